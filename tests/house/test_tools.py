"""What the tools watch over: layout, lint, types and import rules. So one command is the one gate."""

import re
import subprocess
import sys
import tomllib

import pytest
from importlinter.cli import lint_imports

from tests.house.tree import ROOT, sources

SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def run(*arguments: str) -> None:
    """Runs a tool of this Python on the project; what it found is the failure."""
    done = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_ruff_finds_nothing() -> None:
    run("ruff", "check", "--output-format=concise", ".")


def test_ruff_would_lay_it_out_the_same() -> None:
    run("ruff", "format", "--check", "--output-format=concise", ".")


def test_every_linter_exception_has_its_reason() -> None:
    lines = (ROOT / "pyproject.toml").read_text("utf-8").splitlines()
    start = lines.index("ignore = [") + 1
    ignored = lines[start : lines.index("]", start)]
    assert len(ignored) <= 12
    assert all(", # " in re.sub(" +", " ", line) for line in ignored)


def test_types_hold() -> None:
    assert SETTINGS["tool"]["mypy"]["strict"] is True
    run("mypy", *(tree for tree in SETTINGS["tool"]["mypy"]["files"] if sources(tree)))


def test_imports_keep_their_contracts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    code = lint_imports(config_filename="pyproject.toml", no_cache=True, no_logo=True)
    assert code == 0, capsys.readouterr().out

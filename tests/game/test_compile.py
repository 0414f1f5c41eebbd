"""The compiled copy: what is rewritten for mypyc, and which module is to blame. Nothing is compiled here."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    path = Path(__file__).parents[2] / "tools" / "compile.py"
    spec = importlib.util.spec_from_file_location("compile_tool", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_copy_holds_the_program_as_mypyc_takes_it(tool: ModuleType, tmp_path: Path, root: Path) -> None:
    tool.copy(tmp_path)
    modules = tool.modules_of(tmp_path)
    assert {"rules/title.py", "rules/fistful/state.py", "game/ai/search.py"} <= set(modules)
    assert not any(name.endswith("__init__.py") for name in modules)
    copied = "".join((tmp_path / name).read_text("utf-8") for name in modules)
    assert "slots=True" not in copied
    assert "\nclass Event:\n" in copied
    assert (tmp_path / "game/arena.py").read_bytes() == (root / "game/arena.py").read_bytes()
    assert (tmp_path / "assets/icon.png").exists()


def test_a_second_copy_touches_only_what_changed(tool: ModuleType, tmp_path: Path) -> None:
    tool.copy(tmp_path)
    same, changed = tmp_path / "rules/title.py", tmp_path / "rules/chance.py"
    changed.write_text("", "utf-8")
    gone, library = tmp_path / "rules/gone.py", tmp_path / "rules/title.so"
    gone.touch()
    library.touch()
    before = same.stat().st_mtime_ns
    tool.copy(tmp_path)
    assert same.stat().st_mtime_ns == before
    assert changed.read_text("utf-8")
    assert not gone.exists()
    assert not library.exists()


@pytest.mark.parametrize(
    ("line", "becomes"),
    [
        ("A: Final = (1, 2)", "A: Final[tuple[int, ...]] = (1, 2)"),
        ("A: Final = (0, -1.5)", "A: Final[tuple[float, ...]] = (0, -1.5)"),
        ("A: Final = ((1, 2), (3, 4))", "A: Final[tuple[tuple[int, ...], ...]] = ((1, 2), (3, 4))"),
        ('A: Final = (1, "b")', 'A: Final = (1, "b")'),
        ("A: Final = ()", "A: Final = ()"),
        ("A: Final = (True, False)", "A: Final = (True, False)"),
        ("A: Final = 1.5", "A: Final = 1.5"),
    ],
)
def test_tables_of_numbers_become_tuples_of_any_length(tool: ModuleType, line: str, becomes: str) -> None:
    assert tool.with_long_tuples(f"# é\n{line}\n") == f"# é\n{becomes}\n"


def test_the_modules_to_blame_are_found_in_a_report(tool: ModuleType) -> None:
    report = (
        "rules/record.py:65: warning: Treating generator comprehension as list\n"
        "game/ai/one.py:3: error: Type of 'x' is incompatible\n"
        "game/ai/one.py:9: error: Something else\n"
        "tools/other.py:1: error: Not ours\n"
    )
    assert tool.refusals_in(report, ["game/ai/one.py", "rules/record.py"]) == {
        "game/ai/one.py": "Type of 'x' is incompatible"
    }


def test_it_writes_into_no_folder_of_somebody_else(
    tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "lacking", lambda: None)
    (tmp_path / "letter.txt").touch()
    for folder in (tmp_path, tool.ROOT):
        assert tool.main([str(folder)]) == 1
        assert capsys.readouterr().out.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_what_is_lacking_is_said_in_a_sentence(
    tool: ModuleType,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tool, "which", lambda _name: None)
    monkeypatch.setattr(tool, "find_spec", lambda _name: object())
    assert tool.main([str(tmp_path)]) == 1
    assert "C compiler" in capsys.readouterr().out


def test_two_copies_of_the_program_are_told_apart_by_their_digest(root: Path) -> None:
    path = root / "tools" / "digest.py"
    spec = importlib.util.spec_from_file_location("digest_tool", path)
    assert spec is not None
    assert spec.loader is not None
    digest = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(digest)
    title = digest.TITLES[0]
    assert digest.random_match(title, 1) == digest.random_match(title, 1)
    assert digest.random_match(title, 1) != digest.random_match(title, 2)

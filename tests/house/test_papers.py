"""The papers of the project: links lead somewhere, commands exist, nothing private is in them."""

import re
import tomllib
from pathlib import Path

import pytest

import play
from tests.house.tree import ROOT, files, name

PAPERS = [path for path in files() if path.suffix == ".md" and "tests" not in path.parts]
TEXTS = frozenset(
    {".py", ".md", ".toml", ".yml", ".in", ".lock", ".spec", ".txt", ".json", ".svg", ".gitignore", ""}
)
SOMEBODYS_FOLDER = re.compile(r"(?<![\w.])/(?:home|root|Users|work|farm|opt)/[a-z]|[A-Z]:\\\\?Users")


def anchors(text: str) -> set[str]:
    """The names by which the headings of a page can be linked."""
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("paper", PAPERS, ids=name)
def test_links_lead_somewhere(paper: Path) -> None:
    for target in re.findall(r"(?<!!)\[[^\]]*\]\(([^)]+)\)", paper.read_text("utf-8")):
        if "://" in target:
            continue
        path, _, anchor = target.partition("#")
        page = paper.parent / path if path else paper
        assert page.exists(), target
        assert not anchor or anchor in anchors(page.read_text("utf-8")), target


def test_the_readme_tells_the_two_commands_and_every_other() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert "\npython3 play.py  " in readme
    assert "\npython3 play.py test  " in readme
    assert "\npip install -r requirements.lock\npython main.py\n" in readme
    for words in re.findall(r"play\.py (test|bench|build)\b", readme):
        assert play.errand([words]).lock != "requirements.lock"


def test_ci_runs_the_tests_of_the_readme_and_nothing_else() -> None:
    script = (ROOT / ".ci/run").read_text("utf-8")
    commands = [line for line in script.splitlines() if line and not line.startswith("#")]
    assert commands == ['cd "$(dirname "$0")/.." && exec python3 play.py test']


def test_the_version_is_the_same_everywhere() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    changes = re.findall(r"^## \[([^\]]+)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert changes[0] == "Unreleased"
    assert changes[1:2] in ([], [version])


def test_the_build_finds_what_it_packs() -> None:
    spec = (ROOT / "build.spec").read_text("utf-8")
    named = re.findall(r'"((?:assets|tools|main\.py|LICENSE|CHANGELOG\.md)[\w./]*)"', spec)
    assert {"main.py", "assets", "LICENSE"} <= set(named)
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_no_file_names_a_folder_of_somebodys_computer() -> None:
    found = [
        f"{name(path)}: {match[0]}"
        for path in files()
        if path.suffix in TEXTS and path != Path(__file__)
        for match in [SOMEBODYS_FOLDER.search(path.read_text("utf-8", "replace"))]
        if match
    ]
    assert found == []

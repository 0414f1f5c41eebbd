"""Names explain themselves, files stay small, and code that serves every title names none."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.tree import PROGRAM, imports, name, sources, strings, syntax

MOST_LINES = 400
MOST_LINES_OF_A_FUNCTION = 40
BANNED = frozenset({"manager", "handler", "helper", "helpers", "util", "utils", "data", "info", "idx", "gs"})
BANNED_STARTS = ("process_", "do_")
FOREIGN = frozenset({"process_event"})  # pygame_gui calls elements by this name

TITLES = frozenset({"fistful", "sprouts", "sunfield", "three_sisters"})
SERVE_EVERY_TITLE = (
    "rules/title.py",
    "rules/chance.py",
    "rules/record.py",
    "game/match.py",
    "game/engine",
    "game/library",
    "game/scenes",
    "ui",
)


def defined(path: Path) -> Iterator[tuple[str, int]]:
    """Every name that the file makes, with its line."""
    for node in ast.walk(syntax(path)):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.name, node.lineno
            case ast.arg():
                yield node.arg, node.lineno
            case ast.Name(ctx=ast.Store()):
                yield node.id, node.lineno
            case ast.Attribute(ctx=ast.Store()):
                yield node.attr, node.lineno


def words(identifier: str) -> list[str]:
    """The words of a name: `DrawDeck.top_card` style or `drawDeck` alike, in lower case."""
    return [word.lower() for word in re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])", identifier)]


def explains_nothing(identifier: str) -> bool:
    if identifier in FOREIGN:
        return False
    return bool(BANNED.intersection(words(identifier))) or identifier.lstrip("_").startswith(BANNED_STARTS)


@pytest.mark.parametrize(
    "bad", ["save_data", "UIManager", "idx", "_process_click", "InfoBox", "do_it", "utils"]
)
def test_a_name_that_explains_nothing_is_seen(bad: str) -> None:
    assert explains_nothing(bad)


@pytest.mark.parametrize(
    "good", ["metadata", "update", "outdated", "process", "informed", "process_event", "dogs"]
)
def test_a_name_that_only_looks_like_one_is_not(good: str) -> None:
    assert not explains_nothing(good)


def test_names_explain_themselves() -> None:
    found = [
        f"{name(path)}:{line} {identifier}"
        for path in sources(*PROGRAM, "tools")
        for identifier, line in [(path.stem, 1), *defined(path)]
        if explains_nothing(identifier)
    ]
    assert found == []


def test_files_stay_small() -> None:
    long = {
        name(path): lines
        for path in sources(*PROGRAM)
        if (lines := len(path.read_text("utf-8").splitlines())) > MOST_LINES
    }
    assert long == {}, "each is perhaps two things in one"


def test_functions_stay_short() -> None:
    long = {
        f"{name(path)}:{node.lineno} {node.name}": lines
        for path in sources(*PROGRAM, "tools")
        for node in ast.walk(syntax(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (lines := (node.end_lineno or 0) - node.lineno + 1) > MOST_LINES_OF_A_FUNCTION
    }
    assert long == {}, "each does perhaps two things"


def test_what_serves_every_title_names_none() -> None:
    found = [
        f"{name(path)}: {word}"
        for path in sources(*SERVE_EVERY_TITLE)
        for spoken in [*strings(path), *imports(path), *(identifier for identifier, _ in defined(path))]
        for word in TITLES.intersection(re.split(r"\W+", spoken.lower()))
    ]
    assert found == []


def test_only_the_command_line_prints() -> None:
    found = [
        f"{name(path)}:{node.lineno}"
        for path in sources("main.py", "rules", "game", "ui")
        if name(path) != "game/cli.py"
        for node in ast.walk(syntax(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
    ]
    assert found == []

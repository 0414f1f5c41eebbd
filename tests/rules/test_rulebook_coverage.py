"""The rulebook as coverage report: each numbered rule has a test, each rule id has its rule.

Marks are read from the source of the tests, so the answer is the same whichever tests are run.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.rules.rulebooks import FOLDER, MENTION, ROOT, RULEBOOKS, every_rule, rules_of

PACKAGES = sorted(path.parent for path in (ROOT / "rules").glob("*/__init__.py"))
CARRIERS = {"Refusal": 0, "Decision": 2, "Option": None, "Outcome": 2}
"""Calls that carry a rule id, and where it stands when it is not given by name."""


def marks_in(source: str) -> Iterator[str]:
    """The rule ids of ``@pytest.mark.rule(…)`` on the test functions of a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                yield from _marked(decorator)


def _marked(decorator: ast.expr) -> Iterator[str]:
    """Marks in a decorator, also those of single parameters inside it."""
    for call in ast.walk(decorator):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
            for argument in call.args:
                yield str(ast.literal_eval(argument))


@cache
def marked() -> dict[str, str]:
    """Every rule that a test is marked with, and a file with such a test."""
    return {
        rule: str(path.relative_to(ROOT))
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        for rule in marks_in(path.read_text("utf-8"))
    }


def carried_in(source: str) -> Iterator[tuple[int, str]]:
    """The rule ids written in refusals, decisions, options and outcomes, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
            continue
        place = CARRIERS.get(node.func.id, -1)
        if place == -1:
            continue
        named = [keyword.value for keyword in node.keywords if keyword.arg == "rule"]
        values = named or ([] if place is None else node.args[place : place + 1])
        yield from (
            (node.lineno, value.value)
            for value in values
            if isinstance(value, ast.Constant) and isinstance(value.value, str)
        )


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=lambda path: path.stem)
def test_every_numbered_rule_has_a_test(rulebook: Path) -> None:
    untested = [rule for rule in rules_of(rulebook) if rule not in marked()]
    assert not untested, f"mark a test with @pytest.mark.rule(…) for: {', '.join(untested)}"


def test_every_mark_names_a_rule() -> None:
    unknown = {rule: path for rule, path in marked().items() if rule not in every_rule()}
    assert not unknown, "these marks name no rule of any rulebook"


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: path.name)
def test_every_title_has_a_rulebook(package: Path) -> None:
    assert (FOLDER / f"{package.name}.md").is_file()


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: path.name)
def test_refusals_decisions_options_and_outcomes_name_rules_of_the_book(package: Path) -> None:
    known = rules_of(FOLDER / f"{package.name}.md")
    carried = [
        (f"{path.name}:{line}", rule)
        for path in sorted(package.rglob("*.py"))
        for line, rule in carried_in(path.read_text("utf-8"))
    ]
    assert carried, "the rules name no rule at all"
    assert not [(place, rule) for place, rule in carried if rule not in known]


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: path.name)
def test_every_rule_that_the_source_mentions_is_in_the_book(package: Path) -> None:
    known = rules_of(FOLDER / f"{package.name}.md")
    sources = sorted([*package.rglob("*.py"), *package.rglob("*.toml")])
    mentioned = {(path.name, rule) for path in sources for rule in MENTION.findall(path.read_text("utf-8"))}
    assert not {(name, rule) for name, rule in mentioned if rule not in known}


def test_marks_are_found_wherever_they_stand() -> None:
    source = """
@pytest.mark.rule("XX-1.1", "XX-1.2")
def test_a(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("XX-1.3")), 2])
def test_b(n): ...

@pytest.mark.rule("XX-9.9")
def no_test(): ...
"""
    assert list(marks_in(source)) == ["XX-1.1", "XX-1.2", "XX-1.3"]


def test_carried_rules_are_found_by_place_and_by_name() -> None:
    source = 'Refusal("XX-1.1", "No."); Decision("a", 0, rule="XX-1.2"); Decision("a", 0, "XX-1.3", {})\n'
    source += 'Option("o", "O", (), default=False, players=(), rule="XX-1.4"); Outcome((), (), "XX-1.5", "")'
    assert [rule for _, rule in carried_in(source)] == [f"XX-1.{n}" for n in range(1, 6)]

"""What the program's reader of rulebooks relies on: few forms, rules in order, nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.rules.rulebooks import RULEBOOKS, rules_of

books = pytest.mark.parametrize("rulebook", RULEBOOKS, ids=lambda path: path.stem)


def prose(rulebook: Path) -> list[str]:
    """The lines outside code blocks."""
    lines: list[str] = []
    inside = False
    for line in rulebook.read_text("utf-8").splitlines():
        if line.startswith("```"):
            assert line == "```", "code blocks have no language"
            inside = not inside
        elif not inside:
            lines.append(line)
    assert not inside, "a code block is left open"
    return lines


@books
def test_rules_are_numbered_without_a_gap(rulebook: Path) -> None:
    numbers = [tuple(map(int, rule.partition("-")[2].split("."))) for rule in rules_of(rulebook)]
    assert len({rule[:2] for rule in rules_of(rulebook)}) == 1
    last = (0, 0)
    for section, number in numbers:
        assert (section, number) == ((last[0], last[1] + 1) if section == last[0] else (section, 1))
        assert section >= last[0]
        last = (section, number)


@books
def test_rules_stand_under_the_heading_of_their_section(rulebook: Path) -> None:
    section = ""
    for line in prose(rulebook):
        if heading := re.match(r"## (\d+) ", line):
            section = heading[1]
        elif rule := re.match(r"- \*\*[A-Z]{2}-(\d+)\.", line):
            assert rule[1] == section, line


@books
def test_there_is_one_title_and_numbered_headings_are_in_order(rulebook: Path) -> None:
    lines = prose(rulebook)
    assert lines[0].startswith("# ")
    assert sum(line.startswith("# ") for line in lines) == 1
    sections = [int(found[1]) for line in lines if (found := re.match(r"## (\d+) ", line))]
    assert sections == list(range(1, len(sections) + 1))


@books
def test_a_simple_converter_can_render_it(rulebook: Path) -> None:
    for line in prose(rulebook):
        assert line == line.strip(), f"neither indented nor trailing: {line!r}"
        assert not line.startswith(("|", "###", "* ", "+ ", ">", "!", "<", "1.", "---")), line
        assert line.count("**") % 2 == 0, line
        assert line.count("`") % 2 == 0, line
        assert not re.search(r"\]\(|</?[a-z]+>|\\", line), line
        assert "[R]" not in line
        assert "[T]" not in line
        assert "[E]" not in line

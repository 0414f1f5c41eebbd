"""The worked examples of the rulebook for players are right."""

from __future__ import annotations

import re

import pytest

from rules.fistful.sacks import sacks_for
from tests.rules.fistful.fistful_kit import field
from tests.rules.fistful.fistful_recount import COUNTS, Plants, recount
from tests.rules.rulebooks import FOLDER

BOOK = (FOLDER / "fistful.md").read_text("utf-8")
BLOCKS = re.findall(r"([^\n]+)\n\n```\n(.*?)```", BOOK, re.DOTALL)
"""Every code block with the paragraph before it."""

GOALS = {"wheat": "W", "apples": "A", "carrots": "C", "potatoes": "P"}


def drawings(block: str) -> list[Plants]:
    """The little fields that stand side by side in a block."""
    rows = block.rstrip("\n").split("\n")
    starts = [found.start() for found in re.finditer(r"\S+", rows[0])]
    ends = [*starts[1:], max(len(row) for row in rows)]
    return [
        {
            (x, y): row[x]
            for y, row in enumerate(rows)
            for x in range(start, min(end, len(row)))
            if row[x] in "CWAP"
        }
        for start, end in zip(starts, ends, strict=True)
    ]


@pytest.mark.rule("FS-4.5")
@pytest.mark.parametrize(("goal", "count"), [("Wheat", 3), ("Apples", 2), ("Carrots", 4), ("Potatoes", 4)])
def test_fs_4_5_the_little_fields_are_worth_what_stands_above_them(goal: str, count: int) -> None:
    (found,) = [(text, block) for text, block in BLOCKS if text.startswith(f"{goal}: ")]
    said = [
        0 if words == "none" else int(words.split()[0]) for words in found[0][len(goal) + 2 : -1].split(", ")
    ]
    counted = [COUNTS[GOALS[goal.lower()]](plants) for plants in drawings(found[1])]
    assert counted == said
    assert len(said) == count


@pytest.mark.rule("FS-4.5")
def test_fs_4_5_the_whole_fields_are_worth_what_stands_above_them() -> None:
    whole = [(text, block) for text, block in BLOCKS if len(block.split()) == 5 and "#" in block]
    assert len(whole) == 3
    for text, block in whole:
        said = {GOALS[kind]: int(points) for points, kind in re.findall(r"(\d+) (?:points )?for (\w+)", text)}
        assert said == {goal: recount(field("/".join(block.split())), goal) for goal in GOALS.values()}


@pytest.mark.rule("FS-5.1")
def test_fs_5_1_the_seasons_with_ties_bring_the_sacks_that_stand_beside_them() -> None:
    lines = re.findall(r"^points([ \d]+)sacks([ \d]+)$", BOOK, re.MULTILINE)
    assert len(lines) == 2
    for points, sacks in lines:
        assert sacks_for([int(word) for word in points.split()]) == [int(word) for word in sacks.split()]


@pytest.mark.rule("FS-2.3")
def test_fs_2_3_the_starts_of_the_rounds_are_as_drawn() -> None:
    starts = [line.split()[1:] for line in re.findall(r"^(?:spring|summer|autumn) .*$", BOOK, re.MULTILINE)]
    assert [int(player) for row in starts for player in row] == [n % 4 for n in range(18)]

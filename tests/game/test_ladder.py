"""The ladder: every level meets every other, and the table says who won how often."""

from __future__ import annotations

import json

import pytest

from game import ladder
from game.arena import ArenaResult, Plan, SeatTally
from game.cli import main
from game.ladder import Ladder, seatings

LEVELS = ("seedling", "gardener", "grower")


@pytest.mark.parametrize(
    ("players", "seated"),
    [
        (1, {("seedling",), ("gardener",), ("grower",)}),
        (2, {("gardener", "seedling"), ("grower", "seedling"), ("grower", "gardener")}),
        (3, {(a, b, b) for a in LEVELS for b in LEVELS if a != b}),
    ],
)
def test_every_level_meets_every_other(players: int, seated: set[tuple[str, ...]]) -> None:
    met = list(seatings(LEVELS, players))
    assert len(met) == len(seated)
    assert set(met) == seated


def result(wins: dict[str, float], players: int = 2) -> ArenaResult:
    one, other = wins
    seats = [SeatTally(one, wins[one]), *(SeatTally(other, wins[other]) for _ in range(players - 1))]
    return ArenaResult("fistful", 10, seats)


def test_two_players_meet_once_and_stand_in_both_lines() -> None:
    met = Ladder("fistful", 2, ("seedling", "gardener"), (result({"gardener": 9, "seedling": 1}),))
    _, _, head, seedling, gardener = ladder.as_text(met).splitlines()
    assert head.split() == ["seedling", "gardener"]
    assert seedling.split() == ["seedling", "10.0%", "(1.8%-40.4%)"]
    assert gardener.split() == ["gardener", "90.0%", "(59.6%-98.2%)"]
    assert seedling.index("10.0%") > gardener.index("90.0%")


def test_more_players_meet_both_ways() -> None:
    meetings = (result({"gardener": 7, "seedling": 1}, 4), result({"seedling": 1, "gardener": 3}, 4))
    met = Ladder("fistful", 4, ("seedling", "gardener"), meetings)
    head, _, _, seedling, gardener = ladder.as_text(met).splitlines()
    assert "alone among 3" in head
    assert [line.split()[1] for line in (seedling, gardener)] == ["10.0%", "70.0%"]


def test_progress_runs_once_through_all_meetings() -> None:
    told: list[tuple[int, int]] = []
    plan = Plan("fistful", ("seedling", "gardener", "grower"), {}, 2, 1, iterations=1)
    ladder.climb(plan, 2, None, lambda done, total: told.append((done, total)))
    assert told[0] == (0, 6)
    assert told[-1] == (6, 6)
    assert told == sorted(told)


def test_the_ladder_answers_with_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    line = "arena fistful --ladder --seats seedling,gardener --matches 2 --iterations 1 --json"
    assert main(line.split()) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["title"], told["players"], len(told["meetings"])) == ("fistful", 2, 1)
    assert [seat["level"] for seat in told["meetings"][0]["seats"]] == ["gardener", "seedling"]
    assert told["meetings"][0]["matches"] == 2


def test_alone_every_level_tells_its_points(capsys: pytest.CaptureFixture[str]) -> None:
    line = "arena sprouts --ladder --players 1 --seats seedling,gardener --matches 1 --iterations 1"
    assert main(line.split()) == 0
    head, seedling, gardener = capsys.readouterr().out.splitlines()
    assert "alone" in head
    assert float(gardener.split()[-1]) > float(seedling.split()[-1])

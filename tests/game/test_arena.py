"""The arena: rotated seats, the same deals, honest intervals."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game import arena
from game.ai.characters import Character
from game.ai.choice import Choice, Considered
from game.ai.levels import Level
from game.arena import ArenaResult, Plan, SeatTally, play_group, run
from game.arena_report import as_text, median_ms, tell_remarks, wilson
from game.executors import executor
from game.match import Match
from game.seats import Seat
from rules.title import Action, Outcome, Setup, State, Title

PLAN = Plan("fistful", ("seedling", "seedling"), {"no_repeats": True}, 4, 3, seconds=60.0)
"""With a cap that is out of reach, on the slowest machine."""


def silent(_done: int, _total: int) -> None:
    """No progress to show."""


def test_the_same_plan_gives_the_same_matches_in_one_process_or_two() -> None:
    alone = run(PLAN, None, silent)
    with executor(2) as pool:
        together = run(PLAN, pool, silent)
    assert alone.matches == together.matches == 4
    assert [(t.level, t.score) for t in alone.seats] == [(t.level, t.score) for t in together.seats]
    assert [t.wins for t in alone.seats] == pytest.approx([t.wins for t in together.seats])


def test_every_entry_sits_at_every_place_of_every_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = ("gardener", "seedling")
    sat: list[tuple[int, list[str]]] = []

    class Watched(Match):
        def __init__(self, title: Title, setup: Setup, seed: int, seats: Sequence[Seat]) -> None:
            sat.append((seed, [each.kind for each in seats]))
            super().__init__(title, setup, seed, seats)

    monkeypatch.setattr(arena, "Match", Watched)
    play_group(Plan("fistful", levels, {}, 2, 8), 1)
    assert [seed for seed, _ in sat] == [9, 9]
    assert sorted(kinds.index("gardener") for _, kinds in sat) == [0, 1]


def test_a_character_meets_its_plain_level(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[tuple[str, str | None]] = set()

    def first(
        _title: str,
        level: Level,
        observation: State,
        _seed: int,
        *,
        character: Character | None = None,
        **_budget: object,
    ) -> Choice:
        asked.add((level.id, None if character is None else character.name))
        return Choice(observation.legal_actions()[0], ())

    monkeypatch.setattr(arena, "choose", first)
    tallies = play_group(Plan("three_sisters", ("gardener:Iris", "gardener"), {}, 2, 8), 0)
    assert asked == {("gardener", "Iris"), ("gardener", None)}
    assert [tally.level for tally in tallies] == ["gardener:Iris", "gardener"]
    assert arena.seat_of_entry("expert:Bramble", 1).words() == "expert can Bramble"


def test_a_shared_win_counts_as_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = Outcome((0, 1), (1, 1), "FS-5.2", "The win is shared.")
    monkeypatch.setattr(Match, "outcome", shared)
    tallies = play_group(Plan("fistful", ("seedling", "seedling"), {}, 2, 8), 0)
    assert [tally.wins for tally in tallies] == [1.0, 1.0]


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    run(
        Plan("fistful", ("seedling", "seedling"), {}, 4, 1),
        None,
        lambda done, total: told.append((done, total)),
    )
    assert told == [(0, 4), (2, 4), (4, 4)]


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (81, 263, 0.2553, 0.3662)],
)
def test_the_interval_is_wilsons(wins: float, matches: int, low: float, high: float) -> None:
    assert wilson(wins, matches) == pytest.approx((low, high), abs=1e-4)


ONE, OTHER = Action("one"), Action("other")


def test_what_is_thought_about_is_counted_and_what_is_forced_is_not() -> None:
    tally = SeatTally("gardener")
    tally.count(Choice(ONE, (Considered(ONE, 0.0, 0),)), 5.0)
    for milliseconds in (30.5, 10.5, 20.5):
        tally.count(Choice(ONE, (Considered(ONE, 1.0, 6), Considered(OTHER, 0.0, 4))), milliseconds / 1000)
    assert (tally.decisions, tally.nodes) == (3, 30)
    assert (median_ms(tally), max(tally.times)) == (20, 30)
    twice = SeatTally("gardener")
    twice.add(tally)
    twice.add(tally)
    assert (twice.decisions, twice.nodes, median_ms(twice)) == (6, 60, 20)


def test_a_budget_holds_for_everybody() -> None:
    plan = Plan("fistful", ("gardener", "gardener"), {}, 2, 1, iterations=2)
    for tally in run(plan, None, silent).seats:
        assert tally.nodes % 2 == 0
        assert 2 * 2 * tally.decisions <= tally.nodes
        assert tally.nodes < 6 * 25 * tally.decisions
    hurried = run(Plan("fistful", ("gardener", "gardener"), {}, 2, 1, seconds=1e-9), None, silent)
    assert [tally.nodes for tally in hurried.seats] == [0, 0]


def test_alone_points_and_wins_are_counted() -> None:
    result = run(Plan("three_sisters", ("seedling",), {}, 2, 1), None, silent)
    assert (result.matches, len(result.seats), result.seats[0].wins) == (2, 1, 2.0)
    head, columns, line = as_text(result).splitlines()
    assert "rotated" not in head
    assert len(line) == len(columns)
    assert f"{result.seats[0].score / 2:.2f}" in line


def test_a_level_that_plays_below_its_name_is_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    shy = SeatTally("expert", remark="The Expert plays like a Gardener.")
    tell_remarks([ArenaResult("fistful", 2, [shy, SeatTally("gardener")]), ArenaResult("fistful", 2, [shy])])
    assert capsys.readouterr().err == "The Expert plays like a Gardener.\n"

"""The arena: rotated seats, the same deals, honest intervals."""

from __future__ import annotations

import pytest

from game.arena import Plan, executor, play_group, run
from game.arena_report import wilson

PLAN = Plan("fistful", ("seedling", "gardener"), {"no_repeats": True}, 4, 3)


def silent(_done: int, _total: int) -> None:
    """No progress to show."""


def test_the_same_plan_gives_the_same_matches_in_one_process_or_two() -> None:
    alone = run(PLAN, None, silent)
    with executor(2) as pool:
        together = run(PLAN, pool, silent)
    assert alone.matches == together.matches == 4
    assert [(t.level, t.score) for t in alone.seats] == [(t.level, t.score) for t in together.seats]
    assert [t.wins for t in alone.seats] == pytest.approx([t.wins for t in together.seats])


def test_every_entry_sits_at_every_place_of_every_deal() -> None:
    twins = Plan("fistful", ("seedling", "seedling"), {}, 2, 8)
    first, second = play_group(twins, 0)
    assert first.decisions == second.decisions
    assert first.wins + second.wins == pytest.approx(2)


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

"""Every level against every other: which is stronger, and by how much."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from itertools import combinations, permutations
from typing import Final

from game.arena import ArenaResult, Plan, Progress, run
from game.arena_report import facts, wilson

WIDTH: Final = 24
"""Characters of a column."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """What every meeting came to. The first seat of each is one level, all others are another."""

    title_id: str
    players: int
    levels: tuple[str, ...]
    meetings: tuple[ArenaResult, ...]


def seatings(levels: Sequence[str], players: int) -> Iterator[tuple[str, ...]]:
    """The seats of every meeting: a pair for two players, for more one among others of a level.

    Alone, every level plays for itself.
    """
    if players == 1:
        yield from ((level,) for level in levels)
    elif players == 2:
        yield from ((upper, lower) for lower, upper in combinations(levels, 2))
    else:
        yield from ((one, *[other] * (players - 1)) for one, other in permutations(levels, 2))


def climb(plan: Plan, players: int, executor: Executor | None, progress: Progress) -> Ladder:
    """Every meeting of the levels of ``plan``, each as long as the plan says and over the same deals."""
    seated = list(seatings(plan.levels, players))
    results: list[ArenaResult] = []
    for number, seats in enumerate(seated):

        def told(done: int, total: int, before: int = number) -> None:
            progress(before * total + done, len(seated) * total)

        results.append(run(replace(plan, levels=seats), executor, told))
    return Ladder(plan.title_id, players, plan.levels, tuple(results))


def as_json(ladder: Ladder) -> str:
    """The ladder as one JSON object in one line, each meeting as the arena tells it."""
    meetings = [facts(meeting) for meeting in ladder.meetings]
    return json.dumps({"title": ladder.title_id, "players": ladder.players, "meetings": meetings})


def as_text(ladder: Ladder) -> str:
    """The ladder as a table: how often the level on the left wins against the one above."""
    matches = f"{ladder.meetings[0].matches} matches"
    if ladder.players == 1:
        lines = (f"{each.seats[0].level:12}{_cell(each):>{WIDTH}}{_score(each)}" for each in ladder.meetings)
        head = f"{ladder.title_id}, alone: {matches} each, how often they are won and with how many points"
        return "\n".join([head, *lines])
    against = "against one" if ladder.players == 2 else f"alone among {ladder.players - 1}"
    head = f"{ladder.title_id}, {ladder.players} players: how often the level on the left wins, {against}"
    met = {(each.seats[0].level, each.seats[1].level): each for each in ladder.meetings}
    lines = (
        f"{level:12}" + "".join(f"{_met(met, level, other):>{WIDTH}}" for other in ladder.levels)
        for level in ladder.levels
    )
    return "\n".join(
        [
            f"{head} of those above",
            f"{matches} each, seats rotated over the same deals; in brackets the 95 % interval",
            " " * 12 + "".join(f"{level:>{WIDTH}}" for level in ladder.levels),
            *lines,
        ]
    )


def _met(met: dict[tuple[str, str], ArenaResult], level: str, other: str) -> str:
    """What stands where two levels meet; with two players each meeting stands in both their lines."""
    if (level, other) in met:
        return _cell(met[level, other])
    two = met.get((other, level))
    return _cell(two, seat=1) if two is not None and len(two.seats) == 2 else ""


def _cell(result: ArenaResult, seat: int = 0) -> str:
    wins = result.seats[seat].wins
    low, high = wilson(wins, result.matches)
    return f"{wins / result.matches:.1%} ({low:.1%}-{high:.1%})"


def _score(result: ArenaResult) -> str:
    return f"{result.seats[0].score / result.matches:10.2f}"

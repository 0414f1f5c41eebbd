"""What the finished matches add up to: by title, mode, number of players and opponent.

Matches count that were played at a table to their end: not imported ones, not those that branched off
a replay, and not those in which everything could be taken back or hints were given.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from math import sqrt
from typing import Final

from game.library.database import Database, Value
from game.library.entries import whole, words
from game.seats import PERSON

COUNTED: Final = (
    "m.finished IS NOT NULL AND m.takes_back = 0 AND m.hinted = 0 AND m.origin IN ('table', 'headless')"
)


@dataclass(frozen=True, slots=True)
class Selection:
    """Which matches to count; None: all. ``who`` is a person (the first one) or a level.

    ``mode`` is the JSON of the options that are not the default.
    """

    title: str
    mode: str | None = None
    players: int | None = None
    opponent: str | None = None
    who: str = PERSON


@dataclass(frozen=True, slots=True)
class Category:
    """A line of the score sheet over all matches."""

    name: str
    mean: float
    best: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """The sums. ``totals`` are the scores, the oldest match first; ``spread`` is their deviation.

    ``streak`` counts the wins since the last loss, ``longest`` the most wins in a row.
    """

    matches: int
    wins: int
    best: int
    mean: float
    spread: float
    seconds: float
    streak: int
    longest: int
    totals: tuple[int, ...]
    categories: tuple[Category, ...]


@dataclass(frozen=True, slots=True)
class Choices:
    """What can be selected among a title's matches."""

    modes: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    opponents: tuple[str, ...] = ()
    who: tuple[str, ...] = ()


def choices(database: Database, title: str, who: str = PERSON) -> Choices:
    """The modes, numbers of players and opponents of a title's counted matches, and who played them."""
    condition, values = _condition(Selection(title, who=who))
    found = database.rows(
        f"SELECT DISTINCT m.mode, m.players, o.kind {_JOINED}"
        f" JOIN seats o ON o.match_id = m.id AND o.player <> s.player WHERE {condition}",
        *values,
    )
    kinds = database.rows(
        f"SELECT DISTINCT s.kind FROM matches m JOIN scores s ON s.match_id = m.id"  # noqa: S608
        f" WHERE {COUNTED} AND m.title = ?",
        title,
    )
    return Choices(
        tuple(sorted({words(mode) for mode, _players, _kind in found})),
        tuple(sorted({whole(players) for _mode, players, _kind in found})),
        tuple(sorted({words(kind) for _mode, _players, kind in found})),
        tuple(sorted({words(row[0]) for row in kinds})),
    )


def statistics(database: Database, selection: Selection) -> Statistics:
    """The sums over the selected matches."""
    condition, values = _condition(selection)
    rows = database.rows(
        f"SELECT s.total, s.won, m.seconds {_JOINED} WHERE {condition} ORDER BY m.finished, m.id",
        *values,
    )
    totals = tuple(whole(total) for total, _won, _seconds in rows)
    won = [bool(whole(each)) for _total, each, _seconds in rows]
    runs = [(is_win, len(list(run))) for is_win, run in groupby(won)]
    mean = sum(totals) / len(totals) if totals else 0.0
    lines = database.rows(
        f"SELECT l.category, AVG(l.points), MAX(l.points), MIN(l.place) {_JOINED}"
        " JOIN lines l ON l.match_id = m.id AND l.player = s.player"
        f" WHERE {condition} GROUP BY l.category ORDER BY MIN(l.place)",
        *values,
    )
    return Statistics(
        matches=len(totals),
        wins=sum(won),
        best=max(totals, default=0),
        mean=mean,
        spread=sqrt(sum((total - mean) ** 2 for total in totals) / len(totals)) if totals else 0.0,
        seconds=sum(float(each) for *_rest, each in rows if isinstance(each, int | float)),
        streak=runs[-1][1] if runs and runs[-1][0] else 0,
        longest=max((length for is_win, length in runs if is_win), default=0),
        totals=totals,
        categories=tuple(
            Category(words(name), float(average) if isinstance(average, int | float) else 0.0, whole(best))
            for name, average, best, _place in lines
        ),
    )


_JOINED: Final = "FROM matches m JOIN scores s ON s.match_id = m.id"


def _condition(selection: Selection) -> tuple[str, list[Value]]:
    parts = [COUNTED, "m.title = ?"]
    values: list[Value] = [selection.title]
    if selection.who == PERSON:
        parts.append("s.player = m.person")
    else:
        parts.append("s.kind = ?")
        values.append(selection.who)
    if selection.mode is not None:
        parts.append("m.mode = ?")
        values.append(selection.mode)
    if selection.players is not None:
        parts.append("m.players = ?")
        values.append(selection.players)
    if selection.opponent is not None:
        parts.append(
            "EXISTS (SELECT 1 FROM seats o WHERE o.match_id = m.id AND o.player <> s.player AND o.kind = ?)"
        )
        values.append(selection.opponent)
    return " AND ".join(parts), values


def moving_mean(values: Sequence[int], width: int) -> list[float]:
    """At each place the mean of the last ``width`` values up to it."""
    means: list[float] = []
    total = 0
    for place, value in enumerate(values):
        total += value
        if place >= width:
            total -= values[place - width]
        means.append(total / min(place + 1, width))
    return means

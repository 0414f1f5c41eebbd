"""What the library lists: matches without their actions, read with care."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from game.library.database import Row
from game.seats import EMBLEMS, PERSON, Seat
from rules.title import Json

MAX_TEXT: Final = 200

SELECT_MATCHES: Final = """
    SELECT id, title, rules, players, options, seed, origin, takes_back, started, changed, finished,
           seconds, action_count, digest, moment, reason, hinted
    FROM matches
"""
"""The columns that :func:`entry_of` reads, in this order."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One player at the end of a match."""

    player: int
    total: int
    rank: int
    won: bool


@dataclass(frozen=True, slots=True)
class Entry:
    """One match of the library. Times are milliseconds since 1970, UTC; ``finished`` None: not over.

    ``moment`` tells where it stands: ``player``, and what of ``season``, ``round``, … the title has.
    ``origin`` is ``table``, ``headless``, ``import`` or ``branch``.
    """

    id: int
    title: str
    rules: int
    players: int
    options: Mapping[str, bool | int | str]
    seed: int
    origin: str
    takes_back: bool
    started: int
    changed: int
    finished: int | None
    seconds: float
    action_count: int
    digest: str
    moment: Mapping[str, Json]
    reason: str | None
    hinted: bool = False
    seats: tuple[Seat, ...] = ()
    standings: tuple[Standing, ...] = ()
    daily: str | None = None
    achievements: tuple[str, ...] = field(default=())

    @property
    def is_over(self) -> bool:
        """Whether the match has been played to its end."""
        return self.finished is not None

    @property
    def has_person(self) -> bool:
        """Whether a person sits at the table."""
        return any(seat.kind == PERSON for seat in self.seats)


def entry_of(row: Row) -> Entry:
    """The entry that a row of :data:`SELECT_MATCHES` holds; what cannot be understood is left empty."""
    return Entry(
        id=whole(row[0]),
        title=words(row[1]),
        rules=whole(row[2]),
        players=whole(row[3]),
        options=options_of(row[4]),
        seed=whole(row[5]),
        origin=words(row[6]),
        takes_back=bool(whole(row[7])),
        started=whole(row[8]),
        changed=whole(row[9]),
        finished=None if row[10] is None else whole(row[10]),
        seconds=float(row[11]) if isinstance(row[11], int | float) else 0.0,
        action_count=whole(row[12]),
        digest=words(row[13]),
        moment=_object(row[14]),
        reason=None if row[15] is None else words(row[15]),
        hinted=bool(whole(row[16])),
    )


def seat_of(kind: object, name: object, emblem: object) -> Seat:
    """The seat that a row holds."""
    sign = words(emblem)
    return Seat(words(kind) or PERSON, words(name), sign if sign in EMBLEMS else EMBLEMS[0])


def whole(value: object) -> int:
    """A whole number; 0 for anything else."""
    return value if isinstance(value, int) else 0


def words(value: object) -> str:
    """A short text; empty for anything else."""
    return value[:MAX_TEXT] if isinstance(value, str) else ""


def options_of(value: object) -> dict[str, bool | int | str]:
    """The options that a column of JSON holds."""
    return {name: chosen for name, chosen in _object(value).items() if isinstance(chosen, bool | int | str)}


def _object(value: object) -> dict[str, Json]:
    try:
        loaded = json.loads(value) if isinstance(value, str) else None
    except (ValueError, RecursionError):
        return {}
    return loaded if isinstance(loaded, dict) else {}

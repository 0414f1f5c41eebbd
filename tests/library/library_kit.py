"""Libraries for tests: opened, filled, asked."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from game.library.database import Database
from game.library.keeper import Keeper
from game.library.opening import open_library
from game.match import Match
from game.seats import seat
from game.titles import TITLES, title_of
from rules.chance import Stream
from rules.title import Json, Title

THOROUGH = os.environ.get("ALLOTMENT_THOROUGH") == "1"
TITLE_IDS = tuple(title.meta.id for title in TITLES)


def opened(path: Path | None) -> Database:
    """The library in a file, which nothing is wrong with."""
    database, warnings = open_library(path)
    assert warnings == []
    return database


class Clock:
    """A wall clock that moves a second with every look."""

    def __init__(self, now: int = 1_796_000_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        self.now += 1000
        return self.now


def keeper_of(path: Path | None, clock: Callable[[], int] | None = None) -> Keeper:
    """A keeper of the library in a file."""
    return Keeper(opened(path), clock or Clock())


def match_of(
    title: Title | str = "fistful",
    seed: int = 7,
    kinds: Sequence[str] | None = None,
    options: dict[str, Json] | None = None,
    *,
    takes_back: bool = False,
) -> Match:
    """A match with a person and gardeners, as few players as make two or more."""
    title = title_of(title) if isinstance(title, str) else title
    players = min((count for count in title.meta.players if count > 1), default=1)
    kinds = kinds or ("person", *["gardener"] * (players - 1))
    seats = [seat(kind, number) for number, kind in enumerate(kinds)]
    return Match(title, title.meta.setup(len(seats), options), seed, seats, takes_back=takes_back)


def play(keeper: Keeper, match: Match, count: int = 100_000, seed: int = 1) -> Match:
    """Plays ``count`` random actions, or to the end, each kept at once."""
    chance = Stream(seed)
    for _ in range(count):
        if match.outcome is not None:
            break
        actions = match.state.legal_actions()
        match.act(actions[chance.below(len(actions))])
        assert keeper.keep(match)
    return match


def preemptions() -> int:
    """How often the system took the processor away from this thread."""
    if sys.platform == "linux":
        import resource  # noqa: PLC0415 - not every system has it

        return resource.getrusage(resource.RUSAGE_THREAD).ru_nivcsw
    return 0


def integrity(database: Database) -> str:
    """What SQLite says of the whole file: ``ok``."""
    row = database.row("PRAGMA integrity_check")
    assert row is not None
    return str(row[0])

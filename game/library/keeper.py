"""Keeps matches in the library while they are played.

Whatever happened to a match (an action, something taken back, something done again) is written by
one call, :meth:`Keeper.keep`, which compares the match with what is written. So what could not be
written is written by the next call, and a match at a table never waits for more than a moment.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final
from weakref import WeakKeyDictionary

from game.library import matches, pictures
from game.library.database import BUSY_SECONDS, Database, LibraryError
from game.library.matches import Provenance
from game.match import Entry as Played
from game.match import Match

LONGEST_PAUSE: Final = 120.0
"""Seconds between two actions that count as playing; longer ones count as so long."""


def wall_clock() -> int:
    """Milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


@dataclass(slots=True)
class _Kept:
    """What is written of a match."""

    provenance: Provenance = field(default_factory=Provenance)
    id: int | None = None
    played: tuple[Played, ...] = ()
    is_over: bool = False
    seconds: float = 0.0
    changed: int | None = None


class Keeper:
    """Writes matches into the library. ``fault`` is a sentence for the table, until it is cleared."""

    def __init__(self, database: Database, now: Callable[[], int] = wall_clock) -> None:
        self.database = database
        self.fault: str | None = None
        self._now = now
        self._kept: WeakKeyDictionary[Match, _Kept] = WeakKeyDictionary()
        self._failing = False

    def begin(self, match: Match, provenance: Provenance) -> None:
        """Says where a match comes from, before its first action."""
        self._kept[match] = _Kept(provenance)

    def adopt(self, match: Match, match_id: int, seconds: float = 0.0) -> None:
        """A match that was reopened is written on where it was left."""
        self._kept[match] = _Kept(
            id=match_id, played=match.history, is_over=match.outcome is not None, seconds=seconds
        )

    def id_of(self, match: Match) -> int | None:
        """The match's id in the library; None before its first action."""
        kept = self._kept.get(match)
        return None if kept is None else kept.id

    def keep(self, match: Match) -> bool:
        """Writes what has happened since the last call; False when it could not be written."""
        kept = self._kept.get(match)
        if kept is None:
            kept = self._kept[match] = _Kept()
        played = match.history
        if played == kept.played:
            return True
        try:
            self._write(match, kept, played)
        except LibraryError as error:
            if not self._failing:
                self.fault = str(error)
                self._failing = True
                self.database.wait_at_most(0.0)
            return False
        if self._failing:
            self._failing = False
            self.database.wait_at_most(BUSY_SECONDS)
        return True

    def leave(self, match: Match, picture: bytes | None = None) -> None:
        """The table of a match is left: keeps a picture of it as long as it is not over."""
        match_id = self.id_of(match)
        if match_id is not None:
            if match.outcome is not None:
                picture = None
            with suppress(LibraryError):  # a match without its picture is whole
                pictures.put(self.database, match_id, picture)
        self.database.tidy()

    def _write(self, match: Match, kept: _Kept, played: tuple[Played, ...]) -> None:
        now = self._now()
        since = now if kept.changed is None else kept.changed
        seconds = kept.seconds + min(LONGEST_PAUSE, max(0.0, (now - since) / 1000))
        common = _common(kept.played, played)
        is_over = match.outcome is not None
        with self.database.writing() as connection:
            match_id = kept.id
            if match_id is None:
                match_id = matches.insert(connection, match, kept.provenance, now)
            matches.write_actions(connection, match_id, common, played[common:])
            if kept.is_over and not is_over:
                matches.forget_result(connection, match_id)
            matches.update(connection, match_id, match, now, seconds)
        kept.id, kept.played, kept.is_over = match_id, played, is_over
        kept.seconds, kept.changed = seconds, now


def _common(before: tuple[Played, ...], now: tuple[Played, ...]) -> int:
    """How many actions at the start are the same: nearly always all of the shorter one."""
    count = min(len(before), len(now))
    while count and before[count - 1] is not now[count - 1]:
        count -= 1
    return count

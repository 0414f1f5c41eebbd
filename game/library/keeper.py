"""Keeps matches in the library while they are played.

Whatever happened to a match (an action, something taken back, something done again) is written by
one call, :meth:`Keeper.keep`, which compares the match with what is written. So what could not be
written is written by the next call, and a match at a table never waits for more than a moment. When
another window has gone on with the same match meanwhile, this one goes on as a branch of it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final
from weakref import WeakKeyDictionary

from game.achievements.achievement import Achievement
from game.library import earning, matches, pictures
from game.library.database import BUSY_SECONDS, Database, LibraryError
from game.library.entries import Entry
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
    """What is written of a match. ``changed`` is when this program wrote last, ``written`` anybody."""

    provenance: Provenance = field(default_factory=Provenance)
    id: int | None = None
    played: tuple[Played, ...] = ()
    is_over: bool = False
    hinted: bool = False
    seconds: float = 0.0
    changed: int | None = None
    written: int = 0
    earned: tuple[Achievement, ...] = ()


class Keeper:
    """Writes matches into the library. ``fault`` is a sentence for the table, until it is cleared."""

    def __init__(self, database: Database, now: Callable[[], int] = wall_clock) -> None:
        self.database = database
        self.fault: str | None = None
        self._now = now
        self._kept: WeakKeyDictionary[Match, _Kept] = WeakKeyDictionary()
        self._failing = False

    def clear_fault(self) -> None:
        """The sentence has been shown."""
        self.fault = None

    def begin(self, match: Match, provenance: Provenance) -> None:
        """Says where a match comes from, before its first action."""
        self._kept[match] = _Kept(provenance)

    def adopt(self, match: Match, entry: Entry) -> None:
        """A match that was reopened is written on where it was left."""
        self._kept[match] = _Kept(
            Provenance(entry.origin, None, entry.daily),
            entry.id,
            match.history,
            is_over=match.outcome is not None,
            hinted=match.hinted,
            seconds=entry.seconds,
            written=entry.changed,
        )

    def id_of(self, match: Match) -> int | None:
        """The match's id in the library; None before its first action."""
        kept = self._kept.get(match)
        return None if kept is None else kept.id

    def earned(self, match: Match) -> tuple[Achievement, ...]:
        """What was earned for the first time in a match that is over."""
        kept = self._kept.get(match)
        if kept is None or kept.id is None:
            return ()
        title_id, match_id = match.title.meta.id, kept.id
        return tuple(
            each for each in kept.earned if earning.is_new(self.database, each.id, title_id, match_id)
        )

    def provenance(self, match: Match) -> Provenance:
        """Where a match comes from."""
        kept = self._kept.get(match)
        return Provenance() if kept is None else kept.provenance

    def keep(self, match: Match) -> bool:
        """Writes what has happened since the last call; False when it could not be written."""
        kept = self._kept.get(match)
        if kept is None:
            kept = self._kept[match] = _Kept()
        played = match.history
        if played == kept.played and (match.hinted == kept.hinted or not played):
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
        provenance = kept.provenance
        with self.database.writing() as connection:
            match_id = kept.id
            if match_id is not None and not matches.stands_at(
                connection, match_id, len(kept.played), kept.written
            ):
                provenance, match_id, common = Provenance("branch", match_id), None, 0
            if match_id is None:
                match_id = matches.insert(connection, match, provenance, now)
            matches.write_actions(connection, match_id, common, played[common:])
            if kept.is_over and not is_over:
                matches.forget_result(connection, match_id)
            matches.update(connection, match_id, match, now, seconds)
            earned = earning.write(connection, match_id, match) if is_over and _counts(match, kept) else ()
        kept.id, kept.played, kept.is_over, kept.provenance = match_id, played, is_over, provenance
        kept.hinted = match.hinted
        kept.seconds, kept.changed, kept.written, kept.earned = seconds, now, now, earned


def _counts(match: Match, kept: _Kept) -> bool:
    """Whether achievements can be earned in a match."""
    return kept.provenance.origin == "table" and not (match.takes_back or match.hinted)


def _common(before: tuple[Played, ...], now: tuple[Played, ...]) -> int:
    """How many actions at the start are the same: nearly always all of the shorter one."""
    count = min(len(before), len(now))
    while count and before[count - 1] is not now[count - 1]:
        count -= 1
    return count

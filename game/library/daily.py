"""The daily deal: for each title one deal a day, the same on every machine.

It follows from the date alone. The first try of a day counts, further ones are practice. Its code
tells another player which deal it was; a code whose end does not fit is refused.
"""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from game.i18n import _
from game.library.database import Database
from game.library.entries import whole, words
from game.match import Match
from game.seats import PERSON, Seat, seat
from game.titles import TITLES, UnknownTitleError, title_of
from rules.title import Title

EDITION: Final = 1
"""Grows whenever the same date would give another deal, setup or play of the computers."""

LEVEL: Final = "gardener"
"""Who sits at the other seats."""

_ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""No letters that are taken for others."""

_CHECK_LETTERS: Final = 5
_CODE: Final = re.compile(r"\b([a-z_]{2,30})-(\d{4})(\d{2})(\d{2})-([0-9a-z]{5})\b")


class CodeError(ValueError):
    """A text that holds no code of a daily deal. Its text is one clear sentence."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The deal of a day: as few players as make a match of two or more, everything as printed.

    The same for all players: also who has an owner's file plays it with the program's own components.
    """

    title: Title
    date: dt.date

    @property
    def day(self) -> str:
        """The date as the library writes it: ``2026-11-30``."""
        return self.date.isoformat()

    @property
    def players(self) -> int:
        """How many play."""
        return min((count for count in self.title.meta.players if count > 1), default=1)

    @property
    def seed(self) -> int:
        """The number of the deal."""
        return int.from_bytes(self._digest("deal")[:4], "big") >> 1

    @property
    def seats(self) -> tuple[Seat, ...]:
        """A person and computers."""
        return (seat(PERSON, 0, _("You")), *(seat(LEVEL, number) for number in range(1, self.players)))

    @property
    def code(self) -> str:
        """What tells the deal to another player: ``fistful-20261130-k7q2m``."""
        return f"{self.title.meta.id}-{self.date:%Y%m%d}-{self._check()}"

    def match(self) -> Match:
        """The match that is to be played."""
        setup = self.title.meta.recorded(self.players, {})
        match = Match(self.title, setup, self.seed, self.seats)
        match.same_everywhere = True
        return match

    def _check(self) -> str:
        """Letters that only fit this date, title, setup and edition."""
        what = f"{self.seed}/{self.players}/{LEVEL}/{self.title.meta.version}"
        number = int.from_bytes(self._digest(what), "big")
        letters = []
        for _place in range(_CHECK_LETTERS):
            number, letter = divmod(number, len(_ALPHABET))
            letters.append(_ALPHABET[letter])
        return "".join(letters)

    def _digest(self, what: str) -> bytes:
        text = f"allotment daily {EDITION}/{self.title.meta.id}/{self.day}/{what}"
        return blake2b(text.encode(), digest_size=8).digest()


def deals_of(date: dt.date, titles: Iterable[Title] = TITLES) -> tuple[Deal, ...]:
    """The deals of a day, one for each title."""
    return tuple(Deal(title, date) for title in titles)


def deal_of_code(text: str) -> Deal:
    """The deal that a code tells, alone or somewhere in a shared text; raises :class:`CodeError`."""
    found = _CODE.search(text[:2000].lower())
    if found is None:
        raise CodeError(_("There is no code of a daily deal in that text."))
    name, year, month, day, check = found.groups()
    try:
        deal = Deal(title_of(name), dt.date(int(year), int(month), int(day)))
    except UnknownTitleError:
        raise CodeError(_("This Allotment has no game called {name}.").format(name=name)) from None
    except ValueError:
        raise CodeError(_("The code names a day that never was.")) from None
    if deal.code.rpartition("-")[2] != check:
        raise CodeError(
            _("The code does not fit: it was mistyped, or comes from another version of Allotment.")
        )
    return deal


def share_text(deal: Deal, mine: int, best_computer: int | None) -> str:
    """What one sends to others: ``Allotment daily 2026-11-30 Three Sisters 87, computer 74: CODE``."""
    rival = "" if best_computer is None else f", computer {best_computer}"
    return f"Allotment daily {deal.day} {deal.title.meta.name} {mine}{rival}: {deal.code}"


# --- in the library ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Day:
    """How the first try of a day went. ``mine`` and ``computer`` are None until it is over."""

    day: str
    title: str
    match_id: int
    mine: int | None
    computer: int | None
    won: bool

    @property
    def is_over(self) -> bool:
        """Whether the first try has been played to its end."""
        return self.mine is not None


def days_between(database: Database, title_id: str, first: dt.date, last: dt.date) -> dict[str, Day]:
    """The first tries of a title from ``first`` to ``last``, by day."""
    rows = database.rows(
        "SELECT d.date, d.title, d.match_id, s.total, s.won,"
        " (SELECT MAX(o.total) FROM scores o WHERE o.match_id = d.match_id AND o.player <> s.player)"
        " FROM dailies d JOIN matches m ON m.id = d.match_id"
        " LEFT JOIN scores s ON s.match_id = d.match_id AND s.player = m.person"
        " WHERE d.title = ? AND d.date BETWEEN ? AND ?",
        title_id,
        first.isoformat(),
        last.isoformat(),
    )
    days = [
        Day(
            words(day),
            words(title),
            whole(match_id),
            None if mine is None else whole(mine),
            None if best is None else whole(best),
            bool(whole(won)),
        )
        for day, title, match_id, mine, won, best in rows
    ]
    return {day.day: day for day in days}


def deal_of_first_try(database: Database, match: Match, match_id: int) -> Deal | None:
    """The deal whose first try a match is; None for every other match."""
    row = database.row("SELECT date FROM dailies WHERE match_id = ?", match_id)
    try:
        return None if row is None else Deal(match.title, dt.date.fromisoformat(words(row[0])))
    except ValueError:
        return None


def share_text_of(deal: Deal, match: Match) -> str:
    """What one sends to others after the match: one's own score, and the best computer's."""
    scores = {score.player: score.total for score in match.state.scores()}
    mine = next(scores[player] for player, seat in enumerate(match.seats) if seat.is_person)
    computers = [scores[player] for player, seat in enumerate(match.seats) if not seat.is_person]
    return share_text(deal, mine, max(computers, default=None))


def streak(database: Database, title_id: str, today: dt.date) -> int:
    """On how many days in a row up to today, or to yesterday, the title's daily deal was played."""
    rows = database.rows(
        "SELECT d.date FROM dailies d JOIN matches m ON m.id = d.match_id"
        " WHERE d.title = ? AND m.finished IS NOT NULL AND d.date <= ? ORDER BY d.date DESC LIMIT 4000",
        title_id,
        today.isoformat(),
    )
    played = {words(row[0]) for row in rows}
    ordinal = today.toordinal()
    if today.isoformat() not in played:
        ordinal -= 1
    count = 0
    while ordinal > 0 and dt.date.fromordinal(ordinal).isoformat() in played:
        ordinal -= 1
        count += 1
    return count

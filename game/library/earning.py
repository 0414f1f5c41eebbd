"""Achievements in the library: told by its matches, so that ones added later are found in old matches."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import Final

from game.achievements.achievement import Achievement, Played
from game.achievements.registry import table_of
from game.library.database import Database, LibraryError
from game.library.entries import whole, words
from game.library.matches import reopen
from game.match import Match

_COUNTED: Final = (
    "finished IS NOT NULL AND person IS NOT NULL AND takes_back = 0 AND hinted = 0 AND origin = 'table'"
)


@dataclass(frozen=True, slots=True)
class Earned:
    """How often an achievement was earned, and when first: milliseconds since 1970, None for never."""

    achievement: Achievement
    times: int
    first: int | None


def earned_in(match: Match) -> tuple[Achievement, ...]:
    """What the first person at the table of a match that is over has earned in it."""
    person = next((player for player, seat in enumerate(match.seats) if seat.is_person), None)
    if person is None or match.outcome is None or match.takes_back or match.hinted:
        return ()
    played = Played(match, person)
    return tuple(each for each in table_of(match.title.meta.id).achievements if each.earned(played))


def write(connection: sqlite3.Connection, match_id: int, match: Match) -> tuple[Achievement, ...]:
    """Examines a match that is over and writes what was earned in it."""
    earned = earned_in(match)
    connection.execute("DELETE FROM achievements WHERE match_id = ?", (match_id,))
    connection.executemany(
        "INSERT INTO achievements (match_id, achievement) VALUES (?, ?)",
        [(match_id, each.id) for each in earned],
    )
    edition = table_of(match.title.meta.id).edition
    connection.execute("UPDATE matches SET examined = ? WHERE id = ?", (edition, match_id))
    return earned


def unexamined(database: Database, title_id: str) -> list[int]:
    """The matches of a title that have not been examined for its present achievements."""
    rows = database.rows(
        f"SELECT id FROM matches WHERE title = ? AND examined < ? AND {_COUNTED} ORDER BY id",  # noqa: S608
        title_id,
        table_of(title_id).edition,
    )
    return [whole(row[0]) for row in rows]


def examine(database: Database, match_id: int) -> None:
    """Replays a match and writes what was earned in it; one that does not replay is left as it is.

    One that cannot even begin is looked at again another time: it may wait for an owner's file.
    """
    reopened = reopen(database, match_id)
    match = reopened.match
    if match is None:
        return
    with database.writing() as connection:
        if match.outcome is None:
            edition = table_of(reopened.entry.title).edition
            connection.execute("UPDATE matches SET examined = ? WHERE id = ?", (edition, match_id))
        else:
            write(connection, match_id, match)


def collection(database: Database, title_id: str) -> list[Earned]:
    """Every achievement of a title, in the order of its table."""
    sql = (
        "SELECT a.achievement, COUNT(*), MIN(m.finished) FROM achievements a"  # noqa: S608 - ours
        f" JOIN matches m ON m.id = a.match_id WHERE m.title = ? AND {_COUNTED} GROUP BY a.achievement"
    )
    rows = database.rows(sql, title_id)
    found = {words(name): (whole(times), whole(first)) for name, times, first in rows}
    return [
        Earned(each, *found[each.id]) if each.id in found else Earned(each, 0, None)
        for each in table_of(title_id).achievements
    ]


def is_new(database: Database, achievement_id: str, title_id: str, match_id: int) -> bool:
    """Whether no other match has earned it."""
    sql = (
        "SELECT 1 FROM achievements a JOIN matches m ON m.id = a.match_id"  # noqa: S608 - ours
        f" WHERE a.achievement = ? AND m.title = ? AND m.id <> ? AND {_COUNTED} LIMIT 1"
    )
    try:
        return database.row(sql, achievement_id, title_id, match_id) is None
    except LibraryError:
        return False

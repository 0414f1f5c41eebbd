"""Matches in the library: writing them action by action, listing them, playing them again."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.i18n import _
from game.library.database import Database, LibraryError, Value
from game.library.entries import SELECT_MATCHES, Entry, Standing, entry_of, seat_of, whole, words
from game.library.moments import digest, moment_of
from game.match import Entry as Played
from game.match import Match, ReplayError
from game.seats import Seat
from rules.record import MAX_ACTIONS, MAX_LINE, Record

LISTED: Final = 200
"""How many matches a list holds at most, the newest first."""


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where a match comes from: ``origin`` as in :class:`Entry`, the match it branched off, its day."""

    origin: str = "table"
    parent: int | None = None
    daily: str | None = None


@dataclass(frozen=True, slots=True)
class Reopened:
    """A match of the library, replayed. ``complaint`` says why that led elsewhere, or not to its end.

    ``match`` is None when nothing of it can be shown.
    """

    entry: Entry
    match: Match | None
    complaint: str | None = None


# --- writing ----------------------------------------------------------------------------------------


def insert(connection: sqlite3.Connection, match: Match, provenance: Provenance, now: int) -> int:
    """Begins a match in the library, with no action yet; its id."""
    meta = match.title.meta
    usual = {option.id: option.usual for option in meta.options}
    options = dict(sorted(meta.told(match.setup).items()))
    mode = {name: value for name, value in options.items() if value != usual.get(name)}
    columns: dict[str, Value] = {
        "title": meta.id,
        "rules": meta.version,
        "players": match.setup.players,
        "options": json.dumps(options),
        "mode": json.dumps(mode),
        "seed": match.seed,
        "origin": provenance.origin,
        "parent": provenance.parent,
        "takes_back": int(match.takes_back),
        "person": next((number for number, seat in enumerate(match.seats) if seat.is_person), None),
        "started": now,
        "changed": now,
        "seconds": 0.0,
        "action_count": 0,
        "digest": "",
        "moment": "{}",
        "examined": 0,
    }
    names, places = ", ".join(columns), ", ".join("?" * len(columns))
    sql = f"INSERT INTO matches ({names}) VALUES ({places})"  # noqa: S608 - names of ours
    match_id = connection.execute(sql, tuple(columns.values())).lastrowid
    assert match_id is not None
    connection.executemany(
        "INSERT INTO seats (match_id, player, kind, name, emblem) VALUES (?, ?, ?, ?, ?)",
        [(match_id, number, seat.kind, seat.name, seat.emblem) for number, seat in enumerate(match.seats)],
    )
    if provenance.daily is not None:
        connection.execute(
            "INSERT OR IGNORE INTO dailies (date, title, match_id) VALUES (?, ?, ?)",
            (provenance.daily, meta.id, match_id),
        )
    return match_id


def stands_at(connection: sqlite3.Connection, match_id: int, action_count: int, changed: int) -> bool:
    """Whether a match is in the library as it was left: nobody else has gone on with it."""
    row = connection.execute("SELECT action_count, changed FROM matches WHERE id = ?", (match_id,)).fetchone()
    return row is not None and tuple(row) == (action_count, changed)


def write_actions(connection: sqlite3.Connection, match_id: int, kept: int, played: Sequence[Played]) -> None:
    """Keeps the first ``kept`` actions of what is written and puts ``played`` after them."""
    connection.execute("DELETE FROM actions WHERE match_id = ? AND number > ?", (match_id, kept))
    connection.executemany(
        "INSERT INTO actions (match_id, number, text, automatic) VALUES (?, ?, ?, ?)",
        [
            (match_id, number, str(entry.action), int(entry.automatic))
            for number, entry in enumerate(played, start=kept + 1)
        ],
    )


def update(connection: sqlite3.Connection, match_id: int, match: Match, now: int, seconds: float) -> None:
    """Writes where the match stands, and its result when it is over."""
    outcome = match.outcome
    connection.execute(
        "UPDATE matches SET changed = ?, seconds = ?, action_count = ?, digest = ?, moment = ?,"
        " finished = ?, reason = ?, hinted = ? WHERE id = ?",
        (
            now,
            seconds,
            match.action_count,
            digest(match.state),
            json.dumps(moment_of(match)),
            None if outcome is None else now,
            None if outcome is None else outcome.reason,
            int(match.hinted),
            match_id,
        ),
    )
    if outcome is not None:
        _write_result(connection, match_id, match)


def forget_result(connection: sqlite3.Connection, match_id: int) -> None:
    """The end of the match was taken back."""
    for table in ("scores", "lines", "achievements"):
        connection.execute(f"DELETE FROM {table} WHERE match_id = ?", (match_id,))  # noqa: S608 - ours
    connection.execute("UPDATE matches SET examined = 0 WHERE id = ?", (match_id,))


def _write_result(connection: sqlite3.Connection, match_id: int, match: Match) -> None:
    outcome = match.outcome
    assert outcome is not None
    forget_result(connection, match_id)
    for score in match.state.scores():
        player = score.player
        connection.execute(
            "INSERT INTO scores (match_id, player, kind, total, rank, won) VALUES (?, ?, ?, ?, ?, ?)",
            (
                match_id,
                player,
                match.seats[player].kind,
                score.total,
                outcome.ranks[player],
                int(player in outcome.winners),
            ),
        )
        connection.executemany(
            "INSERT INTO lines (match_id, player, place, category, points) VALUES (?, ?, ?, ?, ?)",
            [(match_id, player, place, *line) for place, line in enumerate(score.lines)],
        )


# --- listing ----------------------------------------------------------------------------------------


def unfinished(database: Database, limit: int = LISTED) -> list[Entry]:
    """The matches that can be gone on with, the newest first."""
    return _entries(database, "WHERE finished IS NULL ORDER BY changed DESC, id DESC LIMIT ?", limit)


def finished(database: Database, limit: int = LISTED, offset: int = 0) -> list[Entry]:
    """The matches that are over, the newest first."""
    where = "WHERE finished IS NOT NULL ORDER BY finished DESC, id DESC LIMIT ? OFFSET ?"
    return _entries(database, where, limit, offset)


def everything(database: Database) -> list[Entry]:
    """Every match, in the order in which they were begun."""
    return _entries(database, "ORDER BY id")


def newest_unfinished(database: Database) -> Entry | None:
    """The match that a person left last and can go on with."""
    where = (
        "WHERE finished IS NULL AND person IS NOT NULL AND origin IN ('table', 'branch')"
        " ORDER BY changed DESC, id DESC LIMIT 1"
    )
    found = _entries(database, where)
    return found[0] if found else None


def entry(database: Database, match_id: int) -> Entry:
    """One match; raises :class:`LibraryError` when there is no such match."""
    found = _entries(database, "WHERE id = ?", match_id)
    if not found:
        raise LibraryError(_("There is no match {id} in the library.").format(id=match_id))
    return found[0]


def count(database: Database) -> tuple[int, int]:
    """How many matches are unfinished, and how many are over."""
    row = database.row("SELECT COUNT(*) - COUNT(finished), COUNT(finished) FROM matches")
    return (whole(row[0]), whole(row[1])) if row is not None else (0, 0)


def _entries(database: Database, where: str, *values: Value) -> list[Entry]:
    found = [entry_of(row) for row in database.rows(f"{SELECT_MATCHES} {where}", *values)]
    ids = {each.id for each in found}
    if not ids:
        return []
    low, high = min(ids), max(ids)
    seats: dict[int, list[Seat]] = {}
    for id_, kind, name, emblem in database.rows(
        "SELECT match_id, kind, name, emblem FROM seats WHERE match_id BETWEEN ? AND ?"
        " ORDER BY match_id, player",
        low,
        high,
    ):
        if id_ in ids:
            seats.setdefault(whole(id_), []).append(seat_of(kind, name, emblem))
    standings: dict[int, list[Standing]] = {}
    for id_, player, total, rank, won in database.rows(
        "SELECT match_id, player, total, rank, won FROM scores WHERE match_id BETWEEN ? AND ?"
        " ORDER BY match_id, player",
        low,
        high,
    ):
        if id_ in ids:
            standing = Standing(whole(player), whole(total), whole(rank), bool(whole(won)))
            standings.setdefault(whole(id_), []).append(standing)
    days = {
        whole(id_): words(day)
        for id_, day in database.rows(
            "SELECT match_id, date FROM dailies WHERE match_id BETWEEN ? AND ?", low, high
        )
    }
    return [
        replace(
            each,
            seats=tuple(seats.get(each.id, ())),
            standings=tuple(standings.get(each.id, ())),
            daily=days.get(each.id),
        )
        for each in found
    ]


# --- playing again ----------------------------------------------------------------------------------


def record_of(database: Database, match_id: int) -> Record:
    """The match as a record; raises :class:`LibraryError`."""
    return _record(entry(database, match_id), _actions(database, match_id))


def reopen(database: Database, match_id: int) -> Reopened:
    """Replays a match as far as it goes; raises :class:`LibraryError` when there is no such match."""
    kept = entry(database, match_id)
    actions = _actions(database, match_id)
    automatic = frozenset(number for number, (_text, by_itself) in enumerate(actions, 1) if by_itself)
    try:
        match = Match.from_record(_record(kept, actions), automatic, takes_back=kept.takes_back)
    except (ReplayError, ValueError) as error:
        stopped = error.match if isinstance(error, ReplayError) else None
        return Reopened(kept, stopped, _complaint(error, stopped))
    match.same_everywhere = kept.daily is not None
    match.hinted = kept.hinted
    if match.action_count != kept.action_count or digest(match.state) != kept.digest:
        return Reopened(
            kept, match, _("This match leads elsewhere than it did: it is shown as the rules are now.")
        )
    return Reopened(kept, match)


def _complaint(error: Exception, match: Match | None) -> str:
    if match is None:
        return _("This match cannot be shown: {why}").format(why=error)
    return _("This match is shown as far as it goes. {why}").format(why=error)


def _actions(database: Database, match_id: int) -> list[tuple[str, bool]]:
    rows = database.rows(
        "SELECT text, automatic FROM actions WHERE match_id = ? ORDER BY number LIMIT ?",
        match_id,
        MAX_ACTIONS,
    )
    return [(text[:MAX_LINE] if isinstance(text, str) else "?", bool(whole(by))) for text, by in rows]


def _record(kept: Entry, actions: Sequence[tuple[str, bool]]) -> Record:
    return Record(
        title=kept.title,
        rules=kept.rules,
        players=kept.players,
        seed=kept.seed,
        options=kept.options,
        seats=tuple(seat.words() for seat in kept.seats),
        actions=tuple(text for text, _by in actions),
    )

"""What the command line tells of the library: its matches, and whether one replays."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from game.cli_values import UsageError
from game.folders import PlayerFolder
from game.headless import library_of
from game.library import matches
from game.library.database import LibraryError
from game.library.entries import Entry
from game.library.exchange import ExchangeError, take_in
from game.library.keeper import Keeper
from game.library.matches import Reopened
from game.library.moments import time_words, turn_words
from game.replay import read_record, tell, verdict
from game.terminal import say
from rules.record import write
from rules.title import Json


def list_matches(folder: PlayerFolder, *, as_json: bool) -> int:
    """Every match of the library, in the order in which they were begun."""
    database = library_of(folder)
    try:
        listed = matches.everything(database)
    except LibraryError as error:
        raise UsageError(str(error)) from None
    if as_json:
        say(json.dumps([facts(entry) for entry in listed]))
    else:
        for entry in listed:
            say(_line(entry))
        say(_count_words(listed))
    database.close()
    return 0


def facts(entry: Entry) -> dict[str, Json]:
    """A match of the library as plain data."""
    return {
        "id": entry.id,
        "title": entry.title,
        "rules": entry.rules,
        "players": entry.players,
        "options": dict(entry.options),
        "seed": entry.seed,
        "seats": [{"kind": seat.kind, "name": seat.name, "emblem": seat.emblem} for seat in entry.seats],
        "origin": entry.origin,
        "takes_back": entry.takes_back,
        "hinted": entry.hinted,
        "daily": entry.daily,
        "started": _time(entry.started),
        "changed": _time(entry.changed),
        "finished": None if entry.finished is None else _time(entry.finished),
        "seconds": round(entry.seconds, 3),
        "actions": entry.action_count,
        "digest": entry.digest,
        "over": entry.is_over,
        "reason": entry.reason,
        "moment": dict(entry.moment),
        "scores": [
            {"player": each.player, "total": each.total, "rank": each.rank, "won": each.won}
            for each in entry.standings
        ],
    }


def _time(milliseconds: int) -> str:
    return _moment(milliseconds).isoformat(timespec="milliseconds")


def _moment(milliseconds: int) -> datetime:
    try:
        return datetime.fromtimestamp(milliseconds / 1000, UTC)
    except (ValueError, OverflowError, OSError):
        return datetime.fromtimestamp(0, UTC)


def _line(entry: Entry) -> str:
    when = _moment(entry.changed).astimezone().strftime("%Y-%m-%d %H:%M")
    if entry.is_over:
        totals = {each.player: each.total for each in entry.standings}
        names = [f"{seat.name} {totals.get(player, '?')}" for player, seat in enumerate(entry.seats)]
        where = ", ".join(names)
    else:
        parts = (time_words(entry.moment), turn_words(entry.moment, entry.seats))
        where = ", ".join(part for part in parts if part)
    return f"{entry.id:5}  {when}  {entry.title}  deal {entry.seed}  {entry.action_count} actions  {where}"


def _count_words(listed: Sequence[Entry]) -> str:
    over = sum(entry.is_over for entry in listed)
    return f"{len(listed)} matches, {over} of them over."


def replay(folder: PlayerFolder, match_id: int, *, verify: bool) -> int:
    """Tells a match of the library, or only whether it reaches the state that was recorded."""
    reopened = _reopened(folder, match_id)
    match = reopened.match
    if match is None or (verify and reopened.complaint is not None):
        raise UsageError(f"Match {match_id}: {reopened.complaint}")
    if verify:
        say(f"Match {match_id} reaches the recorded state {reopened.entry.digest}. {verdict(match)}")
        return 0
    if reopened.complaint is not None:
        say(reopened.complaint)
    for line in tell(match):
        say(line)
    return 0


def _reopened(folder: PlayerFolder, match_id: int) -> Reopened:
    database = library_of(folder)
    try:
        return matches.reopen(database, match_id)
    except LibraryError as error:
        raise UsageError(str(error)) from None
    finally:
        database.close()


def export(folder: PlayerFolder, match_id: int, name: str) -> int:
    """Writes the record of a match into the file called ``name``, ``-`` for the output stream."""
    database = library_of(folder)
    try:
        text = write(matches.record_of(database, match_id))
    except LibraryError as error:
        raise UsageError(str(error)) from None
    finally:
        database.close()
    if name == "-":
        say(text.rstrip("\n"))
        return 0
    try:
        with Path(name).open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise UsageError(f"{name} is there already: choose another name.") from None
    except OSError as error:
        raise UsageError(f"{name} cannot be written: {error.strerror or type(error).__name__}.") from None
    say(f"Match {match_id} is in {name}.")
    return 0


def import_(folder: PlayerFolder, name: str) -> int:
    """Takes the record in the file called ``name`` into the library."""
    record = read_record(name)
    database = library_of(folder)
    try:
        match_id = take_in(record, Keeper(database))
    except (ExchangeError, LibraryError) as error:
        raise UsageError(f"{name}: {error}") from None
    finally:
        database.close()
    say(f"The record is match {match_id} now.")
    return 0

"""Matches out of the library and into it, as text records."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from game.i18n import _
from game.library.keeper import Keeper
from game.library.matches import Provenance
from game.match import Match, ReplayError
from rules.record import MAX_BYTES, Record, RecordError, read, write

ENDING: Final = ".txt"
MAX_FILE_BYTES: Final = 4 * MAX_BYTES
"""A character takes up to four bytes."""


class ExchangeError(ValueError):
    """A record that is refused, or a file that cannot be written. Its text is one clear sentence."""


def take_in(record: Record, keeper: Keeper) -> int:
    """Puts the match of a record into the library; its id there. Raises :class:`ExchangeError`."""
    return _keep(_replayed(record), keeper)


def take_in_text(text: str, keeper: Keeper) -> int:
    """The same for a record's text: refused with the number of the line and the reason."""
    try:
        record = read(text)
    except RecordError as error:
        raise ExchangeError(str(error)) from error
    return take_in(record, keeper)


def take_in_file(path: Path, keeper: Keeper) -> int:
    """The same for a file."""
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        raise ExchangeError(
            _("{name} cannot be read: {why}.").format(
                name=path.name, why=error.strerror or type(error).__name__
            )
        ) from error
    if len(raw) > MAX_FILE_BYTES:
        raise ExchangeError(_("{name} is too large to be a match.").format(name=path.name))
    try:
        return take_in_text(raw.decode("utf-8-sig"), keeper)
    except UnicodeDecodeError:
        raise ExchangeError(
            _("{name} is no record of a match: it is not text.").format(name=path.name)
        ) from None


def _replayed(record: Record) -> Match:
    try:
        return Match.from_record(record)
    except ReplayError as error:
        line = first_action_line(record) + error.number - 1
        raise ExchangeError(f"Line {line}: {error}" if error.number else str(error)) from error


def _keep(match: Match, keeper: Keeper) -> int:
    if not match.action_count:
        raise ExchangeError(_("The record holds no action: begin that deal from its number instead."))
    keeper.begin(match, Provenance("import"))
    if not keeper.keep(match):
        fault, keeper.fault = keeper.fault, None
        raise ExchangeError(fault or _("The library cannot be written now."))
    match_id = keeper.id_of(match)
    assert match_id is not None
    return match_id


def first_action_line(record: Record) -> int:
    """The number of the line of the first action: after four lines, options, seed, seats and count."""
    return 4 + len(record.options) + 1 + len(record.seats) + 1 + 1


def write_file(record: Record, folder: Path, number: int) -> Path:
    """Writes a record into ``folder`` under a name that is free; raises :class:`ExchangeError`."""
    stem = re.sub(r"[^a-z0-9_]", "", record.title.lower()) or "match"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for attempt in range(1, 1000):
            again = "" if attempt == 1 else f"-{attempt}"
            path = folder / f"{stem}-{number}{again}{ENDING}"
            try:
                with path.open("x", encoding="utf-8", newline="\n") as file:
                    file.write(write(record))
            except FileExistsError:
                continue
            return path
    except OSError as error:
        raise ExchangeError(
            _("The record cannot be written: {why}.").format(why=error.strerror or type(error).__name__)
        ) from error
    raise ExchangeError(_("The folder is full of records of this match."))

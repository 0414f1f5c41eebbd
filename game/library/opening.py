"""Opens the library whatever its file is like: nothing of it is ever overwritten.

A file that cannot be read is set aside under a new name, and its newest copy that is whole, or else a
new library, stands in its place. One that a newer
program wrote, that is locked or may not be written stays as it is, and the library lives in memory.
"""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.i18n import _
from game.library import backups
from game.library.database import BUSY_SECONDS, Database, code_of, is_damage, why
from game.library.schema import APPLICATION_ID, MIGRATIONS, TABLES, VERSION

OPENING_SECONDS: Final = 1.5
"""How long opening waits for a program that holds the file."""

CHECKED_BYTES: Final = 8_000_000
"""Files up to this size are checked whole when they are opened: that takes a few milliseconds."""

LARGEST_LOG: Final = 4000
"""Pages after which SQLite moves its log into the file by itself, which costs a frame. It is done before
that wherever nobody waits: when a table is left, and at the end."""

HEADER: Final = b"SQLite format 3\0"

_COMPANIONS: Final = ("-wal", "-shm", "-journal")


class _NewerError(Exception):
    """The file is of a newer version, or of another program."""


def open_library(path: Path | None) -> tuple[Database, list[str]]:
    """The library in the file at ``path``, and sentences for the player where something is amiss.

    None opens a library in memory.
    """
    if path is None:
        return _in_memory(), []
    warnings: list[str] = []
    for _attempt in range(2):
        identity = _identity(path)
        try:
            database = _open_file(path)
            return database, [*warnings, *_trial_of_writing(database)]
        except _NewerError as newer:
            return _in_memory(), [*warnings, str(newer)]
        except (sqlite3.Error, OSError) as error:
            damaged = isinstance(error, sqlite3.Error) and is_damage(error)
            if damaged and _identity(path) != identity:
                continue  # another program has set it aside meanwhile
            if not damaged or not (aside := _set_aside(path)):
                reason = why(error) if isinstance(error, sqlite3.Error) else (error.strerror or "")
                return _in_memory(), [*warnings, _only_in_memory(reason)]
            warnings.append(_instead(path, aside))
    return _in_memory(), [*warnings, _only_in_memory(_("its file is damaged"))]


def _instead(path: Path, aside: Path) -> str:
    """Puts the newest copy that is whole into the place of a file that was set aside."""
    for number in range(1, backups.COPIES + 1):
        day = backups.restore(path, number)
        if day is None:
            continue
        try:
            _open_file(path).close()
        except (sqlite3.Error, _NewerError):
            _remove(path)
            continue
        sentence = _(
            "The library could not be read. It was set aside as {name}; its copy of {day} is used instead."
        )
        return sentence.format(name=aside.name, day=day.isoformat())
    sentence = _("The library could not be read. It was set aside as {name} and a new one begun.")
    return sentence.format(name=aside.name)


def _remove(path: Path) -> None:
    """Removes a copy that turned out to be damaged as well; the original of it stays."""
    for each in (path, *(path.with_name(path.name + ending) for ending in _COMPANIONS)):
        with suppress(OSError):
            each.unlink(missing_ok=True)


def _trial_of_writing(database: Database) -> list[str]:
    """A sentence when the library can be read and not written; it is read all the same."""
    try:
        database.try_writing()
    except sqlite3.Error as error:
        if code_of(error) == sqlite3.SQLITE_READONLY:
            return [_("The library may not be written: what you play now is forgotten when you leave.")]
    return []


def _only_in_memory(reason: str) -> str:
    return _(
        "The library cannot be opened ({reason}): what you play now is forgotten when you leave."
    ).format(reason=reason)


def _in_memory() -> Database:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    _migrate(connection, 0)
    connection.execute("PRAGMA foreign_keys = ON")
    return Database(connection, None)


def _open_file(path: Path) -> Database:
    _check_header(path)
    connection = sqlite3.connect(path, timeout=OPENING_SECONDS, isolation_level=None)
    try:
        version = _version(connection)
        if version and path.stat().st_size <= CHECKED_BYTES:
            _check(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA cell_size_check = ON")
        connection.execute(f"PRAGMA wal_autocheckpoint = {LARGEST_LOG}")
        if version < VERSION:
            _migrate(connection, version)
        for table in TABLES:
            connection.execute(f"SELECT * FROM {table} LIMIT 1").fetchall()  # noqa: S608 - a name of ours
        connection.execute("PRAGMA foreign_keys = ON")
    except BaseException as error:
        with suppress(sqlite3.Error):
            connection.close()
        if isinstance(error, ValueError):  # a text that is not UTF-8
            raise sqlite3.DatabaseError(str(error)) from error
        raise
    database = Database(connection, path)
    database.wait_at_most(BUSY_SECONDS)
    return database


def _version(connection: sqlite3.Connection) -> int:
    """The version of the file's schema, 0 for a file that is new."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    owner = int(connection.execute("PRAGMA application_id").fetchone()[0])
    is_new = not connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchall()
    if is_new and not owner:
        return 0
    if owner != APPLICATION_ID:
        raise _NewerError(_only_in_memory(_("its file belongs to another program")))
    if version > VERSION:
        raise _NewerError(
            _(
                "The library was written by a newer Allotment and stays as it is: "
                "what you play now is forgotten when you leave."
            )
        )
    return version


def _check_header(path: Path) -> None:
    """SQLite takes a file of a few bytes for an empty one and would write over it."""
    try:
        with path.open("rb") as file:
            header = file.read(len(HEADER))
    except OSError:
        return  # SQLite says better what is the matter
    if header not in (b"", HEADER):
        raise sqlite3.DatabaseError("The file is no library.")


def _check(connection: sqlite3.Connection) -> None:
    found = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found is None or found[0] != "ok":
        raise sqlite3.DatabaseError(str(found))


def _migrate(connection: sqlite3.Connection, version: int) -> None:
    """Brings the schema up to date in one transaction. Another program may have done so meanwhile."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = max(version, int(connection.execute("PRAGMA user_version").fetchone()[0]))
        for step in MIGRATIONS[version:]:
            for statement in step.split(";"):
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {max(version, VERSION)}")
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def _identity(path: Path) -> int:
    """Tells the file from another one of the same name; 0 without one."""
    try:
        return path.stat().st_ino
    except OSError:
        return 0


def _set_aside(path: Path) -> Path | None:
    """Gives a file that cannot be read another name, with what SQLite keeps beside it."""
    try:
        number = 1
        while (aside := path.with_name(f"{path.stem}.unreadable-{number}{path.suffix}")).exists():
            number += 1
        path.rename(aside)
        for ending in _COMPANIONS:
            companion = path.with_name(path.name + ending)
            if companion.exists():
                companion.rename(aside.with_name(aside.name + ending))
    except OSError:
        return None
    return aside

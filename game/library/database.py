"""A connection to the library: short transactions, and errors in words."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, TypeAlias

from game.i18n import _

Value: TypeAlias = str | int | float | bytes | None
Row: TypeAlias = Sequence[object]

BUSY_SECONDS: Final = 0.5
"""How long a write waits for another program's; those of this program take a millisecond."""


class LibraryError(Exception):
    """What the library cannot do now. Its text is one clear sentence for the player."""

    def __init__(self, sentence: str, *, is_damaged: bool = False) -> None:
        super().__init__(sentence)
        self.is_damaged = is_damaged


class Database:
    """The library's file, or a library in memory when ``path`` is None.

    Every method raises :class:`LibraryError` and nothing else when SQLite cannot do it.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path | None) -> None:
        self._connection = connection
        self.path = path

    @property
    def lasts(self) -> bool:
        """Whether anything written here is found again at the next start."""
        return self.path is not None

    def try_writing(self) -> None:
        """Writes what is there already and takes it back; raises sqlite3.Error."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            version = self._connection.execute("PRAGMA user_version").fetchone()[0]
            self._connection.execute(f"PRAGMA user_version = {version}")
        finally:
            self._roll_back()

    def rows(self, sql: str, *values: Value) -> list[Row]:
        """What a query finds."""
        try:
            return self._connection.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise in_words(error) from error
        except ValueError as error:  # a text in the file that is not UTF-8
            raise LibraryError(_("The library is damaged."), is_damaged=True) from error

    def row(self, sql: str, *values: Value) -> Row | None:
        """The first row that a query finds."""
        found = self.rows(sql, *values)
        return found[0] if found else None

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all that is written inside is written, or nothing of it."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            yield self._connection
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            raise in_words(error) from error
        except UnicodeDecodeError as error:  # what SQLite says quotes a name that is not UTF-8
            self._roll_back()
            raise LibraryError(_("The library is damaged."), is_damaged=True) from error
        except BaseException:
            self._roll_back()
            raise

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def wait_at_most(self, seconds: float) -> None:
        """From now on a write waits so long for another program's."""
        with suppress(sqlite3.Error):
            self._connection.execute(f"PRAGMA busy_timeout = {round(seconds * 1000)}")

    def tidy(self) -> None:
        """Moves what was written into the main file, as far as that can be done at once."""
        with suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def close(self) -> None:
        """Ends the connection."""
        with suppress(sqlite3.Error):
            self._connection.close()


def in_words(error: sqlite3.Error) -> LibraryError:
    """An error of SQLite as a sentence for the player."""
    return LibraryError(
        _("The library cannot be used: {why}.").format(why=why(error)), is_damaged=is_damage(error)
    )


def is_damage(error: sqlite3.Error) -> bool:
    """Whether the file itself is at fault, not who may use it or where it lies."""
    damages = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT, sqlite3.SQLITE_ERROR}
    return code_of(error) in damages


def why(error: sqlite3.Error) -> str:
    """What SQLite stumbled over, as the end of a sentence."""
    match code_of(error):
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return _("another program is using it")
        case sqlite3.SQLITE_FULL:
            return _("the disk is full")
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM:
            return _("it may not be written")
        case sqlite3.SQLITE_CANTOPEN:
            return _("its file cannot be opened")
        case sqlite3.SQLITE_IOERR:
            return _("the disk does not answer")
        case _:
            return _("its file is damaged")


def code_of(error: sqlite3.Error) -> int:
    """The primary result code: the extended ones refine it in their higher bytes."""
    code = getattr(error, "sqlite_errorcode", None)
    return code & 0xFF if isinstance(code, int) else sqlite3.SQLITE_ERROR

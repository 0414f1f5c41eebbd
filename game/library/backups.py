"""Copies of the library, one a day and three of them, in case its file is damaged."""

from __future__ import annotations

import datetime as dt
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from threading import Thread
from typing import Final

COPIES: Final = 3
LEAST_HOURS: Final = 20.0
"""No copy is made before the last one is so old."""

_PAGES: Final = 256
_PAUSE: Final = 0.005
"""So many pages are copied at a time, with a rest in seconds between, so that nobody notices."""


def copy_of(path: Path, number: int) -> Path:
    """Where copy ``number`` lies, 1 being the newest."""
    return path.with_name(f"{path.stem}.backup-{number}{path.suffix}")


def begin(path: Path, now: float) -> Thread | None:
    """Makes a copy in a thread of its own when one is due; ``now`` in seconds since 1970."""
    newest = _changed(copy_of(path, 1))
    if newest is not None and now - newest < LEAST_HOURS * 3600:
        return None
    thread = Thread(target=make, args=(path,), name="backup", daemon=True)
    thread.start()
    return thread


def make(path: Path) -> bool:
    """Makes a copy of the library now; the oldest one goes. Says whether it could be made."""
    fresh = copy_of(path, 0)
    try:
        fresh.unlink(missing_ok=True)
        with closing(sqlite3.connect(path, timeout=1.0)) as source:
            if not source.execute("SELECT 1 FROM matches LIMIT 1").fetchall():
                return False
            with closing(sqlite3.connect(fresh)) as target:
                source.backup(target, pages=_PAGES, sleep=_PAUSE)
        for number in range(COPIES - 1, 0, -1):
            if copy_of(path, number).exists():
                copy_of(path, number).replace(copy_of(path, number + 1))
        fresh.replace(copy_of(path, 1))
    except (sqlite3.Error, OSError):
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        return False
    return True


def restore(path: Path, number: int) -> dt.date | None:
    """Puts copy ``number`` into the library's place, which is free; the day on which it was made."""
    copy = copy_of(path, number)
    made = _changed(copy)
    if made is None or path.exists():
        return None
    try:
        shutil.copyfile(copy, path)
    except OSError:
        with suppress(OSError):
            path.unlink(missing_ok=True)
        return None
    return dt.datetime.fromtimestamp(made, dt.UTC).astimezone().date()


def _changed(path: Path) -> float | None:
    try:
        return path.stat().st_mtime
    except OSError:
        return None

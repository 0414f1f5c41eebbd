"""The log of what went wrong unexpectedly, in the data folder. Made when there is something to tell."""

from __future__ import annotations

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from game.folders import open_player_folder

MAX_BYTES: Final = 500_000


class _Lazy(logging.Handler):
    """Opens the data folder and its log with the first record."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._file: RotatingFileHandler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        try:
            if self._file is None:
                path = open_player_folder().log_file
                self._file = RotatingFileHandler(path, maxBytes=MAX_BYTES, backupCount=1, encoding="utf-8")
                self._file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
            self._file.emit(record)
        except OSError:
            return  # there is nowhere to write to

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
        super().close()

    @property
    def path(self) -> Path | None:
        """The file written to, None as long as there is none."""
        return None if self._file is None else Path(self._file.baseFilename)


_LAZY: Final = _Lazy()


def start() -> None:
    """From now on warnings and errors of the program go to the log file."""
    logging.raiseExceptions = False
    root = logging.getLogger()
    if _LAZY not in root.handlers:
        root.addHandler(_LAZY)


def stop() -> None:
    """Undoes :func:`start`."""
    logging.getLogger().removeHandler(_LAZY)
    _LAZY.close()


def write_error(what: str, error: Exception) -> Path | None:
    """Logs ``error`` with its traceback; the file that tells of it, None without one."""
    logging.getLogger("game").error(what, exc_info=error)
    return _LAZY.path

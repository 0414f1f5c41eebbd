"""Where the program is and where it keeps what lasts."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs

VARIABLE: Final = "ALLOTMENT_DATA"
"""The environment variable that names the data folder."""


@dataclass(frozen=True, slots=True)
class PlayerFolder:
    """The folder for settings, log and library. ``warning`` says in a sentence what is wrong with it.

    A temporary one will not outlive the system's next tidying.
    """

    path: Path
    is_temporary: bool = False
    warning: str | None = None

    @property
    def settings_file(self) -> Path:
        """The settings as TOML."""
        return self.path / "settings.toml"

    @property
    def library_file(self) -> Path:
        """Matches, results and achievements."""
        return self.path / "library.sqlite3"

    @property
    def records_folder(self) -> Path:
        """Where records are written to, and a good place to put others'."""
        return self.path / "records"

    @property
    def log_file(self) -> Path:
        """Where unexpected errors are written."""
        return self.path / "allotment.log"


def program_folder() -> Path:
    """The folder that holds ``assets``: the repository, or the unpacked program."""
    frozen = getattr(sys, "_MEIPASS", None)
    return Path(frozen) if isinstance(frozen, str) else Path(__file__).resolve().parent.parent


def assets_folder() -> Path:
    """Art, fonts, sounds, rulebooks, translations."""
    return program_folder() / "assets"


def show_folder(folder: Path) -> bool:
    """Opens a folder in the system's file browser; says whether that could be asked for."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(folder)  # noqa: S606 - a folder of ours
            return True
        opener = "open" if sys.platform == "darwin" else "xdg-open"
        subprocess.Popen(  # noqa: S603 - the system's own program, with a folder of ours
            [opener, str(folder)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        return True
    return False


def wanted_folder(chosen: str | None = None) -> Path:
    """The data folder, there or not: ``chosen``, else the environment's, else the user's own.

    Raises RuntimeError when there is no home folder to find it in.
    """
    asked = chosen or os.environ.get(VARIABLE)
    return Path(asked).expanduser() if asked else platformdirs.user_data_path("allotment", appauthor=False)


def open_player_folder(chosen: str | None = None) -> PlayerFolder:
    """The data folder, made if need be: ``chosen``, else the environment's, else the user's own.

    Where it cannot be written to, a temporary folder with a sentence of warning.
    """
    try:
        wanted = wanted_folder(chosen)
    except RuntimeError:
        return _temporary(Path(chosen or "~"), "there is no home folder")
    try:
        _prove_writable(wanted)
    except OSError as error:
        return _temporary(wanted, error.strerror or type(error).__name__)
    return PlayerFolder(wanted)


def _prove_writable(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder):
        pass


def _temporary(wanted: Path, reason: str) -> PlayerFolder:
    warning = f"Nothing can be kept in {wanted} ({reason}): what you do now is forgotten when you leave."
    return PlayerFolder(Path(tempfile.mkdtemp(prefix="allotment-")), is_temporary=True, warning=warning)

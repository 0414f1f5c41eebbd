"""What the player prefers, kept as TOML. A file that cannot be read is set aside, never overwritten."""

from __future__ import annotations

import os
import tempfile
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Final, TypeAlias

from game import toml_writer
from game.i18n import _
from game.toml_writer import Toml

SPEEDS: Final = ("off", "fast", "normal", "slow")
UI_SCALES: Final = (100, 125, 150, 175, 200)
"""The scales that the settings scene offers, in percent."""

MAX_NAME: Final = 20
MAX_LANGUAGE: Final = 20
MAX_PLAYERS: Final = 8
MAX_BYTES: Final = 200_000

Option: TypeAlias = bool | int | str


@dataclass(slots=True)
class LastSetup:
    """What was chosen for a title the last time. ``seats`` are words as in a record."""

    players: int
    seats: list[str] = field(default_factory=list)
    options: dict[str, Option] = field(default_factory=dict)


@dataclass(slots=True)
class Settings:
    """Everything that can be set. Volumes go from 0 to 100, ``ui_scale`` is in percent.

    ``keys`` maps the name of an intent to the name of a key, as far as it was changed.
    """

    ui_scale: int = 100
    fullscreen: bool = False
    animation_speed: str = "normal"
    reduced_motion: bool = False
    music_volume: int = 50
    effects_volume: int = 70
    ambience_volume: int = 50
    mute: bool = False
    confirm_turn: bool = True
    takes_back: bool = False
    show_field_score: bool = True
    show_choices: bool = False
    language: str = ""
    keys: dict[str, str] = field(default_factory=dict)
    player_names: list[str] = field(default_factory=list)
    last_setups: dict[str, LastSetup] = field(default_factory=dict)


class SettingsFile:
    """The settings and the file they live in, None for settings that live in memory.

    ``warnings`` are sentences for the player; who shows them empties the list.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self.warnings: list[str] = []
        self.settings = Settings()
        if path is not None:
            self._load(path)

    def save(self) -> bool:
        """Writes the settings by replacing the file whole; False when they live in memory only."""
        if self._path is None:
            return False
        text = toml_writer.write(_table_of(self.settings))
        try:
            _replace(self._path, text)
        except OSError as error:
            self.warnings.append(
                _("The settings cannot be written ({reason}): they last until you leave.").format(
                    reason=error.strerror or type(error).__name__
                )
            )
            self._path = None
            return False
        return True

    def _load(self, path: Path) -> None:
        try:
            with path.open("rb") as file:
                raw = file.read(MAX_BYTES + 1)
        except FileNotFoundError:
            return
        except OSError:
            self._set_aside(path)
            return
        try:
            table = tomllib.loads(raw.decode()) if len(raw) <= MAX_BYTES else None
        except (ValueError, RecursionError):
            table = None
        if table is None:
            self._set_aside(path)
            return
        self.settings, ignored = _settings_of(table)
        if ignored:
            self.warnings.append(
                _("Some settings were not understood and are as at first: {names}.").format(
                    names=", ".join(ignored)
                )
            )
            self._keep_copy(path, raw)

    def _set_aside(self, path: Path) -> None:
        """Renames a file that cannot be read, so that nothing of it is lost."""
        try:
            aside = _free_name(path)
            path.rename(aside)
        except OSError:
            self.warnings.append(
                _("The settings file cannot be read: changes last until you leave."),
            )
            self._path = None
            return
        self.warnings.append(
            _("The settings file could not be read. It was set aside as {name}.").format(name=aside.name)
        )

    def _keep_copy(self, path: Path, raw: bytes) -> None:
        """Keeps what was not understood beside the file that the next save replaces."""
        try:
            _free_name(path).write_bytes(raw)
        except OSError:
            self._path = None


def _free_name(path: Path) -> Path:
    """``settings.unreadable-1.toml``, or the first number that is free."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.unreadable-{number}{path.suffix}")).exists():
        number += 1
    return aside


def _replace(path: Path, text: str) -> None:
    """Writes a new file beside the old one and puts it in its place in one step."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(prefix=path.stem, suffix=".new", dir=path.parent)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


# --- between the dataclass and the table ----------------------------------------------------


def _whole(low: int, high: int) -> Callable[[object], bool]:
    return lambda value: type(value) is int and low <= value <= high


def _is_bool(value: object) -> bool:
    return isinstance(value, bool)


def _is_language(value: object) -> bool:
    if not isinstance(value, str) or len(value) > MAX_LANGUAGE:
        return False
    return not value or value.replace("_", "").isalnum()


def _is_key_map(value: object) -> bool:
    return isinstance(value, dict) and all(isinstance(key, str) and key for key in value.values())


def _is_name_list(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= MAX_PLAYERS
        and all(isinstance(name, str) and len(name) <= MAX_NAME for name in value)
    )


_CHECKS: Final[dict[str, Callable[[object], bool]]] = {
    "ui_scale": _whole(100, 200),
    "fullscreen": _is_bool,
    "animation_speed": lambda value: value in SPEEDS,
    "reduced_motion": _is_bool,
    "music_volume": _whole(0, 100),
    "effects_volume": _whole(0, 100),
    "ambience_volume": _whole(0, 100),
    "mute": _is_bool,
    "confirm_turn": _is_bool,
    "takes_back": _is_bool,
    "show_field_score": _is_bool,
    "show_choices": _is_bool,
    "language": _is_language,
    "keys": _is_key_map,
    "player_names": _is_name_list,
}


def _settings_of(table: Mapping[str, object]) -> tuple[Settings, list[str]]:
    """The settings that a table holds, and the names of what was not understood."""
    settings = Settings()
    ignored: list[str] = []
    for name, value in table.items():
        if name == "last_setups" and isinstance(value, dict):
            settings.last_setups, strange = _setups_of(value)
            ignored += strange
        elif name in _CHECKS and _CHECKS[name](value):
            setattr(settings, name, value)
        else:
            ignored.append(name)
    return settings, ignored


def _setups_of(tables: Mapping[str, object]) -> tuple[dict[str, LastSetup], list[str]]:
    setups: dict[str, LastSetup] = {}
    ignored: list[str] = []
    for title, table in tables.items():
        match table:
            case {"players": int(players), "seats": list(seats), "options": dict(options)} if (
                type(players) is int
                and 1 <= players <= MAX_PLAYERS
                and all(isinstance(seat, str) for seat in seats)
                and all(isinstance(value, bool | int | str) for value in options.values())
            ):
                setups[title] = LastSetup(players, list(seats), dict(options))
            case _:
                ignored.append(f"last_setups.{title}")
    return setups, ignored


def _table_of(settings: Settings) -> dict[str, Toml]:
    table: dict[str, Toml] = {}
    for each in fields(settings):
        value = getattr(settings, each.name)
        table[each.name] = value if each.name != "last_setups" else _tables_of(value)
    return table


def _tables_of(setups: Mapping[str, LastSetup]) -> dict[str, Toml]:
    return {
        title: {"players": setup.players, "seats": list(setup.seats), "options": dict(setup.options)}
        for title, setup in setups.items()
    }

"""What the command line asks the window for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.folders import PlayerFolder
from game.seats import Seat


@dataclass(frozen=True, slots=True)
class PlayRequest:
    """How to open the window. What is None or empty was not asked for: settings or the menu decide.

    With ``title`` and ``seats`` the table opens at once; with ``title`` alone its setup scene does;
    without a title the menu. ``resume`` opens a match of the library instead. ``size`` is width and
    height in pixels, ``scale`` the UI scale in percent.
    """

    folder: PlayerFolder
    title: str | None = None
    players: int | None = None
    seats: tuple[Seat, ...] = ()
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    seed: int | None = None
    size: tuple[int, int] | None = None
    scale: int | None = None
    fullscreen: bool | None = None
    resume: int | None = None

"""The covers on the menu's shelf: filled by the program, so that scenes name no title."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Cover:
    """One game on the menu: its id, name, a line of what it is about, its picture."""

    id: str
    name: str
    line: str
    picture: str
    playable: bool

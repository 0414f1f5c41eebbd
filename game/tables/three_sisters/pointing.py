"""Where the targets of an action are seen, also before they can be picked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.tables.three_sisters import glance
from game.tables.three_sisters.arrangement import page_of
from game.tables.three_sisters.choosing import RONDEL_SPACE
from rules.three_sisters.tracks import TRACK_OF_NAME

if TYPE_CHECKING:
    from game.tables.three_sisters.table import ThreeSistersTable


def place_of(table: ThreeSistersTable, target: str) -> pygame.Rect | None:
    """The first of the names of a target that lies on the table."""
    if table.visiting is not None and page_of(target) is not None:
        return None
    return next((table.layout[name].rect for name in _names(table, target) if name in table.layout), None)


def _names(  # noqa: PLR0911 - a form for each kind
    table: ThreeSistersTable, target: str
) -> tuple[str, ...]:
    head, _dot, tail = target.partition(".")
    match head:
        case "die":
            return (f"{target}.0", "hub")
        case "plant" | "water":
            return (target, f"half.{target}", f"zone.{tail}")
        case "crop":
            return (target, f"zone.{tail.split('.')[0]}")
        case "track":
            box = glance.next_of_track(table.sheet, TRACK_OF_NAME[tail])
            return (f"box.{tail}.{0 if box is None else box + 1}", target)
        case "pass":
            return (f"token.main.{tail}",)
        case _ if target == RONDEL_SPACE:
            die = table.seen.die
            return () if die is None else (f"space.{die.space}",)
        case _:
            return (target, f"token.{target}")


def bring_forward(table: ThreeSistersTable, target: str) -> None:
    """Turns to the page on which a target lies, and back to one's own sheet."""
    page = page_of(target)
    if page is None:
        return
    if table.visiting is not None:
        table.visit(None)
    if not table.desk.beside:
        table.turn_page(page)

"""What the keyboard reaches on the table, with the names that are spoken, and the idle button's words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.i18n import _
from game.tables.sprouts import glance, naming, words
from game.tables.sprouts.naming import BAG, BARROW, DONE, GIFT_CARD
from rules.sprouts.steps import GIVING, PLANTING, SPECIALS, STORING, TAKING
from ui.focus import FocusItem

if TYPE_CHECKING:
    from game.tables.sprouts.table import SproutsTable


def aside(table: SproutsTable) -> pygame.Rect:
    """The plates of the others, down to the lower edge of the barrow."""
    own = table.layout[naming.seat_id(table.home)].rect
    top = own.bottom + round(own.width * 0.06)
    return pygame.Rect(own.left, top, own.width, max(1, table.layout[BARROW].rect.bottom - top))


def idle_label(table: SproutsTable) -> str:  # noqa: PLR0911 - a word a step
    """What the main button says while nothing is chosen that it could agree to."""
    step, selection = table.seen.step, table.choice.selection
    if not table.turns.decides:
        return _("Wait")
    if step == TAKING:
        return _("Choose a card")
    if step == GIVING:
        return _("Choose a gift")
    if step == SPECIALS:
        return _choose_next(table) if selection else _("Choose a tool")
    if step == PLANTING:
        return _("Choose a spot") if len(table.choice.options) > 1 else _("Nothing to plant")
    if step == STORING:
        owed = glance.owed(table.seen)
        return _("Mark {count} more").format(count=max(1, owed - len(selection)))
    return _("Choose a die")


def _choose_next(table: SproutsTable) -> str:
    """What is chosen after a tool."""
    kinds = {name.partition(".")[0] for name in table.choice.targets}
    if "face" in kinds:
        return _("Choose a face")
    return _("Choose a spot") if kinds == {"bed"} else _("Choose a die")


def items(table: SproutsTable) -> list[FocusItem]:
    """Everything that can be picked now, and every bed."""
    choice = table.choice
    live = choice.targets | choice.sources | set(choice.selection) if choice.options else set()
    found = []
    for name, placed in table.layout.items():
        if name.startswith("bed.") or (name in live and table.target_of(name) == name):
            state = _("chosen") if name in choice.selection else ""
            found.append(FocusItem(name, placed.rect, spoken_name(table, name), _kind(name), state=state))
    return found


def _kind(name: str) -> str:
    kind = name.partition(".")[0]
    return {"die": "die", "new": "die", "pot": "pot", "tool": "tool", "bed": "bed", "card": "card"}.get(
        kind, "place"
    )


def spoken_name(table: SproutsTable, name: str) -> str:  # noqa: PLR0911 - a kind of thing each
    """What a thing on the table is called."""
    kind = name.partition(".")[0]
    if kind in (naming.DIE, naming.NEW, naming.POT):
        return words.seed_label(naming.seed_of(name))
    if kind == naming.TOOL:
        return words.tool_label(naming.tool_of(name))
    if kind == "bed":
        return words.bed_label(naming.bed_of(name))
    if kind == "face":
        return words.face_label(naming.face_of(name))
    if kind == "card":
        return _("Card {place}").format(place=name.partition(".")[2])
    if kind == "seat":
        return table.match.seats[int(name.partition(".")[2])].name
    return {
        BAG: _("Bag"),
        BARROW: _("Barrow"),
        DONE: _("Go on"),
        GIFT_CARD: _("The card"),
    }.get(name, name)

"""What the tokens and the wheel in the tray show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.i18n import _
from game.tables.three_sisters import glance, tray
from game.tables.three_sisters.choosing import COMPOST, DIG, MULCH, turns_die
from game.tables.three_sisters.icons import TRACK_PICTURES, picture_of
from game.tables.three_sisters.telling import icon
from game.tables.three_sisters.tray import TokenLook, WheelLook
from rules.three_sisters.tracks import MULCH as MULCH_ITEM
from rules.three_sisters.tracks import SHOVEL as SHOVEL_ITEM

if TYPE_CHECKING:
    from game.tables.three_sisters.table import ThreeSistersTable


def token_look(table: ThreeSistersTable, name: str) -> TokenLook:
    """A token of the tray."""
    state = table.seen
    look = _token_state(table, name)
    if name == "main.garden":
        zone = table.aim if table.aim is not None else glance.home_of(state)
        value = (zone or 0) + 1
        title = _("Zone {zone}").format(zone=value)
        passing = "pass.garden" in table.choice.sources
        return TokenLook(
            (f"three_sisters/die_{value}",), title, _("let it go") if passing else _("garden"), look=look
        )
    if name == "main.rondel":
        assert state.die is not None
        return tray.space_token(state.die.space, look, passing="pass.rondel" in table.choice.sources)
    if name == MULCH:
        line = _("for {perennial}").format(perennial=icon(picture_of("perennial")))
        return TokenLook((TRACK_PICTURES[MULCH_ITEM],), _("Mulch"), line, look=look)
    if name == DIG:
        compost, bonus = icon(picture_of("compost")), icon(picture_of("bonus"))
        line = _("3 {compost} for {bonus}").format(compost=compost, bonus=bonus)
        return TokenLook((TRACK_PICTURES[SHOVEL_ITEM],), _("Shovel"), line, look=look)
    word = name.removeprefix("owed.")
    count = glance.owed_count(state, name)
    return TokenLook(tray.entry_pictures(word), tray.entry_title(word), tray.entry_line(word), count, look)


def _token_state(table: ThreeSistersTable, name: str) -> str:
    choice = table.choice
    target = table.target_of(f"token.{name}")
    if not choice.options:
        return "idle"
    if target is not None and (choice.carrying == target or target in choice.selection):
        return "held"
    if target in choice.sources or target in choice.carriers:
        return "lit"
    return "dim"


def wheel_look(table: ThreeSistersTable) -> WheelLook:
    """The values that the die in use, or the one chosen or pointed at, may be turned to."""
    asked = table.asked
    value = None
    if turns_die(asked):
        value = table.aim if table.aim is not None else glance.home_of(asked)
    pointed = table.pointed or ""
    hot = int(pointed.split(".")[1]) - 1 if pointed.startswith("face.") else None
    heap = "lit" if table.choice.carrying == COMPOST else "idle"
    compost = glance.unspent(table.seen.sheets[table.home])
    return WheelLook(glance.prices(asked), value, glance.home_of(asked), compost, hot, heap)

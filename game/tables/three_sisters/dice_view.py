"""The dice, the pawn and the pencil: what can be taken into the hand, where it lies and while it is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.i18n import _
from game.scenes.flights import Flight
from game.tables.three_sisters import glance, lighting, tray
from game.tables.three_sisters.lettering import write
from game.tables.three_sisters.token_looks import token_look
from rules.three_sisters.stages import SHARED
from ui.brush import Brush
from ui.palette import UMBER

if TYPE_CHECKING:
    from game.tables.three_sisters.table import ThreeSistersTable


def draw_dice(table: ThreeSistersTable, brush: Brush) -> None:
    """Dice on the rondel, the pawn, and the die in use in the hub."""
    state, wheel, layout = table.seen, table.desk.wheel, table.layout
    flying = {tween.name for tween in table.timeline.running if isinstance(tween, Flight)}
    lit = table.choice.sources
    if not table.rolling:
        for number, (name, placed) in enumerate(
            each for each in layout.items() if each[0].startswith("die.")
        ):
            if name in flying or name == table.held:
                continue
            chosen = table.choice.selection[:1] == (f"die.{name.split('.')[1]}",)
            hot = table.pointed == name and f"die.{name.split('.')[1]}" in lit
            lift = 9 if chosen else 6 if hot else 3.5
            rect = placed.rect.move(0, -round((4 if chosen else 2 if hot else 0) * brush.k))
            if f"die.{name.split('.')[1]}" in lit:
                lighting.draw_die_ring(brush, rect, hot=hot or chosen)
            brush.picture(placed.art, rect, lift=lift, angle=(5, -5, 6, -6)[number % 4])
    if "pawn" not in flying:
        brush.picture("three_sisters/edith_pawn", wheel.pawn(state.pawn), lift=5)
    _draw_hub(table, brush, flying)


def _draw_hub(table: ThreeSistersTable, brush: Brush, flying: set[str]) -> None:
    state, wheel = table.seen, table.desk.wheel
    die = state.die
    y = wheel.y + round(52 * wheel.s)
    width = round(118 * wheel.s)
    size = max(20 * wheel.s, 11.5 * brush.k)
    if die is None or (not state.main and not state.owed and not glance.edith_acts(state)):
        write(brush, _("No die yet"), (wheel.x, wheel.y), size, "head", UMBER, anchor="centre", width=width)
        return
    if "hub" in flying or table.held == "hub":
        return
    value = (
        table.aim + 1
        if table.aim is not None
        else state.fixed + 1
        if state.main and state.fixed >= 0
        else die.value
    )
    rect = wheel.hub_die
    hot = table.pointed == "hub" and bool(table.choice.carriers)
    if table.choice.carrying == "die":
        rect = rect.move(0, -round(4 * brush.k))
    lighting.draw_hub_glow(brush, wheel, lit=bool(state.main) and table.turns.decides)
    brush.picture(
        f"three_sisters/die_{value}", rect, lift=10 if hot or table.choice.carrying == "die" else 7, angle=-5
    )
    write(brush, _hub_words(table), (wheel.x, y), size, "head", anchor="centre", width=width)
    if value != die.value:
        small = pygame.Rect(0, 0, round(26 * wheel.s), round(26 * wheel.s))
        small.center = (rect.right - round(2 * wheel.s), rect.top + round(4 * wheel.s))
        brush.picture(f"three_sisters/die_{die.value}", small, lift=1)


def _hub_words(table: ThreeSistersTable) -> str:
    state = table.seen
    if glance.edith_acts(state):
        return _("Edith's die")
    if state.stage == SHARED:
        return _("Shared die")
    if state.player == table.home and table.turns.viewer is not None:
        return _("Your die")
    return table.match.seats[state.player].name


def draw_pencil(table: ThreeSistersTable, brush: Brush) -> None:
    """The pencil, unless it is held."""
    if table.held == "pencil":
        return
    placed = table.layout["pencil"]
    raised = table.choice.carrying == "pencil"
    rect = placed.rect.move(0, -round(3 * brush.k)) if raised else placed.rect
    brush.picture(placed.art, rect, lift=6 if raised else 3, angle=6)


def draw_held(table: ThreeSistersTable, brush: Brush, name: str, at: tuple[int, int]) -> None:
    """The piece that follows the pointer."""
    head, _dot, tail = name.partition(".")
    wheel = table.desk.wheel
    if head in {"die", "hub"}:
        die = table.seen.die
        value = (
            int(tail.split(".")[0])
            if head == "die"
            else (table.aim + 1 if table.aim is not None else die.value if die else 1)
        )
        brush.picture(f"three_sisters/die_{value}", wheel.square(at, 62), lift=13, angle=-7)
    elif head == "compost":
        side = round(38 * brush.k)
        brush.picture(
            "three_sisters/compost", pygame.Rect(at[0] - side // 2, at[1] - side // 2, side, side), lift=11
        )
    elif head in {"pencil", "edith"}:
        picture = "three_sisters/pencil" if head == "pencil" else "three_sisters/red_pencil"
        wide = round(128 * brush.k)
        rect = pygame.Rect(at[0] - round(4 * brush.k), at[1] - round(wide * 0.6), wide, round(wide * 0.2))
        brush.picture(picture, rect, lift=9, angle=38)
    elif head == "token":
        size = table.layout[name].rect.size if name in table.layout else (round(60 * brush.k),) * 2
        rect = pygame.Rect((at[0] - size[0] // 2, at[1] - size[1] // 2), size)
        tray.draw_token(brush, rect, token_look(table, tail), lift=11)

"""How barrow and powers show what happened, and how a turn begins."""

from __future__ import annotations

from typing import Final

import pygame

from game.i18n import _
from game.tables.sunfield import ids
from game.tables.sunfield.held import animal_paint, seeds_paint, tile_paint, token_paint, vegetable_paint
from game.tables.sunfield.motions import Turn
from game.tables.sunfield.teller import LONG, Steps, Teller
from rules.sunfield import events as facts
from rules.sunfield import power_events as powers
from rules.sunfield.components import ANIMALS, VEGETABLES
from rules.sunfield.faces import FACES
from rules.title import Event


def exchange(teller: Teller, event: facts.VegetableExchanged, before: Event | None) -> None:
    """One vegetable goes, another comes."""
    places = teller.places
    gives, gets = VEGETABLES.index(event.gives), VEGETABLES.index(event.gets)
    if event.seeds:
        _pay(teller, event.seeds, places.load(teller.player, gives))
    teller.done(event, before)
    out = teller.fly(vegetable_paint(gives), places.load(teller.player, gives), places.supply(teller.player))
    back = teller.fly(vegetable_paint(gets), places.supply(teller.player), places.load(teller.player, gets))
    teller.then([out, back])
    teller.sound("plant")


def add(teller: Teller, event: facts.VegetableAdded, before: Event | None) -> None:
    """A vegetable comes from the supply."""
    sort = VEGETABLES.index(event.vegetable)
    supply = teller.places.supply(teller.player)
    if event.seeds:
        _pay(teller, event.seeds, supply)
    teller.then([teller.fly(vegetable_paint(sort), supply, teller.places.load(teller.player, sort))])
    teller.done(event, before)
    teller.sound("plant")


def _pay(teller: Teller, count: int, end: pygame.Rect) -> None:
    pouch = teller.places.pouch(teller.player)
    teller.sound("seed_rustle")
    teller.then([teller.fly(seeds_paint(1), pouch, end, delay=0.04 * number) for number in range(count)])


def use(teller: Teller, event: powers.PowerUsed, before: Event | None) -> None:
    """A Seed goes to the column of the power."""
    end = teller.places.power(teller.player, event.column)
    teller.sound("seed_rustle")
    teller.then([teller.fly(seeds_paint(1), teller.places.pouch(teller.player), end)])
    teller.done(event, before)


def draw(teller: Teller, event: powers.TileDrawn, before: Event | None) -> None:
    """The top tile of a pile is seen."""
    variant = teller.table.shown.variant
    number = variant.tile_ids.index(event.tile)
    row = variant.faces.kind[number]
    start = teller.table.layout[ids.PILE_IDS[row]].rect
    teller.away(ids.TILE_IN_HAND)
    teller.done(event, before)
    teller.sound("card_flip")
    teller.then(
        [teller.fly(tile_paint(teller.table, FACES * number), start, teller.places.hand(teller.player))]
    )
    teller.back(ids.TILE_IN_HAND)


def swap_animal(teller: Teller, event: powers.AnimalSwapped, before: Event | None) -> None:
    """The pasture turns over once and another Animal stands there."""
    cell = ids.cell_named(event.cell)
    if teller.places.on_cloth(teller.player):
        teller.then([Turn(cell, closes=True)])
        teller.done(event, before)
        teller.then([Turn(cell, closes=False)])
    else:
        teller.done(event, before)
    teller.sound("wood_tap")


def move_animal(teller: Teller, event: powers.AnimalMoved, before: Event | None) -> None:
    """An Animal walks to another pasture."""
    start = teller.places.cell(teller.player, ids.cell_named(event.start))
    end = teller.places.cell(teller.player, ids.cell_named(event.goal))
    paint = animal_paint(ANIMALS.index(event.animal))
    if not teller.table.dropped:
        teller.then([teller.fly(paint, start, end, seconds=LONG)])
    teller.done(event, before)
    teller.sound("wood_tap")


def pick(teller: Teller, event: powers.VegetablePicked, before: Event | None) -> None:
    """A token goes from a tile to the barrow."""
    sort = VEGETABLES.index(event.vegetable)
    start = teller.places.token(teller.player, ids.cell_named(event.cell), sort)
    teller.done(event, before)
    if not teller.table.dropped:
        teller.then([teller.fly(token_paint(sort), start, teller.places.load(teller.player, sort))])
    teller.sound("plant")


def move_vegetable(teller: Teller, event: powers.VegetableMoved, before: Event | None) -> None:
    """A token goes from a tile to another."""
    sort = VEGETABLES.index(event.vegetable)
    start = teller.places.token(teller.player, ids.cell_named(event.start), sort)
    end = teller.places.space(teller.player, ids.cell_named(event.goal), sort)
    if not teller.table.dropped:
        teller.then([teller.fly(token_paint(sort), start, end)])
    teller.done(event, before)
    teller.sound("plant")


def move_tile(teller: Teller, event: powers.TileMoved, before: Event | None) -> None:
    """A tile goes to another cell with all that lies on it."""
    start, goal = ids.cell_named(event.start), ids.cell_named(event.goal)
    face = teller.table.shown_before.farms[teller.player].plot[start]
    ends = teller.places.cell(teller.player, start), teller.places.cell(teller.player, goal)
    if not teller.table.dropped and teller.places.on_cloth(teller.player):
        teller.away(ids.cell_id(start))
        teller.then([teller.fly(tile_paint(teller.table, face), *ends, seconds=LONG)])
        teller.back(ids.cell_id(start))
    teller.done(event, before)
    teller.sound("wood_tap")


def begin(teller: Teller, event: facts.TurnStarted, before: Event | None) -> None:
    """Whose turn it is now."""
    teller.done(event, before)
    if event.player == teller.table.turns.viewer:
        teller.sound("turn")


def set_off(
    teller: Teller,
    event: facts.EndSetOff,  # noqa: ARG001 - whichever pile it was
    before: Event | None,  # noqa: ARG001 - as every event
) -> None:
    """The last round has begun: said in the prompt."""
    teller.table.say(_("This is the last round!"))
    teller.sound("chime_points")


STEPS: Final[Steps] = {
    facts.VegetableExchanged: exchange,
    facts.VegetableAdded: add,
    facts.TurnStarted: begin,
    facts.EndSetOff: set_off,
    powers.PowerUsed: use,
    powers.TileDrawn: draw,
    powers.AnimalSwapped: swap_animal,
    powers.AnimalMoved: move_animal,
    powers.VegetablePicked: pick,
    powers.VegetableMoved: move_vegetable,
    powers.TileMoved: move_tile,
}

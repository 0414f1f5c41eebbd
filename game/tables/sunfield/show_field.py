"""How market and plot show what happened: tiles, vegetables, harvests, Animals that walk off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.i18n import _
from game.tables.sunfield import ids, stage
from game.tables.sunfield.held import (
    animal_paint,
    picture_paint,
    seeds_paint,
    tile_paint,
    token_paint,
    vegetable_paint,
)
from game.tables.sunfield.motions import Turn, Word
from game.tables.sunfield.teller import LONG, LOOK, STAGGER, Steps, Teller
from rules.sunfield import events as facts
from rules.sunfield.components import ANIMALS, VEGETABLES
from rules.sunfield.faces import FACES
from rules.sunfield.market import SPACE_NAMES
from rules.title import Event
from ui.tween import Tween


def take(teller: Teller, event: facts.TileTaken, before: Event | None) -> None:
    """Seeds go to the tiles above; the tile comes to whoever took it."""
    places = teller.places
    pouch = places.pouch(teller.player)
    flights = [
        teller.fly(seeds_paint(1), pouch, places.seed_on(name), delay=STAGGER * number)
        for number, name in enumerate(event.paid)
    ]
    if flights:
        teller.sound("seed_rustle")
        teller.then(flights)
    space = SPACE_NAMES.index(event.space)
    start = places.tile(event.space)
    seeds = [
        teller.fly(seeds_paint(1), start, pouch, delay=STAGGER * number)
        for number in range(min(5, event.seeds))
    ]
    teller.done(event, before)
    teller.sound("card_slide")
    if teller.table.lays_at_once:
        teller.then(seeds)
        return
    tile = teller.table.shown_before.board.market[space]
    paint = tile_paint(teller.table, FACES * tile)
    teller.away(ids.TILE_IN_HAND)
    teller.then([teller.fly(paint, start, places.hand(teller.player)), *seeds])
    teller.back(ids.TILE_IN_HAND)


def renew(teller: Teller, event: facts.ColumnRenewed, before: Event | None) -> None:
    """New tiles come from the piles, face down, and turn up where they lie."""
    variant = teller.table.shown.variant
    flights = []
    for number, name in enumerate(event.tiles):
        row = variant.faces.kind[variant.tile_ids.index(name)]
        space = f"{ANIMALS[row]}-{event.column}"
        paint = picture_paint(f"sunfield/pile_back_{ANIMALS[row]}")
        start, end = teller.table.layout[ids.PILE_IDS[row]].rect, teller.places.tile(space)
        flights.append(teller.fly(paint, start, end, delay=STAGGER * number))
    teller.sound("card_slide")
    teller.then(flights)
    teller.sound("card_flip")
    teller.done(event, before)


def lay(teller: Teller, event: facts.TileLaid, before: Event | None) -> None:
    """The tile comes to its cell."""
    table, places = teller.table, teller.places
    cell = ids.cell_named(event.cell)
    end = places.cell(teller.player, cell)
    start = table.lays_from
    if start is None and not table.lays_at_once:
        start = places.hand(teller.player)
    number = table.shown.variant.tile_ids.index(event.tile)
    if start is not None:
        teller.away(ids.TILE_IN_HAND)
        teller.then([teller.fly(tile_paint(table, FACES * number), start, end)])
        teller.back(ids.TILE_IN_HAND)
    teller.done(event, before)
    teller.sound("wood_tap")
    if not places.on_cloth(teller.player):
        table.timeline.pause(LOOK)


def plant(teller: Teller, event: facts.VegetablePlanted, before: Event | None) -> None:
    """A vegetable goes to its space."""
    sort = VEGETABLES.index(event.vegetable)
    cell = ids.cell_named(event.cell)
    supply = stage.from_supply(before)
    end = teller.places.space(teller.player, cell, sort)
    if supply:
        teller.then([teller.fly(token_paint(sort), teller.places.supply(teller.player), end)])
    elif not teller.table.dropped:
        start, name = teller.places.in_hand(teller.player, sort)
        teller.away(name)
        teller.then([teller.fly(token_paint(sort), start, end)])
        teller.back(name)
    teller.done(event, before)
    teller.sound("plant")


def lose(teller: Teller, event: facts.VegetablesLost, before: Event | None) -> None:
    """What found no space falls back, with a word."""
    flights: list[Tween] = []
    starts = teller.places.all_in_hand(teller.player, event.vegetables)
    for number, (name, start) in enumerate(zip(event.vegetables, starts, strict=True)):
        end = start.move(0, round(start.height * 2.2)).inflate(-start.width // 2, -start.height // 2)
        paint = token_paint(VEGETABLES.index(name))
        flights.append(teller.fly(paint, start, end, delay=STAGGER * number, lift=2))
    teller.sound("card_slide")
    teller.done(event, before)
    if teller.places.on_cloth(teller.player):
        flights.append(Word(_("no space"), starts[0].center))
    teller.then(flights)


def harvest(teller: Teller, events: Sequence[facts.TileHarvested]) -> None:
    """Full tiles turn over at the same moment; their vegetables go to the barrow."""
    teller.sound("harvest")
    if not teller.places.on_cloth(teller.player):
        for event in events:
            teller.done(event)
        teller.table.timeline.pause(LOOK)
        return
    cells = [ids.cell_named(event.cell) for event in events]
    teller.then([Turn(cell, closes=True) for cell in cells])
    for event in events:
        teller.done(event)
    flights: list[Tween] = [Turn(cell, closes=False) for cell in cells]
    for cell, event in zip(cells, events, strict=True):
        start = teller.places.cell(teller.player, cell)
        for number, name in enumerate(event.vegetables):
            sort = VEGETABLES.index(name)
            end = teller.places.load(teller.player, sort)
            small = pygame.Rect(0, 0, end.width, end.height)
            small.center = start.center
            flights.append(
                teller.fly(vegetable_paint(sort), small, end, seconds=LONG, delay=STAGGER * number)
            )
    teller.then(flights)


def _animals(teller: Teller, cells: Sequence[str], end: pygame.Rect) -> list[Tween]:
    """Animals leave their pastures; read before they are gone."""
    table = teller.table
    plot = table.shown_before.farms[teller.player].plot
    flights: list[Tween] = []
    for number, words in enumerate(cells):
        animal = teller.places.animal_on(teller.player, words, plot)
        start = teller.places.cell(teller.player, ids.cell_named(words))
        flights.append(teller.fly(animal_paint(animal), start, end, seconds=LONG, delay=STAGGER * number))
    return flights


def trio(teller: Teller, event: facts.TrioDelivered, before: Event | None) -> None:
    """A trio walks off, a Medal comes."""
    plate = teller.places.plate(teller.player)
    flights = _animals(teller, event.cells, teller.places.middle(plate, 40))
    teller.done(event, before)
    teller.then(flights)
    if event.medal:
        start = teller.places.middle(teller.table.layout[ids.BOARD].rect, 70)
        teller.then([teller.fly(picture_paint("sunfield/medal_3"), start, teller.places.middle(plate, 34))])
        teller.points(f"+{event.medal}", plate)


def walk(teller: Teller, event: facts.FarmerMoved, before: Event | None) -> None:
    """A pair goes back, and the farmer walks on."""
    places = teller.places
    if not places.on_cloth(teller.player):
        teller.done(event, before)
        teller.sound("wood_tap")
        return
    column = event.column
    flights = _animals(teller, event.cells, places.farmer(column))
    teller.away("farmer")
    teller.done(event, before)
    teller.then(flights)
    way = teller.fly(
        picture_paint("sunfield/farmer"),
        places.farmer(column - 1),
        places.farmer(column),
        seconds=0.35,
        lift=3,
    )
    teller.then([way])
    teller.back("farmer")
    teller.sound("wood_tap")


STEPS: Final[Steps] = {
    facts.TileTaken: take,
    facts.ColumnRenewed: renew,
    facts.TileLaid: lay,
    facts.VegetablePlanted: plant,
    facts.VegetablesLost: lose,
    facts.TrioDelivered: trio,
    facts.FarmerMoved: walk,
}

"""Actions in words that tell them apart, for hints and for the list of one's choices."""

from __future__ import annotations

from game.i18n import _
from game.tables.sunfield import ids, words
from rules.sunfield import power_actions as powers
from rules.sunfield.actions import (
    Add,
    DeliverClient,
    DeliverReserved,
    EndTurn,
    Exchange,
    Pass,
    Place,
    Plant,
    Spend,
    TakeTile,
)
from rules.sunfield.faces import FACES
from rules.sunfield.moments import NO_TILE
from rules.sunfield.state import SunfieldState
from rules.title import Action


def action_words(state: SunfieldState, action: Action) -> str:  # noqa: C901, PLR0911 - a sentence for each kind
    """An action for whoever does it, with the pieces as pictures."""
    match action:
        case TakeTile(space=space):
            return _("Take {tile}").format(tile=_tile(state, space))
        case DeliverClient(space=space):
            return _("Deliver {client}").format(client=_client(state, state.board.clients[space]))
        case DeliverReserved(number=number):
            farm = state.farms[state.current]
            return _("Deliver {client}").format(client=_client(state, farm.reserved[number]))
        case Place(cell=cell):
            return _("Lay the tile at {spot}").format(spot=_spot(cell))
        case Plant(sort=sort, cell=cell):
            return _("Plant {vegetable} at {spot}").format(vegetable=words.sort_icon(sort), spot=_spot(cell))
        case Spend(cells=cells):
            return _("Give back {animals}").format(animals=_animals(state, cells))
        case Exchange(gives=gives, gets=gets):
            return _("Swap {gives} for {gets}").format(
                gives=words.sort_icon(gives), gets=words.sort_icon(gets)
            )
        case Add(sort=sort):
            return _("Add {vegetable} to the barrow").format(vegetable=words.sort_icon(sort))
        case Pass():
            return _("Pass")
        case EndTurn():
            return _("End turn")
        case powers.Power():
            return _power(state, action)
        case _:
            return str(action)


def _power(state: SunfieldState, action: powers.Power) -> str:  # noqa: C901, PLR0911 - a sentence for each power
    match action:
        case powers.DrawTile(pile=pile):
            return _("Draw a tile from the {animal} pile").format(animal=words.animal_icon(pile))
        case powers.ReserveClient(space=space):
            return _("Reserve {client}").format(client=_client(state, state.board.clients[space]))
        case powers.SwapAnimal(cell=cell, kind=kind):
            return _("Change {was} at {spot} to {now}").format(
                was=_animals(state, (cell,)), spot=_spot(cell), now=words.animal_icon(kind)
            )
        case powers.MoveAnimal(start=start, goal=goal):
            return _("Move {what} to {spot}").format(what=_animals(state, (start,)), spot=_spot(goal))
        case powers.MoveTile(start=start, goal=goal):
            return _("Move the tile at {start} to {goal}").format(start=_spot(start), goal=_spot(goal))
        case powers.SwapVegetable(gives=gives, gets=gets):
            return _("Swap {gives} for {gets}").format(
                gives=words.sort_icon(gives), gets=words.sort_icon(gets)
            )
        case powers.GainVegetable(sort=sort):
            return _("Gain {vegetable}").format(vegetable=words.sort_icon(sort))
        case powers.PickVegetable(sort=sort, cell=cell):
            return _("Pick {vegetable} at {spot}").format(vegetable=words.sort_icon(sort), spot=_spot(cell))
        case powers.MoveVegetable(sort=sort, goal=goal):
            return _("Move {what} to {spot}").format(what=words.sort_icon(sort), spot=_spot(goal))
        case powers.PlantVegetable(sort=sort, cell=cell):
            return _("Plant {vegetable} at {spot}").format(vegetable=words.sort_icon(sort), spot=_spot(cell))
        case _:
            return str(action)


def _tile(state: SunfieldState, space: int) -> str:
    """A market tile: its animal and colour, and what stands on it."""
    tile = state.board.market[space]
    if tile == NO_TILE:
        return ids.TILES[space]
    faces = state.variant.faces
    icons = words.tile_icons(faces.colour[FACES * tile], faces.kind[tile])
    return icons + words.sort_icons(faces.sorts[tile])


def _client(state: SunfieldState, client: int) -> str:
    if client < 0:
        return ""
    spec = state.variant.components.clients[client]
    return _("{client}, {points} points").format(client=words.client_icon(spec.colour), points=spec.prestige)


def _animals(state: SunfieldState, cells: tuple[int, ...]) -> str:
    plot, faces = state.farms[state.current].plot, state.variant.faces
    return "".join(words.animal_icon(faces.animal[plot[cell]]) for cell in cells)


def _spot(cell: int) -> str:
    return words.spot_label(ids.cell_id(cell))

"""Pieces that are picked up: how each is drawn, wherever it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

import pygame

from game.tables.sunfield import glance, ids
from game.tables.sunfield.cards import ClientLook, draw_client
from game.tables.sunfield.plot import draw_token
from game.tables.sunfield.tiles import draw_face
from rules.sunfield.components import ANIMALS, MOVE_TILE, VEGETABLES
from rules.sunfield.faces import FACES, NOBODY
from rules.sunfield.numbers import ADD_COST, EXCHANGE_COST
from ui.brush import Brush

if TYPE_CHECKING:
    from game.tables.sunfield.table import SunfieldTable

Paint: TypeAlias = Callable[[Brush, pygame.Rect, float], None]
"""Draws a piece into a rectangle, so many units high."""


class Carried:
    """A piece that changes its size on its way: drawn once at its largest, then only scaled."""

    def __init__(self, paint: Paint, size: tuple[int, int], lift: float) -> None:
        self._paint = paint
        self._size = size
        self._lift = lift
        self._picture: pygame.Surface | None = None
        self._pad = 0

    def draw(self, brush: Brush, rect: pygame.Rect) -> None:
        """The piece in a rectangle of its shape."""
        if self._picture is None:
            self._pad = round((self._lift * 3 + 4) * brush.k)
            size = (self._size[0] + 2 * self._pad, self._size[1] + 2 * self._pad)
            self._picture = pygame.Surface(size, pygame.SRCALPHA)
            self._paint(
                Brush(brush.context, self._picture), pygame.Rect((self._pad,) * 2, self._size), self._lift
            )
        picture, factor = self._picture, rect.width / max(1, self._size[0])
        if rect.size != self._size:
            width, height = picture.get_size()
            picture = pygame.transform.smoothscale(
                picture, (max(1, round(width * factor)), max(1, round(height * factor)))
            )
        brush.surface.blit(picture, picture.get_rect(center=rect.center))


def painter(table: SunfieldTable, name: str) -> Paint:  # noqa: PLR0911 - one for each kind of piece
    """How the piece of this id is drawn."""
    state = table.view_state
    head = name.partition(".")[0]
    if name in ids.TILES:
        return tile_paint(table, FACES * state.board.market[ids.TILES.index(name)])
    if name == ids.TILE_IN_HAND:
        return tile_paint(table, glance.face_in_hand(state) or 0)
    if head == "client":
        return client_paint(table, state.board.clients[int(name.partition(".")[2]) - 1])
    if head == "reserved":
        return client_paint(table, state.farms[table.home].reserved[int(name.partition(".")[2]) - 1])
    if head in {"veg", "token", "get"}:
        return token_paint(ids.sort_of(name))
    if head == "load":
        return vegetable_paint(ids.sort_of(name))
    if head == "cell":
        return _cell_paint(table, ids.cell_of(name))
    return seeds_paint({ids.EXCHANGE: EXCHANGE_COST, ids.ADD: ADD_COST}.get(name, 1))


def size_of(table: SunfieldTable, name: str) -> tuple[int, int]:
    """Pixels of a piece that is carried."""
    k = table.context.viewport.k
    if name in ids.TILES or name == ids.TILE_IN_HAND or name.startswith("cell."):
        side = max(table.plot_view.side, round(60 * k))
        return side, side
    if name.startswith(("client.", "reserved.")):
        return round(90 * k), round(145 * k)
    if name.startswith(("seeds.", "power.")):
        return round(44 * k), round(44 * k)
    side = max(table.layout[name].rect.width if name in table.layout else 0, round(36 * k))
    return side, side


def tile_paint(table: SunfieldTable, face: int) -> Paint:
    """A tile showing a face."""

    def paint(brush: Brush, rect: pygame.Rect, lift: float) -> None:
        angle = -6.0 if lift > 10 else 0.0
        draw_face(brush, table.pieces, table.shown.variant, face, rect, lift=lift, angle=angle)

    return paint


def client_paint(table: SunfieldTable, client: int) -> Paint:
    """A Client's card, as the own barrow sees it."""
    state = table.view_state
    short = glance.short(state.farms[table.home].barrow, state.variant.client_costs[client])

    def paint(brush: Brush, rect: pygame.Rect, lift: float) -> None:
        look = ClientLook(client, short)
        angle = -5.0 if lift > 10 else 0.0
        draw_client(brush, table.pieces, state.variant, look, rect, lift=lift, angle=angle)

    return paint


def token_paint(sort: int) -> Paint:
    """A vegetable as a token."""

    def paint(brush: Brush, rect: pygame.Rect, lift: float) -> None:
        draw_token(brush, rect, sort, lift=lift)

    return paint


def vegetable_paint(sort: int) -> Paint:
    """A vegetable as it lies in the barrow."""

    def paint(brush: Brush, rect: pygame.Rect, lift: float) -> None:
        brush.picture(f"shared/icon_{VEGETABLES[sort]}", rect, lift=lift)

    return paint


def animal_paint(animal: int) -> Paint:
    """An Animal."""

    def paint(brush: Brush, rect: pygame.Rect, lift: float) -> None:
        brush.picture(f"sunfield/{ANIMALS[animal]}", rect, lift=lift)

    return paint


def picture_paint(name: str) -> Paint:
    """Any picture."""

    def paint(brush: Brush, rect: pygame.Rect, lift: float) -> None:
        brush.picture(name, rect, lift=lift)

    return paint


def seeds_paint(count: int) -> Paint:
    """A few Seeds."""
    spots = ((0.0, 0.0), (-0.42, 0.2), (0.42, 0.22), (-0.2, -0.4), (0.24, -0.38))[:count]

    def paint(brush: Brush, rect: pygame.Rect, lift: float) -> None:
        side = round(rect.width * (0.62 if count > 1 else 0.8))
        for place, (x, y) in enumerate(spots):
            seed = pygame.Rect(0, 0, side, side)
            seed.center = (rect.centerx + round(x * rect.width), rect.centery + round(y * rect.height))
            brush.picture("sunfield/seed", seed, angle=-20 + 25 * place, lift=lift)

    return paint


def _cell_paint(table: SunfieldTable, cell: int) -> Paint:
    """A tile of the own plot, or the Animal on it, whichever the power moves."""
    state = table.view_state
    face = state.farms[table.home].plot[cell]
    animal = state.variant.faces.animal[face]
    if table.power_in_use == MOVE_TILE or animal >= NOBODY:
        return tile_paint(table, face)
    return animal_paint(animal)

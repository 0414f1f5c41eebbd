"""Where every piece lies on the table of Sunfield Farm: a pure function."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.scenes.bar import arrange_bar
from game.tables.sunfield import ids
from game.tables.sunfield.camera import Camera, View
from game.tables.sunfield.regions import Seating, growth, regions
from game.tables.sunfield.tiles import hollow_rect
from rules.sunfield.components import SORTS
from rules.sunfield.landscape import LAST_COLUMN
from rules.sunfield.market import ROWS
from rules.sunfield.numbers import COLUMNS, SPACES
from ui.layout import Layout, Placed, clamp_inside
from ui.viewport import Viewport

STONE: Final = (34.7, 53.3, 88.0)
"""On a card of the landscape: the first column, from one to the next, and where one column ends."""

CARD: Final = (175, 138)
CLIENT: Final = (112, 180)
REPUTATION_TILE: Final = (106, 110)
_LEAST_SEEN: Final = 0.3
"""A cell of which less is seen cannot be pointed at."""


@dataclass(frozen=True, slots=True)
class Token:
    """A vegetable on a tile that can be chosen: its sort and cell, the tile's kind and the hollow."""

    sort: int
    cell: int
    kind: int
    hollow: int


@dataclass(frozen=True, slots=True)
class Seen:
    """What the arrangement depends on beside the window.

    ``cells`` are the tiles of the plot that is seen and the free cells that accept something;
    ``hand`` the sorts in hand, which wait at ``laid``; ``holding`` says whether a tile is in hand;
    ``reserved`` are numbers of own reserved Clients; ``supply`` whether a vegetable of the supply
    can be chosen, ``kinds`` which Animals for the one at ``kinds_at``, ``tokens`` what on tiles.
    """

    seating: Seating
    advanced: bool
    camera: Camera
    cells: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    laid: int = 0
    holding: bool = False
    reserved: tuple[int, ...] = ()
    supply: bool = False
    kinds: tuple[int, ...] = ()
    kinds_at: int = 0
    tokens: tuple[Token, ...] = ()
    visiting: bool = False


def arrange(viewport: Viewport, seen: Seen) -> Layout:
    """Domain id to where it lies."""
    layout = arrange_bar(viewport)
    for name, rect in regions(viewport, seen.seating, advanced=seen.advanced).items():
        layout[name] = Placed(rect, layer=1)
    _place_market(layout)
    _place_clients(layout)
    _place_reputation(layout)
    _place_barrow(layout, seen)
    if seen.advanced:
        _place_powers(layout)
    _place_plot(layout, viewport, seen)
    _place_over_plot(layout, viewport, seen)
    return layout


def plot_view(board: pygame.Rect, k: float, camera: Camera) -> View:
    """How the plot lies on its cloth."""
    return View(plot_area(board, k), k, camera)


def plot_area(board: pygame.Rect, k: float) -> pygame.Rect:
    """The part of the cloth that tiles are seen on."""
    return board.inflate(-2 * round(9 * k), -2 * round(9 * k))


def _within(board: pygame.Rect, scale: float, x: float, y: float, w: float, h: float) -> pygame.Rect:
    """A rectangle given in units from the corner of a board."""
    return pygame.Rect(
        board.left + round(x * scale), board.top + round(y * scale), round(w * scale), round(h * scale)
    )


# --- the boards -------------------------------------------------------------------------------------


def _place_market(layout: Layout) -> None:
    board = layout[ids.MARKET].rect
    f = board.height / 260
    left = (board.width / f - 352) / 2
    for row in range(ROWS):
        y = 17 + 79.5 * row
        layout[ids.PILE_IDS[row]] = Placed(_within(board, f, left + 14, y + 2, 68, 68), layer=2)
        for column in range(COLUMNS):
            rect = _within(board, f, left + 106 + 79.5 * column, y, 72, 72)
            layout[ids.TILES[COLUMNS * row + column]] = Placed(rect, layer=2)


def _place_clients(layout: Layout) -> None:
    board = layout[ids.CLIENTS].rect
    f = board.height / 260
    width, height = CLIENT
    pitch = min(150.0, (board.width / f - 24 - width) / (SPACES - 1))
    first = (board.width / f - width - pitch * (SPACES - 1)) / 2
    card = min(width, pitch - 6)
    for space in range(SPACES):
        rect = _within(board, f, first + pitch * space + (width - card) / 2, 17, card, height * card / width)
        layout[ids.client_id(space)] = Placed(rect, layer=2)


def _place_reputation(layout: Layout) -> None:
    board = layout[ids.REPUTATION].rect
    f = board.height / 260
    width, height = REPUTATION_TILE
    gap = min(26.0, (board.width / f - 2 * width) / 3)
    left = (board.width / f - 2 * width - gap) / 2
    for place in range(4):
        x, y = left + (width + gap) * (place % 2), 16 + (height + 8) * (place // 2)
        layout[f"reputation.{place}"] = Placed(_within(board, f, x, y, width, height), layer=2)


# --- the own things ---------------------------------------------------------------------------------


def barrow_scale(panel: pygame.Rect) -> tuple[float, tuple[float, float]]:
    """Pixels per unit in the barrow's scene of 352 x 224, and the corner of these from the panel's."""
    f = min(panel.width / 352, panel.height / 212)
    return f, ((panel.width / f - 352) / 2, panel.height / f - 224)


def _place_barrow(layout: Layout, seen: Seen) -> None:
    panel = layout[ids.BARROW].rect
    f, (x, y) = barrow_scale(panel)
    for sort in SORTS:
        rect = _within(panel, f, x + 43 + 41.5 * sort, y + 72 - 2.2 * sort, 41, 88)
        layout[ids.LOAD[sort]] = Placed(rect, layer=2)
    layout[ids.POUCH] = Placed(_within(panel, f, x + 264, y + 38, 76, 66), layer=2)
    layout[ids.EXCHANGE] = Placed(_within(panel, f, x + 252, y + 118, 92, 40), layer=3)
    layout[ids.ADD] = Placed(_within(panel, f, x + 252, y + 163, 92, 40), layer=3)
    if seen.supply:
        for sort in SORTS:
            layout[ids.GET[sort]] = Placed(_within(panel, f, x + 20 + 54 * sort, y + 24, 46, 46), layer=5)


def landscape_scale(panel: pygame.Rect) -> float:
    """Pixels per unit on the landscape's cards."""
    return min(panel.width / (2 * CARD[0] + 2), panel.height / CARD[1])


def landscape_cards(panel: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """Where the two cards lie, side by side."""
    f = landscape_scale(panel)
    width, height = round(CARD[0] * f), min(panel.height, round(CARD[1] * f))
    top = panel.top + (panel.height - height) // 2
    left = panel.left + (panel.width - 2 * width - round(2 * f)) // 2
    return pygame.Rect(left, top, width, height), pygame.Rect(left + width + round(2 * f), top, width, height)


def column_at(panel: pygame.Rect, column: int, y: float) -> tuple[int, int]:
    """A point on a column of the landscape, ``y`` units from the top of its card."""
    card = landscape_cards(panel)[column // 3]
    f = landscape_scale(panel)
    return card.left + round((STONE[0] + STONE[1] * (column % 3)) * f), card.top + round(y * f)


def _place_powers(layout: Layout) -> None:
    panel = layout[ids.LANDSCAPE].rect
    side = round(38 * landscape_scale(panel))
    for column in range(1, LAST_COLUMN):
        rect = pygame.Rect(0, 0, side, side)
        rect.center = column_at(panel, column, 62)
        layout[ids.power_id(column)] = Placed(rect, layer=2)


# --- the cloth --------------------------------------------------------------------------------------


def _place_plot(layout: Layout, viewport: Viewport, seen: Seen) -> None:
    view = plot_view(layout[ids.BOARD].rect, viewport.k, seen.camera)
    for cell in seen.cells:
        rect = view.rect(cell)
        shown = rect.clip(view.area)
        if shown.width * shown.height >= _LEAST_SEEN * rect.width * rect.height:
            layout[ids.cell_id(cell)] = Placed(shown, layer=2)
    for token in seen.tokens:
        rect = hollow_rect(view.rect(token.cell), token.kind, token.hollow, least=round(24 * viewport.k))
        if view.area.contains(rect):
            layout[ids.token_id(token.sort, token.cell)] = Placed(rect, layer=4)
    for number, rect in enumerate(hand_places(view, len(seen.hand), seen.laid)):
        name = f"{ids.veg_id(seen.hand[number])}.{number}"
        layout[name] = Placed(clamp_inside(rect, view.area), layer=5)


def hand_places(view: View, count: int, laid: int) -> list[pygame.Rect]:
    """Where the vegetables in hand wait: on the tile that they came with."""
    tile = view.rect(laid)
    side = max(round(tile.width * 0.47), round(30 * view.k))
    reach = max(tile.width * 0.24, side * 0.52)
    spots = {
        1: ((0.0, 0.0),),
        2: ((-1.0, 0.1), (1.0, 0.1)),
        3: ((0.0, -0.9), (-1.0, 0.8), (1.0, 0.8)),
    }.get(count, ())
    places = []
    for across, down in spots:
        rect = pygame.Rect(0, 0, side, side)
        rect.center = (round(tile.centerx + across * reach), round(tile.centery + down * reach))
        places.append(rect)
    return places


def _place_over_plot(layout: Layout, viewport: Viewport, seen: Seen) -> None:
    """What lies on the cloth over the plot: a tile in hand, reserved Clients, buttons, a choice."""
    k, view = viewport.k, plot_view(layout[ids.BOARD].rect, viewport.k, seen.camera)
    area, grown = view.area, growth(viewport)
    if seen.holding:
        side = round(84 * k)
        layout[ids.TILE_IN_HAND] = Placed(
            pygame.Rect(area.left + round(6 * k), area.top + round(6 * k), side, side), layer=6
        )
    width, height = round(CLIENT[0] * 0.62 * k), round(CLIENT[1] * 0.62 * k)
    for place, number in enumerate(seen.reserved):
        left = area.right - (place + 1) * (width + round(6 * k))
        layout[ids.reserved_id(number)] = Placed(
            pygame.Rect(left, area.top + round(4 * k), width, height), layer=6
        )
    side = round(min(30 * k * grown, area.height / 4))
    for place, name in enumerate((ids.ZOOM_OUT, ids.ZOOM_IN, ids.ZOOM_FIT)):
        top = area.bottom - (place + 1) * (side + round(5 * k))
        layout[name] = Placed(pygame.Rect(area.right - side - round(4 * k), top, side, side), layer=6)
    if seen.visiting:
        _place_way_home(layout, viewport, area)
    _place_kinds(layout, view, seen, round(40 * k * grown))


def _place_way_home(layout: Layout, viewport: Viewport, area: pygame.Rect) -> None:
    width = min(area.width - round(90 * viewport.k), round(250 * viewport.u))
    height = min(round(44 * viewport.u), area.height // 3)
    rect = pygame.Rect(0, area.top + round(4 * viewport.k), width, height)
    rect.centerx = area.centerx
    layout[ids.HOME] = Placed(rect, layer=7)


def _place_kinds(layout: Layout, view: View, seen: Seen, side: int) -> None:
    """The Animals that the chosen one can be changed for, in a row above it."""
    if not seen.kinds:
        return
    at = view.rect(seen.kinds_at)
    step = side + round(6 * view.k)
    whole = pygame.Rect(0, 0, step * len(seen.kinds), side)
    whole.midbottom = (at.centerx, at.top + round(4 * view.k))
    whole = clamp_inside(whole, view.area)
    for place, kind in enumerate(seen.kinds):
        layout[ids.KINDS[kind]] = Placed(
            pygame.Rect(whole.left + place * step, whole.top, side, side), layer=8
        )

"""The boards above: market with piles and Seeds, Clients with Medals, Reputation tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _
from game.tables.sunfield import ids, parts, scenery
from game.tables.sunfield.cards import ClientLook, ReputationLook, draw_client, draw_reputation
from game.tables.sunfield.tiles import draw_face
from rules.sunfield.components import ANIMALS
from rules.sunfield.faces import FACES
from rules.sunfield.market import ROWS, SIZE
from rules.sunfield.moments import NO_TILE
from rules.sunfield.numbers import COLUMNS, MEDALS_OF_SPACE
from rules.sunfield.variant import Variant
from ui import panels
from ui.brush import Brush
from ui.layout import Layout
from ui.palette import BRICK, INK, PAPER, PINE, Colour
from ui.pieces import Pieces
from ui.skin import Skin

_SIGN: Final = (96, 23)
_MEDAL_SHADOWS: Final[tuple[Colour, ...]] = ((255, 236, 160), (255, 222, 196))


@dataclass(frozen=True, slots=True)
class MarketLook:
    """Tiles and Seeds by space, prices in Seeds, tiles left in the three piles, and one's own Seeds."""

    tiles: tuple[int, ...]
    seeds: tuple[int, ...]
    prices: tuple[int, ...]
    left: tuple[int, ...]
    purse: int


@dataclass(frozen=True, slots=True)
class ClientsLook:
    """The five spaces: a Client or None, and how many Medals are left; cards left in the deck."""

    clients: tuple[ClientLook | None, ...]
    medals: tuple[int, ...]
    left: int


def draw_boards(brush: Brush, layout: Layout) -> None:
    """What never changes: three boards of wood, their signs, the line beside the piles."""
    for name, title in (
        (ids.MARKET, _("Market")),
        (ids.CLIENTS, _("Clients")),
        (ids.REPUTATION, _("Reputation")),
    ):
        rect = layout[name].rect
        brush.panel(rect, 5, scenery.board)
        draw_sign(brush, rect, title)
    pile, tile = layout[ids.PILE_IDS[0]].rect, layout[ids.TILES[0]].rect
    x = (pile.right + tile.left) // 2
    board = layout[ids.MARKET].rect
    groove = pygame.Rect(0, 0, max(2, round(3 * brush.k)), board.height - round(30 * brush.k))
    groove.center = (x, board.centery + round(3 * brush.k))
    brush.panel(groove, 0, parts.groove)


def draw_sign(brush: Brush, board: pygame.Rect, title: str) -> None:
    """A small painted sign on the upper edge of a board."""
    grown = min(1.3, brush.u / brush.k)
    height = round(_SIGN[1] * brush.k * grown)
    px = max(1, round(height * 0.64))
    wide = brush.context.fonts.size(title, "head", px)[0] + round(26 * brush.k * grown)
    width = min(board.width - round(20 * brush.k), max(round(_SIGN[0] * brush.k * 0.8), wide))
    rect = pygame.Rect(0, 0, width, height)
    rect.center = (board.centerx, board.top + round(2 * brush.k))
    brush.panel(rect, 1.5, panels.label)
    room = width - round(14 * brush.k)
    centre = (rect.centerx, rect.centery - 0.5 * brush.k)
    brush.text(title, centre, px / brush.u, "head", PAPER, anchor="centre", width=room, shadow=PINE)


def draw_badge(brush: Brush, centre: tuple[int, int], text: str, side: int) -> None:
    """A number on a round brown mark."""
    rect = pygame.Rect(0, 0, side, side)
    rect.center = centre
    Skin(brush.context.art, side / 22).paint(brush.surface, rect, 0, parts.badge)
    size = side * (0.68 if len(text) < 2 else 0.6) / brush.u
    brush.text(text, (rect.centerx, rect.centery - side * 0.03), size, "head", PAPER, anchor="centre")


# --- market -----------------------------------------------------------------------------------------


def draw_market(brush: Brush, pieces: Pieces, variant: Variant, layout: Layout, look: MarketLook) -> None:
    """Piles, tiles, the Seeds on them and what they cost."""
    for row in range(ROWS):
        _draw_pile(brush, layout[ids.PILE_IDS[row]].rect, row, look.left[row])
    for space in range(SIZE):
        rect = layout[ids.TILES[space]].rect
        if look.tiles[space] == NO_TILE:
            draw_empty_space(brush, rect, space // COLUMNS)
            continue
        draw_face(brush, pieces, variant, FACES * look.tiles[space], rect, lift=3)
        draw_price(brush, rect, look.prices[space], look.seeds[space], look.purse)
        draw_seeds(brush, rect, look.seeds[space])


def _draw_pile(brush: Brush, rect: pygame.Rect, row: int, left: int) -> None:
    """A pile as high as it holds tiles, with their number."""
    if not left:
        draw_empty_space(brush, rect, row)
    step = max(1, round(1.6 * brush.k))
    for height in range(min(4, (left + 3) // 4)):
        brush.picture(
            f"sunfield/pile_back_{ANIMALS[row]}", rect.move(0, -height * step), lift=3 if height == 0 else 0
        )
    side = round(23 * brush.k * min(1.35, brush.u / brush.k))
    draw_badge(brush, (rect.right - side // 3, rect.bottom - side // 3), str(left), side)


def draw_empty_space(brush: Brush, rect: pygame.Rect, row: int) -> None:
    """The bed of a market tile that is not there."""
    brush.panel(rect, 0, parts.slot)
    side = round(rect.width * 0.42)
    icon = pygame.Rect(0, 0, side, side)
    icon.center = rect.center
    brush.picture(f"sunfield/head_{ANIMALS[row]}", icon, alpha=70)


def draw_seeds(brush: Brush, rect: pygame.Rect, seeds: int) -> None:
    """Seeds at the lower right corner of a tile: each as far as they fit, then a number."""
    if not seeds:
        return
    side = round(rect.width * 0.3)
    shown = min(seeds, 3) if seeds <= 3 else 1
    for place in range(shown):
        seed = pygame.Rect(0, 0, side, side)
        seed.center = (rect.right - side // 2 - round(place * side * 0.62), rect.bottom - round(side * 0.42))
        brush.picture("sunfield/seed", seed, angle=-18 + 22 * place, lift=1)
    if seeds > 3:
        badge = round(side * 0.86)
        draw_badge(brush, (rect.right - round(side * 0.1), rect.bottom - side), str(seeds), badge)


def draw_price(brush: Brush, rect: pygame.Rect, price: int, seeds: int, purse: int) -> None:
    """The Seeds to be laid for a tile, on a label at its lower edge; red where they are lacking."""
    if not price:
        return
    height = round(19 * brush.k * min(1.3, brush.u / brush.k))
    label = pygame.Rect(0, 0, round(height * 1.95), height)
    label.center = (rect.centerx, rect.bottom - round(1 * brush.k))
    if seeds:
        label.left = rect.left + round(2 * brush.k)
    brush.panel(label, 1, parts.pill)
    where = (label.left + label.width * 0.36, label.centery - height * 0.05)
    colour = INK if price <= purse else BRICK
    brush.text(str(price), where, height * 0.76 / brush.u, "head", colour, anchor="centre")
    side = round(height * 0.78)
    seed = pygame.Rect(label.right - round(side * 1.25), label.centery - side // 2 - 1, side, side)
    brush.picture("sunfield/seed", seed)


# --- Clients ----------------------------------------------------------------------------------------


def draw_clients(brush: Brush, pieces: Pieces, variant: Variant, layout: Layout, look: ClientsLook) -> None:
    """Cards and the Medals below their spaces."""
    for space, client in enumerate(look.clients):
        rect = layout[ids.client_id(space)].rect
        if client is None:
            brush.panel(rect, 0, parts.slot)
        else:
            draw_client(brush, pieces, variant, client, rect)
        for place, value in enumerate(MEDALS_OF_SPACE):
            medal = medal_rect(layout, space, place)
            if look.medals[space] >= len(MEDALS_OF_SPACE) - place:
                draw_medal(brush, medal, value)
            else:
                brush.picture(
                    "sunfield/medal_slot", medal.inflate(-medal.width // 5, -medal.width // 5), alpha=150
                )
    _draw_deck(brush, layout, look.left)


def _draw_deck(brush: Brush, layout: Layout, left: int) -> None:
    """How many cards the deck still holds, on the board's lower right corner."""
    board = layout[ids.CLIENTS].rect
    side = round(23 * brush.k * min(1.3, brush.u / brush.k))
    draw_badge(brush, (board.right - round(9 * brush.k), board.bottom - round(9 * brush.k)), str(left), side)


def medal_rect(layout: Layout, space: int, place: int) -> pygame.Rect:
    """Where the first or second Medal below a Client space lies."""
    board, card = layout[ids.CLIENTS].rect, layout[ids.client_id(space)].rect
    f = board.height / 260
    side = round(42 * f)
    rect = pygame.Rect(0, 0, side, side)
    rect.center = (card.centerx + round((46 * place - 23) * f), board.bottom - round(33 * f))
    return rect


def draw_medal(brush: Brush, rect: pygame.Rect, value: int, lift: float = 2.0) -> None:
    """A Medal with its worth."""
    brush.picture("sunfield/medal_3" if value == MEDALS_OF_SPACE[0] else "sunfield/medal_1", rect, lift=lift)
    size = rect.width * 0.42 / brush.u
    where = (rect.centerx, rect.top + rect.height * 0.42)
    shadow = _MEDAL_SHADOWS[0 if value == MEDALS_OF_SPACE[0] else 1]
    brush.text(str(value), where, size, "head", INK, anchor="centre", shadow=shadow)


def draw_reputations(
    brush: Brush,
    pieces: Pieces,
    variant: Variant,
    layout: Layout,
    looks: tuple[ReputationLook | None, ...],
) -> None:
    """The tiles on the board; a validated one leaves its bed."""
    for place, look in enumerate(looks):
        rect = layout[f"reputation.{place}"].rect
        if look is None:
            brush.panel(rect, 0, parts.slot)
        else:
            draw_reputation(brush, pieces, variant, look, rect)

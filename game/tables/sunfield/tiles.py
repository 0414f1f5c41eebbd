"""Tiles as pictures: a field with its spaces and the tokens on them, or a pasture with its Animal."""

from __future__ import annotations

from typing import Final

import pygame

from game.tables.sunfield import parts
from rules.sunfield.components import ANIMALS, FIELD_COLOURS, VEGETABLES
from rules.sunfield.faces import FACES, NOBODY, PASTURE, tile_of
from rules.sunfield.variant import Variant
from ui.brush import Brush
from ui.pieces import Pieces

_SIZE: Final = 120
_HOLLOWS: Final = (
    ((60.0, 69.0, 30.0),),
    ((37.0, 73.0, 23.5), (83.0, 73.0, 23.5)),
    ((60.0, 43.0, 21.5), (37.0, 81.0, 21.5), (83.0, 81.0, 21.5)),
)
"""By kind of tile: the middle and the radius of every hollow in the picture of 120 x 120."""

_SPACE: Final = 0.86
_TOKEN: Final = 1.03
"""How large what stands in a hollow is drawn, as a share of its width."""

_ANIMAL: Final = 0.76

SMALL: Final = 58
"""Tiles below this many units of the picture show their signs larger than printed."""

CORNER: Final = 17
"""How wide those signs are then, in units of the picture."""

_TOKEN_SMALL: Final = 1.16
"""How large a token is on a small tile."""


def hollow_rect(tile: pygame.Rect, kind: int, hollow: int, share: float = 1.0, least: int = 0) -> pygame.Rect:
    """The square around a hollow of a tile; ``share`` of its width, at least ``least`` pixels."""
    x, y, radius = _HOLLOWS[kind][hollow]
    scale = tile.width / _SIZE
    side = max(least, round(2 * radius * share * scale))
    rect = pygame.Rect(0, 0, side, side)
    rect.center = (tile.left + round(x * scale), tile.top + round(y * scale))
    return rect


def hollow_with(variant: Variant, face: int, sort: int, *, filled: bool) -> int | None:
    """The first hollow for a sort that has its token (``filled``), or has none; None without one."""
    code = face % FACES
    for hollow, wanted in enumerate(variant.faces.sorts[tile_of(face)]):
        if code < PASTURE and wanted == sort and bool(code >> hollow & 1) == filled:
            return hollow
    return None


def draw_face(  # noqa: PLR0913 - a tile has this many sides
    brush: Brush,
    pieces: Pieces,
    variant: Variant,
    face: int,
    rect: pygame.Rect,
    *,
    angle: float = 0.0,
    lift: float = 0.0,
    alpha: int = 255,
) -> None:
    """A tile showing ``face``; ``lift`` in units."""
    faces = variant.faces
    code = face % FACES
    if code >= PASTURE:
        animal = code - PASTURE
        key: tuple[object, ...] = ("pasture", animal)

        def make() -> pygame.Surface:
            return _pasture(brush, animal, rect.size)
    else:
        kind, sorts = faces.kind[tile_of(face)], faces.sorts[tile_of(face)]
        colour = faces.colour[face]
        key = ("field", colour, kind, sorts, code)

        def make() -> pygame.Surface:
            return _field(brush, (colour, kind, sorts, code), rect.size)

    pieces.draw(brush.surface, key, rect, make, shape="tile", angle=angle, lift=lift * brush.k, alpha=alpha)


def _field(
    brush: Brush, look: tuple[int, int, tuple[int, ...], int], size: tuple[int, int]
) -> pygame.Surface:
    colour, kind, sorts, code = look
    art = brush.context.art
    card = art.get(f"sunfield/field_{FIELD_COLOURS[colour]}_{ANIMALS[kind]}", *size).copy()
    whole, small = card.get_rect(), is_small(size[0], brush.k)
    over = Brush(brush.context, card)
    for hollow, sort in enumerate(sorts):
        if code >> hollow & 1:
            place = hollow_rect(whole, kind, hollow, _TOKEN_SMALL if small else _TOKEN)
            card.blit(art.get(f"sunfield/token_{VEGETABLES[sort]}", *place.size), place)
        elif small:
            over.panel(hollow_rect(whole, kind, hollow, _TOKEN_SMALL), 0, parts.bed)
            over.picture(f"shared/icon_{VEGETABLES[sort]}", hollow_rect(whole, kind, hollow, _SPACE))
        else:
            place = hollow_rect(whole, kind, hollow, _SPACE)
            card.blit(art.get(f"sunfield/space_{VEGETABLES[sort]}", *place.size), place)
    if small:
        _draw_corners(over, whole, f"sunfield/emblem_field_{FIELD_COLOURS[colour]}", ANIMALS[kind])
    return card


def is_small(side: int, k: float) -> bool:
    """Whether a tile is so small that its signs are drawn larger than printed."""
    return side < SMALL * k


def _draw_corners(brush: Brush, whole: pygame.Rect, emblem: str, animal: str) -> None:
    """The animal and the sign of the colour, large enough to be told apart from far."""
    side = min(round(CORNER * brush.k), whole.width * 2 // 5)
    for place, name in (
        (pygame.Rect(0, 0, side, side), f"sunfield/head_{animal}"),
        (pygame.Rect(whole.width - side, 0, side, side), emblem),
    ):
        brush.panel(place, 0, parts.disc)
        inner = place.inflate(-round(side * 0.2), -round(side * 0.2))
        brush.picture(name, inner)


def _pasture(brush: Brush, animal: int, size: tuple[int, int]) -> pygame.Surface:
    art = brush.context.art
    card = art.get("sunfield/pasture", *size).copy()
    if animal != NOBODY:
        side = round(size[0] * _ANIMAL)
        place = pygame.Rect(0, 0, side, side)
        place.center = (size[0] // 2, round(size[1] * 0.53))
        card.blit(art.get(f"sunfield/{ANIMALS[animal]}", side, side), place)
    return card

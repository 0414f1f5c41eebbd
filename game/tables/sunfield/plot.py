"""A plot on its cloth: tiles, cells that accept one, what would be given to whom, pieces in hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame

from game.tables.sunfield import parts
from game.tables.sunfield.camera import View
from game.tables.sunfield.tiles import draw_face, hollow_rect, hollow_with
from rules.sunfield.components import ANIMALS, VEGETABLES
from rules.sunfield.faces import FACES, PASTURE, tile_of
from rules.sunfield.variant import Variant
from ui.brush import Brush
from ui.palette import MOSS, PAPER
from ui.pieces import Pieces
from ui.skin import Skin

_TILE: Final = 72
_HALO: Final = 8
_GHOST: Final = 175
"""How strong a vegetable is drawn where it would come to."""


@dataclass(slots=True)
class PlotLook:
    """How a plot looks now.

    ``free`` are cells that accept a tile, with how many vegetables that would plant (None where
    nothing is to be said), ``hot`` the one under the pointer, ``ghost`` the face that is about to
    lie there. ``receives`` are tiles with the sorts that would come to them, ``lit`` tiles that can
    be chosen, ``chosen`` one that is, ``certain`` those whose Animals go whatever is chosen, and
    ``spaces`` the sort whose spaces are marked. ``marks`` were laid lately, ``away`` are drawn by
    somebody else just now, ``turning`` are tiles that turn over: how wide they are seen.
    """

    plot: Mapping[int, int]
    free: Mapping[int, int | None] = field(default_factory=dict)
    hot: int | None = None
    ghost: int | None = None
    receives: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    lit: frozenset[int] = frozenset()
    chosen: int | None = None
    certain: frozenset[int] = frozenset()
    spaces: int | None = None
    marks: frozenset[int] = frozenset()
    away: frozenset[int] = frozenset()
    turning: Mapping[int, float] = field(default_factory=dict)


def draw_plot(brush: Brush, pieces: Pieces, variant: Variant, view: View, look: PlotLook) -> None:
    """Everything that lies on the cloth, as far as it is seen."""
    surface = brush.surface
    clip = surface.get_clip()
    surface.set_clip(view.area.inflate(round(6 * brush.k), round(6 * brush.k)))
    for cell, planted in look.free.items():
        _draw_free(brush, view, cell, planted, hot=cell == look.hot)
    for cell, face in look.plot.items():
        if cell not in look.away:
            _draw_tile(brush, pieces, variant, view, cell, face, look)
    _draw_marks(brush, view, look)
    if look.ghost is not None and look.hot is not None:
        raised = view.rect(look.hot).move(0, -round(4 * brush.k))
        draw_face(brush, pieces, variant, look.ghost, raised, lift=11, angle=-3)
    _draw_lights(brush, variant, view, look)
    surface.set_clip(clip)


def _draw_free(brush: Brush, view: View, cell: int, planted: int | None, *, hot: bool) -> None:
    """A cell that accepts a tile: a plus, with the number of vegetables that it would plant."""
    rect = view.rect(cell)
    if not rect.colliderect(view.area):
        return
    skin = Skin(brush.context.art, view.side / _TILE)
    skin.paint(brush.surface, rect, 0, parts.cell, hot=hot)
    if hot:
        return
    side = round(view.side * 0.3)
    mark = pygame.Rect(0, 0, side, side)
    mark.center = rect.center
    if planted:
        mark.centerx -= round(side * 0.42)
        size = view.side * 0.32 / brush.u
        brush.text(str(planted), (mark.right + side * 0.12, rect.centery), size, "head", MOSS)
        small = round(side * 0.72)
        mark = pygame.Rect(mark.left + (side - small) // 2, rect.centery - small // 2, small, small)
    skin.paint(brush.surface, mark, 0, parts.plus)


def _draw_tile(  # noqa: PLR0913, PLR0917 - a tile lies somewhere in some look
    brush: Brush, pieces: Pieces, variant: Variant, view: View, cell: int, face: int, look: PlotLook
) -> None:
    rect = view.rect(cell)
    if not rect.colliderect(view.area):
        return
    share = look.turning.get(cell)
    if share is not None:
        rect = pygame.Rect(0, 0, max(2, round(rect.width * share)), rect.height)
        rect.center = view.rect(cell).center
        flat = pygame.Surface(view.rect(cell).size, pygame.SRCALPHA)
        draw_face(Brush(brush.context, flat), pieces, variant, face, flat.get_rect())
        brush.surface.blit(pygame.transform.smoothscale(flat, rect.size), rect)
        return
    if cell == look.chosen:
        rect = rect.move(0, -round(5 * brush.k))
    draw_face(brush, pieces, variant, face, rect, lift=9 if cell == look.chosen else 3)


def _draw_marks(brush: Brush, view: View, look: PlotLook) -> None:
    for cell in look.marks:
        if cell in look.plot and cell not in look.away:
            rim = round(5 * view.side / _TILE)
            brush.panel(view.rect(cell).inflate(rim, rim), 0, parts.mark)


def _draw_lights(brush: Brush, variant: Variant, view: View, look: PlotLook) -> None:
    """Light around tiles that can be chosen or would receive something, and what that is."""
    rim = 2 * round(_HALO * brush.k)
    for cell in look.certain:
        side = round(view.side * 0.34)
        tick = pygame.Rect(0, 0, side, side)
        tick.center = view.rect(cell).topright
        tick.move_ip(-side // 3, side // 3)
        brush.panel(tick, 1, parts.tick)
    for cell in look.lit | look.receives.keys():
        rect = view.rect(cell)
        if not rect.colliderect(view.area):
            continue
        warm = cell in look.receives
        brush.panel(rect.inflate(rim, rim), 0, parts.halo, warm=warm or cell == look.hot)
        if warm:
            _draw_coming(brush, variant, view, cell, look)
        elif look.spaces is not None:
            _ring_space(brush, variant, view, cell, look)


def _ring_space(brush: Brush, variant: Variant, view: View, cell: int, look: PlotLook) -> None:
    """A ring around the space that the chosen sort would take; it is seen there where it is pointed at."""
    face, sort = look.plot[cell], look.spaces
    hollow = None if sort is None else hollow_with(variant, face, sort, filled=False)
    if sort is not None and hollow is not None:
        kind = variant.faces.kind[tile_of(face)]
        if cell == look.hot:
            draw_ghost(brush, hollow_rect(view.rect(cell), kind, hollow, 1.04), sort)
        brush.panel(hollow_rect(view.rect(cell), kind, hollow, 1.15), 0, parts.ring)


def _draw_coming(brush: Brush, variant: Variant, view: View, cell: int, look: PlotLook) -> None:
    """The vegetables that would come to a tile: rings on its spaces, icons on a label above."""
    face, rect = look.plot[cell], view.rect(cell)
    kind = variant.faces.kind[tile_of(face)]
    sorts = look.receives[cell]
    for sort in sorts:
        hollow = hollow_with(variant, face, sort, filled=False)
        if hollow is not None:
            draw_ghost(brush, hollow_rect(rect, kind, hollow, 1.04), sort)
            brush.panel(hollow_rect(rect, kind, hollow, 1.12), 0, parts.ring)
    side, step = round(19 * brush.k), round(21 * brush.k)
    pictures = [f"shared/icon_{VEGETABLES[sort]}" for sort in sorts]
    if would_be_full(variant, face, sorts):
        pictures.append(f"sunfield/head_{ANIMALS[kind]}")
    label = pygame.Rect(0, 0, step * len(pictures) + round(9 * brush.k), round(23 * brush.k))
    label.center = (rect.centerx, rect.top - round(2 * brush.k))
    brush.panel(label, 2, parts.pill, hot=True)
    for place, picture in enumerate(pictures):
        icon = pygame.Rect(label.left + round(5 * brush.k) + place * step, 0, side, side)
        icon.centery = label.centery - round(brush.k)
        brush.picture(picture, icon)


def would_be_full(variant: Variant, face: int, sorts: Sequence[int]) -> bool:
    """Whether one vegetable of each of some sorts fills a tile, so that its Animal comes."""
    code = face % FACES
    missing = [
        sort for hollow, sort in enumerate(variant.faces.sorts[tile_of(face)]) if not code >> hollow & 1
    ]
    return code < PASTURE and bool(missing) and not Counter(missing) - Counter(sorts)


def draw_ghost(brush: Brush, rect: pygame.Rect, sort: int) -> None:
    """A vegetable that is not there yet."""
    brush.picture(f"sunfield/token_{VEGETABLES[sort]}", rect, alpha=_GHOST)


def draw_token(
    brush: Brush, rect: pygame.Rect, sort: int, *, lift: float = 4.0, chosen: bool = False
) -> None:
    """A vegetable as a round token; a chosen one lies higher and has a ring."""
    if chosen:
        rect = rect.move(0, -round(4 * brush.k))
    brush.picture(f"sunfield/token_{VEGETABLES[sort]}", rect, lift=lift + (4 if chosen else 0))
    if chosen:
        brush.panel(rect.inflate(round(7 * brush.k), round(7 * brush.k)), 0, parts.ring)


def draw_word(brush: Brush, centre: tuple[float, float], text: str, share: float) -> None:
    """A word that floats up from a place and fades."""
    x, y = centre[0], centre[1] - 30 * brush.k * share
    px = max(1, round(24 * brush.k))
    line = brush.context.fonts.render(text, "head", px, PAPER, (62, 39, 20))
    shown = line.copy()
    shown.set_alpha(round(255 * min(1.0, 2 * (1 - share))))
    brush.surface.blit(shown, shown.get_rect(center=(round(x), round(y))))

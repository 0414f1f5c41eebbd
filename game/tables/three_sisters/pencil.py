"""Draws the marks on a sheet; each kind of stroke is rasterised once for a size and kept."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pygame

from game.tables.three_sisters import strokes
from game.tables.three_sisters.desk import GARDEN, YARD, Camera, Desk
from game.tables.three_sisters.garden_plan import garden_plan
from game.tables.three_sisters.icons import TRACK_PICTURES, crop_picture
from game.tables.three_sisters.marks import WHOLE, Mark
from game.tables.three_sisters.places import Area, Spot, around
from game.tables.three_sisters.printing import disc
from game.tables.three_sisters.yard_plan import yard_plan
from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.garden import FIRST_PUMPKIN, STRIDE
from rules.three_sisters.tracks import FIRST_ROW
from ui.brush import Brush
from ui.svg import document

_RING_MARGIN: Final = 3.4
_STAR_SIDE: Final = 25.0
_TICK: Final = 1.35
"""How much larger than a link its tick is."""


def page_of_mark(mark: Mark) -> str:
    """The page that a mark is on."""
    garden = mark.part in {"crop", "link"} or (mark.part == "track" and mark.number < FIRST_ROW)
    return GARDEN if garden else YARD


def area_of_mark(desk: Desk, mark: Mark) -> Area:
    """The area that a mark is about, in units of its page."""
    garden, yard = garden_plan(desk.garden), yard_plan(desk.yard)
    if mark.part == "link":
        x, y = garden.links[mark.number]
        return Area(x, y, 0, 0).grown(garden.shape.link)
    if mark.part in {"goods", "soil"}:
        return (yard.goods if mark.part == "goods" else yard.soil)[mark.box].area
    if mark.box != WHOLE:
        return _spot(desk, mark).area
    if mark.part == "track":
        return yard.tracks[mark.number].area
    zone, crop = divmod(mark.number, STRIDE)
    if crop >= FIRST_PUMPKIN:
        return garden.pumpkins[COMPONENTS.zones[zone].pumpkins[crop - FIRST_PUMPKIN]].capsule.grown(-2)
    return around(garden.crops[zone, crop], 0.0)


def _spot(desk: Desk, mark: Mark) -> Spot:
    if mark.part == "crop":
        return garden_plan(desk.garden).crops[divmod(mark.number, STRIDE)][mark.box]
    if mark.number < FIRST_ROW:
        return garden_plan(desk.garden).perennials[mark.number].spots[mark.box]
    return yard_plan(desk.yard).tracks[mark.number].spots[mark.box]


class Pencil:
    """The strokes drawn so far, by what they are and how large."""

    def __init__(self) -> None:
        self._drawn: dict[tuple[object, ...], pygame.Surface] = {}

    def forget(self) -> None:
        """Drop everything: the window has another size now."""
        self._drawn.clear()

    def draw(  # noqa: PLR0913, PLR0917 - marks, where they go, how much of them
        self,
        brush: Brush,
        desk: Desk,
        camera: Camera,
        marks: Iterable[Mark],
        pages: Iterable[str],
        share: int = strokes.WHOLE,
    ) -> None:
        """The marks that lie on ``pages``; ``share`` of each has been drawn."""
        lenses = {page: desk.lens(page, camera) for page in pages}
        blits = []
        for mark in marks:
            lens = lenses.get(page_of_mark(mark))
            if lens is None:
                continue
            area = area_of_mark(desk, mark)
            rect = lens.rect(area)
            surface = self._stroke(brush, mark, lens.s, rect.size, share)
            blits.append((surface, surface.get_rect(center=rect.center)))
        brush.surface.fblits(blits)

    def _stroke(
        self, brush: Brush, mark: Mark, s: float, size: tuple[int, int], share: int
    ) -> pygame.Surface:
        seed = (mark.number * 5 + mark.box * 3) % strokes.SEEDS
        picture = _picture(mark)
        key = (mark.shape, mark.part == "crop" or mark.box, size, seed, share, picture, round(s * 1000))
        known = self._drawn.get(key)
        if known is None:
            if len(self._drawn) > 4000:
                self._drawn.clear()
            known = self._drawn[key] = _draw(brush, mark, s, size, seed, share, picture)
        return known


def _picture(mark: Mark) -> str:
    """The picture that a mark brings along: the harvest, or the star."""
    if mark.shape == "star":
        return "three_sisters/star"
    if mark.shape != "ring":
        return ""
    return crop_picture(mark.number % STRIDE) if mark.part == "crop" else TRACK_PICTURES[mark.number]


def _draw(  # noqa: PLR0913, PLR0917 - what a stroke is made of
    brush: Brush, mark: Mark, s: float, size: tuple[int, int], seed: int, share: int, picture: str
) -> pygame.Surface:
    art = brush.context.art
    match mark.shape:
        case "ring":
            return _harvest(brush, s, size[0], seed, share, picture)
        case "star":
            side = round(_STAR_SIDE * s)
            star = art.get(picture, side, side).copy()
            star.blit(_part(brush, strokes.strike, (side, side), s, seed, share), (0, 0))
            return star
        case "tick":
            side = round(size[0] * _TICK)
            return _part(brush, strokes.tick, (side, side), s, seed, share)
        case "strike":
            return _part(brush, strokes.strike, size, s, seed, share)
        case "red":
            return _part(brush, strokes.red_cross, size, s * (1.5 if mark.box == WHOLE else 1), seed, share)
        case "hatch":
            return _part(brush, strokes.hatch, size, s, seed, share)


def _part(  # noqa: PLR0913, PLR0917 - what a part is made of
    brush: Brush, part: strokes.Stroke, size: tuple[int, int], s: float, seed: int, share: int
) -> pygame.Surface:
    width, height = max(1, size[0]), max(1, size[1])
    name = f"{part.__name__}-{s:.3f}-{seed}-{share}"
    return brush.context.art.built(name, part(width, height, s, seed, share), width, height)


def _harvest(  # noqa: PLR0913, PLR0917 - what a harvest is drawn with
    brush: Brush, s: float, side: int, seed: int, share: int, picture: str
) -> pygame.Surface:
    """The circle in gold with its crop, and a ring drawn round it."""
    whole = round(side + 2 * _RING_MARGIN * s)
    surface = pygame.Surface((whole, whole), pygame.SRCALPHA)
    middle = whole / 2
    gold = document(whole, whole, disc(middle, middle, side / 2 - 0.6 * s, "#ffe9a8", "#8a5e2a", 2 * s))
    surface.blit(brush.context.art.built(f"gold-{s:.3f}", gold, whole, whole), (0, 0))
    inner = max(1, round(side - 1.5 * s))
    icon = brush.context.art.get(picture, inner, inner)
    surface.blit(icon, icon.get_rect(center=(whole // 2, whole // 2)))
    surface.blit(_part(brush, strokes.ring, (whole, whole), s, seed, share), (0, 0))
    return surface

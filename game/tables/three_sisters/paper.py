"""The notice board: cork, sheets of paper on it, pins, and the printed pages, each drawn once for a size."""

from __future__ import annotations

from typing import Final

import pygame

from game.i18n import _
from game.tables.three_sisters.desk import GARDEN, PAGES, YARD, Camera, Desk
from game.tables.three_sisters.garden_plan import garden_plan
from game.tables.three_sisters.places import Area
from game.tables.three_sisters.print_garden import print_garden
from game.tables.three_sisters.print_yard import print_item, print_yard
from game.tables.three_sisters.sketch import Sketch
from game.tables.three_sisters.strokes import Hand
from game.tables.three_sisters.yard_plan import Strip, yard_plan
from rules.chance import Stream
from ui.brush import Brush
from ui.pieces import Pieces
from ui.svg import document, gradient, path

_CORK: Final = "#c4925a"
_SPECKS: Final = ("#b07a44", "#9a6636", "#dcb07a", "#d4a46c", "#84532a", "#b98450")
_TILE: Final = 320
"""The side in units of the piece of cork that repeats."""

PAGE_PICTURES: Final = {GARDEN: "three_sisters/plant", YARD: "three_sisters/hive"}


def page_label(page: str) -> str:
    """The name of a page."""
    return {GARDEN: _("Garden"), YARD: _("Yard")}[page]


# --- the board --------------------------------------------------------------------------------------


def draw_cork(brush: Brush) -> None:
    """Cork with light from the top left."""
    width, height = brush.surface.get_size()
    side = max(8, round(_TILE * brush.k))
    tile = brush.context.art.built("cork", _cork(side), side, side)
    for top in range(0, height, side):
        for left in range(0, width, side):
            brush.surface.blit(tile, (left, top))
    brush.surface.blit(brush.context.art.built("board_light", _light(width, height), width, height), (0, 0))


def _cork(side: int) -> str:
    """A piece of cork whose edges fit each other: what leaves it on one side comes in on the other."""
    stream = Stream(7)
    body = f'<rect x="0" y="0" width="{_TILE}" height="{_TILE}" fill="{_CORK}"/>'
    for _number in range(430):
        x, y = stream.below(_TILE), stream.below(_TILE)
        wide = (1.4, 2, 2.6, 3.4, 5, 6.5)[stream.below(6)] * 0.72
        high = wide * (0.35 + stream.below(45) / 100)
        turn, colour = stream.below(180), _SPECKS[stream.below(6)]
        opacity = 0.25 + stream.below(35) / 100
        for left in {x, x - _TILE if x > _TILE - 8 else x + _TILE if x < 8 else x}:
            for top in {y, y - _TILE if y > _TILE - 8 else y + _TILE if y < 8 else y}:
                body += (
                    f'<ellipse cx="{left}" cy="{top}" rx="{wide:.1f}" ry="{high:.1f}" fill="{colour}" '
                    f'fill-opacity="{opacity:.2f}" transform="rotate({turn} {left} {top})"/>'
                )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_TILE} {_TILE}" '
        f'width="{side}" height="{side}">{body}</svg>'
    )


def _light(width: int, height: int) -> str:
    """A warm light from the top left, and dusk in the far corners."""
    stops = (
        '<stop offset="0" stop-color="#ffe6b4" stop-opacity="0.34"/>'
        '<stop offset="0.5" stop-color="#ffe6b4" stop-opacity="0.04"/>'
        '<stop offset="1" stop-color="#3a1f0a" stop-opacity="0.46"/>'
    )
    shade = f'<radialGradient id="light" cx="35%" cy="30%" r="85%">{stops}</radialGradient>'
    return document(
        width, height, f'<rect x="0" y="0" width="{width}" height="{height}" fill="url(#light)"/>', shade
    )


def paper(w: int, h: int, u: float, seed: int = 1) -> str:
    """A sheet of paper with edges that are not quite straight and a faint grain."""
    hand = Hand(seed)
    edge = 3 * u

    right, foot = w - edge, h - edge
    corners = [
        (edge, edge + u),
        (w * 0.3, edge),
        (w * 0.7, edge),
        (right, edge),
        (right, h * 0.4),
        (right, h * 0.75),
    ]
    corners += [(right, foot - u), (w * 0.6, foot), (w * 0.25, foot), (edge, foot), (edge, h * 0.6)]
    outline = "".join(
        f"{'L' if place else 'M'}{hand.about(x, 0.7 * u):.1f} {hand.about(y, 0.7 * u):.1f}"
        for place, (x, y) in enumerate(corners)
    )
    outline += "Z"
    grain = ""
    for _number in range(min(240, int(w * h / (2600 * u * u)))):
        x, y = hand.about(w / 2, w / 2 - 10 * u), hand.about(h / 2, h / 2 - 8 * u)
        bow, sway, length = hand.about(4, 3) * u, hand.about(0, 2) * u, hand.about(8, 3) * u
        grain += f"M{x:.1f} {y:.1f}q{bow:.1f} {sway:.1f} {length:.1f} 0"
    body = path(outline, "url(#paper)", "#b89a68", 1.8 * u)
    body += path(grain or "M0 0", "none", "#c9ab78", 0.9 * u, opacity=0.28)
    return document(w, h, body, gradient("paper", ("#fffdf5", "#fdf8ea", "#f6ead0")))


def draw_note(brush: Brush, rect: pygame.Rect, seed: int, lift: float = 3.5) -> None:
    """A small sheet of paper that lies on the board."""
    brush.panel(rect, lift, paper, seed=seed)


# --- the pages --------------------------------------------------------------------------------------


def draw_frames(brush: Brush, desk: Desk, page: str) -> None:
    """The paper of the pages in sight, lying on the board."""
    for each in PAGES if desk.beside else (page,):
        brush.panel(desk.frame(each, Camera()), 4, paper, seed=11 + len(each))


def draw_pages(brush: Brush, pieces: Pieces, desk: Desk, camera: Camera, page: str) -> None:
    """The printed pages in sight."""
    brush.surface.set_clip(desk.paper)
    for each in PAGES if desk.beside else (page,):
        frame = desk.frame(each, camera)
        if frame.colliderect(desk.paper):
            brush.surface.blit(_page(brush, pieces, desk, each, frame.size, desk.lens(each, camera).s), frame)
    brush.surface.set_clip(None)


def _page(  # noqa: PLR0913, PLR0917 - a page and how it is seen
    brush: Brush, pieces: Pieces, desk: Desk, page: str, size: tuple[int, int], s: float
) -> pygame.Surface:
    """A printed page, drawn once for a size."""
    art = brush.context.art
    w, h = desk.size(page)

    def make() -> pygame.Surface:
        whole = art.built(f"paper-{page}", paper(*size, s, 11 + len(page)), *size).copy()
        sketch = Sketch(w, h, _letters(desk))
        if page == GARDEN:
            print_garden(sketch, garden_plan(desk.garden))
        else:
            print_yard(sketch, yard_plan(desk.yard))
        if desk.beside:
            sketch.picture(PAGE_PICTURES[page], 50, 27, 34)
            sketch.text(page_label(page), 74, 27, 26, "head", anchor="left")
            for x in (16, w - 16):
                sketch.picture("three_sisters/red_pin", x, 15, 27)
        whole.blit(sketch.surface(brush, s), (0, 0))
        return whole

    return pieces.flat(("page", page, desk.beside), size, make)


def _letters(desk: Desk) -> float:
    """How much larger names are printed: both pages side by side are small."""
    return 1.14 if desk.beside else 1.0


def draw_gold_items(brush: Brush, pieces: Pieces, desk: Desk, camera: Camera, items: tuple[int, ...]) -> None:
    """The cards of complete shed items, in gold."""
    lens, plan = desk.lens(YARD, camera), yard_plan(desk.yard)
    for item in items:
        strip = plan.tracks[item]
        margin = strip.area.grown(2)
        rect = lens.rect(margin)

        def make(item: int = item, strip: Strip = strip, margin: Area = margin) -> pygame.Surface:
            sketch = Sketch(margin.w, margin.h, _letters(desk))
            print_item(sketch, strip.moved(-margin.x, -margin.y), item, complete=True)
            return sketch.surface(brush, lens.s)

        brush.surface.blit(pieces.flat(("gold", item, round(lens.s * 1000)), rect.size, make), rect)

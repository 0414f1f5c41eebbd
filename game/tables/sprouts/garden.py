"""The four raised beds: what each asks for, the spaces with their points, the sprouts on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame

from game.i18n import _
from game.tables.sprouts.naming import bed_id, spot_id
from game.tables.sprouts.pieces import draw_leaves, plaque_caption
from game.tables.sprouts.writing import Pen
from rules.sprouts.beds import GARDEN_OF, GARDENS, NUMBER_OF, PAIRS, SAME
from rules.sprouts.lemonade import NOBODY
from ui import panels
from ui.layout import Layout
from ui.palette import CREAM, INK, PAPER
from ui.svg import document, rect

FLOWER_GARDEN: Final = 3


def garden_name(garden: int) -> str:
    """What a garden is called."""
    return (_("All the Same"), _("All Different"), _("Different Pairs"), _("Flower Garden"))[garden]


def soil_tag(w: int, h: int, _u: float = 1.0) -> str:
    """A dark patch of soil that a word stands on."""
    return document(w, h, rect(0, 0, w, h, h / 2, "#4a2f1b"))


def point_tag(w: int, h: int, u: float = 1.0) -> str:
    """The cream tag with a taken space's points."""
    body = rect(u, u, w - 2 * u, h - 2 * u, 6 * u, "#fffbf0", "#5a3a1c", 1.4 * u)
    return document(w, h, body)


def draw_ground(brush: Pen, layout: Layout, beds: Sequence[Sequence[tuple[int, int]]]) -> None:
    """Wood, soil, signs, plaques and empty spaces' rims: what never changes."""
    p = brush.p
    for garden, columns in enumerate(beds):
        area = layout[f"garden.{GARDENS[garden]}"].rect
        art = f"sprouts/bed_{min(5, max(3, len(columns)))}"
        brush.picture(art, area, lift=6)
        name = garden_name(garden)
        width = min(area.width - round(20 * p), round((len(name) * 10 + 36) * p))
        board = pygame.Rect(0, 0, width, round(28 * p))
        board.center = (area.centerx, area.top + round(16 * p))
        brush.sign(name, board, 18)
        if garden == FLOWER_GARDEN:
            _draw_flower_plaque(brush, area)
        else:
            for bed, _spaces in columns:
                _draw_plaque(brush, layout[f"plaque.{bed}"].rect, bed)
            _draw_row_name(brush, area, _("first"), 109)
            _draw_row_name(brush, area, _("second"), 182)


def _draw_plaque(brush: Pen, area: pygame.Rect, bed: int) -> None:
    p = brush.p
    brush.picture("sprouts/bed_plaque", area, lift=1)
    leaves = pygame.Rect(
        area.left + round(4 * p), area.top + round(4 * p), area.width - round(8 * p), round(33 * p)
    )
    garden = GARDEN_OF[bed]
    draw_leaves(brush, leaves, NUMBER_OF[bed], alike=garden == SAME, pairs=garden == PAIRS)
    centre = (area.centerx, area.bottom - 12 * p)
    alike = [plaque_caption(other) for other, plot in enumerate(GARDEN_OF) if plot == garden]
    size = min(
        brush.fitted(words, 13, area.width - round(9 * p), area.width - round(3 * p)) for words in alike
    )
    brush.write(plaque_caption(bed), centre, size, anchor="centre")


def _draw_flower_plaque(brush: Pen, area: pygame.Rect) -> None:
    """A flower and a trowel, or a watering can and two equal dice."""
    p = brush.p
    board = pygame.Rect(
        area.left + round(14 * p), area.top + round(40 * p), area.width - round(28 * p), round(60 * p)
    )
    brush.panel(board, 1, panels.panel, 9)
    y = board.centery
    unit = board.width / 232

    def icon(name: str, x: float, side: float) -> None:
        place = pygame.Rect(0, 0, round(side * p), round(side * p))
        place.center = (round(board.left + x * unit), y)
        brush.picture(name, place)

    icon("sprouts/flower_black_eyed_susan", 27, 34)
    icon("sprouts/tool_trowel", 79, 32)
    icon("sprouts/tool_watering_can", 141, 34)
    icon("sprouts/die_green", 192, 27)
    icon("sprouts/die_blue", 209, 27)
    for x, side in ((192, 17), (209, 17)):
        icon("sprouts/herb_bay", x, side)
    brush.write("+", (board.left + 53 * unit, y), 20, "head", anchor="centre")
    brush.write("+", (board.left + 168 * unit, y), 20, "head", anchor="centre")
    brush.write(_("or"), (board.left + 109 * unit, y), 14, "body", anchor="centre")


def _draw_row_name(brush: Pen, area: pygame.Rect, word: str, y: float) -> None:
    p = brush.p
    middle = area.top + round(y * p)
    line = pygame.Rect(area.left + round(14 * p), middle, area.width - round(28 * p), max(1, round(1.4 * p)))
    pygame.draw.rect(brush.surface, (150, 108, 66), line)
    px = brush.type_pixels(13)
    wide = brush.context.fonts.size(word, "bold", px)[0]
    board = pygame.Rect(0, 0, wide + round(18 * p), max(round(17 * p), round(px * 1.25)))
    board.center = (area.centerx, middle)
    brush.panel(board, 0, soil_tag)
    brush.write(word, board.center, 13, "bold", CREAM, anchor="centre")


@dataclass(frozen=True, slots=True)
class SpaceLook:
    """One space: its number, bed, place in the bed, points, the token on it, whether it was taken last."""

    space: int
    bed: int
    place: int
    points: int
    token: str = ""
    marked: bool = False


def looks(
    beds: Sequence[Sequence[tuple[int, int]]],
    owners: Sequence[tuple[int, int]],
    emblems: Mapping[int, str],
    unseen: frozenset[int],
    marks: Sequence[int],
) -> tuple[SpaceLook, ...]:
    """Every space as it is shown; tokens of ``unseen`` spaces are still under way, ``marks`` came last."""
    found = []
    space = 0
    for columns in beds:
        for bed, spaces in columns:
            for place in range(spaces):
                owner, points = owners[space]
                token = "" if owner == NOBODY or space in unseen else f"sprouts/token_{emblems[owner]}"
                found.append(SpaceLook(space, bed, place, points, token, space in marks))
                space += 1
    return tuple(found)


def draw_spaces(brush: Pen, layout: Layout, spaces: Sequence[SpaceLook]) -> None:
    """Rims and tokens."""
    p = brush.p
    for look in spaces:
        spot = layout[spot_id(look.space)].rect
        flower = GARDEN_OF[look.bed] == FLOWER_GARDEN
        rim = "spot_flower" if flower else "spot_second" if look.place else "spot_first"
        brush.picture(f"sprouts/{rim}", spot)
        if look.marked:
            wide = round(spot.width * 0.24)
            brush.picture("sprouts/ring_selected", spot.inflate(wide, wide), alpha=170)
        if look.token:
            draw_token(brush, look.token, spot, points=look.points)
        else:
            size = 22 * spot.width / (51 * p)
            brush.write(
                str(look.points),
                (spot.centerx, spot.centery - p),
                size,
                "head",
                PAPER,
                anchor="centre",
            )


def draw_token(  # noqa: PLR0913 - a token has this many sides
    brush: Pen,
    token: str,
    spot: pygame.Rect,
    *,
    points: int | None = None,
    scale: float = 1.0,
    lift: float = 1.5,
    alpha: int = 255,
) -> None:
    """A token on a space, with the space's points on a tag."""
    p = brush.p
    place = pygame.Rect(0, 0, round(spot.width * 0.78 * scale), round(spot.width * 0.975 * scale))
    place.center = (spot.centerx, spot.centery - round(spot.width * 0.07))
    brush.picture(token, place, lift=lift, alpha=alpha)
    if points is None:
        return
    side = round(spot.width * 0.4)
    label = pygame.Rect(0, 0, max(side, round(side * (1.2 if points > 9 else 1))), side)
    label.bottomright = (spot.right + round(2 * p), spot.bottom + round(3 * p))
    brush.panel(label, 1, point_tag)
    brush.write(str(points), label.center, 14.5, "head", INK, anchor="centre", width=label.width)


@dataclass(slots=True)
class Lit:
    """What is lit in the beds: open spaces that would accept, and the one chosen.

    ``growing`` are tokens that pop up: how far, and which;
    """

    legal: Sequence[int] = ()
    hot: int | None = None
    chosen: int | None = None
    token: str = ""
    growing: dict[int, tuple[float, str]] = field(default_factory=dict)


def draw_lit(brush: Pen, layout: Layout, lit: Lit) -> None:
    """Rings, the token that would stand there, and what is missing."""
    p = brush.p
    for space in lit.legal:
        spot = layout[spot_id(space)].rect
        grown = 0.32 if space == lit.hot else 0.24
        brush.picture(
            "sprouts/ring_legal", spot.inflate(round(spot.width * grown), round(spot.width * grown))
        )
    if lit.chosen is not None:
        spot = layout[spot_id(lit.chosen)].rect
        wide = spot.inflate(round(spot.width * 0.4), round(spot.width * 0.4))
        brush.picture("sprouts/ring_selected", wide)
        if lit.token:
            draw_token(brush, lit.token, spot.move(0, -round(6 * p)), scale=1.12, lift=5, alpha=235)
    for space, (share, token) in lit.growing.items():
        if share > 0:
            draw_token(brush, token, layout[spot_id(space)].rect, scale=max(0.1, share))


def bed_rect(layout: Layout, bed: int) -> pygame.Rect:
    """The column of a bed."""
    return layout[bed_id(bed)].rect

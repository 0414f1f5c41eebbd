"""Dice, pots, tools and cards as pictures, composed once for a size and kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

import pygame

from game.i18n import _
from rules.sprouts.beds import DIFF, FLOWER, GARDEN_OF, NUMBER_OF, PAIRS, SAME
from rules.sprouts.components import (
    CAN_TOOL,
    CHOICE_TOOL,
    FIRST_EXCHANGE,
    GLOVES_TOOL,
    SEED_BAG,
    TROWEL_TOOL,
    Card,
)
from rules.sprouts.seeds import FACE_OF as FACE
from rules.sprouts.seeds import FACES, FLOWERS, HERBS, KIND_OF, KINDS, POT, POTS, UNROLLED
from ui import pieces as composed
from ui import raster
from ui.brush import Brush
from ui.palette import PAPER, PINE, UMBER
from ui.svg import document, gradient, path, rect

_BODIES: Final = tuple(f"sprouts/die_{kind.partition('_')[0]}" for kind in KINDS)
_FACE_ART: Final = {
    **{herb: f"sprouts/herb_{herb}" for herb in HERBS},
    **{flower: f"sprouts/flower_{flower}" for flower in FLOWERS},
    "wild": "sprouts/face_wild",
    "gloves": "sprouts/tool_gloves",
    "trowel": "sprouts/tool_trowel",
}
_TOOL_ART: Final = {
    SEED_BAG: "sprouts/tool_seed_bag",
    GLOVES_TOOL: "sprouts/tool_gloves",
    TROWEL_TOOL: "sprouts/tool_trowel",
    CAN_TOOL: "sprouts/tool_watering_can",
}
LEAVES: Final = ("leaf_a", "leaf_b", "leaf_c", "leaf_d", "leaf_e")


def face_art(face: int) -> str:
    """The picture of a face; that of a die not rolled yet has none."""
    return _FACE_ART.get(FACES[face], "")


class Pieces(composed.Pieces):
    """Dice, pots, tools and cards, kept by what they show and how large they are. Lifts are in units."""

    def die(self, brush: Brush, seed: int, area: pygame.Rect, *, lift: float = 3.0, alpha: int = 255) -> None:
        """A die, or a pot, filling ``area``."""
        make = _pot if KIND_OF[seed] == POT else _die
        self._show(brush, ("die", seed), area, lambda: make(brush, seed, area.size), lift, alpha)

    def tool(
        self, brush: Brush, tool: int, area: pygame.Rect, *, lift: float = 0.0, alpha: int = 255
    ) -> None:
        """A tool icon filling ``area``."""
        self._show(brush, ("tool", tool), area, lambda: tool_picture(brush, tool, area.size), lift, alpha)

    def card(
        self, brush: Brush, card: Card, area: pygame.Rect, *, lift: float = 4.0, tools: bool = True
    ) -> None:
        """A tool card without its dice; without ``tools`` they are in use above."""
        key = ("card", card.id, tools)
        self._show(brush, key, area, lambda: _card(brush, card, area.size, tools=tools), lift)

    def back(self, brush: Brush, area: pygame.Rect, *, lift: float = 4.0) -> None:
        """The back of a tool card."""
        self._show(brush, ("back",), area, lambda: _back(brush, area.size), lift)

    def _show(  # noqa: PLR0913, PLR0917 - a piece has this many sides
        self,
        brush: Brush,
        key: Hashable,
        area: pygame.Rect,
        make: Callable[[], pygame.Surface],
        lift: float,
        alpha: int = 255,
    ) -> None:
        self.draw(brush.surface, key, area, make, lift=lift * brush.k, alpha=alpha)


def _die(brush: Brush, seed: int, size: tuple[int, int]) -> pygame.Surface:
    picture = brush.context.art.get(_BODIES[KIND_OF[seed]], *size).copy()
    if FACE[seed] == UNROLLED:
        px = max(6, round(size[1] * 0.55))
        mark = brush.context.fonts.render("?", "head", px, UMBER)
        picture.blit(mark, mark.get_rect(center=(size[0] // 2, round(size[1] * 0.475))))
        return picture
    side = max(1, round(size[0] * 0.66))
    icon = brush.context.art.get(face_art(FACE[seed]), side, side)
    picture.blit(icon, icon.get_rect(center=(size[0] // 2, round(size[1] * 0.475))))
    return picture


def _pot(brush: Brush, seed: int, size: tuple[int, int]) -> pygame.Surface:
    """A clay pot with its plant, as tall as the rectangle lets it be."""
    art = brush.context.art
    picture = pygame.Surface(size, pygame.SRCALPHA)
    side = min(size[0], round(size[1] * 0.62))
    pot = art.get("sprouts/tool_pot", side, side)
    plant = art.get(face_art(FACE[seed]), round(side * 1.02), round(side * 1.02))
    x = size[0] // 2
    picture.blit(plant, plant.get_rect(midbottom=(x, size[1] - round(side * 0.62))))
    picture.blit(pot, pot.get_rect(midbottom=(x, size[1])))
    return raster.converted(picture)


def tool_picture(brush: Brush, tool: int, size: tuple[int, int]) -> pygame.Surface:
    """A tool icon: a packet carries its herb, or the star of the free choice."""
    art = brush.context.art
    if tool in _TOOL_ART:
        return art.get(_TOOL_ART[tool], *size)
    picture = art.get("sprouts/tool_package", *size).copy()
    name = "sprouts/face_wild" if tool == CHOICE_TOOL else f"sprouts/herb_{HERBS[tool - FIRST_EXCHANGE]}"
    side = max(1, round(size[0] * 0.46))
    icon = art.get(name, side, side)
    picture.blit(icon, icon.get_rect(center=(size[0] // 2, round(size[1] * 0.62))))
    return picture


# --- cards ------------------------------------------------------------------------------------


def card_frame(w: int, h: int, u: float = 1.0) -> str:
    """A tool card: a window over a shelf, and cream below for banner and tools."""
    left, right = 10 * u, w - 10 * u
    sill, foot = h * 66 / 142, h * 74 / 142
    body = rect(1.5 * u, 3.5 * u, w - 3 * u, h - 5 * u, 13 * u, "#c9ae79", "#7a5a36", 2 * u)
    body += rect(1.5 * u, 1.5 * u, w - 3 * u, h - 6 * u, 13 * u, "url(#p)", "#7a5a36", 2 * u)
    body += rect(left, 10 * u, right - left, foot - 10 * u, 8 * u, "url(#s)")
    hill = f"M{left} {foot - 14 * u}Q{w * 0.34} {foot - 25 * u} {w * 0.5} {foot - 19 * u}"
    hill += f"T{right} {foot - 24 * u}V{foot}H{left}Z"
    body += path(hill, "#b9d98c", opacity=0.8)
    panes = "".join(f"M{left + (right - left) * n / 4:.1f} {10 * u:.1f}V{sill:.1f}" for n in (1, 2, 3))
    body += path(panes, "none", "#ffffff", 2.4 * u, opacity=0.5)
    gleam = f"M{left + 16 * u} {10 * u}h{24 * u}l{-28 * u} {sill - 10 * u}h{-12 * u}v{-18 * u}Z"
    body += path(gleam, "#ffffff", opacity=0.35)
    body += rect(left, sill, right - left, 10 * u, 2 * u, "url(#w)", "#5a3a1c", 1.6 * u)
    body += rect(left + 2 * u, sill + 1.5 * u, right - left - 4 * u, 2 * u, u, "#e2b98a", opacity=0.7)
    defs = gradient("p", ("#fffaf0", "#f1e2c4")) + gradient("s", ("#cfe6d6", "#e9f2d4"))
    return document(w, h, body, defs + gradient("w", ("#a97a48", "#7d5530")))


def _card(brush: Brush, card: Card, size: tuple[int, int], *, tools: bool) -> pygame.Surface:
    p = size[1] / 142
    name = f"sprouts card frame {size[0]}x{size[1]}"
    art = brush.context.art
    picture = art.built(name, card_frame(*size, p), *size).copy()
    canvas = Brush(brush.context, picture)
    banner_rect = pygame.Rect(round(11 * p), round(84 * p), round(54 * p), round(53 * p))
    draw_banner(canvas, card.banner, banner_rect)
    area = pygame.Rect(banner_rect.right + round(4 * p), round(80 * p), 0, round(56 * p))
    area.width = size[0] - area.left - round(9 * p)
    shown = [*card.tools] if tools else []
    count = len(shown) + (card.pot >= 0)
    if not count:
        words = _("dice only") if tools and card.squares else ""
        canvas.text(words, area.center, 13 * p / brush.u, "bold", UMBER, anchor="centre", width=area.width)
        return picture
    side = round(min(44 * p, (area.width - 2 * p * (count - 1)) / count))
    x = area.centerx - (count * side + (count - 1) * 2 * p) / 2
    for number in range(count):
        spot = pygame.Rect(round(x + number * (side + 2 * p)), area.centery - side // 2, side, side)
        if number < len(shown):
            picture.blit(tool_picture(canvas, shown[number], spot.size), spot)
        else:
            spot.inflate_ip(0, round(side * 0.3))
            picture.blit(_pot(canvas, POTS[card.pot], spot.size), spot)
    return picture


def draw_banner(brush: Brush, bed: int, area: pygame.Rect) -> None:
    """The pennant that names the bed where the Rival would plant."""
    brush.picture("sprouts/card_banner", area)
    p = area.width / 60
    number = NUMBER_OF[bed]
    paper = pygame.Rect(round(area.left + 6 * p), round(area.top + 10 * p), round(27 * p), round(27 * p))
    pygame.draw.rect(brush.surface, PAPER, paper, border_radius=max(1, round(5 * p)))
    inner = paper.inflate(-round(3 * p), -round(3 * p))
    garden = GARDEN_OF[bed]
    if garden == FLOWER:
        brush.picture("sprouts/flower_peony", inner)
    else:
        draw_leaves(brush, inner, 1 if garden == PAIRS else 2, alike=garden == SAME, pairs=garden == PAIRS)
    brush.text(
        str(number),
        (area.left + 44.5 * p, area.top + 24 * p),
        23 * p / brush.u,
        "head",
        PAPER,
        anchor="centre",
        shadow=PINE,
    )


def draw_leaves(brush: Brush, area: pygame.Rect, count: int, *, alike: bool, pairs: bool = False) -> None:
    """``count`` leaves in a field: alike, all different, or a pair of alike ones in a capsule each."""
    art = brush.context.art
    if pairs:
        _draw_pairs(brush, area, count)
        return
    lines = 1 if count <= 3 else 2
    columns = -(-count // lines)
    side = max(3, round(min(area.width / columns, area.height / lines) * 0.96))
    for number in range(count):
        line, place = divmod(number, columns)
        across = min(columns, count - line * columns)
        x = area.centerx + (place - (across - 1) / 2) * area.width / columns
        y = area.centery + (line - (lines - 1) / 2) * area.height / lines
        leaf = art.get(f"sprouts/{LEAVES[0 if alike else number % 5]}", side, side)
        brush.surface.blit(leaf, leaf.get_rect(center=(round(x), round(y))))


def _draw_pairs(brush: Brush, area: pygame.Rect, count: int) -> None:
    """A capsule with two alike leaves for every pair."""
    width = min(area.width / count, area.height * 0.52)
    x = area.centerx - width * count / 2
    for number in range(count):
        capsule = pygame.Rect(round(x + number * width), area.top, max(2, round(width - 1)), area.height)
        round_by, line = capsule.width // 2, max(1, round(brush.k))
        pygame.draw.rect(brush.surface, (243, 226, 180), capsule, border_radius=round_by)
        pygame.draw.rect(brush.surface, (176, 142, 88), capsule, line, border_radius=round_by)
        side = max(3, round(min(capsule.width * 0.86, capsule.height * 0.46)))
        leaf = brush.context.art.get(f"sprouts/{LEAVES[number % 5]}", side, side)
        for share in (0.29, 0.71):
            middle = (capsule.centerx, round(capsule.top + capsule.height * share))
            brush.surface.blit(leaf, leaf.get_rect(center=middle))


def _back(brush: Brush, size: tuple[int, int]) -> pygame.Surface:
    p = size[1] / 142
    body = rect(1.5 * p, 1.5 * p, size[0] - 3 * p, size[1] - 3 * p, 13 * p, "#f1e2c4", "#7a5a36", 2 * p)
    inner = (10 * p, 10 * p, size[0] - 20 * p, size[1] - 20 * p)
    body += rect(*inner, 8 * p, "url(#g)", "#24421a", 2 * p)
    svg = document(*size, body, gradient("g", ("#4f7f37", "#34591f")))
    picture = brush.context.art.built(f"sprouts card back {size[0]}x{size[1]}", svg, *size).copy()
    side = round(66 * p)
    icon = brush.context.art.get("sprouts/sprout", side, side)
    picture.blit(icon, icon.get_rect(center=(size[0] // 2, size[1] // 2)))
    return picture


def plaque_caption(bed: int) -> str:
    """What a bed asks for, in two words."""
    number = NUMBER_OF[bed]
    if GARDEN_OF[bed] == SAME:
        return _("{number} alike").format(number=number)
    if GARDEN_OF[bed] == DIFF:
        return _("{number} kinds").format(number=number)
    if GARDEN_OF[bed] == PAIRS:
        return (_("{number} pair") if number == 1 else _("{number} pairs")).format(number=number)
    return _("{number} points").format(number=number)

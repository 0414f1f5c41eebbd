"""Seat plates, Farmer Edith's plate, tabs of the pages, the way back from somebody else's sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _
from game.scenes import parts
from game.scenes.parts import draw_emblem
from game.tables.three_sisters.lettering import fits, write, write_rich
from game.tables.three_sisters.paper import PAGE_PICTURES, page_label
from game.tables.three_sisters.tray import count_badge
from ui import panels
from ui.brush import Brush
from ui.palette import BRICK, PAPER, UMBER
from ui.svg import document, gradient, path, rect, rounded


@dataclass(frozen=True, slots=True)
class PlateLook:
    """What a plate shows: name, emblem, level, score, goods, compost, what was done last and gained."""

    name: str
    emblem: str
    level: str
    score: int
    goods: int
    compost: int
    last: str = ""
    gained: str = ""
    active: bool = False
    first: bool = False
    thinking: bool = False
    shown: bool = False
    badge: str = ""


def draw_plate(brush: Brush, area: pygame.Rect, look: PlateLook) -> None:
    """Another player's plate: emblem over the score, at their right name, goods and what was done last."""
    brush.panel(area, 6 if look.active else 4, panels.panel, 13, active=look.active or look.shown)
    k = brush.k
    pad = round(9 * k)
    side = round(min(area.height * 0.47, area.width * 0.26))
    emblem = pygame.Rect(area.left + pad, area.top + round(7 * k), side, side)
    draw_emblem(brush, emblem, look.emblem, look.badge)
    big = min(22.0 * max(k, brush.u * 0.85), area.height * 0.34)
    write(
        brush,
        str(look.score),
        (emblem.centerx, area.bottom - area.height * 0.22),
        big,
        "head",
        anchor="centre",
    )
    if look.first:
        hat = pygame.Rect(0, 0, round(side * 0.66), round(side * 0.66))
        hat.center = (emblem.left + round(side * 0.28), emblem.top + round(side * 0.04))
        brush.picture("shared/first_player_hat", hat, angle=14)
    x = emblem.right + round(8 * k)
    room = max(1, area.right - pad - x)
    size = min(16.0 * brush.u, area.height * 0.24)
    write(brush, look.name, (x, area.top + area.height * 0.24), size, "head", width=room)
    _draw_goods(brush, area, look, x)
    line = pygame.Rect(x, 0, room, round(area.height * 0.3))
    line.centery = round(area.bottom - area.height * 0.22)
    for text in (look.gained, look.gained.rpartition(" ")[0], look.last, look.level):
        if text and write_rich(brush, text, line, min(13.5 * brush.u, area.height * 0.2)):
            break


def _draw_goods(brush: Brush, area: pygame.Rect, look: PlateLook, x: int) -> None:
    """Goods and compost on the second line, as large as both fit."""
    fonts, gap = brush.context.fonts, round(3 * brush.k)
    room = area.right - round(9 * brush.k) - x
    px = round(min(15.0 * brush.u, area.height * 0.24))
    counts = (("three_sisters/goods", str(look.goods)), ("three_sisters/compost", str(look.compost)))

    def needed(size: int) -> int:
        return sum(
            fonts.size(count, "bold", size)[0] + round(size * 1.3) + 2 * gap for _picture, count in counts
        )

    while px > 6 and needed(px) > room:
        px -= 1
    y, side, left = area.top + area.height * 0.53, round(px * 1.3), x
    for picture, count in counts:
        brush.picture(picture, pygame.Rect(left, round(y - side / 2), side, side))
        left = write(brush, count, (left + side + gap, y), px, "bold").right + gap


def draw_own_plate(brush: Brush, area: pygame.Rect, look: PlateLook) -> None:
    """The viewer's own plate, in one line."""
    brush.panel(area, 2.5, panels.panel, 12, active=look.active)
    k = brush.k
    side = round(area.height * 0.84)
    emblem = pygame.Rect(area.left + round(12 * k), 0, side, side)
    emblem.centery = area.centery
    draw_emblem(brush, emblem, look.emblem, look.badge)
    size = min(22.0 * brush.u, area.height * 0.68)
    score = write(brush, str(look.score), (area.right - 14 * k, area.centery), size, "head", anchor="right")
    wreath = pygame.Rect(0, 0, side, side)
    wreath.midright = (score.left - round(5 * k), area.centery)
    brush.picture("three_sisters/points", wreath)
    x = emblem.right + round(7 * k)
    hat = round(area.height * 0.66) if look.first else 0
    room = wreath.left - x - round(6 * k) - hat
    name = write(
        brush,
        look.name,
        (x, area.centery),
        min(17.0 * brush.u, area.height * 0.5),
        "head",
        width=max(1, room),
    )
    if look.first:
        brush.picture(
            "shared/first_player_hat",
            pygame.Rect(name.right + round(3 * k), area.centery - hat // 2, hat, hat),
        )


def draw_edith(brush: Brush, area: pygame.Rect, crossed: int, words: Sequence[str], *, active: bool) -> None:
    """Farmer Edith's plate and how much she has crossed off; of ``words`` the first that fit."""
    brush.panel(area, 6 if active else 4, panels.panel, 13, active=active)
    k = brush.k
    high = round(area.height * 0.82)
    pawn = pygame.Rect(area.left + round(10 * k), 0, round(high * 0.7), high)
    pawn.centery = area.centery
    brush.picture("three_sisters/edith_pawn", pawn, lift=1)
    x = pawn.right + round(7 * k)
    room = area.right - round(10 * k) - x
    size = min(16.0 * brush.u, area.height * 0.24)
    write(brush, _("Farmer Edith"), (x, area.top + area.height * 0.25), size, "head", width=room)
    small = min(13.5 * brush.u, area.height * 0.2)
    said = next((each for each in words if fits(brush, each, "bold", room)), words[-1])
    write(brush, said, (x, area.top + area.height * 0.51), small, "bold", UMBER, width=room)
    count = _("{count} crossed off").format(count=crossed)
    write(brush, count, (x, area.top + area.height * 0.76), small, "bold", BRICK, width=room)


def red_pencil_rect(area: pygame.Rect) -> pygame.Rect:
    """Where Edith's pencil lies on her plate."""
    wide = round(area.width * 0.4)
    rect = pygame.Rect(0, 0, wide, round(wide * 0.2))
    rect.midright = (area.right - round(area.width * 0.02), area.top - round(area.height * 0.02))
    return rect


def draw_thinking(brush: Brush, area: pygame.Rect, phase: float) -> None:
    """Three discs at the emblem that light up one after another: somebody is thinking."""
    unit = area.height / 76
    for number in range(3):
        lit = int(phase * 3) % 3 == number
        side = max(4, round((11 if lit else 8) * unit))
        spot = pygame.Rect(0, 0, side, side)
        spot.center = (area.left + round((18 + 13 * number) * unit), area.top + round(47 * unit))
        brush.panel(spot, 0, parts.halo if lit else count_badge)


# --- tabs -----------------------------------------------------------------------------------------


def tab(w: int, h: int, u: float, *, front: bool = False) -> str:
    """The tab of a page; the one in front is as bright as its paper."""
    stops = ("#fffdf5", "#fffaf0") if front else ("#e6d3a8", "#cdb480")
    outline = rounded(1.2 * u, 1.6 * u, w - 2.4 * u, h + 12 * u, (13 * u, 13 * u, 0, 0))
    return document(w, h, path(outline, "url(#tab)", "#b89a68", 2 * u), gradient("tab", stops))


def draw_tab(brush: Brush, area: pygame.Rect, page: str, waiting: int, *, front: bool) -> None:
    """A page's tab with how many choices wait there."""
    brush.panel(area, 0, tab, front=front)
    side = round(min(area.height * 0.7, 26 * brush.k))
    icon = pygame.Rect(area.left + round(14 * brush.k), 0, side, side)
    icon.centery = area.centery
    brush.picture(PAGE_PICTURES[page], icon, alpha=255 if front else 190)
    badge = round(max(20 * brush.k, 15 * brush.u)) if waiting else 0
    x = icon.right + round(7 * brush.k)
    room = area.right - x - badge - round(12 * brush.k)
    size = min(19.0 * brush.u, area.height * 0.58)
    write(brush, page_label(page), (x, area.centery), size, "head", width=max(1, room))
    if waiting:
        spot = pygame.Rect(area.right - badge - round(8 * brush.k), 0, badge, badge)
        spot.centery = area.centery - round(1 * brush.k)
        brush.panel(spot, 0, count_badge)
        write(brush, str(waiting), spot.center, badge * 0.66, "head", PAPER, anchor="centre")


COLOURS: Final = {"rooster": "#c5623a", "can": "#3f86b0", "sun": "#d79f24", "snail": "#7d4a84"}
"""The colour that goes with each emblem."""


def visit_frame(w: int, h: int, u: float, colour: str = "#3f86b0") -> str:
    """A frame in its owner's colour around a sheet that is not one's own."""
    body = rect(3 * u, 3 * u, w - 6 * u, h - 6 * u, 6 * u, "none", colour, 5 * u)
    return document(w, h, body)


def draw_visit(brush: Brush, paper: pygame.Rect, emblem: str) -> None:
    """Shows whose sheet lies there."""
    brush.panel(paper, 0, visit_frame, COLOURS[emblem])
    side = round(42 * brush.k)
    mark = pygame.Rect(paper.centerx - side // 2, paper.bottom - round(side * 0.62), side, side)
    brush.picture(f"shared/emblem_{emblem}", mark, lift=3)


def draw_back(brush: Brush, area: pygame.Rect, text: str, *, hot: bool) -> None:
    """The button that leads back to one's own sheet."""
    brush.panel(area, 2, panels.button, "plain", "hover" if hot else "normal")
    size = min(15.0 * brush.u, area.height * 0.46)
    write(
        brush,
        text,
        (area.centerx, area.centery - brush.k),
        size,
        "bold",
        anchor="centre",
        width=area.width - round(16 * brush.k),
    )

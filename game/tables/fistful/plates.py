"""Seat plates, crates and the panels of the right column."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.i18n import _
from game.scenes import parts
from game.scenes.parts import draw_emblem
from game.tables.fistful.packets import Packets
from rules.fistful.components import HIDDEN
from ui import panels
from ui.brush import Brush
from ui.layout import row
from ui.palette import UMBER


@dataclass(frozen=True, slots=True)
class PlateLook:
    """What a seat plate shows. ``status`` is the small second line."""

    name: str
    emblem: str
    status: str
    seeds: int
    sacks: int
    active: bool = False
    first: bool = False
    done: bool = False
    thinking: bool = False
    badge: str = ""


def draw_plate(brush: Brush, rect: pygame.Rect, look: PlateLook) -> None:
    """Emblem, name, status with the seeds in hand, and the sacks."""
    brush.panel(rect, 6 if look.active else 4, panels.panel, 15, active=look.active)
    u = rect.height / 84
    side = round(58 * u)
    emblem = pygame.Rect(rect.left + round(14 * u), 0, side, side)
    emblem.centery = rect.centery - round(0.5 * u)
    draw_emblem(brush, emblem, look.emblem, look.badge, lift=0)
    if look.done:
        mark = round(22 * u)
        brush.picture("fistful/done_mark", pygame.Rect(emblem.right - mark, emblem.bottom - mark, mark, mark))
    x = emblem.right + round(11 * u)
    sacks_left = _draw_sacks(brush, rect, look, u)
    if look.first:
        hat = pygame.Rect(0, 0, round(32 * u), round(32 * u))
        hat.center = (emblem.left + round(16 * u), emblem.top + round(2 * u))
        brush.picture("fistful/first_player_hat", hat, angle=14, lift=1)
    room = sacks_left - x - round(8 * u)
    size = 22 * u / brush.u
    brush.text(look.name, (x, rect.top + 30 * u), size, "head", width=room)
    _draw_status(brush, rect, look, x, sacks_left - x)


def _draw_status(brush: Brush, rect: pygame.Rect, look: PlateLook, x: int, room: int) -> None:
    """The second line: what is to be said of the seat, the seeds in hand."""
    u = rect.height / 84
    y = rect.top + 57 * u
    small = max(15 * u, 12.5 * brush.u) / brush.u
    seeds_room = round(58 * u)
    end = float(x)
    if look.status and room - seeds_room > 40 * brush.u:
        end = brush.text(look.status, (x, y), small, "body", UMBER, width=room - seeds_room).right + 7 * u
    packet = round(25 * u)
    brush.picture("shared/icon_seeds", pygame.Rect(round(end), round(y - 12.5 * u), packet, packet))
    brush.text(str(look.seeds), (end + 26 * u, y), small, "bold")


def _draw_sacks(brush: Brush, rect: pygame.Rect, look: PlateLook, u: float) -> int:
    """The sacks at the right end, one upon the other; returns where they begin."""
    number = brush.text(
        str(look.sacks), (rect.right - 20 * u, rect.top + 42 * u), 30 * u / brush.u, "head", anchor="right"
    )
    side = round(40 * u)
    crowded = rect.width / rect.height < 3.5
    shown = 1 if crowded else max(1, min(look.sacks, 3))
    pitch = round(17 * u)
    x = number.left - round(4 * u) - side
    for place in range(shown):
        sack = pygame.Rect(
            x - (shown - 1 - place) * pitch, rect.top + round(22 * u), side, round(side * 1.04)
        )
        brush.picture("fistful/sack", sack, lift=1, alpha=255 if look.sacks else 90)
    return x - (shown - 1) * pitch


def draw_thinking(brush: Brush, rect: pygame.Rect, phase: float) -> None:
    """Three seeds at the emblem that light up one after another: somebody is thinking."""
    u = rect.height / 84
    for dot in range(3):
        lit = int(phase * 3) % 3 == dot
        side = max(4, round((11 if lit else 8) * u))
        spot = pygame.Rect(0, 0, side, side)
        spot.center = (rect.left + round((28 + 15 * dot) * u), rect.top + round(74 * u))
        brush.picture("fistful/dot_lit" if lit else "fistful/dot", spot)


@dataclass(frozen=True, slots=True)
class CrateLook:
    """A crate: how many packet backs stand in it, its label, whether it is lit, and a packet waiting."""

    label: str
    backs: int
    lit: bool = False
    hot: bool = False
    waiting: int | None = None


def draw_crate(brush: Brush, packets: Packets, rect: pygame.Rect, look: CrateLook) -> None:
    """The neighbour's crate; what one passes stands in front of the neighbour's own packets."""
    s = rect.width / 210
    if look.lit:
        brush.panel(rect.inflate(round(16 * s), round(12 * s)), 0, parts.glow, hot=look.hot)
    box = pygame.Rect(rect.left, rect.bottom - round(96 * s), round(210 * s), round(96 * s))
    brush.picture("fistful/crate_back", box, lift=6)
    size = (round(72 * s), round(101 * s))
    for place in range(look.backs):
        turn = (look.backs - 1) / 2 - place
        back = pygame.Rect((0, 0), size)
        spread = min(52.0, 120 / max(1, look.backs)) * s
        back.center = (round(rect.centerx - turn * spread), round(box.top + (26 + abs(turn) * 3) * s))
        packets.draw(brush, HIDDEN, back, angle=turn * 5, lift=2)
    if look.waiting is not None:
        packet = pygame.Rect((0, 0), size)
        packet.center = (rect.centerx, round(box.top + 8 * s))
        packets.draw(brush, look.waiting, packet, lift=4)
    brush.picture("fistful/crate_front", box, lift=2)
    label = pygame.Rect(0, 0, min(rect.width, max(round(150 * s), round(118 * brush.u))), 0)
    label.height = max(round(26 * s), round(18 * brush.u))
    label.center = (rect.centerx, round(box.top + 64 * s))
    brush.panel(label, 1, parts.name_board)
    size_units = max(15 * s / brush.u, 12.5)
    brush.text(
        look.label, label.center, size_units, "bold", anchor="centre", width=label.width - round(16 * s)
    )


def draw_order(brush: Brush, rect: pygame.Rect, order: list[tuple[str, bool, bool]]) -> None:
    """Who acts in this round, in order: (emblem, done, now)."""
    brush.panel(rect, 4, panels.panel)
    u = min(brush.u, rect.height / 80)
    pad = round(20 * min(brush.k, brush.u))
    heading = rect.height >= 88 * brush.u
    if heading:
        brush.text(_("This round"), (rect.left + pad, rect.top + 24 * brush.u), 17, "head")
    area = pygame.Rect(rect.left + pad, rect.top, rect.width - 2 * pad, rect.height)
    if heading:
        area.top, area.height = rect.top + round(38 * brush.u), rect.height - round(46 * brush.u)
    side = min(round(38 * max(u, brush.k)), area.height, round(area.width / len(order) * 0.62))
    for place, (cell, (emblem, done, now)) in enumerate(zip(row(area, len(order)), order, strict=True)):
        spot = pygame.Rect(cell.left, 0, side, side)
        spot.centery = area.centery
        if now:
            brush.panel(spot.inflate(round(side * 0.3), round(side * 0.3)), 0, parts.halo)
        brush.picture(f"shared/emblem_{emblem}", spot, lift=1)
        if done:
            mark = round(side * 0.46)
            brush.picture(
                "fistful/done_mark",
                pygame.Rect(spot.right - round(mark * 0.8), spot.bottom - round(mark * 0.8), mark, mark),
            )
        if place + 1 < len(order):
            arrow = round(side * 0.38)
            gap = pygame.Rect(0, 0, arrow, arrow)
            gap.center = (round((spot.right + cell.right) / 2) + round(side * 0.04), area.centery)
            brush.picture("fistful/arrow", gap)


def _draw_head(brush: Brush, line: pygame.Rect, season: str) -> None:
    """What the way leads to, and the season at its right: both smaller where they do not fit."""
    words, fonts = _("Until the harvest"), brush.context.fonts
    sizes = round(17 * brush.u), round(15 * brush.u)
    needed = fonts.size(words, "head", sizes[0])[0] + fonts.size(season, "body", sizes[1])[0]
    share = min(1.0, (line.width - round(14 * brush.k)) / needed)
    brush.text(words, line.midleft, 17 * share, "head")
    brush.text(season, line.midright, 15 * share, "body", UMBER, anchor="right")


def draw_rounds(brush: Brush, rect: pygame.Rect, done: int, rounds: int, season: str) -> None:
    """The way to the harvest: rounds done, now and to come, and the basket at its end."""
    brush.panel(rect, 4, panels.panel)
    pad = round(20 * min(brush.k, brush.u))
    area = rect.inflate(-2 * pad, -round(12 * brush.k))
    if rect.height >= 54 * brush.u:
        y = rect.top + min(23 * brush.u, rect.height * 0.28)
        _draw_head(brush, pygame.Rect(rect.left + pad, round(y), rect.width - 2 * pad, 0), season)
        area.top = rect.top + round(min(38 * brush.u, rect.height * 0.45))
        area.height = rect.bottom - round(8 * brush.k) - area.top
    basket = pygame.Rect(
        0, 0, min(round(44 * max(brush.k, brush.u * 0.8)), round(area.height * 1.15)), area.height
    )
    basket.height = round(basket.width * 56 / 64)
    basket.midright = (area.right + round(4 * brush.k), area.centery)
    cells = row(pygame.Rect(area.left, area.top, basket.left - area.left, area.height), rounds)
    side = min(round(28 * max(brush.k, brush.u * 0.8)), area.height, round(cells[0].width * 0.72))
    for number, cell in enumerate(cells):
        state = "done" if number < done else "now" if number == done else "next"
        dot = pygame.Rect(cell.left, 0, side, side)
        dot.centery = area.centery
        brush.picture(f"fistful/round_{state}", dot)
        link = pygame.Rect(dot.right + 2, 0, max(1, cell.right - dot.right - 4), max(2, round(4 * brush.k)))
        link.centery = area.centery
        brush.picture("fistful/round_bar", link)
    brush.picture("fistful/basket", basket, lift=1)

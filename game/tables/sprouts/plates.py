"""Plates: who plays, with points, dice and pots; the Rival; the Gardener Card of the solo game."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.i18n import _, ngettext
from game.scenes.parts import draw_emblem
from game.tables.sprouts.naming import in_order
from game.tables.sprouts.writing import Pen, lime_ring
from rules.sprouts.components import LIMIT
from rules.sprouts.seeds import Seeds
from ui import panels
from ui.palette import PAPER, PINE, UMBER
from ui.svg import document, rect


@dataclass(frozen=True, slots=True)
class PlateLook:
    """What a plate shows. ``status`` is the small second line, ``cards`` are given ones that wait."""

    name: str
    emblem: str
    status: str
    points: int
    tokens: int
    dice: Seeds = ()
    pots: Seeds = ()
    cards: int = 0
    active: bool = False
    lead: bool = False
    lemonade: bool = False
    note: str = ""
    badge: str = ""


def score_sign(w: int, h: int, u: float = 1.0) -> str:
    """The green square that points stand on."""
    body = rect(u, 3 * u, w - 2 * u, h - 4 * u, 12 * u, "#24421a")
    body += rect(u, u, w - 2 * u, h - 5 * u, 12 * u, "#436f30", "#24421a", 2 * u)
    return document(w, h, body)


def empty_die(w: int, h: int, u: float = 1.0) -> str:
    """Room for a die on a plate."""
    return document(w, h, rect(u, u, w - 2 * u, h - 2 * u, 5 * u, "#e3d4b2", "#cdb98c", 1.2 * u))


def draw_plate(brush: Pen, rect_: pygame.Rect, look: PlateLook) -> None:
    """Emblem, name and points; below them the dice, the tokens placed and the pots."""
    p = brush.p
    brush.panel(rect_, 6 if look.active else 4, panels.panel, 15, active=look.active)
    h = rect_.height / p
    head = min(48.0, h * 0.36)
    side = round(head * 0.94 * p)
    emblem = pygame.Rect(rect_.left + round(10 * p), rect_.top + round(9 * p), side, side)
    draw_emblem(brush, emblem, look.emblem, look.badge)
    sign = pygame.Rect(0, 0, round(max(44, head * 1.08) * p), round(head * 0.96 * p))
    sign.topright = (rect_.right - round(10 * p), emblem.top)
    brush.panel(sign, 0, score_sign)
    points = (sign.centerx, sign.centery - 1.5 * p)
    brush.write(
        str(look.points),
        points,
        24,
        "head",
        PAPER,
        anchor="centre",
        width=sign.width - round(8 * p),
    )
    _draw_name(brush, rect_, look, emblem, sign)
    top = emblem.bottom + round(6 * p)
    brush.panel(
        pygame.Rect(rect_.left + round(12 * p), top, rect_.width - round(24 * p), 2), 0, panels.divider
    )
    body = pygame.Rect(rect_.left + round(12 * p), top, rect_.width - round(24 * p), rect_.bottom - top)
    body.height -= round(10 * p)
    if look.note:
        _draw_rival_body(brush, body, look)
    else:
        _draw_body(brush, body, look)


def _draw_name(
    brush: Pen, rect_: pygame.Rect, look: PlateLook, emblem: pygame.Rect, sign: pygame.Rect
) -> None:
    p = brush.p
    del rect_
    x = emblem.right + round(7 * p)
    room = sign.left - x - round(6 * p)
    y = emblem.top + emblem.height * (0.32 if look.status else 0.5)
    brush.write(look.name, (x, y), 17, "head", width=room)
    if look.lead:
        hat = round(26 * p)
        place = pygame.Rect(emblem.left - round(6 * p), emblem.top - round(9 * p), hat, hat)
        brush.picture("shared/first_player_hat", place, lift=1)
    if look.status:
        brush.write(look.status, (x, emblem.top + emblem.height * 0.78), 13, "body", UMBER, width=room)


def _draw_body(brush: Pen, body: pygame.Rect, look: PlateLook) -> None:
    p = brush.p
    count = max(LIMIT, len(look.dice))
    side = min(round(body.width / count - 2 * p), round(body.height * 0.42))
    pitch = body.width / count
    middle = body.top + round(body.height * 0.28)
    dice = in_order(look.dice)
    for number in range(count):
        place = pygame.Rect(0, 0, side, side)
        place.center = (round(body.left + pitch * (number + 0.5)), middle + round(3 * p))
        if number < len(dice):
            brush.pieces.die(brush, dice[number], place, lift=0)
        else:
            brush.panel(place, 0, empty_die)
    _draw_foot(brush, body, look)


def _draw_foot(brush: Pen, body: pygame.Rect, look: PlateLook) -> None:
    """The tokens placed, and at the right pots, waiting cards and the lemonade."""
    p = brush.p
    y = body.top + round(body.height * 0.77)
    side = round(min(30 * p, body.height * 0.4))
    token = pygame.Rect(body.left, 0, round(side * 0.8), side)
    token.centery = y
    brush.picture(f"sprouts/token_{look.emblem}", token)
    words = ngettext("{count} sprout", "{count} sprouts", look.tokens).format(count=look.tokens)
    x = body.right
    things = len(look.pots) + look.cards + look.lemonade
    step = min(side + 2 * p, (body.width * 0.5) / max(1, things))
    if look.lemonade:
        x -= round(step)
        brush.picture("sprouts/lemonade", pygame.Rect(x, y - side // 2, side, side))
    for _number in range(look.cards):
        x -= round(step)
        brush.pieces.back(brush, pygame.Rect(x + 2, y - side // 2, round(side * 0.86), side), lift=1)
    for pot in look.pots:
        x -= round(step)
        brush.pieces.die(brush, pot, pygame.Rect(x, y - round(side * 0.66), side, round(side * 1.25)), lift=0)
    room = x - token.right - round(8 * p)
    if things > 1:
        words = str(look.tokens)
    brush.write(words, (token.right + 6 * p, y), 14, width=max(20, room))


def _draw_rival_body(brush: Pen, body: pygame.Rect, look: PlateLook) -> None:
    p = brush.p
    side = round(min(34 * p, body.height * 0.44))
    token = pygame.Rect(body.left, body.top + round(8 * p), round(side * 0.8), side)
    brush.picture("sprouts/token_rival", token)
    words = ngettext("{count} sprout", "{count} sprouts", look.tokens).format(count=look.tokens)
    brush.write(words, (token.right + 6 * p, token.centery), 14)
    if look.lemonade:
        glass = pygame.Rect(body.right - side, token.top, side, side)
        brush.picture("sprouts/lemonade", glass)
    room = pygame.Rect(
        body.left, token.bottom + round(2 * p), body.width, body.bottom - token.bottom - round(2 * p)
    )
    if room.height > 32 * p:
        size = 13 * p * min(1.2, brush.u / brush.k) / brush.u
        brush.paragraph(look.note, room, size, "body", UMBER, middle=True, leading=1.1)


def draw_thinking(brush: Pen, rect_: pygame.Rect, phase: float) -> None:
    """Three seeds at the emblem that light up one after another: somebody is thinking."""
    p = brush.p
    for dot in range(3):
        lit = int(phase * 3) % 3 == dot
        side = max(4, round((11 if lit else 8) * p))
        spot = pygame.Rect(0, 0, side, side)
        spot.center = (rect_.left + round((20 + 14 * dot) * p), rect_.top + round(57 * p))
        brush.picture("fistful/dot_lit" if lit else "fistful/dot", spot)


def draw_gardener(brush: Pen, rect_: pygame.Rect, *, master: bool, place: int) -> None:
    """The Gardener Card: which kind of turn this is, and what it brings."""
    p = brush.p
    brush.panel(rect_, 4, panels.panel)
    heading = _("Master gardener") if master else _("Assistant gardener")
    head = pygame.Rect(
        rect_.left + round(10 * p), rect_.top + round(10 * p), rect_.width - round(20 * p), round(32 * p)
    )
    brush.panel(head, 1, panels.label)
    centre = (head.centerx, head.centery - p)
    brush.write(
        heading,
        centre,
        17,
        "head",
        PAPER,
        anchor="centre",
        width=head.width - round(12 * p),
        shadow=PINE,
    )
    if master:
        words = _("You start with one more die. The Rival plants on both cards you leave.")
    else:
        where = (_("left"), _("middle"), _("right"))[max(0, place - 1)]
        words = _("The Rival takes the {where} card. You gain a pot.").format(where=where)
    body = pygame.Rect(
        head.left + round(4 * p),
        head.bottom,
        head.width - round(8 * p),
        rect_.bottom - head.bottom - round(8 * p),
    )
    size = 14.5 * p * min(1.2, brush.u / brush.k) / brush.u
    brush.paragraph(words, body, size, "body", middle=True, align="centre", leading=1.16)


def draw_target(brush: Pen, rect_: pygame.Rect, *, hot: bool) -> None:
    """Lime around the partner's plate: a gift may be laid here."""
    brush.panel(rect_.inflate(round(10 * brush.k), round(10 * brush.k)), 0, lime_ring, hot=hot)

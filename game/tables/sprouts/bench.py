"""The upper part of the bench: the tool shed with its cards, the bag, the lemonade."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.i18n import _, ngettext
from game.tables.sprouts.arrangement import on_card
from game.tables.sprouts.naming import BAG, LEMONADE, card_id
from game.tables.sprouts.writing import Pen, lime_glow, tag, veil
from rules.sprouts.components import Card
from rules.sprouts.seeds import Seeds
from ui.layout import Layout
from ui.palette import INK, PAPER, PINE


@dataclass(frozen=True, slots=True)
class CardLook:
    """One place of the shed.

    ``card`` is what lies or lay there, ``dice`` those still on it. ``taker`` is the picture and name
    of whoever took it; ``working`` whether its dice or tools are in use, ``tools_below`` whether those
    still stand below.
    """

    place: int
    card: Card | None
    dice: Seeds = ()
    taker: str = ""
    words: str = ""
    working: bool = False
    tools_below: bool = False
    unseen: bool = False


def draw_shed(brush: Pen, layout: Layout, left: int) -> None:
    """The frame with its sign and how many cards are left."""
    p = brush.p
    area = layout["shed"].rect
    brush.picture("sprouts/shed", area, lift=6)
    y = area.top + 17 * p
    brush.write(_("Tool shed"), (area.left + 18 * p, y), 18, "head", PAPER, shadow=PINE)
    words = ngettext("{count} card left", "{count} cards left", left).format(count=left)
    brush.write(words, (area.right - 18 * p, y), 14, "bold", PAPER, anchor="right", shadow=PINE)


def draw_card(brush: Pen, layout: Layout, look: CardLook) -> None:
    """A card with its dice, or dimmed with a word on who took it."""
    p = brush.p
    area = layout[card_id(look.place)].rect
    if look.card is None or look.unseen:
        return
    if look.working:
        brush.panel(area.inflate(round(8 * p), round(8 * p)), 0, lime_glow)
        brush.pieces.card(brush, look.card, area, lift=5, tools=look.tools_below)
        return
    brush.pieces.card(brush, look.card, area, lift=0 if look.taker else 4)
    for seed, rect in zip(look.dice, on_card(area, p, len(look.dice)), strict=True):
        brush.pieces.die(brush, seed, rect, lift=2)
    if not look.taker:
        return
    brush.panel(area, 0, veil)
    board = pygame.Rect(0, 0, area.width - round(28 * p), round(34 * p))
    board.center = (area.centerx, area.top + round((74 if look.dice else 40) * p))
    brush.panel(board, 2, tag)
    side = board.height
    emblem = pygame.Rect(board.left - round(2 * p), board.top - round(p), side, side)
    brush.picture(look.taker, emblem)
    room = board.right - emblem.right - round(10 * p)
    brush.write(look.words, (emblem.right + 5 * p, board.centery - p), 14, width=room)


def draw_bag(brush: Pen, layout: Layout, count: int) -> None:
    """The bag and how many dice are in it."""
    p = brush.p
    area = layout[BAG].rect
    sack = pygame.Rect(0, 0, round(128 * p), round(147 * p))
    sack.midtop = area.midtop
    brush.picture("sprouts/bag", sack, lift=6)
    words = ngettext("{count} die left", "{count} dice left", count).format(count=count)
    brush.count_tag(words, (sack.centerx, sack.bottom - round(6 * p)))


def draw_lemonade(brush: Pen, layout: Layout, owner: str, words: str, *, lit: bool) -> None:
    """The Lemonade Card while nobody has it, or who has it."""
    p = brush.p
    area = layout[LEMONADE].rect
    if lit:
        brush.panel(area.inflate(round(12 * p), round(12 * p)), 0, lime_glow, hot=True)
    brush.picture("sprouts/lemonade_card", area, lift=4, alpha=120 if owner else 255)
    x = area.centerx
    brush.write(
        _("Lemonade"),
        (x, area.top + 20 * p),
        18,
        "head",
        anchor="centre",
        width=area.width - round(14 * p),
    )
    side = round(58 * p)
    glass = pygame.Rect(0, 0, side, side)
    glass.center = (x, area.top + round(70 * p))
    if owner:
        brush.picture(owner, glass)
    else:
        brush.picture("sprouts/lemonade", glass)
    first, second = (_("Gone to"), words) if owner else (_("First with sprouts"), _("in four gardens"))
    width = area.width - round(12 * p)
    brush.write(first, (x, area.top + 114 * p), 13, "bold", INK, anchor="centre", width=width)
    if second:
        brush.write(second, (x, area.top + 130 * p), 13, "bold", INK, anchor="centre", width=width)
    brush.write(
        _("2 points"),
        (x, area.top + 159 * p),
        17,
        "head",
        PAPER,
        anchor="centre",
        width=width - round(20 * p),
    )

"""Seed packets and produce cards with their names on them, turned and lifted, kept while the size stays."""

from __future__ import annotations

from typing import Final, TypeAlias

import pygame

from game.tables.fistful.words import crop_label, goal_rule, kind_label
from rules.fistful.components import APPLE, CARROT, HIDDEN, KIND_NAMES, POTATO, WHEAT
from ui import raster
from ui.brush import Brush
from ui.palette import INK, PAPER, Colour

Turned: TypeAlias = tuple[pygame.Surface, tuple[int, int]]

_LABEL_SHADOWS: Final[dict[int, Colour]] = {
    CARROT: (92, 36, 10),
    WHEAT: (90, 62, 8),
    APPLE: (92, 22, 18),
    POTATO: (58, 30, 78),
}


class Packets:
    """Composed cards. Angles and lifts are part of the key, so a resting fan costs no turning."""

    def __init__(self) -> None:
        self._cards: dict[tuple[object, ...], Turned] = {}

    def forget(self) -> None:
        """Drop everything: the window has another size now."""
        self._cards.clear()

    def draw(
        self, brush: Brush, kind: int, rect: pygame.Rect, *, angle: float = 0.0, lift: float = 5.0
    ) -> None:
        """A packet of ``kind``, or its back when hidden, with ``rect`` as its unturned place."""
        key = ("packet", kind, rect.size, round(angle, 1), lift)
        card = self._cards.get(key)
        if card is None:
            card = self._cards[key] = _turned(_packet(brush, kind, rect.size), angle, lift * brush.k)
        surface, offset = card
        brush.surface.blit(surface, (rect.x + offset[0], rect.y + offset[1]))

    def draw_goal(self, brush: Brush, kind: int, rect: pygame.Rect, *, lift: float = 4.0) -> None:
        """A produce card, or its back when hidden."""
        key = ("goal", kind, rect.size, lift)
        card = self._cards.get(key)
        if card is None:
            card = self._cards[key] = _turned(_goal(brush, kind, rect.size), 0.0, lift * brush.k)
        surface, offset = card
        brush.surface.blit(surface, (rect.x + offset[0], rect.y + offset[1]))


def _turned(card: pygame.Surface, angle: float, lift: float) -> Turned:
    offset = (0, 0)
    if angle:
        turned = pygame.transform.rotozoom(card, angle, 1.0)
        offset = (
            (card.get_width() - turned.get_width()) // 2,
            (card.get_height() - turned.get_height()) // 2,
        )
        card = turned
    if lift > 0:
        card, beyond = raster.with_shadow(card, lift)
        offset = (offset[0] + beyond[0], offset[1] + beyond[1])
    return card, offset


def _packet(brush: Brush, kind: int, size: tuple[int, int]) -> pygame.Surface:
    if kind == HIDDEN:
        return brush.context.art.get("fistful/packet_back", *size)
    card = brush.context.art.get(f"fistful/packet_{KIND_NAMES[kind - 1]}", *size).copy()
    scale = size[0] / 120
    centre = (60 * scale, 146.5 * scale)
    _label(brush, card, kind_label(kind), centre, 19 * scale, 96 * scale, _LABEL_SHADOWS[kind])
    return card


def _goal(brush: Brush, kind: int, size: tuple[int, int]) -> pygame.Surface:
    if kind <= 0:
        return brush.context.art.get("fistful/produce_back", *size)
    card = brush.context.art.get(f"fistful/produce_{KIND_NAMES[kind - 1]}", *size).copy()
    scale = size[0] / 150
    _label(
        brush,
        card,
        crop_label(kind),
        (75 * scale, 145 * scale),
        18 * scale,
        104 * scale,
        _LABEL_SHADOWS[kind],
    )
    if scale >= 0.8 * brush.k:
        lines, room = goal_rule(kind), round(124 * scale)
        px = min(brush.context.fonts.fitted(text, "bold", round(13.2 * scale), room, 6) for text in lines)
        for line, text in enumerate(lines):
            words = brush.context.fonts.render(text, "bold", px, INK)
            card.blit(words, words.get_rect(center=(round(75 * scale), round((171 + 17 * line) * scale))))
    return card


def _label(  # noqa: PLR0913, PLR0917 - what a label is made of
    brush: Brush,
    card: pygame.Surface,
    text: str,
    centre: tuple[float, float],
    px: float,
    width: float,
    shadow: Colour,
) -> None:
    size = brush.context.fonts.fitted(text, "head", round(px), round(width), 6)
    words = brush.context.fonts.render(text, "head", size, PAPER, shadow)
    card.blit(words, words.get_rect(center=(round(centre[0]), round(centre[1]))))

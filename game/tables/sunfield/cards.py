"""Clients and Reputation tiles as pictures, composed once for what they show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _
from game.tables.sunfield import parts
from game.tables.sunfield.glance import portrait, wanted
from game.tables.sunfield.words import shortage
from rules.sunfield.components import CLIENT_COLOURS, VEGETABLES, ReputationSpec
from rules.sunfield.variant import Variant
from ui.brush import Brush
from ui.palette import BRICK, INK, PAPER, PINE, Colour
from ui.pieces import Pieces
from ui.skin import Skin

_VALUE_SHADOWS: Final[tuple[Colour, ...]] = ((18, 58, 84), (90, 22, 14), (30, 58, 16), (96, 62, 6))
_CARD: Final = (112, 180)
_WANTED: Final = (97, 151)
"""Units from the top of a card: where what is wanted begins and ends."""


@dataclass(frozen=True, slots=True)
class ClientLook:
    """A Client: its number, what of each sort is missing, whether it lies reserved before its player."""

    client: int
    short: tuple[int, ...] = (0, 0, 0, 0)
    reserved: bool = False


def draw_client(  # noqa: PLR0913 - a card has this many sides
    brush: Brush,
    pieces: Pieces,
    variant: Variant,
    look: ClientLook,
    rect: pygame.Rect,
    *,
    lift: float = 3.5,
    angle: float = 0.0,
    alpha: int = 255,
) -> None:
    """A Client's card with what it wants and what is missing."""
    pieces.draw(
        brush.surface,
        ("client", look, variant.printed),
        rect,
        lambda: _client(brush, variant, look, rect.size),
        shape="client",
        lift=lift * brush.k,
        angle=angle,
        alpha=alpha,
    )


def _client(brush: Brush, variant: Variant, look: ClientLook, size: tuple[int, int]) -> pygame.Surface:
    spec = variant.components.clients[look.client]
    colour, number = portrait(variant, look.client)
    card = brush.context.art.get(f"sunfield/client_{colour}_{number}", *size).copy()
    f = size[0] / _CARD[0]
    small = Brush(brush.context, card)
    small.text(
        str(spec.prestige),
        (23 * f, 19 * f),
        22 * f / brush.u,
        "head",
        PAPER,
        anchor="centre",
        shadow=_VALUE_SHADOWS[spec.colour],
    )
    _draw_wanted(small, spec.cost, look.short, f)
    _draw_tag(small, look.short, f)
    return card


def _draw_wanted(brush: Brush, cost: tuple[int, ...], short: tuple[int, ...], f: float) -> None:
    """The vegetables in rows of up to three; missing ones are faint in a dashed box."""
    sorts = wanted(cost)
    missing = list(short)
    top, bottom = _WANTED
    rows = [sorts] if len(sorts) <= 3 else [sorts[: (len(sorts) + 1) // 2], sorts[(len(sorts) + 1) // 2 :]]
    side = 31 if len(rows) == 1 else 26
    absent: set[int] = set()
    for place in reversed(range(len(sorts))):
        if missing[sorts[place]]:
            missing[sorts[place]] -= 1
            absent.add(place)
    place = 0
    for line, row in enumerate(rows):
        y = top + (bottom - top) * (line + 0.5) / len(rows)
        pitch = 34 if len(row) < 3 or len(rows) == 1 else 31
        for column, sort in enumerate(row):
            x = 56 + (column - (len(row) - 1) / 2) * pitch
            rect = pygame.Rect(0, 0, round(side * f), round(side * f))
            rect.center = (round(x * f), round(y * f))
            if place in absent:
                Skin(brush.context.art, f).paint(brush.surface, rect, 0, parts.lack)
            icon = rect.inflate(-round(side * 0.14 * f), -round(side * 0.14 * f)) if place in absent else rect
            brush.picture(f"shared/icon_{VEGETABLES[sort]}", icon, alpha=120 if place in absent else 255)
            place += 1


_SORTS_IN_ICONS: Final = 2
"""So many sorts that are missing are shown as icons; of more the card itself tells."""


def _draw_tag(brush: Brush, short: tuple[int, ...], f: float) -> None:
    """The strip at the foot: deliver, or how much is missing."""
    ready = not any(short)
    rect = pygame.Rect(round(7 * f), round(153 * f), round(98 * f), round(21 * f))
    Skin(brush.context.art, f).paint(brush.surface, rect, 0, parts.tag, ready=ready)
    size = 13.5 * f / brush.u
    if ready:
        icon = pygame.Rect(rect.left + round(10 * f), 0, round(14 * f), round(14 * f))
        icon.centery = rect.centery
        brush.picture("shared/icon_check", icon)
        x = (icon.right + rect.right - 6 * f) / 2
        room = rect.right - icon.right - round(8 * f)
        _write(brush, _("Deliver"), (x, rect.centery), size, PAPER, room)
        return
    kinds = [sort for sort, count in enumerate(short) if count]
    text = shortage(short)
    if len(kinds) != _SORTS_IN_ICONS and _fits(brush, text, size, rect.width - round(10 * f)):
        _write(brush, text, rect.center, size, BRICK, rect.width - round(10 * f))
        return
    _draw_missing_icons(brush, rect, short, f)


def _draw_missing_icons(brush: Brush, rect: pygame.Rect, short: tuple[int, ...], f: float) -> None:
    """How many of which, in icons: several sorts, or words too wide."""
    kinds = [(sort, count) for sort, count in enumerate(short) if count]
    side, step = round(16 * f), min(round(29 * f), rect.width // len(kinds))
    left = rect.centerx - step * len(kinds) / 2
    for place, (sort, count) in enumerate(kinds):
        x = left + place * step + step / 2
        brush.text(str(count), (x - 1 * f, rect.centery), 13.5 * f / brush.u, "head", BRICK, anchor="right")
        icon = pygame.Rect(round(x), rect.centery - side // 2, side, side)
        brush.picture(f"shared/icon_{VEGETABLES[sort]}", icon)


def _fits(brush: Brush, text: str, size: float, room: int) -> bool:
    px = max(1, round(size * brush.u))
    return brush.context.fonts.size(text, "head", px)[0] <= room


def _write(  # noqa: PLR0913, PLR0917 - what a word is made of
    brush: Brush, text: str, centre: tuple[float, float], size: float, colour: Colour, room: int
) -> None:
    px = brush.context.fonts.fitted(text, "head", max(1, round(size * brush.u)), room, 6)
    shadow = PINE if colour == PAPER else None
    line = brush.context.fonts.render(text, "head", px, colour, shadow)
    brush.surface.blit(line, line.get_rect(center=(round(centre[0]), round(centre[1]))))


# --- Reputation -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ReputationLook:
    """A Reputation tile: which colours and worth are delivered already, whether it is validated."""

    tile: int
    ticks: tuple[bool, bool, bool] = (False, False, False)
    validated: bool = False


def draw_reputation(  # noqa: PLR0913, PLR0917 - a tile has this many sides
    brush: Brush, pieces: Pieces, variant: Variant, look: ReputationLook, rect: pygame.Rect, lift: float = 3.0
) -> None:
    """A Reputation tile of 106 x 110 units."""
    pieces.draw(
        brush.surface,
        ("reputation", look, variant.printed),
        rect,
        lambda: _reputation(brush, variant.components.reputation[look.tile], look, rect.size),
        shape="reputation",
        lift=lift * brush.k,
    )


def _reputation(
    brush: Brush, spec: ReputationSpec, look: ReputationLook, size: tuple[int, int]
) -> pygame.Surface:
    card = brush.context.art.get("sunfield/reputation_tile", *size).copy()
    small = Brush(brush.context, card)
    f = size[0] / 106
    for place, colour in enumerate(spec.colours):
        mark = pygame.Rect(0, 0, round(25 * f), round(25 * f))
        mark.center = (round((32 + 42 * place) * f), round(29 * f))
        small.picture(f"sunfield/client_mark_{CLIENT_COLOURS[colour]}", mark)
        if look.ticks[place]:
            _tick(small, (round((17 + 72 * place) * f), round(43 * f)), f)
    small.text(str(spec.value), (53 * f, 57 * f), 17 * f / brush.u, "head", PAPER, anchor="centre")
    if look.ticks[2]:
        _tick(small, (round(71 * f), round(58 * f)), f)
    small.text(
        str(spec.points), (53 * f, 86 * f), 23 * f / brush.u, "head", PAPER, anchor="centre", shadow=PINE
    )
    return card


def _tick(brush: Brush, centre: tuple[int, int], f: float) -> None:
    side = round(17 * f)
    rect = pygame.Rect(0, 0, side, side)
    rect.center = centre
    Skin(brush.context.art, f).paint(brush.surface, rect, 0, parts.tick)


def draw_mini_client(brush: Brush, rect: pygame.Rect, variant: Variant, client: int) -> None:
    """A delivered Client as a small label: the mark of its colour and its worth."""
    spec = variant.components.clients[client]
    Skin(brush.context.art, rect.height / 24).paint(brush.surface, rect, 0, parts.pill)
    side = round(rect.height * 0.66)
    icon = pygame.Rect(rect.left + round(rect.height * 0.2), rect.centery - side // 2, side, side)
    brush.picture(f"sunfield/client_mark_{CLIENT_COLOURS[spec.colour]}", icon)
    x = (icon.right + rect.right - rect.height * 0.16) / 2
    brush.text(
        str(spec.prestige), (x, rect.centery), rect.height * 0.7 / brush.u, "head", INK, anchor="centre"
    )

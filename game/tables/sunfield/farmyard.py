"""The own things beside the plot: barrow, Seeds, landscape, delivered Clients."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _
from game.tables.sunfield import ids, parts, scenery
from game.tables.sunfield.arrangement import barrow_scale, column_at, landscape_cards, landscape_scale
from game.tables.sunfield.boards import draw_badge, draw_sign
from game.tables.sunfield.cards import draw_mini_client
from game.tables.sunfield.words import power_picture
from rules.sunfield.components import ANIMALS, NO_PILE, SORTS, VEGETABLES
from rules.sunfield.landscape import LAST_COLUMN, Landscape
from rules.sunfield.numbers import ADD_COST, EXCHANGE_COST
from rules.sunfield.scoring import ALIKE
from rules.sunfield.variant import Variant
from ui import panels
from ui.brush import Brush
from ui.layout import Layout
from ui.palette import INK, PAPER, PINE, UMBER
from ui.skin import Skin

_BARROW: Final = (262, 171)


@dataclass(frozen=True, slots=True)
class BarrowLook:
    """Vegetables by sort, Seeds, whether each sign could be used, whose barrow it is."""

    title: str
    barrow: tuple[int, ...]
    seeds: int
    exchanges: bool = False
    adds: bool = False


@dataclass(frozen=True, slots=True)
class LandscapeLook:
    """The way of the farmer: the cards, the column where the farmer stands, the powers used.

    ``grazing`` is how many Animals of each kind stand on the plot. ``farmer`` is False while the
    farmer walks and is drawn by somebody else.
    """

    a: int
    b: int
    column: int
    used: int
    grazing: tuple[int, ...] = (0, 0, 0)
    farmer: bool = True


@dataclass(frozen=True, slots=True)
class ShelfLook:
    """Delivered Clients, and how many alike in colour and in value (three bring a bonus)."""

    clients: tuple[int, ...]
    colour: int
    value: int
    colour_points: int
    value_points: int


# --- barrow -----------------------------------------------------------------------------------------


def draw_barrow_place(brush: Brush, layout: Layout) -> None:
    """The meadow behind the barrow: it never changes."""
    panel = layout[ids.BARROW].rect
    f, _corner = barrow_scale(panel)
    skin = Skin(brush.context.art, f)
    skin.paint(brush.surface, panel, 5 * brush.k / f, scenery.barrow_place)


def draw_barrow(brush: Brush, layout: Layout, look: BarrowLook) -> None:
    """The barrow with its vegetables, the pouch with Seeds, the two signs."""
    panel = layout[ids.BARROW].rect
    draw_sign(brush, panel, look.title)
    f, (x, y) = barrow_scale(panel)
    barrow = pygame.Rect(
        panel.left + round((x + 8) * f),
        panel.top + round((y + 46) * f),
        round(_BARROW[0] * f),
        round(_BARROW[1] * f),
    )
    brush.picture("sunfield/barrow_back", barrow)
    for sort in SORTS:
        if look.barrow[sort]:
            brush.picture(f"shared/icon_{VEGETABLES[sort]}", load_rect(layout, sort), angle=8 - 5 * sort)
    brush.picture("sunfield/barrow_front", barrow, lift=2)
    for sort in SORTS:
        _draw_count(brush, count_rect(layout, sort), look.barrow[sort])
    brush.picture("sunfield/seed_pouch", layout[ids.POUCH].rect, lift=2)
    pouch = layout[ids.POUCH].rect
    side = round(28 * f)
    draw_badge(brush, (pouch.right - side // 3, pouch.bottom - side // 2), str(look.seeds), side)
    _draw_sign_of(brush, layout[ids.EXCHANGE].rect, EXCHANGE_COST, _("swap"), able=look.exchanges)
    _draw_sign_of(brush, layout[ids.ADD].rect, ADD_COST, _("add"), able=look.adds)


def load_rect(layout: Layout, sort: int) -> pygame.Rect:
    """Where the vegetable itself lies in the barrow."""
    rect = layout[ids.LOAD[sort]].rect
    side = round(rect.width * 1.18)
    icon = pygame.Rect(0, 0, side, side)
    icon.midtop = (rect.centerx, rect.top)
    return icon


def count_rect(layout: Layout, sort: int) -> pygame.Rect:
    """Where the number of a sort stands on the barrow."""
    rect = layout[ids.LOAD[sort]].rect
    side = round(rect.width * 0.66)
    disc = pygame.Rect(0, 0, side, side)
    disc.midbottom = (rect.centerx, rect.bottom)
    return disc


def _draw_count(brush: Brush, rect: pygame.Rect, count: int) -> None:
    if not count:
        return
    Skin(brush.context.art, rect.width / 26).paint(brush.surface, rect, 0, parts.disc)
    size = rect.width * (0.66 if count < 10 else 0.54) / brush.u
    brush.text(str(count), rect.center, size, "head", INK, anchor="centre")


def _draw_sign_of(brush: Brush, rect: pygame.Rect, cost: int, word: str, *, able: bool) -> None:
    """A sign that says what Seeds buy: green when there are enough."""
    state: panels.ButtonState = "normal" if able else "disabled"
    skin = Skin(brush.context.art, rect.height / 44)
    skin.paint(brush.surface, rect, 2, panels.button, "primary" if able else "plain", state)
    colour, shadow = (PAPER, PINE) if able else (UMBER, None)
    y = rect.centery - rect.height * 0.07
    size = rect.height * 0.46 / brush.u
    number = brush.text(str(cost), (rect.left + rect.width * 0.1, y), size, "head", colour, shadow=shadow)
    side = round(rect.height * 0.5)
    seed = pygame.Rect(number.right + round(rect.height * 0.04), round(y - side / 2), side, side)
    brush.picture("sunfield/seed", seed)
    left = seed.right + rect.height * 0.06
    room = round(rect.right - rect.width * 0.07 - left)
    px = brush.context.fonts.fitted(word, "head", max(1, round(size * brush.u)), room, 6)
    line = brush.context.fonts.render(word, "head", px, colour, shadow)
    brush.surface.blit(line, line.get_rect(center=(round(left + room / 2), round(y))))


# --- landscape --------------------------------------------------------------------------------------


def draw_landscape(brush: Brush, layout: Layout, landscape: Landscape, look: LandscapeLook) -> None:
    """Two cards side by side: what opens each column, its power, and the farmer on the way."""
    panel = layout[ids.LANDSCAPE].rect
    for name, rect in zip(("a", "b"), landscape_cards(panel), strict=True):
        brush.picture(f"sunfield/livestock_card_{name}", rect, lift=3.5)
    for column in range(1, LAST_COLUMN + 1):
        pair = landscape.pairs[column]
        _draw_pair(brush, panel, column, pair, look.grazing if column == look.column + 1 else None)
        _draw_power(brush, panel, landscape, look, column)
    if look.farmer:
        draw_farmer(brush, farmer_rect(panel, look.column))


def farmer_rect(panel: pygame.Rect, column: int) -> pygame.Rect:
    """Where the farmer stands on a column."""
    f = landscape_scale(panel)
    side = round(38 * f)
    rect = pygame.Rect(0, 0, side, side)
    rect.midbottom = column_at(panel, column, 119)
    return rect


def draw_farmer(brush: Brush, rect: pygame.Rect) -> None:
    """The farmer."""
    brush.picture("sunfield/farmer", rect, lift=2)


def present(pair: Sequence[int], grazing: Sequence[int]) -> list[bool]:
    """Which Animals of a pair graze: two alike need two of their kind."""
    return [grazing[animal] > pair[:place].count(animal) for place, animal in enumerate(pair)]


def _draw_pair(
    brush: Brush, panel: pygame.Rect, column: int, animals: tuple[int, ...], grazing: Sequence[int] | None
) -> None:
    """The two Animals that open a column, on a label above it.

    With ``grazing``, how many of each kind graze, it is the next column: those that are there are
    ticked, the others faint.
    """
    f = landscape_scale(panel)
    label = pygame.Rect(0, 0, round(48 * f), round(26 * f))
    label.center = column_at(panel, column, 22)
    skin = Skin(brush.context.art, f)
    skin.paint(brush.surface, label, 0, parts.pill, hot=grazing is not None)
    side, tick = round(20 * f), round(12 * f)
    there = [None] * len(animals) if grazing is None else present(animals, grazing)
    for place, (animal, grazes) in enumerate(zip(animals, there, strict=True)):
        head = pygame.Rect(0, 0, side, side)
        head.center = (label.centerx + round((place - 0.5) * 21 * f), label.centery - round(f))
        brush.picture(f"sunfield/head_{ANIMALS[animal]}", head, alpha=110 if grazes is False else 255)
        if grazes:
            mark = pygame.Rect(head.right - tick * 3 // 4, head.bottom - tick * 2 // 3, tick, tick)
            skin.paint(brush.surface, mark, 0, parts.tick)


def _draw_power(
    brush: Brush, panel: pygame.Rect, landscape: Landscape, look: LandscapeLook, column: int
) -> None:
    """The power of a column: faint before it is reached, with a Seed on it once used."""
    f = landscape_scale(panel)
    rect = pygame.Rect(0, 0, round(36 * f), round(36 * f))
    rect.center = column_at(panel, column, 62)
    if column == LAST_COLUMN:
        brush.picture("sunfield/power_trio", rect, lift=1, alpha=255 if look.column == column else 205)
        return
    used = bool(look.used >> column & 1)
    reached = look.column >= column
    brush.picture(
        power_picture(landscape.powers[column]), rect, lift=1, alpha=255 if reached and not used else 205
    )
    if landscape.piles[column] != NO_PILE:
        side = round(17 * f)
        head = pygame.Rect(rect.right - round(side * 0.8), rect.bottom - round(side * 0.9), side, side)
        brush.picture(f"sunfield/head_{ANIMALS[landscape.piles[column]]}", head)
    if used:
        side = round(24 * f)
        seed = pygame.Rect(0, 0, side, side)
        seed.center = rect.center
        brush.picture("sunfield/seed", seed, lift=1.5)


# --- delivered Clients ------------------------------------------------------------------------------


def draw_shelf(brush: Brush, layout: Layout, variant: Variant, look: ShelfLook) -> None:
    """The delivered Clients, and how far the two bonuses are."""
    panel = layout[ids.SHELF].rect
    brush.panel(panel, 4, panels.panel)
    draw_sign(brush, panel, _("Delivered"))
    pad = round(15 * brush.k)
    area = pygame.Rect(
        panel.left + pad,
        panel.top + round(19 * brush.k),
        panel.width - 2 * pad,
        panel.height - round(31 * brush.k),
    )
    line = min(round(area.height * 0.34), round(30 * brush.u))
    _draw_delivered(brush, pygame.Rect(area.left, area.top, area.width, area.height - line), variant, look)
    bonus = pygame.Rect(area.left, area.bottom - line, area.width // 2, line)
    _draw_bonus(brush, bonus, _("Colour"), look.colour, look.colour_points)
    bonus.left += bonus.width
    _draw_bonus(brush, bonus, _("Value"), look.value, look.value_points)


def _draw_delivered(brush: Brush, area: pygame.Rect, variant: Variant, look: ShelfLook) -> None:
    if not look.clients:
        text = _("Clients that you deliver stand here")
        brush.paragraph(text, area, 15, "body", UMBER, align="centre", middle=True)
        return
    height = min(round(30 * brush.k), area.height // 2 - round(3 * brush.k))
    width = round(height * 1.75)
    fit = max(1, area.width // (width + round(5 * brush.k)))
    for place, client in enumerate(look.clients[: 2 * fit]):
        rect = pygame.Rect(0, 0, width, height)
        rect.left = area.left + (place % fit) * (width + round(5 * brush.k))
        rect.top = area.top + (place // fit) * (height + round(4 * brush.k))
        draw_mini_client(brush, rect, variant, client)


def _draw_bonus(brush: Brush, area: pygame.Rect, word: str, count: int, points: int) -> None:
    """Three marks for three alike; the points once they are there."""
    side = min(area.height, round(20 * brush.k))
    size = min(15.0, area.height * 0.7 / brush.u)
    end = brush.text(word, (area.left, area.centery), size, "bold", UMBER, width=round(area.width * 0.5))
    left = end.right + round(6 * brush.k)
    if points:
        brush.text(f"+{points}", (left, area.centery), size * 1.15, "head", INK)
        return
    for place in range(ALIKE):
        dot = pygame.Rect(left + place * round(side * 1.05), area.centery - side // 2, side, side)
        if place < count:
            Skin(brush.context.art, side / 17).paint(brush.surface, dot, 0, parts.tick)
        else:
            Skin(brush.context.art, side / 17).paint(brush.surface, dot, 0, parts.empty)

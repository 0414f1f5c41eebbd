"""Where everything lies on the table of Herbaceous Sprouts: a pure function.

Left the plates of all who play; above the tool shed, the bag and the lemonade; in the middle the four
beds; below one's own barrow, pots and the buttons. Pieces grow with the window (``p``, pixels per unit
of the picture, 1280 wide), texts with the UI scale too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.scenes.bar import arrange_bar, bar_height
from game.tables.sprouts.naming import BAG, BARROW, DONE, LEMONADE, RIVAL_PLATE, bed_id, card_id, seat_id
from rules.sprouts.beds import GARDENS
from ui.layout import Layout, Placed, row
from ui.viewport import Viewport

DESIGN: Final = (1280, 672)
CARD: Final = (172, 142)
_NARROW_CARD: Final = 138
DIE_ON_CARD: Final = 46
HOLLOWS: Final = 7
_ROWS: Final = (184, 272, 168)
_MARGINS: Final = (10, 14)
_GAP: Final = 12
_COLUMN: Final = 57
_SPOT: Final = 51
_BED_EDGE: Final = 32


@dataclass(frozen=True, slots=True)
class Seen:
    """What the arrangement depends on.

    ``seats`` are players from the viewer on, clockwise. ``beds`` lists for each garden its beds with
    how many spaces each has. ``held``, ``fresh``, ``pots`` and ``tools`` are ids in order; ``host`` is
    the shed place where the tools lie, ``loose`` whether the new dice still lie on that card.
    ``faces`` are the faces that fan out over ``turning``.
    """

    seats: tuple[int, ...]
    rival: bool
    solo: bool
    cards: int
    beds: tuple[tuple[tuple[int, int], ...], ...]
    held: tuple[str, ...] = ()
    fresh: tuple[str, ...] = ()
    pots: tuple[str, ...] = ()
    tools: tuple[str, ...] = ()
    host: int = 1
    loose: bool = False
    dice: tuple[int, ...] = ()
    faces: tuple[str, ...] = ()
    turning: str = ""


@dataclass(frozen=True, slots=True)
class Frame:
    """How design units become pixels: ``p`` pixels a unit, ``left`` and the tops of the three rows."""

    p: float
    left: float
    tops: tuple[float, float, float]
    bottom: float

    def rect(self, x: float, row_: int, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle at ``x`` and ``y`` units below the top of a row."""
        p = self.p
        return pygame.Rect(
            round(self.left + x * p),
            round(self.tops[row_] + y * p),
            max(1, round(w * p)),
            max(1, round(h * p)),
        )


def frame_of(viewport: Viewport) -> Frame:
    """The frame for a window: what is spare in height goes between the rows."""
    top = bar_height(viewport)
    height = max(1, viewport.height - top)
    p = max(0.2, min(viewport.width / DESIGN[0], height / DESIGN[1]))
    left = (viewport.width - DESIGN[0] * p) / 2
    spare = max(0.0, height - DESIGN[1] * p) / 4
    tops, y = [], top + _MARGINS[0] * p + spare
    for units in _ROWS:
        tops.append(y)
        y += (units + _GAP) * p + spare
    return Frame(p, left, (tops[0], tops[1], tops[2]), tops[2] + _ROWS[2] * p)


def arrange(viewport: Viewport, seen: Seen) -> Layout:
    """Domain id to where it lies; see the module for the regions."""
    layout = arrange_bar(viewport)
    frame = frame_of(viewport)
    _place_plates(layout, frame, seen)
    _place_shed(layout, frame, seen)
    _place_beds(layout, frame, seen)
    _place_barrow(layout, frame, seen)
    _place_right(layout, frame, seen)
    _place_faces(layout, frame, seen, viewport)
    return layout


# --- the plates -------------------------------------------------------------------------------


def _place_plates(layout: Layout, frame: Frame, seen: Seen) -> None:
    names = [seat_id(player) for player in seen.seats]
    if seen.rival:
        names.append(RIVAL_PLATE)
    if seen.solo:
        names.append("gardener")
    column = frame.rect(14, 0, 2, 204, 0)
    column.height = round(frame.bottom) - column.top
    gap = round(_GAP * frame.p)
    tall = min(round(168 * frame.p), (column.height - gap * (len(names) - 1)) // len(names))
    y = column.top
    for name in names:
        layout[name] = Placed(pygame.Rect(column.left, y, column.width, tall), layer=2)
        y += tall + gap


# --- the shed ---------------------------------------------------------------------------------


def _place_shed(layout: Layout, frame: Frame, seen: Seen) -> None:
    layout["shed"] = Placed(frame.rect(230, 0, 0, 750, 184), art="sprouts/shed", layer=1)
    layout[BAG] = Placed(frame.rect(994, 0, 8, 136, 172), layer=2)
    layout[LEMONADE] = Placed(frame.rect(1138, 0, 2, 128, 180), layer=2)
    width = CARD[0] if seen.cards <= 4 else _NARROW_CARD
    gap = 10 if seen.cards <= 4 else 7
    first = 230 + (750 - seen.cards * width - (seen.cards - 1) * gap) / 2
    for place in range(1, seen.cards + 1):
        x = first + (place - 1) * (width + gap)
        layout[card_id(place)] = Placed(frame.rect(x, 0, 32, width, CARD[1]), layer=2)
        count = seen.dice[place - 1] if place <= len(seen.dice) else 0
        for number, rect in enumerate(on_card(layout[card_id(place)].rect, frame.p, count)):
            layout[f"shown.{place}.{number}"] = Placed(rect, layer=1)
    host = layout.get(card_id(seen.host), layout["shed"]).rect
    for name, rect in zip(seen.tools, on_card(host, frame.p, len(seen.tools)), strict=True):
        layout[name] = Placed(rect, layer=4)
    if seen.loose:
        for name, rect in zip(seen.fresh, on_card(host, frame.p, len(seen.fresh)), strict=True):
            layout[name] = Placed(rect, layer=4)
        if seen.fresh:
            below = pygame.Rect(host.left, host.top + round(78 * frame.p), host.width, round(62 * frame.p))
            layout["gift"] = Placed(below, layer=4)
        else:
            layout["gift"] = Placed(host.copy(), layer=4)


def on_card(card: pygame.Rect, p: float, count: int) -> list[pygame.Rect]:
    """Where ``count`` dice or tools lie in the window of a card, in one row or two."""
    if not count:
        return []
    area = pygame.Rect(card.left + round(10 * p), card.top + round(10 * p), 0, round(56 * p))
    area.width = card.width - round(20 * p)
    rows = 1 if count <= 4 else 2
    columns = -(-count // rows)
    side = round(min(DIE_ON_CARD * p, area.width / columns - 3 * p, area.height / rows - 1))
    pitch = side + round(min(5 * p, (area.width - columns * side) / max(1, columns)))
    rects = []
    for number in range(count):
        line, place = divmod(number, columns)
        across = min(columns, count - line * columns)
        x = area.centerx - (across * pitch - (pitch - side)) / 2 + place * pitch
        y = area.centery - rows * side / 2 + line * (side + 1) + (1 * p if rows == 1 else 0)
        rects.append(pygame.Rect(round(x), round(y), max(1, side), max(1, side)))
    return rects


# --- the beds ---------------------------------------------------------------------------------


def _place_beds(layout: Layout, frame: Frame, seen: Seen) -> None:
    columns = sum(len(beds) for beds in seen.beds)
    pitch = min(_COLUMN, (1036 - 4 * _BED_EDGE - 3 * _GAP) / max(1, columns))
    widths = [max(150.0, pitch * len(beds) + _BED_EDGE) for beds in seen.beds]
    gap = (1036 - sum(widths)) / max(1, len(widths) - 1)
    x, space = 230.0, 0
    for garden, beds, width in zip(GARDENS, seen.beds, widths, strict=True):
        layout[f"garden.{garden}"] = Placed(frame.rect(x, 1, 0, width, 272), layer=1)
        left = x + (width - pitch * len(beds)) / 2
        for number, (bed, spaces) in enumerate(beds):
            column = left + number * pitch
            layout[bed_id(bed)] = Placed(frame.rect(column, 1, 36, pitch, 220), layer=2)
            layout[f"plaque.{bed}"] = Placed(frame.rect(column + pitch / 2 - 26, 1, 40, 52, 60), layer=1)
            for place in range(spaces):
                y = 146.0 + (72 if spaces <= 2 else 84 / (spaces - 1)) * place
                size = _SPOT if spaces <= 2 else 84 / (spaces - 1)
                spot = frame.rect(column + (pitch - size) / 2, 1, y - size / 2, size, size)
                layout[f"spot.{space}"] = Placed(spot, layer=1)
                space += 1
        x += width + gap


# --- the barrow -------------------------------------------------------------------------------


def _place_barrow(layout: Layout, frame: Frame, seen: Seen) -> None:
    layout[BARROW] = Placed(frame.rect(230, 2, 0, 612, 168), art="sprouts/barrow", layer=1)
    fresh = () if seen.loose else seen.fresh
    dice = (*seen.held, *fresh)
    slots = max(HOLLOWS, len(dice))
    pitch = 451.5 / slots
    size = min(60.0, pitch - 3)
    for number in range(slots):
        x = 294.5 - 2 + pitch * number + (pitch - size) / 2
        hollow = frame.rect(x, 2, 92 - size / 2, size, size)
        layout[f"hollow.{number}"] = Placed(hollow, layer=1)
        if number < len(dice):
            side = round(size * 0.917 * frame.p)
            rect = pygame.Rect(0, 0, side, side)
            rect.center = (hollow.centerx, hollow.centery - round(1.5 * frame.p))
            layout[dice[number]] = Placed(rect, layer=4)
    _place_pots(layout, frame, seen.pots)


def _place_pots(layout: Layout, frame: Frame, pots: Sequence[str]) -> None:
    if not pots:
        return
    lines = 1 if len(pots) <= 3 else 2
    columns = -(-len(pots) // lines)
    width = min(92.0, 190 / columns)
    height = min(164.0 / lines, width * 164 / 92)
    for number, name in enumerate(pots):
        line, place = divmod(number, columns)
        y = 4 + (164 - lines * height) / 2 + line * height
        layout[name] = Placed(frame.rect(850 + place * width, 2, y, width - 1.5, height - 1.5), layer=4)


def _place_right(layout: Layout, frame: Frame, seen: Seen) -> None:
    del seen
    layout["paying"] = Placed(frame.rect(1052, 2, 0, 214, 42), layer=2)
    layout["button"] = Placed(frame.rect(1052, 2, 52, 214, 62), layer=3)
    layout[DONE] = Placed(frame.rect(1052, 2, 122, 214, 46), layer=3)


def _place_faces(layout: Layout, frame: Frame, seen: Seen, viewport: Viewport) -> None:
    """The other faces of a die, on a slip of card over it."""
    if not seen.faces or seen.turning not in layout:
        return
    die = layout[seen.turning].rect
    side = round(max(54 * frame.p, min(viewport.u * 44, 70 * frame.p)))
    pad = round(9 * frame.p)
    fan = pygame.Rect(0, 0, (side + pad) * len(seen.faces) + pad, side + 2 * pad)
    fan.midbottom = (die.centerx, die.top - round(34 * frame.p))
    barrow = layout[BARROW].rect
    fan.left = max(barrow.left, min(fan.left, layout["button"].rect.left - fan.width - pad))
    layout["fan"] = Placed(fan, layer=6)
    cells = row(fan.inflate(-2 * pad, -2 * pad), len(seen.faces), pad)
    for name, cell in zip(seen.faces, cells, strict=True):
        layout[name] = Placed(cell, layer=7)

"""Where everything lies on the table of A Fistful of Seeds: a pure function.

Two columns beside the field: on the left the neighbour whom one passes to, the crate that takes
the packet, one's own plate and goal; on the right the neighbour who passes to one, the player
across, the order of the round, the way to the harvest and the main button. Below the field the
hand. Pieces grow with the window alone (``k``), texts with the UI scale too (``u``): where texts
are large, panels give up their second lines and the order panel goes.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import pygame

from game.scenes.bar import arrange_bar, bar_height
from rules.fistful.components import KIND_NAMES
from rules.fistful.field import COLUMNS, PLOT_NAMES
from ui.layout import Layout, Placed, fan
from ui.viewport import Viewport

PACKET: Final = (90, 126)
BOARD: Final = 512
_COLUMN: Final = 332
_BLOCK: Final = 1400
_PLOT: Final = 94 / BOARD
_PITCH: Final = 99 / BOARD
_FIRST: Final = 11 / BOARD
_ROUNDS_SHORT: Final = 1.75
"""From this UI scale on the order panel goes; who has acted stands on the plates as well."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What the arrangement depends on: ``hands`` around the field and what the viewer holds.

    ``cards`` are four counts, ``aside`` whether a card of the viewer's waits in the crate,
    ``passing`` whether a card is to be chosen for the crate now.
    """

    hands: int
    cards: tuple[int, int, int, int]
    passing: bool = False


def arrange(viewport: Viewport, seen: Seen) -> Layout:
    """Domain id to where it lies; see the module for the regions."""
    layout = arrange_bar(viewport)
    body = pygame.Rect(
        0, bar_height(viewport), viewport.width, max(1, viewport.height - bar_height(viewport))
    )
    k = viewport.k
    column = round(min(_COLUMN * k, viewport.width * 0.27))
    block = min(viewport.width, round(_BLOCK * k))
    edge = (viewport.width - block) // 2 + round(26 * k)
    left = pygame.Rect(edge, body.top, column, body.height)
    right = pygame.Rect(viewport.width - edge - column, body.top, column, body.height)
    _place_middle(layout, viewport, body, right.left - left.right, seen)
    _place_left(layout, viewport, left, seen)
    _place_right(layout, viewport, right, seen)
    return layout


def card_id(kind: int, copy: int) -> str:
    """The id of one packet in the hand: ``card.wheat.0``."""
    return f"card.{KIND_NAMES[kind - 1]}.{copy}"


def plot_id(plot: int) -> str:
    """The id of a plot: ``plot.b3``."""
    return f"plot.{PLOT_NAMES[plot]}"


# --- the middle: field and hand ---------------------------------------------------------------


def _place_middle(layout: Layout, viewport: Viewport, body: pygame.Rect, room: int, seen: Seen) -> None:
    k = viewport.k
    grown = min(1.25, 1 + (viewport.scale - 1) * 0.3)
    card = (round(PACKET[0] * k * grown), round(PACKET[1] * k * grown))
    strip = card[1] + round(22 * k)
    gap = round(10 * k)
    side = max(60, min(body.height - strip - gap, room - 2 * round(8 * k), round(1.25 * BOARD * k)))
    spare = max(0, body.height - strip - gap - side)
    board = pygame.Rect(0, body.top + gap + spare // 2, side, side)
    board.centerx = viewport.width // 2
    layout["board"] = Placed(board, art="fistful/field_board", layer=1)
    for plot, name in enumerate(PLOT_NAMES):
        x = board.left + round((_FIRST + _PITCH * (plot % COLUMNS)) * side)
        y = board.top + round((_FIRST + _PITCH * 0.996 * (plot // COLUMNS)) * side)
        layout[f"plot.{name}"] = Placed(pygame.Rect(x, y, round(_PLOT * side), round(_PLOT * side)), layer=2)
    strip_top = board.bottom + spare // 2
    layout["hand"] = Placed(
        pygame.Rect(board.left, strip_top, side, max(1, viewport.height - strip_top)), layer=3
    )
    _place_hand(layout, viewport, layout["hand"].rect, card, seen)


def _place_hand(
    layout: Layout, viewport: Viewport, area: pygame.Rect, card: tuple[int, int], seen: Seen
) -> None:
    count = sum(seen.cards)
    if not count:
        return
    pitch = min(card[0] * 0.96, (area.width - card[0]) / max(1, count - 1))
    step = min(4.4, 20 / count)
    centre = (area.centerx, area.top + round(8 * viewport.k) + card[1] / 2)
    kinds = [(kind, copy) for kind, held in enumerate(seen.cards, 1) for copy in range(held)]
    cards = fan(centre, card, count, pitch, step)
    below = max(0, max(_lowest(rect, angle) for rect, angle in cards) - viewport.height)
    for place, ((kind, copy), (rect, angle)) in enumerate(zip(kinds, cards, strict=True)):
        art = f"fistful/packet_{KIND_NAMES[kind - 1]}"
        layout[card_id(kind, copy)] = Placed(rect.move(0, -below), angle, art, layer=4 + place)


def _lowest(rect: pygame.Rect, angle: float) -> int:
    """How far down the corners of a turned card reach."""
    turn = math.radians(abs(angle))
    return math.ceil(rect.centery + (rect.height * math.cos(turn) + rect.width * math.sin(turn)) / 2)


# --- the columns ------------------------------------------------------------------------------


def _heights(viewport: Viewport) -> dict[str, int]:
    """Heights in pixels of what stands in the columns."""
    k, u = viewport.k, viewport.u
    wordy = viewport.scale < _ROUNDS_SHORT
    return {
        "plate": round(max(84 * k, 56 * u)),
        "order": round(max(98 * k, 58 * u)) if wordy else 0,
        "rounds": round(max(88 * k, 58 * u)) if wordy else round(44 * u),
        "button": round(max(56 * k, 44 * u)),
    }


def _gap(viewport: Viewport) -> int:
    return round(14 * viewport.k) if viewport.scale < 1.4 else round(9 * viewport.k)


def _crate(area: pygame.Rect, viewport: Viewport, *, large: bool) -> pygame.Rect:
    """A crate with its packets, 210 x 130 at most, in the middle of ``area``."""
    k = viewport.k * (1.12 if large else 1.0)
    factor = min(k, area.width / 210, area.height / 130)
    rect = pygame.Rect(0, 0, max(1, round(210 * factor)), max(1, round(130 * factor)))
    rect.center = area.center
    return rect


def _place_left(layout: Layout, viewport: Viewport, column: pygame.Rect, seen: Seen) -> None:
    heights, gap = _heights(viewport), _gap(viewport)
    top = column.top + round(16 * viewport.k)
    bottom = column.bottom - round(14 * viewport.k)
    plate = heights["plate"]
    goal = max(round(274 * viewport.k), round(150 * viewport.u))
    crate = (bottom - top) - 2 * plate - 3 * gap - goal
    smallest = round(76 * viewport.k)
    if crate < smallest:
        goal, crate = goal - (smallest - crate), smallest
    crate = min(crate, round(148 * viewport.k))
    goal = max(1, (bottom - top) - 2 * plate - 3 * gap - crate)
    goal = min(goal, round(330 * viewport.k))
    x, width = column.left, column.width
    layout["seat.1"] = Placed(pygame.Rect(x, top, width, plate), layer=3)
    area = pygame.Rect(x, top + plate + gap, width, crate)
    layout["crate.left"] = Placed(_crate(area, viewport, large=seen.passing), layer=3)
    layout["seat.0"] = Placed(pygame.Rect(x, area.bottom + gap, width, plate), layer=3)
    layout["goal"] = Placed(pygame.Rect(x, area.bottom + 2 * gap + plate, width, goal), layer=3)


def _place_right(layout: Layout, viewport: Viewport, column: pygame.Rect, seen: Seen) -> None:
    heights, gap = _heights(viewport), _gap(viewport)
    top = column.top + round(16 * viewport.k)
    bottom = column.bottom - round(14 * viewport.k)
    across = seen.hands == 4
    lower = [name for name in ("order", "rounds", "button") if heights[name]]
    below = sum(heights[name] + gap for name in lower)
    plates = (2 if across else 1) * (heights["plate"] + gap)
    crate = min(max(round(60 * viewport.k), (bottom - top) - below - plates), round(148 * viewport.k))
    x, width = column.left, column.width
    layout[f"seat.{seen.hands - 1}"] = Placed(pygame.Rect(x, top, width, heights["plate"]), layer=3)
    area = pygame.Rect(x, top + heights["plate"] + gap, width, crate)
    layout["crate.right"] = Placed(_crate(area, viewport, large=False), layer=3)
    y = area.bottom + gap
    if across:
        layout["seat.2"] = Placed(pygame.Rect(x, y, width, heights["plate"]), layer=3)
        y += heights["plate"] + gap
    spare = max(0, bottom - y - below + gap)
    y += 0 if across else spare // 2
    for name in lower:
        if name == "button":
            y = max(y, bottom - heights[name])
        layout[name] = Placed(pygame.Rect(x, y, width, heights[name]), layer=3)
        y += heights[name] + gap

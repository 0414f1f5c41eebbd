"""Where things lie: pure functions over rectangles, and the layout that a table arranges."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, TypeAlias

import pygame

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

Point: TypeAlias = tuple[int, int]
Size: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Placed:
    """One thing on the table.

    Its rectangle in pixels, its turn in degrees (counter-clockwise), the name of its picture and its
    layer (higher lies on top).
    """

    rect: pygame.Rect
    angle: float = 0.0
    art: str = ""
    layer: int = 0


Layout: TypeAlias = dict[str, Placed]
"""Domain id to where it lies."""


def hit(layout: Layout, point: Point, ids: Container[str] | None = None) -> str | None:
    """Return the id of the topmost thing under `point`: highest layer, then last; of `ids` alone if given."""
    best: str | None = None
    best_layer = 0
    for name, placed in layout.items():
        if (ids is None or name in ids) and (best is None or placed.layer >= best_layer):
            if not _covers(placed, point):
                continue
            best, best_layer = name, placed.layer
    return best


def row(area: pygame.Rect, shares: int | Sequence[int], gap: int = 0) -> list[pygame.Rect]:
    """Cut `area` into cells from left to right.

    `shares` is how many equal cells, or the width of each in pixels, where 0 takes an equal share of
    what is left. Widths that do not fit are shrunk alike, so cells never leave the area.
    """
    return [
        pygame.Rect(area.x + start, area.y, length, area.height)
        for start, length in _cut(area.width, shares, gap)
    ]


def column(area: pygame.Rect, shares: int | Sequence[int], gap: int = 0) -> list[pygame.Rect]:
    """Cut `area` into cells from top to bottom; see `row`."""
    return [
        pygame.Rect(area.x, area.y + start, area.width, length)
        for start, length in _cut(area.height, shares, gap)
    ]


def grid(area: pygame.Rect, columns: int, rows: int, gap: int = 0) -> list[pygame.Rect]:
    """Cut `area` into `columns` x `rows` cells, row by row."""
    return [cell for line in column(area, rows, gap) for cell in row(line, columns, gap)]


def fan(
    centre: tuple[float, float], size: Size, count: int, pitch: float, angle_step: float
) -> list[tuple[pygame.Rect, float]]:
    """Lay `count` cards as a hand holds them: `pitch` pixels and `angle_step` degrees apart, on an arc.

    The middle of the hand is at `centre`; the outer cards lie lower. Returns (rectangle, angle) pairs.
    """
    step = math.radians(angle_step)
    cards: list[tuple[pygame.Rect, float]] = []
    for place in range(count):
        offset = place - (count - 1) / 2
        rect = pygame.Rect((0, 0), size)
        drop = 2 * pitch * math.sin(offset * step / 2) ** 2 / math.sin(step) if step else 0.0
        rect.center = (round(centre[0] + offset * pitch), round(centre[1] + drop))
        cards.append((rect, -offset * angle_step))
    return cards


def inset(area: pygame.Rect, across: int, down: int | None = None) -> pygame.Rect:
    """Return `area` without a margin of `across` pixels left and right and `down` above and below."""
    margin = across if down is None else down
    width = max(0, area.width - 2 * across)
    height = max(0, area.height - 2 * margin)
    inner = pygame.Rect(0, 0, width, height)
    inner.center = area.center
    inner.left = area.left + (area.width - width) // 2
    inner.top = area.top + (area.height - height) // 2
    return inner


def fit(size: tuple[float, float], area: pygame.Rect) -> pygame.Rect:
    """Return the largest rectangle of the shape of `size` inside `area`, centred."""
    width, height = max(1e-6, size[0]), max(1e-6, size[1])
    factor = min(area.width / width, area.height / height)
    inner = pygame.Rect(
        0, 0, min(area.width, round(width * factor)), min(area.height, round(height * factor))
    )
    inner.left = area.left + (area.width - inner.width) // 2
    inner.top = area.top + (area.height - inner.height) // 2
    return inner


def clamp_inside(rect: pygame.Rect, area: pygame.Rect) -> pygame.Rect:
    """Return `rect` moved into `area`; one that is too large keeps its size and its top left corner."""
    left = max(area.left, min(rect.left, area.right - rect.width))
    top = max(area.top, min(rect.top, area.bottom - rect.height))
    return pygame.Rect(left, top, rect.width, rect.height)


def _cut(length: int, shares: int | Sequence[int], gap: int) -> list[tuple[int, int]]:
    wanted = [0] * shares if isinstance(shares, int) else list(shares)
    if not wanted:
        return []
    gap = min(gap, length // len(wanted))
    room = max(0, length - gap * (len(wanted) - 1))
    fixed = sum(wanted)
    if fixed > room:
        lengths = _spread(room, [width / fixed for width in wanted])
    else:
        free = wanted.count(0)
        portions = iter(_spread(room - fixed, [1 / free] * free)) if free else iter(())
        lengths = [width or next(portions) for width in wanted]
    starts = accumulate((width + gap for width in lengths[:-1]), initial=0)
    return list(zip(starts, lengths, strict=True))


def _spread(total: int, weights: list[float]) -> list[int]:
    """Cut a whole number by weights that add up to 1, without losing a pixel to rounding."""
    edges = [round(total * share) for share in accumulate(weights, initial=0.0)]
    return [after - before for before, after in pairwise(edges)]


def _covers(placed: Placed, point: Point) -> bool:
    if not placed.angle:
        return bool(placed.rect.collidepoint(point))
    turn = math.radians(placed.angle)
    centre_x, centre_y = placed.rect.x + placed.rect.width / 2, placed.rect.y + placed.rect.height / 2
    across, down = point[0] - centre_x, point[1] - centre_y
    straight_x = across * math.cos(turn) - down * math.sin(turn)
    straight_y = across * math.sin(turn) + down * math.cos(turn)
    return abs(straight_x) <= placed.rect.width / 2 and abs(straight_y) <= placed.rect.height / 2

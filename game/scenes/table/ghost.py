"""An action shown before it is done: what would be picked, where it would go, and the piece as a ghost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from ui.brush import Brush
from ui.svg import document, rect

if TYPE_CHECKING:
    from game.scenes.table.advising import TableAdvising

ALPHA: Final = 165
_FRAME: Final = 6
_DOT: Final = 4.5
_STEP: Final = 15
_BADGE: Final = 26
_ROOM: Final = 460
"""Units that the largest piece takes, shadow and all."""

_WATER: Final = (49, 122, 158)
_PAPER: Final = (255, 251, 240)


@dataclass(frozen=True, slots=True)
class Ghost:
    """The places of an action, in the order in which they are picked; the piece that would travel."""

    places: tuple[pygame.Rect, ...]
    piece: str | None
    key: object


def frame(w: int, h: int, u: float = 1.0) -> str:
    """A frame of water blue on paper around what is meant: another colour than what accepts a piece."""
    pen = 3.2 * u
    radius = min(14 * u, min(w, h) * 0.3)
    body = rect(pen, pen, w - 2 * pen, h - 2 * pen, radius, "#bfe3e8", "#fffbf0", 2 * pen, opacity=0.1)
    body += rect(pen, pen, w - 2 * pen, h - 2 * pen, radius, "none", "#317a9e", pen)
    return document(w, h, body)


class GhostPainter:
    """Draws ghosts; the last piece is kept, so that it is drawn once and not in every frame."""

    def __init__(self) -> None:
        self._key: object = None
        self._piece: tuple[pygame.Surface, tuple[int, int]] | None = None

    def forget(self) -> None:
        """The window has another size."""
        self._key = self._piece = None

    def draw(self, table: TableAdvising, brush: Brush, ghost: Ghost) -> None:
        """Frames, the way between them, and the piece at its end."""
        around = round(_FRAME * brush.u)
        for place in ghost.places:
            brush.panel(place.inflate(2 * around, 2 * around), 0, frame)
        if ghost.piece is not None and len(ghost.places) > 1:
            self._draw_way(brush, ghost.places)
            piece, at = self._piece_of(table, brush, ghost)
            brush.surface.blit(piece, at)
        if ghost.places:
            self._draw_badge(brush, ghost.places[-1])

    def _draw_way(self, brush: Brush, places: Sequence[pygame.Rect]) -> None:
        start, end = pygame.Vector2(places[0].center), pygame.Vector2(places[-1].center)
        length = start.distance_to(end)
        radius = max(2, round(_DOT * brush.u))
        count = int(length / max(1.0, _STEP * brush.u))
        for number in range(1, count):
            point = start.lerp(end, number / count)
            if any(place.collidepoint(point) for place in (places[0], places[-1])):
                continue
            at = (round(point.x), round(point.y))
            pygame.draw.circle(brush.surface, _PAPER, at, radius + max(1, round(1.6 * brush.u)))
            pygame.draw.circle(brush.surface, _WATER, at, radius)

    def _draw_badge(self, brush: Brush, place: pygame.Rect) -> None:
        """The lamp of the hint at the corner of where it ends, inside the window."""
        side = round(_BADGE * brush.u)
        disc = pygame.Rect(0, 0, side, side)
        disc.center = place.topright
        if place.height < 2 * side:  # it would hide what it is about
            disc.move_ip(round(side * 0.55), -round(side * 0.35))
        disc.clamp_ip(brush.surface.get_rect())
        pygame.draw.circle(brush.surface, _PAPER, disc.center, side // 2)
        pygame.draw.circle(brush.surface, _WATER, disc.center, side // 2 - max(1, round(1.5 * brush.u)))
        brush.picture("shared/icon_hint", disc.inflate(-round(side * 0.32), -round(side * 0.32)))

    def _piece_of(
        self, table: TableAdvising, brush: Brush, ghost: Ghost
    ) -> tuple[pygame.Surface, tuple[int, int]]:
        if self._piece is None or self._key != ghost.key:
            assert ghost.piece is not None
            half = round(_ROOM * brush.k) // 2
            room = pygame.Surface((2 * half, 2 * half), pygame.SRCALPHA)
            table.draw_held(Brush(brush.context, room), ghost.piece, (half, half))
            bounds = room.get_bounding_rect()
            piece = room.subsurface(bounds).copy()
            piece.set_alpha(ALPHA)
            end = ghost.places[-1]
            self._piece = piece, (end.centerx - half + bounds.left, end.centery - half + bounds.top)
            self._key = ghost.key
        return self._piece

"""Pictures composed of others, such as cards with words on them: turned, lifted, kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import pygame

from ui import raster
from ui.cache import SurfaceCache

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

Offset: TypeAlias = tuple[int, int]
Key: TypeAlias = "tuple[Hashable, int, int, float, float]"

_LIMIT = 64 * 1024 * 1024
_OFFSETS_KEPT = 4096


class Pieces:
    """Keeps what was composed, by a key of the maker's choice and its size.

    Angles and lifts are part of what is kept, so a piece that rests costs no turning.
    """

    def __init__(self, limit: int = _LIMIT) -> None:
        self._cache: SurfaceCache[Key] = SurfaceCache(limit)
        self._offsets: dict[Key, Offset] = {}

    def forget(self) -> None:
        """Drop everything: the window has another size now."""
        self._cache.clear()
        self._offsets.clear()

    def flat(
        self, key: Hashable, size: tuple[int, int], make: Callable[[], pygame.Surface]
    ) -> pygame.Surface:
        """Return the piece as it was composed, neither turned nor lifted."""
        return self._cache.get((key, *size, 0.0, 0.0), make)

    def draw(  # noqa: PLR0913 - a piece has this many sides
        self,
        target: pygame.Surface,
        key: Hashable,
        rect: pygame.Rect,
        make: Callable[[], pygame.Surface],
        *,
        shape: str = "",
        angle: float = 0.0,
        lift: float = 0.0,
        alpha: int = 255,
    ) -> None:
        """Draw the piece with `rect` as its unturned place.

        `lift` is in pixels, rounded to halves. Pieces of one `shape` share their shadow, which is
        what costs most; without a shape each has its own.
        """
        angle, lift = round(angle * 2) / 2 % 360, round(lift * 2) / 2
        piece, offset = self._turned((key, *rect.size, angle, 0.0), key, rect.size, make)
        if lift:
            outline: Hashable = shape or key
            shadow, beyond = self._shadow((("shadow", outline), *rect.size, angle, lift), piece)
            self._blit(
                target, shadow, (rect.x + offset[0] + beyond[0], rect.y + offset[1] + beyond[1]), alpha
            )
        self._blit(target, piece, (rect.x + offset[0], rect.y + offset[1]), alpha)

    def _turned(
        self, whole: Key, key: Hashable, size: tuple[int, int], make: Callable[[], pygame.Surface]
    ) -> tuple[pygame.Surface, Offset]:
        angle = whole[3]
        if not angle:
            return self.flat(key, size, make), (0, 0)

        def turn() -> pygame.Surface:
            piece, self._offsets[whole] = raster.turned(self.flat(key, size, make), angle)
            return piece

        return self._kept(whole, turn)

    def _shadow(self, whole: Key, piece: pygame.Surface) -> tuple[pygame.Surface, Offset]:
        def throw() -> pygame.Surface:
            soft, self._offsets[whole] = raster.shadow_below(piece, whole[4])
            return soft

        return self._kept(whole, throw)

    def _kept(self, whole: Key, make: Callable[[], pygame.Surface]) -> tuple[pygame.Surface, Offset]:
        if len(self._offsets) > _OFFSETS_KEPT:
            self._offsets = {kept: at for kept, at in self._offsets.items() if kept in self._cache}
        surface = self._cache.get(whole, make)
        return surface, self._offsets[whole]

    def _blit(self, target: pygame.Surface, surface: pygame.Surface, at: Offset, alpha: int) -> None:
        if alpha < 255:
            surface.set_alpha(max(0, alpha))
        target.blit(surface, at)
        if alpha < 255:
            surface.set_alpha(255)

"""Pictures composed of others, such as cards with words on them: turned, lifted, kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import pygame

from ui import raster
from ui.cache import SurfaceCache

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

Offset: TypeAlias = tuple[int, int]
Key: TypeAlias = "tuple[Hashable, int, int, float, float, int]"

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
        return self._cache.get((key, *size, 0.0, 0.0, 255), make)

    def draw(  # noqa: PLR0913 - a piece has this many sides
        self,
        target: pygame.Surface,
        key: Hashable,
        rect: pygame.Rect,
        make: Callable[[], pygame.Surface],
        *,
        angle: float = 0.0,
        lift: float = 0.0,
        alpha: int = 255,
    ) -> None:
        """Draw the piece with `rect` as its unturned place; `lift` is in pixels, rounded to halves."""
        angle, lift = round(angle * 2) / 2 % 360, round(lift * 2) / 2
        whole: Key = (key, *rect.size, angle, lift, alpha)

        def prepare() -> pygame.Surface:
            piece, offset = raster.turned(self.flat(key, rect.size, make), angle)
            if lift:
                piece, beyond = raster.with_shadow(piece, lift)
                offset = (offset[0] + beyond[0], offset[1] + beyond[1])
            if len(self._offsets) > _OFFSETS_KEPT:
                self._offsets = {kept: at for kept, at in self._offsets.items() if kept in self._cache}
            self._offsets[whole] = offset
            return raster.faded(piece, alpha) if alpha < 255 else piece

        if not angle and not lift and alpha >= 255:
            target.blit(self.flat(key, rect.size, make), rect)
            return
        surface = self._cache.get(whole, prepare)
        offset = self._offsets[whole]
        target.blit(surface, (rect.x + offset[0], rect.y + offset[1]))

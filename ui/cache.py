"""A store of surfaces that forgets what was used longest ago."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

K = TypeVar("K", bound=Hashable)


class SurfaceCache(Generic[K]):
    """Keeps surfaces up to `limit` bytes of pixels; the newest one is kept whatever its size."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes_held = 0
        self._kept: OrderedDict[K, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: K) -> bool:
        return key in self._kept

    def get(self, key: K, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface kept under `key`, made by `make` when there is none."""
        surface = self._kept.get(key)
        if surface is None:
            surface = make()
            self._kept[key] = surface
            self.bytes_held += _weight(surface)
            self._shrink()
        else:
            self._kept.move_to_end(key)
        return surface

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self.bytes_held = 0

    def _shrink(self) -> None:
        while self.bytes_held > self.limit and len(self._kept) > 1:
            _, surface = self._kept.popitem(last=False)
            self.bytes_held -= _weight(surface)


def _weight(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()

"""Pictures: SVG drawn at the size at which it is seen, lifted, turned or faded, and kept."""

import logging
from collections.abc import Callable
from typing import TypeAlias

import pygame

from ui import raster
from ui.assets import Assets, MissingAsset
from ui.cache import SurfaceCache
from ui.palette import BARK, CREAM, TERRACOTTA, hex_of

Offset: TypeAlias = tuple[int, int]
_Key: TypeAlias = tuple[str | float, ...]

_WINDOWS_KEPT = 2
"""Pictures are kept up to so many times the pixels of the window."""

_LEAST_KEPT = 16 * 1024 * 1024
"""And never less than so many bytes."""

_BYTES_PER_PIXEL = 4
_OFFSETS_KEPT = 4096
_log = logging.getLogger(__name__)


class Art:
    """The pictures `art/NAME.svg`, rasterised at their final size in pixels and kept.

    Up to `limit` bytes are kept, until :meth:`fit` makes it as many as a window needs. Lifts are in
    pixels. Where an offset is returned, the surface goes at the rectangle's top left corner plus the
    offset. A picture that is missing or broken is drawn as a placeholder and logged once: a match
    goes on.
    """

    def __init__(self, assets: Assets, limit: int = _LEAST_KEPT) -> None:
        self.assets = assets
        self._cache: SurfaceCache[_Key] = SurfaceCache(limit)
        self._offsets: dict[_Key, Offset] = {}
        self._built: dict[tuple[str, int, int], bytes] = {}
        self._names: set[str] = set()
        self._reported: set[str] = set()

    @property
    def bytes_held(self) -> int:
        """How many bytes of pixels are kept."""
        return self._cache.bytes_held

    def has(self, name: str) -> bool:
        """Say whether there is a picture of this name."""
        return name in self._names or self.assets.has(f"art/{name}.svg")

    def get(self, name: str, width: int, height: int) -> pygame.Surface:
        """Return the picture centred in exactly `width` x `height` pixels, keeping its shape."""
        key = ("get", name, width, height, self._stamp(name, width, height))
        return self._cache.get(key, lambda: self._draw(name, width, height))

    def cover(self, name: str, width: int, height: int) -> pygame.Surface:
        """Return the picture filling exactly `width` x `height` pixels, what stands over cut off alike.

        It is drawn anew each time: who shows a background keeps it.
        """
        return self._draw_over(name, width, height)

    def kept(self, name: str, size: tuple[int, int], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return what `make` composed for this name and size in pixels, kept like any picture."""
        return self._cache.get(("kept", name, *size), make)

    def shadow(
        self, name: str, width: int, height: int, radius: float, alpha: int = raster.SHADOW_ALPHA
    ) -> tuple[pygame.Surface, int]:
        """Return the picture's soft shadow, and how far it reaches beyond the picture on each side."""
        key = ("shadow", name, width, height, self._stamp(name, width, height), radius, alpha)

        def make() -> pygame.Surface:
            soft, pad = raster.shadow_of(self.get(name, width, height), radius, alpha)
            self._remember(key, (pad, pad))
            return soft

        surface = self._cache.get(key, make)
        return surface, self._offsets[key][0]

    def lifted(self, name: str, width: int, height: int, lift: float) -> tuple[pygame.Surface, Offset]:
        """Return the picture with the shadow it throws when it lies `lift` pixels high, and its offset."""
        return self.rotated(name, width, height, 0.0, lift)

    def rotated(
        self, name: str, width: int, height: int, angle: float, lift: float = 0.0
    ) -> tuple[pygame.Surface, Offset]:
        """Return the picture turned `angle` degrees counter-clockwise about its middle, and its offset.

        Angle and lift are rounded to halves, so that what moves does not fill the store.
        """
        angle, lift = round(angle * 2) / 2 % 360, round(lift * 2) / 2
        key = ("rotated", name, width, height, self._stamp(name, width, height), angle, lift)
        if not angle and not lift:
            return self.get(name, width, height), (0, 0)

        def make() -> pygame.Surface:
            surface, offset = raster.turned(self.get(name, width, height), angle)
            if lift:
                surface, beyond = raster.with_shadow(surface, lift)
                offset = (offset[0] + beyond[0], offset[1] + beyond[1])
            self._remember(key, offset)
            return surface

        surface = self._cache.get(key, make)
        return surface, self._offsets[key]

    def faded(self, name: str, width: int, height: int, alpha: int) -> pygame.Surface:
        """Return the picture as opaque as `alpha` says (0 to 255)."""
        key = ("faded", name, width, height, self._stamp(name, width, height), alpha)
        return self._cache.get(key, lambda: raster.faded(self.get(name, width, height), alpha))

    def built(self, key: str, svg_text: str, width: int, height: int) -> pygame.Surface:
        """Return a picture drawn from SVG text at exactly this size, which `key` names from now on.

        The name works with every other method at this size, so that a panel can be lifted or faded.
        """
        self._built[key, width, height] = svg_text.encode()
        self._names.add(key)
        return self.get(key, width, height)

    def draw(  # noqa: PLR0913 - a picture has this many sides
        self,
        target: pygame.Surface,
        name: str,
        rect: pygame.Rect,
        *,
        angle: float = 0.0,
        lift: float = 0.0,
        alpha: int = 255,
    ) -> None:
        """Draw the picture into `rect`, turned, lifted and faded as asked."""
        surface, offset = self.rotated(name, rect.width, rect.height, angle, lift)
        if alpha < 255:
            surface.set_alpha(max(0, alpha))
        target.blit(surface, (rect.x + offset[0], rect.y + offset[1]))
        if alpha < 255:
            surface.set_alpha(255)

    def fit(self, size: tuple[int, int]) -> None:
        """Drop every drawn picture and make room for those of a window of this size in pixels."""
        self._cache.limit = max(_LEAST_KEPT, _WINDOWS_KEPT * _BYTES_PER_PIXEL * size[0] * size[1])
        self._cache.clear()
        self._offsets.clear()
        self._built.clear()
        self._names.clear()

    def _draw(self, name: str, width: int, height: int) -> pygame.Surface:
        try:
            return raster.rasterise(self._source(name, width, height), width, height)
        except MissingAsset as error:
            self._report(name, str(error))
        except pygame.error as error:
            self._report(name, f"The picture art/{name}.svg cannot be drawn: {error}.")
        return raster.rasterise(_placeholder(width, height), width, height)

    def _draw_over(self, name: str, width: int, height: int) -> pygame.Surface:
        try:
            shape = raster.shape_of(self._source(name, width, height))
        except MissingAsset:
            shape = (width, height)
        factor = max(width / shape[0], height / shape[1])
        whole = self._draw(name, round(shape[0] * factor), round(shape[1] * factor))
        window = pygame.Surface((width, height), pygame.SRCALPHA)
        window.blit(whole, ((width - whole.get_width()) // 2, (height - whole.get_height()) // 2))
        return raster.converted(window)

    def _source(self, name: str, width: int, height: int) -> bytes:
        return self._built.get((name, width, height)) or self.assets.read(f"art/{name}.svg")

    def _stamp(self, name: str, width: int, height: int) -> int:
        """Tell pictures apart that were built from different texts under one name."""
        built = self._built.get((name, width, height))
        return 0 if built is None else hash(built)

    def _remember(self, key: _Key, offset: Offset) -> None:
        if len(self._offsets) > _OFFSETS_KEPT:
            self._offsets = {key: kept for key, kept in self._offsets.items() if key in self._cache}
        self._offsets[key] = offset

    def _report(self, name: str, sentence: str) -> None:
        if name not in self._reported:
            self._reported.add(name)
            _log.warning("%s", sentence)


def _placeholder(width: int, height: int) -> bytes:
    """Draw a seed label without writing: plainly unfinished, but no hole in the table."""
    w, h = max(8, width), max(8, height)
    edge = max(1.0, min(w, h) / 24)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'
        f'<rect x="{edge}" y="{edge}" width="{w - 2 * edge}" height="{h - 2 * edge}" rx="{min(w, h) / 8}"'
        f' fill="{hex_of(CREAM)}" stroke="{hex_of(BARK)}" stroke-width="{edge}"/>'
        f'<path d="M{w * 0.3} {h * 0.3}L{w * 0.7} {h * 0.7}M{w * 0.7} {h * 0.3}L{w * 0.3} {h * 0.7}"'
        f' fill="none" stroke="{hex_of(TERRACOTTA)}" stroke-width="{edge * 2}" stroke-linecap="round"/></svg>'
    ).encode()

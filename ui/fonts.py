"""Text drawn in the shipped fonts."""

import io
from functools import lru_cache
from typing import Literal, TypeAlias

import pygame

from ui import paragraph
from ui.art import Art
from ui.assets import Assets
from ui.cache import SurfaceCache
from ui.palette import Colour
from ui.raster import converted

Style: TypeAlias = Literal["head", "body", "bold", "italic", "bold_italic"]
_Key: TypeAlias = tuple[object, ...]

FILES: dict[Style, str] = {
    "head": "fonts/Baloo2-Bold.ttf",
    "body": "fonts/Nunito-Regular.ttf",
    "bold": "fonts/Nunito-Bold.ttf",
    "italic": "fonts/Nunito-Italic.ttf",
    "bold_italic": "fonts/Nunito-BoldItalic.ttf",
}
_LIMIT = 12 * 1024 * 1024
_FONTS_KEPT = 64
_FITS_KEPT = 2000


class Fonts:
    """Text in five styles at any size in pixels (`px`, the height of the type).

    In both families capitals lie in the middle of the line box, so text is centred by its rectangle.
    """

    def __init__(self, assets: Assets, art: Art | None = None) -> None:
        self.assets = assets
        self.art = art or Art(assets)
        self._files: dict[Style, bytes] = {}
        self._cache: SurfaceCache[_Key] = SurfaceCache(_LIMIT)
        self._font = lru_cache(maxsize=_FONTS_KEPT)(self._load)
        self._fitted: dict[tuple[str, Style, int, int, int], int] = {}

    def font(self, style: Style, px: int) -> pygame.Font:
        """Return the font itself; raise MissingAsset when its file is missing."""
        return self._font(style, max(1, px))

    def render(
        self, text: str, style: Style, px: int, colour: Colour, shadow: Colour | None = None
    ) -> pygame.Surface:
        """Return one line of text, with a small hard shadow below it when its colour is given."""
        key = (text, style, px, colour, shadow)
        return self._cache.get(key, lambda: self._render(text, style, px, colour, shadow))

    def size(self, text: str, style: Style, px: int) -> tuple[int, int]:
        """Return the width and height in pixels of one line."""
        font = self.font(style, px)
        return font.size(text)[0], font.get_height()

    def wrap(self, text: str, style: Style, px: int, width: int) -> list[str]:
        """Break text at spaces so that no line is wider than `width` pixels; line breaks stay.

        A word that is wider than a line is broken.
        """
        measure = self.font(style, px)
        return paragraph.wrap(text, width, lambda part: measure.size(part)[0])

    def fitted(self, text: str, style: Style, px: int, width: int, minimum: int) -> int:
        """Return the largest size from `minimum` to `px` at which the line is at most `width` wide."""
        key = (text, style, px, width, minimum)
        known = self._fitted.get(key)
        if known is not None:
            return known
        low, high = min(minimum, px), px
        while low < high:
            middle = (low + high + 1) // 2
            if self.font(style, middle).size(text)[0] <= width:
                low = middle
            else:
                high = middle - 1
        if len(self._fitted) >= _FITS_KEPT:
            self._fitted.clear()
        self._fitted[key] = low
        return low

    def paragraph(  # noqa: PLR0913 - what a paragraph is made of
        self,
        text: str,
        style: Style,
        px: int,
        colour: Colour,
        width: int,
        *,
        align: paragraph.Align = "left",
        leading: float = 1.35,
    ) -> pygame.Surface:
        """Return wrapped text, `width` pixels wide, with `{icon:NAME}` drawn at the height of the text.

        `leading` is the distance of two base lines as a multiple of `px`.
        """
        key = (text, style, px, colour, width, align, leading)
        ink = paragraph.Ink(self, self.art, style, px, colour)
        return self._cache.get(key, lambda: paragraph.draw(text, ink, width, align, leading))

    def paragraph_width(self, text: str, style: Style, px: int, width: int) -> int:
        """Return the width of the longest line of `paragraph`, so that it can be drawn no wider than that."""
        ink = paragraph.Ink(self, self.art, style, px, (0, 0, 0))
        return max(1, *(ink.measure(line) for line in paragraph.wrap(text, width, ink.measure)), 1)

    def forget(self) -> None:
        """Drop every drawn text and font: the window has another size now."""
        self._cache.clear()
        self._fitted.clear()
        self._font.cache_clear()

    def _load(self, style: Style, px: int) -> pygame.Font:
        if style not in self._files:
            self._files[style] = self.assets.read(FILES[style])
        return pygame.Font(io.BytesIO(self._files[style]), px)

    def _render(
        self, text: str, style: Style, px: int, colour: Colour, shadow: Colour | None
    ) -> pygame.Surface:
        font = self.font(style, px)
        line = font.render(text, True, colour)  # noqa: FBT003 - pygame's own signature
        if shadow is None:
            return converted(line)
        drop = max(1, round(px * 0.06))
        whole = pygame.Surface((line.get_width(), line.get_height() + drop), pygame.SRCALPHA)
        whole.blit(font.render(text, True, shadow), (0, drop))  # noqa: FBT003
        whole.blit(line, (0, 0))
        return converted(whole)

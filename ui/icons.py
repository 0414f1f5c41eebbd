"""The few marks that the toolkit itself needs, in any colour."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from ui.palette import Colour, hex_of
from ui.svg import document, path

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pygame

    from ui.art import Art

STROKES: Mapping[str, str] = MappingProxyType(
    {
        "left": "M29 10L15 24L29 38",
        "right": "M19 10L33 24L19 38",
        "up": "M10 29L24 15L38 29",
        "down": "M10 19L24 33L38 19",
        "tick": "M10 25L20 35L39 13",
        "cross": "M12 12L36 36M36 12L12 36",
        "plus": "M24 10V38M10 24H38",
        "minus": "M10 24H38",
    }
)


def mark(art: Art, name: str, size: int, colour: Colour) -> pygame.Surface:
    """Return one of the marks, `size` pixels square."""
    line = path(STROKES[name], "none", hex_of(colour), 6)
    return art.built(f"mark-{name}-{hex_of(colour)}", document(48, 48, line), size, size)

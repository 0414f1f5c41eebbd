"""The colours of everything, and what can be asked about them."""

from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]

CREAM: Colour = (247, 239, 220)
PAPER: Colour = (255, 251, 240)
PARCHMENT: Colour = (236, 220, 184)
INK: Colour = (74, 47, 27)
UMBER: Colour = (107, 84, 60)
SOIL: Colour = (107, 68, 38)
BARK: Colour = (62, 39, 20)
LEAF: Colour = (94, 154, 60)
MOSS: Colour = (63, 107, 43)
PINE: Colour = (36, 63, 24)
LIME: Colour = (169, 211, 106)
CARROT: Colour = (232, 119, 46)
CORN: Colour = (244, 197, 66)
GOLD: Colour = (215, 159, 36)
TOMATO: Colour = (200, 64, 47)
BRICK: Colour = (150, 44, 32)
AUBERGINE: Colour = (106, 59, 110)
SKY: Colour = (191, 227, 232)
WATER: Colour = (79, 156, 192)
TERRACOTTA: Colour = (197, 98, 58)
SHADOW: Colour = (20, 10, 4)

TEXT_PAIRS: tuple[tuple[Colour, Colour], ...] = (
    (INK, CREAM),
    (INK, PAPER),
    (INK, PARCHMENT),
    (UMBER, PAPER),
    (UMBER, CREAM),
    (UMBER, PARCHMENT),
    (MOSS, PAPER),
    (MOSS, CREAM),
    (CREAM, MOSS),
    (PAPER, MOSS),
    (CREAM, BRICK),
    (PAPER, BRICK),
    (CREAM, BARK),
    (INK, CORN),
    (INK, LIME),
    (CREAM, AUBERGINE),
)
"""Every pair (text, ground) that the toolkit writes with; each reaches 4.5:1."""


def hex_of(colour: Colour) -> str:
    """Return the colour as `#rrggbb`, the form that SVG and themes read."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def mix(a: Colour, b: Colour, t: float) -> Colour:
    """Return the colour a share `t` (0 to 1) of the way from `a` to `b`."""
    share = min(1.0, max(0.0, t))
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


def contrast(a: Colour, b: Colour) -> float:
    """Return the contrast ratio of two colours, 1 to 21, as WCAG 2.2 defines it."""
    lighter, darker = sorted((_luminance(a), _luminance(b)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (_linear(channel / 255) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

"""What a pencil leaves on paper, as SVG parts: hatching, rings, ticks, crosses, each a little uneven.

Every part takes its size in pixels and ``u`` pixels per unit of the sheet; ``seed`` makes it unlike
its neighbours, ``share`` in tenths tells how much of it has been drawn yet.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final, Protocol

from rules.chance import Stream
from ui.svg import document, path

SEEDS: Final = 7
"""So many different strokes of a kind are drawn; more would not be seen."""

WHOLE: Final = 10

_LEAD: Final = "#4d4643"
_SOFT: Final = "#857d78"
_RED: Final = "#c8402f"
_RED_SOFT: Final = "#e0705e"


class Stroke(Protocol):
    """One of the parts below."""

    __name__: str

    def __call__(self, w: int, h: int, u: float, seed: int = 0, share: int = WHOLE) -> str:
        """The SVG text."""


class Hand:
    """A hand that is never quite steady."""

    def __init__(self, seed: int) -> None:
        self._stream = Stream(seed * 7919 + 11)

    def about(self, value: float, by: float) -> float:
        """``value``, up to ``by`` more or less."""
        return value + by * (self._stream.below(2001) / 1000 - 1)


def hatch(w: int, h: int, u: float, seed: int = 0, share: int = WHOLE) -> str:
    """A box filled in: a zigzag at a slant, and a second, lighter pass over it."""
    hand = Hand(seed)
    reach = min(w, h) / 2 - 3.2 * u
    body = ""
    passes = ((9, 1.9, _LEAD, 0.82, 0.62), (6, 1.3, _SOFT, 0.75, 0.38))
    left = share / WHOLE
    for count, pen, colour, opacity, part in passes:
        drawn = min(1.0, left / part)
        left = max(0.0, left - part)
        body += path(
            _zigzag(w / 2, h / 2, reach, u, hand, count, drawn), "none", colour, pen * u, opacity=opacity
        )
    return document(w, h, body)


def _zigzag(  # noqa: PLR0913, PLR0917 - the numbers of one stroke
    x: float, y: float, reach: float, u: float, hand: Hand, count: int, drawn: float
) -> str:
    slant = hand.about(0, 0.14)
    points = []
    for number in range(count + 1):
        along = -1 + 2 * number / count
        ends = [
            (
                x + reach * _clip(along * 2 - side + slant) + hand.about(0, 0.9 * u),
                y + reach * _clip(along * 2 + side) + hand.about(0, 0.9 * u),
            )
            for side in (1, -1)
        ]
        points += ends if number % 2 else ends[::-1]
    seen = points[: max(1, round(len(points) * drawn))] if drawn > 0 else []
    return (
        "".join(f"{'L' if place else 'M'}{px:.1f} {py:.1f}" for place, (px, py) in enumerate(seen)) or "M0 0"
    )


def _clip(value: float) -> float:
    return max(-1.0, min(1.0, value))


def ring(w: int, h: int, u: float, seed: int = 0, share: int = WHOLE) -> str:
    """A line drawn round a harvest, its end overshooting its beginning."""
    hand = Hand(seed)
    start = hand.about(-0.9, 0.4)
    turn = (2 * pi + 0.5) * share / WHOLE
    radius = min(w, h) / 2 - 2.2 * u
    lean = hand.about(0, 0.5)
    points = []
    steps = max(2, round(26 * share / WHOLE))
    for step in range(steps + 1):
        angle = start + turn * step / steps
        wide = radius * (1 + 0.05 * sin(angle * 2 + lean)) - 1.6 * u * (1 - step / steps)
        points.append((w / 2 + wide * cos(angle), h / 2 + wide * 0.97 * sin(angle)))
    line = "".join(f"{'L' if place else 'M'}{x:.1f} {y:.1f}" for place, (x, y) in enumerate(points))
    return document(w, h, path(line, "none", _LEAD, 1.9 * u, opacity=0.85))


def tick(w: int, h: int, u: float, seed: int = 0, share: int = WHOLE) -> str:
    """A tick over what is done."""
    hand = Hand(seed)
    points = [
        (w * 0.12, h * hand.about(0.54, 0.05)),
        (w * 0.38, h * hand.about(0.86, 0.04)),
        (w * 0.96, h * hand.about(0.12, 0.06)),
    ]
    drawn = share / WHOLE
    if drawn < 0.4:
        points = [points[0], _on_the_way(points[0], points[1], drawn / 0.4)]
    else:
        points[2] = _on_the_way(points[1], points[2], (drawn - 0.4) / 0.6)
    line = "".join(f"{'L' if place else 'M'}{x:.1f} {y:.1f}" for place, (x, y) in enumerate(points))
    return document(w, h, path(line, "none", _LEAD, 3 * u, opacity=0.88))


def strike(w: int, h: int, u: float, seed: int = 0, share: int = WHOLE) -> str:
    """One stroke across: a star that gave its bonus, compost that was spent."""
    hand = Hand(seed)
    start = (w * 0.08, h * hand.about(0.84, 0.06))
    end = _on_the_way(start, (w * 0.92, h * hand.about(0.16, 0.06)), share / WHOLE)
    bow = (start[0] + end[0]) / 2 + hand.about(0, 1.5 * u), (start[1] + end[1]) / 2 + hand.about(0, 1.5 * u)
    line = f"M{start[0]:.1f} {start[1]:.1f}Q{bow[0]:.1f} {bow[1]:.1f} {end[0]:.1f} {end[1]:.1f}"
    return document(w, h, path(line, "none", "#3a2f2a", 3 * u, opacity=0.9))


def red_cross(w: int, h: int, u: float, seed: int = 0, share: int = WHOLE) -> str:
    """Farmer Edith's red pencil: a cross, pressed hard, gone over once more."""
    hand = Hand(seed)
    body = ""
    left = share / WHOLE
    for (x1, y1, x2, y2), colour, pen, part in (
        ((0.14, 0.12, 0.88, 0.9), _RED, 3.1, 0.4),
        ((0.88, 0.1, 0.12, 0.88), _RED, 3.1, 0.4),
        ((0.2, 0.1, 0.92, 0.84), _RED_SOFT, 1.5, 0.2),
    ):
        drawn = min(1.0, left / part)
        left = max(0.0, left - part)
        if drawn <= 0:
            break
        start = (w * hand.about(x1, 0.05), h * hand.about(y1, 0.05))
        end = _on_the_way(start, (w * hand.about(x2, 0.05), h * hand.about(y2, 0.05)), drawn)
        line = f"M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}"
        body += path(line, "none", colour, pen * u, opacity=0.92)
    return document(w, h, body)


def _on_the_way(start: tuple[float, float], end: tuple[float, float], share: float) -> tuple[float, float]:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share

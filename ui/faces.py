"""What the elements of a form look like: parts of `panels` with words and pictures on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

import pygame

from ui import icons, panels
from ui.layout import inset
from ui.palette import INK, PAPER, PINE, SOIL, Colour
from ui.skin import Skin

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ui.art import Art
    from ui.fonts import Fonts, Style
    from ui.paragraph import Align

Looks: TypeAlias = "Callable[[panels.ButtonState], pygame.Surface]"

_SMALLEST_SHARE = 0.55
_ROW_SHARE = 0.75
DISABLED_INK = SOIL
_BODY = 17


@dataclass(frozen=True, slots=True)
class FaceBrush:
    """What faces are drawn with, at `u` pixels per unit."""

    art: Art
    fonts: Fonts
    u: float

    @property
    def skin(self) -> Skin:
        """The parts at this scale."""
        return Skin(self.art, self.u)

    def px(self, units: float) -> int:
        """Return a length in pixels."""
        return round(units * self.u)


@dataclass(frozen=True, slots=True)
class ButtonFace:
    """What a button shows: words, a picture (of the art, or one of the marks), or both."""

    text: str
    kind: panels.ButtonKind = "plain"
    icon: str = ""
    px: float = 0.0


def looks(brush: FaceBrush, size: tuple[int, int], face: ButtonFace) -> Looks:
    """Return how a button looks in each of its states."""
    return lambda state: button(brush, size, face, state)


def button(
    brush: FaceBrush, size: tuple[int, int], face: ButtonFace, state: panels.ButtonState
) -> pygame.Surface:
    """Return a button with its words and picture in the middle of its face."""
    whole = brush.skin.surface(size, panels.button, face.kind, state).copy()
    colour = _ink(face.kind, state)
    shadow = PINE if colour == PAPER and face.kind == "primary" else None
    px = _type_size(brush, face, size[1])
    pad = brush.px(12)
    icon = _picture(brush, face, px, size[1], colour, state)
    gap = brush.px(9) if icon and face.text else 0
    room = size[0] - 2 * pad - gap - (icon.get_width() if icon else 0)
    px = brush.fonts.fitted(face.text, "head", px, max(1, room), round(px * _SMALLEST_SHARE))
    words = brush.fonts.render(face.text, "head", px, colour, shadow) if face.text else None
    width = (icon.get_width() if icon else 0) + gap + (words.get_width() if words else 0)
    lift = 0.0 if face.kind == "slot" else panels.button_face(size[1], brush.u, state)
    left, middle = (size[0] - width) // 2, round(size[1] / 2 - lift)
    if icon:
        whole.blit(icon, icon.get_rect(midleft=(left, middle)))
        left += icon.get_width() + gap
    if words:
        whole.blit(words, words.get_rect(midleft=(left, middle)))
    return whole


def row_type(brush: FaceBrush, labels: Sequence[str], size: tuple[int, int]) -> float:
    """Return the size in units at which every label fits on a button of this size, with a tick before it.

    It is 0 when that would be too small to stand in a row.
    """
    px = _type_size(brush, ButtonFace(""), size[1])
    room = size[0] - brush.px(2 * 12 + 9) - px
    smallest = round(px * _ROW_SHARE)
    fitting = min(brush.fonts.fitted(label, "head", px, max(1, room), smallest) for label in labels)
    fit = all(brush.fonts.size(label, "head", fitting)[0] <= room for label in labels)
    return fitting / brush.u if fit else 0.0


def line(
    brush: FaceBrush, size: tuple[int, int], text: str, align: Align, style: Style = "bold"
) -> pygame.Surface:
    """Return one line of text in a clear box, smaller if it must be."""
    whole = pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)
    full = brush.px(_BODY)
    px = brush.fonts.fitted(text, style, full, size[0], round(full * _SMALLEST_SHARE))
    words = brush.fonts.render(text, style, px, INK)
    spots = {"left": (0, 0.0), "centre": (size[0] / 2, 0.5), "right": (size[0], 1.0)}
    at, share = spots[align]
    whole.blit(words, (round(at - words.get_width() * share), (size[1] - words.get_height()) // 2))
    return whole


def shown(brush: FaceBrush, size: tuple[int, int], text: str) -> pygame.Surface:
    """Return a field with the option that is chosen in it."""
    whole = brush.skin.surface(size, panels.field).copy()
    inner = inset(whole.get_rect(), brush.px(8), 0)
    whole.blit(line(brush, inner.size, text, "centre"), inner)
    return whole


def switch(brush: FaceBrush, size: tuple[int, int], *, on: bool, state: panels.ButtonState) -> pygame.Surface:
    """Return a switch."""
    hot = state in {"hover", "pressed"}
    surface = brush.skin.surface(size, panels.switch, on=on, hot=hot)
    if state == "disabled":
        return brush.art.faded(brush.skin.name(size, panels.switch, on=on, hot=False), *size, 120)
    return surface


def groove(brush: FaceBrush, rect: pygame.Rect) -> pygame.Rect:
    """Return where the knob's middle can be in a slider's rectangle."""
    knob = min(rect.height, brush.px(34))
    return pygame.Rect(
        rect.left + knob // 2,
        rect.top,
        max(1, rect.width - knob - _words_width(brush, rect.width)),
        rect.height,
    )


def slider(brush: FaceBrush, size: tuple[int, int], share: float, text: str, *, hot: bool) -> pygame.Surface:
    """Return a slider with its value in words at the right."""
    whole = pygame.Surface(size, pygame.SRCALPHA)
    way = groove(brush, whole.get_rect())
    knob = min(size[1], brush.px(34))
    length = way.width + knob
    at = (way.width * share + knob / 2) / length
    # The groove is drawn to a hundredth, so that a pulled knob does not fill the store with pictures.
    whole.blit(brush.skin.surface((length, size[1]), panels.track, round(at, 2)), (0, 0))
    left = round(way.left + way.width * share - knob / 2)
    whole.blit(brush.skin.surface((knob, knob), panels.knob, hot=hot), (left, (size[1] - knob) // 2))
    room = size[0] - length
    whole.blit(line(brush, (room - brush.px(4), size[1]), text, "right"), (length + brush.px(4), 0))
    return whole


def _words_width(brush: FaceBrush, width: int) -> int:
    return min(brush.px(70), width // 3)


def _type_size(brush: FaceBrush, face: ButtonFace, height: int) -> int:
    return round(face.px * brush.u) if face.px else round(min(brush.px(22), height * 0.42))


def _ink(kind: panels.ButtonKind, state: panels.ButtonState) -> Colour:
    if kind == "slot":
        return PAPER
    if state == "disabled":
        return DISABLED_INK
    return INK if kind == "plain" else PAPER


def _picture(  # noqa: PLR0913, PLR0917 - what a picture on a button depends on
    brush: FaceBrush, face: ButtonFace, px: int, height: int, colour: Colour, state: panels.ButtonState
) -> pygame.Surface | None:
    if not face.icon:
        return None
    side = round(px * 1.25) if face.text else round(height * 0.62)
    if face.icon in icons.STROKES:
        return icons.mark(brush.art, face.icon, round(side * 0.8), colour)
    if state == "disabled":
        return brush.art.faded(face.icon, side, side, 100)
    return brush.art.get(face.icon, side, side)

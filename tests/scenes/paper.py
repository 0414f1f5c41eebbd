"""Surfaces that remember what is written on them, and where: the layout's tests read them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

import pygame

from ui.fonts import Fonts

_REAL = pygame.Surface


@dataclass(frozen=True, slots=True)
class Written:
    """A text on a surface: its style, its size in pixels, where its ink lies and how much of that is seen.

    `room` is the width that it was to fit into, where it was told one and is wider.
    """

    text: str
    style: str
    px: int
    ink: pygame.Rect
    seen: pygame.Rect
    room: int | None = None

    def moved(self, by: tuple[int, int], window: pygame.Rect) -> Written:
        """The same, seen from another surface, of which only `window` is drawn on."""
        return replace(self, ink=self.ink.move(by), seen=self.seen.move(by).clip(window))

    def __str__(self) -> str:
        return f"{self.text!r} ({self.style}, {self.px} px, at {tuple(self.ink)})"


class Paper(pygame.Surface):
    """A surface that keeps a list of the texts on it; texts that are covered leave the list."""

    _texts: list[Written]

    @property
    def texts(self) -> list[Written]:
        """Everything written here that is not covered."""
        if not hasattr(self, "_texts"):
            self._texts = []
        return self._texts

    def copy(self) -> Paper:
        return self._with_texts(super().copy())

    def convert(self, *args: Any) -> Paper:  # noqa: ANN401 - as pygame's own
        return self._with_texts(super().convert(*args))

    def convert_alpha(self) -> Paper:
        return self._with_texts(super().convert_alpha())

    def premul_alpha(self) -> Paper:
        return self._with_texts(super().premul_alpha())

    def subsurface(self, *args: Any) -> Paper:  # noqa: ANN401
        part = super().subsurface(*args)
        assert isinstance(part, Paper)
        if part.get_offset() == (0, 0):
            part._texts = self.texts
        return part

    def fill(self, *args: Any, **named: Any) -> pygame.Rect:  # noqa: ANN401
        if not named and len(args) == 1:
            self.texts.clear()
        return super().fill(*args, **named)

    def blit(
        self,
        source: _REAL,
        dest: Any = (0, 0),  # noqa: ANN401
        area: Any = None,  # noqa: ANN401
        special_flags: int = 0,
    ) -> pygame.Rect:
        if not special_flags or special_flags == pygame.BLEND_PREMULTIPLIED:
            self._note(source, dest, area)
        return super().blit(source, dest, area, special_flags)

    def blits(self, sequence: Iterable[Any], *rest: Any) -> list[pygame.Rect] | None:  # noqa: ANN401
        listed = list(sequence)
        for source, dest, *more in listed:
            self._note(source, dest, more[0] if more else None)
        return super().blits(listed, *rest)

    def _with_texts(self, other: _REAL) -> Paper:
        assert isinstance(other, Paper)
        other._texts = list(self.texts)
        return other

    def _note(self, source: _REAL, dest: Any, area: Any) -> pygame.Rect:  # noqa: ANN401
        whole = pygame.Rect(area) if area else source.get_rect()
        at = (int(dest[0]), int(dest[1]))
        place = pygame.Rect(at, whole.size)
        window = place.clip(self.get_clip())
        added = source.texts if isinstance(source, Paper) else []
        if not isinstance(source, Ink):
            self.texts[:] = [each for each in self.texts if not window.contains(each.ink)]
        by = (at[0] - whole.left, at[1] - whole.top)
        self.texts.extend(each.moved(by, window) for each in added)
        return place


class Ink(Paper):
    """A surface with nothing but one text on it."""


class Made:
    """Every text that was made since `clear`, and the room that was too narrow for one that comes."""

    def __init__(self) -> None:
        self.texts: list[Written] = []
        self.tight: dict[tuple[str, str, int], int] = {}

    def clear(self) -> None:
        """Forget everything."""
        self.texts.clear()
        self.tight.clear()


@contextmanager
def on_paper(fonts: Fonts) -> Iterator[Made]:
    """Everything that is drawn inside is drawn on paper; yields every text as it is made."""
    made = Made()
    render, paragraph, fitted = fonts.render, fonts.paragraph, fonts.fitted

    def inked(drawn: _REAL, text: str, style: str, px: int, room: int | None) -> Ink:
        sheet = Ink(drawn.get_size(), pygame.SRCALPHA)
        _REAL.blit(sheet, drawn, (0, 0))
        box = drawn.get_bounding_rect()
        written = Written(text, style, px, box, box, room)
        if text.strip():
            made.texts.append(written)
            sheet._texts = [written]
        return sheet

    def render_inked(text: str, style: Any, px: int, *rest: Any, **named: Any) -> Ink:  # noqa: ANN401
        drawn = render(text, style, px, *rest, **named)
        return inked(drawn, text, style, px, made.tight.pop((text, style, px), None))

    def paragraph_inked(text: str, style: Any, px: int, *rest: Any, **named: Any) -> Ink:  # noqa: ANN401
        before = len(made.texts)
        drawn = paragraph(text, style, px, *rest, **named)
        del made.texts[before:]
        return inked(drawn, text, style, px, None)

    def fitted_noted(text: str, style: Any, px: int, width: int, minimum: int) -> int:  # noqa: ANN401
        size = fitted(text, style, px, width, minimum)
        if fonts.size(text, style, size)[0] > width + 1:
            made.tight[text, style, size] = width
        return size

    fonts.forget()
    with _patched() as patch:
        patch(fonts, "render", render_inked)
        patch(fonts, "paragraph", paragraph_inked)
        patch(fonts, "fitted", fitted_noted)
        patch(pygame, "Surface", Paper)
        patch(pygame.surface, "Surface", Paper)
        yield made
    fonts.forget()


@contextmanager
def _patched() -> Iterator[Any]:
    """Sets attributes until its end."""
    before: list[tuple[object, str, object]] = []

    def patch(place: object, name: str, value: object) -> None:
        before.append((place, name, getattr(place, name)))
        setattr(place, name, value)

    try:
        yield patch
    finally:
        for place, name, value in reversed(before):
            setattr(place, name, value)

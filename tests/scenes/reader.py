"""Reads what is written on the window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pygame

from ui.fonts import Fonts


class Reader:
    """Listens to the fonts. `lines` holds every text drawn so far, with its style."""

    def __init__(self, fonts: Fonts) -> None:
        self.lines: set[tuple[str, str]] = set()
        self._heard: list[str] | None = None
        render, paragraph = fonts.render, fonts.paragraph

        def hear_line(text: str, style: Any, *rest: Any, **named: Any) -> pygame.Surface:  # noqa: ANN401
            self._hear(text, style)
            return render(text, style, *rest, **named)

        def hear_paragraph(text: str, style: Any, *rest: Any, **named: Any) -> pygame.Surface:  # noqa: ANN401
            self._hear(text, style)
            return paragraph(text, style, *rest, **named)

        setattr(fonts, "render", hear_line)  # noqa: B010 - it stands in for a method
        setattr(fonts, "paragraph", hear_paragraph)  # noqa: B010

    @contextmanager
    def reading(self) -> Iterator[list[str]]:
        """Collect what is written inside the `with`."""
        texts: list[str] = []
        self._heard = texts
        yield texts
        self._heard = None

    def _hear(self, text: str, style: str) -> None:
        self.lines.add((text, style))
        if self._heard is not None:
            self._heard.append(text)

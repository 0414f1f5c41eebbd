"""The parts of `panels` as surfaces: each drawn once for a size, and kept by the art."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ui.art import Art

P = ParamSpec("P")
Part: TypeAlias = "Callable[Concatenate[int, int, float, P], str]"


@dataclass(frozen=True, slots=True)
class Skin:
    """Draws parts at `u` pixels per unit: `skin.paint(target, rect, 4, panels.panel, active=True)`."""

    art: Art
    u: float

    def name(self, size: tuple[int, int], part: Part[P], *args: P.args, **kwargs: P.kwargs) -> str:
        """Return the art name of a part drawn at `size` pixels, for every method of the art."""
        look = "-".join(map(str, (*args, *(f"{key}={value}" for key, value in sorted(kwargs.items())))))
        name = f"{part.__name__}-{size[0]}x{size[1]}-{self.u:.4f}-{look}"
        if not self.art.has(name):
            width, height = max(1, size[0]), max(1, size[1])
            self.art.built(name, part(width, height, self.u, *args, **kwargs), width, height)
        return name

    def surface(
        self, size: tuple[int, int], part: Part[P], *args: P.args, **kwargs: P.kwargs
    ) -> pygame.Surface:
        """Return a part as a surface of `size` pixels."""
        return self.art.get(self.name(size, part, *args, **kwargs), *size)

    def paint(
        self,
        target: pygame.Surface,
        rect: pygame.Rect,
        lift: float,
        part: Part[P],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Draw a part into `rect`, lying `lift` units high."""
        self.art.draw(target, self.name(rect.size, part, *args, **kwargs), rect, lift=lift * self.u)

"""The covers of the games on the menu's shelf, and the plank below them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _
from game.scenes.shelf import Cover
from ui import panels, svg
from ui.brush import Brush
from ui.palette import INK, PAPER, UMBER

_MARGIN: Final = 11
_NAME: Final = 23
_LINE: Final = 15


@dataclass(frozen=True, slots=True)
class Lettering:
    """The sizes in units at which the names and the lines of all covers fit."""

    name: float
    line: float


def lettering(brush: Brush, shelf: Iterable[Cover], width: int) -> Lettering:
    """The sizes for labels of so many pixels on covers that stand side by side."""
    room, covers = _room(brush, width - 2 * round(_MARGIN * brush.k)), list(shelf)
    name = min(brush.type_size(_NAME, cover.name, "head", room) for cover in covers)
    line = min(brush.type_size(_LINE, cover.line, "bold", room) for cover in covers)
    return Lettering(name / brush.u, line / brush.u)


def draw_cover(  # noqa: PLR0913 - a cover, how it stands and how it is lettered
    brush: Brush, rect: pygame.Rect, cover: Cover, raised: float, letters: Lettering, *, chosen: bool
) -> None:
    """A cover: picture and label on a card that is gold when it is chosen and raised (0 to 1)."""
    k = brush.k
    brush.panel(rect, 7 + 4 * round(raised), panels.panel, 18, active=chosen and raised > 0.5)
    margin = round(_MARGIN * k)
    label_height = round(max(86 * k, min(66 * brush.u, rect.height * 0.42)))
    width = rect.width - 2 * margin
    picture = pygame.Rect(
        rect.left + margin, rect.top + margin, width, rect.height - label_height - 3 * margin
    )
    if min(picture.size) > 0:
        brush.surface.blit(_rounded(brush, cover.picture, picture.size), picture)
    if not cover.playable:
        _draw_ribbon(brush, picture)
    label = pygame.Rect(picture.left, rect.bottom - margin - label_height, width, label_height)
    _draw_label(brush, label, cover, letters)


def _draw_ribbon(brush: Brush, picture: pygame.Rect) -> None:
    """The ribbon over a game that has no table yet."""
    k = brush.k
    width = round(picture.width * 0.62)
    ribbon = pygame.Rect(picture.left - round(6 * k), picture.top + round(10 * k), width, round(width * 0.25))
    brush.picture("menu/ribbon_coming", ribbon, lift=2)
    centre = (ribbon.centerx, ribbon.top + ribbon.height * 0.43)
    size = min(17, 21 * k / brush.u)
    room = round(ribbon.width * 0.7)
    brush.text(_("Coming"), centre, size, "head", PAPER, anchor="centre", width=room)


def _draw_label(brush: Brush, label: pygame.Rect, cover: Cover, letters: Lettering) -> None:
    """The name, and a line of what it is about where there is room."""
    brush.panel(label, 0, panels.field)
    width = _room(brush, label.width)
    two = label.height > 58 * brush.u
    name = (label.centerx, label.top + label.height * (0.38 if two else 0.5))
    brush.text(cover.name, name, letters.name, "head", INK, anchor="centre", width=width)
    if two:
        line = (label.centerx, label.top + label.height * 0.74)
        brush.text(cover.line, line, letters.line, "bold", UMBER, anchor="centre", width=width)


def _room(brush: Brush, width: int) -> int:
    """How wide a text on a label may be."""
    return max(1, width - round(16 * brush.k))


def _rounded(brush: Brush, name: str, size: tuple[int, int]) -> pygame.Surface:
    """A picture that covers ``size`` pixels, its corners rounded, drawn once for a size."""
    art = brush.context.art
    key = f"{name} rounded"

    def make() -> pygame.Surface:
        picture = art.cover(name, *size)
        mask = pygame.Surface(size, pygame.SRCALPHA)
        radius = round(10 * brush.k)
        pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
        picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return picture

    return art.kept(key, size, make)


def plank_board(w: int, h: int, u: float = 1.0) -> str:
    """The plank that carries the buttons, nailed at its ends."""
    body = svg.rect(1.2 * u, 1.2 * u, w - 2.4 * u, h - 2.4 * u, 14 * u, "url(#wood)", "#4a2c12", 2.4 * u)
    body += svg.rect(8 * u, 4 * u, w - 16 * u, 3 * u, 1.5 * u, "#e0b47c", opacity=0.7)
    for share in (0.3, 0.52, 0.76):
        y = h * share
        grain = f"Q{w * 0.3:.1f} {y + 4 * u:.1f} {w * 0.55:.1f} {y:.1f}T{w - 14 * u:.1f} {y:.1f}"
        body += svg.path(f"M{14 * u:.1f} {y:.1f}{grain}", "none", "#6b4426", 1.4 * u, opacity=0.35)
    for x in (15 * u, w - 15 * u):
        body += svg.rect(x - 5 * u, h / 2 - 5 * u, 10 * u, 10 * u, 5 * u, "#3e2714")
        body += svg.rect(x - 3 * u, h / 2 - 4 * u, 5 * u, 4 * u, 2 * u, "#b48a54", opacity=0.8)
    return svg.document(w, h, body, svg.gradient("wood", ("#b98550", "#8d5f35")))

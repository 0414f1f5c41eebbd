"""Small parts that tables draw beside the toolkit's own: what glows and what carries a name."""

from __future__ import annotations

import pygame

from ui import panels
from ui.brush import Brush
from ui.palette import UMBER
from ui.svg import document, rect


def glow(w: int, h: int, u: float = 1.0, *, hot: bool = False) -> str:
    """A soft frame around something that would accept what is held; hot when it is over it."""
    line = "#c9ee7e" if hot else "#fbe9a8"
    pen = (5 if hot else 3.5) * u
    body = rect(pen, pen, w - 2 * pen, h - 2 * pen, 16 * u, "#fff6c8", "#3f6b2b", pen + 3 * u, opacity=0.28)
    body += rect(pen, pen, w - 2 * pen, h - 2 * pen, 16 * u, "none", line, pen)
    return document(w, h, body)


def halo(w: int, h: int, u: float = 1.0) -> str:
    """A golden disc behind whoever acts now."""
    radius = min(w, h) / 2
    body = rect(w / 2 - radius, h / 2 - radius, 2 * radius, 2 * radius, radius, "#f8d565", opacity=0.55)
    inner = radius - 2 * u
    body += rect(w / 2 - inner, h / 2 - inner, 2 * inner, 2 * inner, inner, "none", "#d79f24", 2 * u)
    return document(w, h, body)


def name_board(w: int, h: int, u: float = 1.0) -> str:
    """A small board of pale wood with a nail at each end, for a few words in ink."""
    body = rect(u, u, w - 2 * u, h - 2 * u, 6 * u, "#f6ead0", "#6b4420", 2 * u)
    body += rect(3.5 * u, 3 * u, w - 7 * u, 2.4 * u, 1.2 * u, "#ffffff", opacity=0.8)
    for x in (8 * u, w - 8 * u):
        body += rect(x - 1.6 * u, h / 2 - 1.6 * u, 3.2 * u, 3.2 * u, 1.6 * u, "#6b4420")
    return document(w, h, body)


def badge_disc(w: int, h: int, u: float = 1.0) -> str:
    """The small disc of paper that carries a character's plant."""
    radius = min(w, h) / 2 - u
    body = rect(w / 2 - radius, h / 2 - radius, 2 * radius, 2 * radius, radius, "#fffbf0", "#6b4420", 1.6 * u)
    return document(w, h, body)


def draw_emblem(brush: Brush, place: pygame.Rect, emblem: str, badge: str, lift: float = 1.0) -> None:
    """A seat's emblem; at its lower left the plant of the character who sits there."""
    brush.picture(f"shared/emblem_{emblem}", place, lift=lift)
    if not badge:
        return
    side = max(12, round(place.height * 0.46))
    disc = pygame.Rect(0, 0, side, side)
    disc.center = (place.left + round(side * 0.24), place.bottom - round(side * 0.24))
    brush.panel(disc, 1, badge_disc)
    brush.picture(badge, disc.inflate(-round(side * 0.26), -round(side * 0.26)))


def draw_main_button(brush: Brush, rect: pygame.Rect, text: str, *, enabled: bool, pressed: bool) -> None:
    """The one button at the table: what it would do now."""
    state: panels.ButtonState = "disabled" if not enabled else "pressed" if pressed else "normal"
    brush.panel(rect, 4 if enabled else 2, panels.button, "primary" if enabled else "plain", state)
    colour = (255, 251, 240) if enabled else UMBER
    shadow = (29, 52, 20) if enabled else None
    width = rect.width - round(24 * brush.k)
    brush.text(
        text,
        (rect.centerx, rect.centery - brush.k),
        22 if enabled else 18,
        "head",
        colour,
        anchor="centre",
        width=width,
        shadow=shadow,
    )

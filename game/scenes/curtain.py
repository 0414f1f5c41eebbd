"""The curtain between two people at one screen: nothing secret is drawn before the next one sits down."""

from __future__ import annotations

import pygame

from game.i18n import _
from game.seats import Seat
from ui import panels
from ui.brush import Brush
from ui.palette import PAPER, PINE, UMBER


def curtain_button(brush_u: float, viewport_rect: pygame.Rect) -> pygame.Rect:
    """Where the button lies that lifts the curtain."""
    rect = pygame.Rect(0, 0, round(280 * brush_u), round(58 * brush_u))
    rect.center = (viewport_rect.centerx, viewport_rect.centery + round(112 * brush_u))
    return rect.clamp(viewport_rect)


def draw_curtain(brush: Brush, seat: Seat, *, hot: bool) -> None:
    """The whole window: who should sit down, and a button to say so."""
    area, art = brush.context.viewport.rect, brush.context.art
    drape = art.kept("curtain", area.size, lambda: art.cover("shared/curtain", *area.size).convert())
    brush.surface.blit(drape, (0, 0))
    u = brush.u
    card = pygame.Rect(0, 0, min(area.width - 8, round(460 * u)), min(area.height - 8, round(330 * u)))
    card.center = area.center
    brush.panel(card, 9, panels.panel, 18)
    side = round(104 * u)
    emblem = pygame.Rect(0, 0, side, side)
    emblem.center = (card.centerx, card.top + round(82 * u))
    brush.picture(f"shared/emblem_{seat.emblem}", emblem, lift=3)
    width = card.width - round(48 * u)
    brush.text(
        _("{name}, your turn").format(name=seat.name),
        (card.centerx, card.top + round(168 * u)),
        30,
        "head",
        anchor="centre",
        width=width,
    )
    brush.text(
        _("Nobody else should look now."),
        (card.centerx, card.top + round(204 * u)),
        17,
        "body",
        UMBER,
        anchor="centre",
        width=width,
    )
    button = curtain_button(u, area)
    brush.panel(button, 4, panels.button, "primary", "hover" if hot else "normal")
    centre = (button.centerx, button.centery - brush.k)
    brush.text(_("I am ready"), centre, 23, "head", PAPER, anchor="centre", shadow=PINE)

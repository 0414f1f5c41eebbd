"""What would accept a pick or a drop, shown: frames around boxes and zones, buttons, halves of a zone."""

from __future__ import annotations

from typing import Final

import pygame

from game.i18n import _, ngettext
from game.tables.three_sisters.lettering import write
from game.tables.three_sisters.printing import disc
from ui.brush import Brush
from ui.palette import INK, PAPER, PINE
from ui.svg import document, gradient, path, rect

GREEN: Final = "#5e9a3c"
BLUE: Final = "#3f8fb8"
ORANGE: Final = "#e8902a"
RED: Final = "#c8402f"

_BUTTONS: Final = {
    "plant": (("#a6d36a", "#5e9a3c"), "#2c5420"),
    "water": (("#9fd6ee", "#4f9cc0"), "#17425c"),
}


def lit_box(  # noqa: PLR0913 - how a frame can look
    w: int, h: int, u: float, colour: str = ORANGE, *, circle: bool = False, strong: bool = False
) -> str:
    """The frame of a box that could be filled next."""
    pen = (4.2 if strong else 3.0) * u
    inset = pen / 2 + 0.4 * u
    if circle:
        radius = min(w, h) / 2 - inset
        body = disc(w / 2, h / 2, radius, colour, opacity=0.42 if strong else 0.16)
        body += disc(w / 2, h / 2, radius, "none", colour, pen)
    else:
        body = rect(
            inset, inset, w - 2 * inset, h - 2 * inset, 6 * u, colour, opacity=0.42 if strong else 0.18
        )
        body += rect(inset, inset, w - 2 * inset, h - 2 * inset, 6 * u, "none", colour, pen)
    return document(w, h, body)


def lit_area(w: int, h: int, u: float, radius: float = 14, *, hot: bool = False) -> str:
    """A golden frame around an area that matters now; greener when it is under the pointer."""
    body = ""
    for reach, opacity in ((7.0, 0.16), (4.6, 0.24), (2.6, 0.4)):
        inset = 8 * u - reach * u
        body += rect(
            inset,
            inset,
            w - 2 * inset,
            h - 2 * inset,
            (radius + reach) * u,
            "none",
            "#f4c542",
            4.4 * u,
            line_opacity=opacity,
        )
    colour = "#7fbf4a" if hot else ORANGE
    body += rect(
        8 * u,
        8 * u,
        w - 16 * u,
        h - 16 * u,
        radius * u,
        "#fff6c8" if hot else "none",
        colour,
        3.2 * u,
        opacity=0.25,
    )
    return document(w, h, body)


def action_button(w: int, h: int, u: float, kind: str = "plant", look: str = "idle") -> str:
    """The button of a garden action on a zone's sign."""
    stops, line = _BUTTONS[kind]
    radius = min(10 * u, h * 0.28)
    body = rect(u, 2 * u, w - 2 * u, h - 3 * u, radius, line)
    body += rect(1.4 * u, 1.4 * u, w - 2.8 * u, h - 4.4 * u, radius, "url(#face)", line, 2 * u)
    body += rect(5 * u, 4 * u, w - 10 * u, h * 0.26, radius * 0.6, "#ffffff", opacity=0.28)
    if look in {"hot", "on"}:
        ring = "#f8d565" if look == "on" else "#fffbe0"
        body += rect(1.6 * u, 1.6 * u, w - 3.2 * u, h - 4.8 * u, radius, "none", ring, 3.4 * u)
    return document(w, h, body, gradient("face", stops))


def half(w: int, h: int, u: float, kind: str = "plant", *, hot: bool = False) -> str:
    """Half of a zone that takes a die: what stands there shines through."""
    stops, line = _BUTTONS[kind]
    body = rect(
        2 * u, 2 * u, w - 4 * u, h - 4 * u, 14 * u, stops[0], line, 2.4 * u, opacity=0.62 if hot else 0.4
    )
    if hot:
        body += rect(4.5 * u, 4.5 * u, w - 9 * u, h - 9 * u, 12 * u, "none", "#f8d565", 4.6 * u)
    return document(w, h, body)


def turn_arrow(w: int, h: int, u: float, *, up: bool = True, hot: bool = False) -> str:
    """A round sign for turning a die one up or one down."""
    fill = "#7fbf4a" if hot else "#5e9a3c"
    body = disc(w / 2, h / 2, min(w, h) / 2 - 1.6 * u, fill, "#fffbf0", 2.4 * u)
    arm = w * 0.22
    body += path(f"M{w / 2 - arm:.1f} {h / 2:.1f}H{w / 2 + arm:.1f}", "none", "#fffbf0", 4 * u)
    if up:
        body += path(f"M{w / 2:.1f} {h / 2 - arm:.1f}V{h / 2 + arm:.1f}", "none", "#fffbf0", 4 * u)
    return document(w, h, body)


def glow_disc(w: int, h: int, u: float) -> str:
    """A soft golden disc."""
    middle = min(w, h) / 2
    body = "".join(
        disc(w / 2, h / 2, middle - step * 6 * u, "#f8d565", opacity=0.16 + 0.1 * step) for step in range(3)
    )
    return document(w, h, body)


def draw_area(brush: Brush, area: pygame.Rect, radius: float = 14, *, hot: bool = False) -> None:
    """Draws :func:`lit_area` around a rectangle."""
    margin = round(16 * brush.k)
    brush.panel(area.inflate(margin, margin), 0, lit_area, radius, hot=hot)


def action_label(kind: str) -> str:
    """What the button of a garden action says."""
    return {"plant": _("Plant"), "water": _("Water")}[kind]


def draw_action(brush: Brush, area: pygame.Rect, kind: str, price: int, look: str) -> None:
    """A zone's button for planting or watering, with what it costs."""
    brush.panel(area, 2, action_button, kind, look)
    label_height = min(area.height * 0.36, 17 * brush.k)
    side = round(min(area.width * 0.8, area.height - label_height - 6 * brush.k))
    icon = pygame.Rect(0, 0, side, side)
    icon.midtop = (area.centerx, area.top + round(3 * brush.k))
    brush.picture(f"three_sisters/{kind}", icon)
    size = label_height * 0.92
    centre = (area.centerx, area.bottom - round(label_height * 0.6) - round(2.5 * brush.k))
    write(
        brush,
        action_label(kind),
        centre,
        size,
        "bold",
        PAPER,
        anchor="centre",
        width=area.width - round(4 * brush.k),
        shadow=PINE,
    )
    if price:
        draw_price(brush, (area.right - round(5 * brush.k), area.top + round(4 * brush.k)), price)


def number_plate(w: int, h: int, u: float) -> str:
    """A small wooden plate for the number of a zone whose sign is covered."""
    body = rect(u, u, w - 2 * u, h - 2 * u, 5 * u, "url(#wood)", "#4a2a12", 1.8 * u)
    return document(w, h, body, gradient("wood", ("#b27c47", "#7f4e27")))


def action_board(w: int, h: int, u: float) -> str:
    """A wooden board over a zone's sign, which its two buttons are fixed on."""
    body = rect(u, u, w - 2 * u, h - 2 * u, 9 * u, "url(#wood)", "#4a2a12", 1.8 * u)
    return document(w, h, body, gradient("wood", ("#b27c47", "#7f4e27")))


def draw_board(brush: Brush, plant: pygame.Rect, water: pygame.Rect) -> None:
    """The board behind the buttons of a zone."""
    margin = round(8 * brush.k)
    brush.panel(plant.union(water).inflate(margin, margin), 2, action_board)


def draw_number(brush: Brush, area: pygame.Rect, number: int) -> None:
    """A zone's number at the corner of the button that covers its sign."""
    side = round(20 * brush.k)
    plate = pygame.Rect(area.left - round(6 * brush.k), area.top - round(7 * brush.k), side, side)
    brush.panel(plate, 1, number_plate)
    write(brush, str(number), plate.center, 16 * brush.u, "head", PAPER, anchor="centre")


def price_tag(w: int, h: int, u: float) -> str:
    """A small plaque for what something costs."""
    return document(w, h, rect(u, u, w - 2 * u, h - 2 * u, h / 2, "#fffbf0", "#6b4426", 1.6 * u))


def draw_price(brush: Brush, centre: tuple[int, int], price: int) -> None:
    """So much compost, on a small plaque."""
    side = round(max(15 * brush.k, 12 * brush.u))
    area = pygame.Rect(0, 0, round(side * 1.9), round(side * 1.25))
    area.center = centre
    brush.panel(area, 1, price_tag)
    write(
        brush,
        str(price),
        (area.centerx - side * 0.08, area.centery),
        side * 0.92,
        "head",
        INK,
        anchor="right",
    )
    brush.picture("three_sisters/compost", pygame.Rect(area.centerx, area.centery - side // 2, side, side))


def draw_half(  # noqa: PLR0913 - what half of a zone tells
    brush: Brush, area: pygame.Rect, kind: str, boxes: int, price: int, *, hot: bool
) -> None:
    """Half of a zone: what it does, how many boxes that is, what it costs."""
    brush.panel(area, 0, half, kind, hot=hot)
    plaque = pygame.Rect(0, 0, min(round(84 * brush.k), area.width - round(6 * brush.k)), round(86 * brush.k))
    plaque.center = (area.centerx, area.top + round(area.height * 0.67))
    brush.panel(plaque, 3, action_button, kind, "on" if hot else "idle")
    side = round(34 * brush.k)
    icon = pygame.Rect(0, 0, side, side)
    icon.midtop = (plaque.centerx, plaque.top + round(5 * brush.k))
    brush.picture(f"three_sisters/{kind}", icon)
    width = plaque.width - round(8 * brush.k)
    label = (plaque.centerx, plaque.top + round(50 * brush.k))
    write(
        brush,
        action_label(kind),
        label,
        17 * brush.u,
        "head",
        PAPER,
        anchor="centre",
        width=width,
        shadow=PINE,
    )
    if kind == "plant":
        text = ngettext("{count} crop", "up to {count}", boxes).format(count=boxes)
    else:
        text = ngettext("{count} box", "{count} boxes", boxes).format(count=boxes)
    line = (plaque.centerx, plaque.top + round(69 * brush.k))
    write(brush, text, line, 14 * brush.u, "bold", PAPER, anchor="centre", width=width, shadow=PINE)
    if price:
        draw_price(brush, (plaque.centerx, plaque.top - round(3 * brush.k)), price)

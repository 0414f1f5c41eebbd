"""The charts below the rondel: the eight events, the weather, the market."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _
from game.tables.three_sisters import strokes
from game.tables.three_sisters.arrangement import chart_head, market_rows
from game.tables.three_sisters.desk import Desk
from game.tables.three_sisters.icons import picture_of
from game.tables.three_sisters.lettering import least, write
from game.tables.three_sisters.paper import draw_note
from game.tables.three_sisters.words import event_label, weather_label
from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.market import ROW_OF_GOODS
from rules.three_sisters.weather import WEATHER_NAMES
from ui.brush import Brush
from ui.layout import Layout
from ui.palette import INK, PAPER, UMBER
from ui.svg import document, path, rect

_LINE: Final = "#c9ab78"


def cell(w: int, h: int, u: float, look: str = "next", radius: float = 9) -> str:
    """A place on a chart: to come, now, or done."""
    fill = {"now": "#ffe9a8", "done": "#e8dcc0", "low": "#eef2d6"}.get(look, "#fffdf6")
    body = rect(u, u, w - 2 * u, h - 2 * u, radius * u, fill, _LINE, 1.7 * u)
    if look == "now":
        body += rect(u, u, w - 2 * u, h - 2 * u, radius * u, "none", "#f4c542", 6 * u, line_opacity=0.35)
        body += rect(1.6 * u, 1.6 * u, w - 3.2 * u, h - 3.2 * u, radius * u, "none", "#e8902a", 2.8 * u)
    return document(w, h, body)


def market_row(w: int, h: int, u: float, look: str = "next", head: int = 60) -> str:
    """A row of the market: the goods it takes on the left, ``head`` pixels wide."""
    fill = {"now": "#ffeeb8", "done": "#eef2d6"}.get(look, "#fffdf6")
    pen = 3 if look == "now" else 1.6
    body = rect(u, u, w - 2 * u, h - 2 * u, 9 * u, fill, "#5e9a3c" if look == "now" else _LINE, pen * u)
    tint = "#3f6b2b" if look == "now" else "#d8c296"
    body += rect(1.8 * u, 1.8 * u, head, h - 3.6 * u, 8 * u, tint)
    return document(w, h, body)


def sign(w: int, h: int, u: float) -> str:
    """A small arrow to the right."""
    return document(
        w, h, path(f"M{w * 0.3} {h * 0.2}L{w * 0.72} {h / 2}L{w * 0.3} {h * 0.8}", "none", "#8a6c4a", 2.6 * u)
    )


@dataclass(frozen=True, slots=True)
class ChartLook:
    """What the charts show: round from 1, goods total of the sheet shown, emblem of its owner."""

    round: int
    goods: int
    emblem: str
    weather: int = 0


def draw_charts(brush: Brush, desk: Desk, layout: Layout, look: ChartLook) -> None:
    """All charts."""
    _draw_events(brush, desk, layout, look)
    if "weather" in desk.charts:
        _draw_weather(brush, desk, layout, look)
    _draw_market(brush, desk, layout, look)


def _draw_head(brush: Brush, desk: Desk, area: pygame.Rect, name: str, note: str) -> None:
    head = chart_head(desk, area)
    if not head:
        return
    y = area.top + round(4 * brush.k) + head // 2
    left = write(brush, name, (area.left + round(16 * brush.k), y), 17 * brush.u, "head")
    room = area.right - round(16 * brush.k) - left.right - round(10 * brush.k)
    write(
        brush,
        note,
        (area.right - round(16 * brush.k), y),
        14.5 * brush.u,
        "bold",
        UMBER,
        anchor="right",
        width=room,
    )


def _draw_events(brush: Brush, desk: Desk, layout: Layout, look: ChartLook) -> None:
    area = desk.charts["events"]
    draw_note(brush, area, 5)
    event = COMPONENTS.events[min(look.round, len(COMPONENTS.events)) - 1]
    _draw_head(brush, desk, area, _("Events"), _("Now: {event}").format(event=event_label(event).lower()))
    for number, event in enumerate(COMPONENTS.events, start=1):
        place = layout[f"event.{number}"].rect.inflate(-round(4 * brush.k), 0)
        state = "now" if number == look.round else "done" if number < look.round else "next"
        brush.panel(place, 0, cell, state)
        side = round(min(place.width - 4 * brush.k, place.height * 0.62))
        icon = pygame.Rect(0, 0, side, side)
        icon.midtop = (place.centerx, place.top + round(3 * brush.k))
        brush.picture(picture_of(event), icon, alpha=120 if state == "done" else 255)
        size = max(float(least(brush)), min(15.0 * brush.u, place.height * 0.3))
        y = place.bottom - max(size * 0.62, place.height * 0.17)
        write(
            brush,
            str(number),
            (place.centerx, y),
            size,
            "head",
            UMBER if state == "done" else INK,
            anchor="centre",
        )
        if state == "done":
            brush.panel(icon.inflate(-round(4 * brush.k), -round(4 * brush.k)), 0, strokes.tick, seed=number)
        if state == "now":
            bug = round(22 * brush.k)
            brush.picture(
                "three_sisters/ladybird",
                pygame.Rect(place.right - round(bug * 0.6), place.top + round(bug * 0.3), bug, bug),
                angle=-20,
                lift=1,
            )


def _draw_weather(brush: Brush, desk: Desk, layout: Layout, look: ChartLook) -> None:
    area = desk.charts["weather"]
    draw_note(brush, area, 8)
    _draw_head(brush, desk, area, _("Weather"), weather_label(WEATHER_NAMES[look.weather]))
    for number in range(1, len(WEATHER_NAMES)):
        place = layout[f"weather.{number}"].rect.inflate(-round(4 * brush.k), 0)
        now = number == look.weather
        brush.panel(place, 0, cell, "now" if now else "next")
        side = min(place.height - round(4 * brush.k), place.width - round(4 * brush.k))
        die = round(min(side * 0.5, 17 * brush.k))
        icon = pygame.Rect(0, 0, side, side)
        icon.center = (place.centerx - (die // 3 if place.width > side + die else 0), place.centery)
        brush.picture(f"three_sisters/weather_{WEATHER_NAMES[number]}", icon, alpha=255 if now else 170)
        corner = pygame.Rect(
            place.right - die - round(2 * brush.k), place.bottom - die - round(2 * brush.k), die, die
        )
        brush.picture(f"three_sisters/die_{number}", corner)


def _draw_market(brush: Brush, desk: Desk, layout: Layout, look: ChartLook) -> None:
    area = desk.charts["market"]
    draw_note(brush, area, 9)
    rows = market_rows(desk)
    head = rows[0].top - area.top
    y = area.top + round(2 * brush.k) + head // 2
    number = write(
        brush,
        str(look.goods),
        (area.right - 18 * brush.k, y),
        min(20 * brush.u, head * 0.72),
        "head",
        anchor="right",
    )
    side = round(min(24 * brush.k, head * 0.8))
    basket = pygame.Rect(number.left - side - round(5 * brush.k), y - side // 2, side, side)
    brush.picture(picture_of("goods"), basket)
    room = basket.left - area.left - round(24 * brush.k)
    size = min(17 * brush.u, head * 0.6)
    write(brush, _("Farmer's market"), (area.left + round(16 * brush.k), y), size, "head", width=room)
    current = ROW_OF_GOODS[look.goods]
    for place, chart in enumerate(COMPONENTS.market):
        state = "now" if place == current else "done" if place < current else "next"
        _draw_row(brush, layout[f"market.{chart.goods}"].rect, place, state)
    current_row = layout[f"market.{COMPONENTS.market[current].goods}"].rect
    side = round(current_row.height * 0.86)
    mark = pygame.Rect(current_row.right - side - round(5 * brush.k), 0, side, side)
    mark.centery = current_row.centery
    brush.picture(f"shared/emblem_{look.emblem}", mark, lift=1)


def _draw_row(brush: Brush, place: pygame.Rect, number: int, state: str) -> None:
    chart = COMPONENTS.market[number]
    head = round(place.width * 0.29)
    brush.panel(place, 0, market_row, state, head=head)
    size = min(20 * brush.u, place.height * 0.66)
    colour = PAPER if state == "now" else INK
    write(
        brush,
        str(chart.goods),
        (place.left + head * 0.36, place.centery),
        size,
        "head",
        colour,
        anchor="centre",
    )
    side = round(min(place.height * 0.82, head * 0.4))
    basket = pygame.Rect(0, 0, side, side)
    basket.center = (place.left + round(head * 0.75), place.centery)
    brush.picture(picture_of("goods"), basket)
    arrow = pygame.Rect(0, 0, round(side * 0.5), round(side * 0.6))
    arrow.center = (place.left + head + round(side * 0.5), place.centery)
    brush.panel(arrow, 0, sign)
    side = round(min(place.height * 0.86, place.width * 0.12))
    for position, word in enumerate((*chart.actions, *(["compost"] * chart.compost))):
        icon = pygame.Rect(0, 0, side, side)
        icon.center = (place.left + head + round(side * (1.6 + 1.3 * position)), place.centery)
        brush.picture(picture_of(word), icon)

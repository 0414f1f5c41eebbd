"""The tray: what is owed as tokens, the compost with the values a die may be turned to, the button."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _
from game.tables.three_sisters.icons import PICTURES, TRACK_PICTURES, picture_of, space_pictures
from game.tables.three_sisters.lettering import fits, write, write_rich
from game.tables.three_sisters.printing import disc
from game.tables.three_sisters.strokes import Hand
from game.tables.three_sisters.words import track_label
from rules.three_sisters.rondel import SHED_A, SHED_B
from rules.three_sisters.tracks import NAMES
from ui import panels
from ui.brush import Brush
from ui.layout import Layout
from ui.palette import PAPER, PINE, UMBER
from ui.svg import document, gradient, path, rect

_PALE: Final = (255, 233, 168)


def frame(w: int, h: int, u: float) -> str:
    """A wooden tray with a green lining."""
    hand = Hand(3)
    body = rect(u, u, w - 2 * u, h - 2 * u, 14 * u, "url(#wood)", "#452710", 2.2 * u)
    for _number in range(int(h / (8 * u))):
        y = hand.about(h / 2, h / 2 - 6 * u)
        x = hand.about(w * 0.3, w * 0.28)
        length = hand.about(w * 0.3, w * 0.2)
        grain = f"M{x:.1f} {y:.1f}q{length / 2:.1f} {hand.about(0, 2 * u):.1f} {length:.1f} 0"
        body += path(grain, "none", "#6b431f" if _number % 2 else "#d9a76c", 1.2 * u, opacity=0.35)
    edge = 9 * u
    body += rect(edge, edge, w - 2 * edge, h - 2 * edge, 10 * u, "url(#felt)", "#2b4a19", 2.2 * u)
    body += path(
        f"M{edge + 10 * u:.1f} {edge + 3 * u:.1f}H{w - edge - 10 * u:.1f}",
        "none",
        "#22390f",
        3 * u,
        opacity=0.5,
    )
    defs = gradient("wood", ("#b98250", "#8f5c31")) + gradient("felt", ("#3a6226", "#4c7c36"))
    return document(w, h, body, defs)


def token_card(w: int, h: int, u: float, look: str = "idle") -> str:
    """A token of cream card; lit ones have a golden rim."""
    line, pen = {"lit": ("#f4c542", 3.4), "held": ("#c9ee7e", 4.0)}.get(look, ("#7a5a26", 2.0))
    fill = "url(#dull)" if look == "dim" else "url(#card)"
    body = rect(1.5 * u, 2.5 * u, w - 3 * u, h - 4 * u, 10 * u, "#22390f", opacity=0.5)
    body += rect(2 * u, 2 * u, w - 4 * u, h - 5 * u, 10 * u, fill, "#7a5a26", 2 * u)
    if look in {"lit", "held"}:
        body += rect(2 * u, 2 * u, w - 4 * u, h - 5 * u, 10 * u, "none", line, pen * u)
    body += rect(8 * u, 5.5 * u, w - 16 * u, 3 * u, 1.5 * u, "#ffffff", opacity=0.7)
    defs = gradient("card", ("#fffdf5", "#efdcb0")) + gradient("dull", ("#d9d4b4", "#bfb98f"))
    return document(w, h, body, defs)


def face_frame(w: int, h: int, u: float, look: str = "aim") -> str:
    """What lies behind a value of the wheel: the one in use, or one under the pointer."""
    fill, opacity = {"aim": ("#f4c542", 1.0), "hot": ("#c9ee7e", 0.8)}.get(look, ("#f4c542", 0.4))
    return document(w, h, rect(u, u, w - 2 * u, h - 2 * u, 8 * u, fill, "#8d5c0d", 1.6 * u, opacity=opacity))


def count_badge(w: int, h: int, u: float) -> str:
    """A small red disc for a number."""
    return document(w, h, disc(w / 2, h / 2, min(w, h) / 2 - u, "#c8402f", "#fffbf0", 1.8 * u))


def number_badge(w: int, h: int, u: float) -> str:
    """A green pill for a number."""
    return document(w, h, rect(u, u, w - 2 * u, h - 2 * u, h / 2, "#3f6b2b", "#2c5420", 1.6 * u))


def chain_label(w: int, h: int, u: float) -> str:
    """A small red ribbon."""
    return document(w, h, rect(u, u, w - 2 * u, h - 2 * u, h * 0.3, "#96402c", "#fffbf0", 1.6 * u))


@dataclass(frozen=True, slots=True)
class TokenLook:
    """A token: its pictures, two lines of words where there is room, how many it stands for."""

    pictures: tuple[str, ...]
    title: str
    line: str
    count: int = 1
    look: str = "idle"


@dataclass(frozen=True, slots=True)
class WheelLook:
    """The six values of a die.

    ``prices`` are in compost, None out of reach; ``value`` is in use, ``own`` what the die itself
    shows, ``hot`` under the pointer.
    """

    prices: tuple[int | None, ...]
    value: int | None
    own: int | None
    compost: int
    hot: int | None = None
    heap: str = "idle"


def entry_pictures(word: str) -> tuple[str, ...]:
    """The pictures of an extra action by its name: the perennial or fruit it names, else its kind."""
    kind, _space, track = word.partition(" ")
    if kind == "plant_or_water":
        return PICTURES["plant"], PICTURES["water"]
    return (TRACK_PICTURES[NAMES.index(track)] if track else picture_of(kind),)


def entry_title(word: str) -> str:
    """The name of an extra action on its token."""
    kind, _space, track = word.partition(" ")
    if track:
        return track_label(NAMES.index(track))
    return {
        "bonus": _("Bonus"),
        "perennial": _("Perennial"),
        "fruit": _("Fruit"),
        "apiary": _("Apiary"),
        "shed": _("Shed"),
        "water": _("Water"),
        "plant": _("Plant"),
        "plant_or_water": _("Either"),
    }[kind]


def entry_line(word: str) -> str:
    """What can be done with an extra action, in two words."""
    kind = word.partition(" ")[0]
    return {
        "bonus": _("any box"),
        "perennial": _("one box"),
        "fruit": _("one box"),
        "apiary": _("one box"),
        "shed": _("one item"),
        "water": _("any zone"),
        "plant": _("any zone"),
        "plant_or_water": _("any zone"),
    }[kind]


def space_title(space: int) -> str:
    """The name of a space on its token."""
    return (
        _("Choose"),
        _("Either"),
        _("Shed"),
        _("Goods"),
        _("Choose"),
        _("Shed"),
        _("Market"),
    )[space]


def space_token(space: int, look: str, *, passing: bool) -> TokenLook:
    """The token of a rondel action that is still owed."""
    line = _("let it go") if passing else _("rondel")
    pictures = space_pictures(space)
    if space in {SHED_A, SHED_B}:
        pictures = pictures[1:]
    return TokenLook(pictures, space_title(space), line, look=look)


def draw_tray(brush: Brush, layout: Layout) -> None:
    """The empty tray."""
    brush.panel(layout["tray"].rect, 5, frame)


def draw_token(brush: Brush, area: pygame.Rect, look: TokenLook, *, lift: float = 3.0) -> None:
    """One token."""
    brush.panel(area, lift, token_card, look.look)
    k = brush.k
    count = len(look.pictures)
    side = round(min(area.height * (0.62 if count == 1 else 0.44), area.width * 0.48))
    words = pygame.Rect(area.left + round(9 * k), area.top, 0, area.height)
    words.left += round(side * (1 + 0.92 * (count - 1))) + round(7 * k)
    words.width = max(0, area.right - round(8 * k) - words.left)
    wordy = area.width > area.height * 1.9 and fits(brush, look.title, "head", words.width)
    if not wordy:
        share, wide = (0.62, 0.7) if count == 1 else (0.48, 0.48)
        side = round(min(area.height * share, area.width * wide))
    alpha = 130 if look.look == "dim" else 255
    left = area.left + round(9 * k) if wordy else area.centerx - round(side * (1 + 0.92 * (count - 1))) // 2
    y = area.centery - round(1.5 * k)
    for number, picture in enumerate(look.pictures):
        spot = pygame.Rect(left + round(number * side * 0.92), y - side // 2, side, side)
        brush.picture(picture, spot, alpha=alpha)
    if wordy:
        _draw_token_words(brush, words, look)
    if look.count > 1:
        _draw_badge(brush, (area.right - round(9 * k), area.top + round(9 * k)), str(look.count))


def _draw_token_words(brush: Brush, area: pygame.Rect, look: TokenLook) -> None:
    """The title, and what can be done where there is room for that as well."""
    line = pygame.Rect(area.left, area.top + round(area.height * 0.54), area.width, round(area.height * 0.28))
    both = write_rich(brush, look.line, line, min(13.5 * brush.u, area.height * 0.3))
    size = min(16.0 * brush.u, area.height * 0.34)
    y = area.top + area.height * (0.33 if both else 0.48)
    write(brush, look.title, (area.left, y), size, "head", width=area.width)


def _draw_badge(brush: Brush, centre: tuple[int, int], text: str) -> None:
    side = round(max(20 * brush.k, 15 * brush.u))
    spot = pygame.Rect(0, 0, side, side)
    spot.center = centre
    brush.panel(spot, 0, count_badge)
    write(brush, text, spot.center, side * 0.68, "head", PAPER, anchor="centre")


def draw_wheel(brush: Brush, layout: Layout, look: WheelLook) -> None:
    """The heap and the six values with their prices."""
    heap = layout["compost"].rect
    _draw_heap(brush, heap, look)
    for number in range(6):
        place = layout.get(f"face.{number + 1}")
        if place is None:
            return
        _draw_face(brush, place.rect, number, look)


def _draw_heap(brush: Brush, area: pygame.Rect, look: WheelLook) -> None:
    side = round(min(area.width * 0.94, area.height * 0.66))
    spot = pygame.Rect(0, 0, side, side)
    spot.midtop = (area.centerx, area.top + round(2 * brush.k))
    if look.heap == "lit":
        brush.panel(spot.inflate(round(6 * brush.k), round(6 * brush.k)), 0, face_frame, "lit")
    brush.picture("three_sisters/compost", spot, lift=2, alpha=255 if look.compost else 120)
    size = min(17.0 * brush.u, area.height * 0.36)
    write(
        brush,
        str(look.compost),
        (area.centerx, area.bottom - area.height * 0.14),
        size,
        "head",
        PAPER,
        anchor="centre",
        shadow=PINE,
    )


def _draw_face(brush: Brush, area: pygame.Rect, number: int, look: WheelLook) -> None:
    price = look.prices[number]
    side = round(min(area.width * 0.86, area.height * 0.6, 34 * brush.k))
    die = pygame.Rect(0, 0, side, side)
    die.midtop = (area.centerx, area.top + round(4 * brush.k))
    around = die.inflate(round(7 * brush.k), round(7 * brush.k))
    if look.value == number:
        brush.panel(around, 0, face_frame, "aim")
    elif look.hot == number and price is not None:
        brush.panel(around, 0, face_frame, "hot")
    brush.picture(f"three_sisters/die_{number + 1}", die, alpha=255 if price is not None else 90)
    if price is None:
        return
    y = area.bottom - area.height * 0.14
    size = min(14.5 * brush.u, area.height * 0.3)
    if price == 0:
        word = "" if number in {look.value, look.own} else _("free") if area.width > 30 * brush.u else "0"
        write(
            brush,
            word,
            (area.centerx, y),
            size,
            "bold",
            _PALE if look.value == number else PAPER,
            anchor="centre",
            width=area.width,
        )
        return
    heap = round(size * 1.15)
    spot = pygame.Rect(area.centerx + round(1 * brush.k), round(y - heap * 0.56), heap, heap)
    write(brush, str(price), (area.centerx - round(1 * brush.k), y), size, "head", PAPER, anchor="right")
    brush.picture("three_sisters/compost", spot)


def draw_words(brush: Brush, area: pygame.Rect, text: str) -> None:
    """A sentence in the tray where nothing is owed."""
    brush.paragraph(text, area, 15, "bold", PAPER, middle=True, leading=1.15)


def draw_button(brush: Brush, area: pygame.Rect, text: str, *, enabled: bool, pressed: bool) -> None:
    """The one button at the table: what it would do now."""
    state: panels.ButtonState = "disabled" if not enabled else "pressed" if pressed else "normal"
    brush.panel(area, 3 if enabled else 1, panels.button, "primary" if enabled else "plain", state)
    inner = area.inflate(-round(18 * brush.k), -round(10 * brush.k))
    inner.top -= round(1.5 * brush.k)
    colour = (255, 251, 240) if enabled else UMBER
    brush.paragraph(
        text, inner, 18 if enabled else 15, "head", colour, align="centre", middle=True, leading=1.05
    )

"""Where everything lies on the table of Three Sisters: a pure function.

The names of things: ``die.4.0``, ``hub``, ``space.3``, ``event.2``, ``market.20``, ``weather.5``,
``zone.3``, ``plant.3``, ``water.3``, ``half.plant.3``, ``crop.3.corn2``, ``link.7``, ``track.iris``,
``box.iris.2``, ``star.25``, ``section.shed``, ``tab.yard``, ``token.bonus``, ``face.4``, ``seat.1``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.scenes.bar import arrange_bar
from game.tables.three_sisters.desk import GARDEN, PAGES, YARD, Camera, Desk
from game.tables.three_sisters.garden_plan import garden_plan
from game.tables.three_sisters.places import Area, Lens, around
from game.tables.three_sisters.yard_plan import yard_plan
from rules.three_sisters.components import COMPONENTS, ZONES
from rules.three_sisters.garden import CROP_NAMES, FIRST_PUMPKIN
from rules.three_sisters.rondel import SPACES
from rules.three_sisters.tracks import COUNT, FIRST_ROW, NAMES
from rules.three_sisters.variant import ROUNDS
from ui.layout import Layout, Placed, row

WEATHERS: Final = 6
FACES: Final = 6


@dataclass(frozen=True, slots=True)
class Seen:
    """What the arrangement depends on.

    ``dice`` are those on the rondel as (value, space), ``tokens`` what stands in the tray from the
    left, ``page`` the one in front where there is room for one, ``owner`` whose sheet is shown.
    ``halves`` are the zones in which the two halves of a garden action lie open, with the kinds.
    """

    viewer: int
    others: tuple[int, ...]
    page: str
    dice: tuple[tuple[int, int], ...] = ()
    tokens: tuple[str, ...] = ()
    wheel: bool = False
    turning: bool = False
    sitting: bool = True
    actions: tuple[tuple[str, int], ...] = ()
    halves: tuple[tuple[str, int], ...] = ()
    edith: bool = False
    visiting: bool = False


def arrange(desk: Desk, camera: Camera, seen: Seen) -> Layout:
    """Domain id to where it lies."""
    layout = arrange_bar(desk.viewport)
    _place_charts(layout, desk)
    _place_dice(layout, desk, seen)
    for page in PAGES if desk.beside else (seen.page,):
        layout.update(page_layout(desk, camera, page))
        if page == GARDEN:
            _place_actions(layout, desk, camera, seen)
    _place_heads(layout, desk, seen)
    _place_tray(layout, desk, seen)
    for player, rect in zip(seen.others, desk.seats, strict=False):
        layout[f"seat.{player}"] = Placed(rect, layer=3)
    if seen.edith:
        layout["edith"] = Placed(desk.seats[0], layer=3)
    return layout


# --- the left column ------------------------------------------------------------------------------


def _place_charts(layout: Layout, desk: Desk) -> None:
    for name, rect in desk.charts.items():
        if name != "rondel":
            layout[name] = Placed(rect, layer=1)
    for space in range(SPACES):
        layout[f"space.{space}"] = desk.wheel.space(space)
    layout["hub"] = Placed(desk.wheel.hub, layer=3)
    for number, cell in enumerate(row(event_strip(desk), ROUNDS)):
        layout[f"event.{number + 1}"] = Placed(cell, layer=2)
    for chart, cell in zip(COMPONENTS.market, market_rows(desk), strict=True):
        layout[f"market.{chart.goods}"] = Placed(cell, layer=2)
    if "weather" in desk.charts:
        for number, cell in enumerate(row(weather_strip(desk), WEATHERS)):
            layout[f"weather.{number + 1}"] = Placed(cell, layer=2)


def chart_head(desk: Desk, rect: pygame.Rect) -> int:
    """Pixels that a chart's heading takes; none where texts are too large for one."""
    wanted = round(30 * desk.viewport.u)
    return wanted if rect.height >= wanted + 44 * desk.viewport.k else 0


def event_strip(desk: Desk) -> pygame.Rect:
    """Where the eight rounds stand on their chart."""
    return _below_head(desk, desk.charts["events"], 4)


def weather_strip(desk: Desk) -> pygame.Rect:
    """Where the six weathers stand on their tile."""
    return _below_head(desk, desk.charts["weather"], 4)


def _below_head(desk: Desk, rect: pygame.Rect, foot: float) -> pygame.Rect:
    k = desk.viewport.k
    head = chart_head(desk, rect)
    side = round(9 * k)
    top = rect.top + max(round(5 * k), head)
    return pygame.Rect(
        rect.left + side, top, rect.width - 2 * side, max(1, rect.bottom - round((foot + 4) * k) - top)
    )


def market_rows(desk: Desk) -> list[pygame.Rect]:
    """The six rows of the market chart."""
    k, rect = desk.viewport.k, desk.charts["market"]
    head = round(min(36 * desk.viewport.u, rect.height * 0.19))
    top = rect.top + head
    room = rect.bottom - round(9 * k) - top
    pitch = room / len(COMPONENTS.market)
    return [
        pygame.Rect(
            rect.left + round(9 * k),
            round(top + pitch * number),
            rect.width - round(18 * k),
            max(1, round(pitch) - max(1, round(3 * k))),
        )
        for number in range(len(COMPONENTS.market))
    ]


def _place_dice(layout: Layout, desk: Desk, seen: Seen) -> None:
    for value, space in dict.fromkeys(seen.dice):
        count = seen.dice.count((value, space))
        for number in range(count):
            rect = desk.wheel.die(space, number, count)
            layout[f"die.{value}.{number}"] = Placed(rect, art=f"three_sisters/die_{value}", layer=5)
    if seen.turning:
        hub = desk.wheel.hub_die
        for name, side in (("turn.down", -1), ("turn.up", 1)):
            middle = (hub.centerx + side * round(64 * desk.wheel.s), hub.centery)
            layout[name] = Placed(desk.wheel.square(middle, 46), layer=8)


# --- the pages ------------------------------------------------------------------------------------


def page_layout(desk: Desk, camera: Camera, page: str) -> Layout:
    """What is printed on a page, as far as it is seen; the same as long as desk and camera are."""
    kept = _PAGES.get((desk, camera, page))
    if kept is None:
        if len(_PAGES) > _PAGES_KEPT:
            _PAGES.clear()
        kept = _PAGES[desk, camera, page] = {}
        frame = desk.frame(page, camera).clip(desk.paper)
        kept[f"page.{page}"] = Placed(frame, layer=1)
        _place(kept, desk, camera, page, _garden_places(desk) if page == GARDEN else _yard_places(desk))
    return kept


_PAGES: Final[dict[tuple[Desk, Camera, str], Layout]] = {}
_PAGES_KEPT: Final = 8


def _place(
    layout: Layout, desk: Desk, camera: Camera, page: str, places: Iterable[tuple[str, Area, int]]
) -> None:
    lens = desk.lens(page, camera)
    for name, area, layer in places:
        rect = lens.rect(area).clip(desk.paper)
        if rect.width > 1 and rect.height > 1:
            layout[name] = Placed(rect, layer=layer)


def _place_actions(layout: Layout, desk: Desk, camera: Camera, seen: Seen) -> None:
    """Buttons for planting and watering on the signs, or the two halves of a zone."""
    for name, area in action_places(desk, seen.actions, seen.halves):
        _place(layout, desk, camera, GARDEN, [(name, area, 12 if name.startswith("half.") else 6)])


def action_places(
    desk: Desk, actions: Sequence[tuple[str, int]], halves: Sequence[tuple[str, int]]
) -> list[tuple[str, Area]]:
    """The ids and the areas of the zones' buttons and halves, each given as (kind, zone)."""
    plan = garden_plan(desk.garden)
    zones = [zone for _kind, zone in actions]
    places = [
        (f"{kind}.{zone + 1}", action_area(plan.signs[zone], kind, alone=zones.count(zone) == 1))
        for kind, zone in actions
    ]
    return places + [(f"half.{kind}.{zone + 1}", half_area(plan.beds[zone], kind)) for kind, zone in halves]


def _garden_places(desk: Desk) -> Iterator[tuple[str, Area, int]]:
    plan = garden_plan(desk.garden)
    for zone in range(ZONES):
        yield f"zone.{zone + 1}", plan.beds[zone], 2
    for (zone, crop), spots in plan.crops.items():
        area = around(spots, 1.0)
        if crop >= FIRST_PUMPKIN:
            area = plan.pumpkins[COMPONENTS.zones[zone].pumpkins[crop - FIRST_PUMPKIN]].capsule
        yield f"crop.{zone + 1}.{CROP_NAMES[crop]}", area, 4
    for link, (x, y) in enumerate(plan.links):
        side = 2 * plan.shape.link
        yield f"link.{link}", Area(x - side / 2, y - side / 2, side, side), 5
    for perennial, place in enumerate(plan.perennials):
        yield f"track.{NAMES[perennial]}", place.card, 3
        for box, spot in enumerate(place.spots):
            yield f"box.{NAMES[perennial]}.{box + 1}", spot.area, 4


def action_area(sign: Area, kind: str, *, alone: bool) -> Area:
    """The button for planting or watering that takes the place of a zone's sign, or stands below it."""
    height = (sign.h - 14) / 2
    top = sign.y + 3 if kind == "plant" and not alone else sign.y + 8 + height
    return Area(sign.x + 2, top, sign.w - 5, height)


def half_area(bed: Area, kind: str) -> Area:
    """Half of a zone, for whoever brings a die."""
    left = bed.x + (0 if kind == "plant" else bed.w / 2)
    return Area(left, bed.y, bed.w / 2, bed.h)


def _yard_places(desk: Desk) -> Iterator[tuple[str, Area, int]]:
    plan = yard_plan(desk.yard)
    shape = plan.shape
    for name in ("apiary", "fruit", "shed", "goods", "soil"):
        yield f"section.{name}", getattr(shape, name), 2
    for track in range(FIRST_ROW, COUNT):
        strip = plan.tracks[track]
        yield f"track.{NAMES[track]}", strip.area, 3
        for box, spot in enumerate(strip.spots):
            yield f"box.{NAMES[track]}.{box + 1}", spot.area, 4
    for place, spot in enumerate(plan.goods, start=1):
        if place % COMPONENTS.star_every == 0:
            yield f"star.{place}", spot.area, 4


def crop_place(desk: Desk, camera: Camera, zone: int, crop: int, box: int) -> pygame.Rect:
    """The rectangle of one box of a crop."""
    return desk.lens(GARDEN, camera).box(garden_plan(desk.garden).crops[zone, crop][box])


def track_place(desk: Desk, camera: Camera, track: int, box: int) -> pygame.Rect:
    """The rectangle of one box of a track."""
    if track < FIRST_ROW:
        return desk.lens(GARDEN, camera).box(garden_plan(desk.garden).perennials[track].spots[box])
    return desk.lens(YARD, camera).box(yard_plan(desk.yard).tracks[track].spots[box])


def page_of(name: str) -> str | None:
    """The page on which something lies, by its id; None for what lies elsewhere."""
    head, _dot, tail = name.partition(".")
    if head in {"zone", "plant", "water", "half", "crop", "link"}:
        return GARDEN
    if head in {"section", "star"}:
        return YARD
    if head in {"track", "box"}:
        return GARDEN if NAMES.index(tail.split(".")[0]) < FIRST_ROW else YARD
    return None


def lens_of(desk: Desk, camera: Camera, name: str) -> Lens:
    """How the page of something is seen."""
    return desk.lens(page_of(name) or GARDEN, camera)


# --- heads and tabs -------------------------------------------------------------------------------


def _place_heads(layout: Layout, desk: Desk, seen: Seen) -> None:
    """Tabs, one's own plate, the pencil and the way back from somebody else's sheet."""
    k, u = desk.viewport.k, desk.viewport.u
    if desk.beside:
        garden, yard = desk.frame(GARDEN, Camera()), desk.frame(YARD, Camera())
        high = round(38 * desk.s)
        top = garden.top + round(7 * desk.s)
        plate = pygame.Rect(garden.right - round(262 * desk.s), top, round(226 * desk.s), high)
        pencil = pygame.Rect(
            yard.right - round(196 * desk.s), top + round(3 * desk.s), round(150 * desk.s), round(30 * desk.s)
        )
        back = pygame.Rect(garden.left + round(150 * desk.s), top, round(200 * desk.s), high)
    else:
        heads = desk.heads
        wide = round(max(150 * k, min(142 * u, heads.width * 0.2)))
        for number, page in enumerate(PAGES):
            left = heads.left + round(18 * k) + number * (wide + round(6 * k))
            layout[f"tab.{page}"] = Placed(
                pygame.Rect(left, heads.top, wide, heads.height + round(3 * k)), layer=2
            )
        plate_wide = round(max(226 * k, min(200 * u, heads.width * 0.3)))
        plate = pygame.Rect(heads.right - plate_wide, heads.top, plate_wide, heads.height - round(2 * k))
        start = heads.left + round(18 * k) + 2 * (wide + round(6 * k))
        room = plate.left - start - round(12 * k)
        pencil = pygame.Rect(0, 0, min(round(128 * k), max(1, room)), 0)
        pencil.height = round(pencil.width * 0.2)
        pencil.center = (plate.left - round(12 * k) - pencil.width // 2, heads.centery)
        back = pygame.Rect(
            start + round(4 * k), heads.top, max(1, pencil.left - start - round(14 * k)), plate.height
        )
    if seen.sitting:
        layout[f"seat.{seen.viewer}"] = Placed(plate, layer=3)
    layout["pencil"] = Placed(pencil, art="three_sisters/pencil", layer=4)
    if seen.visiting:
        layout["back"] = Placed(back, layer=4)


# --- the tray ---------------------------------------------------------------------------------------


def _place_tray(layout: Layout, desk: Desk, seen: Seen) -> None:
    k = desk.viewport.k
    layout["tray"] = Placed(desk.tray, layer=1)
    layout["button"] = Placed(desk.button, layer=3)
    inner = desk.tray.inflate(-2 * round(14 * k), -2 * round(14 * k))
    inner.width = max(1, desk.button.left - round(8 * k) - inner.left)
    if seen.wheel:
        width = round(min(inner.width * 0.52, 232 * k))
        _place_wheel(layout, pygame.Rect(inner.right - width, inner.top, width, inner.height))
        inner.width -= width + round(6 * k)
    if not seen.tokens:
        return
    gap = round(6 * k)
    count = len(seen.tokens)
    wide = min(round(inner.height * 2.5), (inner.width - gap * (count - 1)) // count)
    for number, name in enumerate(seen.tokens):
        rect = pygame.Rect(inner.left + number * (wide + gap), inner.top, max(1, wide), inner.height)
        layout[f"token.{name}"] = Placed(rect, layer=4)


def _place_wheel(layout: Layout, area: pygame.Rect) -> None:
    """The heap of compost, and the six values a die may be turned to."""
    heap = pygame.Rect(area.left, area.top, min(area.height, round(area.width * 0.22)), area.height)
    layout["compost"] = Placed(heap, layer=4)
    rest = pygame.Rect(heap.right, area.top, max(FACES, area.right - heap.right), area.height)
    for number, cell in enumerate(row(rest, FACES)):
        layout[f"face.{number + 1}"] = Placed(cell, layer=4)

"""The garden page as it comes from the press: beds, corn and beans, the ring, perennials; all empty."""

from __future__ import annotations

from math import hypot
from typing import Final

from game.tables.three_sisters import printing
from game.tables.three_sisters.garden_plan import SLOTS, GardenPlan, Pumpkin
from game.tables.three_sisters.icons import PUMPKIN, TRACK_PICTURES, picture_of
from game.tables.three_sisters.places import BOX, Area, Spot
from game.tables.three_sisters.sketch import Sketch
from game.tables.three_sisters.strokes import Hand
from game.tables.three_sisters.words import track_label
from rules.three_sisters.components import COMPONENTS, Gain
from rules.three_sisters.garden import FIRST_BEAN
from rules.three_sisters.ring import GOODS, LINKS
from rules.three_sisters.tracks import FIRST_ROW, TRACKS, TULIP
from ui.palette import PAPER
from ui.svg import path, rect

CARD_TINTS: Final = ("#fbe3dc", "#e2ecf8", "#ece1f4", "#fbe2ec", "#e6e0f7", "#fdf3c8")
_STALK: Final = "#7fae4e"


def print_garden(sketch: Sketch, plan: GardenPlan) -> None:
    """Everything on the page but the paper itself."""
    for area in plan.beds:
        printing.card(sketch, area, sketch.shade("#eef5d3", "#d3e3ac"), "#93b068", 16, 2)
    for zone, slots in enumerate(plan.slots):
        _print_soil(sketch, slots, zone)
    _print_vine(sketch, plan)
    for (_zone, crop), spots in plan.crops.items():
        if crop < FIRST_BEAN:
            _print_corn(sketch, spots, plan.shape.pitch)
        elif len(spots) == 2 and crop < FIRST_BEAN * 2:
            _print_bean(sketch, spots)
    for place, pumpkin in enumerate(plan.pumpkins):
        _print_pumpkin(sketch, place, pumpkin)
    for link, (x, y) in enumerate(plan.links):
        print_link(sketch, link, x, y, plan.shape.link)
    for perennial in range(FIRST_ROW):
        _print_perennial(sketch, plan, perennial)


# --- beds -----------------------------------------------------------------------------------------


def _print_soil(sketch: Sketch, slots: tuple[Area, ...], zone: int) -> None:
    """The two rows of soil with the sign of the zone, and grass where no corn stands."""
    for row in range(2):
        first, last = slots[3 * row + (1 - row)], slots[3 * row + 2]
        left = first.x + 6
        width = last.right - 6 - left
        y = first.bottom - 12
        sketch.add(rect(left, y, width, 12, 6, sketch.shade("#c08f5c", "#8f6236"), "#6b4426", 1.2))
    taken = SLOTS[COMPONENTS.zones[zone].corn]
    for place in range(1, 6):
        if place not in taken:
            slot = slots[place]
            sketch.picture("three_sisters/grass", slot.cx, slot.bottom - 27, 48, alpha=225)
    if zone == 5:
        sketch.picture("three_sisters/ladybird", slots[3].cx + 8, slots[3].y + 30, 22, angle=24)
    _print_sign(sketch, slots[0], str(zone + 1))


def _print_sign(sketch: Sketch, slot: Area, number: str) -> None:
    """A wooden sign on a post."""
    wide, high = slot.w - 14, slot.h * 0.44
    x, y = slot.cx, slot.y + slot.h * 0.22
    sketch.add(
        rect(x - 4, y + high / 2, 8, slot.h * 0.42, 2, "#8f6236", "#5a3616", 1.6),
        rect(x - wide / 2, y, wide, high, 8, sketch.shade("#b27c47", "#7f4e27"), "#4a2a12", 2),
        path(
            f"M{x - wide / 2 + 8:.1f} {y + 3.5:.1f}H{x + wide / 2 - 8:.1f}",
            "none",
            "#d9a76c",
            1.6,
            opacity=0.8,
        ),
    )
    for nail in (x - wide / 2 + 6, x + wide / 2 - 6):
        sketch.add(printing.disc(nail, y + high / 2, 1.6, "#5a3616"))
    sketch.text(number, x, y + high / 2, 34, "head", PAPER)


def _print_corn(sketch: Sketch, spots: tuple[Spot, ...], pitch: float) -> None:
    """A stalk with leaves behind the boxes."""
    foot, head = spots[0], spots[-1]
    x, y = foot.x, foot.y + BOX / 2
    leaves = "".join(
        f"M{x:.1f} {y - pitch * low:.1f}Q{x - BOX * 0.66:.1f} {y - pitch * (low + 0.2):.1f} "
        f"{x - BOX * 0.72:.1f} {y - pitch * (low + 0.68):.1f}"
        for low in (0.2, 1.15, 2.1)
    )
    sketch.add(
        path(f"M{x:.1f} {y:.1f}V{head.y:.1f}", "none", _STALK, 4, opacity=0.9),
        path(leaves, "none", _STALK, 4, opacity=0.9),
    )
    for spot in spots[:-1]:
        printing.square(sketch, spot)
    printing.circle(sketch, head, ghost="shared/icon_corn")


def _print_bean(sketch: Sketch, spots: tuple[Spot, ...]) -> None:
    """A vine from the soil up to its two boxes."""
    low, head = spots
    y = low.y + BOX / 2
    vine = f"M{low.x + 5:.1f} {y + 22:.1f}Q{low.x - 6:.1f} {y + 13:.1f} {low.x + 2:.1f} {y:.1f}"
    sketch.add(path(vine, "none", "#4f8f3a", 3, opacity=0.9))
    printing.square(sketch, low, line="#5f8f3f")
    printing.circle(sketch, head, "#4f7f34", "#eef6d2", ghost="shared/icon_bean")


# --- the ring -------------------------------------------------------------------------------------


def _print_vine(sketch: Sketch, plan: GardenPlan) -> None:
    """The vine on which the pumpkins grow, with leaves."""
    (left, top), (right, bottom) = plan.links[1], plan.links[7]
    corners = ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))
    line = f"M{left:.1f} {top:.1f}"
    for start, end, count in zip(corners, corners[1:], (14, 10, 14, 10), strict=False):
        line += _waves(start, end, count)
    sketch.add(
        path(line, "none", "#4f7f34", 4.4, opacity=0.9), path(line, "none", "#9ccc66", 1.6, opacity=0.8)
    )
    hand = Hand(5)
    for number in range(24):
        start, end = corners[number % 4], corners[number % 4 + 1]
        along = hand.about(0.5, 0.46)
        x, y = start[0] + (end[0] - start[0]) * along, start[1] + (end[1] - start[1]) * along
        sketch.add(
            f'<path d="M0 0C-9 -4 -11 -14 -3 -18C-1 -14 1 -14 3 -18C11 -14 9 -4 0 0Z" '
            f'transform="translate({x:.1f} {y + 8:.1f}) rotate({hand.about(0, 60):.0f})" '
            f'fill="#8fc255" stroke="#3f6b2b" stroke-width="1.4"/>'
        )


def _waves(start: tuple[float, float], end: tuple[float, float], count: int) -> str:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    line = ""
    for number in range(count):
        half, whole = (number + 0.5) / count, (number + 1) / count
        sway = 8 * (-1) ** number / length
        line += (
            f"Q{start[0] + dx * half + dy * sway:.1f} {start[1] + dy * half + dx * sway:.1f} "
            f"{start[0] + dx * whole:.1f} {start[1] + dy * whole:.1f}"
        )
    return line


def _print_pumpkin(sketch: Sketch, place: int, pumpkin: Pumpkin) -> None:
    area = pumpkin.capsule
    radius = 13 if pumpkin.upright else area.h / 2
    sketch.add(rect(area.x, area.y, area.w, area.h, radius, "#fbf3da", "#a88a58", 1.6))
    for spot in pumpkin.spots[:-1]:
        printing.square(sketch, spot)
    printing.circle(sketch, pumpkin.spots[-1], ghost=PUMPKIN)
    x, y = pumpkin.goods
    if pumpkin.upright:
        sketch.text(str(GOODS[place]), x, y - 2, 17, "head")
        sketch.picture(picture_of("goods"), x, y + 17, 19)
    else:
        sketch.text(str(GOODS[place]), x - 3, y, 17, "head")
        sketch.picture(picture_of("goods"), x + 14, y, 21)


def print_link(sketch: Sketch, link: int, x: float, y: float, radius: float) -> None:
    """A link with the perennial that it names."""
    sketch.add(printing.disc(x, y, radius, "#fff8e4", "#7c9a4f", 2.4))
    sketch.picture(TRACK_PICTURES[LINKS[link]], x, y, radius * 1.6)


# --- perennials -----------------------------------------------------------------------------------


def _print_perennial(sketch: Sketch, plan: GardenPlan, perennial: int) -> None:
    place = plan.perennials[perennial]
    area = place.card
    printing.card(sketch, area, CARD_TINTS[perennial], "#c9ab78", pen=1.6)
    sketch.picture(TRACK_PICTURES[perennial], area.cx, area.y + 27, 42)
    sketch.text(track_label(perennial), area.cx, area.y + 57, 16, width=area.w - 8)
    for box, spot in enumerate(place.spots):
        if spot.circle:
            printing.circle(sketch, spot, ghost=TRACK_PICTURES[perennial])
        else:
            printing.square(sketch, spot)
        _print_gain(sketch, perennial, box, TRACKS[perennial].gains[box], spot, area.right - 4)


def _print_gain(  # noqa: PLR0913, PLR0917 - a box and what it gives
    sketch: Sketch, perennial: int, box: int, gain: Gain, spot: Spot, right: float
) -> None:
    """What a box gives, in pictures and figures at its right."""
    x = spot.x + BOX / 2 + 5
    if gain.points or (perennial == TULIP and box == 5):
        printing.coin(sketch, x + 13, spot.y, str(gain.points or 1), 24)
        if not gain.points:
            sketch.picture(picture_of("fruit"), x + 37, spot.y, 21)
        return
    for picture, text in _signs(gain):
        if text:
            sketch.text(text, x + 1, spot.y, 16, "head", anchor="left")
            x += 21 if len(text) < 3 else 26
        if picture and x + 20 <= right:
            sketch.picture(picture, x + 11, spot.y, 21)
            if gain.ongoing.startswith("peach"):
                sketch.picture(picture_of("peach"), x + 19, spot.y - 7, 15)
            x += 23
    if not _signs(gain):
        sketch.add(printing.disc(x + 4, spot.y, 2.2, "#b89a68"))


def _signs(gain: Gain) -> list[tuple[str, str]]:
    """Pictures and figures for one box, each with the figure before it."""
    if gain.goods:
        return [(picture_of("goods"), f"+{gain.goods}")]
    if gain.compost:
        return [(picture_of("compost"), f"+{gain.compost}")]
    if gain.ongoing.startswith("peach"):
        return [(picture_of("goods"), f"+{gain.ongoing[6]}")]
    if gain.ongoing.startswith("adjust"):
        steps = gain.ongoing.removeprefix("adjust")
        return [(f"three_sisters/die_{steps}", ""), ("", f"±{steps}")]
    return [(picture_of(action), "") for action in gain.actions]

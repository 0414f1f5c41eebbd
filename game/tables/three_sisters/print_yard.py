"""The yard page as it comes from the press: apiary, fruit, shed, goods and compost; all empty."""

from __future__ import annotations

from typing import Final

from game.i18n import _
from game.tables.three_sisters import printing
from game.tables.three_sisters.icons import BEAN, PUMPKIN, TRACK_PICTURES, picture_of
from game.tables.three_sisters.places import BOX, Area, Spot
from game.tables.three_sisters.sketch import Sketch
from game.tables.three_sisters.words import column_label, track_label
from game.tables.three_sisters.yard_plan import Strip, YardPlan
from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.tracks import (
    CARVING_KIT,
    CASSEROLE_DISH,
    COUNT,
    FANCY_LABELS,
    FIRST_COLUMN,
    FIRST_ITEM,
    FIRST_ROW,
    FRUIT_BOWL,
    HIVE_TOOL,
    MAIN,
    MASON_JARS,
    MULCH,
    PEACH,
    PIE_SAFE,
    PITCHFORK,
    RAIN_BARREL,
    RASPBERRY,
    SEED_SPREADER,
    SHOVEL,
    SPLIT,
    TRACKS,
    WAX,
    WHEELBARROW,
)
from ui.palette import UMBER
from ui.svg import path

USES: Final[dict[int, tuple[str, ...]]] = {
    MASON_JARS: ("blackberry", "goods"),
    PIE_SAFE: ("apple", "goods"),
    SHOVEL: ("compost", "bonus"),
    RAIN_BARREL: ("rain", "water"),
    FANCY_LABELS: ("farmers_market", "perennial"),
    HIVE_TOOL: ("crocus", "apiary"),
    PITCHFORK: ("hydrangea", "compost"),
    WHEELBARROW: ("shed", "goods"),
    MULCH: ("perennial",),
    SEED_SPREADER: ("plant",),
}
"""What a complete item turns into what, in pictures."""

TIMES: Final = "\N{MULTIPLICATION SIGN}"

END_PICTURES: Final = {FRUIT_BOWL: "three_sisters/fruit", CASSEROLE_DISH: BEAN, CARVING_KIT: PUMPKIN}
"""Items whose points are counted at the end, and what counts."""

_GHOSTS: Final = ("", "three_sisters/plant", "three_sisters/fruit", "three_sisters/water")


def print_yard(sketch: Sketch, plan: YardPlan) -> None:
    """Everything on the page but the paper itself."""
    _print_apiary(sketch, plan)
    _print_fruit(sketch, plan)
    _print_shed(sketch, plan)
    _print_goods(sketch, plan)
    _print_soil(sketch, plan)


# --- apiary and fruit -------------------------------------------------------------------------------


def _print_apiary(sketch: Sketch, plan: YardPlan) -> None:
    area = plan.shape.apiary
    printing.card(sketch, area, sketch.shade("#fff4cf", "#fbe6ac"), "#cfa657", 14)
    printing.heading(sketch, area, "three_sisters/hive", _("Apiary"))
    x, y = area.x + area.w * 0.58, area.y + 32
    trail = f"M{x:.0f} {y:.0f}q14 -20 30 -8q12 12 -4 14q-14 -4 4 -18q18 -14 36 -12"
    sketch.add(path(trail, "none", "#a8812e", 1.8, opacity=0.5))
    sketch.picture("three_sisters/bee", x + 86, y - 10, 32, angle=8)
    for column in range(FIRST_COLUMN, FIRST_ITEM):
        strip = plan.tracks[column]
        foot = area.bottom - 19
        sketch.picture(TRACK_PICTURES[column], strip.spots[0].x, foot, 26)
        room = strip.area.right - strip.spots[0].x - 14
        sketch.text(column_label(column), strip.spots[0].x + 14, foot, 15, anchor="left", width=room)
        for box, spot in enumerate(strip.spots):
            _print_hive_box(sketch, column, box, spot)


def _print_hive_box(sketch: Sketch, column: int, box: int, spot: Spot) -> None:
    gain = TRACKS[column].gains[box]
    if spot.circle:
        ghost = _GHOSTS[box] if column == SPLIT else TRACK_PICTURES[column]
        printing.circle(sketch, spot, points=gain.points, ghost=ghost)
    else:
        printing.square(sketch, spot, line="#a8812e")
    x = spot.x + BOX / 2 + 6
    if column == MAIN and gain.actions:
        sketch.text(f"{TIMES}{len(gain.actions)}", x, spot.y, 16, "head", anchor="left")
        sketch.picture(picture_of("fruit"), x + 26, spot.y, 20)
    elif column == WAX and gain.goods:
        sketch.text(f"+{gain.goods}", x, spot.y, 16, "head", anchor="left")
        sketch.picture(picture_of("goods"), x + 29, spot.y, 21)
    elif column == SPLIT and gain.actions:
        sketch.text(f"{TIMES}{len(gain.actions)}", x, spot.y, 16, "head", anchor="left")


def _print_fruit(sketch: Sketch, plan: YardPlan) -> None:
    area = plan.shape.fruit
    printing.card(sketch, area, sketch.shade("#fdeadf", "#f8d6c4"), "#d49a78", 14)
    printing.heading(sketch, area, "three_sisters/fruit", _("Fruit"))
    ghosts = {PEACH: "three_sisters/water", RASPBERRY: "three_sisters/goods"}
    for row in range(FIRST_ROW, FIRST_COLUMN):
        strip = plan.tracks[row]
        sketch.picture(TRACK_PICTURES[row], strip.area.x + 20, strip.area.cy, min(33, strip.area.h - 2))
        for box, spot in enumerate(strip.spots):
            if spot.circle:
                points = TRACKS[row].gains[box].points
                printing.circle(sketch, spot, points=points, ghost=ghosts.get(row, TRACK_PICTURES[row]))
            else:
                printing.square(sketch, spot, line="#b07a58")


# --- shed -------------------------------------------------------------------------------------------


def _print_shed(sketch: Sketch, plan: YardPlan) -> None:
    area = plan.shape.shed
    printing.card(sketch, area, sketch.shade("#eef2dc", "#d9e3bd"), "#9aae6c", 14)
    printing.heading(sketch, area, "three_sisters/shed", _("Shed"))
    for item in range(FIRST_ITEM, COUNT):
        print_item(sketch, plan.tracks[item], item, complete=False)


def print_item(sketch: Sketch, strip: Strip, item: int, *, complete: bool) -> None:
    """One item's card; gold when it is complete."""
    area = strip.area
    fill, line = ("#fff0b4", "#c98a1c") if complete else ("#fffcf2", "#b5a070")
    printing.card(sketch, area, fill, line, 10, 1.6)
    sketch.picture(TRACK_PICTURES[item], area.x + 27, area.cy, 41)
    points = TRACKS[item].gains[-1].points
    coin_x = area.right - 17
    sketch.text(
        track_label(item), area.x + 51, area.y + 15, 15, anchor="left", width=coin_x - 14 - area.x - 51
    )
    for spot in strip.spots[:-1]:
        printing.square(sketch, spot)
    printing.circle(sketch, strip.spots[-1], ghost=TRACK_PICTURES[item])
    printing.coin(sketch, coin_x, area.y + 16, END_PICTURES.get(item, str(points)), 24)
    _print_use(sketch, area, USES.get(item, ()))


def _print_use(sketch: Sketch, area: Area, use: tuple[str, ...]) -> None:
    y = area.bottom - 15
    if len(use) == 1:
        sketch.picture(picture_of(use[0]), area.right - 17, y, 20)
    elif use:
        sketch.picture(picture_of(use[0]), area.right - 60, y, 20)
        printing.arrow(sketch, area.right - 39, y)
        sketch.picture(picture_of(use[1]), area.right - 17, y, 20)


# --- goods and compost --------------------------------------------------------------------------------


def _print_goods(sketch: Sketch, plan: YardPlan) -> None:
    area = plan.shape.goods
    printing.card(sketch, area, sketch.shade("#f7ead0", "#ecd7ac"), "#c29a5a", 14)
    printing.heading(sketch, area, "three_sisters/goods", _("Goods"))
    for place, spot in enumerate(plan.goods, start=1):
        star = place % COMPONENTS.star_every == 0
        printing.square(sketch, spot, fill="#fff0bc" if star else printing.PAPER_WHITE)
        if star:
            numbered = place % 10 == 0
            sketch.picture("three_sisters/star", spot.x, spot.y - 0.5, 21, alpha=62 if numbered else 120)
        if place % 10 == 0:
            sketch.text(str(place), spot.x, spot.y, 14 if place < 100 else 13, "head", width=BOX + 2)


def _print_soil(sketch: Sketch, plan: YardPlan) -> None:
    area = plan.shape.soil
    printing.card(sketch, area, sketch.shade("#ead9bf", "#d9bf98"), "#9a7448", 14)
    printing.heading(sketch, area, "three_sisters/compost", _("Compost"))
    for place, spot in enumerate(plan.soil, start=1):
        printing.square(sketch, spot, line="#8a6c4a")
        if place <= COMPONENTS.first_compost:
            sketch.add(printing.disc(spot.x, spot.y, 5.5, "#6b4426"))
        elif place % 10 == 0:
            sketch.text(str(place), spot.x, spot.y, 14, "head", UMBER)

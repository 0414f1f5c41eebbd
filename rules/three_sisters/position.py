"""A state as plain JSON that a person can read (TS-1.9, TS-22, TS-23).

    {"title": "three_sisters", "version": 1, "players": 2, "options": {"weather": false},
     "observer": null, "round": 3, "first": 0, "pawn": "shed-b", "weather": null,
     "dice": ["2 plant-water", "4 shed-a", "4 shed-a"], "stage": "use", "player": 0,
     "die": "5 compost-goods", "main": ["garden"], "fixed": null, "rained": 0, "crossings": 0,
     "owed": ["bonus", "perennial crocus"],
     "sheets": [{"garden": {"1.corn1": 4, "1.bean1": 1}, "perennials": {"tulip": 2}, "fruit": {},
                 "apiary": {"main": 3}, "shed": {"shovel": 2}, "goods": 12, "compost": 5, "spent": 3,
                 "changed": false, "crossed": ["1.pumpkin1", "honey 4", "mulch", "star 5"]}, …]}

A sheet names what is filled: heights in the garden, boxes on the tracks, ``goods`` the total,
``compost`` the boxes ever filled, ``spent`` those crossed off. What a sheet leaves out is as at the
start. ``crossed`` is Farmer Edith's. ``changed`` says whether the sheet changed since its player
last had the choice of the Shovel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.three_sisters.actions import TakeDie
from rules.three_sisters.adjusting import NOT_FIXED
from rules.three_sisters.components import ZONES
from rules.three_sisters.garden import CROP_NAMES, STRIDE, crops_of, height
from rules.three_sisters.goods import STARS
from rules.three_sisters.owed import NAME_OF_ENTRY
from rules.three_sisters.rondel import SPACE_NAMES
from rules.three_sisters.sheet import Crossed, Sheet, filled_boxes
from rules.three_sisters.stages import GARDEN, RONDEL, STAGE_NAMES
from rules.three_sisters.tracks import COUNT, FIRST_ITEM, LENGTHS, NAMES, SECTIONS, section_of
from rules.three_sisters.weather import WEATHER_NAMES
from rules.title import Json

if TYPE_CHECKING:
    from rules.three_sisters.state import ThreeSistersState

VERSION: Final = 1
MAIN_NAMES: Final = {"garden": GARDEN, "rondel": RONDEL}


def die_name(die: TakeDie) -> str:
    """A die with its space: ``5 shed-a``."""
    return f"{die.value} {SPACE_NAMES[die.space]}"


def crop_name(zone: int, crop: int) -> str:
    """A crop with its zone: ``3.corn2``."""
    return f"{zone + 1}.{CROP_NAMES[crop]}"


def write(state: ThreeSistersState) -> dict[str, Json]:
    """The position of a state; :func:`read` is its inverse."""
    options: dict[str, Json] = dict(state.variant.options())
    return {
        "title": "three_sisters",
        "version": VERSION,
        "players": state.variant.players,
        "options": options,
        "observer": state.observer,
        "round": state.round,
        "first": state.first,
        "pawn": SPACE_NAMES[state.pawn],
        "weather": WEATHER_NAMES[state.weather] or None,
        "dice": [die_name(die) for die in state.dice],
        "stage": STAGE_NAMES[state.stage],
        "player": state.player,
        "die": None if state.die is None else die_name(state.die),
        "main": [name for name, bit in MAIN_NAMES.items() if state.main & bit],
        "fixed": None if state.fixed == NOT_FIXED else state.fixed + 1,
        "rained": state.rained,
        "crossings": state.crossings,
        "owed": [NAME_OF_ENTRY[entry] for entry in state.owed],
        "sheets": [_sheet(sheet) for sheet in state.sheets],
    }


def _sheet(sheet: Sheet) -> dict[str, Json]:
    garden: dict[str, Json] = {}
    for zone in range(ZONES):
        for crop in range(STRIDE):
            if sheet.zones[zone] >> crop & 1:
                garden[crop_name(zone, crop)] = height(sheet.zones[zone], crop)
    tracks: dict[str, dict[str, Json]] = {section: {} for section in SECTIONS}
    for track in range(COUNT):
        filled = filled_boxes(sheet, track).bit_count()
        if filled:
            tracks[section_of(track)][NAMES[track]] = filled
    written: dict[str, Json] = {"garden": garden, **tracks}
    written |= {
        "goods": sheet.goods,
        "compost": sheet.compost,
        "spent": sheet.spent,
        "changed": sheet.changed,
    }
    if sheet.crossed is not None:
        written["crossed"] = _crossed(sheet.crossed)
    return written


def _crossed(crossed: Crossed) -> list[Json]:
    """Edith's marks: crops, boxes of tracks, items, stars."""
    marks: list[Json] = []
    marks += [crop_name(zone, crop) for zone in range(ZONES) for crop in crops_of(crossed.crops[zone])]
    for track in range(FIRST_ITEM):
        boxes = [box for box in range(LENGTHS[track]) if crossed.boxes[track] >> box & 1]
        marks += [f"{NAMES[track]} {box + 1}" for box in boxes]
    marks += [NAMES[item] for item in range(FIRST_ITEM, COUNT) if crossed.boxes[item]]
    marks += [f"star {star}" for star in STARS if crossed.stars >> star & 1]
    return marks


def read(position: Json) -> ThreeSistersState:
    """The state that a position writes; raises ``PositionError`` with what is wrong."""
    from rules.three_sisters.position_reader import PositionReader  # noqa: PLC0415 - the reader needs the state

    return PositionReader(position).state()

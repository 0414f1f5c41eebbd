"""Reads one sheet of a position and refuses one that cannot be filled in like that."""

from __future__ import annotations

from collections.abc import Mapping

from rules.three_sisters.components import COMPONENTS, ZONES
from rules.three_sisters.garden import (
    CROP_NAMES,
    CROP_OF_NAME,
    FIRST_BEAN,
    FIRST_PUMPKIN,
    HEIGHTS,
    STRIDE,
    height,
)
from rules.three_sisters.goods import BOXES, STARS, last_box
from rules.three_sisters.marks import check_marks
from rules.three_sisters.ring import PLACES
from rules.three_sisters.sheet import Crossed, Sheet, blank_sheet, next_box
from rules.three_sisters.tracks import (
    COLUMNS,
    COUNT,
    FIRST_ITEM,
    INNER_HIVE,
    LENGTHS,
    MAIN,
    NAMES,
    OPEN_AT_START,
    SECTIONS,
    TRACK_OF_NAME,
    section_of,
)
from rules.title import Json, PositionError

KEYS = ("garden", *SECTIONS, "goods", "compost", "spent", "changed", "crossed")


def read_sheet(written: Json, player: int, *, with_edith: bool) -> Sheet:
    """The sheet that a position writes; raises :class:`PositionError` with what is wrong."""
    if not isinstance(written, dict):
        raise PositionError(f"The sheet of player {player} should be an object.")
    for key in written:
        if key not in KEYS:
            raise PositionError(f"A sheet has no {key!r}; it has: {', '.join(KEYS)}.")
    sheet = blank_sheet(with_edith=with_edith)
    if sheet.crossed is not None:
        _read_marks(written.get("crossed", []), sheet.crossed)
    elif written.get("crossed", []) != []:
        raise PositionError("Only in the solo game does Farmer Edith cross things off (TS-19.1).")
    _read_garden(_section(written, "garden"), sheet)
    _read_tracks(written, sheet)
    _read_goods_and_compost(written, sheet)
    if sheet.crossed is not None:
        check_marks(sheet, sheet.crossed)
    changed = written.get("changed", False)
    if not isinstance(changed, bool):
        raise PositionError("'changed' should be true or false.")
    sheet.changed = changed
    return sheet


def _section(written: Mapping[str, Json], name: str) -> Mapping[str, Json]:
    section = written.get(name, {})
    if not isinstance(section, dict):
        raise PositionError(f"{name!r} should be an object such as {{'corn1': 2}}.")
    return section


def _number(value: Json, name: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise PositionError(f"{name!r} should be a whole number from {low} to {high}.")
    return value


def _place(name: str) -> tuple[int, int] | None:
    """The zone and crop that ``3.corn2`` names, None when there is no such crop."""
    number, _, crop = name.partition(".")
    if number in ("1", "2", "3", "4", "5", "6") and crop in CROP_OF_NAME:
        place = (int(number) - 1, CROP_OF_NAME[crop])
        if HEIGHTS[place[0]][place[1]]:
            return place
    return None


# --- the garden (TS-9) ------------------------------------------------------------------------


def _read_garden(garden: Mapping[str, Json], sheet: Sheet) -> None:
    for name, value in garden.items():
        place = _place(name)
        if place is None:
            raise PositionError(f"There is no crop {name[:20]!r} in the garden (TS-9.1, TS-9.4).")
        zone, crop = place
        filled = _number(value, name, 0, HEIGHTS[zone][crop])
        sheet.zones[zone] |= sum(1 << STRIDE * level + crop for level in range(filled))
    for zone in range(ZONES):
        boxes = sheet.zones[zone]
        for number in range(FIRST_PUMPKIN - FIRST_BEAN):
            bean = FIRST_BEAN + number
            if height(boxes, bean) and height(boxes, number) < COMPONENTS.bean_needs:
                name = f"{zone + 1}.{CROP_NAMES[bean]}"
                raise PositionError(f"{name} is planted, but its corn is not two boxes high (TS-4.3).")
        for circle, ring in PLACES[zone]:
            if boxes & circle:
                sheet.pumpkins |= 1 << ring


# --- tracks (TS-10 to TS-13) ------------------------------------------------------------------


def _read_tracks(written: Mapping[str, Json], sheet: Sheet) -> None:
    for section in SECTIONS:
        for name, value in _section(written, section).items():
            track = TRACK_OF_NAME.get(name, COUNT)
            if track == COUNT or section_of(track) != section:
                raise PositionError(f"There is no {name[:20]!r} in the section {section!r}.")
            filled = _number(value, name, 0, LENGTHS[track])
            if track < FIRST_ITEM:
                _fill(sheet, track, filled)
            else:
                sheet.levels[track] = filled  # an item is crossed off whole, filled boxes and all (TS-19.10)
    _check_hive(sheet)
    if sheet.crossed is not None:
        _waste_items(sheet, sheet.crossed)
    sheet.open = sum(1 << track for track in range(COUNT) if _is_open(sheet, track))
    sheet.complete = sum(
        1 << item for item in range(FIRST_ITEM, COUNT) if sheet.levels[item] == LENGTHS[item]
    )


def _check_hive(sheet: Sheet) -> None:
    if sheet.levels[MAIN] < LENGTHS[MAIN]:
        for track in range(COUNT):
            if INNER_HIVE >> track & 1 and sheet.levels[track]:
                raise PositionError(f"{NAMES[track]!r} is open only when the main hive is full (TS-11.1).")


def _waste_items(sheet: Sheet, crossed: Crossed) -> None:
    """An item is crossed off whole; the marks stand on the boxes not filled before (TS-19.10)."""
    for item in range(FIRST_ITEM, COUNT):
        if crossed.boxes[item] and sheet.levels[item] == LENGTHS[item]:
            raise PositionError(f"{NAMES[item]!r} is complete: Edith leaves it alone (TS-19.10).")
        crossed.boxes[item] &= ~((1 << sheet.levels[item]) - 1)


def _fill(sheet: Sheet, track: int, count: int) -> None:
    """Fills the lowest ``count`` boxes that are not crossed off (TS-1.7, TS-19.18)."""
    for _ in range(count):
        box = next_box(sheet, track)
        if box == LENGTHS[track]:
            raise PositionError(f"{NAMES[track]!r} has fewer boxes left than are filled (TS-19.18).")
        sheet.levels[track] = box + 1


def _is_open(sheet: Sheet, track: int) -> bool:
    if next_box(sheet, track) == LENGTHS[track]:
        return False
    if COLUMNS >> track & 1 and track != MAIN:
        return sheet.levels[MAIN] == LENGTHS[MAIN]
    return OPEN_AT_START >> track & 1 == 1


def _read_goods_and_compost(written: Mapping[str, Json], sheet: Sheet) -> None:
    sheet.goods = _number(written.get("goods", 0), "goods", 0, BOXES)
    if last_box(sheet) > BOXES:
        raise PositionError("There are more goods than boxes that are not crossed off (TS-19.12).")
    most = COMPONENTS.compost_boxes
    sheet.compost = _number(written.get("compost", COMPONENTS.first_compost), "compost", 1, most)
    sheet.spent = _number(written.get("spent", 0), "spent", 0, most)
    if sheet.spent > sheet.compost:
        raise PositionError("No more compost can be spent than was gained (TS-15.1).")


# --- Edith's marks (TS-19) ------------------------------------------------------------------


def _read_marks(marks: Json, crossed: Crossed) -> None:
    if not isinstance(marks, list):
        raise PositionError(
            "'crossed' should be a list such as ['1.pumpkin1', 'honey 4', 'mulch', 'star 5']."
        )
    for mark in marks:
        if not isinstance(mark, str) or not _read_mark(mark, crossed):
            raise PositionError(f"Farmer Edith cannot cross off {str(mark)[:20]!r}, or not twice (TS-19).")


def _read_mark(mark: str, crossed: Crossed) -> bool:
    """Adds one mark; False when there is no such thing or it is crossed off already."""
    place = _place(mark)
    if place is not None:
        new = not crossed.crops[place[0]] >> place[1] & 1
        crossed.crops[place[0]] |= 1 << place[1]
        return new
    name, _, number = mark.partition(" ")
    if name == "star" and number in _STAR_OF_NUMBER:
        new = not crossed.stars >> _STAR_OF_NUMBER[number] & 1
        crossed.stars |= 1 << _STAR_OF_NUMBER[number]
        return new
    track = TRACK_OF_NAME.get(name, COUNT)
    if track < FIRST_ITEM and number in _BOX_OF_NUMBER and _BOX_OF_NUMBER[number] < LENGTHS[track]:
        new = not crossed.boxes[track] >> _BOX_OF_NUMBER[number] & 1
        crossed.boxes[track] |= 1 << _BOX_OF_NUMBER[number]
        return new
    if FIRST_ITEM <= track < COUNT and not number:
        new = not crossed.boxes[track]
        crossed.boxes[track] = (1 << LENGTHS[track]) - 1
        return new
    return False


_STAR_OF_NUMBER = {str(star): star for star in STARS}
_BOX_OF_NUMBER = {str(box + 1): box for box in range(max(LENGTHS))}

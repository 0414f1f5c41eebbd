"""Which picture stands for what on the sheet, in words of text and in the log."""

from __future__ import annotations

from typing import Final

from rules.three_sisters.tracks import NAMES

CORN: Final = "shared/icon_corn"
BEAN: Final = "shared/icon_bean"
PUMPKIN: Final = "shared/icon_pumpkin"

_OTHERS: Final = {
    "apple": "shared/icon_apple",
    "main": "three_sisters/hive",
    "split": "three_sisters/split_hive",
}

TRACK_PICTURES: Final = tuple(_OTHERS.get(name, f"three_sisters/{name}") for name in NAMES)
"""By track: the flower, fruit, hive column or item."""

PICTURES: Final = {
    "goods": "three_sisters/goods",
    "compost": "three_sisters/compost",
    "bonus": "three_sisters/star",
    "perennial": "three_sisters/flower",
    "fruit": "three_sisters/fruit",
    "apiary": "three_sisters/hive",
    "shed": "three_sisters/shed",
    "water": "three_sisters/water",
    "plant": "three_sisters/plant",
    "rain": "three_sisters/rain",
    "farmers_market": "three_sisters/market",
    "points": "three_sisters/points",
}
"""By a word of the rules."""


def picture_of(word: str) -> str:
    """The picture of a word of the rules or of a track's name: ``bonus``, ``tulip``."""
    known = PICTURES.get(word)
    if known is not None:
        return known
    return TRACK_PICTURES[NAMES.index(word)]


def crop_picture(crop: int) -> str:
    """The picture of a crop by its number in a zone."""
    return CORN if crop < 5 else BEAN if crop < 10 else PUMPKIN


def space_pictures(space: int) -> tuple[str, ...]:
    """What stands on a space of the rondel, from left to right."""
    return (
        ("three_sisters/hive", "three_sisters/fruit"),
        ("three_sisters/plant", "three_sisters/water"),
        ("three_sisters/shears", "three_sisters/shed"),
        ("three_sisters/compost", "three_sisters/goods"),
        ("three_sisters/hive", "three_sisters/fruit"),
        ("three_sisters/mower", "three_sisters/shed"),
        ("three_sisters/market",),
    )[space]

"""The five lines of the score (TS-18.1 to TS-18.6)."""

from __future__ import annotations

from typing import Final

from rules.three_sisters.apiary import apiary_points
from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.fruit import fruit_points
from rules.three_sisters.garden import BEAN_CIRCLES, CORN_CIRCLES
from rules.three_sisters.perennials import perennial_points
from rules.three_sisters.shed import shed_points
from rules.three_sisters.sheet import Sheet
from rules.title import Score

LINES: Final = ("garden", "perennials", "apiary", "fruit", "shed")


def garden_points(sheet: Sheet) -> int:
    """3 for each harvested corn, 1 for each harvested bean (TS-18.2)."""
    points = 0
    for boxes in sheet.zones:
        points += COMPONENTS.corn_points * (boxes & CORN_CIRCLES).bit_count()
        points += COMPONENTS.bean_points * (boxes & BEAN_CIRCLES).bit_count()
    return points


def score_of(player: int, sheet: Sheet) -> Score:
    """A player's lines; garden points break a tie (TS-18.7)."""
    garden = garden_points(sheet)
    points = (garden, perennial_points(sheet), apiary_points(sheet), fruit_points(sheet), shed_points(sheet))
    return Score(player, tuple(zip(LINES, points, strict=True)), (garden,))

"""Three Sisters as its computer players see it: the points on the sheet, and what is on its way to more.

Each box that leads to a harvest counts a share of it, extra actions owed count about what they bring,
and goods and compost what they are usually turned into.
"""

from __future__ import annotations

from typing import Final

from rules.three_sisters.components import COMPONENTS, ZONES
from rules.three_sisters.garden import FIRST_BEAN, FIRST_PUMPKIN, HEIGHTS, STRIDE, height
from rules.three_sisters.goods import STAR
from rules.three_sisters.scoring import score_of
from rules.three_sisters.sheet import Sheet
from rules.three_sisters.stages import OVER
from rules.three_sisters.state import ThreeSistersState
from rules.three_sisters.tracks import COUNT, FIRST_ITEM, FIRST_ROW, LENGTHS, TRACKS
from rules.title import State

OWED: Final = 2.2
"""What an extra action is worth that can still be used, in points."""

COMPOST: Final = 0.25
STAR_WORTH: Final = 2.0
"""What the bonus action of a star brings."""

GROWING: Final = (0.0, 0.35, 0.55, 0.75)
"""By the height of a corn: the share of its points that can be counted on in the middle of a match."""

BOX: Final = 0.35
"""What a box of a track is worth on its way to the next thing it gives."""


class ThreeSistersEvaluation:
    """What a player may expect at the end, in points, less what the best of the others may."""

    def value(self, state: State, player: int) -> float:
        """The lead that ``player`` may expect."""
        assert isinstance(state, ThreeSistersState)
        expected = [self.expected(state, each) for each in range(state.variant.players)]
        others = [points for each, points in enumerate(expected) if each != player]
        return expected[player] - 0.3 * max(others, default=0.0)

    def glance(self, state: State, player: int) -> float:
        """The points that stand on the sheet."""
        assert isinstance(state, ThreeSistersState)
        return float(score_of(player, state.sheets[player]).total)

    def expected(self, state: ThreeSistersState, player: int) -> float:
        """The points that a player may expect at the end."""
        sheet = state.sheets[player]
        points = float(score_of(player, sheet).total)
        if state.stage == OVER:
            return points
        left = (9 - state.round) / 8
        points += left * (_growing(sheet) + _begun(sheet))
        points += (sheet.goods % STAR) / STAR * STAR_WORTH
        points += COMPOST * (sheet.compost - sheet.spent)
        if state.player == player:
            points += OWED * len(state.owed)
        return points


def _growing(sheet: Sheet) -> float:
    """What the crops on their way are worth."""
    points = 0.0
    for zone in range(ZONES):
        boxes = sheet.zones[zone]
        for crop in range(STRIDE):
            grown = height(boxes, crop) if HEIGHTS[zone][crop] else 0
            if not 0 < grown < HEIGHTS[zone][crop]:
                continue
            if crop < FIRST_BEAN:
                points += COMPONENTS.corn_points * GROWING[grown] + 0.5
            elif crop < FIRST_PUMPKIN:
                points += 0.6 * COMPONENTS.bean_points
            else:
                points += 1.2 * grown / HEIGHTS[zone][crop]
    return points


def _begun(sheet: Sheet) -> float:
    """What the tracks are worth beyond their points: the nearer the end, the more."""
    points = 0.0
    for track in range(COUNT):
        level, length = sheet.levels[track], LENGTHS[track]
        if not 0 < level < length:
            continue
        end = TRACKS[track].gains[-1].points
        if track < FIRST_ROW or track >= FIRST_ITEM:
            points += 0.8 * max(2, end) * (level / length) ** 1.4
        else:
            points += BOX * level
    return points

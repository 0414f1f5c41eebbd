"""What the tracks may still come to: perennials, the hive and the fruit rows, the shed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.ai.three_sisters_outlook import Outlook
from game.ai.three_sisters_plan import Stretch, stretches, worth
from game.ai.three_sisters_worth import GOOD, PERENNIAL, STEP, WATER, of_box
from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.garden import BEAN_CIRCLES
from rules.three_sisters.shed import has
from rules.three_sisters.sheet import Sheet, harvests
from rules.three_sisters.tracks import (
    APPLE,
    BLACKBERRY,
    CARVING_KIT,
    CASSEROLE_DISH,
    CIRCLES,
    COUNT,
    CROCUS,
    FANCY_LABELS,
    FIRST_COLUMN,
    FIRST_ITEM,
    FIRST_ROW,
    FRUIT_BOWL,
    HIVE_TOOL,
    HONEY,
    IRIS,
    LENGTHS,
    MAIN,
    MASON_JARS,
    MULCH,
    PEACH,
    PIE_SAFE,
    PITCHFORK,
    RAIN_BARREL,
    SEED_SPREADER,
    SHOVEL,
    SPLIT,
    TRACKS,
    TULIP,
    WAX,
    WHEELBARROW,
)

INNER_HIVE: Final = (WAX, HONEY, SPLIT)


PRINTED: Final = tuple(tuple(of_box(gain) for gain in track.gains) for track in TRACKS)


def gains_ahead(sheet: Sheet, track: int) -> list[float]:
    """What the boxes still to fill are worth, in order; Edith's marks are left out."""
    return [PRINTED[track][box] for box in boxes_ahead(sheet, track)]


def boxes_ahead(sheet: Sheet, track: int) -> list[int]:
    """The boxes of a track that can still be filled, in order."""
    boxes = range(sheet.levels[track], LENGTHS[track])
    if sheet.crossed is None:
        return list(boxes)
    crossed = sheet.crossed.boxes[track]
    return [box for box in boxes if not crossed >> box & 1]


# --- perennials (TS-10) -----------------------------------------------------------------------


def perennials_value(sheet: Sheet, outlook: Outlook, actions: float) -> float:
    """The points that about so many perennial actions will add."""
    plan: list[Stretch] = []
    for perennial in range(FIRST_ROW):
        boxes = boxes_ahead(sheet, perennial)
        gains = [PRINTED[perennial][box] for box in boxes]
        for place, box in enumerate(boxes):
            if perennial == TULIP and box + 1 == LENGTHS[TULIP]:
                fruit = sum(harvests(sheet, row) for row in range(FIRST_ROW, FIRST_COLUMN))
                gains[place] = min(COMPONENTS.fruit_cap, fruit + 0.35 * outlook.uses)
            elif perennial == IRIS and box in (1, 3):
                gains[place] += STEP * outlook.uses
        plan += stretches(gains)
    return worth(plan, actions)


# --- apiary and fruit (TS-11, TS-12) ------------------------------------------------------------


def hive_and_fruit_value(sheet: Sheet, actions: float) -> float:
    """The points that about so many apiary and fruit actions will add."""
    plan = _hive_plan(sheet)
    for row in range(FIRST_ROW, FIRST_COLUMN):
        plan += stretches(_row_gains(sheet, row))
    return worth(plan, actions)


def _hive_plan(sheet: Sheet) -> list[Stretch]:
    """Wax, honey and split hive, behind what is left of the main hive."""
    inner = [stretch for column in INNER_HIVE for stretch in stretches(gains_ahead(sheet, column))]
    main = gains_ahead(sheet, MAIN)
    if not main:
        return inner
    inner.sort(key=lambda stretch: -stretch[1] / stretch[0])
    for count, gain in inner:
        main += [0.0] * (count - 1) + [gain]
    return stretches(main)


def _row_gains(sheet: Sheet, row: int) -> list[float]:
    """A fruit row with what the Pie Safe, the Mason Jars and the Fruit Bowl add to its harvests."""
    each = 0.0
    if (row in (APPLE, PEACH) and has(sheet, PIE_SAFE)) or (row == BLACKBERRY and has(sheet, MASON_JARS)):
        each = GOOD
    first = 3.0 if has(sheet, FRUIT_BOWL) and not harvests(sheet, row) else 0.0
    gains = []
    for box in boxes_ahead(sheet, row):
        gain = PRINTED[row][box]
        if CIRCLES[row] >> box & 1:
            gain += each + first
            first = 0.0
        gains.append(gain)
    return gains


# --- the shed (TS-13) ---------------------------------------------------------------------------


def shed_value(sheet: Sheet, outlook: Outlook, actions: float) -> float:
    """The points that about so many shed actions will add: the tractor's against the engine's."""
    plan = [
        (LENGTHS[item] - sheet.levels[item], PRINTED[item][-1] + _use_of(sheet, item, outlook))
        for item in range(FIRST_ITEM, COUNT)
        if sheet.open >> item & 1
    ]
    return worth(plan, actions)


def _use_of(sheet: Sheet, item: int, outlook: Outlook) -> float:
    """The points that an item brings beyond those printed, by the time that is left."""
    use = OTHER_USES.get(item)
    return USE_BY_DIE.get(item, 0.0) * outlook.uses if use is None else use(sheet, outlook)


USE_BY_DIE: Final = {
    MASON_JARS: 0.04,
    PIE_SAFE: 0.06,
    SHOVEL: 0.1,
    PITCHFORK: 0.1,
    MULCH: 0.1,
    SEED_SPREADER: 0.22,
}
"""Points that an item in use brings with each die to come."""


def _fruit_bowl(sheet: Sheet, outlook: Outlook) -> float:
    """With time enough most kinds of fruit will be harvested (TS-13.5)."""
    if outlook.uses > 3:
        return 6.0
    kinds = sum(harvests(sheet, row) > 0 for row in range(FIRST_ROW, FIRST_COLUMN))
    return float(COMPONENTS.bowl_points[kinds])


def _rain_barrel(sheet: Sheet, outlook: Outlook) -> float:  # noqa: ARG001 - one of several uses
    return WATER * min(outlook.rains)


def _casserole_dish(sheet: Sheet, outlook: Outlook) -> float:
    beans = sum((boxes & BEAN_CIRCLES).bit_count() for boxes in sheet.zones)
    return (beans + 0.6 * outlook.uses) / COMPONENTS.beans_per_point


def _fancy_labels(sheet: Sheet, outlook: Outlook) -> float:  # noqa: ARG001 - one of several uses
    return PERENNIAL * (outlook.markets + 0.14 * outlook.uses)


def _hive_tool(sheet: Sheet, outlook: Outlook) -> float:
    return 0.7 * min(2, len(boxes_ahead(sheet, CROCUS))) if outlook.uses > 4 else 0.0


def _wheelbarrow(sheet: Sheet, outlook: Outlook) -> float:  # noqa: ARG001 - one of several uses
    return GOOD * 0.9 * (0.3 * outlook.uses + outlook.sheds)


def _carving_kit(sheet: Sheet, outlook: Outlook) -> float:
    return 0.7 * min(12.0, sheet.pumpkins.bit_count() + 0.25 * outlook.uses)


OTHER_USES: Final[dict[int, Callable[[Sheet, Outlook], float]]] = {
    FRUIT_BOWL: _fruit_bowl,
    RAIN_BARREL: _rain_barrel,
    CASSEROLE_DISH: _casserole_dish,
    FANCY_LABELS: _fancy_labels,
    HIVE_TOOL: _hive_tool,
    WHEELBARROW: _wheelbarrow,
    CARVING_KIT: _carving_kit,
}
"""What depends on more than the dice to come."""

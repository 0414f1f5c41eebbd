"""Three Sisters as its computer players see it: the points that a sheet may still come to.

What is scored already counts in full. On top comes a plan: the actions to come are guessed from
the dice, markets and bonus actions that are left, and each part of the sheet says what it makes of
its share. A player looks at the own sheet only: the others compete for dice, not for boxes.
"""

from __future__ import annotations

from typing import Final

from game.ai.three_sisters_garden import garden_value
from game.ai.three_sisters_outlook import Outlook
from game.ai.three_sisters_tracks import hive_and_fruit_value, perennials_value, shed_value
from game.ai.three_sisters_worth import COMPOST, STEP
from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.market import row_for
from rules.three_sisters.owed import APIARY, BONUS, FRUIT_ENTRIES, GARDEN_ENTRIES, PERENNIAL_ENTRIES, SHED
from rules.three_sisters.perennials import FREE_STEPS
from rules.three_sisters.rondel import COMPOST_GOODS
from rules.three_sisters.scoring import score_of
from rules.three_sisters.shed import has
from rules.three_sisters.sheet import Sheet
from rules.three_sisters.shovel import PRICE
from rules.three_sisters.stages import OVER
from rules.three_sisters.state import ThreeSistersState
from rules.three_sisters.tracks import FANCY_LABELS, IRIS, SHOVEL
from rules.title import State

GOODS_EACH_DIE: Final = 1.6
"""Goods that come with a die, harvests and all."""

SHED_EACH_DIE: Final = 0.3
HIVE_EACH_DIE: Final = 0.4
PERENNIALS_EACH_DIE: Final = 0.18
GARDEN_EACH_DIE: Final = 1.12
"""Actions of each kind that come with a die."""

BONUS_SHARE: Final = 0.46
"""How much of the bonus actions each of shed, hive with fruit, and perennials may count on."""

DUG: Final = 0.35
"""How much of the compost in hand a Shovel turns into bonus actions."""

COMPOST_USED: Final = 0.6
"""Compost that a die to come may use."""


class ThreeSistersEvaluation:
    """The points that a player may expect in the end. Serves one decision: it remembers sheets."""

    def __init__(self) -> None:
        self._known: dict[object, float] = {}

    def value(self, state: State, player: int) -> float:
        """The points that ``player`` may expect in the end."""
        assert isinstance(state, ThreeSistersState)
        sheet = state.sheets[player]
        outlook = Outlook(state, player)
        owed = tuple(state.owed) if state.player == player else ()
        tracks = (tuple(sheet.zones), tuple(sheet.levels), sheet.goods, sheet.compost - sheet.spent)
        key = (tracks, owed, outlook.key(), state.stage == OVER)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = _expected(sheet, outlook, owed, over=state.stage == OVER)
        return known

    def glance(self, state: State, player: int) -> float:
        """The points of ``player`` as they stand."""
        assert isinstance(state, ThreeSistersState)
        return float(score_of(player, state.sheets[player]).total)


def _expected(sheet: Sheet, outlook: Outlook, owed: tuple[int, ...], *, over: bool) -> float:
    scored = float(score_of(0, sheet).total)
    if over:
        return scored
    goods = _goods_to_come(sheet, outlook)
    compost = sheet.compost - sheet.spent
    bonus = (sheet.goods % COMPONENTS.star_every + goods) / COMPONENTS.star_every + owed.count(BONUS)
    if has(sheet, SHOVEL):
        bonus += DUG * compost / PRICE
    share = BONUS_SHARE * bonus
    uses = outlook.uses
    shed = SHED_EACH_DIE * uses + outlook.sheds + outlook.shed_now() + _count(owed, SHED) + share
    hive = HIVE_EACH_DIE * uses + outlook.hive_now() + _count(owed, APIARY | FRUIT_ENTRIES) + share
    perennials = PERENNIALS_EACH_DIE * uses + _count(owed, PERENNIAL_ENTRIES) + share
    from_market, fruit = _visits(sheet, outlook, goods)
    garden = GARDEN_EACH_DIE * uses + outlook.garden_now() + _count(owed, GARDEN_ENTRIES)
    return (
        scored
        + garden_value(sheet, outlook, garden)
        + shed_value(sheet, outlook, shed)
        + hive_and_fruit_value(sheet, hive + fruit)
        + perennials_value(sheet, outlook, perennials + from_market)
        + COMPOST * min(compost, 2 + COMPOST_USED * uses) * (uses > 0)
        + STEP * FREE_STEPS[sheet.levels[IRIS]] * uses
    )


def _count(owed: tuple[int, ...], entries: int) -> int:
    return sum(entry & entries != 0 for entry in owed)


def _goods_to_come(sheet: Sheet, outlook: Outlook) -> float:
    """Goods that may still be gained, as far as there are boxes for them."""
    coming = GOODS_EACH_DIE * outlook.uses + (4 if outlook.space == COMPOST_GOODS else 0)
    return min(coming, float(COMPONENTS.goods_boxes - sheet.goods))


def _visits(sheet: Sheet, outlook: Outlook, goods: float) -> tuple[float, float]:
    """Perennial and fruit actions of the market visits to come, the goods growing meanwhile."""
    perennials = fruit = 0.0
    visits = [sheet.goods] * outlook.market_now()
    visits += [
        int(sheet.goods + goods * (number + 0.5) / (outlook.markets + 1)) for number in range(outlook.markets)
    ]
    for total in visits:
        row = COMPONENTS.market[row_for(total)]
        perennials += row.actions.count("perennial") + has(sheet, FANCY_LABELS)
        fruit += 0.8 * row.actions.count("fruit")
    return perennials, fruit

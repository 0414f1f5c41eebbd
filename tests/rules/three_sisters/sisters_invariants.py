"""What never stops being true in Three Sisters, each under a name that is a sentence."""

from __future__ import annotations

from rules.three_sisters.events import (
    ActionsLost,
    ActionsOwed,
    CompostGained,
    CompostSpent,
    CropHarvested,
    DieTaken,
    GoodsGained,
    ZoneWatered,
)
from rules.three_sisters.state import ThreeSistersState
from rules.title import Json
from tests.contract.moments import Moment
from tests.rules.three_sisters.sisters_recount import PUMPKINS, longest_run, marks, pumpkins, recount, section


def sheets(moment: Moment) -> list[dict[str, Json]]:
    """All sheets as the position writes them."""
    written = moment.state.position()["sheets"]
    assert isinstance(written, list)
    return [sheet for sheet in written if isinstance(sheet, dict)]


def sisters(moment: Moment) -> ThreeSistersState:
    """The state as what it is."""
    assert isinstance(moment.state, ThreeSistersState)
    return moment.state


def number(sheet: dict[str, Json], name: str) -> int:
    """One number of a sheet."""
    return int(str(sheet[name]))


def scores_equal_an_independent_recount(moment: Moment) -> None:
    for score, sheet in zip(moment.state.scores(), sheets(moment), strict=True):
        assert dict(score.lines) == recount(sheet)
        assert score.tiebreak == (dict(score.lines)["garden"],)


def no_sheet_is_fuller_than_the_paper(moment: Moment) -> None:
    for sheet in sheets(moment):
        assert 0 <= number(sheet, "goods") <= 120
        assert 0 <= number(sheet, "spent") <= number(sheet, "compost") <= 40
        assert sum(recount(sheet).values()) <= 294


def a_bean_stands_beside_corn_two_boxes_high(moment: Moment) -> None:
    for sheet in sheets(moment):
        garden = section(sheet, "garden")
        for name in garden:
            if "bean" in name:
                assert garden[name.replace("bean", "corn")] >= 2


def the_inner_hive_is_empty_until_the_main_hive_is_full(moment: Moment) -> None:
    for sheet in sheets(moment):
        hive = section(sheet, "apiary")
        if hive.get("main", 0) < 5:
            assert not {"wax", "honey", "split"} & set(hive)


def nobody_owes_an_action_when_the_turn_passes(moment: Moment) -> None:
    state = sisters(moment)
    turned = any(isinstance(each, DieTaken) for each in moment.told) or state.current_player is None
    if turned and state.decision is not None and state.decision.kind == "main":
        assert state.decision.details["owed"] == []
        assert state.decision.details["main"] == ["garden", "rondel"]
    if state.current_player is None:
        assert state.owed == []
        assert state.main == 0


def the_dice_on_the_rondel_lie_in_ascending_groups_behind_the_pawn(moment: Moment) -> None:
    state = sisters(moment)
    places = {(die.value, (die.space - state.pawn) % 7) for die in state.dice}
    assert len(places) == len({value for value, _ in places}) == len({place for _, place in places})
    assert [place for _, place in sorted(places)] == sorted(place for _, place in places)
    assert all(place > 0 for _, place in places)


def what_edith_crossed_off_is_not_filled(moment: Moment) -> None:
    for sheet in sheets(moment):
        garden = section(sheet, "garden")
        assert not set(marks(sheet)) & set(garden)
        assert moment.case.setup.players == 1 or marks(sheet) == []


def a_run_of_pumpkins_is_never_longer_than_the_harvest(moment: Moment) -> None:
    for sheet in sheets(moment):
        assert longest_run(pumpkins(sheet)) <= sum(pumpkins(sheet))


SISTERS_INVARIANTS = (
    scores_equal_an_independent_recount,
    no_sheet_is_fuller_than_the_paper,
    a_bean_stands_beside_corn_two_boxes_high,
    the_inner_hive_is_empty_until_the_main_hive_is_full,
    nobody_owes_an_action_when_the_turn_passes,
    the_dice_on_the_rondel_lie_in_ascending_groups_behind_the_pawn,
    what_edith_crossed_off_is_not_filled,
    a_run_of_pumpkins_is_never_longer_than_the_harvest,
)
"""What holds at every single moment."""


class Ledger:
    """A match followed from moment to moment: what one sheet is after another."""

    def __init__(self, first: Moment) -> None:
        self._sheets = sheets(first)
        players = len(self._sheets)
        self.goods = [0] * players
        self.compost = [1] * players
        self.spent = [0] * players
        self.owed = 0

    def follow(self, moment: Moment) -> None:
        """Checks one step of the match."""
        after = sheets(moment)
        for before, now in zip(self._sheets, after, strict=True):
            boxes_only_fill_up(before, now)
        for player, now in enumerate(after):
            self._books(moment, player, now)
        harvests_equal_circles_filled(moment, self._sheets, after)
        entries_are_used_once_or_lost(moment, self.owed)
        self.owed = len(sisters(moment).owed)
        self._sheets = after

    def _books(self, moment: Moment, player: int, sheet: dict[str, Json]) -> None:
        """Goods equal the sum of gains; compost what was gained less what was spent."""
        for each in moment.told:
            match each:
                case GoodsGained() if each.player == player:
                    self.goods[player] += each.count
                    assert each.total == self.goods[player]
                case CompostGained() if each.player == player:
                    self.compost[player] += each.count
                case CompostSpent() if each.player == player:
                    self.spent[player] += each.count
        assert number(sheet, "goods") == self.goods[player]
        assert number(sheet, "compost") == self.compost[player]
        assert number(sheet, "spent") == self.spent[player]


def boxes_only_fill_up(before: dict[str, Json], after: dict[str, Json]) -> None:
    for part in ("garden", "perennials", "fruit", "apiary", "shed"):
        earlier, later = section(before, part), section(after, part)
        assert all(later.get(name, 0) >= boxes for name, boxes in earlier.items())
    assert all(number(after, name) >= number(before, name) for name in ("goods", "compost", "spent"))
    assert marks(after)[: len(marks(before))] == marks(before) or set(marks(before)) <= set(marks(after))


def harvests_equal_circles_filled(
    moment: Moment, before: list[dict[str, Json]], after: list[dict[str, Json]]
) -> None:
    told = [each for each in moment.told if isinstance(each, CropHarvested)]
    for player, (earlier, later) in enumerate(zip(before, after, strict=True)):
        ripened = _ripe(later) - _ripe(earlier)
        facts = {str(each.facts()["crop"]) for each in told if each.player == player}
        assert facts == ripened


def _ripe(sheet: dict[str, Json]) -> set[str]:
    """The crops whose circle is filled."""
    tops = {"corn": 4, "bean": 2}
    garden = section(sheet, "garden")
    ripe = set()
    for name, height in garden.items():
        top = PUMPKINS[name][0] if name in PUMPKINS else tops[name[2:6]]
        if height == top:
            ripe.add(name)
    return ripe


def entries_are_used_once_or_lost(moment: Moment, before: int) -> None:
    """Each action uses up one entry at most; all others were gained, lost or are still there."""
    gained = sum(len(each.entries) for each in moment.told if isinstance(each, ActionsOwed))
    gone = sum(len(each.entries) for each in moment.told if isinstance(each, ActionsLost))
    used = before + gained - gone - len(sisters(moment).owed)
    assert used in (0, 1)
    watered = [each for each in moment.told if isinstance(each, ZoneWatered)]
    assert all(each.crops for each in watered)

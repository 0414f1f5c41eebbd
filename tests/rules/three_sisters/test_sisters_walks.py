"""Random matches of every player count and mode, followed step by step."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from rules.chance import Seeded, Stream
from rules.three_sisters import TITLE, actions, reasons
from rules.three_sisters.actions import plant
from rules.three_sisters.choices import subsets
from rules.three_sisters.events import DiceRolled
from rules.three_sisters.state import ThreeSistersState
from rules.title import Action
from tests.contract.moments import Moment, walk
from tests.contract.titles_under_test import Case, cases_of
from tests.rules.three_sisters.sisters_invariants import (
    SISTERS_INVARIANTS,
    Ledger,
    boxes_only_fill_up,
    sheets,
)

THOROUGH = os.environ.get("ALLOTMENT_THOROUGH") == "1"
MATCHES = 60 if THOROUGH else 3
"""Matches that are followed action by action, for each player count and weather."""

MANY = 20_000 if THOROUGH else 2000
"""Matches that are looked at every third round and at the end, over all player counts and weathers."""

CASES = cases_of(TITLE)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_invariants_hold_at_every_moment(case: Case) -> None:
    for seed in range(MATCHES):
        ledger: Ledger | None = None
        for moment in walk(case, seed):
            for invariant in SISTERS_INVARIANTS:
                invariant(moment)
            if ledger is None:
                ledger = Ledger(moment)
            else:
                ledger.follow(moment)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_invariants_hold_now_and_then_in_many_matches(case: Case) -> None:
    for seed in range(MANY // len(CASES)):
        pick = Stream(seed)
        state = case.title.new(case.setup, pick)
        assert isinstance(state, ThreeSistersState)
        before, round_ = sheets(Moment(case, seed, state)), 1
        while state.current_player is not None:
            choices = state.legal_actions()
            state.advance(choices[pick.below(len(choices))], pick)
            if state.round >= round_ + 3 or state.current_player is None:
                moment = Moment(case, seed, state)
                for invariant in SISTERS_INVARIANTS:
                    invariant(moment)
                after = sheets(moment)
                for earlier, later in zip(before, after, strict=True):
                    boxes_only_fill_up(earlier, later)
                before, round_ = after, state.round


EVERY_ACTION: tuple[Action, ...] = (
    *(die for dice in actions.TAKE_DIE for die in dice),
    *actions.WATER,
    *actions.FILL_ITEM.values(),
    *actions.FILL_COLUMN.values(),
    *actions.FILL_ROW.values(),
    *actions.FILL_PERENNIAL.values(),
    *actions.MULCH.values(),
    *actions.BONUS.values(),
    *actions.GARDEN_BONUS,
    *actions.CROSS_OFF,
    actions.GOODS,
    actions.MARKET,
    actions.SHOVEL,
    actions.DONE,
    actions.PASS_GARDEN,
    actions.PASS_RONDEL,
    actions.PASS_EXTRA,
)
"""All but the plant actions."""


def some_plantings(pick: Stream, count: int = 40) -> list[Action]:
    """Plant actions, sensible or not, one in three with a crop in another zone."""
    own = subsets(0x1FFF, 0, 3)
    found: list[Action] = []
    for _ in range(count):
        beside = ((pick.below(6), pick.below(13)),) if pick.below(3) == 0 else ()
        zone = pick.below(6)
        if all(other != zone for other, _ in beside):
            found.append(plant(zone, own[pick.below(len(own))], beside))
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_exactly_the_legal_actions_are_not_refused(case: Case) -> None:
    pick = Stream(7)
    words: Counter[str] = Counter()
    for moment in walk(case, 99):
        if pick.below(4):
            continue
        legal = set(moment.state.legal_actions())
        for action in (*EVERY_ACTION, *some_plantings(pick), *legal):
            refusal = moment.state.refusal(action)
            assert (refusal is None) == (action in legal), (action, refusal)
            if refusal is not None:
                words[reasons.word_of(refusal)] += 1
                assert refusal.reason.endswith(".")
    assert len(words) > 10


@pytest.mark.parametrize("case", CASES, ids=str)
def test_dice_depend_on_the_seed_and_not_on_choices(case: Case) -> None:
    def rolls(taste: int) -> dict[int, tuple[int, ...]]:
        pick, chance = Stream(taste), Seeded(5)
        state = case.title.new(case.setup, chance)
        found: dict[int, tuple[int, ...]] = {}
        while state.current_player is not None:
            choices = state.legal_actions()
            for each in state.apply(choices[pick.below(len(choices))], chance):
                if isinstance(each, DiceRolled):
                    found[each.round] = each.values
        return found

    assert rolls(1) == rolls(2)
    assert sorted(rolls(1)) == list(range(2, 9))


def test_undo_reveals_nothing_but_the_next_roll() -> None:
    chance, pick = Seeded(3), Stream(3)
    state = TITLE.new(TITLE.meta.setup(2), chance)
    rolled = 0
    while state.current_player is not None:
        choices = state.legal_actions()
        action = choices[pick.below(len(choices))]
        player, before = state.current_player, state.round
        reveals = state.reveals(action, player)
        assert state.reveals(action, 1 - player)  # what another does is news
        state.advance(action, chance)
        assert reveals == (state.round != before)
        rolled += reveals
    assert rolled == 7

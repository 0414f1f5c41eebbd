"""What the computer players make of a garden, a shed and the time that is left."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.beginner import take_a_chance
from game.ai.choice import Budget
from game.ai.one_ply import look_ahead
from game.ai.three_sisters import ThreeSistersEvaluation
from game.ai.three_sisters_outlook import Outlook
from game.ai.three_sisters_plan import stretches, worth
from rules.chance import Seeded, Stream
from rules.three_sisters import TITLE
from rules.three_sisters.state import ThreeSistersState
from rules.title import Action, Json
from tests.rules.three_sisters.sisters_kit import before_event, event, owing, play, using


def value(state: ThreeSistersState) -> float:
    """What player 0 may expect."""
    return ThreeSistersEvaluation().value(state, 0)


def chosen(state: ThreeSistersState) -> str:
    """What a Gardener does."""
    seen = state.observe(0)
    return str(look_ahead(seen, ThreeSistersEvaluation().value, Budget(2, 5.0), Stream(1)).action)


@given(st.lists(st.sampled_from([0.0, 0.5, 1.0, 2.0, 3.0, 18.0]), max_size=9))
def test_stretches_cover_all_boxes_with_falling_averages(gains: list[float]) -> None:
    found = stretches(gains)
    assert sum(count for count, _ in found) == len(gains)
    assert sum(points for _, points in found) == pytest.approx(sum(gains))
    averages = [points / count for count, points in found]
    assert averages == sorted(averages, reverse=True)


def test_a_plan_is_worth_more_with_more_actions_and_never_more_than_all_of_it() -> None:
    plan = stretches([0.0, 3.0, 0.0, 3.0, 3.0, 18.0])
    worths = [worth(list(plan), actions) for actions in range(12)]
    assert worths == sorted(worths)
    assert worths[0] < 9
    assert worths[-1] == pytest.approx(27, abs=0.2)


def test_at_the_end_the_value_is_the_score() -> None:
    state = before_event("2.corn1=4 tractor iris", 8)
    play(state, "goods")
    assert value(state) == 33.0
    assert ThreeSistersEvaluation().glance(state, 0) == 33.0


def test_the_outlook_counts_dice_and_events_to_come() -> None:
    start = TITLE.new(TITLE.meta.setup(2), Seeded(1))
    outlook = Outlook(start, 0)
    assert (outlook.uses, outlook.markets, outlook.sheds, outlook.rains) == (16, 3, 2, [3] * 6)
    last = Outlook(before_event("", 8), 0)
    assert (last.uses, last.markets, last.sheds, last.rains) == (0, 0, 0, [1] * 6)
    solo = Outlook(TITLE.new(TITLE.meta.setup(1), Seeded(1)), 0)
    assert solo.uses == 16
    raining = event("rain", "1.pumpkin1=3 1.pumpkin2=2", round=8)  # zone 1 has had its rain
    assert Outlook(raining, 0).rains == [0, 1, 1, 1, 1, 1]


def test_a_crop_that_the_last_rain_will_finish_counts_before_the_rain() -> None:
    plain, ripening = before_event("", 8), before_event("2.corn1=3 2.corn2=3", 8)
    late = before_event("2.corn1=2 2.corn2=2", 8)
    assert value(ripening) - value(plain) > 5
    assert value(late) - value(plain) < 1


def test_beans_are_planted_on_corn_and_links_are_closed() -> None:
    corn = "2.corn1=2 2.corn2=2 2.corn3=2"
    assert value(owing("water", f"{corn} 2.bean1=1")) > value(owing("water", corn))
    linked = value(owing("water", "1.pumpkin1=4 1.pumpkin2=2 goods=3"))
    lonely = value(owing("water", "3.pumpkin2=3 1.pumpkin2=2 goods=3"))
    assert linked > lonely + 0.5


def test_a_bonus_ahead_is_worth_more_than_the_good_that_brings_it() -> None:
    start = value(using("1 market", "goods=0"))
    assert value(using("1 market", "goods=4")) > start + 1


def test_late_a_nearly_finished_tractor_comes_before_anything_else() -> None:
    state = using("1 shed-a", "tractor=5", main="rondel", round=8)
    assert chosen(state) == "shed tractor"


def test_early_a_shed_action_is_not_wasted_on_a_small_thing() -> None:
    assert chosen(using("1 shed-a", main="rondel", round=1)) not in ("shed mulch", "shed mason_jars")


def test_corn_that_needs_more_than_the_last_rain_is_watered_before_it() -> None:
    late = "2.corn1=2 2.corn2=2 2.corn3=2"
    last: dict[str, Json] = {"main": "garden", "round": 8, "stage": "shared", "dice": ["2 market"] * 2}
    assert chosen(using("2 market", late, **last)) == "water 2"
    ripe = late.replace("=2", "=3")  # the rain will finish these by itself, and beans beside them
    assert chosen(using("2 market", ripe, **last)) == "plant 2 bean1 bean2"


def play_out(levels: str, seed: int, *, weather: bool = False) -> list[int]:
    """The totals of a match; a letter a seat, ``g`` for Gardener and ``s`` for Seedling."""
    setup = TITLE.meta.setup(len(levels), {"weather": weather})
    chance, pick = Seeded(seed), Stream(seed)
    state = TITLE.new(setup, chance)
    while (player := state.current_player) is not None:
        evaluation, seen = ThreeSistersEvaluation(), state.observe(player)
        action: Action
        if levels[player] == "g":
            action = look_ahead(seen, evaluation.value, Budget(1, 9.0), pick).action
        else:
            action = take_a_chance(seen, evaluation.glance, Budget(1, 9.0), pick).action
        state.advance(action, chance)
    return [score.total for score in state.scores()]


def test_a_gardener_beats_a_seedling_and_makes_seventy_points() -> None:
    totals = [play_out("gs" if seed % 2 else "sg", seed) for seed in range(4)]
    gardeners = [total[seed % 2 == 0] for seed, total in enumerate(totals)]
    seedlings = [total[seed % 2 == 1] for seed, total in enumerate(totals)]
    assert all(mine > theirs for mine, theirs in zip(gardeners, seedlings, strict=True))
    assert sum(gardeners) / len(gardeners) > 90
    assert min(gardeners) >= 70


@pytest.mark.parametrize("weather", [False, True])
def test_alone_a_gardener_wins_a_blue_ribbon_at_least(weather: bool) -> None:  # noqa: FBT001
    totals = [play_out("g", seed, weather=weather)[0] for seed in range(3)]
    assert min(totals) >= 50
    assert sum(totals) / len(totals) >= 65

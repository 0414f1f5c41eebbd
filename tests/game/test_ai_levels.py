"""The levels: always legal, repeatable, stopped when told, and worth their names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.beginner import take_a_chance
from game.ai.choice import Budget, Choice
from game.ai.levels import LEVELS, Level, UnknownLevelError, choose, level_of
from game.ai.one_ply import look_ahead
from game.arena import Plan, run
from rules.chance import Stream
from rules.title import State
from tests.game.playing import new_match, play_on, play_until

LEVEL = st.sampled_from(LEVELS)
COUNTS = st.integers(2, 4)


def observation(count: int, seed: int, length: int) -> State | None:
    state = play_on(new_match(seed, ["gardener"] * count), length).state
    return None if state.current_player is None else state.observe(state.current_player)


@given(LEVEL, COUNTS, st.integers(0, 10**6), st.integers(0, 140))
def test_a_choice_is_legal_and_repeatable(level: Level, count: int, seed: int, length: int) -> None:
    seen = observation(count, seed, length)
    if seen is None:
        return
    choice = choose("fistful", level, seen, seed, iterations=2)
    assert choice.action in seen.legal_actions()
    assert {each.action for each in choice.considered} == set(seen.legal_actions())
    assert choice.considered[0].action is choice.action
    assert choose("fistful", level, seen, seed, iterations=2) == choice


def test_levels_are_known_by_their_ids_and_say_what_they_are() -> None:
    assert [level_of(level.id) for level in LEVELS] == list(LEVELS)
    assert all(level.line.endswith(".") for level in LEVELS)
    with pytest.raises(UnknownLevelError, match=r"no level 'wizard'.*seedling, gardener"):
        level_of("wizard")


def test_a_title_may_ask_for_more_or_fewer_iterations() -> None:
    asked: list[int] = []

    def play(_title: str, seen: State, budget: Budget, _chance: Stream) -> Choice:
        asked.append(budget.iterations)
        return Choice(seen.legal_actions()[0], ())

    level = Level("patient", "Patient", "Waits.", 7, 2.0, play, {"fistful": 9})
    seen = observation(2, 1, 0)
    assert seen is not None
    choose("fistful", level, seen, 1)
    choose("fistful", replace(level, iterations_in={}), seen, 1)
    choose("fistful", level, seen, 1, iterations=3)
    assert asked == [9, 7, 3]


def counted(limit: int) -> tuple[Callable[[], bool], list[int]]:
    """A stop that comes after so many questions."""
    asked = [0]

    def stop() -> bool:
        asked[0] += 1
        return asked[0] > limit

    return stop, asked


@pytest.mark.parametrize("limit", [0, 1, 40, 200])
def test_a_stop_ends_the_thought_at_once_with_the_best_so_far(limit: int) -> None:
    seen = new_match().state.observe(new_match().state.current_player or 0)
    stop, asked = counted(limit)
    choice = choose("fistful", level_of("gardener"), seen, 1, iterations=100_000, seconds=60, stop=stop)
    assert choice.action in seen.legal_actions()
    assert asked[0] <= limit + 2
    tried = [each for each in choice.considered if each.visits]
    assert sum(each.visits for each in choice.considered) <= limit
    if tried:
        assert choice.action is max(tried, key=lambda each: each.value).action


def test_a_single_answer_is_given_without_thinking() -> None:
    match = new_match()
    chance = Stream(1)
    while len(actions := match.state.legal_actions()) > 1:
        match.act(actions[chance.below(len(actions))])
    player = match.state.current_player
    assert player is not None
    choice = choose("fistful", level_of("gardener"), match.state.observe(player), 1)
    assert choice.action is actions[0]
    assert choice.considered[0].visits == 0


def test_the_look_ahead_takes_the_best_average() -> None:
    seen = new_match().state.observe(new_match().state.current_player or 0)
    wanted = seen.legal_actions()[9]

    def value(state: State, _player: int) -> float:
        return float(str(state.position()["field"]) == str(planted))

    after = seen.copy()
    after.advance(wanted, Stream(1))
    planted = after.position()["field"]
    choice = look_ahead(seen, value, Budget(3, 5.0), Stream(1))
    assert choice.action is wanted
    assert choice.considered[0].value == 1.0


def test_a_beginner_mostly_takes_what_scores_and_sometimes_not() -> None:
    seen = new_match().state.observe(new_match().state.current_player or 0)
    best = seen.legal_actions()[4]

    def glance(state: State, _player: int) -> float:
        return 5.0 * (str(state.position()["plantings"]) == str([str(best).split()[2]]))

    taken = [take_a_chance(seen, glance, Budget(1, 5.0), Stream(seed)).action for seed in range(100)]
    value = sum(str(action).split()[2] == str(best).split()[2] for action in taken)
    assert 50 < value < 100


def test_gardener_beats_three_seedlings_more_often_than_chance() -> None:
    plan = Plan("fistful", ("gardener", "seedling", "seedling", "seedling"), {}, 8, 1)
    result = run(plan, None, lambda _done, _total: None)
    assert result.seats[0].wins >= 4
    assert result.seats[0].score > max(tally.score for tally in result.seats[1:])


def test_a_beginner_passes_before_there_are_goals() -> None:
    match = play_until(new_match(options={"late_goals": True}), "pass", 0)
    choice = choose("fistful", level_of("seedling"), match.state.observe(0), 1)
    assert choice.action in match.state.legal_actions()

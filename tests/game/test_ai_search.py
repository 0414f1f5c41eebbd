"""The search: legal, repeatable, honest, in time, and better than no search."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import monotonic

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.choice import Budget, Choice
from game.ai.learned import LearnedValue
from game.ai.search import Search, search
from game.titles import TITLES
from rules.chance import Seeded, Stream
from rules.title import Action, State, Title
from tests.game.plain_features import PlainFeatures, plain_value

EVERY_TITLE = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.meta.id)
VALUE = plain_value()


def walked(title: Title, seed: int, length: int) -> State:
    """A state after so many random actions, or the last one with something to decide."""
    chance = Stream(seed)
    players = title.meta.players[chance.below(len(title.meta.players))]
    state, dice = title.new(title.meta.setup(players), Seeded(seed)), Seeded(seed)
    for _ in range(length):
        actions = state.legal_actions()
        after = state.copy()
        after.advance(actions[chance.below(len(actions))], dice)
        if after.current_player is None:
            break
        state = after
    return state


def decision(title: Title, seed: int, length: int = 12) -> State:
    """An observation with something to choose."""
    state = walked(title, seed, length)
    while len(state.legal_actions()) == 1:
        length += 1
        state = walked(title, seed, length)
    assert state.current_player is not None
    return state.observe(state.current_player)


def searched(observation: State, iterations: int, seed: int = 1) -> Choice:
    return search(observation, VALUE, Budget(iterations, 60.0), Stream(seed))


def moments(title: Title, count: int) -> Iterator[State]:
    """So many states on random ways through matches of every player count."""
    chance, seed = Stream(5), 0
    while True:
        players = title.meta.players[seed % len(title.meta.players)]
        state, dice = title.new(title.meta.setup(players), Seeded(seed)), Seeded(seed)
        seed += 1
        while state.current_player is not None:
            if chance.below(6) == 0:
                yield state
                count -= 1
                if count == 0:
                    return
            actions = state.legal_actions()
            state.advance(actions[chance.below(len(actions))], dice)


@EVERY_TITLE
def test_never_an_illegal_action_over_500_positions(title: Title) -> None:
    for state in moments(title, 500):
        assert state.current_player is not None
        choice = searched(state.observe(state.current_player), 2)
        assert state.refusal(choice.action) is None
        assert {each.action for each in choice.considered} == set(state.legal_actions())
        assert choice.considered[0].action is choice.action


@EVERY_TITLE
def test_the_same_seed_and_iterations_give_the_same_choice(title: Title) -> None:
    for seed in range(4):
        observation = decision(title, seed)
        assert searched(observation, 60) == searched(observation, 60)


@EVERY_TITLE
def test_the_search_changes_nothing(title: Title) -> None:
    observation = decision(title, 3)
    before = observation.position()
    searched(observation, 40)
    assert observation.position() == before


@EVERY_TITLE
@settings(max_examples=30)
@given(st.integers(0, 50), st.integers(0, 60), st.integers(1, 10**6))
def test_what_the_player_cannot_see_never_changes_the_choice(
    title: Title, seed: int, length: int, other: int
) -> None:
    state = walked(title, seed, length)
    player = state.current_player
    assert player is not None
    twin = state.determinize(player, Stream(other))
    assert searched(state.observe(player), 12) == searched(twin.observe(player), 12)


@EVERY_TITLE
def test_the_budget_in_seconds_is_kept(title: Title) -> None:
    observation = decision(title, 2)
    started = monotonic()
    search(observation, VALUE, Budget(100_000, 0.4), Stream(1))
    assert 0.05 < monotonic() - started < 0.44 + 0.1  # a tenth, and what a busy machine takes


def test_a_stop_gives_the_best_so_far() -> None:
    asked = [0]

    def stop() -> bool:
        asked[0] += 1
        return asked[0] > 30

    observation = decision(TITLES[0], 5)
    choice = search(observation, VALUE, Budget(100_000, 60.0, stop), Stream(1))
    assert asked[0] == 31
    assert choice.considered[0].visits == max(each.visits for each in choice.considered) > 0


@EVERY_TITLE
def test_stopped_at_once_it_still_answers(title: Title) -> None:
    observation = decision(title, 1)
    choice = search(observation, VALUE, Budget(500, 60.0, lambda: True), Stream(1))
    assert choice.action in observation.legal_actions()


def test_it_ends_early_when_the_lead_cannot_be_caught() -> None:
    short = 0
    for seed in range(12):
        looked = Search(decision(TITLES[0], seed), VALUE, Budget(200, 60.0), Stream(1))
        choice = looked.choose()
        first, second = choice.considered[0].visits, choice.considered[1].visits
        if looked.iterations < 200:
            short += 1
            assert first - second > 200 - looked.iterations - 16
    assert short > 0


def test_a_single_answer_is_given_without_thinking() -> None:
    chance = Stream(1)
    state = TITLES[0].new(TITLES[0].meta.setup(2), Seeded(1))
    while len(actions := state.legal_actions()) > 1:
        state.apply(actions[chance.below(len(actions))], Seeded(1))
    assert state.current_player is not None
    choice = searched(state.observe(state.current_player), 100)
    assert choice.considered == (choice.considered[0],)
    assert choice.considered[0].visits == 0


def test_nothing_to_decide_is_refused() -> None:
    state = walked(TITLES[0], 1, 10_000)
    last = state.legal_actions()
    while state.current_player is not None:
        state.advance(state.legal_actions()[0], Stream(1))
    assert last
    with pytest.raises(ValueError, match="nothing to decide"):
        searched(state, 10)


class HastyFeatures(PlainFeatures):
    """Thinks of the first three actions only, and never finds a state quiet enough to judge."""

    def considered(self, state: State, actions: Sequence[Action]) -> Sequence[Action]:  # noqa: ARG002
        return actions[:3]

    def is_quiet(self, state: State, player: int) -> bool:  # noqa: ARG002
        return False


@EVERY_TITLE
def test_a_title_says_what_is_worth_a_thought_and_when_to_judge(title: Title) -> None:
    observation = decision(title, 3)
    value = LearnedValue(HastyFeatures(), {"any": [0.0]})
    choices = [search(observation, value, Budget(20, 60.0), Stream(1)) for _ in range(2)]
    assert choices[0] == choices[1]
    assert {each.action for each in choices[0].considered} == set(observation.legal_actions()[:3])

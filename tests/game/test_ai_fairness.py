"""A computer player knows what its seat knows: what it cannot see never changes its choice."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.levels import LEVELS, Level, choose
from game.engine.session import Session
from rules.chance import Stream
from rules.title import Json
from tests.game.engines import ask
from tests.game.playing import new_match, play_on

LEVEL = st.sampled_from(LEVELS)
OPTIONS = st.sampled_from([{}, {"no_repeats": True}, {"late_goals": True}])


@given(LEVEL, OPTIONS, st.integers(0, 1000), st.integers(0, 131), st.integers(1, 10**6))
def test_permuting_what_a_player_cannot_see_never_changes_the_choice(
    level: Level, options: dict[str, Json], seed: int, length: int, other: int
) -> None:
    state = play_on(new_match(seed, options=options), length).state
    player = state.current_player
    assert player is not None
    twin = state.determinize(player, Stream(other))
    chosen = choose("fistful", level, state.observe(player), 3, iterations=2)
    assert choose("fistful", level, twin.observe(player), 3, iterations=2) == chosen


@given(LEVEL, st.integers(0, 1000), st.integers(0, 131), st.integers(1, 10**6))
def test_nor_does_it_through_the_engine_that_holds_the_true_state(
    level: Level, seed: int, length: int, other: int
) -> None:
    state = play_on(new_match(seed), length).state
    player = state.current_player
    assert player is not None
    answers = []
    for position in (
        state.position(),
        state.determinize(player, Stream(other)).position(),
        state.observe(player).position(),
    ):
        session = Session()
        ask(session, {"do": "load", "title": "fistful", "position": position, "seed": other})
        answers.append(ask(session, {"do": "think", "level": level.id, "iterations": 1, "seed": 3}))
    assert answers[0] == answers[1] == answers[2]


@pytest.mark.parametrize("player", [None, 1])
def test_a_computer_player_refuses_to_see_more(player: int | None) -> None:
    state = new_match().state
    first = state.current_player
    assert first is not None
    shown = state if player is None else state.observe((first + player) % 4)
    with pytest.raises(ValueError, match="observation of its own"):
        choose("fistful", LEVELS[0], shown, 1)

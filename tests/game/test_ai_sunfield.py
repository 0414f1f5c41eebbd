"""What the computer players make of Sunfield Farm."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.ai.beginner import take_a_chance
from game.ai.choice import Budget
from game.ai.one_ply import look_ahead
from game.ai.sunfield import SunfieldEvaluation
from game.ai.sunfield_farm import FarmValue, turns_left
from game.ai.sunfield_weights import WEIGHTS
from rules.chance import Seeded, Stream
from rules.sunfield import TITLE
from rules.sunfield.moments import DONE
from rules.sunfield.state import SunfieldState
from rules.title import Action, Json
from tests.rules.sunfield.sunfield_kit import delivered, new, open_clients, options, play, reputation, table

Bot = Callable[[SunfieldState, int], Action]


def gardener(observation: SunfieldState, seed: int) -> Action:
    """One action ahead, in one determinization: nothing is secret here."""
    return look_ahead(observation, SunfieldEvaluation().value, Budget(1, 60.0), Stream(seed)).action


def seedling(observation: SunfieldState, seed: int) -> Action:
    """A glance, and often not the best."""
    return take_a_chance(observation, SunfieldEvaluation().glance, Budget(1, 60.0), Stream(seed)).action


def match(bots: list[Bot], seed: int, **chosen: Json) -> SunfieldState:
    """A whole match; every bot sees its own observation only."""
    chance = Seeded(seed)
    state = TITLE.new(TITLE.meta.setup(len(bots), chosen), chance)
    while (player := state.current_player) is not None:
        action = bots[player](state.observe(player), 1000 * seed + state.turn)
        state.apply(action, chance)
    return state


@pytest.mark.parametrize("mode", ["standard", "advanced"])
def test_the_gardener_beats_the_seedling_and_averages_40_points(mode: str) -> None:
    wins, points = 0, []
    for seed in range(10):
        place = seed % 2
        state = match([gardener, seedling] if place == 0 else [seedling, gardener], seed, mode=mode)
        assert state.outcome is not None
        wins += state.outcome.winners == (place,)
        points.append(state.scores()[place].total)
    assert wins == len(points)
    assert sum(points) / len(points) > 40


def test_a_choice_repeats_itself_and_needs_the_observation_only() -> None:
    state, chance = new(2, 5, None, mode="advanced"), Seeded(5)
    for turn in range(60):
        player = state.current_player
        assert player is not None
        seen = state.observe(player)
        action = gardener(seen, turn)
        assert action in state.legal_actions()
        assert gardener(TITLE.load(seen.position()), turn) is action
        state.apply(action, chance)


def chosen(state: SunfieldState) -> str:
    """What the Gardener does now."""
    player = state.current_player
    assert player is not None
    return str(gardener(state.observe(player), 1))


def test_a_tile_goes_where_its_vegetables_help() -> None:
    plot = "0 0 pig blue (carrot, corn)\n1 0 past empty\n2 0 past empty\n3 0 pig blue (carrot*, corn)"
    state = table(plot, "sheep brown (corn)")
    play(state, chosen(state))
    assert "veg corn at 3 0" in options(state)
    assert chosen(state) == "veg corn at 3 0"


def test_a_client_with_medal_and_reputation_is_delivered() -> None:
    state = table(barrow="broccoli, carrot, eggplant")
    delivered(state, "blue-4")
    reputation(state, "R10", "R01", "R02", "R03", "R08")
    open_clients(state, "red-6", "blue-3", "green-6", "yellow-6", "yellow-5a")
    assert chosen(state) == "client 2"


def test_in_the_last_turn_seeds_are_changed_when_that_pays_a_client() -> None:
    state = table(seeds=3, barrow="corn, eggplant, eggplant, carrot")
    open_clients(state, "blue-4", "green-6", "yellow-6", "red-6", "blue-6")
    state.board.left = [0, 1, 1, 9]  # the last round
    assert chosen(state) == "seeds exchange eggplant corn"


def test_seeds_are_kept_when_an_exchange_pays_no_client() -> None:
    state = table(seeds=4, barrow="corn, eggplant")
    open_clients(state, "green-6", "yellow-6", "red-6", "blue-6", "blue-5a")
    state.moment = DONE
    assert chosen(state) == "end"


def test_hope_fades_towards_the_end() -> None:
    state = table("0 0 cow blue (corn*, corn, carrot)")
    farms = FarmValue(WEIGHTS)
    values = [farms.value(state, state.farms[0], turns) for turns in (8.0, 4.0, 1.0, 0.0)]
    assert values == sorted(values, reverse=True)
    assert values[-1] == pytest.approx(0.0, abs=0.1)


def test_turns_left_are_counted_exactly_in_the_last_round() -> None:
    state = new(3, first_player=1)
    state.board.left[0] = 0
    assert [turns_left(state, player) for player in (1, 2, 0)] == [0, 1, 1]
    assert turns_left(new(2), 0) > turns_left(new(4), 0) * 0.5
    play(state, "tile sheep-1")


def test_the_value_is_the_lead_over_the_best_other_farm() -> None:
    state = table(players=3)
    before = SunfieldEvaluation().value(state, 0)
    state.farms[2].threes += 1
    assert SunfieldEvaluation().value(state, 0) == pytest.approx(before - 3, abs=0.01)
    state.farms[0].threes += 1
    assert SunfieldEvaluation().value(state, 0) == pytest.approx(before, abs=0.01)


def test_a_finished_match_is_valued_by_its_points() -> None:
    state = match([seedling, seedling], 3)
    lead = state.scores()[0].total - state.scores()[1].total
    seeds = 0.01 * (state.farms[0].seeds - state.farms[1].seeds)
    assert SunfieldEvaluation().value(state, 0) == pytest.approx(lead + seeds)

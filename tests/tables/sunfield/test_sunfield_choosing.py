"""Which targets lead to which action, what gives itself, and why an attempt is refused."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.tables.sunfield import choosing, glance, ids, stage
from game.tables.sunfield.glance import Gift, gift, with_tile_in_hand
from rules.chance import Stream
from rules.sunfield.actions import DELIVER_CLIENT, END_TURN, EndTurn, Place, Plant, Spend, TakeTile, place
from rules.sunfield.events import VegetablesLost
from rules.sunfield.moments import DONE, DRAWN, HOLDING, PLANTING, READY, SPENDING
from rules.sunfield.reputation import is_fulfilled
from rules.sunfield.state import SunfieldState
from tests.tables.sunfield.sunfield_playing import MODES, match_where, new_match, state_of, walk
from ui.interpret import clashes


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(12))
def test_every_legal_action_has_its_own_paths(seed: int, mode: str) -> None:
    for state in walk(new_match(2 + seed % 3, mode, seed), Stream(seed)):
        options = choosing.options_of(state)
        assert clashes(options) == []
        assert {action for action, _path in options} == set(state.legal_actions())
        for _action, path in options:
            assert len(set(path)) == len(path)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(6))
def test_what_the_table_shows_is_what_happened(seed: int, mode: str) -> None:
    """The events of an action, done one after another to the state before it, give the one after it."""
    match = new_match(2 + seed % 3, mode, seed)
    states = walk(match, Stream(seed))
    for before, after in pairwise(states):
        shown = before.copy()
        events = match.history[-1].events
        for number, event in enumerate(events):
            stage.show(shown, event, events[number - 1] if number else None)
        assert (shown.board.market, shown.board.standing) == (after.board.market, after.board.standing)
        assert (shown.board.seeds, shown.board.left) == (after.board.seeds, after.board.left)
        assert (shown.board.clients, shown.board.medals) == (after.board.clients, after.board.medals)
        assert shown.board.reputation == after.board.reputation
        assert (shown.held, shown.drawn, shown.hand) == (after.held, after.drawn, after.hand)
        assert [farm.contents() for farm in shown.farms] == [farm.contents() for farm in after.farms]
        assert [farm.free for farm in shown.farms] == [farm.free for farm in after.farms]


# --- what gives itself ------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_what_gives_itself_leaves_nothing_to_choose(mode: str) -> None:
    told = 0
    for seed in range(12):
        for state in walk(new_match(2, mode, seed), Stream(seed)):
            action = choosing.settled(state, end_by_itself=True)
            if action is None:
                continue
            legal = state.legal_actions()
            assert action in legal
            if isinstance(action, Plant):
                told += 1
                assert all(isinstance(other, Plant) for other in legal)
                assert_planted_whatever_is_chosen(state, action)
            elif isinstance(action, Spend):
                assert mode == "standard"
            else:
                assert list(legal) == [END_TURN]
    assert told > 5


def assert_planted_whatever_is_chosen(state: SunfieldState, action: Plant) -> None:
    """Every way to plant the rest fills the space that the action fills."""
    ends = [state.copy()]
    for _token in range(len(state.hand)):
        ends = [
            after
            for each in ends
            for after in (
                [_planted(each, other) for other in each.choices] if each.moment == PLANTING else [each]
            )
        ]
    face = state.farms[state.current].plot[action.cell]
    fewest = state.variant.faces.tokens[face][action.sort]
    for end in ends:
        now = end.farms[state.current].plot[action.cell]
        kept = end.variant.faces.tokens[now][action.sort]
        assert kept > fewest or end.variant.faces.animal[now] != 4, "planted, or harvested since"


def _planted(state: SunfieldState, action: object) -> SunfieldState:
    after = state.copy()
    assert isinstance(action, Plant)
    after.advance(action, Stream(0))
    return after


def test_a_turn_ends_by_itself_only_where_that_is_wanted() -> None:
    match = match_where(lambda state: state.moment == DONE and len(state.legal_actions()) == 1)
    assert choosing.settled(state_of(match), end_by_itself=False) is None
    assert isinstance(choosing.settled(state_of(match), end_by_itself=True), EndTurn)


def test_planting_waits_while_a_power_could_change_it() -> None:
    match = match_where(
        lambda state: (
            state.moment == PLANTING
            and any(not isinstance(action, Plant) for action in state.legal_actions())
        )
    )
    assert choosing.settled(state_of(match), end_by_itself=True) is None


def test_which_animals_of_the_last_trio_go_is_asked_in_the_advanced_mode() -> None:
    match = match_where(lambda state: state.moment == SPENDING)
    assert choosing.settled(state_of(match), end_by_itself=True) is None


# --- what a tile would bring ------------------------------------------------------------------------


def test_a_gift_is_what_laying_the_tile_brings() -> None:
    seen = 0
    for seed in range(8):
        match = new_match(2, "standard", seed)
        for before, after in pairwise(walk(match, Stream(seed))):
            action = match.history[-1].action
            if not isinstance(action, Place) or before.moment != HOLDING:
                continue
            seen += 1
            given = gift(before, action.cell)
            wanted = sorted(before.variant.faces.sorts[before.held])
            assert given.planted + len(given.lost) == len(wanted)
            lost_at_once = any(isinstance(event, VegetablesLost) for event in match.history[-1].events)
            assert (given.planted == 0) == lost_at_once
            if after.moment == PLANTING:
                offers = {(plant.cell, plant.sort) for plant in after.choices if isinstance(plant, Plant)}
                assert offers == {(cell, sort) for cell, sorts in given.receives for sort in sorts}
    assert seen > 50


def test_a_drawn_tile_brings_nothing() -> None:
    match = match_where(lambda state: state.moment == DRAWN)
    state = state_of(match)
    assert gift(state, state.farms[0].free[0]) == Gift()


def test_a_market_tile_can_be_thought_of_as_taken() -> None:
    state = state_of(new_match(2, "standard", 4))
    action = next(each for each in state.legal_actions() if isinstance(each, TakeTile))
    holding = with_tile_in_hand(state, action.space)
    assert holding.moment == HOLDING
    assert state.moment == READY
    assert with_tile_in_hand(holding, None) == holding


# --- attempts ---------------------------------------------------------------------------------------


def refused(state: SunfieldState, selection: tuple[str, ...], target: str) -> str:
    action = choosing.attempted(state, selection, target)
    assert action is not None
    refusal = state.refusal(action)
    assert refusal is not None
    return str(refusal.values["code"])


def test_attempts_at_the_boards_say_why_they_are_refused() -> None:
    match = match_where(lambda state: state.moment == READY and state.farms[0].seeds == 0 and state.turn > 3)
    state = state_of(match)
    dear = next(
        space
        for space in range(9)
        if state.board.standing >> space & 1
        and not any(isinstance(each, TakeTile) and each.space == space for each in state.legal_actions())
    )
    assert refused(state, (), ids.TILES[dear]) == "no-seeds"
    assert refused(state, (), ids.EXCHANGE) == "no-seeds"
    assert refused(state, (), ids.ADD) == "no-seeds"
    poor = next(space for space in range(5) if DELIVER_CLIENT[space] not in state.legal_actions())
    assert refused(state, (), ids.client_id(poor)) == "no-vegetables"
    assert refused(state, (), ids.power_id(4)) == "not-reached"


def test_attempts_at_the_plot_say_why_they_are_refused() -> None:
    match = match_where(lambda state: state.moment == HOLDING)
    state = state_of(match)
    taken = next(iter(state.farms[0].plot))
    assert refused(state, (ids.TILE_IN_HAND,), ids.cell_id(taken)) == "cell-taken"
    assert refused(state, (ids.TILE_IN_HAND,), "cell.40.40") == "not-adjacent"
    match = match_where(lambda state: state.moment == PLANTING)
    state = state_of(match)
    sort = state.hand[0]
    assert refused(state, (ids.veg_id(sort),), ids.cell_id(state.laid)) == "own-tile"


def test_a_tile_in_the_market_is_judged_as_if_it_were_taken() -> None:
    state = state_of(new_match(2, "standard", 4))
    action = next(each for each in state.legal_actions() if isinstance(each, TakeTile))
    taken = place(next(iter(state.farms[state.current].plot)))
    refusal = with_tile_in_hand(state, action.space).refusal(taken)
    assert refusal is not None
    assert refusal.values["code"] == "cell-taken"


def test_an_attempt_of_nothing_is_none() -> None:
    state = state_of(new_match(2, "standard", 4))
    assert choosing.attempted(state, (), "cell.0.0") is None
    assert choosing.attempted(state, (), ids.power_id(1)) is None
    assert choosing.attempted(state, ("client.1",), "cell.0.0") is None


# --- what can be read off ---------------------------------------------------------------------------


def test_ids_of_cells_say_which_cell_it_is() -> None:
    for name in ("1 -2", "0 0", "-13 7"):
        cell = ids.cell_named(name)
        assert ids.cell_of(ids.cell_id(cell)) == cell
        assert ids.cell_of(ids.token_id(2, cell)) == cell
        assert ids.sort_of(ids.token_id(2, cell)) == 2


def test_ticks_of_a_reputation_tile_agree_with_the_rules() -> None:
    components = state_of(new_match()).variant.components
    clients = components.clients
    for tile in components.reputation:
        for first in range(0, 20, 3):
            for second in range(1, 20, 3):
                owned = [clients[first], clients[second]]
                assert all(glance.ticks(tile, owned)) == is_fulfilled(tile, owned)


def test_every_client_has_a_picture_of_its_own() -> None:
    variant = state_of(new_match()).variant
    pictures = {glance.portrait(variant, client) for client in range(20)}
    assert len(pictures) == 20


def test_what_was_laid_lately_is_one_round_old_at_most() -> None:
    match = new_match(3, "standard", 2)
    for state in walk(match, Stream(2)):
        lately = glance.lately_laid(match.history, 0, 3)
        for player, cells in lately.items():
            assert all(cell in state.farms[player].plot for cell in cells)
            assert len(cells) <= 2

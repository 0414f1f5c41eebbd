"""What search and table rely on: interned actions, cheap copies, events, speed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from time import process_time
from timeit import repeat

import chess
import pytest

from rules.chance import Seeded, Stream
from rules.sunfield import TITLE
from rules.sunfield.state import SunfieldState
from rules.title import Event
from tests.rules.sunfield.sunfield_kit import new

MODES = pytest.mark.parametrize("mode", ["standard", "advanced"])


def matches(mode: str, count: int, players: int = 2) -> Iterator[tuple[SunfieldState, tuple[Event, ...]]]:
    """Every state of random matches with what was told."""
    for seed in range(count):
        state, chance, pick = new(players, seed, None, mode=mode), Seeded(seed), Stream(seed)
        while state.current_player is not None:
            actions = state.legal_actions()
            yield state, state.apply(actions[pick.below(len(actions))], chance)


@MODES
def test_each_action_exists_once(mode: str) -> None:
    for state, _ in matches(mode, 3):
        for action in state.legal_actions():
            assert TITLE.parse(str(action)) is action


@MODES
def test_legal_actions_are_listed_once_in_the_same_order(mode: str) -> None:
    for state, _ in matches(mode, 3, players=3):
        actions = list(state.legal_actions())
        assert len(set(map(id, actions))) == len(actions)
        assert list(state.copy().legal_actions()) == actions


@MODES
def test_every_kind_of_event_is_told_and_is_plain(mode: str) -> None:
    told = set()
    for _, events in matches(mode, 60):
        for event in events:
            facts = event.facts()
            assert json.loads(json.dumps(facts)) == facts
            told.add(type(event).__name__)
            assert facts["type"] == re.sub(r"(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()
            assert event.seen_by(1) is event
    always = {"TileTaken", "ColumnRenewed", "EndSetOff", "TileLaid", "VegetablesTaken", "VegetablePlanted"}
    always |= {"VegetablesLost", "TileHarvested", "TrioDelivered", "VegetableExchanged", "TurnStarted"}
    always |= {"ClientDelivered", "MedalTaken", "ClientRevealed", "MatchEnded"}
    advanced = {"FarmerMoved", "PowerUsed", "TileDrawn", "ClientReserved", "AnimalSwapped", "AnimalMoved"}
    advanced |= {"VegetablePicked", "VegetableMoved", "TileMoved", "VegetableAdded"}
    assert (always - {"TrioDelivered"} | advanced if mode == "advanced" else always) <= told


def test_no_events_are_made_when_nobody_asks() -> None:
    state = new()
    assert state.advance(state.legal_actions()[0], Seeded(1)) is None  # type: ignore[func-returns-value]


def middle(mode: str) -> SunfieldState:
    """Two players in the middle of a match."""
    state, chance, pick = new(2, 3, None, mode=mode), Seeded(3), Stream(1)
    while state.turn < 16:
        actions = state.legal_actions()
        state.advance(actions[pick.below(len(actions))], chance)
    return state


@MODES
def test_a_copy_takes_less_than_5_microseconds(mode: str) -> None:
    state = middle(mode)
    assert min(repeat(state.copy, number=500, repeat=40)) / 500 < 5e-6


def sunfield_rate(mode: str, seed: int, seconds: float) -> float:
    """Random decisions a second: listing, choosing, acting."""
    decisions, pick, spent = 0, Stream(seed), 0.0
    while spent < seconds:
        seed += 1
        state, chance = new(2, seed, None, mode=mode), Seeded(seed)
        start = process_time()
        while actions := state.legal_actions():
            state.advance(actions[pick.below(len(actions))], chance)
            decisions += 1
        spent += process_time() - start
    return decisions / spent


def chess_rate(seconds: float) -> float:
    """Random legal moves a second of python-chess, the yardstick."""
    moves, pick, board = 0, Stream(1), chess.Board()
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(50):
            legal = list(board.legal_moves)
            if not legal or board.ply() > 150:
                board = chess.Board()
                continue
            board.push(legal[pick.below(len(legal))])
            moves += 1
    return moves / (process_time() - start)


@MODES
def test_random_play_is_4_times_as_fast_as_random_chess(mode: str) -> None:
    ratios = [sunfield_rate(mode, 100 * n, 0.25) / chess_rate(0.25) for n in range(4)]
    assert max(ratios) > 4

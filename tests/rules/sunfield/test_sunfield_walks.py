"""Random matches over player counts, modes and house options, with invariants at every action."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import pytest

from rules.chance import Seeded, Stream
from rules.sunfield import TITLE
from rules.sunfield.moments import OVER
from rules.sunfield.options import HOUSE
from rules.sunfield.state import SunfieldState
from rules.title import Event, Json
from tests.rules.sunfield.sunfield_invariants import SUNFIELD_COMPARISONS, SUNFIELD_INVARIANTS

MATCHES = 340 if os.environ.get("ALLOTMENT_THOROUGH") == "1" else 16
"""Of each player count and mode; every second with house options. Thorough: 2,000 in all."""

CASES = list(product((2, 3, 4), ("standard", "advanced")))
LONGEST = 600


@dataclass(frozen=True)
class Step:
    """An action's outcome: the state before, the state, and what was told."""

    before: SunfieldState
    state: SunfieldState
    told: tuple[Event, ...]


def options_of(mode: str, seed: int) -> dict[str, Json]:
    """The options of the match with this seed."""
    chosen = seed >> 1 if seed % 2 == 0 else 0
    house = {name: bool(chosen >> place & 1) for place, name in enumerate(HOUSE)}
    return {"mode": mode, **house}


def walk(players: int, mode: str, seed: int) -> Iterator[Step]:
    """A match of random actions, step by step."""
    chance, pick = Seeded(seed), Stream(seed)
    state = TITLE.new(TITLE.meta.setup(players, options_of(mode, seed)), chance)
    for _ in range(LONGEST):
        if state.current_player is None:
            return
        actions = state.legal_actions()
        before = state.copy()
        told = state.apply(actions[pick.below(len(actions))], chance)
        yield Step(before, state, told)
    raise AssertionError("the match does not end")


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("players", "mode"), CASES)
def test_invariants_hold_after_every_action(players: int, mode: str) -> None:
    for seed in range(MATCHES):
        last = None
        for step in walk(players, mode, seed):
            for invariant in SUNFIELD_INVARIANTS:
                invariant(step)
            for comparison in SUNFIELD_COMPARISONS:
                comparison(step.before, step.state, step.told)
            last = step.state
        assert last is not None
        assert last.moment == OVER


@pytest.mark.parametrize(("players", "mode"), CASES)
def test_all_have_had_the_same_number_of_turns(players: int, mode: str) -> None:
    for seed in range(3):
        *_, last = walk(players, mode, seed)
        assert last.state.turn % players == 0


def test_random_matches_end_by_tiles_and_by_clients() -> None:
    reasons = set()
    for seed in range(40):
        state, chance, pick = TITLE.new(TITLE.meta.setup(2), Seeded(seed)), Seeded(seed), Stream(seed)
        while state.current_player is not None:
            actions = state.legal_actions()
            clients = [action for action in actions if str(action).startswith("client")]
            for farm in state.farms:
                farm.barrow = [9, 9, 9, 9] if seed % 2 else farm.barrow
            state.advance(clients[0] if clients else actions[pick.below(len(actions))], chance)
        assert state.outcome is not None
        reasons.add(state.outcome.reason.partition(" and the round")[0])
    assert {"The tile piles are empty", "No Client is left in the deck"} <= reasons

"""Two thousand random matches: invariants at every moment, and each match told again by its record."""

import pytest

from rules.chance import Seeded
from rules.record import Record, read, write
from rules.title import Action
from tests.contract.invariants import OF_TITLE, invariants_of
from tests.contract.moments import Moment, walk
from tests.contract.titles_under_test import CASES, MATCHES, TITLES, Case, cases_of

RECORDED = 3
"""How many matches of each case are told again from a record."""


def matches_of(case: Case) -> int:
    """The share of a case in all matches, at least a few."""
    return max(RECORDED, MATCHES // len(TITLES) // len(cases_of(case.title)))


def test_there_are_as_many_matches_as_promised() -> None:
    assert sum(matches_of(case) for case in CASES) > 0.95 * MATCHES


def test_invariants_are_of_titles_that_are_tested() -> None:
    assert set(OF_TITLE) <= {title.meta.id for title in TITLES}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_invariants_hold_at_every_moment_and_the_match_ends_within_n_actions(case: Case) -> None:
    invariants = invariants_of(case.title.meta.id)
    for seed in range(matches_of(case)):
        last = None
        for moment in walk(case, seed):
            last = moment
            for invariant in invariants:
                invariant(moment)
        assert last is not None
        assert last.state.current_player is None


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_match_can_be_longer_than_said(case: Case) -> None:
    lengths = [sum(1 for _ in walk(case, seed)) - 1 for seed in range(RECORDED)]
    assert max(lengths) <= case.most_actions


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_same_setup_and_seed_give_an_equal_state(case: Case) -> None:
    states = [case.title.new(case.setup, Seeded(seed)) for seed in range(8)]
    for seed, state in enumerate(states):
        assert case.title.new(case.setup, Seeded(seed)) == state
    assert len({str(state.position()) for state in states}) > 1


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_record_tells_the_match_again(case: Case) -> None:
    for seed in range(RECORDED):
        actions, last = played(case, seed)
        meta = case.title.meta
        record = Record(
            meta.id,
            meta.version,
            case.setup.players,
            seed,
            case.setup.options,
            actions=tuple(map(str, actions)),
        )
        again = read(write(record))
        assert again == record
        state = case.title.new(meta.setup(again.players, dict(again.options)), Seeded(again.seed))
        for text in again.actions:
            state.apply(case.title.parse(text), Seeded(again.seed))
        assert state == last.state
        assert state.outcome == last.state.outcome


def played(case: Case, seed: int) -> tuple[list[Action], Moment]:
    """A match of first, last and middle actions; what was done and how it ended."""
    chance = Seeded(seed)
    state = case.title.new(case.setup, chance)
    actions: list[Action] = []
    while state.current_player is not None:
        legal = state.legal_actions()
        actions.append(legal[(0, -1, len(legal) // 2)[len(actions) % 3]])
        state.apply(actions[-1], chance)
    return actions, Moment(case, seed, state)

"""Random matches of every title: invariants at every moment, and each match told again by its record."""

from math import ceil

import pytest

from rules.chance import Seeded
from rules.record import Record, read, write
from rules.title import Action, Title
from tests.contract.invariants import OF_TITLE, invariants_of
from tests.contract.moments import Moment, walk
from tests.contract.titles_under_test import (
    CASES,
    DEFAULT_MATCHES,
    MATCHES,
    THOROUGH,
    THOROUGH_MATCHES,
    TITLES,
    Case,
    cases_of,
)

MOST_CASES = 40
"""A title with many options is tried in a sample of setups, not in all."""

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.meta.id)

RECORDED = 3
"""How many matches of each case are told again from a record."""


def promised(title: Title) -> int:
    """How many matches of a title are followed."""
    count = MATCHES.get(title.meta.id, DEFAULT_MATCHES)
    return max(count, THOROUGH_MATCHES) if THOROUGH > 1 else count


def matches_of(case: Case) -> int:
    """The share of a case in the matches of its title, at least a few."""
    return max(RECORDED, ceil(promised(case.title) / len(cases_of(case.title))))


@every_title
def test_there_are_as_many_matches_as_promised(title: Title) -> None:
    assert sum(matches_of(case) for case in cases_of(title)) >= promised(title)


@every_title
def test_every_title_has_invariants_of_its_own(title: Title) -> None:
    assert OF_TITLE[title.meta.id]


@every_title
def test_every_value_of_every_option_is_in_a_case(title: Title) -> None:
    shown = {(name, value) for case in cases_of(title) for name, value in case.setup.options.items()}
    assert shown == {(option.id, value) for option in title.meta.options for value in option.values}


@every_title
def test_no_case_is_there_twice(title: Title) -> None:
    names = [str(case) for case in cases_of(title)]
    assert len(set(names)) == len(names) <= MOST_CASES


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

"""A state machine that plays, errs, undoes, searches, saves and loads in any order."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from hypothesis.stateful import run_state_machine_as_test as run

from rules.chance import Seeded, Stream
from rules.title import Action, Event, IllegalAction, State, Title
from tests.contract.invariants import invariants_of
from tests.contract.laws import plain
from tests.contract.moments import Moment, moments, playout
from tests.contract.titles_under_test import THOROUGH, TITLES, cases_of

numbers = st.integers(0, 2**16)


class MatchMachine(RuleBasedStateMachine):
    """A match of ``title`` in the hands of somebody unpredictable."""

    title: Title
    state: State

    @initialize(case=numbers, seed=numbers)
    def begin(self, case: int, seed: int) -> None:
        cases = cases_of(self.title)
        self.case = cases[case % len(cases)]
        self.pool = moments(self.case)[0].pool
        self.seed = seed
        self.state = self.case.title.new(self.case.setup, Seeded(seed))
        self.told: tuple[Event, ...] = ()
        self.before: list[State] = []
        self.actions: list[Action] = []
        note(f"{self.case}, seed {seed}")

    def playing(self) -> bool:
        return self.state.current_player is not None

    @precondition(playing)
    @rule(choice=numbers)
    def act(self, choice: int) -> None:
        legal = self.state.legal_actions()
        action = legal[choice % len(legal)]
        note(str(action))
        self.before.append(self.state.copy())
        self.actions.append(action)
        self.told = self.state.apply(action, Seeded(self.seed))

    @precondition(playing)
    @rule(choice=numbers, count=st.integers(2, 30))
    def act_on(self, choice: int, count: int) -> None:
        for step in range(count):
            if self.playing():
                self.act(choice + step)

    @rule(choice=numbers)
    def err(self, choice: int) -> None:
        action = self.pool[choice % len(self.pool)]
        if self.state.refusal(action) is not None:
            copy = self.state.copy()
            with pytest.raises(IllegalAction):
                self.state.apply(action, Seeded(self.seed))
            assert self.state == copy

    @precondition(lambda self: len(self.before) > 0)
    @rule(count=st.integers(1, 5))
    def undo_and_redo(self, count: int) -> None:
        after, redone = self.state, self.actions[-count:]
        self.state = self.before[-len(redone)].copy()
        for action in redone:
            self.state.apply(action, Seeded(self.seed))
        assert self.state == after

    @rule(seed=numbers)
    def search(self, seed: int) -> None:
        before = self.state.position()
        playout(self.state.copy(), seed, most=30)
        assert self.state.position() == before

    @rule()
    def save_and_load(self) -> None:
        self.state = self.title.load(plain(self.state.position()))

    @rule(seed=numbers)
    def guess(self, seed: int) -> None:
        for player in range(self.case.setup.players):
            guess = self.state.determinize(player, Stream(seed))
            assert guess.observe(player) == self.state.observe(player)

    @invariant()
    def everything_that_never_stops_being_true(self) -> None:
        for never_stops in invariants_of(self.title.meta.id):
            never_stops(Moment(self.case, self.seed, self.state, self.told, self.pool))

    def teardown(self) -> None:
        again = self.title.new(self.case.setup, Seeded(self.seed))
        for action in self.actions:
            again.apply(action, Seeded(self.seed))
        assert again == self.state


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.meta.id)
def test_whatever_is_done_in_whatever_order(title: Title) -> None:
    class Machine(MatchMachine):
        pass

    Machine.title = title
    quick = settings(
        max_examples=50 * THOROUGH, stateful_step_count=40, suppress_health_check=[HealthCheck.too_slow]
    )
    run(Machine, settings=quick)

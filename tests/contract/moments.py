"""Random matches, and moments of them to look at closely."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from rules.chance import Chance, Seeded, Stream
from rules.title import Action, Event, State
from tests.contract.titles_under_test import CASES, MOMENTS, Case, cases_of

MOST_IN_POOL = 150


@dataclass(frozen=True, slots=True)
class Moment:
    """A state of a random match and what has just happened.

    ``pool`` are actions of the whole match, legal now or not. Laws leave ``state`` as it is.
    """

    case: Case
    seed: int
    state: State
    told: tuple[Event, ...] = ()
    pool: tuple[Action, ...] = ()

    @property
    def chance(self) -> Chance:
        """The chance of the match."""
        return Seeded(self.seed)

    @property
    def players(self) -> range:
        """Every player."""
        return range(self.case.setup.players)


def walk(case: Case, seed: int) -> Iterator[Moment]:
    """Every moment of a match of random actions, in one state that changes in place."""
    chance, pick = Seeded(seed), Stream(seed)
    state = case.title.new(case.setup, chance)
    yield Moment(case, seed, state)
    for _ in range(case.most_actions):
        if state.current_player is None:
            return
        actions = state.legal_actions()
        told = state.apply(actions[pick.below(len(actions))], chance)
        yield Moment(case, seed, state, told)
    assert state.current_player is None, f"{case}, seed {seed}: not over after {case.most_actions} actions"


@cache
def moments(case: Case) -> tuple[Moment, ...]:
    """Moments of one match, as evenly as can be of each kind of decision, the end among them."""
    seed = CASES.index(case) if case in CASES else 0
    by_kind: dict[str, list[tuple[State, tuple[Event, ...]]]] = {}
    pool: dict[Action, None] = {}
    for moment in walk(case, seed):
        decision = moment.state.decision
        kind = decision.kind if decision else "over"
        by_kind.setdefault(kind, []).append((moment.state.copy(), moment.told))
        pool.update(dict.fromkeys(moment.state.legal_actions()))
    every = list(pool)
    some = tuple(every[:: len(every) // MOST_IN_POOL + 1])
    return tuple(Moment(case, seed, state, told, some) for state, told in _evenly(by_kind, case, seed))


def _evenly(
    by_kind: dict[str, list[tuple[State, tuple[Event, ...]]]], case: Case, seed: int
) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """One of each kind in turn, until there are enough."""
    wanted = max(len(by_kind), MOMENTS // len(cases_of(case.title)))
    pick = Stream(seed)
    while wanted > 0 and any(by_kind.values()):
        for found in by_kind.values():
            if found and wanted > 0:
                wanted -= 1
                yield found.pop(pick.below(len(found)))


def playout(state: State, seed: int, most: int) -> int:
    """Plays a state in place to its end by random actions; how many they were."""
    pick = Stream(seed)
    for count in range(most):
        if state.current_player is None:
            return count
        actions = state.legal_actions()
        assert len(actions) > 0, "somebody is to act and has no action"
        state.advance(actions[pick.below(len(actions))], pick)
    return most

"""Lucky Nim broken in one way after another: each breach is found by the law that forbids it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

import pytest

from rules.chance import Chance
from rules.title import Action, Decision, Event, IllegalAction, Json, Outcome, Refusal, Score, Setup
from tests.contract import laws
from tests.contract.laws import LAWS, Law
from tests.contract.moments import moments
from tests.contract.nim import FOREIGN, HEAPS, NIM, Nim, NimState, Take, Taken
from tests.contract.titles_under_test import Case


class Broken(Nim):
    """Lucky Nim with a broken state."""

    __slots__ = ("_broken",)

    def __init__(self, broken: type[NimState]) -> None:
        self._broken = broken

    def new(self, setup: Setup, chance: Chance) -> NimState:
        return self._as_broken(super().new(setup, chance))

    def load(self, position: Json) -> NimState:
        return self._as_broken(super().load(position))

    def _as_broken(self, state: NimState) -> NimState:
        return self._broken(
            misere=state.misere, observer=state.observer, lucky=state.lucky, played=state.played
        )


class Copying(Nim):
    """Parses into a new action each time."""

    def parse(self, text: str) -> Take:
        take = super().parse(text)
        return Take(take.heap, take.count)


class Forgetful(Nim):
    """Loads without the last action."""

    def load(self, position: Json) -> NimState:
        state = super().load(position)
        del state.played[-1:]
        return state


class Endless(NimState):
    def legal_actions(self) -> Sequence[Action]:
        return super().legal_actions() or (NIM.parse("take 1 a"),)


class Restless(NimState):
    def legal_actions(self) -> Sequence[Action]:
        listed = list(super().legal_actions())
        return listed if self.observer is None or len(self.played) % 2 else listed[::-1]


class Twice(NimState):
    def legal_actions(self) -> Sequence[Action]:
        return list(super().legal_actions()) * 2


class Strict(NimState):
    def refusal(self, action: Action) -> Refusal | None:
        return FOREIGN if isinstance(action, Take) and action.count == 2 else super().refusal(action)

    def apply(self, action: Action, chance: Chance) -> tuple[Event, ...]:
        self.advance(action, chance)
        return ()


class Lax(NimState):
    def refusal(self, action: Action) -> Refusal | None:
        return None if isinstance(action, Take) and action.count == 5 else super().refusal(action)


class Hasty(NimState):
    def apply(self, action: Action, chance: Chance) -> tuple[Event, ...]:
        if self.refusal(action) is not None:
            self.lucky[0] = "b" if self.lucky[0] == "a" else "a"
        return super().apply(action, chance)


class Silent(NimState):
    def apply(self, action: Action, chance: Chance) -> tuple[Event, ...]:
        return () if self.refusal(action) else super().apply(action, chance)


class Mute(NimState):
    def apply(self, action: Action, chance: Chance) -> tuple[Event, ...]:
        refusal = self.refusal(action)
        if refusal:
            raise IllegalAction(FOREIGN)
        return super().apply(action, chance)


class Lagging(NimState):
    def apply(self, action: Action, chance: Chance) -> tuple[Event, ...]:
        told = super().apply(action, chance)
        if len(self.played) % 3 == 2:
            self.lucky.append(self.lucky.pop(0))
        return told

    def advance(self, action: Action, chance: Chance) -> None:
        super().advance(action, chance)


class Dreaming(NimState):
    """Asks a chance of its own."""

    asked = count()

    def advance(self, action: Action, chance: Chance) -> None:
        super().advance(action, chance)
        self.lucky[0] = HEAPS[next(self.asked) % 3]


class Shared(NimState):
    """Copies of copies are one."""

    __slots__ = ("copied",)

    copied: bool

    def copy(self) -> NimState:
        again = Shared(misere=self.misere, observer=self.observer, lucky=self.lucky, played=self.played[:])
        again.copied = True
        if hasattr(self, "copied"):
            again.played = self.played
        return again


class Generous(NimState):
    def scores(self) -> tuple[Score, ...]:
        return super().scores()[::-1]


class Nobody(NimState):
    @property
    def outcome(self) -> Outcome | None:
        outcome = super().outcome
        return outcome and Outcome((), outcome.ranks, outcome.rule, outcome.reason)


class Anonymous(NimState):
    @property
    def decision(self) -> Decision | None:
        decision = super().decision
        return decision and Decision(decision.kind, 1 - decision.player % 2, decision.rule)


class Open(NimState):
    """Shows every lucky heap."""

    def observe(self, player: int) -> NimState:
        return self.seen_from(player)

    def determinize(self, player: int, chance: Chance) -> NimState:
        full = self.seen_from(None)
        for other in range(len(full.lucky)):
            if other != player and not self.is_over:
                full.lucky[other] = HEAPS[chance.choose(f"guess {other}", HEAPS, (1, 1, 1))]
        return full


class Peeking(NimState):
    """Guesses what is true."""

    def determinize(self, player: int, chance: Chance) -> NimState:  # noqa: ARG002
        return self.seen_from(None)


class Dull(NimState):
    """Cannot be played on after a guess."""

    def determinize(self, player: int, chance: Chance) -> NimState:
        return super().determinize(player, chance).observe(player)


class Sealed(NimState):
    """Says that nothing is ever revealed."""

    def reveals(self, action: Action, player: int) -> bool:  # noqa: ARG002
        return False


class Gossip(NimState):
    """Tells in an event what its player could not foresee."""

    def apply(self, action: Action, chance: Chance) -> tuple[Event, ...]:
        told = super().apply(action, chance)
        return (*told, Taken(0, "".join(self.lucky)))


class Numb(NimState):
    """Tells things that JSON cannot write."""

    def apply(self, action: Action, chance: Chance) -> tuple[Event, ...]:
        super().apply(action, chance)
        return (Taken(0, action),)  # type: ignore[arg-type]


BREACHES: list[tuple[Nim, Law]] = [
    (Broken(Endless), laws.somebody_decides_exactly_until_the_match_is_over),
    (Broken(Anonymous), laws.the_decision_says_who_is_asked_and_by_which_rule),
    (Broken(Twice), laws.legal_actions_are_stable_and_listed_once),
    (Broken(Strict), laws.exactly_the_legal_actions_are_not_refused),
    (Broken(Lax), laws.exactly_the_legal_actions_are_not_refused),
    (Broken(Hasty), laws.a_refused_action_changes_nothing),
    (Broken(Silent), laws.a_refused_action_changes_nothing),
    (Broken(Mute), laws.a_refused_action_changes_nothing),
    (Copying(), laws.an_action_is_read_back_as_the_very_same),
    (Broken(Lagging), laws.advance_does_what_apply_does),
    (Broken(Dreaming), laws.the_same_chance_gives_the_same_result),
    (Broken(Shared), laws.a_copy_lives_its_own_life),
    (Broken(Generous), laws.scores_are_lines_that_add_up),
    (Broken(Nobody), laws.the_outcome_ranks_every_player),
    (Broken(Numb), laws.events_are_plain_facts),
    (Forgetful(), laws.a_position_comes_back_equal),
    (Broken(Restless), laws.an_observation_is_what_its_player_sees),
    (Broken(Open), laws.a_guess_looks_the_same_to_the_player),
    (Broken(Peeking), laws.a_guess_needs_only_what_the_player_sees),
    (Broken(Dull), laws.a_guess_is_a_state_that_can_be_played_to_its_end),
    (Broken(Sealed), laws.what_is_not_revealed_could_be_foreseen),
    (Broken(Gossip), laws.what_is_not_revealed_could_be_foreseen),
]


def hold(law: Law, case: Case) -> None:
    """The law on every moment."""
    for moment in moments(case):
        law(moment)


def name(broken: Nim) -> str:
    return broken._broken.__name__ if isinstance(broken, Broken) else type(broken).__name__


@pytest.mark.parametrize(
    ("broken", "law"), BREACHES, ids=[f"{name(b)}-{law.__name__}" for b, law in BREACHES]
)
def test_the_law_finds_the_breach(broken: Nim, law: Law) -> None:
    case = Case(broken, NIM.meta.setup(3))
    with pytest.raises((AssertionError, pytest.fail.Exception, TypeError)):
        hold(law, case)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_law_holds_on_nim_as_it_is(law: Law) -> None:
    hold(law, Case(NIM, NIM.meta.setup(3)))


def test_every_law_has_a_breach() -> None:
    assert {law for _, law in BREACHES} == set(LAWS)

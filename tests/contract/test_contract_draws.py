"""Whatever chance answers, events tell a player no more than the observation shows.

Two answers of chance that leave a player with the same sight of two different states must be told
to that player in the same words. What leaves no trace in the state may be told.
"""

from collections.abc import Iterator, Sequence

import pytest

from rules.chance import Chance, ChanceError, Outcomes, Scripted, Seeded, Stream
from rules.title import Action, State
from tests.contract.laws import facts_for
from tests.contract.titles_under_test import CASES, Case

MOST_DRAWS = 12
"""How many draws of a match are looked at."""

SWAPS = 40
"""How many other answers of chance are tried for each."""


class Recording(Chance):
    """Another chance, with everything it answered."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.answers: list[str] = []

    def choose(self, key: str, outcomes: Outcomes, weights: Sequence[int]) -> int:
        index = self._chance.choose(key, outcomes, weights)
        self.answers.append(outcomes[index])
        return index


def draws(case: Case, seed: int) -> Iterator[tuple[State, Action, list[str]]]:
    """The states of a match before chance is asked, the action and what chance answered."""
    state, pick = case.title.new(case.setup, Seeded(seed)), Stream(seed)
    while state.current_player is not None:
        before, legal = state.copy(), state.legal_actions()
        action, chance = legal[pick.below(len(legal))], Recording(Seeded(seed))
        state.apply(action, chance)
        if chance.answers:
            yield before, action, chance.answers


def swapped(answers: list[str], pick: Stream) -> list[str]:
    """The answers with two of them in each other's place."""
    other = answers[:]
    a, b = pick.below(len(answers)), pick.below(len(answers))
    other[a], other[b] = other[b], other[a]
    return other


@pytest.mark.parametrize("case", CASES, ids=str)
def test_events_tell_no_more_than_is_seen(case: Case) -> None:
    players, pick = range(case.setup.players), Stream(8)
    for _, (before, action, answers) in zip(range(MOST_DRAWS), draws(case, 1), strict=False):
        after = before.copy()
        told = after.apply(action, Scripted(answers))
        for _ in range(SWAPS):
            other = before.copy()
            try:
                told_otherwise = other.apply(action, Scripted(swapped(answers, pick)))
            except ChanceError:
                continue  # these answers cannot come in this order
            for player in players if other != after else ():
                if other.observe(player) == after.observe(player):
                    assert facts_for(player, told_otherwise) == facts_for(player, told)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_script_of_what_chance_answered_gives_the_same(case: Case) -> None:
    chance = Recording(Seeded(4))
    assert case.title.new(case.setup, chance) == case.title.new(case.setup, Scripted(chance.answers))
    for _, (before, action, answers) in zip(range(MOST_DRAWS), draws(case, 4), strict=False):
        seeded, scripted = before.copy(), before.copy()
        script = Scripted(answers)
        assert seeded.apply(action, Seeded(4)) == scripted.apply(action, script)
        assert seeded == scripted
        assert script.used == len(answers)

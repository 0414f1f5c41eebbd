"""The same seed gives the same cards and dice, whatever anybody does."""

from random import Random

import pytest

from rules.chance import Seeded
from rules.sprouts.seeds import FACE_OF
from rules.sprouts.state import SproutsState
from rules.sprouts.steps import SPECIALS, TAKING
from tests.rules.sprouts.sprouts_kit import barrow, new, play, table


def sheds(players: int, seed: int, choices: int) -> list[list[int]]:
    """The cards of every round when players choose at random."""
    state = new(players, seed=seed)
    random = Random(choices)
    seen: list[list[int]] = []
    while state.current_player is not None:
        if len(seen) < state.round:
            seen.append(state.shed[:])
        state.advance(random.choice(list(state.legal_actions())), Seeded(seed))
    return seen


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_cards_of_every_round_do_not_depend_on_choices(players: int) -> None:
    assert sheds(players, 11, 1) == sheds(players, 11, 2)
    assert sheds(players, 11, 1) != sheds(players, 12, 1)


def test_the_faces_of_the_shed_do_not_depend_on_rerolls_of_the_round_before() -> None:
    """Which kinds come depends on what is left in the bag; which side comes up does not."""
    rested = table("special", "yellow-bay", card="T16", turn=1, barrows=[[], ["yellow-bay"]])
    busy = rested.copy()
    for _ in range(3):
        die = barrow(busy, 1)[0]
        play(busy, f"1: glove {die}")
    for state in (rested, busy):
        play(state, "1: done", "1: done")
    assert rested.shed == busy.shed
    assert [dice for dice in rested.shed_dice if dice] == [dice for dice in busy.shed_dice if dice]


def rolled(state: SproutsState, seed: int) -> list[int]:
    """The faces that come when one die is rerolled three times."""
    faces = []
    for _ in range(3):
        die = state.barrows[state.player][0]
        play(state, f"{state.player}: glove {barrow(state, state.player)[0]}", chance=Seeded(seed))
        faces.append(FACE_OF[state.barrows[state.player][0]])
        assert die in range(47)
    return faces


def test_rolls_of_a_turn_depend_on_round_player_and_number_alone() -> None:
    one = table("special", "yellow-bay", card="T16")
    other = table("special", "yellow-saffron", card="T16", board={"same-3": [1]})
    assert rolled(one, 4) == rolled(other, 4)
    assert rolled(table("special", "yellow-bay", card="T16"), 5) != rolled(
        table("special", "yellow-bay", card="T16"), 6
    )


def test_undoing_never_rolls_again() -> None:
    state = table("special", "yellow-bay blue-bay", card="T16")
    once, again = state.copy(), state.copy()
    play(once, "0: glove yellow-bay", chance=Seeded(9))
    play(again, "0: glove yellow-bay", chance=Seeded(9))
    assert once == again


def test_the_count_of_rolls_begins_anew_each_turn() -> None:
    state = new(2, seed=2)
    turns = 0
    while state.current_player is not None and turns < 10:
        if state.step == TAKING:
            turns += 1
            assert state.rolls == 0
        action = state.legal_actions()[-1]
        before = state.rolls
        state.advance(action, Seeded(2))
        assert state.step != SPECIALS or state.rolls >= before or state.rolls == 0

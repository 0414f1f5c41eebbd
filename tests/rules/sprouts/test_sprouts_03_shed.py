"""Rulebook section 3: the shed, its dice, and shortages."""

import pytest

from rules.chance import Scripted, Seeded
from rules.sprouts.actions import DONE, TAKE, Done
from rules.sprouts.components_reader import COMPONENTS
from rules.sprouts.state import SproutsState
from rules.sprouts.steps import RETURNING, STEPS, TAKING
from tests.rules.sprouts.sprouts_kit import Plain, dice, facts, new, options_of, play, refused, table

FULL = [
    "yellow-bay yellow-lavender yellow-bay yellow-bay yellow-bay yellow-bay pink-gloves",
    "pink-bay pink-bay pink-bay pink-bay pink-bay pink-bay blue-bay",
    "blue-bay blue-bay blue-bay blue-bay blue-bay blue-bay blue-wild",
    " ".join(["green_peony-bay"] * 3 + ["green_forget_me_not-bay"] * 3 + ["green_black_eyed_susan-bay"]),
]
SEVEN_SQUARES = "T01 T07 T14 T38 T39"


def short(barrows: list[str], shed: str = SEVEN_SQUARES, **more: Plain) -> SproutsState:
    """Four players in a shortage."""
    hands = [held.split() for held in barrows]
    return table("return", "", 4, shed=shed, barrows=hands, **more)


@pytest.mark.rule("HS-3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hs_3_1_in_a_round_the_shed_is_filled_everybody_has_a_turn_and_the_shed_is_cleared(
    players: int,
) -> None:
    state = new(players)
    takers = []
    while state.round == 1:
        if state.step == TAKING:
            takers.append(state.player)
        state.advance(state.legal_actions()[0], Seeded(1))
    assert sorted(takers) == list(range(players))
    assert -1 not in state.shed, "a whole new shed"


@pytest.mark.rule("HS-3.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hs_3_2_there_is_a_card_more_than_there_are_players(players: int) -> None:
    assert len(new(players).shed) == players + 1


@pytest.mark.rule("HS-3.2")
def test_hs_3_2_places_keep_their_numbers_when_cards_leave() -> None:
    state = table("take", shed="T40 T39 T38")
    play(state, "0: take 2", "0: done", "0: done")
    assert options_of(state) == ["take 1", "take 3"]


@pytest.mark.rule("HS-3.3")
def test_hs_3_3_dice_are_laid_card_by_card_one_for_each_square() -> None:
    state = table("plant", round=1, turn=1)
    script = ["T38", "T07", "T27", "pink", "bay", "blue", "wild", "yellow", "trowel"]
    events = play(state, "1: done", chance=Scripted(script))
    laid = [(fact["place"], fact["die"]) for fact in facts(events, "die_laid_on_card")]
    assert laid == [(2, "pink-bay"), (2, "blue-wild"), (3, "yellow-trowel")]
    assert [len(dice) for dice in state.shed_dice] == [0, 2, 1], "Seed Bags of T38 are no squares"


@pytest.mark.rule("HS-3.4")
def test_hs_3_4_a_shortage_is_tested_before_the_first_die_is_drawn() -> None:
    hands = [held.split() for held in FULL]
    state = table("plant", players=4, round=1, turn=3, barrows=hands, shed="- - - - T40")
    script = SEVEN_SQUARES.split()
    events = play(state, "3: done", chance=Scripted(script))
    assert facts(events, "shortage_found") == [{"squares": 7, "bag": 2}]
    assert state.step == RETURNING
    assert all(dice == () for dice in state.shed_dice)


@pytest.mark.rule("HS-3.4", "HS-17.20")
def test_hs_3_4_returning_is_repeated_until_there_are_enough() -> None:
    state = short(FULL)
    play(state, "0: return bay", "1: return bay", "2: return bay", "3: return green_peony-bay")
    assert sum(state.bag) == 6
    assert state.step == RETURNING
    play(state, "0: return bay", "1: return bay", "2: return bay", "3: return green_peony-bay")
    assert state.step == TAKING
    assert [len(dice) for dice in state.barrows] == [5, 5, 5, 5]
    assert sum(state.bag) + sum(len(dice) for dice in state.shed_dice) == 10


@pytest.mark.rule("HS-3.4", "HS-17.20")
def test_hs_3_4_with_as_many_dice_as_squares_nothing_is_returned() -> None:
    lighter = [FULL[0], FULL[1], FULL[2], FULL[3].rsplit(" ", 5)[0]]
    hands = [held.split() for held in lighter]
    state = table("plant", players=4, round=1, turn=3, barrows=hands, shed="- - - - T40")
    assert sum(state.bag) == 7
    play(state, "3: done", chance=Scripted(SEVEN_SQUARES.split(), Seeded(1)))
    assert state.step == TAKING
    assert sum(state.bag) == 0


@pytest.mark.rule("HS-3.5")
def test_hs_3_5_each_player_chooses_the_lead_first_and_pots_stay() -> None:
    state = short(FULL, lead=2, pots=[[], [], ["pot-bay"], []])
    assert state.current_player == 2
    assert options_of(state) == ["return blue-bay", "return blue-wild"]
    assert refused(state, "return pot-bay") == "pot-fixed"
    play(state, "2: return blue-wild", "3: return green_peony-bay")
    assert state.current_player == 0


@pytest.mark.rule("HS-3.5")
def test_hs_3_5_one_without_dice_is_passed_over() -> None:
    hands = [*FULL[:3], ""]
    rest = "T01 T02 T03 T04 T05"
    state = short(hands, rest)
    assert sum(state.bag) == 9
    play(state, "0: return pink-gloves", "1: return blue-bay", "2: return blue-bay")
    assert state.current_player == 0, "player 3 holds none, and 12 dice for 15 squares are too few"


@pytest.mark.rule("HS-3.5")
def test_hs_3_5_returned_dice_may_come_out_again_for_the_same_shed() -> None:
    state = short([*FULL[:3], FULL[3].rsplit(" ", 3)[0]])
    assert sum(state.bag) == 5
    play(state, "0: return pink-gloves", "1: return blue-bay", "2: return blue-wild")
    events = play(state, "3: return green_peony-bay", chance=Scripted(["pink", "gloves"], Seeded(1)))
    assert facts(events, "die_laid_on_card")[0] == {"place": 1, "die": "pink-gloves"}


@pytest.mark.rule("HS-3.6")
def test_hs_3_6_for_one_or_two_there_are_always_dice_enough() -> None:
    squares = sorted((card.squares for card in COMPONENTS.cards), reverse=True)
    assert sum(squares[:3]) == 9
    fullest = table("take", barrows=[dice("LBTSRWW").split(), ["pink-bay"] * 7])
    assert sum(fullest.bag) == 16


def test_a_shortage_ends_with_the_last_return_and_only_that_one_draws() -> None:
    state = short(FULL)
    reveals = []
    while state.step == RETURNING:
        action = state.legal_actions()[0]
        assert state.current_player is not None
        reveals.append(state.reveals(action, state.current_player))
        state.advance(action, Seeded(1))
    assert reveals == [False] * 7 + [True]


def test_steps_have_names_that_a_position_can_use() -> None:
    assert len(set(STEPS)) == 9
    assert isinstance(DONE, Done)
    assert TAKE[2].place == 2

"""What each player knows, and the full states that fit it."""

import pytest

from rules.chance import Scripted, Seeded, Stream
from rules.fistful import TITLE
from rules.fistful.actions import PASS, PLANT
from rules.fistful.state import FistfulState
from rules.title import Json
from tests.rules.fistful.fistful_kit import goals_of, hand_of, new, play, play_until, ripe, table

PASSING = """
    spring, round 1, pass, starter 1, turn 0
    C...W  0 carrot CCWWW
    .....  1 wheat  CCCWW
    ..#..  2 apple  AAPPP
    .....  3 potato AAAPP
    A...P
"""
SWAP = ("1: pass carrot", "2: pass apple", "3: pass potato", "0: pass wheat")
NAMES = ("carrot", "wheat", "apple", "potato")
WORLDS = 150


def worlds(state: FistfulState, player: int) -> list[FistfulState]:
    """Many full states that the player cannot tell from the true one."""
    return [state.determinize(player, Stream(seed)) for seed in range(WORLDS)]


@pytest.mark.rule("FS-2.1", "FS-2.2")
def test_a_player_sees_the_own_hand_and_goal_and_no_other() -> None:
    state = table(PASSING)
    for player, (hand, goals) in enumerate(
        [("CCWWW", "C???"), ("CCCWW", "?W??"), ("AAPPP", "??A?"), ("AAAPP", "???P")]
    ):
        seen = state.observe(player)
        assert seen.observer == player
        assert [hand_of(seen, h) for h in range(4)] == [hand if h == player else "?" for h in range(4)]
        assert goals_of(seen) == goals


def test_all_see_the_field_and_how_many_cards_each_hand_holds() -> None:
    state = table(PASSING)
    play(state, *SWAP, "2: plant apple b2")
    for player in range(4):
        seen = state.observe(player)
        assert seen.field == state.field
        assert [seen.hand_count(hand) for hand in range(4)] == [5, 5, 4, 5]


def test_other_hands_and_goals_make_no_difference_to_what_a_player_sees() -> None:
    state = table(PASSING)
    other = table(PASSING.replace("CCCWW", "CCCWP").replace("AAPPP", "AAWPP"))
    assert state.observe(0) == other.observe(0)
    assert state.observe(3) == other.observe(3)
    assert state.observe(1) != other.observe(1)
    swapped = table(PASSING.replace("2 apple", "2 potato").replace("3 potato", "3 apple"))
    assert state.observe(0) == swapped.observe(0)
    assert state.observe(2) != swapped.observe(2)


@pytest.mark.rule("FS-3.3")
def test_a_pass_is_secret_until_all_have_chosen_and_then_known_to_the_taker() -> None:
    state = table(PASSING)
    seen_by_taker = []
    for line in SWAP:
        play(state, line)
        seen_by_taker.append(state.observe(2).position()["passes"])
    assert seen_by_taker == [
        ["?"],
        ["?", "apple"],
        ["?", "apple", "?"],
        ["carrot", "apple", "?", "?"],
    ]


@pytest.mark.rule("FS-3.3")
def test_passes_stay_remembered_round_after_round() -> None:
    state = table(PASSING)
    play(state, *SWAP)
    play(state, "2: plant apple b2", "3: plant apple c2", "0: plant wheat d2", "1: plant wheat e2")
    play(state, "2: pass potato", "3: pass potato", "0: pass carrot", "1: pass carrot")
    assert state.observe(2).position()["passes"] == [
        *("carrot", "apple", "?", "?"),
        *("potato", "?", "?", "carrot"),
    ]


@pytest.mark.rule("FS-7.1")
def test_with_two_hands_each_a_swap_has_no_secrets_once_all_have_chosen() -> None:
    state = table(PASSING, players=2)
    play(state, "1: pass carrot", "0: pass apple")
    assert state.observe(0).position()["passes"] == ["?", "apple"]
    assert state.observe(1).position()["passes"] == ["carrot", "?"]
    play(state, "1: pass potato", "0: pass wheat")
    for player in (0, 1):
        assert state.observe(player).position()["passes"] == ["carrot", "apple", "potato", "wheat"]


@pytest.mark.rule("FS-6.2")
def test_before_the_third_round_there_is_no_goal_to_see() -> None:
    state = new(3)
    assert [goals_of(state.observe(player)) for player in range(3)] == ["---", "---", "---"]
    play_until(state, season=1, round_=3)
    goals = goals_of(state)
    assert goals_of(state.observe(1)) == f"?{goals[1]}?"


def test_past_goals_are_open() -> None:
    state = ripe("PWPAP / ACWWW / CW#CP / AAPAA / CWCPC")
    state.apply(state.legal_actions()[0], Seeded(1))
    for player in range(4):
        assert state.observe(player).past_produce == [1, 2, 3, 4]


def test_an_observation_shows_one_view_only() -> None:
    seen = table(PASSING).observe(0)
    assert seen.observe(0) == seen
    with pytest.raises(ValueError, match="An observation shows one player's view only"):
        seen.observe(1)


def test_an_observer_finds_the_own_actions_on_the_own_turn() -> None:
    state = table(PASSING)
    assert list(state.observe(1).legal_actions()) == list(state.legal_actions())
    assert list(state.observe(0).legal_actions()) == []


def test_guesses_fit_what_the_player_sees_and_differ_among_each_other() -> None:
    state = table(PASSING)
    guesses = worlds(state, 0)
    assert all(guess.observe(0) == state.observe(0) for guess in guesses)
    assert all(guess.observer is None for guess in guesses)
    assert len({hand_of(guess, 1) for guess in guesses}) > 10
    assert {goals_of(guess) for guess in guesses} == {"CWAP", "CWPA", "CAWP", "CAPW", "CPWA", "CPAW"}


def test_guesses_need_nothing_but_what_the_player_sees() -> None:
    state = table(PASSING)
    play(state, *SWAP)
    for player in range(4):
        seen = state.observe(player)
        for seed in range(20):
            assert seen.determinize(player, Stream(seed)) == state.determinize(player, Stream(seed))


def test_unseen_seeds_are_guessed_evenly() -> None:
    state = new()
    unseen = 6 - hand_of(state, 0).count("C")
    total = [0, 0, 0, 0]
    for seed in range(600):
        guess = state.determinize(0, Stream(seed))
        for hand in (1, 2, 3):
            total[hand] += hand_of(guess, hand).count("C")
    expected = 600 * unseen / 3
    assert all(abs(count - expected) < 0.1 * expected for count in total[1:]), (total, expected)


@pytest.mark.rule("FS-3.3")
def test_the_neighbour_is_known_to_hold_the_card_given() -> None:
    state = table(PASSING)
    play(state, *SWAP)
    # Player 0 gave wheat to player 1, who has not acted since.
    assert all("W" in hand_of(guess, 1) for guess in worlds(state, 0))
    assert not all("W" in hand_of(guess, 2) for guess in worlds(state, 0))
    play(state, "2: plant carrot b2", "3: plant apple c2", "0: plant wheat d2")
    assert all("W" in hand_of(guess, 1) for guess in worlds(state, 0))


@pytest.mark.rule("FS-3.3")
def test_the_card_given_may_be_gone_once_the_neighbour_has_planted_its_kind() -> None:
    state = table(PASSING)
    play(state, *SWAP, "2: plant carrot b2", "3: plant apple c2", "0: plant wheat d2", "1: plant wheat e2")
    assert not all("W" in hand_of(guess, 1) for guess in worlds(state, 0))


@pytest.mark.rule("FS-3.3")
def test_the_card_given_may_be_gone_once_the_neighbour_has_passed_on() -> None:
    state = table(PASSING)
    play(state, *SWAP, "2: plant carrot b2", "3: plant apple c2", "0: plant wheat d2", "1: plant carrot e2")
    assert all("W" in hand_of(guess, 1) for guess in worlds(state, 0))
    play(state, "2: pass apple", "3: pass apple", "0: pass carrot", "1: pass carrot")
    assert not all("W" in hand_of(guess, 1) for guess in worlds(state, 0))


@pytest.mark.rule("FS-3.3")
def test_what_was_given_and_taken_is_no_guess() -> None:
    state = table(PASSING)
    play(state, *SWAP)
    for guess in worlds(state, 2):
        assert guess.passes[:2] == [1, 3]
    assert len({tuple(guess.passes[2:]) for guess in worlds(state, 2)}) > 5


@pytest.mark.rule("FS-3.3")
def test_a_chosen_pass_that_is_hidden_is_guessed_from_the_hand_it_lies_in() -> None:
    state = table(PASSING)
    play(state, "1: pass carrot", "2: pass apple")
    for guess in worlds(state, 0):
        for hand, kind in ((1, guess.passes[0]), (2, guess.passes[1])):
            assert guess.hands[4 * hand + kind - 1] > 0
    assert {guess.passes[0] for guess in worlds(state, 0)} == {1, 2, 3, 4}


def retold(guess: FistfulState) -> FistfulState:
    """The season of a full state played from the deal that must have been behind it."""
    count, late = guess.variant.hands, guess.variant.late_goals
    first = (guess.starter - guess.round + 1) % count
    hands = guess.hands[:]
    for n, plot in enumerate(guess.plantings):
        hands[4 * ((first + n // count + n) % count) + guess.field[plot] - 1] += 1
    for n, kind in enumerate(guess.passes[: (guess.round - 1) * count]):
        giver = (first + n // count + n) % count
        hands[4 * giver + kind - 1] += 1
        hands[4 * ((giver + 1) % count) + kind - 1] -= 1
    start: dict[str, Json] = {
        **guess.position(),
        "round": 1,
        "phase": "plant",
        "starter": first,
        "turn": 0,
        "field": [".....", ".....", "..#..", ".....", "....."],
        "hands": [dict(zip(NAMES, hands[4 * h : 4 * h + 4], strict=True)) for h in range(count)],
        "produce": [None] * count if late else guess.position()["produce"],
        "plantings": [],
        "passes": [],
    }
    state = TITLE.load(start)
    goals = Scripted([NAMES[kind - 1] for kind in guess.produce if late and kind > 0])
    plantings = [PLANT[guess.field[plot] - 1][plot] for plot in guess.plantings]
    passes = [PASS[kind - 1] for kind in guess.passes]
    while plantings or passes:
        state.apply(plantings.pop(0) if state.phase == 0 else passes.pop(0), goals)
    return state


@pytest.mark.parametrize(("players", "options"), [(4, {}), (3, {}), (2, {}), (4, {"late_goals": True})])
def test_every_guess_can_have_been_played(players: int, options: dict[str, bool]) -> None:
    state = TITLE.new(TITLE.meta.setup(players, options), Seeded(7))
    pick = Stream(7)
    while state.season == 1:
        for player in range(players):
            guess = state.determinize(player, pick)
            assert retold(guess) == guess
        actions = state.legal_actions()
        state.apply(actions[pick.below(len(actions))], Seeded(7))


def test_nothing_is_hidden_when_the_match_is_over() -> None:
    state = new()
    while state.current_player is not None:
        state.apply(state.legal_actions()[0], Seeded(1))
    for player in range(4):
        seen = state.observe(player)
        assert goals_of(seen) == goals_of(state)
        assert seen.position()["past"] == state.position()["past"]


@pytest.mark.rule("FS-3.3")
def test_a_planting_is_news_to_the_others_and_a_chosen_pass_to_nobody() -> None:
    state = table(PASSING)
    pass_ = TITLE.parse("pass carrot")
    assert [state.reveals(pass_, player) for player in range(4)] == [False] * 4
    play(state, *SWAP)
    plant = TITLE.parse("plant apple e2")
    assert [state.reveals(plant, player) for player in range(4)] == [True, True, False, True]


@pytest.mark.rule("FS-3.2")
def test_the_last_pass_is_news_to_all_who_take_a_card() -> None:
    state = table(PASSING)
    play(state, *SWAP[:3])
    assert [state.reveals(TITLE.parse("pass wheat"), player) for player in range(4)] == [True] * 4


@pytest.mark.rule("FS-3.1")
def test_the_last_planting_of_a_round_is_no_news_to_its_player() -> None:
    state = table(PASSING)
    play(state, *SWAP, "2: plant apple b2", "3: plant apple c2", "0: plant wheat d2")
    plant = TITLE.parse("plant wheat e2")
    assert [state.reveals(plant, player) for player in range(4)] == [True, False, True, True]


@pytest.mark.rule("FS-2.2")
def test_the_harvest_is_news_to_all() -> None:
    state = ripe("PWPAP / ACWWW / CW#CP / AAPAA / CWCPC")
    (plant,) = state.legal_actions()
    assert [state.reveals(plant, player) for player in range(4)] == [True] * 4

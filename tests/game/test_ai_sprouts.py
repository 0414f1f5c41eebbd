"""What the computer players make of Herbaceous Sprouts: seeds, spaces, the Rival, a partner."""

from __future__ import annotations

import pytest

from game.ai.levels import choose, level_of
from game.ai.sprouts import SproutsEvaluation
from game.ai.sprouts_board import rival_total, turns_to_come
from game.ai.sprouts_hand import hand_value
from rules.chance import Seeded
from rules.sprouts.rival import rival_score
from rules.sprouts.state import SproutsState
from rules.sprouts.steps import OVER
from tests.rules.sprouts.sprouts_kit import TEAMS, dice, new, pot_names, table

SPACES = ((0, 3, 4), (0, 4, 6), (1, 3, 3), (2, 1, 2), (2, 2, 5))


def played(levels: list[str], seed: int, **options: bool | str) -> SproutsState:
    """A whole match between these levels."""
    state = new(len(levels), seed=seed, **options)
    number = 0
    while (player := state.current_player) is not None:
        level = level_of(levels[player])
        seen = state.observe(player)
        thought = choose(
            "sprouts", level, seen, seed + number, seconds=60, iterations=min(2, level.iterations)
        )
        state.advance(thought.action, Seeded(seed))
        number += 1
    return state


def test_seeds_nearer_to_a_set_are_worth_more() -> None:
    values = [hand_value((alike, 0, 0, 0, 0), 0, SPACES, 3) for alike in range(1, 5)]
    assert values == sorted(values)
    assert values[-1] > 5, "four alike are as good as planted"


def test_a_wild_is_worth_more_than_a_herb_that_fits_nothing() -> None:
    with_wild = hand_value((2, 0, 0, 0, 0), 1, SPACES, 0)
    assert with_wild > hand_value((2, 1, 0, 0, 0), 0, SPACES, 0)


def test_without_time_only_whole_sets_count() -> None:
    assert hand_value((3, 0, 0, 0, 0), 0, ((0, 4, 6),), 0) < 2
    assert hand_value((4, 0, 0, 0, 0), 0, ((0, 4, 6),), 0) > 5


def test_turns_to_come_count_those_that_bring_dice() -> None:
    assert turns_to_come(table("take", round=10), 0) == 1
    assert turns_to_come(table("plant", round=10), 0) == 0
    assert turns_to_come(table("plant", round=10), 1) == 1
    assert turns_to_come(table("plant", round=10, turn=1), 0) == 0


@pytest.mark.parametrize("options", [{}, TEAMS])
def test_what_one_side_gains_the_other_loses(options: dict[str, bool | str]) -> None:
    players = 4 if options else 2
    state = table("plant", dice("LLLB"), players, options=options)
    evaluation = SproutsEvaluation()
    assert evaluation.value(state, 0) == pytest.approx(-evaluation.value(state, 1))
    if options:
        assert evaluation.value(state, 0) == evaluation.value(state, 2), "partners want the same"


def test_planting_what_is_ripe_beats_waiting_in_the_last_round() -> None:
    state = table("plant", dice("LLLB"), round=10)
    thought = choose("sprouts", level_of("gardener"), state.observe(0), 1, seconds=60)
    assert str(thought.action).startswith("plant same-3")


def test_alone_the_rival_is_expected_to_go_on() -> None:
    early, late = table("take", players=1, round=3), table("plant", players=1, round=9)
    assert rival_total(early) > rival_total(late) > rival_score(late) == 0


def test_a_gift_goes_where_it_makes_a_set() -> None:
    on_card = ["blue-bay", "blue-saffron", "blue-rosemary"]
    barrows = [[], [], ["yellow-bay"] * 5, []]
    state = table("give", "", 4, round=8, card="T01", dice=on_card, barrows=barrows, options=TEAMS)
    thought = choose("sprouts", level_of("gardener"), state.observe(0), 1, seconds=60)
    assert str(thought.action) == "give blue-bay", "six bay are worth 12"


@pytest.mark.parametrize("level", ["seedling", "gardener"])
@pytest.mark.parametrize(("players", "options"), [(1, {}), (3, {}), (4, {"mode": "advanced"}), (4, TEAMS)])
def test_every_mode_is_played_to_its_end(level: str, players: int, options: dict[str, bool | str]) -> None:
    assert played([level] * players, 3, **options).step == OVER


def test_a_gardener_mostly_beats_a_seedling_and_the_rival() -> None:
    wins = 0
    for seed in range(6):
        gardener = seed % 2
        levels = ["gardener", "seedling"] if gardener == 0 else ["seedling", "gardener"]
        outcome = played(levels, seed).outcome
        wins += outcome is not None and outcome.winners == (gardener,)
    assert wins >= 5
    leads = []
    for seed in range(8):
        state = played(["gardener"], seed)
        leads.append(state.scores()[0].total - rival_score(state))
    assert sum(leads) > 0


def test_pots_count_as_seeds() -> None:
    evaluation = SproutsEvaluation()
    with_pot = table("plant", dice("LL"), pots=[pot_names("L"), []])
    assert evaluation.total(with_pot, 0) > evaluation.total(table("plant", dice("LL")), 0)

"""Rulebook section 11: scoring."""

import pytest

from rules.sunfield.moments import OVER
from rules.sunfield.state import SunfieldState
from tests.rules.sunfield.sunfield_kit import delivered, lines, table


def over(*points_and_seeds: tuple[int, int]) -> SunfieldState:
    """A finished match in which each player has these points, all in Medals, and Seeds."""
    state = table(players=len(points_and_seeds))
    for farm, (points, seeds) in zip(state.farms, points_and_seeds, strict=True):
        farm.ones, farm.seeds = points, seeds
    state.board.left[0] = 0
    state.turn, state.moment = 12, OVER
    return state


@pytest.mark.rule("SF-11.1")
def test_sf_11_1_the_prestige_of_the_delivered_clients() -> None:
    state = table()
    delivered(state, "blue-3", "red-4", "yellow-6")
    assert lines(state)["clients"] == 13


@pytest.mark.rule("SF-11.2")
def test_sf_11_2_the_medals() -> None:
    state = table()
    state.farms[0].threes, state.farms[0].ones = 3, 2
    assert lines(state)["medals"] == 11


@pytest.mark.rule("SF-11.3")
def test_sf_11_3_the_validated_reputation_tiles_and_no_others() -> None:
    state = table()
    assert lines(state)["reputation"] == 0
    state.farms[0].validated = (state.farms[0].own,)
    assert lines(state)["reputation"] == 5


@pytest.mark.rule("SF-11.4")
@pytest.mark.parametrize(
    ("clients", "bonus"),
    [
        (["blue-3", "blue-4", "red-5a"], 0),
        (["blue-3", "blue-4", "blue-6"], 3),
        (["blue-3", "blue-4", "blue-5a", "blue-6"], 3),
        (["blue-3", "blue-4", "blue-6", "red-3", "red-4", "red-6"], 3),
    ],
)
def test_sf_11_4_three_clients_of_one_colour_once_at_most(clients: list[str], bonus: int) -> None:
    state = table()
    delivered(state, *clients)
    assert lines(state)["colour"] == bonus


@pytest.mark.rule("SF-11.5")
@pytest.mark.parametrize(
    ("clients", "bonus"),
    [
        (["blue-3", "red-3", "green-4"], 0),
        (["blue-3", "red-3", "green-3"], 3),
        (["blue-5a", "blue-5b", "red-5a"], 3),
        (["blue-3", "red-3", "green-3", "blue-4", "red-4", "green-4"], 3),
    ],
)
def test_sf_11_5_three_clients_of_one_value_once_at_most(clients: list[str], bonus: int) -> None:
    state = table()
    delivered(state, *clients)
    assert lines(state)["value"] == bonus


@pytest.mark.rule("SF-11.5")
def test_sf_11_5_the_same_clients_may_serve_for_both() -> None:
    state = table()
    delivered(state, "blue-5a", "blue-5b", "blue-3", "red-5a")
    assert (lines(state)["colour"], lines(state)["value"]) == (3, 3)


@pytest.mark.rule("SF-11.6")
@pytest.mark.parametrize(("vegetables", "points"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_sf_11_6_a_point_for_every_three_vegetables_in_the_barrow(vegetables: int, points: int) -> None:
    state = table()
    state.farms[0].barrow = [vegetables - vegetables // 2, vegetables // 2, 0, 0]
    assert lines(state)["vegetables"] == points


@pytest.mark.rule("SF-11.7")
def test_sf_11_7_nothing_for_tiles_tokens_animals_seeds_and_reserved_clients() -> None:
    state = table("0 0 past Cow\n1 0 past empty\n2 0 cow blue (corn*, corn*, carrot)", seeds=20)
    state.farms[0].reserved = (3,)
    assert state.scores()[0].total == 0


@pytest.mark.rule("SF-11.8")
def test_sf_11_8_two_points_a_tile_of_the_largest_rectangle_in_the_advanced_mode() -> None:
    plot = "0 0 past empty\n1 0 past empty\n0 1 past empty\n1 1 past empty"
    assert "pastures" not in lines(table(plot))
    assert lines(table(plot, livestock="A1 B1"))["pastures"] == 8


@pytest.mark.rule("SF-11.9")
def test_sf_11_9_most_points_win_then_most_seeds_then_the_win_is_shared() -> None:
    clear = over((10, 0), (12, 0), (11, 9)).outcome
    seeds = over((12, 3), (12, 4), (11, 9)).outcome
    shared = over((12, 4), (12, 4), (11, 9)).outcome
    assert clear is not None
    assert seeds is not None
    assert shared is not None
    assert (clear.winners, clear.ranks) == ((1,), (3, 1, 2))
    assert (seeds.winners, seeds.ranks) == ((1,), (2, 1, 3))
    assert (shared.winners, shared.ranks) == ((0, 1), (1, 1, 3))
    assert clear.reason == "The Sheep pile is empty and the round is over: the most points win."
    assert seeds.reason.endswith("points are equal, and the most Seeds win.")
    assert shared.reason.endswith("the win is shared: equal points and equal Seeds.")


@pytest.mark.rule("SF-11.9")
def test_sf_11_9_seeds_on_livestock_cards_do_not_count() -> None:
    state = table(livestock="A2 B1", column=2, seeds=2)
    assert state.scores()[0].tiebreak == (2,)
    state.farms[0].used = 0b110
    assert state.scores()[0].tiebreak == (2,)


@pytest.mark.rule("SF-11.10")
def test_sf_11_10_the_sheet_of_43() -> None:
    state = table(barrow="corn, corn, carrot")
    delivered(state, "blue-5a", "blue-5b", "blue-3", "red-6")
    state.farms[0].threes, state.farms[0].ones = 3, 1
    state.farms[0].validated = (0, 1)
    expected = {"clients": 19, "medals": 10, "reputation": 10, "colour": 3, "value": 0, "vegetables": 1}
    assert lines(state) == expected
    assert state.scores()[0].total == 43

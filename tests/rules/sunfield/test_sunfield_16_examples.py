"""Rulebook section 16: the worked examples with their numbers."""

import pytest

from rules.sunfield.moments import NO_CLIENT, OVER
from rules.sunfield.numbers import PASTURE_POINTS
from rules.sunfield.pastures import largest_rectangle
from rules.sunfield.piles import is_ending
from rules.sunfield.variant import DECK
from tests.rules.sunfield.sunfield_kit import (
    barrow,
    client,
    column,
    delivered,
    finish_turn,
    lines,
    moment,
    new,
    open_clients,
    options,
    play,
    refused,
    reputation,
    set_column,
    shown,
    table,
    validated,
)


@pytest.mark.rule("SF-16.1")
def test_sf_16_1_one_seed_for_the_cow_tile_below_a_gap() -> None:
    state = table(seeds=1)
    set_column(state, 2, "sheep+1, -, cow+0")
    poor = state.copy()
    play(state, "tile cow-2")
    assert state.farms[0].seeds == 0
    assert column(state, 2) == "sheep+2, -, -"
    poor.farms[0].seeds = 0
    assert refused(poor, "tile cow-2") == "no-seeds"


@pytest.mark.rule("SF-16.2")
def test_sf_16_2_the_last_tile_of_a_column_brings_its_seeds_and_three_new_tiles() -> None:
    state = table()
    set_column(state, 1, "-, -, cow+2")
    before = state.board.left[:3]
    play(state, "tile cow-1")
    assert state.farms[0].seeds == 2
    assert column(state, 1) == "sheep+1, pig+0, cow+0"
    assert state.board.left[:3] == [count - 1 for count in before]


@pytest.mark.rule("SF-16.3")
def test_sf_16_3_seeds_on_the_tile_do_not_pay_for_it() -> None:
    state = table(seeds=1)
    set_column(state, 3, "sheep+1, pig+0, cow+3")
    assert refused(state, "tile cow-3") == "no-seeds"
    free = state.copy()
    state.farms[0].seeds = 2
    play(state, "tile cow-3")
    assert (state.farms[0].seeds, column(state, 3)) == (3, "sheep+2, pig+1, -")
    play(free, "tile sheep-3")
    assert free.farms[0].seeds == 1 + 1


@pytest.mark.rule("SF-16.4")
def test_sf_16_4_the_space_of_the_empty_pig_pile_stays_empty() -> None:
    state = table(seeds=1)
    set_column(state, 1, "sheep+0, -, -")
    state.board.left[1] = 0
    play(state, "tile sheep-1")
    assert column(state, 1) == "sheep+1, -, cow+0"
    finish_turn(state)
    state.farms[1].seeds = 1
    assert refused(state, "tile pig-1") == "empty-space"
    play(state, "tile cow-1")
    assert (state.farms[1].seeds, column(state, 1)) == (0, "sheep+2, -, -")


@pytest.mark.rule("SF-16.5")
def test_sf_16_5_a_brown_cow_tile_and_two_tiles_in_reach() -> None:
    plot = "0 0 cow blue (broccoli, broccoli, eggplant)\n-1 0 pig brown (corn, corn)"
    state = table(plot, "cow brown (broccoli, carrot, corn)")
    play(state, "place 1 0")
    assert options(state) == ["veg broccoli at 0 0", "veg corn at -1 0"]
    assert refused(state, "veg corn at 1 0") == "own-tile"
    assert refused(state, "veg carrot at 0 0") == "no-space"
    play(state, "veg corn at -1 0", "veg broccoli at 0 0")
    assert (shown(state, "0 0"), shown(state, "-1 0")) == ("(broccoli*, broccoli, eggplant)", "(corn*, corn)")
    assert (moment(state), barrow(state)) == ("done", "")


@pytest.mark.rule("SF-16.6")
def test_sf_16_6_a_broccoli_fills_the_pig_tile() -> None:
    state = table("0 0 pig blue (carrot*, broccoli)", "sheep brown (broccoli)")
    play(state, "place 0 -1", "veg broccoli at 0 0")
    assert (barrow(state), shown(state, "0 0"), shown(state, "0 -1")) == (
        "broccoli, carrot",
        "past Pig",
        "(broccoli)",
    )


@pytest.mark.rule("SF-16.7")
def test_sf_16_7_a_corner_is_no_side() -> None:
    plot = "0 0 pig blue (carrot, corn)\n-1 0 sheep brown (carrot)\n1 0 sheep yellow (carrot)"
    state = table(plot, "sheep brown (carrot)")
    play(state, "place 0 1")
    assert options(state) == ["veg carrot at -1 0", "veg carrot at 0 0"]
    assert refused(state, "veg carrot at 1 0") == "out-of-reach"


@pytest.mark.rule("SF-16.8")
def test_sf_16_8_one_carrot_must_be_planted_and_the_rest_is_lost() -> None:
    state = table("0 0 pig yellow (carrot, broccoli)", "cow blue (carrot, carrot, corn)")
    play(state, "place 1 0")
    assert options(state) == ["veg carrot at 0 0"]
    play(state, "veg carrot at 0 0")
    assert (moment(state), shown(state, "0 0"), state.hand) == ("done", "(carrot*, broccoli)", ())


@pytest.mark.rule("SF-16.9")
@pytest.mark.parametrize("carrot_first", [True, False])
def test_sf_16_9_two_tiles_are_harvested_together_and_a_trio_goes(*, carrot_first: bool) -> None:
    plot = "-1 0 sheep brown (carrot)\n0 0 pig blue (carrot*, corn)\n1 0 past Cow"
    state = table(plot, "pig brown (carrot, corn)")
    both = ["veg carrot at -1 0", "veg corn at 0 0"]
    play(state, "place 0 1", *(both if carrot_first else reversed(both)))
    assert barrow(state) == "carrot, carrot, corn"
    assert state.farms[0].threes == 1
    assert [shown(state, cell) for cell in ("-1 0", "0 0", "1 0")] == ["past empty"] * 3


@pytest.mark.rule("SF-16.10")
def test_sf_16_10_two_trios_in_one_turn() -> None:
    plot = """
        -2 0  past Cow
        -1 0  past Cow
        0 0   sheep blue (carrot)
        1 0   sheep blue (carrot)
        2 0   past Pig
        3 0   past Pig
    """
    state = table(plot, "pig blue (carrot, carrot)")
    play(state, "place 0 1", "veg carrot at 0 0", "veg carrot at 1 0")
    while moment(state) == "spending":
        play(state, options(state)[-1])
    assert lines(state)["medals"] == 6
    assert [shown(state, f"{x} 0") for x in range(-2, 4)] == ["past empty"] * 6


@pytest.mark.rule("SF-16.11")
def test_sf_16_11_eight_seeds_for_an_exchange_and_an_addition() -> None:
    state = table(seeds=8, barrow="corn")
    play(state, "seeds exchange corn carrot", "seeds add corn")
    assert (state.farms[0].seeds, barrow(state)) == (0, "carrot, corn")
    poor = table(seeds=4, barrow="corn")
    assert refused(poor, "seeds add corn") == "no-seeds"
    assert refused(poor, "seeds exchange corn corn") == "same-sort"
    assert refused(poor, "seeds exchange eggplant corn") == "no-vegetables"


@pytest.mark.rule("SF-16.12")
def test_sf_16_12_an_eggplant_changed_for_the_corn_of_the_blue_4() -> None:
    state = table(seeds=3, barrow="corn, eggplant, eggplant, carrot")
    open_clients(state, "red-3", "red-4", "blue-4", "red-6", "green-6")
    assert refused(state, "client 3") == "no-vegetables"
    play(state, "seeds exchange eggplant corn", "client 3")
    assert (barrow(state), state.farms[0].seeds, lines(state)["medals"]) == ("", 0, 3)
    assert state.farms[0].clients == (client(state, "blue-4"),)
    assert state.board.clients[2] not in (NO_CLIENT, client(state, "blue-4"))
    assert state.board.medals[2] == 1


@pytest.mark.rule("SF-16.13")
def test_sf_16_13_a_space_gives_3_then_1_then_nothing() -> None:
    state = new(3)
    for farm in state.farms:
        farm.barrow = [9, 9, 9, 9]
    for _ in range(3):
        play(state, "client 2", "end")
    assert [lines(state, player)["medals"] for player in range(3)] == [3, 1, 0]


def after(*clients: str) -> list[str]:
    """What is validated when these are delivered and R01, R02 and R03 lie on the board."""
    state = table()
    delivered(state, *clients[:-1])
    reputation(state, "R10", "R01", "R02", "R03", "R08")
    open_clients(state, clients[-1], "yellow-3", "yellow-4", "yellow-5a", "yellow-6")
    state.farms[0].barrow = [9, 9, 9, 9]
    play(state, "client 1")
    return validated(state)


@pytest.mark.rule("SF-16.14")
def test_sf_16_14_which_clients_validate_which_tiles() -> None:
    assert after("blue-3", "blue-4") == ["R01"]  # blue + blue + 3, not blue + red + 4
    assert after("blue-3", "red-4") == ["R02"]
    assert "R03" in after("blue-3", "green-4", "red-5a")  # blue + green + 5, the 5 from the third
    assert after("blue-3") == []


@pytest.mark.rule("SF-16.15")
def test_sf_16_15_two_tiles_in_one_turn_for_10_points() -> None:
    state = table(barrow="broccoli, broccoli, carrot, carrot, corn")
    delivered(state, "blue-3", "green-4")
    reputation(state, "R03", "R01", "R07", "R08", "R10")
    open_clients(state, "blue-5a", "yellow-3", "yellow-4", "yellow-5a", "yellow-6")
    neighbour = state.copy()
    play(state, "client 1")
    assert sorted(validated(state)) == ["R01", "R03"]
    assert lines(state)["reputation"] == 10
    reputation(neighbour, "R05", "R01", "R07", "R08", "R10")
    neighbour.farms[1].own = 2  # R03
    play(neighbour, "client 1")
    assert validated(neighbour) == ["R01"]


@pytest.mark.rule("SF-16.16")
@pytest.mark.parametrize(("place", "more"), [(1, [2, 3]), (3, [])])
def test_sf_16_16_the_round_is_finished(place: int, more: list[int]) -> None:
    state = new(4)
    state.turn = 4 * 15 + place
    state.current = place
    state.board.left[DECK] = 1
    state.farms[place].barrow = [9, 9, 9, 9]
    play(state, "client 1", "end")
    seats = []
    while state.current_player is not None:
        seats.append(state.current_player)
        finish_turn(state)
    assert seats == more
    assert state.turn == 4 * 16


@pytest.mark.rule("SF-16.17")
def test_sf_16_17_the_ninth_replaced_client_empties_the_deck_of_two_players() -> None:
    state = new(2)
    for number in range(9):
        assert not is_ending(state)
        state.farms[state.current].barrow = [9, 9, 9, 9]
        play(state, f"client {number % 5 + 1}", "end")
    assert state.board.left[DECK] == 0
    assert NO_CLIENT not in state.board.clients
    assert is_ending(state)


@pytest.mark.rule("SF-16.17")
def test_sf_16_17_the_ninth_renewed_column_empties_the_piles_of_two_players() -> None:
    state = new(2)
    renewed = 0
    while not is_ending(state):
        state.farms[state.current].seeds = 0
        before = state.board.left[0]
        play(state, options(state, "tile")[0])
        renewed += before - state.board.left[0]
        finish_turn(state)
    assert renewed == 9
    assert state.board.left[:3] == [0, 0, 0]


@pytest.mark.rule("SF-16.18")
def test_sf_16_18_the_sheet_of_43() -> None:
    pastures = "\n".join(f"{x} {y} past empty" for x in range(3) for y in range(2))
    for livestock, total in (("", 43), ("A1 B1", 55)):
        state = table(pastures, livestock=livestock, seeds=5, barrow="corn, corn")
        delivered(state, "blue-5a", "blue-5b", "blue-3", "red-6")
        state.farms[0].threes, state.farms[0].ones, state.farms[0].validated = 3, 1, (0, 1)
        assert state.scores()[0].total == total - 1
        play(state, "seeds add carrot")
        assert state.scores()[0].total == total
        expected = {"clients": 19, "colour": 3, "value": 0, "medals": 10, "reputation": 10, "vegetables": 1}
        assert expected.items() <= lines(state).items()


@pytest.mark.rule("SF-16.19")
@pytest.mark.parametrize(
    ("standings", "winners"),
    [
        ([(43, 2), (43, 0)], (0,)),
        ([(43, 2), (43, 2)], (0, 1)),
        ([(43, 2), (44, 0)], (1,)),
        ([(43, 0), (44, 0)], (1,)),
    ],
)
def test_sf_16_19_points_then_seeds(standings: list[tuple[int, int]], winners: tuple[int, ...]) -> None:
    state = table()
    for farm, (points, seeds) in zip(state.farms, standings, strict=True):
        farm.ones, farm.seeds = points, seeds
    state.board.left[DECK], state.moment, state.turn = 0, OVER, 20
    assert state.outcome is not None
    assert state.outcome.winners == winners


@pytest.mark.rule("SF-16.19")
def test_sf_16_19_eight_vegetables_score_2_and_nine_score_3() -> None:
    state = table()
    for count, points in ((8, 2), (9, 3)):
        state.farms[0].barrow = [count - 2, 2, 0, 0]
        assert lines(state)["vegetables"] == points


@pytest.mark.rule("SF-16.20")
@pytest.mark.parametrize(
    ("clients", "expected", "total"),
    [
        (["blue-5a", "blue-5b", "blue-3", "red-5a"], (18, 3, 3), 24),
        (["blue-3", "blue-4", "blue-5a", "red-3", "red-4", "red-6"], (25, 3, 0), 28),
    ],
)
def test_sf_16_20_bonuses_for_clients_alike(
    clients: list[str], expected: tuple[int, int, int], total: int
) -> None:
    state = table()
    delivered(state, *clients)
    sheet = lines(state)
    assert (sheet["clients"], sheet["colour"], sheet["value"]) == expected
    assert state.scores()[0].total == total


@pytest.mark.rule("SF-16.21")
def test_sf_16_21_a_second_sheep_moves_the_farmer_to_column_2() -> None:
    plot = "-1 0 past Sheep\n0 0 past Pig\n1 0 past Cow\n2 0 sheep blue (corn)"
    state = table(plot, "sheep brown (corn)", livestock="A1 B3", seeds=1, barrow="corn")
    landscape = state.farms[0].landscape
    assert landscape is not None
    assert landscape.pairs[1:] == ((0, 0), (1, 2), (1, 2), (0, 2), (0, 1))
    play(state, "place 3 0", "veg corn at 2 0")
    assert (state.farms[0].column, lines(state)["medals"]) == (2, 0)
    assert [shown(state, f"{x} 0") for x in range(-1, 3)] == ["past empty"] * 4
    assert refused(state, "power swap-animal 0 0 cow") == "no-animal"
    assert refused(state, "power pick-vegetable corn 3 0") == "no-token"


@pytest.mark.rule("SF-16.22")
def test_sf_16_22_a_trio_alone_changes_nothing() -> None:
    plot = "0 0 past Pig\n1 0 past Cow\n2 0 sheep blue (corn)"
    state = table(plot, "sheep brown (corn)", livestock="A1 B3")
    play(state, "place 3 0", "veg corn at 2 0")
    assert (state.farms[0].column, lines(state)["medals"]) == (0, 0)
    assert [shown(state, f"{x} 0") for x in range(3)] == ["past Pig", "past Cow", "past Sheep"]


@pytest.mark.rule("SF-16.23")
def test_sf_16_23_two_pigs_for_one_sheep() -> None:
    plot = "-1 0 past Sheep\n0 0 pig blue (corn*, carrot)\n1 0 past empty\n2 0 pig blue (corn*, carrot)"
    state = table(plot, "pig blue (carrot, carrot)", livestock="A2 B1")
    play(state, "place 1 1", "veg carrot at 0 0", "veg carrot at 2 0")
    assert options(state) == ["spend -1 0 0 0", "spend -1 0 2 0"]
    play(state, "spend -1 0 0 0")
    assert (shown(state, "0 0"), shown(state, "2 0")) == ("past empty", "past Pig")


@pytest.mark.rule("SF-16.24")
@pytest.mark.parametrize("choice", [0, -1])
def test_sf_16_24_the_last_column_and_a_trio_at_once(choice: int) -> None:
    plot = """
        -1 0  past Sheep
        0 0   past Sheep
        1 0   past Pig
        2 0   cow blue (corn*, corn*, carrot)
        3 0   cow blue (corn*, corn*, carrot)
    """
    state = table(plot, "pig blue (carrot, carrot)", livestock="A1 B1", column=4)
    play(state, "place 2 1", "veg carrot at 2 0", "veg carrot at 3 0")
    while moment(state) == "spending":
        play(state, options(state)[choice])
    assert (state.farms[0].column, lines(state)["medals"]) == (5, 3)
    assert [shown(state, f"{x} 0") for x in range(-1, 4)] == ["past empty"] * 5


@pytest.mark.rule("SF-16.25")
def test_sf_16_25_a_pig_becomes_the_cow_that_was_missing() -> None:
    state = table("0 0 past Pig\n1 0 past Sheep", livestock="A1 B2", column=2, seeds=1)
    play(state, "power swap-animal 0 0 cow")
    assert (state.farms[0].column, state.farms[0].seeds) == (3, 0)
    assert (shown(state, "0 0"), shown(state, "1 0")) == ("past empty", "past empty")
    assert refused(state, "power swap-animal 0 0 cow") == "used-up"


@pytest.mark.rule("SF-16.26")
def test_sf_16_26_a_power_fills_a_sheep_tile() -> None:
    planted = table(
        "0 0 past empty\n1 0 past empty\n2 0 sheep blue (corn)", livestock="A5 B1", column=2, seeds=1
    )
    play(planted, "power plant-vegetable corn 2 0")
    assert (barrow(planted), shown(planted, "2 0")) == ("corn", "past Sheep")
    plot = "0 0 pig blue (corn*, carrot)\n1 0 past empty\n2 0 sheep blue (corn)"
    moved = table(plot, livestock="A3 B1", column=1, seeds=1)
    play(moved, "power move-vegetable corn 0 0 2 0")
    assert (barrow(moved), shown(moved, "2 0"), shown(moved, "0 0")) == (
        "corn",
        "past Sheep",
        "(corn, carrot)",
    )


@pytest.mark.rule("SF-16.27")
def test_sf_16_27_a_reserved_client_leaves_its_medals() -> None:
    state = table("0 0 past empty", livestock="A4 B1", column=1, seeds=1, barrow="broccoli, carrot, eggplant")
    open_clients(state, "red-6", "blue-3")
    play(state, "power reserve-client 2")
    assert state.board.medals[1] == 2
    assert state.board.clients[1] not in (NO_CLIENT, client(state, "blue-3"))
    assert refused(state, "client reserved 1") == "too-soon"
    while state.turn < 2:
        finish_turn(state)
    state.farms[0].barrow = [1, 1, 1, 0]
    deck = state.board.left[DECK]
    play(state, "client reserved 1")
    assert state.farms[0].clients == (client(state, "blue-3"),)
    assert (lines(state)["medals"], state.board.left[DECK]) == (0, deck)


@pytest.mark.rule("SF-16.28")
def test_sf_16_28_where_a_tile_may_move() -> None:
    line = table("-1 0 past empty\n0 0 past empty\n1 0 past empty", livestock="A4 B1", column=2, seeds=1)
    assert refused(line, "power move-tile 0 0 1 1") == "split"
    assert refused(line, "power move-tile 1 0 2 0") == "not-adjacent"
    play(line, "power move-tile -1 0 0 1")
    hook = table(
        "0 0 past empty\n1 0 past empty\n2 0 past empty\n2 1 past empty", livestock="A4 B1", column=2, seeds=1
    )
    play(hook, "power move-tile 2 0 1 1")
    assert shown(hook, "1 1") == "past empty"


def rectangle(drawing: str) -> tuple[int, int]:
    """Tiles and points of the largest rectangle of ``o`` in rows split by ``/``."""
    rows = drawing.split("/")
    tiles = largest_rectangle(
        [256 * y + x for y, row in enumerate(rows) for x, cell in enumerate(row) if cell == "o"]
    )
    return tiles, PASTURE_POINTS * tiles


@pytest.mark.rule("SF-16.29")
@pytest.mark.parametrize(("drawing", "tiles", "points"), [("ooo/ooo/V.S", 6, 12), ("oo./ooS/.Vo", 4, 8)])
def test_sf_16_29_the_largest_rectangle(drawing: str, tiles: int, points: int) -> None:
    assert rectangle(drawing) == (tiles, points)


@pytest.mark.rule("SF-16.30")
@pytest.mark.parametrize(
    ("drawing", "tiles", "points"),
    [
        ("VVV", 0, 0),
        ("oSo/PoC/o.o", 1, 2),
        ("ooooo/o.oVo", 5, 10),
        ("oo./ooo/.oo", 4, 8),
        ("o.o/ooo/o.o", 3, 6),
        ("ooo/oSo/ooo", 3, 6),
        ("oooo/oooV/oooV", 9, 18),
    ],
)
def test_sf_16_30_more_rectangles(drawing: str, tiles: int, points: int) -> None:
    assert rectangle(drawing) == (tiles, points)

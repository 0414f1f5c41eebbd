"""Rulebook section 2: the setup."""

import pytest

from rules.chance import Scripted, Seeded
from rules.sunfield import TITLE
from rules.sunfield.moments import NO_TILE
from rules.sunfield.variant import DECK
from rules.title import SetupError
from tests.rules.sunfield.sunfield_kit import barrow, column, moment, new, shown

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.rule("SF-2.1")
@pytest.mark.parametrize(("players", "clients", "tiles"), [(4, 0, 0), (3, 3, 4), (2, 6, 8)])
def test_sf_2_1_fewer_players_leave_out_clients_and_tiles_of_each_kind(
    players: int, clients: int, tiles: int
) -> None:
    state = new(players)
    out = [mask.bit_count() - left for mask, left in zip(state.board.unseen, state.board.left, strict=True)]
    assert out == [tiles, tiles, tiles, clients]


@pytest.mark.rule("SF-2.1")
@pytest.mark.parametrize("players", [1, 5])
def test_sf_2_1_it_is_for_two_to_four(players: int) -> None:
    with pytest.raises(SetupError, match="2, 3, 4 players"):
        TITLE.meta.setup(players)


@pytest.mark.rule("SF-2.2")
def test_sf_2_2_any_piece_may_be_the_one_that_was_taken_out() -> None:
    state = new(2)
    unseen = state.board.unseen[DECK]
    names = [client.id for client in state.variant.components.clients]
    hidden = [name for number, name in enumerate(names) if unseen >> number & 1]
    assert len(hidden) == 15
    for name in hidden:
        copy = state.copy()
        copy.farms[0].barrow = [9, 9, 9, 9]
        copy.apply(TITLE.parse("client 1"), Scripted([name]))
        assert names[copy.board.clients[0]] == name


@pytest.mark.rule("SF-2.3")
@pytest.mark.parametrize(("players", "deck"), [(4, 15), (3, 12), (2, 9)])
def test_sf_2_3_five_clients_are_turned_up(players: int, deck: int) -> None:
    state = new(players)
    assert len(set(state.board.clients)) == 5
    assert state.board.left[DECK] == deck


@pytest.mark.rule("SF-2.4")
@pytest.mark.parametrize(("players", "out"), [(4, 2), (3, 3), (2, 4)])
def test_sf_2_4_four_reputation_tiles_on_the_board_and_one_before_each_player(players: int, out: int) -> None:
    state = new(players)
    tiles = [*state.board.reputation, *(farm.own for farm in state.farms)]
    assert len(state.board.reputation) == 4
    assert NO_TILE not in tiles
    assert 10 - len(set(tiles)) == out


@pytest.mark.rule("SF-2.5")
def test_sf_2_5_each_client_space_has_a_medal_worth_3_and_one_worth_1() -> None:
    position = new().position()
    assert [space["medals"] for space in position["clients"]] == [[3, 1]] * 5  # type: ignore[index, union-attr, call-overload]


@pytest.mark.rule("SF-2.6")
@pytest.mark.parametrize(("players", "left"), [(4, 17), (3, 13), (2, 9)])
def test_sf_2_6_the_market_has_a_row_for_each_kind(players: int, left: int) -> None:
    state = new(players)
    kinds = [state.variant.faces.kind[tile] for tile in state.board.market]
    assert kinds == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert state.board.left[:3] == [left, left, left]


@pytest.mark.rule("SF-2.7")
@PLAYERS
def test_sf_2_7_a_seed_lies_on_each_of_the_three_sheep_tiles(players: int) -> None:
    state = new(players)
    assert [column(state, number) for number in (1, 2, 3)] == ["sheep+1, pig+0, cow+0"] * 3


@pytest.mark.rule("SF-2.8")
def test_sf_2_8_each_player_has_a_set_with_the_pig_tile_in_the_middle() -> None:
    state = new(4, set_0=2, set_1=4, set_2=1, set_3=3)
    assert [farm.start_set + 1 for farm in state.farms] == [2, 4, 1, 3]
    for player, name in enumerate("2413"):
        ids = [state.variant.tile_ids[face // 12] for face in state.farms[player].plot.values()]
        assert ids == [f"X{name}S", f"X{name}P", f"X{name}C"]


@pytest.mark.rule("SF-2.9")
def test_sf_2_9_the_pig_and_the_cow_tile_start_with_a_token_each() -> None:
    state = new(4, set_0=1, set_1=2, set_2=3, set_3=4)
    assert shown(state, "-1 0") == "(broccoli)"
    assert shown(state, "0 0") == "(carrot, broccoli*)"
    assert shown(state, "1 0") == "(eggplant, corn, carrot*)"
    for player in range(4):
        tokens = [shown(state, cell, player).count("*") for cell in ("-1 0", "0 0", "1 0")]
        assert tokens == [0, 1, 1]


@pytest.mark.rule("SF-2.10")
def test_sf_2_10_cells_are_named_x_y_with_y_growing_downwards() -> None:
    state = new(seed=2)
    assert [shown(state, cell) == "-" for cell in ("-1 0", "0 0", "1 0", "0 1")] == [
        False,
        False,
        False,
        True,
    ]
    state.apply(TITLE.parse("tile sheep-1"), Seeded(2))
    places = [str(action) for action in state.legal_actions()]
    assert places == [
        "place -1 -1",
        "place 0 -1",
        "place 1 -1",
        "place -2 0",
        "place 2 0",
        "place -1 1",
        "place 0 1",
        "place 1 1",
    ]


@pytest.mark.rule("SF-2.11")
def test_sf_2_11_the_first_player_and_the_sets_can_be_chosen() -> None:
    state = new(3, first_player=2, set_0=4, set_1=1, set_2=2)
    assert state.current_player == state.first_player == 2
    assert [farm.start_set + 1 for farm in state.farms] == [4, 1, 2]


@pytest.mark.rule("SF-2.11")
def test_sf_2_11_what_is_not_chosen_is_drawn() -> None:
    states = [TITLE.new(TITLE.meta.setup(3, {"set_1": 2}), Seeded(seed)) for seed in range(60)]
    assert {state.first_player for state in states} == {0, 1, 2}
    assert {state.farms[1].start_set for state in states} == {1}
    assert {state.farms[0].start_set for state in states} == {0, 2, 3}
    assert all(len({farm.start_set for farm in state.farms}) == 3 for state in states)


@pytest.mark.rule("SF-2.11")
def test_sf_2_11_two_players_with_the_same_set_are_refused() -> None:
    with pytest.raises(SetupError, match="same starting set"):
        TITLE.meta.setup(3, {"set_0": 2, "set_2": 2})


@pytest.mark.rule("SF-2.11")
def test_sf_2_11_the_first_player_is_one_of_those_who_play() -> None:
    with pytest.raises(SetupError, match="0 to 1"):
        TITLE.meta.setup(2, {"first_player": 2})


@pytest.mark.rule("SF-2.12")
def test_sf_2_12_the_first_player_gets_one_seed_and_each_next_one_more() -> None:
    state = new(4, first_player=2)
    assert [farm.seeds for farm in state.farms] == [3, 4, 1, 2]
    assert [barrow(state, player) for player in range(4)] == ["", "", "", ""]
    assert moment(state) == "ready"

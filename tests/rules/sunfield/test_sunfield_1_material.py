"""Rulebook section 1: what is in the box."""

from collections import Counter

import pytest

from rules.chance import Seeded
from rules.sunfield.components import ANIMALS, CLIENT_COLOURS, FIELD_COLOURS, VEGETABLES, own_components
from rules.sunfield.numbers import (
    ADD_COST,
    EXCHANGE_COST,
    MEDALS_OF_SPACE,
    MEDALS_OF_THREE,
    SPACES,
    START_SEEDS,
    TOKENS_OF_ANIMAL,
    TOKENS_OF_SORT,
)
from tests.rules.sunfield.sunfield_kit import new

PRINTED = own_components()


@pytest.mark.rule("SF-1.1")
def test_sf_1_1_there_are_four_starting_sets_and_twenty_market_tiles_of_each_kind() -> None:
    assert Counter(tile.set for tile in PRINTED.starting) == {1: 3, 2: 3, 3: 3, 4: 3}
    assert Counter(tile.kind for tile in PRINTED.tiles) == {0: 20, 1: 20, 2: 20}


@pytest.mark.rule("SF-1.2")
def test_sf_1_2_a_sheep_tile_has_one_space_a_pig_tile_two_and_a_cow_tile_three() -> None:
    for tile in (*PRINTED.starting, *PRINTED.tiles, *PRINTED.alt_cows):
        assert len(tile.sorts) == tile.kind + 1
    named = [[VEGETABLES[sort] for sort in tile.sorts] for tile in PRINTED.tiles]
    assert ["carrot", "carrot", "corn"] in named


@pytest.mark.rule("SF-1.3")
def test_sf_1_3_every_kind_of_tile_comes_in_four_colours() -> None:
    assert set(FIELD_COLOURS) == {"blue", "brown", "yellow", "purple"}
    for kind in range(3):
        colours = Counter(tile.colour for tile in PRINTED.tiles if tile.kind == kind)
        assert colours == {0: 5, 1: 5, 2: 5, 3: 5}


@pytest.mark.rule("SF-1.4")
def test_sf_1_4_the_tokens() -> None:
    assert len(VEGETABLES) * TOKENS_OF_SORT == 60
    assert len(ANIMALS) * TOKENS_OF_ANIMAL == 45
    assert MEDALS_OF_THREE == 25
    assert SPACES * MEDALS_OF_SPACE.count(1) == 5


@pytest.mark.rule("SF-1.5")
def test_sf_1_5_the_cards() -> None:
    assert len(PRINTED.clients) == 20
    assert len(PRINTED.reputation) == 10
    assert len(PRINTED.livestock) == 10


@pytest.mark.rule("SF-1.6")
def test_sf_1_6_a_colour_has_clients_of_3_4_5_5_and_6_who_want_as_many_vegetables() -> None:
    for colour in range(len(CLIENT_COLOURS)):
        worths = sorted(client.prestige for client in PRINTED.clients if client.colour == colour)
        assert worths == [3, 4, 5, 5, 6]
    assert all(sum(client.cost) == client.prestige for client in PRINTED.clients)


@pytest.mark.rule("SF-1.6")
def test_sf_1_6_the_blue_4_wants_corn_twice_eggplant_and_carrot() -> None:
    (blue,) = (client for client in PRINTED.clients if client.id == "blue-4")
    assert dict(zip(VEGETABLES, blue.cost, strict=True)) == {
        "broccoli": 0,
        "carrot": 1,
        "eggplant": 1,
        "corn": 2,
    }


@pytest.mark.rule("SF-1.7")
def test_sf_1_7_the_reputation_tiles_are_the_ten_pairs_of_colours_worth_5_each() -> None:
    pairs = {tile.colours for tile in PRINTED.reputation}
    assert pairs == {(a, b) for a in range(4) for b in range(a, 4)}
    assert {tile.points for tile in PRINTED.reputation} == {5}
    assert {tile.value for tile in PRINTED.reputation} <= {3, 4, 5, 6}


@pytest.mark.rule("SF-1.8")
def test_sf_1_8_the_supply_never_runs_out() -> None:
    state = new()
    state.farms[1].barrow = [99, 99, 99, 99]
    state.farms[0].seeds = ADD_COST
    assert "seeds add corn" in [str(action) for action in state.legal_actions()]


@pytest.mark.rule("SF-1.8")
@pytest.mark.parametrize("seed", range(5))
def test_sf_1_8_seeds_cannot_run_out(seed: int) -> None:
    assert sum(START_SEEDS) + 20 == 30
    state, chance = new(4, seed), Seeded(seed)
    while state.current_player is not None:
        there = sum(state.board.seeds) + sum(farm.seeds for farm in state.farms)
        assert there <= 30
        state.advance(state.legal_actions()[0], chance)
    assert EXCHANGE_COST < ADD_COST

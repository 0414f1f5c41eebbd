"""Rulebook section 14: alone, what is known, house options."""

import pytest

from rules.chance import Scripted, Seeded
from rules.sunfield import TITLE
from rules.sunfield.events import TileHarvested, TrioDelivered
from rules.sunfield.state import SunfieldState
from rules.sunfield.variant import DECK
from rules.title import SetupError
from tests.rules.sunfield.sunfield_kit import (
    barrow,
    delivered,
    lines,
    moment,
    new,
    options,
    play,
    refused,
    set_column,
    shown,
    table,
)


@pytest.mark.rule("SF-14.1")
def test_sf_14_1_there_is_no_game_for_one() -> None:
    with pytest.raises(SetupError):
        TITLE.meta.setup(1)


@pytest.mark.rule("SF-14.2")
@pytest.mark.parametrize("mode", ["standard", "advanced"])
def test_sf_14_2_everything_that_lies_on_the_table_is_open(mode: str) -> None:
    state = new(3, mode=mode)
    for player in range(3):
        view = state.observe(player)
        assert view.farms[0].contents() == state.farms[0].contents()
        assert view.board.contents() == state.board.contents()
    assert not TITLE.meta.has_secrets


@pytest.mark.rule("SF-14.2")
def test_sf_14_2_every_piece_not_yet_seen_is_equally_likely() -> None:
    seen: dict[str, int] = {}
    drawn = table()
    set_column(drawn, 1, "sheep+1, -, -")
    for seed in range(400):
        state = drawn.copy()
        state.apply(TITLE.parse("tile sheep-1"), Seeded(seed))
        tile = state.variant.tile_ids[state.board.market[0]]
        seen[tile] = seen.get(tile, 0) + 1
    assert len(seen) == 17  # 20 Sheep tiles, three of which lay in the market
    assert max(seen.values()) < 60


@pytest.mark.rule("SF-14.3")
def test_sf_14_3_new_knowledge_comes_with_renewal_replacement_and_draw_only() -> None:
    state = table(livestock="A3 B2", column=3, seeds=9, barrow="broccoli, carrot, eggplant")
    set_column(state, 1, "-, pig+0, -")
    news = {str(action) for action in state.legal_actions() if state.reveals(action, 0)}
    reserve = {f"power reserve-client {space}" for space in range(1, 6)}
    clients = set(options(state, "client"))
    assert news == {"tile pig-1", "power draw-tile pig"} | reserve | clients
    state.board.left[DECK] = 0
    assert not any(state.reveals(action, 0) for action in state.legal_actions() if "client" in str(action))
    assert all(state.reveals(action, 1) for action in state.legal_actions())


@pytest.mark.rule("SF-14.3")
def test_sf_14_3_piles_do_not_depend_on_what_the_players_do() -> None:
    orders = []
    for pick in (0, -1):
        state, chance = new(seed=5), Seeded(5)
        drawn: list[int] = []
        while state.current_player is not None:
            action = state.legal_actions()[pick]
            before = state.board.market[:3]
            state.apply(action, chance)
            drawn += [
                new for old, new in zip(before, state.board.market[:3], strict=True) if new not in (old, -1)
            ]
        orders.append(drawn)
    shorter = min(map(len, orders))
    assert shorter > 2
    assert orders[0][:shorter] == orders[1][:shorter]


@pytest.mark.rule("SF-14.4")
def test_sf_14_4_colour_is_animal() -> None:
    plot = "0 0 pig blue (corn, carrot)\n1 0 past empty\n2 0 past empty\n3 0 sheep brown (corn)"
    for house, reach in ((False, ["veg corn at 0 0"]), (True, ["veg corn at 3 0"])):
        state = table(plot, holding="sheep blue (corn)", colour_is_animal=house)
        play(state, "place 1 1")
        assert options(state) == reach


@pytest.mark.rule("SF-14.5")
def test_sf_14_5_alt_cow() -> None:
    state = new(4, alt_cow=True)
    cows = [state.variant.tile_ids[tile] for tile in state.board.market[6:]]
    assert all(cow.startswith("AC") for cow in cows)
    assert {tile for tile in state.variant.tile_ids if tile[0] == "C"} == set()


@pytest.mark.rule("SF-14.6")
def test_sf_14_6_bonus_per_three() -> None:
    clients = ["blue-3", "blue-4", "blue-5a", "blue-5b", "blue-6", "red-3", "red-4", "red-5a", "red-5b"]
    for house, colour, value in ((False, 3, 3), (True, 6, 3)):
        state = table(bonus_per_three=house)
        delivered(state, *clients)
        assert (lines(state)["colour"], lines(state)["value"]) == (colour, value)


def scarce(plot: str, holding: str = "", corn: int = 0, **more: object) -> SunfieldState:
    """A limited supply with ``corn`` left: player 1 has the rest."""
    state = table(plot, holding, limited=True, **more)  # type: ignore[arg-type]
    on_tiles = plot.count("corn*")
    state.farms[1].barrow = [0, 0, 0, 15 - corn - on_tiles]
    return state


@pytest.mark.rule("SF-14.7")
def test_sf_14_7_a_vegetable_that_the_supply_lacks_is_not_taken() -> None:
    state = scarce("0 0 cow blue (corn, corn, carrot)", "cow brown (corn, corn, carrot)", corn=1)
    play(state, "place 0 1")
    assert [state.hand.count(sort) for sort in range(4)] == [0, 1, 0, 1]


@pytest.mark.rule("SF-14.7")
def test_sf_14_7_and_cannot_be_chosen_elsewhere() -> None:
    plot = "0 0 cow blue (corn, corn, carrot)"
    state = scarce(plot, corn=0, livestock="A5 B4", column=4, seeds=9, barrow="carrot")
    assert refused(state, "seeds add corn") == "no-supply"
    assert refused(state, "seeds exchange carrot corn") == "no-supply"
    assert refused(state, "power swap-vegetable carrot corn") == "no-supply"
    assert refused(state, "power gain-vegetable corn") == "no-supply"
    assert refused(state, "power plant-vegetable corn 0 0") == "no-supply"
    assert not [option for option in options(state) if option.endswith("corn")]
    assert "power plant-vegetable carrot 0 0" in options(state)


@pytest.mark.rule("SF-14.7")
def test_sf_14_7_what_is_in_hand_has_left_the_supply() -> None:
    plot = "0 0 cow blue (corn, corn, carrot)"
    state = scarce(plot, "sheep brown (corn)", corn=1, livestock="A2 B1", column=2, seeds=1)
    assert "power gain-vegetable corn" in options(state)
    play(state, "place 0 1")
    assert refused(state, "power gain-vegetable corn") == "no-supply"


@pytest.mark.rule("SF-14.7")
def test_sf_14_7_the_last_animal_goes_to_the_cell_with_smaller_y_then_smaller_x() -> None:
    plot = "1 0 sheep blue (corn)\n0 0 sheep blue (corn)\n0 1 sheep blue (corn)"
    state = table(plot, holding="cow blue (corn, corn, corn)", limited=True)
    herd = {256 * 50 + x: 12 * (12 + x) + 8 for x in range(14)}  # fourteen Sheep of a neighbour
    state.farms[1].plot.update(herd)
    events = play(state, "place -1 0", "veg corn at 0 1", "veg corn at 0 0", "veg corn at 1 0")
    standing = {event.cell: event.animal for event in events if isinstance(event, TileHarvested)}
    assert standing == {"0 0": "sheep", "1 0": "", "0 1": ""}
    assert (shown(state, "1 0"), barrow(state)) == ("past empty", "corn, corn, corn")


@pytest.mark.rule("SF-14.7")
def test_sf_14_7_a_medal_that_is_lacking_is_forgone() -> None:
    for taken, medal in ((19, 3), (20, 0)):
        state = table("-1 0 past Cow\n0 0 past Pig\n1 0 sheep blue (corn)", "sheep blue (corn)", limited=True)
        state.farms[1].threes = taken
        events = play(state, "place 2 0", "veg corn at 1 0")
        assert events[-1] == TrioDelivered(0, ("1 0", "0 0", "-1 0"), medal)
        assert lines(state)["medals"] == medal


@pytest.mark.rule("SF-14.7")
def test_sf_14_7_swap_animal_needs_the_wanted_animal() -> None:
    state = table("0 0 past Sheep", limited=True, livestock="A1 B1", column=1, seeds=1)
    state.farms[1].plot.update({256 * 50 + x: 12 * (32 + x) + 9 for x in range(15)})
    assert refused(state, "power swap-animal 0 0 pig") == "no-supply"
    assert options(state, "power") == ["power swap-animal 0 0 cow"]
    assert moment(state) == "ready"


@pytest.mark.rule("SF-14.7")
def test_sf_14_7_by_default_nothing_binds() -> None:
    state = table("0 0 sheep blue (corn)", holding="sheep blue (corn)")
    state.farms[1].barrow = [99, 99, 99, 99]
    play(state, "place 0 1", "veg corn at 0 0", chance=Scripted([]))
    assert shown(state, "0 0") == "past Sheep"

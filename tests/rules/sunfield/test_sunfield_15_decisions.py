"""Rulebook section 15: the decisions, their notation, and why each is refused."""

import pytest

from rules.sunfield import TITLE
from rules.sunfield.options import HOUSE
from rules.sunfield.state import SunfieldState
from rules.title import NotationError
from tests.rules.sunfield.sunfield_kit import (
    client,
    empty_market,
    moment,
    open_clients,
    options,
    play,
    refused,
    set_column,
    table,
)

PLOT = """
    -1 0  past Sheep
    0 0   pig blue (corn*, carrot)
    1 0   past empty
"""
KINDS = {
    "tile": "tile sheep-1",
    "client": "client 1",
    "reserved": "client reserved 1",
    "seeds exchange": "seeds exchange corn carrot",
    "seeds add": "seeds add corn",
    "power": "power gain-vegetable corn",
    "pass": "pass",
    "place": "place 0 1",
    "veg": "veg carrot at 0 0",
    "spend": "spend 0 0 1 0",
    "end": "end",
}
"""An action of each kind."""

ALWAYS_AT_READY = {"tile", "client", "reserved", "seeds exchange", "seeds add", "power", "pass"}
LEGAL = {
    "ready": ALWAYS_AT_READY,
    "holding": {"place", "power"},
    "planting": {"veg", "power"},
    "drawn": {"place"},
    "spending": {"spend"},
    "done": {"seeds exchange", "seeds add", "power", "end"},
}


def at(name: str) -> SunfieldState:
    """A state at a moment, in which the player is rich."""
    state = table(PLOT, "sheep brown (carrot)", livestock="A2 B4", column=4, seeds=20, barrow="corn, corn")
    match name:
        case "planting" | "done":
            play(state, "place 0 1")
            if name == "done":
                play(state, "veg carrot at 0 0")
        case "drawn":
            drawing = table(PLOT, livestock="A3 B1", column=2, seeds=20)
            play(drawing, "power draw-tile pig")
            return drawing
        case "spending":
            cows = "0 0 past Cow\n1 0 past Pig\n2 0 past Cow\n3 0 sheep blue (corn)"
            spending = table(cows, "sheep brown (corn)")
            play(spending, "place 3 1", "veg corn at 3 0")
            return spending
        case "ready":
            return table(PLOT, livestock="A2 B4", column=4, seeds=20, barrow="corn, corn")
    return state


@pytest.mark.rule("SF-15.1")
@pytest.mark.parametrize("name", list(LEGAL))
@pytest.mark.parametrize("kind", list(KINDS))
def test_sf_15_1_kinds_of_action_by_moment(name: str, kind: str) -> None:
    state = at(name)
    assert moment(state) == name
    action = TITLE.parse(KINDS[kind])
    refusal = state.refusal(action)
    code = None if refusal is None else refusal.values["code"]
    if (name, kind) == ("ready", "end"):
        assert code == "act-first"
    else:
        assert (code == "not-now") is (kind not in LEGAL[name])


@pytest.mark.rule("SF-15.1")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "tile",
        "tile pig-4",
        "tile goat-1",
        "client 0",
        "client 6",
        "client reserved 0",
        "place 1",
        "place 1 -0",
        "place 01 2",
        "place 100 0",
        "veg leek at 0 0",
        "veg corn 0 0",
        "spend",
        "spend 0",
        "spend 0 0 1 0 2 0 3 0",
        "seeds exchange corn",
        "seeds add leek",
        "power fly",
        "power gain-vegetable",
        "power swap-animal 0 0 goat",
        "power move-tile 0 0 1",
        "end turn",
    ],
)
def test_sf_15_1_a_line_that_cannot_be_read(text: str) -> None:
    with pytest.raises(NotationError, match="is no action of Sunfield Farm"):
        TITLE.parse(text)


@pytest.mark.rule("SF-15.1")
def test_sf_15_1_case_and_spaces_do_not_matter() -> None:
    assert TITLE.parse("  Tile  PIG-2 ") is TITLE.parse("tile pig-2")


@pytest.mark.rule("SF-15.2")
def test_sf_15_2_take_a_tile() -> None:
    state = table(seeds=1)
    set_column(state, 2, "sheep+1, -, cow+0")
    set_column(state, 3, "-, -, cow+0")
    assert options(state, "tile") == [
        "tile cow-2",
        "tile cow-3",
        "tile pig-1",
        "tile sheep-1",
        "tile sheep-2",
    ]
    assert refused(state, "tile pig-2") == "empty-space"
    assert refused(state, "tile cow-1") == "no-seeds"


@pytest.mark.rule("SF-15.3")
def test_sf_15_3_deliver() -> None:
    state = table(barrow="broccoli, carrot, eggplant")
    open_clients(state, "red-4", "blue-3", "-")
    state.farms[0].reserved = (client(state, "blue-4"), client(state, "yellow-6"))
    state.reserved_before = 1
    assert options(state, "client") == ["client 2"]
    assert refused(state, "client 3") == "no-client"
    assert refused(state, "client 1") == "no-vegetables"
    assert refused(state, "client reserved 3") == "no-client"
    assert refused(state, "client reserved 2") == "too-soon"
    assert refused(state, "client reserved 1") == "no-vegetables"


@pytest.mark.rule("SF-15.4")
def test_sf_15_4_pass() -> None:
    state = table()
    assert refused(state, "pass") == "can-act"
    empty_market(state)
    assert options(state) == ["pass"]


@pytest.mark.rule("SF-15.5")
def test_sf_15_5_lay_a_tile() -> None:
    state = at("holding")
    assert refused(state, "place 0 0") == "cell-taken"
    assert refused(state, "place 2 1") == "not-adjacent"
    assert "place 1 -1" in options(state)


@pytest.mark.rule("SF-15.6")
def test_sf_15_6_plant() -> None:
    plot = "0 0 pig blue (corn, carrot*)\n1 0 sheep yellow (corn)\n-1 0 sheep brown (corn)"
    state = table(plot, "pig brown (corn, carrot)")
    play(state, "place 0 1")
    assert options(state) == ["veg corn at -1 0", "veg corn at 0 0"]
    assert refused(state, "veg broccoli at 5 5") == "not-in-hand"
    assert refused(state, "veg corn at 5 5") == "no-tile"
    assert refused(state, "veg corn at 0 1") == "own-tile"
    assert refused(state, "veg corn at 1 0") == "out-of-reach"
    assert refused(state, "veg carrot at 0 0") == "no-space"


@pytest.mark.rule("SF-15.7")
def test_sf_15_7_give_animals() -> None:
    state = at("spending")
    assert options(state) == ["spend 3 0 1 0 0 0", "spend 3 0 1 0 2 0"]
    assert refused(state, "spend 3 0 1 0 3 1") == "no-animal"
    assert refused(state, "spend 3 0 1 0 9 9") == "no-animal"
    for wrong in ("spend 3 0 1 0", "spend 3 0", "spend 0 0 1 0 3 0", "spend 3 0 0 0 2 0"):
        assert refused(state, wrong) == "wrong-animals"


@pytest.mark.rule("SF-15.7")
def test_sf_15_7_a_pair_in_the_order_of_the_column() -> None:
    plot = "-1 0 past Sheep\n0 0 past Sheep\n1 0 past Pig\n2 0 past empty"
    state = table(plot, livestock="A1 B2", column=1, seeds=1)
    state.farms[0].plot[2] -= 1  # a Cow; column 2 of A1 wants Pig and Cow
    play(state, "power swap-animal 0 0 pig")
    assert options(state) == ["spend 0 0 2 0", "spend 1 0 2 0"]
    assert refused(state, "spend 2 0 1 0") == "wrong-animals"


@pytest.mark.rule("SF-15.8")
def test_sf_15_8_exchange() -> None:
    state = table(seeds=3, barrow="corn, carrot")
    sorts = ("broccoli", "carrot", "corn", "eggplant")
    pairs = [(gives, gets) for gives in ("carrot", "corn") for gets in sorts if gives != gets]
    assert options(state, "seeds") == [f"seeds exchange {gives} {gets}" for gives, gets in pairs]
    assert refused(state, "seeds exchange eggplant eggplant") == "no-vegetables"
    assert refused(state, "seeds exchange corn corn") == "same-sort"
    assert refused(table(seeds=2), "seeds exchange corn corn") == "no-seeds"


@pytest.mark.rule("SF-15.9")
def test_sf_15_9_add() -> None:
    assert options(table(seeds=5), "seeds add corn") == ["seeds add corn"]
    assert refused(table(seeds=4), "seeds add corn") == "no-seeds"


@pytest.mark.rule("SF-15.10")
def test_sf_15_10_powers_in_general() -> None:
    assert refused(table(seeds=1), "power gain-vegetable corn") == "no-power"
    state = table(PLOT, livestock="A2 B4", column=2, seeds=1)
    assert refused(state, "power swap-vegetable corn carrot") == "no-power"
    assert refused(state, "power move-tile 0 0 5 5") == "not-reached"
    state.farms[0].used = 0b100
    assert refused(state, "power gain-vegetable corn") == "used-up"  # though column 4 has it too
    state.farms[0].seeds = 0
    assert refused(state, "power gain-vegetable corn") == "used-up"
    state.farms[0].used = 0
    assert refused(state, "power gain-vegetable corn") == "no-seeds"
    assert refused(state, "power move-animal 5 5 6 6") == "no-seeds"


@pytest.mark.rule("SF-15.11")
def test_sf_15_11_draw_tile() -> None:
    state = table(PLOT, livestock="A3 B1", column=2, seeds=2)
    assert options(state, "power draw-tile") == ["power draw-tile pig"]
    assert refused(state, "power draw-tile cow") == "no-power"
    assert refused(state, "power draw-tile sheep") == "not-reached"
    state.board.left[1] = 0
    assert refused(state, "power draw-tile pig") == "empty-pile"
    state.farms[0].used = 0b100
    assert refused(state, "power draw-tile pig") == "used-up"


@pytest.mark.rule("SF-15.12")
def test_sf_15_12_reserve_client() -> None:
    state = table(livestock="A4 B1", column=1, seeds=1)
    open_clients(state, "blue-3", "-")
    assert options(state, "power") == [f"power reserve-client {space}" for space in (1, 3, 4, 5)]
    assert refused(state, "power reserve-client 2") == "no-client"


@pytest.mark.rule("SF-15.13")
def test_sf_15_13_swap_animal() -> None:
    state = table(PLOT, livestock="A1 B1", column=1, seeds=1)
    for cell in ("0 0", "1 0", "5 5"):
        assert refused(state, f"power swap-animal {cell} cow") == "no-animal"
    assert refused(state, "power swap-animal -1 0 sheep") == "same-animal"


@pytest.mark.rule("SF-15.14")
def test_sf_15_14_move_animal() -> None:
    state = table(PLOT + "2 0 past Sheep", livestock="A2 B1", column=1, seeds=1)
    assert refused(state, "power move-animal 1 0 1 0") == "no-animal"
    for goal in ("0 0", "5 5", "2 0", "-1 0"):
        assert refused(state, f"power move-animal -1 0 {goal}") == "no-pasture"


@pytest.mark.rule("SF-15.15")
def test_sf_15_15_swap_and_gain_vegetable() -> None:
    state = table(PLOT, livestock="A5 B1", column=1, seeds=1, barrow="corn")
    assert refused(state, "power swap-vegetable carrot carrot") == "no-vegetables"
    assert refused(state, "power swap-vegetable corn corn") == "same-sort"
    gain = table(PLOT, livestock="A2 B1", column=2, seeds=1)
    assert "power gain-vegetable eggplant" in options(gain)


@pytest.mark.rule("SF-15.16")
def test_sf_15_16_pick_vegetable() -> None:
    state = table(PLOT, livestock="A1 B1", column=2, seeds=1)
    assert refused(state, "power pick-vegetable corn 5 5") == "no-tile"
    assert refused(state, "power pick-vegetable carrot 0 0") == "no-token"
    assert refused(state, "power pick-vegetable corn -1 0") == "no-token"


@pytest.mark.rule("SF-15.17")
def test_sf_15_17_move_vegetable() -> None:
    state = table(PLOT + "2 0 pig blue (corn*, corn)", livestock="A3 B1", column=1, seeds=1)
    assert refused(state, "power move-vegetable corn 5 5 0 0") == "no-tile"
    assert refused(state, "power move-vegetable corn 0 0 5 5") == "no-tile"
    assert refused(state, "power move-vegetable carrot 0 0 2 0") == "no-token"
    assert refused(state, "power move-vegetable corn 2 0 2 0") == "same-tile"
    assert refused(state, "power move-vegetable corn 0 0 -1 0") == "no-space"
    assert options(state, "power") == ["power move-vegetable corn 0 0 2 0"]


@pytest.mark.rule("SF-15.18")
def test_sf_15_18_plant_vegetable() -> None:
    state = table(PLOT, livestock="A5 B1", column=2, seeds=1)
    assert refused(state, "power plant-vegetable corn 5 5") == "no-tile"
    assert refused(state, "power plant-vegetable corn 0 0") == "no-space"
    assert refused(state, "power plant-vegetable corn 1 0") == "no-space"


@pytest.mark.rule("SF-15.19")
def test_sf_15_19_move_tile() -> None:
    state = table(PLOT, livestock="A4 B1", column=2, seeds=1)
    assert refused(state, "power move-tile 5 5 6 6") == "no-tile"
    assert refused(state, "power move-tile -1 0 -1 0") == "cell-taken"
    assert refused(state, "power move-tile -1 0 0 0") == "cell-taken"
    assert refused(state, "power move-tile -1 0 -2 0") == "not-adjacent"
    assert refused(state, "power move-tile 0 0 2 0") == "split"


@pytest.mark.rule("SF-15.20")
def test_sf_15_20_end() -> None:
    assert refused(at("ready"), "end") == "act-first"
    for name in ("holding", "planting", "drawn", "spending"):
        assert refused(at(name), "end") == "not-now"
    assert "end" in options(at("done"))


@pytest.mark.rule("SF-15.21")
def test_sf_15_21_the_first_reason_is_given() -> None:
    state = table(PLOT, livestock="A1 B1", column=1, barrow="corn")
    assert refused(state, "seeds exchange carrot carrot") == "no-seeds"
    assert refused(state, "power swap-animal 5 5 sheep") == "no-seeds"
    state.farms[0].seeds = 1
    assert refused(state, "power swap-animal 5 5 sheep") == "no-animal"
    play(state, "tile sheep-1")
    assert refused(state, "seeds exchange carrot carrot") == "not-now"


@pytest.mark.rule("SF-15.21")
def test_sf_15_21_the_settings_that_precede_a_record() -> None:
    names = [option.id for option in TITLE.meta.options]
    assert names == ["mode", "first_player", "set_0", "set_1", "set_2", "set_3", *HOUSE]

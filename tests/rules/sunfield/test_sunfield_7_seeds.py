"""Rulebook section 7: spending Seeds."""

import pytest

from tests.rules.sunfield.sunfield_kit import (
    barrow,
    finish_turn,
    lines,
    moment,
    open_clients,
    options,
    play,
    refused,
    shown,
    table,
)


@pytest.mark.rule("SF-7.1")
def test_sf_7_1_three_seeds_change_a_vegetable_of_the_barrow_for_another_sort() -> None:
    state = table(seeds=4, barrow="corn, corn")
    assert options(state, "seeds") == [
        f"seeds exchange corn {sort}" for sort in ("broccoli", "carrot", "eggplant")
    ]
    play(state, "seeds exchange corn carrot")
    assert (barrow(state), state.farms[0].seeds) == ("carrot, corn", 1)


@pytest.mark.rule("SF-7.2")
def test_sf_7_2_five_seeds_add_a_vegetable_of_choice() -> None:
    state = table(seeds=6)
    assert options(state, "seeds") == [
        f"seeds add {sort}" for sort in ("broccoli", "carrot", "corn", "eggplant")
    ]
    play(state, "seeds add eggplant")
    assert (barrow(state), state.farms[0].seeds) == ("eggplant", 1)


@pytest.mark.rule("SF-7.3")
def test_sf_7_3_any_number_of_times_whichever_the_action_is() -> None:
    state = table("0 0 past empty", seeds=14)
    play(state, "seeds add corn", "tile sheep-1", "place 0 1", "seeds exchange corn carrot", "seeds add corn")
    assert (barrow(state), state.farms[0].seeds) == ("carrot, corn", 14 - 5 + 1 - 3 - 5)


@pytest.mark.rule("SF-7.3")
def test_sf_7_3_after_a_delivery_too() -> None:
    state = table(seeds=5, barrow="broccoli, carrot, eggplant")
    open_clients(state, "blue-3")
    play(state, "client 1", "seeds add corn")
    assert (barrow(state), state.farms[0].seeds) == ("corn", 0)


@pytest.mark.rule("SF-7.3")
def test_sf_7_3_tokens_on_tiles_are_not_touched() -> None:
    state = table("0 0 pig blue (carrot*, corn)", seeds=9)
    assert not options(state, "seeds exchange")
    play(state, "seeds add corn", "seeds exchange corn carrot")
    assert shown(state, "0 0") == "(carrot*, corn)"


@pytest.mark.rule("SF-7.4")
def test_sf_7_4_they_are_offered_at_ready_and_at_done_only() -> None:
    state = table("0 0 pig blue (carrot, corn)", holding="pig brown (carrot, corn)", seeds=9, barrow="corn")
    assert not options(state, "seeds")
    assert refused(state, "seeds add corn") == "not-now"
    play(state, "place 0 1")
    assert moment(state) == "planting"
    assert refused(state, "seeds exchange corn carrot") == "not-now"
    play(state, "veg corn at 0 0", "veg carrot at 0 0")
    assert options(state, "seeds add")


@pytest.mark.rule("SF-7.5")
def test_sf_7_5_what_is_refused() -> None:
    assert refused(table(seeds=2, barrow="corn"), "seeds exchange corn carrot") == "no-seeds"
    assert refused(table(seeds=4), "seeds add corn") == "no-seeds"
    assert refused(table(seeds=3, barrow="corn"), "seeds exchange carrot corn") == "no-vegetables"
    assert refused(table(seeds=3, barrow="corn"), "seeds exchange corn corn") == "same-sort"


@pytest.mark.rule("SF-7.6")
def test_sf_7_6_a_third_vegetable_for_the_final_count() -> None:
    state = table("0 0 past empty", seeds=5, barrow="corn, corn")
    assert lines(state)["vegetables"] == 0
    play(state, "tile sheep-1", "place 0 1", "seeds add carrot")
    assert lines(state)["vegetables"] == 1
    finish_turn(state)
    assert state.current_player == 1

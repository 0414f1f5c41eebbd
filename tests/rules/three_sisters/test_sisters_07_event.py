"""Rulebook chapter 7: the event phase."""

import pytest

from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.events import ZoneWatered
from tests.rules.three_sisters.sisters_kit import (
    before_event,
    event,
    expect,
    legal,
    lost,
    owed,
    play,
    refused,
)

ITEMS = " ".join(item.name for item in COMPONENTS.items)


@pytest.mark.rule("TS-7.1")
def test_ts_7_1_every_player_resolves_the_event_after_gardening() -> None:
    state = event("shed")
    assert (state.current_player, owed(state)) == (0, "shed")
    play(state, "shed mulch")
    assert (state.current_player, owed(state)) == (1, "shed")
    play(state, "shed mulch")
    assert state.round == 7


@pytest.mark.rule("TS-7.2")
def test_ts_7_2_shed_is_one_shed_action_and_lost_when_nothing_is_left() -> None:
    state = event("shed")
    assert legal(state) == [f"shed {item.name}" for item in COMPONENTS.items]
    full = before_event(ITEMS, 6)
    events = play(full, "goods")
    assert lost(events) == ["shed"]
    assert full.current_player == 1


@pytest.mark.rule("TS-7.3")
def test_ts_7_3_rain_waters_every_zone_in_order_by_itself() -> None:
    state = before_event("1.corn1=1 2.corn2=2 4.pumpkin1=1 6.corn1=3", 2)
    events = play(state, "goods")
    expect(state, "1.corn1=2 2.corn2=3 4.pumpkin1=2 6.corn1=4 3.corn1=0 5.corn1=0")
    rained = [each.zone for each in events if isinstance(each, ZoneWatered) and each.rain]
    assert rained == [0, 1, 3, 5]
    assert state.round == 3  # nothing was asked


@pytest.mark.rule("TS-7.4")
def test_ts_7_4_one_zone_is_finished_before_the_next_and_new_crops_get_later_rain() -> None:
    state = event("rain", "2.corn1=2 2.pumpkin1=3 3.pumpkin1=2 split=1 main=5 goods=2")
    assert owed(state) == "bonus, perennial tulip"  # zone 2: three goods fill the star
    play(state, "bonus split")  # a plant action in any zone
    assert owed(state) == "perennial tulip, plant"
    play(state, "plant 5 corn1 corn2")
    expect(state, "5.corn1=1 2.corn1=3")
    play(state, "perennial tulip", "fruit apple")
    expect(state, "5.corn1=2 5.corn2=2")


@pytest.mark.rule("TS-7.4")
def test_ts_7_4_a_crop_planted_where_it_has_rained_gets_none() -> None:
    state = event("rain", "2.pumpkin1=3 split=1 main=5 goods=2")
    play(state, "bonus split", "plant 1 corn1 corn2")
    expect(state, "1.corn1=1 1.corn2=1")


@pytest.mark.rule("TS-7.5")
def test_ts_7_5_market_is_a_visit_for_everyone() -> None:
    state = event("market", "goods=20")
    assert owed(state) == "fruit, perennial"
    play(state, "fruit apple", "perennial tulip", "fruit apple")  # the Tulip's own fruit action
    assert state.current_player == 1  # who gained 4 goods and may visit as well
    assert owed(state) == "perennial"


@pytest.mark.rule("TS-7.6")
def test_ts_7_6_an_event_is_no_rondel_action_but_a_visit_with_labels() -> None:
    state = event("market", "goods=4 mulch fancy_labels")
    assert owed(state) == "perennial, perennial"
    assert refused(state, "mulch iris") == "nothing-owed"
    assert refused(event("shed", "mulch"), "mulch iris") == "nothing-owed"

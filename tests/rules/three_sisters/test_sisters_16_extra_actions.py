"""Rulebook chapters 16 and 17: extra actions, chains, windows, and what all do at once."""

import pytest

from rules.chance import Seeded, Stream
from rules.three_sisters.state import ThreeSistersState
from tests.rules.three_sisters.sisters_kit import (
    before_event,
    event,
    expect,
    is_legal,
    legal,
    lost,
    new,
    owed,
    owing,
    play,
    refused,
    sheets,
    using,
)

NO_FLOWERS = "tulip hydrangea iris hyacinth crocus daffodil"
NO_FRUIT = "apple peach blackberry raspberry"


def asked(state: ThreeSistersState) -> str:
    """The kind of decision."""
    return "" if state.decision is None else state.decision.kind


@pytest.mark.rule("TS-16.1")
def test_ts_16_1_goods_and_compost_come_at_once_choices_wait() -> None:
    state = owing("perennial, perennial, perennial")
    play(state, "perennial hyacinth")
    expect(state, "goods=2")
    play(state, "perennial crocus")
    expect(state, "compost=3")
    play(state, "perennial tulip")
    assert owed(state) == "fruit"


@pytest.mark.rule("TS-16.2")
def test_ts_16_2_each_entry_is_one_action() -> None:
    entries = (
        "bonus, perennial, perennial iris, fruit, fruit apple, apiary, shed, water, plant, plant_or_water"
    )
    state = owing(entries, "1.corn1=1")
    verbs = {text.split()[0] for text in legal(state)}
    assert verbs == {"bonus", "perennial", "fruit", "apiary", "shed", "water", "plant"}
    for action in ("perennial iris", "perennial iris", "fruit apple", "apiary main", "shed mulch"):
        play(state, action)
    assert owed(state) == "bonus, fruit, plant, plant_or_water, water"
    assert refused(state, "perennial iris") == "nothing-owed"


@pytest.mark.rule("TS-16.3")
def test_ts_16_3_any_order_and_new_ones_before_older_ones() -> None:
    state = owing("perennial tulip, shed, fruit raspberry")
    play(state, "shed mulch", "perennial tulip")
    assert owed(state) == "fruit, fruit raspberry"
    play(state, "fruit apple")  # the newest first
    assert owed(state) == "fruit raspberry"


@pytest.mark.rule("TS-16.4")
def test_ts_16_4_all_boxes_of_an_action_are_filled_first() -> None:
    state = using("1 shed-b", "1.pumpkin1=3 1.pumpkin2=2 1.corn1=1 1.corn2=3")
    play(state, "water 1")
    expect(state, "1.pumpkin1=4 1.pumpkin2=3 1.corn1=2 1.corn2=4 goods=5")
    assert owed(state) == "bonus, perennial crocus"


@pytest.mark.rule("TS-16.5")
def test_ts_16_5_nothing_else_begins_while_something_is_owed() -> None:
    state = using("1 shed-b", owed="bonus", main="garden rondel")
    assert refused(state, "plant 1 corn1") == "pending-first"
    assert refused(state, "pass garden") == "pending-first"
    assert refused(state, "shed mulch") == "pending-first"
    assert refused(state, "die 1 shed-b") == "nothing-owed"
    play(state, "bonus iris")
    assert is_legal(state, "plant 1 corn1")
    assert is_legal(state, "shed mulch")


@pytest.mark.rule("TS-16.6")
def test_ts_16_6_entries_wait_for_others_and_are_lost_together() -> None:
    state = owing("water, perennial hydrangea, plant", f"{NO_FRUIT}")
    play(state, "perennial hydrangea")  # its apple has no box left and waits
    assert owed(state) == "fruit apple, plant, water"
    events = play(state, "plant 3 corn1")
    assert owed(state) == "fruit apple, water"  # now something can be watered
    assert lost(events) == []
    events = play(state, "water 3")
    assert lost(events) == ["fruit apple"]
    assert state.current_player == 1


@pytest.mark.rule("TS-16.7")
@pytest.mark.parametrize(
    ("entries", "action", "left"),
    [
        ("perennial, perennial iris", "perennial iris", "perennial"),
        ("perennial, perennial iris", "perennial tulip", "fruit, perennial iris"),
        ("fruit apple, fruit", "fruit apple", "fruit"),
        ("plant_or_water, water", "water 1", "plant_or_water"),
        ("plant_or_water, plant", "plant 1 corn2", "plant_or_water"),
        ("plant_or_water, water", "plant 1 corn2", "water"),
        ("bonus, fruit", "fruit apple", "bonus"),
        ("bonus, fruit", "bonus apple", "fruit"),
    ],
)
def test_ts_16_7_the_narrowest_entry_is_used_up(entries: str, action: str, left: str) -> None:
    state = owing(entries, "1.corn1=1")
    play(state, action)
    assert owed(state) == left


@pytest.mark.rule("TS-16.8")
@pytest.mark.parametrize("seed", range(5))
def test_ts_16_8_chains_end_and_forced_decisions_are_asked(seed: int) -> None:
    entries = "bonus, bonus, bonus, perennial, fruit, plant_or_water, plant_or_water"
    state = owing(entries, "main=5 hive_tool pie_safe tulip=4 goods=3 peach=1")
    pick = Stream(seed)
    boxes = 0
    while state.current_player == 0 and boxes < 500:
        actions = state.legal_actions()
        state.apply(actions[pick.below(len(actions))], Seeded(1))
        boxes += 1
    assert state.current_player == 1
    assert legal(owing("perennial iris")) == ["perennial iris"]


# --- the Shovel and its windows ---------------------------------------------------------------


@pytest.mark.rule("TS-16.9")
def test_ts_16_9_the_shovel_is_there_at_every_decision() -> None:
    spade = "shovel compost=7"
    dice = ["1 hive-fruit-a"] * 4
    picking = using("1 hive-fruit-a", spade, main="", stage="pick", dice=[*dice], die=None)
    states = [picking, using("1 shed-b", spade), owing("fruit", spade)]
    assert [asked(state) for state in states] == ["die", "main", "extra"]
    for state in (*states, event("market", f"{spade} goods=4")):
        assert "shovel" in legal(state)
    play(picking, "shovel", "bonus mulch", "shovel", "bonus iris")  # again and again
    expect(picking, "compost=2 mulch=1 iris=1")
    assert asked(picking) == "die"


@pytest.mark.rule("TS-16.9")
def test_ts_16_9_it_costs_three_and_needs_a_box() -> None:
    assert refused(using("1 shed-b", "shovel compost=2"), "shovel") == "no-compost"
    full = f"{NO_FLOWERS} {NO_FRUIT} main wax honey split mason_jars pie_safe shovel fruit_bowl rain_barrel "
    full += "casserole_dish fancy_labels hive_tool pitchfork string_trimmer wheelbarrow mulch tractor "
    full += "carving_kit seed_spreader compost=9"
    assert refused(using("1 shed-b", full), "shovel") == "no-target"


@pytest.mark.rule("TS-16.10")
def test_ts_16_10_a_window_opens_at_the_end_of_gardening_when_the_sheet_changed() -> None:
    state = before_event("shovel compost=3", 6)
    assert state.sheets[0].changed is False
    play(state, "goods")
    assert asked(state) == "extra"  # no window: the sheet has not changed since; the event is asked
    changed = before_event("shovel compost=3", 6)
    changed.sheets[0].changed = True
    play(changed, "goods")
    assert (asked(changed), changed.current_player) == ("window", 0)
    assert legal(changed) == ["done", "shovel"]
    play(changed, "done")
    assert owed(changed) == "shed"


@pytest.mark.rule("TS-16.10")
def test_ts_16_10_no_window_without_a_usable_shovel() -> None:
    for filled in ("compost=9", "shovel compost=2"):
        state = before_event(filled, 6)
        state.sheets[0].changed = True
        play(state, "goods")
        assert asked(state) == "extra"


@pytest.mark.rule("TS-16.10")
def test_ts_16_10_a_window_after_each_zone_of_rain_that_changed_the_sheet() -> None:
    state = event("rain", "shovel compost=3 1.corn1=1 4.corn1=1")
    assert asked(state) == "window"
    expect(state, "1.corn1=2 4.corn1=1")
    play(state, "done")
    assert asked(state) == "window"
    expect(state, "4.corn1=2")
    play(state, "shovel", "bonus mulch")
    assert state.round == 3  # too little compost is left for another


@pytest.mark.rule("TS-16.10")
def test_ts_16_10_a_window_at_the_end_of_the_event_also_after_round_eight() -> None:
    state = event("rain", "shovel compost=9 rain_barrel 6.corn1=1", round=8)
    assert asked(state) == "window"  # after zone 6, before the barrel
    play(state, "done")
    assert owed(state) == "water"
    play(state, "water 6")
    assert (asked(state), owed(state)) == ("window", "")
    play(state, "shovel", "bonus pitchfork", "done")
    assert asked(state) == ""
    assert dict(state.scores()[0].lines)["shed"] == 4


@pytest.mark.rule("TS-16.11")
def test_ts_16_11_the_order_at_the_market() -> None:
    state = using("1 market", "goods=35 fancy_labels")
    play(state, "market")
    expect(state, "compost=2")
    assert owed(state) == "perennial, perennial, perennial"


@pytest.mark.rule("TS-16.11")
def test_ts_16_11_the_order_in_the_rain() -> None:
    state = event("rain", "shovel compost=9 rain_barrel 1.pumpkin1=3 2.corn1=1 6.corn1=1 goods=2")
    steps = []
    while state.round == 2 and state.current_player == 0:
        steps.append(owed(state) or asked(state))
        choices = {"bonus": "bonus mulch", "window": "done", "water": "water 2"}
        play(state, choices[steps[-1]])
    assert steps == ["bonus", "window", "window", "window", "water", "window"]


# --- chapter 17 -------------------------------------------------------------------------------


@pytest.mark.rule("TS-17.1")
def test_ts_17_1_players_come_one_after_another_and_finish_completely() -> None:
    state = new(3, [1, 2, 3, 4, 5], first=1)
    for line in ("die 1 hive-fruit-a", "plant 1 corn1", "fruit apple"):
        play(state, line)
    for line in ("die 2 plant-water", "plant 2 corn1", "water 2"):
        play(state, line)
    for line in ("die 3 shed-a", "plant 3 corn1", "shed mulch"):
        play(state, line)
    order = []
    for _ in range(3):  # the shared 4 on compost-goods
        order.append(state.current_player)
        play(state, "plant 4 corn1", "goods")
    for _ in range(3):  # the shed event
        order.append(state.current_player)
        play(state, "shed tractor")
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("TS-17.2")
def test_ts_17_2_the_order_makes_no_difference() -> None:
    plays = [("plant 3 corn1 corn2", "fruit raspberry"), ("apiary main", "plant 3 pumpkin1")]
    die = "3 hive-fruit-b"

    def shared(first: int) -> ThreeSistersState:
        return using(die, stage="shared", dice=[die, die], first=first, player=first, round=6)

    forward, backward = shared(0), shared(1)
    play(forward, *plays[0], *plays[1])
    play(backward, *plays[1], *plays[0])
    assert sheets(forward) == sheets(backward)

"""Rulebook chapter 1: what there is."""

import pytest

from rules.chance import ChanceError, Scripted, Seeded
from rules.three_sisters import TITLE
from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.state import ThreeSistersState
from rules.three_sisters.tracks import NAMES
from tests.rules.three_sisters.sisters_kit import (
    crossed,
    expect,
    legal,
    new,
    of,
    owing,
    play,
    refused,
    scored,
    sheets,
    using,
)


def played_out(state: ThreeSistersState) -> int:
    """Plays first legal actions to the end; the last round."""
    while state.current_player is not None:
        state.apply(state.legal_actions()[0], Seeded(1))
    return state.round


@pytest.mark.rule("TS-1.1")
@pytest.mark.parametrize(("players", "dice"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_ts_1_1_the_dice_follow_the_players_and_there_are_eight_rounds(players: int, dice: int) -> None:
    values = [1, 2, 3, 4, 5, 6][:dice]
    assert len(new(players, values).dice) == dice
    with pytest.raises(ChanceError, match="no outcome left"):
        TITLE.new(TITLE.meta.setup(players), Scripted([*([0] if players > 1 else []), *values[:-1]]))
    assert played_out(new(players)) == 8


@pytest.mark.rule("TS-1.2")
def test_ts_1_2_a_sheet_has_seven_parts_and_all_is_open() -> None:
    state = new(3)
    parts = ["garden", "perennials", "fruit", "apiary", "shed", "goods", "compost"]
    assert all(set(parts) <= set(each) for each in sheets(state))
    assert not TITLE.meta.has_secrets
    for player in range(3):
        assert sheets(state.observe(player)) == sheets(state)


@pytest.mark.rule("TS-1.3")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_ts_1_3_the_first_player_is_drawn_and_the_pawn_starts_on_the_pushpin(first: int) -> None:
    state = new(3, [1, 1, 1, 1, 1], first)
    assert (state.current_player, state.round) == (first, 1)
    assert legal(state) == ["die 1 hive-fruit-a"]  # where the pawn stood when the dice were rolled


@pytest.mark.rule("TS-1.4")
def test_ts_1_4_the_rondel_has_seven_spaces() -> None:
    assert COMPONENTS.spaces == (
        "hive-fruit-a",
        "plant-water",
        "shed-a",
        "compost-goods",
        "hive-fruit-b",
        "shed-b",
        "market",
    )
    assert COMPONENTS.spaces[COMPONENTS.pushpin] == "hive-fruit-a"
    state = new(4, [1, 2, 3, 4, 5, 6])
    assert state.position()["pawn"] == "market"
    spaces = [text.split()[2] for text in legal(state)]
    assert spaces == list(COMPONENTS.spaces[:6])


@pytest.mark.rule("TS-1.5")
def test_ts_1_5_the_events_of_the_eight_rounds() -> None:
    words = {"farmers_market": "Market", "rain": "Rain", "shed": "Shed"}
    events = [words[event] for event in COMPONENTS.events]
    assert events == ["Shed", "Rain", "Market", "Rain", "Market", "Shed", "Market", "Rain"]


@pytest.mark.rule("TS-1.6")
@pytest.mark.parametrize("players", [1, 4])
def test_ts_1_6_a_sheet_starts_with_one_compost_and_nothing_else(players: int) -> None:
    state = new(players)
    for player in range(players):
        expect(state, "goods=0 compost=1 filled=1 spent=0", player)
        assert sheets(state)[player]["garden"] == {}
        assert all(of(state, name, player) == 0 for name in NAMES)


@pytest.mark.rule("TS-1.7")
def test_ts_1_7_a_track_is_filled_in_order_and_never_emptied() -> None:
    state = owing("perennial, perennial, fruit, fruit")
    play(state, "perennial iris", "fruit apple")
    expect(state, "iris=1 apple=1")
    play(state, "perennial iris", "fruit apple")
    expect(state, "iris=2 apple=2")


@pytest.mark.rule("TS-1.7")
def test_ts_1_7_the_next_box_is_the_first_neither_filled_nor_crossed_off() -> None:
    state = owing("fruit peach, fruit peach", "peach=1 x:peach2 x:peach4 x:peach6 x:peach8", 1)
    play(state, "fruit peach", "fruit peach")
    assert state.sheets[0].levels[NAMES.index("peach")] == 5  # boxes 1, 3 and 5 are filled
    expect(state, "peach=3")
    assert "peach 2" in crossed(state)


@pytest.mark.rule("TS-1.8")
def test_ts_1_8_a_square_only_has_to_be_passed() -> None:
    state = owing("fruit apple, fruit apple", "pie_safe")
    play(state, "fruit apple")
    expect(state, "apple=1 goods=0")
    assert scored("apple=1")["fruit"] == 0
    play(state, "fruit apple")
    expect(state, "apple=2 goods=1")  # the circle is a harvest
    assert scored("apple=2")["fruit"] == 3


@pytest.mark.rule("TS-1.9")
def test_ts_1_9_crops_have_names_and_heights() -> None:
    state = using("2 compost-goods", "2.corn5=2")
    assert legal(state, "plant 2 bean") == ["plant 2 bean5", "plant 2 bean5 pumpkin1"]
    assert refused(state, "plant 2 corn5") == "planted"
    expect(state, "2.corn5=2 2.corn4=0")
    zone_one = [COMPONENTS.pumpkins[ring].height for ring in COMPONENTS.zones[0].pumpkins]
    assert zone_one == [4, 3, 1]  # pumpkin1 to pumpkin3, clockwise


@pytest.mark.rule("TS-1.10")
def test_ts_1_10_the_designers_are_named_and_the_practice_is_said_to_be_indigenous() -> None:
    from rules import three_sisters  # noqa: PLC0415

    assert TITLE.meta.designers == ("Ben Pinchback", "Matt Riddle")
    assert "Indigenous practice" in (three_sisters.__doc__ or "")
    assert "all rights reserved" in TITLE.meta.licence

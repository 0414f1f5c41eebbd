"""Rulebook section 2: what a season begins with and how many there are."""

import pytest

from rules.chance import Scripted, Seeded, Stream
from rules.fistful.events import HandDealt, MatchEnded, ProduceDealt, RoundStarted
from tests.rules.fistful.fistful_kit import (
    deal,
    goals_of,
    hand_of,
    harvest,
    new,
    play_until,
    reap,
    refused,
    ripe,
)

FIELD = "WWWAA / WWWAA / PP#AA / PPCCC / PPCCC"
NEXT_DEAL = deal("CCWWAA CCWWAA PPPCWA PPPCWA", "PAWC")


@pytest.mark.rule("FS-2.1")
def test_fs_2_1_each_of_four_players_is_dealt_six_seeds() -> None:
    state = new(chance=Scripted(deal("CCCWWW CCCWWW AAAPPP AAPPPA", "CWAP", starter=0)))
    assert [hand_of(state, hand) for hand in range(4)] == ["CCCWWW", "CCCWWW", "AAAPPP", "AAAPPP"]


@pytest.mark.rule("FS-2.1")
def test_fs_2_1_all_24_seeds_are_dealt_anew_each_season() -> None:
    state = ripe(FIELD)
    reap(state, Scripted(NEXT_DEAL))
    assert [hand_of(state, hand) for hand in range(4)] == ["CCWWAA", "CCWWAA", "CWAPPP", "CWAPPP"]
    assert state.position()["field"] == [".....", ".....", "..#..", ".....", "....."]


@pytest.mark.rule("FS-2.1")
def test_fs_2_1_every_hand_is_as_likely_to_get_a_kind_as_any_other() -> None:
    carrots = [0, 0, 0, 0]
    for seed in range(800):
        state = new(seed=seed)
        for hand in range(4):
            carrots[hand] += hand_of(state, hand).count("C")
    assert all(abs(count - 1200) < 90 for count in carrots), carrots


@pytest.mark.rule("FS-2.2")
def test_fs_2_2_each_player_is_dealt_one_produce_card() -> None:
    state = new(chance=Scripted(deal("CCCWWW CCCWWW AAAPPP AAAPPP", "PACW", starter=0)))
    assert goals_of(state) == "PACW"


@pytest.mark.rule("FS-2.2")
def test_fs_2_2_produce_cards_are_dealt_anew_each_season() -> None:
    state = ripe(FIELD)
    assert goals_of(state) == "CWAP"
    reap(state, Scripted(NEXT_DEAL))
    assert goals_of(state) == "PAWC"


@pytest.mark.rule("FS-2.2")
def test_fs_2_2_every_deal_of_produce_cards_comes_about_equally_often() -> None:
    often: dict[str, int] = {}
    for seed in range(2400):
        goals = goals_of(new(seed=seed))
        often[goals] = often.get(goals, 0) + 1
    assert len(often) == 24
    assert all(60 < count < 145 for count in often.values()), often


@pytest.mark.rule("FS-2.2")
def test_fs_2_2_a_produce_card_is_secret_until_the_harvest() -> None:
    state = ripe(FIELD, "autumn", past=[harvest("CWAP", [4, 3, 2, 1], [3, 2, 1, 0])] * 2)
    assert [goals_of(state.observe(player)) for player in range(4)] == ["C???", "?W??", "??A?", "???P"]
    reap(state)
    assert [goals_of(state.observe(player)) for player in range(4)] == ["CWAP"] * 4


@pytest.mark.rule("FS-2.3")
@pytest.mark.parametrize("starter", [0, 1, 2, 3])
def test_fs_2_3_chance_draws_who_starts_the_first_season(starter: int) -> None:
    state = new(chance=Scripted(deal("CCCWWW CCCWWW AAAPPP AAAPPP", "CWAP", starter)))
    assert state.current_player == starter


@pytest.mark.rule("FS-2.3")
def test_fs_2_3_everybody_starts_a_match_about_equally_often() -> None:
    starts = [new(seed=seed).current_player for seed in range(2000)]
    assert all(430 < starts.count(player) < 570 for player in range(4))


STARTS = [
    (4, 0, [[0, 1, 2, 3, 0, 1], [2, 3, 0, 1, 2, 3], [0, 1, 2, 3, 0, 1]]),
    (4, 3, [[3, 0, 1, 2, 3, 0], [1, 2, 3, 0, 1, 2], [3, 0, 1, 2, 3, 0]]),
    (3, 1, [[1, 2, 0, 1, 2, 0, 1, 2], [0, 1, 2, 0, 1, 2, 0, 1], [2, 0, 1, 2, 0, 1, 2, 0]]),
    (2, 0, [[0, 1, 0, 1, 0, 1], [0, 1, 0, 1, 0, 1], [0, 1, 0, 1, 0, 1]]),
]


@pytest.mark.rule("FS-2.3", "FS-3.4")
@pytest.mark.parametrize(("players", "first", "starts"), STARTS)
def test_fs_2_3_the_start_moves_on_clockwise_across_the_seasons(
    players: int, first: int, starts: list[list[int]]
) -> None:
    state = new(players, chance=Scripted([first], then=Seeded(1)))
    seen: list[list[int | None]] = [[], [], []]
    seen[0].append(state.current_player)
    while state.current_player is not None:
        for event in state.apply(state.legal_actions()[0], Seeded(1)):
            if isinstance(event, RoundStarted):
                seen[event.season - 1].append(state.current_player)
                assert event.hand % players == state.current_player
    assert seen == starts


@pytest.mark.rule("FS-2.4")
def test_fs_2_4_a_match_is_spring_summer_and_autumn() -> None:
    state = new()
    seasons = []
    while state.decision is not None:
        if (state.round, state.turn, state.phase) == (1, 0, 0):
            seasons.append(state.decision.details["season"])
        state.apply(state.legal_actions()[0], Seeded(1))
    assert seasons == ["spring", "summer", "autumn"]
    assert state.current_player is None
    assert state.decision is None
    assert state.outcome is not None


@pytest.mark.rule("FS-2.4")
def test_fs_2_4_after_autumn_nothing_is_dealt_and_nothing_can_be_done() -> None:
    state = new()
    play_until(state, season=3, round_=6)
    while state.turn < 3:
        state.apply(state.legal_actions()[0], Seeded(1))
    events = state.apply(state.legal_actions()[0], Scripted([]))
    assert isinstance(events[-1], MatchEnded)
    assert not any(isinstance(event, HandDealt | ProduceDealt | RoundStarted) for event in events)
    assert state.legal_actions() == ()
    for text in ("plant carrot a1", "pass carrot"):
        refusal = refused(state, text)
        assert refusal.rule == "FS-2.4"
        assert refusal.reason == "The three seasons are over: nothing can be planted or passed any more."


@pytest.mark.rule("FS-2.4")
def test_fs_2_4_there_is_no_outcome_before_autumn_is_over() -> None:
    state = new()
    while state.current_player is not None:
        assert state.outcome is None
        state.apply(state.legal_actions()[0], Seeded(1))
    assert state.outcome is not None


@pytest.mark.rule("FS-2.1", "FS-2.2", "FS-2.3")
def test_fs_2_a_seed_deals_the_same_in_every_version() -> None:
    state = new(seed=7)
    assert state.current_player == 2
    assert [hand_of(state, hand) for hand in range(4)] == ["CWAAPP", "CCWAAP", "WWAPPP", "CCCWWA"]
    assert goals_of(state) == "WACP"


@pytest.mark.rule("FS-2.1", "FS-2.2")
def test_fs_2_a_seed_deals_the_same_whatever_is_played() -> None:
    deals = set()
    for play_seed in range(20):
        state, pick = new(seed=7), Stream(play_seed)
        chance = Seeded(7)
        while state.season < 3:
            actions = state.legal_actions()
            state.determinize(0, pick)
            state.apply(actions[pick.below(len(actions))], chance)
        deals.add((*(hand_of(state, hand) for hand in range(4)), goals_of(state)))
    assert len(deals) == 1

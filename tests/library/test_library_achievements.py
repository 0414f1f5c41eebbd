"""Achievements are told by events and final states, and found in old matches when they are added later."""

from __future__ import annotations

import pytest

from game.achievements import registry
from game.achievements.achievement import Achievement, Played
from game.achievements.registry import TABLES, Table, table_of
from game.ai.levels import choose, level_of
from game.library.earning import collection, earned_in, examine, unexamined
from game.match import Match
from game.seats import seat
from game.titles import TITLES, title_of
from tests.library.library_kit import TITLE_IDS, keeper_of, match_of, play

MANY = Achievement("many", "Many", "Do many things", lambda played: played.match.action_count > 10)
NEVER = Achievement("never", "Never", "Never happens", lambda _played: False)


def test_every_title_has_eight_to_twelve() -> None:
    assert set(TABLES) >= {title.meta.id for title in TITLES}
    for title_id, table in TABLES.items():
        ids = [each.id for each in table.achievements]
        assert 8 <= len(ids) <= 12, title_id
        assert len(set(ids)) == len(ids)
        assert all(each.name and each.line and not each.line.endswith(".") for each in table.achievements)


@pytest.mark.parametrize("title_id", TITLE_IDS)
def test_each_can_be_earned_and_missed(title_id: str) -> None:
    """In matches of computers that play with care, seen from every seat."""
    title = title_of(title_id)
    seen: dict[str, set[bool]] = {each.id: set() for each in table_of(title_id).achievements}
    level = level_of("gardener")
    for seed in range(2):
        players = title.meta.players[seed % len(title.meta.players)]
        seats = [seat("gardener", number) for number in range(players)]
        match = Match(title, title.meta.setup(players), seed, seats)
        while (player := match.state.current_player) is not None:
            observation = match.state.observe(player)
            match.act(choose(title_id, level, observation, match.action_count, iterations=1).action)
        for player in range(players):
            for each in table_of(title_id).achievements:
                seen[each.id].add(each.earned(Played(match, player)))
    never = [name for name, results in seen.items() if True not in results]
    assert len(never) <= len(seen) * 3 // 4, f"hardly to be earned: {never}"
    assert sum(False in results for results in seen.values()) >= len(seen) - 1


@pytest.mark.parametrize("title_id", TITLE_IDS)
def test_what_was_earned_is_written_with_the_result(title_id: str) -> None:
    keeper = keeper_of(None)
    match = play(keeper, match_of(title_id))
    earned = {each.id for each in earned_in(match)}
    assert earned
    listed = collection(keeper.database, title_id)
    assert {each.achievement.id for each in listed if each.times == 1} == earned
    assert all((each.first is None) == (each.times == 0) for each in listed)
    assert {each.id for each in keeper.earned(match)} == earned
    again = play(keeper, match.restart())
    assert keeper.earned(again) == (), "nothing is new any more"
    assert unexamined(keeper.database, title_id) == []


def test_achievements_that_are_added_later_are_found_in_old_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = keeper_of(None)
    play(keeper, match_of())
    play(keeper, match_of(), 40)
    old = table_of("fistful")
    table = Table(old.edition + 1, (MANY, NEVER, *old.achievements))
    monkeypatch.setitem(registry.TABLES, "fistful", table)
    assert unexamined(keeper.database, "fistful") == [1]
    examine(keeper.database, 1)
    found = {each.achievement.id: each.times for each in collection(keeper.database, "fistful")}
    assert found["many"] == 1
    assert found["never"] == 0
    assert found["first_sacks"] == 1
    assert unexamined(keeper.database, "fistful") == []


def test_a_match_that_no_longer_replays_is_examined_once() -> None:
    keeper = keeper_of(None)
    play(keeper, match_of())
    with keeper.database.writing() as connection:
        connection.execute("UPDATE matches SET examined = 0")
        connection.execute("UPDATE actions SET text = 'nonsense' WHERE number = 3")
    before = collection(keeper.database, "fistful")
    examine(keeper.database, 1)
    assert unexamined(keeper.database, "fistful") == []
    assert collection(keeper.database, "fistful") == before


def test_taking_back_further_earns_nothing() -> None:
    keeper = keeper_of(None)
    match = play(keeper, match_of(takes_back=True))
    assert earned_in(match) == ()
    assert keeper.earned(match) == ()


def test_the_end_taken_back_takes_back_what_was_earned() -> None:
    keeper = keeper_of(None)
    match = play(keeper, match_of(kinds=["person"] * 3))
    assert keeper.database.rows("SELECT * FROM achievements")
    if match.undo():
        keeper.keep(match)
        assert keeper.database.rows("SELECT * FROM achievements") == []

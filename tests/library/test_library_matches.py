"""Lists, replays, and matches of rules that are no longer the same."""

from __future__ import annotations

import pytest

from game.library import matches
from game.library.database import LibraryError
from game.library.matches import Provenance, entry, newest_unfinished, record_of, reopen
from game.library.moments import time_words, turn_words
from game.library.pictures import picture_of, put
from game.match import Match
from game.seats import EMBLEMS
from rules.record import read, write
from tests.library.library_kit import keeper_of, match_of, play


def test_lists_begin_with_the_newest() -> None:
    keeper = keeper_of(None)
    seeds = (5, 3, 9)
    for seed in seeds:
        play(keeper, match_of(seed=seed), 20)
    for seed in seeds:
        play(keeper, match_of(seed=seed + 100))
    assert [each.seed for each in matches.unfinished(keeper.database)] == [9, 3, 5]
    assert [each.seed for each in matches.finished(keeper.database)] == [109, 103, 105]
    assert [each.seed for each in matches.finished(keeper.database, 1, 1)] == [103]
    assert [each.id for each in matches.everything(keeper.database)] == [1, 2, 3, 4, 5, 6]
    assert matches.count(keeper.database) == (3, 3)


def test_the_menu_goes_on_with_what_a_person_left_last() -> None:
    keeper = keeper_of(None)
    assert newest_unfinished(keeper.database) is None
    mine = play(keeper, match_of(seed=1), 20)
    play(keeper, match_of(seed=2))
    computers = match_of(seed=3, kinds=["gardener"] * 3)
    keeper.begin(computers, Provenance("headless"))
    play(keeper, computers, 9)
    foreign = match_of(seed=4)
    keeper.begin(foreign, Provenance("import"))
    play(keeper, foreign, 9)
    found = newest_unfinished(keeper.database)
    assert found is not None
    assert found.id == keeper.id_of(mine)
    assert found.seats == mine.seats
    assert found.options == mine.setup.options


def test_an_entry_tells_where_the_match_stands() -> None:
    keeper = keeper_of(None)
    match = play(keeper, match_of(), 20)
    found = matches.unfinished(keeper.database)[0]
    decision = match.state.decision
    assert decision is not None
    assert found.moment["player"] == decision.player
    assert time_words(found.moment) == f"Spring, round {decision.details['round']}"
    assert turn_words({"player": 0}, match.seats) == "your turn"
    assert turn_words({"player": 1}, match.seats) == "Basil's turn"
    assert turn_words({"player": 9}, match.seats) == ""
    assert time_words({}) == ""


def test_what_is_not_there_is_said() -> None:
    keeper = keeper_of(None)
    with pytest.raises(LibraryError, match="no match 3"):
        entry(keeper.database, 3)
    with pytest.raises(LibraryError, match="no match 3"):
        reopen(keeper.database, 3)


def test_a_match_that_no_longer_replays_is_opened_as_far_as_it_goes_and_kept() -> None:
    keeper = keeper_of(None)
    match = play(keeper, match_of(), 30)
    with keeper.database.writing() as connection:
        connection.execute("UPDATE matches SET rules = 0")
        connection.execute("UPDATE actions SET text = 'plant thistle a1' WHERE number = 12")
    before = keeper.database.rows("SELECT * FROM actions")
    reopened = reopen(keeper.database, 1)
    assert reopened.match is not None
    assert reopened.match.action_count == 11
    assert reopened.match.state == match.state_at(11)
    assert reopened.complaint is not None
    assert "as far as it goes" in reopened.complaint
    assert "older than this Allotment" in reopened.complaint
    assert keeper.database.rows("SELECT * FROM actions") == before


def test_a_match_that_leads_elsewhere_says_so() -> None:
    keeper = keeper_of(None)
    play(keeper, match_of(), 30)
    with keeper.database.writing() as connection:
        connection.execute("UPDATE matches SET digest = '0123456789abcdef'")
    reopened = reopen(keeper.database, 1)
    assert reopened.match is not None
    assert reopened.complaint is not None
    assert "leads elsewhere" in reopened.complaint


@pytest.mark.parametrize(
    "change",
    [
        "title = 'ludo'",
        "players = 77",
        "options = '{\"lemon\": 1}'",
        "options = 'noise'",
        "seed = -4",
        "seed = 'seven'",
        "rules = 99",
        "title = x'00ff'",
    ],
)
def test_a_match_that_cannot_be_shown_says_so(change: str) -> None:
    keeper = keeper_of(None)
    play(keeper, match_of(), 5)
    with keeper.database.writing() as connection:
        connection.execute(f"UPDATE matches SET {change}")
    reopened = reopen(keeper.database, 1)
    if reopened.match is None:
        assert reopened.complaint is not None
        assert "cannot be shown" in reopened.complaint
    assert len(matches.unfinished(keeper.database)) == 1


def test_a_record_from_the_library_is_the_match() -> None:
    keeper = keeper_of(None)
    match = play(keeper, match_of())
    record = read(write(record_of(keeper.database, 1)))
    assert Match.from_record(record).state == match.state
    assert record.seats == tuple(seat.words() for seat in match.seats)


def test_seats_of_any_kind_are_listed() -> None:
    keeper = keeper_of(None)
    play(keeper, match_of(), 5)
    with keeper.database.writing() as connection:
        connection.execute("UPDATE seats SET emblem = 'dragon', kind = 'wizard'")
    found = matches.unfinished(keeper.database)[0]
    assert {seat.emblem for seat in found.seats} == {EMBLEMS[0]}
    assert not found.has_person


def test_a_picture_is_kept_until_the_match_is_over() -> None:
    keeper = keeper_of(None)
    match = play(keeper, match_of(), 20)
    keeper.leave(match, b"a picture")
    assert picture_of(keeper.database, 1) == b"a picture"
    keeper.leave(match, b"another")
    assert picture_of(keeper.database, 1) == b"another"
    play(keeper, match)
    keeper.leave(match, b"the end")
    assert picture_of(keeper.database, 1) is None
    put(keeper.database, 1, bytes(2_000_000))
    assert picture_of(keeper.database, 1) is None


def test_a_match_that_was_never_kept_leaves_no_picture() -> None:
    keeper = keeper_of(None)
    keeper.leave(match_of(), b"a picture")
    assert keeper.database.rows("SELECT * FROM pictures") == []

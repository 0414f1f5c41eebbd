"""Whatever the library's file is like: it is said in words, play goes on, and nothing is overwritten."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from game.library import matches, opening, schema
from game.library.database import Database
from game.library.keeper import Keeper
from game.library.opening import open_library
from game.library.schema import APPLICATION_ID, MIGRATIONS, TABLES, VERSION
from tests.library.library_kit import integrity, keeper_of, match_of, opened, play

NOISE = bytes(range(256)) * 64


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.sqlite3"


def plays_on(database: Database) -> None:
    """A match can be played, kept and read again."""
    keeper = Keeper(database)
    match = play(keeper, match_of(), 10)
    assert keeper.fault is None
    assert matches.count(database) == (1, 0)
    assert keeper.id_of(match) is not None


def test_a_new_library_is_made(path: Path) -> None:
    database = opened(path)
    assert database.lasts
    assert integrity(database) == "ok"
    version, owner = database.row("PRAGMA user_version"), database.row("PRAGMA application_id")
    assert (version, owner) == ((VERSION,), (APPLICATION_ID,))
    assert database.row("PRAGMA journal_mode") == ("wal",)
    assert database.row("PRAGMA foreign_keys") == (1,)


def test_every_table_is_named() -> None:
    database = opened(None)
    found = database.rows("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    assert sorted(str(row[0]) for row in found) == sorted(TABLES)


def test_what_was_kept_is_there_at_the_next_opening(path: Path) -> None:
    keeper = keeper_of(path)
    play(keeper, match_of(), 12)
    keeper.database.close()
    assert [entry.action_count for entry in matches.unfinished(opened(path))] == [12]


@pytest.mark.parametrize(
    "noise",
    [NOISE, b"x", b"SQLite format 3\0" + NOISE, NOISE[:100]],
    ids=["noise", "a letter", "a header and noise", "cut"],
)
def test_noise_is_set_aside_and_a_new_library_begun(path: Path, noise: bytes) -> None:
    path.write_bytes(noise)
    database, warnings = open_library(path)
    assert len(warnings) == 1
    assert "set aside as library.unreadable-1.sqlite3" in warnings[0]
    assert path.with_name("library.unreadable-1.sqlite3").read_bytes() == noise
    assert database.lasts
    plays_on(database)


def test_a_second_unreadable_file_gets_a_name_of_its_own(path: Path) -> None:
    for _ in range(2):
        path.write_bytes(NOISE)
        open_library(path)[0].close()
    names = sorted(each.name for each in path.parent.glob("*.unreadable-*.sqlite3"))
    assert names == ["library.unreadable-1.sqlite3", "library.unreadable-2.sqlite3"]


def test_a_library_with_a_hole_is_set_aside(path: Path) -> None:
    keeper = keeper_of(path)
    play(keeper, match_of())
    keeper.database.close()
    whole = bytearray(path.read_bytes())
    whole[4096 * 3 : 4096 * 6] = bytes(4096 * 3)
    path.write_bytes(whole)
    database, warnings = open_library(path)
    assert "set aside" in warnings[0]
    assert path.with_name("library.unreadable-1.sqlite3").read_bytes() == bytes(whole)
    plays_on(database)


def test_a_file_of_a_newer_version_stays_as_it_is(path: Path) -> None:
    keeper = keeper_of(path)
    play(keeper, match_of(), 5)
    keeper.database.close()
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    before = path.read_bytes()
    database, warnings = open_library(path)
    assert "newer Allotment" in warnings[0]
    assert not database.lasts
    plays_on(database)
    database.close()
    assert path.read_bytes() == before
    assert list(path.parent.glob("*unreadable*")) == []


def test_a_file_of_another_program_stays_as_it_is(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.executescript("CREATE TABLE recipes (name TEXT); PRAGMA application_id = 17;")
    connection.close()
    before = path.read_bytes()
    database, warnings = open_library(path)
    assert "another program" in warnings[0]
    assert not database.lasts
    assert path.read_bytes() == before


def test_a_folder_in_the_place_of_the_file_is_said(path: Path) -> None:
    path.mkdir()
    database, warnings = open_library(path)
    assert "cannot be opened" in warnings[0]
    assert not database.lasts
    plays_on(database)


def test_a_library_that_another_program_holds_is_not_waited_for_long(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(path).close()
    monkeypatch.setattr(opening, "OPENING_SECONDS", 0.1)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    try:
        database, warnings = open_library(path)
        assert "another program is using it" in warnings[0]
        plays_on(database)
    finally:
        other.close()
    assert list(path.parent.glob("*unreadable*")) == []


def test_an_older_library_is_brought_up_to_date(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = keeper_of(path)
    play(keeper, match_of(), 8)
    keeper.database.close()
    later = (*MIGRATIONS, "ALTER TABLE matches ADD COLUMN mood TEXT NOT NULL DEFAULT 'sunny'")
    monkeypatch.setattr(opening, "MIGRATIONS", later)
    monkeypatch.setattr(opening, "VERSION", VERSION + 1)
    database = opened(path)
    assert database.row("PRAGMA user_version") == (VERSION + 1,)
    assert database.rows("SELECT mood, action_count FROM matches") == [("sunny", 8)]


def test_a_step_that_fails_half_way_leaves_the_library_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = keeper_of(path)
    play(keeper, match_of(), 8)
    keeper.database.close()
    twice = "INSERT INTO dailies SELECT 'today', title, id FROM matches"
    broken = (*MIGRATIONS, f"ALTER TABLE matches ADD COLUMN mood TEXT; {twice}; {twice}")
    with monkeypatch.context() as patch:
        patch.setattr(opening, "MIGRATIONS", broken)
        patch.setattr(opening, "VERSION", VERSION + 1)
        database, warnings = open_library(path)
        assert not database.lasts
        assert len(warnings) == 1
    database = opened(path)
    assert database.row("PRAGMA user_version") == (VERSION,)
    assert [entry.action_count for entry in matches.unfinished(database)] == [8]


def test_released_steps_never_change() -> None:
    assert len(MIGRATIONS) == schema.VERSION
    assert all(step.strip() for step in MIGRATIONS)

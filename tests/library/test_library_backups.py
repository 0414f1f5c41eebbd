"""Copies of the library, and what they are good for."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.library import backups, matches
from game.library.backups import COPIES, begin, copy_of, make
from game.library.opening import open_library
from tests.library.library_kit import integrity, keeper_of, match_of, opened, play


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.sqlite3"


def grow(path: Path) -> None:
    """One match more."""
    keeper = keeper_of(path)
    play(keeper, match_of(), 8)
    keeper.database.close()


def spoil(path: Path) -> None:
    path.write_bytes(b"noise" * 1000)


def test_three_copies_are_kept_the_newest_first(path: Path) -> None:
    for _ in range(COPIES + 2):
        grow(path)
        assert make(path)
    copies = [copy_of(path, number) for number in range(1, COPIES + 1)]
    assert [matches.count(opened(copy))[0] for copy in copies] == [5, 4, 3]
    assert not copy_of(path, 0).exists()
    assert not copy_of(path, COPIES + 1).exists()


def test_a_copy_is_whole_while_a_match_is_played(path: Path) -> None:
    keeper = keeper_of(path)
    match = play(keeper, match_of(), 30)
    assert make(path)
    play(keeper, match, 5)
    copy = opened(copy_of(path, 1))
    assert integrity(copy) == "ok"
    assert matches.unfinished(copy)[0].action_count == 30


def test_one_copy_a_day_is_enough(path: Path) -> None:
    grow(path)
    assert make(path)
    made = copy_of(path, 1).stat().st_mtime
    assert begin(path, made + 3600) is None
    thread = begin(path, made + backups.LEAST_HOURS * 3600 + 1)
    assert thread is not None
    thread.join(20)
    assert copy_of(path, 2).exists()


def test_an_empty_library_needs_no_copy(path: Path) -> None:
    opened(path).close()
    assert not make(path)
    assert not copy_of(path, 1).exists()


def test_the_newest_whole_copy_takes_the_place_of_a_damaged_library(path: Path) -> None:
    for _ in range(2):
        grow(path)
        assert make(path)
    os.utime(copy_of(path, 2), (1_790_000_000, 1_790_000_000))
    spoil(copy_of(path, 1))
    spoil(path)
    database, warnings = open_library(path)
    assert len(warnings) == 1
    assert "set aside as library.unreadable-1.sqlite3; its copy of 2026-09-2" in warnings[0]
    assert matches.count(database) == (1, 0)
    assert database.lasts
    assert copy_of(path, 2).exists()
    assert path.with_name("library.unreadable-1.sqlite3").read_bytes() == b"noise" * 1000


def test_without_a_whole_copy_a_new_library_is_begun(path: Path) -> None:
    grow(path)
    assert make(path)
    spoil(copy_of(path, 1))
    spoil(path)
    database, warnings = open_library(path)
    assert "and a new one begun" in warnings[0]
    assert matches.count(database) == (0, 0)


def test_what_cannot_be_copied_harms_nobody(path: Path) -> None:
    grow(path)
    copy_of(path, 0).mkdir()
    assert not make(path)
    assert matches.count(opened(path)) == (1, 0)
    assert not make(path.with_name("missing") / "library.sqlite3")

"""Disk full, folder read-only, file locked: a message in words, and play goes on."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from game.library import matches
from game.library.keeper import Keeper
from game.library.matches import reopen
from game.library.opening import open_library
from rules.chance import Stream
from tests.library.library_kit import integrity, keeper_of, match_of, opened, play

ROOT = Path(__file__).resolve().parents[2]
LOCKER = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN EXCLUSIVE")
print("locked", flush=True)
sys.stdin.readline()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.sqlite3"


@pytest.fixture
def locker(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another program that holds the library; it lets go when it is written to."""
    opened(path).close()
    with subprocess.Popen(
        [sys.executable, "-c", LOCKER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield process


def let_go(locker: subprocess.Popen[str]) -> None:
    locker.communicate("\n", timeout=20)


def test_a_full_disk_stops_nobody_and_what_was_played_is_written_when_there_is_room(path: Path) -> None:
    keeper = keeper_of(path)
    match = play(keeper, match_of(), 20)
    connection = keeper.database._connection
    pages = keeper.database.row("PRAGMA page_count")
    assert pages is not None
    connection.execute(f"PRAGMA max_page_count = {pages[0]}")
    chance = Stream(1)
    refused = 0
    while match.outcome is None or not refused:
        if match.outcome is not None:
            match = match.again(match.seed + 1)
        actions = match.state.legal_actions()
        match.act(actions[chance.below(len(actions))])
        refused += not keeper.keep(match)
    assert keeper.fault == "The library cannot be used: the disk is full."
    assert integrity(keeper.database) == "ok"
    connection.execute("PRAGMA max_page_count = 100000")
    assert keeper.keep(match)
    match_id = keeper.id_of(match)
    assert match_id is not None
    reopened = reopen(keeper.database, match_id)
    assert reopened.match is not None
    assert reopened.match.state == match.state


def test_a_command_on_a_full_disk_plays_to_the_end_and_says_so(tmp_path: Path) -> None:
    program = (
        "import resource, sys\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (120_000, 120_000))\n"
        "from game.cli import main\n"
        "sys.exit(main(sys.argv[1:]))\n"
    )
    command = ["play", "fistful", "--seats", "seedling,seedling,seedling", "--headless", "--matches", "3"]
    done = subprocess.run(
        [sys.executable, "-c", program, *command, "--data", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 3
    assert "The library cannot be used" in done.stderr
    assert "Traceback" not in done.stderr
    database = opened(tmp_path / "library.sqlite3")
    assert integrity(database) == "ok"
    for entry in matches.everything(database):
        assert reopen(database, entry.id).complaint is None


def test_a_library_that_may_not_be_written_is_said(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = keeper_of(path)
    play(keeper, match_of(), 9)
    keeper.database.close()
    before = path.read_bytes()
    real = sqlite3.connect

    def read_only(where: object, **options: Any) -> object:  # noqa: ANN401 - as sqlite3 has it
        if where == ":memory:":
            return real(":memory:", **options)
        return real(f"file:{where}?mode=ro&immutable=1", uri=True, **options)

    monkeypatch.setattr(sqlite3, "connect", read_only)
    database, warnings = open_library(path)
    assert warnings == ["The library may not be written: what you play now is forgotten when you leave."]
    assert [entry.action_count for entry in matches.unfinished(database)] == [9], "it is read all the same"
    keeper = Keeper(database)
    match = match_of(seed=8)
    match.act(match.state.legal_actions()[0])
    assert not keeper.keep(match)
    assert keeper.fault == "The library cannot be used: it may not be written."
    assert path.read_bytes() == before
    assert list(path.parent.glob("*unreadable*")) == []


def test_a_library_that_becomes_locked_holds_nobody_up(path: Path) -> None:
    keeper = keeper_of(path)
    match = play(keeper, match_of(), 9)
    with subprocess.Popen(
        [sys.executable, "-c", LOCKER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as locker:
        assert locker.stdout is not None
        assert locker.stdout.readline() == "locked\n"
        waits = []
        for _ in range(6):
            match.act(match.state.legal_actions()[0])
            started = perf_counter()
            assert not keeper.keep(match)
            waits.append(perf_counter() - started)
        assert keeper.fault == "The library cannot be used: another program is using it."
        assert waits[0] < 2.0
        assert max(waits[1:]) < 0.1, "only the first action waits"
        let_go(locker)
    match.act(match.state.legal_actions()[0])
    assert keeper.keep(match)
    assert matches.entry(keeper.database, 1).action_count == 16


def test_a_library_that_is_locked_from_the_start_is_left_alone(
    path: Path, locker: subprocess.Popen[str]
) -> None:
    assert locker.stdout is not None
    assert locker.stdout.readline() == "locked\n"
    before = path.read_bytes()
    started = perf_counter()
    database, warnings = open_library(path)
    assert perf_counter() - started < 5
    if database.lasts:  # readers do not wait for a writer; the first write would
        assert warnings == []
    else:
        assert "another program is using it" in warnings[0]
    assert path.read_bytes() == before
    let_go(locker)
    assert list(path.parent.glob("*unreadable*")) == []

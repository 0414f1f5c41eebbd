"""A program that is killed at any instant loses at most the action in flight."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from game.cli import main
from game.library import matches
from game.library.entries import whole
from game.library.matches import reopen
from tests.library.library_kit import THOROUGH, integrity, keeper_of, opened, play

ROOT = Path(__file__).resolve().parents[2]
KILLS = 300 if THOROUGH else 16
AT_ONCE = 3
"""So many players run beside one another, each with a library of its own."""


class Victim:
    """A player in a process of its own."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.faults.player", str(folder), str(seed)],
            cwd=ROOT,
            bufsize=0,  # what was read ahead would be lost to communicate()
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def kill(self, after: float) -> tuple[int, int]:
        """Kills it so many seconds after its first action; the match and the action it told of last."""
        assert self._process.stdout is not None
        first = self._process.stdout.readline()
        time.sleep(after)
        self._process.kill()
        rest, errors = self._process.communicate(timeout=30)
        lines = [line for line in (first + rest).split(b"\n")[:-1] if line]
        assert lines, errors
        match_id, count = lines[-1].split()
        return int(match_id), int(count)

    def end(self) -> None:
        """Ends it whatever it does."""
        self._process.kill()
        self._process.communicate(timeout=30)


def check(folder: Path, told: tuple[int, int], seed: int) -> None:
    """The library is whole, has what was told, and the match goes on to its end."""
    keeper = keeper_of(folder / "library.sqlite3")
    database = keeper.database
    assert integrity(database) == "ok"
    newest = matches.everything(database)[-1]
    rows = database.rows("SELECT MAX(number) FROM actions WHERE match_id = ?", newest.id)
    assert whole(rows[0][0]) == newest.action_count
    match_id, count = told
    if newest.id == match_id:
        assert newest.action_count in (count, count + 1)
    else:  # it was killed between the first action of the next match and telling of it
        assert (newest.id, newest.action_count) == (match_id + 1, 1)
        assert matches.entry(database, match_id).is_over
    assert matches.count(database)[0] <= 1, "matches before were played to their end"
    reopened = reopen(database, newest.id)
    assert reopened.complaint is None
    assert reopened.match is not None
    keeper.adopt(reopened.match, reopened.entry)
    play(keeper, reopened.match, seed=seed)
    assert matches.count(database)[0] == 0
    database.close()


@pytest.mark.timeout(900)
def test_a_killed_program_loses_at_most_the_action_in_flight(tmp_path: Path) -> None:
    random = Random(4)
    folders = [tmp_path / str(number) for number in range(AT_ONCE)]
    for folder in folders:
        folder.mkdir()
    victims = [Victim(folder, number) for number, folder in enumerate(folders)]
    try:
        for number in range(KILLS):
            victim = victims.pop(0)
            told = victim.kill(random.uniform(0.0, 0.06))
            check(victim.folder, told, number)
            if number + AT_ONCE < KILLS:
                victims.append(Victim(victim.folder, number + AT_ONCE))
    finally:
        for victim in victims:
            victim.end()
    total = sum(sum(matches.count(opened(folder / "library.sqlite3"))) for folder in folders)
    assert total >= KILLS


@pytest.mark.prints
def test_the_command_that_was_killed_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path)
    command = ["play", "fistful", "--seats", "gardener,gardener,gardener", "--headless", "--seed", "3"]
    process = subprocess.Popen(
        [sys.executable, "main.py", *command, "--matches", "50", "--data", folder],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
    )
    deadline = time.monotonic() + 60
    while not (tmp_path / "library.sqlite3-wal").exists():
        assert time.monotonic() < deadline
        time.sleep(0.02)
    time.sleep(0.3)
    process.kill()
    process.wait()
    assert main(["replay", "--list", "--json", "--data", folder]) == 0
    listed = json.loads(capsys.readouterr().out)
    last = listed[-1]
    match_id = str(last["id"])
    assert main(["replay", match_id, "--verify", "--data", folder]) == 0
    assert last["digest"] in capsys.readouterr().out
    assert not last["over"]
    assert main(["play", "--resume", match_id, "--headless", "--data", folder]) == 0
    assert main(["replay", match_id, "--verify", "--data", folder]) == 0
    assert main(["replay", "--list", "--json", "--data", folder]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])[-1]["over"]

"""The command line: one clear sentence for what cannot be, and never a traceback."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game import VERSION, app, commands, journal
from game.cli import main
from game.folders import VARIABLE
from game.play_request import PlayRequest
from game.seats import Seat
from rules.record import write
from tests.game.playing import new_match, play_on
from ui.window import NoDisplay


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "kept"))
    yield tmp_path / "kept"
    journal.stop()


@pytest.fixture
def requests(monkeypatch: pytest.MonkeyPatch) -> list[PlayRequest]:
    """What the window was asked for."""
    asked: list[PlayRequest] = []

    def run(request: PlayRequest) -> int:
        asked.append(request)
        return 0

    monkeypatch.setattr(app, "run", run)
    return asked


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("frob", "invalid choice: 'frob'"),
        ("--frob", "COMMAND"),
        ("play ludo", "no title 'ludo'"),
        ("play fistful extra", "unrecognized arguments: extra"),
        ("play --seats person", "Say which title"),
        ("play --seed 3", "Say which title"),
        ("play fistful --seats person,wizard", "'wizard' cannot sit"),
        ("play fistful --seats person", "not 1"),
        ("play fistful --seats person,gardener --players 3", "2 seats for 3 players"),
        ("play fistful --players 9", "whole number from 1 to 8"),
        ("play fistful --option lemon=1", "no option 'lemon'"),
        ("play fistful --option lemon", "NAME=VALUE"),
        ("play fistful --option no_repeats=maybe", "can be: false, true"),
        ("play fistful --players 2 --option late_goals=true", "for 4 players"),
        ("play --size 12", "1280x720"),
        ("play --size 0x720", "1280x720"),
        ("play --scale 90", "from 100 to 200"),
        ("play --seed x", "whole number"),
        ("arena fistful", "--seats"),
        ("arena fistful --seats gardener,person", "'person' cannot sit"),
        ("arena fistful --seats gardener,gardener --jobs 0", "whole number"),
        ("arena fistful --seats gardener,gardener --seconds 0", "seconds such as"),
        ("arena fistful --seats gardener,gardener --seconds 1e3", "seconds such as"),
        ("arena fistful --seats gardener,gardener --iterations 0", "whole number"),
        ("arena fistful --seats gardener,gardener --players 2", "--ladder"),
        ("arena fistful --ladder --seats gardener", "two or more levels"),
        ("arena fistful --ladder --seats gardener,gardener,grower", "each named once"),
        ("arena fistful --ladder --players 1", "not 1"),
        ("arena fistful --seats gardener", "not 1"),
        ("replay", "Say what to replay"),
        ("replay /does/not/exist", "cannot be read"),
        ("replay .", "cannot be read"),
        ("bench --only cake", "invalid choice"),
        ("engine now", "unrecognized arguments"),
    ],
)
def test_a_bad_command_line_gets_one_sentence(
    line: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(line.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert reason in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", ["", "play", "engine", "arena", "replay", "check", "bench"])
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([*command.split(), "--help"])
    assert left.value.code == 0
    assert "usage:" in capsys.readouterr().out


def test_the_version_is_that_of_the_project(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"Allotment {VERSION}\n"
    assert tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"] == VERSION


def test_without_a_command_the_menu_opens(requests: list[PlayRequest], folder: Path) -> None:
    assert main([]) == 0
    assert requests[0].title is None
    assert requests[0].folder.path == folder


def test_the_whole_of_a_table_can_be_asked_for(requests: list[PlayRequest], tmp_path: Path) -> None:
    line = (
        "play fistful --seats person:Ann,gardener,seedling,person --seed 7 --option late_goals=true "
        f"--size 1280x720 --scale 150 --fullscreen --data {tmp_path / 'own'}"
    )
    assert main(line.split()) == 0
    request = requests[0]
    assert request.seats[0] == Seat("person", "Ann", "rooster")
    assert [seat.kind for seat in request.seats] == ["person", "gardener", "seedling", "person"]
    assert len({seat.emblem for seat in request.seats}) == 4
    assert (request.title, request.players, request.seed) == ("fistful", 4, 7)
    assert request.options == {"late_goals": True}
    assert (request.size, request.scale, request.fullscreen) == ((1280, 720), 150, True)
    assert request.folder.path == tmp_path / "own"
    assert os.environ[VARIABLE] == str(tmp_path / "own"), "the engine's process keeps its log there too"


def test_a_missing_display_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(_request: PlayRequest) -> int:
        raise NoDisplay("No display was found.")

    monkeypatch.setattr(app, "run", run)
    assert main(["play"]) == 2
    assert capsys.readouterr().err == "No display was found.\n"


def test_the_unexpected_goes_to_the_log_and_is_said_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    def broken(_asked: argparse.Namespace) -> int:
        raise KeyError("lost")

    monkeypatch.setattr(commands, "play", broken)
    assert main(["play"]) == 1
    err = capsys.readouterr().err
    assert "Traceback" not in err
    assert str(folder / "allotment.log") in err
    assert "KeyError: 'lost'" in (folder / "allotment.log").read_text("utf-8")


def test_an_interrupt_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_asked: argparse.Namespace) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "play", interrupted)
    assert main(["play"]) == 130
    assert capsys.readouterr() == ("", "")


def test_a_reader_that_goes_away_is_no_error(root: Path, tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    record.write_text(write(play_on(new_match()).record()), "utf-8")
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "main.py", "replay", str(record)],
        cwd=root,
        stdout=writing,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


# --- replay ---------------------------------------------------------------------------------


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    path.write_text(write(play_on(new_match(options={"late_goals": True})).record()), "utf-8")
    return path


def test_replay_tells_the_match(record_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record_file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("A Fistful of Seeds, deal 7: Player 1, ")
    assert "Spring, round 1" in lines
    assert "Autumn, round 6" in lines
    assert sum(": plant " in line for line in lines) == 72
    assert sum(line.strip().startswith("Scores:") for line in lines) == 3
    assert " win" in lines[-1]


def test_replay_verifies(record_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record_file), "--verify"]) == 0
    assert capsys.readouterr().out.startswith("The record replays: 132 actions of A Fistful of Seeds.")


def test_replay_of_a_part_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "part.txt"
    path.write_text(write(play_on(new_match(), 9).record()), "utf-8")
    assert main(["replay", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "The match is not over."


def test_a_record_that_does_not_replay_is_refused_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = play_on(new_match(), 9).record()
    moves = (*record.actions[:2], "plant wheat c3", *record.actions[3:])
    path = tmp_path / "match.txt"
    path.write_text(write(replace(record, actions=moves)), "utf-8")
    line = path.read_text("utf-8").splitlines().index("plant wheat c3") + 1
    assert main(["replay", str(path)]) == 2
    err = capsys.readouterr().err
    assert f"Line {line}: Action 3: " in err
    assert "farmhouse" in err


@pytest.mark.parametrize("content", [b"", b"\xff\xff", b"hello\n", b"allotment record 9\n", b"x" * 5_000_000])
def test_what_is_no_record_is_refused(
    tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.txt"
    path.write_bytes(content)
    assert main(["replay", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1


# --- arena and bench ------------------------------------------------------------------------


def test_the_arena_answers_with_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    line = "arena fistful --seats seedling,seedling --matches 3 --seed 5 --json"
    assert main(line.split()) == 0
    out, err = capsys.readouterr()
    result = json.loads(out)
    assert (list(result), result["title"], result["matches"]) == (["title", "matches", "seats"], "fistful", 4)
    assert list(result["seats"][0]) == [
        "level",
        "wins",
        "rate",
        "low",
        "high",
        "mean_score",
        "seconds_per_decision",
    ]
    assert sum(seat["wins"] for seat in result["seats"]) == 4
    assert "4/4" in err


def test_the_arena_is_readable_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "fistful", "--seats", "seedling,seedling", "--matches", "2"]) == 0
    assert "seedling" in capsys.readouterr().out.splitlines()[2]

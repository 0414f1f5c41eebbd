"""The library on the command line: playing without a window, listing, verifying, going on, records."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import app, journal
from game.cli import main
from game.folders import VARIABLE
from game.library.keeper import Keeper
from game.match import Match
from game.play_request import PlayRequest
from game.titles import title_of
from rules.record import read, write
from tests.library.library_kit import TITLE_IDS, keeper_of, match_of, play

PLAY = ["play", "fistful", "--seats", "seedling,seedling,gardener", "--headless"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "elsewhere"))
    yield str(tmp_path / "kept")
    journal.stop()


def listed(folder: str, capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    capsys.readouterr()
    assert main(["replay", "--list", "--json", "--data", folder]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("title_id", TITLE_IDS)
def test_computers_play_into_the_library(
    title_id: str, folder: str, capsys: pytest.CaptureFixture[str]
) -> None:
    players = min(count for count in title_of(title_id).meta.players if count > 1)
    seats = ",".join(["seedling"] * players)
    command = ["play", title_id, "--seats", seats, "--headless", "--seed", "5", "--data", folder]
    assert main(command) == 0
    assert "deal 5: " in capsys.readouterr().out
    [match] = listed(folder, capsys)
    assert match["title"] == title_id
    assert match["over"] is True
    assert match["seed"] == 5
    assert match["origin"] == "headless"
    assert main(["replay", "1", "--verify", "--data", folder]) == 0
    said = capsys.readouterr().out
    assert f"reaches the recorded state {match['digest']}" in said
    assert f"{match['actions']} actions" in said


def test_the_same_seed_gives_the_same_match(folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        assert main([*PLAY, "--seed", "9", "--data", folder]) == 0
    one, other = listed(folder, capsys)
    assert one["digest"] == other["digest"]
    assert one["scores"] == other["scores"]


def test_many_matches_are_played_one_after_another(folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*PLAY, "--seed", "3", "--matches", "3", "--data", folder]) == 0
    assert [match["seed"] for match in listed(folder, capsys)] == [3, 4, 5]
    assert main(["replay", "--list", "--data", folder]) == 0
    assert "3 matches, 3 of them over." in capsys.readouterr().out


def test_a_match_goes_on_to_the_same_end(
    folder: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main([*PLAY, "--seed", "9", "--data", folder]) == 0
    whole = listed(folder, capsys)[0]

    class EnoughError(Exception):
        pass

    kept = Keeper.keep

    def keep(keeper: Keeper, match: Match) -> bool:
        if match.action_count > 50:
            raise EnoughError
        return kept(keeper, match)

    with monkeypatch.context() as patch:
        patch.setattr(Keeper, "keep", keep)
        assert main([*PLAY, "--seed", "9", "--data", folder]) == 1, "it ended in the middle"
    half = listed(folder, capsys)[1]
    assert (half["actions"], half["over"], half["finished"]) == (50, False, None)
    assert main(["replay", "2", "--verify", "--data", folder]) == 0
    assert main(["play", "--resume", "2", "--headless", "--data", folder]) == 0
    again = listed(folder, capsys)[1]
    assert again["digest"] == whole["digest"]
    assert again["over"] is True
    assert main(["play", "--resume", "2", "--headless", "--data", folder]) == 0, "it is over: nothing to do"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("play --headless", "Say which title"),
        ("play fistful --headless", "Say which computers"),
        ("play fistful --headless --seats person,gardener,gardener", "only computers can play"),
        ("play fistful --headless --seats gardener", "not 1"),
        ("play fistful --resume 1", "keeps its title"),
        ("play --resume 1 --seed 3", "keeps its title"),
        ("play --resume x", "whole number"),
        ("play --resume 7 --headless", "no match 7"),
        ("play --resume 1 --headless", "Persons sit at match 1"),
        ("replay 7", "no match 7"),
        ("replay 7 --verify", "no match 7"),
        ("replay 7 --export -", "no match 7"),
        ("replay", "FILE"),
        ("replay nowhere.txt --export out.txt", "Only a match of the library"),
        ("replay nowhere.txt --import", "cannot be read"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(
    line: str, reason: str, folder: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path(folder).mkdir()
    keeper = keeper_of(Path(folder) / "library.sqlite3")
    play(keeper, match_of(), 10)
    keeper.database.close()
    assert main([*line.split(), "--data", folder]) == 2
    said = capsys.readouterr()
    assert reason in said.err
    assert said.out == ""
    assert said.err.count("\n") == 1


def test_a_match_that_reaches_another_state_is_told(folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*PLAY, "--data", folder]) == 0
    keeper = keeper_of(Path(folder) / "library.sqlite3")
    with keeper.database.writing() as connection:
        connection.execute("UPDATE matches SET digest = 'ffffffffffffffff'")
    keeper.database.close()
    assert main(["replay", "1", "--verify", "--data", folder]) == 2
    assert "leads elsewhere" in capsys.readouterr().err
    assert main(["replay", "1", "--data", folder]) == 0, "it can be looked at all the same"


def test_a_match_goes_out_and_comes_in(
    folder: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*PLAY, "--data", folder]) == 0
    path = tmp_path / "record.txt"
    assert main(["replay", "1", "--export", str(path), "--data", folder]) == 0
    assert main(["replay", "1", "--export", str(path), "--data", folder]) == 2, "it is not overwritten"
    assert "is there already" in capsys.readouterr().err
    assert main(["replay", "1", "--export", "-", "--data", folder]) == 0
    assert capsys.readouterr().out == path.read_text("utf-8") == write(read(path.read_text("utf-8")))
    assert main(["replay", str(path), "--import", "--data", folder]) == 0
    one, other = listed(folder, capsys)
    assert one["digest"] == other["digest"]
    assert (one["origin"], other["origin"]) == ("headless", "import")
    path.write_text(path.read_text("utf-8").replace("players: 3", "players: 4"), "utf-8")
    assert main(["replay", str(path), "--import", "--data", folder]) == 2
    assert "Line " in capsys.readouterr().err


def test_a_library_of_noise_is_told_and_play_goes_on(folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path(folder).mkdir()
    (Path(folder) / "library.sqlite3").write_bytes(b"noise" * 500)
    assert main([*PLAY, "--data", folder]) == 0
    said = capsys.readouterr()
    assert "set aside as library.unreadable-1.sqlite3" in said.err
    assert len(listed(folder, capsys)) == 1


def test_the_window_is_asked_for_a_match(folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[PlayRequest] = []

    def run(request: PlayRequest) -> int:
        asked.append(request)
        return 0

    monkeypatch.setattr(app, "run", run)
    assert main(["play", "--resume", "12", "--data", folder]) == 0
    assert asked[0].resume == 12

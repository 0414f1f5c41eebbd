"""What fails is said in a sentence and written into the log, and the program goes on."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import journal
from game.folders import PlayerFolder
from game.scenes.fault import FaultScene
from game.scenes.menu import MenuScene
from game.scenes.rulebook import RulebookScene
from tests.game.playing import new_match, play_until
from tests.scenes.pilot import OpenPilot, Pilot
from ui.assets import Assets, MissingAsset


@pytest.fixture
def pilot(open_pilot: OpenPilot, tmp_path: Path) -> Pilot:
    return open_pilot(tmp_path)


@pytest.fixture
def log(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The program's log file, written to as when it is started from the command line."""
    monkeypatch.setattr(journal, "open_player_folder", lambda: PlayerFolder(pilot.program.folder.path))
    monkeypatch.setattr(logging, "raiseExceptions", True)
    journal.start()
    yield pilot.program.folder.log_file
    journal.stop()


def broken(*_: object) -> None:
    raise ZeroDivisionError("a bug in a scene")


@pytest.mark.parametrize("where", ["draw_table", "update", "handle", "arrange"])
def test_a_scene_that_fails_is_said_and_logged_and_the_program_goes_on(
    pilot: Pilot, log: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    table = pilot.open_table(play_until(new_match(), "plant", 0))
    actions = table.match.record().actions
    monkeypatch.setattr(table, where, broken)
    pilot.move((400, 300))
    pilot.key("zoom_in")
    assert isinstance(pilot.scene, FaultScene)
    assert pilot.sees("This part of the game failed. Everything else still works.")
    assert pilot.sees(str(log))
    text = log.read_text("utf-8")
    assert "ZeroDivisionError: a bug in a scene" in text
    assert "Traceback" in text
    pilot.click("go_on")
    assert isinstance(pilot.scene, MenuScene)
    again = pilot.open_table(table.match)
    assert again.match.record().actions == actions
    pilot.settle()
    assert again.turns.decides


def test_a_scene_that_cannot_be_opened_is_said_too(
    pilot: Pilot, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RulebookScene, "compose", broken)
    pilot.click("rules")
    assert isinstance(pilot.scene, FaultScene)
    assert "a bug in a scene" in log.read_text("utf-8")
    pilot.key("confirm")
    assert isinstance(pilot.scene, MenuScene)


def test_missing_pictures_leave_a_table_that_can_be_played(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    read = Assets.read

    def without_pictures(assets: Assets, name: str) -> bytes:
        if name.startswith("art/"):
            raise MissingAsset(f"The file {name} is missing.")
        return read(assets, name)

    monkeypatch.setattr(Assets, "read", without_pictures)
    pilot.set(animation_speed="off")
    table = pilot.open_table(play_until(new_match(), "plant", 0))
    pilot.settle()
    action, path = table.choice.options[0]
    pilot.click(pilot.piece(path[0]))
    pilot.click(path[1])
    pilot.click("button")
    assert action in [entry.action for entry in table.match.history]
    assert pilot.table is table
    missing = [record.message for record in caplog.records if "is missing" in record.message]
    assert missing
    assert len(missing) == len(set(missing)), "each picture is reported once"


@pytest.mark.parametrize("name", ["rulebooks/en/fistful.md", "CREDITS.md", "icon.png"])
def test_missing_texts_are_said(
    open_pilot: OpenPilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    read = Assets.read

    def without_one(assets: Assets, wanted: str) -> bytes:
        if wanted == name:
            raise MissingAsset(f"The file {name} is missing.")
        return read(assets, wanted)

    monkeypatch.setattr(Assets, "read", without_one)
    pilot = open_pilot(tmp_path)
    pilot.open(pilot.program.rulebook("fistful") if "rule" in name else pilot.program.credits())
    pilot.settle()
    if "rule" in name:
        assert pilot.sees("The rulebook cannot be read: please install the game again.")
    pilot.click("back")
    assert pilot.ended


def test_a_fault_in_every_frame_ends_the_program_and_does_not_hang_it(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MenuScene, "draw", broken)
    monkeypatch.setattr(FaultScene, "draw", broken)
    for number in range(50):
        try:
            pilot.move((30, 30))
        except ZeroDivisionError:
            assert 3 < number < 10
            return
    pytest.fail("it went on and on")


def test_closing_waits_for_a_tune_that_is_being_opened(
    open_pilot: OpenPilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is torn down under a thread that uses it crashes the program at its very end."""
    opening, go_on = threading.Event(), threading.Event()
    path = Assets.path

    def slowly(assets: Assets, name: str) -> Path:
        if name.startswith("sounds/menu"):
            opening.set()
            go_on.wait(5)
        return path(assets, name)

    monkeypatch.setattr(Assets, "path", slowly)
    pilot = open_pilot(tmp_path, sound=True)
    sounds = pilot.program.context.sounds
    assert opening.wait(5)
    threading.Timer(0.2, go_on.set).start()
    pilot.program.close()
    assert go_on.is_set()
    assert not pygame.mixer.get_init()
    sounds.music("fistful")
    sounds.play("plant")
    assert not pygame.mixer.get_init()

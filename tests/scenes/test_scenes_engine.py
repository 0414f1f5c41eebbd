"""The window and the real engine process: a round of computers, and its death in the middle of a thought."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

from game.engine.client import EngineProcess
from rules.chance import Stream
from tests.game.playing import new_match, play_until
from tests.scenes.hands import Clicking, take_turn
from tests.scenes.pilot import OpenPilot, Pilot


def wait_for(pilot: Pilot, condition: Callable[[], object]) -> None:
    """Real time passes, frame by frame."""
    give_up = monotonic() + 20
    while not condition():
        assert monotonic() < give_up, "nothing happened"
        pilot.step(0.02)
        sleep(0.005)


def test_a_round_with_the_real_engine_and_a_crash_in_the_middle_of_a_thought(
    open_pilot: OpenPilot, tmp_path: Path
) -> None:
    pilot = open_pilot(tmp_path, start=None)
    pilot.set(animation_speed="fast", mute=True)
    match = play_until(new_match(kinds=["person", "gardener", "gardener", "gardener"]), "plant", 0)
    table = pilot.open_table(match)
    take_turn(Clicking(pilot), Stream(1))
    wait_for(pilot, lambda: pilot.program.opponents._question is not None)
    engine = pilot.program.opponents._engine
    assert isinstance(engine, EngineProcess)
    os.kill(engine._process.pid, signal.SIGKILL)
    wait_for(pilot, lambda: table._notice)
    sentence = "The computer players stopped unexpectedly and were started again."
    assert pilot.sees(sentence)
    count = match.action_count
    wait_for(pilot, lambda: match.action_count > count)
    assert pilot.sees(sentence), "it was gone before anybody could read it"
    wait_for(pilot, lambda: table.turns.decides)
    players = [entry.player for entry in match.history]
    assert players[-1] != 0
    assert len(set(players)) == 4
    assert pilot.program.opponents._engine is not engine
    take_turn(Clicking(pilot), Stream(1))
    assert not pilot.sees(sentence)


def test_a_hint_of_the_real_engine_comes_while_the_window_goes_on(
    open_pilot: OpenPilot, tmp_path: Path
) -> None:
    pilot = open_pilot(tmp_path, start=None)
    pilot.set(animation_speed="fast", mute=True)
    table = pilot.open_table(play_until(new_match(), "plant", 0))
    pilot.step(0.1)
    pilot.key("hint")
    assert table.advice.thinking, "a process of its own does not answer at once"
    frames = pilot.program.loop
    assert frames._busy, "the lamp moves while somebody thinks"
    wait_for(pilot, lambda: table.ghost() is not None)
    assert (table._notice or "").startswith("Hint: ")
    take_turn(Clicking(pilot), Stream(1))
    assert table.ghost() is None

"""Nothing is drawn when nothing changes, and what is due does not wait for an event."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.match import Match
from game.scenes.results import ResultsScene
from game.seats import seat
from game.titles import title_of
from tests.game.playing import new_match, play_on, play_until
from tests.scenes.pilot import Pilot
from ui import raster
from ui.scene import Push, Scene

WINDOW = (640, 360)
pytestmark = pytest.mark.usefixtures("quick_pictures")

SCENES: dict[str, Callable[[Pilot], Scene]] = {
    "menu": lambda pilot: pilot.program.menu(),
    "table": lambda pilot: pilot.program.table(play_on(new_match(), 1)),
    "curtain": lambda pilot: pilot.program.table(new_match(kinds=["person"] * 2)),
    "setup": lambda pilot: pilot.program.setup("fistful"),
    "settings": lambda pilot: pilot.program.settings_scene(),
    "rulebook": lambda pilot: pilot.program.rulebook("fistful"),
    "credits": lambda pilot: pilot.program.credits(),
    "pause": lambda pilot: pilot.program.pause(new_match()),
    "results": lambda pilot: pilot.program.results(play_on(new_match())),
}


def frames_in(pilot: Pilot, seconds: float) -> int:
    before = pilot.program.loop.frames
    pilot.live(seconds)
    return pilot.program.loop.frames - before


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_rests_and_its_pictures_are_kept(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    pilot.program.stack.apply(Push(SCENES[name](pilot)))
    pilot.live(5.0)
    assert frames_in(pilot, 2.0) == 0
    monkeypatch.setattr(raster, "rasterise", lambda *_: pytest.fail("a picture is drawn anew"))
    pilot.picture()


def test_the_menu_rests_under_the_pointer(pilot: Pilot) -> None:
    pilot.move("cover.fistful")
    pilot.settle()
    assert frames_in(pilot, 2.0) == 0


def test_the_table_rests_while_the_viewer_thinks(pilot: Pilot) -> None:
    pilot.set(animation_speed="normal")
    table = pilot.open_table(new_match())
    pilot.settle()
    assert table.turns.decides
    assert frames_in(pilot, 2.0) == 0
    pilot.click(pilot.piece(table.choice.options[0][1][0]))
    pilot.settle()
    assert table.choice.selection
    assert frames_in(pilot, 2.0) == 0


def test_the_table_rests_while_a_harvest_is_looked_at(pilot: Pilot) -> None:
    match = play_on(new_match(kinds=["person"] * 4), 43)
    table = pilot.open_table(match)
    pilot.click("curtain")
    table.act(match.state.legal_actions()[0])
    pilot.settle()
    assert table.interlude is not None
    assert frames_in(pilot, 2.0) == 0


def test_the_table_rests_while_a_past_moment_is_shown(pilot: Pilot) -> None:
    table = pilot.open_table(play_until(new_match(), "plant", 1))
    pilot.key("log")
    pilot.click(f"log.{table.log.rows(pilot.program.context.viewport, 48)[0][0]}")
    pilot.settle()
    assert table.moment is not None
    assert frames_in(pilot, 2.0) == 0


@pytest.mark.parametrize("reduced", [False, True])
def test_a_round_of_computers_waits_for_nobody(pilot: Pilot, *, reduced: bool) -> None:
    pilot.set(reduced_motion=reduced)
    table = pilot.open_table(play_until(new_match(), "plant", 0))
    action = table.choice.options[0][0]
    table.act(action)
    pilot.live(0.5)
    assert table.turns.decides
    assert table.match.history[-1].player != 0


def test_a_forced_answer_waits_for_nobody(pilot: Pilot) -> None:
    match = new_match()
    while not (match.state.current_player == 0 and match.is_forced()):
        play_on(match, 1)
    count = match.action_count
    pilot.open_table(match)
    pilot.live(0.5)
    assert match.action_count > count
    assert match.history[count].automatic


def test_a_forced_answer_behind_a_curtain_waits_for_nobody(pilot: Pilot) -> None:
    match = new_match(3, kinds=["person"] * 3)
    while not match.is_forced():
        play_on(match, 1)
    count = match.action_count
    table = pilot.open_table(match)
    pilot.settle()
    assert match.action_count == count
    pilot.click("curtain")
    pilot.live(0.1)
    assert match.action_count == count + 1
    assert match.history[count].automatic
    assert table.turns.viewer == match.history[count].player


def test_the_curtain_waits_for_nobody(pilot: Pilot) -> None:
    table = pilot.open_table(new_match(kinds=["person"] * 4))
    pilot.click("curtain")
    table.act(table.choice.options[0][0])
    pilot.live(0.2)
    assert table.turns.curtain is not None


def test_the_results_wait_for_nobody(pilot: Pilot) -> None:
    title = title_of("fistful")
    seats = [seat("person", number) for number in range(4)]
    match = play_on(Match(title, title.meta.setup(4), 7, seats), 131)
    table = pilot.open_table(match)
    pilot.click("curtain")
    pilot.settle()
    if match.outcome is None:
        table.act(match.state.legal_actions()[0])
    pilot.settle()
    pilot.click("button")
    pilot.live(0.5)
    assert isinstance(pilot.scene, ResultsScene)

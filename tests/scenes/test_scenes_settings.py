"""Every setting does what it says at once and lasts; what cannot be read or written is said."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.scenes.notice import NoticeScene
from game.scenes.settings import SettingsScene
from tests.game.playing import new_match, play_until
from tests.scenes.pilot import OpenPilot, Pilot
from ui.keys import Chord
from ui.widgets import Slider, Toggle

SMALL = (640, 360)
pytestmark = pytest.mark.usefixtures("quick_pictures")


@pytest.fixture
def pilot(open_pilot: OpenPilot, tmp_path: Path) -> Pilot:
    """A program of the test's own, at its settings."""
    pilot = open_pilot(tmp_path, size=SMALL)
    pilot.open(pilot.program.settings_scene())
    return pilot


def reopened(open_pilot: OpenPilot, pilot: Pilot) -> Pilot:
    """The program started once more with the same folder."""
    return open_pilot(pilot.program.folder.path, size=SMALL)


def toggle(pilot: Pilot, name: str) -> None:
    """Click a switch, wherever it is."""
    widget = pilot.form.form.widget(name)
    assert isinstance(widget, Toggle)
    pilot.show(widget)
    pilot.click(pygame.Rect(widget.elements[0].get_abs_rect()).center)


def pull(pilot: Pilot, name: str, share: float) -> None:
    """Pull a slider to a share of its length."""
    widget = pilot.form.form.widget(name)
    assert isinstance(widget, Slider)
    pilot.show(widget)
    rect = widget.rect
    pilot.press((rect.left + rect.width // 3, rect.centery))
    pilot.release((rect.left + round(rect.width * share), rect.centery))


SWITCHES: dict[str, Callable[[Pilot], object]] = {
    "reduced_motion": lambda pilot: pilot.program.context.reduced_motion,
    "mute": lambda pilot: pilot.program.context.sounds.volumes.muted,
    "confirm_turn": lambda pilot: pilot.program.settings.confirm_turn,
    "show_field_score": lambda pilot: pilot.program.settings.show_field_score,
    "show_choices": lambda pilot: pilot.program.settings.show_choices,
    "fullscreen": lambda pilot: pilot.program.window.fullscreen,
}
SLIDERS: dict[str, Callable[[Pilot], float]] = {
    "music_volume": lambda pilot: pilot.program.context.sounds.volumes.music,
    "effects_volume": lambda pilot: pilot.program.context.sounds.volumes.effects,
    "ambience_volume": lambda pilot: pilot.program.context.sounds.volumes.ambience,
}


def test_nothing_of_the_settings_is_left_out(pilot: Pilot) -> None:
    kinds = {item.id: item.kind for item in pilot.ring.items}
    assert {name for name, kind in kinds.items() if kind == "switch"} == set(SWITCHES)
    assert {name for name, kind in kinds.items() if kind == "slider"} == set(SLIDERS)
    assert {name for name, kind in kinds.items() if kind == "choice"} == {"ui_scale", "animation_speed"}


def test_every_switch_is_in_force_at_once_and_lasts(pilot: Pilot, open_pilot: OpenPilot) -> None:
    before = {name: look(pilot) for name, look in SWITCHES.items()}
    for name, look in SWITCHES.items():
        toggle(pilot, name)
        pilot.step(0.3)
        assert look(pilot) is not before[name], name
    pilot = reopened(open_pilot, pilot)
    assert {name: look(pilot) for name, look in SWITCHES.items()} == {
        name: not value for name, value in before.items()
    }


def test_every_slider_is_in_force_at_once_and_lasts(pilot: Pilot, open_pilot: OpenPilot) -> None:
    for name, look in SLIDERS.items():
        pull(pilot, name, 0.75)
        assert look(pilot) * 100 == getattr(pilot.program.settings, name)
    chosen = {name: getattr(pilot.program.settings, name) for name in SLIDERS}
    assert all(50 < value < 100 for value in chosen.values())
    pilot = reopened(open_pilot, pilot)
    assert {name: getattr(pilot.program.settings, name) for name in SLIDERS} == chosen
    assert all(look(pilot) == chosen[name] / 100 for name, look in SLIDERS.items())


def test_the_size_of_texts_changes_at_once_and_lasts(pilot: Pilot, open_pilot: OpenPilot) -> None:
    small = pilot.form.form.widget("back").rect.height
    for scale in ("125", "150", "175", "200"):
        pilot.choose("ui_scale", scale)
        assert pilot.program.context.viewport.scale == int(scale) / 100
        assert pilot.form.form.value("ui_scale") == scale
    assert pilot.form.form.widget("back").rect.height == pytest.approx(2 * small, abs=2)
    pilot = reopened(open_pilot, pilot)
    assert pilot.program.context.viewport.scale == 2.0


def test_the_size_of_texts_changes_at_the_table_by_key(pilot: Pilot) -> None:
    table = pilot.open_table(play_until(new_match(), "plant", 0))
    height = table.layout["bar"].rect.height
    pilot.key("zoom_in")
    assert table.layout["bar"].rect.height > height
    assert pilot.program.settings.ui_scale == 125
    assert table.choice.options
    pilot.key("zoom_out")
    assert table.layout["bar"].rect.height == height


@pytest.mark.parametrize(("speed", "factor"), [("fast", 2.5), ("slow", 0.5)])
def test_the_speed_of_animations_is_in_force_at_once(pilot: Pilot, speed: str, factor: float) -> None:
    pilot.choose("animation_speed", speed)
    table = pilot.open_table(play_until(new_match(), "plant", 0))
    pilot.step(0.5)
    table.act(table.choice.options[0][0])
    seconds = table.timeline.seconds_left / factor
    assert seconds > 0.05
    pilot.step(seconds - 0.02)
    assert table.timeline.active
    pilot.step(0.04)
    assert not table.timeline.active


def test_with_animations_off_everything_is_there_in_the_next_frame(pilot: Pilot) -> None:
    pilot.choose("animation_speed", "off")
    table = pilot.open_table(play_until(new_match(), "plant", 0))
    pilot.step()
    table.act(table.choice.options[0][0])
    count = table.match.action_count
    pilot.step()
    assert table.match.action_count > count


def test_without_confirming_a_drop_is_played(pilot: Pilot) -> None:
    toggle(pilot, "confirm_turn")
    table = pilot.open_table(play_until(new_match(), "plant", 0))
    pilot.step(0.5)
    count = table.match.action_count
    _, path = table.choice.options[0]
    pilot.drag(pilot.piece(path[0]), path[1])
    assert table.match.action_count == count + 1


def test_a_form_that_is_filled_anew_does_not_flicker(pilot: Pilot) -> None:
    pilot.move((640, 400))
    for _ in range(9):
        pilot.wheel(-1)
        pilot.step(0.2)
    pilot.settle()
    before = pilot.picture()
    pilot.form.rebuild()
    assert pilot.picture() == before
    pilot.settle()
    assert pilot.picture() == before


# --- keys ---------------------------------------------------------------------------------------------


def learn(pilot: Pilot, name: str, key: Chord) -> None:
    """Give a named input another key, as a player does."""
    pilot.click(f"key.{name}")
    widget = pilot.form.form.widget(f"key.{name}")
    assert widget.seen.height == widget.rect.height, "what is being learned is scrolled out of sight"
    assert pilot.sees("Press a key …")
    pilot.key(key)


def test_a_key_that_was_learned_works_at_the_table_and_lasts(pilot: Pilot, open_pilot: OpenPilot) -> None:
    learn(pilot, "log", Chord(pygame.K_j))
    learn(pilot, "finish", Chord(pygame.K_RETURN, ctrl=True))
    assert not pilot.sees("Press a key …")
    assert pilot.sees("Ctrl+Enter")
    for _ in range(2):
        table = pilot.open_table(play_until(new_match(), "plant", 0))
        pilot.step(0.5)
        pilot.key(pygame.K_l)
        assert not table.log.open
        pilot.key(pygame.K_j)
        assert table.log.open
        pilot.key(pygame.K_j)
        action, path = table.choice.options[0]
        pilot.click(pilot.piece(path[0]))
        pilot.click(path[1])
        pilot.key(pygame.K_RETURN, pygame.KMOD_LCTRL)
        assert table.match.history[-1].action is action or action in [
            entry.action for entry in table.match.history
        ]
        pilot = reopened(open_pilot, pilot)


@pytest.mark.parametrize("key", [pygame.K_m, pygame.K_F11, pygame.K_PLUS, pygame.K_TAB, pygame.K_RETURN])
def test_keys_that_mean_something_can_be_given_away(pilot: Pilot, key: int) -> None:
    """Also those that the program itself answers in every scene."""
    muted, full = pilot.program.settings.mute, pilot.program.window.fullscreen
    learn(pilot, "speed", Chord(key))
    assert pilot.program.context.keys.bindings["speed"] == (Chord(key),)
    assert (pilot.program.settings.mute, pilot.program.window.fullscreen) == (muted, full)
    assert pilot.program.context.viewport.scale == 1.0


def test_what_loses_its_only_key_is_said(pilot: Pilot) -> None:
    learn(pilot, "undo", Chord(pygame.K_l))
    assert pilot.sees("L now means: undo; what happened has no key.")
    assert pilot.program.context.keys.label("log") == ""
    pilot.click("reset_keys")
    assert pilot.program.context.keys.label("log") == "L"
    assert pilot.program.settings.keys == {}


def test_learning_can_be_given_up(pilot: Pilot) -> None:
    pilot.click("key.undo")
    pilot.key(pygame.K_LSHIFT)
    assert pilot.sees("Press a key …")
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, SettingsScene)
    assert not pilot.sees("Press a key …")
    assert pilot.program.context.keys.label("undo") == "Ctrl+Z"


def test_keys_swapped_and_stolen_are_the_same_after_a_restart(pilot: Pilot, open_pilot: OpenPilot) -> None:
    learn(pilot, "log", Chord(pygame.K_e))
    learn(pilot, "finish", Chord(pygame.K_l))
    learn(pilot, "page", Chord(pygame.K_SPACE))
    learn(pilot, "help", Chord(pygame.K_F2))
    before = pilot.program.context.keys.bindings
    assert reopened(open_pilot, pilot).program.context.keys.bindings == before


def test_a_letter_that_moves_the_focus_is_still_written_in_a_name(pilot: Pilot) -> None:
    learn(pilot, "up", Chord(pygame.K_w))
    pilot.open(pilot.program.setup("fistful"))
    pilot.click("name.0")
    for _ in range(20):
        pilot.key(pygame.K_BACKSPACE)
    pilot.write("wim")
    assert pilot.form.form.value("name.0") == "wim"
    assert not pilot.program.settings.mute


# --- files ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("content", [b"ui_scale = ", b"\xff\xfe\x00", b"[[[[", b"x = 1\n" * 60_000])
def test_settings_that_cannot_be_read_are_set_aside_and_said(
    open_pilot: OpenPilot, tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "settings.toml"
    file.write_bytes(content)
    pilot = open_pilot(tmp_path, size=SMALL)
    assert isinstance(pilot.scene, NoticeScene)
    assert pilot.sees("The settings file could not be read. It was set aside as settings.unreadable-1.toml.")
    assert (tmp_path / "settings.unreadable-1.toml").read_bytes() == content
    pilot.click("go_on")
    pilot.set(ui_scale=150)
    assert reopened(open_pilot, pilot).program.settings.ui_scale == 150


def test_settings_that_mean_nothing_are_said_by_name(open_pilot: OpenPilot, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('ui_scale = 990\nmute = true\nmusic_volume = "loud"\n')
    pilot = open_pilot(tmp_path, size=SMALL)
    assert pilot.sees("Some settings were not understood and are as at first: ui_scale, music_volume.")
    assert pilot.program.settings.mute


def test_a_folder_that_cannot_be_written_is_said_and_everything_works(
    open_pilot: OpenPilot, tmp_path: Path
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where a folder should be")
    pilot = open_pilot(blocked / "player", size=SMALL)
    assert isinstance(pilot.scene, NoticeScene)
    assert pilot.sees("what you do now is forgotten when you leave.")
    pilot.key("confirm")
    pilot.open(pilot.program.settings_scene())
    toggle(pilot, "mute")
    assert pilot.program.settings.mute
    table = pilot.open_table(play_until(new_match(), "plant", 0))
    pilot.step(0.5)
    table.act(table.choice.options[0][0])
    assert table.match.action_count > 0

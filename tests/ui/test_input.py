"""Focus, keys, pads and sounds."""

import logging
import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ui.assets import Assets
from ui.focus import FocusItem, FocusRing
from ui.keys import DEFAULTS, INPUT, Chord, Keys, parse_chord
from ui.pad import Pads
from ui.sound import Sounds, Volumes


def items(columns: int, rows: int) -> list[FocusItem]:
    return [
        FocusItem(f"{x},{y}", pygame.Rect(x * 100, y * 60, 80, 40), f"Card {x} {y}", "card")
        for y in range(rows)
        for x in range(columns)
    ]


def key(code: int, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod)


@given(st.integers(1, 6), st.integers(1, 6))
def test_tab_visits_everything_in_order_and_back(columns: int, rows: int) -> None:
    ring = FocusRing(items(columns, rows))
    names = [item.id for item in ring.items]
    assert [ring.next() for _ in names] == names
    assert ring.next() == names[0]
    assert ring.previous() == names[-1]


@given(st.integers(1, 5), st.integers(1, 5), st.lists(st.sampled_from(["up", "down", "left", "right"])))
def test_arrows_go_one_step_on_a_grid_and_wrap(columns: int, rows: int, path: list[str]) -> None:
    ring = FocusRing(items(columns, rows))
    ring.next()
    x = y = 0
    steps = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
    for name in path:
        ring.follow(name)
        x, y = (x + steps[name][0]) % columns, (y + steps[name][1]) % rows
        assert ring.focused == f"{x},{y}"


@given(
    st.lists(
        st.builds(pygame.Rect, st.integers(0, 1200), st.integers(0, 700), st.just(60), st.just(40)),
        min_size=2,
        max_size=9,
    )
)
def test_arrows_always_land_on_an_item(rects: list[pygame.Rect]) -> None:
    ring = FocusRing([FocusItem(str(number), rect, "x") for number, rect in enumerate(rects)])
    for name in ("right", "down", "left", "up") * 4:
        assert ring.follow(name) in {item.id for item in ring.items}


def test_the_focus_stays_on_its_id_or_at_its_place() -> None:
    ring = FocusRing(items(3, 1))
    ring.focus("1,0")
    ring.set_items(items(3, 2))
    assert ring.focused == "1,0"
    ring.set_items([item for item in items(3, 1) if item.id != "1,0"])
    assert ring.focused == "2,0"
    ring.set_items([])
    assert ring.focused is None
    assert ring.next() is None


def test_narration_names_kind_state_and_place() -> None:
    ring = FocusRing([FocusItem("gate", pygame.Rect(0, 0, 9, 9), "Gate", "card"), *items(4, 1)])
    ring.next()
    assert ring.narration() == "Gate, card, 1 of 5"
    ring.set_items([FocusItem("m", pygame.Rect(0, 0, 9, 9), "Music", "slider", enabled=False, state="38 %")])
    ring.next()
    assert ring.narration() == "Music, slider, 38 %, not available, 1 of 1"


def test_every_default_is_bound_once_and_can_be_written_and_read() -> None:
    chords = [chord for bound in DEFAULTS.values() for chord in bound]
    assert len(set(chords)) == len(chords)
    for chord in chords:
        assert parse_chord(str(chord)) == chord


def test_keys_are_found_by_chord() -> None:
    keys = Keys()
    assert keys.name_of(key(pygame.K_z, pygame.KMOD_LCTRL)) == "undo"
    assert keys.name_of(key(pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT)) == "redo"
    assert keys.name_of(key(pygame.K_z)) is None
    assert keys.name_of(key(pygame.K_TAB, pygame.KMOD_RSHIFT)) == "previous"
    assert keys.name_of(pygame.Event(INPUT, name="hint")) == "hint"
    assert keys.label("undo") == "Ctrl+Z"


def test_a_new_binding_takes_the_key_from_another() -> None:
    keys = Keys()
    assert keys.bind("hint", Chord(pygame.K_l)) == "log"
    assert keys.name_of(key(pygame.K_l)) == "hint"
    assert keys.name_of(key(pygame.K_h)) is None
    assert keys.label("log") == ""
    keys.reset()
    assert keys.name_of(key(pygame.K_l)) == "log"


@pytest.mark.parametrize("text", ["Ctrl+Nothing", "Hyper+A", ""])
def test_a_key_that_does_not_exist_is_said_in_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        parse_chord(text)


def test_a_pad_speaks_in_names() -> None:
    pads = Pads()
    button = pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0)
    assert pads.name_of(button) == "confirm"
    assert pads.connected == 0


def test_a_tilted_stick_counts_once_until_it_is_upright() -> None:
    pads = Pads()

    def tilt(value: float) -> str | None:
        axis = pygame.CONTROLLER_AXIS_LEFTX
        return pads.name_of(
            pygame.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=int(value * 32767), instance_id=0)
        )

    assert [tilt(value) for value in (0.2, 0.7, 0.9, 0.5, 0.8, 0.1, 0.9, -0.9)] == [
        None,
        "right",
        None,
        None,
        None,
        None,
        "right",
        "left",
    ]


def test_pads_that_come_and_go_wrongly_harm_nothing() -> None:
    pads = Pads()
    assert pads.name_of(pygame.Event(pygame.JOYDEVICEADDED, device_index=7, guid="")) is None
    assert pads.name_of(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=7)) is None
    assert pads.name_of(pygame.Event(pygame.JOYBUTTONDOWN, instance_id=7, button=0)) is None


def test_a_missing_sound_is_logged_once_and_left_out(
    assets: Assets, caplog: pytest.LogCaptureFixture
) -> None:
    sounds = Sounds(assets, Volumes(effects=1.0))
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            sounds.play("none")
    sounds.music("none")
    sounds.ambience("none")
    sounds.refresh()
    assert sounds.available
    assert len([record for record in caplog.records if "none" in record.message]) <= 3


def test_muted_sounds_open_no_device(assets: Assets) -> None:
    sounds = Sounds(assets, Volumes(muted=True))
    sounds.play("none")
    assert sounds._ready is None


WITHOUT_DEVICE = """
import sys
from pathlib import Path
import pygame
pygame.display.init()
from ui.assets import Assets
from ui.sound import Sounds
sounds = Sounds(Assets(Path("assets")))
sounds.play("x"); sounds.music("x"); sounds.ambience("x"); sounds.refresh(); sounds.hush(on=True)
sounds.handle(pygame.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=0))
sounds.close()
sys.exit(0 if not sounds.available else 3)
"""


def test_without_any_device_nothing_is_raised() -> None:
    surroundings = {**os.environ, "SDL_AUDIODRIVER": "nosuchdriver", "SDL_VIDEODRIVER": "dummy"}
    root = Path(__file__).parents[2]
    run = subprocess.run(
        [sys.executable, "-c", WITHOUT_DEVICE],
        cwd=root,
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )
    assert run.returncode == 0, run.stderr


NO_DISPLAY = """
import os, sys
from ui.window import NoDisplay, prepare_display
try:
    prepare_display()
except NoDisplay as error:
    sys.exit(0 if str(error).endswith(".") else 4)
sys.exit(3)
"""


def test_a_window_that_nobody_could_see_is_refused_in_a_sentence() -> None:
    surroundings = {
        name: value
        for name, value in os.environ.items()
        if name not in {"SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"}
    }
    run = subprocess.run(
        [sys.executable, "-c", NO_DISPLAY],
        cwd=Path(__file__).parents[2],
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )
    assert run.returncode == (0 if sys.platform == "linux" else 3), run.stderr

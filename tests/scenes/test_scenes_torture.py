"""A window that is pulled, squeezed, hidden and scaled: no exception, and the match never notices."""

from __future__ import annotations

import os

import pygame
import pytest

from game.scenes.rulebook import RulebookScene
from game.scenes.settings import SettingsScene
from rules.chance import Stream
from tests.game.playing import new_match, play_until
from tests.scenes.hands import Clicking, take_turn
from tests.scenes.pilot import Pilot
from ui.scene import Push
from ui.viewport import Viewport

THOROUGH = os.environ.get("ALLOTMENT_THOROUGH") == "1"
EVENTS = 200
WIDTHS = (1, 2, 40, 320, 640, 800, 1024, 1280, 1366)
HEIGHTS = (1, 3, 30, 200, 360, 480, 600, 720, 768)


class Torturer:
    """Does to a window what window systems and impatient people do."""

    def __init__(self, pilot: Pilot, seed: int) -> None:
        self.pilot = pilot
        self.chance = Stream(seed)

    def resize(self) -> None:
        """A new size, told about in one of the ways that systems have, or not at all."""
        size = (WIDTHS[self.chance.below(len(WIDTHS))], HEIGHTS[self.chance.below(len(HEIGHTS))])
        pygame.display.set_mode(size, pygame.RESIZABLE)
        told = [
            pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]),
            pygame.Event(pygame.WINDOWRESIZED, x=size[0], y=size[1]),
            pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]),
        ]
        self.pilot.post(*told[: self.chance.below(4)])

    def focus(self) -> None:
        kinds = (
            pygame.WINDOWFOCUSLOST,
            pygame.WINDOWFOCUSGAINED,
            pygame.WINDOWMINIMIZED,
            pygame.WINDOWRESTORED,
            pygame.WINDOWMAXIMIZED,
            pygame.WINDOWHIDDEN,
            pygame.WINDOWSHOWN,
            pygame.WINDOWEXPOSED,
            pygame.WINDOWLEAVE,
            pygame.WINDOWENTER,
            pygame.WINDOWDISPLAYCHANGED,
        )
        self.pilot.post(pygame.Event(kinds[self.chance.below(len(kinds))]))

    def fullscreen(self) -> None:
        self.pilot.key("fullscreen")

    def rescale(self) -> None:
        self.pilot.key(("zoom_in", "zoom_out")[self.chance.below(2)])

    def pointer(self) -> None:
        at = (self.chance.below(1500) - 100, self.chance.below(900) - 100)
        self.pilot.move(at)

    def grab(self) -> None:
        names = [name for name in self.pilot.table.layout if name.startswith("card.")]
        if names:
            place = self.pilot.table.layout[names[self.chance.below(len(names))]].rect
            self.pilot.press(place.center)
            self.pilot.move((place.centerx, place.centery - 60))

    def wait(self) -> None:
        self.pilot.step((0.01, 0.05, 0.2, 0.5)[self.chance.below(4)])

    def once(self) -> None:
        """One of these."""
        deeds = (self.resize, self.resize, self.focus, self.fullscreen, self.rescale, self.pointer, self.grab)
        deeds[self.chance.below(len(deeds))]()
        if self.chance.below(2):
            self.wait()


@pytest.mark.usefixtures("quick_pictures")
def test_a_tortured_table_plays_on(pilot: Pilot) -> None:
    pilot.set(animation_speed="normal")
    match = play_until(new_match(), "plant", 0)
    table = pilot.open_table(match)
    before = match.record().actions
    torturer = Torturer(pilot, seed=11)
    for number in range(EVENTS):
        torturer.once()
        assert pilot.program.stack.scenes == (table,), f"after {number} events"
        assert match.record().actions == before
    pilot.release()
    pilot.restore_window()
    pilot.step(1.0)
    assert table.held is None
    assert pilot.program.context.viewport.size == pilot.program.window.size == (1280, 720)
    assert pilot.table is table
    pilot.open_table(match)
    pilot.step(0.5)
    take_turn(Clicking(pilot), Stream(1))
    assert match.action_count > len(before)


USELESS = ((1, 1), (3000, 40), (40, 2000), (640, 1))


@pytest.mark.usefixtures("quick_pictures")
def test_every_scene_survives_a_window_that_nobody_could_use(pilot: Pilot) -> None:
    for number, stop in enumerate(pilot.stops()):
        stop.show(pilot.program)
        for size in (USELESS[number % 4], USELESS[(number + 1) % 4])[: 2 if THOROUGH else 1]:
            surface = pygame.Surface(size)
            pilot.program.stack.resize(Viewport(*size, 1.0 + number % 2))
            pilot.program.stack.draw(surface)
            pilot.scene.handle(pilot.motion((size[0] // 2, size[1] // 2)))
            pilot.program.stack.update(0.1)
            pilot.program.stack.draw(surface)


@pytest.mark.usefixtures("quick_pictures")
def test_the_window_may_change_under_dialogs(pilot: Pilot) -> None:
    """Scenes below the top one are laid out anew as well."""
    table = pilot.open_table(play_until(new_match(), "plant", 0))
    pilot.key("menu")
    pilot.click("settings")
    assert isinstance(pilot.scene, SettingsScene)
    pilot.resize(1024, 600)
    pilot.click("back")
    pilot.click("rules")
    assert isinstance(pilot.scene, RulebookScene)
    pilot.resize(900, 700)
    pilot.key("cancel")
    pilot.click("go_on")
    assert pilot.table is table
    assert table.layout["bar"].rect.width == 900
    assert table.choice.options


@pytest.mark.usefixtures("quick_pictures")
def test_full_screen_there_and_back_keeps_the_window(pilot: Pilot) -> None:
    table = pilot.open_table(play_until(new_match(), "plant", 0))
    pilot.resize(1100, 650)
    for _ in range(3):
        pilot.key("fullscreen")
        pilot.step(0.5)
        assert pilot.program.window.fullscreen
        assert pilot.program.settings.fullscreen
        pilot.key("fullscreen")
        pilot.step(0.5)
        assert pilot.program.window.size == (1100, 650)
    assert table.layout["bar"].rect.width == 1100


def test_a_window_closed_ends_the_program_from_every_depth(pilot: Pilot) -> None:
    pilot.open_table(play_until(new_match(), "plant", 0))
    pilot.program.stack.apply(Push(pilot.program.settings_scene()))
    pilot.post(pygame.Event(pygame.QUIT))
    assert pilot.ended

"""One program a module: opening it and drawing its pictures takes a second."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.settings import Settings
from tests.scenes.pilot import Pilot


@pytest.fixture(scope="module")
def program_of_module(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path_factory.mktemp("player"))
    yield pilot
    pilot.close()
    pygame.quit()


@pytest.fixture
def pilot(program_of_module: Pilot) -> Pilot:
    """The program at its menu, in a window of 1280 x 720, with the first settings and no animation."""
    pilot = program_of_module
    pilot.program.settings_file.settings = Settings(animation_speed="off", mute=True)
    pilot.program.save_settings()
    if pilot.program.window.fullscreen:
        pilot.program.window.toggle_fullscreen()
    if pilot.program.context.viewport.size != (1280, 720):
        pilot.resize(1280, 720)
    pilot.move((1, 1))
    pilot.open(pilot.program.menu())
    pilot.settle()
    return pilot

"""One program a module: opening it and drawing its pictures takes a second."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.settings import Settings
from tests.scenes.pilot import Pilot


@pytest.fixture(scope="module")
def program_of_module(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Pilot]:
    size = getattr(request.module, "WINDOW", (1280, 720))
    pilot = Pilot(tmp_path_factory.mktemp("player"), size=size)
    yield pilot
    pilot.close()
    pygame.quit()


@pytest.fixture
def pilot(program_of_module: Pilot) -> Pilot:
    """The program at its menu, with the first settings and no animation; nothing is drawn yet.

    The window has 1280 x 720 pixels, or those of the module's `WINDOW`.
    """
    pilot = program_of_module
    pilot.program.settings_file.settings = Settings(animation_speed="off", mute=True)
    pilot.program.save_settings()
    pilot.restore_window()
    pilot.move((1, 1))
    pilot.lay(pilot.program.menu())
    pilot.program.stack._fade = None
    pygame.event.clear()
    return pilot

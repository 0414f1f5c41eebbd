"""One program a module: opening it and drawing its pictures takes a second."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.settings import Settings
from tests.scenes.pilot import OpenPilot, Pilot
from ui import raster


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


@pytest.fixture
def open_pilot() -> Iterator[OpenPilot]:
    """Opens programs of the test's own, one at a time; not beside the one of the module."""
    opened: list[Pilot] = []

    def open_one(*args: Any, **kwargs: Any) -> Pilot:  # noqa: ANN401 - whatever a pilot takes
        for before in opened:
            before.close()
        opened[:] = [Pilot(*args, **kwargs)]
        return opened[0]

    yield open_one
    for last in opened:
        last.close()
    pygame.quit()


@pytest.fixture
def quick_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are left empty: drawing each of many sizes from SVG takes long, and only places matter."""

    def empty(_svg: bytes, width: int, height: int) -> pygame.Surface:
        return pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)

    monkeypatch.setattr(raster, "rasterise", empty)

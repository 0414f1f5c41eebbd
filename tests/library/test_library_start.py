"""What the program says of its library when it starts."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.scenes.menu import MenuScene
from game.scenes.notice import NoticeScene
from tests.scenes.pilot import Pilot


def test_what_is_wrong_with_the_library_is_said_when_the_program_starts(tmp_path: Path) -> None:
    (tmp_path / "library.sqlite3").write_bytes(b"noise" * 1000)
    pilot = Pilot(tmp_path)
    try:
        assert isinstance(pilot.scene, NoticeScene)
        assert pilot.sees("set aside as library.unreadable-1.sqlite3")
        pilot.key("confirm")
        assert isinstance(pilot.scene, MenuScene)
    finally:
        pilot.close()
        pygame.quit()

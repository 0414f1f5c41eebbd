"""A display that nobody sees, and what scenes are given."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from ui.art import Art
from ui.assets import Assets
from ui.fonts import Fonts
from ui.scene import Context
from ui.sound import Sounds
from ui.viewport import Viewport

FONTS = Path(__file__).parents[2] / "assets" / "fonts"
LEAF = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20">'
    '<rect x="0" y="0" width="40" height="20" fill="#5e9a3c"/></svg>'
)


@pytest.fixture(autouse=True)
def screen() -> Iterator[pygame.Surface]:
    pygame.init()
    surface = pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
    pygame.event.clear()
    pygame.mouse.set_pos((1, 1))
    pygame.event.clear()
    yield surface
    pygame.event.clear()


@pytest.fixture
def assets(tmp_path: Path) -> Assets:
    (tmp_path / "fonts").symlink_to(FONTS)
    (tmp_path / "art").mkdir()
    (tmp_path / "sounds").mkdir()
    (tmp_path / "art" / "leaf.svg").write_text(LEAF)
    (tmp_path / "art" / "broken.svg").write_text("no picture")
    return Assets(tmp_path)


@pytest.fixture
def context(assets: Assets) -> Context:
    art = Art(assets)
    return Context(art, Fonts(assets, art), Sounds(assets), Viewport(1280, 720))

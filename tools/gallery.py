"""Writes a picture of every scene at several sizes and UI scales, so that anybody can look.

    python3 tools/gallery.py [FOLDER] [--only NAME] [--size 1920x1080] [--scale 150]

Without a size: 1280 x 720, 1920 x 1080 and 3840 x 2160 at 100 %, and 1920 x 1080 at 150 %.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame

from game.app import open_program
from game.folders import open_player_folder
from game.play_request import PlayRequest
from game.tour import tour
from ui.timeline import Speed

LOOKS = ((1280, 720, 100), (1920, 1080, 100), (3840, 2160, 100), (1920, 1080, 150))
FRAMES = 40


def main() -> int:
    """Draws what was asked for and says where it is."""
    parser = argparse.ArgumentParser(description="Writes a picture of every scene.")
    parser.add_argument("folder", nargs="?", default="gallery", type=Path)
    parser.add_argument("--only", default="", help="scenes whose name holds this")
    parser.add_argument("--size", default="", help="one size, such as 1920x1080")
    parser.add_argument("--scale", default=100, type=int, help="the UI scale in percent, with --size")
    asked = parser.parse_args()
    looks: tuple[tuple[int, int, int], ...] = LOOKS
    if asked.size:
        width, height = (int(side) for side in str(asked.size).split("x"))
        looks = ((width, height, int(asked.scale)),)
    asked.folder.mkdir(parents=True, exist_ok=True)
    for look in looks:
        for path in draw(asked.folder, asked.only, look):
            print(path)
    return 0


def draw(folder: Path, only: str, look: tuple[int, int, int]) -> list[Path]:
    """Pictures of the scenes at one size and scale; where they were written."""
    width, height, scale = look
    written = []
    with tempfile.TemporaryDirectory() as home:
        request = PlayRequest(folder=open_player_folder(home), size=(width, height), scale=scale)
        program = open_program(request)
        program.context.speed = Speed.OFF
        program.settings.animation_speed = Speed.OFF.value
        for stop in tour():
            if only not in stop.name:
                continue
            stop.show(program)
            for _frame in range(FRAMES):
                program.loop.step(pygame.event.get(), 1 / 60)
            path = folder / f"{stop.name}_{width}x{height}_{scale}.png"
            pygame.image.save(program.window.surface, path)
            written.append(path)
        program.close()
    return written


if __name__ == "__main__":
    raise SystemExit(main())

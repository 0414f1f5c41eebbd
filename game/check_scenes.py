"""The part of the self-test that needs a window: every scene draws a frame."""

from __future__ import annotations

import logging
import tempfile
from collections.abc import Iterator

import pygame

from game.app import open_program
from game.folders import open_player_folder
from game.play_request import PlayRequest
from game.tour import tour
from ui.window import NoDisplay


def draw_every_scene() -> Iterator[str]:
    """A sentence for every scene that cannot be drawn, or why there is no window to draw in."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            program = open_program(PlayRequest(folder=open_player_folder(folder)))
        except NoDisplay as error:
            yield str(error)
            return
        try:
            for stop in tour():
                try:
                    stop.show(program)
                    program.stack.draw(program.window.surface)
                    program.stack.update(0.0)
                    pygame.event.pump()
                except Exception as fault:
                    logging.getLogger(__name__).exception("The scene %s failed.", stop.name)
                    yield f"The scene {stop.name} cannot be drawn: {type(fault).__name__}: {fault}"
        finally:
            program.close()

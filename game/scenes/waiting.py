"""The match that waits to be gone on with, as the menu shows it."""

from __future__ import annotations

import datetime as dt
from collections.abc import Container
from dataclasses import dataclass

import pygame

from game.library.database import Database
from game.library.matches import newest_unfinished
from game.library.moments import time_words, turn_words
from game.library.pictures import picture_of
from game.scenes.library.matches_page import load_picture
from game.scenes.library.words import title_words, when_words
from ui import panels
from ui.brush import Brush
from ui.palette import INK, MOSS, UMBER


@dataclass(frozen=True, slots=True)
class Waiting:
    """Its id in the library, its title, where it stands, when it was left, its picture."""

    id: int
    title: str
    where: str
    when: str
    picture: pygame.Surface | None


def waiting_match(database: Database, titles: Container[str], today: dt.date) -> Waiting | None:
    """The match that was left last; raises :class:`LibraryError`."""
    entry = newest_unfinished(database)
    if entry is None or entry.title not in titles:
        return None
    parts = (time_words(entry.moment), turn_words(entry.moment, entry.seats))
    where = ", ".join(part for part in parts if part)
    picture = load_picture(picture_of(database, entry.id))
    return Waiting(entry.id, title_words(entry.title), where, when_words(entry.changed, today), picture)


def draw_waiting(brush: Brush, button: pygame.Rect, waiting: Waiting) -> None:
    """The card above its button: the table as it was left, whose turn it is, and when that was."""
    u = brush.u
    lines = ((waiting.title, 18, INK), (waiting.where, 16, MOSS), (waiting.when, 15, UMBER))
    margin, pitch, gap = round(12 * u), round(22 * u), round(6 * u)
    width = round(min(340 * u, button.width))
    across = width - 2 * margin
    bottom = button.top - round(10 * u)
    room = bottom - round(10 * u) - 2 * margin - len(lines) * pitch - gap
    height = 0 if waiting.picture is None else min(round(across * 9 / 16), room)
    if height < 60 * u:
        height = gap = 0
    card = pygame.Rect(button.left, 0, width, height + gap + len(lines) * pitch + 2 * margin)
    card.bottom = bottom
    brush.panel(card, 9, panels.panel)
    if waiting.picture is not None and height:
        size = (round(height * 16 / 9), height)
        picture = pygame.transform.smoothscale(waiting.picture, size)
        brush.surface.blit(picture, (card.centerx - size[0] // 2, card.top + margin))
    y = card.top + margin + height + gap + pitch / 2
    for number, (line, size_, colour) in enumerate(lines):
        at = (card.left + margin, y + number * pitch)
        brush.text(line, at, size_, "bold" if number else "head", colour, width=across)

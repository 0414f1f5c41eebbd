"""What every page of the library is."""

from __future__ import annotations

import datetime as dt
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TypeAlias

import pygame

from game.library.database import Database
from game.library.matches import finished
from game.scenes.doors import Doors
from ui.brush import Brush
from ui.form import Form
from ui.scene import Transition
from ui.viewport import Viewport
from ui.widget import FormEvent

Rebuild: TypeAlias = Callable[[], None]
Say: TypeAlias = Callable[[str], None]


class Page(ABC):
    """A page fills its part of the card. ``say`` shows a sentence below it, ``rebuild`` composes it anew."""

    def __init__(self, doors: Doors, say: Say, rebuild: Rebuild) -> None:
        self.doors = doors
        self.say = say
        self.rebuild = rebuild

    @property
    def database(self) -> Database:
        """The library."""
        return self.doors.keeper.database

    @property
    def today(self) -> dt.date:
        """The date where the player is."""
        return self.doors.today()

    def title_of_first_look(self, titles: Sequence[str]) -> str:
        """The title that was played last, as far as it is one of ``titles``; else the first of them."""
        newest = finished(self.database, 1)
        return newest[0].title if newest and newest[0].title in titles else titles[0]

    @abstractmethod
    def load(self) -> None:
        """Asks the library anew; raises :class:`LibraryError`."""

    @abstractmethod
    def compose(self, form: Form, viewport: Viewport, area: pygame.Rect) -> None:
        """Adds the page's elements inside ``area``."""

    @abstractmethod
    def draw(self, brush: Brush) -> None:
        """Draws what lies below the elements."""

    def draw_over(self, brush: Brush) -> None:  # noqa: B027 - most pages have nothing there
        """Draws what lies over the elements."""

    def on(self, event: FormEvent) -> Transition | None:  # noqa: ARG002 - a page may have nothing to press
        """Answers what happened on the page."""
        return None

    def update(self) -> None:  # noqa: B027 - most pages stand still
        """Lets time pass."""

    @property
    def is_busy(self) -> bool:
        """Whether :meth:`update` has something left to do."""
        return False

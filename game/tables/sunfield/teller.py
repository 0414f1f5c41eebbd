"""What every telling is made of: steps on the table's timeline that change what is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

import pygame

from game.scenes.flights import Flight
from game.tables.sunfield import stage
from game.tables.sunfield.held import Carried, Paint
from game.tables.sunfield.motions import Word
from game.tables.sunfield.places import Places
from rules.title import Event
from ui.brush import Brush
from ui.layout import Placed
from ui.tween import Tween

if TYPE_CHECKING:
    from game.tables.sunfield.table import SunfieldTable

FLY: Final = 0.22
LONG: Final = 0.3
STAGGER: Final = 0.06
LOOK: Final = 0.18
"""Seconds: a way across the table, a long one, between two pieces of one event, to look at it."""


class Teller:
    """Tells what one action of a player caused. What is shown changes event by event."""

    def __init__(self, table: SunfieldTable, player: int) -> None:
        self.table = table
        self.player = player
        self.places = Places(table)

    def done(self, event: Event, before: Event | None = None) -> None:
        """What is shown changes now."""
        table = self.table
        table.timeline.call(lambda: stage.show(table.shown, event, before))

    def sound(self, name: str) -> None:
        """A sound at its time."""
        sounds = self.table.context.sounds
        self.table.timeline.call(lambda: sounds.play(name))

    def away(self, *names: str) -> None:
        """Pieces that are drawn by their flight from now on."""
        self.table.timeline.call(lambda: self.table.away.update(names))

    def back(self, *names: str) -> None:
        """They lie at their place again."""
        self.table.timeline.call(lambda: self.table.away.difference_update(names))

    def fly(  # noqa: PLR0913 - a way has this many sides
        self,
        paint: Paint,
        start: pygame.Rect,
        end: pygame.Rect,
        *,
        seconds: float = FLY,
        delay: float = 0.0,
        lift: float = 8.0,
    ) -> Flight:
        """A piece on its way."""
        size = start.size if start.width > end.width else end.size
        carried = Carried(paint, size, lift)

        def painted(brush: Brush, placed: Placed) -> None:
            carried.draw(brush, placed.rect)

        reduced = self.table.context.reduced_motion
        return Flight(
            "piece", Placed(start), Placed(end), painted, seconds=seconds, delay=delay, reduced=reduced
        )

    def then(self, tweens: Sequence[Tween]) -> None:
        """One step."""
        self.table.timeline.then(*tweens)

    def points(self, text: str, rect: pygame.Rect) -> None:
        """A number floats up."""
        self.sound("chime_points")
        self.table.timeline.together(Word(text, rect.center))


Steps: TypeAlias = "dict[type[Event], Callable[..., None]]"
"""How each kind of event is shown: (teller, event, the event before it)."""

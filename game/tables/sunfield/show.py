"""What happened, as tweens and sounds: each event is done to what is shown when its turn comes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.tables.sunfield import show_clients, show_field, show_powers
from game.tables.sunfield.teller import Steps, Teller
from rules.sunfield.events import TileHarvested
from rules.title import Event

if TYPE_CHECKING:
    from game.tables.sunfield.table import SunfieldTable

STEPS: Final[Steps] = {**show_field.STEPS, **show_clients.STEPS, **show_powers.STEPS}
"""The other events change what is shown without moving anything."""


def tell(table: SunfieldTable, player: int, events: Sequence[Event]) -> None:
    """Puts everything on the table's timeline, in order; harvests of one moment at one time."""
    teller = Teller(table, player)
    place = 0
    while place < len(events):
        event = events[place]
        herd = [each for each in events[place:] if isinstance(each, TileHarvested)]
        if isinstance(event, TileHarvested):
            show_field.harvest(teller, herd)
            place += len(herd)
            continue
        before = events[place - 1] if place else None
        show = STEPS.get(type(event))
        if show is None:
            teller.done(event, before)
        else:
            show(teller, event, before)
        place += 1

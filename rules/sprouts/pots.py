"""Sprout Pots: laid beside the barrow, outside its limit, a seed of their herb (HS-6.10 to HS-6.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.sprouts.events import PotGained
from rules.sprouts.seeds import NAMES, POTS, added
from rules.title import Event

if TYPE_CHECKING:
    from rules.sprouts.state import SproutsState


def gain_pot(state: SproutsState, player: int, herb: int, events: list[Event] | None) -> None:
    """A pot of ``herb`` becomes the player's at once."""
    pot = POTS[herb]
    state.pots[player] = added(state.pots[player], pot)
    if events is not None:
        events.append(PotGained(player, NAMES[pot]))


def gain_card_pot(state: SproutsState, player: int, card: int, events: list[Event] | None) -> None:
    """The pot of a tool card, if it has one."""
    herb = state.variant.components.cards[card].pot
    if herb >= 0:
        gain_pot(state, player, herb, events)

"""Alone: Master and Assistant turns, and the level of a win (HS-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.chance import Chance
from rules.sprouts.components import Components
from rules.sprouts.events import DieGained, RivalCardRevealed
from rules.sprouts.pots import gain_pot
from rules.sprouts.rival import plant_rival
from rules.sprouts.rolling import draw_die
from rules.sprouts.seeds import NAMES, added
from rules.sprouts.steps import OVER
from rules.title import Event

if TYPE_CHECKING:
    from rules.sprouts.state import SproutsState

GONE = -1
"""Where no card lies."""


def is_master(turn: int) -> bool:
    """Whether the turn with this number, from 1, shows the Master side of the Gardener Card (HS-13.2)."""
    return turn % 2 == 1


def level_of(components: Components, margin: int) -> str | None:
    """The level of a win by ``margin`` points over the Rival; None without a win (HS-13.14)."""
    title = None
    for least, name in components.levels:
        if margin >= least:
            title = name
    return title


def rival_place(state: SproutsState) -> int:
    """The shed place, from 1, of the card that the Rival takes in this turn; 0 when it takes none."""
    if not state.rival_seen or is_master(state.round) or state.step == OVER:
        return 0
    return state.variant.components.rival_cards[state.rival_seen[-1]].place


def begin_turn(state: SproutsState, chance: Chance, events: list[Event] | None) -> None:
    """What comes between the shed and Step A (HS-13.4, HS-13.7, HS-13.9)."""
    if is_master(state.round):
        die = draw_die(state.bag, f"round {state.round} master", chance)
        state.barrows[0] = added(state.barrows[0], die)
        if events is not None:
            events.append(DieGained(0, NAMES[die]))
        return
    components = state.variant.components
    unseen = [1] * len(components.rival_cards)
    for seen in state.rival_seen:
        unseen[seen] = 0
    revealed = chance.choose(f"round {state.round} rival card", components.rival_ids, unseen)
    state.rival_seen = (*state.rival_seen, revealed)
    card = components.rival_cards[revealed]
    chosen = state.shed[card.place - 1]
    if events is not None:
        events.append(RivalCardRevealed(card.id, card.place, components.card_ids[chosen]))
    plant_rival(state, chosen, events)
    gain_pot(state, 0, card.herb, events)


def end_turn(state: SproutsState, events: list[Event] | None) -> None:
    """The Rival's tokens for cards not taken, from the left (HS-13.5, HS-13.10, HS-13.15)."""
    if is_master(state.round) or state.variant.advanced_solo:
        spared = rival_place(state)
        for place, card in enumerate(state.shed, 1):
            if card != GONE and place != spared:
                plant_rival(state, card, events)

"""Step C: what happens when a tool or a special face is used (HS-5, HS-6, HS-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.chance import Chance
from rules.sprouts.actions import Can, Choice, Exchange, Glove, Pink, Trowel, Yellow
from rules.sprouts.board import plant_sprout
from rules.sprouts.components import (
    CAN_TOOL,
    CHOICE_TOOL,
    FIRST_EXCHANGE,
    GLOVES_TOOL,
    LIMIT,
    SEED_BAG,
    TROWEL_TOOL,
)
from rules.sprouts.events import CardDiscarded, DiceRolled, DieGained, DieTurned
from rules.sprouts.rolling import draw_die, roll_kind, turn_key
from rules.sprouts.seeds import (
    FACE_OF,
    GLOVES_DIE,
    KIND_OF,
    NAMES,
    TROWEL_DIE,
    Seeds,
    added,
    merged,
    removed,
    without,
)
from rules.sprouts.solo import GONE
from rules.sprouts.steps import PLANTING, TRIMMING
from rules.title import Event

if TYPE_CHECKING:
    from rules.sprouts.state import SproutsState


def begin_specials(state: SproutsState, tools: tuple[int, ...]) -> None:
    """Lays ready the tools of the cards for the coming Step C."""
    state.tools = tools
    state.acted = False


def use_bag(state: SproutsState, chance: Chance, events: list[Event] | None) -> None:
    """Seed Bag: a die is drawn, rolled and added, above seven too (HS-6.1, HS-5.6)."""
    player = state.player
    state.tools = removed(state.tools, SEED_BAG)
    die = draw_die(state.bag, turn_key(state), chance)
    state.barrows[player] = added(state.barrows[player], die)
    if events is not None:
        events.append(DieGained(player, NAMES[die]))


def use_glove(state: SproutsState, action: Glove, chance: Chance, events: list[Event] | None) -> None:
    """Gloves icon: one held die is rerolled (HS-6.2)."""
    _use_tool(state, GLOVES_TOOL)
    reroll(state, (action.die,), chance, events)


def use_pink(state: SproutsState, action: Pink, chance: Chance, events: list[Event] | None) -> None:
    """Pink Gloves: this die and any others are rerolled in one throw (HS-7.1)."""
    state.acted = True
    reroll(state, (GLOVES_DIE, *action.dice), chance, events)


def reroll(state: SproutsState, dice: Seeds, chance: Chance, events: list[Event] | None) -> None:
    """Rolls held dice, one after another in the order given."""
    player = state.player
    rolled = [roll_kind(KIND_OF[die], turn_key(state), chance) for die in dice]
    state.barrows[player] = merged(without(state.barrows[player], dice), rolled)
    if events is not None:
        before = tuple(NAMES[die] for die in dice)
        events.append(DiceRolled(player, before, tuple(NAMES[die] for die in rolled)))


def use_market(state: SproutsState, action: Exchange | Choice, events: list[Event] | None) -> None:
    """Seed Exchange or Gardener's Choice: a held die is turned (HS-6.3, HS-6.6)."""
    player = state.player
    by_exchange = isinstance(action, Exchange)
    _use_tool(state, FIRST_EXCHANGE + FACE_OF[action.die] if by_exchange else CHOICE_TOOL)
    state.barrows[player] = added(removed(state.barrows[player], action.die), action.turned)
    if events is not None:
        tool = "exchange" if by_exchange else "choice"
        events.append(DieTurned(player, tool, NAMES[action.die], NAMES[action.turned]))


def use_trowel(state: SproutsState, action: Trowel, events: list[Event] | None) -> None:
    """A card's Trowel plants a flower (HS-6.7)."""
    _use_tool(state, TROWEL_TOOL)
    plant_sprout(state, action.bed, (action.die,), events)


def use_yellow(state: SproutsState, action: Yellow, events: list[Event] | None) -> None:
    """A yellow die's Trowel plants a flower and goes back to the bag as well (HS-7.3)."""
    state.acted = True
    plant_sprout(state, action.bed, (action.die, TROWEL_DIE), events)


def use_can(state: SproutsState, action: Can, events: list[Event] | None) -> None:
    """A Watering Can trades two matching dice for a space of the Flower Garden (HS-6.8)."""
    _use_tool(state, CAN_TOOL)
    plant_sprout(state, action.bed, action.dice, events)


def _use_tool(state: SproutsState, tool: int) -> None:
    """The icon is used up, and Seed Bags not used by now are lost (HS-5.2, HS-5.3)."""
    state.tools = removed(state.tools, tool)
    state.acted = True


def end_specials(state: SproutsState, events: list[Event] | None) -> None:
    """Step C ends: cards are discarded with what is unused; above seven, dice must go (HS-5.5, HS-5.6)."""
    player = state.player
    if events is not None:
        for card in (*state.waiting[player], state.card):
            if card != GONE and state.variant.components.cards[card].pot < 0:
                events.append(CardDiscarded(player, state.variant.components.card_ids[card]))
    state.card = GONE
    state.tools = ()
    state.acted = False
    state.waiting[player] = ()
    state.step = TRIMMING if len(state.barrows[player]) > LIMIT else PLANTING

"""Teams of two: the gift in Step A (HS-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.chance import Chance
from rules.sprouts.actions import CARD, GIVE, GIVE_CARD, Give
from rules.sprouts.barrow import begin_storing
from rules.sprouts.components import LIMIT, SEED_BAG, Components
from rules.sprouts.events import CardGiven, DiceDrawn, DiceRolled, DieGiven
from rules.sprouts.pots import gain_card_pot
from rules.sprouts.rolling import draw_unrolled, roll_kind, turn_key
from rules.sprouts.seeds import FACE_OF, KIND_OF, NAMES, UNROLLED, added, merged, removed
from rules.sprouts.solo import GONE
from rules.sprouts.specials import begin_specials
from rules.sprouts.steps import GIVING, RECEIVING
from rules.title import Action, Event

if TYPE_CHECKING:
    from rules.sprouts.state import SproutsState


def tools_left(components: Components, card: int) -> tuple[int, ...]:
    """The tools of a card when its Seed Bags have been drawn (HS-14.7)."""
    return tuple(tool for tool in components.cards[card].tools if tool != SEED_BAG)


def is_gift(components: Components, card: int) -> bool:
    """Whether a tool is left on a card, so that it can be given (HS-14.5)."""
    return components.cards[card].pot >= 0 or bool(tools_left(components, card))


def begin_giving(state: SproutsState, chance: Chance, events: list[Event] | None) -> None:
    """All Seed Bags of the card just taken are drawn, unrolled; then the gift (HS-14.7, HS-14.8)."""
    components = state.variant.components
    bags = min(components.cards[state.card].tools.count(SEED_BAG), sum(state.bag))
    drawn = [draw_unrolled(state, chance) for _ in range(bags)]
    if drawn:
        state.fresh = merged(state.fresh, drawn)
        if events is not None:
            events.append(DiceDrawn(state.player, tuple(NAMES[die] for die in drawn)))
    if state.fresh or is_gift(components, state.card):
        state.step = GIVING
    else:
        begin_own_steps(state, chance, events)


def gifts(state: SproutsState) -> list[Action]:
    """Each die of the card, and the card if a tool is left on it (HS-16.6)."""
    actions: list[Action] = [GIVE[die] for die in dict.fromkeys(state.fresh)]
    if is_gift(state.variant.components, state.card):
        actions.append(GIVE_CARD)
    return actions


def give(state: SproutsState, action: Give, chance: Chance, events: list[Event] | None) -> None:
    """The partner gets a die, rolled at once if it was not, or the whole card (HS-14.4, HS-14.9)."""
    partner = state.variant.partner(state.player)
    if action.die == CARD:
        _give_card(state, partner, events)
    else:
        _give_die(state, action.die, partner, chance, events)
    if len(state.barrows[partner]) > LIMIT:
        state.step = RECEIVING
    else:
        begin_own_steps(state, chance, events)


def _give_card(state: SproutsState, partner: int, events: list[Event] | None) -> None:
    components = state.variant.components
    card = state.card
    state.card = GONE
    state.waiting[partner] = (*state.waiting[partner], card)
    if events is not None:
        events.append(CardGiven(state.player, partner, components.card_ids[card]))
    gain_card_pot(state, partner, card, events)


def _give_die(
    state: SproutsState, die: int, partner: int, chance: Chance, events: list[Event] | None
) -> None:
    state.fresh = removed(state.fresh, die)
    if events is not None:
        events.append(DieGiven(state.player, partner, NAMES[die]))
    if FACE_OF[die] == UNROLLED:
        rolled = roll_kind(KIND_OF[die], turn_key(state), chance)
        if events is not None:
            events.append(DiceRolled(partner, (NAMES[die],), (NAMES[rolled],)))
        die = rolled
    state.barrows[partner] = added(state.barrows[partner], die)


def begin_own_steps(state: SproutsState, chance: Chance, events: list[Event] | None) -> None:
    """After the gift: dice kept unrolled are rolled, then Step B and the tools (HS-14.9, HS-14.11)."""
    player = state.player
    components = state.variant.components
    before = tuple(die for die in state.fresh if FACE_OF[die] == UNROLLED)
    if before:
        rolled = [roll_kind(KIND_OF[die], turn_key(state), chance) for die in before]
        known = tuple(die for die in state.fresh if FACE_OF[die] != UNROLLED)
        state.fresh = merged(known, rolled)
        if events is not None:
            names = tuple(NAMES[die] for die in before), tuple(NAMES[die] for die in rolled)
            events.append(DiceRolled(player, *names))
    tools: list[int] = []
    for card in state.waiting[player]:
        tools += tools_left(components, card)
    if state.card != GONE:
        tools += tools_left(components, state.card)
        gain_card_pot(state, player, state.card, events)
    begin_specials(state, tuple(sorted(tools)))
    begin_storing(state)

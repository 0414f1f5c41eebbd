"""Phases 1 and 3: the shed is filled and cleared (HS-3, HS-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.chance import Chance
from rules.sprouts import solo
from rules.sprouts.actions import Return
from rules.sprouts.events import (
    CardTurnedUp,
    DiceReturned,
    DieLaidOnCard,
    RoundStarted,
    ShedCleared,
    ShortageFound,
)
from rules.sprouts.rival import plant_rival
from rules.sprouts.rolling import CARD_KEYS, SHED_KEYS
from rules.sprouts.seeds import KIND_OF, KINDS, NAMES, ROLLED, SIDES, Seeds, removed
from rules.sprouts.solo import GONE
from rules.sprouts.steps import OVER, RETURNING, TAKING
from rules.title import Event

if TYPE_CHECKING:
    from rules.sprouts.state import SproutsState


def open_shed(state: SproutsState, chance: Chance, events: list[Event] | None) -> None:
    """A round begins: cards are turned up, then shortage is tested, then dice are laid (HS-3.2)."""
    components = state.variant.components
    unseen = state.unseen
    keys = CARD_KEYS[state.round]
    shed: list[int] = []
    squares = 0
    if events is not None:
        events.append(RoundStarted(state.round, state.player))
    for place in range(1, state.variant.shed + 1):
        card = chance.choose(keys[place], components.card_ids, unseen)
        unseen[card] = 0
        shed.append(card)
        squares += components.cards[card].squares
        if events is not None:
            events.append(CardTurnedUp(place, components.card_ids[card]))
    state.shed = shed
    state.shed_dice = [()] * len(shed)
    if squares <= sum(state.bag):
        _lay_dice(state, chance, events)
    else:
        _test_shortage(state, chance, events)


def squares_of(state: SproutsState) -> int:
    """The empty squares of the whole shed (HS-3.3)."""
    cards = state.variant.components.cards
    squares = 0
    for card in state.shed:
        squares += cards[card].squares
    return squares


def is_short(state: SproutsState) -> bool:
    """Whether the squares of the shed outnumber the dice in the bag (HS-3.4)."""
    return squares_of(state) > sum(state.bag)


def _test_shortage(state: SproutsState, chance: Chance, events: list[Event] | None) -> None:
    """Before the first die is drawn and after each pass in which everybody returned one."""
    if not is_short(state):
        _lay_dice(state, chance, events)
        return
    if state.step != RETURNING and events is not None:
        events.append(ShortageFound(squares_of(state), sum(state.bag)))
    state.step = RETURNING
    _pass_over(state, chance, events)


def _pass_over(state: SproutsState, chance: Chance, events: list[Event] | None) -> None:
    """Goes on to the next player with a die, or to the end of the pass (HS-3.5)."""
    players = state.variant.players
    while state.turn < players and not state.barrows[state.player]:
        state.turn += 1
        state.player = (state.player + 1) % players
    if state.turn == players:
        state.turn = 0
        _test_shortage(state, chance, events)


def return_die(state: SproutsState, action: Return, chance: Chance, events: list[Event] | None) -> None:
    """A player returns a held die, and the next one is asked (HS-3.5)."""
    player = state.player
    state.barrows[player] = removed(state.barrows[player], action.die)
    state.bag[KIND_OF[action.die]] += 1
    if events is not None:
        events.append(DiceReturned(player, (NAMES[action.die],)))
    state.turn += 1
    state.player = (player + 1) % state.variant.players
    _pass_over(state, chance, events)


def ends_shortage(state: SproutsState) -> bool:
    """Whether the return that is asked now is the last one before dice are drawn."""
    later = range(state.turn + 1, state.variant.players)
    if any(state.barrows[(state.lead + turn) % state.variant.players] for turn in later):
        return False
    return squares_of(state) <= sum(state.bag) + 1


def _lay_dice(state: SproutsState, chance: Chance, events: list[Event] | None) -> None:
    """Card by card from the left, a die for each empty square (HS-3.3); then the first turn."""
    cards = state.variant.components.cards
    bag = state.bag
    keys = SHED_KEYS[state.round]
    number = 0
    laid: list[Seeds] = []
    for place, card in enumerate(state.shed, 1):
        dice: list[int] = []
        last = number + cards[card].squares
        for draw, roll in keys[number:last]:
            kind = chance.choose(draw, KINDS, bag)
            bag[kind] -= 1
            dice.append(ROLLED[kind][chance.even(roll, SIDES[kind])])
        number = last
        if events is not None:
            events.extend(DieLaidOnCard(place, NAMES[die]) for die in dice)
        dice.sort()
        laid.append(tuple(dice))
    state.shed_dice = laid
    state.step = TAKING
    if state.variant.solo:
        solo.begin_turn(state, chance, events)


def clean_up(state: SproutsState, chance: Chance, events: list[Event] | None) -> None:
    """Phase 3: the Rival, the dice and cards left, the next Lead (HS-10, HS-13.5, HS-13.6)."""
    variant = state.variant
    if variant.solo:
        solo.end_turn(state, events)
    elif variant.rival:
        plant_rival(state, next(card for card in state.shed if card != GONE), events)
    bag = state.bag
    for dice in state.shed_dice:
        for die in dice:
            bag[KIND_OF[die]] += 1
    if events is not None:
        ids = variant.components.card_ids
        left = tuple(ids[card] for card in state.shed if card != GONE)
        events.append(ShedCleared(left, tuple(NAMES[die] for dice in state.shed_dice for die in dice)))
    state.turn = 0
    state.player = (state.player + 1) % variant.players
    if state.round == variant.rounds:
        state.shed = []
        state.shed_dice = []
        state.step = OVER
        return
    state.round += 1
    state.player = (state.player + 1) % variant.players
    open_shed(state, chance, events)

"""Barrows of seven: storing new dice, and returning what is too much (HS-4.3 to HS-4.7, HS-5.6)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

from rules.sprouts.actions import Drop, Keep, drop, keep
from rules.sprouts.components import LIMIT
from rules.sprouts.events import DiceReturned, DiceStored
from rules.sprouts.seeds import KIND_OF, NAMES, Seeds, merged, without
from rules.sprouts.steps import SPECIALS, STORING
from rules.title import Event

if TYPE_CHECKING:
    from rules.sprouts.state import SproutsState


@lru_cache(maxsize=1 << 14)
def choices(seeds: Seeds, size: int) -> tuple[Seeds, ...]:
    """Every choice of ``size`` among ``seeds``; alike ones count once."""
    return tuple(dict.fromkeys(combinations(seeds, size)))


def surplus(held: int, kept: int) -> int:
    """How many held dice must go when ``kept`` new ones come in (HS-4.5)."""
    return max(0, held + kept - LIMIT)


@lru_cache(maxsize=1 << 14)
def _roomy(fresh: Seeds) -> tuple[Keep, ...]:
    """Every choice among the new dice when all of them find room."""
    return tuple(keep(kept, ()) for size in range(len(fresh), -1, -1) for kept in choices(fresh, size))


@lru_cache(maxsize=1 << 14)
def _crowded(fresh: Seeds, held: Seeds) -> tuple[Keep, ...]:
    """Every choice among the new dice, each with every choice of the held dice that must go."""
    return tuple(
        keep(kept, dropped)
        for size in range(len(fresh), -1, -1)
        for kept in choices(fresh, size)
        for dropped in choices(held, surplus(len(held), size))
    )


def keeps(fresh: Seeds, held: Seeds) -> tuple[Keep, ...]:
    """Every way to store new dice (HS-16.8)."""
    if len(held) + len(fresh) <= LIMIT:
        return _roomy(fresh)
    return _crowded(fresh, held)


@lru_cache(maxsize=1 << 12)
def drops(held: Seeds) -> tuple[Drop, ...]:
    """Every way to get down to seven (HS-16.7, HS-16.17)."""
    return tuple(drop(dice) for dice in choices(held, len(held) - LIMIT))


def begin_storing(state: SproutsState) -> None:
    """Step B is asked only if the card brought a die or more than seven are held (HS-16.8)."""
    crowded = len(state.barrows[state.player]) > LIMIT
    state.step = STORING if state.fresh or crowded else SPECIALS


def store(state: SproutsState, action: Keep, events: list[Event] | None) -> None:
    """New dice go into the barrow, the others and what had to make room into the bag (HS-4.7)."""
    player = state.player
    kept = action.kept
    returned = action.dropped
    if kept != state.fresh:
        returned = merged(without(state.fresh, kept), returned)
    if action.dropped:
        state.barrows[player] = merged(without(state.barrows[player], action.dropped), kept)
    elif kept:
        state.barrows[player] = merged(state.barrows[player], kept)
    bag = state.bag
    for die in returned:
        bag[KIND_OF[die]] += 1
    state.fresh = ()
    state.step = SPECIALS
    if events is not None:
        events.append(
            DiceStored(player, tuple(NAMES[die] for die in kept), tuple(NAMES[die] for die in returned))
        )


def trim(state: SproutsState, player: int, action: Drop, events: list[Event] | None) -> None:
    """``player`` returns held dice above seven to the bag (HS-5.6, HS-14.9)."""
    state.barrows[player] = without(state.barrows[player], action.dice)
    for die in action.dice:
        state.bag[KIND_OF[die]] += 1
    if events is not None:
        events.append(DiceReturned(player, tuple(NAMES[die] for die in action.dice)))

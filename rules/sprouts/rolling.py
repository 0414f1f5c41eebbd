"""Draws and rolls, asked of chance (HS-1.9).

Keys count what is rolled within a round and a turn, so the same seed gives the same cards and the
same rolls whatever anybody did before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.chance import Chance
from rules.sprouts.seeds import DICE, KINDS, ROLLED, SIDES, UNROLLED_OF

if TYPE_CHECKING:
    from rules.sprouts.state import SproutsState


def draw_kind(bag: list[int], key: str, chance: Chance) -> int:
    """The kind of a die drawn from ``bag``, which shrinks."""
    kind = chance.choose(f"draw {key}", KINDS, bag)
    bag[kind] -= 1
    return kind


def roll_kind(kind: int, key: str, chance: Chance) -> int:
    """The seed number that a die of ``kind`` shows after a roll."""
    return ROLLED[kind][chance.even(f"roll {key}", SIDES[kind])]


def draw_die(bag: list[int], key: str, chance: Chance) -> int:
    """A die drawn from ``bag`` and rolled."""
    kind = chance.choose(f"draw {key}", KINDS, bag)
    bag[kind] -= 1
    return ROLLED[kind][chance.even(f"roll {key}", SIDES[kind])]


_ROUNDS: Final = tuple(f"round {number}" for number in range(11))
"""No match has more than ten rounds (HS-2.3)."""

SHED_KEYS: Final = tuple(
    tuple((f"draw {round_} die {number}", f"roll {round_} die {number}") for number in range(DICE))
    for round_ in _ROUNDS
)
"""``SHED_KEYS[round][number]``: the keys of the draw and the roll of a die for the shed."""

CARD_KEYS: Final = tuple(tuple(f"{round_} card {place}" for place in range(6)) for round_ in _ROUNDS)
"""``CARD_KEYS[round][place]``: the key of the card that is turned up; places count from 1."""


def turn_key(state: SproutsState) -> str:
    """The key of the next draw or roll of this turn; counts it."""
    number = state.rolls
    state.rolls = number + 1
    return f"round {state.round} player {state.player} die {number}"


def draw_unrolled(state: SproutsState, chance: Chance) -> int:
    """A die drawn from the bag and not rolled yet (HS-14.7)."""
    return UNROLLED_OF[draw_kind(state.bag, turn_key(state), chance)]

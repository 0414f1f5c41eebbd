"""Draws and rolls, asked of chance (HS-1.9).

Keys count what is rolled within a round and a turn, so the same seed gives the same cards and the
same rolls whatever anybody did before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.chance import Chance
from rules.sprouts.seeds import KINDS, ROLLED, SIDES, UNROLLED_OF

if TYPE_CHECKING:
    from rules.sprouts.state import SproutsState

_EVEN: Final = (1,) * 6


def draw_kind(bag: list[int], key: str, chance: Chance) -> int:
    """The kind of a die drawn from ``bag``, which shrinks."""
    kind = chance.choose(f"draw {key}", KINDS, bag)
    bag[kind] -= 1
    return kind


def roll_kind(kind: int, key: str, chance: Chance) -> int:
    """The seed number that a die of ``kind`` shows after a roll."""
    return ROLLED[kind][chance.choose(f"roll {key}", SIDES[kind], _EVEN)]


def draw_die(bag: list[int], key: str, chance: Chance) -> int:
    """A die drawn from ``bag`` and rolled."""
    kind = chance.choose(f"draw {key}", KINDS, bag)
    bag[kind] -= 1
    return ROLLED[kind][chance.choose(f"roll {key}", SIDES[kind], _EVEN)]


def turn_key(state: SproutsState) -> str:
    """The key of the next draw or roll of this turn; counts it."""
    number = state.rolls
    state.rolls = number + 1
    return f"round {state.round} player {state.player} die {number}"


def draw_unrolled(state: SproutsState, chance: Chance) -> int:
    """A die drawn from the bag and not rolled yet (HS-14.7)."""
    return UNROLLED_OF[draw_kind(state.bag, turn_key(state), chance)]

"""The season so far, walked backwards, to see whether these hands can have come about.

Going back, a planted card returns to its hand, and a card that was taken goes back to its giver,
which needs the taker to have it. So full hands fit the remembered passes exactly when no step
back takes a card that is not there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.chance import Chance
from rules.fistful.components import HIDDEN, KIND_NAMES

if TYPE_CHECKING:
    from rules.fistful.state import FistfulState


@dataclass(frozen=True, slots=True)
class Gap:
    """``hand`` must have held one more seed of ``kind`` than it can have."""

    hand: int
    kind: int


def rewind(state: FistfulState, chance: Chance, key: str) -> list[int] | Gap:
    """The season's passes with hidden ones guessed, or the first gap found.

    ``state.hands`` are all known. Walks back as far as plantings and passes are remembered.
    """
    walk = _Walk(state, chance, key)
    count = state.variant.hands
    gap = walk.unchosen(state.turn) if state.phase == 1 else None
    planted = state.turn if state.phase == 0 else count
    starter = state.starter
    while gap is None:
        walk.unplant(starter, planted)
        if walk.passes_left < count:
            return walk.passes
        planted = count
        starter = (starter - 1) % count
        gap = walk.untake(starter)
    return gap


class _Walk:
    """Hands, plantings and passes on the way back through a season."""

    def __init__(self, state: FistfulState, chance: Chance, key: str) -> None:
        self._state = state
        self._chance = chance
        self._key = key
        self._hands = state.hands[:]
        self._plantings_left = len(state.plantings)
        self.passes = state.passes[:]
        self.passes_left = len(self.passes)

    def unchosen(self, turns: int) -> Gap | None:
        """The cards set aside and not yet taken: still in their hands, so these must hold them."""
        count = self._state.variant.hands
        for turn in range(turns - 1, -1, -1):
            self.passes_left -= 1
            hand = (self._state.starter + turn) % count
            gap = self._held(self.passes_left, hand)
            if gap is not None:
                return gap
        return None

    def unplant(self, starter: int, turns: int) -> None:
        """The last ``turns`` plantings return to their hands."""
        count = self._state.variant.hands
        for turn in range(turns - 1, -1, -1):
            if self._plantings_left == 0:
                return
            self._plantings_left -= 1
            kind = self._state.field[self._state.plantings[self._plantings_left]]
            self._hands[4 * ((starter + turn) % count) + kind - 1] += 1

    def untake(self, starter: int) -> Gap | None:
        """One swap back: every taker gives its card to the hand it came from."""
        count = self._state.variant.hands
        first = self.passes_left - count
        self.passes_left = first
        for turn in range(count):
            gap = self._held(first + turn, (starter + turn + 1) % count)
            if gap is not None:
                return gap
            self._hands[4 * ((starter + turn + 1) % count) + self.passes[first + turn] - 1] -= 1
        for turn in range(count):
            self._hands[4 * ((starter + turn) % count) + self.passes[first + turn] - 1] += 1
        return None

    def _held(self, place: int, hand: int) -> Gap | None:
        """Makes sure that ``hand`` holds the card passed at ``place``, guessing a hidden one."""
        kind = self.passes[place]
        counts = self._hands[4 * hand : 4 * hand + 4]
        if kind == HIDDEN:
            self.passes[place] = self._chance.choose(f"{self._key} pass {place}", KIND_NAMES, counts) + 1
            return None
        return None if counts[kind - 1] > 0 else Gap(hand, kind)

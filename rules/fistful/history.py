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
        self._count = state.variant.hands
        self._starter = state.starter
        self._chance = chance
        self._key = key
        self._hands = state.hands[:]
        self._field = state.field
        self._plantings = state.plantings
        self._plantings_left = len(state.plantings)
        self.passes = state.passes[:]
        self.passes_left = len(self.passes)

    def unchosen(self, turns: int) -> Gap | None:
        """The cards set aside and not yet taken: still in their hands, so these must hold them."""
        for turn in range(turns - 1, -1, -1):
            self.passes_left -= 1
            hand = (self._starter + turn) % self._count
            if not self._holds(self.passes_left, hand):
                return Gap(hand, self.passes[self.passes_left])
        return None

    def unplant(self, starter: int, turns: int) -> None:
        """The last ``turns`` plantings return to their hands."""
        hands, count = self._hands, self._count
        left = self._plantings_left
        for turn in range(turns - 1, -1, -1):
            if left == 0:
                break
            left -= 1
            kind = self._field[self._plantings[left]]
            hands[4 * ((starter + turn) % count) + kind - 1] += 1
        self._plantings_left = left

    def untake(self, starter: int) -> Gap | None:
        """One swap back: every taker gives its card to the hand it came from."""
        hands, passes, count = self._hands, self.passes, self._count
        first = self.passes_left - count
        self.passes_left = first
        for turn in range(count):
            taker = (starter + turn + 1) % count
            if not self._holds(first + turn, taker):
                return Gap(taker, passes[first + turn])
            hands[4 * taker + passes[first + turn] - 1] -= 1
        for turn in range(count):
            hands[4 * ((starter + turn) % count) + passes[first + turn] - 1] += 1
        return None

    def _holds(self, place: int, hand: int) -> bool:
        """Whether ``hand`` holds the card passed at ``place``; a hidden one is guessed from the hand."""
        kind = self.passes[place]
        if kind == HIDDEN:
            counts = self._hands[4 * hand : 4 * hand + 4]
            self.passes[place] = self._chance.choose(f"{self._key} pass {place}", KIND_NAMES, counts) + 1
            return True
        return self._hands[4 * hand + kind - 1] > 0

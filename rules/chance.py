"""Where dice and shuffles come from.

Rules ask one question only: which of these outcomes? Everything else (a die, a card from a pile,
a deal) is asked in terms of it. Piles and bags are multisets until drawn from.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

Outcomes = Sequence[str]


class ChanceError(ValueError):
    """A scripted outcome that cannot come now. Its text is one clear sentence."""


class Chance(ABC):
    """Answers what chance decides.

    ``key`` names what is being rolled (round, what, how often so far) uniquely within a match, for
    instance ``"season 2 hand 1 card 4"``. ``outcomes`` are named as the rulebook names them: a die
    value, a die face, a card or tile id.
    """

    @abstractmethod
    def choose(self, key: str, outcomes: Outcomes, weights: Sequence[int]) -> int:
        """The index of the outcome that comes; ``weights[i]`` of them are ``outcomes[i]``."""

    def even(self, key: str, outcomes: Outcomes) -> int:
        """The index of the outcome that comes where each is as likely as any other."""
        return self.choose(key, outcomes, _ONES[: len(outcomes)])

    def roll(self, key: str, sides: int) -> int:
        """A die with values 1 to ``sides``."""
        faces = _FACES[:sides]
        return self.even(key, faces) + 1

    def deal(self, key: str, kinds: Outcomes, pile: list[int], count: int) -> list[int]:
        """Draws ``count`` from the multiset ``pile`` (which shrinks); how many came of each kind."""
        drawn = [0] * len(pile)
        for number in range(count):
            kind = self.choose(f"{key} {number}", kinds, pile)
            pile[kind] -= 1
            drawn[kind] += 1
        return drawn


NOTHING_LEFT: Final = "There is nothing left to draw from."

_FACES = tuple(str(value) for value in range(1, 21))
_ONES = (1,) * 20


def _pick(value: int, weights: Sequence[int]) -> int:
    """The index at ``value``, counted from 0 through the weights."""
    for index, weight in enumerate(weights):
        value -= weight
        if value < 0:
            return index
    raise ChanceError(NOTHING_LEFT)


class Seeded(Chance):
    """Keyed chance: an outcome depends on the seed and the key alone.

    Not on how many draws anybody's choices or an opponent's thinking caused before: so undo never
    re-rolls, a resumed match goes on the same, and a daily deal gives everyone the same dice.
    """

    __slots__ = ("_seed",)

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, key: str, outcomes: Outcomes, weights: Sequence[int]) -> int:  # noqa: ARG002
        digest = blake2b(f"{self._seed}/{key}".encode(), digest_size=8).digest()
        return _pick(int.from_bytes(digest, "big") * sum(weights) >> 64, weights)


class Scripted(Chance):
    """The listed outcomes in the order in which they are asked for, then those of ``then``.

    ``Scripted(["1", "wheat"])``: for tests, puzzles and bug reports. Raises :class:`ChanceError`
    for an outcome that cannot come.
    """

    __slots__ = ("_then", "outcomes", "used")

    def __init__(self, outcomes: Sequence[str | int], then: Chance | None = None) -> None:
        self.outcomes = tuple(str(outcome) for outcome in outcomes)
        self.used = 0
        self._then = then

    def choose(self, key: str, outcomes: Outcomes, weights: Sequence[int]) -> int:
        if self.used >= len(self.outcomes):
            if self._then is None:
                raise ChanceError(f"The script has no outcome left for: {key}.")
            return self._then.choose(key, outcomes, weights)
        wanted = self.outcomes[self.used]
        for index, outcome in enumerate(outcomes):
            if outcome == wanted and weights[index] > 0:
                self.used += 1
                return index
        possible = ", ".join(o for o, weight in zip(outcomes, weights, strict=True) if weight > 0)
        raise ChanceError(f"The outcome {wanted!r} cannot come for: {key}. Possible: {possible}.")


class Stream(Chance):
    """Cheap unkeyed chance for search: one int of state, which stays under 31 bits.

    Never the chance of a match. A Lehmer generator (Park and Miller 1988, with the multiplier
    48271 they later preferred).
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed % 2147483646 + 1

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound`` - 1."""
        self._state = self._state * 48271 % 2147483647
        return self._state % bound

    def choose(self, key: str, outcomes: Outcomes, weights: Sequence[int]) -> int:  # noqa: ARG002
        self._state = state = self._state * 48271 % 2147483647
        value = state % (sum(weights) or 1)
        index = 0
        for weight in weights:  # `_pick`, without the call: search draws millions of times
            value -= weight
            if value < 0:
                return index
            index += 1  # noqa: SIM113 - `enumerate` makes a tuple a step
        raise ChanceError(NOTHING_LEFT)

    def even(self, key: str, outcomes: Outcomes) -> int:  # noqa: ARG002
        self._state = state = self._state * 48271 % 2147483647
        return state % len(outcomes)

    def deal(self, key: str, kinds: Outcomes, pile: list[int], count: int) -> list[int]:  # noqa: ARG002
        """As every chance deals, without making the keys that it would not read."""
        drawn = [0] * len(pile)
        left = sum(pile)
        for _ in range(count):
            kind = _pick(self.below(left or 1), pile)
            pile[kind] -= 1
            drawn[kind] += 1
            left -= 1
        return drawn

"""A title's sparse picture of a state: the named features that a learned value is made of.

A feature is there or not; one that is there several times counts as often. What a state is worth to
a player is what is *scored* already plus the learned weight of every feature that is *active*.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules.chance import Chance
from rules.title import Action, State

AT_ONCE: Final = "points that count at once"
"""The praise of what is scored."""


@dataclass(frozen=True)
class Block:
    """Features that belong together: ``size`` of them from number ``first`` on.

    ``praise`` says in a few words what a player has of them, for the reason of a hint: "goods for
    the next market". A block without praise is never a reason.
    """

    name: str
    first: int
    size: int
    praise: str = ""


class Catalogue:
    """The features of a title, allotted block by block. Their names say which is which."""

    def __init__(self) -> None:
        self.blocks: Final[list[Block]] = []
        self.size = 0

    def block(self, name: str, size: int, praise: str = "") -> int:
        """Allots ``size`` features called ``name=0``, ``name=1`` …; returns the number of the first."""
        first = self.size
        self.blocks.append(Block(name, first, size, praise))
        self.size += size
        return first

    def names(self) -> list[str]:
        """The name of every feature, in order."""
        return [f"{block.name}={number}" for block in self.blocks for number in range(block.size)]

    def block_of(self, feature: int) -> Block:
        """The block that ``feature`` belongs to."""
        for block in self.blocks:
            if feature < block.first + block.size:
                return block
        raise IndexError(f"There is no feature {feature}.")


class Features(ABC):
    """What a title tells of its states. Subclasses live in ``game/ai/TITLE_features.py``."""

    catalogue: Catalogue
    spread: float
    """In points: a lead of this much is a chance of winning of 73 % (``e / (1 + e)``)."""

    exploration: float = 0.3
    """How much a search favours actions that it tried seldom, on rewards from 0 to 1. The more decisions
    a turn has, and the less chance there is within it, the smaller."""

    whim: float = 0.5
    """How far apart two actions must lie, in points, for a Grower to take the better one e times as often."""

    looks_ahead: bool = False
    """Whether a Grower searches, too: where one ply shows too little."""

    prior_visits: float = 2.0
    """How many visits of a search a prior counts as. The less a reward says by itself, the more."""

    prior_samples: int = 3
    """How many guesses of what is hidden the priors of the first decision are averaged over."""

    weight_sets: tuple[str, ...]
    """The kinds of match that are learned apart: ``("solo", "2", "3", "4")``, say."""

    learned_options: tuple[str, ...] = ()
    """The options whose every value is played while learning; the others keep their default."""

    @abstractmethod
    def weight_set(self, state: State) -> str:
        """Which of :attr:`weight_sets` a state belongs to."""

    @abstractmethod
    def active(self, state: State, player: int) -> list[int]:
        """The features of ``state`` as ``player`` sees it. Never asked when the match is over."""

    @abstractmethod
    def scored(self, state: State, player: int) -> float:
        """The points that need no learning; when the match is over, all that it brought."""

    def chapter(self, state: State) -> int:  # noqa: ARG002 - most titles have one
        """The part of the match that is learned by itself; most matches are one.

        Points are expected up to its end: seasons that begin anew are chapters.
        """
        return 0

    def reached(self, state: State, player: int) -> float:
        """The points brought by the chapters that are over; by the whole match when that is over."""
        return self.scored(state, player)

    def worth(self, state: State, player: int, weights: Sequence[float]) -> float:
        """What ``state`` is worth to ``player``: the points that may be expected in the end.

        A title whose points are not yet what players want makes more of them here.
        """
        total = self.scored(state, player)
        if state.current_player is not None:
            for feature in self.active(state, player):
                total += weights[feature]
        return total

    def worths(self, state: State, players: int, weights: Sequence[float]) -> list[float]:
        """The same for each of so many players."""
        return [self.worth(state, player, weights) for player in range(players)]

    def guess(self, observation: State, player: int, chance: Chance) -> State:
        """A full state that ``player`` cannot tell from the true one; likelier ones may come more often."""
        return observation.determinize(player, chance)

    def parts(self, state: State, player: int, weights: Sequence[float]) -> dict[str, float]:
        """The points that ``player`` may expect of ``state``, by the praise of what they come from."""
        parts = {AT_ONCE: self.scored(state, player)}
        if state.current_player is not None:
            for feature in self.active(state, player):
                praise = self.catalogue.block_of(feature).praise
                if praise:
                    parts[praise] = parts.get(praise, 0.0) + weights[feature]
        return parts

    def touches_others(self, state: State) -> bool:  # noqa: ARG002 - a title may say so of some states
        """Whether what is decided in ``state`` changes what the others may expect.

        Then the actions are compared by how far ahead they lead, not by the own value alone.
        """
        return False

    def is_quiet(self, state: State, player: int) -> bool:  # noqa: ARG002 - a title may say so of some states
        """Whether ``state`` can be judged well as it stands, for ``player`` above all.

        In the middle of a turn a search goes on by what looks best before it judges.
        """
        return True

    def considered(self, state: State, actions: Sequence[Action]) -> Sequence[Action]:  # noqa: ARG002
        """Of the legal ``actions`` of ``state`` those worth a thought, one at least.

        A title leaves out what comes to the same as another, or is never better than it.
        """
        return actions

    def margin(self, state: State, values: Sequence[float], player: int) -> float:  # noqa: ARG002
        """How far ahead ``player`` is, in points, when each player of ``state`` comes to ``values``.

        Alone, it is the value itself. Overridden where the rules compare something else.
        """
        best = -1e9
        for other, value in enumerate(values):
            if other != player and value > best:
                best = value
        return values[player] - best if best > -1e9 else values[player]

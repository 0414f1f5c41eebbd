"""What an Expert thinks of a decision of the viewer, asked for in the engine's process."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

from game.match import Match
from game.opponents import Opponents, Thought
from rules.title import Action, NotationError, State

LEAST_SHARE: Final = 0.06
"""How much of a bar the worst choice of a list still has."""


@dataclass(frozen=True, slots=True)
class Rated:
    """One of the actions that were considered. ``share`` is how good it is, 1 being the best."""

    action: Action
    share: float


class Advice:
    """One question at a time, about the state that the viewer decides in."""

    def __init__(self, opponents: Opponents) -> None:
        self._opponents = opponents
        self._state: State | None = None
        self._ratings: tuple[Rated, ...] = ()
        self.thought: Thought | None = None
        self.thinking = False

    def is_about(self, state: State) -> bool:
        """Whether this is what was asked about, answered or not."""
        return self._state is state

    def ask(self, match: Match, player: int) -> None:
        """Asks what an Expert would do in the place of ``player``, whose turn it is."""
        self.drop()
        self._state = match.state
        self.thinking = True
        self._opponents.advise(match, player)

    def drop(self) -> None:
        """Forgets everything, and stops the thinking if it still goes on."""
        if self.thinking:
            self._opponents.cancel()
        self._state = None
        self._ratings = ()
        self.thought = None
        self.thinking = False

    def poll(self, match: Match) -> bool:
        """Takes the answer if it has come; says whether it has come just now. Never waits."""
        if not self.thinking:
            return False
        thought = self._opponents.poll()
        if thought is None:
            return False
        self.thinking = False
        self.thought = thought
        self._ratings = _rated(match, thought)
        return True

    def best(self, count: int) -> tuple[Rated, ...]:
        """The best ``count`` of what was considered, with shares that tell these apart."""
        shown = self._ratings[:count]
        values = [each.share for each in self._ratings]
        return tuple(
            Rated(each.action, share) for each, share in zip(shown, shares(values, count), strict=True)
        )


def _rated(match: Match, thought: Thought) -> tuple[Rated, ...]:
    """What was considered, with its bare values."""
    rated = []
    for text, value, _visits in thought.considered:
        try:
            action = match.title.parse(text)
        except NotationError:
            continue
        if match.state.refusal(action) is None:
            rated.append(Rated(action, value))
    return tuple(rated) or (Rated(thought.action, 0.0),)


def shares(values: Sequence[float], count: int) -> list[float]:
    """How long the bars of the first ``count`` of ``values`` are; the best comes first.

    They are measured against a middling choice, or the worst one shown if that is worse still, and
    never grow down the list: what comes first has been looked at more closely.
    """
    shown = values[:count]
    if not shown:
        return []
    base = min(median(values), *shown)
    room = max(shown) - base
    lengths: list[float] = []
    for value in shown:
        share = 1.0 if room <= 0 else max(LEAST_SHARE, (value - base) / room)
        lengths.append(min(share, lengths[-1]) if lengths else 1.0)
    return lengths

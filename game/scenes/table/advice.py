"""What an Expert thinks of a decision of the viewer, asked for in the engine's process."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
    """One of the actions that were considered, in words; ``share`` is how good it is, 1 being the best."""

    action: Action
    words: str
    share: float


class Advice:
    """One question at a time, about the state that the viewer decides in."""

    def __init__(self, opponents: Opponents) -> None:
        self._opponents = opponents
        self._state: State | None = None
        self._values: tuple[tuple[Action, float], ...] = ()
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
        self._values = ()
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
        self._values = _legal(match, thought)
        return True

    def best(self, count: int, told: Callable[[Action], str]) -> tuple[Rated, ...]:
        """The best ``count`` of what was considered, with shares that tell these apart.

        Of those that are ``told`` alike, such as two equal plants in one zone, only the best is listed.
        """
        shown: dict[str, tuple[Action, float]] = {}
        for action, value in self._values:
            if len(shown) == count:
                break
            shown.setdefault(told(action), (action, value))
        lengths = shares([value for _action, value in shown.values()], [value for _, value in self._values])
        return tuple(
            Rated(action, words, share)
            for (words, (action, _value)), share in zip(shown.items(), lengths, strict=True)
        )


def _legal(match: Match, thought: Thought) -> tuple[tuple[Action, float], ...]:
    """What was considered, with its values."""
    legal = {id(action) for action in match.state.legal_actions()}  # each distinct action exists once
    found = []
    for text, value, _visits in thought.considered:
        try:
            action = match.title.parse(text)
        except NotationError:
            continue
        if id(action) in legal:
            found.append((action, value))
    return tuple(found) or ((thought.action, 0.0),)


def shares(shown: Sequence[float], values: Sequence[float]) -> list[float]:
    """How long the bars of the ``shown`` ones among ``values`` are; the best comes first.

    They are measured against a middling choice, or the worst one shown if that is worse still, and
    never grow down the list: what comes first has been looked at more closely.
    """
    if not shown:
        return []
    base = min(median(values), *shown)
    room = max(shown) - base
    lengths: list[float] = []
    for value in shown:
        share = 1.0 if room <= 0 else max(LEAST_SHARE, (value - base) / room)
        lengths.append(min(share, lengths[-1]) if lengths else 1.0)
    return lengths

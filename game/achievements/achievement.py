"""What an achievement is, and what it is told by."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from game.match import Match
from rules.title import Event, Score, State

E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class Played:
    """A match that is over, as the player ``me`` played it."""

    match: Match
    me: int

    @property
    def state(self) -> State:
        """The last state."""
        return self.match.state

    @property
    def score(self) -> Score:
        """One's own score."""
        return self.match.state.scores()[self.me]

    @property
    def won(self) -> bool:
        """Whether one has won, alone or with others."""
        outcome = self.match.outcome
        return outcome is not None and self.me in outcome.winners

    @property
    def won_alone(self) -> bool:
        """Whether nobody shares the win."""
        outcome = self.match.outcome
        return outcome is not None and outcome.winners == (self.me,)

    @property
    def rivals(self) -> tuple[Score, ...]:
        """The scores of all others."""
        return tuple(score for score in self.match.state.scores() if score.player != self.me)

    @property
    def lead(self) -> int:
        """Points before the best of the others; the whole score without any others."""
        return self.score.total - max((score.total for score in self.rivals), default=0)

    def beat(self, level: str) -> bool:
        """Whether one has won against a computer player of this level."""
        kinds = [seat.kind for player, seat in enumerate(self.match.seats) if player != self.me]
        return self.won and level in kinds

    def events(self, kind: type[E]) -> Iterator[E]:
        """The events of this kind, in their order."""
        return (event for event in self.all_events() if isinstance(event, kind))

    def all_events(self) -> Iterator[Event]:
        """Everything that happened, in its order."""
        for entry in self.match.history:
            yield from entry.events

    def states(self) -> Iterator[State]:
        """Every state after an action, in order."""
        for entry in self.match.history:
            yield entry.after


Test: TypeAlias = Callable[[Played], bool]


@dataclass(frozen=True, slots=True)
class Achievement:
    """One thing to achieve. ``earned`` looks at a match that is over."""

    id: str
    name: str
    line: str
    earned: Test


def finished(_played: Played) -> bool:
    """Every match that is over."""
    return True


def won(played: Played) -> bool:
    """Every match that one has won, alone or with others."""
    return played.won


def leads_by(points: int) -> Test:
    """A match won by so many points or more."""
    return lambda played: bool(played.rivals) and played.won and played.lead >= points


def scores(points: int) -> Test:
    """A score of so many points or more."""
    return lambda played: played.score.total >= points


def line(category: str, points: int) -> Test:
    """So many points or more on one line of the score sheet."""
    return lambda played: dict(played.score.lines).get(category, 0) >= points


def often(kind: type[Event], times: int) -> Test:
    """So many events of a kind, or more, that are one's own."""
    return lambda played: (
        sum(event.facts().get("player") == played.me for event in played.events(kind)) >= times
    )

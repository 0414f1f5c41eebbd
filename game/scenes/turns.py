"""Whose turn it is: computers think, forced answers give themselves, a curtain guards secrets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.match import Match
from game.opponents import Opponents, Thought
from rules.title import Action, State

THINKING_SECONDS: Final = {"off": 0.0, "fast": 0.2, "normal": 0.7, "slow": 1.4}
"""How long a computer player takes at least, by animation speed, so that its moves can be followed."""

FURTHER: Final = 0.4
"""The share of that time which each further decision of the same turn takes."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An action that comes without the viewer's choosing: a computer's, or a forced one."""

    action: Action
    automatic: bool


class Turns:
    """Follows one match and says what happens next without anybody's input.

    ``viewer`` is the person whom the table faces, None when only computers play (then all lies
    open). ``curtain`` is the person who should sit down before anything is shown.
    """

    def __init__(self, match: Match, opponents: Opponents) -> None:
        self.match = match
        self._opponents = opponents
        self.persons = tuple(player for player, seat in enumerate(match.seats) if seat.is_person)
        self.viewer: int | None = self.persons[0] if self.persons else None
        self.curtain: int | None = None
        self._asked_at: int | None = None
        self._thought: Thought | None = None
        self._waited = 0.0
        if len(self.persons) > 1 and match.title.meta.has_secrets and match.outcome is None:
            self.curtain = self._next_person()

    @property
    def view(self) -> State:
        """What the table may show now."""
        return self.view_of(self.match.state)

    def view_of(self, state: State) -> State:
        """``state`` as the viewer may see it."""
        return state if self.viewer is None else state.observe(self.viewer)

    @property
    def decides(self) -> bool:
        """Whether the viewer is asked now."""
        return (
            self.curtain is None
            and self.viewer is not None
            and self.match.state.current_player == self.viewer
        )

    @property
    def thinking(self) -> int | None:
        """The computer player who thinks now."""
        player = self.match.state.current_player
        return player if player is not None and player not in self.persons else None

    @property
    def waiting_seconds(self) -> float | None:
        """In how many seconds :meth:`next` would have something to do, as far as that is known."""
        if self._thought is not None:
            return max(0.0, self._least - self._waited)
        player = self.match.state.current_player
        if player is None or self.curtain is not None:
            return None
        if player in self.persons:
            due = player != self.viewer or self.match.is_forced()
        else:
            due = self._asked_at != self.match.action_count
        return 0.0 if due else None

    def next(self, seconds: float, speed: str) -> Answer | None:
        """The answer that is due after ``seconds`` more; asks computers, draws the curtain."""
        player = self.match.state.current_player
        self._least = THINKING_SECONDS[speed] * (FURTHER if self._goes_on(player) else 1.0)
        if player is None or self.curtain is not None:
            return None
        if player in self.persons:
            return self._person(player)
        return self._computer(player, seconds)

    def _person(self, player: int) -> Answer | None:
        """A forced answer waits for the curtain as well: that it is forced may be a secret."""
        if player != self.viewer and self.match.title.meta.has_secrets:
            self.curtain = player
            return None
        if self.match.is_forced():
            return Answer(self.match.state.legal_actions()[0], automatic=True)
        self.viewer = player
        return None

    def _computer(self, player: int, seconds: float) -> Answer | None:
        if self._asked_at != self.match.action_count:
            self._asked_at = self.match.action_count
            self._thought = None
            self._waited = 0.0
            self._opponents.think(self.match, player)
        else:
            self._waited += seconds
        self._thought = self._opponents.poll() or self._thought
        if self._thought is None or self._waited < self._least:
            return None
        action = self._thought.action
        self.forget()
        return Answer(action, automatic=False)

    def turn_back(self) -> None:
        """Lets whoever decides now sit down: the match went back, or forth again."""
        player = self.match.state.current_player
        if player in self.persons and (player != self.viewer or self.curtain is not None):
            if self.match.title.meta.has_secrets:
                self.curtain = player
            else:
                self.viewer = player

    def _goes_on(self, player: int | None) -> bool:
        history = self.match.history
        return bool(history) and history[-1].player == player

    def forget(self) -> None:
        """Drops what a computer thought or thinks: the match has moved on."""
        self._asked_at = None
        self._thought = None

    def stop(self) -> None:
        """Ends a computer's thinking: something was taken back, or the table is left."""
        self._opponents.cancel()
        self.forget()

    def lift_curtain(self) -> None:
        """The person who should sit down has said so."""
        if self.curtain is not None:
            self.viewer = self.curtain
            self.curtain = None

    def _next_person(self) -> int:
        """The first person who will be asked, as far as seats tell: the next one clockwise."""
        first = self.match.state.current_player or 0
        count = len(self.match.seats)
        return next((first + step) % count for step in range(count) if (first + step) % count in self.persons)

    _least: float = 0.0

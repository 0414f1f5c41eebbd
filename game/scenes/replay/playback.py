"""Where a replay stands and how it goes on: knows no screen."""

from __future__ import annotations

from typing import Final

from game.library.moments import PARTS
from game.match import Match
from rules.title import Json

SPEEDS: Final = ("slow", "normal", "fast")
REST_SECONDS: Final = {"slow": 1.1, "normal": 0.45, "fast": 0.08}
"""How long the table rests after each action."""


class Playback:
    """Counts actions from 0, the deal, to ``last``. ``rounds`` are the moments at which one begins."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.last = match.action_count
        self.moment = self.last if match.outcome is None else 0
        self.playing = False
        self.speed = "normal"
        self.rounds = round_starts(match)
        self._rested = 0.0

    def jump(self, moment: int) -> bool:
        """Goes to a moment; says whether that is another one. Playing ends."""
        self.playing = False
        moment = max(0, min(self.last, moment))
        moved = moment != self.moment
        self.moment = moment
        return moved

    def previous_round(self) -> int:
        """Where the round began that is looked at, or the one before."""
        return max((start for start in self.rounds if start < self.moment), default=0)

    def next_round(self) -> int:
        """Where the next round begins; the end of the match after the last one."""
        return min((start for start in self.rounds if start > self.moment), default=self.last)

    def toggle(self) -> None:
        """Begins to play, from the start if it stands at the end; or stops."""
        if not self.playing and self.moment >= self.last:
            self.moment = 0
        self.playing = not self.playing and self.last > 0
        self._rested = REST_SECONDS[self.speed]

    def next_speed(self) -> None:
        """Slow, normal, fast, and round again."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]

    def rest(self, seconds: float) -> bool:
        """Lets the table rest; says whether the next action is due."""
        if not self.playing:
            return False
        if self.moment >= self.last:
            self.playing = False
            return False
        self._rested += seconds
        if self._rested < REST_SECONDS[self.speed]:
            return False
        self._rested = 0.0
        return True

    @property
    def due_in(self) -> float | None:
        """In how many seconds the next action is due."""
        return max(0.01, REST_SECONDS[self.speed] - self._rested) if self.playing else None


def round_starts(match: Match) -> tuple[int, ...]:
    """The moments at which the title's own time (season, year, round) moves on; 0 is always one."""
    starts: list[int] = []
    before: list[Json] | None = None
    for moment in range(match.action_count + 1):
        decision = match.state_at(moment).decision
        if decision is None:
            continue
        now = [decision.details.get(part) for part in PARTS]
        if now != before:
            starts.append(moment)
            before = now
    return tuple(starts) or (0,)

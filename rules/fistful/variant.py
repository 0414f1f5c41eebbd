"""Who plays how: player count and house options, made once per setup (FS-6, FS-7)."""

from __future__ import annotations

from functools import cache
from typing import Final

from rules.fistful.components import COMPONENTS
from rules.title import Setup

NO_REPEATS: Final = "no_repeats"
LATE_GOALS: Final = "late_goals"
GOAL_ROUND: Final = 3
"""The round at whose start late produce cards are dealt (FS-6.2, FS-7.3)."""


class Variant:
    """An immutable way to play.

    ``hands`` lie around the field; hand ``h`` belongs to player ``h % players``. ``hand_size``
    seeds are dealt to each, which makes as many rounds (FS-3.5).
    """

    __slots__ = ("hand_size", "hands", "late_goals", "no_repeats", "players")

    def __init__(self, players: int, no_repeats: bool, late_goals: bool) -> None:  # noqa: FBT001
        self.players: Final = players
        self.hands: Final = 3 if players == 3 else 4
        self.hand_size: Final = sum(COMPONENTS.seeds) // self.hands
        self.no_repeats: Final = no_repeats
        self.late_goals: Final = late_goals

    def options(self) -> dict[str, bool]:
        """The house options as chosen; three players always have late goals (FS-6.2)."""
        return {NO_REPEATS: self.no_repeats, LATE_GOALS: self.late_goals and self.players != 3}


@cache
def _variant(players: int, no_repeats: bool, late_goals: bool) -> Variant:  # noqa: FBT001
    return Variant(players, no_repeats, late_goals)


def variant_of(setup: Setup) -> Variant:
    """The one variant object of a checked setup."""
    late = bool(setup.options[LATE_GOALS]) or setup.players == 3
    return _variant(setup.players, bool(setup.options[NO_REPEATS]), late)

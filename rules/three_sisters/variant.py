"""Who plays how: player count and weather, made once per setup (TS-1.1, TS-19.1, TS-20)."""

from __future__ import annotations

from functools import cache
from typing import Final

from rules.title import Setup

WEATHER: Final = "weather"
ROUNDS: Final = 8
SOLO_DICE: Final = 4


class Variant:
    """An immutable way to play. ``dice`` are rolled each round; ``solo`` means against Edith."""

    __slots__ = ("dice", "players", "solo", "weather")

    def __init__(self, players: int, weather: bool) -> None:  # noqa: FBT001
        self.players: Final = players
        self.solo: Final = players == 1
        self.dice: Final = SOLO_DICE if players == 1 else players + 2
        self.weather: Final = weather

    def options(self) -> dict[str, bool]:
        """The options as chosen."""
        return {WEATHER: self.weather}


@cache
def _variant(players: int, weather: bool) -> Variant:  # noqa: FBT001
    return Variant(players, weather)


def variant_of(setup: Setup) -> Variant:
    """The one variant object of a checked setup."""
    return _variant(setup.players, bool(setup.options[WEATHER]))

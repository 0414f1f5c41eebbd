"""The six weathers of the expansion and what they bar (TS-20)."""

from __future__ import annotations

from typing import Final

NO_WEATHER: Final = 0
"""The match is played without the expansion."""

FOGGY: Final = 1
LIGHTNING: Final = 2
COLD: Final = 3
CLOUDY: Final = 4
HOT: Final = 5
WINDY: Final = 6

WEATHER_NAMES: Final = ("", "foggy", "lightning", "cold", "cloudy", "hot", "windy")


def adjacent(zone: int) -> tuple[int, int]:
    """The zones next door, the lower number first: one down and one up, 6 next to 1 (TS-20.10)."""
    down, up = (zone - 1) % 6, (zone + 1) % 6
    return (down, up) if down < up else (up, down)


ADJACENT: Final = tuple(adjacent(zone) for zone in range(6))

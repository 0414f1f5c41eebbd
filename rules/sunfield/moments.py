"""The moments at which a player is asked (SF-3.3)."""

from __future__ import annotations

from typing import Final

READY: Final = 0
HOLDING: Final = 1
PLANTING: Final = 2
DRAWN: Final = 3
SPENDING: Final = 4
DONE: Final = 5
OVER: Final = 6

MOMENTS: Final = ("ready", "holding", "planting", "drawn", "spending", "done", "over")

NO_TILE: Final = -1
NO_CLIENT: Final = -1
"""On an empty space; also when no tile is in hand."""

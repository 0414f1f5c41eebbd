"""The steps of a round, in order (TS-2.1). What is asked follows from the step and what is owed in it."""

from __future__ import annotations

from typing import Final

CLOUDY: Final = 0
"""Before the planning phase of a Cloudy round: a perennial action for each player (TS-20.8)."""
PICK: Final = 1
"""A player takes a die (TS-3.1)."""
USE: Final = 2
"""A player uses the die taken (TS-3.1)."""
SHARED: Final = 3
"""A player uses the shared die (TS-3.4)."""
REST: Final = 4
"""The end of the gardening phase: windows for the Shovel (TS-16.10)."""
EVENT: Final = 5
"""A player resolves the event (TS-7.1)."""
CLOSE: Final = 6
"""The end of the event phase: windows for the Shovel (TS-16.10)."""
EDITH_COMES: Final = 7
"""Solo: a window before Edith takes a die (TS-19.21)."""
EDITH: Final = 8
"""Solo: Edith uses her die (TS-19.5)."""
OVER: Final = 9
"""Eight rounds are over (TS-2.1)."""

STAGE_NAMES: Final = (
    "cloudy",
    "pick",
    "use",
    "shared",
    "rest",
    "event",
    "close",
    "edith-comes",
    "edith",
    "over",
)

GARDEN: Final = 1
"""The garden action of the die in use is still owed (TS-3.1)."""
RONDEL: Final = 2
"""The rondel action of the die in use is still owed (TS-3.1)."""
BOTH: Final = GARDEN | RONDEL

"""What the small things of Three Sisters are worth in points, found by many matches against itself."""

from __future__ import annotations

from typing import Final

from rules.three_sisters.components import Gain

GOOD: Final = 0.5
COMPOST: Final = 0.3
PERENNIAL: Final = 1.2
WATER: Final = 2.2

ACTION: Final = {
    "fruit": 3.3,
    "apple": 3.5,
    "peach": 3.3,
    "blackberry": 3.3,
    "raspberry": 3.3,
    "shed": 2.0,
    "water": WATER,
    "plant": 2.4,
    "plant_or_water": 2.6,
}
"""An extra action, by the word that is printed for it."""

STEP: Final = 0.12
"""A free step of a die, for each die to come."""


def of_box(gain: Gain) -> float:
    """A box as printed: its own points, and those of the goods, compost and actions it gives."""
    actions = sum(ACTION[word] for word in gain.actions)
    return gain.points + GOOD * gain.goods + COMPOST * gain.compost + actions

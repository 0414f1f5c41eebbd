"""What can be asked, in the order of play (section 16 of the rulebook)."""

from __future__ import annotations

from typing import Final

RETURNING: Final = 0
"""Shortage: which held die goes back (HS-16.4)."""

TAKING: Final = 1
"""Step A: which card (HS-16.5)."""

GIVING: Final = 2
"""Teams: which gift (HS-16.6)."""

RECEIVING: Final = 3
"""Teams: the partner has eight dice (HS-16.7)."""

STORING: Final = 4
"""Step B: which dice to keep (HS-16.8)."""

SPECIALS: Final = 5
"""Step C: tools and special faces (HS-16.9 to HS-16.16)."""

TRIMMING: Final = 6
"""The end of Step C with more than seven dice (HS-16.17)."""

PLANTING: Final = 7
"""Step D: what to plant (HS-16.18)."""

OVER: Final = 8

STEPS: Final = ("return", "take", "give", "receive", "keep", "special", "drop", "plant", "over")
"""How a position names the steps."""

ASKED: Final = ("return", "take", "give", "drop", "keep", "special", "drop", "plant")
"""How a decision names what is asked."""

STEP_RULES: Final = (
    "HS-3.4",
    "HS-4.2",
    "HS-14.3",
    "HS-14.9",
    "HS-4.3",
    "HS-5.1",
    "HS-5.6",
    "HS-8.1",
    "HS-11.1",
)
"""The paragraph that asks."""

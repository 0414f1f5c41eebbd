"""What can be achieved in Herbaceous Sprouts."""

from __future__ import annotations

from typing import Final

from game.achievements.achievement import (
    Achievement,
    Played,
    finished,
    leads_by,
    line,
    often,
    scores,
    won,
)
from rules.sprouts.events import LemonadeTaken, PotGained

EDITION: Final = 1
"""Grows whenever the table below changes, so that older matches are examined again."""

GARDENS: Final = ("same", "diff", "pairs", "flower")


def _everywhere(played: Played) -> bool:
    lines = dict(played.score.lines)
    return all(lines[garden] > 0 for garden in GARDENS)


def _beats_rival(played: Played) -> bool:
    """A win in the solo game (HS-13.14)."""
    return played.won and not played.rivals


TABLE: Final = (
    Achievement("first_sprout", "First sprout", "Finish a match", finished),
    Achievement("herb_garden", "Herb of the year", "Win against others", lambda p: won(p) and bool(p.rivals)),
    Achievement("rival", "No rival", "Win alone against the Rival", _beats_rival),
    Achievement("far_ahead", "In full leaf", "Win by 6 points or more", leads_by(6)),
    Achievement("forty", "A good year", "Score 40 points", scores(40)),
    Achievement("lemonade", "Lemonade", "Be first in all four gardens", often(LemonadeTaken, 1)),
    Achievement("everywhere", "Four corners", "Score in all four gardens", _everywhere),
    Achievement("flowers", "Bunch of flowers", "Score 12 points with flowers", line("flower", 12)),
    Achievement("different", "Mixed border", "Score 14 points for all different", line("diff", 14)),
    Achievement("pairs", "Two by two", "Score 12 points for pairs", line("pairs", 12)),
    Achievement("pots", "Pot luck", "Gather five pots", often(PotGained, 5)),
    Achievement("same", "Birds of a feather", "Score 16 points for all the same", line("same", 16)),
)

"""What can be achieved in Sunfield Farm."""

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
from rules.sunfield.events import TileHarvested, TrioDelivered, VegetablesLost

EDITION: Final = 1
"""Grows whenever the table below changes, so that older matches are examined again."""


def _wastes_little(played: Played) -> bool:
    """Hardly a vegetable found no place (SF-5.9)."""
    lost = (event for event in played.events(VegetablesLost) if event.player == played.me)
    return sum(len(event.vegetables) for event in lost) < 5


TABLE: Final = (
    Achievement("first_field", "First field", "Finish a match", finished),
    Achievement("best_farm", "Best farm in the valley", "Win a match", won),
    Achievement("far_ahead", "Ahead of the herd", "Win by 8 points or more", leads_by(8)),
    Achievement("sunfield", "Sunny side", "Score 40 points", scores(40)),
    Achievement("clients", "Good customers", "Score 14 points with clients", line("clients", 14)),
    Achievement("medals", "Medal winner", "Score 13 points with medals", line("medals", 13)),
    Achievement("reputation", "A good name", "Score 10 points of reputation", line("reputation", 10)),
    Achievement("colour", "Colour match", "Serve three clients of one colour", line("colour", 1)),
    Achievement("value", "Regulars", "Serve three clients of one value", line("value", 1)),
    Achievement("trios", "Out to grass", "Deliver three trios of animals", often(TrioDelivered, 3)),
    Achievement("pastures", "Harvest home", "Harvest ten tiles", often(TileHarvested, 10)),
    Achievement("careful", "Hardly a crumb", "Lose fewer than five vegetables", _wastes_little),
)

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
    return sum(len(event.vegetables) for event in lost) <= 1


TABLE: Final = (
    Achievement("first_field", "First field", "Finish a match", finished),
    Achievement("best_farm", "Best farm in the valley", "Win a match", won),
    Achievement("far_ahead", "Ahead of the herd", "Win by 8 points or more", leads_by(8)),
    Achievement("sunfield", "Sunny side", "Score 50 points", scores(50)),
    Achievement("clients", "Good customers", "Score 22 points with clients", line("clients", 22)),
    Achievement("medals", "Medal winner", "Score 18 points with medals", line("medals", 18)),
    Achievement("reputation", "A good name", "Score 15 points of reputation", line("reputation", 15)),
    Achievement("colour", "Colour match", "Serve three clients of one colour", line("colour", 1)),
    Achievement("value", "Regulars", "Serve three clients of one value", line("value", 1)),
    Achievement("trios", "Out to grass", "Deliver four trios of animals", often(TrioDelivered, 4)),
    Achievement("pastures", "Harvest home", "Harvest fourteen tiles", often(TileHarvested, 14)),
    Achievement("careful", "Hardly a crumb", "Lose one vegetable at most", _wastes_little),
)

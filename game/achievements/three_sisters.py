"""What can be achieved in Three Sisters."""

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
from rules.three_sisters.events import LinkClosed, MarketVisited

EDITION: Final = 1
"""Grows whenever the table below changes, so that older matches are examined again."""


def _beats_edith(played: Played) -> bool:
    """A win in the solo game (TS-19.22)."""
    return played.won and not played.rivals


TABLE: Final = (
    Achievement("first_harvest", "First harvest", "Finish a match", finished),
    Achievement("green_fingers", "Green fingers", "Win against others", lambda p: won(p) and bool(p.rivals)),
    Achievement("edith", "Dear Edith", "Win alone against Farmer Edith", _beats_edith),
    Achievement("show_garden", "Show garden", "Win by 8 points or more", leads_by(8)),
    Achievement("full_sheet", "A full sheet", "Score 115 points", scores(115)),
    Achievement("three_sisters", "Side by side", "Score 62 points in the garden", line("garden", 62)),
    Achievement("perennials", "Year after year", "Score 8 points with perennials", line("perennials", 8)),
    Achievement("fruit", "Fruit bowl", "Score 20 points with fruit", line("fruit", 20)),
    Achievement("shed", "Tidy shed", "Score 28 points in the shed", line("shed", 28)),
    Achievement("bees", "Busy bees", "Score 25 points in the apiary", line("apiary", 25)),
    Achievement("pumpkins", "Ring of pumpkins", "Close nine links", often(LinkClosed, 9)),
    Achievement("market", "Market day", "Visit the market seven times", often(MarketVisited, 7)),
)

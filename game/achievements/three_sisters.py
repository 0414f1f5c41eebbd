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


def _all_round(played: Played) -> bool:
    return all(points > 0 for _category, points in played.score.lines)


TABLE: Final = (
    Achievement("first_harvest", "First harvest", "Finish a match", finished),
    Achievement("green_fingers", "Green fingers", "Win against others", lambda p: won(p) and bool(p.rivals)),
    Achievement("edith", "Dear Edith", "Win alone against Farmer Edith", _beats_edith),
    Achievement("show_garden", "Show garden", "Win by 12 points or more", leads_by(12)),
    Achievement("full_sheet", "A full sheet", "Score 70 points", scores(70)),
    Achievement("three_sisters", "Side by side", "Score 36 points in the garden", line("garden", 36)),
    Achievement("perennials", "Year after year", "Score 8 points with perennials", line("perennials", 8)),
    Achievement("fruit", "Fruit bowl", "Score 20 points with fruit", line("fruit", 20)),
    Achievement("shed", "Tidy shed", "Score 12 points in the shed", line("shed", 12)),
    Achievement("all_round", "A bit of everything", "Score on all five lines", _all_round),
    Achievement("pumpkins", "Ring of pumpkins", "Close six links", often(LinkClosed, 6)),
    Achievement("market", "Market day", "Visit the market five times", often(MarketVisited, 5)),
)

"""Places of a season and their sacks (FS-5.1)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.fistful.components import COMPONENTS


def places(points: Sequence[int]) -> list[int]:
    """The place of each score, from 0: equal scores share one, the next lower takes the next."""
    ladder = sorted(set(points), reverse=True)
    return [ladder.index(score) for score in points]


def sacks_for(points: Sequence[int]) -> list[int]:
    """The sacks for each score: 3, 2, 1 and none, by place."""
    return [COMPONENTS.place_sacks[place] for place in places(points)]

"""The shape of a hand in Herbaceous Sprouts, and what each bed still lacks of it.

A *shape* is how many seeds of each herb there are, the most first, and how many wilds: which herb is
which does not matter for a bed. Each shape exists once and knows what is left of it after every bed.
"""

from __future__ import annotations

from typing import Final

from rules.sprouts.beds import DIFF, GARDEN_OF, HERB_BEDS, NUMBER_OF, SAME
from rules.sprouts.leftovers import best_split

NOT_AT_ALL: Final = 9
"""How many seeds a bed lacks that none of the herbs can go to."""


class Shape:
    """Herbs and wilds. ``missing[bed]`` counts the seeds a bed lacks when the wilds have helped.

    ``leftover`` is what they score at the end; ``number`` tells shapes apart.
    """

    __slots__ = ("_left", "heaps", "leftover", "missing", "number", "seeds", "wilds")

    def __init__(self, heaps: tuple[int, ...], wilds: int, number: int) -> None:
        self.heaps: Final = heaps
        self.wilds: Final = wilds
        self.number: Final = number
        self.seeds: Final = sum(heaps) + wilds
        self.leftover: Final = best_split(heaps, wilds)
        self.missing: Final = [_missing(bed, heaps, wilds) for bed in HERB_BEDS]
        self._left: Final[list[Shape | None]] = [None] * len(HERB_BEDS)

    def left(self, bed: int) -> Shape:
        """What ``bed`` leaves of it once everything that fits has gone there."""
        found = self._left[bed]
        if found is None:
            left = _after(bed, self.heaps)
            used = sum(self.heaps) - sum(left)
            lacking = _seeds_of(bed) - used
            found = shape_of(left, self.wilds - min(self.wilds, lacking))
            self._left[bed] = found
        return found


_SHAPES: Final[dict[tuple[tuple[int, ...], int], Shape]] = {}


def shape_of(heaps: tuple[int, ...], wilds: int) -> Shape:
    """The one shape of so many of each herb, the most first, and so many wilds."""
    key = (heaps, wilds)
    found = _SHAPES.get(key)
    if found is None:
        found = Shape(heaps, wilds, len(_SHAPES))
        _SHAPES[key] = found
    return found


def _seeds_of(bed: int) -> int:
    return NUMBER_OF[bed] if GARDEN_OF[bed] in (SAME, DIFF) else 2 * NUMBER_OF[bed]


def _missing(bed: int, heaps: tuple[int, ...], wilds: int) -> int:
    """How many seeds ``bed`` lacks; :data:`NOT_AT_ALL` when no herb goes there."""
    used = sum(heaps) - sum(_after(bed, heaps))
    if used == 0:
        return NOT_AT_ALL if wilds < _seeds_of(bed) else 0
    return max(0, _seeds_of(bed) - used - wilds)


def _after(bed: int, heaps: tuple[int, ...]) -> tuple[int, ...]:
    """The heaps when the herbs that fit have gone to ``bed``, without its wilds.

    All the Same takes of the tallest heap, All Different of the lowest ones, so that tall ones stay,
    and Different Pairs of the tallest ones.
    """
    number = NUMBER_OF[bed]
    left = list(heaps)
    if GARDEN_OF[bed] == SAME:
        left[0] -= min(left[0], number)
    elif GARDEN_OF[bed] == DIFF:
        taken = 0
        for place in range(len(left) - 1, -1, -1):
            if left[place] > 0 and taken < number:
                left[place] -= 1
                taken += 1
    else:
        for place in range(number):
            left[place] -= min(2, left[place])
    left.sort(reverse=True)
    return tuple(left)

"""Gardens and beds: what each asks for (HS-1.6, HS-8.5 to HS-8.12).

A *bed* is the spaces of one garden with the same requirement. Bed numbers run over every bed a board
could have; the components file says which ones a board has and what their spaces are worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Final, TypeAlias

from rules.sprouts.seeds import WILD

GARDENS: Final = ("same", "diff", "pairs", "flower")
GARDEN_NAMES: Final = ("All the Same", "All Different", "Different Pairs", "Flower Garden")
SAME: Final = 0
DIFF: Final = 1
PAIRS: Final = 2
FLOWER: Final = 3

SIZES: Final = (range(2, 10), range(2, 6), range(1, 6), range(1, 10))
"""The numbers that beds of each garden can have: herbs, herbs, pairs, victory points."""

_BEDS: Final = tuple((garden, number) for garden in range(len(GARDENS)) for number in SIZES[garden])
BEDS: Final = tuple(f"{GARDENS[garden]}-{number}" for garden, number in _BEDS)
"""The name of every bed number: ``same-4``, ``flower-5``."""

BED_OF_NAME: Final = {name: bed for bed, name in enumerate(BEDS)}
GARDEN_OF: Final = tuple(garden for garden, _ in _BEDS)
NUMBER_OF: Final = tuple(number for _, number in _BEDS)
SEEDS_OF: Final = tuple(
    1 if garden == FLOWER else 2 * number if garden == PAIRS else number for garden, number in _BEDS
)
"""How many seeds a bed takes (HS-8.2)."""

HERB_BEDS: Final = tuple(bed for bed, garden in enumerate(GARDEN_OF) if garden != FLOWER)
FLOWER_BEDS: Final = tuple(bed for bed, garden in enumerate(GARDEN_OF) if garden == FLOWER)
FLOWER_MASK: Final = sum(1 << bed for bed in FLOWER_BEDS)


def fits(bed: int, faces: Sequence[int]) -> bool:
    """Whether herbs and wilds, as face numbers, make exactly what a herb bed asks for (HS-8.12)."""
    if len(faces) != SEEDS_OF[bed]:
        return False
    herbs = [face for face in faces if face != WILD]
    kinds = len(set(herbs))
    if GARDEN_OF[bed] == SAME:
        return kinds <= 1
    if GARDEN_OF[bed] == DIFF:
        return kinds == len(herbs)
    return kinds <= NUMBER_OF[bed] and all(herbs.count(herb) <= 2 for herb in set(herbs))


Taking: TypeAlias = tuple[tuple[int, int], ...]
"""How many seeds of which faces: pairs of face and count."""

PLACE_VALUE: Final = tuple(1 << 5 * face for face in range(WILD + 1))
"""A pile of seeds as one number: five bits for the count of each face, so that sums count faces."""

_FIVE_BITS: Final = 31


class Pile:
    """Herbs and wilds that could be planted: the ``beds`` they can fill, a bit for each.

    ``held`` has the herbs for each herb garden, no more of one herb than its beds can take.
    """

    __slots__ = ("beds", "held", "wilds")

    def __init__(self, counts: Sequence[int]) -> None:
        self.wilds: Final = counts[WILD]
        self.held: Final = tuple(
            tuple([(face, min(count, most)) for face, count in enumerate(counts[:WILD]) if count])
            for most in _MOST_OF_A_HERB
        )
        self.beds: Final = sum(1 << bed for bed in HERB_BEDS if self._fills(bed))

    def _fills(self, bed: int) -> bool:
        """Whether there are enough seeds of the right herbs: as many herbs as the garden allows count."""
        herbs = sorted([count for _, count in self.held[GARDEN_OF[bed]]], reverse=True)
        kinds = (1, NUMBER_OF[bed], NUMBER_OF[bed])[GARDEN_OF[bed]]
        return sum(herbs[:kinds]) + self.wilds >= SEEDS_OF[bed]

    def takings(self, bed: int) -> tuple[Taking, ...]:
        """Every way to fill a herb bed, in order."""
        return _takings(bed, self.held[GARDEN_OF[bed]], min(self.wilds, SEEDS_OF[bed]))


_MOST_OF_A_HERB: Final = (99, 1, 2)
"""How many seeds of one herb a bed of each herb garden can take at most."""


@lru_cache(maxsize=1 << 13)
def pile_of(number: int) -> Pile:
    """The pile that a sum of :data:`PLACE_VALUE` stands for."""
    return Pile([number >> 5 * face & _FIVE_BITS for face in range(WILD + 1)])


@lru_cache(maxsize=1 << 10)
def beds_of(mask: int) -> tuple[int, ...]:
    """The bed numbers that have a bit."""
    return tuple(bed for bed in range(len(BEDS)) if mask >> bed & 1)


@lru_cache(maxsize=1 << 13)
def _takings(bed: int, held: Taking, wilds: int) -> tuple[Taking, ...]:
    return tuple(sorted(_TAKINGS[GARDEN_OF[bed]](NUMBER_OF[bed], held, wilds)))


def _with_wilds(herbs: Taking, wilds: int) -> Taking:
    return (*herbs, (WILD, wilds)) if wilds else herbs


def _alike(number: int, held: Taking, wilds: int) -> list[Taking]:
    """All the Same: one herb, filled up with wilds; or wilds alone."""
    takings: list[Taking] = [
        _with_wilds(((face, count),), number - count)
        for face, most in held
        for count in range(max(1, number - wilds), min(most, number) + 1)
    ]
    if wilds >= number:
        takings.append(((WILD, number),))
    return takings


def _different(number: int, held: Taking, wilds: int) -> list[Taking]:
    """All Different: one seed each of several herbs, filled up with wilds."""
    return [
        _with_wilds(tuple([(face, 1) for face, _ in herbs]), number - size)
        for size in range(max(0, number - wilds), min(number, len(held)) + 1)
        for herbs in combinations(held, size)
    ]


def _paired(number: int, held: Taking, wilds: int) -> list[Taking]:
    """Different Pairs: one or two seeds each of several herbs, filled up with wilds to pairs."""
    takings: list[Taking] = []
    fewest = max(0, number - wilds // 2)
    for size in range(fewest, min(number, len(held)) + 1):
        for herbs in combinations(held, size):
            for taken in product(*[(1, 2) if most > 1 else (1,) for _, most in herbs]):
                missing = 2 * number - sum(taken)
                if missing <= wilds:
                    pairs = tuple([(face, count) for (face, _), count in zip(herbs, taken, strict=True)])
                    takings.append(_with_wilds(pairs, missing))
    return takings


_TAKINGS: Final = (_alike, _different, _paired)
"""The ways to fill a bed of each herb garden (HS-8.12)."""

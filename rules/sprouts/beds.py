"""Gardens and beds: what each asks for (HS-1.6, HS-8.5 to HS-8.12).

A *bed* is the spaces of one garden with the same requirement. Bed numbers run over every bed a board
could have; the components file says which ones a board has and what their spaces are worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement, product
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


Recipe: TypeAlias = tuple[int, tuple[tuple[int, int], ...]]
"""A herb bed, and how many of which faces it takes: pairs of face and count."""


@cache
def _fitting() -> dict[tuple[int, ...], list[int]]:
    """The beds for every set of faces that fits one; a set is how many there are of each face."""
    beds: dict[tuple[int, ...], list[int]] = {}
    for bed in HERB_BEDS:
        for faces in combinations_with_replacement(range(WILD + 1), SEEDS_OF[bed]):
            if fits(bed, faces):
                beds.setdefault(tuple(faces.count(face) for face in range(WILD + 1)), []).append(bed)
    return beds


@lru_cache(maxsize=1 << 13)
def recipes_from(counts: tuple[int, ...]) -> tuple[Recipe, ...]:
    """Every recipe, bed by bed, that so many seeds of each herb and so many wilds can make."""
    fitting = _fitting()
    recipes = [
        (bed, tuple((face, count) for face, count in enumerate(taken) if count))
        for taken in product(*[range(count + 1) for count in counts])
        if taken in fitting
        for bed in fitting[taken]
    ]
    return tuple(sorted(recipes))

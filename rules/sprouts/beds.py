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


_Taken: TypeAlias = tuple[tuple[int, int], ...]
Recipe: TypeAlias = tuple[int, _Taken]
"""A herb bed, and how many of which faces it takes: pairs of face and count."""


@lru_cache(maxsize=1 << 13)
def recipes_from(counts: tuple[int, ...]) -> tuple[Recipe, ...]:
    """Every recipe, bed by bed, that so many seeds of each herb and so many wilds can make."""
    total, wilds = sum(counts), counts[WILD]
    recipes: list[Recipe] = []
    for beds, most in _HERB_GARDENS:
        held = tuple([(face, min(count, most)) for face, count in enumerate(counts[:WILD]) if count])
        for bed, number in beds:
            if number <= total:
                recipes += _recipes_of(bed, held, min(wilds, number))
    return tuple(recipes)


_HERB_GARDENS: Final = tuple(
    ([(bed, SEEDS_OF[bed]) for bed in HERB_BEDS if GARDEN_OF[bed] == garden], most)
    for garden, most in ((SAME, 99), (DIFF, 1), (PAIRS, 2))
)
"""The beds of each herb garden with their seeds, and how many of one herb they can take at most."""


@lru_cache(maxsize=1 << 13)
def _recipes_of(bed: int, held: _Taken, wilds: int) -> tuple[Recipe, ...]:
    takings = _TAKINGS[GARDEN_OF[bed]](NUMBER_OF[bed], held, wilds)
    return tuple([(bed, taken) for taken in sorted(takings)])


def _with_wilds(herbs: _Taken, wilds: int) -> _Taken:
    return (*herbs, (WILD, wilds)) if wilds else herbs


def _alike(number: int, held: _Taken, wilds: int) -> list[_Taken]:
    """All the Same: one herb, filled up with wilds; or wilds alone."""
    takings: list[_Taken] = [
        _with_wilds(((face, count),), number - count)
        for face, most in held
        for count in range(max(1, number - wilds), min(most, number) + 1)
    ]
    if wilds >= number:
        takings.append(((WILD, number),))
    return takings


def _different(number: int, held: _Taken, wilds: int) -> list[_Taken]:
    """All Different: one seed each of several herbs, filled up with wilds."""
    return [
        _with_wilds(tuple([(face, 1) for face, _ in herbs]), number - size)
        for size in range(max(0, number - wilds), min(number, len(held)) + 1)
        for herbs in combinations(held, size)
    ]


def _paired(number: int, held: _Taken, wilds: int) -> list[_Taken]:
    """Different Pairs: one or two seeds each of several herbs, filled up with wilds to pairs."""
    takings: list[_Taken] = []
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

PLACE_VALUE: Final = tuple(1 << 5 * face for face in range(WILD + 1))
"""A pile of seeds as one number: five bits for the count of each face, so that sums count faces."""

_FIVE_BITS: Final = 31


@lru_cache(maxsize=1 << 13)
def recipes_of_pile(pile: int) -> tuple[int, tuple[Recipe, ...]]:
    """The beds that a pile of seeds can fill, a bit for each, and :func:`recipes_from` it."""
    recipes = recipes_from(tuple([pile >> 5 * face & _FIVE_BITS for face in range(WILD + 1)]))
    beds = 0
    for bed, _ in recipes:
        beds |= 1 << bed
    return beds, recipes

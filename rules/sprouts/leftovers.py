"""Seeds left over at the end: the split into sets that scores most (HS-11.3 to HS-11.5)."""

from __future__ import annotations

from functools import cache

from rules.sprouts.components import FLOWER_VP, PAIR_VP, TRIPLE_VP
from rules.sprouts.seeds import FACE_OF, HERBS, IS_FLOWER, WILD, Seeds


def leftover_points(seeds: Seeds) -> int:
    """The most points that held dice and pots can make; each serves in one set at most."""
    herbs = [0] * (len(HERBS) + 1)
    flowers = 0
    for seed in seeds:
        face = FACE_OF[seed]
        if face <= WILD:
            herbs[face] += 1
        elif IS_FLOWER[seed]:
            flowers += 1
    wilds = herbs.pop()
    herbs.sort(reverse=True)
    return flowers * FLOWER_VP + best_split(tuple(herbs), wilds)


@cache
def best_split(herbs: tuple[int, ...], wilds: int) -> int:
    """The most that triples and pairs make of so many of each herb, most first, and wilds.

    Any set of the best split may come first, so it is enough to try every first set.
    """
    best = 0
    for rest, left, points in _first_sets(herbs, wilds):
        best = max(best, points + best_split(rest, left))
    return best


def _first_sets(herbs: tuple[int, ...], wilds: int) -> list[tuple[tuple[int, ...], int, int]]:
    """Every set that can be taken out: the herbs and the wilds left, and its points."""
    sets: list[tuple[tuple[int, ...], int, int]] = []
    kinds = [herb for herb in range(len(herbs)) if herbs[herb] > 0]
    for first in kinds:
        if herbs[first] >= 2:
            sets.append((_less(herbs, (first, first)), wilds, PAIR_VP))
        for second in kinds:
            if second > first:
                if wilds > 0:
                    sets.append((_less(herbs, (first, second)), wilds - 1, TRIPLE_VP))
                sets += [
                    (_less(herbs, (first, second, third)), wilds, TRIPLE_VP)
                    for third in kinds
                    if third > second
                ]
        if wilds > 0:
            sets.append((_less(herbs, (first,)), wilds - 1, PAIR_VP))
        if wilds > 1:
            sets.append((_less(herbs, (first,)), wilds - 2, TRIPLE_VP))
    if wilds > 1:
        sets.append((herbs, wilds - 2, PAIR_VP))
    if wilds > 2:
        sets.append((herbs, wilds - 3, TRIPLE_VP))
    return sets


def _less(herbs: tuple[int, ...], used: tuple[int, ...]) -> tuple[int, ...]:
    """The herbs without those used, most first again."""
    left = list(herbs)
    for herb in used:
        left[herb] -= 1
    left.sort(reverse=True)
    return tuple(left)

"""What somebody holds in Herbaceous Sprouts, counted: the shape of the seeds, flowers, special faces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.ai import sprouts_catalogue as at
from game.ai.sprouts_shape import Shape, shape_of
from rules.sprouts.leftovers import leftover_points
from rules.sprouts.seeds import FACE_OF, FACES, GLOVES, IS_POT, KIND_OF, TROWEL, UNROLLED, WILD, Seeds

MOST_GRIPS: Final = 1 << 13
"""So many hands are remembered before all are forgotten."""


class Grip:
    """Seeds in a hand. ``dice`` counts all but pots; ``herbs`` how many show each herb.

    ``kinds[late]`` are the features of the dice that show herbs, by colour; ``pair`` is how
    many dice of the least useful matching two are alike, 0 without two that match.
    """

    __slots__ = (
        "dice",
        "flowers",
        "gloves",
        "herbs",
        "kinds",
        "leftover",
        "pair",
        "shape",
        "trowels",
        "unrolled",
    )

    def __init__(self, seeds: Seeds) -> None:
        counts = [0] * len(FACES)
        rolled = [0] * len(FACES)
        pots = 0
        for seed in seeds:
            counts[FACE_OF[seed]] += 1
            if IS_POT[seed]:
                pots += 1
            else:
                rolled[FACE_OF[seed]] += 1
        self.shape: Final[Shape] = shape_of(tuple(sorted(counts[:WILD], reverse=True)), counts[WILD])
        self.herbs: Final = tuple(counts[:WILD])
        self.flowers: Final = sum(counts[WILD + 1 : GLOVES])
        self.gloves: Final = counts[GLOVES]
        self.trowels: Final = counts[TROWEL]
        self.unrolled: Final = counts[UNROLLED]
        self.dice: Final = len(seeds) - pots
        self.kinds: Final = [_kinds(late, seeds) for late in range(at.LATES)]
        self.leftover: Final = leftover_points(seeds)
        self.pair: Final = _pair(rolled)


COLOUR_OF: Final[tuple[int, ...]] = (0, 1, 2, 3, 3, 3)
"""By kind of die: yellow, pink, blue, green."""


def _kinds(late: int, seeds: Seeds) -> list[int]:
    """Features for how many dice of each colour show a herb."""
    counts = [0] * 4
    for seed in seeds:
        if FACE_OF[seed] < WILD and not IS_POT[seed]:
            counts[COLOUR_OF[KIND_OF[seed]]] += 1
    return [at.KINDS + 20 * late + 5 * colour + min(4, count) for colour, count in enumerate(counts) if count]


def _pair(rolled: Sequence[int]) -> int:
    """1 for two special faces alike, 2 for two flowers, 2 and more for so many of a herb, 0 for none."""
    if max(rolled[GLOVES], rolled[TROWEL]) >= 2:
        return 1
    herbs = [count for count in rolled[:WILD] if count >= 2]
    if max(rolled[WILD + 1 : GLOVES]) >= 2:
        return 2
    if herbs:
        return min(herbs)
    return 4 if rolled[WILD] and max(rolled[: WILD + 1]) + rolled[WILD] >= 2 else 0


class Grips:
    """The hands counted lately."""

    __slots__ = ("_grips",)

    def __init__(self) -> None:
        self._grips: Final[dict[Seeds, Grip]] = {}

    def grip(self, seeds: Seeds) -> Grip:
        """What these seeds are, counted. The order does not matter."""
        found = self._grips.get(seeds)
        if found is None:
            if len(self._grips) >= MOST_GRIPS:
                self._grips.clear()
            found = Grip(seeds)
            self._grips[seeds] = found
        return found

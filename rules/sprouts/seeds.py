"""Seed dice, their faces, and pots: numbers and names (HS-1.1, HS-1.2, HS-1.9, HS-16.1).

A *seed number* stands for one kind of die with one face up, for an unrolled die of a kind, or for
the pot of a herb. Dice of the same kind and face are alike, so they share a number. The numbers
follow the alphabet of the full names, so a sorted tuple of numbers reads as the record writes it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

Seeds: TypeAlias = tuple[int, ...]
"""Seed numbers in ascending order, equal ones repeated."""

HERBS: Final = ("lavender", "bay", "tarragon", "saffron", "rosemary")
FLOWERS: Final = ("peony", "forget_me_not", "black_eyed_susan")
FACES: Final = (*HERBS, "wild", *FLOWERS, "gloves", "trowel", "?")
"""What a die can show, face number by face number; the last is a die not rolled yet."""

WILD: Final = 5
GLOVES: Final = 9
TROWEL: Final = 10
UNROLLED: Final = 11
FACE_OF_NAME: Final = {name: face for face, name in enumerate(FACES)}

KINDS: Final = ("yellow", "pink", "blue", "green_peony", "green_forget_me_not", "green_black_eyed_susan")
SIXTH: Final = ("trowel", "gloves", "wild", *FLOWERS)
"""The sixth side of each kind of die; the other five show the herbs."""

KIND_COUNTS: Final = (6, 7, 8, 3, 3, 3)
DICE: Final = sum(KIND_COUNTS)
SIDES: Final = tuple((*HERBS, sixth) for sixth in SIXTH)
"""The six sides of each kind of die, by face name."""

POT: Final = len(KINDS)
"""The kind number of pots."""

POT_KIND: Final = "pot"

_ALL: Final = sorted(
    [(f"{kind}-{face}", number, face) for number, kind in enumerate(KINDS) for face in (*SIDES[number], "?")]
    + [(f"{POT_KIND}-{herb}", POT, herb) for herb in HERBS]
)

NAMES: Final = tuple(name for name, _, _ in _ALL)
"""The full name of every seed number: ``yellow-bay``, ``blue-?``, ``pot-bay``."""

KIND_OF: Final = tuple(kind for _, kind, _ in _ALL)
FACE_OF: Final = tuple(FACE_OF_NAME[face] for _, _, face in _ALL)
SEED_OF_NAME: Final = {name: seed for seed, name in enumerate(NAMES)}
COUNT: Final = len(NAMES)

TURNED: Final = tuple(
    tuple(-1 if face == "?" else SEED_OF_NAME.get(f"{kind}-{face}", -1) for face in FACES)
    for kind in (*KINDS, POT_KIND)
)
"""``TURNED[kind][face]``: the seed number of a die of that kind showing that face; -1 if it has none."""

ROLLED: Final = tuple(
    tuple(SEED_OF_NAME[f"{kind}-{face}"] for face in SIDES[number]) for number, kind in enumerate(KINDS)
)
"""``ROLLED[kind][side]``: the seed number when that one of the six sides comes up."""

UNROLLED_OF: Final = tuple(SEED_OF_NAME[f"{kind}-?"] for kind in KINDS)
POTS: Final = tuple(SEED_OF_NAME[f"{POT_KIND}-{herb}"] for herb in HERBS)
"""The pot of each herb."""

FLOWER_DICE: Final = tuple(SEED_OF_NAME[f"green_{flower}-{flower}"] for flower in FLOWERS)
IS_FLOWER: Final = tuple(seed in FLOWER_DICE for seed in range(COUNT))
IS_POT: Final = tuple(kind == POT for kind in KIND_OF)
GLOVES_DIE: Final = SEED_OF_NAME["pink-gloves"]
TROWEL_DIE: Final = SEED_OF_NAME["yellow-trowel"]
WILD_DIE: Final = SEED_OF_NAME["blue-wild"]

PLANTABLE: Final = tuple(face <= WILD for face in FACE_OF)
"""Whether a seed number can be planted in a herb bed: a herb, a wild or a pot (HS-7.5, HS-7.6)."""

OTHER_FACES: Final = tuple(
    ()
    if KIND_OF[seed] == POT or FACE_OF[seed] == UNROLLED
    else tuple(FACE_OF_NAME[face] for face in SIDES[KIND_OF[seed]] if FACE_OF_NAME[face] != FACE_OF[seed])
    for seed in range(COUNT)
)
"""The five faces a die can be turned to (HS-6.4, HS-6.6)."""

SHORT_ORDER: Final = tuple(
    sorted(
        range(COUNT),
        key=lambda seed: (
            (3, 4, 5, 2, 1, 0, POT).index(KIND_OF[seed]),
            NAMES[seed],
        ),
    )
)
"""Seed numbers in the order in which a short name finds them (HS-16.2): green, blue, pink, yellow, pot."""


def added(seeds: Seeds, seed: int) -> Seeds:
    """``seeds`` with one more."""
    place = bisect_left(seeds, seed)
    return (*seeds[:place], seed, *seeds[place:])


def removed(seeds: Seeds, seed: int) -> Seeds:
    """``seeds`` with one less; raises ValueError if ``seed`` is not there."""
    place = seeds.index(seed)
    return seeds[:place] + seeds[place + 1 :]


def merged(seeds: Seeds, more: Iterable[int]) -> Seeds:
    """``seeds`` with all of ``more``."""
    return tuple(sorted((*seeds, *more)))


def without(seeds: Seeds, gone: Iterable[int]) -> Seeds:
    """``seeds`` less all of ``gone``; raises ValueError if one of them is not there."""
    left = list(seeds)
    for seed in gone:
        left.remove(seed)
    return tuple(left)


def missing(seeds: Sequence[int], wanted: Sequence[int]) -> int:
    """The first of ``wanted`` that ``seeds`` do not hold often enough; -1 when they hold all."""
    left = list(seeds)
    for seed in wanted:
        if seed not in left:
            return seed
        left.remove(seed)
    return -1


def spoken(seed: int) -> str:
    """A seed in words for a sentence: ``yellow bay die``, ``bay pot``."""
    kind, _, face = NAMES[seed].partition("-")
    thing = face.replace("_", "-")
    if kind == POT_KIND:
        return f"{thing} pot"
    colour = kind.partition("_")[0]
    return f"unrolled {colour} die" if face == "?" else f"{colour} {thing} die"

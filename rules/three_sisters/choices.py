"""Ready-made lists of actions for every set of tracks and of crops.

Listing what is legal is the commonest thing a search asks for, so each list is made once and then
looked up by its set. A set of tracks is cut into bytes, a set of crops is one key.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from typing import Final, TypeAlias

from rules.three_sisters.actions import (
    BONUS,
    FILL_COLUMN,
    FILL_ITEM,
    FILL_PERENNIAL,
    FILL_ROW,
    MULCH,
    WATER,
    Fill,
    Plant,
    plant,
)
from rules.three_sisters.components import ZONES
from rules.three_sisters.garden import CROPS, LOWEST, STRIDE, crops_of
from rules.three_sisters.tracks import COUNT
from rules.title import Action

Actions: TypeAlias = tuple[Action, ...]

BYTE: Final = 255


def _byte(actions: Mapping[int, Fill], first: int) -> tuple[Actions, ...]:
    """For each set of the eight tracks from ``first`` the actions that fill one of them."""
    tracks = range(first, first + 8)
    return tuple(
        tuple(actions[track] for bit, track in enumerate(tracks) if subset >> bit & 1 and track in actions)
        for subset in range(1 << len([track for track in tracks if track < COUNT]))
    )


class Choices:
    """One verb's actions by the set of open tracks."""

    __slots__ = ("_first", "_fourth", "_second", "_third")

    def __init__(self, actions: Mapping[int, Fill]) -> None:
        self._first = _byte(actions, 0)
        self._second = _byte(actions, 8)
        self._third = _byte(actions, 16)
        self._fourth = _byte(actions, 24)

    def of(self, tracks: int) -> Actions:
        """The verb's actions on the tracks of a set, in the order of the sheet."""
        return (
            self._first[tracks & BYTE]
            + self._second[tracks >> 8 & BYTE]
            + self._third[tracks >> 16 & BYTE]
            + self._fourth[tracks >> 24]
        )


ITEM_CHOICES: Final = Choices(FILL_ITEM)
COLUMN_CHOICES: Final = Choices(FILL_COLUMN)
ROW_CHOICES: Final = Choices(FILL_ROW)
PERENNIAL_CHOICES: Final = Choices(FILL_PERENNIAL)
MULCH_CHOICES: Final = Choices(MULCH)
BONUS_CHOICES: Final = Choices(BONUS)

CAN_WATER: Final = 1 << STRIDE
"""Stands in a set of crops for: watering the zone would fill a box."""

_GARDEN: Final[tuple[tuple[dict[int, Actions], ...], ...]] = tuple(
    tuple({} for _ in range(ZONES)) for _ in range(4)
)


def garden_choices(zone: int, crops: int, most: int) -> Actions:
    """Every planting of one to ``most`` of the crops, then watering when ``CAN_WATER`` is in the set."""
    known = _GARDEN[most][zone]
    actions = known.get(crops)
    if actions is None:
        actions = known[crops] = _garden_choices(zone, crops, most)
    return actions


def _garden_choices(zone: int, crops: int, most: int) -> Actions:
    plants = [plant(zone, subset) for subset in subsets(crops & LOWEST, 1, most)]
    return (*plants, WATER[zone]) if crops & CAN_WATER else tuple(plants)


@cache
def subsets(crops: int, least: int, most: int) -> tuple[int, ...]:
    """The sets of ``least`` to ``most`` of the crops, small ones first."""
    single = [1 << crop for crop in crops_of(crops)]
    return tuple(sum(chosen) for count in range(least, most + 1) for chosen in combinations(single, count))


@cache
def _plants_beside(zone: int, other: int, crop: int) -> dict[int, Plant]:
    """Every planting of a crop in zone ``other`` with up to two of ``zone``, by the set of these."""
    place = ((other, crop),)
    return {own: plant(zone, own, place) for own in subsets(CROPS[zone], 0, 2)}


def windy_choices(zone: int, crops: int, other: int, beside: int, most: int) -> list[Action]:
    """Every planting of a crop ``beside``, in zone ``other``, and up to ``most`` - 1 ``crops`` (TS-20.11)."""
    own = subsets(crops, 0, most - 1)
    actions: list[Action] = []
    for crop in crops_of(beside):
        plants = _plants_beside(zone, other, crop)
        actions += [plants[subset] for subset in own]
    return actions

"""What a farm is worth (SF-11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rules.sunfield.faces import NOBODY
from rules.sunfield.numbers import (
    COLOUR_BONUS,
    MEDALS_OF_SPACE,
    PASTURE_POINTS,
    VALUE_BONUS,
    VEGETABLES_PER_POINT,
)
from rules.sunfield.pastures import largest_rectangle
from rules.sunfield.variant import Variant

if TYPE_CHECKING:
    from rules.sunfield.farm import Farm

ALIKE: Final = 3
"""Clients of one colour or of one value that bring a bonus."""


def score_lines(variant: Variant, farm: Farm) -> tuple[tuple[str, int], ...]:
    """The score sheet of a player: category and points, in the order of SF-11."""
    clients = [variant.components.clients[client] for client in farm.clients]
    three, one = MEDALS_OF_SPACE
    lines = [
        ("clients", sum(client.prestige for client in clients)),
        ("medals", three * farm.threes + one * farm.ones),
        ("reputation", sum(variant.components.reputation[tile].points for tile in farm.validated)),
        ("colour", alike_bonus(variant, [client.colour for client in clients], COLOUR_BONUS)),
        ("value", alike_bonus(variant, [client.prestige for client in clients], VALUE_BONUS)),
        ("vegetables", sum(farm.barrow) // VEGETABLES_PER_POINT),
    ]
    if variant.advanced:
        lines.append(("pastures", PASTURE_POINTS * largest_rectangle(empty_pastures(variant, farm))))
    return tuple(lines)


def alike_bonus(variant: Variant, marks: Sequence[int], bonus: int) -> int:
    """``bonus`` for three Clients alike, once at most (SF-11.4, SF-11.5).

    Under ``bonus_per_three`` for each full three of one kind (SF-14.6).
    """
    threes = sum(marks.count(mark) // ALIKE for mark in set(marks))
    return bonus * (threes if variant.bonus_per_three else min(threes, 1))


def empty_pastures(variant: Variant, farm: Farm) -> list[int]:
    """The cells of pastures on which no Animal stands."""
    animal = variant.faces.animal
    return [cell for cell, face in farm.plot.items() if animal[face] == NOBODY]

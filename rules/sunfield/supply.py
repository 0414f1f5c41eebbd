"""What the supply still holds, for the house option ``limited`` (SF-14.7).

Without that option the supply never runs out and nobody counts (SF-1.8). Counted afresh whenever
it is asked, so there is nothing to keep in step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.sunfield.components import ANIMALS, SORTS
from rules.sunfield.faces import NOBODY
from rules.sunfield.numbers import MEDALS_OF_THREE, TOKENS_OF_ANIMAL, TOKENS_OF_SORT

if TYPE_CHECKING:
    from rules.sunfield.state import SunfieldState


def vegetables_left(state: SunfieldState) -> list[int]:
    """Tokens of each sort in the supply: those in no barrow, on no tile, in no hand."""
    left = [TOKENS_OF_SORT] * len(SORTS)
    for sort in state.hand:
        left[sort] -= 1
    tokens = state.variant.faces.tokens
    for farm in state.farms:
        for sort in SORTS:
            left[sort] -= farm.barrow[sort]
        for face in farm.plot.values():
            lying = tokens[face]
            for sort in SORTS:
                left[sort] -= lying[sort]
    return left


def has_vegetable(state: SunfieldState, sort: int) -> bool:
    """Whether a vegetable of the sort can be taken from the supply."""
    return not state.variant.limited or vegetables_left(state)[sort] > 0


def animals_left(state: SunfieldState) -> list[int]:
    """Animals of each kind in the supply: those that stand in no plot."""
    left = [TOKENS_OF_ANIMAL] * len(ANIMALS)
    animal = state.variant.faces.animal
    for farm in state.farms:
        for face in farm.plot.values():
            if animal[face] < NOBODY:
                left[animal[face]] -= 1
    return left


def has_animal(state: SunfieldState, kind: int) -> bool:
    """Whether an Animal of the kind can be taken from the supply."""
    return not state.variant.limited or animals_left(state)[kind] > 0


def has_medal(state: SunfieldState) -> bool:
    """Whether the supply has a Medal worth 3 for a trio; those on the board are not of it."""
    if not state.variant.limited:
        return True
    on_board = sum(1 for left in state.board.medals if left == 2)
    return MEDALS_OF_THREE - on_board - sum(farm.threes for farm in state.farms) > 0

"""The landscape of a player in the advanced mode: two Livestock cards side by side (SF-12.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules.sunfield.components import NO_POWER, LivestockSpec

LAST_COLUMN: Final = 5
START: Final = 0


class Landscape:
    """Card A left of card B: columns 0 (start) to 5 (the last).

    ``pairs[c]`` are the two Animals that open column ``c``, ``powers[c]`` its power (or
    ``NO_POWER``), ``piles[c]`` the pile that ``draw_tile`` names. ``a`` and ``b`` number the cards.
    """

    __slots__ = ("a", "b", "pairs", "piles", "powers")

    def __init__(self, cards: Sequence[LivestockSpec], a: int, b: int) -> None:
        columns = (*cards[a].columns, *cards[b].columns)
        self.a: Final = a
        self.b: Final = b
        self.pairs: Final = ((), *(column.animals for column in columns))
        self.powers: Final = (NO_POWER, *(column.power for column in columns))
        self.piles: Final = (NO_POWER, *(column.pile for column in columns))

    def columns_with(self, power: int) -> list[int]:
        """The columns that carry ``power``, from the left."""
        return [column for column, carried in enumerate(self.powers) if carried == power]


def landscapes(cards: Sequence[LivestockSpec]) -> dict[tuple[int, int], Landscape]:
    """Every landscape that can be dealt, by the numbers of its cards."""
    sides = [[number for number, card in enumerate(cards) if card.side == side] for side in "AB"]
    return {(a, b): Landscape(cards, a, b) for a in sides[0] for b in sides[1]}

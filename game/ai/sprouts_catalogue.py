"""The features of Herbaceous Sprouts: what each number stands for, and tables to find it.

A size in points is spread over two neighbouring features, four times in all, so that the weights
draw a line through the sizes between: ``tiles(quarters)``.
"""

from __future__ import annotations

from typing import Final

from game.ai.features import Catalogue

CATALOGUE: Final = Catalogue()

TIME_OF: Final[tuple[int, ...]] = (0, 1, 2, 3, 3, 4, 4, 5, 5, 5, 5, 5)
"""By the turns to come: the stretch of the match."""

TIMES: Final = 6

LATE_OF: Final[tuple[int, ...]] = (0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2)
"""By the turns in which specials can be used: none, one or more."""

LATES: Final = 3

PHASES: Final = 3
WAITING: Final = 0
ACTING: Final = 1
PLANTING: Final = 2

TURNS: Final = CATALOGUE.block("turns", PHASES * 12)
ORDER: Final = CATALOGUE.block("order", 6 * 4)

PLAN_TILES: Final = 30
PLAN: Final = CATALOGUE.block("plan", TIMES * PLAN_TILES, "sets close to planting")
FIRST: Final = CATALOGUE.block("first", TIMES * 15, "a set in the making")
SECOND: Final = CATALOGUE.block("second", TIMES * 15, "a second set in the making")
NEXT_TILES: Final = 12
NEXT: Final = CATALOGUE.block("next", LATES * NEXT_TILES, "a set that one seed completes")
BANDS: Final = 3
BAND_OF: Final[tuple[int, ...]] = (0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2)
"""By the turns to come: the third of the match."""

REACH: Final = CATALOGUE.block("reach", BANDS * 17 * 4, "sets within reach")
SPARE: Final = CATALOGUE.block("spare", TIMES * 6)
WILDS: Final = CATALOGUE.block("wilds", TIMES * 5, "wild herbs")
DICE: Final = CATALOGUE.block("dice", TIMES * 11)
LEFTOVER: Final = CATALOGUE.block("leftover", TIMES * 7, "seeds that score in the end")

FLOWER_TILES: Final = 13
FLOWER: Final = CATALOGUE.block("flower", LATES * FLOWER_TILES, "flowers and a Trowel to plant them")
BLOOM: Final = CATALOGUE.block("bloom", LATES * 16, "flowers and Trowels")
GLOVES: Final = CATALOGUE.block("gloves", LATES * 16, "Gloves to roll again")
KINDS: Final = CATALOGUE.block("kinds", LATES * 4 * 5)

BAGS: Final = CATALOGUE.block("bags", 3, "Seed Bags to draw from")
AGAIN: Final = CATALOGUE.block("again", 4 * 4, "Gloves tools to roll again")
CHOICE: Final = CATALOGUE.block("choice", 3 * NEXT_TILES, "a Gardener's Choice")
TROWEL: Final = CATALOGUE.block("trowel", 3, "a Trowel")
CAN: Final = CATALOGUE.block("can", 8 * 6, "a Watering Can")
EXCHANGE: Final = CATALOGUE.block("exchange", 5, "a Seed Exchange")
LATER: Final = CATALOGUE.block("later", 5, "a tool for the next turn")
ROLLS: Final = CATALOGUE.block("rolls", 4, "dice to roll")

LEMONADE: Final = CATALOGUE.block("lemonade", TIMES * 5, "gardens on the way to the Lemonade Card")
RACE: Final = CATALOGUE.block("race", 5 * 5)
FRESH: Final = CATALOGUE.block("fresh", TIMES, "a set for a new garden")

RICH_TILES: Final = 12
RICH: Final = CATALOGUE.block("rich", TIMES * RICH_TILES, "good spaces still open")
BEDS: Final = CATALOGUE.block("beds", 3 * 2 * 16, "good spaces still open")
THREAT: Final = CATALOGUE.block("threat", 3 * 3 * 2)
BANNER: Final = CATALOGUE.block("banner", 3 * 3)
SHED_TILES: Final = 14
SHED: Final = CATALOGUE.block("shed", 4 * SHED_TILES, "a good card in the shed")

TOKENS_TILES: Final = 24
TOKENS: Final = CATALOGUE.block("tokens", TOKENS_TILES)
RIVAL: Final = CATALOGUE.block("rival", TIMES * 2)

_MOST_QUARTERS: Final = 200


def _tiles(quarters: int, last: int) -> tuple[int, int, int, int]:
    first, second, third, fourth = (min(last, (quarters + step) // 4) for step in range(4))
    return (first, second, third, fourth)


def tile_table(first: int, count: int) -> tuple[tuple[int, int, int, int], ...]:
    """By quarters of a tile: the four features for a size, of ``count`` that begin at ``first``."""
    table = []
    for quarters in range(_MOST_QUARTERS):
        one, two, three, four = _tiles(quarters, count - 1)
        table.append((first + one, first + two, first + three, first + four))
    return tuple(table)


def tile_tables(first: int, count: int, rows: int) -> tuple[tuple[tuple[int, int, int, int], ...], ...]:
    """:func:`tile_table` for each of ``rows`` stretches of ``count`` features."""
    return tuple(tile_table(first + row * count, count) for row in range(rows))


def eighths(points: float) -> int:
    """The place in a table of tiles that are half a point wide."""
    return int(8 * points + 0.5) if points > 0 else 0


PLAN_TILE: Final = tile_tables(PLAN, PLAN_TILES, TIMES)
NEXT_TILE: Final = tile_tables(NEXT, NEXT_TILES, LATES)
CHOICE_TILE: Final = tile_tables(CHOICE, NEXT_TILES, 3)
FLOWER_TILE: Final = tile_tables(FLOWER, FLOWER_TILES, LATES)
RICH_TILE: Final = tile_tables(RICH, RICH_TILES, TIMES)
SHED_TILE: Final = tile_tables(SHED, SHED_TILES, 4)
TOKENS_TILE: Final = tile_table(TOKENS, TOKENS_TILES)

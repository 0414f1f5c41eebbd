"""The land of a farm: fields, Animals, the farmer's way, as features that are remembered."""

from __future__ import annotations

from typing import Final

from game.ai import sunfield_blocks as blocks
from game.ai.sunfield_rectangles import rectangles
from game.ai.sunfield_sight import Sight
from game.ai.sunfield_tables import ANIMAL, BITS, FEW, MASK, Tables
from game.ai.sunfield_time import ROUGH_STEPS, WAITS, Time
from rules.sunfield.farm import Farm
from rules.sunfield.landscape import LAST_COLUMN
from rules.sunfield.state import SunfieldState

BEST_CELLS: Final = 3
POCKET: Final = 0.08
KINDS: Final = 1.4
HERD: Final = 0.5
"""In points: a sort that one of the best cells reaches, a second kind of Animal, one more of a kind."""


class Land:
    """What the land of a farm tells, whatever else lies on the table.

    ``barrow`` is packed, as it is and as it is ``soon``, when the fields that want one vegetable have it;
    ``room`` are the free spaces by colour, packed by sort; ``medals`` are owed.
    """

    __slots__ = ("barrow", "features", "medals", "room", "soon", "tables")

    def __init__(self, sight: Sight) -> None:
        tables = sight.tables
        self.tables: Final = tables
        colours = tables.variant.faces.colour
        self.features: Final[list[int]] = []
        self.barrow: Final = sight.barrow
        self.medals: Final = sight.medals
        room = [0, 0, 0, 0]
        soon = sight.barrow
        for face in sight.fields:
            room[colours[face]] += tables.free[face]
            soon += tables.soon[face]
        self.room: Final = room
        self.soon: Final = soon


class Lands:
    """Looks at farms. Those of players who wait change seldom, so they are remembered."""

    __slots__ = ("_known", "_tables")

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables
        self._known: dict[tuple[object, ...], Land] = {}

    def look(self, state: SunfieldState, farm: Farm, time: Time) -> Land:
        """The land with what is owed to it already done."""
        if time.role != WAITS:
            return self._seen(state, farm, time)
        key = (
            tuple(farm.plot.items()),
            tuple(farm.barrow),
            farm.seeds == 0,
            farm.landscape,
            farm.column,
            farm.used,
            time.quarters,
            time.actions,
        )
        land = self._known.get(key)
        if land is None:
            if len(self._known) > FEW:
                self._known.clear()
            land = self._known[key] = self._seen(state, farm, time)
        return land

    def _seen(self, state: SunfieldState, farm: Farm, time: Time) -> Land:
        hope = self._tables.hope(time.quarters)
        sight = Sight(self._tables, farm)
        if time.role != WAITS:
            sight.finish(state, farm, hope)
        land = Land(sight)
        if time.actions:
            _look_at_fields(sight, farm, hope, time, land.features)
        if farm.landscape is not None:
            _look_at_landscape(sight, farm, time, land.features)
        return land


def _look_at_fields(sight: Sight, farm: Farm, hope: tuple[int, ...], time: Time, found: list[int]) -> None:
    """Fields with free spaces, Animals, and where the next tile may help."""
    tables = sight.tables
    rough = time.rough
    fine = time.fine
    wanted = _wanted(sight, farm)
    kinds, colours = tables.variant.faces.kind, tables.variant.faces.colour
    free, field_class = tables.free, tables.field
    plot = sight.plot
    room = 0
    promise = 0
    reach = [0, 0, 0, 0]
    pockets: dict[int, int] = {}
    for number, face in enumerate(sight.fields):
        found.append(blocks.FIELD + 12 * fine + 2 * field_class[face] + (wanted >> kinds[face // 12] & 1))
        room += free[face]
        promise += hope[face]
        reach[colours[face]] += tables.spaces[face]
        sorts = tables.bits[face]
        cell = sight.cells[number]
        for beside in (cell - 256, cell - 1, cell + 1, cell + 256):
            if beside not in plot:
                pockets[beside] = pockets.get(beside, 0) + sorts
    best = sorted(pockets.values())[-BEST_CELLS:]
    fade = min(1.0, time.quarters / 12.0)
    blocks.tell_sum(blocks.PROMISE, promise / 100.0 + fade * POCKET * sum(best), found)
    blocks.tell_sum(blocks.STABLE, fade * _stable(sight, farm), found)
    first = best[-1] if best else 0
    second = best[-2] if len(best) > 1 else 0
    found.append(blocks.POCKET + 8 * rough + min(first, 7))
    found.append(blocks.SECOND_POCKET + 8 * rough + min(second, 7))
    found += [blocks.REACH + 6 * rough + min(spaces, 5) for spaces in reach]
    for _ in range(4):
        spaces = room & MASK
        found.append(blocks.OPENINGS + 5 * rough + min(spaces, 4))
        room >>= BITS
    if farm.landscape is None or sight.column == LAST_COLUMN:
        sheep, pigs, cows = sight.herd
        number = 16 * min(sheep, 3) + 4 * min(pigs, 3) + min(cows, 3)
        found.append(blocks.HERD + 64 * rough + number)


def _stable(sight: Sight, farm: Farm) -> float:
    """What Animals on the way to a trio or to the next column are worth."""
    counts = sight.herd
    if farm.landscape is None or sight.column == LAST_COLUMN:
        kinds = (counts[0] > 0) + (counts[1] > 0) + (counts[2] > 0)
        if kinds == 0:
            return 0.0
        return ANIMAL + (kinds > 1) * KINDS + HERD * (counts[0] + counts[1] + counts[2] - kinds)
    first, second = farm.landscape.pairs[sight.column + 1]
    there = (counts[first] > 0) + (counts[second] > (first == second))
    return ANIMAL * there + HERD * (counts[0] + counts[1] + counts[2] - there)


def _wanted(sight: Sight, farm: Farm) -> int:
    """Bit mask of the Animals that the next column or the next trio still lacks."""
    herd = sight.herd
    if farm.landscape is None or sight.column == LAST_COLUMN:
        return (herd[0] == 0) | (herd[1] == 0) << 1 | (herd[2] == 0) << 2
    first, second = farm.landscape.pairs[sight.column + 1]
    wanted = 0
    if herd[first] < 1 + (first == second):
        wanted |= 1 << first
    if herd[second] < 1 + (first == second):
        wanted |= 1 << second
    return wanted


def _look_at_landscape(sight: Sight, farm: Farm, time: Time, found: list[int]) -> None:
    """The farmer's way, powers and rectangles."""
    assert farm.landscape is not None
    rough = time.rough
    fine = time.fine
    column = sight.column
    found.append(blocks.COLUMN + 6 * fine + column)
    if column < LAST_COLUMN:
        first, second = farm.landscape.pairs[column + 1]
        herd = sight.herd
        there = (1 if herd[first] else 0) + (1 if herd[second] > (first == second) else 0)
        spare = herd[0] + herd[1] + herd[2] - there
        found.append(blocks.PAIR + 3 * rough + there)
        found.append(blocks.SPARE + 4 * rough + min(spare, 3))
    rich = 1 if farm.seeds else 0
    powers = farm.landscape.powers
    found += [
        blocks.POWER + ROUGH_STEPS * (2 * powers[reached] + rich) + rough
        for reached in range(1, min(column, LAST_COLUMN - 1) + 1)
        if not farm.used >> reached & 1
    ]
    empty, pastures, shape = rectangles(sight.tables.shows, sight.plot)
    found.append(blocks.RECTANGLE + 17 * fine + min(empty, 16))
    found.append(blocks.PASTURES + 17 * rough + min(pastures, 16))
    found.append(blocks.SHAPE + 21 * rough + min(shape, 20))

"""What a farm is made of, for the learned value of Sunfield Farm."""

from __future__ import annotations

from typing import Final

from game.ai import sunfield_blocks as blocks
from game.ai.features import Features
from game.ai.sunfield_land import rectangles
from game.ai.sunfield_market import look_at_market
from game.ai.sunfield_plans import Planner
from game.ai.sunfield_sight import Sight
from game.ai.sunfield_tables import ANIMAL, BITS, MASK, Tables
from game.ai.sunfield_time import WAITS, quarters_left, role_of, time_left
from rules.sunfield.farm import Farm
from rules.sunfield.landscape import LAST_COLUMN
from rules.sunfield.moments import DONE, OVER, READY
from rules.sunfield.numbers import MEDALS_OF_SPACE, PASTURE_POINTS, VEGETABLES_PER_POINT
from rules.sunfield.pastures import largest_rectangle
from rules.sunfield.scoring import empty_pastures
from rules.sunfield.state import SunfieldState
from rules.sunfield.variant import TILES_OF_KIND, Variant
from rules.title import State

BEST_CELLS: Final = 3
POCKET: Final = 0.08
KINDS: Final = 1.4
HERD: Final = 0.5
"""In points: a sort that one of the best cells reaches, a second kind of Animal, one more of a kind."""

_THREE, _ONE = MEDALS_OF_SPACE


class SunfieldFeatures(Features):
    """Sunfield Farm: nothing is secret but what the piles bring next, and that is never looked at."""

    catalogue = blocks.CATALOGUE
    spread = 7.0
    weight_sets: tuple[str, ...] = ("two", "two advanced", "more", "more advanced")
    learned_options: tuple[str, ...] = ("mode",)

    def __init__(self) -> None:
        self._tables: Final[dict[Variant, Tables]] = {}
        self._planners: Final[dict[Variant, Planner]] = {}

    def weight_set(self, state: State) -> str:
        """Two players or more, standard or advanced."""
        assert isinstance(state, SunfieldState)
        name = "two" if state.variant.players == 2 else "more"
        return f"{name} advanced" if state.variant.advanced else name

    def touches_others(self, state: State) -> bool:
        """Tiles and Clients taken are taken from the others, and bring the end nearer for all."""
        assert isinstance(state, SunfieldState)
        return state.moment in {READY, DONE}

    def scored(self, state: State, player: int) -> float:
        """Clients, Medals, Reputation and bonuses; vegetables and pastures when they are final."""
        assert isinstance(state, SunfieldState)
        farm = state.farms[player]
        tables = self._tables_of(state.variant)
        delivered = 0
        points = _THREE * farm.threes + _ONE * farm.ones
        prestige = tables.prestige
        for client in farm.clients:
            delivered += tables.step[client]
            points += prestige[client]
        for tile in farm.validated:
            points += tables.reputation[tile]
        points += tables.standing(delivered, 0).bonus
        if state.moment == OVER:
            points += sum(farm.barrow) // VEGETABLES_PER_POINT
            if state.variant.advanced:
                points += PASTURE_POINTS * largest_rectangle(empty_pastures(state.variant, farm))
        return float(points)

    def active(self, state: State, player: int) -> list[int]:
        """The features of a farm, with what is owed to it already done."""
        assert isinstance(state, SunfieldState)
        farm = state.farms[player]
        tables = self._tables_of(state.variant)
        quarters = quarters_left(state, player)
        actions = time_left(state, player, quarters)
        role = role_of(state, player)
        sight = Sight(tables, farm)
        hope = tables.hope(quarters)
        if role != WAITS:
            sight.finish(state, farm, hope)
        found: list[int] = []
        _look_at_time(state, role, actions, found)
        _look_at_stores(sight, farm, actions, found)
        self._planners[state.variant].look(state, farm, sight, role, quarters, actions, found)
        if actions:
            look_at_fields(sight, farm, hope, quarters, actions, found)
            look_at_market(state, farm, sight, role, actions, found)
        if farm.landscape is not None:
            look_at_landscape(sight, farm, actions, found)
        return found

    def _tables_of(self, variant: Variant) -> Tables:
        tables = self._tables.get(variant)
        if tables is None:
            tables = self._tables[variant] = Tables(variant)
            self._planners[variant] = Planner(tables)
        return tables


def _look_at_time(state: SunfieldState, role: int, actions: int, found: list[int]) -> None:
    """How far the match is, and whose turn it is."""
    left, removed = state.board.left, state.variant.removed
    pile = min(left[0], left[1], left[2])
    tiles = pile * 9 // (TILES_OF_KIND - removed[0] - 3)
    deck = left[3] * 9 // (TILES_OF_KIND - removed[3] - 5)
    found.append(blocks.CLOCK + 10 * tiles + deck)
    found.append(blocks.TURN + blocks.ROLES * (actions if actions < 15 else 15) + role)


def _look_at_stores(sight: Sight, farm: Farm, actions: int, found: list[int]) -> None:
    """Barrow and Seeds."""
    rough = blocks.ROUGH[actions] if actions < len(blocks.ROUGH) else 4
    barrow = sight.barrow
    total = 0
    while barrow:
        held = barrow & MASK
        total += held
        if held:
            found.append(blocks.SORT + 5 * rough + (held if held < 4 else 4))
        barrow >>= BITS
    fine = blocks.FINE[actions] if actions < len(blocks.FINE) else 7
    found.append(blocks.BARROW + 15 * fine + (total if total < 14 else 14))
    steps = blocks.STEPS[actions] if actions < len(blocks.STEPS) else 6
    found.append(blocks.SEEDS + 10 * steps + (farm.seeds if farm.seeds < 9 else 9))
    for _ in range(sight.medals):
        found.append(blocks.OWED)


def look_at_fields(
    sight: Sight, farm: Farm, hope: tuple[int, ...], quarters: int, actions: int, found: list[int]
) -> None:
    """Fields with free spaces, Animals, and where the next tile may help."""
    tables = sight.tables
    rough = blocks.ROUGH[actions] if actions < len(blocks.ROUGH) else 4
    fine = blocks.FINE[actions] if actions < len(blocks.FINE) else 7
    herd = sight.herd
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
    fade = quarters / 12.0 if quarters < 12 else 1.0
    blocks.tell_sum(blocks.PROMISE, promise / 100.0 + fade * POCKET * sum(best), found)
    blocks.tell_sum(blocks.STABLE, fade * _stable(sight, farm), found)
    first = best[-1] if best else 0
    second = best[-2] if len(best) > 1 else 0
    found.append(blocks.POCKET + 8 * rough + (first if first < 7 else 7))
    found.append(blocks.SECOND_POCKET + 8 * rough + (second if second < 7 else 7))
    for spaces in reach:
        found.append(blocks.REACH + 6 * rough + (spaces if spaces < 5 else 5))
    for _ in range(4):
        spaces = room & MASK
        found.append(blocks.OPENINGS + 5 * rough + (spaces if spaces < 4 else 4))
        room >>= BITS
    if farm.landscape is None or sight.column == LAST_COLUMN:
        sheep, pigs, cows = herd
        number = 16 * (sheep if sheep < 3 else 3) + 4 * (pigs if pigs < 3 else 3) + (cows if cows < 3 else 3)
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


def look_at_landscape(sight: Sight, farm: Farm, actions: int, found: list[int]) -> None:
    """The farmer's way, powers and rectangles."""
    assert farm.landscape is not None
    rough = blocks.ROUGH[actions] if actions < len(blocks.ROUGH) else 4
    fine = blocks.FINE[actions] if actions < len(blocks.FINE) else 7
    column = sight.column
    found.append(blocks.COLUMN + 6 * fine + column)
    if column < LAST_COLUMN:
        first, second = farm.landscape.pairs[column + 1]
        herd = sight.herd
        there = (1 if herd[first] else 0) + (1 if herd[second] > (first == second) else 0)
        spare = herd[0] + herd[1] + herd[2] - there
        found.append(blocks.PAIR + 3 * rough + there)
        found.append(blocks.SPARE + 4 * rough + (spare if spare < 3 else 3))
    rich = 1 if farm.seeds else 0
    for reached in range(1, min(column, LAST_COLUMN - 1) + 1):
        if not farm.used >> reached & 1:
            found.append(
                blocks.POWER + blocks.ROUGH_STEPS * (2 * farm.landscape.powers[reached] + rich) + rough
            )
    empty, pastures, shape = rectangles(sight)
    found.append(blocks.RECTANGLE + 17 * fine + (empty if empty < 16 else 16))
    found.append(blocks.PASTURES + 17 * rough + (pastures if pastures < 16 else 16))
    found.append(blocks.SHAPE + 21 * rough + (shape if shape < 20 else 20))

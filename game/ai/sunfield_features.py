"""What a farm is made of, for the learned value of Sunfield Farm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.ai import sunfield_blocks as blocks
from game.ai.features import Features
from game.ai.sunfield_land import Land, Lands
from game.ai.sunfield_market import look_at_market
from game.ai.sunfield_plans import Planner
from game.ai.sunfield_tables import BITS, MASK, Tables
from game.ai.sunfield_thought import worth_a_thought
from game.ai.sunfield_time import ROLES, Time
from rules.sunfield.farm import Farm
from rules.sunfield.moments import DONE, OVER, READY
from rules.sunfield.numbers import MEDALS_OF_SPACE, PASTURE_POINTS, VEGETABLES_PER_POINT
from rules.sunfield.pastures import largest_rectangle
from rules.sunfield.scoring import empty_pastures
from rules.sunfield.state import SunfieldState
from rules.sunfield.variant import TILES_OF_KIND, Variant
from rules.title import Action, State

_THREE, _ONE = MEDALS_OF_SPACE


class SunfieldFeatures(Features):
    """Sunfield Farm: nothing is secret but what the piles bring next, and that is never looked at."""

    catalogue = blocks.CATALOGUE
    spread = 4.0
    exploration = 0.05
    looks_ahead = True
    weight_sets: tuple[str, ...] = ("two", "two advanced", "more", "more advanced")
    learned_options: tuple[str, ...] = ("mode",)

    def __init__(self) -> None:
        self._tables: Final[dict[Variant, Tables]] = {}
        self._planners: Final[dict[Variant, Planner]] = {}
        self._lands: Final[dict[Variant, Lands]] = {}

    def weight_set(self, state: State) -> str:
        """Two players or more, standard or advanced."""
        assert isinstance(state, SunfieldState)
        name = "two" if state.variant.players == 2 else "more"
        return f"{name} advanced" if state.variant.advanced else name

    def touches_others(self, state: State) -> bool:
        """Tiles and Clients taken are taken from the others, and bring the end nearer for all."""
        assert isinstance(state, SunfieldState)
        return state.moment in {READY, DONE}

    def considered(self, state: State, actions: Sequence[Action]) -> Sequence[Action]:
        """Without what comes to the same as another action, or wastes Seeds."""
        assert isinstance(state, SunfieldState)
        return worth_a_thought(state, actions)

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
        self._tables_of(state.variant)
        time = Time(state, player)
        land = self._lands[state.variant].look(state, farm, time)
        found = land.features[:]
        _look_at_time(state, time, found)
        _look_at_stores(land, farm, time, found)
        self._planners[state.variant].look(state, farm, land, time, found)
        if time.actions:
            look_at_market(state, farm, land, time, found)
        return found

    def _tables_of(self, variant: Variant) -> Tables:
        tables = self._tables.get(variant)
        if tables is None:
            tables = self._tables[variant] = Tables(variant)
            self._planners[variant] = Planner(tables)
            self._lands[variant] = Lands(tables)
        return tables


def _look_at_time(state: SunfieldState, time: Time, found: list[int]) -> None:
    """How far the match is, and whose turn it is."""
    left, removed = state.board.left, state.variant.removed
    pile = min(left[0], left[1], left[2])
    tiles = pile * 9 // (TILES_OF_KIND - removed[0] - 3)
    deck = left[3] * 9 // (TILES_OF_KIND - removed[3] - 5)
    found.append(blocks.CLOCK + 10 * tiles + deck)
    found.append(blocks.TURN + ROLES * time.actions + time.role)


def _look_at_stores(land: Land, farm: Farm, time: Time, found: list[int]) -> None:
    """Barrow and Seeds."""
    rough = time.rough
    barrow = land.barrow
    total = 0
    while barrow:
        held = barrow & MASK
        total += held
        if held:
            found.append(blocks.SORT + 5 * rough + min(held, 4))
        barrow >>= BITS
    fine = time.fine
    found.append(blocks.BARROW + 15 * fine + min(total, 14))
    steps = time.middle
    found.append(blocks.SEEDS + 10 * steps + min(farm.seeds, 9))
    found += [blocks.OWED] * land.medals

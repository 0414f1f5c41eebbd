"""Herbaceous Sprouts for the learned value: plans for the seeds in hand, tools, the board, the order.

The value of a player is the own score; alone it is the lead over the Rival. Nothing is hidden in
this game, so every feature uses the whole state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.ai import sprouts_catalogue as at
from game.ai.features import Features
from game.ai.sprouts_grip import Grips
from game.ai.sprouts_hand_features import add_hand, add_plan
from game.ai.sprouts_outlook import Boards, Plan
from game.ai.sprouts_table_features import (
    add_banner,
    add_lemonade,
    add_shed,
    add_spaces,
    add_tokens,
    rival_plants,
    rival_to_come,
)
from game.ai.sprouts_thought import worth_a_thought
from game.ai.sprouts_turn_features import add_tools, add_waiting, seeds_of, tools_at_hand
from rules.sprouts.components import LEMONADE_VP, Components
from rules.sprouts.lemonade import RIVAL
from rules.sprouts.state import SproutsState
from rules.sprouts.steps import GIVING, OVER, PLANTING, RETURNING, SPECIALS, TAKING
from rules.sprouts.variant import ADVANCED_SOLO, MODE
from rules.title import Action, State

SOLO: Final = "solo"
TEAMS: Final = "teams"

HIGHER: Final = 0.15
"""How much the higher score of a team counts where the lower one is its result."""


ACTED: Final = 4
"""The own turn of this round is behind."""

MOVING: Final = 5
"""It is the own turn, and the card is taken."""


SHARED: Final = frozenset((TAKING, GIVING, PLANTING))
"""The steps in which one takes what others could have."""


QUIET: Final = frozenset((RETURNING, TAKING, PLANTING, OVER))
"""The steps in which the value knows what a turn has come to."""


class SproutsFeatures(Features):
    """What a player has, wants and has to fear in Herbaceous Sprouts."""

    catalogue = at.CATALOGUE
    spread = 3.0
    exploration = 0.1
    whim = 0.15
    weight_sets: tuple[str, ...] = (SOLO, "2", "3", "4", TEAMS)
    learned_options: tuple[str, ...] = (ADVANCED_SOLO, MODE)

    def __init__(self) -> None:
        self._components: Components | None = None
        self._boards: Boards | None = None
        self._grips: Final = Grips()

    def weight_set(self, state: State) -> str:
        assert isinstance(state, SproutsState)
        variant = state.variant
        if variant.teams:
            return TEAMS
        return SOLO if variant.solo else str(variant.players)

    def scored(self, state: State, player: int) -> float:
        """Spaces and lemonade, and the seeds left over once no more can be planted.

        Alone less what the Rival has and, by rule of thumb, is still to get.
        """
        assert isinstance(state, SproutsState)
        board = self._boards_of(state).board(state.board)
        points = float(board.points[player])
        solo = state.variant.solo
        if solo:
            points -= board.points[RIVAL] + rival_to_come(state, board.spaces)
        if state.lemonade == player:
            points += LEMONADE_VP
        elif solo and state.lemonade == RIVAL:
            points -= LEMONADE_VP
        if _is_done(state, player):
            points += self._grips.grip(state.barrows[player] + state.pots[player]).leftover
        return points

    def active(self, state: State, player: int) -> list[int]:
        assert isinstance(state, SproutsState)
        variant = state.variant
        later, before, phase, place = moment_of(state, player)
        found = [at.TURNS + 12 * phase + later]
        if later == 0 and phase == at.WAITING:
            return found
        found.append(at.ORDER + 4 * before + place)
        boards = self._boards_of(state)
        board = boards.board(state.board)
        spaces = board.spaces
        grip = self._grips.grip(seeds_of(state, player))
        time = at.TIME_OF[later]
        plan = add_plan(found, spaces, grip, later)
        acting = phase == at.ACTING
        if acting:
            tools = tools_at_hand(state)
            add_hand(found, spaces, grip, plan, later + 1, tools.trowels, time)
            add_tools(found, tools, spaces, grip, plan, later, lost=state.acted)
        else:
            add_hand(found, spaces, grip, plan, later, 0, time)
            if variant.teams:
                add_waiting(found, state, player)
        add_lemonade(found, state, board.gardens, player, plan, time)
        add_spaces(found, spaces, later)
        if before < ACTED and state.step != RETURNING:
            add_shed(found, state, grip, before)
        if variant.solo:
            add_tokens(found, state, spaces, time)
        elif plan.bed >= 0:
            self._add_threat(found, state, player, plan)
        if plan.bed >= 0 and (variant.rival or (variant.solo and rival_plants(state))):
            add_banner(found, state, plan, time)
        return found

    def touches_others(self, state: State) -> bool:
        """Cards, gifts and spaces are wanted by others too; dice kept or rolled are one's own."""
        assert isinstance(state, SproutsState)
        return state.step in SHARED and not state.variant.solo

    def is_quiet(self, state: State, player: int) -> bool:
        """Not while dice are to be stored and tools to be used."""
        assert isinstance(state, SproutsState)
        return state.player != player or state.step in QUIET

    def considered(self, state: State, actions: Sequence[Action]) -> Sequence[Action]:  # noqa: ARG002
        return worth_a_thought(actions)

    def margin(self, state: State, values: Sequence[float], player: int) -> float:
        """In teams by the sums or the lowest scores of the teams; alone the lead over the Rival."""
        assert isinstance(state, SproutsState)
        variant = state.variant
        if not variant.teams:
            return super().margin(state, values, player)
        first, second = values[player % 2], values[player % 2 + 2]
        other, another = values[1 - player % 2], values[3 - player % 2]
        if variant.lowest:
            return lowest(first, second) - lowest(other, another)
        return first + second - other - another

    def _boards_of(self, state: SproutsState) -> Boards:
        components = state.variant.components
        if self._boards is None or self._components is not components:
            self._components = components
            self._boards = Boards(components)
        return self._boards

    def _add_threat(self, found: list[int], state: SproutsState, player: int, plan: Plan) -> None:
        """Adds how near the nearest other is to the space that the plan goes for first."""
        nearest = 2
        for other in range(state.variant.players):
            if other != player:
                missing = self._grips.grip(seeds_of(state, other)).shape.missing[plan.bed]
                nearest = min(nearest, missing)
        found.append(at.THREAT + 3 * min(2, plan.missing) + nearest)


def moment_of(state: SproutsState, player: int) -> tuple[int, int, int, int]:
    """How the match stands for ``player``.

    The turns to come that bring dice; how many others take a card before the player does in this
    round, or :data:`ACTED`, or :data:`MOVING`; the phase of the own turn; the place in this round.
    """
    players = state.variant.players
    step = state.step
    place = (player - state.player + state.turn) % players
    later = state.variant.rounds - state.round
    if step == RETURNING:
        return later + 1, place, at.WAITING, place
    if place > state.turn or (place == state.turn and step == TAKING):
        return later + 1, place - state.turn - (step != TAKING), at.WAITING, place
    if place < state.turn:
        return later, ACTED, at.WAITING, place
    return later, MOVING, at.ACTING if step <= SPECIALS else at.PLANTING, place


def lowest(first: float, second: float) -> float:
    """What the lower of two scores comes to; the higher one counts a little, as it may become the lower."""
    return min(first, second) + HIGHER * max(first, second)


def _is_done(state: SproutsState, player: int) -> bool:
    """Whether ``player`` can plant no more: the match is over or the last turn behind."""
    if state.step == OVER:
        return True
    if state.round < state.variant.rounds or state.step <= TAKING:
        return False
    place = (player - state.player + state.turn) % state.variant.players
    return place < state.turn

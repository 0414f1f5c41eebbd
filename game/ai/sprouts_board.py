"""The board of Herbaceous Sprouts as its computer players see it: open spaces, time left, the Rival."""

from __future__ import annotations

from typing import Final

from game.ai.sprouts_hand import Spaces
from rules.sprouts.beds import FLOWER, GARDEN_OF, NUMBER_OF
from rules.sprouts.components import LEMONADE_VP
from rules.sprouts.lemonade import NOBODY, RIVAL, gardens_of
from rules.sprouts.rival import rival_score
from rules.sprouts.solo import GONE, is_master, rival_place
from rules.sprouts.state import SproutsState
from rules.sprouts.steps import RETURNING, TAKING

LEMONADE_HOPE: Final[tuple[float, ...]] = (0.0, 0.1, 0.3, 0.8, 2.0)
"""By the number of gardens one stands in: what the open Lemonade Card is worth."""


def open_points(state: SproutsState, bed: int) -> tuple[int, ...]:
    """The points of the open spaces of a bed, the best first."""
    components = state.variant.components
    worth = components.worth[bed]
    first = components.first_space[bed]
    taken = sum(owner != NOBODY for owner in state.board[first : first + len(worth)])
    return worth[taken:]


def herb_spaces(state: SproutsState) -> Spaces:
    """The open spaces of the herb gardens, two of a bed at most."""
    return tuple(
        (GARDEN_OF[bed], NUMBER_OF[bed], points)
        for bed in state.variant.components.beds
        if GARDEN_OF[bed] != FLOWER
        for points in open_points(state, bed)[:2]
    )


def flower_points(state: SproutsState) -> list[int]:
    """The points of the open spaces of the Flower Garden, the best first."""
    beds = state.variant.components.flower_beds
    return sorted((points for bed in beds for points in open_points(state, bed)), reverse=True)


def is_moving(state: SproutsState, player: int) -> bool:
    """Whether ``player`` has taken a card and can still plant in this turn."""
    return player == state.player and state.step not in (RETURNING, TAKING)


def turns_to_come(state: SproutsState, player: int) -> int:
    """How many more turns bring dice to ``player``."""
    rounds = state.variant.rounds - state.round
    if state.step == RETURNING:
        return rounds + 1
    place = (player - state.lead) % state.variant.players
    is_ahead = place > state.turn or (place == state.turn and state.step == TAKING)
    return rounds + is_ahead


def lemonade(state: SproutsState, owner: int) -> float:
    """What the Lemonade Card is worth to a player or to the Rival."""
    if state.lemonade != NOBODY:
        return LEMONADE_VP if state.lemonade == owner else 0.0
    return LEMONADE_HOPE[len(gardens_of(state, owner))]


def rival_total(state: SproutsState) -> float:
    """What the Rival is expected to score alone against one."""
    score = float(rival_score(state))
    if state.lemonade == NOBODY:
        score += lemonade(state, RIVAL)
    return score + _due(state) + _to_come(state)


def _due(state: SproutsState) -> float:
    """The points of the tokens that this turn's clean up will place."""
    if state.step in (RETURNING, TAKING):
        return 0.0
    if not is_master(state.round) and not state.variant.advanced_solo:
        return 0.0
    placed: dict[int, int] = {}
    points = 0
    for place, card in enumerate(state.shed, 1):
        if card != GONE and place != rival_place(state):
            banner = state.variant.components.cards[card].banner
            left = open_points(state, banner)[placed.get(banner, 0) :]
            placed[banner] = placed.get(banner, 0) + 1
            points += left[0] if left else 0
    return points


def _to_come(state: SproutsState) -> float:
    """The points of the tokens of later turns: banners not seen yet, on what is open now."""
    variant = state.variant
    helped = 2 if variant.advanced_solo else 1
    first = state.round + (state.step not in (RETURNING, TAKING))
    tokens = sum(2 if is_master(turn) else helped for turn in range(first, variant.rounds + 1))
    banners = [
        card.banner for card, unseen in zip(variant.components.cards, state.unseen, strict=True) if unseen
    ]
    if not tokens or not banners:
        return 0.0
    points = {bed: open_points(state, bed) for bed in set(banners)}
    hopes = sum(points[bed][0] if points[bed] else 0 for bed in banners)
    return tokens * hopes / len(banners)

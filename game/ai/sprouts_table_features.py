"""The features of the table in Herbaceous Sprouts: open spaces, others, the Rival, the shed."""

from __future__ import annotations

from typing import Final

from game.ai import sprouts_catalogue as at
from game.ai.sprouts_grip import Grip
from game.ai.sprouts_outlook import Board, Plan, Spaces
from rules.sprouts.beds import GARDEN_OF
from rules.sprouts.components import TROWEL_TOOL
from rules.sprouts.lemonade import NOBODY
from rules.sprouts.seeds import FACE_OF, GLOVES, TROWEL, WILD
from rules.sprouts.solo import GONE, is_master, rival_place
from rules.sprouts.state import SproutsState
from rules.sprouts.steps import TAKING

BITS: Final = tuple(bin(number).count("1") for number in range(16))
"""How many gardens a set of them has."""

PER_TILE: Final = 5.0
"""In points: the best open spaces of the herb beds that one tile stands for."""


def add_spaces(found: list[int], spaces: Spaces, later: int) -> None:
    """Adds what is still to be had on the board."""
    time = at.TIME_OF[later]
    found += at.RICH_TILE[time][int(4 * spaces.herb_points / PER_TILE)]
    row = at.BEDS + 32 * (0 if later < 2 else 1 if later < 5 else 2)
    place = 0
    for count in spaces.left:
        if count:
            found.append(row + (1 if count > 1 else 0))
        row += 2
        place += 1
        if place == 16:
            break


def add_lemonade(found: list[int], state: SproutsState, board: Board, player: int, plan: Plan, time: int) -> None:
    """Adds how near the player is to the Lemonade Card while it is open, and the nearest other."""
    if state.lemonade != NOBODY:
        return
    own = board.gardens[player]
    most = 0
    for owner in range(5):
        if owner != player and BITS[board.gardens[owner]] > most:
            most = BITS[board.gardens[owner]]
    count = BITS[own]
    found.append(at.LEMONADE + 5 * time + count)
    found.append(at.RACE + 5 * count + most)
    if plan.bed >= 0 and not own >> GARDEN_OF[plan.bed] & 1:
        found.append(at.FRESH + time)


def threat(plan: Plan, other: Grip) -> int:
    """How near another is to the space that the plan goes for first: 0 could plant now, 2 is far."""
    return min(2, other.shape.missing[plan.bed])


def add_banner(found: list[int], state: SproutsState, plan: Plan) -> None:
    """Adds whether the Rival is about to take the space that the plan goes for first."""
    if plan.bed < 0 or not state.variant.rival and not state.variant.solo:
        return
    cards = state.variant.components.cards
    left = 0
    aimed = 0
    for card in state.shed:
        if card != GONE:
            left += 1
            if cards[card].banner == plan.bed:
                aimed += 1
    if aimed and left <= 2:
        found.append(at.BANNER + 3 * left + min(2, plan.missing))


DIE_WORTH: Final = (1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.2, 1.2, 1.2, 1.0, 0.9, 1.0)
"""By face: what a die on a card is worth by rule of thumb."""

TOOL_WORTH: Final = (1.2, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.4, 0.8, 0.8)
"""The same by tool."""

HEAP_WORTH: Final = (0.0, 0.1, 0.4, 0.8, 1.0, 1.0, 0.8, 0.6, 0.5, 0.5, 0.5, 0.5, 0.5)
"""What a herb is worth besides, by the number held of it."""

ROOM: Final = (1.0, 1.0, 1.0, 1.0, 1.0, 0.9, 0.75, 0.6, 0.5, 0.5, 0.5)
"""What dice are worth by the number held."""


def add_shed(found: list[int], state: SproutsState, grip: Grip, before: int) -> None:
    """Adds how good a card waits for a player who takes one after ``before`` others."""
    cards = state.variant.components.cards
    spared = rival_place(state) - 1
    worths: list[float] = []
    place = 0
    for card in state.shed:
        if card != GONE and place != spared:
            worth = 0.0
            for die in state.shed_dice[place]:
                face = FACE_OF[die]
                worth += DIE_WORTH[face]
                if face < WILD:
                    worth += HEAP_WORTH[grip.herbs[face]]
                elif face == TROWEL:
                    if grip.flowers > grip.trowels:
                        worth += 1.5
                elif WILD < face < GLOVES and grip.trowels > grip.flowers:
                    worth += 1.5
            worth *= ROOM[grip.dice]
            for tool in cards[card].tools:
                worth += TOOL_WORTH[tool]
                if tool == TROWEL_TOOL and grip.flowers:
                    worth += 2.0
            herb = cards[card].pot
            if herb >= 0:
                worth += 1.0 + HEAP_WORTH[grip.herbs[herb]]
            worths.append(worth)
        place += 1
    if not worths:
        return
    worths.sort(reverse=True)
    found += at.SHED_TILE[min(3, before)][int(8 * worths[min(before, len(worths) - 1)] + 0.5)]


def add_tokens(found: list[int], state: SproutsState, spaces: Spaces, time: int) -> None:
    """Alone: adds the tokens that the Rival is about to place, now and later, in points."""
    variant = state.variant
    components = variant.components
    best: dict[int, int] = {}
    for place, bed in enumerate(components.beds):
        count = spaces.left[place]
        worth = components.worth[bed]
        best[bed] = worth[len(worth) - count] if count else 0
    helped = 2 if variant.advanced_solo else 1
    moving = state.step > TAKING
    due = 0.0
    if moving and (is_master(state.round) or variant.advanced_solo):
        spared = rival_place(state) - 1
        for place, card in enumerate(state.shed):
            if card != GONE and place != spared:
                due += best[components.cards[card].banner]
    tokens = 0
    for turn in range(state.round + moving, variant.rounds + 1):
        tokens += 2 if is_master(turn) else helped
    if not moving and not is_master(state.round):
        tokens -= 1
    hopes = banners = 0
    for card, unseen in enumerate(state.unseen):
        if unseen:
            banners += 1
            hopes += best[components.cards[card].banner]
    if banners:
        due += tokens * hopes / banners
    found += at.TOKENS_TILE[int(2 * due + 0.5)]
    found.append(at.RIVAL + 2 * time + (1 if variant.advanced_solo else 0))

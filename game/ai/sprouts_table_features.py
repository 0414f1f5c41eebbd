"""The features of the table in Herbaceous Sprouts: open spaces, others, the Rival, the shed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.ai import sprouts_catalogue as at
from game.ai.sprouts_grip import Grip
from game.ai.sprouts_outlook import Plan, Spaces
from rules.sprouts.beds import GARDEN_OF
from rules.sprouts.components import TROWEL_TOOL, Card
from rules.sprouts.lemonade import NOBODY
from rules.sprouts.seeds import FACE_OF, GLOVES, TROWEL, WILD, Seeds
from rules.sprouts.solo import GONE, is_master, rival_place
from rules.sprouts.state import SproutsState
from rules.sprouts.steps import TAKING

BITS: Final = tuple(sum(number >> bit & 1 for bit in range(4)) for number in range(16))
"""How many gardens a set of them has."""

PER_TILE: Final = 5.0
"""In points: the best open spaces of the herb beds that one tile stands for."""


def add_spaces(found: list[int], spaces: Spaces, later: int) -> None:
    """Adds what is still to be had on the board."""
    time = at.TIME_OF[later]
    found += at.RICH_TILE[time][int(4 * spaces.herb_points / PER_TILE)]
    row = at.BEDS + 32 * at.BAND_OF[later]
    for place, count in enumerate(spaces.left[:16]):
        if count:
            found.append(row + 2 * place + (1 if count > 1 else 0))


def add_lemonade(  # noqa: PLR0913, PLR0917 - who stands where, and who wants to
    found: list[int], state: SproutsState, gardens: list[int], player: int, plan: Plan, time: int
) -> None:
    """Adds how near the player is to the Lemonade Card while it is open, and the nearest other."""
    if state.lemonade != NOBODY:
        return
    own = gardens[player]
    most = 0
    for owner in range(5):
        if owner != player and BITS[gardens[owner]] > most:
            most = BITS[gardens[owner]]
    count = BITS[own]
    found.append(at.LEMONADE + 5 * time + count)
    found.append(at.RACE + 5 * count + most)
    if plan.bed >= 0 and not own >> GARDEN_OF[plan.bed] & 1:
        found.append(at.FRESH + time)


def add_banner(found: list[int], state: SproutsState, plan: Plan, time: int) -> None:
    """Adds that the Rival plays, and whether it is about to take the space that the plan goes for."""
    cards = state.variant.components.cards
    left = aimed = 0
    for card in state.shed:
        if card != GONE:
            left += 1
            if cards[card].banner == plan.bed:
                aimed += 1
    if aimed and left <= 2:
        found.append(at.BANNER + 3 * left + min(2, plan.missing))
    if state.variant.players == 4:
        found.append(at.RIVAL + 2 * time)


DIE_WORTH: Final[tuple[float, ...]] = (1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.2, 1.2, 1.2, 1.0, 0.9, 1.0)
"""By face: what a die on a card is worth by rule of thumb."""

TOOL_WORTH: Final[tuple[float, ...]] = (1.2, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.4, 0.8, 0.8)
"""The same by tool."""

HEAP_WORTH: Final[tuple[float, ...]] = (0.0, 0.1, 0.4, 0.8, 1.0, 1.0, 0.8)
"""What a herb is worth besides, by the number held of it."""

MATCH_WORTH: Final = 1.5
"""What a flower is worth besides to somebody with a Trowel, and the other way round."""

ROOM: Final[tuple[float, ...]] = (1.0, 1.0, 1.0, 1.0, 1.0, 0.9, 0.75, 0.6, 0.5, 0.5)
"""What dice are worth by the number held."""


class Offer:
    """A card in the shed with its dice: what all of it is worth by rule of thumb, whoever takes it."""

    __slots__ = ("dice", "flowers", "herbs", "pot", "tools", "trowel", "trowels")

    def __init__(self, card: Card, dice: Seeds) -> None:
        faces = [FACE_OF[die] for die in dice]
        self.dice: Final = sum([DIE_WORTH[face] for face in faces], 0.0)
        self.herbs: Final = [face for face in faces if face < WILD]
        self.flowers: Final = len([face for face in faces if WILD < face < GLOVES])
        self.trowels: Final = faces.count(TROWEL)
        self.tools: Final = sum([TOOL_WORTH[tool] for tool in card.tools], 0.0)
        self.trowel: Final = TROWEL_TOOL in card.tools
        self.pot: Final = card.pot

    def worth(self, grip: Grip) -> float:
        """What it is worth to somebody who holds ``grip``."""
        worth = self.dice
        for face in self.herbs:
            worth += HEAP_WORTH[min(6, grip.herbs[face])]
        if (self.trowels and grip.flowers > grip.trowels) or (self.flowers and grip.trowels > grip.flowers):
            worth += MATCH_WORTH
        worth = worth * ROOM[min(9, grip.dice)] + self.tools
        if self.trowel and grip.flowers:
            worth += MATCH_WORTH
        if self.pot >= 0:
            worth += 1.0 + HEAP_WORTH[min(6, grip.herbs[self.pot])]
        return worth


@lru_cache(maxsize=1 << 12)
def offer_of(card: Card, dice: Seeds) -> Offer:
    """The offer of a card with these dice."""
    return Offer(card, dice)


def add_shed(found: list[int], state: SproutsState, grip: Grip, before: int) -> None:
    """Adds how good a card waits for a player who takes one after ``before`` others."""
    cards = state.variant.components.cards
    spared = rival_place(state) - 1
    worths: list[float] = []
    for place, card in enumerate(state.shed):
        if card != GONE and place != spared:
            worths.append(offer_of(cards[card], state.shed_dice[place]).worth(grip))
    if worths:
        worths.sort(reverse=True)
        found += at.SHED_TILE[min(3, before)][at.eighths(worths[min(before, len(worths) - 1)])]


def add_tokens(found: list[int], state: SproutsState, spaces: Spaces, time: int) -> None:
    """Alone: adds the tokens that the Rival is to place, in points."""
    found += at.TOKENS_TILE[int(rival_to_come(state, spaces) + 0.5)]
    found.append(at.RIVAL + 2 * time + (1 if state.variant.advanced_solo else 0))


def rival_to_come(state: SproutsState, spaces: Spaces) -> float:
    """Alone: the points of the tokens that the Rival is to place, by what is open now."""
    due: list[int] = []
    moving = state.step > TAKING
    cards = state.variant.components.cards
    if moving and rival_plants(state):
        spared = rival_place(state) - 1
        due = [
            cards[card].banner for place, card in enumerate(state.shed) if card != GONE and place != spared
        ]
    tokens = tokens_to_come(state)
    if not tokens:
        return spaces.taken(due)
    return spaces.taken(due) + spaces.hope(tuple(state.unseen), tokens)


def rival_plants(state: SproutsState) -> bool:
    """Alone: whether cards that are not taken in this turn place tokens."""
    return is_master(state.round) or state.variant.advanced_solo


def tokens_to_come(state: SproutsState) -> int:
    """How many tokens the Rival will place by cards that are not turned up yet, or not left yet."""
    moving = state.step > TAKING
    helped = 2 if state.variant.advanced_solo else 1
    tokens = 0
    for turn in range(state.round + moving, state.variant.rounds + 1):
        tokens += 2 if is_master(turn) else helped
    if not moving and not is_master(state.round):
        tokens -= 1
    return tokens

"""Setup: starting dice, deck, first Lead (HS-2, HS-13.1, HS-14.2)."""

from __future__ import annotations

from rules.chance import Chance
from rules.sprouts.components import STARTING_DICE, TOKENS
from rules.sprouts.lemonade import NOBODY
from rules.sprouts.rolling import draw_die
from rules.sprouts.seeds import KIND_COUNTS, Seeds
from rules.sprouts.shed import open_shed
from rules.sprouts.solo import GONE
from rules.sprouts.state import SproutsState
from rules.sprouts.steps import TAKING
from rules.sprouts.variant import Variant

FIRST_LEAD = "first lead"


def first_state(variant: Variant, chance: Chance) -> SproutsState:
    """Starting dice for everybody, a first Lead, and the first shed.

    The cards that stay in the box are not drawn: nobody sees them, so they are among the unseen.
    """
    players = variant.players
    bag = list(KIND_COUNTS)
    barrows: list[Seeds] = []
    for player in range(players):
        keys = (f"start player {player} die {number}" for number in range(STARTING_DICE))
        barrows.append(tuple(sorted(draw_die(bag, key, chance) for key in keys)))
    lead = 0
    if players > 1:
        lead = chance.choose(FIRST_LEAD, [str(player) for player in range(players)], [1] * players)
    components = variant.components
    state = SproutsState(
        variant,
        None,
        1,
        0,
        lead,
        TAKING,
        [1] * len(components.cards),
        [1] * len(components.rival_cards) if variant.solo else [],
        GONE,
        [],
        [],
        bag,
        barrows,
        [()] * players,
        [()] * players,
        [NOBODY] * len(components.space_bed),
        components.open_beds,
        [TOKENS] * players,
        NOBODY,
        GONE,
        (),
        (),
        False,  # noqa: FBT003 - a field like the others
        0,
    )
    open_shed(state, chance, None)
    return state

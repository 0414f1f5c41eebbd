"""Setup: starting dice, deck, first Lead (HS-2, HS-13.1, HS-14.2)."""

from __future__ import annotations

from rules.chance import Chance
from rules.sprouts.components import STARTING_DICE
from rules.sprouts.lemonade import NOBODY
from rules.sprouts.rolling import draw_die
from rules.sprouts.seeds import KIND_COUNTS, Seeds
from rules.sprouts.shed import open_shed
from rules.sprouts.solo import GONE
from rules.sprouts.state import SproutsState
from rules.sprouts.steps import TAKING
from rules.sprouts.variant import Variant


def first_state(variant: Variant, chance: Chance) -> SproutsState:
    """Starting dice for everybody, a first Lead, and the first shed.

    The cards that stay in the box are not drawn: nobody sees them, so they are among the unseen.
    """
    players = variant.players
    components = variant.components
    bag = list(KIND_COUNTS)
    barrows = [_starting_dice(player, bag, chance) for player in range(players)]
    state = SproutsState(
        variant,
        None,
        1,
        0,
        _first_lead(players, chance),
        TAKING,
        [1] * len(components.cards),
        (),
        [],
        [],
        bag,
        barrows,
        [()] * players,
        [()] * players,
        [NOBODY] * len(components.space_bed),
        components.open_beds,
        NOBODY,
        GONE,
        (),
        (),
        False,  # noqa: FBT003 - a field like the others
        0,
    )
    open_shed(state, chance, None)
    return state


def _starting_dice(player: int, bag: list[int], chance: Chance) -> Seeds:
    """Two dice, drawn and rolled (HS-2.2)."""
    keys = [f"start player {player} die {number}" for number in range(STARTING_DICE)]
    return tuple(sorted([draw_die(bag, key, chance) for key in keys]))


def _first_lead(players: int, chance: Chance) -> int:
    """Who goes first (HS-2.5); alone there is nothing to draw."""
    if players == 1:
        return 0
    return chance.choose("first lead", [str(player) for player in range(players)], [1] * players)

"""The three tile piles and the Client deck: multisets until drawn from (SF-14.2).

``unseen[pile]`` is the bit mask of pieces that nobody has seen, in the pile or taken out at the
start; ``left[pile]`` is how many of them the pile still holds. Every draw is equally likely among
the unseen pieces.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.chance import Chance
from rules.sunfield.events import EndSetOff
from rules.sunfield.variant import TILES_OF_KIND
from rules.title import Event

if TYPE_CHECKING:
    from rules.sunfield.state import SunfieldState

PILES: Final = ("sheep", "pig", "cow", "client")
FULL_PILE: Final = (1 << TILES_OF_KIND) - 1


def draw(state: SunfieldState, pile: int, chance: Chance, events: list[Event] | None) -> int:
    """The next piece of a pile that is not empty, counted from 0 within its sort (SF-10.1).

    Its key is how many came before, so the pile's order depends on the seed alone.
    """
    unseen = state.board.unseen[pile]
    drawn = TILES_OF_KIND - unseen.bit_count()
    weights = [unseen >> piece & 1 for piece in range(TILES_OF_KIND)]
    piece = chance.choose(f"{PILES[pile]} {drawn + 1}", state.variant.piece_names[pile], weights)
    state.board.unseen[pile] = unseen & ~(1 << piece)
    left = state.board.left
    first = events is not None and min(left) > 0
    left[pile] -= 1
    if events is not None and first and left[pile] == 0:
        events.append(EndSetOff(PILES[pile]))
    return piece


def is_ending(state: SunfieldState) -> bool:
    """Whether the end has been set off: a pile or the deck is empty, and nothing refills it."""
    return min(state.board.left) == 0

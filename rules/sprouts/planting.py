"""Step D: every planting that held dice and own pots allow (HS-8)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final

from rules.sprouts.actions import DONE, plant
from rules.sprouts.beds import PLACE_VALUE, Pile, beds_of, pile_of
from rules.sprouts.board import has_token
from rules.sprouts.seeds import COUNT, FACE_OF, FACES, PLANTABLE, Seeds
from rules.title import Action

if TYPE_CHECKING:
    from rules.sprouts.state import SproutsState

_ONLY_DONE: Final[tuple[Action, ...]] = (DONE,)


_WORTH: Final = tuple(PLACE_VALUE[FACE_OF[seed]] if PLANTABLE[seed] else 0 for seed in range(COUNT))
"""What each seed adds to the number of a pile; nothing if it cannot be planted in a herb bed."""


def _plantings(seeds: Seeds, pile: Pile, beds: int) -> list[Action]:
    """``done`` and every planting among ``seeds`` in the ``beds`` with a bit; alike seeds count once."""
    heaps: list[Seeds] = [()] * len(FACES)
    for seed in seeds:
        heaps[FACE_OF[seed]] += (seed,)
    found: list[Action] = [DONE]
    for bed in beds_of(beds):
        for taking in pile.takings(bed):
            ways: Iterable[Seeds] = ()
            for face, count in taking:
                heap = heaps[face]
                some = (heap,) if len(heap) == count else dict.fromkeys(combinations(heap, count))
                ways = [tuple(sorted(way + more)) for way in ways for more in some] if ways else some
            found += [plant(bed, way) for way in ways]
    return found


def planting_actions(state: SproutsState) -> Sequence[Action]:
    """Everything that Step D allows now, ``done`` first (HS-16.18)."""
    player = state.player
    seeds = state.barrows[player] + state.pots[player]
    pile = pile_of(sum([_WORTH[seed] for seed in seeds]))
    beds = pile.beds & state.open_beds
    if not beds or not has_token(state, player):
        return _ONLY_DONE
    return _plantings(tuple(sorted(seeds)), pile, beds)

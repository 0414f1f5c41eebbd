"""Step D: every planting that held dice and own pots allow (HS-8)."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, product
from typing import TYPE_CHECKING, Final

from rules.sprouts.actions import DONE, plant
from rules.sprouts.barrow import choices
from rules.sprouts.beds import recipes_from
from rules.sprouts.board import has_token
from rules.sprouts.seeds import FACE_OF, PLANTABLE, WILD, Seeds
from rules.title import Action

if TYPE_CHECKING:
    from rules.sprouts.state import SproutsState

_ONLY_DONE: Final[tuple[Action, ...]] = (DONE,)


@lru_cache(maxsize=1 << 14)
def plantings(seeds: Seeds, beds: int) -> tuple[Action, ...]:
    """``done`` and every planting among ``seeds`` in the ``beds`` with a bit; alike seeds count once."""
    heaps: list[list[int]] = [[] for _ in range(WILD + 1)]
    for seed in seeds:
        if PLANTABLE[seed]:
            heaps[FACE_OF[seed]].append(seed)
    found: list[Action] = [DONE]
    for bed, recipe in recipes_from(tuple([len(heap) for heap in heaps])):
        if beds >> bed & 1:
            parts = [choices(tuple(heaps[face]), count) for face, count in recipe]
            if len(parts) == 1:
                found += [plant(bed, chosen) for chosen in parts[0]]
            else:
                found += [plant(bed, tuple(sorted(chain.from_iterable(way)))) for way in product(*parts)]
    return tuple(found)


def planting_actions(state: SproutsState) -> tuple[Action, ...]:
    """Everything that Step D allows now, ``done`` first (HS-16.18)."""
    player = state.player
    seeds = state.barrows[player]
    if state.pots[player]:
        seeds = tuple(sorted(seeds + state.pots[player]))
    if len(seeds) < 2 or not has_token(state, player):
        return _ONLY_DONE
    return plantings(seeds, state.open_beds)

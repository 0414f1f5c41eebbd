"""What never stops being true, for all titles and for each; checked at every moment of every walk."""

from __future__ import annotations

from collections.abc import Callable

from tests.contract.fistful_invariants import FISTFUL_INVARIANTS
from tests.contract.moments import Moment
from tests.contract.nim import START, NimState
from tests.contract.sprouts_invariants import SPROUTS_INVARIANTS
from tests.rules.sunfield.sunfield_invariants import SUNFIELD_INVARIANTS
from tests.rules.three_sisters.sisters_invariants import SISTERS_INVARIANTS

Invariant = Callable[[Moment], None]


def the_player_to_act_has_an_action(moment: Moment) -> None:
    assert (moment.state.current_player is None) != (len(moment.state.legal_actions()) > 0)


def a_match_is_seen_whole(moment: Moment) -> None:
    assert moment.state.observer is None


def no_counter_is_lost(moment: Moment) -> None:
    assert isinstance(moment.state, NimState)
    taken = sum(dict(score.lines)["counters"] for score in moment.state.scores())
    assert taken + sum(moment.state.left(heap) for heap in "abc") == sum(START)


OF_EVERY_TITLE: tuple[Invariant, ...] = (the_player_to_act_has_an_action, a_match_is_seen_whole)

OF_TITLE: dict[str, tuple[Invariant, ...]] = {
    "fistful": FISTFUL_INVARIANTS,
    "nim": (no_counter_is_lost,),
    "sprouts": SPROUTS_INVARIANTS,
    "sunfield": SUNFIELD_INVARIANTS,
    "three_sisters": SISTERS_INVARIANTS,
}


def invariants_of(title_id: str) -> tuple[Invariant, ...]:
    """Every invariant to check on a title."""
    return OF_EVERY_TITLE + OF_TITLE.get(title_id, ())

"""The invariants of Herbaceous Sprouts, for walks through every setup."""

from __future__ import annotations

from collections.abc import Callable

from rules.sprouts.state import SproutsState
from tests.contract.moments import Moment
from tests.rules.sprouts.sprouts_invariants import INVARIANTS


def _of_moment(invariant: Callable[[SproutsState], None]) -> Callable[[Moment], None]:
    def check(moment: Moment) -> None:
        assert isinstance(moment.state, SproutsState)
        invariant(moment.state)

    check.__name__ = invariant.__name__
    return check


SPROUTS_INVARIANTS = tuple(_of_moment(invariant) for invariant in INVARIANTS)

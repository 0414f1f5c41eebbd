"""Whose seeds are whose while they are passed on."""

from __future__ import annotations

from rules.fistful.state import PASSING, FistfulState


def hands_after_passing(state: FistfulState) -> list[int]:
    """The hands with the seeds set aside so far already taken by the neighbours."""
    hands = state.hands
    if state.phase != PASSING or state.turn == 0:
        return hands
    hands = hands[:]
    count = state.variant.hands
    for turn, kind in enumerate(state.passes[-state.turn :]):
        giver = (state.starter + turn) % count
        hands[4 * giver + kind - 1] -= 1
        hands[4 * ((giver + 1) % count) + kind - 1] += 1
    return hands

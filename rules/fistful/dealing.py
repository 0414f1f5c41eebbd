"""Shuffles and deals, asked of chance one card at a time (FS-2.1, FS-2.2, FS-6, FS-7.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.chance import Chance
from rules.fistful.components import COMPONENTS, KIND_NAMES, KINDS
from rules.fistful.variant import Variant


def first_hand(variant: Variant, chance: Chance) -> int:
    """The hand that starts season 1, drawn at random (FS-2.3)."""
    names = [str(hand) for hand in range(variant.hands)]
    return chance.choose("first player", names, [1] * variant.hands)


def deal_hands(variant: Variant, season: int, chance: Chance) -> list[int]:
    """All 24 seeds: how many of each kind each hand gets, four numbers a hand (FS-2.1, FS-6.1)."""
    pile = list(COMPONENTS.seeds)
    hands: list[int] = []
    for hand in range(variant.hands):
        hands += chance.deal(f"season {season} hand {hand} card", KIND_NAMES, pile, variant.hand_size)
    return hands


def completions(variant: Variant, dealt: Sequence[int], past: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every way to deal one produce card to each hand that begins with ``dealt``.

    ``past`` are the goals of earlier seasons, hand by hand; under FS-7.2 none comes again.
    """
    hand = len(dealt)
    if hand == variant.hands:
        yield tuple(dealt)
        return
    had = past[hand :: variant.hands] if variant.no_repeats else ()
    for kind in KINDS:
        if kind not in dealt and kind not in had:
            yield from completions(variant, (*dealt, kind), past)


def deal_produce(variant: Variant, season: int, past: Sequence[int], chance: Chance) -> list[int]:
    """One produce card for each hand, every allowed deal as likely as any other (FS-2.2, FS-7.2)."""
    produce: list[int] = []
    for hand in range(variant.hands):
        weights = [0] * len(KINDS)
        for deal in completions(variant, produce, past):
            weights[deal[hand] - 1] += 1
        produce.append(chance.choose(f"season {season} produce {hand}", KIND_NAMES, weights) + 1)
    return produce

"""Sacks by season, the winner and the ties (FS-5.1, FS-5.2, FS-7.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.fistful.components import SEASONS
from rules.title import Outcome, Score

if TYPE_CHECKING:
    from rules.fistful.state import FistfulState


def scores_of(state: FistfulState) -> tuple[Score, ...]:
    """Per player the sacks of each season; all points break a tie (FS-5.2)."""
    variant = state.variant
    scores = []
    for player in range(variant.players):
        hands = range(player, variant.hands, variant.players)
        lines = []
        for season, name in enumerate(SEASONS):
            earned = state.past_sacks[season * variant.hands : (season + 1) * variant.hands]
            lines.append((name, sum(earned[hand] for hand in hands) if earned else 0))
        points = sum(sum(state.past_points[hand :: variant.hands]) for hand in hands)
        scores.append(Score(player, tuple(lines), (points,)))
    return tuple(scores)


def outcome_of(state: FistfulState) -> Outcome:
    """Most sacks wins, then most points; still tied, the win is shared (FS-5.2)."""
    standings = [(score.total, *score.tiebreak) for score in scores_of(state)]
    ranks = tuple(1 + sum(other > own for other in standings) for own in standings)
    winners = tuple(player for player, rank in enumerate(ranks) if rank == 1)
    best = [standing for standing in standings if standing[0] == max(standings)[0]]
    if len(winners) > 1:
        reason = "The win is shared: equal sacks and equal points."
    elif len(best) > 1:
        reason = "Sacks are equal; the most points over three seasons decide."
    else:
        reason = "The most sacks after three seasons win."
    return Outcome(winners, ranks, "FS-5.2", reason)

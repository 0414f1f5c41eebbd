"""Scores, the winner, and why the match is over (SF-10, SF-11.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.sunfield.components import ANIMALS
from rules.sunfield.scoring import score_lines
from rules.sunfield.variant import DECK
from rules.title import Outcome, Score

if TYPE_CHECKING:
    from rules.sunfield.state import SunfieldState


def scores_of(state: SunfieldState) -> tuple[Score, ...]:
    """Per player the score sheet as it stands; Seeds break a tie (SF-11.9)."""
    return tuple(
        Score(player, score_lines(state.variant, farm), (farm.seeds,))
        for player, farm in enumerate(state.farms)
    )


def outcome_of(state: SunfieldState) -> Outcome:
    """Most points win, then most Seeds; still level, the win is shared."""
    standings = [(score.total, *score.tiebreak) for score in scores_of(state)]
    ranks = tuple(1 + sum(other > own for other in standings) for own in standings)
    winners = tuple(player for player, rank in enumerate(ranks) if rank == 1)
    level = [standing for standing in standings if standing[0] == max(standings)[0]]
    if len(winners) > 1:
        reason = "the win is shared: equal points and equal Seeds."
    elif len(level) > 1:
        reason = "points are equal, and the most Seeds win."
    else:
        reason = "the most points win."
    return Outcome(winners, ranks, "SF-11.9", f"{_cause(state)} and the round is over: {reason}")


def _cause(state: SunfieldState) -> str:
    """What set off the end (SF-10.1)."""
    empty = [name.capitalize() for name, left in zip(ANIMALS, state.board.left, strict=False) if left == 0]
    if len(empty) == len(ANIMALS):
        return "The tile piles are empty"
    if empty:
        return f"The {' and the '.join(empty)} pile {'is' if len(empty) == 1 else 'are'} empty"
    assert state.board.left[DECK] == 0
    return "No Client is left in the deck"

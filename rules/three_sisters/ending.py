"""The end: the winner and the ties, and alone the career chart (TS-18.7, TS-19.22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.three_sisters.scoring import score_of
from rules.title import Outcome, Score

if TYPE_CHECKING:
    from rules.three_sisters.state import ThreeSistersState

CAREERS: Final = (
    (0, "better_luck", "Better luck next year: the garden can do more."),
    (40, "county_fair", "You may show your harvest at the county fair."),
    (50, "blue_ribbon", "Your harvest wins a blue ribbon."),
    (65, "state_champ", "You are the champion gardener of the whole state."),
    (80, "blogger", "Everybody on the internet reads about your garden."),
    (100, "tv_show", "You get a garden show of your own on television."),
)
"""The career chart: from how many points on, id, sentence."""


def career(total: int) -> tuple[str, str]:
    """The id and the sentence of the career chart for a solo total (TS-19.22)."""
    return next((name, text) for least, name, text in reversed(CAREERS) if total >= least)


def scores_of(state: ThreeSistersState) -> tuple[Score, ...]:
    """Every player's score as it stands."""
    return tuple(score_of(player, sheet) for player, sheet in enumerate(state.sheets))


def outcome_of(state: ThreeSistersState) -> Outcome:
    """Most points wins, then most garden points; still tied, the win is shared (TS-18.7)."""
    scores = scores_of(state)
    if state.variant.solo:
        return Outcome((0,), (1,), "TS-19.22", career(scores[0].total)[1])
    standings = [(score.total, *score.tiebreak) for score in scores]
    ranks = tuple(1 + sum(other > own for other in standings) for own in standings)
    winners = tuple(player for player, rank in enumerate(ranks) if rank == 1)
    if len(winners) > 1:
        reason = "The win is shared: points and garden points are equal."
    elif sum(standing[0] == max(standings)[0] for standing in standings) > 1:
        reason = "Points are equal; the most garden points decide."
    else:
        reason = "The most points win."
    return Outcome(winners, ranks, "TS-18.7", reason)

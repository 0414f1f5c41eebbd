"""Scores and the outcome (HS-11, HS-13.12 to HS-13.14, HS-14.16, HS-14.17, HS-15.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.sprouts.beds import FLOWER, GARDENS
from rules.sprouts.components import LEMONADE_VP
from rules.sprouts.leftovers import leftover_points
from rules.sprouts.lemonade import RIVAL
from rules.sprouts.rival import rival_score
from rules.sprouts.solo import level_of
from rules.title import Outcome, Score

if TYPE_CHECKING:
    from rules.sprouts.state import SproutsState


def score_of(state: SproutsState, player: int) -> Score:
    """The spaces garden by garden, lemonade, seeds left over; ties by tokens, then in the Flower Garden.

    The Rival scores nothing for seeds (HS-13.12).
    """
    components = state.variant.components
    points = [0] * len(GARDENS)
    tokens = [0] * len(GARDENS)
    for space, owner in enumerate(state.board):
        if owner == player:
            points[components.space_garden[space]] += components.space_vp[space]
            tokens[components.space_garden[space]] += 1
    lines = [(garden, points[number]) for number, garden in enumerate(GARDENS)]
    lines.append(("lemonade", LEMONADE_VP if state.lemonade == player else 0))
    seeds = 0 if player == RIVAL else leftover_points(state.barrows[player] + state.pots[player])
    lines.append(("seeds", seeds))
    return Score(player, tuple(lines), (sum(tokens), tokens[FLOWER]))


def scores_of(state: SproutsState) -> tuple[Score, ...]:
    """The score of every player, if the match ended now."""
    return tuple(score_of(state, player) for player in range(state.variant.players))


def outcome_of(state: SproutsState) -> Outcome:
    """How the match ended."""
    if state.variant.solo:
        return _solo_outcome(state)
    if state.variant.teams:
        return _team_outcome(state)
    standings = [(score.total, *score.tiebreak) for score in scores_of(state)]
    winners, ranks = ranking(standings)
    return Outcome(winners, ranks, "HS-11.6", _reason(standings, "players"))


def ranking(standings: list[tuple[int, ...]]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who wins and everybody's rank; equal standings share one."""
    ranks = tuple(1 + sum(other > own for other in standings) for own in standings)
    return tuple(player for player, rank in enumerate(ranks) if rank == 1), ranks


def _reason(standings: list[tuple[int, ...]], sides: str) -> str:
    best, *others = sorted(standings, reverse=True)
    closest = others[0]
    if best[0] > closest[0]:
        return "The most victory points win."
    if best[1] > closest[1]:
        return "Victory points are equal; more sprouts on the board decide."
    if best[2] > closest[2]:
        return "Points and sprouts are equal; more sprouts in the Flower Garden decide."
    return f"Points and sprouts are equal: the {sides} share the win, and a glass of lemonade."


def _team_outcome(state: SproutsState) -> Outcome:
    """Partners add up, or the lower of their totals counts (HS-14.16, HS-15.2)."""
    scores = scores_of(state)
    standings: list[tuple[int, ...]] = []
    for first in (0, 1):
        pair = (scores[first], scores[first + 2])
        totals = (pair[0].total, pair[1].total)
        result = min(totals) if state.variant.lowest else sum(totals)
        tokens = (pair[0].tiebreak[place] + pair[1].tiebreak[place] for place in range(2))
        standings.append((result, *tokens))
    teams, places = ranking(standings)
    winners = tuple(player for player in range(4) if player % 2 in teams)
    ranks = tuple(places[player % 2] for player in range(4))
    rule = "HS-15.2" if state.variant.lowest else "HS-14.16"
    tied = standings[0][0] == standings[1][0]
    return Outcome(winners, ranks, "HS-14.17" if tied else rule, _reason(standings, "teams"))


def _solo_outcome(state: SproutsState) -> Outcome:
    """More points than the Rival win, and the margin gives the level (HS-13.13, HS-13.14)."""
    margin = score_of(state, 0).total - rival_score(state)
    level = level_of(state.variant.components, margin)
    if level is not None:
        return Outcome((0,), (1,), "HS-13.14", f"You beat the Rival. {level}!")
    if margin == 0:
        return Outcome((), (2,), "HS-13.13", "You are level with the Rival, and that is a win for the Rival.")
    return Outcome((), (2,), "HS-13.13", "The Rival has more victory points.")

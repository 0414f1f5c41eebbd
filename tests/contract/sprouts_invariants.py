"""What never stops being true in Herbaceous Sprouts, each under a name that is a sentence.

Sprouts and Lemonade are counted again here from the written position, independently of
``rules.sprouts.scoring``; dice, tokens and cards by what the walks of ``tests/rules/sprouts`` hold.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.sprouts.beds import BED_OF_NAME, GARDENS
from rules.sprouts.state import SproutsState
from rules.title import Json
from tests.contract.moments import Moment
from tests.rules.sprouts.sprouts_invariants import INVARIANTS


def sprouts(moment: Moment) -> SproutsState:
    """The state as what it is."""
    assert isinstance(moment.state, SproutsState)
    return moment.state


def planted(moment: Moment, owner: Json) -> dict[str, list[int]]:
    """What the sprouts of ``owner`` are worth, space by space, garden by garden."""
    worth = sprouts(moment).variant.components.worth
    board = moment.state.position()["board"]
    assert isinstance(board, dict)
    found: dict[str, list[int]] = {garden: [] for garden in GARDENS}
    for bed, owners in board.items():
        assert isinstance(owners, list)
        spaces = zip(owners, worth[BED_OF_NAME[bed]], strict=False)
        found[bed.partition("-")[0]] += [points for token, points in spaces if token == owner]
    return found


def _of_moment(invariant: Callable[[SproutsState], None]) -> Callable[[Moment], None]:
    def check(moment: Moment) -> None:
        invariant(sprouts(moment))

    check.__name__ = invariant.__name__
    return check


def scores_equal_a_recount_of_the_board(moment: Moment) -> None:
    state = sprouts(moment)
    for score in state.scores():
        gardens = planted(moment, score.player)
        lines = dict(score.lines)
        assert {garden: lines[garden] for garden in GARDENS} == {
            garden: sum(spaces) for garden, spaces in gardens.items()
        }
        assert lines["lemonade"] == (2 if state.position()["lemonade"] == score.player else 0)
        assert score.tiebreak == (sum(map(len, gardens.values())), len(gardens["flower"]))


def the_winner_has_the_most_points_then_sprouts_then_flowers(moment: Moment) -> None:
    state = sprouts(moment)
    outcome = state.outcome
    if outcome is not None and not state.variant.solo and not state.variant.teams:
        standings = [(score.total, *score.tiebreak) for score in state.scores()]
        assert [standings[player] for player in outcome.winners] == [max(standings)] * len(outcome.winners)
        assert len(outcome.winners) == standings.count(max(standings))


def partners_win_and_lose_together(moment: Moment) -> None:
    state = sprouts(moment)
    outcome = state.outcome
    if outcome is not None and state.variant.teams:
        assert outcome.ranks[:2] == outcome.ranks[2:]
        totals = [score.total for score in state.scores()]
        count = min if state.variant.lowest else sum
        results = [count((totals[team], totals[team + 2])) for team in (0, 1)]
        assert all(results[player % 2] == max(results) for player in outcome.winners)


SPROUTS_INVARIANTS = (
    *map(_of_moment, INVARIANTS),
    scores_equal_a_recount_of_the_board,
    the_winner_has_the_most_points_then_sprouts_then_flowers,
    partners_win_and_lose_together,
)

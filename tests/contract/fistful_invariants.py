"""What never stops being true in A Fistful of Seeds, each under a name that is a sentence.

Sacks and harvests are counted again here, independently of ``rules.fistful``.
"""

from __future__ import annotations

from rules.fistful.events import Harvested, RoundStarted, SeedTaken
from rules.fistful.state import FistfulState
from tests.contract.moments import Moment
from tests.rules.fistful.fistful_recount import recount

SACKS = (3, 2, 1, 0)


def fistful(moment: Moment) -> FistfulState:
    """The state as what it is."""
    assert isinstance(moment.state, FistfulState)
    return moment.state


def every_seed_is_in_exactly_one_place(moment: Moment) -> None:
    state = fistful(moment)
    for kind in (1, 2, 3, 4):
        assert state.field.count(kind) + sum(state.hands[kind - 1 :: 4]) == 6
    assert sorted(state.free) == state.free
    assert [plot for plot in range(25) if state.field[plot] == 0] == state.free
    assert state.field[12] == 5


def hand_counts_match_the_round(moment: Moment) -> None:
    state = fistful(moment)
    count = state.variant.hands
    rounds = 24 // count
    for hand in range(count):
        has_planted = state.phase != 0 or (hand - state.starter) % count < state.turn
        assert sum(state.hands[4 * hand : 4 * hand + 4]) == rounds - state.round + (not has_planted)
        assert min(state.hands[4 * hand : 4 * hand + 4]) >= 0


def goals_are_dealt_when_they_should_be(moment: Moment) -> None:
    state = fistful(moment)
    options = moment.case.setup.options
    late = moment.case.setup.players == 3 or bool(options["late_goals"])
    if late and state.round < 3:
        assert set(state.produce) == {0}
    else:
        assert len(set(state.produce) - {0}) == state.variant.hands
    if options["no_repeats"]:
        count = state.variant.hands
        for hand in range(count):
            goals = state.past_produce[hand::count]
            assert len(set(goals)) == len(goals)


def every_player_has_planted_and_passed_as_often_as_the_others(moment: Moment) -> None:
    state = fistful(moment)
    count = state.variant.hands
    swaps = count * (state.round - 1)
    assert len(state.passes) == swaps + (state.turn if state.phase == 1 else 0)
    planted = count * (state.round - (state.phase == 0)) + (state.turn if state.phase == 0 else 0)
    assert len(state.plantings) == planted == 24 - len(state.free)


def a_swap_gives_and_takes_one_card_a_hand(moment: Moment) -> None:
    state = fistful(moment)
    count = state.variant.hands
    taken = [event for event in moment.told if isinstance(event, SeedTaken)]
    begun = [event.round for event in moment.told if isinstance(event, RoundStarted)]
    assert len(taken) == (count if any(round_ > 1 for round_ in begun) else 0)
    if taken:
        assert sorted(event.from_hand for event in taken) == list(range(count))
        assert all(event.hand == (event.from_hand + 1) % count for event in taken)


def field_points_equal_a_recount(moment: Moment) -> None:
    for event in moment.told:
        if isinstance(event, Harvested):
            assert 0 not in event.field
            assert list(event.points) == [recount(event.field, "?CWAP"[goal]) for goal in event.produce]


def sacks_follow_points(moment: Moment) -> None:
    state = fistful(moment)
    count = state.variant.hands
    for start in range(0, len(state.past_points), count):
        points = state.past_points[start : start + count]
        places = [len({other for other in points if other > own}) for own in points]
        assert state.past_sacks[start : start + count] == [SACKS[place] for place in places]


def scores_add_up(moment: Moment) -> None:
    state = fistful(moment)
    players, count = moment.case.setup.players, state.variant.hands
    for score in state.scores():
        mine = [n for n in range(len(state.past_sacks)) if n % count % players == score.player]
        assert score.total == sum(state.past_sacks[n] for n in mine)
        assert score.tiebreak == (sum(state.past_points[n] for n in mine),)


def the_winner_has_the_most_sacks_and_of_those_the_most_points(moment: Moment) -> None:
    outcome = moment.state.outcome
    if outcome is not None:
        standings = [(score.total, score.tiebreak) for score in moment.state.scores()]
        assert [standings[player] for player in outcome.winners] == [max(standings)] * len(outcome.winners)
        assert len(outcome.winners) == standings.count(max(standings))
        assert list(outcome.ranks) == [1 + sum(other > own for other in standings) for own in standings]


FISTFUL_INVARIANTS = (
    every_seed_is_in_exactly_one_place,
    hand_counts_match_the_round,
    goals_are_dealt_when_they_should_be,
    every_player_has_planted_and_passed_as_often_as_the_others,
    a_swap_gives_and_takes_one_card_a_hand,
    field_points_equal_a_recount,
    sacks_follow_points,
    scores_add_up,
    the_winner_has_the_most_sacks_and_of_those_the_most_points,
)

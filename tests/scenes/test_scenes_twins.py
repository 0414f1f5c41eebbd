"""The matches that the tests of secrets stand on: alike for one player, and really different."""

from __future__ import annotations

import pytest

from tests.game.playing import new_match, play_on
from tests.scenes.fistful_twins import season_start, twin_of


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("count", [0, 6, 15, 30, 60, 70, 100])
def test_a_twin_is_alike_for_its_player_at_every_moment(players: int, count: int) -> None:
    match = play_on(new_match(kinds=["person"] * players), count)
    for player in range(players):
        twin = twin_of(match, player, seed=count + player)
        for moment in range(match.action_count + 1):
            seen, alike = match.state_at(moment).observe(player), twin.state_at(moment).observe(player)
            assert seen == alike
        told = [[event.seen_by(player) for event in entry.events] for entry in match.history]
        assert told == [[event.seen_by(player) for event in entry.events] for entry in twin.history]


def test_a_twin_differs_from_the_deal_on() -> None:
    match = play_on(new_match(kinds=["person"] * 4), 20)
    twin = twin_of(match, 0, seed=1)
    for moment in range(season_start(match), 21):
        assert twin.state_at(moment) != match.state_at(moment)

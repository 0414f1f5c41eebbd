"""What players can know: everything on the table, in a closed fist too (HS-1.8, HS-15.4).

The giver of a closed fist chooses and opens it in one action, between which nobody else decides. So
there is no moment at which the state holds a choice that somebody may not know; what is picked but
not confirmed is in the hands of whoever shows it, the table.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.chance import Seeded, Stream
from rules.sprouts import TITLE
from rules.sprouts.actions import Give
from rules.sprouts.state import SproutsState
from rules.title import Action, Json

SILENT: dict[str, Json] = {"mode": "teams", "no_table_talk": True}
MATCHES = 4
PLAYERS = range(4)


def moments(count: int = MATCHES) -> Iterator[tuple[SproutsState, Action]]:
    """Every moment of some matches with closed fists, with the action that comes next."""
    for seed in range(count):
        chance, pick = Seeded(seed), Stream(seed)
        state = TITLE.new(TITLE.meta.setup(4, SILENT), chance)
        while actions := state.legal_actions():
            action = actions[pick.below(len(actions))]
            yield state, action
            state.advance(action, chance)


@pytest.mark.rule("HS-1.8", "HS-15.4")
def test_all_players_see_the_same_and_all_of_it() -> None:
    for state, _action in moments():
        for player in PLAYERS:
            seen = state.observe(player)
            assert seen.determinize(player, Stream(1)) == state
            assert {**seen.position(), "observer": None} == state.position()


@pytest.mark.rule("HS-15.4")
def test_whatever_the_fist_will_hold_the_others_see_the_same() -> None:
    gifts = 0
    for state, _action in moments():
        if state.decision is None or state.decision.kind != "give":
            continue
        gifts += 1
        before = [state.observe(player).position() for player in PLAYERS]
        for choice in state.legal_actions():
            assert state.refusal(choice) is None
            assert all(state.reveals(choice, player) for player in PLAYERS)
            assert [state.observe(player).position() for player in PLAYERS] == before
        for player in PLAYERS:
            assert player == state.current_player or not state.observe(player).legal_actions()
    assert gifts > 20


@pytest.mark.rule("HS-15.4")
def test_an_open_fist_is_seen_by_all() -> None:
    gifts = 0
    for state, action in moments(1):
        if isinstance(action, Give):
            gifts += 1
            for event in state.copy().apply(action, Seeded(9)):
                assert all(event.seen_by(player) == event for player in PLAYERS)
    assert gifts > 20

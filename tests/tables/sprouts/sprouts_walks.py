"""Random matches of Herbaceous Sprouts, a state at a time, without a window."""

from __future__ import annotations

from collections.abc import Iterator

from game.match import Match
from game.titles import title_of
from rules.chance import Stream
from rules.sprouts.actions import Done
from rules.sprouts.state import SproutsState
from rules.title import Event, Json
from tests.tables.sprouts.sprouts_playing import new_match


def states(
    players: int, options: dict[str, Json], seed: int, *, eager: bool = False, idle: bool = False
) -> Iterator[SproutsState]:
    """Every state in which somebody is asked.

    ``eager`` players end a step only when they must, ``idle`` ones at once.
    """
    title = title_of("sprouts")
    chance = Stream(seed)
    state = title.new(title.meta.setup(players, options), chance)
    assert isinstance(state, SproutsState)
    while state.current_player is not None:
        yield state
        legal = list(state.legal_actions())
        if eager and len(legal) > 1 and isinstance(legal[0], Done):
            legal = legal[1:]
        if idle and isinstance(legal[0], Done):
            legal = legal[:1]
        state = state.copy()
        state.advance(legal[chance.below(len(legal))], chance)


def played(players: int, options: dict[str, Json], seed: int) -> tuple[Match, list[Event]]:
    """A whole match and everything that happened in it."""
    match = new_match(players, options, seed)
    chance = Stream(seed)
    events: list[Event] = []
    while match.outcome is None:
        legal = match.state.legal_actions()
        events += match.act(legal[chance.below(len(legal))])
    return match, events

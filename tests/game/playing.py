"""Matches for the tests of the program, played by random choice."""

from __future__ import annotations

from collections.abc import Sequence

from game.match import Match
from game.seats import seat
from game.titles import title_of
from rules.chance import Stream
from rules.title import Action, Json

PERSON_AND_THREE = ("person", "gardener", "gardener", "gardener")


def new_match(
    seed: int = 7, kinds: Sequence[str] = PERSON_AND_THREE, options: dict[str, Json] | None = None
) -> Match:
    """A match of Fistful with a seat of each of ``kinds``."""
    title = title_of("fistful")
    seats = [seat(kind, number) for number, kind in enumerate(kinds)]
    return Match(title, title.meta.setup(len(kinds), options), seed, seats)


def random_action(match: Match, chance: Stream) -> Action:
    """Any legal action."""
    actions = match.state.legal_actions()
    return actions[chance.below(len(actions))]


def play_on(match: Match, count: int = 10_000, seed: int = 1) -> Match:
    """Plays ``count`` random actions, or to the end."""
    chance = Stream(seed)
    for _ in range(count):
        if match.outcome is not None:
            break
        match.act(random_action(match, chance))
    return match


def play_until(match: Match, kind: str, player: int, seed: int = 1) -> Match:
    """Plays random actions until ``player`` is asked for a decision of this ``kind``."""
    chance = Stream(seed)
    while (decision := match.state.decision) is None or (decision.kind, decision.player) != (kind, player):
        match.act(random_action(match, chance))
    return match

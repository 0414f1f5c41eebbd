"""Two matches of A Fistful of Seeds that one player cannot tell apart, all the way back to the deal."""

from __future__ import annotations

from dataclasses import replace

from game.match import Entry, Match
from rules.chance import Stream
from rules.fistful.actions import PASS, Pass, Plant
from rules.fistful.events import HandDealt, ProduceDealt, SeedTaken
from rules.fistful.state import OVER, FistfulState
from rules.title import Event, State


def twin_of(match: Match, player: int, seed: int) -> Match:
    """Another match with the same seats and the same open play, in which secrets are dealt otherwise.

    At every moment of it `player` sees what they see in `match`; the others' hands, goals and hidden
    passes of this season are a guess that fits.
    """
    state = of_fistful(match.state)
    guess = of_fistful(state.determinize(player, Stream(seed)))
    begin = season_start(match)
    twin = Match(match.title, match.setup, match.seed, match.seats)
    twin._entries = list(match._entries[:begin])
    start = of_fistful(match.state_at(begin)).copy()
    start.hands = hands_at_the_start(match, guess)
    if begin:
        last = twin._entries[-1]
        twin._entries[-1] = replace(last, after=start, events=redealt(last.events, start, guess))
    else:
        twin._start = start
    passes = iter(guess.passes)
    for entry in match._entries[begin:]:
        action = PASS[next(passes) - 1] if isinstance(entry.action, Pass) else entry.action
        twin.act(action, automatic=entry.automatic)
    for number in range(begin, len(twin._entries) + 1):
        with_goals(twin.state_at(number), guess)
    twin._entries[begin:] = [with_events(entry, guess) for entry in twin._entries[begin:]]
    return twin


def season_start(match: Match) -> int:
    """How many actions lie before the season that is played now."""
    state = of_fistful(match.state)
    assert state.phase != OVER
    variant = state.variant
    return (state.season - 1) * variant.hands * (2 * variant.hand_size - 1)


def hands_at_the_start(match: Match, guess: FistfulState) -> list[int]:
    """What must have been dealt for the guess to come about."""
    hands = guess.hands[:]
    passes = iter(guess.passes)
    given: list[int] = []
    for entry in match._entries[season_start(match) :]:
        turn = len(given)
        if isinstance(entry.action, Plant):
            hands[4 * planting_hand(entry) + entry.action.kind - 1] += 1
        else:
            given.append(next(passes))
        for event in entry.events:
            if isinstance(event, SeedTaken):
                kind = given[(event.from_hand - entry_starter(entry)) % guess.variant.hands]
                hands[4 * event.hand + kind - 1] -= 1
                hands[4 * event.from_hand + kind - 1] += 1
        if len(given) == turn + 1 == guess.variant.hands:
            given.clear()
    return hands


def planting_hand(entry: Entry) -> int:
    """The hand that a seed was planted from."""
    return next(int(getattr(event, "hand")) for event in entry.events if hasattr(event, "plot"))  # noqa: B009


def entry_starter(entry: Entry) -> int:
    """The hand that began the round which this entry ended."""
    takes = [event for event in entry.events if isinstance(event, SeedTaken)]
    return takes[0].from_hand


def with_goals(state: State, guess: FistfulState) -> None:
    """Deal the guessed goals where goals are dealt already."""
    seen = of_fistful(state)
    if any(seen.produce):
        seen.produce = guess.produce[:]


def with_events(entry: Entry, guess: FistfulState) -> Entry:
    """The same entry, telling of the guessed goals."""
    return replace(entry, events=tuple(with_goal(event, guess) for event in entry.events))


def with_goal(event: Event, guess: FistfulState) -> Event:
    return replace(event, kind=guess.produce[event.hand]) if isinstance(event, ProduceDealt) else event


def redealt(events: tuple[Event, ...], start: FistfulState, guess: FistfulState) -> tuple[Event, ...]:
    """The events of a new season with other hands."""
    return tuple(
        replace(event, counts=tuple(start.hands[4 * event.hand : 4 * event.hand + 4]))
        if isinstance(event, HandDealt)
        else with_goal(event, guess)
        for event in events
    )


def of_fistful(state: State) -> FistfulState:
    assert isinstance(state, FistfulState)
    return state

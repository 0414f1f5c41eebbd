"""Learning a title's weights by playing against itself: TD(lambda) on every player's view.

Sutton (1988), Tesauro (1995). At every decision each player's state is remembered; when the match is
over, what each expected is moved towards what came: the lambda-return, a mix of what was expected
later and what was reached. Actions are chosen one ply deep by the value learned so far, now and then
at random.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.features import Features
from game.ai.learned import LearnedValue
from rules.chance import Stream
from rules.title import Setup, State, Title

SEED_STEP: Final = 7_919
LIMIT: Final = 2**31 - 1


@dataclass(frozen=True)
class Pace:
    """How one stretch of matches is learned from.

    ``rate`` is how far an expectation moves towards what came, shared among its features;
    ``explore`` the share of random actions; ``trace`` the lambda.
    """

    rate: float
    explore: float
    trace: float = 0.9


def play_and_learn(  # noqa: PLR0913, PLR0917 - a match and what learns from it
    title: Title, features: Features, weights: dict[str, list[float]], setup: Setup, seed: int, pace: Pace
) -> list[float]:
    """One match that ``weights`` learn from in place; returns what each player reached."""
    chance = Stream(seed % LIMIT)
    value = LearnedValue(features, weights)
    state = title.new(setup, chance)
    learned = weights[features.weight_set(state)]
    viewers = range(setup.players)
    seen: list[list[list[int]]] = [[] for _ in viewers]
    scored: list[list[float]] = [[] for _ in viewers]
    chapter = features.chapter(state)
    while (player := state.current_player) is not None:
        actions = features.considered(state, state.legal_actions())
        chosen = 0
        if len(actions) > 1:
            for viewer in viewers:
                seen[viewer].append(features.active(state, viewer))
                scored[viewer].append(features.scored(state, viewer))
            if chance.below(10_000) < 10_000 * pace.explore:
                chosen = chance.below(len(actions))
            else:
                chosen = best_action(state, player, value, chance, setup.players)
        state.advance(actions[chosen], chance)
        if state.current_player is None or features.chapter(state) != chapter:
            chapter = features.chapter(state)
            for viewer in viewers:
                _learn(learned, seen[viewer], scored[viewer], features.reached(state, viewer), pace)
                seen[viewer], scored[viewer] = [], []
    return [features.reached(state, viewer) for viewer in viewers]


def best_action(state: State, player: int, value: LearnedValue, chance: Stream, players: int = 1) -> int:
    """The number, of those considered, of the action that promises ``player`` the most, one ply deep.

    With the number of ``players``, the others count as the title wants.
    """
    guess = state.determinize(player, chance)
    touches_others = players > 1 and value.features.touches_others(state)
    dice = chance.below(LIMIT)
    best, chosen = -1e9, 0
    for number, action in enumerate(value.features.considered(state, state.legal_actions())):
        after = guess.copy()
        after.advance(action, Stream(dice))
        worth = value.value(after, player)
        if touches_others:
            worth = value.features.margin(after, value.values(after, players), player)
        if worth > best:
            best, chosen = worth, number
    return chosen


def _learn(
    weights: list[float], seen: Sequence[Sequence[int]], scored: Sequence[float], reached: float, pace: Pace
) -> None:
    """Moves each expectation towards its lambda-return, the last first."""
    aim = reached
    for active, sure in zip(reversed(seen), reversed(scored), strict=True):
        expected = sure
        for feature in active:
            expected += weights[feature]
        step = pace.rate * (aim - expected) / max(1, len(active))
        for feature in active:
            weights[feature] += step
        aim = pace.trace * aim + (1 - pace.trace) * expected


def play_stretch(  # noqa: PLR0913, PLR0917 - what is played, from which weights, and how
    title: Title,
    features: Features,
    weights: Mapping[str, list[float]],
    setups: Sequence[Setup],
    seeds: range,
    pace: Pace,
) -> tuple[dict[str, list[float]], float]:
    """So many matches with the setups in turn; the weights they led to and the mean of what was reached."""
    own = {name: list(listed) for name, listed in weights.items()}
    total, players = 0.0, 0
    for seed in seeds:
        setup = setups[seed % len(setups)]
        reached = play_and_learn(title, features, own, setup, 1 + seed * SEED_STEP, pace)
        total += sum(reached)
        players += len(reached)
    return own, total / max(1, players)

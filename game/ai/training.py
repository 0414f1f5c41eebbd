"""Learning a title's weights by playing against itself: TD(lambda) on every player's view.

Sutton (1988), Tesauro (1995). At every decision each player's state is remembered; when the match is
over, what each expected is moved towards what came: the lambda-return, a mix of what was expected
later and what was reached. Actions are chosen by the value learned so far, one ply deep or by a search
of a few ways (what a search comes to, its leaves must be judged by: Anthony, Tian and Barber 2017), now
and then at random.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from game.ai.choice import Budget
from game.ai.features import Features
from game.ai.leads import LIMIT, leads
from game.ai.learned import LearnedValue
from game.ai.search import search
from rules.chance import Stream
from rules.title import Setup, State, Title

SEED_STEP: Final = 7_919
SECONDS: Final = 60.0
"""The cap of a search, so far off that the ways alone decide."""


@dataclass(frozen=True)
class Pace:
    """How one stretch of matches is learned from.

    ``rate`` is how far an expectation moves towards what came, shared among its features;
    ``explore`` the share of random actions; ``trace`` the lambda. ``passes`` is how often the
    stretch is gone over again when it has been played (replay, Lin 1992). A search of so many
    ``ways`` chooses the actions; with none they are chosen one ply deep.
    """

    rate: float
    explore: float
    trace: float = 0.9
    passes: int = 0
    ways: int = 0


@dataclass
class View:
    """What one player saw in a chapter of a match: features and points at every decision."""

    seen: list[list[int]] = field(default_factory=list)
    scored: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Lesson:
    """What a player saw in a chapter, what it had ``reached`` then, and which weights that teaches."""

    weight_set: str
    view: View
    reached: float


def chapters(
    title: Title, value: LearnedValue, setup: Setup, seed: int, pace: Pace
) -> Iterator[list[tuple[View, float]]]:
    """One match against itself: for each chapter what each player saw, and what they had reached then.

    Actions are chosen by ``value``, and at random in a share ``pace.explore`` of decisions.
    """
    features = value.features
    chance = Stream(seed % LIMIT)
    state = title.new(setup, chance)
    views = [View() for _ in range(setup.players)]
    chapter = features.chapter(state)
    while (player := state.current_player) is not None:
        actions = features.considered(state, state.legal_actions())
        action = actions[0]
        if len(actions) > 1:
            for viewer, view in enumerate(views):
                view.seen.append(features.active(state, viewer))
                view.scored.append(features.scored(state, viewer))
            if chance.below(10_000) < 10_000 * pace.explore:
                action = actions[chance.below(len(actions))]
            elif pace.ways:
                action = search(state.observe(player), value, Budget(pace.ways, SECONDS), chance).action
            else:
                action = actions[best_action(state, player, value, chance, setup.players)]
        state.advance(action, chance)
        if state.current_player is None or features.chapter(state) != chapter:
            chapter = features.chapter(state)
            yield [(view, features.reached(state, viewer)) for viewer, view in enumerate(views)]
            views = [View() for _ in views]


def play_and_learn(  # noqa: PLR0913, PLR0917 - a match and what learns from it
    title: Title, features: Features, weights: dict[str, list[float]], setup: Setup, seed: int, pace: Pace
) -> list[Lesson]:
    """One match that ``weights`` learn from in place; returns what it taught, the last chapter last."""
    value = LearnedValue(features, weights)
    weight_set = features.weight_set(title.new(setup, Stream(seed % LIMIT)))
    lessons: list[Lesson] = []
    for views in chapters(title, value, setup, seed, pace):
        for view, reached in views:
            lessons.append(Lesson(weight_set, view, reached))
            _learn(weights[weight_set], view, reached, pace)
    return lessons


def best_action(state: State, player: int, value: LearnedValue, chance: Stream, players: int) -> int:
    """The number, of those considered, of the action that leads farthest, one ply deep."""
    guess = state.determinize(player, chance)
    actions = value.features.considered(guess, guess.legal_actions())
    ahead = leads(guess, actions, value, players, chance.below(LIMIT))
    return ahead.index(max(ahead))


def _learn(weights: list[float], view: View, reached: float, pace: Pace) -> None:
    """Moves each expectation towards its lambda-return, the last first."""
    aim = reached
    for active, sure in zip(reversed(view.seen), reversed(view.scored), strict=True):
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
    lessons: list[Lesson] = []
    total, players = 0.0, 0
    for seed in seeds:
        setup = setups[seed % len(setups)]
        taught = play_and_learn(title, features, own, setup, 1 + seed * SEED_STEP, pace)
        total += sum(lesson.reached for lesson in taught[-setup.players :])
        players += setup.players
        lessons += taught
    _go_over(own, lessons, pace, Stream(seeds.start % LIMIT))
    return own, total / max(1, players)


def _go_over(weights: Mapping[str, list[float]], lessons: list[Lesson], pace: Pace, chance: Stream) -> None:
    """Learns again from what was played, each time in another order."""
    for _ in range(pace.passes):
        for last in range(len(lessons) - 1, 0, -1):
            other = chance.below(last + 1)
            lessons[last], lessons[other] = lessons[other], lessons[last]
        for lesson in lessons:
            _learn(weights[lesson.weight_set], lesson.view, lesson.reached, pace)

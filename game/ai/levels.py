"""The levels of computer players, weakest first. They are the same for every title."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from game.ai.beginner import take_a_chance
from game.ai.characters import Character, lean
from game.ai.choice import Budget, Choice, Stop, never
from game.ai.leads import weigh
from game.ai.learned import LearnedValue, learned_value
from game.ai.one_ply import look_ahead
from game.ai.search import search
from game.ai.weights import WeightsError
from rules.chance import Stream
from rules.title import State

MAX_SECONDS: Final = 60.0
MAX_ITERATIONS: Final = 100_000

Play: TypeAlias = Callable[[str, State, Budget, Stream], Choice]
"""How a level finds its action in a title: from its player's observation."""


class UnknownLevelError(ValueError):
    """An id that no level has. Its text is one clear sentence."""


@dataclass(frozen=True, slots=True)
class Level:
    """A kind of computer player. ``line`` says honestly how it plays.

    ``iterations`` and ``seconds`` are its budget for one decision where nobody gives another;
    ``iterations_in`` are those of the titles that ask for more or less.
    """

    id: str
    name: str
    line: str
    iterations: int
    seconds: float
    play: Play
    iterations_in: Mapping[str, int] = field(default_factory=dict)

    def iterations_for(self, title_id: str) -> int:
        """How many iterations it takes for a decision of a title where nobody says otherwise."""
        return self.iterations_in.get(title_id, self.iterations)


def _seedling(title_id: str, observation: State, budget: Budget, chance: Stream) -> Choice:
    from game.ai.registry import EVALUATIONS  # noqa: PLC0415 - the window knows the levels and never thinks

    return take_a_chance(observation, EVALUATIONS[title_id]().glance, budget, chance)


def _gardener(title_id: str, observation: State, budget: Budget, chance: Stream) -> Choice:
    from game.ai.registry import EVALUATIONS  # noqa: PLC0415

    return look_ahead(observation, EVALUATIONS[title_id]().value, budget, chance)


def _grower(title_id: str, observation: State, budget: Budget, chance: Stream) -> Choice:
    """One ply of the learned value; a little search where the title says that one ply is too short."""
    value = _learned(title_id)
    if value.features.looks_ahead:
        return search(observation, value, budget, chance)
    return weigh(observation, value, budget, chance)


def _expert(title_id: str, observation: State, budget: Budget, chance: Stream) -> Choice:
    return search(observation, _learned(title_id), budget, chance)


def _learned(title_id: str) -> LearnedValue:
    value = learned_value(title_id)
    assert isinstance(value, LearnedValue)  # `_missing` has looked
    return value


_GROWER_ITERATIONS: Final = {"sunfield": 30}
"""Ways of a short search, where one ply shows too little."""

_EXPERT_ITERATIONS: Final = {"sunfield": 600, "three_sisters": 100}
"""More ways where shapes on a plot hide what a state is worth; fewer where the value says it all."""

GARDENER: Final = Level(
    "gardener", "Gardener", "Weighs every action with care, one step ahead.", 6, 2.0, _gardener
)
LEVELS: Final[tuple[Level, ...]] = (
    Level("seedling", "Seedling", "Sees what scores now, and often misses it.", 1, 1.0, _seedling),
    GARDENER,
    Level(
        "grower",
        "Grower",
        "Learned from many matches what pays, but has its whims.",
        6,
        0.7,
        _grower,
        _GROWER_ITERATIONS,
    ),
    Level("expert", "Expert", "Knows what pays, and looks far ahead.", 300, 2.0, _expert, _EXPERT_ITERATIONS),
)


def level_of(level_id: str) -> Level:
    """The level called ``level_id``; raises :class:`UnknownLevelError`."""
    for level in LEVELS:
        if level.id == level_id:
            return level
    ids = ", ".join(level.id for level in LEVELS)
    raise UnknownLevelError(f"There is no level {level_id[:40]!r}; the levels are: {ids}.")


def choose(  # noqa: PLR0913 - a decision, who makes it, and its budget
    title_id: str,
    level: Level,
    observation: State,
    seed: int,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    stop: Stop = never,
    character: Character | None = None,
) -> Choice:
    """What ``level`` does for the player to act, who sees ``observation`` and nothing else.

    The same observation, seed and iterations give the same choice as long as the seconds suffice.
    A ``character`` chooses among what is nearly as good by its own taste.
    """
    if observation.observer is None or observation.observer != observation.current_player:
        raise ValueError("A computer player thinks about an observation of its own, on its turn.")
    remark = _missing(title_id, level)
    player = GARDENER if remark else level
    budget = Budget(
        iterations=player.iterations_for(title_id) if iterations is None else min(iterations, MAX_ITERATIONS),
        seconds=player.seconds if seconds is None else min(seconds, MAX_SECONDS),
        stop=stop,
    )
    choice = player.play(title_id, observation, budget, Stream(seed))
    if character is not None:
        from game.ai.registry import LIKINGS  # noqa: PLC0415

        choice = lean(choice, observation, LIKINGS[title_id], character.leaning)
    return replace(choice, remark=remark) if remark else choice


def _missing(title_id: str, level: Level) -> str:
    """What a level lacks to play as its name says: it then plays as a Gardener, by rules of thumb."""
    value = learned_value(title_id) if level.play in (_grower, _expert) else None
    return f"The {level.name} plays like a Gardener: {value}" if isinstance(value, WeightsError) else ""

"""Computer players against each other: rotated seats, the same deals for every rotation.

A *group* is one deal played once for each rotation of the seats, so that luck of the deal and of
the place at the table is the same for all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from time import perf_counter
from typing import TypeAlias

from game.ai.characters import character_of
from game.ai.choice import Choice
from game.ai.levels import choose, level_of
from game.executors import in_order
from game.match import MAX_SEED, Match
from game.opponents import thinking_seed
from game.seats import Seat, seat
from game.titles import title_with

Progress: TypeAlias = Callable[[int, int], None]
"""Called with how many matches are done and how many there will be."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played. ``matches`` is rounded up to whole groups.

    ``iterations`` and ``seconds`` are everybody's budget for a decision; None leaves each level its own.
    ``components`` is the text of an owner's file for processes that have no data folder; None plays
    with the program's own components.
    """

    title_id: str
    levels: tuple[str, ...]
    """The level of each seat, or one of its characters: ``gardener``, ``gardener:Iris``."""

    options: Mapping[str, bool | int | str]
    matches: int
    seed: int
    components: str | None = None
    iterations: int | None = None
    seconds: float | None = None

    @property
    def groups(self) -> int:
        """How many deals are played, each with every rotation of the seats."""
        return -(-self.matches // len(self.levels))


@dataclass(slots=True)
class SeatTally:
    """What one entry of ``Plan.levels`` reached. ``wins`` counts a shared win as its share.

    Decisions with a single legal action are not counted: nobody thinks about them. ``nodes`` are
    the visits of the actions considered; ``times`` counts the decisions by their whole milliseconds.
    ``remark`` says what kept the level from playing as its name says, if anything did.
    """

    level: str
    wins: float = 0.0
    score: int = 0
    decisions: int = 0
    seconds: float = 0.0
    nodes: int = 0
    times: Counter[int] = field(default_factory=Counter)
    remark: str = ""

    def add(self, other: SeatTally) -> None:
        """Adds what the same seat reached in other matches."""
        self.wins += other.wins
        self.score += other.score
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.nodes += other.nodes
        self.times += other.times
        self.remark = self.remark or other.remark

    def count(self, choice: Choice, seconds: float) -> None:
        """Counts a decision and how long it took."""
        if len(choice.considered) > 1:
            self.decisions += 1
            self.seconds += seconds
            self.nodes += sum(each.visits for each in choice.considered)
            self.times[int(1000 * seconds)] += 1
        self.remark = self.remark or choice.remark


@dataclass(slots=True)
class ArenaResult:
    """The tally of every seat over ``matches`` matches."""

    title_id: str
    matches: int = 0
    seats: list[SeatTally] = field(default_factory=list)


def run(plan: Plan, executor: Executor | None, progress: Progress) -> ArenaResult:
    """Plays the whole plan, by ``executor`` if there is one. The same plan gives the same matches."""
    result = ArenaResult(plan.title_id, 0, [SeatTally(level) for level in plan.levels])
    total = plan.groups * len(plan.levels)
    progress(0, total)
    groups = ((plan, group) for group in range(plan.groups))
    for tallies in in_order(executor, play_group, groups):
        for sum_, tally in zip(result.seats, tallies, strict=True):
            sum_.add(tally)
        result.matches += len(plan.levels)
        progress(result.matches, total)
    return result


def play_group(plan: Plan, group: int) -> list[SeatTally]:
    """One deal with every rotation of the seats; a tally for each entry of ``plan.levels``."""
    tallies = [SeatTally(level) for level in plan.levels]
    count = len(plan.levels)
    for turn in range(count):
        entries = [(player + turn) % count for player in range(count)]
        _play(plan, (plan.seed + group) % (MAX_SEED + 1), entries, tallies)
    return tallies


def seat_of_entry(entry: str, player: int) -> Seat:
    """The seat of an entry of ``Plan.levels``."""
    level, _, name = entry.partition(":")
    return seat(level, player, name)


def _play(plan: Plan, seed: int, entries: Sequence[int], tallies: Sequence[SeatTally]) -> None:
    """One match in which player ``p`` is entry ``entries[p]`` of the plan's levels."""
    title = title_with(plan.title_id, plan.components)
    seats = [seat_of_entry(plan.levels[entry], player) for player, entry in enumerate(entries)]
    match = Match(title, title.meta.setup(len(seats), dict(plan.options)), seed, seats)
    while (player := match.state.current_player) is not None:
        tally = tallies[entries[player]]
        level, character = level_of(seats[player].kind), character_of(seats[player].kind, seats[player].name)
        observation = match.state.observe(player)
        started = perf_counter()
        thinking = thinking_seed(seed, match.action_count, player)
        choice = choose(
            plan.title_id,
            level,
            observation,
            thinking,
            iterations=plan.iterations,
            seconds=plan.seconds,
            character=character,
        )
        tally.count(choice, perf_counter() - started)
        match.act(choice.action)
    assert match.outcome is not None
    for player, score in enumerate(match.state.scores()):
        tallies[entries[player]].score += score.total
    for player in match.outcome.winners:
        tallies[entries[player]].wins += 1 / len(match.outcome.winners)

"""How fast the rules are: random play of every title beside python-chess's random legal play.

All are measured in short slices, one after another and round and round, and the median slice
counts: so a machine that is busy with something else for a while is fair to all.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Final, TypeAlias

from game.bench_figures import RulesFigures
from game.titles import TITLES
from rules.chance import Stream
from rules.title import State, Title

try:
    import chess
except ImportError:  # a development package only
    chess = None  # type: ignore[assignment]

SLICE_SECONDS: Final = 0.1
TOTAL_SECONDS: Final = 16.0
COPIES: Final = 2000
MAX_QUIET_MOVES: Final = 150
"""Half-moves without capture or pawn move after which a chess match is drawn."""

Slice: TypeAlias = Callable[[], float]
"""Measures for a moment and returns a rate."""


def measure(seconds: float = TOTAL_SECONDS) -> RulesFigures:
    """Decisions a second and microseconds a copy for every title; about ``seconds`` long."""
    play = {title.meta.id: random_play(title) for title in TITLES}
    copy = {title.meta.id: copying(title) for title in TITLES}
    yardstick = chess_play()
    count = len(play) + (yardstick is not None)
    rates: dict[str, list[float]] = {name: [] for name in play}
    copies: dict[str, list[float]] = {name: [] for name in copy}
    chess_rates: list[float] = []
    for _ in range(max(3, round(seconds / (SLICE_SECONDS * count)))):
        if yardstick is not None:
            chess_rates.append(yardstick())
        for name, slice_ in play.items():
            rates[name].append(slice_())
            copies[name].append(copy[name]())
    return {
        "decisions_per_s": {name: round(median(found)) for name, found in rates.items()},
        "copy_us": {name: round(median(found), 3) for name, found in copies.items()},
        "chess_decisions_per_s": round(median(chess_rates)) if chess_rates else None,
    }


def random_play(title: Title) -> Slice:
    """Plays random matches of a title: list the legal actions, choose one, apply it."""
    chance = Stream(1)
    setup = title.meta.setup(title.meta.players[-1])

    def play() -> float:
        state = title.new(setup, chance)
        decisions = 0
        started = perf_counter()
        while (took := perf_counter() - started) < SLICE_SECONDS:
            for _ in range(64):
                actions = state.legal_actions()
                if not actions:
                    state = title.new(setup, chance)
                    continue
                state.advance(actions[chance.below(len(actions))], chance)
                decisions += 1
        return decisions / took

    return play


def copying(title: Title) -> Slice:
    """Copies states from all over a random match; microseconds for one copy."""
    states = _states_of_a_match(title)

    def copy() -> float:
        rounds = COPIES // len(states) + 1
        started = perf_counter()
        for _ in range(rounds):
            for state in states:
                state.copy()
        return 1e6 * (perf_counter() - started) / (rounds * len(states))

    return copy


def _states_of_a_match(title: Title) -> list[State]:
    chance = Stream(1)
    state = title.new(title.meta.setup(title.meta.players[-1]), chance)
    states = [state.copy()]
    while actions := state.legal_actions():
        state.advance(actions[chance.below(len(actions))], chance)
        states.append(state.copy())
    return states


def chess_play() -> Slice | None:
    """The same with python-chess; None where it is not installed."""
    if chess is None:
        return None
    chance = Stream(1)

    def play() -> float:
        board = chess.Board()
        decisions = 0
        started = perf_counter()
        while (took := perf_counter() - started) < SLICE_SECONDS:
            for _ in range(16):
                moves = list(board.legal_moves)
                if not moves or board.halfmove_clock >= MAX_QUIET_MOVES:
                    board = chess.Board()
                    continue
                board.push(moves[chance.below(len(moves))])
                decisions += 1
        return decisions / took

    return play

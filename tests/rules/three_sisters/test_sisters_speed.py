"""Search lives on cheap copies, cheap lists and cheap steps: held to python-chess on the same machine."""

from __future__ import annotations

from time import process_time

import chess
import pytest

from rules.chance import Stream
from rules.three_sisters import TITLE

TIMES = 5
"""The best of so many runs counts: other programs may be busy."""


def chess_decisions(count: int) -> float:
    """Random legal moves of chess a second."""
    pick, board = Stream(1), chess.Board()
    start = process_time()
    for _ in range(count):
        moves = list(board.legal_moves)
        if not moves or board.ply() > 200:
            board = chess.Board()
            moves = list(board.legal_moves)
        board.push(moves[pick.below(len(moves))])
    return count / (process_time() - start)


def our_decisions(players: int, count: int) -> float:
    """Random legal actions of Three Sisters a second."""
    chance, setup = Stream(1), TITLE.meta.setup(players)
    state = TITLE.new(setup, chance)
    start = process_time()
    for _ in range(count):
        actions = state.legal_actions()
        if not actions:
            state = TITLE.new(setup, chance)
            actions = state.legal_actions()
        state.advance(actions[chance.below(len(actions))], chance)
    return count / (process_time() - start)


@pytest.mark.parametrize("players", [2, 4])
def test_random_play_is_five_times_that_of_chess(players: int) -> None:
    pairs = [(our_decisions(players, 6000), chess_decisions(1500)) for _ in range(TIMES)]
    assert max(ours for ours, _ in pairs) >= 5 * max(theirs for _, theirs in pairs)


def test_a_copy_for_two_players_takes_less_than_four_microseconds() -> None:
    state = TITLE.new(TITLE.meta.setup(2), Stream(1))
    best = 1.0
    for _ in range(TIMES):
        start = process_time()
        for _ in range(5000):
            state.copy()
        best = min(best, (process_time() - start) / 5000)
    assert best < 4e-6

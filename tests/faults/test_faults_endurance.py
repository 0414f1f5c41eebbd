"""Many matches in one run: nothing grows, everything taken back comes again, long matches open at once."""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from time import perf_counter

import pytest

from game.library.matches import reopen
from game.match import Match
from rules.chance import Stream
from tests.library.library_kit import THOROUGH, TITLE_IDS, keeper_of, match_of, play

MATCHES = 300 if THOROUGH else 30
UNDONE = 2_000 if THOROUGH else 40
MEGABYTE = 1_000_000


def resident_bytes() -> int:
    """What this process holds in memory; 0 where the system does not tell."""
    if sys.platform != "linux":
        return 0
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


@pytest.mark.timeout(900)
def test_memory_does_not_grow_with_the_matches_played(tmp_path: Path) -> None:
    keeper = keeper_of(tmp_path / "library.sqlite3")
    before = 0
    for number in range(MATCHES):
        play(keeper, match_of(TITLE_IDS[number % len(TITLE_IDS)], seed=number))
        if number == MATCHES // 5:
            gc.collect()
            before = resident_bytes()
    gc.collect()
    assert resident_bytes() - before < 5 * MEGABYTE
    assert len(keeper._kept) <= 1


def choices_of(match: Match) -> list[tuple[str, bool]]:
    return [(str(entry.action), entry.automatic) for entry in match.history]


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("title_id", TITLE_IDS)
def test_undoing_all_and_redoing_all_gives_the_same_state(title_id: str) -> None:
    chance = Stream(8)
    for seed in range(UNDONE // len(TITLE_IDS)):
        match = match_of(title_id, seed=seed, takes_back=seed % 2 == 0)
        stop = 1 + chance.below(160)
        while match.outcome is None and match.action_count < stop:
            actions = match.state.legal_actions()
            match.act(actions[chance.below(len(actions))], automatic=match.is_forced())
        state, history, boundary = match.state.copy(), choices_of(match), match.undo_boundary
        while match.undo():
            pass
        assert match.action_count == boundary
        assert choices_of(match) == history[:boundary]
        while match.redo():
            pass
        assert match.state == state
        assert choices_of(match) == history


@pytest.mark.parametrize("title_id", TITLE_IDS)
def test_a_match_of_full_length_is_resumed_at_once(title_id: str, tmp_path: Path) -> None:
    keeper = keeper_of(tmp_path / "library.sqlite3")
    match = play(keeper, match_of(title_id))
    match_id = keeper.id_of(match)
    assert match_id is not None
    times = []
    for _ in range(4):
        started = perf_counter()
        reopened = reopen(keeper.database, match_id)
        times.append(perf_counter() - started)
        assert reopened.complaint is None
    assert min(times) < 0.3, times

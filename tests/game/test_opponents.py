"""Computer players at the table: asked, dropped, stopped, lost and found again."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

import pytest

from game import opponents as opponents_module
from game.ai.levels import LEVELS
from game.engine.client import EngineProcess
from game.match import Match
from game.opponents import Opponents, Thought, thinking_seed
from tests.game.engines import StagedStart, wait_until
from tests.game.playing import new_match, play_until


@pytest.fixture
def start() -> StagedStart:
    return StagedStart()


@pytest.fixture
def opponents(start: StagedStart) -> Iterator[Opponents]:
    table = Opponents(start=start)
    yield table
    table.close()


@pytest.fixture
def match() -> Match:
    return play_until(new_match(), "plant", 1)


def legal(match: Match) -> list[str]:
    return [str(action) for action in match.state.legal_actions()]


def test_a_thought_starts_from_what_its_player_sees_and_a_seed_of_the_moment(
    opponents: Opponents, start: StagedStart, match: Match
) -> None:
    opponents.think(match, 1)
    engine = start.engines[0]
    assert engine.request("load")["position"] == match.state.observe(1).position()
    assert engine.request("think")["seed"] == thinking_seed(7, match.action_count, 1)
    assert engine.request("think")["level"] == "gardener"
    assert "seed" not in str(match.state.observe(1).position())
    assert opponents.is_thinking
    assert opponents.poll() is None
    engine.answer_think(action=legal(match)[3], considered=[{"action": "x", "value": 1, "visits": 2}])
    thought = opponents.poll()
    assert thought == Thought(1, match.state.legal_actions()[3], (("x", 1.0, 2),))
    assert not opponents.is_thinking


def test_what_the_engine_remarks_is_told_once(opponents: Opponents, start: StagedStart, match: Match) -> None:
    faults = []
    for _ in range(2):
        opponents.think(match, 1)
        start.engines[0].answer_think(action=legal(match)[3], remark="The Expert plays like a Gardener: why.")
        assert opponents.poll() is not None
        faults.append(opponents.fault)
        opponents.clear_fault()
    assert faults == ["The Expert plays like a Gardener: why.", None]


def test_the_seed_of_a_thought_follows_from_deal_moment_and_player() -> None:
    seeds = {thinking_seed(deal, count, player) for deal in (1, 2) for count in (3, 4) for player in (0, 1)}
    assert len(seeds) == 8
    assert thinking_seed(1, 3, 0) == thinking_seed(1, 3, 0)


def test_an_answer_that_comes_after_undo_is_dropped(
    opponents: Opponents, start: StagedStart, match: Match
) -> None:
    opponents.think(match, 1)
    engine = start.engines[0]
    opponents.cancel()
    assert engine.request("stop")
    engine.answer_think(action=legal(match)[0])
    assert opponents.poll() is None
    assert not opponents.is_thinking


def test_a_new_question_replaces_the_one_before(
    opponents: Opponents, start: StagedStart, match: Match
) -> None:
    opponents.think(match, 1)
    engine = start.engines[0]
    engine.answer_think(action=legal(match)[0])
    opponents.think(match, 1)
    engine.answer_think(action=legal(match)[5])
    thought = opponents.poll()
    assert thought is not None
    assert thought.action is match.state.legal_actions()[5]


def test_an_engine_that_does_not_stop_is_replaced_and_asked_what_came_since(
    opponents: Opponents, start: StagedStart, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    opponents.think(match, 1)
    opponents.cancel()
    opponents.think(match, 1)
    assert opponents.poll() is None
    assert not start.engines[0].closed, "it has a moment to stop in"
    now = monotonic()
    monkeypatch.setattr(opponents_module, "monotonic", lambda: now + 0.2)
    assert opponents.poll() is None
    assert start.engines[0].closed
    start.engines[1].answer_think(action=legal(match)[0])
    assert opponents.poll() is not None
    assert opponents.fault is None, "stopping is nothing to tell"


def test_an_engine_that_stops_in_time_is_kept(
    opponents: Opponents, start: StagedStart, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    opponents.think(match, 1)
    opponents.cancel()
    engine = start.engines[0]
    engine.answers.append({"ok": True, "id": engine.request("stop")["id"]})
    opponents.poll()
    now = monotonic()
    monkeypatch.setattr(opponents_module, "monotonic", lambda: now + 60)
    opponents.poll()
    assert not engine.closed


def test_after_one_crash_the_thought_is_asked_again_and_it_is_said(
    opponents: Opponents, start: StagedStart, match: Match
) -> None:
    opponents.think(match, 1)
    start.engines[0].alive = False
    assert opponents.poll() is None
    assert opponents.fault is not None
    assert "started again" in opponents.fault
    asked, again = start.engines
    assert [{**r, "id": 0} for r in asked.requests] == [{**r, "id": 0} for r in again.requests]
    again.answer_think(action=legal(match)[0])
    assert opponents.poll() is not None
    opponents.clear_fault()
    assert opponents.fault is None


def test_after_two_crashes_in_a_row_computers_think_here(
    opponents: Opponents, start: StagedStart, match: Match
) -> None:
    opponents.think(match, 1)
    for engine in range(2):
        start.engines[engine].alive = False
        opponents.poll()
    assert opponents.fault is not None
    assert "quickly and simply" in opponents.fault
    thought = opponents.poll()
    assert thought is not None
    assert str(thought.action) in legal(match)
    assert len(start.engines) == 2
    opponents.think(match, 1)
    assert opponents.poll() == thought


def test_a_crash_long_after_another_counts_as_the_first(
    opponents: Opponents, start: StagedStart, match: Match
) -> None:
    for _ in range(3):
        opponents.think(match, 1)
        start.engines[-1].alive = False
        opponents.poll()
        start.engines[-1].answer_think(action=legal(match)[0])
        assert opponents.poll() is not None
    assert len(start.engines) == 4


def test_a_program_that_cannot_start_processes_still_has_computer_players(
    opponents: Opponents, start: StagedStart, match: Match
) -> None:
    start.fails = True
    opponents.warm_up()
    opponents.think(match, 1)
    thought = opponents.poll()
    assert thought is not None
    assert str(thought.action) in legal(match)


def test_an_engine_lost_in_thought_counts_as_crashed(
    opponents: Opponents, start: StagedStart, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    opponents.think(match, 1)
    now = monotonic()
    monkeypatch.setattr(opponents_module, "monotonic", lambda: now + 60)
    assert opponents.poll() is None
    assert start.engines[0].closed
    assert len(start.engines) == 2


@pytest.mark.parametrize("answer", [{"ok": False, "error": "no"}, {"action": "dance"}, {"action": 5}])
def test_a_senseless_answer_is_replaced_by_a_thought_here(
    opponents: Opponents, start: StagedStart, match: Match, answer: dict[str, str]
) -> None:
    opponents.think(match, 1)
    start.engines[0].answer_think(**answer)
    thoughts = [opponents.poll(), opponents.poll()]
    thought = thoughts[0] or thoughts[1]
    assert thought is not None
    assert str(thought.action) in legal(match)
    assert opponents.fault


def test_a_level_of_another_version_is_played_by_the_best_there_is(
    opponents: Opponents, start: StagedStart
) -> None:
    match = play_until(new_match(kinds=["person", "wizard", "person", "person"]), "plant", 1)
    opponents.think(match, 1)
    assert start.engines[0].request("think")["level"] == LEVELS[-1].id
    assert opponents.fault is not None
    assert "wizard" in opponents.fault


def test_a_window_that_sleeps_is_woken_when_a_deadline_has_passed(start: StagedStart, match: Match) -> None:
    woken: list[int] = []
    opponents = Opponents(lambda: woken.append(1), start)
    opponents.think(match, 1)
    opponents.cancel()
    assert not woken
    wait_until(lambda: woken, 2)
    opponents.close()


def test_computers_play_a_season_by_a_real_process_that_is_killed_meanwhile() -> None:
    match = new_match(kinds=["gardener", "seedling", "gardener", "seedling"])
    opponents = Opponents()
    opponents.warm_up()
    played: list[str] = []
    for number in range(12):
        player = match.state.current_player
        assert player is not None
        opponents.think(match, player)
        if number == 5:
            _kill_engine(opponents)
        found: list[Thought] = []
        wait_until(lambda found=found: found.extend(t for t in [opponents.poll()] if t) or found)
        match.act(found[0].action)
        played.append(str(found[0].action))
    assert opponents.fault is not None
    opponents.close()
    again = new_match(kinds=["gardener", "seedling", "gardener", "seedling"])
    _play_in_process(again, 12)
    assert [str(entry.action) for entry in again.history] == played, "the same deal is played the same way"


def _kill_engine(opponents: Opponents) -> None:
    engine = opponents._engine
    assert isinstance(engine, EngineProcess)
    engine._process.kill()


def _play_in_process(match: Match, count: int) -> None:
    from game.ai.levels import choose, level_of  # noqa: PLC0415

    for _ in range(count):
        player = match.state.current_player
        assert player is not None
        seed = thinking_seed(match.seed, match.action_count, player)
        level = level_of(match.seats[player].kind)
        match.act(choose("fistful", level, match.state.observe(player), seed).action)

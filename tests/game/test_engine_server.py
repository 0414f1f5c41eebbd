"""The engine as a process: a running thought is stopped, a broken pipe ends it quietly."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from game.engine.client import Answer, EngineProcess
from rules.title import Json
from tests.game.engines import wait_until

NEW: dict[str, Json] = {"do": "new", "title": "fistful", "players": 4, "seed": 7}
LONG_THOUGHT: dict[str, Json] = {
    "do": "think",
    "level": "gardener",
    "seconds": 30,
    "iterations": 100_000,
    "seed": 1,
}


@pytest.fixture
def engine() -> Iterator[EngineProcess]:
    process = EngineProcess()
    yield process
    process.close()
    assert not process.alive


def answer_to(engine: EngineProcess, ticket: int) -> Answer:
    found: list[Answer] = []

    def arrived() -> bool:
        found.extend(answer for answer in engine.poll() if answer["id"] == ticket)
        return bool(found)

    wait_until(arrived)
    return found[0]


def test_a_stop_reaches_a_thought_under_way(engine: EngineProcess) -> None:
    answer_to(engine, engine.send(NEW))
    thought = engine.send(LONG_THOUGHT)
    sleep(0.15)
    assert engine.poll() == []
    started = monotonic()
    engine.send({"do": "stop"})
    answer = answer_to(engine, thought)
    assert answer["ok"] is True
    assert monotonic() - started < 1.0
    again = engine.send({"do": "think", "iterations": 1})
    assert answer_to(engine, again)["ok"] is True


def test_a_stop_leaves_later_thoughts_alone(engine: EngineProcess) -> None:
    engine.send(NEW)
    engine.send({"do": "stop"})
    thought = engine.send({"do": "think", "level": "gardener", "iterations": 3, "seconds": 60, "seed": 1})
    considered = answer_to(engine, thought)["considered"]
    assert isinstance(considered, list)
    assert isinstance(considered[-1], dict)
    assert considered[-1]["visits"] == 3


def test_the_reader_is_told_of_answers_and_of_the_end() -> None:
    woken: list[int] = []
    engine = EngineProcess(lambda: woken.append(1))
    engine.send({"do": "titles"})
    wait_until(lambda: len(woken) >= 1)
    assert [answer["ok"] for answer in engine.poll()] == [True]
    engine.send({"do": "quit"})
    wait_until(lambda: not engine.alive)
    wait_until(lambda: len(woken) >= 3)
    engine.send({"do": "titles"})  # nobody listens, and nothing happens
    engine.close()
    engine.close()


def test_a_piped_script_is_answered_whole(root: Path) -> None:
    lines: list[dict[str, Json]] = [NEW, {"do": "think", "iterations": 1, "seed": 1}, {"do": "scores"}]
    done = subprocess.run(
        [sys.executable, "main.py", "engine"],
        cwd=root,
        input="\n".join(map(json.dumps, lines)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert [json.loads(line)["ok"] for line in done.stdout.splitlines()] == [True, True, True]


def test_a_client_that_goes_away_ends_the_engine_quietly(root: Path) -> None:
    reading, writing = os.pipe()
    process = subprocess.Popen(
        [sys.executable, "main.py", "engine"],
        cwd=root,
        stdin=subprocess.PIPE,
        stdout=writing,
        stderr=subprocess.PIPE,
    )
    os.close(writing)
    os.close(reading)
    with process:
        assert process.stdin is not None
        assert process.stderr is not None
        process.stdin.write(b'{"do":"titles"}\n')
        process.stdin.flush()
        assert process.wait(10) == 0
        assert process.stderr.read() == b""

"""Work is handed to processes or to a cluster, in bounded portions, and comes back in order."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import TypeVar

import pytest

from game import executors
from game.cli import main
from game.executors import ClusterError, executor, in_order

Done = TypeVar("Done")


class Later(Future[Done]):
    """An answer that is worked out when it is asked for."""

    def __init__(self, answer: Callable[[], Done]) -> None:
        super().__init__()
        self.answer = answer

    def result(self, timeout: float | None = None) -> Done:  # noqa: ARG002 - there is no waiting
        return self.answer()


class Slow(Executor):
    """Carries out nothing before it is asked for an answer; counts what waits."""

    def __init__(self) -> None:
        self.waiting = 0
        self.most = 0

    def submit(self, fn: Callable[..., Done], /, *args: object, **kwargs: object) -> Future[Done]:
        def answer() -> Done:
            self.waiting -= 1
            return fn(*args, **kwargs)

        self.waiting += 1
        self.most = max(self.most, self.waiting)
        return Later(answer)


def test_one_job_needs_no_process() -> None:
    with executor(1) as found:
        assert found is None


def test_answers_come_in_the_order_of_the_tasks() -> None:
    with executor(2) as found:
        assert list(in_order(found, pow, [(2, n) for n in range(5)])) == [1, 2, 4, 8, 16]
    assert list(in_order(None, pow, [(2, n) for n in range(5)])) == [1, 2, 4, 8, 16]


def test_a_long_run_hands_out_a_bounded_portion_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "IN_FLIGHT", 3)
    slow = Slow()
    assert list(in_order(slow, abs, ((-n,) for n in range(10)))) == list(range(10))
    assert (slow.most, slow.waiting) == (3, 0)


def test_without_dask_a_cluster_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClusterError, match="pip install distributed"), executor(1, "tcp://127.0.0.1:1"):
        pass
    line = "arena fistful --seats seedling,seedling --matches 2 --cluster tcp://127.0.0.1:1"
    assert main(line.split()) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense"])
def test_a_cluster_that_does_not_answer_is_refused_in_a_sentence(address: str) -> None:
    program = (
        "from game import executors; executors.PATIENCE_SECONDS = 1\n"
        f"try:\n    with executors.executor(1, {address!r}): pass\n"
        "except executors.ClusterError as error: print(error)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"No Dask cluster answers at {address}.\n"


def test_the_example_plays_on_a_cluster_of_two_what_one_process_plays(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "examples/dask_arena.py", "fistful", "4"],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert main(["arena", "fistful", "--seats", "gardener,seedling", "--matches", "4", "--json"]) == 0
    alone = json.loads(capsys.readouterr().out)
    together = json.loads(done.stdout)
    assert together["matches"] == 4
    for one, other in zip(together["seats"], alone["seats"], strict=True):
        assert {**one, "seconds_per_decision": 0} == {**other, "seconds_per_decision": 0}

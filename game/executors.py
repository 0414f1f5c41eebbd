"""Where matches are played: in this process, in several of this machine, or on a Dask cluster."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Final, TypeVar

Done = TypeVar("Done")

IN_FLIGHT: Final = 256
"""So many pieces of work are handed out at once, which is what bounds the memory of a long run."""

PATIENCE_SECONDS: Final = 10
"""How long a cluster may take to answer."""


class ClusterError(RuntimeError):
    """A cluster that cannot be played on. Its text is one clear sentence."""


@contextmanager
def executor(jobs: int, cluster: str | None = None) -> Iterator[Executor | None]:
    """So many processes of this machine, or the Dask cluster at an address; None for this process.

    Raises :class:`ClusterError`. What was not begun when it closes is not begun any more.
    """
    if cluster is not None:
        with _cluster_at(cluster) as found:
            yield found
    elif jobs == 1:
        yield None
    else:
        pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
        try:
            yield pool
        finally:
            pool.shutdown(cancel_futures=True)


@contextmanager
def _cluster_at(address: str) -> Iterator[Executor]:
    try:
        from distributed import Client  # noqa: PLC0415 - an extra that few need
    except ImportError:
        raise ClusterError(
            "Playing on a cluster needs Dask: install it with 'pip install distributed'."
        ) from None
    try:
        client = Client(address, timeout=PATIENCE_SECONDS)
    except (OSError, ValueError, TypeError):
        raise ClusterError(f"No Dask cluster answers at {address[:80]}.") from None
    with client:
        try:
            workers = client.run(find_spec, "game.executors")
            everybody = [client.run_on_scheduler(find_spec, "game.executors"), *workers.values()]
        except ImportError:
            workers, everybody = {"one that lacks it": None}, [None]
        if not workers:
            raise ClusterError("This cluster has no workers yet.")
        if not all(everybody):
            raise ClusterError(
                "The cluster lacks the program: start scheduler and workers with its folder in PYTHONPATH."
            )
        yield client.get_executor(pure=False)


def in_order(
    executor: Executor | None, work: Callable[..., Done], tasks: Iterable[tuple[object, ...]]
) -> Iterator[Done]:
    """What ``work(*task)`` answers for each task, in their order, however they are carried out."""
    if executor is None:
        for task in tasks:
            yield work(*task)
        return
    waiting: deque[Future[Done]] = deque()
    for task in tasks:
        waiting.append(executor.submit(work, *task))
        if len(waiting) == IN_FLIGHT:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()

"""Lets computer players meet on a Dask cluster of two workers on this machine.

    pip install distributed
    python examples/dask_arena.py [TITLE [MATCHES]]

A cluster that exists already is used by ``main.py arena … --cluster ADDRESS``. Its scheduler and
its workers need the program: start them in a copy of this version, for instance with
``PYTHONPATH=. dask scheduler`` and ``PYTHONPATH=. dask worker ADDRESS --nworkers 8 --nthreads 1``.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from distributed import LocalCluster

from game.cli import main


def meet(title: str, matches: str) -> int:
    """Plays the matches, two at a time; the answer is the exit code."""
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        seats = ("--seats", "gardener,seedling", "--matches", matches)
        return main(["arena", title, *seats, "--cluster", cluster.scheduler_address, "--json"])


if __name__ == "__main__":  # the workers load this file too
    words = sys.argv[1:]
    raise SystemExit(meet(words[0] if words else "three_sisters", words[1] if len(words) > 1 else "20"))

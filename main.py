"""Starts Allotment. `game/cli.py` knows what it can be asked to do."""

import sys
from multiprocessing import freeze_support


def main() -> int:
    """Hands the words of the command line to the program; its answer is the exit code."""
    from game.cli import main as run  # noqa: PLC0415 - a process that a frozen program spawns stops before this

    return run(sys.argv[1:])


if __name__ == "__main__":
    freeze_support()
    raise SystemExit(main())

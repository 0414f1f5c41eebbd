"""The command line: play, engine, arena, replay, check, bench."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn, TypeAlias

from game import VERSION, commands, journal
from game.ai.levels import MAX_ITERATIONS
from game.cli_values import UsageError, option, scale, seconds, size, whole
from game.folders import VARIABLE
from game.terminal import leave_closed_output, remark, survive_any_text

REFUSED: Final = 2
"""The exit code for a bad command line or bad input."""

FAILED: Final = 1
"""The exit code when something that should work does not."""

INTERRUPTED: Final = 130


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self.prog}: {message.rstrip('.')}. See '{self.prog} --help'.")


def main(argv: Sequence[str]) -> int:
    """Does what the words of the command line ask and returns the exit code."""
    survive_any_text()
    journal.start()
    try:
        asked = _parser().parse_args(list(argv) or ["play"])
        if asked.folder is not None:
            os.environ[VARIABLE] = asked.folder  # the processes started from here keep to it
        return int(asked.run(asked))
    except UsageError as error:
        remark(str(error))
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        leave_closed_output()
        return 0
    except Exception as error:  # noqa: BLE001 - nobody who plays should see a traceback
        path = journal.write_error("The program ended unexpectedly", error)
        told = f"The details are in {path}." if path else "The details could not be written down."
        remark(f"Something went wrong that should not have. {told}")
        return FAILED


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="allotment" if getattr(sys, "frozen", False) else "main.py",
        description="Allotment: four garden board games for one table.",
        epilog="Without a command the menu opens.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Allotment {VERSION}")
    parser.set_defaults(folder=None)
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for add in (_add_play, _add_engine, _add_arena, _add_replay, _add_check, _add_bench):
        add(subparsers)
    return parser


_Commands: TypeAlias = "argparse._SubParsersAction[_Parser]"  # noqa: SLF001 - the only name it has


def _command(subparsers: _Commands, name: str, text: str, run: commands.Run) -> _Parser:
    parser = subparsers.add_parser(
        name, help=text, description=f"{text[0].upper()}{text[1:]}.", allow_abbrev=False
    )
    parser.set_defaults(run=run)
    parser.add_argument(
        "--data",
        dest="folder",
        metavar="DIR",
        help=f"folder for settings, log and library (else ${VARIABLE}, else your own)",
    )
    return parser


def _add_play(subparsers: _Commands) -> None:
    parser = _command(subparsers, "play", "open the window: the menu, or straight to a table", commands.play)
    parser.add_argument("title", nargs="?", metavar="TITLE", help="the title to play, for instance fistful")
    parser.add_argument(
        "--seats",
        metavar="SEAT,SEAT,…",
        help="who sits there: person or a level for each seat, with a name if you like: person:Ann,gardener",
    )
    parser.add_argument(
        "--players", type=whole(1, 8), metavar="N", help="how many players, if no seats are given"
    )
    parser.add_argument(
        "--option",
        action="append",
        type=option,
        default=[],
        metavar="NAME=VALUE",
        help="an option of the title",
    )
    parser.add_argument("--seed", type=whole(0, 2**63 - 1), metavar="N", help="the number of the deal")
    parser.add_argument(
        "--size", type=size, metavar="WxH", help="the window's size in pixels, such as 1280x720"
    )
    parser.add_argument("--scale", type=scale, metavar="PERCENT", help="the UI scale, from 100 to 200")
    parser.add_argument("--fullscreen", action="store_true", default=None, help="fill the whole screen")
    parser.add_argument(
        "--resume", type=whole(1, 2**63 - 1), metavar="ID", help="go on with a match of the library"
    )
    parser.add_argument(
        "--headless", action="store_true", help="no window: computers play into the library at full speed"
    )
    parser.add_argument(
        "--matches", type=whole(1, 1_000_000), default=1, metavar="N", help="with --headless: so many matches"
    )


def _add_engine(subparsers: _Commands) -> None:
    text = "answer the engine protocol: one JSON request a line, one JSON answer a line"
    parser = _command(subparsers, "engine", text, commands.engine)
    parser.add_argument(
        "--nice", type=whole(0, 19), default=0, metavar="N", help="give way to other programs"
    )


def _add_arena(subparsers: _Commands) -> None:
    text = "let computer players meet, with rotated seats over the same deals"
    parser = _command(subparsers, "arena", text, commands.arena)
    add = parser.add_argument
    add("title", metavar="TITLE", help="the title to play, for instance fistful")
    add("--seats", metavar="LEVEL,LEVEL,…", help="a level for each seat, or those of the ladder")
    add("--ladder", action="store_true", help="every level against every other, as a table")
    add("--players", type=whole(1, 8), metavar="N", help="with --ladder: one level among others; usually 2")
    add("--matches", type=whole(1, 1_000_000), default=200, metavar="N", help="at least so many")
    add("--seed", type=whole(0, 2**62), default=1, metavar="N", help="the first deal's number")
    add(
        "--option",
        action="append",
        type=option,
        default=[],
        metavar="NAME=VALUE",
        help="an option of the title",
    )
    add(
        "--iterations",
        type=whole(1, MAX_ITERATIONS),
        metavar="N",
        help="everybody's budget for a decision, in place of the level's own",
    )
    add("--seconds", type=seconds, metavar="S", help="the longest anybody may think about a decision")
    add("--jobs", type=whole(1, 256), default=1, metavar="N", help="processes at work")
    add("--cluster", metavar="ADDRESS", help="play on a Dask cluster, for instance tcp://192.0.2.7:8786")
    add("--json", action="store_true", help="the result as one JSON object")


def _add_replay(subparsers: _Commands) -> None:
    text = "tell a match in words: that of a record, or one of the library"
    parser = _command(subparsers, "replay", text, commands.replay)
    parser.add_argument(
        "match",
        nargs="?",
        metavar="FILE|ID",
        help="the file of a record, - for the input stream, or the number of a match of the library",
    )
    parser.add_argument(
        "--verify", action="store_true", help="only say whether it replays and reaches the recorded state"
    )
    parser.add_argument("--list", action="store_true", help="list the matches of the library")
    parser.add_argument("--json", action="store_true", help="the list as JSON")
    parser.add_argument(
        "--export", metavar="FILE", help="write the record of match ID to a file, - for output"
    )
    parser.add_argument(
        "--import", dest="take_in", action="store_true", help="take the record in FILE into the library"
    )


def _add_check(subparsers: _Commands) -> None:
    text = "test the program itself: assets, a match of each title, a frame of each scene"
    _command(subparsers, "check", text, commands.check)


def _add_bench(subparsers: _Commands) -> None:
    parser = _command(subparsers, "bench", "measure the speed of rules and frames", commands.bench)
    parser.add_argument("--only", choices=("rules", "frames"), help="measure one part only")
    parser.add_argument("--json", action="store_true", help="the figures as one JSON object")

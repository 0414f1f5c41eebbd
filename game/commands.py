"""What each command of the command line does. Each loads only what it needs."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias

from game.cli_values import UsageError, checked_setup, known_title, seats_of
from game.folders import VARIABLE, open_player_folder

Run: TypeAlias = Callable[[argparse.Namespace], int]


def play(asked: argparse.Namespace) -> int:
    """Opens the window."""
    from game.play_request import PlayRequest  # noqa: PLC0415

    options: dict[str, bool | int | str] = {}
    seats = seats_of(asked.seats, persons=True) if asked.seats is not None else ()
    if asked.title is not None:
        title = known_title(asked.title)
        players = asked.players or len(seats) or title.meta.players[-1]
        if seats and len(seats) != players:
            raise UsageError(f"There are {len(seats)} seats for {players} players.")
        setup = checked_setup(title, players, asked.option)
        options = {name: setup.options[name] for name, _ in asked.option}
    elif seats or asked.option or asked.players or asked.seed is not None:
        raise UsageError("Say which title to play: for instance 'play fistful --seats person,gardener,…'.")
    folder = open_player_folder(asked.folder)
    os.environ[VARIABLE] = str(folder.path)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    request = PlayRequest(
        folder=folder,
        title=asked.title,
        players=asked.players or len(seats) or None,
        seats=seats,
        options=options,
        seed=asked.seed,
        size=asked.size,
        scale=asked.scale,
        fullscreen=asked.fullscreen,
    )
    from game import app  # noqa: PLC0415 - only a window needs the toolkit
    from ui.window import NoDisplay  # noqa: PLC0415

    try:
        return app.run(request)
    except NoDisplay as error:
        raise UsageError(str(error)) from None


def engine(asked: argparse.Namespace) -> int:
    """Speaks the engine protocol on the standard streams."""
    from game.engine.server import serve  # noqa: PLC0415

    if sys.stdin is None or sys.stdout is None:
        raise UsageError("The engine needs an input and an output stream.")
    if asked.nice and hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(asked.nice)
    with open(sys.stdin.fileno(), "rb", buffering=0, closefd=False) as stdin:
        serve(stdin, sys.stdout.buffer)
    return 0


def arena(asked: argparse.Namespace) -> int:
    """Plays computers against each other and reports."""
    from game import arena as arena_  # noqa: PLC0415
    from game.arena_report import as_json, as_text, progress_bar  # noqa: PLC0415
    from game.terminal import say  # noqa: PLC0415

    title = known_title(asked.title)
    levels = tuple(seat.kind for seat in seats_of(asked.seats, persons=False))
    setup = checked_setup(title, len(levels), asked.option)
    plan = arena_.Plan(title.meta.id, levels, dict(setup.options), asked.matches, asked.seed)
    with arena_.executor(asked.jobs) as executor:
        result = arena_.run(plan, executor, progress_bar)
    say(as_json(result) if asked.json else as_text(result))
    return 0


def replay(asked: argparse.Namespace) -> int:
    """Tells the match of a record."""
    from game.replay import read_match, tell, verdict  # noqa: PLC0415
    from game.terminal import say  # noqa: PLC0415

    match = read_match(asked.file)
    if asked.verify:
        say(verdict(match))
        return 0
    for line in tell(match):
        say(line)
    return 0


def check(asked: argparse.Namespace) -> int:
    """Tests the program itself."""
    from game.check import run  # noqa: PLC0415

    return run(open_player_folder(asked.folder))


def bench(asked: argparse.Namespace) -> int:
    """Measures the program."""
    from game.bench import run  # noqa: PLC0415

    return run(asked.only, as_json=asked.json)

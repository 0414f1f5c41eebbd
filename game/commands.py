"""What each command of the command line does. Each loads only what it needs."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, TypeAlias

from game import owner_files
from game.ai.characters import character_of
from game.ai.levels import LEVELS
from game.cli_values import UsageError, checked_setup, known_title, seats_of
from game.folders import VARIABLE, open_player_folder, wanted_folder
from game.seats import Seat
from game.terminal import remark
from game.titles import owner_text
from rules.title import Setup, Title

Run: TypeAlias = Callable[[argparse.Namespace], int]

DRAWN_SEEDS: Final = 1_000_000
"""A deal that nobody chose has a number below this one, short enough to be told on."""


def play(asked: argparse.Namespace) -> int:
    """Opens the window, or lets computers play into the library without one."""
    _take_owner_files(asked, aloud=asked.headless)
    seats = seats_of(asked.seats, persons=True) if asked.seats is not None else ()
    asks_for_match = asked.title or seats or asked.option or asked.players or asked.seed is not None
    if asked.resume is not None and asks_for_match:
        raise UsageError("A match that is gone on with keeps its title, seats, options and deal.")
    if asked.headless:
        return _play_without_window(asked, seats)
    return _play_in_window(asked, seats)


def _take_owner_files(asked: argparse.Namespace, *, aloud: bool = True) -> None:
    """Components in the data folder come into force; refused ones are told on the error stream."""
    with suppress(RuntimeError):  # without a home folder there is no file in it
        for sentence in owner_files.take(wanted_folder(asked.folder)):
            if aloud:
                remark(sentence)


def _setup_of(asked: argparse.Namespace, title: Title, seats: Sequence[Seat]) -> Setup:
    players = asked.players or len(seats) or title.meta.players[-1]
    if seats and len(seats) != players:
        raise UsageError(f"There are {len(seats)} seats for {players} players.")
    return checked_setup(title, players, asked.option)


def _play_without_window(asked: argparse.Namespace, seats: tuple[Seat, ...]) -> int:
    from game import headless  # noqa: PLC0415

    if asked.resume is not None:
        return headless.resume(open_player_folder(asked.folder), asked.resume)
    if asked.title is None:
        raise UsageError("Say which title to play: for instance 'play fistful --headless --seats …'.")
    title = known_title(asked.title)
    if not seats:
        raise UsageError("Say which computers play: for instance --seats gardener,gardener.")
    if any(seat.is_person for seat in seats):
        raise UsageError("Without a window only computers can play: give every seat a level.")
    setup = _setup_of(asked, title, seats)
    seed = secrets.randbelow(DRAWN_SEEDS) if asked.seed is None else asked.seed
    folder = open_player_folder(asked.folder)
    return headless.play(folder, headless.Plan(title, setup, seats, seed, asked.matches))


def _play_in_window(asked: argparse.Namespace, seats: tuple[Seat, ...]) -> int:
    from game.play_request import PlayRequest  # noqa: PLC0415

    options: dict[str, bool | int | str] = {}
    if asked.title is not None:
        setup = _setup_of(asked, known_title(asked.title), seats)
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
        resume=asked.resume,
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
    _take_owner_files(asked)
    with open(sys.stdin.fileno(), "rb", buffering=0, closefd=False) as stdin:
        serve(stdin, sys.stdout.buffer)
    return 0


def arena(asked: argparse.Namespace) -> int:
    """Plays computers against each other and reports."""
    from game import arena as arena_  # noqa: PLC0415
    from game import arena_report, ladder  # noqa: PLC0415
    from game.executors import ClusterError, executor  # noqa: PLC0415
    from game.terminal import say  # noqa: PLC0415

    _take_owner_files(asked)
    title = known_title(asked.title)
    levels = _levels_that_meet(asked)
    players = _players_of_ladder(asked, title) if asked.ladder else len(levels)
    options = dict(checked_setup(title, players, asked.option).options)
    plan = arena_.Plan(
        title.meta.id,
        levels,
        options,
        asked.matches,
        asked.seed,
        owner_text(title.meta.id),
        asked.iterations,
        asked.seconds,
    )
    try:
        with executor(asked.jobs, asked.cluster) as found:
            if asked.ladder:
                climbed = ladder.climb(plan, players, found, arena_report.progress_bar)
                arena_report.tell_remarks(climbed.meetings)
                say(ladder.as_json(climbed) if asked.json else ladder.as_text(climbed))
            else:
                result = arena_.run(plan, found, arena_report.progress_bar)
                arena_report.tell_remarks([result])
                say(arena_report.as_json(result) if asked.json else arena_report.as_text(result))
    except ClusterError as error:
        raise UsageError(str(error)) from None
    return 0


def _levels_that_meet(asked: argparse.Namespace) -> tuple[str, ...]:
    if asked.seats is None and not asked.ladder:
        raise UsageError("Say who meets: for instance --seats gardener,seedling, or --ladder for all levels.")
    if asked.players is not None and not asked.ladder:
        raise UsageError("The seats say how many players there are; --players is for --ladder.")
    if asked.seats is None:
        return tuple(level.id for level in LEVELS)
    levels = tuple(
        f"{seat.kind}:{seat.name}" if character_of(seat.kind, seat.name) else seat.kind
        for seat in seats_of(asked.seats, persons=False)
    )
    if asked.ladder and len(set(levels)) < max(2, len(levels)):
        raise UsageError("On a ladder two or more levels meet, each named once.")
    return levels


def _players_of_ladder(asked: argparse.Namespace, title: Title) -> int:
    counts = title.meta.players
    players: int = asked.players or next((count for count in counts if count > 1), counts[0])
    return players


def replay(asked: argparse.Namespace) -> int:
    """Tells the match of a record or of the library; lists, exports and imports."""
    from game import listing  # noqa: PLC0415
    from game.replay import read_match, tell, verdict  # noqa: PLC0415
    from game.terminal import say  # noqa: PLC0415

    _take_owner_files(asked)
    folder = open_player_folder(asked.folder)
    if asked.list:
        return listing.list_matches(folder, as_json=asked.json)
    if asked.match is None:
        raise UsageError(
            "Say what to replay: the FILE of a record, or the ID of a match of the library (see --list)."
        )
    if asked.match.isascii() and asked.match.isdigit() and len(asked.match) < 19:
        if asked.export is not None:
            return listing.export(folder, int(asked.match), asked.export)
        return listing.replay(folder, int(asked.match), verify=asked.verify)
    if asked.export is not None:
        raise UsageError("Only a match of the library can be exported: give its number (see --list).")
    if asked.take_in:
        return listing.import_(folder, asked.match)
    match = read_match(asked.match)
    if asked.verify:
        say(verdict(match))
        return 0
    for line in tell(match):
        say(line)
    return 0


def check(asked: argparse.Namespace) -> int:
    """Tests the program itself."""
    from game.check import run  # noqa: PLC0415

    _take_owner_files(asked)
    return run(open_player_folder(asked.folder))


def bench(asked: argparse.Namespace) -> int:
    """Measures the program."""
    from game.bench import run  # noqa: PLC0415

    return run(asked.only, as_json=asked.json)

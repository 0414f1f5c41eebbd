"""How fast the window is: start, tables, frames, memory and idling, under the dummy driver.

A frame's work is the time that one turn of the loop takes: events, update, drawing.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pygame

from game.app import Program, open_program
from game.bench_figures import FrameFigures, FrameMilliseconds
from game.folders import open_player_folder
from game.play_request import PlayRequest
from game.scenes.table import TableScene
from game.tables.registry import TABLES
from game.tour import show_table
from rules.chance import Stream
from ui.scene import Reset

SIZE: Final = (1920, 1080)
FRAME: Final = 1 / 60
DRAG_FRAMES: Final = 300
LEAST_FRAMES: Final = 300
IDLE_SECONDS: Final = 3.0
STARTS: Final = 3
FIRST_FRAME: Final = "first frame"
"""What a program that was started to be timed writes once its menu is drawn."""


def measure() -> FrameFigures:
    """All figures of the window; each title's table at 1920 x 1080."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    startup = startup_seconds()
    with _program() as program:
        tables = {title: _opening_seconds(program, title) for title in TABLES}
        frames = {title: _frame_times(program, title) for title in TABLES}
        idle = _idle_share(program)
        return {
            "startup_s": startup,
            "table_s": tables,
            "frame_ms_p99": frames,
            "rss_mb": resident_megabytes(),
            "idle_cpu": idle,
        }


@contextmanager
def _program() -> Iterator[Program]:
    with tempfile.TemporaryDirectory() as folder:
        program = open_program(PlayRequest(folder=open_player_folder(folder), size=SIZE))
        try:
            yield program
        finally:
            program.close()


def startup_seconds() -> float:
    """From starting the program to its menu being drawn and ready: the median of a few starts."""
    return sorted(_one_start() for _start in range(STARTS))[STARTS // 2]


def _one_start() -> float:
    root = Path(__file__).resolve().parent.parent
    with tempfile.TemporaryDirectory() as folder:
        script = f"from game.bench_frames import draw_first_frame; draw_first_frame({folder!r})"
        start = time.perf_counter()
        with subprocess.Popen(  # noqa: S603 - this program itself
            [sys.executable, "-c", script], cwd=root, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            seconds = time.perf_counter() - start
        if line.strip() != FIRST_FRAME:
            raise RuntimeError("The program did not draw its menu.")
    return seconds


def draw_first_frame(folder: str) -> None:
    """Opens the program, draws its menu and says so: what :func:`startup_seconds` times."""
    program = open_program(PlayRequest(folder=open_player_folder(folder), size=SIZE))
    program.loop.step(pygame.event.get(), FRAME)
    sys.stdout.write(f"{FIRST_FRAME}\n")
    sys.stdout.flush()
    program.close()


def _opening_seconds(program: Program, title: str) -> float:
    program.stack.apply(Reset(program.menu()))
    program.loop.step(pygame.event.get(), FRAME)
    start = time.perf_counter()
    show_table(program, title, 0)
    program.loop.step(pygame.event.get(), FRAME)
    return time.perf_counter() - start


def _frame_times(program: Program, title: str) -> FrameMilliseconds:
    table = show_table(program, title, 12)
    _settle(program, table)
    return {
        "drag": _p99(_dragging(program, table)),
        "animate": _p99(_animating(program, table)),
        "think": _p99(_thinking(program, title)),
    }


def _p99(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.99)] * 1000


def _frame(program: Program) -> float:
    events = pygame.event.get()
    start = time.perf_counter()
    program.loop.step(events, FRAME)
    return time.perf_counter() - start


def _settle(program: Program, table: TableScene) -> None:
    """Lets fades and first animations end."""
    for _turn in range(30):
        program.loop.step(pygame.event.get(), FRAME)
    table.timeline.finish()
    program.loop.step(pygame.event.get(), FRAME)


def _dragging(program: Program, table: TableScene) -> list[float]:
    """A piece is carried across the whole window and back."""
    piece = next(name for name in table.layout if table.target_of(name) in table.choice.sources)
    start = table.layout[piece].rect.center
    _post(pygame.MOUSEMOTION, start, buttons=(0, 0, 0))
    _post(pygame.MOUSEBUTTONDOWN, start, button=1)
    program.loop.step(pygame.event.get(), FRAME)
    times = []
    for turn in range(DRAG_FRAMES):
        across = abs((turn * 23) % (2 * SIZE[0]) - SIZE[0])
        down = abs((turn * 17) % (2 * SIZE[1]) - SIZE[1])
        _post(pygame.MOUSEMOTION, (across, down), buttons=(1, 0, 0))
        times.append(_frame(program))
    _post(pygame.MOUSEBUTTONUP, (0, SIZE[1] - 1), button=1)
    _settle(program, table)
    return times


def _post(kind: int, position: tuple[int, int], **buttons: int | tuple[int, ...]) -> None:
    pygame.event.post(pygame.Event(kind, {"pos": position, "rel": (0, 0), **buttons}))


def _animating(program: Program, table: TableScene) -> list[float]:
    """Everybody plays at random and every animation is watched, the end of a season included."""
    chance = Stream(1)
    times: list[float] = []
    while len(times) < 3 * LEAST_FRAMES and table.match.outcome is None:
        if table.interlude is not None:
            table.end_interlude()
        legal = table.match.state.legal_actions()
        table.act(legal[chance.below(len(legal))])
        while table.timeline.active:
            times.append(_frame(program))
    return times


def _thinking(program: Program, title: str) -> list[float]:
    """Frames while the engine process thinks for a seat, over several decisions."""
    times: list[float] = []
    for actions in (1, 2, 3, 13, 14, 15, 25, 26, 27):
        table = _at_a_computers_turn(program, title, actions)
        until = time.perf_counter() + 1.5
        count = table.match.action_count
        while time.perf_counter() < until and table.match.action_count == count:
            begun = time.perf_counter()
            times.append(_frame(program))
            time.sleep(max(0.0, FRAME - (time.perf_counter() - begun)))
        if len(times) >= LEAST_FRAMES:
            break
    return times


def _at_a_computers_turn(program: Program, title: str, actions: int) -> TableScene:
    table = show_table(program, title, actions)
    _settle(program, table)
    if table.turns.thinking is None and table.match.outcome is None:
        table.act(table.match.state.legal_actions()[0])
        table.timeline.finish()
    return table


def _idle_share(program: Program) -> float:
    """The share of one core that the program uses while nothing happens at a table."""
    table = show_table(program, next(iter(TABLES)), 0)
    _settle(program, table)
    _run_for(program.loop.turn, 0.5)
    cpu, wall = time.process_time(), time.perf_counter()
    _run_for(program.loop.turn, IDLE_SECONDS)
    return (time.process_time() - cpu) / (time.perf_counter() - wall)


def _run_for(turn: Callable[[], None], seconds: float) -> None:
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        turn()


def resident_megabytes() -> float | None:
    """Resident memory of this process; None where the system does not tell."""
    statm = Path("/proc/self/statm")
    if not statm.exists():
        return None
    pages = int(statm.read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

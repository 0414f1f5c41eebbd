"""The asking end of the engine protocol: a process of its own that never makes the window wait."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Final, TypeAlias

from game.engine.lines import MAX_LINE_BYTES
from rules.title import Json

Answer: TypeAlias = dict[str, Json]
Wake: TypeAlias = Callable[[], None]
"""Called from another thread when there is something to poll."""

CLOSING_SECONDS: Final = 1.0


def engine_command() -> list[str]:
    """How this very program is started as an engine that gives way to the window."""
    program = [sys.executable]
    if getattr(sys, "frozen", False):
        # A windowed program has no streams on Windows; its console twin stands beside it.
        twin = Path(sys.executable).with_name("allotment-engine.exe")
        program = [str(twin)] if twin.exists() else program
    else:
        program.append(str(Path(__file__).resolve().parent.parent.parent / "main.py"))
    return [*program, "engine", "--nice", "10"]


class EngineProcess:
    """A running engine. Requests go out at once, answers are polled; neither waits.

    Raises OSError when the process cannot be started.
    """

    def __init__(self, wake: Wake | None = None, command: Sequence[str] | None = None) -> None:
        self._wake = wake
        self._answers: SimpleQueue[Answer] = SimpleQueue()
        self._sent = 0
        self._closed = False
        self._ended = False
        self._process = subprocess.Popen(  # noqa: S603 - this program itself
            list(command or engine_command()),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        assert self._process.stdout is not None
        self._reader = Thread(target=self._read, args=(self._process.stdout,), daemon=True)
        self._reader.start()

    @property
    def alive(self) -> bool:
        """Whether the process still runs and talks."""
        return not (self._closed or self._ended) and self._process.poll() is None

    def send(self, request: Mapping[str, Json]) -> int:
        """Sends ``request`` and returns the id that its answer will carry.

        To a process that has ended nothing is sent: :attr:`alive` tells.
        """
        self._sent += 1
        line = json.dumps({**request, "id": self._sent}, allow_nan=False) + "\n"
        stdin = self._process.stdin
        if stdin is not None and not self._closed:
            with suppress(OSError):  # the process has ended, which `alive` says
                stdin.write(line.encode())
                stdin.flush()
        return self._sent

    def poll(self) -> list[Answer]:
        """The answers that came since the last poll."""
        answers: list[Answer] = []
        while True:
            try:
                answers.append(self._answers.get_nowait())
            except Empty:
                return answers

    def close(self) -> None:
        """Ends the process: an engine has nothing to lose."""
        if self._closed:
            return
        self._closed = True
        self._process.kill()
        self._process.wait(CLOSING_SECONDS)
        if self._process.stdin is not None:
            with suppress(OSError):  # what was not sent yet cannot be any more
                self._process.stdin.close()
        self._reader.join(CLOSING_SECONDS)

    def _read(self, stdout: IO[bytes]) -> None:
        with stdout:
            while line := stdout.readline(MAX_LINE_BYTES):
                try:
                    answer = json.loads(line)
                except ValueError:
                    continue  # not ours: something wrote into the pipe
                if isinstance(answer, dict):
                    self._answers.put(answer)
                    self._call_wake()
        self._ended = True
        self._call_wake()

    def _call_wake(self) -> None:
        if self._wake is not None and not self._closed:
            self._wake()

"""What the command line says: results on the output stream, everything else on the error stream."""

from __future__ import annotations

import io
import os
import sys


def say(text: str = "") -> None:
    """One result, with the line ended."""
    if sys.stdout is not None:
        sys.stdout.write(text + "\n")


def remark(text: str, end: str = "\n") -> None:
    """One sentence that is no result: a warning, a refusal, progress."""
    if sys.stderr is not None:
        sys.stderr.write(text + end)
        sys.stderr.flush()


def survive_any_text() -> None:
    """Has streams write what they cannot encode in another way instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def leave_closed_output() -> None:
    """After the reader of our output has gone: nothing is left to be written at the end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())

"""One request a line: reading lines of any kind, and writing answers."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import IO, Final, NoReturn

from rules.title import Json

MAX_LINE_BYTES: Final = 1_000_000
"""Longer lines are refused unread."""

CHUNK_BYTES: Final = 65536

MAX_ERROR: Final = 500
"""Longer errors are cut: they may quote what was sent."""


class RequestError(ValueError):
    """A request that is refused. Its text is one clear sentence; ``details`` go into the answer too."""

    def __init__(self, reason: str, details: Mapping[str, Json] | None = None) -> None:
        super().__init__(reason)
        self.details = dict(details or {})


def read_lines(stream: IO[bytes]) -> Iterator[bytes | None]:
    """Every line of ``stream`` without its end; None for one that is too long.

    ``stream`` is best unbuffered: a thread that waits in a buffered read holds a lock that the end
    of the program would wait for.
    """
    pending = bytearray()
    is_too_long = False
    while chunk := stream.read(CHUNK_BYTES):
        *ends, rest = chunk.split(b"\n")
        for end in ends:
            pending += end
            is_too_long = is_too_long or len(pending) > MAX_LINE_BYTES
            yield None if is_too_long else bytes(pending).rstrip(b"\r")
            pending.clear()
            is_too_long = False
        pending += rest
        if len(pending) > MAX_LINE_BYTES:
            is_too_long = True
            pending.clear()
    if pending or is_too_long:
        yield None if is_too_long else bytes(pending)


def parse_line(line: bytes | None) -> dict[str, Json]:
    """The JSON object that a line writes; raises :class:`RequestError`."""
    if line is None:
        raise RequestError(f"A line may have {MAX_LINE_BYTES:,} bytes at most.")
    try:
        text = line.decode()
    except UnicodeDecodeError:
        raise RequestError("The line is not UTF-8.") from None
    try:
        request = json.loads(text, parse_constant=_no_number, parse_float=_finite)
    except RecursionError:
        raise RequestError("The line is nested too deeply.") from None
    except ValueError as error:
        raise RequestError(f"The line is not JSON: {error}.") from None
    if not isinstance(request, dict):
        raise RequestError('A request is a JSON object such as {"do":"titles"}.')
    return request


def write_line(stream: IO[bytes], answer: Mapping[str, Json]) -> None:
    """Writes ``answer`` as one line of plain ASCII and sends it off."""
    stream.write(json.dumps(answer, separators=(",", ":"), allow_nan=False).encode("ascii") + b"\n")
    stream.flush()


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number of JSON")


def _finite(text: str) -> float:
    value = float(text)
    if value in (float("inf"), float("-inf")):
        raise ValueError("a number is too large")
    return value

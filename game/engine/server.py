"""The answering end of the engine protocol: one answer for every line, whatever it holds."""

from __future__ import annotations

import logging
from queue import Queue
from threading import Thread
from typing import IO, Final, TypeAlias

from game.engine.lines import MAX_ERROR, RequestError, parse_line, read_lines, write_line
from game.engine.request import Request, id_of
from game.engine.session import Session
from rules.title import Json

WAITING_LINES: Final = 1000
"""So many lines are read ahead, so that a stop reaches a thought under way."""

_Item: TypeAlias = "tuple[int, Request | RequestError, dict[str, Json]] | None"


class Server:
    """Reads requests in a thread of its own and answers them in their order.

    A ``stop`` ends every thought asked for before it. A ``quit`` and the end of the input let the
    thought under way finish: whoever pipes a file in wants its answers.
    """

    def __init__(self, stdin: IO[bytes], stdout: IO[bytes]) -> None:
        self._stdin = stdin
        self._stdout = stdout
        self._session = Session()
        self._requests: Queue[_Item] = Queue(WAITING_LINES)
        self._stopped_before = 0

    def serve(self) -> None:
        """Answers until the input ends, the client goes or says quit."""
        Thread(target=self._read, daemon=True).start()
        while (item := self._requests.get()) is not None:
            number, request, request_id = item
            try:
                write_line(self._stdout, {**self._answer(number, request), **request_id})
            except OSError:
                return  # nobody listens any more
            if isinstance(request, Request) and request.do == "quit":
                return

    def _answer(self, number: int, request: Request | RequestError) -> dict[str, Json]:
        if isinstance(request, RequestError):
            return _refused(request)
        try:
            return {"ok": True, **self._session.answer(request, lambda: self._stopped_before > number)}
        except RequestError as error:
            return _refused(error)
        except Exception:  # an engine outlives its mistakes
            logging.getLogger(__name__).exception("A request failed unexpectedly")
            return _refused(RequestError("The engine made a mistake here; the match is as it was."))

    def _read(self) -> None:
        """Runs beside :meth:`serve`: parses lines, notices stops at once, ends after a quit."""
        try:
            for number, line in enumerate(read_lines(self._stdin), start=1):
                request, request_id = _request_of(line)
                kind = request.do if isinstance(request, Request) else None
                if kind == "stop":
                    self._stopped_before = number
                self._requests.put((number, request, request_id))
                if kind == "quit":
                    return
        finally:
            self._requests.put(None)


def _refused(error: RequestError) -> dict[str, Json]:
    return {"ok": False, "error": str(error)[:MAX_ERROR], **error.details}


def _request_of(line: bytes | None) -> tuple[Request | RequestError, dict[str, Json]]:
    request_id: dict[str, Json] = {}
    try:
        fields = parse_line(line)
        request_id = id_of(fields)
        return Request(fields), request_id
    except RequestError as error:
        return error, request_id


def serve(stdin: IO[bytes], stdout: IO[bytes]) -> None:
    """Speaks the engine protocol on the two streams until one of them ends."""
    Server(stdin, stdout).serve()

"""Engines for the tests: one in this process, one that does what the test says."""

from __future__ import annotations

import json
from io import BytesIO
from time import monotonic, sleep
from typing import Any

from game.engine.client import Answer, Wake
from game.engine.request import Request
from game.engine.server import serve
from game.engine.session import Session
from rules.title import Json


def ask(session: Session, request: dict[str, Any]) -> dict[str, Any]:
    """The answer of a session; raises RequestError."""
    return dict(session.answer(Request(request), lambda: False))


def answers_to(text: bytes) -> list[dict[str, Any]]:
    """What the server says to a whole input; every line is checked to be one JSON object."""
    output = BytesIO()
    serve(BytesIO(text), output)
    lines = output.getvalue().decode("ascii").splitlines()
    answers = [json.loads(line) for line in lines]
    assert all(isinstance(answer, dict) and isinstance(answer["ok"], bool) for answer in answers)
    return answers


def wait_until(condition: Any, seconds: float = 10.0) -> None:  # noqa: ANN401
    """Waits until ``condition()`` is true."""
    give_up = monotonic() + seconds
    while not condition():
        assert monotonic() < give_up, "nothing happened"
        sleep(0.002)


class StagedEngine:
    """An engine that answers when the test lets it, or dies, or stays silent."""

    def __init__(self, wake: Wake | None = None) -> None:
        self.wake = wake
        self.alive = True
        self.requests: list[dict[str, Json]] = []
        self.answers: list[Answer] = []
        self.closed = False

    def send(self, request: dict[str, Json]) -> int:
        self.requests.append({**request, "id": len(self.requests) + 1})
        return len(self.requests)

    def poll(self) -> list[Answer]:
        answers, self.answers = self.answers, []
        return answers

    def close(self) -> None:
        self.closed = True
        self.alive = False

    def request(self, kind: str) -> dict[str, Json]:
        """The last request of this kind."""
        return next(request for request in reversed(self.requests) if request["do"] == kind)

    def answer_think(self, **changes: Json) -> None:
        """Answers the last thought with the first legal action it was asked about."""
        self.answers.append({"ok": True, "id": self.request("think")["id"], "considered": [], **changes})


class StagedStart:
    """Starts staged engines and remembers them."""

    def __init__(self) -> None:
        self.engines: list[StagedEngine] = []
        self.fails = False

    def __call__(self, wake: Wake | None) -> StagedEngine:
        if self.fails:
            raise OSError("no more processes")
        self.engines.append(StagedEngine(wake))
        return self.engines[-1]

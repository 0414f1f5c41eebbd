"""A match of each title, played by computers through the engine protocol, as a check."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic, sleep
from typing import Final

from game.ai.levels import LEVELS
from game.engine.client import Answer, EngineProcess
from game.titles import TITLES
from rules.title import Json, Title

ANSWER_SECONDS: Final = 20.0
"""How long an answer may take before the check gives up."""

MAX_DECISIONS: Final = 5000


class _EngineFault(Exception):  # noqa: N818 - a finding, not a mistake of this program's user
    """What the engine did wrong, in a sentence."""


def play_matches() -> Iterator[str]:
    """Plays one match of each title; a sentence for each that does not come to its end."""
    engine = EngineProcess()
    try:
        for title in TITLES:
            try:
                _play(engine, title)
            except _EngineFault as fault:
                yield f"{title.meta.name}: {fault}"
    finally:
        engine.close()


def _play(engine: EngineProcess, title: Title) -> None:
    view = _ask(engine, {"do": "new", "title": title.meta.id, "players": title.meta.players[-1], "seed": 1})
    for number in range(MAX_DECISIONS):
        if view["over"]:
            return
        level = LEVELS[number % len(LEVELS)].id
        thought = _ask(engine, {"do": "think", "level": level, "iterations": 1, "seed": number})
        view = _ask(engine, {"do": "apply", "action": thought["action"]})
    raise _EngineFault(f"The match is not over after {MAX_DECISIONS} decisions.")


def _ask(engine: EngineProcess, request: dict[str, Json]) -> Answer:
    """The answer to a request, waited for."""
    ticket = engine.send(request)
    give_up = monotonic() + ANSWER_SECONDS
    while monotonic() < give_up:
        for answer in engine.poll():
            if answer.get("id") == ticket and answer.get("ok") is True:
                return answer
            raise _EngineFault(f"The engine refused {request['do']}: {answer.get('error')}")
        if not engine.alive:
            raise _EngineFault("The engine process ended unexpectedly.")
        sleep(0.001)
    raise _EngineFault(f"The engine gave no answer within {ANSWER_SECONDS:.0f} seconds.")

"""Plays a whole match through the engine: its own seat at random, the other seats by the engine.

    python examples/random_bot.py [DEAL]

Any language can do the same: write one JSON request a line, read one JSON answer a line.
"""

import json
import secrets
import subprocess
import sys
from pathlib import Path
from typing import Any

COMMAND = [sys.executable, str(Path(__file__).resolve().parent.parent / "main.py"), "engine"]


def play(deal: int) -> None:
    """Plays one match of the first title and prints it."""
    pipe = subprocess.PIPE
    with subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, text=True) as engine:  # noqa: S603 - our own

        def ask(**request: object) -> dict[str, Any]:
            """Sends one request and waits for its answer."""
            assert engine.stdin is not None
            assert engine.stdout is not None
            print(json.dumps(request), file=engine.stdin, flush=True)
            answer: dict[str, Any] = json.loads(engine.stdout.readline())
            if not answer["ok"]:
                sys.exit(answer["error"])
            return answer

        title = ask(do="titles")["titles"][0]
        view = ask(do="new", title=title["id"], players=title["players"][-1], seed=deal)
        while not view["over"]:
            if view["player"] == 0:
                action = secrets.choice(view["actions"])
            else:
                action = ask(do="think", level="gardener", iterations=1, seed=deal)["action"]
            print(f"player {view['player']}: {action}")
            view = ask(do="apply", action=action)
        print([score["total"] for score in ask(do="scores")["scores"]], view["outcome"]["reason"])
        ask(do="quit")


play(int(sys.argv[1]) if len(sys.argv) > 1 else 7)

"""Digests of what the rules and the computer players do, to compare two copies of the program.

    cd FOLDER && python3 TOOLS/digest.py [--matches 200] [--decisions 40]

Prints a line a title: random matches action by action with events, positions and scores, and what
Gardeners chose and considered. Two copies with the same lines play the same. It works on the
copy in the folder it runs in.
"""

from __future__ import annotations

import argparse
import json
import sys
from hashlib import blake2b
from time import perf_counter

sys.path.insert(0, ".")

from game.ai.levels import choose, level_of
from game.titles import TITLES
from rules.chance import Seeded, Stream
from rules.title import State, Title


def main() -> int:
    """Prints the digests, and how long the thinking took on the error stream."""
    parser = argparse.ArgumentParser(description="Digests of what rules and computer players do.")
    parser.add_argument("--matches", type=int, default=200, help="random matches of each title")
    parser.add_argument("--decisions", type=int, default=40, help="decisions of Gardeners in each title")
    asked = parser.parse_args()
    for title in TITLES:
        played = blake2b(digest_size=8)
        for number in range(asked.matches):
            for line in random_match(title, number):
                played.update(line.encode())
        started = perf_counter()
        thought = blake2b(digest_size=8)
        for line in gardeners(title, asked.decisions):
            thought.update(line.encode())
        each = 1000 * (perf_counter() - started) / max(1, asked.decisions)
        print(title.meta.id, played.hexdigest(), thought.hexdigest())
        print(f"{title.meta.id}: {each:.1f} ms a decision of a Gardener", file=sys.stderr)
    return 0


def _first(title: Title, number: int) -> State:
    counts = title.meta.players
    return title.new(title.meta.setup(counts[number % len(counts)]), Seeded(number))


def random_match(title: Title, number: int) -> list[str]:
    """Everything that is told of one random match, as text."""
    state = _first(title, number)
    chance, dice = Stream(number), Seeded(number)
    told: list[str] = []
    while actions := state.legal_actions():
        action = actions[chance.below(len(actions))]
        told.append(str(action))
        told += [json.dumps(event.facts()) for event in state.apply(action, dice)]
    told.append(json.dumps(state.position()))
    told += [f"{score.lines} {score.tiebreak}" for score in state.scores()]
    return told


def gardeners(title: Title, decisions: int) -> list[str]:
    """What Gardeners choose and consider from the beginning of matches on, as text."""
    told: list[str] = []
    number, state = 0, _first(title, 0)
    dice, level = Seeded(0), level_of("gardener")
    while len(told) < decisions:
        player = state.current_player
        if player is None:
            number += 1
            state, dice = _first(title, number), Seeded(number)
            continue
        choice = choose(title.meta.id, level, state.observe(player), number, seconds=60.0)
        told.append(" ".join(f"{each.action}={each.value!r}" for each in choice.considered))
        state.advance(choice.action, dice)
    return told


if __name__ == "__main__":
    raise SystemExit(main())

"""Digests of what the rules and the computer players do, to compare two copies of the program.

    cd FOLDER && python3 TOOLS/digest.py [--matches 200] [--decisions 80]

Prints a line a title: random matches action by action with events, positions and scores, and what
computer players of every level considered. Two copies with the same lines play the same. It works
on the copy in the folder it runs in.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from hashlib import blake2b
from time import process_time

sys.path.insert(0, ".")

from game.ai.levels import LEVELS, choose
from game.ai.registry import FEATURES
from game.titles import TITLES
from rules.chance import Seeded, Stream
from rules.title import SetupError, State, Title


def main() -> int:
    """Prints the digests, and how long the thinking took on the error stream."""
    parser = argparse.ArgumentParser(description="Digests of what rules and computer players do.")
    parser.add_argument("--matches", type=int, default=200, help="random matches of each title")
    parser.add_argument("--decisions", type=int, default=80, help="decisions in each title")
    asked = parser.parse_args()
    for title in TITLES:
        played = digest_of(line for number in range(asked.matches) for line in random_match(title, number))
        taken = {level.id: 0.0 for level in LEVELS}
        thought = digest_of(thoughts(title, asked.decisions, taken))
        print(title.meta.id, played, thought)
        times = 1000 * len(LEVELS) / max(1, asked.decisions)
        each = ", ".join(f"{level} {times * seconds:.1f}" for level, seconds in taken.items())
        print(f"{title.meta.id}, ms of the processor a decision: {each}", file=sys.stderr)
    return 0


def digest_of(lines: Iterable[str]) -> str:
    """A few letters that stand for all of the lines."""
    digest = blake2b(digest_size=8)
    for line in lines:
        digest.update(line.encode())
    return digest.hexdigest()


def first(title: Title, number: int) -> State:
    """The beginning of a match; other numbers are other deals, player counts and options."""
    players = title.meta.players[number % len(title.meta.players)]
    options = {
        option.id: option.values[number // len(title.meta.players) % len(option.values)]
        for option in title.meta.options
        if players in option.players
    }
    try:
        setup = title.meta.setup(players, options)
    except SetupError:
        setup = title.meta.setup(players)
    return title.new(setup, Seeded(number))


def random_match(title: Title, number: int) -> list[str]:
    """Everything that is told of one random match, and what its states are worth, as text."""
    state = first(title, number)
    chance, dice = Stream(number), Seeded(number)
    players = len(state.scores())
    features = FEATURES[title.meta.id]() if title.meta.id in FEATURES else None
    weights = [(feature * 7919 % 101) / 8 for feature in range(features.catalogue.size)] if features else []
    told: list[str] = []
    while actions := state.legal_actions():
        action = actions[chance.below(len(actions))]
        told.append(str(action))
        for event in state.apply(action, dice):
            seen = [event.seen_by(player) for player in range(players)]
            told += [json.dumps(each.facts()) for each in (event, *seen) if each is not None]
        if features is not None:
            told.append(f"{features.weight_set(state)} {features.worths(state, players, weights)}")
    told.append(json.dumps(state.position()))
    told += [f"{score.lines} {score.tiebreak}" for score in state.scores()]
    return told


def thoughts(title: Title, decisions: int, taken: dict[str, float]) -> list[str]:
    """What the levels consider by turns from the beginning of matches on; ``taken`` adds up the seconds."""
    told: list[str] = []
    number, state, dice = 0, first(title, 0), Seeded(0)
    while len(told) < decisions:
        player = state.current_player
        if player is None:
            number += 1
            state, dice = first(title, number), Seeded(number)
            continue
        level = LEVELS[len(told) % len(LEVELS)]
        started = process_time()
        choice = choose(title.meta.id, level, state.observe(player), number, seconds=60.0)
        taken[level.id] += process_time() - started
        told.append(" ".join(f"{each.action}={each.value!r}" for each in choice.considered))
        state.advance(choice.action, dice)
    return told


if __name__ == "__main__":
    raise SystemExit(main())

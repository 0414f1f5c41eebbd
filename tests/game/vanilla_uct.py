"""The yardstick: tree search as everybody knows it (Kocsis and Szepesvari 2006), with no knowledge.

Random play to the end, no prior, no learned value; the usual exploration constant on rewards of
win or loss. ``python -m tests.game.vanilla_uct TITLE --matches 200 --seed 1`` plays it against the
Expert over mirrored deals with as much processor time a decision as the Expert takes.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import log, sqrt
from time import process_time

from game.ai.levels import choose, level_of
from game.arena_report import progress_bar, wilson
from game.terminal import say
from game.titles import title_of
from rules.chance import Seeded, Stream
from rules.title import Action, State, Title

EXPLORATION = sqrt(2)


class Node:
    """A decision: visits and summed rewards of every action tried."""

    __slots__ = ("children", "totals", "visits")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.visits: dict[Action, int] = {}
        self.totals: dict[Action, float] = {}


class VanillaUct:
    """Information-set UCT with random rollouts to the end of the match."""

    def __init__(self, observation: State, chance: Stream) -> None:
        self.observation = observation
        self.player = observation.current_player or 0
        self.chance = chance
        self.root = Node()
        self.iterations = 0

    def best(self, seconds: float, least: int = 1) -> Action:
        """The action tried most often after so much processor time, or after ``least`` iterations."""
        actions = self.observation.legal_actions()
        end = process_time() + seconds
        while len(actions) > 1 and (self.iterations < least or process_time() < end):
            self.iterate()
            self.iterations += 1
        return max(actions, key=lambda action: self.root.visits.get(action, 0))

    def iterate(self) -> None:
        """Down the tree, one new action, random play to the end, and back."""
        state = self.observation.determinize(self.player, self.chance)
        node, path = self.root, []
        while (mover := state.current_player) is not None:
            actions = state.legal_actions()
            fresh = [action for action in actions if action not in node.children]
            action = fresh[self.chance.below(len(fresh))] if fresh else self.promising(node, actions)
            path.append((node, action, mover))
            state.advance(action, self.chance)
            node = node.children.setdefault(action, Node())
            if fresh:
                break
        while state.current_player is not None:
            actions = state.legal_actions()
            state.advance(actions[self.chance.below(len(actions))], self.chance)
        rewards = rewards_of(state)
        for visited, action, mover in path:
            visited.visits[action] = visited.visits.get(action, 0) + 1
            visited.totals[action] = visited.totals.get(action, 0.0) + rewards[mover]

    def promising(self, node: Node, actions: Sequence[Action]) -> Action:
        """UCB1 over the legal actions."""
        legal = [action for action in node.children if action in actions]
        total = log(sum(node.visits[action] for action in legal))
        return max(
            legal,
            key=lambda action: (
                node.totals[action] / node.visits[action] + EXPLORATION * sqrt(total / node.visits[action])
            ),
        )


def rewards_of(state: State) -> list[float]:
    """1 for a win, its share for a shared one; alone, the points by the hundred."""
    outcome = state.outcome
    scores = state.scores()
    if outcome is None or len(scores) == 1:
        return [score.total / 100 for score in scores]
    return [1 / len(outcome.winners) if player in outcome.winners else 0.0 for player in range(len(scores))]


def play(title: Title, seed: int, expert: int, chance: Stream) -> float:
    """One two-player match; what ``expert``'s seat won of it."""
    state = title.new(title.meta.setup(2), Seeded(seed))
    dice = Seeded(seed)
    spent = [0.0, 0]
    while (player := state.current_player) is not None:
        observation = state.observe(player)
        if len(observation.legal_actions()) == 1:
            action = observation.legal_actions()[0]
        elif player == expert:
            started = process_time()
            action = choose(title.meta.id, level_of("expert"), observation, chance.below(10**9)).action
            spent = [spent[0] + process_time() - started, spent[1] + 1]
        else:
            seconds = spent[0] / spent[1] if spent[1] else 0.5
            action = VanillaUct(observation, chance).best(seconds)
        state.apply(action, dice)
    assert state.outcome is not None
    winners = state.outcome.winners
    return 1 / len(winners) if expert in winners else 0.0


def main() -> None:
    """Plays the asked number of matches, each deal from both seats."""
    parser = argparse.ArgumentParser(description="The Expert against vanilla UCT at equal processor time.")
    parser.add_argument("title")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    title, chance, wins = title_of(asked.title), Stream(asked.seed), 0.0
    for number in range(asked.matches):
        wins += play(title, asked.seed + number // 2, number % 2, chance)
        progress_bar(number + 1, asked.matches)
    low, high = wilson(wins, asked.matches)
    say(f"{asked.title}: the Expert wins {wins / asked.matches:.1%} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()

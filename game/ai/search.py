"""Information-set Monte Carlo tree search: what the strongest computer players do.

One tree of what the player to act can see (Cowling, Powley and Whitehouse 2012): every iteration
guesses anew what is hidden and throws the dice anew (open loop), walks down the tree and judges the
state it comes to by the learned value instead of playing on at random. Every player wants the own
reward (max^n). A node's actions start with a prior, their value one ply deep, so that few iterations
go far; where there are many actions, only the better ones by their prior are looked at, and more of
them the longer it takes (progressive widening).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final

from game.ai.choice import Budget, Choice, Considered
from game.ai.leads import LIMIT, leads
from game.ai.learned import LearnedValue
from rules.chance import Stream
from rules.title import Action, State

PLAYED_ON: Final = 12
"""At most so many decisions are played on before a state is judged."""

WIDE: Final = 30
"""A decision with more actions than this is looked at by the better ones first."""

WIDENING: Final = 3.0
"""So many actions for each square root of the visits, on top of :data:`NARROWEST`."""

NARROWEST: Final = 8
WIN_SHARE: Final = 0.5
"""How much of the reward of a match that is over is for winning; the rest is for the margin."""


class Edge:
    """An action at a node: how often it was tried, what came of it, and where it leads."""

    __slots__ = ("action", "child", "prior", "total", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action: Final = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.child = Node()

    def mean(self, prior_visits: float) -> float:
        """What the player who chose it may expect, its prior counting as so many visits."""
        return (prior_visits * self.prior + self.total) / (prior_visits + self.visits)


class Node:
    """A decision in the tree: what was done since the search began, whatever the dice were."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Action, Edge] = {}


class Search:
    """One search: from a player's observation to a choice."""

    def __init__(self, observation: State, value: LearnedValue, budget: Budget, chance: Stream) -> None:
        player = observation.current_player
        if player is None:
            raise ValueError("There is nothing to decide for this player.")
        self._observation: Final = observation
        self._player: Final = player
        self._players: Final = len(observation.scores())
        self._value: Final = value
        self._budget: Final = budget
        self._chance: Final = chance
        self._root: Final = Node()
        self._centres: list[float] = [0.0] * self._players
        self.iterations = 0

    def choose(self) -> Choice:
        """The action tried most often when the budget is over or the lead cannot be caught."""
        actions = self._considered(self._observation)
        if len(actions) == 1:
            return Choice(actions[0], (Considered(actions[0], 0.0, 0),))
        self._expand_root()
        limit = self._budget.iterations
        while self.iterations < limit and not self._budget.is_over():
            self._iterate()
            self.iterations += 1
            if self.iterations % 16 == 0 and self._is_decided(limit - self.iterations):
                break
        trust = self._value.features.prior_visits
        edges = self._root.edges.values()
        considered = [Considered(edge.action, edge.mean(trust), edge.visits) for edge in edges]
        considered.sort(key=lambda each: (-each.visits, -each.value))
        return Choice(considered[0].action, tuple(considered))

    def _is_decided(self, left: int) -> bool:
        most, second = 0, 0
        for edge in self._root.edges.values():
            if edge.visits > most:
                most, second = edge.visits, most
            elif edge.visits > second:
                second = edge.visits
        return most - second > left

    def _considered(self, state: State) -> Sequence[Action]:
        return self._value.features.considered(state, state.legal_actions())

    # --- one iteration -------------------------------------------------------------------------

    def _iterate(self) -> None:
        state = self._value.features.guess(self._observation, self._player, self._chance)
        node = self._root
        path: list[Edge] = []
        movers: list[int] = []
        while True:
            player = state.current_player
            if player is None:
                break
            actions = self._considered(state)
            if len(actions) == 1:
                edge = node.edges.get(actions[0])
                if edge is None:
                    edge = node.edges[actions[0]] = Edge(actions[0], 0.0)
            else:
                if node.visits == 0 and node is not self._root:
                    node.visits = 1
                    break
                node.visits += 1
                edge = self._select(node, state, actions, player)
                path.append(edge)
                movers.append(player)
            state.advance(edge.action, self._chance)
            node = edge.child
        self._play_on(state)
        rewards = self._rewards(state)
        for number, edge in enumerate(path):
            edge.visits += 1
            edge.total += rewards[movers[number]]

    def _play_on(self, state: State) -> None:
        """What looks best one ply deep, until the state can be judged."""
        features = self._value.features
        for _ in range(PLAYED_ON):
            player = state.current_player
            if player is None or features.is_quiet(state, self._player):
                return
            actions = self._considered(state)
            chosen = actions[0]
            if len(actions) > 1:
                dice = self._chance.below(LIMIT)
                most = -1e9
                for action in actions:
                    after = state.copy()
                    after.advance(action, Stream(dice))
                    worth = self._value.value(after, player)
                    if worth > most:
                        most, chosen = worth, action
            state.advance(chosen, self._chance)

    def _select(self, node: Node, state: State, actions: Sequence[Action], player: int) -> Edge:
        """The edge that promises most, counting how little is known of it."""
        edges = node.edges
        legal: list[Edge] = []
        unknown: list[Action] = []
        for action in actions:
            known = edges.get(action)
            if known is None:
                unknown.append(action)
            else:
                legal.append(known)
        if unknown:
            legal += self._expand(node, state, unknown, player)
        if len(legal) > WIDE:
            legal.sort(key=_by_prior)
            del legal[NARROWEST + int(WIDENING * sqrt(node.visits)) :]
        spread = self._value.features.exploration * sqrt(log(node.visits + 1.0))
        trust = self._value.features.prior_visits
        best, most = legal[0], -1.0
        for edge in legal:
            promise = edge.mean(trust) + spread / sqrt(edge.visits + 1.0)
            if promise > most:
                best, most = edge, promise
        return best

    # --- priors ----------------------------------------------------------------------------------

    def _expand_root(self) -> None:
        """Priors of the first decision, averaged over a few guesses."""
        sums: dict[Action, float] = {}
        samples = 0
        for sample in range(self._value.features.prior_samples):
            guess = self._value.features.guess(self._observation, self._player, self._chance)
            if sample == 0:
                values = self._value.values(guess, self._players)
                margin = self._value.features.margin
                self._centres = [margin(guess, values, player) for player in range(self._players)]
            for edge in self._expand(Node(), guess, list(self._considered(guess)), self._player):
                sums[edge.action] = sums.get(edge.action, 0.0) + edge.prior
            samples += 1
            if self._budget.is_over():
                break
        for action in self._considered(self._observation):
            self._root.edges[action] = Edge(action, sums.get(action, 0.0) / samples)

    def _expand(self, node: Node, state: State, actions: list[Action], player: int) -> list[Edge]:
        """New edges for ``actions``: each with what ``player`` may expect one ply deep."""
        ahead = leads(state, actions, self._value, self._players, self._chance.below(LIMIT))
        fresh: list[Edge] = []
        for number, action in enumerate(actions):
            edge = Edge(action, self._squashed(ahead[number], player))
            node.edges[action] = edge
            fresh.append(edge)
        return fresh

    # --- rewards ---------------------------------------------------------------------------------

    def _rewards(self, state: State) -> list[float]:
        """What each player gets of ``state``, from 0 to 1."""
        values = self._value.values(state, self._players)
        margin = self._value.features.margin
        rewards = [self._squashed(margin(state, values, player), player) for player in range(self._players)]
        outcome = state.outcome
        if outcome is not None and self._players > 1:
            winners = outcome.winners
            for player in range(self._players):
                won = 1.0 / len(winners) if player in winners else 0.0
                rewards[player] = WIN_SHARE * won + (1.0 - WIN_SHARE) * rewards[player]
        return rewards

    def _squashed(self, ahead: float, player: int) -> float:
        """The reward for being so far ahead: a half for as far as when the search began."""
        lead = (ahead - self._centres[player]) / self._value.features.spread
        if lead > 30.0:
            return 1.0
        return 1.0 / (1.0 + exp(-lead)) if lead > -30.0 else 0.0


def _by_prior(edge: Edge) -> float:
    return -edge.prior


def search(observation: State, value: LearnedValue, budget: Budget, chance: Stream) -> Choice:
    """What the player to act should do, who sees ``observation``; ``budget.iterations`` make it repeatable.

    The values of what was considered are rewards from 0 to 1.
    """
    return Search(observation, value, budget, chance).choose()

"""Clients within reach: whom to deliver next, what that brings, what it still lacks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.ai.sunfield_weights import Weights
from rules.sunfield.components import SORTS, ClientSpec, ReputationSpec
from rules.sunfield.farm import DELIVERED, Farm
from rules.sunfield.moments import NO_CLIENT, NO_TILE
from rules.sunfield.numbers import COLOUR_BONUS, MEDALS_OF_SPACE, VALUE_BONUS, VEGETABLES_PER_POINT
from rules.sunfield.reputation import is_fulfilled
from rules.sunfield.scoring import ALIKE
from rules.sunfield.state import SunfieldState

VEGETABLES_A_TURN = 2
"""What a turn at the market usually brings home."""

FEW_TURNS = 4
"""When fewer are left, there is no better use for them."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A Client that can be delivered, and the Medal that comes with it."""

    client: int
    medal: int


def offers(state: SunfieldState, farm: Farm) -> list[Offer]:
    """The open Clients and those that the farm has reserved."""
    board = state.board
    medals = (0, *reversed(MEDALS_OF_SPACE))
    found = [
        Offer(client, medals[left])
        for client, left in zip(board.clients, board.medals, strict=True)
        if client != NO_CLIENT
    ]
    return found + [Offer(client, 0) for client in farm.reserved if client != DELIVERED]


class ClientPlans:
    """Looks for the best plan of deliveries. Serves one decision: it remembers what Clients bring."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._gains: dict[tuple[object, ...], float] = {}

    def value(self, state: SunfieldState, farm: Farm, turns: float) -> float:
        """What the barrow will bring by Clients and otherwise, with so many own turns left."""
        weights = self._weights
        busy = min(1.0, turns / FEW_TURNS)
        barrow = farm.barrow[:]
        waiting = [offer for offer in offers(state, farm) if offer.client not in farm.clients]
        delivered = farm.clients
        kept = 1.0
        total = 0.0
        while turns >= 1 and waiting:
            best = 0.0
            chosen: tuple[Offer, float] | None = None
            for offer in waiting:
                missing = _missing(barrow, state.variant.client_costs[offer.client])
                time = 1 + missing / VEGETABLES_A_TURN
                if time > turns + 0.5:
                    continue
                gain = self.gain(state, farm, delivered, offer.client) + offer.medal
                net = gain - weights.missing * missing - weights.turn * busy
                if net > best:
                    best = net
                    chosen = (offer, time)
            if chosen is None:
                break
            offer, time = chosen
            kept *= weights.patience**time
            total += kept * best
            turns -= time
            waiting.remove(offer)
            delivered = (*delivered, offer.client)
            for sort, count in enumerate(state.variant.client_costs[offer.client]):
                barrow[sort] = max(0, barrow[sort] - count)
        spare = sum(barrow)
        return total + busy * weights.spare * spare + (1 - busy) * (spare // VEGETABLES_PER_POINT)

    def gain(self, state: SunfieldState, farm: Farm, delivered: tuple[int, ...], client: int) -> float:
        """What a Client adds to those delivered: its worth, bonuses and Reputation, also half-way."""
        key = (delivered, client, farm.own, farm.validated, state.board.reputation)
        gain = self._gains.get(key)
        if gain is None:
            specs = state.variant.components.clients
            before = [specs[number] for number in delivered]
            after = [*before, specs[client]]
            gain = self._standing(after) - self._standing(before)
            for tile in (farm.own, *state.board.reputation):
                if tile != NO_TILE and tile not in farm.validated:
                    gain += self._step(state.variant.components.reputation[tile], before, after)
            self._gains[key] = gain
        return gain

    def standing(self, state: SunfieldState, farm: Farm) -> float:
        """What the delivered Clients are worth with their bonuses, reached or begun."""
        return self._standing([state.variant.components.clients[client] for client in farm.clients])

    def _standing(self, clients: Sequence[ClientSpec]) -> float:
        total = float(sum(client.prestige for client in clients))
        for marks, bonus in (
            ([client.colour for client in clients], COLOUR_BONUS),
            ([client.prestige for client in clients], VALUE_BONUS),
        ):
            most = max((marks.count(mark) for mark in set(marks)), default=0)
            total += bonus if most >= ALIKE else self._weights.alike_step * max(0, most - 1)
        return total

    def _step(self, tile: ReputationSpec, before: Sequence[ClientSpec], after: Sequence[ClientSpec]) -> float:
        """What the last Client does for a Reputation tile."""
        if is_fulfilled(tile, before):
            return 0.0
        if is_fulfilled(tile, after):
            return float(tile.points)
        return self._weights.reputation_step * (_needs(tile, before) - _needs(tile, after))


def _missing(barrow: Sequence[int], cost: Sequence[int]) -> int:
    """How many vegetables the barrow lacks for a Client."""
    missing = 0
    for sort in SORTS:
        if cost[sort] > barrow[sort]:
            missing += cost[sort] - barrow[sort]
    return missing


def _needs(tile: ReputationSpec, clients: Sequence[ClientSpec]) -> int:
    """How many of the three conditions of a Reputation tile are still open."""
    first, second = tile.colours
    colours = [client.colour for client in clients]
    if first == second:
        needs = max(0, 2 - colours.count(first))
    else:
        needs = (first not in colours) + (second not in colours)
    return needs + (0 if any(client.prestige == tile.value for client in clients) else 1)

"""What a learned value knows of A Fistful of Seeds: the points that a goal will bring this season.

Points are learned, because they are what planting and passing bring about: for each kind, from what
its field promises (``fistful_outlook``), from where its seeds are, and from when its collector plants
next. What they are worth follows from the rules (``fistful_places``): places, sacks, a chance of
winning the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

from game.ai.features import AT_ONCE, Catalogue, Features
from game.ai.fistful_goals import suspected_deals
from game.ai.fistful_hands import hands_after_passing
from game.ai.fistful_outlook import Outlook, outlook_of
from game.ai.fistful_places import chances_of_winning, expected_sacks, share_of_win
from rules.chance import Chance
from rules.fistful.components import HIDDEN, KINDS
from rules.fistful.state import OVER, PLANTING, FistfulState
from rules.title import State

MEMORY: Final = 30_000
"""Fields that are remembered."""

_AGE: Final = [0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, *[5] * 4, *[6] * 4, *[7] * 5]
"""How far the season is, by the plots that are free."""

_AGES: Final = 8
_COARSE: Final = 4
_LEVELS: Final = 8
_LEVEL_BASE: Final = (0.0, 4.0, 7.0, 2.0)
_LEVEL_STEP: Final = (3.0, 2.0, 2.0, 2.0)
"""In points of a kind: where the first level of what a field promises ends, and how long each is."""

_GAINS: Final = 6
_GAIN: Final = [[min(gain // step, _GAINS - 1) for gain in range(64)] for step in (2, 2, 1, 2)]
"""For each kind what a plot would add, in its steps."""

_UP_TO_3: Final = [min(count, 3) for count in range(64)]
_UP_TO_4: Final = [min(count, 4) for count in range(64)]
_WAITS: Final = [0, 1, 1, 2, 2, 2, 2]
"""How soon a collector plants, by the plantings of others before."""

PROMISE: Final = "what the field promises for your goal"
RIVALS: Final = "keeping the other goals small"

TWO: Final = 2
"""Two players know the goals of the other: what they do not collect themselves."""

_NAMES: Final = [str(number) for number in range(24)]
_FORESEEABLE: Final = 0.001


class FistfulFeatures(Features):
    """The points of a goal as a sum of weights. One object remembers fields."""

    def __init__(self) -> None:
        self.weight_sets = ("2", "3", "4")
        self.spread = 0.25
        self.exploration = 0.08
        self.prior_visits = 12.0
        self.prior_samples = 8
        self.whim = 0.005
        self.catalogue = Catalogue()
        block = self.catalogue.block
        self._age: Final = block("age", 4 * _AGES)
        self._level: Final = block("promise", 4 * _COARSE * _LEVELS, PROMISE)
        self._own: Final = block("own seeds", 4 * _AGES * 5, "seeds of your goal in your hand")
        self._right: Final = block("seeds on the right", 4 * _COARSE * 4, "seeds that may be passed to you")
        self._left: Final = block("seeds on the left", 4 * _COARSE * 4)
        self._across: Final = block("seeds across", 4 * _COARSE * 4)
        self._best: Final = block("best plot", 4 * 2 * 2 * 3 * _GAINS, "a good plot for your next seed")
        self._worst: Final = block("worst plot", 4 * _COARSE * 5, "plots that all serve your goal")
        self._fields: Final[dict[bytes, Outlook]] = {}
        self._asked: tuple[object, ...] = ()
        self._deals: list[tuple[int, ...]] = []
        self._weights: list[int] = []

    def weight_set(self, state: State) -> str:
        assert isinstance(state, FistfulState)
        return str(state.variant.players)

    def chapter(self, state: State) -> int:
        """A season is learned by itself: nothing but sacks lasts."""
        assert isinstance(state, FistfulState)
        return state.season

    def reached(self, state: State, player: int) -> float:
        """The points of the seasons that are over."""
        assert isinstance(state, FistfulState)
        variant = state.variant
        total = 0.0
        for place, points in enumerate(state.past_points):
            if place % variant.hands % variant.players == player:
                total += points
        return total

    def scored(self, state: State, player: int) -> float:
        """The points of past seasons, and what the field promises for the goals of this one."""
        assert isinstance(state, FistfulState)
        total = self.reached(state, player)
        if state.phase != OVER:
            promised = self._outlook(state).points
            for hand in range(player, state.variant.hands, state.variant.players):
                if state.produce[hand] > 0:
                    total += promised[state.produce[hand] - 1]
        return total

    def active(self, state: State, player: int) -> list[int]:
        assert isinstance(state, FistfulState)
        variant = state.variant
        outlook = self._outlook(state)
        hands = hands_after_passing(state)
        listed: list[int] = []
        for hand in range(player, variant.hands, variant.players):
            if state.produce[hand] > 0:
                self._list(state, outlook, hands, state.produce[hand] - 1, hand, listed)
        return listed

    def worth(self, state: State, player: int, weights: Sequence[float]) -> float:
        """The chance that ``player`` wins the match."""
        return self.worths(state, 0, weights)[player]

    def worths(self, state: State, players: int, weights: Sequence[float]) -> list[float]:  # noqa: ARG002
        """The same for every player."""
        assert isinstance(state, FistfulState)
        if state.phase == OVER:
            return share_of_win(state)
        return chances_of_winning(state, expected_sacks(state, self._points(state, weights)))

    def guess(self, observation: State, player: int, chance: Chance) -> State:
        """The goals as the others' plantings speak for them, the hands as they may be."""
        assert isinstance(observation, FistfulState)
        seen = observation if observation.observer == player else observation.observe(player)
        if HIDDEN not in seen.produce or seen.variant.players == TWO:
            return seen.determinize(player, chance)
        asked = (seen.season, tuple(seen.produce), tuple(seen.plantings), tuple(seen.field))
        if asked != self._asked:
            self._asked = asked
            self._deals, self._weights = suspected_deals(seen, self._look)
        seen = seen.copy()
        seen.produce = list(self._deals[chance.choose("goals", _NAMES[: len(self._deals)], self._weights)])
        return seen.determinize(player, chance)

    def parts(self, state: State, player: int, weights: Sequence[float]) -> dict[str, float]:
        """As always, and what the others lose on average."""
        assert isinstance(state, FistfulState)
        parts = super().parts(state, player, weights)
        parts[PROMISE] = parts.get(PROMISE, 0.0) + parts.pop(AT_ONCE)
        if state.phase != OVER:
            variant = state.variant
            theirs = [
                max(row)
                for hand, row in enumerate(self._points(state, weights))
                if hand % variant.players != player
            ]
            parts[RIVALS] = -sum(theirs) / len(theirs)
        return parts

    def margin(self, state: State, values: Sequence[float], player: int) -> float:  # noqa: ARG002
        """The odds of winning as a logarithm: a chance of ``e / (1 + e)`` is a lead of one."""
        chance = min(max(values[player], _FORESEEABLE), 1 - _FORESEEABLE)
        return log(chance / (1 - chance))

    def _points(self, state: FistfulState, weights: Sequence[float]) -> list[list[float]]:
        """For each hand the points that each kind would bring it; 0 for kinds that it cannot have."""
        outlook = self._outlook(state)
        hands = hands_after_passing(state)
        points: list[list[float]] = []
        for hand, goal in enumerate(state.produce):
            row = [0.0, 0.0, 0.0, 0.0]
            for kind in range(4):
                if goal in (0, kind + 1):
                    listed: list[int] = []
                    self._list(state, outlook, hands, kind, hand, listed)
                    total = outlook.points[kind]
                    for feature in listed:
                        total += weights[feature]
                    row[kind] = total
            points.append(row)
        return points

    def _outlook(self, state: FistfulState) -> Outlook:
        return self._look(state.field)

    def _look(self, field: list[int]) -> Outlook:
        key = bytes(field)
        outlook = self._fields.get(key)
        if outlook is None:
            if len(self._fields) >= MEMORY:
                self._fields.clear()
            outlook = self._fields[key] = outlook_of(field)
        return outlook

    def _list(  # noqa: PLR0913, PLR0917 - a kind and all that bears on it
        self, state: FistfulState, outlook: Outlook, hands: list[int], kind: int, hand: int, listed: list[int]
    ) -> None:
        """Adds the features of ``kind`` when ``hand`` collects it."""
        count = state.variant.hands
        age = _AGE[len(state.free)]
        if age == 7 and state.variant.late_goals:
            age = 6
        early = age >> 1
        own = hands[4 * hand + kind]
        right = hands[4 * ((hand - 1) % count) + kind]
        left = hands[4 * ((hand + 1) % count) + kind]
        level = int((outlook.points[kind] - _LEVEL_BASE[kind]) / _LEVEL_STEP[kind] + 1.0)
        wait = _WAITS[plantings_before(state, hand)]
        coarse = 4 * kind + early
        listed.append(self._age + _AGES * kind + age)
        listed.append(self._level + _LEVELS * coarse + max(0, min(level, _LEVELS - 1)))
        listed.append(self._own + 5 * (_AGES * kind + age) + _UP_TO_4[own])
        listed.append(self._right + 4 * coarse + _UP_TO_3[right])
        listed.append(self._left + 4 * coarse + _UP_TO_3[left])
        if count == len(KINDS):
            listed.append(self._across + 4 * coarse + _UP_TO_3[hands[4 * ((hand + 2) % count) + kind]])
        place = (2 * kind + (early > 1)) * 2 + (own > 0)
        listed.append(self._best + _GAINS * (3 * place + wait) + _GAIN[kind][outlook.best[kind]])
        listed.append(self._worst + 5 * coarse + _UP_TO_4[outlook.worst[kind]])


def plantings_before(state: FistfulState, hand: int) -> int:
    """How many seeds others plant before ``hand`` plants next: 0 when it is to act."""
    count = state.variant.hands
    place = (hand - state.starter) % count
    if state.phase == PLANTING:
        if place >= state.turn:
            return place - state.turn
        return count - state.turn + (place - 1) % count
    return (place - 1) % count

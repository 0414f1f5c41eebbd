"""What can still be planted in Herbaceous Sprouts: open spaces, and the best plans for a hand.

A *plan* is the space that a shape of seeds goes for first and the one it goes for with the rest. Its
worth is a rule of thumb in points; the learned weights correct it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from game.ai.sprouts_shape import Shape, shape_of
from rules.sprouts.beds import FLOWER, GARDEN_OF, NUMBER_OF
from rules.sprouts.components import Components
from rules.sprouts.lemonade import NOBODY

MOST_TURNS: Final = 11
MOST_MISSING: Final = 4
"""Plans that lack more seeds are not thought of."""

PRICE: Final[tuple[float, ...]] = (2.1, 1.05, 0.85)
"""By garden, in points: what a missing seed costs."""

FITTING: Final[tuple[float, ...]] = (0.45, 0.7, 0.6)
"""By garden: the share of the seeds to come that fits a set in the making."""

HURRY: Final = 2.2
"""How surely a missing seed comes if one that fits is to be hoped for."""

SEEDS_A_TURN: Final = 2.2
"""How many seeds a turn brings that can be kept."""

PATIENCE: Final = 0.97
"""What a whole set in hand is worth of its points: somebody may be faster."""

SECOND: Final = 0.75
"""What a second set is worth beside the first: it waits for its seeds longer."""

SPARE: Final = 0.3
"""In points: a herb that belongs to no set in the making."""

SPARE_WILD: Final = 1.3
"""In points: a wild that belongs to no set."""

FIRST_PLANS: Final = 4
"""So many spaces are tried as the first of a plan, those worth most alone."""


def _chance(garden: int, missing: int, turns: int) -> float:
    """The chance that all missing seeds come in so many turns that bring dice."""
    if missing == 0:
        return PATIENCE
    for_each = turns * SEEDS_A_TURN * FITTING[garden] / missing
    return float((1 - exp(-HURRY * for_each)) ** missing)


CHANCE: Final = tuple(
    tuple(
        tuple(_chance(garden, missing, turns) for missing in range(MOST_MISSING + 1)) for garden in range(3)
    )
    for turns in range(MOST_TURNS + 1)
)
"""``CHANCE[turns][garden][missing]``."""


class Plan:
    """What a shape goes for: ``worth`` in points, and of both spaces bed and seeds missing.

    A bed is -1 where there is no such space. ``rest`` is the shape that belongs to neither, and
    ``features`` is what the plan looks like to the learned value, once somebody has asked.
    """

    __slots__ = (
        "bed",
        "features",
        "missing",
        "next_worth",
        "rest",
        "second",
        "second_missing",
        "worth",
    )

    def __init__(self, worth: float, first: tuple[int, int], second: tuple[int, int], rest: Shape) -> None:
        self.worth: Final = worth
        self.bed: Final = first[0]
        self.missing: Final = first[1]
        self.second: Final = second[0]
        self.second_missing: Final = second[1]
        self.rest: Final = rest
        self.next_worth = 0.0
        self.features: list[int] = []


class Spaces:
    """The open spaces of a board, whoever took the others. Remembers the plans for it.

    ``beds`` lists the open herb beds: number, garden, what it asks for, points of its next two spaces.
    ``flowers`` are the points of the open spaces of the Flower Garden, the best first; ``left`` counts
    the open spaces of every bed, ``still`` are their points, and ``herb_points`` adds up
    the best open space of each herb bed.
    """

    __slots__ = ("_components", "_hopes", "_plans", "beds", "flowers", "herb_points", "left", "still")

    def __init__(self, components: Components, left: tuple[int, ...]) -> None:
        """``left`` counts the open spaces bed by bed, in the order of ``components.beds``."""
        beds: list[tuple[int, int, int, int, int]] = []
        flowers: list[int] = []
        points = 0
        self.still: Final[list[tuple[int, ...]]] = [()] * len(components.worth)
        for bed, count in zip(components.beds, left, strict=True):
            worth = components.worth[bed]
            still = worth[len(worth) - count :]
            self.still[bed] = still
            if GARDEN_OF[bed] == FLOWER:
                flowers += still
            elif still:
                beds.append((bed, GARDEN_OF[bed], NUMBER_OF[bed], still[0], still[1] if count > 1 else 0))
                points += still[0]
        flowers.sort(reverse=True)
        self.beds: Final = tuple(beds)
        self.flowers: Final = tuple(flowers)
        self.left: Final = left
        self.herb_points: Final = points
        self._components: Final = components
        self._plans: Final[dict[int, Plan]] = {}
        self._hopes: Final[dict[tuple[tuple[int, ...], int], float]] = {}

    def taken(self, banners: Sequence[int]) -> float:
        """The points that tokens of the Rival by these banners would take."""
        points = 0
        before: dict[int, int] = {}
        for bed in banners:
            number = before.get(bed, 0)
            still = self.still[bed]
            if number < len(still):
                points += still[number]
            before[bed] = number + 1
        return float(points)

    def hope(self, unseen: tuple[int, ...], tokens: int) -> float:
        """The points that so many tokens by banners not seen yet may be expected to take.

        ``unseen`` has a 1 for every card not turned up. How many come to a bed is a Poisson number.
        """
        key = (unseen, tokens)
        found = self._hopes.get(key)
        if found is None:
            found = self._hope(unseen, tokens)
            self._hopes[key] = found
        return found

    def _hope(self, unseen: tuple[int, ...], tokens: int) -> float:
        cards = self._components.cards
        banners = [0] * len(self.still)
        for card, is_unseen in zip(cards, unseen, strict=True):
            banners[card.banner] += is_unseen
        points = 0.0
        for bed, count in enumerate(banners):
            if count and self.still[bed]:
                rate = tokens * count / sum(unseen)
                comes, term = 1.0, exp(-rate)
                for number, worth in enumerate(self.still[bed], 1):
                    comes -= term
                    points += comes * worth
                    term *= rate / number
        return points

    def plan(self, shape: Shape, turns: int) -> Plan:
        """The best plan for ``shape`` when ``turns`` more turns bring dice before the last planting."""
        key = shape.number << 4 | turns
        found = self._plans.get(key)
        if found is None:
            found = self._think(shape, turns)
            self._plans[key] = found
        return found

    def _think(self, shape: Shape, turns: int) -> Plan:
        """Tries the best few spaces first and for each every other one second."""
        best = Plan(_spare(shape, turns), (-1, 0), (-1, 0), shape)
        top = best.worth
        for worth, bed, missing in self._first(shape, turns):
            left = shape.left(bed)
            more, second, rest = _spare(left, turns), (-1, 0), left
            if left.seeds:
                chance = CHANCE[turns]
                for other, garden, _, points, next_points in self.beds:
                    lacking = left.missing[other]
                    if lacking > MOST_MISSING:
                        continue
                    paid = next_points if other == bed else points
                    hope = SECOND * (paid - PRICE[garden] * lacking) * chance[garden][lacking]
                    if hope > 0:
                        remaining = left.left(other)
                        hope += _spare(remaining, turns)
                        if hope > more:
                            more, second, rest = hope, (other, lacking), remaining
            if worth + more > top:
                top = worth + more
                best = Plan(top, (bed, missing), second, rest)
        return best

    def _first(self, shape: Shape, turns: int) -> list[tuple[float, int, int]]:
        """The spaces worth most for themselves: what they are worth, bed, seeds missing."""
        chance = CHANCE[turns]
        found: list[tuple[float, int, int]] = []
        for bed, garden, _, points, _ in self.beds:
            missing = shape.missing[bed]
            if missing <= MOST_MISSING:
                worth = (points - PRICE[garden] * missing) * chance[garden][missing]
                if worth > 0:
                    found.append((worth, bed, missing))
        found.sort(reverse=True)
        return found[:FIRST_PLANS]


def _spare(shape: Shape, turns: int) -> float:
    """What seeds beside a plan are worth."""
    if turns == 0:
        return float(shape.leftover)
    return SPARE * (shape.seeds - shape.wilds) + SPARE_WILD * shape.wilds


class Board:
    """A board with its owners: ``spaces`` that are open, points and gardens of every owner.

    ``gardens[owner]`` has a bit for each garden with a token, the Rival's last.
    """

    __slots__ = ("gardens", "points", "spaces")

    def __init__(self, spaces: Spaces, points: list[int], gardens: list[int]) -> None:
        self.spaces: Final = spaces
        self.points: Final = points
        self.gardens: Final = gardens


class Boards:
    """The boards seen lately, by their owners, for one box of components."""

    __slots__ = ("_boards", "_components", "_spaces")

    def __init__(self, components: Components) -> None:
        self._components: Final = components
        self._boards: Final[dict[tuple[int, ...], Board]] = {}
        self._spaces: Final[dict[tuple[int, ...], Spaces]] = {}

    def board(self, owners: list[int]) -> Board:
        """The board with these owners of its spaces."""
        key = tuple(owners)
        found = self._boards.get(key)
        if found is None:
            if len(self._boards) >= MOST_BOARDS:
                self._boards.clear()
                self._spaces.clear()
            found = self._look(key)
            self._boards[key] = found
        return found

    def spaces(self, left: tuple[int, ...]) -> Spaces:
        """The board with so many open spaces of each bed."""
        found = self._spaces.get(left)
        if found is None:
            found = Spaces(self._components, left)
            self._spaces[left] = found
        return found

    def _look(self, owners: tuple[int, ...]) -> Board:
        components = self._components
        points, gardens = [0] * OWNERS, [0] * OWNERS
        left = [0] * len(components.worth)
        for space, owner in enumerate(owners):
            if owner == NOBODY:
                left[components.space_bed[space]] += 1
            else:
                points[owner] += components.space_vp[space]
                gardens[owner] |= 1 << components.space_garden[space]
        return Board(self.spaces(tuple([left[bed] for bed in components.beds])), points, gardens)


MOST_BOARDS: Final = 1 << 9
"""So many boards are remembered before all are forgotten."""

OWNERS: Final = 5
"""Four players and the Rival."""

NOTHING: Final = shape_of((0, 0, 0, 0, 0), 0)
"""No seeds at all."""

"""Sunfield Farm in numbers made for looking at thousands of farms: tables by face, tile and Client.

Counts by sort are *packed*: six bits a sort, so that one addition adds them all.
"""

from __future__ import annotations

from math import exp
from typing import Final

from game.ai.sunfield_standing import Standing, standing_of
from rules.sunfield.components import SORTS
from rules.sunfield.faces import FIELD, tile_of
from rules.sunfield.numbers import MEDALS_OF_SPACE
from rules.sunfield.variant import Variant

BITS: Final = 6
MASK: Final = (1 << BITS) - 1
OPEN: Final = 4
FULL: Final = 5
"""What a face shows beyond the four states of a pasture (three Animals, nobody)."""

VEGETABLE: Final = 1.1
ANIMAL: Final = 1.0
FILL_TURNS: Final = 7.5
FIRST_FIT: Final = (0, 2, 5)
"""By kind, the class of a tile of which no vegetable fits; one more for each that fits."""

FEW: Final = 12_000
"""So many answers are remembered before all are forgotten."""

FIELD_CLASSES: Final = 6
MEDALS: Final = (0, *reversed(MEDALS_OF_SPACE))
"""By Medals left below a space, what the next one is worth."""


def packed(counts: tuple[int, ...]) -> int:
    """Counts by sort as one number."""
    return sum(count << BITS * sort for sort, count in enumerate(counts))


class Tables:
    """What the printed pieces of a variant mean, and answers worth remembering.

    By face: ``shows`` (an Animal, nobody, :data:`OPEN` or :data:`FULL`), ``free`` spaces and ``lying``
    tokens packed, ``soon`` the tokens where one space is free (else 0), ``field`` the class of an open
    field by spaces and free spaces, ``bits`` how many sorts it is open for. By Client:
    ``costs`` packed and ``step``, what a delivery adds to a standing.
    """

    __slots__ = (
        "_hopes",
        "_shortfalls",
        "_standings",
        "bits",
        "costs",
        "field",
        "fits",
        "free",
        "lying",
        "prestige",
        "reputation",
        "shows",
        "sizes",
        "soon",
        "spaces",
        "step",
        "variant",
    )

    def __init__(self, variant: Variant) -> None:
        faces = variant.faces
        self.variant: Final = variant
        rows = range(len(faces.full))
        spaces = [faces.sorts[tile_of(face)] for face in rows]
        shows = []
        free = []
        for face in rows:
            animal = faces.animal[face]
            shows.append((FULL if faces.full[face] else OPEN) if animal == FIELD else animal)
            wanted = tuple(spaces[face].count(sort) - faces.tokens[face][sort] for sort in SORTS)
            free.append(packed(wanted) if animal == FIELD else 0)
        lying = [packed(faces.tokens[face]) for face in rows]
        left = [len(spaces[face]) - sum(faces.tokens[face]) if shows[face] >= OPEN else 0 for face in rows]
        self.shows: Final = tuple(shows)
        self.free: Final = tuple(free)
        self.lying: Final = tuple(lying)
        self.soon: Final = tuple(lying[face] if left[face] == 1 else 0 for face in rows)
        self.spaces: Final = tuple(left)
        self.sizes: Final = tuple(len(sorts) for sorts in spaces)
        self.field: Final = tuple(
            len(spaces[face]) * (len(spaces[face]) - 1) // 2 + left[face] - 1 for face in rows
        )
        self.bits: Final = tuple(open_.bit_count() for open_ in faces.open)
        self._hopes: dict[int, tuple[int, ...]] = {}
        self.costs: Final = tuple(packed(cost) for cost in variant.client_costs)
        self.step: Final = tuple(
            (1 << 4 * client.colour) + (1 << 16 + 4 * min(3, max(0, client.prestige - 3)))
            for client in variant.components.clients
        )
        self.prestige: Final = tuple(client.prestige for client in variant.components.clients)
        self.reputation: Final = tuple(tile.points for tile in variant.components.reputation)
        self.fits: Final[dict[int, int]] = {}
        self._standings: dict[int, Standing] = {}
        self._shortfalls: dict[int, int] = {}

    def hope(self, quarters: int) -> tuple[int, ...]:
        """By face, in hundredths of a point, the worth of its harvest times the chance that it comes."""
        known = self._hopes.get(quarters)
        if known is None:
            chance = 1.0 - exp(-quarters / 4.0 / FILL_TURNS)
            known = self._hopes[quarters] = tuple(
                int(100.0 * (VEGETABLE * size + ANIMAL) * chance**left + 0.5) if shown >= OPEN else 0
                for size, left, shown in zip(self.sizes, self.spaces, self.shows, strict=True)
            )
        return known

    def standing(self, delivered: int, tiles: int) -> Standing:
        """What the Clients delivered (the sum of their steps) are worth with these Reputation tiles open."""
        key = delivered << 10 | tiles
        known = self._standings.get(key)
        if known is None:
            if len(self._standings) > FEW:
                self._standings.clear()
            known = self._standings[key] = standing_of(self.variant, delivered, tiles)
        return known

    def shortfall(self, barrow: int, client: int) -> int:
        """What the barrow lacks for a Client, and above it (from bit :data:`BITS` on) what it would keep."""
        key = barrow << 5 | client
        known = self._shortfalls.get(key)
        if known is None:
            if len(self._shortfalls) > FEW:
                self._shortfalls.clear()
            known = self._shortfalls[key] = _shortfall(barrow, self.costs[client])
        return known

    def fit(self, key: int, whole: int, colour: int, tile: int) -> int:
        """The class of a market tile by its kind and by how many of its vegetables fit; remembers it."""
        if len(self.fits) > FEW:
            self.fits.clear()
        faces = self.variant.faces
        found = self.fits[key] = FIRST_FIT[faces.kind[tile]] + _fit_of(faces.sorts[tile], whole, colour)
        return found


def _fit_of(hand: tuple[int, ...], whole: int, colour: int) -> int:
    """About how many vegetables of a tile find a space: by its colour all, beside it one more."""
    near = 0
    everywhere = 0
    for sort in set(hand):
        wanted = hand.count(sort)
        near += min(wanted, colour >> BITS * sort & MASK)
        everywhere += min(wanted, whole >> BITS * sort & MASK)
    return min(everywhere, near + 1)


def _shortfall(barrow: int, cost: int) -> int:
    missing = 0
    kept = 0
    for sort in SORTS:
        held = (barrow >> BITS * sort & MASK) - (cost >> BITS * sort & MASK)
        if held < 0:
            missing -= held
        else:
            kept |= held << BITS * sort
    return missing | kept << BITS

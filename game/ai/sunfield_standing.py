"""What delivered Clients are worth, and what each further one would add."""

from __future__ import annotations

from typing import Final

from rules.sunfield.components import CLIENT_COLOURS, ReputationSpec
from rules.sunfield.numbers import COLOUR_BONUS, VALUE_BONUS
from rules.sunfield.scoring import ALIKE
from rules.sunfield.variant import Variant

ALIKE_STEP: Final = 0.4
REPUTATION_STEP: Final = 0.5
"""In points, a step towards three alike and towards a Reputation tile."""

LOWEST: Final = 3
WORTHS: Final = 4
"""Clients are worth 3, 4, 5 or 6."""


class Standing:
    """The delivered Clients of a farm as far as it matters.

    ``bonus`` are the points for three alike; ``colours`` and ``worths`` the most alike (3 at most);
    ``near`` and ``far`` the open Reputation tiles that want one and two Clients more. By Client:
    ``gains`` is what its delivery adds (its worth, a bonus, Reputation), ``steps`` how many other aims
    it brings nearer, ``worth`` what that is worth, ``left`` the Reputation tiles open after it.
    """

    __slots__ = ("bonus", "colours", "far", "gains", "left", "near", "steps", "worth", "worths")

    def __init__(self, variant: Variant, colours: list[int], worths: list[int], tiles: int) -> None:
        self.bonus: Final = _bonus(variant, colours, worths)
        self.colours: Final = min(ALIKE, max(colours))
        self.worths: Final = min(ALIKE, max(worths))
        specs = [
            (number, spec) for number, spec in enumerate(variant.components.reputation) if tiles >> number & 1
        ]
        before = {number: _needs(spec, colours, worths) for number, spec in specs}
        self.near: Final = sum(needs == 1 for needs in before.values())
        self.far: Final = sum(needs == 2 for needs in before.values())
        gains, steps, left, worth = [], [], [], []
        for client in variant.components.clients:
            more = colours[:]
            more[client.colour] += 1
            higher = worths[:]
            higher[_worth(client.prestige)] += 1
            gain = client.prestige + _bonus(variant, more, higher) - self.bonus
            step = (max(more) > max(colours) and max(more) < ALIKE) + (
                max(higher) > max(worths) and max(higher) < ALIKE
            )
            value = ALIKE_STEP * (_begun(more) + _begun(higher) - _begun(colours) - _begun(worths))
            still = tiles
            for number, spec in specs:
                needs = _needs(spec, more, higher)
                if needs == 0:
                    gain += spec.points
                    still &= ~(1 << number)
                else:
                    step += needs < before[number]
                    value += REPUTATION_STEP * (before[number] - needs)
            gains.append(gain)
            steps.append(step)
            worth.append(value)
            left.append(still)
        self.gains: Final = tuple(gains)
        self.steps: Final = tuple(steps)
        self.left: Final = tuple(left)
        self.worth: Final = tuple(worth)


def _worth(prestige: int) -> int:
    return min(WORTHS - 1, max(0, prestige - LOWEST))


def _bonus(variant: Variant, colours: list[int], worths: list[int]) -> int:
    threes, fours = sum(count // ALIKE for count in colours), sum(count // ALIKE for count in worths)
    if not variant.bonus_per_three:
        threes, fours = min(1, threes), min(1, fours)
    return COLOUR_BONUS * threes + VALUE_BONUS * fours


def _begun(counts: list[int]) -> int:
    """Steps made towards three alike, none when they are there."""
    most = max(counts)
    return 0 if most >= ALIKE else max(0, most - 1)


def _needs(tile: ReputationSpec, colours: list[int], worths: list[int]) -> int:
    """How many of the three conditions of a Reputation tile are still open."""
    first, second = tile.colours
    alike = first == second
    needs = max(0, 2 - colours[first]) if alike else (colours[first] == 0) + (colours[second] == 0)
    return needs + (worths[_worth(tile.value)] == 0)


def standing_of(variant: Variant, delivered: int, tiles: int) -> Standing:
    """The standing after deliveries whose steps sum up to ``delivered``."""
    colours = [delivered >> 4 * colour & 15 for colour in range(len(CLIENT_COLOURS))]
    worths = [delivered >> 16 + 4 * worth & 15 for worth in range(WORTHS)]
    return Standing(variant, colours, worths, tiles)

"""The blocks of features of Sunfield Farm."""

from __future__ import annotations

from typing import Final

from game.ai.features import Catalogue
from game.ai.sunfield_time import FINE_STEPS, MIDDLE_STEPS, MOST_ACTIONS, ROLES, ROUGH_STEPS
from rules.sunfield.components import POWERS

DIGITS: Final = 10

CATALOGUE: Final = Catalogue()
_block = CATALOGUE.block

CLOCK: Final = _block("clock", 100)
"""Shortest pile and Client deck, in tenths."""
TURN: Final = _block("turn", MOST_ACTIONS * ROLES)
BARROW: Final = _block("barrow", 15 * FINE_STEPS, "vegetables in the barrow")
SORT: Final = _block("sort", 5 * ROUGH_STEPS, "a good mix of vegetables")
SEEDS: Final = _block("seeds", 10 * MIDDLE_STEPS, "Seeds to spend")
FIELD: Final = _block("field", 6 * 2 * FINE_STEPS, "fields that fill up")
OPENINGS: Final = _block("openings", 5 * ROUGH_STEPS, "room for every vegetable")
REACH: Final = _block("reach", 6 * ROUGH_STEPS, "spaces that one colour reaches")
POCKET: Final = _block("pocket", 8 * ROUGH_STEPS, "a good place for the next tile")
SECOND_POCKET: Final = _block("second_pocket", 8 * ROUGH_STEPS)
HERD: Final = _block("herd", 64 * ROUGH_STEPS, "Animals on the way to a trio")
OWED: Final = _block("owed", 1, "a trio that is complete")
PLAN: Final = _block("plan", 6 * MIDDLE_STEPS, "a Client within reach")
GAIN: Final = _block("gain", 12 * 3 * 3, "a Client that brings much")
NEXT_PLAN: Final = _block("next_plan", 6 * MIDDLE_STEPS, "two Clients within reach")
NEXT_GAIN: Final = _block("next_gain", 12 * 3 * 3, "a second Client that brings much")
THIRD_PLAN: Final = _block("third_plan", 6 * ROUGH_STEPS, "three Clients within reach")
HOPES: Final = _block("hopes", DIGITS, "deliveries to come")
"""A rule of thumb's eighths of a point, as binary digits: so a sum is told in few features."""
NOW: Final = _block("now", DIGITS, "a Client that can be delivered")
PROMISE: Final = _block("promise", DIGITS, "fields that fill up")
STABLE: Final = _block("stable", DIGITS, "Animals on the way")
PAYABLE: Final = _block("payable", 4 * ROLES * ROUGH_STEPS, "a Client that can be delivered")
THREAT: Final = _block("threat", ROUGH_STEPS)
SOON: Final = _block("soon", 6 * 6 * 2, "what the next Client wants grows")
MEND: Final = _block("mend", 2 * ROUGH_STEPS, "Seeds for the last vegetable")
ALIKE: Final = _block("alike", 2 * 4 * ROUGH_STEPS, "Clients alike")
NEAR: Final = _block("near", 5 * ROUGH_STEPS, "Reputation one step away")
FAR: Final = _block("far", 5 * ROUGH_STEPS, "Reputation on the way")
MARKET: Final = _block("market", 10 * ROLES * ROUGH_STEPS, "a market tile that fits")
CHOICE: Final = _block("choice", 10 * ROLES)
COLUMN: Final = _block("column", 6 * FINE_STEPS, "the farmer's way")
PAIR: Final = _block("pair", 3 * ROUGH_STEPS, "Animals for the next column")
SPARE: Final = _block("spare", 4 * ROUGH_STEPS, "Animals to spare")
POWER: Final = _block("power", len(POWERS) * 2 * ROUGH_STEPS, "a power to use")
RECTANGLE: Final = _block("rectangle", 17 * FINE_STEPS, "a rectangle of empty pastures")
SHAPE: Final = _block("shape", 21 * ROUGH_STEPS, "a plot that will be a rectangle")
PASTURES: Final = _block("pastures", 17 * ROUGH_STEPS, "pastures that lie together")


def tell_sum(first: int, points: float, found: list[int]) -> None:
    """Adds the binary digits of ``points`` in eighths to what was found, from feature ``first`` on."""
    eighths = int(8.0 * points + 0.5)
    if eighths >= 1 << DIGITS:
        eighths = (1 << DIGITS) - 1
    digit = first
    while eighths > 0:
        if eighths & 1:
            found.append(digit)
        eighths >>= 1
        digit += 1

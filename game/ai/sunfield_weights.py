"""What counts how much for the computer players of Sunfield Farm.

Found by matches against each other; points unless said otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """``turn`` is what a turn is usually good for, so that delivering now and later compare.

    ``missing`` is the price of a vegetable that a planned Client still lacks, ``spare`` the worth
    of one that no plan needs, ``patience`` what a turn of waiting leaves of a plan, as a factor.
    ``reputation_step`` and ``alike_step`` are for each step towards a Reputation tile and a bonus.
    ``vegetable`` and ``animal`` are what a harvest brings, and ``fill_turns`` the turns in which
    hope for one more vegetable fades to a third. ``kinds`` is for a second kind of Animal,
    ``herd`` for one more of a kind that is there. ``pocket`` is for an open space beside one of
    the three best cells. ``column`` is for each column that the farmer has reached, ``power`` for
    each power that can still be used, ``seed`` for a Seed.
    """

    turn: float = 2.2
    missing: float = 1.5
    spare: float = 0.6
    patience: float = 0.93
    reputation_step: float = 0.5
    alike_step: float = 0.4
    vegetable: float = 1.1
    animal: float = 1.0
    fill_turns: float = 7.5
    kinds: float = 1.4
    herd: float = 0.5
    pocket: float = 0.08
    column: float = 1.5
    power: float = 0.4
    seed: float = 0.35


WEIGHTS = Weights()
"""The weights that the program plays with."""

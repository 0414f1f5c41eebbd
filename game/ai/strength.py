"""How strong the levels are, as measured: the figures of docs/strength.md that the setup tells."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Strength:
    """How often a level wins against the level called ``against`` with two players, from 0 to 1."""

    against: str
    rate: float


STRENGTHS: Final[dict[str, dict[str, Strength]]] = {
    "fistful": {
        "gardener": Strength("seedling", 0.99),
        "grower": Strength("gardener", 0.80),
        "expert": Strength("grower", 0.67),
    },
    "sprouts": {
        "gardener": Strength("seedling", 0.99),
        "grower": Strength("gardener", 0.85),
        "expert": Strength("grower", 0.77),
    },
    "sunfield": {
        "gardener": Strength("seedling", 1.0),
        "grower": Strength("gardener", 0.73),
        "expert": Strength("grower", 0.77),
    },
    "three_sisters": {
        "gardener": Strength("seedling", 1.0),
        "grower": Strength("gardener", 0.95),
        "expert": Strength("grower", 0.90),
    },
}
"""By title and level. What has not been measured stays out, and nothing is said of it."""


def strength_of(title_id: str, level_id: str) -> Strength | None:
    """What was measured of a level; None where nothing was."""
    return STRENGTHS.get(title_id, {}).get(level_id)

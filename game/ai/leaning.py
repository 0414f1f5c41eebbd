"""What characters may like, and how a title says how much."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from rules.title import Action, State

Leaning: TypeAlias = Literal["eager", "thrifty", "prickly"]
"""``eager`` plants and reaps early, ``thrifty`` saves for later, ``prickly`` takes what others want."""

LEANINGS: Final[tuple[Leaning, ...]] = ("eager", "thrifty", "prickly")

LEANING_LINES: Final[dict[Leaning, str]] = {
    "eager": "plants early",
    "thrifty": "saves for later",
    "prickly": "gets in your way",
}
"""Each in a few words, after a name."""

LEANINGS_OF_TITLE: Final[dict[str, dict[Leaning, str]]] = {"three_sisters": {"prickly": "grows berries"}}
"""By title id, what a leaning comes to in a few words, where that is something else than usual."""

Liking: TypeAlias = Callable[[State, Action, Leaning], float]
"""How much a leaning likes an action, seen from the observation of the player to act.

From -1 to 1; 0 is neither here nor there.
"""

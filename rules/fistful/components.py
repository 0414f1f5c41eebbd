"""The components file, typed and checked when it is loaded (FS-1.1 to FS-1.4, FS-5.1)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

EMPTY: Final = 0
CARROT: Final = 1
WHEAT: Final = 2
APPLE: Final = 3
POTATO: Final = 4
HOUSE: Final = 5
HIDDEN: Final = -1
"""A kind that the observer of a state may not know."""

KINDS: Final = (CARROT, WHEAT, APPLE, POTATO)
KIND_NAMES: Final = ("carrot", "wheat", "apple", "potato")
SEASONS: Final = ("spring", "summer", "autumn")


def kind_name(kind: int) -> str:
    """``carrot`` for :data:`CARROT` and so on."""
    return KIND_NAMES[kind - 1]


@dataclass(frozen=True, slots=True)
class Components:
    """How many there are of everything. ``seeds`` is per kind, in the order of :data:`KINDS`."""

    columns: str
    rows: int
    farmhouse: str
    seeds: tuple[int, int, int, int]
    place_sacks: tuple[int, ...]


def load() -> Components:
    """The printed components; raises ValueError when the file was damaged."""
    table = tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))
    seeds = table["seeds"]
    if tuple(seeds) != KIND_NAMES or tuple(table["produce"]) != KIND_NAMES:
        raise ValueError("components.toml must list carrot, wheat, apple and potato, in this order.")
    return Components(
        columns=table["field"]["columns"],
        rows=table["field"]["rows"],
        farmhouse=table["field"]["farmhouse"],
        seeds=(seeds["carrot"], seeds["wheat"], seeds["apple"], seeds["potato"]),
        place_sacks=tuple(table["sacks"]["places"]),
    )


COMPONENTS: Final = load()
"""The one set of components the game is played with."""

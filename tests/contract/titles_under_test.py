"""Which titles the contract is checked on, in which setups, and how much."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import prod

from game.titles import TITLES as PLAYED
from rules.chance import Stream
from rules.title import Json, Option, Setup, SetupError, Title
from tests.contract.nim import NIM

TITLES: tuple[Title, ...] = (*PLAYED, NIM)

THOROUGH = 10 if os.environ.get("ALLOTMENT_THOROUGH") == "1" else 1
MATCHES = {"fistful": 2000, "nim": 300, "sprouts": 60, "sunfield": 24, "three_sisters": 16}
"""Random matches of a title, shared by its setups; fewer where a match is long."""

DEFAULT_MATCHES = 40
THOROUGH_MATCHES = 2000
"""At least so many of every title on a slow evening."""

MOMENTS = 120 * THOROUGH
"""About how many moments of each title are looked at closely; its setups share them."""

MOST_ACTIONS = {"fistful": 135, "nim": 12, "sprouts": 400, "sunfield": 600, "three_sisters": 600}
"""A match of the title never takes more; others are held to :data:`DEFAULT_MOST_ACTIONS`."""
DEFAULT_MOST_ACTIONS = 3000

MOST_COMBINATIONS = 8
"""A title with more combinations of options is tried with a sample in which each value turns up."""

MOST_SAMPLED = 200
"""How many combinations are drawn for a sample; those that show nothing new are left out."""


@dataclass(frozen=True, slots=True, eq=False)
class Case:
    """A title in one setup."""

    title: Title
    setup: Setup

    def __str__(self) -> str:
        """``fistful-4-no_repeats``: players and what differs from the defaults."""
        options = self.setup.options
        differing = [
            option.id if options[option.id] is True else f"{option.id}={options[option.id]}"
            for option in self.title.meta.options
            if options[option.id] != option.default
        ]
        return "-".join([self.title.meta.id, str(self.setup.players), *differing])

    @property
    def most_actions(self) -> int:
        """How many actions a match may take."""
        return MOST_ACTIONS.get(self.title.meta.id, DEFAULT_MOST_ACTIONS)


@cache
def cases_of(title: Title) -> tuple[Case, ...]:
    """Every player count with its combinations of options."""
    shown: set[tuple[str, Json]] = set()
    return tuple(
        Case(title, setup) for players in title.meta.players for setup in _setups(title, players, shown)
    )


def _setups(title: Title, players: int, shown: set[tuple[str, Json]]) -> Iterator[Setup]:
    """Every setup, or a sample of them: the defaults and what has values not yet ``shown``."""
    options = [option for option in title.meta.options if players in option.players]
    is_sample = prod(len(option.values) for option in options) > MOST_COMBINATIONS
    for number, chosen in enumerate(_sample(options, players) if is_sample else _combinations(options)):
        if is_sample and number > 0 and shown.issuperset(chosen.items()):
            continue
        try:
            setup = title.meta.setup(players, chosen)
        except SetupError:
            continue  # values that do not go together
        shown.update(chosen.items())
        yield setup


def _combinations(options: list[Option]) -> Iterator[dict[str, Json]]:
    for values in product(*(option.values for option in options)):
        yield {option.id: value for option, value in zip(options, values, strict=True)}


def _sample(options: list[Option], players: int) -> Iterator[dict[str, Json]]:
    """The defaults, then combinations drawn at random, the same ones every time."""
    yield {option.id: option.default for option in options}
    pick = Stream(players)
    for _ in range(MOST_SAMPLED):
        yield {option.id: option.values[pick.below(len(option.values))] for option in options}


CASES = tuple(case for title in TITLES for case in cases_of(title))

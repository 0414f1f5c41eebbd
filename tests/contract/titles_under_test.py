"""Which titles the contract is checked on, in which setups, and how much."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from itertools import product

from game.titles import TITLES as PLAYED
from rules.title import Json, Setup, SetupError, Title
from tests.contract.nim import NIM

TITLES: tuple[Title, ...] = (*PLAYED, NIM)

THOROUGH = 10 if os.environ.get("ALLOTMENT_THOROUGH") == "1" else 1
MATCHES = 2000 * THOROUGH
"""Random matches altogether; the titles share them."""

MOMENTS = 120 * THOROUGH
"""About how many moments of each title are looked at closely; its setups share them."""

MOST_ACTIONS = {"fistful": 135, "nim": 12}
"""A match of the title never takes more; others are held to :data:`DEFAULT_MOST_ACTIONS`."""
DEFAULT_MOST_ACTIONS = 3000

MOST_COMBINATIONS = 12
"""A title with more combinations of options is tried with each value once and with all of them."""


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
    return tuple(Case(title, setup) for players in title.meta.players for setup in _setups(title, players))


def _setups(title: Title, players: int) -> list[Setup]:
    setups: list[Setup] = []
    for chosen in _combinations(title, players):
        try:
            setup = title.meta.setup(players, chosen)
        except SetupError:
            continue  # not for this many players
        if setup not in setups:
            setups.append(setup)
    return setups


def _combinations(title: Title, players: int) -> list[dict[str, Json]]:
    options = title.meta.options
    names = [option.id for option in options]
    every = [dict(zip(names, values, strict=True)) for values in product(*(o.values for o in options))]
    if len(every) <= MOST_COMBINATIONS:
        return [dict[str, Json](chosen) for chosen in every]
    each: list[dict[str, Json]] = [{option.id: value} for option in options for value in option.values]
    return [*each, {option.id: option.values[-1] for option in options if players in option.players}]


CASES = tuple(case for title in TITLES for case in cases_of(title))

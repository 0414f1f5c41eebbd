"""Herbaceous Sprouts as a title: what it is called, its options, its first state."""

from __future__ import annotations

from typing import Final

from rules.chance import Chance
from rules.sprouts import notation, position
from rules.sprouts.components import Components
from rules.sprouts.components_reader import COMPONENTS, read_components
from rules.sprouts.opening import first_state
from rules.sprouts.state import SproutsState
from rules.sprouts.variant import OPTIONS, variant_of
from rules.title import Action, Json, Meta, Setup, Title

META: Final = Meta(
    id="sprouts",
    name="Herbaceous Sprouts",
    designers=("Steve Finn", "Keith Matejka (solo)"),
    licence="Rules and pieces in our own words and pictures; the original is © Pencil First Games, LLC 2018",
    players=(1, 2, 3, 4),
    options=OPTIONS,
    has_secrets=False,
)


class Sprouts(Title):
    """Herbaceous Sprouts with one box of components; 1 player is the solo game (HS-13)."""

    __slots__ = ("components",)

    def __init__(self, components: Components) -> None:
        self.components: Final = components

    @property
    def meta(self) -> Meta:
        return META

    def new(self, setup: Setup, chance: Chance) -> SproutsState:
        return first_state(variant_of(setup, self.components), chance)

    def parse(self, text: str) -> Action:
        return notation.parse(text)

    def load(self, position_: Json) -> SproutsState:
        return position.read(position_, self.components)


TITLE: Final = Sprouts(COMPONENTS)
"""The title with the components that come with the game."""


def title_with(text: str) -> Sprouts:
    """The title with an owner's components file; raises ``ComponentsError`` for a bad one."""
    return Sprouts(read_components(text))

"""Herbaceous Sprouts as a title: what it is called, its options, its first state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.chance import Chance
from rules.printed import OURS, PRINTED, PrintedMeta, name_of
from rules.sprouts import notation, position
from rules.sprouts.components import Components
from rules.sprouts.components_reader import COMPONENTS, read_components
from rules.sprouts.opening import first_state
from rules.sprouts.origins import own_origins
from rules.sprouts.state import SproutsState
from rules.sprouts.variant import Variant, options_for, variant_of
from rules.title import Action, Json, Origin, Setup, Title


def meta_for(printed: tuple[str, ...]) -> PrintedMeta:
    """What the title says of itself when it can be played with these printed values."""
    return PrintedMeta(
        id="sprouts",
        name="Herbaceous Sprouts",
        designers=("Steve Finn", "Keith Matejka (solo)"),
        licence="Rules and pieces in our own words and pictures; "
        "the original is © Pencil First Games, LLC 2018",
        players=(1, 2, 3, 4),
        options=options_for(printed),
        has_secrets=False,
    )


class Sprouts(Title):
    """Herbaceous Sprouts; 1 player is the solo game (HS-13).

    ``printed`` are the components that can be played with, by the value of the option ``printed``.
    """

    __slots__ = ("_meta", "_printed")

    def __init__(self, printed: Mapping[str, Components]) -> None:
        self._printed: Final = dict(printed)
        self._meta: Final = meta_for(tuple(printed))

    @property
    def meta(self) -> PrintedMeta:
        return self._meta

    @property
    def printed(self) -> Mapping[str, Components]:
        """The components that can be played with, the program's own first."""
        return self._printed

    def variant(self, setup: Setup) -> Variant:
        """The one variant object of a checked setup."""
        name = str(setup.options.get(PRINTED, OURS))
        return variant_of(setup, self._printed[name], None if name == OURS else name)

    def new(self, setup: Setup, chance: Chance) -> SproutsState:
        return first_state(self.variant(setup), chance)

    def parse(self, text: str) -> Action:
        return notation.parse(text)

    def load(self, position_: Json) -> SproutsState:
        return position.read(position_, self)

    def origins(self) -> tuple[Origin, ...]:
        return own_origins()


TITLE: Final = Sprouts({OURS: COMPONENTS})
"""The title with the components that come with the game."""

META: Final = TITLE.meta


def title_with(text: str) -> Sprouts:
    """The title for someone who owns the game: ``text`` is a components file with the printed values.

    Its option ``printed`` chooses between these and the program's own. Raises ``ComponentsError``
    with one sentence for a file that breaks a count or a rule.
    """
    components = read_components(text)
    return Sprouts({OURS: COMPONENTS, name_of(components.fingerprint): components})

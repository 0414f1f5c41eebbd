"""Sunfield Farm as a title: what it is called, its options, its first state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.chance import Chance
from rules.printed import OURS, name_of
from rules.sunfield import notation, position
from rules.sunfield.components import Components, own_components, read_components
from rules.sunfield.dealing import new_state
from rules.sunfield.options import (
    FIRST_PLAYER,
    SET_OF_SEAT,
    SunfieldMeta,
    chosen_seats,
    meta_for,
    variant_of,
)
from rules.sunfield.origins import own_origins
from rules.sunfield.state import SunfieldState
from rules.sunfield.variant import Variant
from rules.title import Action, Json, Origin, Setup, Title


class Sunfield(Title):
    """Sunfield Farm, for two to four, in standard and advanced mode.

    ``printed`` are the components that can be played with, by the value of the option ``printed``.
    """

    __slots__ = ("_meta", "_printed", "_variants")

    def __init__(self, printed: Mapping[str, Components]) -> None:
        self._printed: Final = dict(printed)
        self._meta: Final = meta_for(tuple(printed))
        self._variants: Final[dict[tuple[bool | int | str, ...], Variant]] = {}

    @property
    def meta(self) -> SunfieldMeta:
        return self._meta

    @property
    def printed(self) -> Mapping[str, Components]:
        """The components that can be played with, the program's own first."""
        return self._printed

    def variant(self, setup: Setup) -> Variant:
        """The one variant object of a checked setup, however often it is asked for."""
        seats = (FIRST_PLAYER, *SET_OF_SEAT)
        key = (setup.players, *(value for name, value in setup.options.items() if name not in seats))
        variant = self._variants.get(key)
        if variant is None:
            variant = self._variants[key] = variant_of(setup, self._printed)
        return variant

    def new(self, setup: Setup, chance: Chance) -> SunfieldState:
        first, sets = chosen_seats(setup)
        return new_state(self.variant(setup), first, sets, chance)

    def parse(self, text: str) -> Action:
        return notation.parse(text)

    def load(self, position_: Json) -> SunfieldState:
        return position.read(position_, self)

    def origins(self) -> tuple[Origin, ...]:
        return own_origins()


TITLE: Final = Sunfield({OURS: own_components()})
"""The title itself, with the components that the program comes with."""


def title_with(text: str) -> Sunfield:
    """The title for someone who owns the game: ``text`` is a components file with the printed values.

    Its option ``printed`` chooses between these and the program's own; the value names them by a
    fingerprint, so that a record is never replayed with other cards. Raises ``ComponentsError``
    with one sentence for a file that breaks a count or a rule.
    """
    components = read_components(text)
    return Sunfield({OURS: own_components(), name_of(components.fingerprint): components})

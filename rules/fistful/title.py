"""A Fistful of Seeds as a title: what it is called, its options, its first state."""

from __future__ import annotations

from typing import Final

from rules.chance import Chance
from rules.fistful import actions, position
from rules.fistful.dealing import first_hand
from rules.fistful.state import PLANTING, FistfulState
from rules.fistful.variant import LATE_GOALS, NO_REPEATS, variant_of
from rules.title import Action, Json, Meta, Option, Origin, Setup, Title

META: Final = Meta(
    id="fistful",
    name="A Fistful of Seeds",
    designers=("Thibaut Devigne", "Martin Raue"),
    licence="CC BY-NC 4.0",
    players=(2, 3, 4),
    options=(
        Option(NO_REPEATS, "No goal twice", (False, True), default=False, players=(2, 3, 4), rule="FS-7.2"),
        Option(LATE_GOALS, "Late goals", (False, True), default=False, players=(4,), rule="FS-7.3"),
    ),
    has_secrets=True,
)


class Fistful(Title):
    """A Fistful of Seeds, for four; for three (FS-6) and for two (FS-7.1)."""

    __slots__ = ()

    @property
    def meta(self) -> Meta:
        return META

    def new(self, setup: Setup, chance: Chance) -> FistfulState:
        variant = variant_of(setup)
        starter = first_hand(variant, chance)
        state = FistfulState(variant, None, 1, 1, PLANTING, starter, 0, [], [], [], [], [], [], [], [], [])
        state.start_season(chance, None)
        return state

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def load(self, position_: Json) -> FistfulState:
        return position.read(position_)

    def origins(self) -> tuple[Origin, ...]:
        return (Origin("document", "everything: the field, the seed and produce cards, and the sacks"),)


TITLE: Final = Fistful()
"""The title itself."""

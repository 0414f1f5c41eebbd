"""What can be chosen before a match (SF-2.11, SF-14.4 to SF-14.7, SF-15.21)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.printed import OURS, PRINTED, PrintedMeta, choices_of
from rules.sunfield.components import Components
from rules.sunfield.variant import Variant
from rules.title import Json, Option, Setup, SetupError

PLAYERS: Final = (2, 3, 4)
MODE: Final = "mode"
STANDARD: Final = "standard"
ADVANCED: Final = "advanced"
FIRST_PLAYER: Final = "first_player"
SET_OF_SEAT: Final = ("set_0", "set_1", "set_2", "set_3")
RANDOM: Final = "random"
HOUSE: Final = ("colour_is_animal", "alt_cow", "bonus_per_three", "limited")


class SunfieldMeta(PrintedMeta):
    """Adds what no single option can check: seats that exist, sets that differ (SF-2.11)."""

    __slots__ = ()

    def setup(self, players: int, options: Mapping[str, Json] | None = None) -> Setup:
        setup = super().setup(players, options)
        first = setup.options[FIRST_PLAYER]
        if isinstance(first, int) and first >= players:
            raise SetupError(
                f"The first player can be 0 to {players - 1}: seats are counted from 0 (SF-2.11)."
            )
        chosen = [setup.options[name] for name in SET_OF_SEAT if setup.options[name] != RANDOM]
        if len(set(chosen)) < len(chosen):
            raise SetupError("Two players have the same starting set: give each their own (SF-2.11).")
        return setup


def meta_for(printed: tuple[str, ...]) -> SunfieldMeta:
    """What the title says of itself when it can be played with these printed values."""
    options = [
        Option(MODE, "Mode", (STANDARD, ADVANCED), STANDARD, PLAYERS, "SF-12.1"),
        Option(FIRST_PLAYER, "First player", (RANDOM, 0, 1, 2, 3), RANDOM, PLAYERS, "SF-2.11"),
        *(
            Option(
                name,
                f"Starting set of seat {seat}",
                (RANDOM, 1, 2, 3, 4),
                RANDOM,
                tuple(count for count in PLAYERS if count > seat),
                "SF-2.11",
            )
            for seat, name in enumerate(SET_OF_SEAT)
        ),
        _house("colour_is_animal", "Colour is animal", "SF-14.4"),
        _house("alt_cow", "Other cow tiles", "SF-14.5"),
        _house("bonus_per_three", "Bonus for every three", "SF-14.6"),
        _house("limited", "Limited supply", "SF-14.7"),
        *choices_of(printed, PLAYERS, "SF-1.2"),
    ]
    return SunfieldMeta(
        id="sunfield",
        name="Sunfield Farm",
        designers=("a designer whom its rules do not name",),
        licence="no licence stated",
        players=PLAYERS,
        options=tuple(options),
        has_secrets=False,
    )


def _house(name: str, words: str, rule: str) -> Option:
    return Option(name, words, (False, True), default=False, players=PLAYERS, rule=rule)


def chosen_seats(setup: Setup) -> tuple[int | None, list[int | None]]:
    """The first player and the starting set of each seat, both from 0; None where it is drawn."""
    first = setup.options[FIRST_PLAYER]
    sets = [setup.options[name] for name in SET_OF_SEAT[: setup.players]]
    return (
        first if isinstance(first, int) else None,
        [number - 1 if isinstance(number, int) else None for number in sets],
    )


def variant_of(setup: Setup, printed: Mapping[str, Components]) -> Variant:
    """The way to play that a checked setup describes."""
    name = str(setup.options.get(PRINTED, OURS))
    return Variant(
        setup.players,
        printed[name],
        printed=None if name == OURS else name,
        advanced=setup.options[MODE] == ADVANCED,
        colour_is_animal=bool(setup.options["colour_is_animal"]),
        alt_cow=bool(setup.options["alt_cow"]),
        bonus_per_three=bool(setup.options["bonus_per_three"]),
        limited=bool(setup.options["limited"]),
    )

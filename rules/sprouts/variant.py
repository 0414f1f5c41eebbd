"""Who plays how: player count and options, made once per setup (HS-2, HS-12 to HS-15)."""

from __future__ import annotations

from functools import cache
from typing import Final

from rules.printed import PRINTED, choices_of
from rules.sprouts.components import Components
from rules.title import Option, Setup

MODE: Final = "mode"
NORMAL: Final = "normal"
ADVANCED: Final = "advanced"
TEAMS: Final = "teams"
ADVANCED_SOLO: Final = "advanced_solo"
LOWEST_SCORE: Final = "lowest_score"
NO_TABLE_TALK: Final = "no_table_talk"

OPTIONS: Final = (
    Option(ADVANCED_SOLO, "Advanced solo", (False, True), default=False, players=(1,), rule="HS-13.15"),
    Option(MODE, "Way to play", (NORMAL, ADVANCED, TEAMS), default=NORMAL, players=(4,), rule="HS-12.1"),
    Option(LOWEST_SCORE, "Teams: lowest score", (False, True), default=False, players=(4,), rule="HS-15.2"),
    Option(NO_TABLE_TALK, "Teams: no table talk", (False, True), default=False, players=(4,), rule="HS-15.3"),
)
"""``advanced`` and ``teams`` are values of one option: they cannot be combined (HS-12.2).

The two switches of advanced team play work in teams and do nothing without them.
"""


def options_for(printed: tuple[str, ...]) -> tuple[Option, ...]:
    """The options when the match can be played with these printed values."""
    return (*OPTIONS, *choices_of(printed, (1, 2, 3, 4), "HS-1.7"))


class Variant:
    """An immutable way to play.

    ``rival`` tells whether the card left in the shed places a Rival token (HS-10.1, HS-12.1);
    ``lowest`` and ``silent`` are the switches of advanced team play (HS-15). ``printed`` names the
    components where they are an owner's.
    """

    __slots__ = (
        "advanced_solo",
        "components",
        "deck",
        "lowest",
        "players",
        "printed",
        "rival",
        "rounds",
        "shed",
        "silent",
        "solo",
        "teams",
    )

    def __init__(  # noqa: PLR0913, PLR0917 - all that can be chosen
        self,
        components: Components,
        players: int,
        mode: str,
        advanced_solo: bool,  # noqa: FBT001 - as chosen
        lowest: bool,  # noqa: FBT001
        silent: bool,  # noqa: FBT001
        printed: str | None,
    ) -> None:
        count = components.counts[players - 1]
        self.components: Final = components
        self.players: Final = players
        self.printed: Final = printed
        self.deck: Final = count.deck
        self.rounds: Final = count.rounds
        self.shed: Final = count.shed
        self.solo: Final = players == 1
        self.teams: Final = mode == TEAMS
        self.rival: Final = players in (2, 3) or mode == ADVANCED
        self.advanced_solo: Final = advanced_solo
        self.lowest: Final = lowest and self.teams
        self.silent: Final = silent and self.teams

    def options(self) -> dict[str, bool | str]:
        """The options as they work: those that do nothing at their default."""
        mode = TEAMS if self.teams else ADVANCED if self.rival and self.players == 4 else NORMAL
        options: dict[str, bool | str] = {
            ADVANCED_SOLO: self.advanced_solo,
            MODE: mode,
            LOWEST_SCORE: self.lowest,
            NO_TABLE_TALK: self.silent,
        }
        if self.printed is not None:
            options[PRINTED] = self.printed
        return options

    def partner(self, player: int) -> int:
        """Who sits opposite (HS-14.1)."""
        return (player + 2) % 4


_variant = cache(Variant)


def variant_of(setup: Setup, components: Components, printed: str | None = None) -> Variant:
    """The one variant object of a checked setup; ``printed`` names the components if an owner's."""
    chosen = setup.options
    return _variant(
        components,
        setup.players,
        str(chosen[MODE]),
        bool(chosen[ADVANCED_SOLO]),
        bool(chosen[LOWEST_SCORE]) and chosen[MODE] == TEAMS,
        bool(chosen[NO_TABLE_TALK]) and chosen[MODE] == TEAMS,
        printed,
    )

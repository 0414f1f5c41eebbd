"""Which table a title is played at: one line a title."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.match import Match
from game.scenes.doors import Doors
from game.scenes.pages import Glyphs
from game.scenes.phrases import Phrases
from game.scenes.shelf import Cover
from game.scenes.table import TableScene
from game.tables.sprouts import words as sprouts_words
from game.tables.sunfield import phrases as sunfield_phrases
from game.tables.sunfield import words as sunfield_words

# A table's drawing is loaded when somebody sits down at it: the menu need not wait for four of them.


def _fistful(doors: Doors, match: Match) -> TableScene:
    from game.tables.fistful.table import FistfulTable  # noqa: PLC0415

    return FistfulTable(doors, match)


def _sprouts(doors: Doors, match: Match) -> TableScene:
    from game.tables.sprouts.table import SproutsTable  # noqa: PLC0415

    return SproutsTable(doors, match)


def _sunfield(doors: Doors, match: Match) -> TableScene:
    from game.tables.sunfield.table import SunfieldTable  # noqa: PLC0415

    return SunfieldTable(doors, match)


def _three_sisters(doors: Doors, match: Match) -> TableScene:
    from game.tables.three_sisters.table import ThreeSistersTable  # noqa: PLC0415

    return ThreeSistersTable(doors, match)


TABLES: Final[dict[str, Callable[[Doors, Match], TableScene]]] = {
    "fistful": _fistful,
    "sprouts": _sprouts,
    "sunfield": _sunfield,
    "three_sisters": _three_sisters,
}

GLYPHS: Final[dict[str, Glyphs]] = {
    "fistful": {
        "C": "shared/icon_carrot",
        "W": "shared/icon_wheat",
        "A": "shared/icon_apple",
        "P": "shared/icon_potato",
        "#": "fistful/farmhouse",
        ".": "",
    },
    "sprouts": {},
}
"""Which pictures the letters in a rulebook's drawings stand for."""

LINE_LABELS: Final[dict[str, Callable[[], dict[str, str]]]] = {
    "sprouts": sprouts_words.line_labels,
    "sunfield": sunfield_words.line_labels,
}
"""What the categories of a score sheet are called, where their names do not say it."""

PHRASES: Final[dict[str, Phrases]] = {
    "sunfield": sunfield_phrases.phrase,
}
"""How the setup asks for options that need more than their name."""

SHELF: Final = (
    Cover("three_sisters", "Three Sisters", "Corn, bean and pumpkin", "menu/picture_sisters", playable=True),
    Cover("sunfield", "Sunfield Farm", "Fields, herds and markets", "menu/picture_sunfield", playable=True),
    Cover(
        "fistful",
        "A Fistful of Seeds",
        "Plant together, harvest alone",
        "menu/picture_fistful",
        playable=True,
    ),
    Cover("sprouts", "Herbaceous Sprouts", "Dice, herbs and clay pots", "menu/picture_herbs", playable=True),
)
"""The covers on the menu; what has no table yet is coming."""

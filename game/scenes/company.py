"""Who one plays against: levels and characters in words and pictures."""

from __future__ import annotations

from typing import Final

from game.ai.characters import Character, character_of
from game.ai.leaning import LEANING_LINES
from game.ai.levels import Level, level_of
from game.ai.strength import strength_of
from game.i18n import _
from game.seats import Seat

PICTURES: Final[dict[str, str]] = {
    "tulip": "three_sisters/tulip",
    "crocus": "three_sisters/crocus",
    "peony": "sprouts/flower_peony",
    "iris": "three_sisters/iris",
    "bay": "sprouts/herb_bay",
    "black_eyed_susan": "sprouts/flower_black_eyed_susan",
    "daffodil": "three_sisters/daffodil",
    "saffron": "sprouts/herb_saffron",
    "tarragon": "sprouts/herb_tarragon",
    "hyacinth": "three_sisters/hyacinth",
    "lavender": "sprouts/herb_lavender",
    "blackberry": "three_sisters/blackberry",
}
"""The plant of each character."""

_OF_TEN: Final = 10


def picture_of(character: Character) -> str:
    """The picture of a character's plant."""
    return PICTURES[character.emblem]


def badge_of(seat: Seat) -> str:
    """The picture of the character that sits there; empty for anybody else."""
    character = character_of(seat.kind, seat.name)
    return "" if character is None else picture_of(character)


def character_words(character: Character) -> str:
    """Name and leaning: ``Iris, plants early``."""
    return _("{name}, {leaning}").format(name=character.name, leaning=_(LEANING_LINES[character.leaning]))


def level_line(title_id: str, level: Level) -> str:
    """How a level plays, and how strong it was when that was measured."""
    line = _("{level}: {line}").format(level=_(level.name), line=_(level.line))
    strength = strength_of(title_id, level.id)
    if strength is None:
        return line
    wins = _("Wins {count} of {all} against the {other}.").format(
        count=round(_OF_TEN * strength.rate), all=_OF_TEN, other=_(level_of(strength.against).name)
    )
    return f"{line} {wins}"

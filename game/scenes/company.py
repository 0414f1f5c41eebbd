"""Who one plays against: levels and characters in words."""

from __future__ import annotations

from typing import Final

from game.ai.characters import Character
from game.ai.leaning import LEANING_LINES, LEANINGS_OF_TITLE
from game.ai.levels import Level, level_of
from game.ai.strength import strength_of
from game.i18n import _

_HUNDRED: Final = 100


def character_words(title_id: str, character: Character) -> str:
    """Name and leaning: ``Iris, plants early``."""
    own = LEANINGS_OF_TITLE.get(title_id, {})
    leaning = _(own.get(character.leaning, LEANING_LINES[character.leaning]))
    return _("{name}, {leaning}").format(name=character.name, leaning=leaning)


def level_line(title_id: str, level: Level) -> str:
    """How a level plays, and how strong it was when that was measured: with two players."""
    line = _("{level}: {line}").format(level=_(level.name), line=_(level.line))
    strength = strength_of(title_id, level.id)
    if strength is None:
        return line
    wins = _("Wins {count} of {all} duels with the {other}.").format(
        count=round(_HUNDRED * strength.rate), all=_HUNDRED, other=_(level_of(strength.against).name)
    )
    return f"{line} {wins}"

"""Which achievements a title has: one line a title."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.achievements import fistful, sprouts, sunfield, three_sisters
from game.achievements.achievement import Achievement


@dataclass(frozen=True, slots=True)
class Table:
    """A title's achievements. ``edition`` grows whenever they change."""

    edition: int
    achievements: tuple[Achievement, ...]


TABLES: Final[dict[str, Table]] = {
    "three_sisters": Table(three_sisters.EDITION, three_sisters.TABLE),
    "sunfield": Table(sunfield.EDITION, sunfield.TABLE),
    "fistful": Table(fistful.EDITION, fistful.TABLE),
    "sprouts": Table(sprouts.EDITION, sprouts.TABLE),
}


def table_of(title_id: str) -> Table:
    """The title's achievements; an empty table where it has none."""
    return TABLES.get(title_id, Table(1, ()))

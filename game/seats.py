"""Who sits at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PERSON: Final = "person"
EMBLEMS: Final = ("rooster", "can", "sun", "snail")
"""The signs of the seats, so that no seat is told by its colour alone."""

NAMES: Final = ("Hazel", "Basil", "Rosemary", "Sorrel")
"""The names of computer players, by seat."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table. ``kind`` is :data:`PERSON` or the id of a computer player's level."""

    kind: str
    name: str
    emblem: str

    @property
    def is_person(self) -> bool:
        """Whether a person decides here."""
        return self.kind == PERSON

    def words(self) -> str:
        """The seat as a record writes it: ``person rooster Ann``."""
        return f"{self.kind} {self.emblem} {self.name}"


def seat(kind: str, number: int, name: str = "") -> Seat:
    """A seat of ``kind`` at place ``number``, with the place's emblem and a name if none is given."""
    default = f"Player {number + 1}" if kind == PERSON else NAMES[number % len(NAMES)]
    return Seat(kind, name or default, EMBLEMS[number % len(EMBLEMS)])


def seat_of_words(words: str, number: int) -> Seat:
    """The seat that a record's ``words`` write; what is missing follows from its ``number``."""
    kind, _, rest = words.strip().partition(" ")
    emblem, _, name = rest.strip().partition(" ")
    if emblem not in EMBLEMS:
        return seat(kind or PERSON, number, rest.strip())
    return Seat(kind, name.strip() or seat(kind, number).name, emblem)

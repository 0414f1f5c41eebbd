"""Printed values that an owner of a game can bring along, and the option that chooses them.

What is printed on the pieces of some games is not public; the program has values of its own there.
A title made with an owner's file has the option ``printed``: its values are :data:`OURS` and the
name of that file, which holds a fingerprint, so that no record is replayed with other cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Final

from rules.title import Json, Meta, Option, RulesError, Setup, SetupError

PRINTED: Final = "printed"
"""The id of the option."""

OURS: Final = "ours"
"""The components that the program comes with."""

FILE: Final = "file"
"""How the owner's components are called on a command line, whatever their fingerprint."""


class ComponentsError(RulesError):
    """A components file that cannot be played with; its text says what to change."""


def fingerprint(rows: Iterable[str]) -> str:
    """Eight letters that tell these printed values from others."""
    return blake2b("\n".join(rows).encode(), digest_size=4).hexdigest()


def name_of(letters: str) -> str:
    """The value of the option for the file with this fingerprint."""
    return f"{FILE} {letters}"


def choices_of(printed: Iterable[str], players: tuple[int, ...], rule: str) -> tuple[Option, ...]:
    """The option ``printed``, whose default is the owner's file; none where there is no file."""
    values = tuple(printed)
    if len(values) < 2:
        return ()
    return (Option(PRINTED, "Printed values", values, values[-1], players, rule, unsaid=OURS),)


class PrintedMeta(Meta):
    """What a title says of itself that can be played with an owner's file."""

    __slots__ = ()

    def setup(self, players: int, options: Mapping[str, Json] | None = None) -> Setup:
        given = dict(options or {})
        values = next((option.values for option in self.options if option.id == PRINTED), ())
        wanted = given.get(PRINTED)
        if wanted == FILE and values:
            given[PRINTED] = values[-1]
        elif wanted == OURS and not values:
            del given[PRINTED]
        elif isinstance(wanted, str) and wanted != OURS and wanted not in values:
            raise SetupError(self._missing(wanted))
        return super().setup(players, given)

    def _missing(self, wanted: str) -> str:
        file = f"{self.id}.toml"
        if wanted == FILE:
            return f"There is no {file} in the data folder whose printed values could be used."
        return (
            f"This needs the {file} with the fingerprint {wanted.removeprefix(FILE).strip()[:20]!r}: "
            "put that file into the data folder, as it was, and start Allotment again."
        )

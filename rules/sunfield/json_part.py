"""A part of a position that is being read: plain JSON with a name for the sentences."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from rules.sunfield.cells import LIMIT, cell_at
from rules.title import Json, PositionError

_CELL: Final = re.compile(r"(0|-?[1-9][0-9]?) (0|-?[1-9][0-9]?)")
SHOWN: Final = 30
"""How much of a wrong entry a sentence repeats."""


class Part:
    """A JSON object of a position, ``name`` says which."""

    def __init__(self, name: str, entries: Json) -> None:
        if not isinstance(entries, dict):
            raise PositionError(f"{name} should be an object.")
        self.name: Final = name
        self._entries: Final[Mapping[str, Json]] = entries

    def get(self, key: str, default: Json = None) -> Json:
        """The entry as it stands there."""
        return self._entries.get(key, default)

    def keys(self) -> list[str]:
        """The keys in their order."""
        return list(self._entries)

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number from ``low`` to ``high``."""
        value = self._entries.get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise PositionError(f"{self.name}: '{key}' should be a whole number from {low} to {high}.")
        return value

    def word(self, key: str, words: Sequence[str]) -> int:
        """The place of the entry among ``words``."""
        return self._place(key, self._entries.get(key), words)

    def words(self, key: str, words: Sequence[str]) -> list[int]:
        """For a list of words the place of each among ``words``."""
        return [self._place(key, entry, words) for entry in self.list_of(key)]

    def list_of(self, key: str, length: int | None = None) -> list[Json]:
        """A list, of ``length`` entries if that is given."""
        value = self._entries.get(key)
        if not isinstance(value, list) or (length is not None and len(value) != length):
            count = "" if length is None else f" of {length} entries"
            raise PositionError(f"{self.name}: '{key}' should be a list{count}.")
        return value

    def part(self, key: str) -> Part:
        """An object within this one."""
        return Part(f"{self.name}, '{key}'", self._entries.get(key))

    def _place(self, key: str, value: Json, words: Sequence[str]) -> int:
        if isinstance(value, str) and value in words:
            return words.index(value)
        if len(words) > len(words[:12]):
            raise PositionError(f"{self.name}: '{key}' cannot be {str(value)[:SHOWN]!r}.")
        raise PositionError(f"{self.name}: '{key}' should be one of {', '.join(words)}.")


def cell_of(name: Json) -> int:
    """The cell that ``1 -2`` names."""
    match = _CELL.fullmatch(name) if isinstance(name, str) else None
    if match is None:
        raise PositionError(f"{str(name)[:SHOWN]!r} is no cell: write x and y, from -{LIMIT} to {LIMIT}.")
    return cell_at(int(match[1]), int(match[2]))

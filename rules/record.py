"""The text of a match: a readable header and one action a line.

    allotment record 1
    title: fistful
    rules: 1
    players: 4
    option no_repeats: false
    seed: 7
    seat 0: person Ann
    actions: 2
    plant wheat b3
    plant apple c4
    check: 5d41402abc4b2a76

The check is a hash of all lines above it, so that a cut or edited record is told from a whole one.
A record says what was chosen, never what chance answered: that follows from the seed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b

FORMAT = 1
MAGIC = "allotment record"
MAX_BYTES = 1_000_000
MAX_LINE = 400
MAX_ACTIONS = 20_000
MAX_SEATS = 8
MAX_SEAT = 200
"""How many characters of a seat's words are kept."""


class RecordError(ValueError):
    """A text that is no whole record. ``line`` counts from 1; 0 means the text as a whole."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"Line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Record:
    """A match as text can hold it. ``seats`` are free words: ``person Ann``, ``gardener Hazel``."""

    title: str
    rules: int
    players: int
    seed: int
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    seats: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()


def write(record: Record) -> str:
    """The record as text, ending in a newline."""
    lines = [
        f"{MAGIC} {FORMAT}",
        f"title: {record.title}",
        f"rules: {record.rules}",
        f"players: {record.players}",
        *(f"option {name}: {json.dumps(value)}" for name, value in sorted(record.options.items())),
        f"seed: {record.seed}",
        *(f"seat {number}: {_tidy(seat)}".rstrip() for number, seat in enumerate(record.seats)),
        f"actions: {len(record.actions)}",
        *record.actions,
    ]
    return "\n".join([*lines, f"check: {_check(lines)}"]) + "\n"


def read(text: str) -> Record:
    """The record that ``text`` holds; raises :class:`RecordError` with line and reason."""
    if len(text) > MAX_BYTES:
        raise RecordError(0, f"The text is longer than {MAX_BYTES:,} characters: no match is that long.")
    lines = text.strip().splitlines()
    reader = _Reader([line.strip() for line in lines])
    return reader.record()


def _tidy(seat: str) -> str:
    """A seat's words on one line; whatever a person is called, the record can be read."""
    return " ".join(seat.split())[:MAX_SEAT].rstrip()


def _check(lines: Sequence[str]) -> str:
    return blake2b("\n".join(lines).encode("utf-8", "replace"), digest_size=8).hexdigest()


class _Reader:
    """Reads the lines one after another and knows which one it is at."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = lines
        self._next = 0

    def record(self) -> Record:
        self._magic()
        title = self._value("title")
        rules = self._number("rules", 1, 1_000_000)
        players = self._number("players", 1, MAX_SEATS)
        options = self._options()
        seed = self._number("seed", 0, 2**63 - 1)
        seats = self._seats()
        actions = self._actions(self._number("actions", 0, MAX_ACTIONS))
        self._whole()
        return Record(title, rules, players, seed, options, seats, actions)

    def _line(self, wanted: str) -> str:
        if self._next >= len(self._lines):
            raise RecordError(len(self._lines) + 1, f"The record ends here; {wanted} is missing.")
        line = self._lines[self._next]
        if len(line) > MAX_LINE:
            raise RecordError(self._next + 1, f"The line is longer than {MAX_LINE} characters.")
        self._next += 1
        return line

    def _magic(self) -> None:
        words = self._line(f"'{MAGIC}'").rsplit(" ", 1)
        if words[0] != MAGIC or len(words) != 2:
            raise RecordError(1, f"This is no record of a match: it should begin with '{MAGIC} {FORMAT}'.")
        if words[1] != str(FORMAT):
            raise RecordError(1, f"The record has format {words[1]}; this program reads format {FORMAT}.")

    def _value(self, name: str) -> str:
        line = self._line(f"'{name}: …'")
        if not line.startswith(f"{name}: "):
            raise RecordError(self._next, f"'{name}: …' should stand here.")
        return line[len(name) + 2 :]

    def _number(self, name: str, low: int, high: int) -> int:
        text = self._value(name)
        if not (text.isascii() and text.isdigit() and len(text) < 20 and low <= int(text) <= high):
            raise RecordError(self._next, f"'{name}' should be a whole number from {low} to {high}.")
        return int(text)

    def _upcoming(self, start: str) -> bool:
        return self._next < len(self._lines) and self._lines[self._next].startswith(start)

    def _options(self) -> dict[str, bool | int | str]:
        options: dict[str, bool | int | str] = {}
        while self._upcoming("option "):
            name, separator, text = self._line("an option")[len("option ") :].partition(": ")
            try:
                value = json.loads(text) if separator else None
            except ValueError:
                value = None
            if not isinstance(value, bool | int | str) or name in options:
                raise RecordError(self._next, "An option reads 'option NAME: VALUE', each name once.")
            options[name] = value
        return options

    def _seats(self) -> tuple[str, ...]:
        seats: list[str] = []
        while self._upcoming("seat "):
            if len(seats) == MAX_SEATS:
                raise RecordError(self._next + 1, f"There are more than {MAX_SEATS} seats.")
            seats.append(self._seat(len(seats)))
        return tuple(seats)

    def _seat(self, number: int) -> str:
        if self._lines[self._next] == f"seat {number}:":  # nobody is named
            self._next += 1
            return ""
        return _tidy(self._value(f"seat {number}"))

    def _actions(self, count: int) -> tuple[str, ...]:
        return tuple(self._line(f"action {number + 1} of {count}") for number in range(count))

    def _whole(self) -> None:
        body = self._lines[: self._next]
        if self._value("check") != _check(body):
            raise RecordError(self._next, "The check does not fit: the record was changed or cut.")
        if self._next != len(self._lines):
            raise RecordError(self._next + 1, "Nothing may follow after the check.")

"""Words of the command line, turned into values."""

from __future__ import annotations

import re
from argparse import ArgumentTypeError
from collections.abc import Callable, Sequence
from typing import Final

from game.ai.levels import LEVELS, MAX_SECONDS
from game.i18n import _
from game.seats import PERSON, Seat, seat
from game.titles import UnknownTitleError, title_of
from rules.title import Json, Setup, SetupError, Title

MIN_SIDE: Final = 1
MAX_SIDE: Final = 16384
MAX_NAME: Final = 20
NUMBER: Final = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})?")


class UsageError(ValueError):
    """A command line that is refused. Its text is one clear sentence."""


def whole(low: int, high: int) -> Callable[[str], int]:
    """Reads a whole number from ``low`` to ``high``."""

    def read(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) < 20 and low <= int(text) <= high:
            return int(text)
        raise ArgumentTypeError(f"{text!r} should be a whole number from {low} to {high}")

    return read


scale: Final = whole(100, 200)


def seconds(text: str) -> float:
    """Reads a number of seconds such as ``0.5``."""
    if NUMBER.fullmatch(text) and 0 < float(text) <= MAX_SECONDS:
        return float(text)
    raise ArgumentTypeError(f"{text!r} should be seconds such as 0.5, up to {MAX_SECONDS:g}")


def size(text: str) -> tuple[int, int]:
    """Reads ``1280x720``."""
    width, _, height = text.lower().partition("x")
    side = whole(MIN_SIDE, MAX_SIDE)
    try:
        return side(width), side(height)
    except ArgumentTypeError:
        raise ArgumentTypeError(f"{text!r} should be a size in pixels such as 1280x720") from None


def option(text: str) -> tuple[str, Json]:
    """Reads ``NAME=VALUE``; ``true``, ``false`` and whole numbers are such, all else is text."""
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise ArgumentTypeError(f"{text!r} should be NAME=VALUE")
    if value in {"true", "false"}:
        return name, value == "true"
    if value.isascii() and value.isdigit() and len(value) < 10:
        return name, int(value)
    return name, value


def known_title(title_id: str) -> Title:
    """The title called ``title_id``; raises :class:`UsageError`."""
    try:
        return title_of(title_id)
    except UnknownTitleError as error:
        raise UsageError(str(error)) from None


def checked_setup(title: Title, players: int, options: Sequence[tuple[str, Json]]) -> Setup:
    """The setup that was asked for; raises :class:`UsageError`."""
    try:
        return title.meta.setup(players, dict(options))
    except SetupError as error:
        raise UsageError(str(error)) from None


def seats_of(text: str, *, persons: bool) -> tuple[Seat, ...]:
    """Reads ``person:Ann,gardener``; raises :class:`UsageError`. Without ``persons`` only levels sit."""
    kinds = [PERSON] * persons + [level.id for level in LEVELS]
    seats: list[Seat] = []
    for number, word in enumerate(text.split(",")):
        kind, _, name = word.strip().partition(":")
        if kind not in kinds:
            raise UsageError(f"{kind[:40]!r} cannot sit at the table; a seat is one of: {', '.join(kinds)}.")
        seats.append(seat(kind, number, name.strip()[:MAX_NAME] or _alone(kind, text)))
    return tuple(seats)


def _alone(kind: str, text: str) -> str:
    """What the only person at a table is called where no name is given; nothing for anybody else."""
    alone = kind == PERSON and sum(word.strip().startswith(PERSON) for word in text.split(",")) == 1
    return _("You") if alone else ""

"""The text of an action and back (SF-15). ``str(action)`` writes it, :func:`parse` reads it."""

from __future__ import annotations

import re
from typing import Final

from rules.sunfield import actions
from rules.sunfield import power_actions as powers
from rules.sunfield.cells import LIMIT, cell_at
from rules.sunfield.components import ANIMALS, VEGETABLES
from rules.sunfield.numbers import SPACES
from rules.title import Action, NotationError

_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]?")
_MAX_CELLS: Final = 3
_WORDS: Final = (
    "tile ROW-COLUMN, client SPACE, client reserved NUMBER, pass, place X Y, veg SORT at X Y, "
    "spend X Y X Y, seeds exchange SORT SORT, seeds add SORT, power NAME …, end"
)


def parse(text: str) -> Action:
    """The action that ``text`` writes, legal now or not; raises :class:`NotationError`."""
    action = _simple(text.lower().split())
    if action is None:
        raise NotationError(f"{text[:40]!r} is no action of Sunfield Farm. Actions are: {_WORDS}.")
    return action


def _simple(words: list[str]) -> Action | None:  # noqa: C901, PLR0911 - one case for each form
    match words:
        case ["tile", target]:
            return _tile(target)
        case ["client", *target]:
            return _client(target)
        case ["pass"]:
            return actions.PASS
        case ["end"]:
            return actions.END_TURN
        case ["place", *where]:
            cells = _cells(where, 1)
            return actions.place(cells[0]) if cells else None
        case ["veg", sort, "at", *where] if sort in VEGETABLES:
            cells = _cells(where, 1)
            return actions.plant(VEGETABLES.index(sort), cells[0]) if cells else None
        case ["spend", *where] if len(where) <= 2 * _MAX_CELLS:
            cells = _cells(where, len(where) // 2)
            return actions.spend(tuple(cells)) if cells else None
        case ["seeds", "exchange", gives, gets] if gives in VEGETABLES and gets in VEGETABLES:
            return actions.EXCHANGE[VEGETABLES.index(gives)][VEGETABLES.index(gets)]
        case ["seeds", "add", sort] if sort in VEGETABLES:
            return actions.ADD[VEGETABLES.index(sort)]
        case ["power", name, *target]:
            return _power(name, target)
        case _:
            return None


def _tile(target: str) -> Action | None:
    row, _, column = target.partition("-")
    if row in ANIMALS and column in ("1", "2", "3"):
        return actions.TAKE_TILE[3 * ANIMALS.index(row) + int(column) - 1]
    return None


def _client(target: list[str]) -> Action | None:
    match target:
        case [space] if _between(space, SPACES):
            return actions.DELIVER_CLIENT[int(space) - 1]
        case ["reserved", number] if _between(number, actions.MAX_RESERVED):
            return actions.DELIVER_RESERVED[int(number) - 1]
        case _:
            return None


def _between(text: str, most: int) -> bool:
    return _NUMBER.fullmatch(text) is not None and 1 <= int(text) <= most


def _cells(words: list[str], count: int) -> list[int]:
    """``count`` cells, or none at all when the words are not twice as many numbers up to 99."""
    if count == 0 or len(words) != 2 * count or not all(_NUMBER.fullmatch(word) for word in words):
        return []
    numbers = [int(word) for word in words]
    assert all(-LIMIT <= number <= LIMIT for number in numbers)
    return [cell_at(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]


def _power(name: str, target: list[str]) -> Action | None:  # noqa: PLR0911 - one case for each form
    match [name, *target]:
        case ["draw-tile", pile] if pile in ANIMALS:
            return powers.DRAW[ANIMALS.index(pile)]
        case ["reserve-client", space] if _between(space, SPACES):
            return powers.RESERVE[int(space) - 1]
        case ["swap-vegetable", gives, gets] if gives in VEGETABLES and gets in VEGETABLES:
            return powers.SWAP[VEGETABLES.index(gives)][VEGETABLES.index(gets)]
        case ["gain-vegetable", sort] if sort in VEGETABLES:
            return powers.GAIN[VEGETABLES.index(sort)]
        case ["swap-animal", x, y, kind] if kind in ANIMALS:
            cells = _cells([x, y], 1)
            return powers.swap_animal(cells[0], ANIMALS.index(kind)) if cells else None
        case ["move-animal" | "move-tile" as word, *where]:
            cells = _cells(where, 2)
            move = powers.move_animal if word == "move-animal" else powers.move_tile
            return move(cells[0], cells[1]) if cells else None
        case ["pick-vegetable" | "plant-vegetable" as word, sort, *where] if sort in VEGETABLES:
            cells = _cells(where, 1)
            act = powers.pick_vegetable if word == "pick-vegetable" else powers.plant_vegetable
            return act(VEGETABLES.index(sort), cells[0]) if cells else None
        case ["move-vegetable", sort, *where] if sort in VEGETABLES:
            cells = _cells(where, 2)
            return powers.move_vegetable(VEGETABLES.index(sort), *cells) if cells else None
        case _:
            return None

"""Reads actions as the rulebook writes them (TS-22)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from rules.three_sisters.actions import (
    BONUS,
    CROSS_OFF,
    DONE,
    FILL_COLUMN,
    FILL_ITEM,
    FILL_PERENNIAL,
    FILL_ROW,
    GARDEN_BONUS,
    GOODS,
    MARKET,
    MULCH,
    PASS_EXTRA,
    PASS_GARDEN,
    PASS_RONDEL,
    SHOVEL,
    TAKE_DIE,
    WATER,
    Fill,
    Plant,
    Water,
    noted,
    odd_plant,
    plant,
)
from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.garden import CROP_OF_NAME
from rules.three_sisters.rondel import SPACE_OF_NAME
from rules.title import Action, NotationError

A = TypeVar("A", bound=Action)

_NUMBERS: Final = {str(number): number for number in range(1, 7)}
_COSTS: Final = {str(cost): cost for cost in range(COMPONENTS.compost_boxes + 1)}

_SINGLE: Final[Mapping[str, Action]] = {
    action.text: action for action in (GOODS, MARKET, SHOVEL, DONE, PASS_GARDEN, PASS_RONDEL, PASS_EXTRA)
}


def _named(actions: Mapping[int, Fill]) -> dict[str, Action]:
    return {action.text.split()[1]: action for action in actions.values()}


_VERBS: Final[Mapping[str, Mapping[str, Action]]] = {
    "shed": _named(FILL_ITEM),
    "apiary": _named(FILL_COLUMN),
    "fruit": _named(FILL_ROW),
    "perennial": _named(FILL_PERENNIAL),
    "mulch": _named(MULCH),
    "bonus": {**_named(BONUS), **{name: GARDEN_BONUS[crop] for name, crop in CROP_OF_NAME.items()}},
    "edith": {name: CROSS_OFF[crop] for name, crop in CROP_OF_NAME.items()},
}

FORMS: Final = (
    "die V SPACE, plant Z CROP…, water Z, pass garden, shed ITEM, goods, apiary COLUMN, fruit ROW, market, "
    "mulch PERENNIAL, pass rondel, perennial PERENNIAL, bonus TARGET, shovel, pass extra, done, edith CROP"
)


def parse(text: str) -> Action:
    """The action that ``text`` writes, legal now or not; raises :class:`NotationError`."""
    words = text.lower().split()
    single = _SINGLE.get(" ".join(words))
    if single is not None:
        return single
    match words:
        case ["die", value, space] if value in _NUMBERS and space in SPACE_OF_NAME:
            return TAKE_DIE[_NUMBERS[value] - 1][SPACE_OF_NAME[space]]
        case ["plant" | "water", zone, *rest] if zone in _NUMBERS:
            return _garden_action(text, words[0], _NUMBERS[zone] - 1, rest)
        case ["roll", *_] | ["first", *_]:
            raise NotationError("Dice and the first player are drawn by chance: they are no choice.")
        case [verb, name] if verb in _VERBS:
            action = _VERBS[verb].get(name)
            if action is None:
                raise NotationError(f"After {verb!r} comes one of: {', '.join(_VERBS[verb])}.")
            return action
        case _:
            raise NotationError(f"{text[:40]!r} is no action of Three Sisters; it has: {FORMS}.")


def _garden_action(text: str, verb: str, zone: int, rest: Sequence[str]) -> Action:
    """``water 3``, ``plant 3 corn2 4:corn1``, with a note of the compost or without."""
    compost = None
    if len(rest) > 1 and rest[-2] == "compost":
        compost = _COSTS.get(rest[-1])
        rest = rest[:-2] if compost is not None else rest
    action: Plant | Water
    if verb == "plant":
        action = _planting(text, zone, rest)
    elif rest:
        raise NotationError(f"{text[:40]!r}: 'water' takes a zone and perhaps 'compost N'.")
    else:
        action = WATER[zone]
    return action if compost is None else noted(action, compost)


def _planting(text: str, zone: int, words: Sequence[str]) -> Plant:
    crops = 0
    beside: list[tuple[int, int]] = []
    again: list[tuple[int, int]] = []
    for word in words:
        number, _, name = word.rpartition(":")
        if name not in CROP_OF_NAME or (number and number not in _NUMBERS):
            raise NotationError(
                f"{text[:40]!r}: {word[:20]!r} is no crop; write corn1 to corn5, bean1 to bean5, "
                "pumpkin1 to pumpkin3, in another zone as 4:corn1."
            )
        place = (_NUMBERS[number] - 1 if number else zone, CROP_OF_NAME[name])
        if place in beside or (place[0] == zone and crops >> place[1] & 1):
            again.append(place)
        elif place[0] == zone:
            crops |= 1 << place[1]
        else:
            beside.append(place)
    if again:
        return odd_plant(zone, crops, tuple(sorted(beside)), tuple(sorted(again)))
    return plant(zone, crops, tuple(sorted(beside)))

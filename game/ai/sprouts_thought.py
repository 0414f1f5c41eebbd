"""What is worth a thought in Herbaceous Sprouts: of the actions that come to nearly the same, one.

Which dice of equal faces are paid matters only for what they may show when rolled again. By the order
of the alphabet the last are paid, yellow ones, and the first are rolled, blue ones, which may come up
wild. A flower goes to the best open space of its garden, which is the last that the rules list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules.sprouts.actions import (
    Can,
    Choice,
    Drop,
    Exchange,
    Glove,
    Keep,
    Pink,
    Plant,
    Return,
    Trowel,
    Yellow,
)
from rules.sprouts.seeds import FACE_OF, FACES, IS_POT, WILD, Seeds
from rules.title import Action

_KINDS: Final[dict[Action, int]] = {}
"""For each action met so far what it comes to: equal ones come to the same in any one state."""

_NUMBERS: Final[dict[tuple[int, ...], int]] = {}

_FOOLISH: Final = 0
"""The kind of what nobody should do: to roll a wild, or to turn it."""

_POT: Final = len(FACES)
"""The face of a pot is told from that of a die: a pot takes no room in the barrow."""


def worth_a_thought(actions: Sequence[Action]) -> Sequence[Action]:
    """The actions without those that come to the same as another, at least one."""
    if len(actions) < 3:
        return actions
    found: list[Action] = []
    places: dict[int, int] = {}
    for number in range(len(actions) - 1, -1, -1):
        action = actions[number]
        kind = _KINDS.get(action, -1)
        if kind < 0:
            kind = _KINDS[action] = _kind(action)
        if kind == _FOOLISH:
            continue
        place = places.get(kind, -1)
        if place < 0:
            places[kind] = len(found)
            found.append(action)
        elif isinstance(action, Pink | Glove):
            found[place] = action
    found.reverse()
    return found


def _kind(action: Action) -> int:  # noqa: PLR0911 - one case an action
    match action:
        case Plant():
            return _number((0, action.bed, *_faces(action.seeds)))
        case Keep():
            return _number((1, *_faces(action.kept), -1, *_faces(action.dropped)))
        case Pink():
            return _FOOLISH if _has_wild(action.dice) else _number((2, *_faces(action.dice)))
        case Glove():
            return _FOOLISH if _has_wild((action.die,)) else _number((3, *_faces((action.die,))))
        case Choice() | Exchange():
            face = FACE_OF[action.die]
            return _FOOLISH if face == WILD else _number((4, isinstance(action, Choice), face, action.face))
        case Drop():
            return _number((5, *_faces(action.dice)))
        case Can():
            return _number((6, *_faces(action.dice)))
        case Trowel() | Yellow():
            return _number((7, isinstance(action, Trowel), action.die))
        case Return():
            return _number((8, *_faces((action.die,))))
    return _number((9, len(_KINDS)))


def _faces(seeds: Seeds) -> list[int]:
    return sorted([_POT + FACE_OF[seed] if IS_POT[seed] else FACE_OF[seed] for seed in seeds])


def _has_wild(seeds: Seeds) -> bool:
    return WILD in [FACE_OF[seed] for seed in seeds]


def _number(key: tuple[int, ...]) -> int:
    """A number from 1 on for each key."""
    return _NUMBERS.setdefault(key, len(_NUMBERS) + 1)

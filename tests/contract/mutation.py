"""Small accidents in plain JSON."""

from __future__ import annotations

import json

from rules.chance import Stream
from rules.title import Json

STRANGE: tuple[Json, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    5,
    99,
    10**20,
    0.5,
    "",
    "?",
    "x",
    "carrot",
    [],
    {},
)


def copied(value: Json) -> Json:
    """An independent copy."""
    again: Json = json.loads(json.dumps(value))
    return again


def mutated(value: Json, stream: Stream) -> Json:
    """A copy with one to three accidents somewhere in it."""
    value = copied(value)
    for _ in range(1 + stream.below(3)):
        value = _hurt(value, stream)
    return value


def _hurt(value: Json, stream: Stream) -> Json:
    """One accident: here or, more often, in some part."""
    if isinstance(value, dict) and value and stream.below(20):
        parts = [key for key, part in value.items() if isinstance(part, list | dict) and part]
        keys = parts if parts and stream.below(4) else list(value)
        key = keys[stream.below(len(keys))]
        if stream.below(12):
            value[key] = _hurt(value[key], stream)
        else:
            del value[key]
        return value
    if isinstance(value, list) and value and stream.below(8):
        return _hurt_list(value, stream)
    if isinstance(value, str) and value and stream.below(3):
        at = stream.below(len(value))
        letter = value[stream.below(len(value))]
        return value[:at] + ("" if stream.below(4) == 0 else letter) + value[at + 1 :]
    if isinstance(value, int) and not isinstance(value, bool) and stream.below(3):
        return value + stream.below(5) - 2
    return copied(STRANGE[stream.below(len(STRANGE))])


def _hurt_list(value: list[Json], stream: Stream) -> list[Json]:
    at, to = stream.below(len(value)), stream.below(len(value))
    match stream.below(6):
        case 0:
            del value[at]
        case 1:
            value.insert(to, copied(value[at]))
        case 2:
            value[at], value[to] = value[to], value[at]
        case 3:
            value[at] = copied(value[to])
        case _:
            value[at] = _hurt(value[at], stream)
    return value

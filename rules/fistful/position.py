"""A state as plain JSON that a person can read, and back with every check (FS-1 to FS-7).

    {"title": "fistful", "version": 1, "players": 4, "options": {}, "observer": null,
     "season": 1, "round": 2, "phase": "plant", "starter": 1, "turn": 0,
     "field": ["CW...", ".....", "..#..", ".....", "A...P"],
     "hands": [{"carrot": 2, "potato": 3}, …], "produce": ["wheat", …],
     "plantings": ["a1", "b1", "a5", "e5"], "passes": ["apple", …], "past": []}

``?`` stands for what the observer may not know. ``plantings`` and ``passes`` may be left out or
begin late: earlier ones count as forgotten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.fistful.components import EMPTY, HIDDEN, HOUSE, KIND_NAMES, KINDS, SEASONS, kind_name
from rules.fistful.field import COLUMNS, PLOT_NAMES, SIZE
from rules.title import UNKNOWN, Json

if TYPE_CHECKING:
    from rules.fistful.state import FistfulState

VERSION: Final = 1
PHASES: Final = ("plant", "pass", "over")
LETTERS: Final = {EMPTY: ".", 1: "C", 2: "W", 3: "A", 4: "P", HOUSE: "#"}


def draw_field(field: list[int]) -> list[str]:
    """The rows of a field as text, from the top."""
    letters = "".join(LETTERS[kind] for kind in field)
    return [letters[start : start + COLUMNS] for start in range(0, SIZE, COLUMNS)]


def named(kind: int) -> Json:
    """A kind's name, ``?`` when hidden, None when there is none."""
    if kind == HIDDEN:
        return UNKNOWN
    return kind_name(kind) if kind in KINDS else None


def write(state: FistfulState) -> dict[str, Json]:
    """The position of a state; :func:`read` is its inverse."""
    variant = state.variant
    options: dict[str, Json] = dict(variant.options())
    return {
        "title": "fistful",
        "version": VERSION,
        "players": variant.players,
        "options": options,
        "observer": state.observer,
        "season": state.season,
        "round": state.round,
        "phase": PHASES[state.phase],
        "starter": state.starter,
        "turn": state.turn,
        "field": list[Json](draw_field(state.field)),
        "hands": [_hand(state.hands[4 * hand : 4 * hand + 4]) for hand in range(variant.hands)],
        "produce": [named(kind) for kind in state.produce],
        "plantings": [PLOT_NAMES[plot] for plot in state.plantings],
        "passes": [named(kind) for kind in state.passes],
        "past": _past(state),
    }


def _hand(counts: list[int]) -> Json:
    if counts[0] == HIDDEN:
        return UNKNOWN
    return {name: count for name, count in zip(KIND_NAMES, counts, strict=True) if count}


def _past(state: FistfulState) -> list[Json]:
    """The harvests so far, a dictionary a season with one entry a hand."""
    count = state.variant.hands
    past: list[Json] = []
    for season in range(len(state.past_points) // count):
        part = slice(season * count, (season + 1) * count)
        past.append(
            {
                "season": SEASONS[season],
                "produce": [named(kind) for kind in state.past_produce[part]],
                "points": list(state.past_points[part]),
                "sacks": list(state.past_sacks[part]),
            }
        )
    return past


def read(position: Json) -> FistfulState:
    """The state that a position writes; raises ``PositionError`` with what is wrong."""
    from rules.fistful.position_reader import PositionReader  # noqa: PLC0415 - the reader needs the state

    return PositionReader(position).state()

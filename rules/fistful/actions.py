"""The two things a player can do: plant a seed card, pass one to the left (FS-3.1, FS-3.2)."""

from __future__ import annotations

from typing import Final

from rules.fistful.components import KIND_NAMES, KINDS, kind_name
from rules.fistful.field import PLOT_NAMES, PLOT_OF_NAME, SIZE
from rules.title import Action, NotationError


class Plant(Action):
    """Place a seed card of ``kind`` face up on ``plot``: ``plant wheat b3``."""

    __slots__ = ("kind", "plot")

    def __init__(self, kind: int, plot: int) -> None:
        super().__init__(f"plant {kind_name(kind)} {PLOT_NAMES[plot]}")
        self.kind: Final = kind
        self.plot: Final = plot


class Pass(Action):
    """Set a seed card of ``kind`` aside for the neighbour on the left: ``pass carrot``."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__(f"pass {kind_name(kind)}")
        self.kind: Final = kind


PLANT: Final = tuple(tuple(Plant(kind, plot) for plot in range(SIZE)) for kind in KINDS)
"""Every planting there can be: ``PLANT[kind - 1][plot]``. The farmhouse's are never legal."""

PASS: Final = tuple(Pass(kind) for kind in KINDS)
"""Every pass there can be: ``PASS[kind - 1]``."""


def parse(text: str) -> Action:
    """The action that ``text`` writes; raises :class:`NotationError`."""
    match text.lower().split():
        case ["plant", kind, plot] if kind in KIND_NAMES and plot in PLOT_OF_NAME:
            return PLANT[KIND_NAMES.index(kind)][PLOT_OF_NAME[plot]]
        case ["pass", kind] if kind in KIND_NAMES:
            return PASS[KIND_NAMES.index(kind)]
        case _:
            kinds = ", ".join(KIND_NAMES)
            raise NotationError(
                f"{text[:40]!r} is no action: write 'plant KIND PLOT' or 'pass KIND', "
                f"with KIND one of {kinds} and PLOT from a1 to e5."
            )

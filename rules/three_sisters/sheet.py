"""One player's sheet: what is filled in, and in the solo game what Farmer Edith crossed off."""

from __future__ import annotations

from typing import Final

from rules.three_sisters.components import COMPONENTS, ZONES
from rules.three_sisters.tracks import CIRCLES, COUNT, OPEN_AT_START


class Crossed:
    """What Edith has crossed off (TS-19.6 to TS-19.19).

    ``crops`` holds a set of crops for each zone, ``boxes`` a set of boxes for each track (an item
    is crossed off whole), ``stars`` a set of goods boxes.
    """

    __slots__ = ("boxes", "crops", "stars")

    def __init__(self, crops: list[int], boxes: list[int], stars: int) -> None:
        self.crops = crops
        self.boxes = boxes
        self.stars = stars

    def copy(self) -> Crossed:
        """An independent copy."""
        return Crossed(self.crops[:], self.boxes[:], self.stars)

    def contents(self) -> tuple[object, ...]:
        """Everything, for comparing."""
        return (self.crops, self.boxes, self.stars)


class Sheet:
    """A sheet (TS-1.2).

    ``zones`` are the six garden zones as bits (see ``garden``) and ``pumpkins`` the harvested
    places of the ring. ``levels`` counts the boxes passed on each track, ``open`` is the set of
    tracks that can take a box now, ``complete`` the set of completed shed items. ``goods`` counts
    filled goods boxes, ``compost`` the compost boxes ever filled, ``spent`` those crossed off
    again. ``changed`` says whether the sheet changed since its player last had the choice of the
    Shovel (TS-16.10). ``crossed`` is None where Edith does not play.
    """

    __slots__ = (
        "changed",
        "complete",
        "compost",
        "crossed",
        "goods",
        "levels",
        "open",
        "pumpkins",
        "spent",
        "zones",
    )

    def __init__(  # noqa: PLR0913, PLR0917 - a copy passes every field
        self,
        zones: list[int],
        pumpkins: int,
        levels: list[int],
        open_: int,
        complete: int,
        goods: int,
        compost: int,
        spent: int,
        changed: bool,  # noqa: FBT001
        crossed: Crossed | None,
    ) -> None:
        self.zones = zones
        self.pumpkins = pumpkins
        self.levels = levels
        self.open = open_
        self.complete = complete
        self.goods = goods
        self.compost = compost
        self.spent = spent
        self.changed = changed
        self.crossed = crossed

    def copy(self) -> Sheet:
        """An independent sheet with equal contents."""
        crossed = self.crossed
        return Sheet(
            self.zones[:],
            self.pumpkins,
            self.levels[:],
            self.open,
            self.complete,
            self.goods,
            self.compost,
            self.spent,
            self.changed,
            None if crossed is None else crossed.copy(),
        )

    def contents(self) -> tuple[object, ...]:
        """Everything, for comparing."""
        return (
            (self.zones, self.pumpkins, self.levels, self.open, self.complete),
            (self.goods, self.compost, self.spent, self.changed),
            None if self.crossed is None else self.crossed.contents(),
        )


FIRST_COMPOST: Final = COMPONENTS.first_compost


def blank_sheet(*, with_edith: bool) -> Sheet:
    """A sheet at the start: no goods, 1 compost, every other box empty (TS-1.6)."""
    crossed = Crossed([0] * ZONES, [0] * COUNT, 0) if with_edith else None
    return Sheet([0] * ZONES, 0, [0] * COUNT, OPEN_AT_START, 0, 0, FIRST_COMPOST, 0, False, crossed)  # noqa: FBT003


def filled_boxes(sheet: Sheet, track: int) -> int:
    """The filled boxes of a track, one bit a box: those passed and not crossed off (TS-19.18)."""
    passed = (1 << sheet.levels[track]) - 1
    return passed if sheet.crossed is None else passed & ~sheet.crossed.boxes[track]


def harvests(sheet: Sheet, track: int) -> int:
    """How many circles of a track are filled (TS-1.8)."""
    return (filled_boxes(sheet, track) & CIRCLES[track]).bit_count()


def next_box(sheet: Sheet, track: int) -> int:
    """The next box of a track, from 0: the first neither filled nor crossed off; its length if none."""
    box = sheet.levels[track]
    if sheet.crossed is not None:
        crossed = sheet.crossed.boxes[track]
        while crossed >> box & 1:
            box += 1
    return box

"""Everything a player can do, one class a verb, each distinct action made once (TS-22)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from rules.three_sisters.components import ZONES
from rules.three_sisters.garden import CROP_NAMES, STRIDE, crops_of
from rules.three_sisters.rondel import SPACE_NAMES, SPACES
from rules.three_sisters.tracks import COLUMNS, COUNT, ITEMS, NAMES, PERENNIALS, ROWS, members
from rules.title import Action

Places: TypeAlias = tuple[tuple[int, int], ...]
"""Crops with their zones, each as (zone, crop)."""


class TakeDie(Action):
    """Take a die of ``value`` from ``space``: ``die 5 shed-a`` (TS-22.1)."""

    __slots__ = ("space", "value")

    def __init__(self, value: int, space: int) -> None:
        super().__init__(f"die {value} {SPACE_NAMES[space]}")
        self.value: Final = value
        self.space: Final = space


class Plant(Action):
    """Fill the lowest boxes of ``crops`` in ``zone``: ``plant 3 corn2 pumpkin1`` (TS-22.2).

    ``beside`` are the crops named in other zones, as (zone, crop): one at most in a legal action,
    and in Windy weather only. ``again`` are those named once too often, which is never legal.
    """

    __slots__ = ("again", "beside", "count", "crops", "zone")

    def __init__(self, zone: int, crops: int, beside: Places = (), again: Places = ()) -> None:
        own = [crop for other, crop in again if other == zone]
        names = [CROP_NAMES[crop] for crop in sorted([*crops_of(crops), *own])]
        elsewhere = sorted([*beside, *(place for place in again if place[0] != zone)])
        names += [f"{other + 1}:{CROP_NAMES[crop]}" for other, crop in elsewhere]
        super().__init__(" ".join(["plant", str(zone + 1), *names]))
        self.zone: Final = zone
        self.crops: Final = crops
        self.beside: Final = beside
        self.again: Final = again
        self.count: Final = crops.bit_count() + len(beside)


class Water(Action):
    """Fill the next box of every growing crop in ``zone``: ``water 3`` (TS-22.3)."""

    __slots__ = ("zone",)

    def __init__(self, zone: int) -> None:
        super().__init__(f"water {zone + 1}")
        self.zone: Final = zone


class Noted(Action):
    """A plant or water action with its cost written behind it: ``water 3 compost 2`` (TS-22.4)."""

    __slots__ = ("action", "compost")

    def __init__(self, action: Plant | Water, compost: int) -> None:
        super().__init__(f"{action} compost {compost}")
        self.action: Final = action
        self.compost: Final = compost


class Fill(Action):
    """Fill the next box of ``track``; each subclass is one verb."""

    __slots__ = ("track",)
    verb = "fill"

    def __init__(self, track: int) -> None:
        super().__init__(f"{self.verb} {NAMES[track]}")
        self.track: Final = track


class FillItem(Fill):
    """A shed action: ``shed shovel`` (TS-22.6)."""

    __slots__ = ()
    verb = "shed"


class FillColumn(Fill):
    """An apiary action: ``apiary wax`` (TS-22.8)."""

    __slots__ = ()
    verb = "apiary"


class FillRow(Fill):
    """A fruit action: ``fruit apple`` (TS-22.8)."""

    __slots__ = ()
    verb = "fruit"


class FillPerennial(Fill):
    """A perennial action: ``perennial iris`` (TS-22.12)."""

    __slots__ = ()
    verb = "perennial"


class Mulch(Fill):
    """Give up the rondel action for a perennial action: ``mulch iris`` (TS-22.10)."""

    __slots__ = ()
    verb = "mulch"


class Bonus(Fill):
    """A bonus action: ``bonus wax``, ``bonus tractor`` (TS-22.13)."""

    __slots__ = ()
    verb = "bonus"


class GardenBonus(Action):
    """A bonus action aimed at a crop, which is never legal: ``bonus corn1`` (TS-14.2)."""

    __slots__ = ("crop",)

    def __init__(self, crop: int) -> None:
        super().__init__(f"bonus {CROP_NAMES[crop]}")
        self.crop: Final = crop


class Goods(Action):
    """The rondel action 1 Compost and 4 Goods: ``goods`` (TS-22.7)."""

    __slots__ = ()


class Market(Action):
    """Begin a visit to the market: ``market`` (TS-22.9)."""

    __slots__ = ()


class Shovel(Action):
    """Spend 3 compost for a bonus action: ``shovel`` (TS-22.14)."""

    __slots__ = ()


class Done(Action):
    """Close a window for the Shovel: ``done`` (TS-22.16)."""

    __slots__ = ()


class Pass(Action):
    """Let go what cannot be done: ``pass garden``, ``pass rondel``, ``pass extra`` (TS-22)."""

    __slots__ = ("what",)

    def __init__(self, what: str) -> None:
        super().__init__(f"pass {what}")
        self.what: Final = what


class CrossOff(Action):
    """Solo: the crop that Edith crosses off: ``edith corn2`` (TS-22.17)."""

    __slots__ = ("crop",)

    def __init__(self, crop: int) -> None:
        super().__init__(f"edith {CROP_NAMES[crop]}")
        self.crop: Final = crop


TAKE_DIE: Final = tuple(tuple(TakeDie(value, space) for space in range(SPACES)) for value in range(1, 7))
"""``TAKE_DIE[value - 1][space]``."""

WATER: Final = tuple(Water(zone) for zone in range(ZONES))
FILL_ITEM: Final = {track: FillItem(track) for track in members(ITEMS)}
FILL_COLUMN: Final = {track: FillColumn(track) for track in members(COLUMNS)}
FILL_ROW: Final = {track: FillRow(track) for track in members(ROWS)}
FILL_PERENNIAL: Final = {track: FillPerennial(track) for track in members(PERENNIALS)}
MULCH: Final = {track: Mulch(track) for track in members(PERENNIALS)}
BONUS: Final = {track: Bonus(track) for track in range(COUNT)}
GARDEN_BONUS: Final = tuple(GardenBonus(crop) for crop in range(STRIDE))
CROSS_OFF: Final = tuple(CrossOff(crop) for crop in range(STRIDE))
GOODS: Final = Goods("goods")
MARKET: Final = Market("market")
SHOVEL: Final = Shovel("shovel")
DONE: Final = Done("done")
PASS_GARDEN: Final = Pass("garden")
PASS_RONDEL: Final = Pass("rondel")
PASS_EXTRA: Final = Pass("extra")

_PLANTS: Final[dict[tuple[int, int, Places], Plant]] = {}
MOST_CROPS: Final = 3
"""No plant action takes more (TS-13.17)."""


def plant(zone: int, crops: int, beside: Places = ()) -> Plant:
    """The plant action of ``crops`` in ``zone`` and those ``beside`` it, made on first use."""
    key = (zone, crops, beside)
    action = _PLANTS.get(key)
    if action is None:
        if crops.bit_count() + len(beside) > MOST_CROPS:
            return odd_plant(zone, crops, beside, ())
        action = _PLANTS[key] = Plant(zone, crops, beside)
    return action


@lru_cache(maxsize=1 << 12)
def odd_plant(zone: int, crops: int, beside: Places, again: Places) -> Plant:
    """A plant action that is never legal, kept for a while."""
    return Plant(zone, crops, beside, again)


@lru_cache(maxsize=1 << 12)
def noted(action: Plant | Water, compost: int) -> Noted:
    """The same action with a note of its cost, kept for a while: it is never listed."""
    return Noted(action, compost)

"""The score of a sheet counted again from its position, without ``rules.three_sisters``.

The printed numbers stand here once more, as the rulebook tells them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.title import Json

CIRCLES = {
    "apple": (2, 4, 5, 6, 7, 8),
    "peach": (2, 4, 6, 8),
    "blackberry": range(1, 8),
    "raspberry": range(1, 10),
    "wax": (1, 2, 4),
    "honey": (1, 2, 4),
}
"""The boxes, from 1, that are circles."""
PUMPKINS = {
    "1.pumpkin1": (4, 3),
    "1.pumpkin2": (3, 2),
    "1.pumpkin3": (1, 1),
    "2.pumpkin1": (4, 3),
    "3.pumpkin1": (2, 1),
    "3.pumpkin2": (3, 2),
    "4.pumpkin1": (4, 3),
    "4.pumpkin2": (3, 3),
    "4.pumpkin3": (1, 1),
    "5.pumpkin1": (2, 1),
    "6.pumpkin1": (4, 3),
    "6.pumpkin2": (3, 2),
}
"""The ring clockwise, with height and goods."""
ITEMS = {
    "mason_jars": (1, 1),
    "pie_safe": (2, 3),
    "shovel": (2, 1),
    "fruit_bowl": (3, 0),
    "rain_barrel": (2, 2),
    "casserole_dish": (2, 0),
    "fancy_labels": (3, 2),
    "hive_tool": (3, 2),
    "pitchfork": (1, 1),
    "string_trimmer": (3, 6),
    "wheelbarrow": (2, 3),
    "mulch": (1, 1),
    "tractor": (6, 18),
    "carving_kit": (3, 0),
    "seed_spreader": (4, 2),
}
"""Boxes and points."""
FLOWERS = {"hydrangea": 7, "iris": 12, "hyacinth": 10, "crocus": 6, "daffodil": 4}

Sheet = Mapping[str, Json]


def section(sheet: Sheet, name: str) -> dict[str, int]:
    """A section of a sheet as numbers by name."""
    part = sheet[name]
    assert isinstance(part, dict)
    return {key: int(str(value)) for key, value in part.items()}


def marks(sheet: Sheet) -> list[str]:
    """Edith's marks."""
    crossed = sheet.get("crossed", [])
    assert isinstance(crossed, list)
    return [str(mark) for mark in crossed]


def harvested(sheet: Sheet, part: str, track: str) -> list[int]:
    """The filled circles of a track, counted as harvests: 1 is its first circle."""
    crossed = {int(mark.split()[1]) for mark in marks(sheet) if mark.split()[0] == track}
    boxes = [box for box in range(1, 13) if box not in crossed][: section(sheet, part).get(track, 0)]
    return [place + 1 for place, circle in enumerate(CIRCLES[track]) if circle in boxes]


def pumpkins(sheet: Sheet) -> list[bool]:
    """Which pumpkins of the ring are harvested."""
    garden = section(sheet, "garden")
    return [garden.get(name, 0) == height for name, (height, _) in PUMPKINS.items()]


def longest_run(ring: Sequence[bool]) -> int:
    """The longest run around the ring."""
    runs = "".join("x" if ripe else " " for ripe in [*ring, *ring]).split()
    return min(len(ring), max((len(run) for run in runs), default=0))


def recount(sheet: Sheet) -> dict[str, int]:
    """The five lines of the score."""
    garden = section(sheet, "garden")
    corn = sum(height == 4 for name, height in garden.items() if "corn" in name)
    beans = sum(height == 2 for name, height in garden.items() if "bean" in name)
    fruit = {row: harvested(sheet, "fruit", row) for row in ("apple", "peach", "blackberry", "raspberry")}
    flowers = section(sheet, "perennials")
    perennials = sum(worth for name, worth in FLOWERS.items() if flowers.get(name, 0) == 6)
    if flowers.get("tulip", 0) == 6:
        perennials += min(15, sum(map(len, fruit.values())))
    hive = section(sheet, "apiary")
    apiary = sum((0, 2, 2, 5)[n] for n in harvested(sheet, "apiary", "wax"))
    apiary += sum((0, 5, 5, 8)[n] for n in harvested(sheet, "apiary", "honey"))
    apiary += 3 * (hive.get("split", 0) > 0)
    apples = 3 * len(fruit["apple"]) + 2 * len(fruit["blackberry"])
    raspberries = sum({3: 1, 6: 2, 9: 3}.get(n, 0) for n in fruit["raspberry"])
    has = {name for name, boxes in section(sheet, "shed").items() if boxes == ITEMS[name][0]}
    shed = sum(ITEMS[name][1] for name in has)
    shed += ("fruit_bowl" in has) * (0, 1, 4, 7, 10)[sum(map(bool, fruit.values()))]
    shed += ("casserole_dish" in has) * (beans // 2)
    shed += ("carving_kit" in has) * longest_run(pumpkins(sheet))
    return {
        "garden": 3 * corn + beans,
        "perennials": perennials,
        "apiary": apiary,
        "fruit": apples + raspberries,
        "shed": shed,
    }

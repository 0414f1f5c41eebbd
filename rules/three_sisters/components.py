"""The components file, typed and checked when it is loaded (TS-1.4, TS-1.5, TS-8.1, TS-9 to TS-15)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Final, TypeAlias

Table: TypeAlias = Mapping[str, object]

ZONES: Final = 6
PERENNIAL_NAMES: Final = ("tulip", "hydrangea", "iris", "hyacinth", "crocus", "daffodil")
ROW_NAMES: Final = ("apple", "peach", "blackberry", "raspberry")
COLUMN_NAMES: Final = ("main", "wax", "honey", "split")


@dataclass(frozen=True, slots=True)
class Gain:
    """What filling one box gives: goods, compost and extra actions at once, points at the end.

    ``actions`` are the words of TS-16.2, one an action; ``ongoing`` is a lasting bonus as printed.
    """

    goods: int = 0
    compost: int = 0
    actions: tuple[str, ...] = ()
    points: int = 0
    ongoing: str = ""


NOTHING: Final = Gain()


@dataclass(frozen=True, slots=True)
class Track:
    """A row or column of boxes in the order in which they are filled (TS-1.7, TS-1.8)."""

    name: str
    circles: tuple[bool, ...]
    gains: tuple[Gain, ...]

    @property
    def length(self) -> int:
        """How many boxes the track has."""
        return len(self.circles)


@dataclass(frozen=True, slots=True)
class Zone:
    """One bed of the garden: its corn as printed rows from the top, and its places in the ring."""

    corn: int
    rows: tuple[int, ...]
    pumpkins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pumpkin:
    """A place in the ring (TS-9.4): zone from 0, height in boxes, goods when harvested."""

    zone: int
    height: int
    goods: int


@dataclass(frozen=True, slots=True)
class MarketRow:
    """One row of the market chart (TS-8.1)."""

    goods: int
    compost: int
    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Components:
    """Everything that is printed. ``links[i]`` is the perennial between ring ``i`` and ``i`` + 1."""

    spaces: tuple[str, ...]
    pushpin: int
    blue_pushpins: Mapping[int, str]
    events: tuple[str, ...]
    market: tuple[MarketRow, ...]
    zones: tuple[Zone, ...]
    bean_needs: int
    corn_points: int
    bean_points: int
    pumpkins: tuple[Pumpkin, ...]
    links: tuple[str, ...]
    perennials: tuple[Track, ...]
    fruit_cap: int
    rows: tuple[Track, ...]
    columns: tuple[Track, ...]
    items: tuple[Track, ...]
    bowl_points: tuple[int, ...]
    beans_per_point: int
    points_per_carved: int
    shears: tuple[str, ...]
    mower: tuple[str, ...]
    goods_boxes: int
    star_every: int
    compost_boxes: int
    first_compost: int


def _table(parent: Table, name: str) -> Table:
    value = parent[name]
    if not isinstance(value, dict):
        raise TypeError(f"components.toml: {name!r} should be a table.")
    return value


def _number(parent: Table, name: str) -> int:
    value = parent[name]
    if not isinstance(value, int):
        raise TypeError(f"components.toml: {name!r} should be a whole number.")
    return value


def _word(parent: Table, name: str) -> str:
    value = parent[name]
    if not isinstance(value, str):
        raise TypeError(f"components.toml: {name!r} should be a word.")
    return value


def _list(parent: Table, name: str) -> list[object]:
    value = parent[name]
    if not isinstance(value, list):
        raise TypeError(f"components.toml: {name!r} should be a list.")
    return value


def _numbers(parent: Table, name: str) -> tuple[int, ...]:
    return tuple(value for value in _list(parent, name) if isinstance(value, int))


def _words(parent: Table, name: str) -> tuple[str, ...]:
    return tuple(value for value in _list(parent, name) if isinstance(value, str))


def _tables(parent: Table, name: str) -> tuple[Table, ...]:
    return tuple(value for value in _list(parent, name) if isinstance(value, dict))


def _circles(boxes: str) -> tuple[bool, ...]:
    if set(boxes) - {"S", "O"}:
        raise ValueError(f"components.toml: {boxes!r} should be of squares S and circles O.")
    return tuple(box == "O" for box in boxes)


def _gain(text: str) -> Gain:  # noqa: PLR0911 - one a word
    """The gain that a printed box writes: ``goods:2``, ``star:fruit``, ``plant_any_zone:1``."""
    word, _, rest = text.partition(":")
    if not text:
        return NOTHING
    if word == "ongoing":
        return Gain(ongoing=rest)
    if word == "star":
        return Gain(actions=(rest,))
    if word == "vp":
        return Gain(points=int(rest)) if rest.isdigit() else Gain(ongoing=rest)
    count = int(rest)
    if word == "goods":
        return Gain(goods=count)
    if word == "compost":
        return Gain(compost=count)
    return Gain(actions=(word.removesuffix("_any_zone"),) * count)


def _perennial(table: Table, name: str) -> Track:
    gains = tuple(_gain(text) for text in _words(table, name))
    last = len(gains) - 1
    return Track(name, tuple(box == last for box in range(len(gains))), gains)


def _track(parent: Table, name: str) -> Track:
    """An apiary column or a fruit row: points, goods and effects box by box or for each circle."""
    table = _table(parent, name)
    circles = _circles(_word(table, "boxes"))
    count = len(circles)
    points = _numbers(table, "points") if "points" in table else (0,) * count
    effects: Sequence[str] = ("",) * count
    goods: Sequence[int] = (0,) * count
    if "effects" in table:
        effects = _words(table, "effects")
    elif "effect" in table:
        effects = tuple(_word(table, "effect") if circle else "" for circle in circles)
    if "goods" in table:
        each = table["goods"]
        goods = (each,) * count if isinstance(each, int) else _numbers(table, "goods")
    gains = []
    for box in range(count):
        printed = _gain(effects[box])
        gains.append(Gain(goods[box], 0, printed.actions, points[box] + printed.points))
    return Track(name, circles, tuple(gains))


def _items(shed: Table) -> tuple[Track, ...]:
    boxes, points = _table(shed, "boxes"), _table(shed, "points")
    tracks = []
    for name in boxes:
        last = _number(boxes, name) - 1
        circles = (False,) * last + (True,)
        tracks.append(Track(name, circles, (NOTHING,) * last + (Gain(points=_number(points, name)),)))
    return tuple(tracks)


def _market(board: Table) -> tuple[MarketRow, ...]:
    rows = []
    for row in _tables(_table(board, "farmers_market"), "rows"):
        actions = [word for word in ("perennial", "fruit", "bonus") if word in row]
        owed = [word for word in actions for _ in range(_number(row, word))]
        rows.append(
            MarketRow(_number(row, "goods"), _number(row, "compost") if "compost" in row else 0, tuple(owed))
        )
    return tuple(rows)


def _zones(garden: Table) -> tuple[Zone, ...]:
    return tuple(
        Zone(_number(zone, "corn"), _numbers(zone, "rows"), _numbers(zone, "pumpkins"))
        for zone in _tables(garden, "zones")
    )


def _pumpkins(garden: Table) -> tuple[Pumpkin, ...]:
    table = _table(garden, "pumpkins")
    columns = (_numbers(table, "zone"), _numbers(table, "height"), _numbers(table, "goods"))
    return tuple(Pumpkin(zone - 1, height, goods) for zone, height, goods in zip(*columns, strict=True))


def _check(components: Components) -> None:
    """Raises ValueError when the parts of the file do not fit each other."""
    rings = [ring for zone in components.zones for ring in zone.pumpkins]
    fits = (
        len(components.zones) == ZONES
        and rings == list(range(len(components.pumpkins)))
        and len(components.links) == len(components.pumpkins)
        and all(sum(zone.rows) == zone.corn for zone in components.zones)
        and all(number in components.zones[p.zone].pumpkins for number, p in enumerate(components.pumpkins))
        and all(components.links.count(name) == 2 for name in PERENNIAL_NAMES)
        and {*components.shears, *components.mower} < {item.name for item in components.items}
        and all(len(track.circles) == len(track.gains) for track in components.columns + components.rows)
    )
    if not fits:
        raise ValueError("components.toml was damaged: its parts do not fit each other.")


def read() -> str:
    """The text of the components file."""
    return files(__package__).joinpath("components.toml").read_text("utf-8")


def load() -> Components:
    """The printed components; raises ValueError, KeyError or TypeError when the file was damaged."""
    table = tomllib.loads(read())
    board, garden, shed = _table(table, "board"), _table(table, "garden"), _table(table, "shed")
    rondel, perennials = _table(board, "rondel"), _table(table, "perennials")
    blue = _table(rondel, "blue_pushpin")
    components = Components(
        spaces=_words(rondel, "names"),
        pushpin=_number(rondel, "gold_pushpin"),
        blue_pushpins={int(space): _word(blue, space) for space in blue},
        events=_words(_table(board, "events"), "multiplayer"),
        market=_market(board),
        zones=_zones(garden),
        bean_needs=_number(garden, "bean_needs_corn_height"),
        corn_points=_number(garden, "corn_points"),
        bean_points=_number(garden, "bean_points"),
        pumpkins=_pumpkins(garden),
        links=_words(_table(garden, "perennial_links"), "link"),
        perennials=tuple(_perennial(perennials, name) for name in PERENNIAL_NAMES),
        fruit_cap=_number(perennials, "tulip_endgame_cap"),
        rows=tuple(_track(_table(table, "fruit"), name) for name in ROW_NAMES),
        columns=tuple(_track(_table(table, "apiary"), name) for name in COLUMN_NAMES),
        items=_items(shed),
        bowl_points=_numbers(shed, "fruit_bowl_points"),
        beans_per_point=_number(shed, "casserole_beans_per_point"),
        points_per_carved=_number(shed, "carving_kit_points_per_pumpkin"),
        shears=_words(shed, "solo_shears"),
        mower=_words(shed, "solo_mower"),
        goods_boxes=_number(_table(table, "goods_track"), "length"),
        star_every=_number(_table(table, "goods_track"), "star_every"),
        compost_boxes=_number(_table(table, "compost_track"), "length"),
        first_compost=_number(_table(table, "compost_track"), "prefilled"),
    )
    _check(components)
    return components


COMPONENTS: Final = load()
"""The one set of components the game is played with."""

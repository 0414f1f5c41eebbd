"""Reads the text of a components file and refuses a bad one in words."""

from __future__ import annotations

import tomllib
from typing import Final

from rules.printed import ComponentsError
from rules.sunfield.components import (
    ANIMALS,
    CLIENT_COLOURS,
    DRAW_TILE,
    FIELD_COLOURS,
    NO_PILE,
    NO_POWER,
    POWERS,
    TRIO,
    VEGETABLES,
    ClientSpec,
    ColumnSpec,
    Components,
    LivestockSpec,
    ReputationSpec,
    TileSpec,
)
from rules.sunfield.components_checks import check
from rules.sunfield.numbers import check_numbers

MAX_LENGTH: Final = 200_000
MAX_ID: Final = 20
STATUS: Final = "the owner's file"
"""The origin of a row that does not name one."""


class ComponentsReader:
    """One components text on its way to :class:`Components`, checked row by row."""

    def __init__(self, text: str) -> None:
        if len(text) > MAX_LENGTH:
            raise ComponentsError(
                f"The file is longer than {MAX_LENGTH:,} characters: that is no components file."
            )
        try:
            self._file: dict[str, object] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            reason = str(error).partition("\n")[0]
            raise ComponentsError(f"The file is not in the TOML form: {reason}.") from error
        self._ids: set[str] = set()

    def components(self) -> Components:
        """Everything in the text; raises :class:`ComponentsError`."""
        if self._file.get("format") != 1:
            raise ComponentsError("The file should begin with: format = 1.")
        check_numbers(self._file)
        self._powers()
        starting = [self._tile(row, "starting_tile") for row in self._rows("starting_tile")]
        tiles = [self._tile(row, "tile") for row in self._rows("tile")]
        components = Components(
            starting=tuple(sorted(starting, key=lambda tile: (tile.set, tile.kind))),
            tiles=tuple(sorted(tiles, key=lambda tile: tile.kind)),
            alt_cows=tuple(self._tile(row, "alt_cow") for row in self._rows("alt_cow")),
            clients=tuple(self._client(row) for row in self._rows("client")),
            reputation=tuple(self._reputation(row) for row in self._rows("reputation")),
            livestock=tuple(self._livestock(row) for row in self._rows("livestock")),
        )
        check(components)
        return components

    # --- rows -------------------------------------------------------------------------------

    def _rows(self, table: str) -> list[dict[str, object]]:
        rows = self._file.get(table)
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise ComponentsError(f"The file should have rows [[{table}]].")
        return rows

    def _tile(self, row: dict[str, object], table: str) -> TileSpec:
        name = self._id(row, table)
        sorts = tuple(_word(sort, VEGETABLES, name, "vegetables") for sort in _list(row, "vegetables", name))
        prefilled: tuple[int, ...] = ()
        set_number = 0
        if table == "starting_tile":
            prefilled = tuple(
                _number(space, 0, len(sorts) - 1, name, "prefilled")
                for space in _list(row, "prefilled", name)
            )
            set_number = _number(row.get("set"), 1, 4, name, "set")
        return TileSpec(
            name,
            _word(row.get("animal"), ANIMALS, name, "animal"),
            _word(row.get("colour"), FIELD_COLOURS, name, "colour"),
            sorts,
            prefilled,
            set_number,
            _status(row),
        )

    def _client(self, row: dict[str, object]) -> ClientSpec:
        name = self._id(row, "client")
        wanted = row.get("cost")
        if not isinstance(wanted, dict) or not wanted:
            raise ComponentsError(f"{name!r} needs a cost such as {{ carrot = 1, corn = 2 }}.")
        cost = [0] * len(VEGETABLES)
        for sort, count in wanted.items():
            cost[_word(sort, VEGETABLES, name, "cost")] = _number(count, 1, 9, name, f"cost of {sort}")
        return ClientSpec(
            name,
            _word(row.get("colour"), CLIENT_COLOURS, name, "colour"),
            _number(row.get("prestige"), 1, 9, name, "prestige"),
            tuple(cost),
            _status(row),
        )

    def _reputation(self, row: dict[str, object]) -> ReputationSpec:
        name = self._id(row, "reputation")
        colours = [_word(c, CLIENT_COLOURS, name, "colours") for c in _list(row, "colours", name)]
        if len(colours) != 2:
            raise ComponentsError(f"{name!r} should name two Client colours (SF-1.7).")
        return ReputationSpec(
            name,
            (min(colours), max(colours)),
            _number(row.get("client_value"), 1, 9, name, "client_value"),
            _number(row.get("points"), 1, 20, name, "points"),
            _status(row),
        )

    def _livestock(self, row: dict[str, object]) -> LivestockSpec:
        name = self._id(row, "livestock")
        side = "AB"[_word(row.get("side"), ("A", "B"), name, "side")]
        if row.get("start_column") is not (side == "A"):
            raise ComponentsError(
                f"{name!r}: start_column is true on A cards and false on B cards (SF-12.2)."
            )
        columns = _list(row, "column", name)
        return LivestockSpec(name, side, tuple(_column(column, name) for column in columns), _status(row))

    def _powers(self) -> None:
        """The list of powers explains them to a reader; it must name the ten there are (SF-13)."""
        names = [row.get("id") for row in self._rows("power")]
        if sorted(str(name) for name in names) != sorted(POWERS):
            raise ComponentsError(f"The rows [[power]] should be these ten: {', '.join(POWERS)} (SF-13).")
        if any(row.get("uses_per_game") != 1 for row in self._rows("power")):
            raise ComponentsError("Each power serves once: uses_per_game = 1 (SF-12.12).")

    def _id(self, row: dict[str, object], table: str) -> str:
        name = row.get("id")
        if not isinstance(name, str) or not 0 < len(name) <= MAX_ID or not name.replace("-", "").isalnum():
            raise ComponentsError(f"Every row [[{table}]] needs an id of letters, digits and hyphens.")
        if name in self._ids:
            raise ComponentsError(f"The id {name!r} stands in two rows; give each row its own.")
        self._ids.add(name)
        return name


def _column(column: object, name: str) -> ColumnSpec:
    if not isinstance(column, dict):
        raise ComponentsError(f"{name!r} needs rows [[livestock.column]].")
    animals = [_word(kind, ANIMALS, name, "animals") for kind in _list(column, "animals", name)]
    if len(animals) != 2:
        raise ComponentsError(f"Each column of {name!r} should name two Animals (SF-12.2).")
    power = _word(column.get("power"), (*POWERS, TRIO), name, "power")
    pile = NO_PILE
    if power == DRAW_TILE:
        pile = _word(column.get("parameter"), ANIMALS, name, "parameter of draw_tile")
    elif column.get("parameter", "") != "":
        raise ComponentsError(f"{name!r}: only draw_tile has a parameter (SF-13.1).")
    return ColumnSpec((animals[0], animals[1]), NO_POWER if power == len(POWERS) else power, pile)


def _status(row: dict[str, object]) -> str:
    status = row.get("status", STATUS)
    return status if isinstance(status, str) else STATUS


def _list(row: dict[str, object], key: str, name: str) -> list[object]:
    value = row.get(key)
    if not isinstance(value, list):
        raise ComponentsError(f"{name!r} needs a list: {key} = […].")
    return value


def _word(value: object, words: tuple[str, ...], name: str, key: str) -> int:
    if not isinstance(value, str) or value not in words:
        raise ComponentsError(f"{name!r}: {key} can be {', '.join(words)}, not {str(value)[:40]!r}.")
    return words.index(value)


def _number(value: object, low: int, high: int, name: str, key: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise ComponentsError(f"{name!r}: {key} should be a whole number from {low} to {high}.")
    return value

"""Reads one player's part of a position."""

from __future__ import annotations

import re
from typing import Final

from rules.sunfield.cells import cell_name
from rules.sunfield.components import ANIMALS, VEGETABLES
from rules.sunfield.faces import FACES, pasture_face
from rules.sunfield.farm import DELIVERED, Farm
from rules.sunfield.json_part import SHOWN, Part, cell_of
from rules.sunfield.landscape import LAST_COLUMN, START, Landscape
from rules.sunfield.plot import Plot, free_cells
from rules.sunfield.position import EMPTY_PASTURE, PASTURE_WORD, PLANTED
from rules.sunfield.variant import Variant
from rules.title import Json, PositionError

_TILE: Final = re.compile(rf"(\S+ \S+) (\S+) (?:\((.+)\)|{PASTURE_WORD} (\w+))")
MANY: Final = 999
"""More than any count of a farm."""


class FarmReader:
    """The farm of ``player`` on its way from JSON."""

    def __init__(self, variant: Variant, entries: Json, player: int) -> None:
        self._variant = variant
        self._name = f"Farm {player}"
        self._part = Part(self._name, entries)

    def farm(self) -> Farm:
        """The farm; raises :class:`PositionError`."""
        part = self._part
        plot = self._plot()
        medals = part.part("medals")
        clients = [client.id for client in self._variant.components.clients]
        tiles = [tile.id for tile in self._variant.components.reputation]
        reputation = part.part("reputation")
        landscape, column, used = self._livestock()
        return Farm(
            part.number("set", 1, 4) - 1,
            plot,
            free_cells(plot),
            self._barrow(),
            part.number("seeds", 0, MANY),
            medals.number("3", 0, MANY),
            medals.number("1", 0, MANY),
            tuple(part.words("clients", clients)),
            self._reserved(clients),
            reputation.word("own", tiles),
            tuple(reputation.words("validated", tiles)),
            landscape,
            column,
            used,
        )

    def _plot(self) -> Plot:
        plot: Plot = {}
        for line in self._part.list_of("plot"):
            match = _TILE.fullmatch(line) if isinstance(line, str) else None
            if match is None:
                raise PositionError(
                    f"{self._name}: {str(line)[:SHOWN]!r} is no tile of a plot; write for instance "
                    "'0 0 P01 (carrot, broccoli*)' or '0 0 P01 past Pig'."
                )
            cell = cell_of(match[1])
            if cell in plot:
                raise PositionError(f"{self._name}: two tiles lie on the cell {cell_name(cell)} (SF-5.1).")
            plot[cell] = self._face(match[2], match[3], match[4])
        return plot

    def _face(self, name: str, spaces: str | None, animal: str | None) -> int:
        if name not in self._variant.tile_ids:
            raise PositionError(f"{self._name}: there is no tile {name[:SHOWN]!r} in this match.")
        tile = self._variant.tile_ids.index(name)
        if spaces is None:
            words = [*(kind.capitalize() for kind in ANIMALS), EMPTY_PASTURE]
            if animal not in words:
                raise PositionError(f"{self._name}: on a pasture stands {', '.join(words)}.")
            return pasture_face(FACES * tile, words.index(animal))
        return self._field(tile, spaces.split(", "))

    def _field(self, tile: int, spaces: list[str]) -> int:
        """The Vegetable face; equal spaces are filled from the first."""
        faces = self._variant.faces
        printed = [VEGETABLES[sort] for sort in faces.sorts[tile]]
        if [space.removesuffix(PLANTED) for space in spaces] != printed:
            name = self._variant.tile_ids[tile]
            raise PositionError(f"{self._name}: the spaces of {name} are {', '.join(printed)} (SF-1.2).")
        face = FACES * tile
        for space, sort in zip(spaces, faces.sorts[tile], strict=True):
            if space.endswith(PLANTED):
                face = faces.planted[4 * face + sort]
        return face

    def _barrow(self) -> list[int]:
        barrow = self._part.part("barrow")
        if any(name not in VEGETABLES for name in barrow.keys()):  # noqa: SIM118 - no dictionary
            raise PositionError(f"{self._name}: in the barrow lie {', '.join(VEGETABLES)} only.")
        return [0 if barrow.get(name) is None else barrow.number(name, 0, MANY) for name in VEGETABLES]

    def _reserved(self, clients: list[str]) -> tuple[int, ...]:
        reserved = []
        for name in self._part.list_of("reserved"):
            if name is not None and name not in clients:
                raise PositionError(f"{self._name}: {str(name)[:SHOWN]!r} is no Client.")
            reserved.append(DELIVERED if name is None else clients.index(str(name)))
        return tuple(reserved)

    def _livestock(self) -> tuple[Landscape | None, int, int]:
        """The landscape, the farmer's column, the columns with a Seed as a bit mask."""
        if (self._part.get("livestock") is None) is self._variant.advanced:
            has = "has" if self._variant.advanced else "has no"
            raise PositionError(f"{self._name} {has} Livestock cards in this mode (SF-12.1).")
        if not self._variant.advanced:
            return None, START, 0
        part = self._part.part("livestock")
        part.list_of("cards", 2)
        names = [card.id for card in self._variant.components.livestock]
        a, b = part.words("cards", names)
        landscape = self._variant.landscapes.get((a, b))
        if landscape is None:
            raise PositionError(f"{self._name}: the cards should be an A card and a B card (SF-12.1).")
        column = part.number("column", START, LAST_COLUMN)
        used = 0
        for number in part.list_of("used"):
            if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number < LAST_COLUMN:
                raise PositionError(f"{self._name}: 'used' lists columns from 1 to {LAST_COLUMN - 1}.")
            used |= 1 << number
        if used >> (column + 1):
            raise PositionError(f"{self._name}: a Seed lies on a column that was not reached (SF-12.10).")
        return landscape, column, used

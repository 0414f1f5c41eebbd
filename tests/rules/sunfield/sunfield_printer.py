"""The components with the tiles of a drawing among them."""

from __future__ import annotations

import re
from dataclasses import replace

from rules.sunfield.cells import cell_at
from rules.sunfield.components import ANIMALS, FIELD_COLOURS, VEGETABLES, Components, TileSpec, own_components
from rules.sunfield.faces import FACES, PASTURE
from rules.sunfield.variant import first_tile

TILE = re.compile(r"(sheep|pig|cow) (\w+) \((.+)\)")
LINE = re.compile(r"(-?\d+) (-?\d+) +(?:past (\w+)|(.+))")
STANDING = ("Sheep", "Pig", "Cow", "empty")


class Printer:
    """Finds the tiles that are drawn; one that there is not takes the place of one of its kind and colour."""

    def __init__(self) -> None:
        self.tiles = list(own_components().tiles)
        self._used: set[int] = set()

    def tile(self, kind: str, colour: str = "", sorts: str = "") -> int:
        """The number of an unused tile of the kind and colour; with these sorts, printed if need be."""
        wanted = tuple(VEGETABLES.index(sort.strip(" *")) for sort in sorts.split(",") if sort)
        alike = [place for place, tile in enumerate(self.tiles) if self._fits(place, tile, kind, colour)]
        place = next((place for place in alike if self.tiles[place].sorts == wanted), alike[-1])
        if wanted:
            self.tiles[place] = replace(self.tiles[place], sorts=wanted)
        self._used.add(place)
        return first_tile(0) + place

    def _fits(self, place: int, tile: TileSpec, kind: str, colour: str) -> bool:
        same_colour = colour in ("", FIELD_COLOURS[tile.colour])
        return place not in self._used and tile.kind == ANIMALS.index(kind) and same_colour

    def plot(self, drawing: str) -> dict[int, int]:
        """The face on each cell of a drawn plot."""
        faces = {}
        for line in drawing.strip().splitlines():
            match = LINE.fullmatch(line.strip())
            assert match, line
            faces[cell_at(int(match[1]), int(match[2]))] = self._face(match[3], match[4])
        return faces

    def _face(self, animal: str | None, tile: str) -> int:
        if animal:
            kind = "cow" if animal == "empty" else animal.lower()
            return FACES * self.tile(kind) + PASTURE + STANDING.index(animal)
        spaces = enumerate(tile.split(","))
        return FACES * self.drawn(tile) + sum(1 << n for n, space in spaces if "*" in space)

    def drawn(self, tile: str) -> int:
        """The number of a tile drawn as ``cow brown (broccoli, carrot, corn)``."""
        match = TILE.fullmatch(tile)
        assert match, tile
        return self.tile(match[1], match[2], match[3])

    def components(self) -> Components:
        """Everything printed."""
        return replace(own_components(), tiles=tuple(self.tiles))

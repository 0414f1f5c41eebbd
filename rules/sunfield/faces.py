"""Everything a tile in a plot can show, as one number: its *face*.

Tile ``t`` has twelve faces, from ``12 * t``. The first eight are its Vegetable face with the spaces
of a bit mask filled (equal spaces are filled from the first); the others its Pasture face with a
Sheep, a Pig, a Cow or nobody on it. What a face means stands in tables, filled once per variant.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules.sunfield.components import SORTS, TileSpec

FACES: Final = 12
"""Faces of one tile."""

PASTURE: Final = 8
"""The first Pasture face, with a Sheep; Pig, Cow and nobody follow."""

NOBODY: Final = 3
"""On a pasture without an Animal; 0 to 2 are the kinds."""

FIELD: Final = 4
"""In place of an Animal, for a Vegetable face."""

NO_FACE: Final = -1


class Faces:
    """What each face means. Tables by face; those of two indexes are ``table[4 * face + sort]``.

    ``open`` is the bit mask of sorts with a free space, ``lying`` of sorts with a token,
    ``tokens`` how many lie there of each sort, ``full`` whether every space is filled, ``animal``
    who stands there (or :data:`NOBODY` or :data:`FIELD`). ``planted`` and ``picked`` are the face
    after a token of the sort came or went, :data:`NO_FACE` where that cannot be. ``kind``,
    ``sorts`` and ``fresh`` (the face with the setup's tokens) are by tile, ``colour`` by face.
    """

    __slots__ = (
        "animal",
        "colour",
        "fresh",
        "full",
        "kind",
        "lying",
        "open",
        "picked",
        "planted",
        "sorts",
        "tokens",
    )

    def __init__(self, tiles: Sequence[TileSpec], *, colour_is_animal: bool) -> None:
        self.kind: Final = tuple(tile.kind for tile in tiles)
        self.sorts: Final = tuple(tile.sorts for tile in tiles)
        self.fresh: Final = tuple(
            FACES * number + sum(1 << space for space in _first_spaces(tile))
            for number, tile in enumerate(tiles)
        )
        rows = [_face(tile.sorts, code) for tile in tiles for code in range(FACES)]
        self.open: Final = tuple(row.open for row in rows)
        self.lying: Final = tuple(row.lying for row in rows)
        self.tokens: Final = tuple(row.tokens for row in rows)
        self.full: Final = tuple(row.full for row in rows)
        self.animal: Final = tuple(row.animal for row in rows)
        self.planted: Final = _changes(tiles, put=True)
        self.picked: Final = _changes(tiles, put=False)
        self.colour: Final = tuple(
            tile.kind if colour_is_animal else tile.colour for tile in tiles for _ in range(FACES)
        )


class _Face:
    """One face of a tile with the spaces ``sorts``."""

    def __init__(self, sorts: tuple[int, ...], code: int) -> None:
        on_field = code < PASTURE
        filled = [on_field and bool(code >> space & 1) for space in range(len(sorts))]
        free = [sort for sort, taken in zip(sorts, filled, strict=True) if on_field and not taken]
        taken = [sort for sort, taken in zip(sorts, filled, strict=True) if taken]
        self.open = sum(1 << sort for sort in set(free))
        self.lying = sum(1 << sort for sort in set(taken))
        self.tokens = tuple(taken.count(sort) for sort in SORTS)
        self.full = on_field and not free
        self.animal = FIELD if on_field else code - PASTURE


def _face(sorts: tuple[int, ...], code: int) -> _Face:
    return _Face(sorts, code)


def _first_spaces(tile: TileSpec) -> list[int]:
    """The spaces of the setup's tokens; of equal spaces the first are taken."""
    spaces: list[int] = []
    for space in tile.prefilled:
        alike = [other for other, sort in enumerate(tile.sorts) if sort == tile.sorts[space]]
        spaces.append(next(other for other in alike if other not in spaces))
    return spaces


def _changes(tiles: Sequence[TileSpec], *, put: bool) -> tuple[int, ...]:
    """The face after a token came (``put``) or went, by face and sort."""
    changes: list[int] = []
    for number, tile in enumerate(tiles):
        for code in range(FACES):
            for sort in SORTS:
                spaces = [space for space, wanted in enumerate(tile.sorts) if wanted == sort]
                fitting = [space for space in spaces if code < PASTURE and (code >> space & 1) != put]
                if not fitting:
                    changes.append(NO_FACE)
                    continue
                changed = min(fitting) if put else max(fitting)
                changes.append(FACES * number + (code ^ 1 << changed))
    return tuple(changes)


def tile_of(face: int) -> int:
    """The tile that shows ``face``."""
    return face // FACES


def pasture_face(face: int, animal: int) -> int:
    """The Pasture face of the tile that shows ``face``, with ``animal`` or :data:`NOBODY` on it."""
    return face - face % FACES + PASTURE + animal

"""What is printed on tiles and cards, typed (SF-1.1 to SF-1.7, SF-12.2).

Kinds, sorts and colours are small numbers, named by the tuples below. The printed values stand in
``components.toml``, each row with its origin; :func:`read_components` reads another text of the
same form, for those who own the game.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Final

from rules.printed import fingerprint

SHEEP: Final = 0
PIG: Final = 1
COW: Final = 2
ANIMALS: Final = ("sheep", "pig", "cow")
"""Kinds of tile, of Animal and of market row, from the top."""

VEGETABLES: Final = ("broccoli", "carrot", "eggplant", "corn")
SORTS: Final = range(4)
FIELD_COLOURS: Final = ("blue", "brown", "yellow", "purple")
CLIENT_COLOURS: Final = ("blue", "red", "green", "yellow")
SPACES_OF_KIND: Final = (1, 2, 3)
"""Vegetable spaces on a Sheep, Pig and Cow tile (SF-1.2)."""

POWERS: Final = (
    "draw_tile",
    "reserve_client",
    "swap_animal",
    "move_animal",
    "swap_vegetable",
    "gain_vegetable",
    "pick_vegetable",
    "move_vegetable",
    "plant_vegetable",
    "move_tile",
)
(
    DRAW_TILE,
    RESERVE_CLIENT,
    SWAP_ANIMAL,
    MOVE_ANIMAL,
    SWAP_VEGETABLE,
    GAIN_VEGETABLE,
    PICK_VEGETABLE,
    MOVE_VEGETABLE,
    PLANT_VEGETABLE,
    MOVE_TILE,
) = range(10)
TRIO: Final = "animal_trio"
"""What the last column of the landscape carries instead of a power (SF-12.7)."""

NO_POWER: Final = -1
NO_PILE: Final = -1


@dataclass(frozen=True, slots=True)
class TileSpec:
    """A Field tile: ``kind`` of Animal, ``colour`` of the field, one sort for each space.

    ``prefilled`` are the spaces that get a token at setup; ``set`` is 0 for a market tile.
    """

    id: str
    kind: int
    colour: int
    sorts: tuple[int, ...]
    prefilled: tuple[int, ...]
    set: int
    status: str


@dataclass(frozen=True, slots=True)
class ClientSpec:
    """A Client: ``cost`` is how many of each sort it wants."""

    id: str
    colour: int
    prestige: int
    cost: tuple[int, ...]
    status: str


@dataclass(frozen=True, slots=True)
class ReputationSpec:
    """A Reputation tile: two Client colours, a Client's worth, and its points."""

    id: str
    colours: tuple[int, int]
    value: int
    points: int
    status: str


@dataclass(frozen=True, slots=True)
class ColumnSpec:
    """A column of a Livestock card: the two Animals that open it, and its power.

    ``power`` is :data:`NO_POWER` on the last column; ``pile`` is the pile that ``draw_tile`` names.
    """

    animals: tuple[int, int]
    power: int
    pile: int


@dataclass(frozen=True, slots=True)
class LivestockSpec:
    """A Livestock card of side ``A`` or ``B``."""

    id: str
    side: str
    columns: tuple[ColumnSpec, ...]
    status: str


@dataclass(frozen=True, slots=True)
class Components:
    """Everything printed. ``tiles`` are 20 Sheep, then 20 Pig, then 20 Cow tiles."""

    starting: tuple[TileSpec, ...]
    tiles: tuple[TileSpec, ...]
    alt_cows: tuple[TileSpec, ...]
    clients: tuple[ClientSpec, ...]
    reputation: tuple[ReputationSpec, ...]
    livestock: tuple[LivestockSpec, ...]

    def rows(self) -> list[TileSpec | ClientSpec | ReputationSpec | LivestockSpec]:
        """Every piece, in the order of the file."""
        return [
            *self.starting,
            *self.tiles,
            *self.alt_cows,
            *self.clients,
            *self.reputation,
            *self.livestock,
        ]

    @property
    def fingerprint(self) -> str:
        """Eight letters that tell these printed values from others, whatever their origins."""
        return fingerprint(repr(replace(row, status="")) for row in self.rows())

    def origins(self) -> dict[str, str]:
        """For each piece's id where its printed values come from: what the about page shows."""
        return {row.id: row.status for row in self.rows()}


def read_components(text: str) -> Components:
    """The components that ``text`` lists, in the form of ``components.toml``.

    Every count and every rule on what is printed is checked; raises
    :class:`ComponentsError` with one sentence that says what to change.
    """
    from rules.sunfield.components_reader import ComponentsReader  # noqa: PLC0415 - the reader needs the types

    return ComponentsReader(text).components()


@cache
def own_components() -> Components:
    """The components the program comes with."""
    return read_components(files(__package__).joinpath("components.toml").read_text("utf-8"))

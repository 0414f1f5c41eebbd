"""How a match is played: players, mode, house options and printed values, made once per choice."""

from __future__ import annotations

from typing import Final

from rules.sunfield.components import ANIMALS, Components
from rules.sunfield.faces import Faces
from rules.sunfield.landscape import landscapes
from rules.sunfield.numbers import REMOVED_CLIENTS, REMOVED_TILES

STARTING_TILES: Final = 12
"""Tiles 0 to 11 are the four starting sets: Sheep, Pig and Cow of each."""

TILES_OF_KIND: Final = 20
DECK: Final = 3
"""The Client deck among the piles; 0 to 2 are the tile piles."""


def first_tile(kind: int) -> int:
    """The number of the first market tile of a kind; 19 more follow."""
    return STARTING_TILES + TILES_OF_KIND * kind


class Variant:
    """An immutable way to play.

    ``tile_ids`` names the 72 tiles of the match, ``piece_names`` the pieces of each of the four
    piles (Sheep, Pig, Cow tiles and Clients), ``removed`` how many of each were taken out.
    ``client_costs`` is by Client, ``cheapest`` how few vegetables any Client wants. ``printed``
    names the components where the title has several to choose from.
    """

    __slots__ = (
        "advanced",
        "alt_cow",
        "bonus_per_three",
        "cheapest",
        "client_costs",
        "colour_is_animal",
        "components",
        "faces",
        "landscapes",
        "limited",
        "piece_names",
        "players",
        "printed",
        "removed",
        "tile_ids",
    )

    def __init__(  # noqa: PLR0913 - one keyword for each option
        self,
        players: int,
        components: Components,
        *,
        printed: str | None,
        advanced: bool,
        colour_is_animal: bool,
        alt_cow: bool,
        bonus_per_three: bool,
        limited: bool,
    ) -> None:
        tiles = list(components.starting + components.tiles)
        if alt_cow:
            tiles[first_tile(2) :] = components.alt_cows
        self.players: Final = players
        self.components: Final = components
        self.printed: Final = printed
        self.advanced: Final = advanced
        self.colour_is_animal: Final = colour_is_animal
        self.alt_cow: Final = alt_cow
        self.bonus_per_three: Final = bonus_per_three
        self.limited: Final = limited
        self.faces: Final = Faces(tiles, colour_is_animal=colour_is_animal)
        self.landscapes: Final = landscapes(components.livestock)
        self.client_costs: Final = tuple(client.cost for client in components.clients)
        self.cheapest: Final = min(sum(cost) for cost in self.client_costs)
        self.tile_ids: Final = tuple(tile.id for tile in tiles)
        self.piece_names: Final = (
            *(
                self.tile_ids[first_tile(kind) : first_tile(kind) + TILES_OF_KIND]
                for kind in range(len(ANIMALS))
            ),
            tuple(client.id for client in components.clients),
        )
        self.removed: Final = (*[REMOVED_TILES[players]] * len(ANIMALS), REMOVED_CLIENTS[players])

"""The counts and rules that printed tiles and cards must keep."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rules.printed import ComponentsError
from rules.sunfield.components import (
    ANIMALS,
    CLIENT_COLOURS,
    COW,
    FIELD_COLOURS,
    NO_POWER,
    PIG,
    SHEEP,
    SPACES_OF_KIND,
    ClientSpec,
    Components,
    LivestockSpec,
    TileSpec,
)

TILES_OF_KIND: Final = 20
CLIENTS: Final = 20
WORTHS: Final = [3, 4, 5, 5, 6]
"""What the five Clients of a colour are worth (SF-1.6)."""

PAIRS: Final = sorted((a, b) for a in range(len(CLIENT_COLOURS)) for b in range(a, len(CLIENT_COLOURS)))
REPUTATION_POINTS: Final = 5
LIVESTOCK_A: Final = 2
LIVESTOCK_B: Final = 3
CARDS_OF_SIDE: Final = 5


def check(components: Components) -> None:
    """Raises :class:`ComponentsError` for components that break a count or a rule."""
    _check_starting(components.starting)
    _check_market(components.tiles)
    _check_cows(components.alt_cows)
    _check_clients(components.clients)
    _check_reputation(components)
    _check_livestock(components.livestock)


def _check_spaces(tiles: Sequence[TileSpec]) -> None:
    for tile in tiles:
        wanted = SPACES_OF_KIND[tile.kind]
        if len(tile.sorts) != wanted:
            kind = ANIMALS[tile.kind].capitalize()
            raise ComponentsError(
                f"{tile.id!r}: a {kind} tile names {wanted} vegetables, not {len(tile.sorts)} (SF-1.2)."
            )


def _check_starting(tiles: Sequence[TileSpec]) -> None:
    if len(tiles) != 12:
        raise ComponentsError(f"There should be 12 rows [[starting_tile]], not {len(tiles)} (SF-1.1).")
    for number in range(1, 5):
        own = [tile for tile in tiles if tile.set == number]
        if sorted(tile.kind for tile in own) != [SHEEP, PIG, COW]:
            raise ComponentsError(
                f"Starting set {number} should have one Sheep, one Pig and one Cow tile (SF-2.8)."
            )
        tokens = sorted(tile.kind for tile in own for _ in tile.prefilled)
        if tokens != [PIG, COW]:
            raise ComponentsError(
                f"Set {number} should have one token on its Pig and one on its Cow tile (SF-2.9)."
            )
    _check_spaces(tiles)


def _check_market(tiles: Sequence[TileSpec]) -> None:
    for kind, name in enumerate(ANIMALS):
        own = [tile for tile in tiles if tile.kind == kind]
        if len(own) != TILES_OF_KIND:
            raise ComponentsError(
                f"There should be {TILES_OF_KIND} {name} rows [[tile]], not {len(own)} (SF-1.1)."
            )
        missing = set(range(len(FIELD_COLOURS))) - {tile.colour for tile in own}
        if missing:
            colour = FIELD_COLOURS[min(missing)]
            raise ComponentsError(
                f"There should be {name} tiles of every colour; {colour} is missing (SF-1.3)."
            )
    _check_spaces(tiles)


def _check_cows(tiles: Sequence[TileSpec]) -> None:
    if len(tiles) != TILES_OF_KIND or any(tile.kind != COW for tile in tiles):
        raise ComponentsError(f"There should be {TILES_OF_KIND} rows [[alt_cow]], all Cow tiles (SF-14.5).")
    _check_spaces(tiles)


def _check_clients(clients: Sequence[ClientSpec]) -> None:
    if len(clients) != CLIENTS:
        raise ComponentsError(f"There should be {CLIENTS} rows [[client]], not {len(clients)} (SF-1.5).")
    for colour, name in enumerate(CLIENT_COLOURS):
        worths = sorted(client.prestige for client in clients if client.colour == colour)
        if worths != WORTHS:
            raise ComponentsError(
                f"The {name} Clients should be worth 3, 4, 5, 5 and 6, not {worths} (SF-1.6)."
            )
    for client in clients:
        wanted = sum(client.cost)
        if wanted != client.prestige:
            raise ComponentsError(
                f"{client.id!r} is worth {client.prestige} and wants {wanted} vegetables; "
                "a Client wants as many as it is worth (SF-1.6)."
            )


def _check_reputation(components: Components) -> None:
    tiles = components.reputation
    if sorted(tile.colours for tile in tiles) != PAIRS:
        raise ComponentsError(
            "The rows [[reputation]] should be the ten pairs of the four Client colours (SF-1.7)."
        )
    worths = {client.prestige for client in components.clients}
    for tile in tiles:
        if tile.value not in worths:
            raise ComponentsError(f"{tile.id!r}: no Client is worth {tile.value} (SF-1.7).")
        if tile.points != REPUTATION_POINTS:
            raise ComponentsError(f"{tile.id!r} should be worth {REPUTATION_POINTS} points (SF-1.7).")


def _check_livestock(cards: Sequence[LivestockSpec]) -> None:
    sides = Counter(card.side for card in cards)
    if sides != Counter({"A": CARDS_OF_SIDE, "B": CARDS_OF_SIDE}):
        raise ComponentsError(
            f"There should be {CARDS_OF_SIDE} A and {CARDS_OF_SIDE} B rows [[livestock]] (SF-12.1)."
        )
    for card in cards:
        count = LIVESTOCK_A if card.side == "A" else LIVESTOCK_B
        if len(card.columns) != count:
            raise ComponentsError(
                f"{card.id!r} should have {count} columns, not {len(card.columns)} (SF-12.2)."
            )
        last = [column.power == NO_POWER for column in card.columns]
        if last != [False, False, True][:count]:
            raise ComponentsError(
                f"{card.id!r}: animal_trio stands on the last column of a B card and nowhere else (SF-12.2)."
            )

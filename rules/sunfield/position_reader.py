"""Reads a position: its form, part by part. What can be together is checked in ``position_checks``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.sunfield import asking, market
from rules.sunfield.actions import MAX_RESERVED
from rules.sunfield.board import Board
from rules.sunfield.cells import NO_CELL
from rules.sunfield.components import VEGETABLES
from rules.sunfield.farm import Farm
from rules.sunfield.farm_reader import FarmReader
from rules.sunfield.json_part import Part, cell_of
from rules.sunfield.moments import (
    DRAWN,
    MOMENTS,
    NO_CLIENT,
    NO_TILE,
    OVER,
    READY,
    SPENDING,
)
from rules.sunfield.numbers import BOARD_REPUTATION, COLUMNS, MEDALS_OF_SPACE, SPACES
from rules.sunfield.piles import PILES
from rules.sunfield.position import EMPTY_SPACE, VERSION
from rules.sunfield.position_checks import check
from rules.sunfield.state import SunfieldState
from rules.sunfield.variant import TILES_OF_KIND, Variant, first_tile
from rules.sunfield.whereabouts import unseen_of
from rules.title import Json, PositionError, SetupError

if TYPE_CHECKING:
    from rules.sunfield.title import Sunfield

MAX_TURN: Final = 9999


class PositionReader:
    """One position on its way to a state."""

    def __init__(self, position: Json, title: Sunfield) -> None:
        self._part = Part("The position", position)
        self._title = title

    def state(self) -> SunfieldState:
        """The whole state; raises :class:`PositionError`."""
        part = self._part
        if part.get("title", "sunfield") != "sunfield" or part.get("version") != VERSION:
            raise PositionError(f"This is no position of Sunfield Farm, version {VERSION}.")
        variant = self._variant()
        turn = part.number("turn", 0, MAX_TURN)
        moment = part.word("moment", MOMENTS)
        first = part.number("first_player", 0, variant.players - 1)
        laid = part.get("laid")
        state = SunfieldState(
            variant,
            None if part.get("observer") is None else part.number("observer", 0, variant.players - 1),
            turn,
            (first + (turn - 1 if moment == OVER else turn)) % variant.players,
            moment,
            part.word("resume", MOMENTS) if moment in (DRAWN, SPENDING) else READY,
            self._tile(variant, "holding"),
            self._tile(variant, "drawn"),
            NO_CELL if laid is None else cell_of(laid),
            tuple(sorted(part.words("hand", VEGETABLES))),
            [],
            part.number("reserved_before", 0, MAX_RESERVED),
            self._board(variant),
            self._farms(variant),
        )
        state.board.unseen = unseen_of(state)
        check(state)
        state.choices = asking.choices_of(state)
        return state

    def _board(self, variant: Variant) -> Board:
        """The board without what is unseen: that follows from all the rest."""
        tiles, seeds = self._market(variant)
        standing = sum(1 << space for space, tile in enumerate(tiles) if tile != NO_TILE)
        clients, medals = self._clients(variant)
        return Board(tiles, seeds, standing, [], self._left(), clients, medals, self._reputation(variant))

    def _variant(self) -> Variant:
        options = self._part.get("options", {})
        if not isinstance(options, dict):
            raise PositionError("'options' should be an object.")
        try:
            players = self._part.number("players", 2, 4)
            return self._title.variant(self._title.meta.recorded(players, options))
        except SetupError as error:
            raise PositionError(str(error)) from error

    def _market(self, variant: Variant) -> tuple[list[int], list[int]]:
        """The tiles and the Seeds by space."""
        rows = self._part.list_of("market", market.ROWS)
        tiles = []
        seeds = []
        for row, spaces in enumerate(rows):
            if not isinstance(spaces, list) or len(spaces) != COLUMNS:
                raise PositionError("'market' should be three rows of three spaces.")
            own = variant.tile_ids[first_tile(row) : first_tile(row) + TILES_OF_KIND]
            for space in spaces:
                name, _, count = str(space).partition("+")
                if name != EMPTY_SPACE and name not in own:
                    raise PositionError(f"{str(space)[:20]!r} cannot lie in market row {row + 1}.")
                if count and not (count.isascii() and count.isdigit() and len(count) < 3):
                    raise PositionError(f"{str(space)[:20]!r}: Seeds on a tile are written '+2'.")
                tiles.append(NO_TILE if name == EMPTY_SPACE else first_tile(row) + own.index(name))
                seeds.append(int(count or 0))
        return tiles, seeds

    def _left(self) -> list[int]:
        piles = self._part.part("piles")
        return [piles.number(name, 0, TILES_OF_KIND) for name in PILES]

    def _clients(self, variant: Variant) -> tuple[list[int], list[int]]:
        """Open Clients and Medals left, by Client space."""
        names = [client.id for client in variant.components.clients]
        clients = []
        medals = []
        for entry in self._part.list_of("clients", SPACES):
            space = Part("A Client space", entry)
            clients.append(NO_CLIENT if space.get("client") is None else space.word("client", names))
            left = len(space.list_of("medals"))
            if left > len(MEDALS_OF_SPACE) or space.get("medals") != list(MEDALS_OF_SPACE)[2 - left :]:
                raise PositionError("The Medals of a Client space are [3, 1], [1] or [] (SF-2.5).")
            medals.append(left)
        return clients, medals

    def _reputation(self, variant: Variant) -> tuple[int, ...]:
        names = [tile.id for tile in variant.components.reputation]
        tiles = []
        for name in self._part.list_of("reputation", BOARD_REPUTATION):
            if name is not None and name not in names:
                raise PositionError(f"'reputation': {str(name)[:20]!r} is no Reputation tile.")
            tiles.append(NO_TILE if name is None else names.index(str(name)))
        return tuple(tiles)

    def _tile(self, variant: Variant, key: str) -> int:
        return NO_TILE if self._part.get(key) is None else self._part.word(key, variant.tile_ids)

    def _farms(self, variant: Variant) -> list[Farm]:
        farms = self._part.list_of("farms", variant.players)
        return [FarmReader(variant, farm, player).farm() for player, farm in enumerate(farms)]

"""Where things are for whoever is told of: on the cloth if that farm is seen, else on the plate."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from game.tables.sunfield import ids
from game.tables.sunfield.arrangement import hand_places
from game.tables.sunfield.boards import medal_rect
from game.tables.sunfield.farmyard import farmer_rect, load_rect
from game.tables.sunfield.seats import map_area, map_cells
from game.tables.sunfield.tiles import hollow_rect, hollow_with
from rules.sunfield.client_events import ClientDelivered
from rules.sunfield.components import VEGETABLES
from rules.sunfield.faces import NOBODY, tile_of
from rules.sunfield.market import SPACE_NAMES

if TYPE_CHECKING:
    from game.tables.sunfield.table import SunfieldTable


class Places:
    """Rectangles on the table, for one telling."""

    def __init__(self, table: SunfieldTable) -> None:
        self.table = table
        self.layout = table.layout
        self.k = table.context.viewport.k

    def on_cloth(self, player: int) -> bool:
        """Whether the player's farm is the one that is seen."""
        return self.table.farm == player

    def middle(self, rect: pygame.Rect, units: float) -> pygame.Rect:
        """A square of some units in the middle of something."""
        side = round(units * self.k)
        square = pygame.Rect(0, 0, side, side)
        square.center = rect.center
        return square

    def plate(self, player: int) -> pygame.Rect:
        """A seat's plate."""
        return self.layout[ids.seat_id(player)].rect

    def _small(self, player: int) -> pygame.Rect:
        return self.middle(self.plate(player), 26)

    # --- market and Clients -------------------------------------------------------------------------

    def tile(self, space: str) -> pygame.Rect:
        """A market space, by its name."""
        return self.layout[ids.TILES[SPACE_NAMES.index(space)]].rect

    def seed_on(self, space: str) -> pygame.Rect:
        """Where a Seed comes to lie on a market tile."""
        tile = self.tile(space)
        side = round(tile.width * 0.34)
        return pygame.Rect(tile.right - side, tile.bottom - side, side, side)

    def client_named(self, name: str) -> int:
        """The Client that an event names."""
        specs = self.table.shown.variant.components.clients
        return next(number for number, spec in enumerate(specs) if spec.id == name)

    def client(self, player: int, event: ClientDelivered) -> tuple[int, pygame.Rect]:
        """The Client of a delivery, and where the card lies before it."""
        client = self.client_named(event.client)
        if event.space:
            return client, self.layout[ids.client_id(event.space - 1)].rect
        return client, self.reserved(player, self.table.shown_before.farms[player].reserved.index(client))

    def reserved(self, player: int, number: int) -> pygame.Rect:
        """Where a reserved Client lies."""
        placed = self.layout.get(ids.reserved_id(number)) if self.on_cloth(player) else None
        return placed.rect if placed is not None else self._small(player)

    def delivered(self, player: int) -> pygame.Rect:
        """Where a delivered Client goes."""
        shelf = self.layout.get(ids.SHELF) if self.on_cloth(player) else None
        square = self.middle(shelf.rect if shelf is not None else self.plate(player), 50)
        return square.inflate(0, round(square.height * 0.6))

    def deck(self) -> pygame.Rect:
        """Where new Clients come from: the corner of their board."""
        board = self.layout[ids.CLIENTS].rect
        return pygame.Rect(
            board.right - round(40 * self.k), board.bottom - round(40 * self.k), *(round(20 * self.k),) * 2
        )

    def medal(self, space: int, place: int) -> pygame.Rect:
        """A Medal below a Client space."""
        return medal_rect(self.layout, space, place)

    def reputation(self, player: int, name: str) -> pygame.Rect:
        """A Reputation tile on the board, or on its player's plate."""
        state = self.table.shown_before
        for place, tile in enumerate(state.board.reputation):
            if tile >= 0 and state.variant.components.reputation[tile].id == name:
                return self.layout[f"reputation.{place}"].rect
        return self.middle(self.plate(player), 80)

    # --- farms --------------------------------------------------------------------------------------

    def cell(self, player: int, cell: int) -> pygame.Rect:
        """A cell of a plot, on the cloth or on the small map."""
        if self.on_cloth(player):
            return self.table.plot_view.rect(cell)
        area = map_area(self.plate(player), self.k, self.table.context.viewport.u)
        if area is None:
            return self._small(player)
        fields = tuple(self.table.view_state.farms[player].plot.items())
        return map_cells(area, self.k, fields).get(cell, self._small(player))

    def space(self, player: int, cell: int, sort: int) -> pygame.Rect:
        """The next free space for a sort on a tile, before it is filled."""
        return self._hollow(player, cell, sort, filled=False)

    def token(self, player: int, cell: int, sort: int) -> pygame.Rect:
        """A token of a sort on a tile."""
        return self._hollow(player, cell, sort, filled=True)

    def _hollow(self, player: int, cell: int, sort: int, *, filled: bool) -> pygame.Rect:
        rect = self.cell(player, cell)
        state = self.table.shown_before
        face = state.farms[player].plot.get(cell)
        hollow = None if face is None else hollow_with(state.variant, face, sort, filled=filled)
        if face is None or hollow is None or not self.on_cloth(player):
            return rect
        return hollow_rect(rect, state.variant.faces.kind[tile_of(face)], hollow, 1.03)

    def animal_on(self, player: int, words: str, plot: Mapping[int, int]) -> int:
        """The Animal that stands on a cell, as it was before; a harvest of the same action counts."""
        state = self.table.shown_before
        cell = ids.cell_named(words)
        animal = state.variant.faces.animal[plot[cell]] if cell in plot else NOBODY
        if animal >= NOBODY:
            after = self.table.view_state.farms[player].plot
            animal = state.variant.faces.kind[tile_of(after[cell])]
        return animal

    def pouch(self, player: int) -> pygame.Rect:
        """A player's Seeds."""
        rect = self.layout[ids.POUCH].rect if self.on_cloth(player) else self.plate(player)
        return self.middle(rect, 26)

    def load(self, player: int, sort: int) -> pygame.Rect:
        """The vegetables of a sort in a player's barrow."""
        return load_rect(self.layout, sort) if self.on_cloth(player) else self._small(player)

    def supply(self, player: int) -> pygame.Rect:
        """Where vegetables of the supply come from."""
        if not self.on_cloth(player):
            return self._small(player)
        panel = self.layout[ids.BARROW].rect
        return self.middle(pygame.Rect(panel.left, panel.top, panel.width, panel.height // 3), 40)

    def hand(self, player: int) -> pygame.Rect:
        """Where a tile in hand lies."""
        placed = self.layout.get(ids.TILE_IN_HAND) if self.on_cloth(player) else None
        if placed is not None:
            return placed.rect
        if not self.on_cloth(player):
            return self._small(player)
        area = self.table.plot_view.area
        side = round(84 * self.k)
        return pygame.Rect(area.left + round(6 * self.k), area.top + round(6 * self.k), side, side)

    def all_in_hand(self, player: int, names: Sequence[str]) -> list[pygame.Rect]:
        """Where the vegetables in hand wait."""
        if not self.on_cloth(player):
            return [self._small(player)] * len(names)
        laid = self._laid()
        return hand_places(self.table.plot_view, len(names), laid)

    def in_hand(self, player: int, sort: int) -> tuple[pygame.Rect, str]:
        """Where a vegetable of a sort waits, and its id."""
        hand = self.table.shown_before.hand
        if sort not in hand or not self.on_cloth(player):
            return self._small(player), ""
        number = hand.index(sort)
        return self.all_in_hand(player, [VEGETABLES[each] for each in hand])[
            number
        ], f"{ids.veg_id(sort)}.{number}"

    def _laid(self) -> int:
        """The cell of the tile that vegetables came with: as it is now, else as it was."""
        state = self.table.view_state
        return self.table.last_laid if state.laid not in state.farms[state.current].plot else state.laid

    def farmer(self, column: int) -> pygame.Rect:
        """The farmer on a column."""
        return farmer_rect(self.layout[ids.LANDSCAPE].rect, column)

    def power(self, player: int, column: int) -> pygame.Rect:
        """The power on a column."""
        if self.on_cloth(player) and ids.power_id(column) in self.layout:
            return self.middle(self.layout[ids.power_id(column)].rect, 24)
        return self._small(player)

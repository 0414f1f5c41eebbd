"""What can happen in a turn, in the past tense; the powers' events stand in ``power_events``.

Everything is open to all (SF-14.2), so every event is public. Pieces, sorts and cells are written
as the rulebook's notation writes them: ``P03``, ``carrot``, ``1 -2``, ``pig-2``.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.title import Event, Json

Names = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    """A tile left the market; ``paid`` are the spaces above that got a Seed (SF-4.2, SF-4.4)."""

    player: int
    tile: str
    space: str
    paid: Names
    seeds: int

    def facts(self) -> dict[str, Json]:
        return {
            "type": "tile_taken",
            "player": self.player,
            "tile": self.tile,
            "space": self.space,
            "paid": list(self.paid),
            "seeds": self.seeds,
        }


@dataclass(frozen=True, slots=True)
class ColumnRenewed(Event):
    """An empty column got new tiles, and a Seed on the Sheep tile (SF-4.6)."""

    column: int
    tiles: Names
    seeds: int

    def facts(self) -> dict[str, Json]:
        return {
            "type": "column_renewed",
            "column": self.column,
            "tiles": list(self.tiles),
            "seeds": self.seeds,
        }


@dataclass(frozen=True, slots=True)
class EndSetOff(Event):
    """A pile or the Client deck became empty: the round is the last (SF-10.1)."""

    pile: str

    def facts(self) -> dict[str, Json]:
        return {"type": "end_set_off", "pile": self.pile}


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A tile was laid into a plot, Vegetable face up (SF-5.1, SF-13.1)."""

    player: int
    tile: str
    cell: str

    def facts(self) -> dict[str, Json]:
        return {"type": "tile_laid", "player": self.player, "tile": self.tile, "cell": self.cell}


@dataclass(frozen=True, slots=True)
class VegetablesTaken(Event):
    """The vegetables of the new tile came from the supply (SF-5.3)."""

    player: int
    vegetables: Names

    def facts(self) -> dict[str, Json]:
        return {"type": "vegetables_taken", "player": self.player, "vegetables": list(self.vegetables)}


@dataclass(frozen=True, slots=True)
class VegetablePlanted(Event):
    """A vegetable was planted on a tile (SF-5.4, SF-13.14)."""

    player: int
    vegetable: str
    cell: str

    def facts(self) -> dict[str, Json]:
        return {
            "type": "vegetable_planted",
            "player": self.player,
            "vegetable": self.vegetable,
            "cell": self.cell,
        }


@dataclass(frozen=True, slots=True)
class VegetablesLost(Event):
    """Vegetables without a legal space went back to the supply (SF-5.9)."""

    player: int
    vegetables: Names

    def facts(self) -> dict[str, Json]:
        return {"type": "vegetables_lost", "player": self.player, "vegetables": list(self.vegetables)}


@dataclass(frozen=True, slots=True)
class TileHarvested(Event):
    """A full tile became a pasture; ``animal`` is empty when the supply had none (SF-6.2)."""

    player: int
    tile: str
    cell: str
    vegetables: Names
    animal: str

    def facts(self) -> dict[str, Json]:
        return {
            "type": "tile_harvested",
            "player": self.player,
            "tile": self.tile,
            "cell": self.cell,
            "vegetables": list(self.vegetables),
            "animal": self.animal or None,
        }


@dataclass(frozen=True, slots=True)
class TrioDelivered(Event):
    """A Sheep, a Pig and a Cow went back for a Medal worth ``medal`` (SF-6.4)."""

    player: int
    cells: Names
    medal: int

    def facts(self) -> dict[str, Json]:
        return {
            "type": "trio_delivered",
            "player": self.player,
            "cells": list(self.cells),
            "medal": self.medal,
        }


@dataclass(frozen=True, slots=True)
class FarmerMoved(Event):
    """Two Animals went back and the farmer walked to the next column (SF-12.4)."""

    player: int
    cells: Names
    column: int

    def facts(self) -> dict[str, Json]:
        return {
            "type": "farmer_moved",
            "player": self.player,
            "cells": list(self.cells),
            "column": self.column,
        }


@dataclass(frozen=True, slots=True)
class VegetableExchanged(Event):
    """A vegetable of the barrow was changed for another; for Seeds or by power (SF-7.1, SF-13.10)."""

    player: int
    gives: str
    gets: str
    seeds: int

    def facts(self) -> dict[str, Json]:
        return {
            "type": "vegetable_exchanged",
            "player": self.player,
            "gives": self.gives,
            "gets": self.gets,
            "seeds": self.seeds,
        }


@dataclass(frozen=True, slots=True)
class VegetableAdded(Event):
    """A vegetable came into the barrow; for Seeds or by power (SF-7.2, SF-13.11)."""

    player: int
    vegetable: str
    seeds: int

    def facts(self) -> dict[str, Json]:
        return {
            "type": "vegetable_added",
            "player": self.player,
            "vegetable": self.vegetable,
            "seeds": self.seeds,
        }


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """Neither tile nor Client was to be had (SF-3.2)."""

    player: int

    def facts(self) -> dict[str, Json]:
        return {"type": "turn_passed", "player": self.player}


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """The next player is ready (SF-3.5)."""

    player: int
    round: int

    def facts(self) -> dict[str, Json]:
        return {"type": "turn_started", "player": self.player, "round": self.round}


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The last round is over (SF-10.2)."""

    winners: tuple[int, ...]

    def facts(self) -> dict[str, Json]:
        return {"type": "match_ended", "winners": list(self.winners)}

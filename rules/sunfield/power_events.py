"""What the powers do, in the past tense (SF-12.11, SF-13)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.title import Event, Json


@dataclass(frozen=True, slots=True)
class PowerUsed(Event):
    """A Seed was laid on a column of the landscape to use its power (SF-12.11)."""

    player: int
    power: str
    column: int

    def facts(self) -> dict[str, Json]:
        return {"type": "power_used", "player": self.player, "power": self.power, "column": self.column}


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    """The top tile of a pile was seen and must now be laid (SF-13.1)."""

    player: int
    tile: str

    def facts(self) -> dict[str, Json]:
        return {"type": "tile_drawn", "player": self.player, "tile": self.tile}


@dataclass(frozen=True, slots=True)
class AnimalSwapped(Event):
    """An Animal was changed for one of another kind (SF-13.7)."""

    player: int
    cell: str
    was: str
    now: str

    def facts(self) -> dict[str, Json]:
        return {
            "type": "animal_swapped",
            "player": self.player,
            "cell": self.cell,
            "was": self.was,
            "now": self.now,
        }


@dataclass(frozen=True, slots=True)
class AnimalMoved(Event):
    """An Animal went to another pasture (SF-13.9)."""

    player: int
    animal: str
    start: str
    goal: str

    def facts(self) -> dict[str, Json]:
        return {
            "type": "animal_moved",
            "player": self.player,
            "animal": self.animal,
            "start": self.start,
            "goal": self.goal,
        }


@dataclass(frozen=True, slots=True)
class VegetablePicked(Event):
    """A token went from a tile into the barrow (SF-13.12)."""

    player: int
    vegetable: str
    cell: str

    def facts(self) -> dict[str, Json]:
        return {
            "type": "vegetable_picked",
            "player": self.player,
            "vegetable": self.vegetable,
            "cell": self.cell,
        }


@dataclass(frozen=True, slots=True)
class VegetableMoved(Event):
    """A token went from a tile to another (SF-13.13)."""

    player: int
    vegetable: str
    start: str
    goal: str

    def facts(self) -> dict[str, Json]:
        return {
            "type": "vegetable_moved",
            "player": self.player,
            "vegetable": self.vegetable,
            "start": self.start,
            "goal": self.goal,
        }


@dataclass(frozen=True, slots=True)
class TileMoved(Event):
    """A tile went to another cell of its plot with all that lies on it (SF-13.15)."""

    player: int
    tile: str
    start: str
    goal: str

    def facts(self) -> dict[str, Json]:
        return {
            "type": "tile_moved",
            "player": self.player,
            "tile": self.tile,
            "start": self.start,
            "goal": self.goal,
        }

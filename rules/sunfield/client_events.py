"""What can happen to Clients, Medals and Reputation tiles, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass

from rules.title import Event, Json


@dataclass(frozen=True, slots=True)
class ClientDelivered(Event):
    """A Client got what it wanted; ``space`` is 0 for a reserved one (SF-8.1, SF-13.5)."""

    player: int
    client: str
    space: int

    def facts(self) -> dict[str, Json]:
        return {
            "type": "client_delivered",
            "player": self.player,
            "client": self.client,
            "space": self.space or None,
        }


@dataclass(frozen=True, slots=True)
class MedalTaken(Event):
    """The highest Medal left below a Client space was taken (SF-8.2)."""

    player: int
    space: int
    value: int

    def facts(self) -> dict[str, Json]:
        return {"type": "medal_taken", "player": self.player, "space": self.space, "value": self.value}


@dataclass(frozen=True, slots=True)
class ClientRevealed(Event):
    """The top card of the deck came to a space (SF-8.4)."""

    client: str
    space: int

    def facts(self) -> dict[str, Json]:
        return {"type": "client_revealed", "client": self.client, "space": self.space}


@dataclass(frozen=True, slots=True)
class ClientReserved(Event):
    """A Client was laid face down before a player (SF-13.3)."""

    player: int
    client: str
    space: int
    number: int

    def facts(self) -> dict[str, Json]:
        return {
            "type": "client_reserved",
            "player": self.player,
            "client": self.client,
            "space": self.space,
            "number": self.number,
        }


@dataclass(frozen=True, slots=True)
class ReputationValidated(Event):
    """A Reputation tile was fulfilled, a player's own or one from the board (SF-9.6)."""

    player: int
    tile: str
    points: int
    from_board: bool

    def facts(self) -> dict[str, Json]:
        return {
            "type": "reputation_validated",
            "player": self.player,
            "tile": self.tile,
            "points": self.points,
            "from_board": self.from_board,
        }

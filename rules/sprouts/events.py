"""What can happen, in the past tense. Everything here is open to all seats (HS-1.8).

Dice, beds and cards stand under the names of the notation: ``yellow-bay``, ``same-4``, ``T07``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields

from rules.title import Event, Json


@dataclass(frozen=True, slots=True)
class SproutsEvent(Event):
    """A fact whose fields are plain: numbers, names, and tuples of names."""

    def facts(self) -> dict[str, Json]:
        facts: dict[str, Json] = {"type": re.sub(r"(?<!^)(?=[A-Z])", "_", type(self).__name__).lower()}
        for field in fields(self):
            value = getattr(self, field.name)
            facts[field.name] = list(value) if isinstance(value, tuple) else value
        return facts


# --- the shed -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundStarted(SproutsEvent):
    """A round began; ``lead`` goes first (HS-3.1, HS-10.5)."""

    round: int
    lead: int


@dataclass(frozen=True, slots=True)
class CardTurnedUp(SproutsEvent):
    """A card of the deck was laid into the shed (HS-3.2)."""

    place: int
    card: str


@dataclass(frozen=True, slots=True)
class ShortageFound(SproutsEvent):
    """The squares of the shed outnumber the dice in the bag (HS-3.4)."""

    squares: int
    bag: int


@dataclass(frozen=True, slots=True)
class DieLaidOnCard(SproutsEvent):
    """A die was drawn, rolled and laid on a card of the shed (HS-3.3)."""

    place: int
    die: str


@dataclass(frozen=True, slots=True)
class ShedCleared(SproutsEvent):
    """The cards nobody took left the game, their dice went back to the bag (HS-10.5)."""

    cards: tuple[str, ...]
    dice: tuple[str, ...]


# --- a turn ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardTaken(SproutsEvent):
    """A player took a card with its dice (HS-4.2)."""

    player: int
    place: int
    card: str
    dice: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PotGained(SproutsEvent):
    """A pot was laid beside a player's barrow (HS-6.10, HS-13.9, HS-14.13)."""

    player: int
    pot: str


@dataclass(frozen=True, slots=True)
class DiceStored(SproutsEvent):
    """Step B: new dice went into the barrow, others back to the bag (HS-4.3, HS-4.4)."""

    player: int
    kept: tuple[str, ...]
    returned: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DiceReturned(SproutsEvent):
    """Held dice went back to the bag: in a shortage, or above seven (HS-3.4, HS-5.6, HS-14.9)."""

    player: int
    dice: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DieGained(SproutsEvent):
    """A die was drawn, rolled and put into a barrow (HS-6.1, HS-13.4)."""

    player: int
    die: str


@dataclass(frozen=True, slots=True)
class DiceRolled(SproutsEvent):
    """Dice of a player were rolled: what they showed before and show now, one for one."""

    player: int
    before: tuple[str, ...]
    after: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DieTurned(SproutsEvent):
    """A die was turned to another face by ``exchange`` or ``choice`` (HS-6.3, HS-6.6)."""

    player: int
    tool: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class CardDiscarded(SproutsEvent):
    """Step C ended: a card and what was unused of it is gone (HS-5.5, HS-14.11)."""

    player: int
    card: str


# --- the gardens ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SproutPlanted(SproutsEvent):
    """A player paid ``seeds`` and placed a token on a space (HS-6.7, HS-6.8, HS-8.2)."""

    player: int
    bed: str
    vp: int
    seeds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RivalPlanted(SproutsEvent):
    """A banner placed a Rival token (HS-10.1, HS-13.5, HS-13.7)."""

    card: str
    bed: str
    vp: int


@dataclass(frozen=True, slots=True)
class RivalStayedAway(SproutsEvent):
    """A banner named a bed without an open space (HS-10.2, HS-10.3)."""

    card: str
    bed: str


@dataclass(frozen=True, slots=True)
class LemonadeTaken(SproutsEvent):
    """A player stood in all four gardens first (HS-9.1)."""

    player: int


@dataclass(frozen=True, slots=True)
class LemonadeLost(SproutsEvent):
    """The Rival stood in all four gardens first (HS-9.3, HS-13.11)."""


# --- the Rival alone against one ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RivalCardRevealed(SproutsEvent):
    """An Assistant turn began: the Rival takes the card at ``place`` (HS-13.7)."""

    rival_card: str
    place: int
    card: str


# --- teams ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DiceDrawn(SproutsEvent):
    """The Seed Bags of a card were drawn, unrolled (HS-14.7)."""

    player: int
    dice: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DieGiven(SproutsEvent):
    """A die of the card just taken went to the partner (HS-14.3)."""

    player: int
    partner: int
    die: str


@dataclass(frozen=True, slots=True)
class CardGiven(SproutsEvent):
    """The card just taken went to the partner (HS-14.4)."""

    player: int
    partner: int
    card: str


@dataclass(frozen=True, slots=True)
class MatchEnded(SproutsEvent):
    """The deck is empty and the last round finished (HS-11.1)."""

    winners: tuple[int, ...]

"""What is in the box, as types (HS-1.3 to HS-1.7, HS-2.3, HS-13.14). Read by ``components_reader``.

Tools are numbers, so that a hand of tools is a small sorted tuple.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from rules.printed import fingerprint
from rules.sprouts.beds import BEDS, FLOWER_BEDS, GARDEN_OF, GARDENS
from rules.sprouts.seeds import HERBS

LIMIT: Final = 7
"""The most dice a barrow holds when Step B or Step C has ended (HS-4.3, HS-5.6)."""

STARTING_DICE: Final = 2
TOKENS: Final = 15
RIVAL_TOKENS: Final = 20
LEMONADE_VP: Final = 2
TRIPLE_VP: Final = 2
PAIR_VP: Final = 1
FLOWER_VP: Final = 1

SEED_BAG: Final = 0
GLOVES_TOOL: Final = 1
FIRST_EXCHANGE: Final = 2
CHOICE_TOOL: Final = 7
TROWEL_TOOL: Final = 8
CAN_TOOL: Final = 9
TOOLS: Final = (
    "seed_bag",
    "gloves",
    *(f"exchange_{herb}" for herb in HERBS),
    "choice",
    "trowel",
    "watering_can",
)
"""The name of every tool number; a Seed Exchange has one for each herb."""

PLACES: Final = ("left", "middle", "right")
"""The shed places that a Rival card can name, from place 1 (HS-13.7)."""


@dataclass(frozen=True, slots=True)
class Card:
    """A tool card: ``squares`` for dice, ``tools`` sorted, the herb of its ``pot`` or -1, its ``banner``."""

    id: str
    squares: int
    tools: tuple[int, ...]
    pot: int
    banner: int
    source: str


@dataclass(frozen=True, slots=True)
class RivalCard:
    """A Rival card: the shed place it takes, from 1, and the herb of its pot (HS-1.5)."""

    id: str
    place: int
    herb: int
    source: str


@dataclass(frozen=True, slots=True)
class PlayerCount:
    """What a number of players changes: cards of the deck, rounds, cards a round (HS-2.3)."""

    players: int
    deck: int
    rounds: int
    shed: int


class Components:
    """One whole box: cards, board, counts. Made by ``components_reader``, which checks it.

    ``worth[bed]`` lists the victory points of a bed's spaces from the first on, and is empty for a
    bed that the board does not have. Space numbers run over the board bed by bed, and
    ``garden_spans`` tells the first space of each garden and the one after its last.
    """

    def __init__(
        self,
        cards: tuple[Card, ...],
        rival_cards: tuple[RivalCard, ...],
        worth: tuple[tuple[int, ...], ...],
        counts: tuple[PlayerCount, ...],
        levels: tuple[tuple[int, str], ...],
    ) -> None:
        self.cards: Final = cards
        self.rival_cards: Final = rival_cards
        self.worth: Final = worth
        self.counts: Final = counts
        self.levels: Final = levels
        self.card_ids: Final = tuple(card.id for card in cards)
        self.rival_ids: Final = tuple(card.id for card in rival_cards)
        self.beds: Final = tuple(bed for bed in range(len(BEDS)) if worth[bed])
        self.open_beds: Final = sum(1 << bed for bed in self.beds)
        self.flower_beds: Final = tuple(bed for bed in FLOWER_BEDS if worth[bed])
        self.space_bed: Final = tuple(bed for bed in self.beds for _ in worth[bed])
        self.space_vp: Final = tuple(vp for bed in self.beds for vp in worth[bed])
        self.space_garden: Final = tuple(GARDEN_OF[bed] for bed in self.space_bed)
        self.garden_spans: Final = tuple(
            (
                self.space_garden.index(garden),
                len(self.space_garden) - self.space_garden[::-1].index(garden),
            )
            for garden in range(len(GARDENS))
        )
        self.first_space: Final = tuple(
            self.space_bed.index(bed) if worth[bed] else -1 for bed in range(len(BEDS))
        )

    @property
    def fingerprint(self) -> str:
        """Eight letters that tell these printed values from others, whatever their origins."""
        cards = [repr(replace(card, source="")) for card in self.cards]
        rival = [repr(replace(card, source="")) for card in self.rival_cards]
        return fingerprint([repr(self.worth), *cards, *rival])

"""The pictures of the characters: plants that the titles have among their own pieces."""

from __future__ import annotations

from typing import Final

from game.ai.characters import character_of
from game.seats import Seat

PICTURES: Final[dict[str, str]] = {
    "tulip": "three_sisters/tulip",
    "crocus": "three_sisters/crocus",
    "peony": "sprouts/flower_peony",
    "iris": "three_sisters/iris",
    "bay": "sprouts/herb_bay",
    "black_eyed_susan": "sprouts/flower_black_eyed_susan",
    "daffodil": "three_sisters/daffodil",
    "saffron": "sprouts/herb_saffron",
    "tarragon": "sprouts/herb_tarragon",
    "hyacinth": "three_sisters/hyacinth",
    "lavender": "sprouts/herb_lavender",
    "blackberry": "three_sisters/blackberry",
}
"""By emblem, the plant that a character is named after."""


def badge_of(seat: Seat) -> str:
    """The picture of the character that sits there; empty for anybody else."""
    character = character_of(seat.kind, seat.name)
    return "" if character is None else PICTURES[character.emblem]

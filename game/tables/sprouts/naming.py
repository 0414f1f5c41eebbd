"""The ids of everything on the table: dice, pots and tools with a copy number, places without one.

``die.yellow-bay.0`` is the first of the held dice of that kind and face, ``new.pink-gloves.0`` a die
of the card just taken, ``pot.pot-bay.0`` a pot, ``tool.gloves.1`` the second Gloves icon. What comes
before the last dot is the *sort*: pieces of one sort are alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from rules.sprouts.beds import BED_OF_NAME, BEDS
from rules.sprouts.components import TOOLS
from rules.sprouts.seeds import FACE_OF, FACE_OF_NAME, FACES, IS_POT, KIND_OF, NAMES, SEED_OF_NAME

DIE: Final = "die"
NEW: Final = "new"
POT: Final = "pot"
TOOL: Final = "tool"
PIECES: Final = (DIE, NEW, POT, TOOL)

BAG: Final = "bag"
BARROW: Final = "barrow"
DONE: Final = "done"
RIVAL_PLATE: Final = "rival"
LEMONADE: Final = "lemonade"
GIFT_CARD: Final = "gift"
"""The card just taken, as something to give."""


def is_piece(name: str) -> bool:
    """Whether an id carries a copy number."""
    return name.partition(".")[0] in PIECES


def sort_of(name: str) -> str:
    """The id without its copy number; ids of places are their own sort."""
    return name.rpartition(".")[0] if is_piece(name) else name


def numbered(sorts: Iterable[str]) -> tuple[str, ...]:
    """Sorts with copy numbers, counted from 0 for each."""
    seen: Counter[str] = Counter()
    names = []
    for sort in sorts:
        names.append(f"{sort}.{seen[sort]}")
        seen[sort] += 1
    return tuple(names)


def in_order(seeds: Iterable[int]) -> list[int]:
    """Seeds as they lie in a barrow: what shows the same lies side by side."""
    return sorted(seeds, key=lambda seed: (FACE_OF[seed], KIND_OF[seed]))


def held_ids(seeds: Iterable[int]) -> tuple[str, ...]:
    """Ids of held dice and pots."""
    return numbered(f"{POT if IS_POT[seed] else DIE}.{NAMES[seed]}" for seed in seeds)


def new_ids(seeds: Iterable[int]) -> tuple[str, ...]:
    """Ids of the dice of a card just taken."""
    return numbered(f"{NEW}.{NAMES[seed]}" for seed in seeds)


def tool_ids(tools: Sequence[int]) -> tuple[str, ...]:
    """Ids of tool icons."""
    return numbered(f"{TOOL}.{TOOLS[tool]}" for tool in tools)


def seed_of(name: str) -> int:
    """The seed number of a die or pot, from its id."""
    return SEED_OF_NAME[name.split(".")[1]]


def tool_of(name: str) -> int:
    """The tool number of a tool icon, from its id."""
    return TOOLS.index(name.split(".")[1])


def bed_id(bed: int) -> str:
    """The id of a bed: ``bed.same-4``."""
    return f"bed.{BEDS[bed]}"


def bed_of(name: str) -> int:
    """The bed number of an id."""
    return BED_OF_NAME[name.partition(".")[2]]


def face_id(face: int) -> str:
    """The id of a face in the fan: ``face.peony``."""
    return f"face.{FACES[face]}"


def face_of(name: str) -> int:
    """The face number of an id."""
    return FACE_OF_NAME[name.partition(".")[2]]


def card_id(place: int) -> str:
    """The id of a place of the shed, from 1."""
    return f"card.{place}"


def seat_id(player: int) -> str:
    """The id of a player's plate."""
    return f"seat.{player}"


def spot_id(space: int) -> str:
    """The id of one space of the board."""
    return f"spot.{space}"

"""Reads a components file and refuses a bad one in words (HS-1.1 to HS-1.7, HS-2.3, HS-13.14).

The same reader serves the file that comes with the game and an owner's file with what is really
printed on board and cards: ``read_components`` takes its text.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final, TypeAlias

from rules.printed import ComponentsError
from rules.sprouts import components as box
from rules.sprouts.beds import BED_OF_NAME, BEDS, FLOWER, GARDENS, NUMBER_OF, SEEDS_OF
from rules.sprouts.components import Card, Components, PlayerCount, RivalCard
from rules.sprouts.seeds import DICE, FLOWERS, HERBS, KIND_COUNTS, KINDS, SIXTH

Table: TypeAlias = Mapping[str, object]

_WORD: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")

MAX_BYTES: Final = 200_000
MAX_SQUARES: Final = 4
MAX_TOOLS: Final = 4
MAX_SPACES: Final = 4
MAX_VP: Final = 99
TOOL_CARDS: Final = 40
RIVAL_CARDS: Final = 9
SOURCE: Final = "owner"
"""Where a row comes from that does not say so itself."""

_FIXED: Final[dict[str, dict[str, int | bool]]] = {
    "limits": {
        "wheelbarrow_dice": box.LIMIT,
        "starting_dice": box.STARTING_DICE,
        "player_tokens": box.TOKENS,
        "rival_tokens": box.RIVAL_TOKENS,
        "seed_dice": DICE,
        "tool_cards": TOOL_CARDS,
        "lemonade_vp": box.LEMONADE_VP,
    },
    "components": {
        "gameboard": 1,
        "wheelbarrow_mats": 4,
        "reference_cards": 4,
        "bonus_information_cards": 8,
        "lemonade_cards": 1,
        "seed_dice_bags": 1,
        "gardener_cards": 1,
        "rival_cards": RIVAL_CARDS,
    },
    "final_scoring": {
        "three_different_herbs": box.TRIPLE_VP,
        "same_herb_pair": box.PAIR_VP,
        "flower": box.FLOWER_VP,
        "wild_counts_as_any_herb": True,
        "sprout_pots_count": True,
    },
}
"""What the rulebook settles: a file that says otherwise is of another game."""

_SETUP: Final = (
    {"players": 1, "cards_removed": 10, "deck": 30, "rounds": 10, "shed_cards": 3, "rival": True},
    {"players": 2, "cards_removed": 10, "deck": 30, "rounds": 10, "shed_cards": 3, "rival": True},
    {"players": 3, "cards_removed": 4, "deck": 36, "rounds": 9, "shed_cards": 4, "rival": True},
    {"players": 4, "cards_removed": 0, "deck": 40, "rounds": 8, "shed_cards": 5, "rival": False},
)
_LEVELS: Final = (
    (1, "Fledgling Grower"),
    (4, "Beginning Planter"),
    (7, "Clever Harvester"),
    (10, "Talented Gardener"),
    (13, "Professional Herbalist"),
    (16, "True Green Thumb Cultivator"),
)


def read_components(text: str) -> Components:
    """The box that a components file describes; raises :class:`ComponentsError`."""
    if len(text) > MAX_BYTES:
        raise ComponentsError(f"The components file is longer than {MAX_BYTES:,} characters.")
    try:
        file = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        reason = str(error).partition("\n")[0]
        raise ComponentsError(f"The components file is not valid TOML: {reason}.") from error
    _check_fixed(file)
    worth = _worth(file)
    return Components(
        _cards(file, worth),
        _rival_cards(file),
        worth,
        tuple(PlayerCount(row["players"], row["deck"], row["rounds"], row["shed_cards"]) for row in _SETUP),
        _LEVELS,
    )


def _check_fixed(file: Table) -> None:
    """Everything that the rulebook settles must stand there as it settles it."""
    if file.get("schema_version") != 1:
        raise ComponentsError("'schema_version' should be 1.")
    for name, wanted in (("herbs", HERBS), ("flowers", FLOWERS)):
        if file.get(name) != list(wanted):
            raise ComponentsError(f"'{name}' should list {', '.join(wanted)}, in this order.")
    for name, fixed in _FIXED.items():
        section = file.get(name)
        for key, value in fixed.items():
            found = section.get(key) if isinstance(section, dict) else None
            if found != value or isinstance(found, bool) != isinstance(value, bool):
                raise ComponentsError(f"[{name}] {key} should be {str(value).lower()}: the rulebook says so.")
    if [dict(row) for row in _rows(file, "setup")] != list(_SETUP):
        raise ComponentsError("The [[setup]] rows should be the four of the rulebook, for 1 to 4 players.")
    dice = [(row.get("id"), row.get("count"), row.get("special")) for row in _rows(file, "dice")]
    if dice != list(zip(KINDS, KIND_COUNTS, SIXTH, strict=True)):
        raise ComponentsError("The [[dice]] rows should be the 30 dice of the rulebook, kind by kind.")
    levels = [(row.get("min_margin"), row.get("title")) for row in _rows(file, "solo_grade")]
    if levels != list(_LEVELS):
        raise ComponentsError("The [[solo_grade]] rows should be the six levels of the rulebook.")


def _rows(table: Table, name: str) -> list[Table]:
    rows = table.get(name)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise ComponentsError(f"The file should have [[{name}]] rows.")
    return rows


def _number(row: Table, key: str, low: int, high: int, where: str) -> int:
    value = row.get(key)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        wanted = str(low) if low == high else f"a whole number from {low} to {high}"
        raise ComponentsError(f"{where}: '{key}' should be {wanted}.")
    return value


def _word(row: Table, key: str, where: str) -> str:
    value = row.get(key)
    if not isinstance(value, str) or not _WORD.fullmatch(value):
        raise ComponentsError(f"{where}: '{key}' should be one word of at most 40 letters and digits.")
    return value


def _source(row: Table) -> str:
    return str(row.get("source", SOURCE))[:40]


# --- the board ------------------------------------------------------------------------------


def _worth(file: Table) -> tuple[tuple[int, ...], ...]:
    """The victory points of every bed's spaces."""
    worth: list[tuple[int, ...]] = [()] * len(BEDS)
    gardens = _rows(file, "garden")
    if [garden.get("id") for garden in gardens] != list(GARDENS):
        raise ComponentsError(f"The [[garden]] rows should be {', '.join(GARDENS)}, in this order.")
    for number, garden in enumerate(gardens):
        beds = _rows(garden, "bed")
        if not beds:
            raise ComponentsError(f"The garden '{GARDENS[number]}' should have a bed.")
        for row in beds:
            bed = _bed(_word(row, "id", f"A bed of '{GARDENS[number]}'"), number)
            if worth[bed]:
                raise ComponentsError(f"The bed '{BEDS[bed]}' stands there twice.")
            worth[bed] = _spaces(row, bed, number)
    return tuple(worth)


def _bed(name: str, garden: int) -> int:
    bed = BED_OF_NAME.get(name.replace("_", "-"))
    if bed is None or not name.startswith(f"{GARDENS[garden]}_"):
        known = ", ".join(bed.replace("-", "_") for bed in BEDS if bed.startswith(GARDENS[garden]))
        raise ComponentsError(f"'{name}' is no bed of '{GARDENS[garden]}': there can be {known}.")
    return bed


def _spaces(row: Table, bed: int, garden: int) -> tuple[int, ...]:
    where = f"The bed '{BEDS[bed]}'"
    _number(row, "seeds", SEEDS_OF[bed], SEEDS_OF[bed], where)
    if garden != FLOWER:
        _number(row, "n", NUMBER_OF[bed], NUMBER_OF[bed], where)
    worth = row.get("vp")
    if not isinstance(worth, list) or not 1 <= len(worth) <= MAX_SPACES:
        raise ComponentsError(f"{where}: 'vp' should list the points of 1 to {MAX_SPACES} spaces.")
    if any(isinstance(vp, bool) or not isinstance(vp, int) or not 1 <= vp <= MAX_VP for vp in worth):
        raise ComponentsError(f"{where}: 'vp' should be whole numbers from 1 to {MAX_VP}.")
    if worth != sorted(worth, reverse=True):
        raise ComponentsError(f"{where}: 'vp' should list the first space, with the most points, first.")
    if garden == FLOWER and set(worth) != {NUMBER_OF[bed]}:
        raise ComponentsError(f"{where}: each space of it should be worth {NUMBER_OF[bed]}.")
    return tuple(worth)


# --- the cards ------------------------------------------------------------------------------


def _cards(file: Table, worth: tuple[tuple[int, ...], ...]) -> tuple[Card, ...]:
    rows = _rows(file, "tool_card")
    if len(rows) != TOOL_CARDS:
        raise ComponentsError(f"There should be {TOOL_CARDS} [[tool_card]] rows, not {len(rows)}.")
    cards = tuple(_card(row, number, worth) for number, row in enumerate(rows, 1))
    _check_unique([card.id for card in cards], "tool card")
    return cards


def _check_unique(ids: list[str], what: str) -> None:
    for card_id in ids:
        if ids.count(card_id) > 1:
            raise ComponentsError(f"Two {what}s have the id '{card_id}'.")


def _card(row: Table, number: int, worth: tuple[tuple[int, ...], ...]) -> Card:
    card_id = _word(row, "id", f"Tool card {number}")
    where = f"Tool card {card_id}"
    squares = _number(row, "dice", 0, MAX_SQUARES, where)
    icons = row.get("tools")
    if not isinstance(icons, list) or len(icons) > MAX_TOOLS or len(set(map(str, icons))) > 2:
        raise ComponentsError(f"{where}: 'tools' should list up to {MAX_TOOLS} icons of at most two kinds.")
    tools: list[int] = []
    pots: list[int] = []
    for icon in icons:
        herb = HERBS.index(icon[4:]) if isinstance(icon, str) and icon[4:] in HERBS else -1
        if icon in box.TOOLS:
            tools.append(box.TOOLS.index(icon))
        elif herb >= 0 and icon == f"pot_{HERBS[herb]}":
            pots.append(herb)
        else:
            known = ", ".join(box.TOOLS)
            raise ComponentsError(f"{where}: {icon!r} is no tool; tools are {known} and pot_HERB.")
    if len(pots) > 1 or (pots and tools != [box.GLOVES_TOOL]):
        raise ComponentsError(f"{where}: a card with a pot has one pot and one Gloves (HS-6.12).")
    banner = BED_OF_NAME.get(_word(row, "banner", where).replace("_", "-"), -1)
    if banner < 0 or not worth[banner]:
        raise ComponentsError(f"{where}: 'banner' should name a bed of the board.")
    return Card(card_id, squares, tuple(sorted(tools)), pots[0] if pots else -1, banner, _source(row))


def _rival_cards(file: Table) -> tuple[RivalCard, ...]:
    rows = _rows(file, "rival_card")
    if len(rows) != RIVAL_CARDS:
        raise ComponentsError(f"There should be {RIVAL_CARDS} [[rival_card]] rows, not {len(rows)}.")
    cards: list[RivalCard] = []
    for number, row in enumerate(rows, 1):
        where = f"Rival card {number}"
        position, herb = row.get("position"), row.get("pot")
        if position not in box.PLACES:
            raise ComponentsError(f"{where}: 'position' should be one of {', '.join(box.PLACES)}.")
        if herb not in HERBS:
            raise ComponentsError(f"{where}: 'pot' should be one of {', '.join(HERBS)}.")
        place = box.PLACES.index(str(position)) + 1
        cards.append(RivalCard(_word(row, "id", where), place, HERBS.index(str(herb)), _source(row)))
    _check_unique([card.id for card in cards], "Rival card")
    return tuple(cards)


COMPONENTS: Final = read_components(files(__package__).joinpath("components.toml").read_text("utf-8"))
"""The box that comes with the game."""

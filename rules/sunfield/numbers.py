"""The numbers of the rulebook. A components file repeats them and may not differ."""

from __future__ import annotations

from typing import Final

from rules.printed import ComponentsError
from rules.sunfield.components import (
    ANIMALS,
    CLIENT_COLOURS,
    FIELD_COLOURS,
    VEGETABLES,
)

COLUMNS: Final = 3
SPACES: Final = 5
"""Market columns (SF-2.6) and Client spaces of the board (SF-2.3)."""

REMOVED_CLIENTS: Final = {2: 6, 3: 3, 4: 0}
REMOVED_TILES: Final = {2: 8, 3: 4, 4: 0}
"""Taken out by player count, the tiles of each kind (SF-2.1)."""

BOARD_REPUTATION: Final = 4
START_SEEDS: Final = (1, 2, 3, 4)
"""By turn order (SF-2.12)."""

EXCHANGE_COST: Final = 3
ADD_COST: Final = 5
"""Seeds for a vegetable of the barrow (SF-7.1, SF-7.2)."""

TOKENS_OF_SORT: Final = 15
TOKENS_OF_ANIMAL: Final = 15
MEDALS_OF_THREE: Final = 25
"""The supply, which binds under the house option ``limited`` only (SF-14.7)."""

MEDALS_OF_SPACE: Final = (3, 1)
"""Below each Client space, in the order in which they go (SF-2.5, SF-8.2)."""

TRIO_MEDAL: Final = 3
REPUTATION_POINTS: Final = 5
COLOUR_BONUS: Final = 3
VALUE_BONUS: Final = 3
VEGETABLES_PER_POINT: Final = 3
PASTURE_POINTS: Final = 2

IN_FILE: Final[tuple[tuple[str, str, object, str], ...]] = (
    ("game", "players", [2, 4], "SF-2.1"),
    ("game", "animals", list(ANIMALS), "SF-2.6"),
    ("game", "vegetables", list(VEGETABLES), "SF-1.4"),
    ("game", "field_colours", list(FIELD_COLOURS), "SF-1.3"),
    ("game", "client_colours", list(CLIENT_COLOURS), "SF-1.6"),
    ("game", "colour_is_animal", False, "SF-14.4"),
    ("game", "removed_clients", {str(count): out for count, out in REMOVED_CLIENTS.items()}, "SF-2.1"),
    ("game", "removed_tiles_per_animal", {str(count): out for count, out in REMOVED_TILES.items()}, "SF-2.1"),
    ("game", "start_seeds", list(START_SEEDS), "SF-2.12"),
    ("game", "columns", COLUMNS, "SF-2.6"),
    ("game", "client_spaces", SPACES, "SF-2.3"),
    ("game", "board_reputation_tiles", BOARD_REPUTATION, "SF-2.4"),
    ("game", "reputation_tiles_per_player", 1, "SF-2.4"),
    ("game", "seed_on_new_sheep", 1, "SF-4.6"),
    ("game", "swap_cost", EXCHANGE_COST, "SF-7.1"),
    ("game", "gain_cost", ADD_COST, "SF-7.2"),
    ("game", "power_cost", 1, "SF-12.11"),
    ("tokens", "seed", 40, "SF-1.4"),
    ("tokens", "vegetable_each", TOKENS_OF_SORT, "SF-1.4"),
    ("tokens", "animal_each", TOKENS_OF_ANIMAL, "SF-1.4"),
    ("tokens", "medal_3", MEDALS_OF_THREE, "SF-1.4"),
    ("tokens", "medal_1", SPACES, "SF-1.4"),
    ("tokens", "limited", False, "SF-14.7"),
    ("medals", "per_client_space", list(MEDALS_OF_SPACE), "SF-2.5"),
    ("medals", "animal_trio", TRIO_MEDAL, "SF-6.4"),
    ("scoring", "reputation", REPUTATION_POINTS, "SF-1.7"),
    ("scoring", "three_clients_same_colour", COLOUR_BONUS, "SF-11.4"),
    ("scoring", "three_clients_same_value", VALUE_BONUS, "SF-11.5"),
    ("scoring", "bonus_once_each", True, "SF-11.4"),
    ("scoring", "vegetables_per_point", VEGETABLES_PER_POINT, "SF-11.6"),
    ("scoring", "pasture_rectangle_per_tile", PASTURE_POINTS, "SF-11.8"),
    ("scoring", "tiebreak", ["seeds", "shared"], "SF-11.9"),
)
"""Table, key, number and rule of everything that is no printed piece."""


def check_numbers(file: dict[str, object]) -> None:
    """Raises :class:`ComponentsError` where a components file differs from the rulebook."""
    for table_name, key, wanted, rule in IN_FILE:
        table = file.get(table_name)
        value = table.get(key) if isinstance(table, dict) else None
        if value != wanted or isinstance(value, bool) is not isinstance(wanted, bool):
            raise ComponentsError(
                f"[{table_name}] {key} should be {_toml(wanted)}: that is a number of the rules ({rule})."
            )


def _toml(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case dict():
            return "{ " + ", ".join(f"{key} = {entry}" for key, entry in value.items()) + " }"
        case _:
            return str(value).replace("'", '"')

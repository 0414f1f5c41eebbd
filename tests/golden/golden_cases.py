"""Which matches are kept: one for every player count and ending, one for every option."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from game.ai.levels import choose, level_of
from rules import fistful, sprouts, sunfield, three_sisters
from rules.chance import Seeded, Stream
from rules.record import Record
from rules.title import Json, State, Title

FOLDER: Final = Path(__file__).parent
MOST_MATCHES: Final = 3000
TITLES: Final = (fistful.TITLE, sunfield.TITLE, sprouts.TITLE, three_sisters.TITLE)


@dataclass(frozen=True, slots=True)
class Golden:
    """A match to keep: the first one, counting seeds from 1, that ends for ``reason``.

    Everybody chooses at random, or as computers of ``level`` do where chance alone gets nowhere.
    """

    title_id: str
    name: str
    players: int
    reason: str
    options: dict[str, Json] = field(default_factory=dict)
    level: str = ""

    @property
    def title(self) -> Title:
        """The title it is a match of."""
        (title,) = (title for title in TITLES if title.meta.id == self.title_id)
        return title

    @property
    def path(self) -> Path:
        """Its record; what it came to is beside it, ending in ``.json``."""
        return FOLDER / self.title_id / f"{self.name}.record"


SACKS: Final = "The most sacks after three seasons win."
POINTS: Final = "Sacks are equal; the most points over three seasons decide."
SHARED: Final = "The win is shared: equal sacks and equal points."

FISTFUL: Final = (
    Golden("fistful", "four_most_sacks", 4, SACKS),
    Golden("fistful", "four_most_points", 4, POINTS),
    Golden("fistful", "four_shared", 4, SHARED),
    Golden("fistful", "four_no_repeats", 4, SACKS, {"no_repeats": True}),
    Golden("fistful", "four_late_goals", 4, SACKS, {"late_goals": True}),
    Golden("fistful", "four_no_repeats_late_goals", 4, POINTS, {"no_repeats": True, "late_goals": True}),
    Golden("fistful", "three_most_sacks", 3, SACKS),
    Golden("fistful", "three_most_points", 3, POINTS),
    Golden("fistful", "three_shared", 3, SHARED),
    Golden("fistful", "three_no_repeats", 3, SACKS, {"no_repeats": True}),
    Golden("fistful", "two_most_sacks", 2, SACKS),
    Golden("fistful", "two_most_points", 2, POINTS),
    Golden("fistful", "two_shared", 2, SHARED),
    Golden("fistful", "two_no_repeats", 2, SACKS, {"no_repeats": True}),
)

TILES: Final = "The tile piles are empty and the round is over: "
MOST_POINTS: Final = "the most points win."
MOST_SEEDS: Final = "points are equal, and the most Seeds win."
LEVEL: Final = "the win is shared: equal points and equal Seeds."
HOUSE: Final[dict[str, Json]] = {
    "colour_is_animal": True,
    "alt_cow": True,
    "bonus_per_three": True,
    "limited": True,
}
SEATS: Final[dict[str, Json]] = {"first_player": 3, "set_0": 2, "set_1": 4, "set_2": 1, "set_3": 3}
ADVANCED: Final[dict[str, Json]] = {"mode": "advanced"}

SUNFIELD: Final = (
    Golden("sunfield", "two_most_points", 2, TILES + MOST_POINTS),
    Golden("sunfield", "two_most_seeds", 2, TILES + MOST_SEEDS),
    Golden("sunfield", "two_shared", 2, TILES + LEVEL),
    Golden(
        "sunfield", "two_advanced", 2, "The Pig pile is empty and the round is over: " + MOST_POINTS, ADVANCED
    ),
    Golden("sunfield", "three_most_points", 3, TILES + MOST_POINTS),
    Golden("sunfield", "three_most_seeds", 3, TILES + MOST_SEEDS),
    Golden("sunfield", "three_shared", 3, TILES + LEVEL, HOUSE),
    Golden(
        "sunfield",
        "three_advanced",
        3,
        "The Sheep and the Pig pile are empty and the round is over: " + MOST_POINTS,
        ADVANCED,
    ),
    Golden("sunfield", "four_most_points", 4, TILES + MOST_POINTS, SEATS),
    Golden("sunfield", "four_most_seeds", 4, TILES + MOST_SEEDS),
    Golden("sunfield", "four_shared", 4, TILES + LEVEL),
    Golden(
        "sunfield",
        "four_advanced_house",
        4,
        "The Sheep pile is empty and the round is over: " + MOST_POINTS,
        {**ADVANCED, **HOUSE},
    ),
)

VICTORY_POINTS: Final = "The most victory points win."
SPROUTS_DECIDE: Final = "Victory points are equal; more sprouts on the board decide."
FLOWERS_DECIDE: Final = "Points and sprouts are equal; more sprouts in the Flower Garden decide."
LEMONADE: Final = "Points and sprouts are equal: the players share the win, and a glass of lemonade."
TEAM_LEMONADE: Final = "Points and sprouts are equal: the teams share the win, and a glass of lemonade."
RIVAL: Final = "The Rival has more victory points."
RIVAL_LEVEL: Final = "You are level with the Rival, and that is a win for the Rival."
GROWER: Final = "You beat the Rival. Fledgling Grower!"
LEVELS: Final = {
    "planter": "You beat the Rival. Beginning Planter!",
    "harvester": "You beat the Rival. Clever Harvester!",
    "gardener": "You beat the Rival. Talented Gardener!",
    "herbalist": "You beat the Rival. Professional Herbalist!",
    "cultivator": "You beat the Rival. True Green Thumb Cultivator!",
}
"""The levels above the first one."""
TEAMS: Final[dict[str, Json]] = {"mode": "teams"}

SPROUTS: Final = (
    Golden("sprouts", "alone_rival_ahead", 1, RIVAL),
    Golden("sprouts", "alone_level", 1, RIVAL_LEVEL),
    Golden("sprouts", "alone_won", 1, GROWER),
    *(Golden("sprouts", f"alone_{name}", 1, reason, level="gardener") for name, reason in LEVELS.items()),
    Golden("sprouts", "alone_advanced", 1, RIVAL, {"advanced_solo": True}),
    Golden("sprouts", "two_most_points", 2, VICTORY_POINTS),
    Golden("sprouts", "two_most_sprouts", 2, SPROUTS_DECIDE),
    Golden("sprouts", "two_most_flowers", 2, FLOWERS_DECIDE),
    Golden("sprouts", "two_shared", 2, LEMONADE),
    Golden("sprouts", "three_most_points", 3, VICTORY_POINTS),
    Golden("sprouts", "three_most_sprouts", 3, SPROUTS_DECIDE),
    Golden("sprouts", "three_most_flowers", 3, FLOWERS_DECIDE),
    Golden("sprouts", "three_shared", 3, LEMONADE),
    Golden("sprouts", "four_most_points", 4, VICTORY_POINTS),
    Golden("sprouts", "four_most_sprouts", 4, SPROUTS_DECIDE),
    Golden("sprouts", "four_most_flowers", 4, FLOWERS_DECIDE),
    Golden("sprouts", "four_shared", 4, LEMONADE),
    Golden("sprouts", "four_advanced", 4, VICTORY_POINTS, ADVANCED),
    Golden("sprouts", "teams_most_points", 4, VICTORY_POINTS, TEAMS),
    Golden("sprouts", "teams_most_sprouts", 4, SPROUTS_DECIDE, TEAMS),
    Golden("sprouts", "teams_most_flowers", 4, FLOWERS_DECIDE, TEAMS),
    Golden("sprouts", "teams_shared", 4, TEAM_LEMONADE, TEAMS),
    Golden("sprouts", "teams_lowest_score", 4, VICTORY_POINTS, TEAMS | {"lowest_score": True}),
    Golden("sprouts", "teams_no_table_talk", 4, VICTORY_POINTS, TEAMS | {"no_table_talk": True}),
    Golden("sprouts", "teams_both", 4, VICTORY_POINTS, TEAMS | {"lowest_score": True, "no_table_talk": True}),
)

GARDEN_DECIDES: Final = "Points are equal; the most garden points decide."
POINTS_WIN: Final = "The most points win."
LEVEL_GARDENS: Final = "The win is shared: points and garden points are equal."
WEATHER: Final[dict[str, Json]] = {"weather": True}

THREE_SISTERS: Final = (
    Golden("three_sisters", "one_better_luck", 1, "Better luck next year: the garden can do more."),
    Golden("three_sisters", "one_county_fair", 1, "You may show your harvest at the county fair."),
    Golden("three_sisters", "one_blue_ribbon_weather", 1, "Your harvest wins a blue ribbon.", WEATHER),
    Golden("three_sisters", "two_most_points", 2, POINTS_WIN, WEATHER),
    Golden("three_sisters", "two_garden_decides", 2, GARDEN_DECIDES),
    Golden("three_sisters", "two_shared", 2, LEVEL_GARDENS),
    Golden("three_sisters", "three_most_points", 3, POINTS_WIN),
    Golden("three_sisters", "three_garden_decides", 3, GARDEN_DECIDES, WEATHER),
    Golden("three_sisters", "three_shared", 3, LEVEL_GARDENS),
    Golden("three_sisters", "four_most_points", 4, POINTS_WIN),
    Golden("three_sisters", "four_garden_decides", 4, GARDEN_DECIDES, WEATHER),
)

GOLDEN: Final = (*FISTFUL, *SUNFIELD, *SPROUTS, *THREE_SISTERS)


def found(golden: Golden) -> Record:
    """Plays random matches until one ends for the reason; its record."""
    for seed in range(1, MOST_MATCHES):
        record, state = _played(golden, seed)
        if state.outcome is not None and state.outcome.reason == golden.reason:
            return record
    raise LookupError(f"{golden.name}: none of {MOST_MATCHES} matches ends like this: {golden.reason}")


def _played(golden: Golden, seed: int) -> tuple[Record, State]:
    meta = golden.title.meta
    setup = meta.setup(golden.players, golden.options)
    chance, pick = Seeded(seed), Stream(seed)
    state = golden.title.new(setup, chance)
    actions: list[str] = []
    while state.current_player is not None:
        legal = state.legal_actions()
        action = legal[pick.below(len(legal))]
        if golden.level:
            player, thought = state.current_player, len(actions)
            observed = state.observe(player)
            action = choose(golden.title_id, level_of(golden.level), observed, thought, iterations=4).action
        actions.append(str(action))
        state.apply(action, chance)
    seats = tuple(f"person {name}" for name in ("Ann", "Ben", "Cleo", "Dan")[: golden.players])
    return Record(meta.id, meta.version, golden.players, seed, setup.options, seats, tuple(actions)), state

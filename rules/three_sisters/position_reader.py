"""Reads a position and refuses one that no match can reach.

Goods, compost and perennials are not reckoned back from the harvests: examples and puzzles start
in the middle of things.
"""

from __future__ import annotations

from rules.three_sisters.actions import TAKE_DIE, TakeDie
from rules.three_sisters.adjusting import NOT_FIXED
from rules.three_sisters.owed import ENTRY_OF_NAME
from rules.three_sisters.phases import BARREL_POURED, note_choice
from rules.three_sisters.position import MAIN_NAMES, VERSION
from rules.three_sisters.position_check import check
from rules.three_sisters.rondel import SPACE_OF_NAME
from rules.three_sisters.sheet import Sheet
from rules.three_sisters.sheet_reader import read_sheet
from rules.three_sisters.stages import STAGE_NAMES
from rules.three_sisters.state import ThreeSistersState
from rules.three_sisters.variant import ROUNDS, Variant, variant_of
from rules.three_sisters.weather import NO_WEATHER, WEATHER_NAMES
from rules.title import Json, PositionError, SetupError

KEYS = frozenset(
    {
        "title",
        "version",
        "players",
        "options",
        "observer",
        "round",
        "first",
        "pawn",
        "weather",
        "dice",
        "stage",
        "player",
        "die",
        "main",
        "fixed",
        "rained",
        "crossings",
        "owed",
        "sheets",
    }
)
"""What a position may hold."""

MOST_OWED = 200
"""A longer pending list never comes about."""


class PositionReader:
    """One position on its way to a state, checked part by part."""

    def __init__(self, position: Json) -> None:
        if not isinstance(position, dict):
            raise PositionError("A position is a JSON object.")
        self._position = position

    def state(self) -> ThreeSistersState:
        """The whole state; raises :class:`PositionError`."""
        if self._position.get("title", "three_sisters") != "three_sisters":
            raise PositionError("This is no position of Three Sisters.")
        self._number("version", VERSION, VERSION)
        for key in self._position:
            if key not in KEYS:
                raise PositionError(f"A position has no key {key[:20]!r}.")
        variant = self._variant()
        last = variant.players - 1
        state = ThreeSistersState(
            variant,
            None if self._position.get("observer") is None else self._number("observer", 0, last),
            self._number("round", 1, ROUNDS),
            self._number("first", 0, last),
            self._space("pawn"),
            [self._die(die) for die in self._list("dice")],
            self._weather(),
            self._word("stage", STAGE_NAMES),
            self._number("player", 0, last),
            None if self._position.get("die") is None else self._die(self._position["die"]),
            self._main(),
            NOT_FIXED if self._position.get("fixed") is None else self._number("fixed", 1, 6) - 1,
            self._number("rained", 0, BARREL_POURED, 0),
            self._number("crossings", 0, 2, 0),
            self._owed(),
            self._sheets(variant),
        )
        check(state)
        note_choice(state)
        return state

    def _sheets(self, variant: Variant) -> list[Sheet]:
        sheets = self._list("sheets")
        if len(sheets) != variant.players:
            raise PositionError(f"'sheets' should be a list of {variant.players}.")
        return [read_sheet(sheet, player, with_edith=variant.solo) for player, sheet in enumerate(sheets)]

    def _number(self, name: str, low: int, high: int, default: Json = None) -> int:
        value = self._position.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise PositionError(f"{name!r} should be a whole number from {low} to {high}.")
        return value

    def _list(self, name: str) -> list[Json]:
        value = self._position.get(name, [])
        if not isinstance(value, list):
            raise PositionError(f"{name!r} should be a list.")
        return value

    def _word(self, name: str, words: tuple[str, ...]) -> int:
        """The place of a word in a list of those that are possible."""
        value = self._position.get(name)
        if not isinstance(value, str) or value not in words:
            raise PositionError(f"{name!r} should be one of: {', '.join(word for word in words if word)}.")
        return words.index(value)

    def _variant(self) -> Variant:
        from rules.three_sisters.title import META  # noqa: PLC0415 - the title needs this reader

        options = self._position.get("options", {})
        if not isinstance(options, dict):
            raise PositionError("'options' should be an object.")
        try:
            return variant_of(META.setup(self._number("players", 1, 4), options))
        except SetupError as error:
            raise PositionError(str(error)) from error

    def _space(self, name: str) -> int:
        return self._word(name, tuple(SPACE_OF_NAME))

    def _weather(self) -> int:
        return NO_WEATHER if self._position.get("weather") is None else self._word("weather", WEATHER_NAMES)

    def _die(self, written: Json) -> TakeDie:
        value, _, space = written.partition(" ") if isinstance(written, str) else ("", "", "")
        if len(value) != 1 or value not in "123456" or space not in SPACE_OF_NAME:
            raise PositionError("A die reads '5 shed-a': its value and its space.")
        return TAKE_DIE[int(value) - 1][SPACE_OF_NAME[space]]

    def _main(self) -> int:
        main = 0
        for name in self._list("main"):
            if not isinstance(name, str) or name not in MAIN_NAMES:
                raise PositionError("'main' lists 'garden' and 'rondel', as far as they are still owed.")
            main |= MAIN_NAMES[name]
        return main

    def _owed(self) -> list[int]:
        entries = self._list("owed")
        if len(entries) > MOST_OWED:
            raise PositionError(f"'owed' lists at most {MOST_OWED} extra actions.")
        owed = []
        for name in entries:
            if not isinstance(name, str) or name not in ENTRY_OF_NAME:
                raise PositionError(f"'owed' lists extra actions: {', '.join(ENTRY_OF_NAME)}.")
            owed.append(ENTRY_OF_NAME[name])
        return owed

"""Positions: readable, inverse to the state at every action, and refused with a reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from rules.chance import Seeded, Stream
from rules.sunfield import TITLE
from rules.sunfield.options import HOUSE
from rules.sunfield.state import SunfieldState
from rules.title import Json, PositionError
from tests.rules.sunfield.sunfield_kit import new

Change = Callable[[dict[str, Any]], None]


def at(moment: str, mode: str = "advanced", **options: Json) -> SunfieldState:
    """A state of a random match at a moment, late enough to have something of everything."""
    for seed in range(60):
        state, chance, pick = (
            new(2, seed, None, mode=mode, set_0=1, set_1=2, **options),
            Seeded(seed),
            Stream(seed),
        )
        while state.current_player is not None:
            actions = state.legal_actions()
            state.advance(actions[pick.below(len(actions))], chance)
            kind = state.decision.kind if state.decision else "over"
            if kind == moment and state.turn > 12:
                return state
    raise AssertionError(f"no random match came to {moment}")


def position(moment: str = "ready", mode: str = "advanced", **options: Json) -> dict[str, Any]:
    """Its position, as JSON text gives it back."""
    text = json.dumps(at(moment, mode, **options).position())
    again: dict[str, Any] = json.loads(text)
    return again


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", ["standard", "advanced"])
def test_a_position_is_the_inverse_of_its_state_at_every_action(players: int, mode: str) -> None:
    for seed in range(2):
        house: dict[str, Json] = dict.fromkeys(HOUSE, bool(seed))
        state, chance, pick = new(players, seed, None, mode=mode, **house), Seeded(seed), Stream(seed)
        while state.current_player is not None:
            written = json.loads(json.dumps(state.position()))
            assert written == state.position()
            loaded = TITLE.load(written)
            assert loaded == state
            assert list(loaded.legal_actions()) == list(state.legal_actions())
            actions = state.legal_actions()
            state.advance(actions[pick.below(len(actions))], chance)
        assert TITLE.load(state.position()) == state


@pytest.mark.parametrize("moment", ["ready", "holding", "planting", "drawn", "spending", "done", "over"])
def test_every_moment_can_be_loaded(moment: str) -> None:
    state = at(moment)
    assert TITLE.load(state.position()) == state
    assert TITLE.load(state.observe(1).position()) == state.observe(1)


def test_a_position_can_be_read_by_a_person() -> None:
    state = new(2, 3, set_0=1, set_1=2)
    written: dict[str, Any] = dict(state.position())
    assert written["farms"][0]["plot"] == [
        "-1 0 X1S (broccoli)",
        "0 0 X1P (carrot, broccoli*)",
        "1 0 X1C (eggplant, corn, carrot*)",
    ]
    assert written["market"][0][0].endswith("+1")
    assert written["piles"] == {"sheep": 9, "pig": 9, "cow": 9, "client": 9}


def test_equal_spaces_may_be_filled_in_any_order() -> None:
    written = position("ready", "standard")
    plot = written["farms"][0]["plot"]
    plot[0] = "-1 0 " + plot[0].split(maxsplit=2)[2]
    loaded = TITLE.load(written)
    written["farms"][0]["plot"] = plot
    assert TITLE.load(written) == loaded


def put(*path: str | int, value: Json) -> Change:
    """Replaces one entry."""

    def change(written: dict[str, Any]) -> None:
        place: Any = written
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value

    return change


def plot(*lines: str) -> Change:
    """Appends tiles to the plot of farm 0."""

    def change(written: dict[str, Any]) -> None:
        written["farms"][0]["plot"] += lines

    return change


def same_reputation(written: dict[str, Any]) -> None:
    """Both players have one and the same Reputation tile."""
    written["farms"][0]["reputation"]["own"] = written["farms"][1]["reputation"]["own"]


def same_set(written: dict[str, Any]) -> None:
    """Both players have the same set."""
    written["farms"][0]["set"] = written["farms"][1]["set"]


def same_card(written: dict[str, Any]) -> None:
    """Both players have the same Livestock card A."""
    written["farms"][0]["livestock"]["cards"][0] = written["farms"][1]["livestock"]["cards"][0]


REFUSED: list[tuple[str, Change, str]] = [
    ("version", put("version", value=2), "no position of Sunfield Farm"),
    ("title", put("title", value="fistful"), "no position of Sunfield Farm"),
    ("players", put("players", value=5), "'players' should be a whole number from 2 to 4"),
    ("options", put("options", "mode", value="hard"), "'mode' can be: standard, advanced"),
    ("observer", put("observer", value=2), "'observer' should be"),
    ("moment", put("moment", value="asleep"), "'moment' should be one of ready"),
    ("a tile in the hand", put("holding", value="S01"), "'holding' names a tile exactly between"),
    ("a drawn tile", put("drawn", value="S01"), "'drawn' names a tile exactly at"),
    ("no such tile", plot("50 0 S99 (corn)"), "no tile 'S99'"),
    ("no such form", plot("50 0 S01"), "no tile of a plot"),
    ("no such cell", plot("100 0 S01 past Sheep"), "'100 0' is no cell"),
    ("two tiles on a cell", plot("0 0 S01 past empty"), "two tiles lie on the cell 0 0"),
    ("other spaces", plot("50 0 S01 (corn)"), "the spaces of S01 are broccoli"),
    ("other animals", plot("50 0 S01 past Goat"), "on a pasture stands Sheep, Pig, Cow, empty"),
    ("a plot in two parts", plot("50 0 AC01 past empty"), "there is no tile 'AC01'"),
    ("a foreign starting tile", put("farms", 0, "set", value=4), "the starting tiles X4S, X4P, X4C"),
    ("a wrong barrow", put("farms", 0, "barrow", value={"leek": 1}), "in the barrow lie"),
    ("less than nothing", put("farms", 0, "barrow", value={"corn": -1}), "'corn' should be a whole number"),
    ("too many Seeds", put("farms", 0, "seeds", value=40), "more than can have come"),
    ("a Medal too many", put("farms", 0, "medals", "1", value=5), "Medals that left the board"),
    ("no such Client", put("farms", 0, "clients", value=["pink-3"]), "'clients' cannot be 'pink-3'"),
    ("a Client too many", put("farms", 0, "clients", value=["blue-3"] * 2), "The Client blue-3 lies in"),
    ("the market", put("market", value=[["-", "-", "-"]]), "'market' should be a list of 3 entries"),
    ("a wrong row", put("market", 0, 0, value="P01"), "'P01' cannot lie in market row 1"),
    ("wrong Seeds", put("market", 0, 0, value="S01+x"), "Seeds on a tile are written '+2'"),
    ("Seeds on nothing", put("market", 0, 0, value="-+2"), "Seeds lie on tiles only"),
    ("a pile", put("piles", "sheep", value=0), "The sheep pile"),
    ("a Client space", put("clients", 0, value={"client": None, "medals": [3, 1]}), "The client pile"),
    ("Medals", put("clients", 0, "medals", value=[1, 3]), "The Medals of a Client space are"),
    ("Reputation", put("reputation", 0, value="R99"), "'R99' is no Reputation tile"),
    ("Reputation twice", same_reputation, "A Reputation tile lies in two places"),
    ("a set twice", same_set, "the starting tiles"),
    ("a Livestock card twice", same_card, "A Livestock card lies before two players"),
    ("Livestock", put("farms", 0, "livestock", value=None), "has Livestock cards in this mode"),
    ("two A cards", put("farms", 0, "livestock", "cards", value=["A1", "A2"]), "an A card and a B card"),
    ("a column", put("farms", 0, "livestock", "used", value=[4]), "a column that was not reached"),
    ("turns", put("turn", value=11), "turns, but took"),
    ("a hand", put("hand", value=["corn"]), "'hand' and 'laid' say what is being planted"),
    ("a farm too few", put("farms", value=[]), "'farms' should be a list of 2 entries"),
]


@pytest.mark.parametrize(
    ("change", "sentence"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED]
)
def test_what_cannot_be_is_refused_with_the_reason(change: Change, sentence: str) -> None:
    written = position()
    TITLE.load(written)
    change(written)
    with pytest.raises(PositionError) as caught:
        TITLE.load(written)
    assert sentence in str(caught.value)
    assert str(caught.value)[-1] in ".!?"


def test_a_plot_in_two_parts_is_refused() -> None:
    written = position()
    first = written["farms"][0]["plot"][0].split(maxsplit=2)
    written["farms"][0]["plot"][0] = f"60 0 {first[2]}"
    with pytest.raises(PositionError, match=r"Plot 0 is in \d parts"):
        TITLE.load(written)


def test_a_tile_in_two_places_is_refused() -> None:
    written = position()
    tile = written["market"][0][0].partition("+")[0]
    if tile == "-":
        tile = next(space for row in written["market"] for space in row if space != "-").partition("+")[0]
    spaces = ", ".join(["broccoli", "carrot", "eggplant", "corn"][s] for s in _sorts(tile))
    written["farms"][0]["plot"].append(f"60 0 {tile} ({spaces})")
    with pytest.raises(PositionError, match=f"The tile {tile} lies in 2 places"):
        TITLE.load(written)


def _sorts(tile: str) -> tuple[int, ...]:
    state = new()
    return state.variant.faces.sorts[state.variant.tile_ids.index(tile)]


def test_a_full_tile_that_was_not_harvested_is_refused() -> None:
    written = new(2, 3, set_0=1, set_1=2).position()
    farms: Any = written["farms"]
    farms[0]["plot"][1] = "0 0 X1P (carrot*, broccoli*)"
    with pytest.raises(PositionError, match="the tile at 0 0 is full"):
        TITLE.load(written)


@pytest.mark.parametrize("mode", ["standard", "advanced"])
def test_animals_that_must_have_gone_are_refused(mode: str) -> None:
    written = new(2, 3, mode=mode, set_0=1, set_1=2).position()
    farms: Any = written["farms"]
    farms[0]["plot"] = ["-1 0 X1S past Sheep", "0 0 X1P past Pig", "1 0 X1C past Cow"]
    if mode == "advanced":
        farms[0]["livestock"]["cards"] = ["A2", "B1"]
        farms[1]["livestock"]["cards"] = ["A3", "B2"]
    with pytest.raises(PositionError, match="must have gone back"):
        TITLE.load(written)


@pytest.mark.parametrize("position", [None, 3, "x", [], [{}], {}, {"title": "sunfield"}])
def test_no_position_at_all(position: Json) -> None:
    with pytest.raises(PositionError):
        TITLE.load(position)


@pytest.mark.parametrize("moment", ["planting", "drawn", "spending", "holding"])
def test_a_damaged_position_is_refused_or_can_be_played(moment: str) -> None:
    """Every entry of a position in turn is replaced by another entry of it."""
    written = position(moment)
    values: list[Json] = [None, 0, 1, "-", "S01", [], {}, *list(written.values())[:12]]
    for number, key in enumerate(list(written)):
        for value in values:
            damaged = json.loads(json.dumps(written))
            damaged[key] = value
            try:
                state = TITLE.load(damaged)
            except PositionError:
                continue
            pick = Stream(number)
            while state.current_player is not None:
                actions = (
                    state.legal_actions() or state.determinize(state.observer or 0, pick).legal_actions()
                )
                if state.observer is not None:
                    state.observer = None
                state.advance(actions[pick.below(len(actions))], pick)

"""Positions and plays of Three Sisters in the words of its rulebook.

    using("1 shed-a", "1.corn1=2 tulip=4 goods=8 compost=3 shovel")

is a player in the middle of a turn with a 1 from ``shed-a`` and that sheet. A name alone is a
complete item; ``compost`` is what is unspent (``filled`` and ``spent`` say it apart); ``x:mulch``
``x:honey4`` ``x:star5`` ``x:1.pumpkin1`` are Edith's marks. What is not named is as at the start.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rules.chance import Chance, Scripted, Seeded
from rules.three_sisters import TITLE
from rules.three_sisters.events import ActionsLost
from rules.three_sisters.garden import CROP_NAMES, HEIGHTS
from rules.three_sisters.reasons import word_of
from rules.three_sisters.rondel import SPACE_NAMES
from rules.three_sisters.scoring import score_of
from rules.three_sisters.state import ThreeSistersState
from rules.three_sisters.tracks import LENGTHS, SECTIONS, TRACK_OF_NAME, section_of
from rules.title import Event, IllegalAction, Json

ROUND_OF = {"market": 3, "shed": 6, "rain": 2}
"""A round with that event."""


def new(
    players: int = 2, dice: Sequence[int] = (), first: int = 0, *, weather: bool = False, seed: int = 1
) -> ThreeSistersState:
    """The first state of a match; ``dice`` is the first roll."""
    draw = [] if players == 1 else [first]
    return TITLE.new(TITLE.meta.setup(players, {"weather": weather}), Scripted([*draw, *dice], Seeded(seed)))


def sheet(text: str) -> dict[str, Json]:
    """A sheet as a position writes it, from ``"1.corn1=2 tulip=4 shovel"``."""
    written: dict[str, dict[str, Json]] = {section: {} for section in ("garden", *SECTIONS)}
    numbers: dict[str, Json] = {}
    crossed: list[Json] = []
    for word in text.split():
        name, _, value = word.partition("=")
        if name.startswith("x:"):
            mark = name[2:]
            letters = mark.rstrip("0123456789")
            crossed.append(mark if "." in mark or letters == mark else f"{letters} {mark[len(letters) :]}")
        elif name in ("goods", "spent"):
            numbers[name] = int(value)
        elif name in ("compost", "filled"):
            numbers["compost"] = int(value)
        elif "." in name:
            written["garden"][name] = int(value)
        else:
            track = TRACK_OF_NAME[name]
            written[section_of(track)][name] = int(value) if value else LENGTHS[track]
    whole: dict[str, Json] = {**written, **numbers}
    if crossed:
        whole["crossed"] = crossed
    return whole


def position(filled: str = "", players: int = 2, /, **keys: Json) -> dict[str, Json]:
    """A position of player 0 with a sheet; ``keys`` are keys of the position."""
    weather = keys.get("weather")
    written: dict[str, Json] = {
        "title": "three_sisters",
        "version": 1,
        "players": players,
        "options": {"weather": weather is not None},
        "observer": None,
        "round": 3,
        "first": 0,
        "player": 0,
        "sheets": [sheet(filled), *({} for _ in range(players - 1))],
    }
    return written | keys


def using(
    taken: str = "1 compost-goods", filled: str = "", players: int = 2, /, **keys: Json
) -> ThreeSistersState:
    """Player 0 uses a die just taken; the others on the rondel are its like.

    ``main`` and ``owed`` are texts: ``main="rondel"``, ``owed="bonus, perennial iris"``.
    """
    space = SPACE_NAMES.index(taken.split()[1])
    left: list[Json] = [taken] * (3 if players == 1 else players + 1)
    written: dict[str, Json] = {
        "pawn": SPACE_NAMES[(space + 1) % 7],
        "dice": left,
        "die": taken,
        "stage": "use",
        "main": "garden rondel",
        "owed": "",
    }
    written |= keys
    written["main"] = [*str(written["main"]).split()]
    written["owed"] = [entry.strip() for entry in str(written["owed"]).split(",") if entry.strip()]
    return TITLE.load(position(filled, players, **written))


def owing(entries: str, filled: str = "", players: int = 2, /, **keys: Json) -> ThreeSistersState:
    """Player 0 is owed extra actions and nothing else, at the end of a turn."""
    return using("1 shed-a", filled, players, **{"main": "", "owed": entries} | keys)


def before_event(filled: str = "", round_: int = 2, players: int = 2, /, **keys: Json) -> ThreeSistersState:
    """The last action of the gardening phase, ``goods`` by the last player, is still to come."""
    die = "3 compost-goods"
    last: dict[str, Json] = {"dice": [die, die], "stage": "shared", "player": players - 1}
    if players == 1:  # in even rounds the last of the four dice is the player's own
        last = {"dice": []}
    return using(die, filled, players, **last | {"main": "rondel", "round": round_} | keys)


def event(name: str, filled: str = "", players: int = 2, /, **keys: Json) -> ThreeSistersState:
    """Player 0 meets the event ``market``, ``shed`` or ``rain``."""
    state = before_event(filled, ROUND_OF[name], players, **keys)
    play(state, "goods")
    return state


def play(state: ThreeSistersState, *lines: str, dice: Sequence[int] = ()) -> list[Event]:
    """Plays the actions; tells what happened. ``dice`` are the next that are rolled."""
    chance: Chance = Scripted(dice, Seeded(1))
    events: list[Event] = []
    for line in lines:
        events += state.apply(TITLE.parse(line), chance)
    return events


def refused(state: ThreeSistersState, line: str) -> str:
    """The rulebook's word for why ``line`` is refused, which changes nothing."""
    action = TITLE.parse(line)
    before = state.copy()
    with pytest.raises(IllegalAction) as caught:
        state.apply(action, Seeded(1))
    assert state == before
    assert action not in state.legal_actions()
    assert caught.value.refusal.reason.endswith(".")
    return word_of(caught.value.refusal)


def legal(state: ThreeSistersState, *starts: str) -> list[str]:
    """The legal actions that start with one of the words, all without any."""
    texts = [str(action) for action in state.legal_actions()]
    return [text for text in texts if not starts or text.startswith(starts)]


def is_legal(state: ThreeSistersState, line: str) -> bool:
    """Whether ``line`` is a legal action."""
    return TITLE.parse(line) in state.legal_actions()


def owed(state: ThreeSistersState) -> str:
    """The pending list in alphabetical order: ``bonus, perennial crocus``."""
    decision = state.decision
    assert decision is not None
    entries = decision.details["owed"]
    assert isinstance(entries, list)
    return ", ".join(sorted(str(entry) for entry in entries))


def expect(state: ThreeSistersState, text: str, player: int = 0) -> None:
    """Asserts that the sheet reads ``"1.corn1=2 goods=3 compost=0 shovel=2"``."""
    words = [word.partition("=") for word in text.split()]
    assert {name: of(state, name, player) for name, _, _ in words} == {name: int(n) for name, _, n in words}


def of(state: ThreeSistersState, name: str, player: int = 0) -> int:
    """One number of a sheet: the height of a crop, boxes of a track, ``goods``, ``compost`` unspent."""
    written = sheets(state)[player]
    if name == "compost":
        return int(str(written["compost"])) - int(str(written["spent"]))
    if name in ("goods", "spent"):
        return int(str(written[name]))
    if name == "filled":
        return int(str(written["compost"]))
    section = written["garden" if "." in name else section_of(TRACK_OF_NAME[name])]
    assert isinstance(section, dict)
    return int(str(section.get(name, 0)))


def sheets(state: ThreeSistersState) -> list[dict[str, Json]]:
    """All sheets as the position writes them."""
    written = state.position()["sheets"]
    assert isinstance(written, list)
    return [each for each in written if isinstance(each, dict)]


def crossed(state: ThreeSistersState) -> list[Json]:
    """Edith's marks on the solo sheet."""
    marks = sheets(state)[0]["crossed"]
    assert isinstance(marks, list)
    return marks


def lost(events: Sequence[Event]) -> list[Json]:
    """The extra actions that were lost."""
    gone: list[Json] = []
    for each in events:
        if isinstance(each, ActionsLost):
            entries = each.facts()["entries"]
            assert isinstance(entries, list)
            gone += entries
    return gone


def scored(filled: str, players: int = 2) -> dict[str, int]:
    """The lines of the score of a sheet."""
    return dict(score_of(0, using("1 shed-a", filled, players).sheets[0]).lines)


def everything() -> str:
    """Every box of the sheet filled: ``1.corn1=4 … tulip=6 …``."""
    crops = [
        f"{zone + 1}.{CROP_NAMES[crop]}={height}"
        for zone, heights in enumerate(HEIGHTS)
        for crop, height in enumerate(heights)
        if height
    ]
    return " ".join([*crops, *TRACK_OF_NAME, "goods=120 filled=40"])

"""Positions of A Fistful of Seeds drawn as text, and players who act in turn.

    table('''
        spring, round 2, plant, starter 1, turn 0
        CW...   0 wheat CCA
        .....   1 apple PPPPA
        ..#..
        .....
        A...P
    ''')

Beside the field stands a line a hand: its number, its goal (``-`` before goals are dealt, ``?``
when unknown) and seeds it holds (``?`` when unknown). Hands that are shown short or not at all
get what is left over; goals left out are carrot, wheat, apple and potato in this order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from rules.chance import Chance, Seeded
from rules.fistful import TITLE
from rules.fistful.events import Harvested
from rules.fistful.state import FistfulState
from rules.fistful.title import META
from rules.title import Event, IllegalAction, Json, Refusal

LETTERS = "CWAP"
KINDS = {"C": "carrot", "W": "wheat", "A": "apple", "P": "potato"}
CODES = {".": 0, "C": 1, "W": 2, "A": 3, "P": 4, "#": 5}
SEASONS = ("spring", "summer", "autumn")


def new(players: int = 4, seed: int = 1, chance: Chance | None = None, **options: bool) -> FistfulState:
    """The first state of a match."""
    return TITLE.new(META.setup(players, dict(options)), chance or Seeded(seed))


def deal(hands: str, goals: str, starter: int | None = None) -> list[str]:
    """What chance answers at the start of a season: ``deal("CCCCCC WWWWWW …", "CWAP", starter=0)``."""
    first = [] if starter is None else [str(starter)]
    return first + [KINDS[letter] for letter in (hands + goals).replace(" ", "")]


def table(drawing: str, players: int = 4, **more: Json) -> FistfulState:
    """The state that ``drawing`` shows; ``more`` are keys of the position that it cannot show."""
    return TITLE.load(drawn(drawing, players, **more))


def drawn(drawing: str, players: int = 4, **more: Json) -> dict[str, Json]:
    """The position that ``drawing`` shows, not yet loaded."""
    head, *rows = (line.strip() for line in drawing.strip().splitlines())
    season, *clock = (part.split()[-1] for part in head.split(","))
    position: dict[str, Json] = {
        "title": "fistful",
        "version": 1,
        "players": players,
        "options": {},
        "observer": None,
        "season": SEASONS.index(season) + 1,
        "round": int(clock[0]),
        "phase": clock[1],
        "starter": int(clock[2]),
        "turn": int(clock[3]),
        "field": [row.split()[0] for row in rows],
    }
    shown = {int(words[1]): words[2:] for words in map(str.split, rows) if len(words) > 1}
    count = 3 if players == 3 else 4
    goals = [shown.get(hand, [KINDS[LETTERS[hand]]])[0] for hand in range(count)]
    position["produce"] = [None if goal == "-" else goal for goal in goals]
    position["hands"] = _hands(["".join(shown.get(hand, [])[1:]) for hand in range(count)], position)
    return position | more


def _hands(shown: Sequence[str], position: dict[str, Json]) -> list[Json]:
    """The hands as shown, the short ones filled with what is left over."""
    used = str(position["field"]) + "".join(shown)
    left = "".join(letter * (6 - used.count(letter)) for letter in LETTERS)
    hands: list[Json] = []
    for hand, letters in enumerate(shown):
        missing = max(0, _size(hand, len(shown), position) - len(letters))
        filled, left = (letters, left) if letters == "?" else (letters + left[:missing], left[missing:])
        counts: dict[str, Json] = {KINDS[k]: filled.count(k) for k in LETTERS if k in filled}
        hands.append("?" if letters == "?" else counts)
    return hands


def _size(hand: int, hands: int, position: dict[str, Json]) -> int:
    """How many seeds a hand holds at that point of the season."""
    round_, starter, turn = (int(str(position[key])) for key in ("round", "starter", "turn"))
    planted = position["phase"] != "plant" or (hand - starter) % hands < turn
    return 24 // hands - round_ + (0 if planted else 1)


def ripe(rows: str, season: str = "spring", players: int = 4, **more: Json) -> FistfulState:
    """One planting before the harvest of the whole field ``rows``: only e5 is free, hand 0 started.

    Goals are carrot, wheat, apple and potato, one a hand.
    """
    hands = 3 if players == 3 else 4
    drawing = "\n".join(row.strip() for row in rows.split("/"))
    clock = f"{season}, round {24 // hands}, plant, starter 0, turn {hands - 1}"
    return table(f"{clock}\n{drawing[:-1]}.", players, **more)


def reap(state: FistfulState, chance: Chance | None = None) -> Harvested:
    """Plants the last seed of a season; the harvest it brings."""
    (action,) = state.legal_actions()
    events = state.apply(action, chance or Seeded(1))
    (harvested,) = (event for event in events if isinstance(event, Harvested))
    return harvested


def harvest(goals: str, points: Sequence[int], sacks: Sequence[int]) -> Json:
    """A past season, as a position tells it: ``harvest("CWAP", [12, 9, 9, 4], [3, 2, 2, 1])``."""
    return {"produce": [KINDS[k] for k in goals], "points": list(points), "sacks": list(sacks)}


def play(state: FistfulState, *lines: str, chance: Chance | None = None) -> list[Event]:
    """Plays ``"0: plant wheat b3"`` and so on, each by the player named; tells what happened."""
    events: list[Event] = []
    for line in lines:
        player, _, text = line.partition(": ")
        assert state.current_player == int(player), f"it is the turn of {state.current_player}, not: {line}"
        events += state.apply(TITLE.parse(text), chance or Seeded(1))
    return events


def play_until(state: FistfulState, season: int, round_: int = 1, phase: int = 0) -> None:
    """Plays first legal actions until that moment of the match."""
    while (state.season, state.round, state.phase) < (season, round_, phase):
        state.apply(state.legal_actions()[0], Seeded(1))


def refused(state: FistfulState, text: str) -> Refusal:
    """The refusal that ``text`` meets, having changed nothing."""
    action = TITLE.parse(text)
    before = state.copy()
    with pytest.raises(IllegalAction) as caught:
        state.apply(action, Seeded(1))
    assert caught.value.refusal == state.refusal(action)
    assert state == before
    assert action not in state.legal_actions()
    return caught.value.refusal


def hand_of(state: FistfulState, hand: int) -> str:
    """A hand as letters: ``CCWP``; ``?`` when unknown."""
    counts = state.hands[4 * hand : 4 * hand + 4]
    return "?" if counts[0] < 0 else "".join(k * n for k, n in zip(LETTERS, counts, strict=True))


def goals_of(state: FistfulState) -> str:
    """The goals, a letter a hand; ``?`` when unknown, ``-`` before they are dealt."""
    return "".join("?" if kind < 0 else ("-" + LETTERS)[kind] for kind in state.produce)


def field(rows: str) -> list[int]:
    """A whole field from ``"WWWAA / WWWAA / …"``."""
    kinds = [CODES[letter] for row in rows.split("/") for letter in row.strip()]
    assert len(kinds) == 25, rows
    return kinds


def placements(fragment: str) -> Iterator[list[int]]:
    """The fragment at every place of the field where its plots are plots; the rest is free."""
    rows = [row.strip() for row in fragment.split("/")]
    for top in range(6 - len(rows)):
        for left in range(6 - max(len(row) for row in rows)):
            letters = {(left + x, top + y): k for y, row in enumerate(rows) for x, k in enumerate(row)}
            middle = letters.get((2, 2), ".")
            if middle == "#" or (middle == "." and "#" not in fragment):
                letters[2, 2] = "#"
                yield [CODES[letters.get((x, y), ".")] for y in range(5) for x in range(5)]

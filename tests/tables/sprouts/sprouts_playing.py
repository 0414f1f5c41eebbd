"""Plays decisions of Herbaceous Sprouts at the table, whatever their shape: with mouse, keyboard, pad."""

from __future__ import annotations

from game.match import Match
from game.scenes.results import ResultsScene
from game.seats import PERSON, seat
from game.tables.sprouts import naming
from game.tables.sprouts.table import SproutsTable
from game.titles import title_of
from rules.chance import Stream
from rules.title import Action, Json
from tests.scenes.hands import Dragging, Hands
from ui.interpret import Path

MODES: tuple[tuple[int, dict[str, Json]], ...] = (
    (1, {}),
    (1, {"advanced_solo": True}),
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"mode": "advanced"}),
    (4, {"mode": "teams"}),
    (4, {"mode": "teams", "lowest_score": True, "no_table_talk": True}),
)


def new_match(players: int, options: dict[str, Json], seed: int, persons: int = 1) -> Match:
    """A match with the first seats for people, the others for computers."""
    title = title_of("sprouts")
    kinds = [PERSON] * persons + ["seedling"] * (players - persons)
    seats = [seat(kind, number) for number, kind in enumerate(kinds)]
    return Match(title, title.meta.setup(players, options), seed, seats)


def take(hands: Hands, action: Action, path: Path) -> None:
    """Takes one action by its path."""
    table = hands.pilot.table
    assert isinstance(table, SproutsTable)
    count = table.match.action_count
    pieces = [name for name in path if naming.is_piece(name)]
    if not path:
        hands.agree()
    elif len(path) == 1:
        hands.press(path[0])
    elif table.choice.way == "keep":
        _mark(hands, pieces)
    elif isinstance(hands, Dragging):
        _carry_all(hands, path)
    else:
        for name in path:
            hands.press(name)
    if table.match.action_count == count:
        assert table.choice.completed is action, (action, table.choice.selection)
        hands.agree()
    assert table.match.history[count].action is action, (action, table.match.history[count].action)


def _mark(hands: Hands, pieces: list[str]) -> None:
    for name in pieces:
        if isinstance(hands, Dragging):
            hands.carry(name, naming.BAG)
        else:
            hands.press(name)


def _carry_all(hands: Hands, path: Path) -> None:
    """Each piece to the next one; the last to its place."""
    table = hands.pilot.table
    assert isinstance(table, SproutsTable)
    if table.choice.way != "led":
        for name in path[:-2]:
            hands.press(name)
        hands.carry(path[-2], path[-1])
        return
    first, *others = path
    hands.carry(first, others[0])
    for name in others[1:]:
        hands.carry(name, first) if naming.is_piece(name) else hands.carry(others[-2], name)


def play(hands: Hands, chance: Stream) -> Match:
    """From a table to the score sheet, every decision at random; returns the match."""
    pilot = hands.pilot
    match = pilot.table.match
    pilot.settle()
    while not isinstance(pilot.scene, ResultsScene):
        table = pilot.table
        options = table.choice.options
        action, path = options[chance.below(len(options))]
        take(hands, action, path)
        pilot.settle()
    return match

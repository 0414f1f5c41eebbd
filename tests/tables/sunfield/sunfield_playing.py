"""Matches of Sunfield Farm for tests of the table, and hands that take any decision there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

from game.match import Match
from game.scenes.results import ResultsScene
from game.seats import PERSON, seat
from game.tables.sunfield import ids
from game.tables.sunfield.table import SunfieldTable
from game.titles import title_of
from rules.chance import Stream
from rules.sunfield.state import SunfieldState
from rules.title import Action
from tests.scenes.hands import Clicking, Dragging, Hands
from tests.scenes.pilot import Pilot
from ui.interpret import Path

MODES = ("standard", "advanced")


def new_match(players: int = 3, mode: str = "advanced", seed: int = 7, persons: int = 1) -> Match:
    """A match with the first seats for people, the others for computers."""
    title = title_of("sunfield")
    kinds = [PERSON] * persons + ["seedling"] * (players - persons)
    seats = [seat(kind, number) for number, kind in enumerate(kinds)]
    return Match(title, title.meta.setup(players, {"mode": mode}), seed, seats)


def state_of(match: Match) -> SunfieldState:
    assert isinstance(match.state, SunfieldState)
    return match.state


def walk(match: Match, chance: Stream) -> Iterator[SunfieldState]:
    """Every state of a match in which everybody chooses at random, the first one first."""
    yield state_of(match)
    while match.outcome is None:
        legal = match.state.legal_actions()
        match.act(legal[chance.below(len(legal))])
        yield state_of(match)


def match_where(asked: Callable[[SunfieldState], bool], players: int = 2, mode: str = "advanced") -> Match:
    """A random match that has come to a state of the first player that is asked for."""
    for seed in range(200):
        match = new_match(players, mode, seed)
        for state in walk(match, Stream(seed)):
            if state.current_player == 0 and asked(state):
                return match
    raise AssertionError("no match comes to such a state")


def table_of(pilot: Pilot) -> SunfieldTable:
    assert isinstance(pilot.table, SunfieldTable)
    return pilot.table


def take(hands: Hands, action: Action, path: Path) -> None:
    """Takes one action by its path, and nothing else."""
    pilot = hands.pilot
    table = table_of(pilot)
    count = table.match.action_count
    if isinstance(hands, Dragging) and len(path) > 1:
        for start, goal in pairwise(path):
            carry(pilot, start, goal)
    else:
        for place, target in enumerate(path):
            if table.choice.selection[: place + 1] != path[: place + 1]:
                show(hands, target)
                hands.press(pilot.piece(target))
    if table.match.action_count == count:
        assert table.choice.completed is action, (action, path, table.choice.selection)
        hands.agree()
    assert table.match.history[count].action is action, (action, table.match.history[count].action)


def carry(pilot: Pilot, start: str, goal: str) -> None:
    """Carries a piece to a place, which may only be there once the piece is held."""
    for target in (start, goal):
        show(Dragging(pilot), target)
    x, y = pilot.where(pilot.piece(start))
    pilot.press((x, y))
    pilot.move((x + 6, y + 2))
    pilot.release(pilot.where(pilot.piece(goal)))


def show(hands: Hands, target: str) -> None:
    """Pulls the cloth until a cell beyond its edge is seen; by keyboard and pad it comes by itself."""
    table, pilot = table_of(hands.pilot), hands.pilot
    if not target.startswith("cell.") or not isinstance(hands, Clicking | Dragging):
        return
    for _pull in range(20):
        view = table.plot_view
        rect = view.rect(ids.cell_of(target))
        if view.area.contains(rect):
            return
        across = max(0, view.area.left - rect.left) - max(0, rect.right - view.area.right)
        down = max(0, view.area.top - rect.top) - max(0, rect.bottom - view.area.bottom)
        x, y = empty_cloth(table)
        pilot.press((x, y))
        pilot.move((x + 8, y + 8))
        pilot.release((x + max(-90, min(90, across)), y + max(-90, min(90, down))))
    raise AssertionError(f"{target} cannot be pulled into sight")


def empty_cloth(table: SunfieldTable) -> tuple[int, int]:
    """A point of the cloth where nothing lies."""
    area = table.plot_view.area
    points = ((x, y) for y in range(area.top, area.bottom, 9) for x in range(area.left, area.right, 9))
    return next(point for point in points if table.pointer.locate(point) == ids.BOARD)


def play(hands: Hands, chance: Stream, judge: Callable[[SunfieldTable], None] | None = None) -> Match:
    """From a table to the score sheet, every decision at random; returns the match."""
    pilot = hands.pilot
    match = pilot.table.match
    drags = isinstance(hands, Dragging)
    pilot.settle()
    while not isinstance(pilot.scene, ResultsScene):
        table = table_of(pilot)
        if judge is not None:
            judge(table)
        options = table.choice.options
        action = match.state.legal_actions()[chance.below(len(match.state.legal_actions()))]
        paths = [path for each, path in options if each is action and (len(path) != 1 or not drags)]
        paths = paths or [path for each, path in options if each is action]
        take(hands, action, paths[chance.below(len(paths))])
        pilot.settle()
    return match


def free_cell(table: SunfieldTable) -> str:
    """The id of a cell beside the plot of whom the table faces."""
    return ids.cell_id(table.view_state.farms[table.home].free[0])

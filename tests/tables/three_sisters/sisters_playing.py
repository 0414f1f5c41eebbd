"""Plays decisions of Three Sisters at the table, whatever their path: with mouse, keyboard, pad."""

from __future__ import annotations

from game.match import Match
from game.scenes.results import ResultsScene
from game.seats import PERSON, seat
from game.tables.three_sisters.table import ThreeSistersTable
from game.titles import title_of
from rules.chance import Stream
from rules.three_sisters.state import ThreeSistersState
from rules.title import Action
from tests.scenes.hands import Dragging, Hands
from tests.scenes.pilot import Pilot
from ui.interpret import Path

MODES: tuple[tuple[int, bool], ...] = ((1, False), (1, True), (2, False), (2, True), (3, False), (4, True))
LIFTED = ("die.", "bonus", "mulch")
"""Targets that are pieces and can be carried to the next one."""


def new_match(players: int, *, weather: bool = False, seed: int = 3, persons: int = 1) -> Match:
    """A match with the first seats for people, the others for computers."""
    title = title_of("three_sisters")
    kinds = [PERSON] * persons + ["seedling"] * (players - persons)
    seats = [seat(kind, number) for number, kind in enumerate(kinds)]
    return Match(title, title.meta.setup(players, {"weather": weather}), seed, seats)


def at(players: int, seed: int, actions: int, *, weather: bool = False, persons: int = 1) -> Match:
    """A match after a number of random actions, going on until a person is asked."""
    match = new_match(players, weather=weather, seed=seed, persons=persons)
    chance = Stream(seed)
    while match.outcome is None and (
        match.action_count < actions or match.state.current_player not in range(persons)
    ):
        legal = match.state.legal_actions()
        match.act(legal[chance.below(len(legal))])
    return match


def state_of(match: Match) -> ThreeSistersState:
    """The match's state, as this title's."""
    assert isinstance(match.state, ThreeSistersState)
    return match.state


def table_of(pilot: Pilot) -> ThreeSistersTable:
    """The table at which the pilot sits."""
    table = pilot.table
    assert isinstance(table, ThreeSistersTable)
    return table


def piece(hands: Hands, target: str, *, held: bool = False) -> str:
    """The id of something that stands for a target; turns to its page, with the piece held if one is."""
    table = table_of(hands.pilot)
    for _turn in range(2):
        names = [item.id for item in table.ring.items if table.target_of(item.id) == target]
        seen = [name for name in names if _can_be_clicked(hands.pilot, name)]
        if seen:
            return seen[0]
        if not table.desk.beside:
            tab = "tab.yard" if table.page == "garden" else "tab.garden"
            if held:
                hands.pilot.move(tab)
                hands.pilot.step()
            else:
                hands.press(tab)
    raise AssertionError(f"{target} does not lie on the table; lit are {sorted(table.choice.targets)}")


def _can_be_clicked(pilot: Pilot, name: str) -> bool:
    try:
        pilot.where(name)
    except AssertionError:
        return False
    return True


def take(hands: Hands, action: Action, path: Path) -> None:
    """Takes one action by its path, as far as it is not selected already."""
    table = table_of(hands.pilot)
    count = table.match.action_count
    rest = path[len(table.choice.selection) :]
    while rest and table.match.action_count == count:
        if isinstance(hands, Dragging):
            rest = _drag(hands, rest)
        else:
            hands.press(piece(hands, rest[0]))
            rest = rest[1:]
    for _agreeing in range(2):
        if table.match.action_count == count:
            hands.agree()
    assert table.match.action_count > count, (action, path, table.choice.selection, table.choice.pending)
    assert table.match.history[count].action is action, (action, path, table.match.history[count].action)


def _drag(hands: Dragging, rest: Path) -> Path:
    """Carries a piece to where it belongs, or the pencil to a box."""
    if len(rest) > 1 and rest[0].startswith(LIFTED):
        _carry(hands, piece(hands, rest[0]), rest[1])
        return rest[2:]
    if rest[0].startswith(("pass.", "shovel")):
        hands.press(piece(hands, rest[0]))
    else:
        _carry(hands, "pencil", rest[0])
    return rest[1:]


def _carry(hands: Dragging, start: str, target: str) -> None:
    """Lifts a piece and lets it go over what stands for a target once it is held."""
    pilot = hands.pilot
    pilot.press(start)
    pilot.move((pilot.at[0] + 9, pilot.at[1] + 3))
    assert table_of(pilot).held == start
    pilot.release(piece(hands, target, held=True))


def choose(table: ThreeSistersTable, chance: Stream) -> tuple[Action, Path]:
    """Any option that goes on with what is selected already."""
    begun = table.choice.selection
    options = [(action, path) for action, path in table.choice.options if path[: len(begun)] == begun]
    return options[chance.below(len(options))]


def play(hands: Hands, chance: Stream) -> Match:
    """From a table to the score sheet, every decision at random; returns the match."""
    pilot = hands.pilot
    match = pilot.table.match
    pilot.settle()
    while not isinstance(pilot.scene, ResultsScene):
        action, path = choose(table_of(pilot), chance)
        take(hands, action, path)
        pilot.settle()
    return match

"""A harvest stays as long as it is wanted, tells what the rules count, and can be looked back at."""

from __future__ import annotations

import pytest

from game.match import Match
from game.scenes.pause import PauseScene
from game.scenes.results import ResultsScene
from game.tables.fistful import drawing
from game.tables.fistful.harvest import SHEAF, Harvest
from game.tables.fistful.table import FistfulTable
from rules.chance import Stream
from rules.fistful.components import KINDS
from rules.fistful.events import Harvested
from rules.fistful.scoring import field_points
from tests.game.playing import new_match, play_on, random_action
from tests.scenes.hands import Clicking, Typing
from tests.scenes.pilot import Pilot

WINDOW = (640, 360)
pytestmark = pytest.mark.usefixtures("quick_pictures")

SEASON = 4 * 11


def before_a_harvest(seed: int = 5, seasons: int = 1) -> Match:
    """All but the last planting of a season, by four persons."""
    return play_on(new_match(seed, ["person"] * 4), seasons * SEASON - 1, seed)


def harvest_at(pilot: Pilot, match: Match) -> FistfulTable:
    """The table once the last seed of the season is planted and everything is told."""
    table = pilot.open_table(match)
    assert isinstance(table, FistfulTable)
    pilot.click("curtain")
    if match.action_count % SEASON == SEASON - 1:
        table.act(random_action(match, Stream(1)))
    pilot.settle()
    assert isinstance(table.harvest, Harvest)
    return table


def event_of(match: Match) -> Harvested:
    return next(event for event in reversed(match.history[-1].events) if isinstance(event, Harvested))


def told(table: FistfulTable, kind: int) -> int:
    assert table.harvest is not None
    return table.harvest.points(kind)


@pytest.mark.parametrize("seed", range(6))
def test_the_points_told_are_those_of_the_rules(pilot: Pilot, seed: int) -> None:
    table = harvest_at(pilot, before_a_harvest(seed, seasons=1 + seed % 3))
    event, harvest = event_of(table.match), table.harvest
    assert harvest is not None
    assert {kind: told(table, kind) for kind in KINDS} == {
        kind: field_points(event.field, kind) for kind in KINDS
    }
    for hand, kind in enumerate(event.produce):
        owner = harvest.owners[kind]
        assert owner.points == event.points[hand] == told(table, kind)
        assert owner.sacks == event.sacks[hand]
        assert owner.seat == table.match.seats[hand]
    scores = [score.lines[harvest.season - 1][1] for score in table.match.state.scores()]
    assert scores == list(event.sacks)
    assert [drawing._sacks(table, player) for player in range(4)] == [
        score.total for score in table.match.state.scores()
    ]


@pytest.mark.parametrize("by", [Clicking, Typing])
def test_every_kind_can_be_looked_at_again(pilot: Pilot, by: type[Clicking | Typing]) -> None:
    table = harvest_at(pilot, before_a_harvest())
    harvest = table.harvest
    assert harvest is not None
    for kind in (*KINDS, KINDS[0]):
        by(pilot).press(f"{SHEAF}{kind}")
        assert harvest.shown == kind
        assert [gain for _, gain in harvest.lit()] == list(harvest.gains[kind])
        assert pilot.table is table
    pilot.live(600.0)
    assert table.harvest is harvest, "it stays as long as it is wanted"


def test_it_is_told_kind_by_kind_and_a_click_finishes_the_telling(pilot: Pilot) -> None:
    pilot.set(animation_speed="normal")
    match = before_a_harvest()
    table = pilot.open_table(match)
    assert isinstance(table, FistfulTable)
    pilot.click("curtain")
    table.act(random_action(match, Stream(1)))
    shown: list[int] = []
    harvest = table.harvest
    assert harvest is not None
    while len(shown) < 2:
        pilot.step(0.05)
        assert not harvest.revealed
        if harvest.shown is not None and harvest.shown not in shown:
            shown.append(harvest.shown)
        later = [kind for kind in KINDS if harvest.shown is None or kind > harvest.shown]
        assert all(told(table, kind) == 0 for kind in later)
    assert tuple(shown) == KINDS[:2]
    pilot.press((5, 300))
    assert harvest.revealed
    assert not table.timeline.active
    pilot.release()
    assert table.harvest is harvest


def test_nothing_of_the_goals_shows_before_every_kind_was_told(pilot: Pilot) -> None:
    pilot.set(animation_speed="normal")
    match = before_a_harvest()
    table = pilot.open_table(match)
    assert isinstance(table, FistfulTable)
    pilot.click("curtain")
    before = [drawing._sacks(table, player) for player in range(4)]
    table.act(random_action(match, Stream(1)))
    pilot.step(1.0)
    assert [drawing._sacks(table, player) for player in range(4)] == before
    names = [item.name for item in table.ring.items if item.id.startswith(SHEAF)]
    assert not any(seat.name in name for seat in match.seats for name in names)
    pilot.press((5, 300))
    pilot.release()
    names = [item.name for item in table.ring.items if item.id.startswith(SHEAF)]
    assert all(any(seat.name in name for seat in match.seats) for name in names)


@pytest.mark.parametrize("seasons", [1, 2])
def test_the_button_deals_the_next_season(pilot: Pilot, seasons: int) -> None:
    table = harvest_at(pilot, before_a_harvest(seasons=seasons))
    assert pilot.sees("Next season")
    pilot.click("button")
    pilot.settle()
    assert table.harvest is None
    assert len([name for name in table.layout if name.startswith("card.")]) == 6
    assert table.seen.season == seasons + 1
    assert table.turns.curtain == table.match.state.current_player


def test_the_last_harvest_leads_to_the_results(pilot: Pilot) -> None:
    table = harvest_at(pilot, before_a_harvest(seasons=3))
    assert pilot.sees("To the results")
    pilot.click("button")
    pilot.settle()
    assert isinstance(pilot.scene, ResultsScene)
    totals = [str(score.total) for score in table.match.state.scores()]
    assert all(pilot.sees(total) for total in totals)
    pilot.click("look")
    assert pilot.table is table
    pilot.settle()
    assert pilot.table is table, "looking at the table is not pulled back to the results"


# --- the log ------------------------------------------------------------------------------------------


def test_the_log_tells_everything_and_shows_the_table_as_it_was(pilot: Pilot) -> None:
    match = play_on(new_match(), 20)
    table = pilot.open_table(match)
    assert isinstance(table, FistfulTable)
    pilot.settle()
    now = table.view
    pilot.click("bar.log")
    assert table.log.open
    texts = [line.text for line in table.log.lines]
    plantings = [entry for entry in match.history if str(entry.action).startswith("plant")]
    assert len([text for text in texts if " planted on " in text]) == len(plantings)
    rows = table.log.rows(pilot.program.context.viewport, table.layout["bar"].rect.height)
    for number, _ in (rows[0], rows[len(rows) // 2]):
        pilot.click(f"log.{number}")
        moment = table.log.lines[number].moment
        assert table.moment == moment
        assert table.view == match.state_at(moment).observe(0)
        assert table.choice.options == ()
        assert pilot.sees("As it was then: Esc goes back to now")
        assert pilot.sees("Back to now")
    pilot.key("cancel")
    assert table.moment is None
    assert table.view == now
    assert table.log.open
    assert table.choice.options
    pilot.key("cancel")
    assert not table.log.open
    pilot.key("cancel")
    assert isinstance(pilot.scene, PauseScene)


def test_the_log_scrolls_to_its_beginning_and_back(pilot: Pilot) -> None:
    table = pilot.open_table(play_on(new_match(), 60))
    pilot.settle()
    pilot.key("log")
    pilot.move((1200, 400))
    for _ in range(60):
        pilot.wheel(1)
    rows = table.log.rows(pilot.program.context.viewport, table.layout["bar"].rect.height)
    assert rows[0][0] == 0
    pilot.click("log.0")
    assert table.moment == table.log.lines[0].moment
    for _ in range(60):
        pilot.key("page_down")
    rows = table.log.rows(pilot.program.context.viewport, table.layout["bar"].rect.height)
    assert rows[-1][0] == len(table.log.lines) - 1


def test_the_log_can_be_read_by_keyboard_from_its_end_to_its_beginning(pilot: Pilot) -> None:
    table = pilot.open_table(play_on(new_match(), 60))
    pilot.settle()
    pilot.key("log")
    Typing(pilot).press(f"log.{table.log.rows(pilot.program.context.viewport, 48)[3][0]}")
    assert table.moment is not None
    pilot.key("finish")
    assert table.moment is None
    for _ in range(40):
        pilot.key("page_up")
    Typing(pilot).press("log.0")
    assert table.moment == table.log.lines[0].moment

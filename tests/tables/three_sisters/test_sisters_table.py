"""What the table itself does: pages, visits, close looks, turning the die, chains and taking them back."""

from __future__ import annotations

import logging

import pygame
import pytest

from game.match import Match
from game.tables.three_sisters import prompts
from game.tables.three_sisters.desk import PAGES
from game.tables.three_sisters.table import ThreeSistersTable
from rules.chance import Stream
from rules.three_sisters.actions import Plant, TakeDie, Water
from rules.three_sisters.stages import PICK
from rules.three_sisters.state import ThreeSistersState
from tests.scenes.pilot import Pilot
from tests.tables.three_sisters.sisters_playing import at, new_match, state_of, table_of
from ui.scene import Rescale


def until(players: int, wanted: object, *, weather: bool = False, persons: int = 1) -> Match:
    """A random match up to a moment at which a person is asked what ``wanted`` says of the state."""
    assert callable(wanted)
    for seed in range(40):
        match = new_match(players, weather=weather, seed=seed, persons=persons)
        chance = Stream(seed)
        while match.outcome is None:
            if match.state.current_player in range(persons) and wanted(state_of(match)):
                return match
            legal = match.state.legal_actions()
            match.act(legal[chance.below(len(legal))])
    raise AssertionError("no such moment in forty matches")


def picking(state: ThreeSistersState) -> bool:
    return state.stage == PICK and not state.owed and not state.main


def using(state: ThreeSistersState) -> bool:
    return state.main == 3 and not state.owed


def rich(state: ThreeSistersState) -> bool:
    sheet = state.sheets[state.player]
    return using(state) and sheet.compost - sheet.spent >= 2 and state.weather == 0


def opened(pilot: Pilot, match: Match) -> ThreeSistersTable:
    pilot.open_table(match)
    pilot.settle()
    return table_of(pilot)


# --- pages and visits -------------------------------------------------------------------------------


def test_the_page_key_and_the_tabs_turn_the_page(pilot: Pilot) -> None:
    table = opened(pilot, until(2, using))
    first = table.page
    pilot.key("page")
    assert table.page != first
    pilot.click(f"tab.{first}")
    assert table.page == first


def test_the_page_that_a_decision_needs_comes_forward(pilot: Pilot) -> None:
    def fruit(state: ThreeSistersState) -> bool:
        return bool(state.owed) and all(entry == 1 << 11 for entry in state.owed)

    table = opened(pilot, until(3, fruit))
    assert table.page == "yard"
    table = opened(pilot, until(3, lambda state: bool(state.owed) and set(state.owed) == {1 << 10}))
    assert table.page == "garden"


def test_side_by_side_there_are_no_tabs(pilot: Pilot) -> None:
    pilot.resize(1920, 1080)
    table = opened(pilot, until(2, using))
    assert not any(name.startswith("tab.") for name in table.layout)
    assert {"zone.1", "section.shed"} <= table.layout.keys()
    pilot.key("page")
    assert {"zone.1", "section.shed"} <= table.layout.keys()


def test_a_plate_opens_the_whole_sheet_and_leads_back(pilot: Pilot) -> None:
    table = opened(pilot, until(3, using))
    assert table.owner == 0
    pilot.click("seat.2")
    assert table.owner == 2
    assert pilot.sees(f"Close the sheet of {table.match.seats[2].name}")
    pilot.click("seat.1")
    assert table.owner == 1
    count = table.match.action_count
    pilot.click("zone.3")
    assert table.match.action_count == count, "somebody else's sheet is only looked at"
    pilot.key("cancel")
    assert table.owner == 0
    pilot.click("seat.1")
    pilot.click("back")
    assert table.owner == 0


def test_on_a_visit_nothing_of_the_sheet_can_be_chosen(pilot: Pilot) -> None:
    table = opened(pilot, until(2, using))
    pilot.click("seat.1")
    for name in table.layout:
        if name.split(".")[0] in {"zone", "crop", "track", "box", "section", "plant", "water"}:
            assert table.target_of(name) is None


# --- a close look -----------------------------------------------------------------------------------


def test_the_wheel_and_the_keys_zoom_and_the_paper_can_be_pulled(pilot: Pilot) -> None:
    table = opened(pilot, until(2, using))
    pilot.move("zone.4")
    pilot.wheel(1)
    pilot.wheel(1)
    assert table.camera.zoom > 1.5
    before = table.camera
    spot = table.desk.paper.center
    pilot.press(spot)
    pilot.move((spot[0] + 60, spot[1] + 30))
    pilot.release()
    assert (table.camera.x, table.camera.y) == pytest.approx(
        (max(0, before.x - 60), max(0, before.y - 30)), abs=1
    )
    for _step in range(9):
        pilot.key("zoom_out")
    assert table.camera.zoom == 1
    pilot.key("zoom_in")
    assert table.camera.zoom > 1
    pilot.key("cancel")
    assert table.camera.zoom == 1


def test_the_sheet_follows_the_focus(pilot: Pilot) -> None:
    table = opened(pilot, until(2, using))
    for _step in range(4):
        pilot.key("zoom_in")
    for _item in range(len(table.ring.items)):
        pilot.key("next")
        item = table.ring.item
        assert item is not None
        if item.id.split(".")[0] in {"zone", "track", "plant", "water", "crop"}:
            assert table.desk.paper.colliderect(item.rect), item
            assert table.desk.paper.collidepoint(item.rect.center), item


# --- the die ----------------------------------------------------------------------------------------


def test_a_die_brought_to_half_of_a_zone_is_taken_and_used_there(pilot: Pilot) -> None:
    def could_water(state: ThreeSistersState) -> bool:
        if not picking(state):
            return False
        after = state.copy()
        after.advance(after.legal_actions()[0], Stream(0))
        assert after.die is not None
        return any(
            isinstance(action, Water) and action.zone == after.die.value - 1
            for action in after.legal_actions()
        )

    match = until(2, could_water)
    table = opened(pilot, match)
    die = match.state.legal_actions()[0]
    assert isinstance(die, TakeDie)
    assert not any(name.startswith("half.") for name in table.layout)
    pilot.press(f"die.{die.value}.0")
    pilot.move((pilot.at[0] + 9, pilot.at[1]))
    assert {f"half.water.{die.value}", f"half.plant.{die.value}"} & table.layout.keys()
    count = match.action_count
    pilot.release(f"half.water.{die.value}")
    done = [str(entry.action) for entry in match.history[count:]]
    assert done == [str(die), f"water {die.value}"]
    assert not any(name.startswith("half.") for name in table.layout)
    pilot.key("undo")
    assert match.action_count == count + 1
    pilot.key("undo")
    assert match.action_count == count


def test_a_die_let_go_elsewhere_glides_home(pilot: Pilot) -> None:
    table = opened(pilot, until(2, picking))
    count = table.match.action_count
    die = next(name for name in table.layout if name.startswith("die."))
    pilot.press(die)
    pilot.move((pilot.at[0] + 9, pilot.at[1]))
    pilot.release("events")
    pilot.settle()
    assert table.match.action_count == count
    assert not table.choice.begun


def test_compost_brought_to_the_die_turns_it_a_step_at_a_time(pilot: Pilot) -> None:
    match = until(2, rich)
    table = opened(pilot, match)
    state = state_of(match)
    assert state.die is not None
    home, count = state.die.value - 1, match.action_count
    for step in (1, 2):
        pilot.press("compost")
        pilot.move((pilot.at[0] + 9, pilot.at[1]))
        pilot.release("turn.up")
        assert table.aim == (home + step) % 6
    zones = {action.zone for action, _path in table.choice.options if isinstance(action, Plant | Water)}
    assert zones == {(home + 2) % 6}
    pilot.key("cancel")
    assert table.aim is None
    pilot.click(f"face.{(home + 1) % 6 + 1}")
    assert table.aim == (home + 1) % 6
    assert match.action_count == count, "nothing was done yet"


def test_a_value_out_of_reach_says_why(pilot: Pilot) -> None:
    def poor(state: ThreeSistersState) -> bool:
        sheet = state.sheets[state.player]
        return using(state) and sheet.compost == sheet.spent and sheet.levels[2] < 2

    table = opened(pilot, until(2, poor))
    state = state_of(table.match)
    assert state.die is not None
    pilot.click(f"face.{(state.die.value + 1) % 6 + 1}")
    assert table.aim is None
    assert pilot.sees("compost with this die, and you have 0.")


# --- planting ---------------------------------------------------------------------------------------


def test_the_button_plants_fewer_crops_than_one_may(pilot: Pilot) -> None:
    def free(state: ThreeSistersState) -> bool:
        plants = [action for action in state.legal_actions() if isinstance(action, Plant)]
        return rich(state) and any(action.count == 2 for action in plants)

    match = until(2, free)
    table = opened(pilot, match)
    zone = next(
        action.zone
        for action, _path in table.choice.options
        if isinstance(action, Plant) and action.count == 2
    )
    pilot.click(f"plant.{zone + 1}")
    crop = min(target for target in table.choice.targets if target.startswith("crop."))
    pilot.click(crop)
    assert prompts.prompt(table).startswith("Choose 1 crop more")
    count = match.action_count
    pilot.click("button")
    assert match.action_count == count + 1
    assert str(match.history[-1].action) == f"plant {zone + 1} {crop.split('.')[2]}"


def test_a_chosen_crop_can_be_put_back(pilot: Pilot) -> None:
    table = opened(pilot, until(2, rich))
    plant = min(target for target in table.choice.sources if target.startswith("plant."))
    pilot.click(plant)
    crop = min(target for target in table.choice.targets if target.startswith("crop."))
    pilot.click(crop)
    assert list(table.choice.selection) == [plant, crop]
    pilot.click(crop)
    assert list(table.choice.selection) == [plant]
    pilot.key("cancel")
    assert not table.choice.selection


# --- chains -----------------------------------------------------------------------------------------


def test_a_chain_can_be_taken_back_link_by_link_to_the_last_roll(pilot: Pilot) -> None:
    def in_a_chain(state: ThreeSistersState) -> bool:
        return len(state.owed) >= 2 and bool(state.main)

    match = until(1, in_a_chain)
    table = opened(pilot, match)
    states = [match.state]
    while match.state.current_player == 0 and state_of(match).owed and len(states) < 5:
        action = next(action for action, path in table.choice.options if len(path) == 1)
        table.act(action)
        pilot.settle()
        states.append(match.state)
    assert len(states) > 2
    while len(states) > 1:
        states.pop()
        pilot.key("undo")
        assert match.state == states[-1]


def test_what_ends_the_turn_waits_for_the_button(pilot: Pilot) -> None:
    def last(state: ThreeSistersState) -> bool:
        return state.main == 2 and not state.owed and "goods" in map(str, state.legal_actions())

    pilot.set(confirm_turn=True)
    match = until(2, last)
    table = opened(pilot, match)
    count = match.action_count
    assert state_of(match).die is not None
    pilot.click(f"space.{state_of(match).die.space}")  # type: ignore[union-attr]
    if table.choice.pending is None:
        assert match.action_count == count + 1, "a star came, so the turn goes on"
        return
    assert match.action_count == count
    assert "cannot be taken back" in prompts.prompt(table)
    pilot.click("button")
    assert match.action_count > count


# --- pictures and speed -----------------------------------------------------------------------------


@pytest.mark.parametrize("look", [(1280, 720, 1.0), (1920, 1080, 1.0), (1920, 1080, 1.5), (640, 360, 2.0)])
def test_every_moment_can_be_drawn(
    pilot: Pilot, caplog: pytest.LogCaptureFixture, look: tuple[int, int, float]
) -> None:
    width, height, scale = look
    caplog.set_level(logging.WARNING)
    pilot.resize(width, height)
    pilot.program.stack.apply(Rescale(scale))
    for players, weather in ((1, True), (3, False), (4, True)):
        for actions in (0, 21, 47):
            table = opened(pilot, at(players, 8, actions, weather=weather))
            for page in PAGES:
                table.turn_page(page)
                assert len(set(pilot.picture()[:: 997 * 3])) > 20
            if table.others:
                table.visit(table.others[0])
                pilot.picture()
    pilot.program.stack.apply(Rescale(1.0))
    assert caplog.messages == []


def test_what_lies_still_is_drawn_once(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened(pilot, until(2, using))
    drawn = []
    real = ThreeSistersTable.draw_still

    def count(self: ThreeSistersTable, brush: object) -> None:
        drawn.append(1)
        real(self, brush)  # type: ignore[arg-type]

    monkeypatch.setattr(ThreeSistersTable, "draw_still", count)
    for name in ("zone.1", "zone.5", "events", "market.20", "space.2"):
        pilot.move(name)
        pilot.step(0.5)
    assert len(drawn) <= 1
    assert table.facts is not None


def test_strokes_are_drawn_one_after_another_and_none_is_left_out(pilot: Pilot) -> None:
    pilot.set(animation_speed="normal")
    match = until(2, lambda state: rich(state) and any(isinstance(a, Water) for a in state.legal_actions()))
    table = opened(pilot, match)
    water = next(action for action, _path in table.choice.options if isinstance(action, Water))
    table.act(water)
    assert table.unseen
    assert table.timeline.active
    pilot.step(0.1)
    assert table.facts is not None
    assert table.unseen < set(table.facts.marks)
    pilot.settle()
    assert table.unseen == set()


def test_a_click_finishes_what_moves(pilot: Pilot) -> None:
    pilot.set(animation_speed="slow")
    table = opened(pilot, until(2, picking))
    die = next(action for action, _path in table.choice.options if isinstance(action, TakeDie))
    table.act(die)
    pilot.step()
    assert table.timeline.active
    pilot.press("events")
    assert not table.timeline.active
    assert not table.rolling
    pilot.release()


def test_a_lost_window_loses_no_piece(pilot: Pilot) -> None:
    table = opened(pilot, until(2, using))
    before = table.match.state
    pilot.press("hub")
    pilot.move((pilot.at[0] + 40, pilot.at[1] + 40))
    assert table.held == "hub"
    pilot.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert table.held is None
    assert table.choice.carrying is None
    pilot.settle()
    assert table.match.state == before

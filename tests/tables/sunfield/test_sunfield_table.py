"""What the table of Sunfield Farm shows and does, through the real program."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pygame
import pytest

from game.tables.sunfield import ids
from rules.chance import Stream
from rules.sunfield.actions import Place, TakeTile
from rules.sunfield.moments import DONE, DRAWN, HOLDING, PLANTING, READY, SPENDING
from tests.scenes.pilot import Pilot
from tests.tables.sunfield.sunfield_playing import (
    MODES,
    carry,
    empty_cloth,
    free_cell,
    match_where,
    new_match,
    state_of,
    table_of,
    walk,
)
from ui.brush import Brush
from ui.scene import Rescale

MOMENTS = (READY, HOLDING, PLANTING, DRAWN, SPENDING, DONE)


@contextmanager
def texts_judged(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Says of every line of text that leaves its surface, or the room that it was given."""
    wrong: list[str] = []
    write = Brush.text

    def judge(self: Brush, text: str, *rest: Any, width: int = 0, **named: Any) -> pygame.Rect:  # noqa: ANN401
        rect = write(self, text, *rest, width=width, **named)
        if not self.surface.get_rect().contains(rect) or (0 < width < rect.width - 1):
            wrong.append(f"{text!r} at {rect} of {self.surface.get_size()}, room {width}")
        return rect

    monkeypatch.setattr(Brush, "text", judge)
    yield wrong


@pytest.mark.parametrize("look", [(1280, 720, 1.5), (1920, 1080, 1.0), (640, 360, 2.0)])
@pytest.mark.parametrize("mode", MODES)
def test_the_table_is_drawn_at_every_moment_and_no_text_leaves_its_place(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, look: tuple[int, int, float], mode: str
) -> None:
    width, height, scale = look
    pilot.resize(width, height)
    pilot.program.stack.apply(Rescale(scale))
    with texts_judged(monkeypatch) as wrong:
        for players in (2, 4):
            match = new_match(players, mode, 3, persons=players)
            for number, _state in enumerate(walk(match, Stream(4))):
                if number % 23 == 0 or match.outcome is not None:
                    pilot.open_table(match)
                    pilot.step(0.2)
                    pilot.picture()
    pilot.program.stack.apply(Rescale(1.0))
    assert wrong == []


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_can_be_picked_up_lies_on_the_table(pilot: Pilot, moment: int) -> None:
    pilot.set(confirm_turn=True)
    pilot.open_table(match_where(lambda state: state.moment == moment))
    table = table_of(pilot)
    for target in table.choice.sources:
        assert pilot.piece(target)


# --- laying -----------------------------------------------------------------------------------------


def first_tile(pilot: Pilot) -> str:
    return next(path[0] for action, path in table_of(pilot).choice.options if isinstance(action, TakeTile))


def test_a_tile_is_taken_and_laid_in_one_gesture(pilot: Pilot) -> None:
    pilot.set(confirm_turn=False)
    match = new_match(2, "standard", 3, persons=2)
    pilot.open_table(match)
    table = table_of(pilot)
    carry(pilot, first_tile(pilot), free_cell(table))
    kinds = [type(entry.action) for entry in match.history[:2]]
    assert kinds == [TakeTile, Place]


def test_a_tile_can_be_taken_alone_and_waits_in_the_hand(pilot: Pilot) -> None:
    pilot.set(confirm_turn=False)
    match = new_match(2, "standard", 3, persons=2)
    pilot.open_table(match)
    table = table_of(pilot)
    pilot.click(first_tile(pilot))
    assert pilot.sees("Take this tile")
    pilot.click("button")
    pilot.settle()
    assert state_of(match).moment == HOLDING
    assert table.choice.selection == (ids.TILE_IN_HAND,)
    pilot.click(free_cell(table))
    assert isinstance(match.history[1].action, Place)


def test_a_cell_says_what_it_would_bring(pilot: Pilot) -> None:
    match = match_where(lambda state: state.moment == READY and state.turn > 12, mode="standard")
    pilot.open_table(match)
    table = table_of(pilot)
    pilot.click(first_tile(pilot))
    cells = [name for name in table.lit if name.startswith("cell.")]
    best = max(cells, key=lambda name: table.gift_at(ids.cell_of(name)).planted)
    pilot.move(best)
    gift = table.gift_here()
    assert gift is not None
    assert gift == table.gift_at(ids.cell_of(best))
    word = "vegetable finds" if gift.planted == 1 else "vegetables find"
    assert not gift.planted or pilot.sees(f"{gift.planted} {word} a space")


def test_a_tile_let_go_on_another_is_refused_and_stays(pilot: Pilot) -> None:
    match = new_match(2, "standard", 3, persons=2)
    pilot.open_table(match)
    carry(pilot, first_tile(pilot), "cell.0.0")
    assert match.action_count == 0
    assert pilot.sees("A tile of yours lies there: choose a free cell.")
    pilot.key("cancel")
    carry_to_cloth(pilot, first_tile(pilot))
    assert match.action_count == 0
    assert pilot.sees("Lay the tile so that it shares a side with one of yours.")


def carry_to_cloth(pilot: Pilot, start: str) -> None:
    """Lets a piece go in the corner of the cloth."""
    area = table_of(pilot).plot_view.area
    pilot.drag(pilot.piece(start), (area.left + 12, area.bottom - 12))


def test_a_dear_tile_says_what_it_costs(pilot: Pilot) -> None:
    match = new_match(2, "standard", 3, persons=2)
    pilot.open_table(match)
    pilot.click(ids.TILES[8])
    assert pilot.sees("This tile costs 2 Seeds, one on each tile above it; you have 1.")


# --- looking ----------------------------------------------------------------------------------------


def test_the_plot_is_pulled_and_zoomed(pilot: Pilot) -> None:
    pilot.open_table(new_match(2, "standard", 3, persons=2))
    table = table_of(pilot)
    start = table.camera
    assert start.follows
    x, y = empty_cloth(table)
    pilot.press((x, y))
    pilot.move((x + 40, y + 30))
    pilot.release((x + 60, y + 30))
    assert table.camera.x < start.x
    assert table.camera.y < start.y
    assert not table.camera.follows
    zoom = table.camera.zoom
    pilot.wheel(-1)
    assert table.camera.zoom < zoom
    pilot.key("zoom_in")
    pilot.key("zoom_in")
    assert table.camera.zoom > zoom
    pilot.click(ids.ZOOM_OUT)
    pilot.click(ids.ZOOM_FIT)
    assert table.camera == start


def test_a_pull_is_no_click_and_a_piece_is_not_pulled(pilot: Pilot) -> None:
    match = new_match(2, "standard", 3, persons=2)
    pilot.open_table(match)
    table = table_of(pilot)
    pilot.click(first_tile(pilot))
    selection = table.choice.selection
    x, y = empty_cloth(table)
    pilot.press((x, y))
    pilot.release((x + 30, y))
    assert table.choice.selection == selection
    camera = table.camera
    place = pilot.where(free_cell(table))
    pilot.press(place)
    pilot.release((place[0] + 5, place[1]))
    pilot.settle()
    assert table.camera.zoom <= camera.zoom
    assert match.action_count or table.choice.pending is not None


def test_a_neighbours_farm_comes_onto_the_cloth_and_goes(pilot: Pilot) -> None:
    match = match_where(lambda state: state.moment == READY and state.turn > 8, players=3)
    pilot.open_table(match)
    table = table_of(pilot)
    pilot.settle()
    pilot.move((2, 2))
    own = pilot.picture()
    pilot.click(ids.seat_id(1))
    assert table.farm == 1
    assert pilot.sees(f"The barrow of {match.seats[1].name}")
    assert pilot.picture() != own
    assert table.target_of("cell.0.0") is None
    pilot.key("cancel")
    assert table.farm == 0
    pilot.move((2, 2))
    assert pilot.picture() == own
    pilot.key("page")
    assert table.farm == 1
    pilot.click(ids.HOME)
    assert table.farm == 0


def test_picking_up_a_tile_brings_one_home(pilot: Pilot) -> None:
    match = match_where(lambda state: state.moment == READY and state.turn > 8, players=3)
    pilot.open_table(match)
    table = table_of(pilot)
    pilot.click(ids.seat_id(2))
    pilot.click(first_tile(pilot))
    assert table.farm == table.home == 0
    assert table.choice.selection


def test_the_table_turns_to_whoever_plays_at_one_screen(pilot: Pilot) -> None:
    pilot.set(confirm_turn=False)
    match = new_match(3, "standard", 6, persons=3)
    pilot.open_table(match)
    table = table_of(pilot)
    pilot.settle()
    seen = {table.home}
    for _turn in range(3):
        action = match.state.legal_actions()[0]
        turn = state_of(match).turn
        while state_of(match).turn == turn and match.outcome is None:
            action = match.state.legal_actions()[0]
            table.act(action)
            pilot.settle()
        seen.add(table.home)
        assert table.home == state_of(match).current
    assert seen == {0, 1, 2}


# --- telling ----------------------------------------------------------------------------------------


def test_what_is_told_can_be_cut_short_and_ends_as_it_is(pilot: Pilot) -> None:
    pilot.set(animation_speed="slow")
    for seed in range(3):
        match = new_match(3, MODES[seed % 2], seed, persons=3)
        pilot.open_table(match)
        table = table_of(pilot)
        chance = Stream(seed)
        while match.outcome is None and match.action_count < 90:
            legal = match.state.legal_actions()
            table.act(legal[chance.below(len(legal))])
            for _frame in range(chance.below(4)):
                pilot.step(0.04)
            if chance.below(3) == 0:
                pilot.settle() if match.outcome is None else None
            while table.timeline.active or table.given() is not None:
                table.timeline.finish()
                pilot.step()
            assert table.shown == table.view
            assert not table.away


def test_a_match_is_watched_at_normal_speed_from_every_seat(pilot: Pilot) -> None:
    pilot.set(animation_speed="normal")
    match = new_match(4, "advanced", 12, persons=0)
    pilot.open_table(match)
    table = table_of(pilot)
    table.farm = 1
    while match.action_count < 60:
        pilot.step(0.1)
    assert table.turns.viewer is None


def test_taking_back_shows_the_table_as_it_was(pilot: Pilot) -> None:
    pilot.set(confirm_turn=True)
    match = match_where(
        lambda state: state.moment == PLANTING and len(state.legal_actions()) > 1, mode="standard"
    )
    pilot.open_table(match)
    table = table_of(pilot)
    before = state_of(match)
    if table.given() is not None:
        pilot.settle()
        return
    action, path = table.choice.options[0]
    pilot.click(pilot.piece(path[0]))
    pilot.click(pilot.piece(path[1]))
    assert match.history[-1].action is action or match.history[-1].automatic
    pilot.key("undo")
    assert table.view_state.farms[0].contents() == before.farms[0].contents()
    assert table.shown is table.view

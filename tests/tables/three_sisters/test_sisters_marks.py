"""The pencil marks say what the sheet says, and each has its place on a page."""

from __future__ import annotations

from collections import Counter

import pytest

from game.tables.three_sisters.desk import GARDEN, YARD, make_desk
from game.tables.three_sisters.marks import WHOLE, Mark, goods_boxes, marks_of
from game.tables.three_sisters.pencil import area_of_mark, page_of_mark
from rules.chance import Stream
from rules.three_sisters.garden import STRIDE
from rules.three_sisters.sheet import blank_sheet, filled_boxes
from rules.three_sisters.tracks import COUNT
from tests.tables.three_sisters.sisters_playing import MODES, at, state_of
from ui.viewport import Viewport


@pytest.mark.parametrize(("players", "weather"), MODES)
def test_there_is_a_mark_for_every_box_that_is_filled(players: int, *, weather: bool) -> None:
    for actions in (0, 15, 35, 10_000):
        state = state_of(at(players, 6, actions, weather=weather))
        for sheet in state.sheets:
            marks = marks_of(sheet)
            assert len(set(marks)) == len(marks)
            drawn = Counter(mark.part for mark in marks if mark.shape != "red")
            assert drawn["crop"] == sum(boxes.bit_count() for boxes in sheet.zones)
            assert drawn["track"] == sum(filled_boxes(sheet, track).bit_count() for track in range(COUNT))
            assert drawn["goods"] == sheet.goods
            assert drawn["soil"] == sheet.compost - 1 + sheet.spent


def test_goods_go_round_the_stars_that_edith_crossed_off() -> None:
    sheet = blank_sheet(with_edith=True)
    assert sheet.crossed is not None
    sheet.crossed.stars = 1 << 5
    sheet.goods = 6
    assert goods_boxes(sheet) == [0, 1, 2, 3, 5, 6]
    assert Mark("red", "goods", 0, 4) in marks_of(sheet)


def test_edith_crosses_whole_crops_and_items() -> None:
    sheet = blank_sheet(with_edith=True)
    assert sheet.crossed is not None
    sheet.crossed.crops[2] = 0b11
    sheet.crossed.boxes[14] = 1
    red = [mark for mark in marks_of(sheet) if mark.shape == "red"]
    assert red == [
        Mark("red", "crop", 2 * STRIDE, WHOLE),
        Mark("red", "crop", 2 * STRIDE + 1, WHOLE),
        Mark("red", "track", 14, WHOLE),
    ]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_mark_lies_on_its_page(size: tuple[int, int]) -> None:
    desk = make_desk(Viewport(*size), 1, weather=True)
    state = state_of(at(1, 2, 10_000, weather=True))
    pages = set()
    for mark in marks_of(state.sheets[0]):
        page = page_of_mark(mark)
        pages.add(page)
        width, height = desk.size(page)
        area = area_of_mark(desk, mark)
        assert 0 <= area.x < area.right <= width, mark
        assert 0 <= area.y < area.bottom <= height, mark
    assert pages == {GARDEN, YARD}


def test_a_random_sheet_changes_only_by_new_marks() -> None:
    match = at(2, 3, 0, persons=2)
    chance = Stream(9)
    before = [set(marks_of(sheet)) for sheet in state_of(match).sheets]
    while match.outcome is None:
        legal = match.state.legal_actions()
        match.act(legal[chance.below(len(legal))])
        after = [set(marks_of(sheet)) for sheet in state_of(match).sheets]
        assert all(old <= new for old, new in zip(before, after, strict=True)), "boxes only fill up"
        before = after

"""Layouts stay inside, do not overlap, and hits find what was placed."""

import itertools

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ui.layout import Placed, clamp_inside, column, fan, fit, grid, hit, inset, row
from ui.viewport import Viewport

areas = st.builds(
    pygame.Rect, st.integers(-500, 500), st.integers(-500, 500), st.integers(0, 4000), st.integers(0, 3000)
)


def apart(cells: list[pygame.Rect]) -> bool:
    return not any(one.colliderect(other) for one, other in itertools.combinations(cells, 2))


@given(areas, st.integers(1, 9), st.integers(1, 9), st.integers(0, 40))
def test_a_grid_fills_its_area_without_overlaps(area: pygame.Rect, columns: int, rows: int, gap: int) -> None:
    cells = grid(area, columns, rows, gap)
    assert len(cells) == columns * rows
    assert all(area.contains(cell) or not cell.size or 0 in cell.size for cell in cells)
    assert apart(cells)


@given(areas, st.lists(st.integers(0, 900), min_size=1, max_size=7), st.integers(0, 40))
def test_widths_never_leave_the_area(area: pygame.Rect, widths: list[int], gap: int) -> None:
    before = area.copy()
    cells = row(area, widths, gap)
    assert area == before
    assert cells[0].left == area.left
    assert cells[-1].right <= area.right
    assert apart(cells)


def test_a_width_of_nought_takes_what_is_left() -> None:
    assert [cell.width for cell in row(pygame.Rect(0, 0, 100, 10), (20, 0, 30), 5)] == [20, 40, 30]
    assert [cell.height for cell in column(pygame.Rect(0, 0, 10, 100), 3)] == [33, 34, 33]


@given(st.integers(1, 12), st.floats(10, 200), st.floats(0, 8))
def test_a_fan_is_a_mirror_of_itself(count: int, pitch: float, step: float) -> None:
    cards = fan((640, 600), (90, 126), count, pitch, step)
    for (left, turn), (right, other) in zip(cards, reversed(cards), strict=True):
        assert turn == pytest.approx(-other)
        assert abs((left.centerx + right.centerx) / 2 - 640) <= 1
        assert left.centery == right.centery
    assert cards[0][0].centery >= cards[len(cards) // 2][0].centery


@given(areas, st.integers(1, 500), st.integers(1, 500))
def test_what_is_fitted_lies_inside(area: pygame.Rect, width: int, height: int) -> None:
    inner = fit((width, height), area)
    assert inner.left >= area.left
    assert inner.right <= area.right
    assert inner.top >= area.top
    assert inner.bottom <= area.bottom


@given(areas, st.integers(0, 3000))
def test_an_inset_never_turns_inside_out(area: pygame.Rect, margin: int) -> None:
    inner = inset(area, margin)
    assert inner.width >= 0
    assert inner.height >= 0


@given(areas, areas)
def test_clamping_moves_inside_and_keeps_the_size(rect: pygame.Rect, area: pygame.Rect) -> None:
    moved = clamp_inside(rect, area)
    assert moved.size == rect.size
    assert moved.topleft == clamp_inside(moved, area).topleft
    if rect.width <= area.width and rect.height <= area.height:
        assert moved.left >= area.left
        assert moved.right <= area.right


def test_a_hit_finds_the_highest_then_the_last() -> None:
    low, high = pygame.Rect(0, 0, 100, 100), pygame.Rect(50, 50, 100, 100)
    layout = {"plot": Placed(low), "other": Placed(high), "card": Placed(low, layer=2)}
    assert hit(layout, (60, 60)) == "card"
    assert hit(layout, (120, 120)) == "other"
    assert hit(layout, (60, 60), {"plot", "other"}) == "other"
    assert hit(layout, (400, 400)) is None


def test_a_turned_card_is_hit_where_it_is_seen() -> None:
    layout = {"card": Placed(pygame.Rect(100, 100, 40, 200), angle=90)}
    assert hit(layout, (200, 200)) == "card"
    assert hit(layout, (120, 110)) is None


@given(st.integers(1, 8000), st.integers(1, 8000), st.sampled_from([1.0, 1.25, 1.5, 2.0]))
def test_a_viewport_survives_any_window(width: int, height: int, scale: float) -> None:
    viewport = Viewport(width, height, scale)
    assert viewport.u > 0
    assert viewport.px(0) == 0
    assert viewport.columns > 0
    assert viewport.rect.size == (width, height)


def test_units_follow_window_and_scale() -> None:
    assert Viewport(1920, 1080).px(10) == 15
    assert Viewport(1920, 1080, 2.0).px(10) == 30
    assert Viewport(3440, 1440).k == 2.0
    assert Viewport(1280, 720, 2.0).columns == 640

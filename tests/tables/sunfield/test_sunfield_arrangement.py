"""Where things lie, at every size of window and text: inside, apart, large enough to be hit."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product
from math import hypot

import pygame
import pytest

from game.tables.sunfield import ids
from game.tables.sunfield.arrangement import Seen, Token, arrange, hand_places, plot_view
from game.tables.sunfield.camera import (
    ZOOMS,
    Camera,
    View,
    bounds,
    fitted,
    kept_near,
    pitch_of,
    pulled,
    reaching,
    zoomed,
)
from game.tables.sunfield.regions import Seating
from rules.sunfield.cells import cell_at
from rules.sunfield.plot import free_cells
from ui.layout import Layout, hit
from ui.viewport import Viewport

SIZES = (
    (1280, 720),
    (1366, 768),
    (1024, 768),
    (1920, 1080),
    (2560, 1440),
    (3440, 1440),
    (3840, 2160),
    (640, 360),
)
SCALES = (1.0, 1.25, 1.5, 2.0)
VIEWPORTS = [Viewport(*size, scale) for size, scale in product(SIZES, SCALES)]

PLOT = tuple(cell_at(x, y) for x in range(5) for y in range(5))
"""25 tiles."""

INSIDE = {
    ids.MARKET: ("tile.", "pile."),
    ids.CLIENTS: ("client.",),
    ids.REPUTATION: ("reputation.",),
    ids.BARROW: ("load.", "get.", "seeds"),
    ids.LANDSCAPE: ("power.",),
    ids.BOARD: ("cell.", "veg.", "token.", "hand.", "reserved.", "zoom.", "home", "kind."),
}


def busy(players: int, viewport: Viewport, *, advanced: bool = True) -> Seen:
    """Everything that can lie on a table at one time, and more."""
    seating = Seating(tuple(range(1, players)), 0)
    area = plot_view(
        arrange(viewport, Seen(seating, advanced, Camera()))[ids.BOARD].rect, viewport.k, Camera()
    )
    return Seen(
        seating,
        advanced,
        fitted((*PLOT, *free_cells(dict.fromkeys(PLOT, 0))), area.area.size, viewport.k),
        cells=(*PLOT, *free_cells(dict.fromkeys(PLOT, 0))),
        hand=(0, 1, 3),
        laid=PLOT[7],
        holding=True,
        reserved=(0, 1),
        supply=True,
        kinds=(0, 2),
        kinds_at=PLOT[3],
        tokens=(Token(2, PLOT[12], 2, 1),),
        visiting=True,
    )


def panels(layout: Layout) -> dict[str, pygame.Rect]:
    names = [name for name in layout if name in ids.PANELS or name.startswith("seat.")]
    return {name: layout[name].rect for name in [*names, "bar"]}


@pytest.mark.parametrize("viewport", VIEWPORTS, ids=str)
@pytest.mark.parametrize(("players", "advanced"), [(2, False), (3, True), (4, False), (4, True)])
def test_everything_lies_inside_and_apart(viewport: Viewport, players: int, advanced: bool) -> None:  # noqa: FBT001
    layout = arrange(viewport, busy(players, viewport, advanced=advanced))
    for name, placed in layout.items():
        assert placed.rect.width > 0, name
        assert placed.rect.height > 0, name
        assert viewport.rect.contains(placed.rect), name
    for (one, first), (other, second) in combinations(panels(layout).items(), 2):
        assert not first.colliderect(second), f"{one} lies over {other}"
    for panel, starts in INSIDE.items():
        for name in layout:
            if name.startswith(starts):
                assert layout[panel].rect.contains(layout[name].rect), f"{name} leaves {panel}"
    assert ids.LANDSCAPE in layout if advanced else ids.SHELF in layout


@pytest.mark.parametrize("viewport", VIEWPORTS, ids=str)
def test_pieces_of_one_row_do_not_cover_each_other(viewport: Viewport) -> None:
    layout = arrange(viewport, busy(4, viewport))
    for start in (
        "tile.",
        "pile.",
        "client.",
        "reputation.",
        "load.",
        "get.",
        "power.",
        "kind.",
        "reserved.",
    ):
        family = [placed.rect for name, placed in layout.items() if name.startswith(start)]
        assert all(not one.colliderect(other) for one, other in combinations(family, 2)), start


@pytest.mark.parametrize("viewport", VIEWPORTS, ids=str)
def test_every_piece_can_be_pointed_at(viewport: Viewport) -> None:
    layout = arrange(viewport, replace(busy(3, viewport), visiting=False, kinds=()))
    for name, placed in layout.items():
        points = [
            (
                placed.rect.left + int(placed.rect.width * across),
                placed.rect.top + int(placed.rect.height * down),
            )
            for across in (0.5, 0.2, 0.8, 0.1, 0.9)
            for down in (0.5, 0.2, 0.8, 0.1, 0.9)
        ]
        if "." not in name or name.startswith(("cell.", "token.")):
            continue  # what hangs over the cloth may cover a whole cell: the plot can be pulled
        assert any(hit(layout, point) == name for point in points), name


def test_a_tile_at_the_smallest_zoom_is_forty_pixels_wide_in_the_smallest_usual_window() -> None:
    assert ZOOMS[0] == 0.6
    assert View(pygame.Rect(0, 0, 610, 358), 1.0, Camera(zoom=0.6)).side >= 40


def test_the_vegetables_in_hand_lie_apart_on_their_tile() -> None:
    for zoom in ZOOMS:
        view = View(pygame.Rect(0, 0, 900, 600), 1.0, Camera(zoom=zoom))
        for count in (1, 2, 3):
            places = hand_places(view, count, 0)
            assert len(places) == count
            reach = view.rect(0).inflate(view.side * 0.9, view.side * 0.9)
            assert all(reach.contains(place) for place in places)
            for one, other in combinations(places, 2):
                apart = hypot(one.centerx - other.centerx, one.centery - other.centery)
                assert apart >= one.width - 2, "round tokens that touch at most"


# --- the camera -------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(610, 358), (1500, 700), (300, 170)])
def test_a_plot_that_fits_is_seen_whole(size: tuple[int, int]) -> None:
    plot = [cell_at(x, y) for x in range(-1, 2) for y in range(2)]
    cells = [*plot, *free_cells(dict.fromkeys(plot, 0))]
    view = View(pygame.Rect((10, 20), size), 1.0, fitted(cells, size, 1.0))
    rim = view.area.inflate(view.pitch, view.pitch)
    if view.camera.zoom > ZOOMS[0]:
        assert all(rim.contains(view.rect(cell)) for cell in cells)
        assert all(view.area.contains(view.rect(cell)) for cell in plot)


def test_cells_lie_at_whole_distances() -> None:
    view = View(pygame.Rect(0, 0, 611, 357), 1.5, Camera(0.37, -1.2, 0.8))
    steps = {view.rect(cell_at(x + 1, 2)).left - view.rect(cell_at(x, 2)).left for x in range(-9, 9)}
    assert steps == {view.pitch}
    for cell in (cell_at(-3, 2), cell_at(0, 0), cell_at(7, -7)):
        assert view.cell_at(view.rect(cell).center) == cell


def test_zooming_keeps_what_is_under_the_pointer() -> None:
    view = View(pygame.Rect(0, 0, 600, 400), 1.0, Camera(0, 0, 1.0))
    at = view.rect(cell_at(2, 1)).center
    nearer = View(view.area, view.k, zoomed(view, 2, at))
    assert nearer.camera.zoom > 1
    assert nearer.cell_at(at) == cell_at(2, 1)
    assert not nearer.camera.follows
    for _step in range(30):
        nearer = View(view.area, view.k, zoomed(nearer, 1))
    assert nearer.camera.zoom == ZOOMS[-1]


def test_the_plot_follows_the_hand_and_never_gets_lost() -> None:
    view = View(pygame.Rect(0, 0, 600, 400), 1.0, Camera(0, 0, 1.0))
    before = view.rect(0).topleft
    moved = View(view.area, view.k, pulled(view, (30, -20), PLOT))
    after = moved.rect(0).topleft
    assert abs(after[0] - before[0] - 30) <= 1
    assert abs(after[1] - before[1] + 20) <= 1
    lost = View(view.area, view.k, pulled(view, (90_000, 90_000), PLOT))
    assert any(lost.area.colliderect(lost.rect(cell)) for cell in PLOT)
    assert kept_near(Camera(0, 0), PLOT) == Camera(0, 0)


def test_a_cell_out_of_sight_is_brought_in_by_the_smallest_step() -> None:
    view = View(pygame.Rect(0, 0, 600, 400), 1.0, Camera(0, 0, 1.0))
    far = cell_at(9, 0)
    seen = View(view.area, view.k, reaching(view, far))
    assert seen.area.inflate(2, 2).contains(seen.rect(far))
    assert seen.rect(far).right >= seen.area.right - 2
    assert reaching(view, cell_at(1, 1)) == view.camera


def test_pitches_grow_with_the_zoom() -> None:
    pitches = [pitch_of(zoom, 0.5) for zoom in ZOOMS]
    assert pitches == sorted(set(pitches))
    assert bounds([cell_at(-4, 3), cell_at(2, -1)]) == (-4, 2, -1, 3)

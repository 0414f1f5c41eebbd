"""Where things lie at every size and UI scale: inside the window, apart from each other, large enough."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.tables.three_sisters.arrangement import Seen, arrange, page_of
from game.tables.three_sisters.desk import GARDEN, PAGES, YARD, Camera, Desk, make_desk
from game.tables.three_sisters.garden_plan import TALL, WIDE, GardenShape, garden_plan
from game.tables.three_sisters.places import BOX, Area, Spot, around
from game.tables.three_sisters.yard_plan import TALL as YARD_TALL
from game.tables.three_sisters.yard_plan import WIDE as YARD_WIDE
from game.tables.three_sisters.yard_plan import YardShape, yard_plan
from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.garden import FIRST_PUMPKIN, HEIGHTS
from rules.three_sisters.rondel import place
from rules.three_sisters.tracks import COUNT, FIRST_ROW, LENGTHS
from ui.layout import Layout
from ui.viewport import Viewport

SIZES = (
    (640, 360),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1600, 900),
    (1920, 1080),
    (2560, 1440),
    (3440, 1440),
    (3840, 2160),
    (800, 1200),
)
SCALES = (1.0, 1.25, 1.5, 2.0)
LOOKS = [Viewport(*size, scale) for size in SIZES for scale in SCALES]
TOKENS = (
    "main.garden",
    "main.rondel",
    "owed.perennial",
    "owed.perennial iris",
    "bonus",
    "owed.fruit",
    "shovel",
)


def seen(players: int, page: str = GARDEN) -> Seen:
    """A busy moment: dice, tokens, the wheel, every zone's buttons."""
    dice = (1, 1, 2, 4, 4, 4)
    spaces = place(3, dice)
    actions = tuple((kind, zone) for zone in range(6) for kind in ("plant", "water"))
    return Seen(
        0,
        tuple(range(1, players)),
        page,
        dice=tuple(zip(dice, spaces, strict=True)),
        tokens=TOKENS,
        wheel=True,
        turning=True,
        actions=actions,
        edith=players == 1,
        visiting=True,
    )


def laid(
    viewport: Viewport, players: int = 4, *, weather: bool = True, page: str = GARDEN
) -> tuple[Desk, Layout]:
    desk = make_desk(viewport, max(1, players - 1), weather=weather)
    return desk, arrange(desk, Camera(), seen(players, page))


def named(viewport: Viewport) -> str:
    return f"{viewport.width}x{viewport.height} at {viewport.scale:.0%}"


@pytest.mark.parametrize("viewport", LOOKS, ids=named)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_leaves_the_window(viewport: Viewport, players: int) -> None:
    for weather in (False, True):
        for page in PAGES:
            desk, layout = laid(viewport, players, weather=weather, page=page)
            outside = [
                name for name, placed in layout.items() if not _inside(viewport, placed.rect, placed.angle)
            ]
            assert outside == []
            assert viewport.rect.contains(desk.wheel.rect)


def _inside(viewport: Viewport, rect: pygame.Rect, angle: float) -> bool:
    return bool(angle) or (viewport.rect.contains(rect) and rect.width > 0 and rect.height > 0)


@pytest.mark.parametrize("viewport", LOOKS, ids=named)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_panels_lie_apart(viewport: Viewport, players: int) -> None:
    desk, layout = laid(viewport, players)
    panels = {"rondel": desk.wheel.rect, "paper": desk.paper}
    names = ("bar", "events", "weather", "market", "tray", "edith")
    panels |= {name: layout[name].rect for name in names if name in layout}
    panels |= {f"seat.{player}": layout[f"seat.{player}"].rect for player in range(1, players)}
    if not desk.beside:
        panels |= {name: layout[name].rect for name in ("seat.0", "back", "pencil")}
        for page in PAGES:  # a tab goes on below the edge of its paper
            tab = layout[f"tab.{page}"].rect
            panels[f"tab.{page}"] = pygame.Rect(tab.topleft, (tab.width, tab.height - round(4 * viewport.k)))
    assert _touching(panels) == []


def _touching(panels: dict[str, pygame.Rect]) -> list[tuple[str, str]]:
    return [
        (one, other)
        for (one, first), (other, second) in combinations(panels.items(), 2)
        if first.colliderect(second)
    ]


@pytest.mark.parametrize("viewport", LOOKS, ids=named)
def test_what_lies_in_the_tray_lies_apart(viewport: Viewport) -> None:
    _desk, layout = laid(viewport)
    inside = {
        name: placed.rect
        for name, placed in layout.items()
        if name.split(".")[0] in {"token", "face", "compost", "button"}
    }
    assert len(inside) == len(TOKENS) + 6 + 2
    assert _touching(inside) == []
    tray = layout["tray"].rect
    assert [name for name, rect in inside.items() if not tray.contains(rect)] == []


@pytest.mark.parametrize("viewport", LOOKS, ids=named)
def test_the_heads_of_the_pages_lie_apart(viewport: Viewport) -> None:
    desk, layout = laid(viewport)
    heads = {name: layout[name].rect for name in ("seat.0", "pencil", "back")}
    assert _touching(heads) == []
    if desk.beside:
        printed = [
            placed.rect
            for name, placed in layout.items()
            if name.split(".")[0] in {"zone", "section", "track"}
        ]
        assert all(rect.collidelist(printed) < 0 for rect in heads.values())


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)])
def test_a_box_is_large_enough_to_write_in(size: tuple[int, int]) -> None:
    desk, layout = laid(Viewport(*size))
    for page in PAGES:
        lens = desk.lens(page, Camera())
        assert lens.box(Spot(100, 100)).width >= 22
        assert lens.s * BOX >= 21.5
    assert layout["zone.1"].rect.width > 0


def test_both_pages_stand_side_by_side_where_there_is_room() -> None:
    beside = {named(viewport) for viewport in LOOKS if laid(viewport)[0].beside}
    wanted = ("1600x900", "1920x1080", "2560x1440", "3440x1440", "3840x2160")
    assert beside == {f"{size} at 100%" for size in wanted}


def test_a_page_in_front_holds_its_own_and_nothing_of_the_other() -> None:
    for page, other in ((GARDEN, YARD), (YARD, GARDEN)):
        _desk, layout = laid(Viewport(1280, 720), page=page)
        assert not any(
            page_of(name) == other for name in layout if name.split(".")[0] not in {"plant", "water"}
        )


def test_a_layout_is_pure() -> None:
    viewport = Viewport(1280, 720)
    assert laid(viewport)[1].keys() == laid(viewport)[1].keys()
    desk = make_desk(viewport, 3, weather=True)
    assert arrange(desk, Camera(), seen(4)) == arrange(desk, Camera(), seen(4))


# --- the sheet --------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", [TALL, WIDE], ids=["tall", "wide"])
def test_the_garden_has_every_crop_with_every_box(shape: GardenShape) -> None:
    plan = garden_plan(shape)
    for zone in range(6):
        for crop, height in enumerate(HEIGHTS[zone]):
            assert len(plan.crops.get((zone, crop), ())) == height
            if height and crop < FIRST_PUMPKIN:
                area = around(plan.crops[zone, crop])
                assert _holds(plan.beds[zone], area)
    assert [len(pumpkin.spots) for pumpkin in plan.pumpkins] == [each.height for each in COMPONENTS.pumpkins]
    assert all(
        spots[-1].circle and not any(spot.circle for spot in spots[:-1]) for spots in plan.crops.values()
    )


@pytest.mark.parametrize("shape", [TALL, WIDE], ids=["tall", "wide"])
def test_no_box_of_the_garden_covers_another(shape: GardenShape) -> None:
    plan = garden_plan(shape)
    spots = [spot for spots in plan.crops.values() for spot in spots]
    spots += [spot for perennial in plan.perennials for spot in perennial.spots]
    assert _covering(spots) == []
    corn = [around(spots) for (_zone, crop), spots in plan.crops.items() if crop < FIRST_PUMPKIN]
    assert not any(_overlap(pumpkin.capsule, bed) for pumpkin in plan.pumpkins for bed in corn)


@pytest.mark.parametrize("shape", [YARD_TALL, YARD_WIDE], ids=["tall", "wide"])
def test_no_box_of_the_yard_covers_another(shape: YardShape) -> None:
    plan = yard_plan(shape)
    spots = [spot for strip in plan.tracks.values() for spot in strip.spots]
    assert _covering([*spots, *plan.goods, *plan.soil]) == []
    for track in range(FIRST_ROW, COUNT):
        assert len(plan.tracks[track].spots) == LENGTHS[track]
        assert all(_holds(plan.tracks[track].area.grown(1), spot.area) for spot in plan.tracks[track].spots)
    assert len(plan.goods) == 120
    assert len(plan.soil) == 40


def _holds(outer: Area, inner: Area) -> bool:
    return (
        outer.x <= inner.x
        and outer.y <= inner.y
        and inner.right <= outer.right
        and inner.bottom <= outer.bottom
    )


def _overlap(one: Area, other: Area) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def _covering(spots: list[Spot]) -> list[tuple[Spot, Spot]]:
    """Pairs of boxes whose frames run into each other by more than a line."""
    tight = [(spot, spot.area.grown(-1.2 if spot.circle else -0.2)) for spot in spots]
    return [(one, other) for (one, a), (other, b) in combinations(tight, 2) if _overlap(a, b)]


# --- the camera -------------------------------------------------------------------------------------


def test_the_camera_keeps_what_lies_under_the_pointer_and_never_looks_beyond_the_paper() -> None:
    area = pygame.Rect(300, 100, 900, 500)
    camera = Camera()
    for at in ((320, 110), (1190, 590), (750, 350)):
        near = camera.zoomed(2.0, at, area)
        assert near.zoom == 2.0
        point = ((at[0] - area.left) * 2 - near.x + area.left, (at[1] - area.top) * 2 - near.y + area.top)
        assert point == pytest.approx(at)
    far = camera.zoomed(2.0, (300, 100), area).moved((5000, 5000), area)
    assert (far.x, far.y) == (900, 500)
    assert far.zoomed(0.2, (300, 100), area) == Camera()


def test_the_camera_moves_only_as_far_as_needed() -> None:
    area = pygame.Rect(0, 0, 400, 300)
    camera = Camera(2.0, 100, 100)
    assert camera.showing(pygame.Rect(100, 100, 50, 50), area) == camera
    assert camera.showing(pygame.Rect(390, 100, 50, 50), area).x > camera.x
    assert camera.showing(pygame.Rect(100, -60, 50, 50), area).y < camera.y


def test_what_lies_beyond_the_edge_of_a_close_look_is_not_on_the_layout() -> None:
    desk = make_desk(Viewport(1280, 720), 1, weather=False)
    whole = arrange(desk, Camera(), seen(2))
    near = arrange(desk, Camera(2.0, 0, 0), seen(2))
    assert "zone.1" in near
    assert "track.daffodil" in whole
    assert "track.daffodil" not in near
    assert all(desk.paper.contains(placed.rect) for name, placed in near.items() if page_of(name) is not None)

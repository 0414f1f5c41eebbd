"""Every scene at several sizes and scales: what is written can be read, what can be used can be reached.

By default the larger windows are looked at for some of the scenes; `ALLOTMENT_THOROUGH=1` takes all.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial

import pygame
import pytest

from game.app import Program
from game.library.matches import Provenance
from game.scenes.table import TableScene
from game.tables.registry import TABLES
from game.tour import Stop, match_after, tour
from tests.scenes.linter import faults_of_targets, faults_of_texts, shrunk_table
from tests.scenes.paper import Made, Paper, on_paper
from tests.scenes.pilot import Pilot
from ui import raster
from ui.brush import Brush
from ui.focus import FocusItem
from ui.layout import Layout, Placed, hit
from ui.pointer import Pointer
from ui.scene import Reset, Scene
from ui.viewport import Viewport

THOROUGH = os.environ.get("ALLOTMENT_THOROUGH") == "1"
LOOKS = {
    (1280, 720, 1.0): 1,
    (1280, 720, 1.25): 9,
    (1280, 720, 1.5): 1,
    (1280, 720, 2.0): 8,
    (1920, 1080, 1.0): 7,
    (3840, 2160, 1.0): 29,
}
"""Sizes and scales, and how many scenes lie between two that are looked at in them."""


def stops() -> list[Stop]:
    """The tour, and moments that it passes by."""
    return [
        *tour(),
        Stop("menu_waiting", _menu_with_a_match),
        *(more for name in TABLES for more in _open(name)),
    ]


def _open(title_id: str) -> Iterator[Stop]:
    yield Stop(f"{title_id}_log", partial(_table, title_id=title_id, then=_open_log))
    yield Stop(f"{title_id}_picked", partial(_table, title_id=title_id, then=_pick))
    yield Stop(f"{title_id}_advised", partial(_table, title_id=title_id, then=_advise))


def _table(program: Program, title_id: str, then: Callable[[TableScene], None]) -> None:
    program.settings.show_choices = False
    table = program.table(match_after(title_id, 40))
    assert isinstance(table, TableScene)
    program.stack.apply(Reset(table))
    then(table)


def _advise(table: TableScene) -> None:
    table.doors.settings.show_choices = True
    table.toggle_hint()
    table.update(0.0)


def _open_log(table: TableScene) -> None:
    table._toggle_log()


def _pick(table: TableScene) -> None:
    """The first piece that lies ready is picked up, and the focus rests on it until it is told what it is."""
    table._pick_nth(0)
    table.watch()
    table.clock += 1.0


def _menu_with_a_match(program: Program) -> None:
    match = match_after("fistful", 30)
    program.keeper.begin(match, Provenance("table"))
    program.keeper.keep(match)
    program.stack.apply(Reset(program.menu()))


def looks_of(number: int) -> list[Viewport]:
    """The windows in which a scene is looked at."""
    return [
        Viewport(width, height, scale)
        for (width, height, scale), every in LOOKS.items()
        if THOROUGH or number % every == every // 2
    ]


def faults(pilot: Pilot, viewport: Viewport, made: Made) -> Iterator[str]:
    """Everything that is wrong with the scene in a window."""
    stack = pilot.program.stack
    made.clear()
    pilot.program.context.viewport = viewport
    for scene in stack.scenes:
        scene.resize(viewport)  # the stack would forget every font and picture as well
        if isinstance(scene, TableScene):
            scene.timeline.finish()
    sheet = Paper(viewport.size)
    stack.draw(sheet)
    printed = any(shows_sheets(scene) for scene in stack.scenes)
    yield from faults_of_texts(pilot.scene, sheet, made.texts, on_paper=printed)
    yield from faults_of_targets(pilot.scene, viewport, on_paper=printed)


def shows_sheets(scene: Scene) -> bool:
    """Whether a table shows score sheets whole at the size that is left for them: they can be magnified."""
    desk = getattr(shrunk_table(scene), "desk", None)
    return desk is not None and desk.s < 0.9 * desk.viewport.k


@pytest.fixture
def flat_pictures(monkeypatch: pytest.MonkeyPatch, quick_pictures: None) -> None:  # noqa: ARG001 - beside it
    """Pictures are empty and throw no shadow."""

    def none(surface: pygame.Surface, radius: float, alpha: int) -> tuple[pygame.Surface, int]:  # noqa: ARG001
        return pygame.Surface((1, 1), pygame.SRCALPHA), 0

    monkeypatch.setattr(raster, "shadow_of", none)


@pytest.mark.usefixtures("flat_pictures")
def test_nothing_is_cut_off_covered_too_small_or_out_of_reach(pilot: Pilot) -> None:
    found = []
    with on_paper(pilot.program.context.fonts) as made:
        for number, stop in enumerate(stops()):
            stop.show(pilot.program)
            pilot.program.stack._fade = None
            for viewport in looks_of(number):
                where = f"{stop.name}, {viewport.width}x{viewport.height} at {viewport.scale:.0%}"
                found += [f"{where}: {fault}" for fault in faults(pilot, viewport, made)]
    assert not found, "\n".join(dict.fromkeys(found))


# --- the linter finds what is wrong -----------------------------------------------------------------


class Faulty(Scene):
    """A scene on which something is written and something can be used, to be judged."""

    def __init__(self, write: Callable[[Brush], None], *items: FocusItem) -> None:
        self.write = write
        self.items = items
        self.pointer = Pointer(lambda point: hit(self.layout, point))
        self.layout: Layout = {item.id: Placed(item.rect) for item in items}

    def focus_items(self) -> tuple[FocusItem, ...]:
        return self.items

    def draw(self, surface: pygame.Surface) -> None:
        self.write(Brush(self.context, surface))


def _item(name: str, *rect: int) -> FocusItem:
    return FocusItem(name, pygame.Rect(rect), name)


def _nothing(brush: Brush) -> None:
    """Writes nothing."""


def _small(brush: Brush) -> None:
    brush.text("small", (300, 300), 11)


def _long(brush: Brush) -> None:
    brush.text("wider than it may be", (300, 300), 16, width=40)


def _over_the_edge(brush: Brush) -> None:
    brush.text("over the edge", (1270, 300), 16)


def _in_a_box(brush: Brush) -> None:
    box = pygame.Surface((60, 20))
    Brush(brush.context, box).text("cut by its box", (4, 10), 16)
    brush.surface.blit(box, (300, 300))


def _twice(brush: Brush) -> None:
    brush.text("one", (300, 300), 20)
    brush.text("other", (304, 304), 20)


def _below_a_box(brush: Brush) -> None:
    brush.text("out of sight", (300, 300), 11 + 9)
    brush.surface.blit(pygame.Surface((400, 100)), (280, 260))
    brush.text("seen", (300, 300), 20)


@pytest.mark.usefixtures("flat_pictures")
@pytest.mark.parametrize(
    ("write", "fault"),
    [
        (_nothing, ""),
        (_small, "too small"),
        (_long, "wider than"),
        (_over_the_edge, "cut off"),
        (_in_a_box, "cut off"),
        (_twice, "written over"),
        (_below_a_box, ""),
    ],
)
def test_a_fault_of_a_text_is_found(pilot: Pilot, write: Callable[[Brush], None], fault: str) -> None:
    found = _found(pilot, Faulty(write, _item("a", 100, 100, 80, 40)))
    assert any(fault in each for each in found) if fault else not found, found


@pytest.mark.usefixtures("flat_pictures")
@pytest.mark.parametrize(
    ("items", "fault"),
    [
        ((), "no target"),
        ((_item("a", 1250, 100, 80, 40),), "outside"),
        ((_item("a", 100, 100, 80, 12),), "too small a target"),
        ((_item("a", 100, 100, 40, 40), _item("b", 90, 90, 60, 60)), "covered: a"),
        ((_item("a", 100, 100, 40, 40), _item("b", 120, 600, 40, 40)), ""),
    ],
)
def test_a_fault_of_a_target_is_found(pilot: Pilot, items: tuple[FocusItem, ...], fault: str) -> None:
    found = _found(pilot, Faulty(_nothing, *items))
    assert any(fault in each for each in found) if fault else not found, found


def _found(pilot: Pilot, scene: Scene) -> list[str]:
    with on_paper(pilot.program.context.fonts) as made:
        pilot.lay(scene)
        pilot.program.stack._fade = None
        return list(faults(pilot, Viewport(1280, 720, 1.0), made))

"""Whatever the mouse does, what is held is let go exactly once."""

import random
from typing import TYPE_CHECKING

import pygame
import pytest

from ui.layout import Point
from ui.pointer import (
    Cancelled,
    Clicked,
    DragBegan,
    Dragged,
    Dropped,
    Gesture,
    Moved,
    Pointer,
    Pressed,
    Wheeled,
)

if TYPE_CHECKING:
    from collections.abc import Callable


def locate(point: Point) -> str | None:
    return {0: "hand", 1: "plot"}.get(point[0] // 100)


def motion(x: int, y: int = 10) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))


def down(x: int, button: int = 1) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, 10), button=button)


def up(x: int, button: int = 1) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONUP, pos=(x, 10), button=button)


def run(pointer: Pointer, *events: pygame.Event) -> list[Gesture]:
    return [gesture for event in events for gesture in pointer.feed(event)]


def test_a_press_that_stays_is_a_click_on_release() -> None:
    pointer = Pointer(locate)
    assert run(pointer, down(10), motion(12)) == [Pressed("hand", (10, 10))]
    assert run(pointer, up(12)) == [Clicked("hand", (12, 10))]
    assert not pointer.pressed


def test_a_press_that_moves_is_a_drag_and_ends_in_a_drop() -> None:
    pointer = Pointer(locate)
    began = run(pointer, down(10), motion(60), motion(150))
    assert began[1:] == [
        DragBegan("hand", (10, 10)),
        Dragged("hand", (60, 10)),
        Dragged("plot", (150, 10)),
    ]
    assert pointer.held == "hand"
    assert run(pointer, up(150)) == [Dropped("plot", (150, 10), "hand")]
    assert pointer.held is None


def test_the_threshold_grows_with_the_window() -> None:
    assert len(run(Pointer(locate, k=3.0), down(10), motion(19))) == 1
    assert len(run(Pointer(locate, k=3.0), down(10), motion(22))) == 3


def test_a_fast_jump_to_the_target_is_still_a_drag() -> None:
    kinds = [type(gesture) for gesture in run(Pointer(locate), down(10), up(150))]
    assert kinds == [Pressed, DragBegan, Dragged, Dropped]


def test_what_cannot_be_dragged_is_clicked_and_can_be_left() -> None:
    pointer = Pointer(locate, may_drag=lambda target: target == "hand")
    assert run(pointer, down(110), motion(190), up(190))[-1] == Clicked("plot", (190, 10))
    assert run(pointer, down(110), motion(10), up(10)) == [Pressed("plot", (110, 10))]


@pytest.mark.parametrize(
    "event",
    [
        down(60, 3),
        pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0),
        pygame.Event(pygame.WINDOWFOCUSLOST),
        pygame.Event(pygame.WINDOWLEAVE),
    ],
)
def test_a_drag_is_cancelled_and_the_release_is_spent(event: pygame.Event) -> None:
    pointer = Pointer(locate)
    run(pointer, down(10), motion(60))
    assert run(pointer, event) == [Cancelled("hand")]
    assert run(pointer, motion(150), up(150)) == [Moved("plot", (150, 10))]


def test_the_right_button_alone_asks_to_cancel() -> None:
    assert run(Pointer(locate), down(10, 3), up(10, 3)) == [Cancelled(None)]


def test_a_second_button_changes_nothing() -> None:
    pointer = Pointer(locate)
    run(pointer, down(10), motion(60))
    assert run(pointer, down(60, 2), up(60, 2)) == []
    assert pointer.held == "hand"


def test_a_drop_outside_the_window_counts() -> None:
    gestures = run(Pointer(locate), down(10), motion(-80), up(-80))
    assert gestures[-1] == Dropped(None, (-80, 10), "hand")


def test_the_wheel_is_told_with_its_place() -> None:
    pointer = Pointer(locate)
    run(pointer, motion(110))
    assert run(pointer, pygame.Event(pygame.MOUSEWHEEL, x=0, y=2)) == [Wheeled("plot", (110, 10), 2)]


def test_ten_thousand_random_drags_lose_nothing() -> None:
    chance = random.Random(7)
    makers: tuple[Callable[[], pygame.Event], ...] = (
        lambda: motion(chance.randint(-300, 500), chance.randint(-100, 300)),
        lambda: down(chance.randint(-50, 300), chance.choice([1, 1, 1, 2, 3])),
        lambda: up(chance.randint(-300, 500), chance.choice([1, 1, 1, 2, 3])),
        lambda: pygame.Event(chance.choice([pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE, pygame.WINDOWENTER])),
        lambda: pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0),
    )
    for _ in range(10_000):
        pointer = Pointer(locate)
        held: str | None = None
        dragging = False
        for make in chance.choices(makers, weights=(6, 3, 3, 1, 1), k=8):
            for gesture in pointer.feed(make()):
                match gesture:
                    case DragBegan(target):
                        assert not dragging
                        held, dragging = target, True
                    case Dropped(held=target):
                        assert dragging
                        assert target == held
                        dragging = False
                    case Cancelled(target):
                        assert target == (held if dragging else None)
                        dragging = False
            assert pointer.dragging == dragging
        pointer.feed(up(0))
        assert not pointer.pressed
        assert pointer.held is None

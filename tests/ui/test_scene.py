"""The stack changes only by transitions, and the loop survives what windows and scenes do."""

import logging
from dataclasses import replace

import pygame
import pytest

from ui.loop import Loop, post_wake
from ui.scene import Context, Pop, Push, Quit, Replace, Rescale, Reset, Scene, SceneStack, Transition
from ui.viewport import Viewport
from ui.window import Window, WindowPlace, on_screen


class Notebook(Scene):
    """Writes down what happens to it, and answers with what it was told to."""

    def __init__(self, name: str = "scene", *, clear: bool = False) -> None:
        self.name = name
        self.clear = clear
        self.notes: list[object] = []
        self.answer: Transition | None = None
        self.fails = False
        self.moving = False

    def enter(self, context: Context) -> None:
        super().enter(context)
        self.notes.append("enter")

    def leave(self) -> None:
        self.notes.append("leave")

    def resumed(self, result: object) -> Transition | None:
        self.notes.append(("resumed", result))
        return None

    def resize(self, viewport: Viewport) -> None:
        self.notes.append(viewport.size)

    def handle(self, event: pygame.Event) -> Transition | None:
        if self.fails:
            raise RuntimeError("a bug")
        self.notes.append(event.type)
        answer, self.answer = self.answer, None
        return answer

    def update(self, dt: float) -> Transition | None:
        self.notes.append(("update", round(dt, 3)))
        return None

    def draw(self, surface: pygame.Surface) -> None:
        if not self.clear:
            surface.fill((200, 100, 50))

    def cancel_all(self) -> None:
        self.notes.append("cancel")

    @property
    def translucent(self) -> bool:
        return self.clear

    @property
    def animating(self) -> bool:
        return self.moving


KEY = pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0)


def test_push_enters_and_lays_out_and_pop_gives_its_result_below(context: Context) -> None:
    stack = SceneStack(context)
    low, high = Notebook("low"), Notebook("high")
    stack.apply(Push(low))
    assert low.notes == ["enter", (1280, 720)]
    low.answer = Push(high)
    stack.handle(KEY)
    assert stack.scenes == (low, high)
    high.answer = Pop("yes")
    stack.handle(KEY)
    assert high.notes[-1] == "leave"
    assert low.notes[-1] == ("resumed", "yes")


def test_replace_reset_and_quit(context: Context) -> None:
    stack = SceneStack(context)
    one, two, three = Notebook(), Notebook(), Notebook()
    stack.apply(Push(one))
    stack.apply(Replace(two))
    assert stack.scenes == (two,)
    stack.apply(Push(one))
    stack.apply(Reset(three))
    assert stack.scenes == (three,)
    stack.apply(Quit())
    assert stack.finished


def test_a_change_fades_and_ends(context: Context, screen: pygame.Surface) -> None:
    stack = SceneStack(context)
    stack.apply(Push(Notebook()))
    stack.draw(screen)
    stack.apply(Push(Notebook()))
    assert stack.animating
    stack.draw(screen)
    stack.update(1.0)
    assert not stack.animating


def test_reduced_motion_changes_at_once(context: Context, screen: pygame.Surface) -> None:
    context.reduced_motion = True
    stack = SceneStack(context)
    stack.apply(Push(Notebook()))
    stack.draw(screen)
    stack.apply(Push(Notebook()))
    assert not stack.animating


def test_the_scene_below_a_translucent_one_is_seen_dimmed(context: Context, screen: pygame.Surface) -> None:
    context.reduced_motion = True
    stack = SceneStack(context)
    stack.apply(Push(Notebook()))
    stack.draw(screen)
    bright = screen.get_at((5, 5))
    stack.apply(Push(Notebook(clear=True)))
    stack.draw(screen)
    assert sum(screen.get_at((5, 5))[:3]) < sum(bright[:3])


def test_a_new_scale_lays_every_scene_out(context: Context) -> None:
    stack = SceneStack(context)
    low, high = Notebook(), Notebook()
    stack.apply(Push(low))
    stack.apply(Push(high))
    stack.apply(Rescale(1.5))
    assert context.viewport.scale == 1.5
    assert low.notes.count((1280, 720)) == high.notes.count((1280, 720)) == 2


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def window() -> Window:
    return Window("Test")


def looped(window: Window, context: Context, scene: Scene) -> tuple[Loop, SceneStack, Clock]:
    stack, clock = SceneStack(context), Clock()
    stack.apply(Push(scene))
    return Loop(window, stack, clock=clock), stack, clock


def test_nothing_is_drawn_when_nothing_changes(window: Window, context: Context) -> None:
    scene = Notebook()
    loop, _, _ = looped(window, context, scene)
    loop.step([], 0.1)
    loop.step([], 0.1)
    assert loop.frames == 1
    loop.step([KEY], 0.1)
    assert loop.frames == 2
    scene.moving = True
    loop.step([], 0.1)
    assert loop.frames == 3


def test_a_window_of_one_pixel_is_laid_out_after_a_rest(
    window: Window, context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = Notebook()
    loop, _, clock = looped(window, context, scene)
    monkeypatch.setattr(Window, "size", (1, 1))
    resized = pygame.Event(pygame.VIDEORESIZE, size=(1, 1), w=1, h=1)
    loop.step([resized], 0.01)
    assert "cancel" in scene.notes
    assert (1, 1) not in scene.notes
    clock.now = 1.0
    loop.step([], 0.01)
    assert scene.notes[-1] == (1, 1)
    assert context.viewport.size == (1, 1)


def test_focus_loss_releases_keys_and_cancels(window: Window, context: Context) -> None:
    scene = Notebook()
    loop, _, _ = looped(window, context, scene)
    loop.step([KEY, pygame.Event(pygame.WINDOWFOCUSLOST)], 0.01)
    assert pygame.KEYUP in scene.notes
    assert "cancel" in scene.notes


def test_the_wheel_counts_once_and_fingers_are_one_mouse(window: Window, context: Context) -> None:
    scene = Notebook()
    loop, _, _ = looped(window, context, scene)
    loop.step([], 0.01)
    scene.notes.clear()
    loop.step(
        [
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=4),
            pygame.Event(pygame.MOUSEBUTTONUP, pos=(1, 1), button=4),
            pygame.Event(pygame.MOUSEWHEEL, x=0, y=1),
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1, touch=True),
            pygame.Event(pygame.FINGERDOWN, finger_id=1, x=0.5, y=0.5),
            pygame.Event(pygame.FINGERDOWN, finger_id=2, x=0.1, y=0.5),
            pygame.Event(pygame.FINGERUP, finger_id=2, x=0.1, y=0.5),
            pygame.Event(pygame.FINGERUP, finger_id=1, x=0.5, y=0.5),
        ],
        0.01,
    )
    assert [note for note in scene.notes if isinstance(note, int)] == [
        pygame.MOUSEWHEEL,
        pygame.MOUSEMOTION,
        pygame.MOUSEBUTTONDOWN,
        pygame.MOUSEBUTTONUP,
    ]


def test_a_fault_is_logged_and_given_to_the_program(
    window: Window, context: Context, caplog: pytest.LogCaptureFixture
) -> None:
    scene = Notebook()
    faults: list[Exception] = []
    stack = SceneStack(context)
    stack.apply(Push(scene))
    loop = Loop(window, stack, faults.append)
    scene.fails = True
    with caplog.at_level(logging.ERROR):
        loop.step([KEY], 0.01)
    assert [str(fault) for fault in faults] == ["a bug"]
    assert "RuntimeError: a bug" in caplog.text


def test_without_a_listener_a_fault_is_raised(window: Window, context: Context) -> None:
    scene = Notebook()
    loop, _, _ = looped(window, context, scene)
    scene.fails = True
    with pytest.raises(RuntimeError):
        loop.step([KEY], 0.01)


def test_closing_the_window_ends_the_loop(window: Window, context: Context) -> None:
    loop, stack, _ = looped(window, context, Notebook())
    post_wake()
    pygame.event.post(pygame.Event(pygame.QUIT))
    loop.run()
    assert stack.finished


def test_time_before_an_event_is_not_counted_after_it(window: Window, context: Context) -> None:
    scene = Notebook()
    loop, _, _ = looped(window, context, scene)
    scene.notes.clear()
    loop.step([KEY], 0.9)
    assert scene.notes == [("update", 0.9), pygame.KEYDOWN]


def test_full_screen_returns_to_the_window_as_it_was(window: Window) -> None:
    before = window.size
    window.toggle_fullscreen()
    assert window.place.fullscreen
    assert (window.place.width, window.place.height) == before
    window.toggle_fullscreen()
    assert window.size == before


def test_a_small_place_is_opened_at_the_smallest_size() -> None:
    assert Window("Test", WindowPlace(10, 10)).size == (640, 360)


@pytest.mark.parametrize(
    ("window", "desktops", "expected"),
    [
        ((100, 100, 800, 600), [(1920, 1080)], (100, 100, 800, 600)),
        ((2000, 50, 800, 600), [(1920, 1080), (1280, 1024)], (2000, 50, 800, 600)),
        ((2000, 50, 800, 600), [(1920, 1080)], (1120, 50, 800, 600)),
        ((-900, -900, 3000, 2000), [(1280, 720)], (0, 0, 1280, 720)),
    ],
)
def test_a_window_always_opens_on_a_screen(
    window: tuple[int, int, int, int], desktops: list[tuple[int, int]], expected: tuple[int, int, int, int]
) -> None:
    assert on_screen(pygame.Rect(window), desktops) == pygame.Rect(expected)


def test_a_resize_drops_pictures_of_the_old_size(context: Context) -> None:
    stack = SceneStack(context)
    context.art.get("leaf", 100, 50)
    stack.resize(replace(context.viewport, width=1920, height=1080))
    assert context.art.bytes_held == 0

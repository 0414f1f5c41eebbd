"""A form does the same by mouse and by keyboard, and keeps what was entered."""

import time
from collections.abc import Callable

import pygame
import pytest

from ui import theme
from ui.form import Form
from ui.keys import INPUT
from ui.scene import Context
from ui.viewport import Viewport
from ui.widget import FormEvent

LEVELS = (("easy", "Seedling"), ("hard", "Expert"))
MANY = tuple((str(number), f"A long name of option {number}") for number in range(9))
BOX = pygame.Rect(700, 40, 400, 200)


def compose(form: Form, viewport: Viewport) -> None:
    def cell(number: int) -> pygame.Rect:
        px = viewport.px
        return pygame.Rect(px(40), px(40 + 56 * number), px(400), px(44))

    form.button("play", "Play", cell(0), "primary", tip="Begin the match")
    form.button("later", "Later", cell(1), enabled=False, tip="Finish the tutorial first.")
    form.entry("name", "Your name", cell(2), "Hazel")
    form.choice("level", "Level", cell(3), LEVELS, "easy")
    form.choice("many", "Many", cell(4), MANY, "3")
    form.slider("music", "Music", cell(5), 0.5, step=0.1)
    form.toggle("motion", "Reduced motion", cell(6), False)  # noqa: FBT003 - a value
    form.button("gear", "", pygame.Rect(600, 40, 40, 40), "icon", icon="leaf", spoken="Settings")
    with form.scroll(pygame.Rect(40, 480, 400, 120), 300) as area:
        for number in range(5):
            form.button(f"row{number}", f"Row {number}", pygame.Rect(0, number * 60, area.width, 50))
    form.text_box("rules", "Choose a <b>seed</b> and <a href='FS-3'>plant</a> it.<br>" * 9, BOX)


class Pilot:
    """Moves a form as the loop does."""

    def __init__(self, context: Context) -> None:
        self.form = Form(context, compose)
        self.context = context
        self.build(context.viewport)

    def build(self, viewport: Viewport) -> None:
        self.context.viewport = viewport
        self.form.build(theme.gui(viewport, self.context.art.assets), viewport)
        self.step()

    def step(self, seconds: float = 0.1) -> list[FormEvent]:
        events = []
        for _ in range(3):
            self.form.update(seconds / 3)
            events += [event for raw in pygame.event.get() if (event := self.form.handle(raw))]
        return events

    def click(self, position: tuple[int, int]) -> list[FormEvent]:
        pygame.mouse.set_pos(position)
        events = self.step()
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=position, button=1))
            events += self.step()
        return events

    def press(self, *keys: int, mod: int = 0) -> list[FormEvent]:
        events = []
        for key in keys:
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
            events += self.step()
        return events

    def middle(self, name: str) -> tuple[int, int]:
        return self.form.widget(name).rect.center

    def element(self, name: str, number: int) -> tuple[int, int]:
        return pygame.Rect(self.form.widget(name).elements[number].get_abs_rect()).center


@pytest.fixture
def pilot(context: Context) -> Pilot:
    return Pilot(context)


def kinds(events: list[FormEvent]) -> list[FormEvent]:
    return [event for event in events if event.kind != "focused"]


def by_key(pilot: Pilot, name: str, key: int) -> list[FormEvent]:
    pilot.form.focus(name)
    return pilot.press(key)


BOTH: list[tuple[str, Callable[[Pilot], list[FormEvent]], FormEvent]] = [
    ("mouse", lambda p: p.click(p.middle("play")), FormEvent("play", "pressed")),
    ("keys", lambda p: by_key(p, "play", pygame.K_RETURN), FormEvent("play", "pressed")),
    ("mouse", lambda p: p.click(p.element("level", 1)), FormEvent("level", "changed", "hard")),
    ("keys", lambda p: by_key(p, "level", pygame.K_RIGHT), FormEvent("level", "changed", "hard")),
    ("mouse", lambda p: p.click(p.element("many", 1)), FormEvent("many", "changed", "4")),
    ("keys", lambda p: by_key(p, "many", pygame.K_RIGHT), FormEvent("many", "changed", "4")),
    ("mouse", lambda p: p.click(p.element("motion", 0)), FormEvent("motion", "changed", value=True)),
    ("keys", lambda p: by_key(p, "motion", pygame.K_SPACE), FormEvent("motion", "changed", value=True)),
    ("keys", lambda p: by_key(p, "music", pygame.K_RIGHT), FormEvent("music", "changed", 0.6)),
    (
        "mouse",
        lambda p: p.click(p.middle("later")),
        FormEvent("later", "refused", "Finish the tutorial first."),
    ),
    (
        "keys",
        lambda p: by_key(p, "later", pygame.K_RETURN),
        FormEvent("later", "refused", "Finish the tutorial first."),
    ),
    ("mouse", lambda p: p.click(p.middle("gear")), FormEvent("gear", "pressed")),
]


@pytest.mark.parametrize(
    ("way", "act", "expected"), BOTH, ids=[f"{way}-{event.id}" for way, _, event in BOTH]
)
def test_mouse_and_keys_do_the_same(
    pilot: Pilot, way: str, act: Callable[[Pilot], list[FormEvent]], expected: FormEvent
) -> None:
    assert kinds(act(pilot)) == [expected], way


def test_a_pad_works_a_button(pilot: Pilot) -> None:
    pilot.form.focus("play")
    pygame.event.post(pygame.Event(INPUT, name="confirm"))
    assert pilot.step() == [FormEvent("play", "pressed")]


def test_tab_reaches_everything_once_and_comes_round(pilot: Pilot) -> None:
    seen = [event.id for event in pilot.press(*[pygame.K_TAB] * 14) if event.kind == "focused"]
    assert len(set(seen)) == len(seen) == 14
    assert pilot.press(pygame.K_TAB)[0].id == seen[0]


def test_what_has_the_focus_is_scrolled_into_view(pilot: Pilot) -> None:
    pilot.form.focus("row3")
    pilot.press(pygame.K_TAB)
    pilot.step()
    last = pilot.form.widget("row4")
    assert last.seen.size == last.rect.size
    pilot.form.focus("row1")
    pilot.press(pygame.K_TAB, pygame.K_UP)
    pilot.step()
    row = pilot.form.widget(pilot.form.ring.focused or "")
    assert row.seen.size == row.rect.size


def test_a_slider_is_pulled(pilot: Pilot) -> None:
    rect = pilot.form.widget("music").rect
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=rect.center, button=1))
    pygame.event.post(
        pygame.Event(pygame.MOUSEMOTION, pos=(rect.left - 500, 0), rel=(0, 0), buttons=(1, 0, 0))
    )
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=(0, 0), button=1))
    assert kinds(pilot.step())[-1] == FormEvent("music", "changed", 0.0)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=rect.midright, rel=(0, 0), buttons=(0, 0, 0)))
    assert kinds(pilot.step()) == []


def test_writing_a_name_and_the_keys_that_are_letters_then(pilot: Pilot) -> None:
    pilot.form.focus("name")
    assert pilot.form.typing
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))
    pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=" "))
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_l, mod=0, unicode="l", scancode=0))
    pygame.event.post(pygame.Event(pygame.TEXTINPUT, text="l"))
    events = kinds(pilot.step())
    assert events[-1] == FormEvent("name", "changed", "Hazel l")
    pilot.press(pygame.K_TAB)
    assert not pilot.form.typing


def test_values_and_focus_outlive_a_new_size(pilot: Pilot) -> None:
    by_key(pilot, "level", pygame.K_RIGHT)
    by_key(pilot, "motion", pygame.K_SPACE)
    pilot.build(Viewport(1920, 1080, 1.25))
    assert pilot.form.value("level") == "hard"
    assert pilot.form.value("motion") is True
    assert pilot.form.ring.focused == "motion"


def test_an_emptied_name_stays_empty(pilot: Pilot) -> None:
    pilot.form.focus("name")
    pilot.press(pygame.K_END, *[pygame.K_BACKSPACE] * 5)
    assert pilot.form.value("name") == ""
    pilot.build(Viewport(1920, 1080))
    assert pilot.form.value("name") == ""


def test_a_link_tells_its_target(pilot: Pilot) -> None:
    found = []
    for x in range(BOX.left + 150, BOX.left + 260, 12):
        found += [event for event in pilot.click((x, BOX.top + 18)) if event.kind == "link"]
        if found:
            break
    assert found[0] == FormEvent("rules", "link", "FS-3")


def test_a_long_text_is_scrolled_by_keys(pilot: Pilot) -> None:
    pilot.form.focus("rules")
    box = pilot.form.widget("rules").elements[0]
    assert by_key(pilot, "rules", pygame.K_DOWN)[0].id == "rules"
    assert box.scroll_bar.start_percentage > 0  # type: ignore[attr-defined]


def test_a_tooltip_waits_and_then_stays(pilot: Pilot, screen: pygame.Surface) -> None:
    pygame.mouse.set_pos(pilot.middle("play"))
    pilot.step(0.05)
    waiting = pilot.form.tick_in
    assert waiting is not None
    pilot.form.draw(screen)
    before = screen.copy()
    pilot.form.update(1.0)
    pilot.form.draw(screen)
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(screen, "RGB")
    assert pilot.form.tick_in is None


def test_everything_has_a_name_for_a_reader(pilot: Pilot) -> None:
    spoken = []
    for _ in range(14):
        pilot.press(pygame.K_TAB)
        spoken.append(pilot.form.narration())
    assert "Settings, button, 8 of 14" in spoken
    assert "Level, choice, Seedling, option 1 of 2, 4 of 14" in spoken
    assert "Later, button, not available, 2 of 14" in spoken
    assert all(words[0] != "," for words in spoken)


def test_a_form_is_still_when_nothing_happens(pilot: Pilot) -> None:
    pilot.form.update(1.0)
    assert not pilot.form.animating
    assert pilot.form.tick_in is None


def test_a_form_is_built_and_drawn_fast_enough(pilot: Pilot, screen: pygame.Surface) -> None:
    start = time.perf_counter()
    for _ in range(20):
        pilot.form.update(0.016)
        pilot.form.draw(screen)
    assert (time.perf_counter() - start) / 20 < 0.016


@pytest.mark.parametrize(("size", "scale"), [((1, 1), 1.0), ((640, 360), 2.0), ((1920, 1080), 1.5)])
def test_the_theme_builds_at_every_size(context: Context, size: tuple[int, int], scale: float) -> None:
    pilot = Pilot(context)
    pilot.build(Viewport(*size, scale))
    surface = pygame.Surface(size)
    pilot.form.draw(surface)

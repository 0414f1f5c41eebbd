"""A drag is only a view: wherever it ends, nothing is lost, doubled or stuck, and nothing was played."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pygame
import pytest

from game.opponents import Opponents
from game.tables.fistful import glance
from game.tables.fistful.table import FistfulTable
from rules.chance import Stream
from rules.fistful.components import HIDDEN, KIND_NAMES
from tests.game.engines import StagedStart
from tests.game.playing import new_match, play_until
from tests.scenes.pilot import Pilot
from ui.layout import Point
from ui.loop import post_wake

WINDOW = (640, 360)
pytestmark = pytest.mark.usefixtures("quick_pictures")

DRAGS = 2000
RETURN_SECONDS = 0.2


@pytest.fixture
def table(pilot: Pilot) -> FistfulTable:
    """The viewer is asked for the fifth planting, so that some plots are taken."""
    return viewers_turn(pilot, "plant")


def viewers_turn(pilot: Pilot, kind: str) -> FistfulTable:
    match = play_until(new_match(), kind, 0)
    while match.action_count < 16:
        match.act(match.state.legal_actions()[0])
        play_until(match, kind, 0)
    table = pilot.open_table(match)
    pilot.settle()
    assert isinstance(table, FistfulTable)
    return table


def actions_of(table: FistfulTable) -> tuple[str, ...]:
    return table.match.record().actions


def assert_whole(table: FistfulTable) -> None:
    """Nothing is held, what is chosen is offered, and every card of the hand lies there once."""
    assert table.held is None
    assert not table.pointer.dragging
    chosen, pending = table.choice.selection, table.choice.pending
    assert not chosen or any(path[: len(chosen)] == chosen for _, path in table.choice.options)
    assert pending is None or any(action is pending for action, _ in table.choice.options)
    lying = Counter(table.kind_of(name) for name in table.layout if name.startswith("card."))
    held = dict(enumerate(glance.cards_in(table.seen, table.home), start=1))
    assert lying == Counter(held)


def packets_drawn(pilot: Pilot, table: FistfulTable, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a packet of each kind is drawn face up."""
    drawn: Counter[str] = Counter()
    draw = table.packets.draw

    def count(brush: object, kind: int, *places: object, **looks: object) -> None:
        drawn[KIND_NAMES[kind - 1]] += kind != HIDDEN
        draw(brush, kind, *places, **looks)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(table.packets, "draw", count)
        table._still = None
        pilot.picture()
    return +drawn


def hand_of(table: FistfulTable) -> Counter[str]:
    counts = glance.cards_in(table.seen, table.home)
    return +Counter(dict(zip(KIND_NAMES, counts, strict=True)))


# --- everywhere, at random ------------------------------------------------------------------------


class Restless:
    """Drags as a cat would, and does everything else meanwhile."""

    def __init__(self, pilot: Pilot, table: FistfulTable, seed: int) -> None:
        self.pilot = pilot
        self.table = table
        self.chance = Stream(seed)
        self.seen_lifted = 0

    def point(self) -> Point:
        """Anywhere in the window, or far outside it."""
        width, height = self.pilot.program.window.size
        return self.chance.below(width + 400) - 200, self.chance.below(height + 400) - 200

    def start(self) -> Point:
        """On a card, mostly; never on a button, which is no piece."""
        cards = [name for name in self.table.layout if name.startswith("card.")]
        if cards and self.chance.below(4):
            return self.table.layout[cards[self.chance.below(len(cards))]].rect.center
        point = self.point()
        over = self.table.pointer.locate(point)
        return self.start() if over in self.buttons or str(over).startswith("bar.") else point

    @property
    def buttons(self) -> tuple[str | None, ...]:
        return ("button", "bubble.link", "goal.switch")

    def goal(self) -> Point:
        """On something, or anywhere."""
        if self.chance.below(3):
            names = list(self.table.layout)
            return self.table.layout[names[self.chance.below(len(names))]].rect.center
        return self.point()

    def disturbance(self) -> list[pygame.Event]:
        """What else can happen while a piece is held."""
        at, size = self.point(), self.pilot.program.window.size
        mouse: dict[str, Any] = {"pos": at, "touch": False}
        kinds = [
            [pygame.Event(pygame.MOUSEBUTTONDOWN, button=3, **mouse)],
            [pygame.Event(pygame.MOUSEBUTTONDOWN, button=2, **mouse)],
            [pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, **mouse)],
            [pygame.Event(pygame.MOUSEBUTTONUP, button=3, **mouse)],
            [pygame.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0)],
            [pygame.Event(pygame.KEYDOWN, key=pygame.K_1, mod=0, unicode="1", scancode=0)],
            [pygame.Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_LCTRL, unicode="", scancode=0)],
            [pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="", scancode=0)],
            [pygame.Event(pygame.WINDOWFOCUSLOST)],
            [pygame.Event(pygame.WINDOWLEAVE), pygame.Event(pygame.WINDOWENTER)],
            [pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])],
            [pygame.Event(pygame.FINGERDOWN, finger_id=7, x=0.5, y=0.5, dx=0.0, dy=0.0)],
            [pygame.Event(pygame.FINGERUP, finger_id=7, x=0.6, y=0.4, dx=0.0, dy=0.0)],
            [pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_X, instance_id=0)],
        ]
        return kinds[self.chance.below(len(kinds))]

    def drag(self) -> None:
        """One drag, disturbed or not, in one to three frames."""
        events = [self.pilot.motion(self.start())]
        events.append(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=self.pilot.at, button=1))
        for _ in range(1 + self.chance.below(3)):
            events.append(self.pilot.motion(self.goal()))
            if self.chance.below(4) == 0:
                events += self.disturbance()
        events.append(pygame.Event(pygame.MOUSEBUTTONUP, pos=self.pilot.at, button=1))
        cut = self.chance.below(len(events))
        self.pilot.post(*events[:cut])
        self.seen_lifted += self.table.held is not None
        self.pilot.post(*events[cut:])


def test_random_drags_lose_nothing(
    pilot: Pilot, table: FistfulTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = actions_of(table)
    cat = Restless(pilot, table, seed=4)
    draw = pilot.program.stack.draw
    for number in range(DRAGS):
        seldom = number % 20 == 0
        monkeypatch.setattr(pilot.program.stack, "draw", draw if seldom else lambda _: None)
        cat.drag()
        assert actions_of(table) == before, f"drag {number} was played"
        assert_whole(table)
        if seldom:
            table.choice.offer(table.choice.options)
            assert packets_drawn(pilot, table, monkeypatch) == hand_of(table)
    assert pilot.table is table
    assert cat.seen_lifted > DRAGS // 8


def test_random_drags_while_a_computer_thinks_lift_nothing(pilot: Pilot) -> None:
    pilot.program._opponents = Opponents(post_wake, StagedStart())
    table = pilot.open_table(new_match())
    assert isinstance(table, FistfulTable)
    assert table.turns.thinking is not None
    before = actions_of(table)
    cat = Restless(pilot, table, seed=5)
    for _ in range(60):
        cat.drag()
        assert table.choice.selection == ()
        assert_whole(table)
    assert actions_of(table) == before
    assert pilot.program.opponents.is_thinking


# --- what can end a drag ------------------------------------------------------------------------------


def lift(pilot: Pilot, table: FistfulTable) -> str:
    """Pick up the first card and carry it over a free plot."""
    name = next(name for name in table.layout if name.startswith("card."))
    pilot.press(name)
    pilot.move(free_plot(table))
    assert table.held == name
    return name


def free_plot(table: FistfulTable) -> str:
    return next(path[1] for _, path in table.choice.options if path[1].startswith("plot."))


CANCELS = {
    "right button": [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=3)],
    "Esc": [pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)],
    "focus lost": [pygame.Event(pygame.WINDOWFOCUSLOST)],
    "minimised": [pygame.Event(pygame.WINDOWMINIMIZED)],
    "let go outside, unseen": [pygame.Event(pygame.WINDOWLEAVE)],
    "a key that picks": [pygame.Event(pygame.KEYDOWN, key=pygame.K_3, mod=0, unicode="3", scancode=0)],
    "taking back": [
        pygame.Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_LCTRL, unicode="", scancode=0)
    ],
    "confirming": [pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)],
    "larger texts": [pygame.Event(pygame.KEYDOWN, key=pygame.K_PLUS, mod=0, unicode="+", scancode=0)],
    "the pause": [pygame.Event(pygame.KEYDOWN, key=pygame.K_F10, mod=0, unicode="", scancode=0)],
    "a second press": [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)],
}


@pytest.mark.parametrize("events", CANCELS.values(), ids=CANCELS)
def test_what_ends_a_drag_brings_the_piece_home(
    pilot: Pilot, table: FistfulTable, events: list[pygame.Event]
) -> None:
    pilot.set(animation_speed="normal", confirm_turn=False)
    before = actions_of(table)
    lift(pilot, table)
    pilot.post(*events)
    assert table.held is None
    assert table.timeline.seconds_left <= RETURN_SECONDS
    pilot.release()  # of a drag that is over already: nothing comes of it
    pilot.step(0.5)
    assert actions_of(table) == before
    assert_whole(table)


@pytest.mark.parametrize("size", [(900, 600), (1920, 1080), (640, 361), (1280, 720), (1, 1)])
def test_a_window_that_changes_its_size_brings_the_piece_home(
    pilot: Pilot, table: FistfulTable, size: tuple[int, int]
) -> None:
    pilot.set(confirm_turn=False)
    before = actions_of(table)
    lift(pilot, table)
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pilot.step()
    assert table.held is None
    pilot.move((300, 200))
    pilot.release((310, 210))
    pilot.step(0.5)
    assert pilot.program.context.viewport.size == pilot.program.window.size
    assert actions_of(table) == before
    assert_whole(table)


def test_a_drop_on_anything_that_does_not_accept_it_changes_nothing(
    pilot: Pilot, table: FistfulTable
) -> None:
    pilot.set(animation_speed="normal", confirm_turn=False)
    before = actions_of(table)
    accepting = {path[1] for _, path in table.choice.options}
    refused = [name for name in table.layout if name not in accepting]
    assert len(refused) > 20
    for name in refused:
        card = lift(pilot, table)
        pilot.release(table.layout[name].rect.center)
        if table.pointer.over in accepting:
            pytest.fail(f"the middle of {name} is covered by {table.pointer.over}")
        assert table.timeline.seconds_left <= RETURN_SECONDS
        pilot.settle()
        assert actions_of(table) == before, f"dropped on {name}"
        assert table.choice.selection == ()
        assert card in table.layout
        assert_whole(table)


def test_a_held_piece_is_drawn_once(
    pilot: Pilot, table: FistfulTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    lift(pilot, table)
    assert packets_drawn(pilot, table, monkeypatch) == hand_of(table)
    pilot.release((5, 300))
    pilot.settle()
    assert packets_drawn(pilot, table, monkeypatch) == hand_of(table)


def test_a_seed_that_waits_to_be_passed_is_drawn_once(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = viewers_turn(pilot, "pass")
    pilot.drag(pilot.piece(table.choice.options[0][1][0]), "crate.left")
    assert table.choice.pending is not None
    assert packets_drawn(pilot, table, monkeypatch) == hand_of(table)
    pilot.key("cancel")
    assert packets_drawn(pilot, table, monkeypatch) == hand_of(table)
    assert_whole(table)


def test_a_piece_follows_a_finger_as_it_follows_the_mouse(pilot: Pilot, table: FistfulTable) -> None:
    pilot.set(confirm_turn=False)
    action, path = table.choice.options[0]
    start = pilot.where(pilot.piece(path[0]))
    goal = pilot.where(path[1])
    width, height = pilot.program.window.size
    for kind, (x, y) in (
        (pygame.FINGERDOWN, start),
        (pygame.FINGERMOTION, ((start[0] + goal[0]) // 2, (start[1] + goal[1]) // 2)),
        (pygame.FINGERMOTION, goal),
        (pygame.FINGERUP, goal),
    ):
        share = (x / width, y / height)
        pilot.post(
            pygame.Event(kind, finger_id=1, x=share[0], y=share[1], dx=0.0, dy=0.0),
            pygame.Event(pygame.FINGERMOTION, finger_id=2, x=0.9, y=0.9, dx=0.0, dy=0.0),
        )
    assert table.match.history[-1].action is action

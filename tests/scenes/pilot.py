"""Drives the real program as a person does: with events, at domain ids, on a clock that the test holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pygame

from game.app import Program, first_scene, open_program
from game.folders import open_player_folder
from game.match import Match
from game.opponents import Opponents, Starter
from game.play_request import PlayRequest
from game.scenes.form_scene import FormScene
from game.scenes.menu import MenuScene
from game.scenes.table import TableScene
from game.tour import Stop, tour
from tests.scenes.engine_here import EngineHere
from tests.scenes.reader import Reader
from ui.focus import FocusRing
from ui.keys import Chord
from ui.layout import Point
from ui.loop import post_wake
from ui.pad import AXES, BUTTONS
from ui.scene import Reset, Scene
from ui.viewport import Viewport
from ui.widget import Widget
from ui.widgets import Choice

FRAME = 1 / 60
LONGEST_FRAME = 0.1
LONGEST_SLEEP = 1.0
SETTLED_WITHIN = 120.0
"""Fake seconds after which something that still moves counts as stuck."""

LEFT, RIGHT = 1, 3
_PAD_BUTTONS = {name: button for button, name in BUTTONS.items()}
_SHARES = (0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94)
_MODIFIERS = {"ctrl": pygame.KMOD_LCTRL, "shift": pygame.KMOD_LSHIFT, "alt": pygame.KMOD_LALT}


class Pilot:
    """The program under SDL's dummy driver, with its first scene; nothing is drawn yet.

    Positions are ids of the layout or of a form's element, or points. Every gesture is followed by a
    frame. `start` makes the computer players' engine; None leaves the program its real process. Without
    `sound` it is as on a machine that has no sound card: tunes take long to open.
    """

    def __init__(
        self,
        folder: Path,
        *,
        start: Starter | None = EngineHere,
        sound: bool = False,
        **asked: Any,  # noqa: ANN401 - any field of a request
    ) -> None:
        request = PlayRequest(folder=open_player_folder(str(folder)), **asked)
        self.now = 0.0
        self.at: Point = (0, 0)
        self._buttons = (0, 0, 0)

        def begin(program: Program) -> Scene:
            if not sound:
                program.context.sounds._ready = False
            if start is not None:
                program._opponents = Opponents(post_wake, start)
            program.loop._now = lambda: self.now
            return first_scene(program, request)

        self.program = open_program(request, begin)
        self.reader = Reader(self.program.context.fonts)
        self.first_size = self.program.window.size

    def close(self) -> None:
        """End the program."""
        for scene in reversed(self.program.stack.scenes):
            scene.leave()
        if pygame.display.get_init():
            pygame.event.clear()
            self.program.close()

    # --- what is there --------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        """The scene that has the input."""
        top = self.program.stack.top
        assert top is not None, "the program has ended"
        return top

    @property
    def table(self) -> TableScene:
        """The same, a table."""
        assert isinstance(self.scene, TableScene), self.scene
        return self.scene

    @property
    def form(self) -> FormScene:
        """The same, a form."""
        assert isinstance(self.scene, FormScene), self.scene
        return self.scene

    @property
    def ring(self) -> FocusRing:
        """The focus of the scene."""
        scene = self.scene
        if isinstance(scene, FormScene):
            return scene.form.ring
        assert isinstance(scene, MenuScene | TableScene), scene
        return scene.ring

    @property
    def ended(self) -> bool:
        """Whether the program has ended."""
        return self.program.stack.finished

    def words(self) -> list[str]:
        """Every text that the scene writes, drawn anew."""
        with self.reader.reading() as texts:
            if isinstance(self.scene, FormScene):
                self.scene.rebuild()
            elif isinstance(self.scene, TableScene):
                self.scene._still = None
            self.program.stack.draw(self.program.window.surface)
        return texts

    def sees(self, text: str) -> bool:
        """Say whether the scene writes this somewhere."""
        return any(text in each for each in self.words())

    def picture(self) -> bytes:
        """Every pixel of the window, drawn anew."""
        surface = self.program.window.surface
        surface.fill((255, 0, 255))
        self.program.stack.draw(surface)
        return pygame.image.tobytes(surface, "RGB")

    # --- where to go ----------------------------------------------------------------------------

    def open(self, scene: Scene) -> None:
        """Leave everything for this scene."""
        self.lay(scene)
        self.step()

    def lay(self, scene: Scene) -> None:
        """Leave everything for this scene, and let no time pass."""
        self.program.stack.apply(Reset(scene))

    def open_table(self, match: Match) -> TableScene:
        """Leave everything for the table of a match."""
        self.open(self.program.table(match))
        return self.table

    def stops(self) -> list[Stop]:
        """Every scene of the program, as the self-test and the gallery tour them."""
        return list(tour())

    def set(self, **settings: Any) -> None:  # noqa: ANN401 - a setting has any type
        """Change settings as the settings scene does."""
        for name, value in settings.items():
            assert hasattr(self.program.settings, name), name
            setattr(self.program.settings, name, value)
        self.program.save_settings()

    def resize(self, width: int, height: int) -> None:
        """Give the window another size, and let it come to rest."""
        pygame.display.set_mode((width, height), pygame.RESIZABLE)
        self.step(0.3)

    def restore_window(self) -> None:
        """Return to the window and the scale that the program began with."""
        window, stack = self.program.window, self.program.stack
        if window.fullscreen:
            window.toggle_fullscreen()
        if window.size != self.first_size:
            pygame.display.set_mode(self.first_size, pygame.RESIZABLE)
        viewport = Viewport(*self.first_size, 1.0)
        if stack.context.viewport != viewport:
            stack.resize(viewport)
        self.program.loop._relayout_at = None

    # --- time -----------------------------------------------------------------------------------

    def step(self, seconds: float = FRAME) -> None:
        """Let time pass, in frames no longer than the loop's own, and everything posted arrive."""
        while True:
            passed = min(seconds, LONGEST_FRAME)
            self.now += passed
            self.program.loop.step(pygame.event.get(), passed)
            seconds -= passed
            if seconds <= 1e-9:
                return

    def live(self, seconds: float) -> None:
        """Let time pass as the loop does: in frames while busy, else asleep until something is due."""
        end = self.now + seconds
        while self.now < end - 1e-9:
            passed = FRAME
            if not self.program.loop._busy and not pygame.event.peek():
                due = self.program.stack.tick_in
                passed = LONGEST_SLEEP if due is None else min(LONGEST_SLEEP, max(0.001, due))
            self.now += passed
            if self.now > end:
                return  # asleep
            self.program.loop.step(pygame.event.get(), passed)

    def settle(self) -> None:
        """Let time pass until nothing moves and nothing is awaited any more."""
        give_up = self.now + SETTLED_WITHIN
        while self.unsettled:
            assert self.now < give_up, f"{self.scene} never comes to rest"
            self.step(LONGEST_FRAME)

    def settle_but_for_thoughts(self) -> None:
        """Let time pass until a table waits for a person, or for a computer player who thinks."""
        while self.table.timeline.active or self.program.stack.tick_in is not None:
            self.step(LONGEST_FRAME)

    @property
    def unsettled(self) -> bool:
        """Whether something moves, is due or waits in the queue."""
        stack = self.program.stack
        return not self.ended and bool(stack.animating or stack.tick_in is not None or pygame.event.peek())

    def post(self, *events: pygame.Event) -> None:
        """Put events into the queue and let one frame take them, and another what came of them."""
        for event in events:
            pygame.event.post(event)
        self.step()
        if pygame.event.peek():
            self.step()

    # --- the mouse ------------------------------------------------------------------------------

    def move(self, to: str | Point) -> None:
        """Move the pointer."""
        self.post(self.motion(self.where(to)))

    def press(self, at: str | Point, button: int = LEFT) -> None:
        """Move there and press a button."""
        self.move(at)
        self._buttons = (int(button == LEFT), 0, int(button == RIGHT))
        self.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=self.at, button=button))

    def release(self, at: str | Point | None = None, button: int = LEFT) -> None:
        """Move there, or stay, and let the button go."""
        if at is not None:
            self.move(at)
        self._buttons = (0, 0, 0)
        self.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=self.at, button=button))

    def click(self, at: str | Point, button: int = LEFT) -> None:
        """Press and let go at one place."""
        self.press(at, button)
        self.release(button=button)

    def drag(self, start: str | Point, end: str | Point) -> None:
        """Press at one place and let go at another, with a stop on the way."""
        goal = self.where(end)
        self.press(start)
        self.move(((self.at[0] + goal[0]) // 2, (self.at[1] + goal[1]) // 2))
        self.release(goal)

    def wheel(self, steps: int) -> None:
        """Turn the wheel; up is positive."""
        self.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=steps, precise_x=0.0, precise_y=float(steps)))

    def choose(self, name: str, value: str) -> None:
        """Click an option of a choice of the form."""
        choice = self.form.form.widget(name)
        assert isinstance(choice, Choice)
        values = [each for each, _ in choice.options]
        assert value in values, f"{name} offers {values}"
        while str(choice.value) != value:
            self.show(choice)
            place = values.index(value) if choice.px else 1
            self.click(pygame.Rect(choice.elements[place].get_abs_rect()).center)
            choice = self.form.form.widget(name)
            assert isinstance(choice, Choice)

    def show(self, widget: Widget) -> None:
        """Turn the wheel until an element of the form is seen whole."""
        part = widget.scroll
        for _ in range(200):
            if part is None or widget.seen.height >= min(widget.rect.height, part.get_abs_rect().height):
                return
            area = pygame.Rect(part.get_abs_rect())
            self.move(area.center)
            self.wheel(1 if widget.rect.top < area.top else -1)
            self.step(0.2)
        raise AssertionError(f"{widget.id} cannot be scrolled into sight")

    # --- keys and pads --------------------------------------------------------------------------

    def key(self, key: str | int | Chord, mod: int = 0, text: str = "") -> None:
        """Press a key, or the first one bound to a named input."""
        if isinstance(key, str):
            key = self.program.context.keys.bindings[key][0]
        if isinstance(key, Chord):
            mod = sum(bit for name, bit in _MODIFIERS.items() if getattr(key, name))
            key = key.key
        typed = [pygame.Event(pygame.TEXTINPUT, text=text)] if text else []
        self.post(
            pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=0),
            *typed,
            pygame.Event(pygame.KEYUP, key=key, mod=mod, unicode=text, scancode=0),
        )

    def write(self, text: str) -> None:
        """Type letters."""
        for letter in text:
            self.key(pygame.key.key_code(letter.lower()), text=letter)

    def pad(self, name: str) -> None:
        """Press the button of a controller that means this input."""
        button = _PAD_BUTTONS[name]
        self.post(
            pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0),
            pygame.Event(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0),
        )

    def tilt(self, name: str) -> None:
        """Tilt the stick of a controller that means this input, and let it go."""
        axis, sign = next((axis, 2 * names.index(name) - 1) for axis, names in AXES.items() if name in names)
        for value in (32767 * sign, 0):
            self.post(pygame.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0))

    # --- places ---------------------------------------------------------------------------------

    def where(self, place: str | Point) -> Point:
        """A point in the window at which a click means what is named."""
        if not isinstance(place, str):
            return place
        scene = self.scene
        if isinstance(scene, FormScene):
            widget = scene.form.widget(place)
            self.show(widget)
            return widget.seen.center
        assert isinstance(scene, MenuScene | TableScene), scene
        for point in self._points(scene, place):
            if scene.pointer.locate(point) == place:
                return point
        raise AssertionError(f"nothing of {place} can be clicked")

    def piece(self, target: str) -> str:
        """The id of something on the table that stands for a target, as `card.wheat.0` for `seed.wheat`."""
        names = [item.id for item in self.ring.items]
        found = [name for name in names if self.table.target_of(name) == target]
        assert found, f"{target} does not lie on the table"
        return found[0]

    def _points(self, scene: MenuScene | TableScene, name: str) -> Iterator[Point]:
        rect = next((item.rect for item in scene.focus_items() if item.id == name), None)
        if rect is None:
            rect = scene.layout[name].rect
        for down in _SHARES:
            for across in _SHARES:
                yield rect.left + int(rect.width * across), rect.top + int(rect.height * down)

    def motion(self, position: Point) -> pygame.Event:
        """The motion there. pygame_gui asks pygame where the pointer is, so that is told as well."""
        if self.program.window.surface.get_rect().collidepoint(position):
            pygame.mouse.set_pos(position)
            pygame.event.clear(pygame.MOUSEMOTION)
        rel = (position[0] - self.at[0], position[1] - self.at[1])
        self.at = position
        return pygame.Event(pygame.MOUSEMOTION, pos=position, rel=rel, buttons=self._buttons)


OpenPilot: TypeAlias = Callable[..., Pilot]
"""Opens a program of the test's own: the fixture `open_pilot`."""

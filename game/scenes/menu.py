"""The title menu: a garden, four games as pictures, and what one can do before playing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from game.i18n import _
from game.library.database import LibraryError
from game.library.exchange import ExchangeError, take_in_file
from game.scenes import covers
from game.scenes.doors import Doors
from game.scenes.plank import Button, arrange_buttons, draw_buttons, menu_buttons
from game.scenes.shelf import Cover
from game.scenes.waiting import Waiting, draw_waiting, waiting_match
from game.titles import title_of
from ui.brush import Brush
from ui.focus import FocusItem, FocusRing
from ui.layout import Layout, Placed, hit, row
from ui.palette import BARK, INK, PAPER
from ui.pointer import Clicked, Moved, Pointer
from ui.scene import Context, Push, Quit, Scene, Transition
from ui.timeline import Timeline
from ui.tween import Tween
from ui.viewport import Viewport

RISE_SECONDS = 0.15
_RISE = 8


def arrange_menu(viewport: Viewport, covers: Sequence[Cover]) -> Layout:
    """Where the logo, the four covers, the plank, the buttons and the credits line lie."""
    k, u = viewport.k, viewport.u
    width = min(viewport.width, round(1280 * k))
    edge = min((viewport.width - width) // 2 + round(80 * k), (viewport.width - 1) // 2)
    inner = viewport.width - 2 * edge
    plank_height = min(round(max(78 * k, 64 * u)), round(viewport.height * 0.2))
    foot = round(max(30 * k, 26 * u))
    plank = pygame.Rect(edge, viewport.height - foot - plank_height - round(6 * k), inner, plank_height)
    top = round(212 * k)
    covers_area = pygame.Rect(edge, top, inner, max(1, plank.top - round(22 * k) - top))
    height = min(covers_area.height, round(322 * k))
    covers_area.top += (covers_area.height - height) // 2
    covers_area.height = height
    layout: Layout = {
        "logo": Placed(
            pygame.Rect((viewport.width - round(640 * k)) // 2, round(14 * k), round(640 * k), round(200 * k))
        )
    }
    for cover, rect in zip(covers, row(covers_area, len(covers), round(24 * k)), strict=True):
        layout[f"cover.{cover.id}"] = Placed(rect, layer=2)
    layout["plank"] = Placed(plank, layer=1)
    layout |= arrange_buttons(viewport, plank)
    layout["line"] = Placed(pygame.Rect(edge, viewport.height - foot, inner, foot))
    return layout


class MenuScene(Scene):
    """Covers that can be played open their setup; the others say that they are coming."""

    def __init__(self, doors: Doors) -> None:
        self.doors = doors
        self.layout: Layout = {}
        self.ring = FocusRing()
        self.pointer = Pointer(lambda point: hit(self.layout, point, self._active), lambda _name: False)
        self._timeline = Timeline()
        self._raised: dict[str, float] = {}
        self._chosen = next(cover.id for cover in doors.shelf if cover.playable)
        self._ground: pygame.Surface | None = None
        self._notice = ""
        self._waiting: Waiting | None = None

    @property
    def _active(self) -> list[str]:
        return [name for name in self.layout if name not in {"logo", "plank", "line"}]

    # --- coming and sizes ---------------------------------------------------------------------------

    def enter(self, context: Context) -> None:
        super().enter(context)
        context.sounds.music("menu")
        context.sounds.ambience("garden")
        self.doors.opponents.warm_up()
        self._look_for_waiting()

    def resumed(self, result: object) -> Transition | None:  # noqa: ARG002 - no dialog of the menu has one
        self.context.sounds.music("menu")
        self._look_for_waiting()
        self._set_items()
        return None

    def leave(self) -> None:
        self._ground = None

    def resize(self, viewport: Viewport) -> None:
        self.layout = arrange_menu(viewport, self.doors.shelf)
        self.pointer.k = viewport.k
        self._ground = None
        self._set_items()

    def _set_items(self) -> None:
        self.ring.set_items(
            [
                FocusItem(
                    name,
                    self.layout[name].rect,
                    self._spoken(name),
                    "cover" if name.startswith("cover.") else "button",
                )
                for name in self._active
            ]
        )
        if self.ring.focused is None:
            self.ring.focus(f"cover.{self._chosen}" if self._waiting is None else "go")

    def _spoken(self, name: str) -> str:
        cover = self._cover(name)
        if cover is not None:
            return cover.name if cover.playable else _("{title}, coming").format(title=cover.name)
        return next(button.text for button in self._buttons() if button.id == name)

    def _cover(self, name: str | None) -> Cover | None:
        return next((cover for cover in self.doors.shelf if name == f"cover.{cover.id}"), None)

    def _buttons(self) -> tuple[Button, ...]:
        cover = self._cover(f"cover.{self._chosen}")
        return menu_buttons("" if cover is None else _(cover.name), self._waiting)

    def _look_for_waiting(self) -> None:
        """The match that was left last, if there is one that can be gone on with."""
        self._waiting = None
        titles = {cover.id for cover in self.doors.shelf if cover.playable}
        try:
            self._waiting = waiting_match(self.doors.keeper.database, titles, self.doors.today())
        except LibraryError as error:
            self._notice = str(error)

    # --- input --------------------------------------------------------------------------------------

    def focus_items(self) -> tuple[FocusItem, ...]:
        return self.ring.items

    def handle(self, event: pygame.Event) -> Transition | None:
        name = self.context.keys.name_of(event)
        if name == "confirm":
            self.ring.visible = True
            return self._press(self.ring.focused)
        if name in {"settings", "help"}:
            return self._press("settings" if name == "settings" else "rules")
        if name is not None:
            if self.ring.follow(name):
                self._point_at(self.ring.focused)
            return None
        if event.type == pygame.DROPFILE:
            return self._take_in(Path(event.file))
        transition: Transition | None = None
        for gesture in self.pointer.feed(event):
            match gesture:
                case Moved(target):
                    self.ring.visible = False
                    self._point_at(target)
                case Clicked(target):
                    transition = self._press(target) or transition
        return transition

    def _point_at(self, name: str | None) -> None:
        """The cover that is pointed at rises, the others sink back."""
        cover = self._cover(name)
        if cover is not None and cover.playable:
            self._chosen = cover.id
        for each in self.doors.shelf:
            wanted = 1.0 if cover is each else 0.0
            start = self._raised.get(each.id, 0.0)
            if start == wanted or any(
                isinstance(tween, _Rise) and (tween.id, tween.end) == (each.id, wanted)
                for tween in self._timeline.running
            ):
                continue
            self._timeline.together(_Rise(each.id, start, wanted, self._raised))

    def _press(self, name: str | None) -> Transition | None:
        self._notice = ""
        if name is None:
            return None
        self.context.sounds.play("wood_tap")
        cover = self._cover(name)
        if cover is not None and not cover.playable:
            self._notice = _("{title} is being planted and will come later.").format(title=cover.name)
            return None
        if cover is not None:
            return Push(self.doors.setup(cover.id))
        if name == "quit":
            return Quit()
        open_scene = self._doors_of_buttons().get(name)
        return None if open_scene is None else Push(open_scene())

    def _doors_of_buttons(self) -> dict[str, Callable[[], Scene]]:
        doors = self.doors
        return {
            "go": self._first_scene,
            "daily": lambda: doors.library("daily"),
            "library": doors.library,
            "settings": doors.settings_scene,
            "rules": lambda: doors.rulebook(self._chosen),
            "credits": doors.credits,
        }

    def _take_in(self, path: Path) -> Transition:
        """A file that was dropped onto the menu goes into the library, or it is said why not."""
        try:
            take_in_file(path, self.doors.keeper)
        except ExchangeError as error:
            return Push(self.doors.notice(str(error)))
        return Push(self.doors.library())

    def _first_scene(self) -> Scene:
        """What the big button opens: the match that waits, else the chosen game."""
        waiting = self._waiting
        return self.doors.setup(self._chosen) if waiting is None else self.doors.go_on(waiting.id)

    # --- time and drawing ---------------------------------------------------------------------------

    def update(self, dt: float) -> Transition | None:
        self._timeline.speed = self.context.speed
        self._timeline.update(dt)
        return None

    @property
    def animating(self) -> bool:
        return self._timeline.active

    def draw(self, surface: pygame.Surface) -> None:
        brush = Brush(self.context, surface)
        surface.blit(self._ground_of(surface), (0, 0))
        first = self.layout[f"cover.{self.doors.shelf[0].id}"].rect
        letters = covers.lettering(brush, self.doors.shelf, first.width)
        for cover in self.doors.shelf:
            raised = self._raised.get(cover.id, 0.0)
            rect = self.layout[f"cover.{cover.id}"].rect.move(0, -round(_RISE * brush.k * raised))
            covers.draw_cover(brush, rect, cover, raised, letters, chosen=cover.id == self._chosen)
        hot = self._pointed
        draw_buttons(brush, self.layout, self._buttons(), hot)
        if self._waiting is not None and hot == "go":
            draw_waiting(brush, self.layout["go"].rect, self._waiting)
        line = self.layout["line"].rect
        words = self._notice or self._credit()
        strip = pygame.Surface(line.size, pygame.SRCALPHA)
        strip.fill((*BARK, 120))
        surface.blit(strip, line)
        brush.text(words, line.center, 15, "bold", PAPER, anchor="centre", width=line.width, shadow=INK)
        self.ring.draw(surface, self.context.art, self.context.viewport.u)

    @property
    def _pointed(self) -> str | None:
        return self.ring.focused if self.ring.visible else self.pointer.over

    def _credit(self) -> str:
        """Whose game the chosen cover is; what a small button does while it is pointed at."""
        if self._pointed in {"rules", "credits", "quit"}:
            return next(button.text for button in self._buttons() if button.id == self._pointed)
        meta = title_of(self._chosen).meta
        names = _(" and ").join(meta.designers)
        credit = _("{title} by {names}") if names else _("{title}: its rules name no designer")
        parts = [credit.format(title=meta.name, names=names), meta.licence]
        return " · ".join(part for part in parts if part)

    def _ground_of(self, surface: pygame.Surface) -> pygame.Surface:
        if self._ground is None:
            art, size = self.context.art, surface.get_size()
            self._ground = pygame.Surface(size).convert()
            self._ground.blit(art.cover("menu/garden", *size), (0, 0))
            brush = Brush(self.context, self._ground)
            brush.picture("menu/logo", self.layout["logo"].rect, lift=5)
            self._draw_butterflies(brush)
            plank = self.layout["plank"].rect
            brush.panel(plank, 6, covers.plank_board)
        return self._ground

    def _draw_butterflies(self, brush: Brush) -> None:
        k = brush.k
        middle = brush.surface.get_width() // 2
        for name, x, y, side in (("orange", -338, 176, 40), ("blue", 338, 160, 34)):
            rect = pygame.Rect(middle + round(x * k), round(y * k), round(side * k), round(side * k))
            brush.picture(f"menu/butterfly_{name}", rect, lift=4)


class _Rise(Tween):
    """A cover on its way up or down."""

    def __init__(self, name: str, start: float, end: float, raised: dict[str, float]) -> None:
        self.id = name
        self.end = end

        def change(share: float) -> None:
            raised[name] = start + (end - start) * share

        super().__init__(RISE_SECONDS, change)

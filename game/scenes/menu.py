"""The title menu: a garden, four games as pictures, and what one can do before playing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.i18n import _
from game.scenes import covers
from game.scenes.doors import Doors
from game.scenes.shelf import Cover
from game.titles import title_of
from ui import panels
from ui.brush import Brush
from ui.focus import FocusItem, FocusRing
from ui.layout import Layout, Placed, hit, row
from ui.palette import BARK, INK, PAPER, PINE
from ui.pointer import Clicked, Moved, Pointer
from ui.scene import Context, Push, Quit, Scene, Transition
from ui.timeline import Timeline
from ui.tween import Tween
from ui.viewport import Viewport

RISE_SECONDS = 0.15
_RISE = 8


@dataclass(frozen=True, slots=True)
class _Button:
    id: str
    text: str
    icon: str
    primary: bool = False


def arrange_menu(viewport: Viewport, covers: Sequence[Cover]) -> Layout:
    """Where the logo, the four covers, the plank with its buttons and the credits line lie."""
    k, u = viewport.k, viewport.u
    width = min(viewport.width, round(1280 * k))
    edge = (viewport.width - width) // 2 + round(80 * k)
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
    buttons = plank.inflate(-round(60 * k), -round(22 * k))
    first = round(buttons.width * 0.37)
    for name, rect in zip(
        ("play", "rules", "credits", "settings"), row(buttons, [first, 0, 0, 0], round(14 * k)), strict=True
    ):
        layout[name] = Placed(rect, layer=2)
    side = round(44 * u)
    layout["quit"] = Placed(
        pygame.Rect(viewport.width - side - round(14 * k), round(14 * k), side, side), layer=2
    )
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

    @property
    def _active(self) -> list[str]:
        return [name for name in self.layout if name not in {"logo", "plank", "line"}]

    # --- coming and sizes ---------------------------------------------------------------------------

    def enter(self, context: Context) -> None:
        super().enter(context)
        context.sounds.music("menu")
        context.sounds.ambience("garden")
        self.doors.opponents.warm_up()

    def resumed(self, result: object) -> Transition | None:  # noqa: ARG002 - no dialog of the menu has one
        self.context.sounds.music("menu")
        return None

    def resize(self, viewport: Viewport) -> None:
        self.layout = arrange_menu(viewport, self.doors.shelf)
        self.pointer.k = viewport.k
        self._ground = None
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
            self.ring.focus(f"cover.{self._chosen}")

    def _spoken(self, name: str) -> str:
        cover = self._cover(name)
        if cover is not None:
            return cover.name if cover.playable else _("{title}, coming").format(title=cover.name)
        return next(button.text for button in self._buttons() if button.id == name)

    def _cover(self, name: str | None) -> Cover | None:
        return next((cover for cover in self.doors.shelf if name == f"cover.{cover.id}"), None)

    def _buttons(self) -> tuple[_Button, ...]:
        return (
            _Button("play", _("Play"), "shared/icon_play", primary=True),
            _Button("rules", _("Rules"), "shared/icon_book"),
            _Button("credits", _("Credits"), "shared/icon_info_ink"),
            _Button("settings", _("Settings"), "shared/icon_settings_ink"),
            _Button("quit", _("Leave the game"), "shared/icon_leave"),
        )

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

    def _press(self, name: str | None) -> Transition | None:  # noqa: PLR0911 - a door a button
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
        match name:
            case "play":
                return Push(self.doors.setup(self._chosen))
            case "rules":
                return Push(self.doors.rulebook(self._chosen))
            case "credits":
                return Push(self.doors.credits())
            case "settings":
                return Push(self.doors.settings_scene())
            case "quit":
                return Quit()
        return None

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
        for cover in self.doors.shelf:
            raised = self._raised.get(cover.id, 0.0)
            rect = self.layout[f"cover.{cover.id}"].rect.move(0, -round(_RISE * brush.k * raised))
            covers.draw_cover(brush, rect, cover, raised, chosen=cover.id == self._chosen)
        hot = self.ring.focused if self.ring.visible else self.pointer.over
        for button in self._buttons():
            self._draw_button(brush, button, hot=hot == button.id)
        line = self.layout["line"].rect
        words = self._notice or self._credit()
        strip = pygame.Surface(line.size, pygame.SRCALPHA)
        strip.fill((*BARK, 120))
        surface.blit(strip, line)
        brush.text(words, line.center, 15, "bold", PAPER, anchor="centre", width=line.width, shadow=INK)
        self.ring.draw(surface, self.context.art, self.context.viewport.u)

    def _credit(self) -> str:
        """Whose game the chosen cover is."""
        meta = title_of(self._chosen).meta
        names = _(" and ").join(meta.designers)
        return _("{title} by {names}, {licence}").format(title=meta.name, names=names, licence=meta.licence)

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

    def _draw_button(self, brush: Brush, button: _Button, *, hot: bool) -> None:
        rect = self.layout[button.id].rect
        if button.id == "quit":
            brush.panel(rect, 2, panels.button, "slot", "hover" if hot else "normal")
            icon = rect.inflate(-round(rect.width * 0.34), -round(rect.height * 0.34))
            brush.picture(button.icon, icon)
            return
        state: panels.ButtonState = "hover" if hot else "normal"
        brush.panel(rect, 2, panels.button, "primary" if button.primary else "plain", state)
        text, size = button.text, 24 if button.primary else 22
        colour, shadow = (PAPER, PINE) if button.primary else (INK, None)
        side = min(round(30 * brush.u), round(rect.height * 0.56))
        gap = round(10 * brush.u)
        room = rect.width - side - gap - round(24 * brush.k)
        px = brush.type_size(size, text, "head", room)
        width = brush.context.fonts.size(text, "head", px)[0]
        left = rect.centerx - (side + gap + width) // 2
        extra = (
            next((cover.name for cover in self.doors.shelf if cover.id == self._chosen), "")
            if button.primary
            else ""
        )
        extra_width = brush.context.fonts.size(extra, "bold", round(16 * brush.u))[0] + gap if extra else 0
        if extra and side + gap + width + extra_width > rect.width - round(24 * brush.k):
            extra, extra_width = "", 0
        left -= extra_width // 2
        y = rect.centery - brush.k
        brush.picture(button.icon, pygame.Rect(left, round(y - side / 2), side, side))
        end = brush.text(text, (left + side + gap, y), px / brush.u, "head", colour, shadow=shadow).right
        if extra:
            brush.text(extra, (end + gap, y), 16, "bold", PAPER, shadow=PINE)


class _Rise(Tween):
    """A cover on its way up or down."""

    def __init__(self, name: str, start: float, end: float, raised: dict[str, float]) -> None:
        self.id = name
        self.end = end

        def change(share: float) -> None:
            raised[name] = start + (end - start) * share

        super().__init__(RISE_SECONDS, change)

"""What all tables share: how a choice is made, shown and taken back, and how others' moves are seen.

One way leads from the pointer to the state: gesture, intent, ``interpret``, :meth:`TableScene.act`.
Computer players, forced answers and redo enter at the same place. A table draws from the
observation of its viewer, never from the true state.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

import pygame

from game.i18n import _
from game.match import Match
from game.scenes.bar import BarLook, bar_height, draw_bar
from game.scenes.choice import Choice, Options, Waiting
from game.scenes.curtain import curtain_button, draw_curtain
from game.scenes.doors import Doors
from game.scenes.flights import Flight, draw_flights
from game.scenes.log import LogDrawer, LogLine
from game.scenes.turns import Turns
from rules.chance import Stream
from rules.title import Action, Event, Refusal, State
from ui import bubble
from ui.brush import Brush
from ui.focus import FocusItem, FocusRing
from ui.intent import Cancel, Confirm, Drop, Intent, Pick
from ui.interpret import Chosen, Ignored, Selected
from ui.layout import Layout, Placed, hit
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
from ui.scene import Context, Push, Replace, Scene, Transition
from ui.timeline import Speed, Timeline
from ui.viewport import Viewport

CURTAIN = "curtain"
LINK = "bubble.link"


class Interlude:
    """Something that stands on the table until the viewer goes on, such as a harvest."""

    label = ""


class TableScene(Scene):
    """A match at the table. Subclasses say where things lie, what they are called and how they look."""

    def __init__(self, doors: Doors, match: Match) -> None:
        self.doors = doors
        self.match = match
        self.turns = Turns(match, doors.opponents)
        self.choice = Choice(self._needs_confirming)
        self.pointer = Pointer(self._locate, self._may_drag)
        self.ring = FocusRing()
        self.timeline = Timeline()
        self.log = LogDrawer()
        self.layout: Layout = {}
        self.view: State = self.turns.view
        self.moment: int | None = None
        self.held: str | None = None
        self.interlude: Interlude | None = None
        self._refused: tuple[Refusal, str] | None = None
        self._notice: str | None = None
        self._ground: pygame.Surface | None = None
        self._link: pygame.Rect | None = None
        self._clock = 0.0
        self._finished = match.outcome is not None

    # --- what a title's table says --------------------------------------------------------------

    @abstractmethod
    def arrange(self, viewport: Viewport) -> Layout:
        """Where everything lies for ``self.view``; pure."""

    @abstractmethod
    def options(self) -> Options:
        """The viewer's legal actions with the targets that lead to them."""

    @abstractmethod
    def target_of(self, name: str) -> str | None:
        """The target that something on the layout stands for; None when it is none."""

    @abstractmethod
    def attempt(self, target: str | None) -> Action | None:
        """The action that a drop of the selection on ``target`` would mean, legal or not."""

    @abstractmethod
    def bar_look(self) -> BarLook:
        """Season, round and prompt."""

    @abstractmethod
    def confirm_label(self, action: Action) -> str:
        """What the main button says while ``action`` waits for it."""

    @abstractmethod
    def tell(self, player: int, action: Action, events: Sequence[Event], before: Layout) -> None:
        """Shows what happened: tweens on the timeline, sounds."""

    @abstractmethod
    def log_line(self, event: Event) -> str | None:
        """An event in words, or None."""

    @abstractmethod
    def is_heading(self, event: Event) -> bool:
        """Whether the log begins a new part with this event."""

    @abstractmethod
    def table_items(self) -> list[FocusItem]:
        """What the keyboard can reach on the table itself, in order."""

    @abstractmethod
    def draw_ground(self, brush: Brush) -> None:
        """What never changes while the window keeps its size."""

    @abstractmethod
    def draw_table(self, brush: Brush) -> None:
        """Everything else that lies on the table."""

    @abstractmethod
    def draw_held(self, brush: Brush, name: str, at: tuple[int, int]) -> None:
        """The piece that follows the pointer."""

    @abstractmethod
    def flight_home(self, name: str, at: tuple[int, int]) -> Flight | None:
        """The way back of a piece that was let go at ``at``."""

    @abstractmethod
    def press(self, name: str) -> None:
        """A button of the table's own was pressed."""

    @abstractmethod
    def end_interlude(self) -> None:
        """The viewer has looked at the interlude long enough."""

    def interlude_items(self) -> list[FocusItem]:
        """What the keyboard can reach during an interlude."""
        return []

    # --- coming, going, sizes ---------------------------------------------------------------------

    def enter(self, context: Context) -> None:
        super().enter(context)
        context.sounds.music(self.match.title.meta.id)
        context.sounds.ambience("garden")
        self.doors.opponents.warm_up()

    def leave(self) -> None:
        self.turns.stop()

    def resumed(self, result: object) -> Transition | None:
        self.refresh()
        return result if isinstance(result, Replace) else None

    def resize(self, viewport: Viewport) -> None:
        self.timeline.finish()
        self.pointer.k = viewport.k
        self._ground = None
        self.refresh()

    def cancel_all(self) -> None:
        for gesture in self.pointer.cancel():
            self._take(gesture)

    def refresh(self) -> None:
        """Looks at the match anew: view, layout, what can be chosen, where the focus can go."""
        state = self.match.state if self.moment is None else self.match.state_at(self.moment)
        self.view = self.turns.view_of(state)
        self.layout = self.arrange(self.context.viewport)
        self.choice.offer(self.options() if self._may_choose else ())
        self.pointer.refresh()
        self._set_items()

    @property
    def _may_choose(self) -> bool:
        return self.turns.decides and self.interlude is None and self.moment is None

    # --- time ---------------------------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        return self.timeline.active or (self.turns.thinking is not None and not self._still)

    @property
    def tick_in(self) -> float | None:
        return self.turns.waiting_seconds

    @property
    def _still(self) -> bool:
        return self.context.reduced_motion or self.interlude is not None

    def update(self, dt: float) -> Transition | None:
        self._clock += dt
        self.timeline.speed = self.context.speed
        self.timeline.update(dt)
        fault = self.doors.opponents.fault
        if fault:
            self.doors.opponents.clear_fault()
            self._notice = fault
        if self.timeline.active or self.interlude is not None or self.moment is not None:
            return None
        if self.match.outcome is not None:
            return self._finish()
        if self.choice.pending is None and self.held is None:
            self._go_on(dt)
        return None

    def _go_on(self, dt: float) -> None:
        viewer, curtain = self.turns.viewer, self.turns.curtain
        answer = self.turns.next(dt, self.context.speed.value)
        if answer is not None:
            self.act(answer.action, automatic=answer.automatic)
        elif (viewer, curtain) != (self.turns.viewer, self.turns.curtain):
            self.context.sounds.play("curtain")
            self.refresh()

    def _finish(self) -> Transition | None:
        if self._finished:
            return None
        self._finished = True
        return Push(self.doors.results(self.match))

    # --- acting -------------------------------------------------------------------------------------

    def act(self, action: Action, *, automatic: bool = False) -> None:
        """Applies an action, whoever chose it, and shows what happened."""
        player = self.match.state.current_player
        assert player is not None
        before = self.layout
        events = self.match.act(action, automatic=automatic)
        self._refused = self._notice = None
        seen = [event for event in map(self._seen, events) if event is not None]
        self.refresh()
        self.tell(player, action, seen, before)
        self.log.scroll = 0

    def _seen(self, event: Event) -> Event | None:
        return event if self.turns.viewer is None else event.seen_by(self.turns.viewer)

    def _needs_confirming(self, action: Action) -> bool:
        """Whether the action ends what can be taken back: it reveals something or passes the turn."""
        viewer = self.turns.viewer
        if viewer is None or not self.doors.settings.confirm_turn:
            return False
        state = self.match.state
        if state.reveals(action, viewer):
            return True
        after = state.copy()
        after.advance(action, Stream(0))
        return after.current_player != viewer

    def undo(self) -> None:
        """Takes the viewer's last choice back, as far as nothing was revealed since."""
        if self.choice.pending is not None or self.choice.selection:
            self._intend(Cancel())
            return
        if not self.match.can_undo:
            self._say(_("What came since has been seen: it cannot be taken back."))
            return
        self.turns.stop()
        self.timeline.finish()
        self.interlude = None
        self.match.undo()
        self._turned_back()

    def redo(self) -> None:
        """Does again what was taken back last."""
        if self.match.can_redo:
            self.turns.stop()
            self.match.redo()
            self._turned_back()

    def _turned_back(self) -> None:
        self.context.sounds.play("card_slide")
        self._refused = self._notice = None
        player = self.match.state.current_player
        if player in self.turns.persons and player != self.turns.viewer:
            self.turns.next(0.0, self.context.speed.value)
        self.refresh()

    # --- input --------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> Transition | None:
        name = self.context.keys.name_of(event)
        if name is not None:
            return self._key(name)
        if event.type == pygame.KEYDOWN and pygame.K_1 <= event.key <= pygame.K_9:
            self._pick_nth(event.key - pygame.K_1)
            return None
        transition: Transition | None = None
        for gesture in self.pointer.feed(event):
            transition = self._take(gesture) or transition
        return transition

    def _locate(self, point: tuple[int, int]) -> str | None:
        if self.turns.curtain is not None:
            button = curtain_button(self.context.viewport.u, self.context.viewport.rect)
            return CURTAIN if button.collidepoint(point) else None
        if self._link is not None and self._link.collidepoint(point):
            return LINK
        if self.log.open:
            top = bar_height(self.context.viewport)
            for number, rect in self.log.rows(self.context.viewport, top):
                if rect.collidepoint(point):
                    return f"log.{number}"
            if self.log.area(self.context.viewport, top).collidepoint(point):
                return "log"
        return hit(self.layout, point)

    def _may_drag(self, name: str | None) -> bool:
        return name is not None and self.target_of(name) in self.choice.sources and self._may_choose

    def _take(self, gesture: Gesture) -> Transition | None:
        match gesture:
            case Moved() | Dragged():
                self.ring.visible = False
            case Pressed():
                if self.timeline.active:
                    self.timeline.finish()
            case DragBegan(target):
                self._lift(target)
            case Dropped(target, position, held):
                self._drop(target, position, held)
            case Clicked(target):
                return self._click(target)
            case Cancelled(held):
                self._cancelled(held)
            case Wheeled(_, _, steps):
                self.log.wheel(steps, self.context.viewport, bar_height(self.context.viewport))
        return None

    def _lift(self, name: str | None) -> None:
        self._refused = None
        if name is not None and self.choice.take_up(self.target_of(name)):
            self.held = name
            self.context.sounds.play("seed_rustle")

    def _drop(self, name: str | None, at: tuple[int, int], held: str | None) -> None:
        self.held = None
        target = None if name is None else self.target_of(name)
        refused = self.choice.pending is None and target not in self.choice.targets
        attempted = self.attempt(target) if refused else None
        settled = self._intend(Drop(target))
        if settled or held is None:
            return
        flight = self.flight_home(held, at)
        if flight is not None:
            self.timeline.then(flight)
        self._refuse(attempted, name)

    def _cancelled(self, held: str | None) -> None:
        if held is not None:
            self.held = None
            flight = self.flight_home(held, self.pointer.position)
            if flight is not None:
                self.timeline.then(flight)
        self._intend(Cancel())

    def _click(self, name: str | None) -> Transition | None:
        if self._refused is not None and name != LINK:
            self._refused = None
        self._notice = None
        if name == LINK:
            return self._open_rule()
        if name == CURTAIN:
            self._lift_curtain()
        elif name is not None and name.startswith("bar."):
            return self._bar(name.removeprefix("bar."))
        elif name is not None and name.startswith("log."):
            self._look_back(int(name.removeprefix("log.")))
        elif name == "button":
            self._main_button()
        elif name is None or self.target_of(name) is None:
            self._press_table(name)
        else:
            self._pick(name)
        return None

    def _press_table(self, name: str | None) -> None:
        if name is not None:
            self.press(name)
        if self.interlude is None and name in {None, "board", "hand"}:
            self._intend(Pick(None))

    def _pick(self, name: str) -> None:
        target = self.target_of(name)
        accepted = target in self.choice.targets | self.choice.sources
        attempted = None if accepted else self.attempt(target)
        before = self.choice.selection
        self._intend(Pick(target))
        self._refuse(attempted, name)
        if self.choice.selection != before and self.choice.selection and self.choice.pending is None:
            self.context.sounds.play("seed_rustle")
            if self.ring.visible:
                self._focus_first_target()

    def _refuse(self, action: Action | None, name: str | None) -> None:
        refusal = None if action is None else self.match.state.refusal(action)
        if refusal is not None and name is not None:
            self._refused = (refusal, name)
            self.context.sounds.play("refused")

    def _intend(self, intent: Intent) -> bool:
        """Gives an intent to the choice; says whether an action came of it or waits."""
        if not self._may_choose:
            return False
        match self.choice.intend(intent):
            case Chosen(action):
                self.act(action)
                return True
            case Waiting():
                self.context.sounds.play("card_slide")
                self._set_items()
                return True
            case Selected() | Ignored():
                self._set_items()
        return False

    def _main_button(self) -> None:
        if self.interlude is not None:
            self.context.sounds.play("wood_tap")
            self.end_interlude()
        elif self.moment is not None:
            self._look_at_present()
        elif self.choice.pending is not None:
            self._intend(Confirm())
        else:
            self.timeline.finish()

    def _lift_curtain(self) -> None:
        self.context.sounds.play("curtain")
        self.turns.lift_curtain()
        self.refresh()

    def _open_rule(self) -> Transition | None:
        if self._refused is None:
            return None
        return Push(self.doors.rulebook(self.match.title.meta.id, self._refused[0].rule))

    # --- keys ---------------------------------------------------------------------------------------

    def _key(self, name: str) -> Transition | None:
        match name:
            case "confirm":
                return self._confirm_key()
            case "cancel":
                return self._cancel_key()
            case "next" | "previous" | "up" | "down" | "left" | "right":
                self.ring.follow(name)
            case "undo" | "redo" | "help" | "log" | "speed" | "settings" | "menu":
                return self._bar(name)
            case "finish":
                self._main_button()
            case "page_up" | "page_down":
                steps = 3 if name == "page_up" else -3
                self.log.wheel(steps, self.context.viewport, bar_height(self.context.viewport))
        return None

    def _confirm_key(self) -> Transition | None:
        if self.timeline.active:
            self.timeline.finish()
            return None
        if self.turns.curtain is not None:
            self._lift_curtain()
            return None
        if not self.ring.visible and self.choice.pending is not None:
            self._intend(Confirm())
            return None
        if not self.ring.visible and (self.interlude is not None or self.moment is not None):
            self._main_button()
            return None
        if not self.ring.visible or self.ring.focused is None:
            self.ring.visible = True
            return None
        return self._click(self.ring.focused)

    def _cancel_key(self) -> Transition | None:
        if self.pointer.pressed:
            self.cancel_all()
        elif self._refused is not None or self._notice is not None:
            self._refused = self._notice = None
        elif self.moment is not None:
            self._look_at_present()
        elif self.log.open:
            self._toggle_log()
        elif self.choice.pending is not None or self.choice.selection:
            self._intend(Cancel())
        else:
            return Push(self.doors.pause(self.match))
        return None

    def _pick_nth(self, number: int) -> None:
        """Number keys pick up the pieces that lie ready, from left to right."""
        ready = [item.id for item in self.table_items() if self.target_of(item.id) in self.choice.sources]
        if number < len(ready) and self._may_choose:
            self.ring.visible = True
            self.ring.focus(ready[number])
            self._pick(ready[number])

    def _focus_first_target(self) -> None:
        lit = self.choice.targets
        for item in self.ring.items:
            if self.target_of(item.id) in lit:
                self.ring.focus(item.id)
                return

    # --- the bar and the log ------------------------------------------------------------------------

    def _bar(self, name: str) -> Transition | None:
        self.context.sounds.play("wood_tap")
        match name:
            case "undo":
                self.undo()
            case "redo":
                self.redo()
            case "log":
                self._toggle_log()
            case "speed":
                self._next_speed()
            case "menu":
                return Push(self.doors.pause(self.match))
            case "settings":
                return Push(self.doors.settings_scene())
            case "help":
                decision = self.view.decision
                rule = None if decision is None else decision.rule
                return Push(self.doors.rulebook(self.match.title.meta.id, rule))
        return None

    def _next_speed(self) -> None:
        speeds = list(Speed)
        speed = speeds[(speeds.index(self.context.speed) + 1) % len(speeds)]
        self.doors.settings.animation_speed = speed.value
        self.doors.save_settings()
        names = {"off": _("off"), "fast": _("fast"), "normal": _("normal"), "slow": _("slow")}
        self._say(_("Animation: {speed}").format(speed=names[speed.value]))

    def _toggle_log(self) -> None:
        self.log.open = not self.log.open
        self.log.lines = self._log_lines() if self.log.open else []
        if not self.log.open:
            self._look_at_present()
        self._set_items()

    def _log_lines(self) -> list[LogLine]:
        lines: list[LogLine] = []
        for moment, entry in enumerate(self.match.history, start=1):
            emblem = self.match.seats[entry.player].emblem
            for event in map(self._seen, entry.events):
                text = None if event is None else self.log_line(event)
                if text and event is not None:
                    lines.append(LogLine(text, moment, emblem, heading=self.is_heading(event)))
        return lines

    def _look_back(self, number: int) -> None:
        self.timeline.finish()
        self.moment = self.log.lines[number].moment
        if self.moment == self.match.action_count:
            self.moment = None
        self.refresh()

    def _look_at_present(self) -> None:
        self.moment = None
        self.refresh()

    def _say(self, text: str) -> None:
        self._notice = text

    # --- focus --------------------------------------------------------------------------------------

    def focus_items(self) -> Sequence[FocusItem]:
        return self.ring.items

    def _set_items(self) -> None:
        self.ring.set_items(self._items())

    def _items(self) -> list[FocusItem]:
        if self.turns.curtain is not None:
            rect = curtain_button(self.context.viewport.u, self.context.viewport.rect)
            return [FocusItem(CURTAIN, rect, _("I am ready"))]
        items = self.interlude_items() if self.interlude is not None else self.table_items()
        if "button" in self.layout:
            label, enabled = self.button_label()
            items.append(FocusItem("button", self.layout["button"].rect, label, enabled=enabled))
        if self.log.open:
            top = bar_height(self.context.viewport)
            lines = self.log.lines
            items += [
                FocusItem(f"log.{number}", rect, lines[number].text, "line")
                for number, rect in self.log.rows(self.context.viewport, top)
            ]
        names = {
            "menu": _("Menu"),
            "undo": _("Undo"),
            "redo": _("Redo"),
            "help": _("Rulebook"),
            "log": _("What happened"),
            "speed": _("Animation speed"),
            "settings": _("Settings"),
        }
        for slot, name in names.items():
            if f"bar.{slot}" in self.layout:
                enabled = slot not in self._idle_slots()
                items.append(FocusItem(f"bar.{slot}", self.layout[f"bar.{slot}"].rect, name, enabled=enabled))
        return items

    def _idle_slots(self) -> frozenset[str]:
        chosen = self.choice.pending is not None or bool(self.choice.selection)
        off = set() if self.match.can_undo or chosen else {"undo"}
        if not self.match.can_redo:
            off.add("redo")
        return frozenset(off)

    # --- drawing ------------------------------------------------------------------------------------

    def button_label(self) -> tuple[str, bool]:
        """What the main button says, and whether it does anything."""
        if self.moment is not None:
            return _("Back to now"), True
        if self.interlude is not None:
            return self.interlude.label, True
        if self.choice.pending is not None:
            return self.confirm_label(self.choice.pending), True
        thinking = self.turns.thinking
        if thinking is not None:
            return _("{name} is thinking").format(name=self.match.seats[thinking].name), False
        if self.match.outcome is not None:
            return _("The match is over"), False
        return _("Choose a seed") if not self.choice.selection else _("Choose a place"), False

    def draw(self, surface: pygame.Surface) -> None:
        brush = Brush(self.context, surface)
        curtain = self.turns.curtain
        if curtain is not None:
            draw_curtain(brush, self.match.seats[curtain], hot=self.pointer.over == CURTAIN)
            self.ring.draw(surface, self.context.art, self.context.viewport.u)
            return
        surface.blit(self._ground_of(surface), (0, 0))
        self.draw_table(brush)
        draw_bar(brush, self.layout, self._bar_look())
        draw_flights(brush, self.timeline.running)
        if self.held is not None:
            self.draw_held(brush, self.held, self.pointer.position)
        self._draw_log(brush)
        self.ring.draw(surface, self.context.art, self.context.viewport.u)
        self._draw_bubble(surface)

    def _ground_of(self, surface: pygame.Surface) -> pygame.Surface:
        if self._ground is None:
            self._ground = pygame.Surface(surface.get_size()).convert()
            self.draw_ground(Brush(self.context, self._ground))
        return self._ground

    def _bar_look(self) -> BarLook:
        look = self.bar_look()
        over = self.pointer.over
        hot = over.removeprefix("bar.") if over is not None and over.startswith("bar.") else None
        return BarLook(
            look.icon,
            look.name,
            look.round,
            look.round_short,
            self._notice or look.prompt,
            None if self._notice else look.emblem,
            self._idle_slots(),
            hot,
            hot if self.pointer.pressed else None,
        )

    def _draw_log(self, brush: Brush) -> None:
        if not self.log.open:
            return
        over = self.pointer.over
        hot = int(over.removeprefix("log.")) if over is not None and over.startswith("log.") else None
        self.log.draw(brush, bar_height(self.context.viewport), hot, self.moment)

    def _draw_bubble(self, surface: pygame.Surface) -> None:
        self._link = None
        if self._refused is None:
            return
        refusal, name = self._refused
        anchor = self.layout.get(name, Placed(self.context.viewport.rect)).rect
        text = _(refusal.text).format(**refusal.values)
        saying = bubble.Saying(text, "cream", _("Rule {rule}").format(rule=refusal.rule))
        area = self.context.viewport.rect
        drawn = bubble.draw(
            surface,
            self.context.art,
            self.context.fonts,
            saying,
            anchor=anchor,
            area=area,
            u=self.context.viewport.u,
        )
        self._link = drawn.link_rect

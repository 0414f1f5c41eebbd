"""From pointer, keys and pad to intents, and from intents to actions."""

from __future__ import annotations

import pygame

from game.i18n import _
from game.match import Match
from game.scenes.bar import bar_height
from game.scenes.choice import Brought, Waiting
from game.scenes.curtain import curtain_button
from game.scenes.doors import Doors
from game.scenes.table.advising import LIST, ROW, TableAdvising
from game.scenes.table.why import Why
from rules.title import Action, Refusal
from ui.intent import Cancel, Confirm, Drop, Intent, Pick
from ui.interpret import Chosen, Ignored, Selected
from ui.layout import Point, hit
from ui.pointer import Cancelled, Clicked, DragBegan, Dragged, Dropped, Gesture, Moved, Pressed, Wheeled
from ui.scene import Push, Transition
from ui.timeline import Speed

CURTAIN = "curtain"
LINK = "bubble.link"


class TableControls(TableAdvising):
    """Gestures and keys become intents; what an intent means, :class:`game.scenes.choice.Choice` says."""

    def __init__(self, doors: Doors, match: Match) -> None:
        super().__init__(doors, match)
        self.pointer.locate = self._locate
        self.pointer.may_drag = self._may_drag

    def cancel_all(self) -> None:
        for gesture in self.pointer.cancel():
            self._take(gesture)

    # --- gestures -----------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> Transition | None:
        transition = self._taken(event)
        self.watch()
        return transition

    def _taken(self, event: pygame.Event) -> Transition | None:
        name = self.context.keys.name_of(event)
        number = event.key - pygame.K_1 if event.type == pygame.KEYDOWN else -1
        if self.held is not None and name != "cancel" and (name is not None or 0 <= number < 9):
            self.cancel_all()  # a key must not change what a held piece stands for
        if name is not None:
            return self._key(name)
        if 0 <= number < 9:
            self._pick_nth(number)
            return None
        transition: Transition | None = None
        for gesture in self.pointer.feed(event):
            transition = self._take(gesture) or transition
        return transition

    def _locate(self, point: tuple[int, int]) -> str | None:
        if self.turns.curtain is not None:
            button = curtain_button(self.context.viewport.u, self.context.viewport.rect)
            return CURTAIN if button.collidepoint(point) else None
        why = self._refused
        if why is not None and why.link(self.context, self.layout).collidepoint(point):
            return LINK
        if self.log.open:
            top = bar_height(self.context.viewport)
            for number, rect in self.log.rows(self.context.viewport, top):
                if rect.collidepoint(point):
                    return f"log.{number}"
            if self.log.area(self.context.viewport, top).collidepoint(point):
                return "log"
        return self.list_item_at(point) or hit(self.layout, point)

    def _may_drag(self, name: str | None) -> bool:
        return name is not None and (self._may_lift(name) or self.pulls(name))

    def _take(self, gesture: Gesture) -> Transition | None:
        match gesture:
            case Moved():
                self.ring.visible = False
            case Pressed():
                if self.timeline.active:
                    self.timeline.finish()
            case Clicked(target):
                return self._click(target)
            case Wheeled(target, _, steps):
                self._wheel(target, steps)
            case DragBegan() | Dragged() | Dropped() | Cancelled():
                self._carry(gesture)
        return None

    def _carry(self, gesture: DragBegan | Dragged | Dropped | Cancelled) -> None:
        """A piece is carried, or something wider than its place is pulled."""
        match gesture:
            case DragBegan(target, position):
                if target is not None and not self._may_lift(target):
                    self._pulled_to = position
                else:
                    self._lift(target)
            case Dragged(_, position):
                self.ring.visible = False
                self._pull(position)
            case Dropped() | Cancelled() if self._pulled_to is not None:
                self._pulled_to = None
            case Dropped(target, position, held):
                self._drop(target, position, held)
            case Cancelled(held):
                self._cancelled(held)

    def _wheel(self, name: str | None, steps: float) -> None:
        if self.log.open:
            self.log.wheel(steps, self.context.viewport, bar_height(self.context.viewport))
            self.set_items()
        else:
            self.wheel(name, steps)

    def _pull(self, position: Point) -> None:
        if self._pulled_to is not None and self.pointer.held is not None:
            by = (position[0] - self._pulled_to[0], position[1] - self._pulled_to[1])
            self._pulled_to = position
            self.pull(self.pointer.held, by)

    def _lift(self, name: str | None) -> None:
        self._forget_why()
        if name is not None and self.choice.take_up(self.target_of(name)):
            self.held = name
            self.picked_up(name)
            self.context.sounds.play("seed_rustle")

    def _drop(self, name: str | None, at: tuple[int, int], held: str | None) -> None:
        self.held = None
        target = None if name is None else self.target_of(name)
        refused = self.choice.pending is None and target not in self.choice.targets
        why = self._why(self.attempt(target)) if refused else None
        self.dropping = True
        settled = self._intend(Drop(target))
        self.dropping = False
        if settled or held is None:
            return
        flight = self.flight_home(held, at)
        if flight is not None:
            self.timeline.then(flight)
        self._refuse(why, name)

    def _cancelled(self, held: str | None) -> None:
        if held is not None:
            self.held = None
            flight = self.flight_home(held, self.pointer.position)
            if flight is not None:
                self.timeline.then(flight)
        self._intend(Cancel())

    def _click(self, name: str | None) -> Transition | None:
        if name != LINK:
            self._forget_why()
        self._notice = None
        if name == LINK:
            return self._open_rule()
        if name == CURTAIN:
            self._lift_curtain()
        elif name is not None and name.startswith("bar."):
            return self._bar(name.removeprefix("bar."))
        elif name is not None and name.startswith("log."):
            self._look_back(int(name.removeprefix("log.")))
        elif name is not None and name.startswith(ROW):
            self.take_rated(int(name.removeprefix(ROW)))
        elif name == "button":
            self._main_button()
        elif name == LIST:
            pass
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
        pieces = self.choice.sources | self.choice.carriers.keys()
        accepted = target in self.choice.targets | pieces
        why = None if accepted else self._why(self.attempt(target))
        before = self.choice.selection, self.choice.carrying
        if target in pieces:
            self.picked_up(name)
        self._intend(Pick(target))
        self._refuse(why, name)
        after = self.choice.selection, self.choice.carrying
        if after != before and self.choice.begun and self.choice.pending is None:
            self.context.sounds.play("seed_rustle")
            if self.ring.visible:
                self._focus_first_target()

    def _why(self, attempted: Action | None) -> Refusal | None:
        """Why an attempt is refused: asked before the selection that it follows is gone."""
        return None if attempted is None else self.refusal_of(attempted)

    def _refuse(self, refusal: Refusal | None, name: str | None) -> None:
        if refusal is not None and name is not None:
            self._refused = Why(refusal, name)
            self.context.sounds.play("refused")
            self.set_items()

    def _forget_why(self) -> None:
        if self._refused is not None:
            self._refused = None
            self.set_items()

    def _intend(self, intent: Intent) -> bool:
        """Gives an intent to the choice; says whether an action came of it or waits."""
        if not self._may_choose:
            return False
        match self.choice.intend(intent):
            case Brought(carrier, target):
                self.brought(carrier, target)
                return True
            case Chosen(action):
                self.carry_out(action)
                return True
            case Waiting():
                self.context.sounds.play("card_slide")
                self.set_items()
                return True
            case Selected() | Ignored():
                self.set_items()
        return False

    def _main_button(self) -> None:
        if self.interlude is not None:
            self.context.sounds.play("wood_tap")
            self.end_interlude()
        elif self.moment is not None:
            self._look_at_present()
        elif self.choice.completed is not None:
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
        return Push(self.doors.rulebook(self.match.title.meta.id, self._refused.rule))

    # --- keys ---------------------------------------------------------------------------------------

    def _key(self, name: str) -> Transition | None:
        if self.turns.curtain is None and self.shortcut(name):
            return None
        match name:
            case "confirm":
                return self._confirm_key()
            case "cancel":
                return self._cancel_key()
            case "next" | "previous" | "up" | "down" | "left" | "right":
                self.ring.follow(name)
            case "undo" | "redo" | "hint" | "choices" | "help" | "log" | "speed" | "settings" | "menu":
                return self._bar(name)
            case "finish":
                self._main_button()
            case "page_up" | "page_down":
                self._wheel(self.pointed, 3 if name == "page_up" else -3)
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
        elif self._refused is not None or self._notice is not None or self.hinting:
            self._notice = None
            self._forget_why()
            if self.hinting:
                self.drop_hint()
        elif self.moment is not None:
            self._look_at_present()
        elif self.log.open:
            self._toggle_log()
        elif self.choice.begun:
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

    # --- the bar ------------------------------------------------------------------------

    def _bar(self, name: str) -> Transition | None:
        self.context.sounds.play("wood_tap")
        match name:
            case "undo":
                self.undo()
            case "redo":
                self.redo()
            case "hint":
                self.toggle_hint()
            case "choices":
                self.toggle_choices()
            case "log":
                self._toggle_log()
            case "speed":
                self._next_speed()
            case "menu":
                return Push(self.doors.pause(self.match))
            case "settings":
                return Push(self.doors.settings_scene())
            case "help":
                asked = self._refused or self.view.decision
                rule = None if asked is None else asked.rule
                return Push(self.doors.rulebook(self.match.title.meta.id, rule))
        return None

    def _next_speed(self) -> None:
        speeds = list(Speed)
        speed = speeds[(speeds.index(self.context.speed) + 1) % len(speeds)]
        self.doors.settings.animation_speed = speed.value
        self.doors.save_settings()
        names = {"off": _("off"), "fast": _("fast"), "normal": _("normal"), "slow": _("slow")}
        self.say(_("Animation: {speed}").format(speed=names[speed.value]))

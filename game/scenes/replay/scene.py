"""The scene of a replay: the real table above, a strip of buttons below."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

import pygame

from game.i18n import _
from game.library.matches import Provenance, Reopened
from game.library.moments import moment_of_state, time_words
from game.scenes.doors import Doors
from game.scenes.replay.playback import Playback
from game.scenes.replay.strip import (
    SIDES,
    STEPS,
    TRACK,
    StripLook,
    arrange_strip,
    draw_strip,
    spoken,
    strip_height,
)
from game.scenes.table import TableScene
from rules.title import Event
from ui import bubble
from ui.brush import Brush
from ui.focus import FocusItem, FocusRing
from ui.keys import INPUT
from ui.layout import Layout, hit
from ui.pointer import Clicked, DragBegan, Dragged, Moved, Pointer, Pressed
from ui.scene import Context, Pop, Replace, Scene, Transition
from ui.timeline import Speed
from ui.viewport import Viewport

INTERLUDE_SECONDS: Final = 2.5
"""How long something that stands on the table is looked at while playing, at normal speed."""

_KEYS: Final = {
    "undo": "back",
    "redo": "forward",
    "page_up": "round_before",
    "page_down": "round_after",
    "finish": "play",
    "speed": "speed",
    "cancel": "leave",
    "menu": "leave",
}
_FORWARDED: Final = frozenset({"log", "help", "settings"})
_BAR: Final = {"bar.undo": "back", "bar.redo": "forward", "bar.menu": "leave", "bar.speed": "speed"}
_SPEEDS: Final = {"slow": Speed.SLOW, "normal": Speed.NORMAL, "fast": Speed.FAST}


class ReplayScene(Scene):
    """Shows ``table``, whose match is never played on: what is looked at is a moment of it."""

    def __init__(self, doors: Doors, table: TableScene, reopened: Reopened) -> None:
        self.doors = doors
        self.table = table
        self.match = table.match
        self.playback = Playback(self.match)
        self.layout: Layout = {}
        self.ring = FocusRing()
        self.pointer = Pointer(self._locate, lambda name: name == TRACK)
        self._reopened = reopened
        self._words = reopened.complaint or ""
        self._looked = 0.0
        self._views = self._possible_views()
        self.table.turns.viewer = self._views[0]
        self.table.turns.curtain = self._views[0] if self._guards_secrets else None

    @property
    def _guards_secrets(self) -> bool:
        """Whether a view must be asked for: several people's secrets, and the match goes on."""
        several = len(self.table.turns.persons) > 1
        return several and self.match.outcome is None and self.match.title.meta.has_secrets

    def _possible_views(self) -> tuple[int | None, ...]:
        """The players through whose eyes one may look; None is everything open."""
        persons = self.table.turns.persons
        if self.match.outcome is None:
            return persons or (None,)
        others = [player for player in range(len(self.match.seats)) if player not in persons]
        return (*persons, *others, None) if persons else (None, *others)

    # --- coming and sizes ---------------------------------------------------------------------------

    def enter(self, context: Context) -> None:
        super().enter(context)
        self._inner = replace(context, viewport=self._upper(context.viewport))
        self.table.moment = self.playback.moment
        self.table.past_label = _("To the end")
        self.table.enter(self._inner)

    def leave(self) -> None:
        self.table.leave()

    def resumed(self, result: object) -> Transition | None:  # noqa: ARG002 - dialogs over it have none
        self.table.refresh()
        return None

    def _upper(self, viewport: Viewport) -> Viewport:
        return replace(viewport, height=max(1, viewport.height - strip_height(viewport)))

    def resize(self, viewport: Viewport) -> None:
        self.layout = arrange_strip(viewport)
        self.pointer.k = viewport.k
        self._inner.viewport = self._upper(viewport)
        self.table.resize(self._inner.viewport)
        self._tell_in_words()
        self._set_items()

    def _set_items(self) -> None:
        view = self._view_words()
        off = self._idle()
        self.ring.set_items(
            [
                FocusItem(
                    name, self.layout[name].rect, spoken(name, self.playback, view), enabled=name not in off
                )
                for name in (*STEPS, *SIDES)
            ]
        )
        if self.ring.focused is None:
            self.ring.focus("forward")

    def focus_items(self) -> tuple[FocusItem, ...]:
        return self.ring.items

    def _view_words(self) -> str:
        viewer = self.table.turns.viewer
        return _("everything open") if viewer is None else self.match.seats[viewer].name

    def _idle(self) -> frozenset[str]:
        playback = self.playback
        off = {"first", "round_before", "back"} if playback.moment == 0 else set[str]()
        if playback.moment == playback.last:
            off |= {"forward", "round_after", "last"}
        if self.match.state_at(playback.moment).outcome is not None:
            off.add("branch")
        if len(self._views) < 2:
            off.add("view")
        if not playback.last:
            off.add("play")
        return frozenset(off)

    # --- input --------------------------------------------------------------------------------------

    def _locate(self, point: tuple[int, int]) -> str | None:
        return hit(self.layout, point, (*STEPS, *SIDES, TRACK))

    def handle(self, event: pygame.Event) -> Transition | None:
        if self.table.turns.curtain is not None:
            return self._before_curtain(event)
        name = self.context.keys.name_of(event)
        if name is not None:
            return self._key(name, event)
        if event.type == pygame.KEYDOWN:
            return None
        position = event.dict.get("pos")
        if position is not None and self._is_tables_own(position):
            return self._to_table(event)
        transition: Transition | None = None
        for gesture in self.pointer.feed(event):
            match gesture:
                case Moved():
                    self.ring.visible = False
                case Pressed(target) if target == TRACK:
                    self._to_track(self.pointer.position)
                case DragBegan() | Dragged():
                    self._to_track(self.pointer.position)
                case Clicked(target) if target is not None and target != TRACK:
                    transition = self.press(target) or transition
        return transition

    def _before_curtain(self, event: pygame.Event) -> Transition | None:
        if self.context.keys.name_of(event) in {"cancel", "menu"}:
            return Pop()
        result = self.table.handle(event)
        self._hold_moment()
        return result

    def _is_tables_own(self, position: tuple[int, int]) -> bool:
        return bool(position[1] < self.layout["strip"].rect.top) and not self.pointer.pressed

    def _to_table(self, event: pygame.Event) -> Transition | None:
        """The table takes what is pointed at on it, but for what would act there."""
        if event.type in {pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP}:
            over = hit(self.table.layout, event.pos)
            if over in _BAR or over == "button":
                released = event.type == pygame.MOUSEBUTTONUP and event.button == 1
                return self.press(_BAR.get(over, "last")) if released else None
        result = self.table.handle(event)
        self._hold_moment()
        return result

    def _hold_moment(self) -> None:
        """A line of the log may have shown another moment: that is where the replay is now."""
        moment = self.table.moment
        if moment is None:
            moment = self.playback.last if self.playback.moment != self.playback.last else None
        if moment is not None and moment != self.playback.moment and self.table.interlude is None:
            self.jump(moment)
        elif self.table.moment is None:
            self.table.moment = self.playback.moment
            self.table.refresh()

    def _key(self, name: str, event: pygame.Event) -> Transition | None:
        if name == "confirm":
            self.ring.visible = True
            return self.press(self.ring.focused) if self.ring.focused else None
        if name == "cancel" and self.table.log.open:
            event, name = pygame.Event(INPUT, name="log"), "log"
        if name in _FORWARDED:
            result = self.table.handle(event)
            self._hold_moment()
            return result
        if name in _KEYS:
            return self.press(_KEYS[name])
        self.ring.follow(name)
        return None

    def press(self, name: str) -> Transition | None:
        """A button of the strip was pressed."""
        if name in self._idle():
            self.context.sounds.play("refused")
            return None
        self.context.sounds.play("wood_tap")
        playback = self.playback
        match name:
            case "leave":
                return Pop()
            case "branch":
                return self._branch()
            case "view":
                self._next_view()
            case "speed":
                playback.next_speed()
            case "play":
                self._toggle()
            case "forward":
                self._forward()
            case _:
                self.jump(self._destination(name))
        self._set_items()
        return None

    def _destination(self, name: str) -> int:
        playback = self.playback
        return {
            "first": 0,
            "back": playback.moment - 1,
            "round_before": playback.previous_round(),
            "round_after": playback.next_round(),
            "last": playback.last,
        }[name]

    def _to_track(self, position: tuple[int, int]) -> None:
        track = self.layout[TRACK].rect
        share = (position[0] - track.left) / max(1, track.width)
        self.jump(round(min(1.0, max(0.0, share)) * self.playback.last))

    # --- moving through the match -------------------------------------------------------------------

    def jump(self, moment: int) -> None:
        """Shows another moment at once."""
        self.playback.jump(moment)
        self._show_moment()

    def _show_moment(self) -> None:
        table = self.table
        table.timeline.clear()
        table.forget_motion()
        table.interlude = None
        table.moment = self.playback.moment
        table.refresh()
        self._tell_in_words()
        self._set_items()

    def _toggle(self) -> None:
        before = self.playback.moment
        self.playback.toggle()
        if self.playback.moment != before:
            self._show_moment()

    def _forward(self) -> None:
        """Shows the next action as it was seen when it happened."""
        table, playback = self.table, self.playback
        table.timeline.finish()
        if table.interlude is not None:
            table.end_interlude()
            table.timeline.finish()
        if playback.moment >= playback.last:
            return
        entry = self.match.history[playback.moment]
        before = table.layout
        playback.moment += 1
        table.moment = playback.moment
        table.refresh()
        table.tell(entry.player, self._seen(entry.events), before)
        self._looked = 0.0
        self._tell_in_words()
        self._set_items()

    def _seen(self, events: Iterable[Event]) -> list[Event]:
        """What the viewer got to know of events."""
        viewer = self.table.turns.viewer
        seen = (event if viewer is None else event.seen_by(viewer) for event in events)
        return [event for event in seen if event is not None]

    def _tell_in_words(self) -> None:
        """The table's prompt says what has just happened."""
        moment = self.playback.moment
        events = self._seen(self.match.history[moment - 1].events) if moment else []
        words = next((line for line in map(self.table.log_line, events) if line), None)
        self.table.say(words or _("Replay"))

    def _next_view(self) -> None:
        turns = self.table.turns
        place = self._views.index(turns.viewer)
        viewer = self._views[(place + 1) % len(self._views)]
        turns.viewer = viewer
        if self._guards_secrets:
            turns.curtain = viewer
        self.playback.playing = False
        self._show_moment()

    def _branch(self) -> Transition:
        match = self.match.branch(self.playback.moment)
        self.doors.keeper.begin(match, Provenance("branch", self._reopened.entry.id))
        return Replace(self.doors.table(match))

    # --- time and drawing ---------------------------------------------------------------------------

    def update(self, dt: float) -> Transition | None:
        table = self.table
        self._inner.reduced_motion = self.context.reduced_motion
        self._inner.speed = _SPEEDS[self.playback.speed]
        table.update(dt)
        if not self.playback.playing or table.timeline.active:
            return None
        if table.interlude is not None:
            self._looked += dt * self._inner.speed.factor
            if self._looked >= INTERLUDE_SECONDS:
                table.end_interlude()
                table.timeline.finish()
            return None
        if self.playback.rest(dt):
            self._forward()
        elif not self.playback.playing:
            self._set_items()
        return None

    @property
    def animating(self) -> bool:
        return self.table.timeline.active or (self.playback.playing and self.table.interlude is not None)

    @property
    def tick_in(self) -> float | None:
        return self.playback.due_in

    def cancel_all(self) -> None:
        self.pointer.cancel()
        self.table.cancel_all()

    def draw(self, surface: pygame.Surface) -> None:
        strip = self.layout["strip"].rect
        self.table.draw(surface.subsurface((0, 0, surface.get_width(), max(1, strip.top))))
        brush = Brush(self.context, surface)
        over = self.pointer.over
        look = StripLook(self._lines(), self._idle(), over, over if self.pointer.pressed else None)
        draw_strip(brush, self.layout, self.playback, look)
        self.ring.draw(surface, self.context.art, self.context.viewport.u)
        self._draw_tip(surface, self.ring.focused if self.ring.visible else over)

    def _lines(self) -> tuple[str, ...]:
        """Where the replay stands, and what has to be said of it; ever shorter."""
        playback = self.playback
        time = time_words(moment_of_state(self.match.state_at(playback.moment)))
        count = _("Action {number} of {last}").format(number=playback.moment, last=playback.last)
        long = " · ".join(part for part in (time, count, self._words) if part)
        middle = " · ".join(part for part in (time, count) if part)
        return long, middle, count, f"{playback.moment}/{playback.last}"

    def _draw_tip(self, surface: pygame.Surface, name: str | None) -> None:
        if name is None or name == TRACK or name not in self.layout:
            return
        saying = bubble.Saying(spoken(name, self.playback, self._view_words()), px=15)
        bubble.draw(
            surface,
            self.context.art,
            self.context.fonts,
            saying,
            anchor=self.layout[name].rect.inflate(0, 6),
            area=surface.get_rect(),
            u=self.context.viewport.u,
        )

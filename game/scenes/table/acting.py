"""How a match goes on at the table: whose turn, what is applied, what is taken back."""

from __future__ import annotations

from typing import Final

from game.i18n import _
from game.scenes.table.hooks import TableHooks
from game.scenes.table.picture import picture_of
from rules.chance import Stream
from rules.title import Action, Event
from ui.intent import Cancel
from ui.scene import Context, Push, Replace, Transition
from ui.viewport import Viewport
from ui.window import give_memory_back

NOTICE_SECONDS: Final = 4.0
"""How long at least a sentence stays while computer players go on."""

HINT_SECONDS: Final = 0.3
"""How long the pointer or the focus rests on something before it is told what it is."""


class TableActing(TableHooks):
    """Time, actions and their undoing. Everything enters at :meth:`act`, whoever chose it."""

    # --- coming, going, sizes ---------------------------------------------------------------------

    def enter(self, context: Context) -> None:
        super().enter(context)
        context.sounds.music(self.match.title.meta.id)
        context.sounds.ambience("garden")
        self.doors.opponents.warm_up()

    def leave(self) -> None:
        self.turns.stop()
        if self.moment is None:
            self.doors.keeper.leave(self.match, picture_of(self))
        self.forget_pictures()
        give_memory_back()

    def resumed(self, result: object) -> Transition | None:
        self.refresh()
        return result if isinstance(result, Replace) else None

    def resize(self, viewport: Viewport) -> None:
        self.timeline.finish()
        self.forget_motion()
        self.pointer.k = viewport.k
        self.forget_pictures()
        self.refresh()

    def refresh(self) -> None:
        """Looks at the match anew: view, layout, what can be chosen, where the focus can go."""
        state = self.match.state if self.moment is None else self.match.state_at(self.moment)
        self.view = self.turns.view_of(state)
        self.layout = self.arrange(self.context.viewport)
        if self._may_choose:
            self.choice.offer(self.options(), self.carriers())
        else:
            self.choice.offer(())
        self.pointer.refresh()
        self.set_items()

    @property
    def _may_choose(self) -> bool:
        return self.turns.decides and self.interlude is None and self.moment is None

    # --- time ---------------------------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        return self.timeline.active or (self.turns.thinking is not None and not self._calm)

    @property
    def tick_in(self) -> float | None:
        hint, match = self._hint_in(), self._match_in()
        return match if hint is None else hint if match is None else min(hint, match)

    def _match_in(self) -> float | None:
        """In how many seconds the match goes on by itself."""
        if self._rests:
            return None
        if self.match.outcome is not None:
            return None if self._finished else 0.0
        return 0.0 if self._given() is not None else self.turns.waiting_seconds

    def _hint_in(self) -> float | None:
        """In how many seconds a hint is due at what is pointed at; None: no new one is."""
        left = HINT_SECONDS - (self.clock - self._watched_at)
        return None if left <= 0 or self.hint() is None else left

    def watch(self) -> None:
        """Notes since when the pointer or the focus has rested where it is."""
        if self.pointed != self._watched:
            self._watched = self.pointed
            self._watched_at = self.clock

    @property
    def hint_due(self) -> bool:
        """Whether it rests long enough for a hint, and nothing is held."""
        return self.clock - self._watched_at >= HINT_SECONDS and not self.pointer.pressed

    @property
    def _rests(self) -> bool:
        """Whether the match waits: something is shown, or the viewer is in the middle of choosing."""
        shown = self.timeline.active or self.interlude is not None or self.moment is not None
        return shown or self.choice.pending is not None or self.held is not None

    @property
    def _calm(self) -> bool:
        return self.context.reduced_motion or self._rests

    def update(self, dt: float) -> Transition | None:
        self.clock += dt
        self.timeline.speed = self.context.speed
        self.timeline.update(dt)
        fault = self.doors.opponents.fault or self.doors.keeper.fault
        if fault:
            self.doors.opponents.clear_fault()
            self.doors.keeper.clear_fault()
            self.say(fault)
        if self._rests:
            return None
        if self.match.outcome is not None:
            return self._finish()
        self._go_on(dt)
        return None

    def _given(self) -> Action | None:
        return self.given() if self._may_choose else None

    def _go_on(self, dt: float) -> None:
        given = self._given()
        if given is not None:
            self.act(given, automatic=True)
            return
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
        self.doors.keeper.keep(self.match)
        self._refused = None
        if player == self.turns.viewer or self.clock > self._said_at + NOTICE_SECONDS:
            self._notice = None
        seen = [event for event in map(self._seen, events) if event is not None]
        self.refresh()
        self.tell(player, seen, before)
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
        if self.choice.begun:
            self.choice.intend(Cancel())
            self.set_items()
            return
        if not self.match.can_undo:
            self.say(_("What came since has been seen: it cannot be taken back."))
            return
        self.turns.stop()
        self.timeline.finish()
        self.interlude = None
        self.match.undo()
        self._turned_back()

    def say(self, text: str) -> None:
        """Shows a sentence in place of the prompt until the viewer does something, or others much later."""
        self._notice = text
        self._said_at = self.clock

    def redo(self) -> None:
        """Does again what was taken back last."""
        if self.match.can_redo:
            self.turns.stop()
            self.match.redo()
            self._turned_back()

    def _turned_back(self) -> None:
        self.doors.keeper.keep(self.match)
        self.context.sounds.play("card_slide")
        self._refused = self._notice = None
        self.forget_motion()
        self.turns.turn_back()
        self.refresh()

"""Advice at the table: a hint shown as a ghost, and how good one's choices are.

An Expert thinks in the engine's process about what the viewer sees. Whatever the viewer does drops
it. Both count as hints: the match remembers them, and a daily deal is played without.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

import pygame

from game.i18n import _
from game.match import Match
from game.opponents import Thought
from game.scenes.choice import Waiting
from game.scenes.doors import Doors
from game.scenes.table.advice import Advice, Rated
from game.scenes.table.ghost import Ghost, GhostPainter
from game.scenes.table.looking_back import TableLog
from game.scenes.table.ranking import Ranking, draw_ranking
from rules.title import Action
from ui.brush import Brush
from ui.focus import FocusItem
from ui.interpret import Chosen, Path
from ui.layout import Point
from ui.scene import Transition
from ui.viewport import Viewport

ROW: Final = "choice."
"""What the lines of the list are called: ``choice.0`` and so on."""

LIST: Final = "choices"


class TableAdvising(TableLog):
    """``hinting`` says that the viewer asked for a hint and has not done anything since."""

    def __init__(self, doors: Doors, match: Match) -> None:
        self.advice = Advice(doors.opponents)
        self.hinting = False
        self._ghosts = GhostPainter()
        self._rated: tuple[tuple[Thought, int], tuple[Rated, ...]] | None = None
        super().__init__(doors, match)

    # --- asking and dropping ------------------------------------------------------------------------

    @property
    def may_advise(self) -> bool:
        """Whether there is something to choose that advice can be given on."""
        return self._may_choose and not self.match.same_everywhere and len(self.choice.options) > 1

    @property
    def listing(self) -> bool:
        """Whether the list of choices lies open."""
        return self.doors.settings.show_choices and self.may_advise and not self.log.open

    def toggle_hint(self) -> None:
        """The viewer wants to know what to do, or has seen it."""
        if self.hinting:
            self.drop_hint()
        elif self._may_be_told() and self.may_advise:
            self.hinting = True
            if self.advice.thought is not None and self.advice.is_about(self.match.state):
                self._tell_advice()
                return
            self.say(_("Thinking about your turn …"))
            self._attend()
            self.set_items()

    def drop_hint(self) -> None:
        """The viewer has seen the hint."""
        self.hinting = False
        self._notice = None
        if not self.listing:
            self.advice.drop()
        self.set_items()

    def toggle_choices(self) -> None:
        """Opens the list of choices, or puts it away; so it stays for the next matches."""
        settings = self.doors.settings
        if not settings.show_choices and not self._may_be_told():
            return
        settings.show_choices = not settings.show_choices
        self.doors.save_settings()
        if not settings.show_choices and not self.hinting:
            self.advice.drop()
        self._attend()
        self.set_items()

    def _may_be_told(self) -> bool:
        if self.match.same_everywhere:
            self.say(_("A daily deal is played without hints."))
        return not self.match.same_everywhere

    @property
    def _is_wanted(self) -> bool:
        """Whether advice on the present state is wanted and has not been asked for."""
        wants = (self.hinting or self.listing) and self.may_advise
        return wants and not self.advice.is_about(self.match.state)

    def _attend(self) -> None:
        """Asks for what is wanted, and takes what has come."""
        viewer = self.turns.viewer
        if self._is_wanted and viewer is not None and self._given() is None and not self.match.is_forced():
            self.advice.ask(self.match, viewer)
        if self.advice.poll(self.match):
            self._tell_advice()

    def _tell_advice(self) -> None:
        if not self.match.hinted:
            self.match.hinted = True
            self.doors.keeper.keep(self.match)
        if self.hinting:
            fault = self.doors.opponents.fault
            self.doors.opponents.clear_fault()
            self.say(f"{self._hint_words()} {fault}" if fault else self._hint_words())
            self.context.sounds.play("card_slide")
            self._bring_forward()
        self.set_items()

    def _hint_words(self) -> str:
        thought = self.advice.thought
        assert thought is not None
        words = _("Hint: {action}.").format(action=self.action_words(thought.action))
        return f"{words} {_(thought.reason)}" if thought.reason else words

    def act(self, action: Action, *, automatic: bool = False) -> None:
        self._drop_advice()
        super().act(action, automatic=automatic)

    def _turned_back(self) -> None:
        self._drop_advice()
        super()._turned_back()

    def leave(self) -> None:
        self._drop_advice()
        super().leave()

    def _drop_advice(self) -> None:
        self.hinting = False
        self.advice.drop()

    # --- time ---------------------------------------------------------------------------------------

    def update(self, dt: float) -> Transition | None:
        self._attend()
        return super().update(dt)

    @property
    def tick_in(self) -> float | None:
        return 0.0 if self._is_wanted and not self._rests else super().tick_in

    @property
    def animating(self) -> bool:
        return super().animating or (self.advice.thinking and not self.context.reduced_motion)

    def watch(self) -> None:
        """A line of the list that is pointed at brings its page forward."""
        before = self._watched
        super().watch()
        if self._watched != before and self._pointed_row is not None:
            self._bring_forward()

    def resize(self, viewport: Viewport) -> None:
        self._ghosts.forget()
        super().resize(viewport)

    # --- the ghost ----------------------------------------------------------------------------------

    @property
    def shown_action(self) -> Action | None:
        """The action that is shown as a ghost: the one that is pointed at in the list, else the hint."""
        if not self.may_advise or self.advice.thought is None:
            return None
        pointed = self._pointed_row
        rated = self.rated
        if pointed is not None and pointed < len(rated):
            return rated[pointed].action
        return self.advice.thought.action if self.hinting else None

    def way_to(self, action: Action) -> Path:
        """The targets to pick for an action: the shortest way that goes on from what is picked."""
        picked = Counter(self.choice.selection)
        ways = [path for each, path in self.choice.options if each is action]
        return min(ways, key=lambda path: (-_shared(path, picked), len(path)), default=())

    def ghost(self) -> Ghost | None:
        """What is left to pick for the action that is shown, as far as it lies on the table."""
        action = self.shown_action
        if action is None or action is self.choice.pending:
            return None
        picked = set(self.choice.selection)
        way = [target for target in self.way_to(action) if target not in picked]
        places = [self.place_of(target) for target in way] if way else [self.place_of("button")]
        seen = tuple(place for place in places if place is not None)
        if not seen:
            return None
        piece = self._piece_of(way)
        return Ghost(seen, piece, (action, tuple(map(tuple, seen)), piece))

    def _piece_of(self, way: list[str]) -> str | None:
        """What on the layout would travel."""
        if len(way) < 2:
            return None
        name = next((name for name in self.layout if self.target_of(name) == way[0]), None)
        return name if name is not None and self._may_lift(name) else None

    def _may_lift(self, name: str) -> bool:
        """Whether something on the layout is a piece that can be carried now."""
        return self._may_choose and self.choice.lifts(self.target_of(name))

    def _bring_forward(self) -> None:
        action = self.shown_action if self.held is None else None
        for target in () if action is None else self.way_to(action):
            self.bring_forward(target)

    # --- the list -----------------------------------------------------------------------------------

    @property
    def rated(self) -> tuple[Rated, ...]:
        """The choices on the list, the best first; none while somebody thinks."""
        if self.advice.thought is None or not self.advice.is_about(self.match.state):
            return ()
        key = self.advice.thought, self._ranking.count
        if self._rated is None or self._rated[0] != key:
            self._rated = key, self.advice.best(key[1], self.action_words)
        return self._rated[1]

    @property
    def _ranking(self) -> Ranking:
        return Ranking(self.context.viewport, self.aside())

    @property
    def _pointed_row(self) -> int | None:
        name = self.pointed
        return int(name.removeprefix(ROW)) if name is not None and name.startswith(ROW) else None

    def list_item_at(self, point: Point) -> str | None:
        """What of the list lies there."""
        if not self.listing:
            return None
        count = len(self.rated)
        for number, rect in enumerate(self._ranking.rows(count)):
            if rect.collidepoint(point):
                return f"{ROW}{number}"
        return LIST if self._ranking.area(count).collidepoint(point) else None

    def uncovered(self, items: list[FocusItem]) -> list[FocusItem]:
        """Those of the items that the list does not lie over."""
        if not self.listing:
            return items
        area = self._ranking.area(len(self.rated))
        return [item for item in items if not area.collidepoint(item.rect.center)]

    def list_items(self) -> list[FocusItem]:
        """What the keyboard reaches of the list."""
        if not self.listing:
            return []
        rated = self.rated
        rects = self._ranking.rows(len(rated))
        return [
            FocusItem(f"{ROW}{number}", rect, each.words, "choice", state=_state(each))
            for number, (each, rect) in enumerate(zip(rated, rects, strict=True))
        ]

    def take_rated(self, number: int) -> None:
        """A line of the list was chosen: its action, as if every target of it had been picked."""
        rated = self.rated
        if not self._may_choose or number >= len(rated):
            return
        action = rated[number].action
        match self.choice.propose(action, self.way_to(action)):
            case Chosen(chosen):
                self.carry_out(chosen)
            case Waiting():
                self.context.sounds.play("card_slide")
                self._bring_forward()
                self.set_items()

    def carry_out(self, action: Action) -> None:
        """Does what the choice came to, and what it means beside it."""
        more = self.follow_up(action, self.choice.chosen_by)
        self.act(action)
        if more is not None and self.refusal_of(more) is None:
            self.act(more)

    # --- drawing ------------------------------------------------------------------------------------

    def draw_advice(self, brush: Brush) -> None:
        """The ghost and the list, over the table."""
        if self.listing:
            thinking = self.advice.thinking
            draw_ranking(brush, self._ranking, self.rated, self._pointed_row, thinking=thinking)
        ghost = None if self.log.open else self.ghost()
        if ghost is not None:
            self._ghosts.draw(self, brush, ghost)
        if self.advice.thinking and "bar.hint" in self.layout:
            draw_thinking(brush, self.layout["bar.hint"].rect, self.clock)


def _shared(path: Path, picked: Counter[str]) -> int:
    return (Counter(path) & picked).total()


def _state(rated: Rated) -> str:
    return _("{share} % of the best").format(share=round(100 * rated.share))


def draw_thinking(brush: Brush, slot: pygame.Rect, clock: float) -> None:
    """Three dots that take turns below the lamp while somebody thinks."""
    radius = max(2, round(2.6 * brush.u))
    still = brush.context.reduced_motion
    for number in range(3):
        x = slot.centerx + (number - 1) * round(9 * brush.u)
        bright = still or int(clock * 3) % 3 == number
        colour = (244, 197, 66) if bright else (255, 251, 240)
        pygame.draw.circle(brush.surface, (42, 66, 28), (x, slot.bottom - radius), radius + 1)
        pygame.draw.circle(brush.surface, colour, (x, slot.bottom - radius), radius)

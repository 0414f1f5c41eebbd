"""The table of Three Sisters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.i18n import _
from game.match import Match
from game.scenes.bar import BarLook
from game.scenes.choice import Carriers, Choice, Options
from game.scenes.doors import Doors
from game.scenes.flights import Flight
from game.tables.three_sisters import (
    acts,
    choosing,
    dice_view,
    drawing,
    glance,
    hints,
    pointing,
    prompts,
    reaching,
    show,
)
from game.tables.three_sisters.arrangement import Seen, arrange
from game.tables.three_sisters.choosing import HUB
from game.tables.three_sisters.desk import GARDEN, PAGES, YARD, Camera
from game.tables.three_sisters.facts import Facts, facts_of
from game.tables.three_sisters.icons import picture_of
from game.tables.three_sisters.looking import SheetScene
from game.tables.three_sisters.marks import Mark
from game.tables.three_sisters.refusing import named_refusal
from game.tables.three_sisters.telling import log_line
from game.tables.three_sisters.words import event_short, weather_label
from rules.chance import Stream
from rules.three_sisters.actions import TAKE_DIE, TakeDie
from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.events import RoundStarted
from rules.three_sisters.planting import most_crops
from rules.three_sisters.stages import PICK
from rules.three_sisters.state import ThreeSistersState
from rules.three_sisters.variant import ROUNDS
from rules.three_sisters.weather import WEATHER_NAMES
from rules.title import Action, Event, Refusal
from ui.brush import Brush
from ui.focus import FocusItem
from ui.intent import Pick
from ui.interpret import Path
from ui.layout import Layout, Placed
from ui.scene import Transition
from ui.viewport import Viewport

PIECES: Final = frozenset({"die", "hub", "token", "compost", "pencil", "edith"})
"""What can be held: boxes and buttons stay where they are."""


class ThreeSistersTable(SheetScene):
    """Rondel and charts on the left, the sheet on the right, the tray below it.

    ``aim`` is the zone that the die in use was turned to. ``unseen`` are marks that are still to be
    drawn, ``marks_before`` those that stood there before the last action; ``rolling`` says that the
    dice are under way, ``arriving`` names tokens that are.
    """

    def __init__(self, doors: Doors, match: Match) -> None:
        self.aim: int | None = None
        self.unseen: set[Mark] = set()
        self.marks_before: frozenset[Mark] = frozenset()
        self.scores_before: tuple[int, ...] = ()
        self.rolling = False
        self.arriving: set[str] = set()
        self.facts: Facts | None = None
        self._begun: str | None = None
        self._pairs: choosing.Pairs = []
        super().__init__(doors, match)
        self.choice = Choice(self._needs_confirming, free_order=True)

    # --- what is seen -------------------------------------------------------------------------------

    @property
    def most_crops(self) -> int:
        """How many crops a plant action takes on the sheet shown."""
        return most_crops(self.sheet)

    @property
    def asked(self) -> ThreeSistersState:
        """The state that prices are read from: with the die taken that is chosen or pointed at."""
        state = self.seen
        if state.stage != PICK or state.main or state.owed or not self.turns.decides:
            return state
        name = self.choice.selection[0] if self.choice.selection else self.pointed or ""
        value = name.split(".")[1] if name.startswith("die.") else ""
        die = next((die for die in state.dice if str(die.value) == value), None)
        if die is None:
            return state
        after = state.copy()
        after.advance(TAKE_DIE[die.value - 1][die.space], Stream(0))
        return after

    # --- where things are ---------------------------------------------------------------------------

    def arrange(self, viewport: Viewport) -> Layout:  # noqa: ARG002 - the desk is made for it
        return arrange(self.desk, self.camera, self._seen_now())

    def _seen_now(self) -> Seen:
        state = self.seen
        decides = self.turns.decides and self.moment is None
        actions, halves = reaching.garden_actions(self) if self.visiting is None else ((), ())
        return Seen(
            viewer=self.home,
            others=self.others,
            page=self.page,
            dice=glance.dice_on_rondel(state),
            tokens=glance.tokens_of(state),
            wheel=decides and (choosing.turns_die(state) or (state.stage == PICK and not state.owed)),
            turning=self.choice.carrying == choosing.COMPOST and choosing.turns_die(state),
            actions=actions,
            halves=halves,
            edith=state.variant.solo,
            visiting=self.visiting is not None,
        )

    def refresh(self) -> None:
        if self.visiting is not None and self.visiting not in self.others:
            self.visiting = None
        super().refresh()
        paths = [path for _action, path in self.choice.options]
        self.facts = facts_of(self.match, self.seen, self.owner, self.home, self.moment, paths)
        self._turn_to_what_is_asked()

    def set_items(self) -> None:
        before = self.layout
        self.layout = self.arrange(self.context.viewport)
        if before.keys() != self.layout.keys():
            self.pointer.refresh()
        super().set_items()

    def _turn_to_what_is_asked(self) -> None:
        """Brings the page forward that the decision needs, once for each decision."""
        waiting = self.facts.waiting if self.facts is not None else {}
        if not waiting or self.desk.beside or not self.turns.decides:
            return
        needed = max(PAGES, key=lambda page: waiting.get(page, 0))
        if not waiting.get(self.page):
            self.turn_page(needed)

    # --- choosing -----------------------------------------------------------------------------------

    def options(self) -> Options:
        state = self.match.state
        assert isinstance(state, ThreeSistersState)
        if not choosing.turns_die(state):
            self.aim = None
        self._pairs = choosing.options_of(state, self.aim)
        return self._pairs

    def carriers(self) -> Carriers:
        state = self.match.state
        assert isinstance(state, ThreeSistersState)
        return choosing.carriers_of(state, self._pairs)

    def target_of(self, name: str) -> str | None:
        return reaching.target_of(self, name)

    def attempt(self, target: str | None) -> Action | None:
        if target is None or self.visiting is not None:
            return None
        return choosing.attempt_at(self.seen, self.choice.selection, target)

    def refusal_of(self, action: Action) -> Refusal | None:
        return named_refusal(self.match.state.refusal(action))

    def refuse(self, action: Action, name: str) -> None:
        """Says at something on the table why an action is not possible."""
        self._refuse(self.refusal_of(action), name)

    def _may_lift(self, name: str) -> bool:
        return name.split(".", maxsplit=1)[0] in PIECES and super()._may_lift(name)

    def follow_up(self, action: Action, path: Path) -> Action | None:
        """A die that was brought to where it is used begins to be used there."""
        self._begun = path[1] if isinstance(action, TakeDie) and path[1:] not in {(), (HUB,)} else None
        return None

    def act(self, action: Action, *, automatic: bool = False) -> None:
        self.aim = None
        show.remember(self)
        super().act(action, automatic=automatic)
        begun, self._begun = self._begun, None
        if begun is not None and self._may_choose:
            self._intend(Pick(begun))

    def brought(self, carrier: str, target: str) -> None:
        if carrier == choosing.COMPOST and target in choosing.TURNS:
            reaching.turn_die(self, 1 if target == "turn.up" else -1)

    def take_aim(self, zone: int | None) -> None:
        """Turns the die in use to a zone, or back to its own."""
        self.aim = zone
        self.context.sounds.play("dice_land" if zone is not None else "card_slide")
        self.refresh()

    def confirm_label(self, action: Action) -> str:
        return prompts.confirm_label(action, ends=self._needs_confirming(action))

    def action_words(self, action: Action) -> str:
        return acts.action_words(action)

    def aside(self) -> pygame.Rect:
        return self.layout["events"].rect.union(self.layout["market"].rect)

    def place_of(self, target: str) -> pygame.Rect | None:
        return pointing.place_of(self, target)

    def bring_forward(self, target: str) -> None:
        pointing.bring_forward(self, target)

    def idle_label(self) -> str:
        return prompts.idle_label(self)

    # --- what the table answers itself ----------------------------------------------------------------

    def press(self, name: str) -> None:
        head, _dot, tail = name.partition(".")
        match head:
            case "tab":
                self.context.sounds.play("card_slide")
                self.turn_page(tail)
            case "seat" if int(tail) in self.others:
                self.visit(None if self.visiting == int(tail) else int(tail))
            case "seat" | "back":
                self.visit(None)
            case "face":
                reaching.turn_to(self, int(tail) - 1)

    def shortcut(self, key: str) -> bool:
        match key:
            case "page" if not self.desk.beside:
                self.press(f"tab.{YARD if self.page == GARDEN else GARDEN}")
            case "zoom_in" | "zoom_out":
                at = (
                    self.layout[self.pointed].rect.center
                    if self.pointed in self.layout
                    else self.desk.paper.center
                )
                self._zoom(at, 1 if key == "zoom_in" else -1)
            case "cancel" if self._lets_go():
                pass
            case _:
                return False
        return True

    def _lets_go(self) -> bool:
        """Esc leaves a visit, then gives up a turned die, then a close look; says whether it did."""
        if self.choice.begun or self.pointer.pressed or self._refused is not None:
            return False
        if self.visiting is not None:
            self.visit(None)
        elif self.aim is not None:
            self.take_aim(None)
        elif self.camera.zoom > 1:
            self.look(Camera())
        else:
            return False
        return True

    def picked_up(self, name: str) -> None:  # noqa: ARG002 - the halves of zones open for any die
        self.set_items()

    def handle(self, event: pygame.Event) -> Transition | None:
        transition = super().handle(event)
        reaching.follow_focus(self)
        reaching.turn_under_piece(self)
        return transition

    def hint(self) -> tuple[str, str] | None:
        name = self.pointed
        if name is None or self.log.open or name not in self.layout:
            return None
        text = hints.hint_at(self, name)
        return None if text is None else (name, text)

    # --- showing what happened ----------------------------------------------------------------------

    def tell(self, player: int, events: Sequence[Event], before: Layout) -> None:
        show.tell(self, player, events, before)

    def forget_motion(self) -> None:
        self.unseen.clear()
        self.arriving.clear()
        self.rolling = False
        self.aim = None

    def end_interlude(self) -> None:
        """Nothing stands between two decisions here."""

    def flight_home(self, name: str, at: tuple[int, int]) -> Flight | None:
        placed = self.layout.get(name)
        if placed is None:
            return None
        start = Placed(
            pygame.Rect((at[0] - placed.rect.width // 2, at[1] - placed.rect.height // 2), placed.rect.size)
        )
        return show.piece_flight(self, name, start, placed)

    def log_line(self, event: Event) -> str | None:
        return log_line(event, lambda player: self.match.seats[player].name)

    def is_heading(self, event: Event) -> bool:
        return isinstance(event, RoundStarted)

    def bar_look(self) -> BarLook:
        state = self.seen
        event = COMPONENTS.events[state.round - 1]
        icon, name = picture_of(event), event_short(event)
        if state.weather:
            weather = WEATHER_NAMES[state.weather]
            icon, name = f"three_sisters/weather_{weather}", weather_label(weather)
        player = state.current_player
        return BarLook(
            icon,
            name,
            _("Round {number} of {count}").format(number=state.round, count=ROUNDS),
            _("{number} of {count}").format(number=state.round, count=ROUNDS),
            prompts.prompt(self),
            None if player is None else self.match.seats[player].emblem,
        )

    def table_items(self) -> list[FocusItem]:
        return reaching.focus_items(self)

    # --- drawing ------------------------------------------------------------------------------------

    def draw_ground(self, brush: Brush) -> None:
        drawing.draw_ground(self, brush)

    def still_look(self) -> object:
        return drawing.still_look(self)

    def draw_still(self, brush: Brush) -> None:
        drawing.draw_still(self, brush)

    def draw_table(self, brush: Brush) -> None:
        drawing.draw_moving(self, brush)

    def draw_held(self, brush: Brush, name: str, at: tuple[int, int]) -> None:
        dice_view.draw_held(self, brush, name, at)

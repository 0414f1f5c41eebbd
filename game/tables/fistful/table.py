"""The table of A Fistful of Seeds."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.i18n import _
from game.match import Match
from game.scenes.bar import BarLook
from game.scenes.choice import Options
from game.scenes.doors import Doors
from game.scenes.flights import Flight
from game.scenes.table import TableScene
from game.tables.fistful import drawing, glance, prompts, show, words
from game.tables.fistful.arrangement import Seen, arrange
from game.tables.fistful.drawing import CRATE, SWITCH
from game.tables.fistful.goal import switch_rect
from game.tables.fistful.harvest import SHEAF, Harvest, cards, focus_items
from game.tables.fistful.packets import Packets
from rules.fistful.actions import PASS, PLANT, Pass, Plant
from rules.fistful.components import EMPTY, HOUSE, KIND_NAMES, kind_name
from rules.fistful.events import RoundStarted
from rules.fistful.field import PLOT_NAMES, PLOT_OF_NAME
from rules.fistful.state import PASSING, FistfulState
from rules.title import Action, Event
from ui.brush import Brush
from ui.focus import FocusItem
from ui.layout import Layout, Placed
from ui.viewport import Viewport


class FistfulTable(TableScene):
    """The field in the middle, the hand below, neighbours and crates at the sides.

    ``home`` is the hand that the table faces. ``unseen`` are plots whose new plant is still under
    way, ``growing_up`` those of the round that just ended, ``picked`` the card that was picked up.
    """

    def __init__(self, doors: Doors, match: Match) -> None:
        self.packets = Packets()
        self.home = 0
        self.unseen: set[int] = set()
        self.growing_up: set[int] = set()
        self.picked: str | None = None
        super().__init__(doors, match)

    @property
    def seen(self) -> FistfulState:
        """The view, as this title's state."""
        assert isinstance(self.view, FistfulState)
        return self.view

    @property
    def harvest(self) -> Harvest | None:
        """The harvest that is being looked at."""
        return self.interlude if isinstance(self.interlude, Harvest) else None

    # --- where things are ---------------------------------------------------------------------------

    def arrange(self, viewport: Viewport) -> Layout:
        state = self.seen
        self.home = glance.home_hand(state, self.turns.viewer, self.home)
        seen = Seen(state.variant.hands, glance.cards_in(state, self.home), state.phase == PASSING)
        layout = arrange(viewport, seen)
        if self.harvest is not None:
            layout = {name: placed for name, placed in layout.items() if not name.startswith("card.")}
            for name, rect in cards(layout["hand"].rect, viewport.k).items():
                layout[name] = Placed(rect, layer=5)
        elif state.produce[self.home] != EMPTY:
            switch = switch_rect(layout["goal"].rect, viewport.k, viewport.u)
            layout[SWITCH] = Placed(switch, layer=5)
        return layout

    def forget_pictures(self) -> None:
        super().forget_pictures()
        self.packets.forget()

    def seat_id(self, hand: int) -> str:
        """The id of the plate of a hand, seen from the viewer."""
        return f"seat.{(hand - self.home) % self.seen.variant.hands}"

    def kind_of(self, card: str) -> int:
        """The kind of a card in the hand, from its id."""
        return KIND_NAMES.index(card.split(".")[1]) + 1

    # --- choosing -----------------------------------------------------------------------------------

    def options(self) -> Options:
        paths: list[tuple[Action, tuple[str, ...]]] = []
        for action in self.match.state.legal_actions():
            match action:
                case Plant(kind=kind, plot=plot):
                    paths.append((action, (f"seed.{kind_name(kind)}", f"plot.{PLOT_NAMES[plot]}")))
                case Pass(kind=kind):
                    paths.append((action, (f"seed.{kind_name(kind)}", CRATE)))
        return paths

    def target_of(self, name: str) -> str | None:
        if name.startswith("card."):
            return f"seed.{name.split('.')[1]}"
        if name.startswith("plot."):
            return name
        return CRATE if name in {CRATE, "seat.1"} else None

    def attempt(self, target: str | None) -> Action | None:
        kind = self.selected_kind()
        if kind is None or target is None:
            return None
        if target.startswith("plot."):
            return PLANT[kind - 1][PLOT_OF_NAME[target.removeprefix("plot.")]]
        return PASS[kind - 1] if target == CRATE else None

    def selected_kind(self) -> int | None:
        """The kind of seed that is picked up."""
        if not self.choice.selection:
            return None
        return KIND_NAMES.index(self.choice.selection[0].removeprefix("seed.")) + 1

    def hot_plot(self) -> int | None:
        """The plot under the pointer or the focus that would accept the seed, or the one chosen."""
        name, pending = self.pointed, self.choice.pending
        lit = self.choice.targets if self.choice.selection else set()
        if name is not None and name.startswith("plot.") and name in lit:
            return PLOT_OF_NAME[name.removeprefix("plot.")]
        return pending.plot if isinstance(pending, Plant) else None

    def confirm_label(self, action: Action) -> str:
        return words.confirm_label(action)

    def picked_up(self, name: str) -> None:
        self.picked = name

    def press(self, name: str) -> None:
        harvest = self.harvest
        if name == SWITCH:
            self.context.sounds.play("toggle")
            self.doors.settings.show_field_score = not self.doors.settings.show_field_score
            self.doors.save_settings()
        elif harvest is not None and name.startswith(SHEAF):
            self.timeline.finish()
            self.context.sounds.play("wood_tap")
            harvest.show(int(name.removeprefix(SHEAF)))

    # --- showing what happened ----------------------------------------------------------------------

    def tell(self, player: int, events: Sequence[Event], before: Layout) -> None:  # noqa: ARG002
        self.picked = None
        show.tell(self, player, events)

    def forget_motion(self) -> None:
        self.unseen.clear()
        self.growing_up.clear()

    def begin_interlude(self, harvest: Harvest) -> None:
        """The harvest stands on the table from now on."""
        self.interlude = harvest
        self.refresh()

    def end_interlude(self) -> None:
        self.timeline.finish()
        self.interlude = None
        self.refresh()
        if self.match.outcome is None:
            show.deal(self)

    def flight_home(self, name: str, at: tuple[int, int]) -> Flight | None:
        placed = self.layout.get(name)
        if placed is None:
            return None
        start = show.packet_at(self, pygame.Rect(at, (0, 0)), 1.03, -7)
        return show.packet_flight(self, self.kind_of(name), start, placed, seconds=0.18, name=name)

    # --- words --------------------------------------------------------------------------------------

    def bar_look(self) -> BarLook:
        state, harvest = self.seen, self.harvest
        season = state.season if harvest is None else harvest.season
        rounds = state.variant.hand_size
        number = rounds if harvest is not None else state.round
        player = state.current_player
        emblem = None if player is None or harvest is not None else self.match.seats[player].emblem
        return BarLook(
            words.season_icon(season),
            words.season_label(season),
            _("Round {number} of {rounds}").format(number=number, rounds=rounds),
            f"{number}/{rounds}",
            prompts.prompt(self),
            emblem,
        )

    def action_words(self, action: Action) -> str:
        return words.action_line(action)

    def aside(self) -> pygame.Rect:
        return self.layout["rounds"].rect.union(self.layout.get("order", self.layout["rounds"]).rect)

    def idle_label(self) -> str:
        return _("Choose a seed") if not self.choice.selection else _("Choose a place")

    def log_line(self, event: Event) -> str | None:
        return words.log_line(event, lambda player: self.match.seats[player].name)

    def is_heading(self, event: Event) -> bool:
        return isinstance(event, RoundStarted)

    # --- focus --------------------------------------------------------------------------------------

    def table_items(self) -> list[FocusItem]:
        items = []
        for name, placed in self.layout.items():
            if name.startswith("card."):
                spoken = _("{kind} seed").format(kind=words.kind_label(self.kind_of(name)))
                items.append(FocusItem(name, placed.rect, spoken, "card"))
        for plot, kind in enumerate(self.seen.field):
            if kind != HOUSE:
                name = f"plot.{PLOT_NAMES[plot]}"
                grows = _("free") if kind == EMPTY else words.kind_label(kind).lower()
                items.append(FocusItem(name, self.layout[name].rect, PLOT_NAMES[plot], "plot", state=grows))
        if self.seen.phase == PASSING:
            spoken = _("Crate of {name}").format(name=prompts.left_name(self))
            items.append(FocusItem(CRATE, self.layout[CRATE].rect, spoken, "crate"))
        if SWITCH in self.layout:
            items.append(FocusItem(SWITCH, self.layout[SWITCH].rect, _("Show points"), "switch"))
        return items

    def interlude_items(self) -> list[FocusItem]:
        assert self.harvest is not None
        return focus_items(self.layout["hand"].rect, self.context.viewport.k, self.harvest)

    # --- drawing ------------------------------------------------------------------------------------

    def draw_ground(self, brush: Brush) -> None:
        drawing.draw_board(self, brush)

    def still_look(self) -> object:
        return drawing.still_look(self)

    def draw_still(self, brush: Brush) -> None:
        drawing.draw_still(self, brush)

    def draw_table(self, brush: Brush) -> None:
        drawing.draw_pieces(self, brush)

    def draw_held(self, brush: Brush, name: str, at: tuple[int, int]) -> None:
        placed = show.packet_at(self, pygame.Rect(at, (0, 0)), 1.03)
        placed.rect.move_ip(round(18 * brush.k), -round(34 * brush.k))
        self.packets.draw(brush, self.kind_of(name), placed.rect, angle=-7, lift=15)
        drawing.draw_gain(self, brush)

"""The table of A Fistful of Seeds."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ai.levels import UnknownLevelError, level_of
from game.i18n import _
from game.match import Match
from game.scenes.bar import BarLook
from game.scenes.choice import Options
from game.scenes.doors import Doors
from game.scenes.flights import Flight, pops
from game.scenes.table import TableScene
from game.tables.fistful import show, words
from game.tables.fistful.arrangement import Seen, arrange, card_id
from game.tables.fistful.field import SPROUT, YOUNG, FieldLook, draw_field, draw_ground
from game.tables.fistful.goal import GoalLook, draw_goal, switch_rect
from game.tables.fistful.harvest import SHEAF, Harvest, cards, draw_harvest, focus_items
from game.tables.fistful.packets import Packets
from game.tables.fistful.plates import (
    CrateLook,
    PlateLook,
    draw_crate,
    draw_main_button,
    draw_order,
    draw_plate,
    draw_rounds,
)
from rules.fistful.actions import PASS, PLANT, Pass, Plant
from rules.fistful.components import EMPTY, HIDDEN, HOUSE, KIND_NAMES, KINDS, kind_name
from rules.fistful.events import Harvested, RoundStarted
from rules.fistful.field import PLOT_NAMES, PLOT_OF_NAME
from rules.fistful.scoring import GAINS, field_points
from rules.fistful.state import OVER, PASSING, PLANTING, FistfulState
from rules.fistful.variant import GOAL_ROUND
from rules.title import Action, Event
from ui.brush import Brush
from ui.focus import FocusItem
from ui.layout import Layout, Placed
from ui.viewport import Viewport

CRATE = "crate.left"
SWITCH = "goal.switch"


class FistfulTable(TableScene):
    """The field in the middle, the hand below, neighbours and crates at the sides."""

    def __init__(self, doors: Doors, match: Match) -> None:
        self.packets = Packets()
        self.home = 0
        self.unseen: set[int] = set()
        self.young: set[int] = set()
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
        if state.phase != OVER and state.current_player == self.turns.viewer:
            self.home = state.hand_to_act
        elif self.home % state.variant.players != (self.turns.viewer or 0):
            self.home = self.turns.viewer or 0
        layout = arrange(viewport, Seen(state.variant.hands, self._cards(), state.phase == PASSING))
        goal = layout["goal"].rect
        if state.produce[self.home] != EMPTY and self.harvest is None:
            layout[SWITCH] = Placed(switch_rect(goal, viewport.k, viewport.u), layer=5)
        if self.harvest is not None:
            layout = {name: placed for name, placed in layout.items() if not name.startswith("card.")}
            for name, rect in cards(layout["hand"].rect, viewport.k).items():
                layout[name] = Placed(rect, layer=5)
        return layout

    def resize(self, viewport: Viewport) -> None:
        self.packets.forget()
        super().resize(viewport)

    def seat_id(self, hand: int) -> str:
        """The id of the plate of a hand, seen from the viewer."""
        return f"seat.{(hand - self.home) % self.seen.variant.hands}"

    def _cards(self) -> tuple[int, int, int, int]:
        """What lies in the viewer's hand: not the card that waits in the crate."""
        counts = [max(0, count) for count in self.seen.hands[4 * self.home : 4 * self.home + 4]]
        aside = self._aside(self.home)
        if aside is not None and aside != HIDDEN:
            counts[aside - 1] -= 1
        return counts[0], counts[1], counts[2], counts[3]

    def _aside(self, hand: int) -> int | None:
        """The kind that a hand has set aside in this round, None before it has chosen."""
        state = self.seen
        turn = (hand - state.starter) % state.variant.hands
        if state.phase != PASSING or turn >= state.turn:
            return None
        return state.passes[len(state.passes) - state.turn + turn]

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
        if name in {CRATE, "seat.1"}:
            return CRATE
        return None

    def attempt(self, target: str | None) -> Action | None:
        kind = self._selected_kind()
        if kind is None or target is None:
            return None
        if target.startswith("plot."):
            return PLANT[kind - 1][PLOT_OF_NAME[target.removeprefix("plot.")]]
        return PASS[kind - 1] if target == CRATE else None

    def _selected_kind(self) -> int | None:
        if not self.choice.selection:
            return None
        return KIND_NAMES.index(self.choice.selection[0].removeprefix("seed.")) + 1

    def confirm_label(self, action: Action) -> str:
        return words.confirm_label(action)

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

    # --- showing what happened ------------------------------------------------------------------------

    def tell(self, player: int, action: Action, events: Sequence[Event], before: Layout) -> None:
        show.tell(self, player, events)

    def begin_interlude(self, harvest: Harvest) -> None:
        """The harvest stands on the table from now on."""
        self.interlude = harvest
        self.refresh()

    def end_interlude(self) -> None:
        self.timeline.finish()
        self.interlude = None
        self.refresh()
        dealt = [name for name in self.layout if name.startswith("card.")]
        pile = self.layout["board"].rect
        flights = []
        for place, name in enumerate(dealt):
            kind = KIND_NAMES.index(name.split(".")[1]) + 1
            start = show.packet_at(self, pile, 0.8)
            flights.append(
                show.packet_flight(self, kind, start, self.layout[name], delay=0.05 * place, name=name)
            )
        if flights and self.match.outcome is None:
            self.context.sounds.play("card_slide")
            self.timeline.then(*flights)

    def flight_home(self, name: str, at: tuple[int, int]) -> Flight | None:
        placed = self.layout.get(name)
        if placed is None:
            return None
        start = show.packet_at(self, pygame.Rect(at, (0, 0)), 1.03, -7)
        kind = KIND_NAMES.index(name.split(".")[1]) + 1
        return show.packet_flight(self, kind, start, placed, seconds=0.18, name=name)

    def log_line(self, event: Event) -> str | None:
        return words.log_line(event, lambda player: self.match.seats[player].name)

    def is_heading(self, event: Event) -> bool:
        return isinstance(event, RoundStarted)

    # --- words ----------------------------------------------------------------------------------------

    def bar_look(self) -> BarLook:
        state = self.seen
        harvest = self.harvest
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
            self._prompt(),
            emblem,
        )

    def _prompt(self) -> str:
        state, harvest = self.seen, self.harvest
        if self.moment is not None:
            return _("As it was then: Esc goes back to now")
        if harvest is not None:
            return self._harvest_prompt(harvest)
        player = state.current_player
        outcome = self.match.outcome
        if player is None or outcome is not None:
            names = _(" and ").join(
                self.match.seats[each].name for each in (outcome.winners if outcome else ())
            )
            return _("The farm goes to {names}").format(names=names)
        if player != self.turns.viewer:
            name = self.match.seats[player].name
            if state.phase == PLANTING:
                return _("{name} is planting").format(name=name)
            return _("{name} chooses a seed to pass").format(name=name)
        return self._own_prompt(state)

    def _own_prompt(self, state: FistfulState) -> str:
        match self.choice.pending:
            case Plant(kind=kind, plot=plot):
                return _("{kind} on {plot}: plant it?").format(
                    kind=words.kind_label(kind), plot=PLOT_NAMES[plot]
                )
            case Pass(kind=kind):
                return _("Pass the {kind} to {name}?").format(
                    kind=words.kind_label(kind).lower(), name=self._left_name()
                )
        selected = self._selected_kind()
        if state.phase == PASSING:
            return _("Choose a seed to pass to {name}").format(name=self._left_name())
        if selected is not None:
            return _("Choose a plot for the {kind}").format(kind=words.kind_label(selected).lower())
        if state.variant.players != state.variant.hands:
            which = (_("first"), _("second"))[self.home // state.variant.players]
            return _("Plant from your {which} hand").format(which=which)
        return _("Plant one of your seeds")

    def _left_name(self) -> str:
        state = self.seen
        return self.match.seats[(self.home + 1) % state.variant.hands % state.variant.players].name

    def _harvest_prompt(self, harvest: Harvest) -> str:
        season = words.season_label(harvest.season)
        if harvest.revealed:
            return _("{season} harvest: goals and sacks").format(season=season)
        if harvest.shown is None:
            return _("{season} harvest").format(season=season)
        return _("Harvest: {crop}").format(crop=words.crop_label(harvest.shown).lower())

    # --- focus ------------------------------------------------------------------------------------------

    def table_items(self) -> list[FocusItem]:
        items = [
            FocusItem(
                name,
                placed.rect,
                _("{kind} seed").format(kind=words.kind_label(KIND_NAMES.index(name.split(".")[1]) + 1)),
                "card",
            )
            for name, placed in self.layout.items()
            if name.startswith("card.")
        ]
        for plot, kind in enumerate(self.seen.field):
            if kind != HOUSE:
                name = f"plot.{PLOT_NAMES[plot]}"
                state = _("free") if kind == EMPTY else words.kind_label(kind).lower()
                items.append(FocusItem(name, self.layout[name].rect, PLOT_NAMES[plot], "plot", state=state))
        if self.seen.phase == PASSING:
            items.append(
                FocusItem(
                    CRATE,
                    self.layout[CRATE].rect,
                    _("Crate of {name}").format(name=self._left_name()),
                    "crate",
                )
            )
        if SWITCH in self.layout:
            items.append(FocusItem(SWITCH, self.layout[SWITCH].rect, _("Show points"), "switch"))
        return items

    def interlude_items(self) -> list[FocusItem]:
        assert self.harvest is not None
        return focus_items(self.layout["hand"].rect, self.context.viewport.k, self.harvest)

    # --- drawing ----------------------------------------------------------------------------------------

    def draw_ground(self, brush: Brush) -> None:
        width, height = brush.surface.get_size()
        for name in ("fistful/table_boards", "fistful/scatter_seeds"):
            brush.surface.blit(brush.context.art.cover(name, width, height), (0, 0))
        draw_ground(brush, self.layout)
        brush.surface.blit(brush.context.art.cover("fistful/leaf_shadows", width, height), (0, 0))

    def draw_table(self, brush: Brush) -> None:
        draw_field(brush, self.layout, self._field_look())
        self._draw_seats(brush)
        self._draw_panels(brush)
        if self.harvest is not None:
            draw_harvest(brush, self.packets, self.layout["hand"].rect, self.harvest, self._pointed)
        else:
            self._draw_hand(brush)

    @property
    def _pointed(self) -> str | None:
        """What pointer or focus rests on."""
        return self.ring.focused if self.ring.visible else self.pointer.over

    def _hot_plot(self) -> int | None:
        """The plot under the pointer or the focus that would accept the seed."""
        pending = self.choice.pending
        name = self._pointed
        if (
            name is not None
            and name.startswith("plot.")
            and name in self.choice.targets
            and self.choice.selection
        ):
            return PLOT_OF_NAME[name.removeprefix("plot.")]
        return pending.plot if isinstance(pending, Plant) else None

    def _field_look(self) -> FieldLook:
        state, harvest = self.seen, self.harvest
        if harvest is not None:
            return FieldLook(harvest.field, gains=harvest.lit(), unseen=self.unseen)
        hot = self._hot_plot()
        kind = self._selected_kind()
        free = [
            PLOT_OF_NAME[name.removeprefix("plot.")]
            for name in self.choice.targets
            if name.startswith("plot.")
        ]
        return FieldLook(
            state.field,
            growth=self._growth(),
            free=free if kind is not None else (),
            hot=hot,
            ghost=None if hot is None or kind is None else (kind, hot),
            gains=self._preview_gains(kind, hot),
            marks=self._marks(),
            unseen=self.unseen,
            scale={
                PLOT_OF_NAME[name.removeprefix("plot.")]: share
                for name, share in pops(self.timeline.running).items()
            },
        )

    def _growth(self) -> dict[int, int]:
        state = self.seen
        if state.phase == OVER:
            return {}
        count = state.variant.hands if state.phase == PASSING else state.turn
        growth = dict.fromkeys(state.plantings[len(state.plantings) - count :], YOUNG)
        growth.update(dict.fromkeys(self.young, YOUNG))
        for name, share in pops(self.timeline.running).items():
            plot = PLOT_OF_NAME[name.removeprefix("plot.")]
            if growth.get(plot) == YOUNG and share < 0.5:
                growth[plot] = SPROUT
        return growth

    def _preview_gains(
        self, kind: int | None, hot: int | None
    ) -> list[tuple[int, tuple[tuple[int, ...], int]]]:
        """What one's own goal scores, with the seed that is about to be planted."""
        goal = self.seen.produce[self.home]
        if not self.doors.settings.show_field_score or goal not in KINDS or kind is None or hot is None:
            return []
        field = list(self.seen.field)
        field[hot] = kind
        return [(goal, gain) for gain in GAINS[goal](field)]

    def _marks(self) -> dict[int, str]:
        """The emblems of those who have planted since the viewer's last planting."""
        marks: dict[int, str] = {}
        history = self.match.history if self.moment is None else self.match.history[: self.moment]
        for entry in reversed(history):
            if isinstance(entry.action, Plant):
                if entry.player == self.turns.viewer or self.seen.field[entry.action.plot] == EMPTY:
                    break
                marks[entry.action.plot] = f"shared/emblem_{self.match.seats[entry.player].emblem}"
            if len(marks) == len(self.match.seats) or any(
                isinstance(event, Harvested) for event in entry.events
            ):
                break
        return {plot: emblem for plot, emblem in marks.items() if plot not in self.unseen}

    def _draw_seats(self, brush: Brush) -> None:
        for hand in range(self.seen.variant.hands):
            draw_plate(brush, self.layout[self.seat_id(hand)].rect, self._plate(hand))
        left = (self.home + 1) % self.seen.variant.hands
        right = (self.home - 1) % self.seen.variant.hands
        self._draw_crates(brush, left, right)

    def _plate(self, hand: int) -> PlateLook:
        state = self.seen
        player = hand % state.variant.players
        seat = self.match.seats[player]
        acting = state.phase != OVER and state.hand_to_act == hand and self.harvest is None
        first = state.phase != OVER and state.starter == hand and self.harvest is None
        turn = (hand - state.starter) % state.variant.hands
        thinking = acting and not seat.is_person and self.turns.thinking == player and self.moment is None
        name = seat.name
        if state.variant.hands != state.variant.players:
            name = f"{seat.name} {'I' if hand < state.variant.players else 'II'}"
        return PlateLook(
            name,
            seat.emblem,
            self._status(player, acting=acting),
            state.hand_count(hand) if self.harvest is None else 0,
            self._sacks(player),
            active=acting,
            first=first,
            done=state.phase != OVER and turn < state.turn and self.harvest is None,
            thinking=self._clock % 1.0 if thinking else None,
        )

    def _status(self, player: int, *, acting: bool) -> str:
        seat = self.match.seats[player]
        if seat.is_person:
            return _("Your turn") if acting and player == self.turns.viewer else ""
        try:
            return _(level_of(seat.kind).name)
        except UnknownLevelError:
            return seat.kind

    def _sacks(self, player: int) -> int:
        """The sacks handed out so far; those of the harvest on the table only once they are."""
        lines = self.seen.scores()[player].lines
        harvest = self.harvest
        if harvest is not None and not harvest.revealed:
            lines = lines[: harvest.season - 1]
        return sum(sacks for _season, sacks in lines)

    def _draw_crates(self, brush: Brush, left: int, right: int) -> None:
        state = self.seen
        pending = self.choice.pending
        waiting = pending.kind if isinstance(pending, Pass) else None
        aside = self._aside(self.home)
        if aside is not None:
            waiting = HIDDEN
        lit = CRATE in self.choice.targets and bool(self.choice.selection)
        backs = [
            0 if self.harvest else min(6, state.hand_count(hand) - (self._aside(hand) is not None))
            for hand in (left, right)
        ]
        look = CrateLook(
            _("You pass here"), backs[0], lit, lit and self._pointed in {CRATE, "seat.1"}, waiting
        )
        draw_crate(brush, self.packets, self.layout[CRATE].rect, look)
        theirs = None if self._aside(right) is None else HIDDEN
        draw_crate(
            brush,
            self.packets,
            self.layout["crate.right"].rect,
            CrateLook(_("Passes to you"), backs[1], waiting=theirs),
        )

    def _draw_panels(self, brush: Brush) -> None:
        state, harvest = self.seen, self.harvest
        order = [(state.starter + turn) % state.variant.hands for turn in range(state.variant.hands)]
        if "order" in self.layout:
            looks = [
                (
                    self.match.seats[hand % state.variant.players].emblem,
                    harvest is not None or turn < state.turn,
                    harvest is None and turn == state.turn and state.phase != OVER,
                )
                for turn, hand in enumerate(order)
            ]
            draw_order(brush, self.layout["order"].rect, looks)
        rounds = state.variant.hand_size
        done = rounds if harvest is not None or state.phase == OVER else state.round - 1
        season = state.season if harvest is None else harvest.season
        label = _("Season {number} of {count}").format(number=season, count=3)
        draw_rounds(brush, self.layout["rounds"].rect, done, rounds, label)
        text, enabled = self.button_label()
        pressed = self.pointer.pressed and self.pointer.over == "button"
        draw_main_button(brush, self.layout["button"].rect, text, enabled=enabled, pressed=pressed)
        draw_goal(
            brush, self.packets, self.layout["goal"].rect, self._goal_look(), hot=self._pointed == SWITCH
        )

    def _goal_look(self) -> GoalLook:
        state, harvest = self.seen, self.harvest
        field = state.field if harvest is None else harvest.field
        kind = state.produce[self.home]
        if harvest is not None:
            past = state.past_produce[(harvest.season - 1) * state.variant.hands :]
            kind = past[self.home]
        gains = tuple(GAINS[kind](field)) if kind in KINDS else ()
        hot, selected = self._hot_plot(), self._selected_kind()
        preview = None
        if hot is not None and selected is not None and kind in KINDS:
            changed = list(field)
            changed[hot] = selected
            preview = field_points(changed, kind)
        rounds = max(1, GOAL_ROUND - state.round)
        return GoalLook(
            max(0, kind), gains, preview, self.doors.settings.show_field_score or harvest is not None, rounds
        )

    def _draw_hand(self, brush: Brush) -> None:
        picked = self._picked_card()
        k = brush.k
        for name, placed in self.layout.items():
            if not name.startswith("card."):
                continue
            kind = KIND_NAMES.index(name.split(".")[1]) + 1
            if name == self.held or (self.choice.pending is not None and name == picked):
                self._draw_ghost(brush, placed)
                continue
            if any(isinstance(tween, Flight) and tween.name == name for tween in self.timeline.running):
                continue
            raised = 12 if name == picked else 7 if name == self._pointed and self.choice.options else 0
            rect = placed.rect.move(0, -round(raised * k))
            self.packets.draw(brush, kind, rect, angle=placed.angle, lift=9 if raised > 10 else 5)

    def _picked_card(self) -> str | None:
        """The card in the hand that the selection stands for: the one held, or the last of its kind."""
        kind = self._selected_kind()
        if kind is None:
            return None
        if self.held is not None:
            return self.held
        return card_id(kind, self._cards()[kind - 1] - 1)

    def _draw_ghost(self, brush: Brush, placed: Placed) -> None:
        brush.picture("fistful/packet_ghost", placed.rect, angle=placed.angle, alpha=200)

    def draw_held(self, brush: Brush, name: str, at: tuple[int, int]) -> None:
        kind = KIND_NAMES.index(name.split(".")[1]) + 1
        placed = show.packet_at(self, pygame.Rect(at, (0, 0)), 1.03)
        placed.rect.move_ip(round(18 * brush.k), -round(34 * brush.k))
        self.packets.draw(brush, kind, placed.rect, angle=-7, lift=15)
        self._draw_gain(brush)

    def _draw_gain(self, brush: Brush) -> None:
        """The bubble at the plot that tells what the seed would add to one's own goal."""
        hot, look = self._hot_plot(), self._goal_look()
        if hot is None or look.preview is None or not look.shown:
            return
        more = look.preview - sum(points for _plots, points in look.gains)
        plot = self.layout[f"plot.{PLOT_NAMES[hot]}"].rect
        k = brush.k
        rect = pygame.Rect(0, 0, round(60 * k), round(46 * k))
        rect.center = (plot.left + round(8 * k), plot.top - round(8 * k))
        brush.picture("fistful/bubble_plus", rect, lift=4)
        text = f"+{more}" if more > 0 else f"\N{MINUS SIGN}{-more}" if more < 0 else "\N{PLUS-MINUS SIGN}0"
        brush.text(
            text,
            (rect.centerx, rect.top + round(17 * k)),
            20 * k / brush.u,
            "head",
            (255, 251, 240),
            anchor="centre",
            shadow=(29, 52, 20),
        )

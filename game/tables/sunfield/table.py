"""The table of Sunfield Farm."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

import pygame

from game.i18n import _
from game.match import Match
from game.scenes.bar import BarLook
from game.scenes.choice import Options
from game.scenes.doors import Doors
from game.scenes.flights import Flight
from game.tables.sunfield import (
    acts,
    choosing,
    drawing,
    held,
    hints,
    ids,
    prompts,
    reach,
    show,
    telling,
    words,
)
from game.tables.sunfield.glance import Gift, face_in_hand, gift, with_tile_in_hand
from game.tables.sunfield.viewing import Viewing
from rules.sunfield.actions import Place, TakeTile, place
from rules.sunfield.events import TileLaid
from rules.sunfield.faces import FACES
from rules.sunfield.piles import is_ending
from rules.sunfield.state import SunfieldState
from rules.title import Action, Event, Refusal
from ui.brush import Brush
from ui.focus import FocusItem
from ui.intent import Intent, Pick
from ui.interpret import Path
from ui.layout import Layout, Placed
from ui.scene import Transition


class SunfieldTable(Viewing):
    """Boards above, the farm below, seats at the right.

    ``dropped`` says that the piece of the action just done lies at its goal already,
    ``lays_at_once`` that a tile is taken and laid in one gesture, ``lays_from`` where it comes from.
    """

    def __init__(self, doors: Doors, match: Match) -> None:
        self.dropped = False
        self.lays_at_once = False
        self.lays_from: pygame.Rect | None = None
        self._waited = False
        self._settled: tuple[SunfieldState, Action | None] | None = None
        self._holding: tuple[SunfieldState, int | None, SunfieldState] | None = None
        self._gifts: dict[int, Gift] = {}
        super().__init__(doors, match)

    # --- choosing -----------------------------------------------------------------------------------

    @property
    def true_state(self) -> SunfieldState:
        """The match as it is; what is legal comes from there."""
        assert isinstance(self.match.state, SunfieldState)
        return self.match.state

    def options(self) -> Options:
        return choosing.options_of(self.true_state)

    def refresh(self) -> None:
        super().refresh()
        self._take_what_is_in_hand()

    def _take_what_is_in_hand(self) -> None:
        """A tile in hand is picked up by itself: it is what the decision is about."""
        if not self.choice.selection and ids.TILE_IN_HAND in self.choice.sources and self.farm == self.home:
            self.choice.selection = (ids.TILE_IN_HAND,)
            self.set_items()

    def _intend(self, intent: Intent) -> bool:
        settled = super()._intend(intent)
        if isinstance(intent, Pick) and not settled:
            self._take_what_is_in_hand()  # it cannot be put down, only laid
        return settled

    def set_items(self) -> None:
        self._waited = self.choice.pending is not None
        self.rearrange()
        super().set_items()

    @property
    def sources(self) -> AbstractSet[str]:
        """What can be picked up."""
        return self.choice.sources

    @property
    def lit(self) -> AbstractSet[str]:
        """What would accept the piece that is picked up; without one, what can be picked up."""
        return self.choice.targets

    def lights(self) -> list[str]:
        """What outside the plot is lit, and lies on the table."""
        return [name for name in self.layout if reach.is_lit(self, name)]

    def target_of(self, name: str) -> str | None:
        return reach.target_of(self, name)

    def attempt(self, target: str | None) -> Action | None:
        if not self.turns.decides:
            return None
        if target is None and self.pointer.over == ids.BOARD and self.face_to_lay() is not None:
            return place(self.plot_view.cell_at(self.pointer.position))
        return None if target is None else choosing.attempted(self.true_state, self.choice.selection, target)

    def refusal_of(self, action: Action) -> Refusal | None:
        state = self.true_state
        if isinstance(action, Place) and self.choice.selection and self.choice.selection[0] in ids.TILES:
            return with_tile_in_hand(state, ids.TILES.index(self.choice.selection[0])).refusal(action)
        return state.refusal(action)

    def follow_up(self, action: Action, path: Path) -> Action | None:
        self.lays_at_once = isinstance(action, TakeTile) and len(path) > 1
        if not self.lays_at_once:
            return None
        moved = self.dropping or self._waited
        self.lays_from = None if moved else self.layout[path[0]].rect
        return place(ids.cell_of(path[-1]))

    def given(self) -> Action | None:
        state = self.true_state
        if self._settled is None or self._settled[0] is not state:
            ends = not self.doors.settings.confirm_turn
            self._settled = (state, choosing.settled(state, end_by_itself=ends))
        return self._settled[1]

    def act(self, action: Action, *, automatic: bool = False) -> None:
        self.dropped = not automatic and (self.dropping or self._waited)
        super().act(action, automatic=automatic)
        self.dropped = False
        if not isinstance(action, TakeTile):
            self.lays_at_once, self.lays_from = False, None

    def confirm_label(self, action: Action) -> str:
        return words.confirm_label(action, self.choice.selection)

    def action_words(self, action: Action) -> str:
        return acts.action_words(self.view_state, action)

    def aside(self) -> pygame.Rect:
        above = round(10 * self.context.viewport.k)
        board = self.layout[ids.REPUTATION].rect
        return pygame.Rect(board.left, board.top - above, board.width, board.height + above)

    def place_of(self, target: str) -> pygame.Rect | None:
        return reach.place_of(self, target)

    def bring_forward(self, target: str) -> None:
        if self.farm != self.home:
            self.visit(self.home)
        self.bring_into_sight(target)

    def picked_up(self, name: str) -> None:
        self.picked = name
        if self.farm != self.home:
            self.farm = self.home
        if self.held is not None:
            self.set_items()

    def flight_home(self, name: str, at: tuple[int, int]) -> Flight | None:
        if name in self.choice.selection or name not in self.layout:
            return None
        size = held.size_of(self, name)
        start = pygame.Rect(0, 0, *size)
        start.center = at
        paint = held.painter(self, name)

        def painted(brush: Brush, placed: Placed) -> None:
            paint(brush, placed.rect, 8.0)

        reduced = self.context.reduced_motion
        return Flight(name, Placed(start), self.layout[name], painted, seconds=0.18, reduced=reduced)

    # --- what a tile would bring --------------------------------------------------------------------

    @property
    def power_in_use(self) -> int | None:
        """The power whose target is being chosen."""
        head = self.choice.selection[0] if self.choice.selection else ""
        cards = self.view_state.farms[self.home].landscape
        if cards is None or not head.startswith("power."):
            return None
        return cards.powers[int(head.removeprefix("power."))]

    def _space(self) -> int | None:
        head = self.choice.selection[0] if self.choice.selection else ""
        return ids.TILES.index(head) if head in ids.TILES else None

    def face_to_lay(self) -> int | None:
        """The face of the tile that looks for a cell."""
        head = self.choice.selection[0] if self.choice.selection else ""
        if head == ids.TILE_IN_HAND:
            return face_in_hand(self.view_state)
        space = self._space()
        return None if space is None else FACES * self.view_state.board.market[space]

    def hot_cell(self) -> int | None:
        """The cell under the pointer or the focus that would accept the tile, or the one chosen."""
        if self.face_to_lay() is None:
            return None
        selection = self.choice.selection
        if self.choice.pending is not None:
            return ids.cell_of(selection[-1]) if selection[-1].startswith("cell.") else None
        name = self.pointed
        return (
            ids.cell_of(name) if name is not None and name.startswith("cell.") and name in self.lit else None
        )

    def gift_at(self, cell: int) -> Gift:
        """What the tile that looks for a cell would bring there."""
        state, space = self.true_state, self._space()
        if self._holding is None or self._holding[0] is not state or self._holding[1] != space:
            self._holding = (state, space, with_tile_in_hand(state, space))
            self._gifts.clear()
        if cell not in self._gifts:
            self._gifts[cell] = gift(self._holding[2], cell)
        return self._gifts[cell]

    def gift_here(self) -> Gift | None:
        """The same for the cell that is pointed at."""
        cell = self.hot_cell()
        return None if cell is None else self.gift_at(cell)

    # --- showing what happened ----------------------------------------------------------------------

    def tell(self, player: int, events: Sequence[Event], before: Layout) -> None:  # noqa: ARG002 - places are fixed
        self.picked = None
        self.begin_telling()
        for event in events:
            if isinstance(event, TileLaid):
                self.last_laid = ids.cell_named(event.cell)
        show.tell(self, player, events)

    def end_interlude(self) -> None:
        """There is none at this table."""

    def press(self, name: str) -> None:
        match name:
            case ids.ZOOM_IN:
                self.zoom(1)
            case ids.ZOOM_OUT:
                self.zoom(-1)
            case ids.ZOOM_FIT:
                self.show_all()
            case ids.HOME:
                self.visit(self.home)
            case _ if name.startswith("seat."):
                self.visit(int(name.removeprefix("seat.")))
            case _:
                return
        self.context.sounds.play("wood_tap")

    def shortcut(self, key: str) -> bool:
        match key:
            case "zoom_in" | "zoom_out":
                self.zoom(1 if key == "zoom_in" else -1)
            case "cancel" if self.farm != self.home and not self.pointer.pressed and not self.log.open:
                self.visit(self.home)
            case "page":
                self.visit((self.farm + 1) % self.view_state.variant.players)
            case _:
                return False
        return True

    def handle(self, event: pygame.Event) -> Transition | None:
        transition = super().handle(event)
        if self.ring.visible:
            self.bring_into_sight(self.ring.focused)
        return transition

    # --- words --------------------------------------------------------------------------------------

    def bar_look(self) -> BarLook:
        state = self.view_state
        number = min(state.turn, state.turn if state.current_player is not None else state.turn - 1)
        number = number // state.variant.players + 1
        player = state.current_player
        emblem = None if player is None else self.match.seats[player].emblem
        last = is_ending(state) and player is not None
        text = _("Last round") if last else _("Round {number}").format(number=number)
        name = _("Sunfield Farm")
        return BarLook("sunfield/emblem_field_yellow", name, text, text, prompts.prompt(self), emblem)

    def idle_label(self) -> str:
        return prompts.idle_label(self)

    def hint(self) -> tuple[str, str] | None:
        name = self.pointed
        text = "" if name is None else hints.hint_of(self, name)
        return (name, text) if name is not None and text else None

    def log_line(self, event: Event) -> str | None:
        return telling.log_line(self.view_state, event, lambda player: self.match.seats[player].name)

    def is_heading(self, event: Event) -> bool:
        return telling.is_heading(self.view_state, event)

    # --- focus --------------------------------------------------------------------------------------

    def table_items(self) -> list[FocusItem]:
        return reach.focus_items(self)

    # --- drawing ------------------------------------------------------------------------------------

    def draw_ground(self, brush: Brush) -> None:
        drawing.draw_ground(self, brush)

    def still_look(self) -> object:
        return drawing.still_look(self)

    def draw_still(self, brush: Brush) -> None:
        drawing.draw_still(self, brush)

    def draw_table(self, brush: Brush) -> None:
        drawing.draw_pieces(self, brush)

    def draw_held(self, brush: Brush, name: str, at: tuple[int, int]) -> None:
        rect = pygame.Rect(0, 0, *held.size_of(self, name))
        rect.center = at
        held.painter(self, name)(brush, rect, 13.0)

"""The table of Herbaceous Sprouts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.i18n import _
from game.match import Match
from game.scenes.bar import BarLook
from game.scenes.choice import Options
from game.scenes.doors import Doors
from game.scenes.flights import Flight
from game.scenes.table import TableScene
from game.tables.sprouts import acts, drawing, glance, naming, options, prompts, show, spoken, words
from game.tables.sprouts.arrangement import arrange, on_card
from game.tables.sprouts.bench import CardLook
from game.tables.sprouts.choosing import SetChoice
from game.tables.sprouts.naming import BAG, BARROW, DONE, GIFT_CARD
from game.tables.sprouts.pieces import Pieces
from game.tables.sprouts.telling import Telling
from game.tables.sprouts.writing import Pen
from rules.sprouts.actions import DONE as DONE_ACTION
from rules.sprouts.actions import Can, Plant, Trowel, Yellow
from rules.sprouts.beds import BED_OF_NAME
from rules.sprouts.components import CHOICE_TOOL
from rules.sprouts.events import RoundStarted
from rules.sprouts.seeds import OTHER_FACES
from rules.sprouts.state import SproutsState
from rules.sprouts.steps import GIVING, PLANTING, RECEIVING, SPECIALS, STORING, TAKING
from rules.sprouts.tools import is_exchange
from rules.title import Action, Event, Refusal
from ui.brush import Brush
from ui.focus import FocusItem
from ui.intent import Pick
from ui.layout import Layout
from ui.viewport import Viewport


class SproutsTable(TableScene):
    """The slate bench: shed, beds and barrow, plates at the left.

    ``home`` is the player whose barrow lies at the front, ``taken`` which cards were taken in this
    round and by whom, ``host`` the shed place where the tools of the turn lie. ``unseen`` are pieces
    still under way, ``marks`` the spaces taken last, ``past`` the shed of
    the round whose end is being shown.
    """

    choice: SetChoice

    def __init__(self, doors: Doors, match: Match) -> None:
        self.pieces = Pieces()
        self.home = 0
        self.host = 0
        self.taken: dict[int, tuple[int, str]] = {}
        self.unseen: set[str] = set()
        self.marks: tuple[int, ...] = ()
        self.past: tuple[CardLook, ...] | None = None
        super().__init__(doors, match)
        self.choice = SetChoice(self._needs_confirming, options.cost_of)

    @property
    def seen(self) -> SproutsState:
        """The view, as this title's state."""
        assert isinstance(self.view, SproutsState)
        return self.view

    # --- where things are ---------------------------------------------------------------------------

    def arrange(self, viewport: Viewport) -> Layout:
        state = self.seen
        self.home = glance.home_of(state, self.turns.viewer)
        self.taken = glance.taken_cards(self.match.history[: self.moment])
        self.host = glance.host_place(state, self.taken)
        faces = tuple(naming.face_id(face) for face in self._faces())
        seen = glance.seen_of(state, self.home, self.host, faces, self.turning)
        return arrange(viewport, seen)

    def forget_pictures(self) -> None:
        super().forget_pictures()
        self.pieces.forget()

    @property
    def turning(self) -> str:
        """The die that is about to be turned: a tool that turns and a die are chosen."""
        selection = self.choice.selection if isinstance(self.choice, SetChoice) else ()
        if len(selection) < 2 or not selection[0].startswith("tool."):
            return ""
        tool = naming.tool_of(selection[0])
        return selection[1] if tool == CHOICE_TOOL or is_exchange(tool) else ""

    def _faces(self) -> tuple[int, ...]:
        return OTHER_FACES[naming.seed_of(self.turning)] if self.turning else ()

    def set_items(self) -> None:
        """Faces fan out as soon as a die to turn is chosen, so they are laid out with every choice."""
        if self.turning or any(name.startswith("face.") for name in self.layout):
            self.layout = self.arrange(self.context.viewport)
        super().set_items()

    # --- choosing -----------------------------------------------------------------------------------

    def options(self) -> Options:
        state = self.match.state
        assert isinstance(state, SproutsState)
        pieces = [name for name in self.layout if naming.is_piece(name)]
        self.choice.lay(options.way_of(state.step), pieces)
        return options.options_of(state)

    def target_of(self, name: str) -> str | None:  # noqa: PLR0911 - a name a kind of place
        kind, _dot, rest = name.partition(".")
        step = self.seen.step
        if naming.is_piece(name) or kind in {"bed", "face", "seat"} or name in {BAG, DONE, GIFT_CARD}:
            if kind == naming.NEW and step not in (GIVING, STORING, RECEIVING):
                return None
            return name
        if kind == "spot":
            return naming.bed_id(self.seen.variant.components.space_bed[int(rest)])
        if kind == "card":
            return name if step == TAKING else None
        if kind == "shown":
            return naming.card_id(int(rest.partition(".")[0])) if step == TAKING else None
        if name == BARROW or kind == "hollow":
            return BARROW
        return None

    def attempt(self, target: str | None) -> Action | None:
        if target is None or not self.turns.decides:
            return None
        return options.attempted(self.seen, self.choice.selection, target)

    @property
    def hot_bed(self) -> int | None:
        """The bed under the pointer or the focus."""
        name = self.pointed
        target = None if name is None else self.target_of(name)
        return naming.bed_of(target) if target is not None and target.startswith("bed.") else None

    @property
    def wins_lemonade(self) -> bool:
        """Whether what is chosen would win the lemonade."""
        bed = self.planting_bed
        return bed is not None and glance.wins_lemonade(self.seen, self.seen.player, bed)

    @property
    def planting_bed(self) -> int | None:
        """The bed of the planting that is chosen."""
        match self.choice.completed:
            case Plant(bed=bed) | Trowel(bed=bed) | Yellow(bed=bed) | Can(bed=bed):
                return bed
        return None

    @property
    def secret(self) -> bool:
        """Whether the choice is made in a closed fist while somebody else may look on."""
        state = self.seen
        return state.step == GIVING and state.variant.silent and len(self.turns.persons) > 1

    def confirm_label(self, action: Action) -> str:
        bed, points = self.planting_bed, 0
        if bed is not None:
            space = glance.next_space(self.seen, bed)
            points = 0 if space is None else self.seen.variant.components.space_vp[space]
        text = words.confirm_label(self.seen, action, points)
        return f"{text} +2" if self.wins_lemonade else text

    def action_words(self, action: Action) -> str:
        return acts.action_words(self.seen, action)

    def aside(self) -> pygame.Rect:
        return spoken.aside(self)

    def refusal_of(self, action: Action) -> Refusal | None:
        """A refusal names a bed as its plaque does."""
        refusal = self.match.state.refusal(action)
        bed = None if refusal is None else refusal.values.get("bed")
        if refusal is None or not isinstance(bed, str) or bed not in BED_OF_NAME:
            return refusal
        values = {**refusal.values, "bed": words.bed_label(BED_OF_NAME[bed]).capitalize()}
        return replace(refusal, values=values)

    def given(self) -> Action | None:
        """Step C ends by itself where it has nothing to offer (HS-16.3)."""
        nothing = self.seen.step == SPECIALS and len(self.choice.options) == 1
        return DONE_ACTION if nothing and not self.match.can_redo else None

    def _emblem_of(self, event: Event, actor: int) -> str:
        return "rival" if isinstance(event, words.RIVAL_EVENTS) else super()._emblem_of(event, actor)

    def press(self, name: str) -> None:
        del name
        self._intend(Pick(None))

    def shortcut(self, key: str) -> bool:
        """The key of the main button also ends a step when nothing else is chosen."""
        busy = self.timeline.active or self.choice.completed is not None or bool(self.choice.selection)
        if key != "finish" or busy or self.moment is not None or self.log.open:
            return False
        ends = any(path == (DONE,) for _action, path in self.choice.options)
        return ends and self._intend(Pick(DONE))

    # --- showing what happened ----------------------------------------------------------------------

    def tell(self, player: int, events: Sequence[Event], before: Layout) -> None:
        show.tell(self, player, events, before)

    def mark(self, space: int) -> None:
        """Marks a space as taken last; a few stay marked."""
        self.marks = (*self.marks[-3:], space)

    def forget_motion(self) -> None:
        self.unseen.clear()
        self.past = None
        self.marks = ()

    def end_interlude(self) -> None:
        """Nothing stands on this table until the viewer goes on."""

    def flight_home(self, name: str, at: tuple[int, int]) -> Flight | None:
        if name not in self.layout or name in self.choice.selection or not naming.is_piece(name):
            return None
        if name.startswith("tool."):
            return None
        telling = Telling(self, self.layout, self.seen)
        start = telling.die_rect(at)
        return telling.flight(naming.seed_of(name), start, self.layout[name].rect, name=name)

    # --- words --------------------------------------------------------------------------------------

    def bar_look(self) -> BarLook:
        state = self.seen
        rounds = state.variant.rounds
        player = state.current_player
        emblem = None if player is None else self.match.seats[player].emblem
        name = _("Round {number} of {rounds}").format(number=state.round, rounds=rounds)
        short = f"{state.round}/{rounds}"
        return BarLook("sprouts/tool_seed_bag", name, "", short, prompts.prompt(self), emblem)

    def idle_label(self) -> str:
        return spoken.idle_label(self)

    def log_line(self, event: Event) -> str | None:
        return words.log_line(event, lambda player: self.match.seats[player].name)

    def is_heading(self, event: Event) -> bool:
        return isinstance(event, RoundStarted)

    def table_items(self) -> list[FocusItem]:
        return spoken.items(self)

    # --- drawing ------------------------------------------------------------------------------------

    def pen(self, brush: Brush) -> Pen:
        """The pen that draws on the brush's surface."""
        return Pen(brush, self.pieces)

    def draw_ground(self, brush: Brush) -> None:
        drawing.draw_ground(self, self.pen(brush))

    def still_look(self) -> object:
        return drawing.still_look(self)

    def draw_still(self, brush: Brush) -> None:
        drawing.draw_still(self, self.pen(brush))

    def draw_table(self, brush: Brush) -> None:
        drawing.draw_pieces(self, self.pen(brush))

    def draw_held(self, brush: Brush, name: str, at: tuple[int, int]) -> None:
        p = drawing.unit(self)
        if name.startswith(("card.", "shown.")):
            self._draw_held_card(brush, naming.card_id(int(name.split(".")[1])), at)
            return
        if name == GIFT_CARD:
            rect = pygame.Rect(0, 0, round(96 * p), round(80 * p))
            rect.center = at
            self.pieces.back(brush, rect, lift=10)
            return
        side = round(56 * p)
        held = [name, *(each for each in self.choice.selection if each != name and naming.is_piece(each))]
        if self.seen.step != PLANTING:
            held = held[:1]
        for number, each in reversed(list(enumerate(held))):
            rect = pygame.Rect(0, 0, side, side)
            rect.center = (at[0] + round(16 * p * number), at[1] - round((10 + 7 * number) * p))
            if each.startswith("tool."):
                self.pieces.tool(brush, naming.tool_of(each), rect, lift=10)
            else:
                self.pieces.die(brush, naming.seed_of(each), rect, lift=10)

    def _draw_held_card(self, brush: Brush, name: str, at: tuple[int, int]) -> None:
        look = next((card for card in drawing.cards(self) if naming.card_id(card.place) == name), None)
        if look is None or look.card is None:
            return
        rect = self.layout[name].rect.copy()
        rect.center = at
        self.pieces.card(brush, look.card, rect, lift=12)
        for seed, place in zip(look.dice, on_card(rect, drawing.unit(self), len(look.dice)), strict=True):
            self.pieces.die(brush, seed, place, lift=2)

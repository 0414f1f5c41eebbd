"""What a title's table says of itself: where things lie, what they are called, how they look."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

import pygame

from game.i18n import _
from game.match import Match
from game.scenes.bar import BarLook
from game.scenes.choice import Carriers, Choice, Options
from game.scenes.doors import Doors
from game.scenes.flights import Flight
from game.scenes.log import LogDrawer
from game.scenes.table.interlude import Interlude
from game.scenes.table.why import Why
from game.scenes.turns import Turns
from rules.title import Action, Event, Refusal, State
from ui.brush import Brush
from ui.focus import FocusItem, FocusRing
from ui.interpret import Path
from ui.layout import Layout, Point
from ui.pointer import Pointer
from ui.scene import Scene
from ui.timeline import Timeline
from ui.viewport import Viewport


class TableHooks(Scene):
    """A match at the table: its parts, and what each title answers for itself.

    ``view`` is what the viewer may see of ``match.state``, or of an earlier state while ``moment``
    counts the actions after which the table is shown. ``held`` is the piece at the pointer;
    ``dropping`` says that the action just done was chosen by letting a piece go at its place.
    """

    def __init__(self, doors: Doors, match: Match) -> None:
        self.doors = doors
        self.match = match
        self.turns = Turns(match, doors.opponents)
        self.choice = Choice(self._needs_confirming)
        self.pointer = Pointer()
        self.ring = FocusRing()
        self.timeline = Timeline()
        self.log = LogDrawer()
        self.layout: Layout = {}
        self.view: State = self.turns.view
        self.moment: int | None = None
        self.held: str | None = None
        self.interlude: Interlude | None = None
        self._refused: Why | None = None
        self._notice: str | None = None
        self._said_at = 0.0
        self._ground: pygame.Surface | None = None
        self._still: pygame.Surface | None = None
        self._still_look: object = None
        self._pulled_to: Point | None = None
        self.dropping = False
        self.clock = 0.0
        self._watched: str | None = None
        self._watched_at = 0.0
        self.past_label = _("Back to now")
        """What the main button says while an earlier moment is shown."""
        self._finished = match.outcome is not None

    @property
    def pointed(self) -> str | None:
        """What the pointer or the focus rests on."""
        return self.ring.focused if self.ring.visible else self.pointer.over

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
    def tell(self, player: int, events: Sequence[Event], before: Layout) -> None:
        """Shows what ``player``'s action caused: tweens on the timeline, sounds.

        ``before`` is the layout as it was.
        """

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
    def still_look(self) -> object:
        """What :meth:`draw_still` depends on, comparable: while it is equal, the picture is kept."""

    @abstractmethod
    def draw_still(self, brush: Brush) -> None:
        """What changes only when something happens: plates and panels, over the ground."""

    @abstractmethod
    def draw_table(self, brush: Brush) -> None:
        """Everything else that lies on the table, over the ground and what is still."""

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

    @abstractmethod
    def idle_label(self) -> str:
        """What the main button says while the viewer has not chosen yet."""

    def wheel(self, name: str | None, steps: float) -> None:
        """The wheel turned over something on the table: zoom, turn a page. ``steps`` is positive upwards."""

    def shortcut(self, key: str) -> bool:  # noqa: ARG002 - a title that has keys of its own says so
        """Whether the table itself answers a named key, such as ``zoom_in`` or ``page``."""
        return False

    def pulls(self, name: str) -> bool:  # noqa: ARG002 - a title with something wider than its place says so
        """Whether something that is no piece follows a pressed pointer, such as a map."""
        return False

    def pull(self, name: str, by: tuple[int, int]) -> None:
        """The pointer that pressed ``name`` moved by some pixels."""

    def given(self) -> Action | None:
        """The answer that the table gives for the viewer, where nothing is left to choose."""
        return None

    def follow_up(self, action: Action, path: Path) -> Action | None:  # noqa: ARG002 - few choices mean two
        """What the choice of ``action`` by ``path`` means beside it, to be done next if it is legal."""
        return None

    def carriers(self) -> Carriers:
        """Pieces that only bring the pointer to a target, such as a die in use; see ``Choice``."""
        return {}

    def brought(self, carrier: str, target: str) -> None:
        """A carrier was brought to a target that belongs to no action."""

    @abstractmethod
    def action_words(self, action: Action) -> str:
        """An action in words, for whoever does it: ``Plant wheat on b3``."""

    @abstractmethod
    def aside(self) -> pygame.Rect:
        """Where a list may lie for a while: over what nobody plays with."""

    def place_of(self, target: str) -> pygame.Rect | None:
        """Where a target is seen, also before it can be picked; None where it is not."""
        name = target if target in self.layout else None
        if name is None:
            name = next((name for name in self.layout if self.target_of(name) == target), None)
        return None if name is None else self.layout[name].rect

    def bring_forward(self, target: str) -> None:
        """Makes a target seen that is on another page, or beyond the edge."""

    def hint(self) -> tuple[str, str] | None:
        """What rests under the pointer or the focus: its id and what is said of it; None: nothing."""
        return None

    def refusal_of(self, action: Action) -> Refusal | None:
        """Why an attempt is refused; None when it is not."""
        return self.match.state.refusal(action)

    def picked_up(self, name: str) -> None:
        """A piece was picked up, by drag or click."""

    def forget_pictures(self) -> None:
        """Drop everything that was drawn for this size."""
        self._ground = self._still = None

    def forget_motion(self) -> None:
        """Whatever was under way is there: the match was taken back, or the window changed."""

    def interlude_items(self) -> list[FocusItem]:
        """What the keyboard can reach during an interlude."""
        return []

    @abstractmethod
    def set_items(self) -> None:
        """Tells the focus ring what can be reached now."""

    @abstractmethod
    def _needs_confirming(self, action: Action) -> bool:
        """Whether an action that was chosen waits for the main button."""

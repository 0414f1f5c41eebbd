"""From intents to an action: what is selected, what waits for the main button."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from rules.title import Action
from ui.intent import Cancel, Confirm, Drop, Intent, Pick
from ui.interpret import Chosen, Ignored, Path, Selected, grab, interpret, sources, targets

Options: TypeAlias = Sequence[tuple[Action, Path]]


@dataclass(frozen=True, slots=True)
class Waiting:
    """An action was chosen and waits to be confirmed, because it cannot be taken back."""

    action: Action


class Choice:
    """The viewer's choice in the making.

    ``needs_confirming`` says whether an action that was chosen waits for a confirmation.
    """

    def __init__(self, needs_confirming: Callable[[Action], bool]) -> None:
        self._needs_confirming = needs_confirming
        self.options: Options = ()
        self.selection: Path = ()
        self.pending: Action | None = None

    def offer(self, options: Options) -> None:
        """Takes the legal actions with their paths, and forgets what was selected among others."""
        self.options = options
        self.selection = ()
        self.pending = None

    def intend(self, intent: Intent) -> Ignored | Selected | Waiting | Chosen[Action]:
        """What the intent comes to."""
        if self.pending is not None:
            settled = self._settle(self.pending, intent)
            if settled is not None:
                return settled
        match interpret(self.options, self.selection, intent):
            case Chosen(action):
                return self._choose(action)
            case Selected(selection):
                self.selection = selection
                return Selected(selection)
            case ignored:
                return ignored

    def take_up(self, target: str | None) -> bool:
        """Lifts a piece for a drag; False when it cannot be lifted."""
        if self.pending is not None:
            self._put_back(self.pending)
        lifted = grab(self.options, self.selection, target)
        if lifted is None:
            return False
        self.selection = lifted
        return True

    @property
    def targets(self) -> set[str]:
        """Everything that a pick or a drop would accept now."""
        if self.pending is not None:
            return targets(self.options, self._path(self.pending)[:-1])
        return targets(self.options, self.selection)

    @property
    def sources(self) -> set[str]:
        """Everything that can be picked up."""
        return sources(self.options)

    @property
    def completed(self) -> Action | None:
        """The action that a confirmation would choose now: its path is the whole selection."""
        if self.pending is not None:
            return self.pending
        return next((action for action, path in self.options if path == self.selection), None)

    def _path(self, action: Action) -> Path:
        return next((path for each, path in self.options if each is action), ())

    def _settle(self, pending: Action, intent: Intent) -> Selected | Chosen[Action] | None:
        """What the intent does to the waiting action; None when it begins something else."""
        path = self._path(pending)
        match intent:
            case Confirm():
                return self._act(pending)
            case Cancel():
                self._put_back(pending)
                return Selected(self.selection)
            case Pick(target) | Drop(target) if target is not None and target == path[-1]:
                return self._act(pending)
            case Pick() | Drop():
                self._put_back(pending)
        return None

    def _put_back(self, pending: Action) -> None:
        self.selection = self._path(pending)[:-1]
        self.pending = None

    def _choose(self, action: Action) -> Waiting | Chosen[Action]:
        if not self._needs_confirming(action):
            return self._act(action)
        self.pending = action
        self.selection = self._path(action)
        return Waiting(action)

    def _act(self, action: Action) -> Chosen[Action]:
        self.selection = ()
        self.pending = None
        return Chosen(action)

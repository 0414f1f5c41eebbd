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

    ``needs_confirming`` says whether an action that was chosen waits for a confirmation; one that a
    confirmation chose has it already. An action may have several paths: ``chosen_by`` is the one
    that led to the last action.
    """

    def __init__(self, needs_confirming: Callable[[Action], bool]) -> None:
        self._needs_confirming = needs_confirming
        self.options: Options = ()
        self.selection: Path = ()
        self.pending: Action | None = None
        self.chosen_by: Path = ()

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
                return self._choose(action, intent)
            case Selected(selection):
                self.selection = selection
                return Selected(selection)
            case ignored:
                return ignored

    def take_up(self, target: str | None) -> bool:
        """Lifts a piece for a drag; False when it cannot be lifted."""
        if self.pending is not None:
            self._put_back()
        lifted = grab(self.options, self.selection, target)
        if lifted is None:
            return False
        self.selection = lifted
        return True

    def lifts(self, target: str | None) -> bool:
        """Whether :meth:`take_up` would lift it."""
        selection = self.selection if self.pending is None else self.selection[:-1]
        return grab(self.options, selection, target) is not None

    @property
    def targets(self) -> set[str]:
        """Everything that a pick or a drop would accept now."""
        if self.pending is not None:
            return targets(self.options, self.selection[:-1])
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

    def _path(self, action: Action, intent: Intent) -> Path:
        """The path that the intent completed: the selection with its target, or the target alone."""
        target = intent.target if isinstance(intent, Pick | Drop) else None
        ways = [self.selection] if target is None else [(*self.selection, target), (target,)]
        paths = [path for each, path in self.options if each is action]
        return next((way for way in ways if way in paths), paths[0])

    def _settle(self, pending: Action, intent: Intent) -> Selected | Chosen[Action] | None:
        """What the intent does to the waiting action; None when it begins something else."""
        match intent:
            case Confirm():
                return self._act(pending, self.selection)
            case Cancel():
                self._put_back()
                return Selected(self.selection)
            case Pick(target) | Drop(target) if target is not None and target == self.selection[-1]:
                return self._act(pending, self.selection)
            case Pick() | Drop():
                self._put_back()
        return None

    def _put_back(self) -> None:
        self.selection = self.selection[:-1]
        self.pending = None

    def _choose(self, action: Action, intent: Intent) -> Waiting | Chosen[Action]:
        path = self._path(action, intent)
        if isinstance(intent, Confirm) or not self._needs_confirming(action):
            return self._act(action, path)
        self.pending = action
        self.selection = path
        return Waiting(action)

    def _act(self, action: Action, path: Path) -> Chosen[Action]:
        self.selection = ()
        self.pending = None
        self.chosen_by = path
        return Chosen(action)

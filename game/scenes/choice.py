"""From intents to an action: what is selected, what waits for the main button."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from rules.title import Action
from ui.intent import Cancel, Confirm, Drop, Intent, Pick
from ui.interpret import Chosen, Ignored, Path, Selected, grab, interpret, sources, targets

Options: TypeAlias = Sequence[tuple[Action, Path]]
Carriers: TypeAlias = Mapping[str, frozenset[str] | None]
"""Pieces that only bring the pointer somewhere, each with the targets it may be brought to; None: to all."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """An action was chosen and waits to be confirmed, because it cannot be taken back."""

    action: Action


@dataclass(frozen=True, slots=True)
class Brought:
    """A carrier was brought to a target that belongs to no action: the table knows what that means."""

    carrier: str
    target: str


Outcome: TypeAlias = Ignored | Selected | Waiting | Brought | Chosen[Action]


class Choice:
    """The viewer's choice in the making.

    ``needs_confirming`` says whether an action that was chosen waits for a confirmation; one that a
    confirmation chose has it already. An action may have several paths: ``chosen_by`` is the one
    that led to the last action. With ``free_order`` the targets after a path's first may be picked
    in any order. ``carrying`` is the carrier that is picked up: the next target is picked by it.
    """

    def __init__(self, needs_confirming: Callable[[Action], bool], *, free_order: bool = False) -> None:
        self._needs_confirming = needs_confirming
        self._free = free_order
        self.options: Options = ()
        self.carriers: Carriers = {}
        self.selection: Path = ()
        self.pending: Action | None = None
        self.carrying: str | None = None
        self.chosen_by: Path = ()
        self._sources: frozenset[str] | None = None
        self._targets: tuple[Path, frozenset[str]] | None = None

    def offer(self, options: Options, carriers: Carriers | None = None) -> None:
        """Takes the legal actions with their paths, and forgets what was selected among others."""
        self.options = options
        self.carriers = carriers or {}
        self.selection = ()
        self.pending = None
        self.carrying = None
        self._sources = self._targets = None

    def intend(self, intent: Intent) -> Outcome:
        """What the intent comes to."""
        if self.pending is not None:
            settled = self._settle(self.pending, intent)
            if settled is not None:
                return settled
        if self.carrying is not None or (isinstance(intent, Pick) and intent.target in self.carriers):
            return self._carry(intent)
        return self._follow(intent)

    def _follow(self, intent: Intent) -> Outcome:
        match interpret(self.options, self.selection, intent, free_order=self._free):
            case Chosen(action):
                return self._choose(action, intent)
            case Selected(selection):
                self.selection = selection
                return Selected(selection)
            case ignored:
                return ignored

    def _carry(self, intent: Intent) -> Outcome:
        """What the intent means while a carrier is picked up, or picks one up."""
        carrier = self.carrying
        accepted = self.targets if carrier is not None else set()
        lit = self._lit()
        match intent:
            case Pick(target) | Drop(target) if (
                carrier is not None and target is not None and target in accepted
            ):
                self.carrying = None
                return self._follow(Pick(target)) if target in lit else Brought(carrier, target)
            case Pick(target) if target in self.carriers:
                self.carrying = None if target == carrier else target
            case Pick():
                self.carrying = None
                return self._follow(intent)
            case Drop() | Cancel():
                self.carrying = None
            case _:
                return Ignored()
        return Selected(self.selection)

    def propose(self, action: Action, path: Path) -> Waiting | Chosen[Action]:
        """Chooses an action as if ``path`` had been picked; an empty path is a confirmation."""
        self.carrying = None
        if not path or not self._needs_confirming(action):
            return self._act(action, path)
        self.pending = action
        self.selection = path
        return Waiting(action)

    def take_up(self, target: str | None) -> bool:
        """Lifts a piece for a drag; False when it cannot be lifted."""
        if self.pending is not None:
            self._put_back()
        if target in self.carriers:
            self.carrying = target
            return True
        lifted = grab(self.options, self.selection, target, free_order=self._free)
        if lifted is None:
            return False
        self.carrying = None
        self.selection = lifted
        return True

    def lifts(self, target: str | None) -> bool:
        """Whether :meth:`take_up` would lift it."""
        selection = self.selection if self.pending is None else self.selection[:-1]
        return target in self.carriers or (
            grab(self.options, selection, target, free_order=self._free) is not None
        )

    @property
    def targets(self) -> frozenset[str]:
        """Everything that a pick or a drop would accept now."""
        lit = self._lit()
        if self.carrying is None:
            return lit
        accepted = self.carriers[self.carrying]
        if accepted is None:
            return lit
        own = {target for target in accepted if target not in self.sources}
        return (lit & accepted) | own

    def _lit(self) -> frozenset[str]:
        """The targets that continue what is selected; with a carrier also those that begin anew."""
        selection = self.selection if self.pending is None else self.selection[:-1]
        if self._targets is None or self._targets[0] != selection:
            lit = targets(self.options, selection, free_order=self._free)
            self._targets = (selection, frozenset(lit))
        return self._targets[1] if self.carrying is None else self._targets[1] | self.sources

    @property
    def begun(self) -> bool:
        """Whether anything is selected, picked up or waits for a confirmation."""
        return self.pending is not None or bool(self.selection) or self.carrying is not None

    @property
    def sources(self) -> frozenset[str]:
        """Everything that the choice can begin with."""
        if self._sources is None:
            self._sources = frozenset(sources(self.options))
        return self._sources

    @property
    def completed(self) -> Action | None:
        """The action that a confirmation would choose now: its path is the whole selection."""
        if self.pending is not None:
            return self.pending
        match interpret(self.options, self.selection, Confirm(), free_order=self._free):
            case Chosen(action):
                return action
            case _:
                return None

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

"""What is chosen in the making: sets of dice in any order, a spot for which the best set is proposed.

Paths are as everywhere, but alike dice may stand for each other and dice may be picked in any order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias

from game.scenes.choice import Carriers, Choice, Options, Waiting
from game.tables.sprouts.naming import BAG, BARROW, DONE, GIFT_CARD, is_piece, sort_of
from rules.title import Action
from ui.intent import Cancel, Confirm, Drop, Hover, Intent, Pick
from ui.interpret import Chosen, Ignored, Path, Selected

Way: TypeAlias = Literal["plain", "led", "keep", "plant"]
"""How pieces go together.

``plain``: a piece, or several, to a place. ``led``: the first piece says what is done with the others.
``keep``: any set, agreed to by the main button. ``plant``: dice and a bed, whichever comes first.
"""

Answer: TypeAlias = Ignored | Selected | Waiting | Chosen[Action]
PLACES: Final = (BAG, BARROW)


class SetChoice(Choice):
    """The viewer's choice; ``prefer`` weighs a proposal, the least is proposed."""

    def __init__(
        self, needs_confirming: Callable[[Action], bool], prefer: Callable[[Path], tuple[int, ...]]
    ) -> None:
        super().__init__(needs_confirming)
        self._prefer = prefer
        self._pieces: tuple[str, ...] = ()
        self.way: Way = "plain"
        self._counted: list[tuple[Action, Path, Counter[str]]] = []
        self._going_on: dict[Path, list[tuple[Action, Path, Counter[str]]]] = {}

    def lay(self, way: Way, pieces: Sequence[str]) -> None:
        """Says how pieces go together now and which ones lie on the table."""
        self.way = way
        self._pieces = tuple(pieces)

    def offer(self, options: Options, carriers: Carriers | None = None) -> None:
        super().offer(options, carriers)
        self._counted = [(action, path, Counter(map(sort_of, path))) for action, path in options]
        self._going_on.clear()

    # --- what can be picked ---------------------------------------------------------------------

    @property
    def targets(self) -> frozenset[str]:
        if self.way == "plant":
            return frozenset(self._plant_targets())
        if not self.selection:
            return self.sources
        sorts: set[str] = set()
        for _action, _path, rest in self._going(self.selection):
            pieces = {sort for sort in rest if is_piece(f"{sort}.0")}
            sorts |= pieces or set(rest)
        if self.way == "keep":
            sorts.add(BAG)
        return frozenset(self._named(sorts) - set(self.selection))

    @property
    def sources(self) -> frozenset[str]:
        if self.way in {"keep", "plant"}:
            sorts = {sort for _action, _path, counts in self._counted for sort in counts}
            return frozenset(self._named({sort for sort in sorts if is_piece(f"{sort}.0") or sort == DONE}))
        firsts = self._named({sort_of(path[0]) for _action, path, _counts in self._counted if path})
        more = {name for name in self.selection if is_piece(name)}
        if self.way == "plain" and self.selection:
            more |= {name for name in self.targets if is_piece(name)}
        return frozenset(firsts | more)

    @property
    def completed(self) -> Action | None:
        if self.pending is not None:
            return self.pending
        exact = self._exact(self.selection)
        if exact is not None:
            return exact
        ends = [
            action
            for action, _path, rest in self._going(self.selection)
            if self.selection and len(rest) == 1 and self._is_place(next(iter(rest)))
        ]
        return ends[0] if len(set(map(id, ends))) == 1 else None

    @property
    def bed(self) -> str | None:
        """The bed that is chosen."""
        return next((name for name in self.selection if name.startswith("bed.")), None)

    @staticmethod
    def _is_place(sort: str) -> bool:
        return sort in PLACES or sort.startswith("seat.")

    def _plant_targets(self) -> set[str]:
        bed = self.bed
        sorts: set[str] = set()
        for _action, _path, counts in self._counted:
            if bed is None or bed in counts:
                sorts |= counts.keys()
        beds = {sort for _action, path, _counts in self._counted for sort in path[-1:] if sort != DONE}
        return self._named({sort for sort in sorts if is_piece(f"{sort}.0")} | beds)

    def _named(self, sorts: set[str]) -> set[str]:
        """Every piece of these sorts, and the places among them."""
        names = {name for name in self._pieces if sort_of(name) in sorts}
        return names | {sort for sort in sorts if not is_piece(f"{sort}.0")}

    def _going(self, selection: Path) -> list[tuple[Action, Path, Counter[str]]]:
        """The options that the selection can become, with what they still need."""
        known = self._going_on.get(selection)
        if known is not None:
            return known
        picked = Counter(map(sort_of, selection))
        first = sort_of(selection[0]) if selection else ""
        going = [
            (action, path, counts - picked)
            for action, path, counts in self._counted
            if picked <= counts and (self.way != "led" or not first or sort_of(path[0]) == first)
        ]
        self._going_on[selection] = going
        return going

    def _exact(self, selection: Path) -> Action | None:
        picked = Counter(map(sort_of, selection))
        first = sort_of(selection[0]) if selection else ""
        for action, path, counts in self._counted:
            if counts == picked and (self.way != "led" or sort_of(path[0]) == first):
                return action
        return None

    # --- intents --------------------------------------------------------------------------------

    def intend(self, intent: Intent) -> Answer:
        match intent:
            case Confirm():
                action = self.completed
                return self._act(action, self.selection) if action is not None else Ignored()
            case Cancel():
                return self._step_back()
            case Pick(None) | Drop(None):
                return self._clear()
            case Pick(str(target)):
                return self._pick(target)
            case Drop(str(target)):
                return self._drop(target)
            case Hover():
                pass
        return Ignored()

    def take_up(self, target: str | None) -> bool:
        lifted = self._lifted(target)
        if lifted is None:
            return False
        self.pending = None
        self.selection = lifted
        return True

    def lifts(self, target: str | None) -> bool:
        return self._lifted(target) is not None

    def _lifted(self, target: str | None) -> Path | None:
        """The selection once ``target`` is lifted; None when it cannot be."""
        if target is None or not (is_piece(target) or target.startswith(("card.", GIFT_CARD))):
            return None
        if target in self.selection:
            return self.selection
        if self.way == "plant":
            return (*self.selection, target) if target in self.sources else None
        kept = self.selection if self.pending is None else self.selection[:-1]
        if kept and is_piece(target) and self._rests((*kept, target)):
            return (*kept, target)
        return (target,) if target in self.sources and self._rests((target,)) else None

    def _rests(self, selection: Path) -> bool:
        """Whether some option still needs something more, or it waits for the button."""
        going = self._going(selection)
        return bool(going) and (self.way == "keep" or any(rest for _action, _path, rest in going))

    def _clear(self) -> Answer:
        if not self.selection:
            return Ignored()
        self.pending = None
        return Selected(self._set(()))

    def _step_back(self) -> Answer:
        if not self.selection:
            return Ignored()
        waiting, self.pending = self.pending is not None, None
        if self.way == "plant" and waiting:
            return Selected(self._set(()))
        return Selected(self._set(self.selection[:-1]))

    def _set(self, selection: Path) -> Path:
        self.selection = selection
        return selection

    def _drop(self, target: str) -> Answer:
        if self.way == "keep" and target == BAG:
            return Selected(self.selection)
        if target in self.selection and is_piece(target):
            return Selected(self.selection)
        return self._pick(target) if target in self.targets else self._clear()

    def _pick(self, target: str) -> Answer:  # noqa: PLR0911 - one case a way
        if target == DONE:
            action = self._exact((DONE,))
            return Ignored() if action is None else self._act(action, (DONE,))
        if self.way == "plant":
            return self._pick_bed(target) if target.startswith("bed.") else self._toggle(target)
        if self.way == "keep" and target == BAG:
            action = self._exact(self.selection)
            return Ignored() if action is None else self._act(action, self.selection)
        if self.pending is not None:
            if target == self.selection[-1]:
                return self._act(self.pending, self.selection)
            self.pending = None
            self._set(self.selection[:-1])
        if target in self.selection:
            return self._unpick(target)
        if target in self.targets and self.selection:
            return self._went((*self.selection, target))
        if target in self.sources:
            return self._went((target,))
        return Ignored()

    def _unpick(self, target: str) -> Answer:
        place = self.selection.index(target)
        if place == 0 and self.way == "led":
            return Selected(self._set(()))
        return Selected(self._set(self.selection[:place] + self.selection[place + 1 :]))

    def _went(self, longer: Path) -> Answer:
        self._set(longer)
        going = self._going(longer)
        if self.way != "keep" and going and not any(rest for _action, _path, rest in going):
            return self._choose(going[0][0], Pick(longer[-1]))
        return Selected(longer)

    def _path(self, action: Action, intent: Intent) -> Path:  # noqa: ARG002 - it is what was picked
        return self.selection

    # --- planting -------------------------------------------------------------------------------

    def _toggle(self, target: str) -> Answer:
        """Takes a die to or from the seeds that shall be planted."""
        if target not in self.sources and target not in self.selection:
            return Ignored()
        kept = tuple(name for name in self.selection if name != target)
        self._set(kept if target in self.selection else (*self.selection, target))
        self.pending = self._exact(self.selection) if self.bed is not None else None
        return Selected(self.selection)

    def _pick_bed(self, target: str) -> Answer:
        dice = tuple(name for name in self.selection if is_piece(name))
        exact = self._exact((*dice, target))
        if exact is not None:
            return self._act(exact, (*dice, target))
        ways = [(action, path) for action, path, counts in self._counted if target in counts]
        if not ways:
            return Ignored()
        picked = Counter(map(sort_of, dice))

        def cost(way: tuple[Action, Path]) -> tuple[int, ...]:
            needed = Counter(map(sort_of, way[1]))
            return (-(picked & needed).total(), *self._prefer(way[1]))

        action, path = min(ways, key=cost)
        self._set((target, *self._instances(path, dice)))
        self.pending = action
        return Waiting(action)

    def _instances(self, path: Path, dice: Path) -> Path:
        """Pieces for the sorts of a path, those picked already first."""
        wanted = Counter(sort_of(name) for name in path if is_piece(name))
        chosen = []
        for name in (*dice, *(name for name in self._pieces if name not in dice)):
            if wanted[sort_of(name)] > 0:
                wanted[sort_of(name)] -= 1
                chosen.append(name)
        return tuple(chosen)

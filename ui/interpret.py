"""From intents to actions: one pure function that knows only the legal actions it is given.

Each legal action has a path: the targets to pick, one after another, until it is chosen. An action
`plant wheat b3` may have the path `("hand.wheat", "plot.b3")`, one that needs a single click a path of
one target, and one that only needs a confirmation an empty path. What is lit on the table, what a drop
accepts and what the keyboard offers all come from here, so they cannot disagree with the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from ui.intent import Cancel, Confirm, Drop, Hover, Intent, Pick

A = TypeVar("A")
Path: TypeAlias = tuple[str, ...]
Options: TypeAlias = Mapping[A, Path] | Sequence[tuple[A, Path]]


@dataclass(frozen=True, slots=True)
class Ignored:
    """The intent means nothing here."""


@dataclass(frozen=True, slots=True)
class Selected:
    """The selection is now this (which may be empty)."""

    selection: Path


@dataclass(frozen=True, slots=True)
class Chosen(Generic[A]):
    """The selection is complete: this action is chosen."""

    action: A


def interpret(
    options: Options[A], selection: Path, intent: Intent, *, free_order: bool = False
) -> Ignored | Selected | Chosen[A]:
    """Say what `intent` does to `selection` when exactly the actions in `options` are legal.

    Picking a target that continues a path selects it, or chooses the action when the path is complete
    and no longer one continues it. Picking the first target again deselects; another first target
    switches. A drop that continues no path deselects, so the piece glides home. Confirming chooses the
    action whose path is the selection. Cancelling takes the last step back. With `free_order` the
    targets after the first may be picked in any order. A selection that no path begins with counts
    as empty.
    """
    pairs = _pairs(options)
    current = selection if _continuations(pairs, selection, free_order=free_order) else ()
    match intent:
        case Hover():
            return Ignored()
        case Confirm():
            return _complete(pairs, current, free_order=free_order) or Ignored()
        case Cancel():
            return Selected(current[:-1]) if current else _emptied(selection)
        case Drop(target):
            return _extended(pairs, current, target, free_order=free_order) or _emptied(selection)
        case Pick(target):
            return _extended(pairs, current, target, free_order=free_order) or _picked_elsewhere(
                pairs, current, selection, target, free_order=free_order
            )


def grab(
    options: Options[A], selection: Path, target: str | None, *, free_order: bool = False
) -> Path | None:
    """Return the selection once the piece `target` is lifted, or None when it cannot be.

    A drag begins with this: a piece that is selected already stays selected (a pick would put it down).
    """
    if target is not None and target in selection:
        return selection[: selection.index(target) + 1]
    if target not in targets(options, selection, free_order=free_order) | sources(options):
        return None
    match interpret(options, selection, Pick(target), free_order=free_order):
        case Selected(changed) if target in changed:
            return changed
        case _:
            return None


def targets(options: Options[A], selection: Path, *, free_order: bool = False) -> set[str]:
    """Return the targets that continue or complete `selection`: exactly those that a drop accepts."""
    pairs = _pairs(options)
    going = _continuations(pairs, selection, free_order=free_order)
    if not going and selection:
        return sources(options)
    return {target for _, path in going for target in _next(path, selection, free_order=free_order)}


def sources(options: Options[A]) -> set[str]:
    """Return the targets that some path begins with: what can be picked up."""
    return {path[0] for _, path in _pairs(options) if path}


def clashes(options: Options[A]) -> list[tuple[A, ...]]:
    """Return the groups of actions that share one path, so that only their first can be chosen."""
    groups: dict[Path, list[A]] = {}
    for action, path in _pairs(options):
        groups.setdefault(path, []).append(action)
    return [tuple(actions) for actions in groups.values() if len(actions) > 1]


def _pairs(options: Options[A]) -> Sequence[tuple[A, Path]]:
    return list(options.items()) if isinstance(options, Mapping) else options


def _continuations(
    pairs: Iterable[tuple[A, Path]], selection: Path, *, free_order: bool
) -> list[tuple[A, Path]]:
    return [(action, path) for action, path in pairs if _begins(path, selection, free_order=free_order)]


def _begins(path: Path, selection: Path, *, free_order: bool) -> bool:
    if not free_order or len(selection) < 2:
        return path[: len(selection)] == selection
    return path[:1] == selection[:1] and not Counter(selection[1:]) - Counter(path[1:])


def _next(path: Path, selection: Path, *, free_order: bool) -> Iterable[str]:
    if not free_order or not selection:
        return path[len(selection) : len(selection) + 1]
    return Counter(path[1:]) - Counter(selection[1:])


def _extended(
    pairs: Sequence[tuple[A, Path]], current: Path, target: str | None, *, free_order: bool
) -> Selected | Chosen[A] | None:
    if target is None:
        return None
    longer = (*current, target)
    going = _continuations(pairs, longer, free_order=free_order)
    if not going:
        return None
    if all(len(path) == len(longer) for _, path in going):
        return Chosen(going[0][0])
    return Selected(longer)


def _complete(pairs: Sequence[tuple[A, Path]], current: Path, *, free_order: bool) -> Chosen[A] | None:
    for action, path in _continuations(pairs, current, free_order=free_order):
        if len(path) == len(current):
            return Chosen(action)
    return None


def _picked_elsewhere(
    pairs: Sequence[tuple[A, Path]], current: Path, selection: Path, target: str | None, *, free_order: bool
) -> Ignored | Selected | Chosen[A]:
    if target is None:
        return _emptied(selection)
    if current[:1] == (target,):
        return Selected(())
    if target in current:
        return _without(pairs, current, target, free_order=free_order)
    return _extended(pairs, (), target, free_order=free_order) or Ignored()


def _without(pairs: Sequence[tuple[A, Path]], current: Path, target: str, *, free_order: bool) -> Selected:
    """Take one later target back: alone where the order is free, else with what was picked after it."""
    place = current.index(target)
    rest = current[:place] + current[place + 1 :]
    if free_order and _continuations(pairs, rest, free_order=True):
        return Selected(rest)
    return Selected(current[:place])


def _emptied(selection: Path) -> Ignored | Selected:
    return Selected(()) if selection else Ignored()

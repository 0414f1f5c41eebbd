"""Looks for faults in how a scene is laid out: from what is written where, and from its targets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

import pygame

from game.scenes.form_scene import FormScene
from game.scenes.replay import ReplayScene
from game.scenes.table import TableScene
from tests.scenes.paper import Paper, Written
from ui.focus import Direction, FocusItem, FocusRing
from ui.scene import Scene
from ui.viewport import Viewport

LEAST_TYPE = 12
"""Height of type in units of the picture, 18 px at 1920 x 1080, at least."""

LEAST_ON_PAPER = {"word": 9.4, "figure": 8}
"""The same for what is printed on a sheet that is shown whole, and that can be magnified."""

LEAST_TARGET = 24
LEAST_BOX = 15
"""The shorter side of a target in units of the picture, and of one on such a sheet or by itself."""

_DIRECTIONS: tuple[Direction, ...] = ("up", "down", "left", "right")
_PARTS = 13
_TOUCH = (2, 3)
"""Pixels across and down by which the ink of two texts may run into each other."""


def items_of(scene: Scene) -> Sequence[FocusItem]:
    """What the keyboard reaches."""
    return scene.form.ring.items if isinstance(scene, FormScene) else scene.focus_items()


def shrunk_table(scene: Scene) -> TableScene | None:
    """The table that a scene shows, itself included."""
    if isinstance(scene, ReplayScene):
        return scene.table
    return scene if isinstance(scene, TableScene) else None


def faults_of_texts(
    scene: Scene, sheet: Paper, made: Iterable[Written], *, on_paper: bool = False
) -> Iterator[str]:
    """Texts that are too small, wider than their room, cut off, or written over each other."""
    table = shrunk_table(scene)
    k = (scene if table is None else table).context.viewport.k
    for text in made:
        kind = "figure" if text.text.lstrip("+±\N{MULTIPLICATION SIGN}").isdigit() else "word"
        least = LEAST_ON_PAPER[kind] if on_paper else LEAST_TYPE
        if text.px < int(least * k):
            yield f"is too small: {text.text!r} ({text.style}, {text.px} px of {int(least * k)})"
        if text.room is not None:
            yield f"is wider than its {text.room} px: {text}"
    texts = [text for text in sheet.texts if not _half_below_log(table, text)]
    for text in texts:
        if not _whole(text, scrolls=isinstance(scene, FormScene)):
            yield f"is cut off to {tuple(text.seen)}: {text}"
    for one, other in combinations(texts, 2):
        both = one.seen.clip(other.seen)
        if both.width > _TOUCH[0] and both.height > _TOUCH[1] and one.text != other.text:
            yield f"is written over: {one} and {other}"


def _half_below_log(table: TableScene | None, text: Written) -> bool:
    """Whether a text on the table runs below the log that is open over it."""
    if table is None or not table.log.open:
        return False
    drawer = table.log.area(table.context.viewport, table.layout["bar"].rect.height)
    return bool(drawer.colliderect(text.ink)) and not drawer.contains(text.ink)


def _whole(text: Written, *, scrolls: bool) -> bool:
    """Whether all of a text is seen; in what scrolls, all of its width or nothing."""
    across = text.seen.width >= text.ink.width - 1
    if scrolls:
        return across or not text.seen.width
    return across and text.seen.height >= text.ink.height - 1


def faults_of_targets(scene: Scene, viewport: Viewport, *, on_paper: bool = False) -> Iterator[str]:
    """Targets that are outside, too small, covered, or out of the reach of a pad."""
    items = items_of(scene)
    if not items:
        yield "has no target"
        return
    for item in items:
        if not _scrolls(scene, item) and not viewport.rect.contains(item.rect):
            yield f"is outside: {item.id} {tuple(item.rect)}"
        if not _is_large(item, items, viewport.k, on_paper=on_paper):
            yield f"is too small a target: {item.id} {item.rect.size}"
        if not isinstance(scene, FormScene) and not _can_be_hit(scene, item):
            yield f"is covered: {item.id} {tuple(item.rect)}"
    reached = _reached(items)
    lost = [item.id for item in items if item.id not in reached]
    if lost:
        yield f"cannot be reached by arrows: {lost}"
    if isinstance(scene, TableScene) and not scene.log.open:
        yield from _left_out(scene)


def _is_large(item: FocusItem, items: Sequence[FocusItem], k: float, *, on_paper: bool) -> bool:
    """Whether a target is large enough; a smaller one must stand apart from its neighbours (WCAG 2.5.8)."""
    least, side = int(LEAST_TARGET * k) - 1, min(item.rect.size)
    if side >= least or (on_paper and side >= int(LEAST_BOX * k) - 1):
        return True
    others = [other.rect for other in items if other.id != item.id and not other.rect.contains(item.rect)]
    middle = pygame.Vector2(item.rect.center)
    return side >= int(LEAST_BOX * k) and all(middle.distance_to(rect.center) >= least for rect in others)


def _scrolls(scene: Scene, item: FocusItem) -> bool:
    return isinstance(scene, FormScene) and scene.form.widget(item.id).scroll is not None


def _can_be_hit(scene: Scene, item: FocusItem) -> bool:
    """Whether the pointer finds the item at some point of its rectangle."""
    # Every scene that is no form has a pointer.
    locate = scene.pointer.locate  # type: ignore[attr-defined]
    rect = item.rect
    points = [
        (rect.left + int((x + 0.5) * rect.width / _PARTS), rect.top + int((y + 0.5) * rect.height / _PARTS))
        for x in _middle_first(_PARTS)
        for y in _middle_first(_PARTS)
    ]
    return any(locate(point) == item.id for point in points)


def _middle_first(count: int) -> list[int]:
    return sorted(range(count), key=lambda number: abs(number - count // 2))


def _reached(items: Sequence[FocusItem]) -> set[str]:
    """Everything that arrows alone reach from the first item."""
    ring = FocusRing(items)
    reached, waiting = {items[0].id}, [items[0].id]
    while waiting:
        start = waiting.pop()
        for direction in _DIRECTIONS:
            ring.focus(start)
            end = ring.move(direction)
            if end is not None and end not in reached:
                reached.add(end)
                waiting.append(end)
    return reached


def _left_out(table: TableScene) -> Iterator[str]:
    """What can be picked on a table with the pointer and not with the keyboard."""
    useful = {*table.choice.targets, *table.choice.sources, *table.choice.carriers}
    by_keys = {table.target_of(item.id) for item in table.ring.items}
    for name in table.layout:
        target = table.target_of(name)
        if target in useful and target not in by_keys:
            yield f"is for the pointer alone: {name}"

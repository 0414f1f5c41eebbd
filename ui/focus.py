"""The keyboard's place: what has the focus, where it goes next, and the ring around it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from ui import panels
from ui.skin import Skin

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from ui.art import Art

Direction: TypeAlias = Literal["up", "down", "left", "right"]

_VECTORS: dict[Direction, tuple[int, int]] = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
_SIDEWAYS_COST = 2.5
_REACH = 6


@dataclass(frozen=True, slots=True)
class FocusItem:
    """One thing that can have the focus: what it is called, what kind of thing it is, how it stands.

    `state` is what a reader adds, such as `38 %` or `on`.
    """

    id: str
    rect: pygame.Rect
    name: str
    kind: str = "button"
    enabled: bool = True
    state: str = ""


class FocusRing:
    """The items that the keyboard can reach, in Tab order, and the one that has the focus.

    The ring is seen once the keyboard or a pad is used, and not while the mouse leads.
    """

    def __init__(self, items: Sequence[FocusItem] = ()) -> None:
        self._items: tuple[FocusItem, ...] = ()
        self._focused: str | None = None
        self.visible = False
        self.set_items(items)

    @property
    def items(self) -> tuple[FocusItem, ...]:
        """Everything, also what is disabled: it can be reached to learn why."""
        return self._items

    @property
    def focused(self) -> str | None:
        """The id of the item that has the focus."""
        return self._focused

    @property
    def item(self) -> FocusItem | None:
        """The item that has the focus."""
        return next((item for item in self._items if item.id == self._focused), None)

    def set_items(self, items: Sequence[FocusItem]) -> None:
        """Take a new set; the focus stays on its id, or goes to the item now at its place."""
        place = self._place()
        self._items = tuple(items)
        if self.item is None:
            self._focused = (
                self._items[min(place, len(self._items) - 1)].id if self._items and place >= 0 else None
            )

    def focus(self, name: str | None) -> bool:
        """Put the focus on an item; say whether there is such a one (None takes the focus away)."""
        if name is not None and not any(item.id == name for item in self._items):
            return False
        self._focused = name
        return True

    def next(self) -> str | None:
        """Go to the next item, round to the first after the last."""
        return self._step(1)

    def previous(self) -> str | None:
        """Go to the item before, round to the last before the first."""
        return self._step(-1)

    def move(self, direction: Direction) -> str | None:
        """Go to the nearest item in a direction; with none there, to the farthest on the other side."""
        self.visible = True
        current = self.item
        if current is None:
            return self._step(1)
        others = [item for item in self._items if item.id != current.id]
        ahead = [item for item in others if _distance(current.rect, item.rect, direction) is not None]
        if ahead:
            self._focused = min(
                ahead, key=lambda item: _distance(current.rect, item.rect, direction) or 0.0
            ).id
        else:
            self._focused = self._wrapped(current, others, direction)
        return self._focused

    def follow(self, name: str) -> str | None:
        """Take a named input (`next`, `previous` or a direction); return the focus, None if it is another."""
        match name:
            case "next":
                return self.next()
            case "previous":
                return self.previous()
            case "up" | "down" | "left" | "right":
                return self.move(name)
            case _:
                return None

    def narration(self) -> str:
        """Return what a reader says: `Gate, card, 3 of 5`."""
        item = self.item
        if item is None:
            return ""
        words = [item.name, item.kind]
        if item.state:
            words.append(item.state)
        if not item.enabled:
            words.append("not available")
        words.append(f"{self._place() + 1} of {len(self._items)}")
        return ", ".join(words)

    def draw(self, target: pygame.Surface, art: Art, u: float) -> None:
        """Draw the ring, gold outside and bark inside, which shows on any ground."""
        item = self.item
        if item is not None and self.visible:
            draw_ring(target, art, item.rect, u)

    def _step(self, by: int) -> str | None:
        self.visible = True
        if not self._items:
            return None
        place = self._place()
        if place < 0:
            place = -1 if by > 0 else 0
        self._focused = self._items[(place + by) % len(self._items)].id
        return self._focused

    def _place(self) -> int:
        return next((place for place, item in enumerate(self._items) if item.id == self._focused), -1)

    def _wrapped(self, current: FocusItem, others: list[FocusItem], direction: Direction) -> str:
        """Return the item to come out at on the other side, in the same row or column if there is one."""
        across, down = _VECTORS[direction]
        band = [item for item in others if _shares_band(current.rect, item.rect, across=bool(across))]
        if not band:
            return current.id
        return min(band, key=lambda item: item.rect.centerx * across + item.rect.centery * down).id


def draw_ring(target: pygame.Surface, art: Art, rect: pygame.Rect, u: float) -> None:
    """Draw the mark of the focus around a rectangle."""
    around = rect.inflate(2 * round(_REACH * u), 2 * round(_REACH * u))
    if around.width > 0 and around.height > 0:
        Skin(art, u).paint(target, around, 0, panels.ring)


def _distance(start: pygame.Rect, end: pygame.Rect, direction: Direction) -> float | None:
    """Return how far `end` is in a direction, what lies aside counting more; None when it is not there."""
    across, down = _VECTORS[direction]
    apart_x, apart_y = end.centerx - start.centerx, end.centery - start.centery
    ahead = apart_x * across + apart_y * down
    aside = abs(apart_y if across else apart_x)
    if ahead <= 0 or (aside > 2 * ahead and not _shares_band(start, end, across=bool(across))):
        return None
    if _shares_band(start, end, across=bool(across)):
        return ahead + aside * 0.3
    return ahead + aside * _SIDEWAYS_COST


def _shares_band(one: pygame.Rect, other: pygame.Rect, *, across: bool) -> bool:
    """Say whether two rectangles share a row (when going across) or a column."""
    if across:
        return one.top < other.bottom and other.top < one.bottom
    return one.left < other.right and other.left < one.right

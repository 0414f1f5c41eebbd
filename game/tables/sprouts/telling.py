"""What a story of the table is told with: where pieces lie and lay, flights, sounds, what is hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.flights import Flight
from game.tables.sprouts import drawing, naming
from game.tables.sprouts.naming import BAG
from rules.sprouts.seeds import IS_POT, KIND_OF, NAMES, ROLLED
from rules.sprouts.state import SproutsState
from ui.brush import Brush
from ui.layout import Layout, Placed
from ui.tween import Tween

if TYPE_CHECKING:
    from game.tables.sprouts.table import SproutsTable

FLY: Final = 0.24
TUMBLE: Final = 0.36


class Telling:
    """One action's events on their way onto the timeline.

    ``before`` is the layout as it was, ``earlier`` the state; ``taken`` counts copies of pieces used
    so far, so that alike dice start and land at different places.
    """

    def __init__(self, table: SproutsTable, before: Layout, earlier: SproutsState) -> None:
        self.table = table
        self.before = before
        self.earlier = earlier
        self.used: Counter[str] = Counter()
        self.spots = new_spots(earlier, table.seen)

    # --- places -----------------------------------------------------------------------------

    def die_rect(self, middle: tuple[int, int], units: float = 46) -> pygame.Rect:
        """A die's rectangle around a point."""
        side = max(4, round(units * drawing.unit(self.table)))
        rect = pygame.Rect(0, 0, side, side)
        rect.center = middle
        return rect

    def plate(self, owner: int) -> pygame.Rect:
        """Where a die lies on a plate."""
        return self.die_rect(drawing.plate_of(self.table, owner).center, 26)

    def bag(self) -> pygame.Rect:
        """The mouth of the bag."""
        rect = self.table.layout[BAG].rect
        return self.die_rect((rect.centerx, rect.top + round(rect.height * 0.2)), 30)

    def was(self, player: int, prefixes: Sequence[str], seed: int) -> pygame.Rect:
        """Where a seed lay: on the table if it is the viewer's or on a card, else on the plate."""
        for prefix in prefixes:
            sort = f"{prefix}.{NAMES[seed]}"
            name = f"{sort}.{self.used[sort]}"
            if name in self.before and (player == self.table.home or prefix == naming.NEW):
                self.used[sort] += 1
                return self.before[name].rect
        return self.plate(player)

    def now(self, player: int, seed: int) -> tuple[str, pygame.Rect]:
        """Where a seed lies now: its id and place, or the plate."""
        prefix = naming.POT if IS_POT[seed] else naming.DIE
        if player == self.table.home:
            sort = f"{prefix}.{NAMES[seed]}"
            copies = [name for name in self.table.layout if naming.sort_of(name) == sort]
            key = f"now {sort}"
            if self.used[key] < len(copies):
                self.used[key] += 1
                name = copies[-self.used[key]]
                return name, self.table.layout[name].rect
        return "", self.plate(player)

    # --- tweens -----------------------------------------------------------------------------

    def flight(
        self, seed: int, start: pygame.Rect, end: pygame.Rect, delay: float = 0.0, name: str = "die"
    ) -> Flight:
        """A die on its way."""

        def paint(brush: Brush, placed: Placed) -> None:
            side = max(4, placed.rect.width // 2 * 2)
            rect = pygame.Rect(0, 0, side, side if not IS_POT[seed] else round(side * 1.4))
            rect.center = placed.rect.center
            self.table.pieces.die(brush, seed, rect, lift=6)

        reduced = self.table.context.reduced_motion
        return Flight(name, Placed(start), Placed(end), paint, seconds=FLY, delay=delay, reduced=reduced)

    def sound(self, name: str) -> None:
        """A sound when its turn comes."""
        self.table.timeline.call(lambda: self.table.context.sounds.play(name))

    def hide(self, *names: str) -> Callable[[], None]:
        """Hides pieces until the returned call."""
        self.table.unseen.update(names)
        return lambda: self.table.unseen.difference_update(names)

    def then(self, *tweens: Tween) -> None:
        """A step on the timeline."""
        self.table.timeline.then(*tweens)

    def call(self, function: Callable[[], None]) -> None:
        """A call on the timeline."""
        self.table.timeline.call(function)


def new_spots(earlier: SproutsState, state: SproutsState) -> dict[int, list[int]]:
    """The spaces that were taken since, by bed, in the order in which they are taken."""
    spots: dict[int, list[int]] = {}
    for space, (was, owner) in enumerate(zip(earlier.board, state.board, strict=True)):
        if was != owner:
            spots.setdefault(state.variant.components.space_bed[space], []).append(space)
    return spots


def tumbling(
    telling: Telling, seeds: Sequence[int], rects: Sequence[pygame.Rect], *, tumble: bool = True
) -> Flight:
    """Dice that roll over on the spot and come to rest."""
    table = telling.table

    def paint(brush: Brush, placed: Placed) -> None:
        del placed
        share = flight.share
        for number, (seed, rect) in enumerate(zip(seeds, rects, strict=True)):
            kind = KIND_OF[seed]
            shown = seed
            if tumble and share < 0.85 and kind < len(ROLLED):
                shown = ROLLED[kind][int(share * 11 + number * 2) % 6]
            hop = round(rect.height * 0.5 * (1 - abs(2 * share - 1)))
            table.pieces.die(brush, shown, rect.move(0, -hop), lift=5)

    place = Placed(rects[0]) if rects else Placed(telling.bag())
    flight = Flight("tumble", place, place, paint, seconds=TUMBLE, reduced=table.context.reduced_motion)
    return flight

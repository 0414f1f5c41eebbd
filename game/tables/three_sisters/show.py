"""What happened, shown: dice tumble, strokes are drawn, gains fly, tokens come into the tray."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.flights import Flight
from game.tables.three_sisters import dice_view, red_pencil, tray
from game.tables.three_sisters.choosing import token_target
from game.tables.three_sisters.desk import PAGES
from game.tables.three_sisters.icons import TRACK_PICTURES, crop_picture, picture_of
from game.tables.three_sisters.marks import Mark
from game.tables.three_sisters.pencil import area_of_mark, page_of_mark
from game.tables.three_sisters.scribble import Scribble
from rules.three_sisters import events as told
from rules.three_sisters.garden import FIRST_PUMPKIN, STRIDE
from rules.three_sisters.tracks import FIRST_COLUMN, FIRST_ITEM, FIRST_ROW
from rules.title import Event
from ui.brush import Brush
from ui.layout import Layout, Placed
from ui.palette import PAPER, PINE

if TYPE_CHECKING:
    from game.tables.three_sisters.table import ThreeSistersTable

DRAW: Final = 0.2
FLY: Final = 0.24
TUMBLE: Final = 0.35
GLANCE: Final = 0.16


class Telling:
    """One telling: the marks that are new on the sheet shown, taken one after another as events name them."""

    def __init__(self, table: ThreeSistersTable, before: frozenset[Mark]) -> None:
        self.table = table
        facts = table.facts
        assert facts is not None
        self.new = [mark for mark in facts.marks if mark not in before]
        self.at: pygame.Rect | None = None
        self.pencil: Placed | None = None
        """Where Edith's pencil is, once it left her plate."""

    def take(self, accepts: Callable[[Mark], bool], count: int = 1) -> list[Mark]:
        """The next marks of a kind."""
        taken = [mark for mark in self.new if accepts(mark)][:count]
        for mark in taken:
            self.new.remove(mark)
        return taken

    def scribble(self, marks: Sequence[Mark], seconds: float = DRAW, sound: str = "pencil") -> None:
        """Draws some marks at the same time."""
        table = self.table
        if not marks:
            return
        pages = PAGES if table.desk.beside else (table.page,)
        self.at = place_of(table, marks[-1])
        if all(page_of_mark(mark) not in pages for mark in marks):
            table.unseen.difference_update(marks)
            return
        table.timeline.call(lambda: table.context.sounds.play(sound))
        table.timeline.then(Scribble(marks, seconds))
        table.timeline.call(lambda: table.unseen.difference_update(marks))


def remember(table: ThreeSistersTable) -> None:
    """Notes how the sheet looks before an action."""
    facts = table.facts
    table.marks_before = (
        frozenset(facts.marks) if facts is not None and facts.owner == table.owner else frozenset()
    )
    table.scores_before = facts.scores if facts is not None else ()


def tell(table: ThreeSistersTable, player: int, events: Sequence[Event], before: Layout) -> None:  # noqa: ARG001
    """Puts everything that happened on the table's timeline, in order."""
    telling = Telling(table, table.marks_before)
    table.unseen = set(telling.new)
    for event in events:
        owner = event.facts().get("player")
        if isinstance(event, told.DiceRolled):
            _rolled(table, event)
        elif isinstance(event, told.DieTaken | told.DieShared):
            _taken(table, event, before)
        elif isinstance(event, told.EdithCrossedOff):
            red_pencil.cross_off(telling)
        elif isinstance(event, told.RoundStarted):
            table.timeline.call(lambda: table.context.sounds.play("turn"))
        elif owner == table.owner:
            _own(telling, event)
        elif isinstance(owner, int):
            _theirs(table, owner, event)
    red_pencil.go_home(telling)
    _score(table)
    rest = list(telling.new)
    if rest:
        table.timeline.call(lambda: table.unseen.difference_update(rest))


def place_of(table: ThreeSistersTable, mark: Mark) -> pygame.Rect:
    """Where a mark is in the window."""
    lens = table.desk.lens(page_of_mark(mark), table.camera)
    return lens.rect(area_of_mark(table.desk, mark)).clamp(table.desk.paper)


# --- the sheet shown --------------------------------------------------------------------------------


def _own(telling: Telling, event: Event) -> None:
    match event:
        case told.CropsPlanted(crops=crops):
            numbers = {zone * STRIDE + crop for zone, crop in crops}
            marks = telling.take(lambda mark: mark.part == "crop" and mark.number in numbers, len(numbers))
            telling.scribble(marks, sound="plant")
        case told.ZoneWatered(zone=zone, crops=crops):
            marks = [mark for crop in crops for mark in _next_of(telling, zone, crop)]
            telling.scribble(marks, sound="water")
        case told.BoxFilled(track=track, box=box, circle=circle):
            marks = telling.take(
                lambda mark: mark.part == "track" and (mark.number, mark.box) == (track, box)
            )
            telling.scribble(marks, sound=_sound_of(track) if circle else "pencil")
        case told.LinkClosed(link=link):
            telling.scribble(telling.take(lambda mark: mark.part == "link" and mark.number == link))
        case told.GoodsGained(count=count):
            _gain(telling, "goods", count, f"+{count}", "market")
        case told.CompostGained(count=count):
            _gain(telling, "soil", count, f"+{count}", "compost")
        case told.CompostSpent(count=count):
            telling.scribble(telling.take(lambda mark: mark.shape == "strike", count), 0.14)
        case told.ActionsOwed(entries=entries):
            _owe(telling, entries)


def _sound_of(track: int) -> str:
    """The sound of a harvest: bees for the apiary, a chime for what is complete."""
    if FIRST_ROW <= track < FIRST_COLUMN:
        return "harvest"
    return "hive" if FIRST_COLUMN <= track < FIRST_ITEM else "chime_points"


def _next_of(telling: Telling, zone: int, crop: int) -> list[Mark]:
    return telling.take(lambda mark: mark.part == "crop" and mark.number == zone * STRIDE + crop)


def _gain(telling: Telling, part: str, count: int, text: str, goal: str) -> None:
    """Goods or compost fly from the box that gave them to where they are counted, and are written down."""
    table = telling.table
    word = "goods" if part == "goods" else "compost"
    start = telling.at
    end = table.layout.get(goal) or table.layout.get("tray")
    if start is not None and end is not None:
        table.timeline.then(_gain_flight(table, start, end.rect, picture_of(word), text))
    marks = telling.take(lambda mark: mark.part == part and mark.shape != "strike", count)
    telling.scribble(marks, min(0.3, 0.1 + 0.03 * count))


def _gain_flight(
    table: ThreeSistersTable, start: pygame.Rect, end: pygame.Rect, picture: str, text: str
) -> Flight:
    side = round(34 * table.context.viewport.k)

    def paint(brush: Brush, placed: Placed) -> None:
        brush.picture(picture, placed.rect, lift=6)
        centre = (placed.rect.left - round(2 * brush.k), placed.rect.centery)
        brush.text(text, centre, 20, "head", PAPER, anchor="right", shadow=PINE)

    begin, goal = pygame.Rect(0, 0, side, side), pygame.Rect(0, 0, side, side)
    begin.center, goal.center = start.center, (end.centerx, end.top + min(end.height // 2, side))
    reduced = table.context.reduced_motion
    return Flight("gain", Placed(begin), Placed(goal), paint, seconds=0.3, reduced=reduced)


def _owe(telling: Telling, entries: Sequence[int]) -> None:
    """Tokens fly from the box that gave them into the tray."""
    table = telling.table
    start = telling.at or table.layout["hub"].rect
    flights = []
    for number, entry in enumerate(entries):
        name = token_target(entry)
        placed = table.layout.get(f"token.{name}")
        if placed is None:
            continue
        table.arriving.add(name)
        flights.append(_token_flight(table, name, start, placed, 0.06 * number))
    if flights:
        names = [token_target(entry) for entry in entries]
        table.timeline.then(*flights)
        table.timeline.call(lambda: table.arriving.difference_update(names))
        table.timeline.call(lambda: table.context.sounds.play("card_slide"))


def _token_flight(
    table: ThreeSistersTable, name: str, start: pygame.Rect, end: Placed, delay: float
) -> Flight:
    pictures = tray.entry_pictures(name.removeprefix("owed."))
    side = min(end.rect.height, end.rect.width, round(52 * table.context.viewport.k))

    def paint(brush: Brush, placed: Placed) -> None:
        brush.picture(pictures[0], placed.rect, lift=8)

    begin, goal = pygame.Rect(0, 0, side, side), pygame.Rect(0, 0, side, side)
    begin.center, goal.center = start.center, end.rect.center
    reduced = table.context.reduced_motion
    return Flight(
        f"token {name}", Placed(begin), Placed(goal), paint, seconds=FLY, delay=delay, reduced=reduced
    )


# --- other players ----------------------------------------------------------------------------------


def _theirs(table: ThreeSistersTable, player: int, event: Event) -> None:
    """What another player did rises from the plate as a picture."""
    placed = table.layout.get(f"seat.{player}")
    shown = _pictures_of(event)
    if placed is None or not shown:
        return
    pictures, text = shown
    table.timeline.then(_rising(table, placed.rect, pictures, text))


def _pictures_of(event: Event) -> tuple[tuple[str, ...], str] | None:  # noqa: PLR0911 - one an event
    match event:
        case told.CropsPlanted(crops=crops):
            return tuple(crop_picture(crop) for _zone, crop in crops), ""
        case told.ZoneWatered(crops=crops, rain=rain):
            return (picture_of("rain" if rain else "water"),), f"+{len(crops)}"
        case told.BoxFilled(track=track):
            return (TRACK_PICTURES[track],), ""
        case told.GoodsGained(count=count):
            return (picture_of("goods"),), f"+{count}"
        case told.CompostGained(count=count):
            return (picture_of("compost"),), f"+{count}"
        case told.LinkClosed(perennial=perennial):
            return (crop_picture(FIRST_PUMPKIN), TRACK_PICTURES[perennial]), ""
        case told.MarketVisited():
            return (picture_of("farmers_market"),), ""
        case _:
            return None


def _score(table: ThreeSistersTable) -> None:
    """Points that somebody won rise from the plate."""
    facts = table.facts
    assert facts is not None
    rising = []
    for player, (before, now) in enumerate(zip(table.scores_before, facts.scores, strict=False)):
        placed = table.layout.get(f"seat.{player}")
        if now > before and placed is not None:
            rising.append(_rising(table, placed.rect, (picture_of("points"),), f"+{now - before}"))
    table.timeline.then(*rising)


def _rising(table: ThreeSistersTable, area: pygame.Rect, pictures: tuple[str, ...], text: str) -> Flight:
    k = table.context.viewport.k
    side = round(36 * k)

    def paint(brush: Brush, placed: Placed) -> None:
        left = placed.rect.centerx - side * len(pictures) // 2
        for number, picture in enumerate(pictures):
            brush.picture(picture, pygame.Rect(left + number * side, placed.rect.top, side, side), lift=6)
        if text:
            where = (left + side * len(pictures) + round(3 * k), placed.rect.centery)
            brush.text(text, where, 20, "head", PAPER, shadow=PINE)

    start = pygame.Rect(0, 0, side, side)
    start.center = area.center
    end = start.copy()
    end.bottom = area.top - round(6 * k)
    reduced = table.context.reduced_motion
    return Flight("rising", Placed(start), Placed(end), paint, seconds=GLANCE + 0.14, reduced=reduced)


# --- dice -------------------------------------------------------------------------------------------


def _rolled(table: ThreeSistersTable, event: told.DiceRolled) -> None:
    """The dice tumble from the hub to their spaces."""
    wheel, sounds = table.desk.wheel, table.context.sounds
    table.rolling = True
    groups = {
        space: [value for value, other in zip(event.values, event.spaces, strict=True) if other == space]
        for space in event.spaces
    }
    flights: list[Flight] = []
    for space, values in groups.items():
        for number, value in enumerate(values):
            end = Placed(wheel.die(space, number, len(values)), angle=(5, -5, 6, -6)[(space + number) % 4])
            flights.append(_tumble(table, value, end, 0.04 * len(flights)))
    table.timeline.call(lambda: sounds.play("dice_shake"))
    table.timeline.then(*flights)

    def settle() -> None:
        table.rolling = False
        sounds.play("dice_land")

    table.timeline.call(settle)


def _tumble(table: ThreeSistersTable, value: int, end: Placed, delay: float) -> Flight:
    wheel = table.desk.wheel
    start = Placed(wheel.square((wheel.x, wheel.y), 40), angle=end.angle + 200)

    def paint(brush: Brush, placed: Placed) -> None:
        turn = round((placed.angle - end.angle) / 30)
        face = (value - 1 + turn) % 6 + 1
        brush.picture(f"three_sisters/die_{face}", placed.rect, angle=round(placed.angle / 15) * 15, lift=8)

    reduced = table.context.reduced_motion
    return Flight("roll", start, end, paint, seconds=TUMBLE, delay=delay, reduced=reduced)


def _taken(table: ThreeSistersTable, event: told.DieTaken | told.DieShared, before: Layout) -> None:
    """A die goes to the hub, past the plate of whoever took it."""
    wheel, sounds = table.desk.wheel, table.context.sounds
    start = next((placed for name, placed in before.items() if name.startswith(f"die.{event.value}.")), None)
    if start is None:
        start = Placed(wheel.die(event.space, 0, 1))
    end = Placed(wheel.hub_die, angle=-5)

    def paint(brush: Brush, placed: Placed) -> None:
        brush.picture(f"three_sisters/die_{event.value}", placed.rect, angle=round(placed.angle), lift=9)

    table.timeline.call(lambda: sounds.play("wood_tap"))
    reduced = table.context.reduced_motion
    table.timeline.then(Flight("hub", Placed(start.rect), end, paint, seconds=FLY, reduced=reduced))


def piece_flight(table: ThreeSistersTable, name: str, start: Placed, end: Placed) -> Flight:
    """The way home of a piece that was let go."""

    def paint(brush: Brush, placed: Placed) -> None:
        dice_view.draw_held(table, brush, name, placed.rect.center)

    return Flight(name, start, end, paint, seconds=0.2, reduced=table.context.reduced_motion)

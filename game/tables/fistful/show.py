"""What happened, shown: packets fly, crops pop up, the harvest is told kind by kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.flights import Flight, Pop
from game.tables.fistful.arrangement import PACKET, card_id, plot_id
from game.tables.fistful.harvest import Harvest
from rules.fistful.components import HIDDEN, KINDS
from rules.fistful.events import HandDealt, Harvested, RoundStarted, SeedPlanted, SeedSetAside, SeedTaken
from rules.title import Event
from ui.brush import Brush
from ui.layout import Placed
from ui.tween import Tween

if TYPE_CHECKING:
    from game.tables.fistful.table import FistfulTable

FLY: Final = 0.24
LOOK: Final = 0.3
GAIN: Final = 0.16
KIND_PAUSE: Final = 0.7


def tell(table: FistfulTable, player: int, events: Sequence[Event]) -> None:
    """Puts everything that happened on the table's timeline, in order."""
    takes: list[Flight] = []
    for event in events:
        match event:
            case SeedPlanted():
                _planted(table, event, mine=player == table.turns.viewer)
            case SeedSetAside():
                _set_aside(table, event)
            case SeedTaken():
                takes.append(_taken(table, event))
            case RoundStarted(round=number) if number > 1:
                _swap(table, takes)
                _grow(table)
            case Harvested():
                _harvested(table, event)
            case HandDealt():
                pass  # the new hand is dealt when the harvest has been looked at


def packet_flight(  # noqa: PLR0913 - a way has this many sides
    table: FistfulTable,
    kind: int,
    start: Placed,
    end: Placed,
    *,
    seconds: float = FLY,
    delay: float = 0.0,
    name: str = "packet",
) -> Flight:
    """A packet on its way, face up when its kind is known."""

    def paint(brush: Brush, placed: Placed) -> None:
        size = (max(4, placed.rect.width), max(4, placed.rect.height))
        rect = pygame.Rect((0, 0), size)
        rect.center = placed.rect.center
        table.packets.draw(brush, kind, rect, angle=placed.angle, lift=11)

    return Flight(name, start, end, paint, seconds=seconds, delay=delay, reduced=table.context.reduced_motion)


def packet_at(table: FistfulTable, rect: pygame.Rect, scale: float = 1.0, angle: float = 0.0) -> Placed:
    """A packet's place in the middle of a rectangle."""
    k = table.context.viewport.k * scale
    size = (round(PACKET[0] * k), round(PACKET[1] * k))
    place = pygame.Rect((0, 0), size)
    place.center = rect.center
    return Placed(place, angle, layer=30)


def _planted(table: FistfulTable, event: SeedPlanted, *, mine: bool) -> None:
    plot = table.layout[plot_id(event.plot)].rect
    if not mine:
        table.unseen.add(event.plot)
        start = packet_at(table, table.layout[table.seat_id(event.hand)].rect, 0.5)
        flight = packet_flight(table, event.kind, start, packet_at(table, plot, 0.62, -6))
        table.timeline.call(lambda: table.context.sounds.play("card_slide"))
        table.timeline.then(flight)
        table.timeline.call(lambda: table.unseen.discard(event.plot))
    table.timeline.call(lambda: table.context.sounds.play("plant"))
    table.timeline.then(Pop(plot_id(event.plot)))
    if not mine:
        table.timeline.pause(LOOK)


def _set_aside(table: FistfulTable, event: SeedSetAside) -> None:
    """One's own packet stands in the crate already; the right neighbour's flies to the other one."""
    table.timeline.call(lambda: table.context.sounds.play("pass_card"))
    if (event.hand - table.home) % table.seen.variant.hands == table.seen.variant.hands - 1:
        start = packet_at(table, table.layout[table.seat_id(event.hand)].rect, 0.4)
        end = packet_at(table, table.layout["crate.right"].rect, 0.78)
        table.timeline.then(packet_flight(table, HIDDEN, start, end))


def _taken(table: FistfulTable, event: SeedTaken) -> Flight:
    hands = table.seen.variant.hands
    giver = (event.from_hand - table.home) % hands
    start_rect = {0: "crate.left", hands - 1: "crate.right"}.get(giver, table.seat_id(event.from_hand))
    start = packet_at(table, table.layout[start_rect].rect, 0.6)
    end = packet_at(table, table.layout[table.seat_id(event.hand)].rect, 0.4)
    if (event.hand - table.home) % hands == 0 and event.kind != HIDDEN:
        last = max(0, table.seen.hands[4 * table.home + event.kind - 1] - 1)
        end = table.layout.get(card_id(event.kind, last), end)
    return packet_flight(table, event.kind, start, end, seconds=0.34, name=f"packet.{event.hand}")


def _swap(table: FistfulTable, takes: list[Flight]) -> None:
    """All packets change hands at once: it is one event."""
    if takes:
        table.timeline.call(lambda: table.context.sounds.play("pass_card"))
        tweens: list[Tween] = list(takes)
        table.timeline.then(*tweens)
        takes.clear()


def _grow(table: FistfulTable) -> None:
    """What was planted in the round that ended grows up."""
    count = table.seen.variant.hands
    grown = table.seen.plantings[-count:]
    table.growing_up.update(grown)
    table.timeline.call(lambda: table.growing_up.difference_update(grown))
    table.timeline.then(*(Pop(plot_id(plot), 0.26, 0.03 * place) for place, plot in enumerate(grown)))
    table.timeline.call(lambda: table.context.sounds.play("turn"))


def _harvested(table: FistfulTable, event: Harvested) -> None:
    last = table.match.outcome is not None
    harvest = Harvest(event, table.match.seats, last)
    table.begin_interlude(harvest)
    table.timeline.call(lambda: table.context.sounds.play("harvest"))
    table.timeline.pause(0.5)
    for kind in KINDS:
        table.timeline.call(lambda kind=kind: _begin_kind(harvest, kind))  # type: ignore[misc]
        for number in range(len(harvest.gains[kind])):
            table.timeline.call(lambda number=number: _tell_gain(table, harvest, number))  # type: ignore[misc]
            table.timeline.pause(GAIN)
        table.timeline.pause(KIND_PAUSE)
    table.timeline.call(lambda: _reveal(table, harvest))


def _begin_kind(harvest: Harvest, kind: int) -> None:
    harvest.shown = kind
    harvest.told = 0


def _tell_gain(table: FistfulTable, harvest: Harvest, number: int) -> None:
    harvest.told = number + 1
    table.context.sounds.play("chime_points")


def _reveal(table: FistfulTable, harvest: Harvest) -> None:
    harvest.finish()
    table.context.sounds.play("card_flip")
    table.refresh()


def deal(table: FistfulTable) -> None:
    """A new season's hand comes from the middle of the table, card by card."""
    pile = packet_at(table, table.layout["board"].rect, 0.8)
    cards = [name for name in table.layout if name.startswith("card.")]
    flights = [
        packet_flight(table, table.kind_of(name), pile, table.layout[name], delay=0.05 * place, name=name)
        for place, name in enumerate(cards)
    ]
    if flights:
        table.context.sounds.play("card_slide")
        table.timeline.then(*flights)

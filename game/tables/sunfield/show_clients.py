"""How Clients show what happened: deliveries, Medals, new cards, Reputation."""

from __future__ import annotations

from typing import Final

from game.tables.sunfield import ids
from game.tables.sunfield.held import client_paint, picture_paint, vegetable_paint
from game.tables.sunfield.teller import LONG, Steps, Teller
from rules.sunfield import client_events as clients
from rules.sunfield.numbers import MEDALS_OF_SPACE
from rules.title import Event
from ui.tween import Tween


def deliver(teller: Teller, event: clients.ClientDelivered, before: Event | None) -> None:
    """The vegetables go, the card comes to its new owner."""
    table, places = teller.table, teller.places
    client, start = places.client(teller.player, event)
    cost = table.shown.variant.client_costs[client]
    sorts = [sort for sort, count in enumerate(cost) for _number in range(count)]
    if not table.dropped:
        flights: list[Tween] = [
            teller.fly(
                vegetable_paint(sort),
                places.load(teller.player, sort),
                places.middle(start, 30),
                delay=0.04 * n,
            )
            for n, sort in enumerate(sorts)
        ]
        teller.then(flights)
    teller.done(event, before)
    teller.sound("card_slide")
    end = places.delivered(teller.player)
    teller.then([teller.fly(client_paint(table, client), start, end, seconds=LONG)])
    teller.points(f"+{table.shown.variant.components.clients[client].prestige}", end)


def medal(teller: Teller, event: clients.MedalTaken, before: Event | None) -> None:
    """A Medal comes from below the space."""
    place = MEDALS_OF_SPACE.index(event.value)
    start = teller.places.medal(event.space - 1, place)
    end = teller.places.middle(teller.places.plate(teller.player), 34)
    teller.done(event, before)
    teller.then([teller.fly(picture_paint(f"sunfield/medal_{event.value}"), start, end)])
    teller.points(f"+{event.value}", end)


def reveal(teller: Teller, event: clients.ClientRevealed, before: Event | None) -> None:
    """A new card comes from the deck."""
    client = teller.places.client_named(event.client)
    end = teller.table.layout[ids.client_id(event.space - 1)].rect
    start = teller.places.deck()
    teller.sound("card_slide")
    teller.then([teller.fly(client_paint(teller.table, client), start, end)])
    teller.done(event, before)


def reserve(teller: Teller, event: clients.ClientReserved, before: Event | None) -> None:
    """A card goes face up to the one who alone can deliver it from now on."""
    client = teller.places.client_named(event.client)
    start = teller.table.layout[ids.client_id(event.space - 1)].rect
    name = ids.reserved_id(event.number - 1)
    end = teller.places.reserved(teller.player, event.number - 1)
    teller.away(name)
    teller.done(event, before)
    teller.sound("card_slide")
    teller.then([teller.fly(client_paint(teller.table, client), start, end)])
    teller.back(name)


def validate(teller: Teller, event: clients.ReputationValidated, before: Event | None) -> None:
    """A Reputation tile turns to its points."""
    start = teller.places.reputation(teller.player, event.tile)
    end = teller.places.middle(teller.places.plate(teller.player), 60)
    teller.done(event, before)
    teller.sound("card_flip")
    teller.then([teller.fly(picture_paint("sunfield/reputation_tile"), start, end, seconds=LONG)])
    teller.points(f"+{event.points}", end)


STEPS: Final[Steps] = {
    clients.ClientDelivered: deliver,
    clients.MedalTaken: medal,
    clients.ClientRevealed: reveal,
    clients.ClientReserved: reserve,
    clients.ReputationValidated: validate,
}

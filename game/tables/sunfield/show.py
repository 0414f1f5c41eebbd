"""What happened, as tweens and sounds, event by event: each is done to what is shown when its turn comes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.i18n import _
from game.scenes.flights import Flight
from game.tables.sunfield import ids, stage
from game.tables.sunfield.held import (
    Carried,
    Paint,
    animal_paint,
    client_paint,
    picture_paint,
    seeds_paint,
    tile_paint,
    token_paint,
    vegetable_paint,
)
from game.tables.sunfield.motions import Turn, Word
from game.tables.sunfield.places import Places
from rules.sunfield import client_events as clients
from rules.sunfield import events as facts
from rules.sunfield import power_events as powers
from rules.sunfield.components import ANIMALS, VEGETABLES
from rules.sunfield.faces import FACES
from rules.sunfield.market import SPACE_NAMES
from rules.sunfield.numbers import MEDALS_OF_SPACE
from rules.title import Event
from ui.brush import Brush
from ui.layout import Placed
from ui.tween import Tween

if TYPE_CHECKING:
    from game.tables.sunfield.table import SunfieldTable

FLY: Final = 0.22
LONG: Final = 0.3
STAGGER: Final = 0.06
LOOK: Final = 0.18
"""Seconds: a way across the table, a long one, between two pieces of one event, to look at it."""


class Teller:
    """Puts the events of one action on the table's timeline, in order."""

    def __init__(self, table: SunfieldTable, player: int) -> None:
        self.table = table
        self.player = player
        self.places = Places(table)

    def tell(self, events: Sequence[Event]) -> None:
        """Everything, event by event; those that belong together at one time."""
        place = 0
        while place < len(events):
            event = events[place]
            before = events[place - 1] if place else None
            if isinstance(event, facts.TileHarvested):
                herd = [each for each in events[place:] if isinstance(each, facts.TileHarvested)]
                self._harvest(herd)
                place += len(herd)
                continue
            self._one(event, before)
            place += 1

    def _one(self, event: Event, before: Event | None) -> None:
        steps = _STEPS.get(type(event))
        if steps is not None:
            steps(self, event, before)
        else:
            self.done(event, before)

    # --- what every event is made of ----------------------------------------------------------------

    def done(self, event: Event, before: Event | None = None) -> None:
        """What is shown changes now."""
        table = self.table
        table.timeline.call(lambda: stage.show(table.shown, event, before))

    def sound(self, name: str) -> None:
        """A sound at its time."""
        sounds = self.table.context.sounds
        self.table.timeline.call(lambda: sounds.play(name))

    def away(self, *names: str) -> None:
        """Pieces that are drawn by their flight from now on."""
        self.table.timeline.call(lambda: self.table.away.update(names))

    def back(self, *names: str) -> None:
        """They lie at their place again."""
        self.table.timeline.call(lambda: self.table.away.difference_update(names))

    def fly(  # noqa: PLR0913 - a way has this many sides
        self,
        paint: Paint,
        start: pygame.Rect,
        end: pygame.Rect,
        *,
        seconds: float = FLY,
        delay: float = 0.0,
        lift: float = 8.0,
    ) -> Flight:
        """A piece on its way."""
        size = start.size if start.width > end.width else end.size
        carried = Carried(paint, size, lift)

        def painted(brush: Brush, placed: Placed) -> None:
            carried.draw(brush, placed.rect)

        reduced = self.table.context.reduced_motion
        return Flight(
            "piece", Placed(start), Placed(end), painted, seconds=seconds, delay=delay, reduced=reduced
        )

    def then(self, tweens: Sequence[Tween]) -> None:
        """One step."""
        self.table.timeline.then(*tweens)

    def points(self, text: str, rect: pygame.Rect) -> None:
        """A number floats up."""
        self.sound("chime_points")
        self.table.timeline.together(Word(text, rect.center))

    # --- market -------------------------------------------------------------------------------------

    def take(self, event: facts.TileTaken, before: Event | None) -> None:
        """Seeds go to the tiles above; the tile comes to whoever took it."""
        places = self.places
        pouch = places.pouch(self.player)
        flights = [
            self.fly(seeds_paint(1), pouch, places.seed_on(name), delay=STAGGER * number)
            for number, name in enumerate(event.paid)
        ]
        if flights:
            self.sound("seed_rustle")
            self.then(flights)
        space = SPACE_NAMES.index(event.space)
        start = places.tile(event.space)
        seeds = [
            self.fly(seeds_paint(1), start, pouch, delay=STAGGER * number)
            for number in range(min(5, event.seeds))
        ]
        self.done(event, before)
        self.sound("card_slide")
        if self.table.lays_at_once:
            self.then(seeds)
            return
        tile = self.table.shown_before.board.market[space]
        paint = tile_paint(self.table, FACES * tile)
        self.away(ids.TILE_IN_HAND)
        self.then([self.fly(paint, start, places.hand(self.player)), *seeds])
        self.back(ids.TILE_IN_HAND)

    def renew(self, event: facts.ColumnRenewed, before: Event | None) -> None:
        """New tiles come from the piles, face down, and turn up where they lie."""
        variant = self.table.shown.variant
        flights = []
        for number, name in enumerate(event.tiles):
            row = variant.faces.kind[variant.tile_ids.index(name)]
            space = f"{ANIMALS[row]}-{event.column}"
            paint = picture_paint(f"sunfield/pile_back_{ANIMALS[row]}")
            start, end = self.table.layout[ids.PILE_IDS[row]].rect, self.places.tile(space)
            flights.append(self.fly(paint, start, end, delay=STAGGER * number))
        self.sound("card_slide")
        self.then(flights)
        self.sound("card_flip")
        self.done(event, before)

    # --- the plot -----------------------------------------------------------------------------------

    def lay(self, event: facts.TileLaid, before: Event | None) -> None:
        """The tile comes to its cell."""
        table, places = self.table, self.places
        cell = ids.cell_named(event.cell)
        end = places.cell(self.player, cell)
        start = table.lays_from
        if start is None and not table.lays_at_once:
            start = places.hand(self.player)
        number = table.shown.variant.tile_ids.index(event.tile)
        if start is not None:
            self.away(ids.TILE_IN_HAND)
            self.then([self.fly(tile_paint(table, FACES * number), start, end)])
            self.back(ids.TILE_IN_HAND)
        self.done(event, before)
        self.sound("wood_tap")
        if not places.on_cloth(self.player):
            table.timeline.pause(LOOK)

    def plant(self, event: facts.VegetablePlanted, before: Event | None) -> None:
        """A vegetable goes to its space."""
        sort = VEGETABLES.index(event.vegetable)
        cell = ids.cell_named(event.cell)
        supply = stage.from_supply(before)
        end = self.places.space(self.player, cell, sort)
        if supply:
            self.then([self.fly(token_paint(sort), self.places.supply(self.player), end)])
        elif not self.table.dropped:
            start, name = self.places.in_hand(self.player, sort)
            self.away(name)
            self.then([self.fly(token_paint(sort), start, end)])
            self.back(name)
        self.done(event, before)
        self.sound("plant")

    def lose(self, event: facts.VegetablesLost, before: Event | None) -> None:
        """What found no space falls back, with a word."""
        flights: list[Tween] = []
        starts = self.places.all_in_hand(self.player, event.vegetables)
        for number, (name, start) in enumerate(zip(event.vegetables, starts, strict=True)):
            end = start.move(0, round(start.height * 2.2)).inflate(-start.width // 2, -start.height // 2)
            paint = token_paint(VEGETABLES.index(name))
            flights.append(self.fly(paint, start, end, delay=STAGGER * number, lift=2))
        self.sound("card_slide")
        self.done(event, before)
        if self.places.on_cloth(self.player):
            flights.append(Word(_("no space"), starts[0].center))
        self.then(flights)

    def _harvest(self, events: Sequence[facts.TileHarvested]) -> None:
        """Full tiles turn over at the same moment; their vegetables go to the barrow."""
        self.sound("harvest")
        if not self.places.on_cloth(self.player):
            for event in events:
                self.done(event)
            self.table.timeline.pause(LOOK)
            return
        cells = [ids.cell_named(event.cell) for event in events]
        self.then([Turn(cell, closes=True) for cell in cells])
        for event in events:
            self.done(event)
        flights: list[Tween] = [Turn(cell, closes=False) for cell in cells]
        for cell, event in zip(cells, events, strict=True):
            start = self.places.cell(self.player, cell)
            for number, name in enumerate(event.vegetables):
                sort = VEGETABLES.index(name)
                end = self.places.load(self.player, sort)
                small = pygame.Rect(0, 0, end.width, end.height)
                small.center = start.center
                flights.append(
                    self.fly(vegetable_paint(sort), small, end, seconds=LONG, delay=STAGGER * number)
                )
        self.then(flights)

    def _animals(self, cells: Sequence[str], end: pygame.Rect) -> list[Tween]:
        """Animals leave their pastures; read before they are gone."""
        table = self.table
        plot = table.shown_before.farms[self.player].plot
        flights: list[Tween] = []
        for number, words in enumerate(cells):
            animal = self.places.animal_on(self.player, words, plot)
            start = self.places.cell(self.player, ids.cell_named(words))
            flights.append(self.fly(animal_paint(animal), start, end, seconds=LONG, delay=STAGGER * number))
        return flights

    def trio(self, event: facts.TrioDelivered, before: Event | None) -> None:
        """A trio walks off, a Medal comes."""
        plate = self.places.plate(self.player)
        flights = self._animals(event.cells, self.places.middle(plate, 40))
        self.done(event, before)
        self.then(flights)
        if event.medal:
            start = self.places.middle(self.table.layout[ids.BOARD].rect, 70)
            self.then([self.fly(picture_paint("sunfield/medal_3"), start, self.places.middle(plate, 34))])
            self.points(f"+{event.medal}", plate)

    def walk(self, event: facts.FarmerMoved, before: Event | None) -> None:
        """A pair goes back, and the farmer walks on."""
        places = self.places
        if not places.on_cloth(self.player):
            self.done(event, before)
            self.sound("wood_tap")
            return
        column = event.column
        flights = self._animals(event.cells, places.farmer(column))
        self.away("farmer")
        self.done(event, before)
        self.then(flights)
        way = self.fly(
            picture_paint("sunfield/farmer"),
            places.farmer(column - 1),
            places.farmer(column),
            seconds=0.35,
            lift=3,
        )
        self.then([way])
        self.back("farmer")
        self.sound("wood_tap")

    # --- Clients ------------------------------------------------------------------------------------

    def deliver(self, event: clients.ClientDelivered, before: Event | None) -> None:
        """The vegetables go, the card comes to its new owner."""
        table, places = self.table, self.places
        client, start = places.client(self.player, event)
        cost = table.shown.variant.client_costs[client]
        sorts = [sort for sort, count in enumerate(cost) for _number in range(count)]
        if not table.dropped:
            flights: list[Tween] = [
                self.fly(
                    vegetable_paint(sort),
                    places.load(self.player, sort),
                    places.middle(start, 30),
                    delay=0.04 * n,
                )
                for n, sort in enumerate(sorts)
            ]
            self.then(flights)
        self.done(event, before)
        self.sound("card_slide")
        end = places.delivered(self.player)
        self.then([self.fly(client_paint(table, client), start, end, seconds=LONG)])
        self.points(f"+{table.shown.variant.components.clients[client].prestige}", end)

    def medal(self, event: clients.MedalTaken, before: Event | None) -> None:
        """A Medal comes from below the space."""
        place = MEDALS_OF_SPACE.index(event.value)
        start = self.places.medal(event.space - 1, place)
        end = self.places.middle(self.places.plate(self.player), 34)
        self.done(event, before)
        self.then([self.fly(picture_paint(f"sunfield/medal_{event.value}"), start, end)])
        self.points(f"+{event.value}", end)

    def reveal(self, event: clients.ClientRevealed, before: Event | None) -> None:
        """A new card comes from the deck."""
        client = self.places.client_named(event.client)
        end = self.table.layout[ids.client_id(event.space - 1)].rect
        start = self.places.deck()
        self.sound("card_slide")
        self.then([self.fly(client_paint(self.table, client), start, end)])
        self.done(event, before)

    def reserve(self, event: clients.ClientReserved, before: Event | None) -> None:
        """A card goes face up to the one who alone can deliver it from now on."""
        client = self.places.client_named(event.client)
        start = self.table.layout[ids.client_id(event.space - 1)].rect
        name = ids.reserved_id(event.number - 1)
        end = self.places.reserved(self.player, event.number - 1)
        self.away(name)
        self.done(event, before)
        self.sound("card_slide")
        self.then([self.fly(client_paint(self.table, client), start, end)])
        self.back(name)

    def validate(self, event: clients.ReputationValidated, before: Event | None) -> None:
        """A Reputation tile turns to its points."""
        start = self.places.reputation(self.player, event.tile)
        end = self.places.middle(self.places.plate(self.player), 60)
        self.done(event, before)
        self.sound("card_flip")
        self.then([self.fly(picture_paint("sunfield/reputation_tile"), start, end, seconds=LONG)])
        self.points(f"+{event.points}", end)

    # --- barrow and powers --------------------------------------------------------------------------

    def exchange(self, event: facts.VegetableExchanged, before: Event | None) -> None:
        """One vegetable goes, another comes."""
        places = self.places
        gives, gets = VEGETABLES.index(event.gives), VEGETABLES.index(event.gets)
        if event.seeds:
            self._pay(event.seeds, places.load(self.player, gives))
        self.done(event, before)
        out = self.fly(vegetable_paint(gives), places.load(self.player, gives), places.supply(self.player))
        back = self.fly(vegetable_paint(gets), places.supply(self.player), places.load(self.player, gets))
        self.then([out, back])
        self.sound("plant")

    def add(self, event: facts.VegetableAdded, before: Event | None) -> None:
        """A vegetable comes from the supply."""
        sort = VEGETABLES.index(event.vegetable)
        supply = self.places.supply(self.player)
        if event.seeds:
            self._pay(event.seeds, supply)
        self.then([self.fly(vegetable_paint(sort), supply, self.places.load(self.player, sort))])
        self.done(event, before)
        self.sound("plant")

    def _pay(self, count: int, end: pygame.Rect) -> None:
        pouch = self.places.pouch(self.player)
        self.sound("seed_rustle")
        self.then([self.fly(seeds_paint(1), pouch, end, delay=0.04 * number) for number in range(count)])

    def use(self, event: powers.PowerUsed, before: Event | None) -> None:
        """A Seed goes to the column of the power."""
        end = self.places.power(self.player, event.column)
        self.sound("seed_rustle")
        self.then([self.fly(seeds_paint(1), self.places.pouch(self.player), end)])
        self.done(event, before)

    def draw(self, event: powers.TileDrawn, before: Event | None) -> None:
        """The top tile of a pile is seen."""
        variant = self.table.shown.variant
        number = variant.tile_ids.index(event.tile)
        row = variant.faces.kind[number]
        start = self.table.layout[ids.PILE_IDS[row]].rect
        self.away(ids.TILE_IN_HAND)
        self.done(event, before)
        self.sound("card_flip")
        self.then([self.fly(tile_paint(self.table, FACES * number), start, self.places.hand(self.player))])
        self.back(ids.TILE_IN_HAND)

    def swap_animal(self, event: powers.AnimalSwapped, before: Event | None) -> None:
        """The pasture turns over once and another Animal stands there."""
        cell = ids.cell_named(event.cell)
        if self.places.on_cloth(self.player):
            self.then([Turn(cell, closes=True)])
            self.done(event, before)
            self.then([Turn(cell, closes=False)])
        else:
            self.done(event, before)
        self.sound("wood_tap")

    def move_animal(self, event: powers.AnimalMoved, before: Event | None) -> None:
        """An Animal walks to another pasture."""
        start = self.places.cell(self.player, ids.cell_named(event.start))
        end = self.places.cell(self.player, ids.cell_named(event.goal))
        paint = animal_paint(ANIMALS.index(event.animal))
        if not self.table.dropped:
            self.then([self.fly(paint, start, end, seconds=LONG)])
        self.done(event, before)
        self.sound("wood_tap")

    def pick(self, event: powers.VegetablePicked, before: Event | None) -> None:
        """A token goes from a tile to the barrow."""
        sort = VEGETABLES.index(event.vegetable)
        start = self.places.token(self.player, ids.cell_named(event.cell), sort)
        self.done(event, before)
        if not self.table.dropped:
            self.then([self.fly(token_paint(sort), start, self.places.load(self.player, sort))])
        self.sound("plant")

    def move_vegetable(self, event: powers.VegetableMoved, before: Event | None) -> None:
        """A token goes from a tile to another."""
        sort = VEGETABLES.index(event.vegetable)
        start = self.places.token(self.player, ids.cell_named(event.start), sort)
        end = self.places.space(self.player, ids.cell_named(event.goal), sort)
        if not self.table.dropped:
            self.then([self.fly(token_paint(sort), start, end)])
        self.done(event, before)
        self.sound("plant")

    def move_tile(self, event: powers.TileMoved, before: Event | None) -> None:
        """A tile goes to another cell with all that lies on it."""
        start, goal = ids.cell_named(event.start), ids.cell_named(event.goal)
        face = self.table.shown_before.farms[self.player].plot[start]
        ends = self.places.cell(self.player, start), self.places.cell(self.player, goal)
        if not self.table.dropped and self.places.on_cloth(self.player):
            self.away(ids.cell_id(start))
            self.then([self.fly(tile_paint(self.table, face), *ends, seconds=LONG)])
            self.back(ids.cell_id(start))
        self.done(event, before)
        self.sound("wood_tap")

    # --- turns --------------------------------------------------------------------------------------

    def begin(self, event: facts.TurnStarted, before: Event | None) -> None:
        """Whose turn it is now."""
        self.done(event, before)
        if event.player == self.table.turns.viewer:
            self.sound("turn")

    def set_off(self, event: facts.EndSetOff, before: Event | None) -> None:  # noqa: ARG002 - as every event
        """The last round has begun: said in the prompt."""
        self.table.say(_("This is the last round!"))
        self.sound("chime_points")


_STEPS: Final[dict[type[Event], Callable[..., None]]] = {
    facts.TileTaken: Teller.take,
    facts.ColumnRenewed: Teller.renew,
    facts.TileLaid: Teller.lay,
    facts.VegetablePlanted: Teller.plant,
    facts.VegetablesLost: Teller.lose,
    facts.TrioDelivered: Teller.trio,
    facts.FarmerMoved: Teller.walk,
    facts.VegetableExchanged: Teller.exchange,
    facts.VegetableAdded: Teller.add,
    facts.TurnStarted: Teller.begin,
    facts.EndSetOff: Teller.set_off,
    clients.ClientDelivered: Teller.deliver,
    clients.MedalTaken: Teller.medal,
    clients.ClientRevealed: Teller.reveal,
    clients.ClientReserved: Teller.reserve,
    clients.ReputationValidated: Teller.validate,
    powers.PowerUsed: Teller.use,
    powers.TileDrawn: Teller.draw,
    powers.AnimalSwapped: Teller.swap_animal,
    powers.AnimalMoved: Teller.move_animal,
    powers.VegetablePicked: Teller.pick,
    powers.VegetableMoved: Teller.move_vegetable,
    powers.TileMoved: Teller.move_tile,
}
"""What each event is shown by; the others change what is shown without moving anything."""

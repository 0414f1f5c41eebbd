"""What the table shows while it tells what happened: a copy of the view to which events are done.

The events of an action say everything that changed, so whoever applies them one after another to
the view before it ends at the view after it. The table draws from that copy while pieces travel.
"""

from __future__ import annotations

from game.tables.sunfield.ids import cell_named
from rules.sunfield import client_events as clients
from rules.sunfield import events as facts
from rules.sunfield import power_events as powers
from rules.sunfield.components import ANIMALS, PLANT_VEGETABLE, POWERS, SORTS, VEGETABLES
from rules.sunfield.faces import FACES, NOBODY, pasture_face
from rules.sunfield.farm import DELIVERED, Farm
from rules.sunfield.market import SPACE_NAMES
from rules.sunfield.moments import NO_CLIENT, NO_TILE
from rules.sunfield.numbers import COLUMNS
from rules.sunfield.plot import free_cells
from rules.sunfield.state import SunfieldState
from rules.sunfield.variant import DECK
from rules.title import Event


def show(shown: SunfieldState, event: Event, before: Event | None = None) -> None:
    """Does to ``shown`` what the event says; ``before`` is the event of the same action before it."""
    match event:
        case (
            facts.TileTaken()
            | facts.ColumnRenewed()
            | clients.ClientDelivered()
            | clients.MedalTaken()
            | clients.ClientRevealed()
            | clients.ClientReserved()
            | clients.ReputationValidated()
        ):
            _on_boards(shown, event)
        case facts.TurnStarted(player=player):
            shown.current = player
        case _:
            farm = shown.farms[shown.current]
            _in_hand(shown, farm, event)
            if isinstance(event, facts.VegetablePlanted) and not from_supply(before):
                place = shown.hand.index(VEGETABLES.index(event.vegetable))
                shown.hand = (*shown.hand[:place], *shown.hand[place + 1 :])
            _in_plot(shown, farm, event)
            _in_barrow(farm, event)


def from_supply(before: Event | None) -> bool:
    """Whether a vegetable is planted by the power that ``before`` tells of, and not from the hand."""
    return isinstance(before, powers.PowerUsed) and before.power == POWERS[PLANT_VEGETABLE]


# --- market and Clients -----------------------------------------------------------------------------


def _on_boards(shown: SunfieldState, event: Event) -> None:
    board, farm = shown.board, shown.farms[shown.current]
    names = shown.variant.components
    match event:
        case facts.TileTaken():
            _take(shown, farm, event)
        case facts.ColumnRenewed():
            _renew(shown, event)
        case clients.ClientDelivered(client=client, space=space):
            _deliver(shown, farm, client, space)
        case clients.MedalTaken(space=space, value=value):
            board.medals[space - 1] -= 1
            farm.threes += value == 3
            farm.ones += value == 1
        case clients.ClientRevealed(client=client, space=space):
            board.clients[space - 1] = _client(shown, client)
            board.left[DECK] -= 1
        case clients.ClientReserved(client=client, space=space):
            farm.reserved = (*farm.reserved, _client(shown, client))
            board.clients[space - 1] = NO_CLIENT
        case clients.ReputationValidated(tile=tile):
            number = next(place for place, spec in enumerate(names.reputation) if spec.id == tile)
            farm.validated = (*farm.validated, number)
            if number != farm.own:
                board.reputation = tuple(NO_TILE if other == number else other for other in board.reputation)


def _take(shown: SunfieldState, farm: Farm, event: facts.TileTaken) -> None:
    board = shown.board
    for name in event.paid:
        board.seeds[SPACE_NAMES.index(name)] += 1
    space = SPACE_NAMES.index(event.space)
    farm.seeds += event.seeds - len(event.paid)
    shown.held = board.market[space]
    board.market[space], board.seeds[space] = NO_TILE, 0
    board.standing &= ~(1 << space)


def _renew(shown: SunfieldState, event: facts.ColumnRenewed) -> None:
    board, faces = shown.board, shown.variant.faces
    for name in event.tiles:
        tile = shown.variant.tile_ids.index(name)
        row = faces.kind[tile]
        space = COLUMNS * row + event.column - 1
        board.market[space] = tile
        board.seeds[space] = event.seeds if row == 0 else 0
        board.standing |= 1 << space
        board.left[row] -= 1


def _client(shown: SunfieldState, name: str) -> int:
    return next(place for place, spec in enumerate(shown.variant.components.clients) if spec.id == name)


def _deliver(shown: SunfieldState, farm: Farm, name: str, space: int) -> None:
    client = _client(shown, name)
    for sort in SORTS:
        farm.barrow[sort] -= shown.variant.client_costs[client][sort]
    farm.clients = (*farm.clients, client)
    if space:
        shown.board.clients[space - 1] = NO_CLIENT
    else:
        farm.reserved = tuple(DELIVERED if kept == client else kept for kept in farm.reserved)


# --- the farm ---------------------------------------------------------------------------------------


def _in_hand(shown: SunfieldState, farm: Farm, event: Event) -> None:
    """Tiles and vegetables that are taken, drawn, laid and lost; Seeds for powers."""
    match event:
        case facts.TileLaid(tile=tile, cell=words):
            cell = cell_named(words)
            farm.plot[cell] = FACES * shown.variant.tile_ids.index(tile)
            farm.free = free_cells(farm.plot)
            if shown.drawn == NO_TILE:
                shown.held, shown.laid = NO_TILE, cell
            shown.drawn = NO_TILE
        case facts.VegetablesTaken(vegetables=vegetables):
            shown.hand = tuple(VEGETABLES.index(name) for name in vegetables)
        case facts.VegetablesLost():
            shown.hand = ()
        case powers.PowerUsed(column=column):
            farm.seeds -= 1
            farm.used |= 1 << column
        case powers.TileDrawn(tile=tile):
            shown.drawn = shown.variant.tile_ids.index(tile)
            shown.board.left[shown.variant.faces.kind[shown.drawn]] -= 1


def _in_plot(  # noqa: C901 - one case for each event
    shown: SunfieldState, farm: Farm, event: Event
) -> None:
    """Vegetables, Animals and tiles on the plot."""
    faces = shown.variant.faces
    match event:
        case facts.VegetablePlanted(vegetable=name, cell=words):
            _plant(shown, farm, cell_named(words), VEGETABLES.index(name))
        case powers.VegetableMoved(vegetable=name, start=start, goal=goal):
            _pick(shown, farm, cell_named(start), VEGETABLES.index(name))
            _plant(shown, farm, cell_named(goal), VEGETABLES.index(name))
        case powers.VegetablePicked(vegetable=name, cell=words):
            _pick(shown, farm, cell_named(words), VEGETABLES.index(name))
        case facts.TileHarvested(cell=words, animal=animal):
            _stand(farm, words, ANIMALS.index(animal) if animal else NOBODY)
        case facts.TrioDelivered(cells=cells, medal=medal):
            for words in cells:
                _stand(farm, words, NOBODY)
            farm.threes += medal == 3
        case facts.FarmerMoved(cells=cells, column=column):
            for words in cells:
                _stand(farm, words, NOBODY)
            farm.column = column
        case powers.AnimalSwapped(cell=words, now=now):
            _stand(farm, words, ANIMALS.index(now))
        case powers.AnimalMoved(start=start, goal=goal):
            _stand(farm, goal, faces.animal[farm.plot[cell_named(start)]])
            _stand(farm, start, NOBODY)
        case powers.TileMoved(start=start, goal=goal):
            farm.plot[cell_named(goal)] = farm.plot.pop(cell_named(start))
            farm.free = free_cells(farm.plot)
            if shown.laid == cell_named(start):
                shown.laid = cell_named(goal)


def _plant(shown: SunfieldState, farm: Farm, cell: int, sort: int) -> None:
    farm.plot[cell] = shown.variant.faces.planted[4 * farm.plot[cell] + sort]


def _pick(shown: SunfieldState, farm: Farm, cell: int, sort: int) -> None:
    farm.plot[cell] = shown.variant.faces.picked[4 * farm.plot[cell] + sort]


def _stand(farm: Farm, words: str, animal: int) -> None:
    cell = cell_named(words)
    farm.plot[cell] = pasture_face(farm.plot[cell], animal)


def _in_barrow(farm: Farm, event: Event) -> None:
    match event:
        case facts.TileHarvested(vegetables=names):
            for name in names:
                farm.barrow[VEGETABLES.index(name)] += 1
        case powers.VegetablePicked(vegetable=name):
            farm.barrow[VEGETABLES.index(name)] += 1
        case facts.VegetableExchanged(gives=gives, gets=gets, seeds=seeds):
            farm.seeds -= seeds
            farm.barrow[VEGETABLES.index(gives)] -= 1
            farm.barrow[VEGETABLES.index(gets)] += 1
        case facts.VegetableAdded(vegetable=name, seeds=seeds):
            farm.seeds -= seeds
            farm.barrow[VEGETABLES.index(name)] += 1

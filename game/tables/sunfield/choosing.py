"""From legal actions to what is picked for them, and back to what an attempt would mean."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from game.scenes.choice import Options
from game.tables.sunfield import ids
from game.tables.sunfield.glance import free_spaces
from rules.sunfield import power_actions as powers
from rules.sunfield.actions import (
    ADD,
    DELIVER_CLIENT,
    DELIVER_RESERVED,
    EXCHANGE,
    TAKE_TILE,
    Add,
    DeliverClient,
    DeliverReserved,
    EndTurn,
    Exchange,
    Place,
    Plant,
    Spend,
    TakeTile,
    place,
    plant,
)
from rules.sunfield.components import SORTS
from rules.sunfield.faces import NOBODY
from rules.sunfield.moments import DONE
from rules.sunfield.powers import column_for
from rules.sunfield.state import SunfieldState
from rules.title import Action
from ui.interpret import Path

Pairs = list[tuple[Action, Path]]


def options_of(state: SunfieldState) -> Options:
    """Every legal action with the targets that lead to it, one after another.

    A market tile is taken together with the cell it goes to, or alone; a Client goes to the own
    side, or the main button delivers it. Animals to give back can be named in any order.
    """
    legal = state.legal_actions()
    pairs: Pairs = []
    spends = [action for action in legal if isinstance(action, Spend)]
    for action in legal:
        pairs += _spend_paths(action, spends) if isinstance(action, Spend) else _paths(state, action)
    return pairs


def _paths(state: SunfieldState, action: Action) -> Pairs:  # noqa: PLR0911 - a form for each kind
    match action:
        case TakeTile(space=space):
            cells = state.farms[state.current].free
            pairs: Pairs = [(action, (ids.TILES[space], ids.cell_id(cell))) for cell in cells]
            return [*pairs, (action, (ids.TILES[space],))]
        case DeliverClient(space=space):
            return _delivered(action, ids.client_id(space))
        case DeliverReserved(number=number):
            return _delivered(action, ids.reserved_id(number))
        case Place(cell=cell):
            return [(action, (ids.TILE_IN_HAND, ids.cell_id(cell)))]
        case Plant(sort=sort, cell=cell):
            return [(action, (ids.veg_id(sort), ids.cell_id(cell)))]
        case Exchange(gives=gives, gets=gets):
            return [(action, (ids.EXCHANGE, ids.LOAD[gives], ids.GET[gets]))]
        case Add(sort=sort):
            return [(action, (ids.ADD, ids.GET[sort]))]
        case powers.Power():
            column = column_for(state.farms[state.current], action)
            assert column is not None, "a legal power has its column"
            return _power_paths(action, ids.power_id(column))
        case _:
            return [(action, ())]


def _delivered(action: Action, client: str) -> Pairs:
    return [(action, (client, ids.FARM)), (action, (client,))]


def _spend_paths(action: Spend, ways: list[Spend]) -> Pairs:
    """In any order the Animals that are not given back whatever is chosen."""
    certain = _common(ways)
    open_cells = [ids.cell_id(cell) for cell in action.cells if cell not in certain]
    return [(action, path) for path in permutations(open_cells)]


def _common(ways: Sequence[Spend]) -> set[int]:
    return set(ways[0].cells).intersection(*(way.cells for way in ways))


def certain_cells(options: Options) -> frozenset[int]:
    """The cells whose Animals are given back whatever is chosen."""
    ways = [action for action, _path in options if isinstance(action, Spend)]
    return frozenset(_common(ways)) if ways else frozenset()


def _power_paths(action: powers.Power, first: str) -> Pairs:  # noqa: PLR0911 - one form for each power
    match action:
        case powers.DrawTile(pile=pile):
            return [(action, (first, ids.PILE_IDS[pile]))]
        case powers.ReserveClient(space=space):
            return [(action, (first, ids.client_id(space)))]
        case powers.SwapAnimal(cell=cell, kind=kind):
            return [(action, (first, ids.cell_id(cell), ids.KINDS[kind]))]
        case powers.MoveAnimal(start=start, goal=goal) | powers.MoveTile(start=start, goal=goal):
            return [(action, (first, ids.cell_id(start), ids.cell_id(goal)))]
        case powers.SwapVegetable(gives=gives, gets=gets):
            return [(action, (first, ids.LOAD[gives], ids.GET[gets]))]
        case powers.GainVegetable(sort=sort):
            return [(action, (first, ids.GET[sort], ids.BARROW)), (action, (first, ids.GET[sort]))]
        case powers.PickVegetable(sort=sort, cell=cell):
            token = ids.token_id(sort, cell)
            return [(action, (first, token, ids.BARROW)), (action, (first, token))]
        case powers.MoveVegetable(sort=sort, start=start, goal=goal):
            return [(action, (first, ids.token_id(sort, start), ids.cell_id(goal)))]
        case powers.PlantVegetable(sort=sort, cell=cell):
            return [(action, (first, ids.GET[sort], ids.cell_id(cell)))]
        case _:
            return []


# --- answers that need no asking --------------------------------------------------------------------


def settled(state: SunfieldState, *, end_by_itself: bool) -> Action | None:
    """An answer in which nothing is left to choose; None when something is.

    Vegetables with a single tile to go to, or as many spaces as there are of them, go by
    themselves unless a power could still change that; which trio leaves is all the same in the
    standard mode (SF-6.6); a turn in which only ending is left ends if ``end_by_itself``.
    """
    legal = state.legal_actions()
    if len(legal) == 1 and isinstance(legal[0], EndTurn):
        return legal[0] if end_by_itself and state.moment == DONE else None
    plants = [action for action in legal if isinstance(action, Plant)]
    if plants and len(plants) == len(legal):
        return next((action for action in plants if _is_certain(state, action, plants)), None)
    if isinstance(legal[0] if legal else None, Spend) and not state.variant.advanced:
        return legal[0]
    return None


def _is_certain(state: SunfieldState, action: Plant, plants: list[Plant]) -> bool:
    cells = [other.cell for other in plants if other.sort == action.sort]
    if len(cells) == 1:
        return True
    plot = state.farms[state.current].plot
    spaces = sum(free_spaces(state, plot[cell], action.sort) for cell in cells)
    return spaces <= state.hand.count(action.sort)


# --- attempts ---------------------------------------------------------------------------------------


def attempted(  # noqa: PLR0911 - a form for each beginning
    state: SunfieldState, selection: Path, target: str
) -> Action | None:
    """The action that picking ``target`` after ``selection`` would mean if it were legal."""
    if not selection:
        return _first_attempt(state, target)
    head = selection[0]
    if head in ids.TILES or head == ids.TILE_IN_HAND:
        return place(ids.cell_of(target)) if target.startswith("cell.") else None
    if head.startswith("veg.") and target.startswith("cell."):
        return plant(ids.sort_of(head), ids.cell_of(target))
    if head == ids.EXCHANGE:
        gives = selection[1] if len(selection) > 1 else target
        gets = target if target in ids.GET else ids.GET[0]
        if gives not in ids.LOAD:
            return None
        return EXCHANGE[ids.LOAD.index(gives)][ids.GET.index(gets)]
    if head.startswith("power."):
        return _power_attempt(state, selection, target)
    return None


def _first_attempt(state: SunfieldState, target: str) -> Action | None:  # noqa: PLR0911 - one form for each
    if target in ids.TILES:
        return TAKE_TILE[ids.TILES.index(target)]
    if target.startswith("client."):
        return DELIVER_CLIENT[int(target.removeprefix("client.")) - 1]
    if target.startswith("reserved."):
        return DELIVER_RESERVED[int(target.removeprefix("reserved.")) - 1]
    if target == ids.EXCHANGE:
        loaded = [sort for sort in SORTS if state.farms[state.current].barrow[sort]]
        gives = loaded[0] if loaded else 0
        return EXCHANGE[gives][(gives + 1) % len(SORTS)]
    if target == ids.ADD:
        return ADD[0]
    if target.startswith("power."):
        return _some_use(state, int(target.removeprefix("power.")))
    return None


def _some_use(state: SunfieldState, column: int) -> Action | None:
    """Any use of the power on a column: why it is refused does not depend on which."""
    landscape = state.farms[state.current].landscape
    if landscape is None:
        return None
    power, pile = landscape.powers[column], landscape.piles[column]
    cell = next(iter(state.farms[state.current].plot))
    uses: Final = (
        powers.DRAW[max(0, pile)],
        powers.RESERVE[0],
        powers.swap_animal(cell, 0),
        powers.move_animal(cell, cell),
        powers.SWAP[0][1],
        powers.GAIN[0],
        powers.pick_vegetable(0, cell),
        powers.move_vegetable(0, cell, cell),
        powers.plant_vegetable(0, cell),
        powers.move_tile(cell, cell),
    )
    return uses[power] if 0 <= power < len(uses) else None


def _power_attempt(  # noqa: PLR0911 - a form for each power
    state: SunfieldState, selection: Path, target: str
) -> Action | None:
    landscape = state.farms[state.current].landscape
    if landscape is None or not target.startswith("cell."):
        return None
    cell = ids.cell_of(target)
    power = landscape.powers[int(selection[0].removeprefix("power."))]
    if len(selection) == 1:
        return _attempt_at(power, cell)
    start = selection[1]
    match powers.POWER_WORDS[power]:
        case "move-animal":
            return powers.move_animal(ids.cell_of(start), cell)
        case "move-tile":
            return powers.move_tile(ids.cell_of(start), cell)
        case "move-vegetable":
            return powers.move_vegetable(ids.sort_of(start), ids.cell_of(start), cell)
        case "plant-vegetable":
            return powers.plant_vegetable(ids.sort_of(start), cell)
        case _:
            return None


def _attempt_at(power: int, cell: int) -> Action | None:
    """A cell picked first: refused because no Animal stands there."""
    match powers.POWER_WORDS[power]:
        case "swap-animal":
            return powers.swap_animal(cell, 0)
        case "move-animal":
            return powers.move_animal(cell, cell)
        case _:
            return None


def standing_kind(state: SunfieldState, cell: int) -> int | None:
    """The Animal on a cell of the current player's plot."""
    face = state.farms[state.current].plot.get(cell)
    if face is None:
        return None
    animal = state.variant.faces.animal[face]
    return animal if animal < NOBODY else None

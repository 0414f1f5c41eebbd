"""Sunfield Farm drawn as text, the way the rulebook's examples are, and a player who acts.

    table('''
        0 0  cow blue (broccoli, broccoli, eggplant*)
        1 0  past Pig
    ''', holding="cow brown (broccoli, carrot, corn)")

Player 0 of two is to act, with no Seeds and an empty barrow, and the whole plot is what is drawn.
A tile that the components do not have takes the place of one of its kind and colour.
"""

from __future__ import annotations

import pytest

from rules.chance import Chance, Seeded
from rules.sunfield import TITLE
from rules.sunfield.cells import cell_at
from rules.sunfield.components import ANIMALS, VEGETABLES
from rules.sunfield.dealing import new_state
from rules.sunfield.faces import FACES
from rules.sunfield.moments import HOLDING, NO_CLIENT, NO_TILE
from rules.sunfield.plot import free_cells
from rules.sunfield.position import describe
from rules.sunfield.state import SunfieldState
from rules.sunfield.variant import Variant, first_tile
from rules.sunfield.whereabouts import seen_tiles, unseen_of
from rules.title import Action, Event, IllegalAction, Json
from tests.rules.sunfield.sunfield_printer import Printer


def new(players: int = 2, seed: int = 1, chance: Chance | None = None, **options: Json) -> SunfieldState:
    """The first state of a match; player 0 is first unless the options say otherwise."""
    setup = TITLE.meta.setup(players, {"first_player": 0, **options})
    return TITLE.new(setup, chance or Seeded(seed))


def table(  # noqa: PLR0917 - one drawing, the rest by name
    plot: str = "",
    holding: str = "",
    players: int = 2,
    livestock: str = "",
    column: int = 0,
    seeds: int = 0,
    barrow: str = "",
    **house: bool,
) -> SunfieldState:
    """A state with the plot as drawn; ``livestock="A1 B3"`` makes it the advanced mode."""
    printer = Printer()
    fields = printer.plot(plot) if plot else None
    held = printer.drawn(holding) if holding else NO_TILE
    chosen = {
        name: house.get(name, False) for name in ("colour_is_animal", "alt_cow", "bonus_per_three", "limited")
    }
    variant = Variant(players, printer.components(), printed=None, advanced=bool(livestock), **chosen)
    state = new_state(variant, 0, [0, 1, 2, 3][:players], Seeded(1))
    farm = state.farms[0]
    farm.seeds = seeds
    farm.barrow = [barrow.split(", ").count(sort) for sort in VEGETABLES]
    if fields is not None:
        farm.plot, farm.free = fields, free_cells(fields)
    if livestock:
        ids = [card.id for card in variant.components.livestock]
        a, b = (ids.index(card) for card in livestock.split())
        farm.landscape, farm.column = variant.landscapes[a, b], column
    if holding:
        state.held, state.moment = held, HOLDING
    used = {face // FACES for each in state.farms for face in each.plot.values()} | {held}
    for space in range(9):
        row = range(first_tile(space // 3), first_tile(space // 3) + 20)
        state.board.market[space] = next(tile for tile in row if tile not in used)
        used.add(state.board.market[space])
    count_again(state)
    return state


def count_again(state: SunfieldState) -> None:
    """Puts into the piles what lies nowhere else."""
    board = state.board
    board.standing = sum(1 << space for space, tile in enumerate(board.market) if tile != NO_TILE)
    board.unseen = unseen_of(state)
    board.left = [
        mask.bit_count() - out for mask, out in zip(board.unseen, state.variant.removed, strict=True)
    ]


def set_column(state: SunfieldState, number: int, drawing: str) -> None:
    """Makes a market column ``"sheep+1, -, cow+0"``, from top to bottom."""
    for row, space in enumerate(drawing.split(", ")):
        place = 3 * row + number - 1
        state.board.seeds[place] = int(space.partition("+")[2] or 0)
        if space == "-":
            state.board.market[place] = NO_TILE
        elif state.board.market[place] == NO_TILE:
            seen = seen_tiles(state)
            state.board.market[place] = next(
                n for n in range(first_tile(row), first_tile(row + 1)) if n not in seen
            )
    count_again(state)


def column(state: SunfieldState, number: int) -> str:
    """A market column from top to bottom."""
    spaces = zip(
        ANIMALS, state.board.market[number - 1 :: 3], state.board.seeds[number - 1 :: 3], strict=True
    )
    return ", ".join("-" if tile == NO_TILE else f"{kind}+{seeds}" for kind, tile, seeds in spaces)


def client(state: SunfieldState, name: str) -> int:
    """The number of a Client."""
    return [client.id for client in state.variant.components.clients].index(name)


def open_clients(state: SunfieldState, *names: str) -> None:
    """Lays these Clients on the spaces, from the first; ``-`` leaves one empty."""
    for space, name in enumerate(names):
        state.board.clients[space] = NO_CLIENT if name == "-" else client(state, name)
    count_again(state)


def delivered(state: SunfieldState, *names: str, player: int = 0) -> None:
    """Makes these the Clients that a player has delivered."""
    state.farms[player].clients = tuple(client(state, name) for name in names)


def reputation(state: SunfieldState, own: str, *board: str) -> None:
    """The Reputation tile of player 0 and those of the board."""
    ids = [tile.id for tile in state.variant.components.reputation]
    state.farms[0].own = ids.index(own)
    state.board.reputation = tuple(ids.index(tile) for tile in board)


def validated(state: SunfieldState, player: int = 0) -> list[str]:
    """The Reputation tiles that a player has validated."""
    return [state.variant.components.reputation[tile].id for tile in state.farms[player].validated]


def play(state: SunfieldState, *texts: str, chance: Chance | None = None) -> list[Event]:
    """Applies the actions in their order and tells what happened."""
    events: list[Event] = []
    for text in texts:
        events += state.apply(TITLE.parse(text), chance or Seeded(1))
    return events


def refused(state: SunfieldState, text: str) -> str:
    """The rulebook's word for the reason against an action, which has changed nothing."""
    action: Action = TITLE.parse(text)
    before = state.copy()
    with pytest.raises(IllegalAction) as caught:
        state.apply(action, Seeded(1))
    assert caught.value.refusal == state.refusal(action)
    assert state == before
    assert action not in state.legal_actions()
    return str(caught.value.refusal.values["code"])


def options(state: SunfieldState, start: str = "") -> list[str]:
    """The legal actions that begin with these words, sorted."""
    return sorted(str(action) for action in state.legal_actions() if str(action).startswith(start))


def shown(state: SunfieldState, cell: str, player: int = 0) -> str:
    """What lies on a cell: ``(carrot*, corn)``, ``past Pig`` or ``-``."""
    face = state.farms[player].plot.get(cell_at(*map(int, cell.split())))
    return "-" if face is None else describe(state.variant, face).partition(" ")[2]


def barrow(state: SunfieldState, player: int = 0) -> str:
    """The vegetables in a barrow, sorted by their names."""
    counts = zip(VEGETABLES, state.farms[player].barrow, strict=True)
    return ", ".join(sorted(name for name, count in counts for _ in range(count)))


def moment(state: SunfieldState) -> str:
    """The kind of decision that is asked."""
    return state.decision.kind if state.decision else "over"


def lines(state: SunfieldState, player: int = 0) -> dict[str, int]:
    """The score sheet of a player."""
    return dict(state.scores()[player].lines)


def finish_turn(state: SunfieldState) -> None:
    """Takes the first tile if nothing has been done yet, answers what is asked and ends the turn."""
    while moment(state) != "done":
        state.apply(state.legal_actions()[0], Seeded(1))
    play(state, "end")


def empty_market(state: SunfieldState) -> None:
    """Leaves no tile in the market and none in the piles."""
    state.board.market = [NO_TILE] * 9
    state.board.seeds = [0] * 9
    state.board.standing = 0
    state.board.left[:3] = [0, 0, 0]

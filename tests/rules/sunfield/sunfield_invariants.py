"""What never stops being true in Sunfield Farm, each under a name that is a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Protocol

from rules.sunfield.client_events import ClientDelivered, MedalTaken
from rules.sunfield.events import (
    ColumnRenewed,
    TileHarvested,
    TrioDelivered,
    VegetableAdded,
    VegetableExchanged,
)
from rules.sunfield.faces import FACES, PASTURE
from rules.sunfield.moments import DRAWN, NO_CLIENT, NO_TILE, OVER, PLANTING, READY
from rules.sunfield.power_events import VegetablePicked
from rules.sunfield.state import SunfieldState
from rules.title import Event, State
from tests.rules.sunfield.sunfield_recount import recount, reputation_gained

SIDES = ((0, -1), (-1, 0), (1, 0), (0, 1))


class Moment(Protocol):
    """A state of a match and what has just happened."""

    @property
    def state(self) -> State: ...

    @property
    def told(self) -> tuple[Event, ...]: ...


def sunfield(moment: Moment) -> SunfieldState:
    """The state as what it is."""
    assert isinstance(moment.state, SunfieldState)
    return moment.state


def spot(cell: int) -> tuple[int, int]:
    """The x and y of a cell."""
    y, x = divmod(cell + 128, 256)
    return x - 128, y


def every_tile_is_in_exactly_one_place(moment: Moment) -> None:
    state = sunfield(moment)
    tiles = [tile for tile in (*state.board.market, state.held, state.drawn) if tile != NO_TILE]
    tiles += [face // FACES for farm in state.farms for face in farm.plot.values()]
    assert len(set(tiles)) == len(tiles)
    for kind in range(3):
        hidden = {12 + 20 * kind + n for n in range(20) if state.board.unseen[kind] >> n & 1}
        assert hidden | {tile for tile in tiles if (tile - 12) // 20 == kind} == set(
            range(12 + 20 * kind, 32 + 20 * kind)
        )
        assert not hidden & set(tiles)
        assert len(hidden) == state.board.left[kind] + state.variant.removed[kind]


def every_client_is_in_exactly_one_place(moment: Moment) -> None:
    state = sunfield(moment)
    clients = [client for client in state.board.clients if client != NO_CLIENT]
    for farm in state.farms:
        clients += [*farm.clients, *(client for client in farm.reserved if client >= 0)]
    clients += [n for n in range(20) if state.board.unseen[3] >> n & 1]
    assert sorted(clients) == list(range(20))
    assert 20 - len(clients) == 0
    assert state.board.unseen[3].bit_count() == state.board.left[3] + state.variant.removed[3]


def every_reputation_tile_is_in_exactly_one_place(moment: Moment) -> None:
    state = sunfield(moment)
    gained = [tile for farm in state.farms for tile in farm.validated]
    board = [tile for tile in state.board.reputation if tile != NO_TILE]
    waiting = [farm.own for farm in state.farms if farm.own not in farm.validated]
    places = Counter([*gained, *board, *waiting])
    assert set(places.values()) == {1}
    assert len(places) == 4 + state.variant.players


def every_medal_of_the_board_is_in_exactly_one_place(moment: Moment) -> None:
    state = sunfield(moment)
    assert sum(farm.ones for farm in state.farms) == sum(left == 0 for left in state.board.medals)
    assert sum(farm.threes for farm in state.farms) >= sum(left < 2 for left in state.board.medals)


def seeds_lie_on_tiles_and_on_every_sheep_tile(moment: Moment) -> None:
    state = sunfield(moment)
    for space, (tile, seeds) in enumerate(zip(state.board.market, state.board.seeds, strict=True)):
        assert (seeds == 0) if tile == NO_TILE else (seeds >= (1 if space < 3 else 0))
        assert (state.board.standing >> space & 1) == (tile != NO_TILE)
    assert all(farm.seeds >= 0 for farm in state.farms)


def vegetables_on_a_tile_match_its_spaces(moment: Moment) -> None:
    state = sunfield(moment)
    faces = state.variant.faces
    for farm in state.farms:
        for face in farm.plot.values():
            spaces = Counter(faces.sorts[face // FACES])
            tokens = Counter({sort: count for sort, count in enumerate(faces.tokens[face]) if count})
            assert tokens <= spaces
            if face % FACES >= PASTURE:
                assert not tokens


def the_plot_is_one_piece(moment: Moment) -> None:
    for farm in sunfield(moment).farms:
        left = {spot(cell) for cell in farm.plot}
        edge = [left.pop()]
        while edge:
            x, y = edge.pop()
            beside = {(x + dx, y + dy) for dx, dy in SIDES} & left
            left -= beside
            edge += beside
        assert not left


def free_cells_are_those_beside_the_plot(moment: Moment) -> None:
    for farm in sunfield(moment).farms:
        plot = {spot(cell) for cell in farm.plot}
        beside = {(x + dx, y + dy) for x, y in plot for dx, dy in SIDES} - plot
        assert [spot(cell) for cell in farm.free] == sorted(beside, key=lambda cell: (cell[1], cell[0]))


def nothing_full_waits_but_for_a_hand_to_be_planted(moment: Moment) -> None:
    state = sunfield(moment)
    for player, farm in enumerate(state.farms):
        full = any(state.variant.faces.full[face] for face in farm.plot.values())
        assert not full or (player == state.current and state.moment in (PLANTING, DRAWN) and state.hand)


def every_turn_is_one_tile_or_one_client(moment: Moment) -> None:
    state = sunfield(moment)
    if state.moment not in (READY, OVER):
        return
    for player, farm in enumerate(state.farms):
        turns = sum((state.first_player + turn) % len(state.farms) == player for turn in range(state.turn))
        drawn = 0
        if farm.landscape is not None:
            drawn = sum(power == 0 and farm.used >> n & 1 for n, power in enumerate(farm.landscape.powers))
        taken = len(farm.plot) - 3 - drawn + len(farm.clients)
        assert taken == turns if state.board.standing and not farm.used else taken <= turns


def scores_equal_an_independent_recount(moment: Moment) -> None:
    state = sunfield(moment)
    if state.moment in (READY, OVER):
        position = state.position()
        assert [score.total for score in state.scores()] == [
            recount(position, p) for p in range(len(state.farms))
        ]


def exactly_what_is_fulfilled_is_validated(moment: Moment) -> None:
    state = sunfield(moment)
    if not any(isinstance(event, ClientDelivered) for event in moment.told):
        return
    clients, tiles = state.variant.components.clients, state.variant.components.reputation
    for farm in state.farms:
        names = [clients[client].id for client in farm.clients]
        board = [tile for tile in state.board.reputation if tile != NO_TILE]
        assert all(reputation_gained(names, tiles[tile].id) for tile in farm.validated)
        assert not any(reputation_gained(names, tiles[tile].id) for tile in board)


Invariant = Callable[[Moment], None]
SUNFIELD_INVARIANTS: tuple[Invariant, ...] = (
    every_tile_is_in_exactly_one_place,
    every_client_is_in_exactly_one_place,
    every_reputation_tile_is_in_exactly_one_place,
    every_medal_of_the_board_is_in_exactly_one_place,
    seeds_lie_on_tiles_and_on_every_sheep_tile,
    vegetables_on_a_tile_match_its_spaces,
    the_plot_is_one_piece,
    free_cells_are_those_beside_the_plot,
    nothing_full_waits_but_for_a_hand_to_be_planted,
    every_turn_is_one_tile_or_one_client,
    scores_equal_an_independent_recount,
    exactly_what_is_fulfilled_is_validated,
)
"""True of every state; the ones below compare it with the state before."""


def a_pasture_never_turns_back(before: SunfieldState, state: SunfieldState, told: tuple[Event, ...]) -> None:
    del told
    for old, new in zip(before.farms, state.farms, strict=True):
        now = {face // FACES: face % FACES for face in new.plot.values()}
        for face in old.plot.values():
            assert face % FACES < PASTURE or now[face // FACES] >= PASTURE


def tiles_never_leave_a_plot(before: SunfieldState, state: SunfieldState, told: tuple[Event, ...]) -> None:
    del told
    for old, new in zip(before.farms, state.farms, strict=True):
        tiles = {face // FACES for face in new.plot.values()}
        assert {face // FACES for face in old.plot.values()} <= tiles


def medals_come_from_spaces_and_trios(
    before: SunfieldState, state: SunfieldState, told: tuple[Event, ...]
) -> None:
    medals = [event.value for event in told if isinstance(event, MedalTaken)]
    medals += [event.medal for event in told if isinstance(event, TrioDelivered)]
    old, new = (sum(3 * farm.threes + farm.ones for farm in each.farms) for each in (before, state))
    assert new - old == sum(medals)


def seeds_are_conserved(before: SunfieldState, state: SunfieldState, told: tuple[Event, ...]) -> None:
    came = sum(event.seeds for event in told if isinstance(event, ColumnRenewed))
    went = sum(event.seeds for event in told if isinstance(event, VegetableExchanged | VegetableAdded))
    assert seeds_there(state) - seeds_there(before) == came - went


def seeds_there(state: SunfieldState) -> int:
    """The Seeds with the players, in the market and on Livestock cards."""
    return sum(state.board.seeds) + sum(farm.seeds + farm.used.bit_count() for farm in state.farms)


def barrows_change_by_what_is_told_only(
    before: SunfieldState, state: SunfieldState, told: tuple[Event, ...]
) -> None:
    change: Counter[str] = Counter()
    for event in told:
        match event:
            case TileHarvested():
                change.update(event.vegetables)
            case VegetableAdded() | VegetablePicked():
                change[event.vegetable] += 1
            case VegetableExchanged():
                change[event.gives] -= 1
                change[event.gets] += 1
            case ClientDelivered():
                (spec,) = (c for c in state.variant.components.clients if c.id == event.client)
                for sort, count in enumerate(spec.cost):
                    change[("broccoli", "carrot", "eggplant", "corn")[sort]] -= count
            case _:
                pass
    for player, (old, new) in enumerate(zip(before.farms, state.farms, strict=True)):
        wanted = change if player == before.current else Counter[str]()
        for sort, name in enumerate(("broccoli", "carrot", "eggplant", "corn")):
            assert new.barrow[sort] - old.barrow[sort] == wanted[name]


Comparison = Callable[[SunfieldState, SunfieldState, tuple[Event, ...]], None]
SUNFIELD_COMPARISONS: tuple[Comparison, ...] = (
    a_pasture_never_turns_back,
    tiles_never_leave_a_plot,
    medals_come_from_spaces_and_trios,
    seeds_are_conserved,
    barrows_change_by_what_is_told_only,
)

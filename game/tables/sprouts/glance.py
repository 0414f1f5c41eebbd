"""What can be read off an observation for drawing it: pure, without a screen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.match import Entry
from game.tables.sprouts import naming
from game.tables.sprouts.arrangement import Seen
from rules.sprouts.beds import DIFF, GARDEN_OF, GARDENS, NUMBER_OF, SAME, SEEDS_OF
from rules.sprouts.components import LEMONADE_VP
from rules.sprouts.events import CardTaken, ShedCleared
from rules.sprouts.lemonade import NOBODY, RIVAL, gardens_of
from rules.sprouts.rival import rival_score
from rules.sprouts.seeds import FACE_OF, PLANTABLE, WILD, Seeds
from rules.sprouts.state import SproutsState
from rules.sprouts.steps import GIVING, OVER, RECEIVING, RETURNING, STORING, TAKING


def home_of(state: SproutsState, viewer: int | None) -> int:
    """The player whose barrow lies at the front: the viewer, else whoever acts."""
    if viewer is not None:
        return viewer
    player = state.current_player
    return state.player if player is None else player


def taken_cards(history: Sequence[Entry]) -> dict[int, tuple[int, str]]:
    """For every shed place whose card was taken in this round: by whom, and which card."""
    taken: dict[int, tuple[int, str]] = {}
    for entry in reversed(history):
        for event in entry.events:
            if isinstance(event, CardTaken) and event.place not in taken:
                taken[event.place] = (event.player, event.card)
        if any(isinstance(event, ShedCleared) for event in entry.events):
            break
    return taken


def host_place(state: SproutsState, taken: dict[int, tuple[int, str]]) -> int:
    """The shed place where the tools of the turn lie: that of the card just taken."""
    mine = [place for place, (player, _card) in taken.items() if player == state.player]
    return mine[0] if mine and state.step not in (TAKING, RETURNING) else 0


def has_rival(state: SproutsState) -> bool:
    """Whether the Rival plays."""
    return state.variant.rival or state.variant.solo


def beds_of(state: SproutsState) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each garden its beds on the board, with how many spaces each has, in the order of spaces."""
    components = state.variant.components
    return tuple(
        tuple((bed, len(components.worth[bed])) for bed in components.beds if GARDEN_OF[bed] == garden)
        for garden in range(len(GARDENS))
    )


def loose(state: SproutsState) -> bool:
    """Whether new dice still lie on the card that was taken."""
    return state.step in (GIVING, RECEIVING)


def seen_of(
    state: SproutsState, home: int, host: int, faces: tuple[str, ...] = (), turning: str = ""
) -> Seen:
    """What the arrangement depends on."""
    players = state.variant.players
    own_turn = state.player == home and state.step != OVER
    on_card = loose(state) or not own_turn
    return Seen(
        tuple((home + step) % players for step in range(players)),
        has_rival(state),
        state.variant.solo,
        len(state.shed) or state.variant.shed,
        beds_of(state),
        naming.held_ids(naming.in_order(state.barrows[home])),
        naming.new_ids(naming.in_order(state.fresh)) if state.step in (GIVING, RECEIVING, STORING) else (),
        naming.held_ids(state.pots[home]),
        () if loose(state) or state.step == STORING else naming.tool_ids(state.tools),
        host or 1,
        on_card,
        tuple(len(dice) for dice in state.shed_dice),
        faces,
        turning,
    )


def score_of(state: SproutsState, player: int) -> int:
    """A player's points as they stand, seeds left over included once the match is over."""
    lines = dict(state.scores()[player].lines)
    if state.step != OVER:
        lines.pop("seeds", None)
    return sum(lines.values())


def rival_points(state: SproutsState) -> int:
    """The Rival's points; the lemonade counts for it only where it plays alone against one."""
    points = rival_score(state)
    return points if state.variant.solo or state.lemonade != RIVAL else points - LEMONADE_VP


def space_owner(state: SproutsState) -> list[tuple[int, int]]:
    """Who stands on every space, ``NOBODY`` if none, and what the space is worth."""
    return list(zip(state.board, state.variant.components.space_vp, strict=True))


def next_space(state: SproutsState, bed: int) -> int | None:
    """The space that the next token in a bed would take."""
    components = state.variant.components
    first = components.first_space[bed]
    for space in range(first, first + len(components.worth[bed])):
        if state.board[space] == NOBODY:
            return space
    return None


def wins_lemonade(state: SproutsState, player: int, bed: int) -> bool:
    """Whether a token in this bed would win the lemonade."""
    gardens = gardens_of(state, player)
    return state.lemonade == NOBODY and len(gardens | {GARDEN_OF[bed]}) == len(GARDENS) > len(gardens)


def usable(bed: int, seeds: Iterable[int]) -> Seeds:
    """The seeds at hand that would serve best in a herb bed, never more than it takes."""
    heaps: dict[int, list[int]] = {}
    for seed in sorted(seeds):
        if PLANTABLE[seed]:
            heaps.setdefault(FACE_OF[seed], []).append(seed)
    wilds = heaps.pop(WILD, [])
    number, garden = NUMBER_OF[bed], GARDEN_OF[bed]
    depth = number if garden == SAME else 1 if garden == DIFF else 2
    tallest = sorted(heaps.values(), key=lambda heap: -min(depth, len(heap)))
    chosen = [seed for heap in tallest[: 1 if garden == SAME else number] for seed in heap[:depth]]
    return tuple(sorted([*chosen, *wilds][: SEEDS_OF[bed]]))


def lacking(bed: int, seeds: Iterable[int]) -> int:
    """How many seeds are still missing for a herb bed, with the best use of those at hand."""
    return SEEDS_OF[bed] - len(usable(bed, seeds))


def owed(state: SproutsState) -> int:
    """How many dice above seven there are."""
    player = state.current_player
    if player is None:
        return 0
    fresh = len(state.fresh) if state.step == STORING else 0
    return max(0, len(state.barrows[player]) + fresh - 7)

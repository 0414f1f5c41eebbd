"""What never stops being true in Herbaceous Sprouts, each under a name that is a sentence."""

from collections import Counter

from rules.sprouts.components import LIMIT, TOKENS
from rules.sprouts.lemonade import RIVAL
from rules.sprouts.seeds import IS_POT, KIND_COUNTS, KIND_OF
from rules.sprouts.state import SproutsState
from rules.sprouts.steps import RECEIVING, SPECIALS, STORING, TAKING, TRIMMING


def every_die_is_in_exactly_one_place(state: SproutsState) -> None:
    places = [*state.barrows, *state.shed_dice, state.fresh]
    counts = Counter(KIND_OF[die] for dice in places for die in dice)
    assert [counts[kind] + state.bag[kind] for kind in range(6)] == list(KIND_COUNTS)
    assert min(state.bag) >= 0


def no_barrow_is_above_seven_when_step_b_or_c_has_ended(state: SproutsState) -> None:
    for player, dice in enumerate(state.barrows):
        moving = player == state.player and state.step in (TAKING, STORING, SPECIALS, TRIMMING)
        receiving = state.step == RECEIVING and player == state.current_player
        assert len(dice) <= LIMIT + (2 if moving or receiving else 0)
        if state.step == TAKING and not state.variant.solo:
            assert len(dice) <= LIMIT


def every_space_holds_one_token_at_most(state: SproutsState) -> None:
    assert len(state.board) == 28
    owners = Counter(state.board)
    assert all(owners[player] <= TOKENS for player in range(state.variant.players))
    assert owners[RIVAL] <= 20
    assert set(owners) <= {-1, RIVAL, *range(state.variant.players)}


def beds_fill_from_their_first_space(state: SproutsState) -> None:
    components = state.variant.components
    for bed in components.beds:
        first = components.first_space[bed]
        spaces = [owner >= 0 for owner in state.board[first : first + len(components.worth[bed])]]
        assert spaces == sorted(spaces, reverse=True)
        assert bool(state.open_beds >> bed & 1) == (not all(spaces))


def every_card_is_seen_once(state: SproutsState) -> None:
    lying = [card for card in (*state.shed, state.card) if card >= 0]
    lying += [card for cards in state.waiting for card in cards]
    assert len(lying) == len(set(lying))
    assert not any(state.unseen[card] for card in lying)
    assert state.unseen.count(0) == state.round * state.variant.shed


def pots_are_pots_and_dice_are_dice(state: SproutsState) -> None:
    assert all(IS_POT[pot] for pots in state.pots for pot in pots)
    assert not any(IS_POT[die] for dice in state.barrows for die in dice)
    assert all(list(seeds) == sorted(seeds) for seeds in (*state.pots, *state.barrows, state.fresh))


def scores_add_up(state: SproutsState) -> None:
    for player, score in enumerate(state.scores()):
        assert score.player == player
        assert score.total == sum(points for _, points in score.lines)
        assert score.tiebreak[0] == state.board.count(player)


def lemonade_is_with_one_who_stands_in_all_four_gardens(state: SproutsState) -> None:
    gardens = state.variant.components.space_garden
    stands = {owner: set() for owner in (*range(state.variant.players), RIVAL)}  # type: dict[int, set[int]]
    for garden, owner in zip(gardens, state.board, strict=True):
        stands.setdefault(owner, set()).add(garden)
    if state.lemonade == -1:
        assert all(len(stands[owner]) < 4 for owner in stands if owner >= 0)
    else:
        assert len(stands[state.lemonade]) == 4


INVARIANTS = (
    every_die_is_in_exactly_one_place,
    no_barrow_is_above_seven_when_step_b_or_c_has_ended,
    every_space_holds_one_token_at_most,
    beds_fill_from_their_first_space,
    every_card_is_seen_once,
    pots_are_pots_and_dice_are_dice,
    lemonade_is_with_one_who_stands_in_all_four_gardens,
    scores_add_up,
)
"""Checked on every state of every walk."""

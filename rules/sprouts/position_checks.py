"""Refuses a position that no match can reach, with the reason."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rules.sprouts.beds import BEDS, GARDENS
from rules.sprouts.components import LIMIT, SEED_BAG, TOKENS
from rules.sprouts.lemonade import NOBODY, RIVAL, gardens_of
from rules.sprouts.seeds import FACE_OF, NAMES, POTS, UNROLLED, Seeds
from rules.sprouts.shed import squares_of
from rules.sprouts.solo import GONE, is_master, rival_place
from rules.sprouts.steps import (
    GIVING,
    OVER,
    PLANTING,
    RECEIVING,
    RETURNING,
    SPECIALS,
    STEPS,
    STORING,
    TAKING,
    TRIMMING,
)
from rules.sprouts.teams import is_gift, tools_left
from rules.title import PositionError

if TYPE_CHECKING:
    from rules.sprouts.state import SproutsState

CARD_STEPS = (GIVING, RECEIVING, STORING, SPECIALS)
"""The steps in which the card just taken lies before the player."""

TAKEN_STEPS = (*CARD_STEPS, TRIMMING, PLANTING)
"""The steps that come after Step A of the turn."""


def check(state: SproutsState) -> None:
    """Raises :class:`PositionError` for a state that no match can reach."""
    _check_step(state)
    _check_cards(state)
    _check_shed_dice(state)
    _check_turn(state)
    _check_barrows(state)
    _check_pots(state)
    _check_board(state)
    _check_lemonade(state)
    if state.variant.solo:
        _check_rival_cards(state)


def _require(holds: bool, sentence: str) -> None:  # noqa: FBT001 - the one thing to say
    if not holds:
        raise PositionError(sentence)


def _check_step(state: SproutsState) -> None:
    variant = state.variant
    step = state.step
    if step in (GIVING, RECEIVING):
        _require(variant.teams, f"The step '{STEPS[step]}' is for team play (HS-14.3).")
    if step == TRIMMING:
        _require(not variant.teams, "In team play no Seed Bag is left for Step C (HS-14.7).")
    if step == OVER:
        _require(state.round == variant.rounds and state.turn == 0, "A match ends after its last round.")
    _require(variant.teams or not any(state.waiting), "Cards wait in team play only (HS-14.11).")
    for cards in state.waiting:
        for card in cards:
            named = variant.components.card_ids[card]
            _require(is_gift(variant.components, card), f"The card {named} is no gift (HS-14.5).")


def _check_cards(state: SproutsState) -> None:
    variant = state.variant
    step = state.step
    _require(len(state.shed) == (0 if step == OVER else variant.shed), "The shed has the wrong length.")
    seen = state.unseen.count(0)
    turned = state.round * variant.shed
    _require(seen == turned, f"By now {turned} cards were turned up, not {seen} (HS-3.2).")
    taken = 0 if step in (RETURNING, OVER) else state.turn + (step in TAKEN_STEPS)
    left = state.shed.count(GONE)
    _require(left == taken, f"By now {taken} cards were taken from the shed, not {left} (HS-4.2).")
    given = step == STORING and variant.teams and state.card == GONE
    given = given or (step == SPECIALS and variant.teams)
    lies = state.card != GONE
    _require(lies == (step in CARD_STEPS) or given, "'card' is the card taken, until Step C ends.")


def _check_shed_dice(state: SproutsState) -> None:
    cards = state.variant.components.cards
    for card, dice in zip(state.shed, state.shed_dice, strict=True):
        if card == GONE:
            continue
        squares = 0 if state.step == RETURNING else cards[card].squares
        _require(len(dice) == squares, f"On {cards[card].id} there should be {squares} dice (HS-3.3).")
        _require(not _unrolled(dice), "Dice in the shed are rolled (HS-3.3).")
    if state.step == RETURNING:
        short = squares_of(state) > sum(state.bag) - state.turn
        _require(short and state.barrows[state.player] != (), "There is no shortage (HS-3.4).")


def _unrolled(dice: Seeds) -> int:
    return sum(FACE_OF[die] == UNROLLED for die in dice)


def _check_turn(state: SproutsState) -> None:
    """The dice of the card, its tools, and what was rolled."""
    step = state.step
    if step in (RETURNING, TAKING, OVER):
        _require(state.rolls == 0, "'rolls' counts the rolls of a turn that has begun.")
    _require(not state.acted or step == SPECIALS, "Seed Bags are lost in Step C only (HS-5.3).")
    _check_fresh(state)
    if step not in (STORING, SPECIALS):
        _require(state.tools == (), "'tools' belongs to Step B and Step C.")
        return
    brought = Counter(_brought_tools(state))
    tools = Counter(state.tools)
    _require(tools <= brought, "'tools' are icons of the card taken and of waiting cards (HS-5.1).")
    bags = Counter({SEED_BAG: brought[SEED_BAG] if step == SPECIALS else 0})
    _require(state.acted or brought - bags <= tools, "No tool can have been used by now (HS-5.3).")


def _brought_tools(state: SproutsState) -> list[int]:
    """All icons for Step C."""
    variant = state.variant
    components = variant.components
    cards = [*state.waiting[state.player], *([state.card] if state.card != GONE else [])]
    if variant.teams:
        return [tool for card in cards for tool in tools_left(components, card)]
    return [tool for card in cards for tool in components.cards[card].tools]


def _check_fresh(state: SproutsState) -> None:
    """'dice' are those of the card just taken, Seed Bags included in team play."""
    step = state.step
    variant = state.variant
    unrolled = _unrolled(state.fresh)
    if step not in (GIVING, RECEIVING, STORING):
        _require(state.fresh == (), "'dice' lie on the card only until Step B has ended.")
        return
    given = 0
    card = state.card
    if variant.teams and step != GIVING:
        partner = state.waiting[variant.partner(state.player)]
        given = 1 if card != GONE else 0
        card = card if card != GONE else partner[-1] if partner else GONE
    _require(card != GONE, "The card taken should lie before the player or wait at the partner's.")
    squares = variant.components.cards[card].squares
    bags = variant.components.cards[card].tools.count(SEED_BAG) if variant.teams else 0
    _require(not unrolled or step != STORING, "Before Step B all dice are rolled (HS-14.9).")
    count = len(state.fresh) + given
    _require(squares <= count <= squares + bags, f"The card brings {squares} dice (HS-3.3, HS-14.7).")
    if step == GIVING:
        _require(unrolled == count - squares, "Dice from Seed Bags are unrolled until the gift (HS-14.7).")
        _require(count > 0 or is_gift(variant.components, card), "The card makes no gift (HS-14.8).")
        _require(count == squares + bags or not any(state.bag), "Not all Seed Bags were drawn (HS-14.7).")
    _require(unrolled <= bags, "Only dice from Seed Bags are unrolled (HS-14.7).")


def _check_barrows(state: SproutsState) -> None:
    step = state.step
    variant = state.variant
    for player, dice in enumerate(state.barrows):
        _require(not _unrolled(dice), "Dice in a barrow are rolled.")
        most = LIMIT
        if player == state.player:
            most += _above(state)
        if step == RECEIVING and player == variant.partner(state.player):
            _require(len(dice) == LIMIT + 1, "The partner should hold eight dice (HS-14.9).")
            most = LIMIT + 1
        _require(len(dice) <= most, f"The barrow of player {player} may hold {most} dice now (HS-4.3).")
    held = len(state.barrows[state.player])
    if step == TRIMMING:
        _require(held > LIMIT, "Without more than seven dice none is dropped (HS-5.6).")
    if step == STORING:
        _require(state.fresh != () or held > LIMIT, "Step B has nothing to ask (HS-16.8).")


def _above(state: SproutsState) -> int:
    """How many dice above seven the player to move may hold now."""
    variant = state.variant
    if state.step in (TAKING, STORING):
        return 1 if variant.solo and is_master(state.round) else 0
    if state.step == SPECIALS and not variant.teams:
        return variant.components.cards[state.card].tools.count(SEED_BAG) - state.tools.count(SEED_BAG)
    if state.step == TRIMMING:
        return max(card.tools.count(SEED_BAG) for card in variant.components.cards)
    return 0


def _check_pots(state: SproutsState) -> None:
    """No more pots of a herb than pot cards that have left the shed; fresh ones are still there."""
    components = state.variant.components
    made: Counter[int] = Counter()
    for number, card in enumerate(components.cards):
        if card.pot >= 0 and not state.unseen[number] and number not in state.shed:
            made[POTS[card.pot]] += 1
    made.update(POTS[components.rival_cards[number].herb] for number in state.rival_seen)
    held = Counter(pot for pots in state.pots for pot in pots)
    for pot, count in held.items():
        _require(count <= made[pot], f"There cannot be {count} of {NAMES[pot]} yet (HS-6.10).")
    fresh = list(state.waiting)
    if state.card != GONE and state.step in (STORING, SPECIALS):
        fresh[state.player] = (*fresh[state.player], state.card)
    for player, cards in enumerate(fresh):
        wanted = Counter(POTS[components.cards[c].pot] for c in cards if components.cards[c].pot >= 0)
        owned = Counter(state.pots[player])
        _require(wanted <= owned, f"Player {player} should own the pot of the card (HS-6.10).")


def _check_board(state: SproutsState) -> None:
    variant = state.variant
    for player in range(variant.players):
        _require(state.board.count(player) <= TOKENS, f"Player {player} has {TOKENS} tokens (HS-1.4).")
    rivals = state.board.count(RIVAL)
    most = _most_rivals(state)
    _require(rivals <= most, f"By now the Rival can have {most} tokens at most (HS-10.4).")
    banners = {card.banner for card in variant.components.cards}
    for bed, owner in zip(variant.components.space_bed, state.board, strict=True):
        _require(owner != RIVAL or bed in banners, f"No banner sends the Rival to {BEDS[bed]} (HS-10.1).")


def _most_rivals(state: SproutsState) -> int:
    """The most tokens that the Rival can have placed."""
    variant = state.variant
    done = state.round if state.step == OVER else state.round - 1
    if not variant.solo:
        return done if variant.rival else 0
    masters = (done + 1) // 2
    helped = done // 2
    begun = 1 if not is_master(state.round) and state.step not in (RETURNING, OVER) else 0
    return 2 * masters + helped * (2 if variant.advanced_solo else 1) + begun


def _check_lemonade(state: SproutsState) -> None:
    everywhere = [
        owner
        for owner in (*range(state.variant.players), RIVAL)
        if len(gardens_of(state, owner)) == len(GARDENS)
    ]
    if state.lemonade == NOBODY:
        _require(not everywhere, "Somebody stands in all four gardens: lemonade is taken (HS-9.1).")
    else:
        _require(state.lemonade in everywhere, "Lemonade is for all four gardens (HS-9.1).")


def _check_rival_cards(state: SproutsState) -> None:
    revealed = len(state.rival_seen)
    due = state.round // 2
    _require(revealed == due, f"By now {due} Rival cards were revealed, not {revealed} (HS-13.2).")
    place = rival_place(state)
    _require(not place or state.shed[place - 1] != GONE, "The Rival's card stays in the shed (HS-13.8).")

"""What a player knows, and full states that fit it (FS-3.3 and the Decisions section).

Hidden are the other hands, their produce cards, a pass before everybody has chosen, and
afterwards passes between other hands. What a player gave away is remembered: as long as the
neighbour may still hold it, it counts for :func:`determinize`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from rules.chance import Chance
from rules.fistful.components import COMPONENTS, HIDDEN, KIND_NAMES, KINDS
from rules.fistful.dealing import completions
from rules.fistful.history import Gap, rewind
from rules.fistful.variant import Variant

if TYPE_CHECKING:
    from rules.fistful.state import FistfulState

ATTEMPTS = 2000
"""How many guesses determinization makes; random matches never need a hundredth of them."""


class NoDealFits(ValueError):  # noqa: N818 - a fact about what is remembered
    """No full state fits an observation: what it remembers contradicts itself."""


def observe(state: FistfulState, player: int) -> FistfulState:
    """``state`` as ``player`` sees it. Of another player's observation only that player's own."""
    if state.observer is not None and state.observer != player:
        raise ValueError("An observation shows one player's view only.")
    seen = state.copy()
    seen.observer = player
    variant = state.variant
    for hand in range(variant.hands):
        if hand % variant.players == player or state.phase == 2:
            continue
        if state.hand_count(hand) > 0:
            seen.hands[4 * hand : 4 * hand + 4] = [HIDDEN] * 4
        if seen.produce[hand] > 0:
            seen.produce[hand] = HIDDEN
    _hide_passes(seen, player)
    return seen


def _hide_passes(seen: FistfulState, player: int) -> None:
    """The passes that :func:`passes_known` does not name; written out, as every guess asks for it."""
    players, count = seen.variant.players, seen.variant.hands
    passes = seen.passes
    place = len(passes)
    starter = seen.starter
    taken = seen.phase != 1
    turns = count if taken else seen.turn
    if taken:
        starter -= 1
    while place > 0:
        for turn in range(turns - 1, -1, -1):
            place -= 1
            giver = (starter + turn) % count
            if giver % players != player and not (taken and (giver + 1) % count % players == player):
                passes[place] = HIDDEN
        starter -= 1
        taken, turns = True, count


def passes_known(state: FistfulState, player: int) -> list[bool]:
    """For each entry of ``passes`` whether ``player`` gave it or has taken it (FS-3.3)."""
    players, hands = state.variant.players, state.variant.hands
    return [
        giver % players == player or (taken and (giver + 1) % hands % players == player)
        for giver, taken in pass_givers(state)
    ]


def pass_givers(state: FistfulState) -> list[tuple[int, bool]]:
    """For each entry of ``passes`` the hand that gave it and whether it has been taken yet."""
    count = state.variant.hands
    waiting = state.turn if state.phase == 1 else 0
    givers: list[tuple[int, bool]] = [((state.starter + turn) % count, False) for turn in range(waiting)]
    starter = state.starter
    while len(givers) < len(state.passes):
        starter = (starter - 1) % count
        givers = [((starter + turn) % count, True) for turn in range(count)] + givers
    return givers


def determinize(state: FistfulState, player: int, chance: Chance) -> FistfulState:
    """A full state in which everything that ``player`` has seen could have happened."""
    full = state.copy() if state.observer == player else observe(state, player)
    hidden = [hand for hand in range(state.variant.hands) if full.hands[4 * hand] == HIDDEN]
    _fill_hands(full, hidden, chance)
    _fill_produce(full, chance)
    full.observer = None
    return full


def _fill_hands(full: FistfulState, hidden: Sequence[int], chance: Chance) -> None:
    """Deals the unseen seeds to the hidden hands until the remembered passes fit."""
    passes = full.passes
    unseen = _unseen(full)
    sizes = [full.hand_count(hand) for hand in hidden]
    for attempt in range(ATTEMPTS):
        pile = unseen[:]
        for hand, size in zip(hidden, sizes, strict=True):
            dealt = chance.deal(f"guess {attempt} hand {hand}", KIND_NAMES, pile, size)
            full.hands[4 * hand : 4 * hand + 4] = dealt
        for repair in range(len(hidden) + len(passes)):
            gap = rewind(full, chance, f"guess {attempt}.{repair}")
            if not isinstance(gap, Gap):
                full.passes = gap
                return
            if gap.hand % full.variant.players == full.observer:
                raise NoDealFits("The player's own hand does not fit what the player remembers.")
            if not _mend(full, hidden, gap):
                break
    raise NoDealFits("No deal fits what the player remembers.")


def _mend(full: FistfulState, hidden: Sequence[int], gap: Gap) -> bool:
    """Gives the hand the seed it must have had, from another hidden hand, for one it may lack."""
    hands = full.hands
    wanted = 4 * gap.hand + gap.kind - 1
    for donor in hidden:
        if donor == gap.hand or hands[4 * donor + gap.kind - 1] == 0:
            continue
        for kind in KINDS:
            if kind != gap.kind and hands[4 * gap.hand + kind - 1] > 0:
                hands[wanted] += 1
                hands[4 * gap.hand + kind - 1] -= 1
                hands[4 * donor + gap.kind - 1] -= 1
                hands[4 * donor + kind - 1] += 1
                return True
    return False


def _unseen(full: FistfulState) -> list[int]:
    """How many seeds of each kind are neither on the field nor in a hand the player sees."""
    unseen = list(COMPONENTS.seeds)
    for kind in KINDS:
        unseen[kind - 1] -= full.field.count(kind)
        unseen[kind - 1] -= sum(count for count in full.hands[kind - 1 :: 4] if count > 0)
    return unseen


def _fill_produce(full: FistfulState, chance: Chance) -> None:
    if HIDDEN not in full.produce:
        return
    past = tuple(full.past_produce) if full.variant.no_repeats else ()
    fitting, names = _fitting_deals(full.variant, tuple(full.produce), past)
    full.produce = list(fitting[chance.choose("guess produce", names, [1] * len(fitting))])


@lru_cache(maxsize=256)
def _fitting_deals(
    variant: Variant, known: tuple[int, ...], past: tuple[int, ...]
) -> tuple[list[tuple[int, ...]], list[str]]:
    """The deals of produce cards of which ``known`` is seen, and their names. Asked for each guess anew."""
    fitting = [
        deal
        for deal in completions(variant, (), past)
        if all(shown in (HIDDEN, kind) for shown, kind in zip(known, deal, strict=True))
    ]
    return fitting, [" ".join(KIND_NAMES[kind - 1] for kind in deal) for deal in fitting]

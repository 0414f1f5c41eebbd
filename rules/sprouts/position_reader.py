"""Reads a position part by part; ``position_checks`` then refuses one that no match can reach."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rules.sprouts.beds import BED_OF_NAME
from rules.sprouts.components import TOOLS
from rules.sprouts.lemonade import NOBODY, RIVAL
from rules.sprouts.position import RIVAL_NAME, VERSION
from rules.sprouts.position_checks import check
from rules.sprouts.seeds import IS_POT, KIND_COUNTS, KIND_OF, KINDS, SEED_OF_NAME, Seeds
from rules.sprouts.solo import GONE
from rules.sprouts.state import SproutsState
from rules.sprouts.steps import STEPS
from rules.sprouts.variant import Variant
from rules.title import Json, PositionError, SetupError

if TYPE_CHECKING:
    from rules.sprouts.title import Sprouts

MAX_LIST = 60
MAX_ROLLS = 100_000


class PositionReader:
    """One position on its way to a state."""

    def __init__(self, position: Json, title: Sprouts) -> None:
        if not isinstance(position, dict):
            raise PositionError("A position is a JSON object with the keys of the rulebook's notation.")
        self._position: Mapping[str, Json] = position
        self._title = title
        self._components = next(iter(title.printed.values()))

    def state(self) -> SproutsState:
        """The whole state; raises :class:`PositionError`."""
        title, version = self._position.get("title", "sprouts"), self._position.get("version", VERSION)
        if title != "sprouts" or version != VERSION or isinstance(version, bool):
            raise PositionError(f"This is no position of Herbaceous Sprouts, version {VERSION}.")
        variant = self._variant()
        turn = self._number("turn", 0, variant.players - 1, 0)
        player = (self._number("lead", 0, variant.players - 1, 0) + turn) % variant.players
        shed, shed_dice = self._shed()
        barrows = self._piles("barrows", variant.players, pots=False)
        fresh = self._seeds(self._position.get("dice", []), "dice", pots=False)
        card = self._card(self._position.get("card"))
        waiting = self._waiting(variant)
        board, open_beds = self._board(variant)
        state = SproutsState(
            variant,
            self._observer(variant),
            self._number("round", 1, variant.rounds),
            turn,
            player,
            self._step(),
            self._unseen([card, *shed, *(gift for cards in waiting for gift in cards)]),
            self._rival_seen(variant),
            shed,
            shed_dice,
            self._bag([*barrows, *shed_dice, fresh]),
            barrows,
            self._piles("pots", variant.players, pots=True),
            waiting,
            board,
            open_beds,
            self._owner(self._position.get("lemonade"), variant, "lemonade"),
            card,
            fresh,
            self._tools(),
            self._flag("bags_lost"),
            self._number("rolls", 0, MAX_ROLLS, 0),
        )
        check(state)
        return state

    # --- plain parts ------------------------------------------------------------------------

    def _number(self, name: str, low: int, high: int, default: Json = None) -> int:
        value = self._position.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise PositionError(f"'{name}' should be a whole number from {low} to {high}.")
        return value

    def _flag(self, name: str) -> bool:
        value = self._position.get(name, False)
        if not isinstance(value, bool):
            raise PositionError(f"'{name}' should be true or false.")
        return value

    def _list(self, value: Json, name: str, length: int | None = None) -> Sequence[Json]:
        if not isinstance(value, list) or len(value) > MAX_LIST or length not in (None, len(value)):
            count = "" if length is None else f" with {length} entries"
            raise PositionError(f"'{name}' should be a list{count}.")
        return value

    def _variant(self) -> Variant:
        """The way to play, which also settles with which components."""
        options = self._position.get("options", {})
        if not isinstance(options, dict):
            raise PositionError("'options' should be an object.")
        try:
            setup = self._title.meta.recorded(self._number("players", 1, 4), options)
        except SetupError as error:
            raise PositionError(str(error)) from error
        variant = self._title.variant(setup)
        self._components = variant.components
        return variant

    def _step(self) -> int:
        step = self._position.get("step")
        if not isinstance(step, str) or step not in STEPS:
            raise PositionError(f"'step' should be one of: {', '.join(STEPS)}.")
        return STEPS.index(step)

    def _observer(self, variant: Variant) -> int | None:
        if self._position.get("observer") is None:
            return None
        return self._number("observer", 0, variant.players - 1)

    # --- cards ------------------------------------------------------------------------------

    def _card(self, value: Json) -> int:
        if value is None:
            return GONE
        ids = self._components.card_ids
        if not isinstance(value, str) or value not in ids:
            raise PositionError(f"{str(value)[:40]!r} is no tool card: their ids run {ids[0]} to {ids[-1]}.")
        return ids.index(value)

    def _cards(self, value: Json, name: str) -> list[int]:
        cards = [self._card(entry) for entry in self._list(value, name)]
        if GONE in cards:
            raise PositionError(f"'{name}' lists tool cards.")
        return cards

    def _shed(self) -> tuple[list[int], list[Seeds]]:
        cards: list[int] = []
        dice: list[Seeds] = []
        for place in self._list(self._position.get("shed", []), "shed"):
            if place is None:
                cards.append(GONE)
                dice.append(())
                continue
            if not isinstance(place, dict) or place.get("card") is None:
                raise PositionError('\'shed\' lists places such as {"card": "T07", "dice": []}, or null.')
            cards.append(self._card(place["card"]))
            dice.append(self._seeds(place.get("dice", []), "dice", pots=False))
        return cards, dice

    def _waiting(self, variant: Variant) -> list[tuple[int, ...]]:
        value = self._position.get("waiting")
        if value is None:
            return [()] * variant.players
        piles = self._list(value, "waiting", variant.players)
        return [tuple(self._cards(pile, "waiting")) for pile in piles]

    def _unseen(self, lying: Sequence[int]) -> list[int]:
        unseen = [1] * len(self._components.cards)
        for card in (*self._cards(self._position.get("gone", []), "gone"), *lying):
            if card == GONE:
                continue
            if not unseen[card]:
                raise PositionError(f"The card {self._components.card_ids[card]} lies in two places.")
            unseen[card] = 0
        return unseen

    def _rival_seen(self, variant: Variant) -> tuple[int, ...]:
        """The Rival cards revealed so far, in order."""
        ids = self._components.rival_ids
        cards = self._list(self._position.get("rival_cards", []), "rival_cards")
        if cards and not variant.solo:
            raise PositionError("Rival cards are for one player (HS-1.5).")
        if any(not isinstance(card, str) or card not in ids or cards.count(card) > 1 for card in cards):
            raise PositionError(f"Rival cards are {', '.join(ids)}, each once.")
        return tuple(ids.index(str(card)) for card in cards)

    def _tools(self) -> tuple[int, ...]:
        tools = self._list(self._position.get("tools", []), "tools")
        for tool in tools:
            if tool not in TOOLS:
                raise PositionError(f"'tools' lists some of: {', '.join(TOOLS)}.")
        return tuple(sorted(TOOLS.index(str(tool)) for tool in tools))

    # --- dice and pots ----------------------------------------------------------------------

    def _seeds(self, value: Json, name: str, *, pots: bool) -> Seeds:
        seeds: list[int] = []
        for entry in self._list(value, name):
            if not isinstance(entry, str) or entry not in SEED_OF_NAME:
                raise PositionError(f"'{name}' has {str(entry)[:40]!r}: write a name such as 'yellow-bay'.")
            if IS_POT[SEED_OF_NAME[entry]] != pots:
                raise PositionError(f"'{name}' holds {'pots' if pots else 'dice'}, not {entry!r}.")
            seeds.append(SEED_OF_NAME[entry])
        return tuple(sorted(seeds))

    def _piles(self, name: str, players: int, *, pots: bool) -> list[Seeds]:
        value = self._position.get(name)
        if value is None:
            return [()] * players
        return [self._seeds(pile, name, pots=pots) for pile in self._list(value, name, players)]

    def _bag(self, elsewhere: Sequence[Seeds]) -> list[int]:
        """How many dice of each kind the bag holds: all that lie nowhere else (HS-1.1)."""
        rest = list(KIND_COUNTS)
        for dice in elsewhere:
            for die in dice:
                rest[KIND_OF[die]] -= 1
        for kind, count in enumerate(rest):
            if count < 0:
                raise PositionError(f"There are only {KIND_COUNTS[kind]} {KINDS[kind]} dice (HS-1.1).")
        written = self._position.get("bag")
        if written is not None and written != dict(zip(KINDS, rest, strict=True)):
            held = ", ".join(f"{count} {kind}" for kind, count in zip(KINDS, rest, strict=True))
            raise PositionError(f"With these dice on the table the bag holds: {held} (HS-1.1).")
        return rest

    # --- the board --------------------------------------------------------------------------

    def _owner(self, value: Json, variant: Variant, name: str) -> int:
        if value is None:
            return NOBODY
        if value == RIVAL_NAME and (variant.rival or variant.solo):
            return RIVAL
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < variant.players:
            rival = " or 'rival'" if variant.rival or variant.solo else ""
            raise PositionError(f"'{name}' names players from 0 to {variant.players - 1}{rival}.")
        return value

    def _board(self, variant: Variant) -> tuple[list[int], int]:
        """The owner of every space, and the beds with an open one."""
        components = self._components
        tokens = self._position.get("board", {})
        if not isinstance(tokens, dict):
            raise PositionError('\'board\' is an object such as {"same-3": [0, "rival"]}.')
        board = [NOBODY] * len(components.space_bed)
        open_beds = components.open_beds
        for name, value in tokens.items():
            bed = BED_OF_NAME.get(name, GONE)
            if bed not in components.beds:
                raise PositionError(f"The board has no bed {name[:40]!r}.")
            owners = [self._owner(owner, variant, "board") for owner in self._list(value, name)]
            spaces = len(components.worth[bed])
            if len(owners) > spaces or NOBODY in owners:
                raise PositionError(f"The bed {name} has {spaces} spaces: name an owner for each token.")
            first = components.first_space[bed]
            board[first : first + len(owners)] = owners
            if len(owners) == spaces:
                open_beds &= ~(1 << bed)
        return board, open_beds

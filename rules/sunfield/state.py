"""One moment of a match, and how an action changes it (SF-3)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.chance import Chance
from rules.sunfield import (
    actions,
    asking,
    clients,
    ending,
    laying,
    livestock,
    market,
    planting,
    position,
    power_effects,
    powers,
    seeds,
    turns,
)
from rules.sunfield.board import Board
from rules.sunfield.farm import Farm
from rules.sunfield.moments import DONE, DRAWN, HOLDING, OVER, PLANTING, SPENDING
from rules.sunfield.power_actions import Power
from rules.sunfield.refusals import refusal_of
from rules.sunfield.variant import Variant
from rules.title import Action, Decision, Event, IllegalAction, Json, Outcome, Refusal, Score, State

_END: Sequence[Action] = (actions.END_TURN,)
_PASS: Sequence[Action] = (actions.PASS,)


class SunfieldState(State):
    """Sunfield Farm at one moment.

    ``turn`` counts the turns that are over; ``current`` is the player whose turn it is, at the end
    the one who had the last. ``moment`` is what is asked, ``resume`` the moment to go back to from
    ``DRAWN`` and ``SPENDING`` (else ``READY``). ``held`` and ``drawn`` are tiles to be laid (or ``NO_TILE``),
    ``laid`` is the cell of the tile whose vegetables are in ``hand``. ``choices`` lists the legal
    actions while planting and spending; they follow from the rest. ``reserved_before`` is how many
    Clients the player had reserved when the turn began. Nothing is secret, so an observation
    differs from the state by its ``observer`` only.
    """

    __slots__ = (
        "_observer",
        "board",
        "choices",
        "current",
        "drawn",
        "farms",
        "hand",
        "held",
        "laid",
        "moment",
        "reserved_before",
        "resume",
        "turn",
        "variant",
    )

    def __init__(  # noqa: PLR0913, PLR0917 - a copy passes every field
        self,
        variant: Variant,
        observer: int | None,
        turn: int,
        current: int,
        moment: int,
        resume: int,
        held: int,
        drawn: int,
        laid: int,
        hand: tuple[int, ...],
        choices: list[Action],
        reserved_before: int,
        board: Board,
        farms: list[Farm],
    ) -> None:
        self.variant = variant
        self._observer = observer
        self.turn = turn
        self.current = current
        self.moment = moment
        self.resume = resume
        self.held = held
        self.drawn = drawn
        self.laid = laid
        self.hand = hand
        self.choices = choices
        self.reserved_before = reserved_before
        self.board = board
        self.farms = farms

    def copy(self) -> SunfieldState:
        return SunfieldState(
            self.variant,
            self._observer,
            self.turn,
            self.current,
            self.moment,
            self.resume,
            self.held,
            self.drawn,
            self.laid,
            self.hand,
            self.choices,  # replaced whole, never changed, so copies may share it
            self.reserved_before,
            self.board.copy(),
            [farm.copy() for farm in self.farms],
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, SunfieldState):
            return NotImplemented
        return self._contents() == other._contents()

    __hash__ = None  # type: ignore[assignment]  # a state changes in place

    def _contents(self) -> tuple[object, ...]:
        return (
            self.variant,
            self._observer,
            (self.turn, self.current, self.moment, self.resume),
            (self.held, self.drawn, self.laid, self.hand, self.reserved_before),
            self.board.contents(),
            [farm.contents() for farm in self.farms],
        )

    # --- who and what -----------------------------------------------------------------------

    @property
    def observer(self) -> int | None:
        return self._observer

    @observer.setter
    def observer(self, player: int | None) -> None:
        self._observer = player

    @property
    def current_player(self) -> int | None:
        return None if self.moment == OVER else self.current

    @property
    def first_player(self) -> int:
        """Who had the first turn and has the First Farmer token."""
        last_turn = self.turn - 1 if self.moment == OVER else self.turn
        return (self.current - last_turn) % self.variant.players

    @property
    def decision(self) -> Decision | None:
        return asking.decision_of(self)

    # --- actions ----------------------------------------------------------------------------

    def legal_actions(self) -> Sequence[Action]:
        moment = self.moment
        if moment == OVER or (self._observer is not None and self._observer != self.current):
            return ()
        if moment in (SPENDING, DRAWN):
            return self.choices if moment == SPENDING else actions.places(self.farms[self.current].free)
        uses = powers.usable(self) if self.variant.advanced else []
        if moment == PLANTING:
            return self.choices + uses if uses else self.choices
        if moment == HOLDING:
            return actions.places(self.farms[self.current].free) + uses
        if moment == DONE:
            return [*seeds.spendable(self), *uses, *_END]
        return self._ready(uses)

    def _ready(self, uses: list[Action]) -> Sequence[Action]:
        tiles = market.takeable(self.board.standing, self.farms[self.current].seeds)
        deliverable = clients.deliverable(self)
        forced = () if tiles or deliverable else _PASS
        return [*tiles, *deliverable, *seeds.spendable(self), *uses, *forced]

    def refusal(self, action: Action) -> Refusal | None:
        return refusal_of(self, action)

    def reveals(self, action: Action, player: int) -> bool:
        return self.current != player or asking.draws(self, action)

    def apply(self, action: Action, chance: Chance) -> tuple[Event, ...]:
        refusal = refusal_of(self, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        events: list[Event] = []
        self._act(action, chance, events)
        return tuple(events)

    def advance(self, action: Action, chance: Chance) -> None:
        self._act(action, chance, None)

    def _act(  # noqa: C901 - one case for each kind of action
        self, action: Action, chance: Chance, events: list[Event] | None
    ) -> None:
        match action:
            case actions.Plant():
                if planting.plant(self, action, events):
                    turns.after_planting(self, events)
            case actions.EndTurn():
                turns.end(self, events)
            case actions.TakeTile():
                market.take(self, action, chance, events)
            case actions.Place():
                laying.place(self, action, events)
            case actions.Spend():
                livestock.give_back(self, action.cells, events)
                turns.go_on(self, events)
            case actions.Exchange():
                seeds.exchange(self, action, events)
            case actions.Add():
                seeds.add(self, action, events)
            case actions.DeliverClient():
                clients.deliver_open(self, action, chance, events)
            case actions.DeliverReserved():
                clients.deliver_reserved(self, action, events)
            case Power():
                power_effects.use(self, action, chance, events)
            case actions.Pass():
                turns.pass_(self, events)

    # --- results, knowledge, positions ------------------------------------------------------

    def scores(self) -> tuple[Score, ...]:
        return ending.scores_of(self)

    @property
    def outcome(self) -> Outcome | None:
        return ending.outcome_of(self) if self.moment == OVER else None

    def observe(self, player: int) -> SunfieldState:
        if self._observer is not None and self._observer != player:
            raise ValueError("An observation shows one player's view only.")
        seen = self.copy()
        seen.observer = player
        return seen

    def determinize(self, player: int, chance: Chance) -> SunfieldState:  # noqa: ARG002 - nothing is secret
        full = self.observe(player)
        full.observer = None
        return full

    def position(self) -> dict[str, Json]:
        return position.write(self)

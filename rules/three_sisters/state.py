"""One moment of a match (TS-2 to TS-20)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.chance import Chance
from rules.three_sisters import asking, ending, legal, position
from rules.three_sisters.acting import act
from rules.three_sisters.actions import TakeDie
from rules.three_sisters.phases import settle
from rules.three_sisters.refusals import refusal_of
from rules.three_sisters.sheet import Sheet
from rules.three_sisters.stages import OVER
from rules.three_sisters.variant import Variant
from rules.title import Action, Decision, Event, IllegalAction, Json, Outcome, Refusal, Score, State


class ThreeSistersState(State):
    """Three Sisters at one moment.

    ``first`` is the round's first player, ``pawn`` the space of the Edith pawn, ``dice`` those on
    the rondel by ascending value, each as the action that takes it. ``stage`` is the step of the
    round (see ``stages``) and ``player`` whose turn it is in it; ``die`` is in use or, in the solo
    game, was taken last; ``main`` holds the main actions it still owes, ``fixed`` the zone its
    value is fixed for. ``rained`` counts the zones that this player's rain has reached,
    ``crossings`` the crops that Edith is about to cross off. ``owed`` is the pending list (see
    ``owed``). ``weather`` is 0 without the expansion.
    """

    __slots__ = (
        "_observer",
        "crossings",
        "dice",
        "die",
        "first",
        "fixed",
        "main",
        "owed",
        "pawn",
        "player",
        "rained",
        "round",
        "sheets",
        "stage",
        "variant",
        "weather",
    )

    def __init__(  # noqa: PLR0913, PLR0917 - a copy passes every field
        self,
        variant: Variant,
        observer: int | None,
        round_: int,
        first: int,
        pawn: int,
        dice: list[TakeDie],
        weather: int,
        stage: int,
        player: int,
        die: TakeDie | None,
        main: int,
        fixed: int,
        rained: int,
        crossings: int,
        owed: list[int],
        sheets: list[Sheet],
    ) -> None:
        self.variant = variant
        self._observer = observer
        self.round = round_
        self.first = first
        self.pawn = pawn
        self.dice = dice
        self.weather = weather
        self.stage = stage
        self.player = player
        self.die = die
        self.main = main
        self.fixed = fixed
        self.rained = rained
        self.crossings = crossings
        self.owed = owed
        self.sheets = sheets

    def copy(self) -> ThreeSistersState:
        return ThreeSistersState(
            self.variant,
            self._observer,
            self.round,
            self.first,
            self.pawn,
            self.dice[:],
            self.weather,
            self.stage,
            self.player,
            self.die,
            self.main,
            self.fixed,
            self.rained,
            self.crossings,
            self.owed[:],
            [sheet.copy() for sheet in self.sheets],
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ThreeSistersState):
            return NotImplemented
        return self._contents() == other._contents()

    __hash__ = None  # type: ignore[assignment]  # a state changes in place

    def _contents(self) -> tuple[object, ...]:
        return (
            (self.variant, self._observer, self.round, self.first, self.pawn, self.dice, self.weather),
            (self.stage, self.player, self.die, self.main, self.fixed, self.rained, self.crossings),
            self.owed,
            [sheet.contents() for sheet in self.sheets],
        )

    # --- who and what -------------------------------------------------------------------------

    @property
    def observer(self) -> int | None:
        return self._observer

    @observer.setter
    def observer(self, player: int | None) -> None:
        self._observer = player

    @property
    def current_player(self) -> int | None:
        return None if self.stage == OVER else self.player

    @property
    def decision(self) -> Decision | None:
        return asking.decision_of(self)

    # --- actions ------------------------------------------------------------------------------

    def legal_actions(self) -> Sequence[Action]:
        if self._observer is not None and self._observer != self.player:
            return ()
        return legal.legal_actions(self)

    def refusal(self, action: Action) -> Refusal | None:
        return refusal_of(self, action)

    def apply(self, action: Action, chance: Chance) -> tuple[Event, ...]:
        refusal = refusal_of(self, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        events: list[Event] = []
        act(self, action, events)
        settle(self, chance, events)
        return tuple(events)

    def advance(self, action: Action, chance: Chance) -> None:
        act(self, action, None)
        settle(self, chance, None)

    def reveals(self, action: Action, player: int) -> bool:
        return self.current_player != player or asking.rolls(self, action)

    # --- results, knowledge, positions --------------------------------------------------------

    def scores(self) -> tuple[Score, ...]:
        return ending.scores_of(self)

    @property
    def outcome(self) -> Outcome | None:
        return ending.outcome_of(self) if self.stage == OVER else None

    def observe(self, player: int) -> ThreeSistersState:
        seen = self.copy()
        seen.observer = player  # nothing is secret (TS-1.2)
        return seen

    def determinize(self, player: int, chance: Chance) -> ThreeSistersState:  # noqa: ARG002 - nothing to draw
        full = self.copy()
        full.observer = None
        return full

    def position(self) -> dict[str, Json]:
        return position.write(self)

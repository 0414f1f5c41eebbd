"""One moment of a match, and how an action changes it (FS-2 to FS-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules.chance import Chance
from rules.fistful import ending, knowledge, position
from rules.fistful.actions import PASS, PLANT, Pass, Plant
from rules.fistful.components import EMPTY, SEASONS
from rules.fistful.dealing import deal_hands, deal_produce
from rules.fistful.events import (
    HandDealt,
    Harvested,
    MatchEnded,
    ProduceDealt,
    RoundStarted,
    SeedPlanted,
    SeedSetAside,
    SeedTaken,
)
from rules.fistful.field import PLOTS, bare_field
from rules.fistful.refusals import refusal_of
from rules.fistful.sacks import sacks_for
from rules.fistful.scoring import field_points
from rules.fistful.variant import GOAL_ROUND, Variant
from rules.title import Action, Decision, Event, IllegalAction, Json, Outcome, Refusal, Score, State

PLANTING: Final = 0
PASSING: Final = 1
OVER: Final = 2


class FistfulState(State):
    """A Fistful of Seeds at one moment.

    ``hands`` holds four counts for each hand (kinds in the order of ``KINDS``), ``produce`` one
    goal for each hand (0 before it is dealt). ``turn`` counts who has acted in this phase of the
    round; the hand to act is ``turn`` places clockwise from ``starter``. ``plantings`` are the
    season's plots in order and ``passes`` the kinds set aside in order: what a player remembers.
    Lists named ``past_`` grow by one entry a hand each harvest. In an observation every number
    that its player may not know is ``HIDDEN``.
    """

    __slots__ = (
        "_observer",
        "field",
        "free",
        "hands",
        "passes",
        "past_points",
        "past_produce",
        "past_sacks",
        "phase",
        "plantings",
        "produce",
        "round",
        "season",
        "starter",
        "turn",
        "variant",
    )

    def __init__(  # noqa: PLR0913, PLR0917 - a copy passes every field
        self,
        variant: Variant,
        observer: int | None,
        season: int,
        round_: int,
        phase: int,
        starter: int,
        turn: int,
        field: list[int],
        free: list[int],
        hands: list[int],
        produce: list[int],
        plantings: list[int],
        passes: list[int],
        past_produce: list[int],
        past_points: list[int],
        past_sacks: list[int],
    ) -> None:
        self.variant = variant
        self._observer = observer
        self.season = season
        self.round = round_
        self.phase = phase
        self.starter = starter
        self.turn = turn
        self.field = field
        self.free = free
        self.hands = hands
        self.produce = produce
        self.plantings = plantings
        self.passes = passes
        self.past_produce = past_produce
        self.past_points = past_points
        self.past_sacks = past_sacks

    def copy(self) -> FistfulState:
        return FistfulState(
            self.variant,
            self._observer,
            self.season,
            self.round,
            self.phase,
            self.starter,
            self.turn,
            self.field[:],
            self.free[:],
            self.hands[:],
            self.produce[:],
            self.plantings[:],
            self.passes[:],
            self.past_produce[:],
            self.past_points[:],
            self.past_sacks[:],
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, FistfulState):
            return NotImplemented
        return self._contents() == other._contents()

    __hash__ = None  # type: ignore[assignment]  # a state changes in place

    def _contents(self) -> tuple[object, ...]:
        return (
            self.variant,
            self._observer,
            (self.season, self.round, self.phase, self.starter, self.turn),
            (self.field, self.free, self.hands, self.produce, self.plantings, self.passes),
            (self.past_produce, self.past_points, self.past_sacks),
        )

    # --- who and what -----------------------------------------------------------------------

    @property
    def observer(self) -> int | None:
        return self._observer

    @observer.setter
    def observer(self, player: int | None) -> None:
        self._observer = player

    @property
    def hand_to_act(self) -> int:
        """The hand that plants or passes now; meaningless when the match is over."""
        return (self.starter + self.turn) % self.variant.hands

    @property
    def current_player(self) -> int | None:
        if self.phase == OVER:
            return None
        return (self.starter + self.turn) % self.variant.hands % self.variant.players

    def hand_count(self, hand: int) -> int:
        """How many seeds a hand holds, set-aside ones included. Known to all."""
        planted = self.round
        if self.phase == PLANTING and (hand - self.starter) % self.variant.hands >= self.turn:
            planted -= 1
        return self.variant.hand_size - planted

    @property
    def decision(self) -> Decision | None:
        player = self.current_player
        if player is None:
            return None
        details: dict[str, Json] = {
            "hand": self.hand_to_act,
            "season": SEASONS[self.season - 1],
            "round": self.round,
        }
        if self.phase == PLANTING:
            return Decision("plant", player, "FS-3.1", details)
        return Decision("pass", player, "FS-3.2", details)

    # --- actions ----------------------------------------------------------------------------

    def legal_actions(self) -> Sequence[Action]:
        if self.phase == OVER:
            return ()
        first = 4 * ((self.starter + self.turn) % self.variant.hands)
        hands = self.hands
        if self.phase == PASSING:
            return [action for action in PASS if hands[first + action.kind - 1] > 0]
        free = self.free
        actions: list[Action] = []
        for kind in range(4):
            if hands[first + kind] > 0:
                plant = PLANT[kind]
                actions += [plant[plot] for plot in free]
        return actions

    def refusal(self, action: Action) -> Refusal | None:
        return refusal_of(self, action)

    def reveals(self, action: Action, player: int) -> bool:
        if self.turn + 1 == self.variant.hands:
            # The last of a phase: everybody takes a card, or the harvest comes (FS-3.2, FS-3.5).
            return isinstance(action, Pass) or self.round == self.variant.hand_size or self._tells(player)
        return isinstance(action, Plant) and self._tells(player)

    def _tells(self, player: int) -> bool:
        """Whether the player to act is somebody else, whose open planting is news."""
        return self.current_player != player

    def apply(self, action: Action, chance: Chance) -> tuple[Event, ...]:
        refusal = refusal_of(self, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        events: list[Event] = []
        self._act(action, chance, events)
        return tuple(events)

    def advance(self, action: Action, chance: Chance) -> None:
        self._act(action, chance, None)

    def _act(self, action: Action, chance: Chance, events: list[Event] | None) -> None:
        match action:
            case Plant():
                self._plant(action, chance, events)
            case Pass():
                self._set_aside(action, chance, events)

    # --- planting and swapping (FS-3) -------------------------------------------------------

    def _plant(self, action: Plant, chance: Chance, events: list[Event] | None) -> None:
        variant = self.variant
        hand = (self.starter + self.turn) % variant.hands
        plot = action.plot
        self.hands[4 * hand + action.kind - 1] -= 1
        self.field[plot] = action.kind
        self.free.remove(plot)
        self.plantings.append(plot)
        self.turn += 1
        if events is not None:
            events.append(SeedPlanted(hand % variant.players, hand, action.kind, plot))
        if self.turn == variant.hands:
            self.turn = 0
            if self.round == variant.hand_size:
                self._harvest(chance, events)
            else:
                self.phase = PASSING

    def _set_aside(self, action: Pass, chance: Chance, events: list[Event] | None) -> None:
        self.passes.append(action.kind)
        self.turn += 1
        if events is not None:
            hand = (self.starter + self.turn - 1) % self.variant.hands
            events.append(SeedSetAside(hand % self.variant.players, hand, action.kind))
        if self.turn == self.variant.hands:
            self._swap(events)
            self._next_round(chance, events)

    def _swap(self, events: list[Event] | None) -> None:
        """Each takes the card set aside on the right (FS-3.2)."""
        count, players = self.variant.hands, self.variant.players
        chosen = self.passes[-count:]
        for turn in range(count):
            giver = (self.starter + turn) % count
            taker = (giver + 1) % count
            kind = chosen[turn]
            self.hands[4 * giver + kind - 1] -= 1
            self.hands[4 * taker + kind - 1] += 1
            if events is not None:
                events.append(SeedTaken(taker % players, taker, giver % players, giver, kind))

    def _next_round(self, chance: Chance, events: list[Event] | None) -> None:
        self.phase = PLANTING
        self.turn = 0
        self.round += 1
        self.starter = (self.starter + 1) % self.variant.hands
        if events is not None:
            events.append(RoundStarted(self.season, self.round, self.starter))
        if self.variant.late_goals and self.round == GOAL_ROUND:
            self._deal_goals(chance, events)

    # --- seasons (FS-2, FS-4, FS-5) ---------------------------------------------------------

    def start_season(self, chance: Chance, events: list[Event] | None) -> None:
        """Clears the field and deals seeds, and goals unless those come late (FS-2.1, FS-2.2)."""
        variant = self.variant
        self.phase = PLANTING
        self.round = 1
        self.turn = 0
        self.field = bare_field()
        self.free = list(PLOTS)
        self.plantings = []
        self.passes = []
        self.hands = deal_hands(variant, self.season, chance)
        self.produce = [EMPTY] * variant.hands
        if events is not None:
            events.append(RoundStarted(self.season, 1, self.starter))
            for hand in range(variant.hands):
                counts = tuple(self.hands[4 * hand : 4 * hand + 4])
                events.append(HandDealt(hand % variant.players, hand, counts))
        if not variant.late_goals:
            self._deal_goals(chance, events)

    def _deal_goals(self, chance: Chance, events: list[Event] | None) -> None:
        variant = self.variant
        self.produce = deal_produce(variant, self.season, self.past_produce, chance)
        if events is not None:
            for hand, kind in enumerate(self.produce):
                events.append(ProduceDealt(hand % variant.players, hand, kind))

    def _harvest(self, chance: Chance, events: list[Event] | None) -> None:
        points = [field_points(self.field, kind) for kind in self.produce]
        sacks = sacks_for(points)
        self.past_produce += self.produce
        self.past_points += points
        self.past_sacks += sacks
        if events is not None:
            facts = (tuple(self.field), tuple(self.produce), tuple(points), tuple(sacks))
            events.append(Harvested(self.season, *facts))
        if self.season == len(SEASONS):
            self.phase = OVER
            if events is not None:
                events.append(MatchEnded(ending.outcome_of(self).winners))
            return
        self.starter = (self.starter + 1) % self.variant.hands  # FS-2.3: the rotation goes on
        self.season += 1
        self.start_season(chance, events)

    # --- results, knowledge, positions ------------------------------------------------------

    def scores(self) -> tuple[Score, ...]:
        return ending.scores_of(self)

    @property
    def outcome(self) -> Outcome | None:
        return ending.outcome_of(self) if self.phase == OVER else None

    def observe(self, player: int) -> FistfulState:
        return knowledge.observe(self, player)

    def determinize(self, player: int, chance: Chance) -> FistfulState:
        return knowledge.determinize(self, player, chance)

    def position(self) -> dict[str, Json]:
        return position.write(self)

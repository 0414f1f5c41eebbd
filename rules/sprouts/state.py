"""One moment of a match, and how an action changes it."""

from __future__ import annotations

from collections.abc import Sequence

from rules.chance import Chance
from rules.sprouts import notation, position, refusals, scoring, shed, specials, teams
from rules.sprouts.actions import (
    RETURN,
    TAKE,
    Bag,
    Can,
    Choice,
    Done,
    Drop,
    Exchange,
    Give,
    Glove,
    Keep,
    Pink,
    Plant,
    Return,
    Take,
    Trowel,
    Yellow,
)
from rules.sprouts.asking import asks_chance, decision_of
from rules.sprouts.barrow import begin_storing, drops, keeps, store, trim
from rules.sprouts.board import plant_sprout
from rules.sprouts.events import CardTaken, MatchEnded
from rules.sprouts.lemonade import RIVAL
from rules.sprouts.planting import planting_actions
from rules.sprouts.pots import gain_card_pot
from rules.sprouts.seeds import NAMES, Seeds
from rules.sprouts.solo import GONE, rival_place
from rules.sprouts.steps import (
    GIVING,
    OVER,
    PLANTING,
    RECEIVING,
    RETURNING,
    SPECIALS,
    STORING,
    TAKING,
    TRIMMING,
)
from rules.sprouts.tools import special_actions
from rules.sprouts.variant import Variant
from rules.title import Action, Decision, Event, IllegalAction, Json, Outcome, Refusal, Score, State


class SproutsState(State):
    """Herbaceous Sprouts at one moment.

    ``player`` is whose turn it is (in a shortage: who returns a die) and ``turn`` counts the turns of
    the round before that. ``step`` is one of ``steps``. ``unseen`` has a 1 for every tool card not
    turned up yet; ``rival_seen`` lists the Rival cards revealed, in order. ``shed`` and ``shed_dice``
    hold a card number, or ``GONE``, and its dice for every place. ``bag`` counts dice by kind;
    ``barrows``, ``pots`` and ``waiting`` (cards given by the partner) are one tuple a player.
    ``board`` has an owner for every space, ``open_beds`` a bit for every bed with an open one.

    ``card``, ``fresh``, ``tools`` and ``acted`` belong to the turn: the card taken, its dice before
    Step B, tool icons not used, and whether Seed Bags are lost (HS-5.3). ``rolls`` counts the turn's
    draws and rolls.
    """

    __slots__ = (
        "_observer",
        "acted",
        "bag",
        "barrows",
        "board",
        "card",
        "fresh",
        "lemonade",
        "open_beds",
        "player",
        "pots",
        "rival_seen",
        "rolls",
        "round",
        "shed",
        "shed_dice",
        "step",
        "tools",
        "turn",
        "unseen",
        "variant",
        "waiting",
    )

    def __init__(  # noqa: PLR0913, PLR0917 - a copy passes every field
        self,
        variant: Variant,
        observer: int | None,
        round_: int,
        turn: int,
        player: int,
        step: int,
        unseen: list[int],
        rival_seen: tuple[int, ...],
        shed_: list[int],
        shed_dice: list[Seeds],
        bag: list[int],
        barrows: list[Seeds],
        pots: list[Seeds],
        waiting: list[tuple[int, ...]],
        board: list[int],
        open_beds: int,
        lemonade: int,
        card: int,
        fresh: Seeds,
        tools: tuple[int, ...],
        acted: bool,  # noqa: FBT001 - a field like the others
        rolls: int,
    ) -> None:
        self.variant, self._observer = variant, observer
        self.round, self.turn, self.player, self.step = round_, turn, player, step
        self.unseen, self.rival_seen, self.shed, self.shed_dice = unseen, rival_seen, shed_, shed_dice
        self.bag, self.barrows, self.pots, self.waiting = bag, barrows, pots, waiting
        self.board, self.open_beds, self.lemonade = board, open_beds, lemonade
        self.card, self.fresh, self.tools, self.acted, self.rolls = card, fresh, tools, acted, rolls

    def copy(self) -> SproutsState:
        return SproutsState(
            self.variant,
            self._observer,
            self.round,
            self.turn,
            self.player,
            self.step,
            self.unseen[:],
            self.rival_seen,
            self.shed[:],
            self.shed_dice[:],
            self.bag[:],
            self.barrows[:],
            self.pots[:],
            self.waiting[:],
            self.board[:],
            self.open_beds,
            self.lemonade,
            self.card,
            self.fresh,
            self.tools,
            self.acted,
            self.rolls,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, SproutsState):
            return NotImplemented
        return self._contents() == other._contents()

    __hash__ = None  # type: ignore[assignment]  # a state changes in place

    def _contents(self) -> tuple[object, ...]:
        return (
            (self.variant, self._observer),
            (self.round, self.turn, self.player, self.step, self.rolls),
            (self.unseen, self.rival_seen, self.shed, self.shed_dice, self.bag),
            (self.barrows, self.pots, self.waiting, self.board, self.open_beds),
            (self.lemonade, self.card, self.fresh, self.tools, self.acted),
        )

    # --- who and what -----------------------------------------------------------------------

    @property
    def observer(self) -> int | None:
        return self._observer

    @observer.setter
    def observer(self, player: int | None) -> None:
        self._observer = player

    @property
    def lead(self) -> int:
        """The Lead Gardener of the round (HS-4.1)."""
        return (self.player - self.turn) % self.variant.players

    @property
    def current_player(self) -> int | None:
        if self.step == OVER:
            return None
        if self.step == RECEIVING:
            return self.variant.partner(self.player)
        return self.player

    @property
    def decision(self) -> Decision | None:
        return decision_of(self)

    # --- actions ----------------------------------------------------------------------------

    def legal_actions(self) -> Sequence[Action]:  # noqa: PLR0911 - one case a step
        step = self.step
        if self._observer is not None and self._observer != self.current_player:
            return ()
        if step == SPECIALS:
            return special_actions(self)
        if step == PLANTING:
            return planting_actions(self)
        if step == STORING:
            return keeps(self.fresh, self.barrows[self.player])
        if step == TAKING:
            spared = rival_place(self)
            return [TAKE[n] for n, card in enumerate(self.shed, 1) if card != GONE and n != spared]
        if step == GIVING:
            return teams.gifts(self)
        if step == RETURNING:
            return [RETURN[die] for die in dict.fromkeys(self.barrows[self.player])]
        if step == OVER:
            return ()
        return drops(self.barrows[self.player if step == TRIMMING else self.variant.partner(self.player)])

    def refusal(self, action: Action) -> Refusal | None:
        return refusals.refusal_of(self, notation.resolve(self, action))

    def resolve(self, action: Action) -> Action:
        """The action in full names that a shortened one means here; any other as it is (HS-16.2)."""
        return notation.resolve(self, action)

    def reveals(self, action: Action, player: int) -> bool:
        return self.current_player != player or asks_chance(self, notation.resolve(self, action))

    def apply(self, action: Action, chance: Chance) -> tuple[Event, ...]:
        meant = notation.resolve(self, action)
        refusal = refusals.refusal_of(self, meant)
        if refusal is not None:
            raise IllegalAction(refusal)
        events: list[Event] = []
        self._act(meant, chance, events)
        return tuple(events)

    def advance(self, action: Action, chance: Chance) -> None:
        self._act(action, chance, None)

    def _act(self, action: Action, chance: Chance, events: list[Event] | None) -> None:  # noqa: C901, PLR0912
        """One case an action of the Decisions table; the commonest first."""
        match action:
            case Done():
                if self.step == SPECIALS:
                    specials.end_specials(self, events)
                else:
                    self._end_turn(chance, events)
            case Take():
                self._take(action, chance, events)
            case Keep():
                store(self, action, events)
            case Plant():
                plant_sprout(self, action.bed, action.seeds, events)
            case Glove():
                specials.use_glove(self, action, chance, events)
            case Pink():
                specials.use_pink(self, action, chance, events)
            case Bag():
                specials.use_bag(self, chance, events)
            case Exchange() | Choice():
                specials.use_market(self, action, events)
            case Trowel():
                specials.use_trowel(self, action, events)
            case Yellow():
                specials.use_yellow(self, action, events)
            case Can():
                specials.use_can(self, action, events)
            case Drop():
                self._drop(action, chance, events)
            case Give():
                teams.give(self, action, chance, events)
            case Return():
                shed.return_die(self, action, chance, events)

    def _take(self, action: Take, chance: Chance, events: list[Event] | None) -> None:
        """Step A: the card with all dice on it (HS-4.2)."""
        place = action.place - 1
        card = self.shed[place]
        self.card = card
        self.fresh = self.shed_dice[place]
        self.shed[place] = GONE
        self.shed_dice[place] = ()
        if events is not None:
            dice = tuple(NAMES[die] for die in self.fresh)
            card_id = self.variant.components.card_ids[card]
            events.append(CardTaken(self.player, action.place, card_id, dice))
        if self.variant.teams:
            teams.begin_giving(self, chance, events)
            return
        gain_card_pot(self, self.player, card, events)
        self.tools = self.variant.components.cards[card].tools
        begin_storing(self)

    def _drop(self, action: Drop, chance: Chance, events: list[Event] | None) -> None:
        """Down to seven: the partner after a gift, or the player at the end of Step C."""
        if self.step == RECEIVING:
            trim(self, self.variant.partner(self.player), action, events)
            teams.begin_own_steps(self, chance, events)
            return
        trim(self, self.player, action, events)
        self.step = PLANTING

    def _end_turn(self, chance: Chance, events: list[Event] | None) -> None:
        """The next player's turn, or Phase 3 (HS-3.1, HS-4.1)."""
        self.rolls = 0
        if self.turn + 1 < self.variant.players:
            self.turn += 1
            self.player = (self.player + 1) % self.variant.players
            self.step = TAKING
            return
        shed.clean_up(self, chance, events)
        if events is not None and self.step == OVER:
            events.append(MatchEnded(scoring.outcome_of(self).winners))

    # --- results, knowledge, positions ------------------------------------------------------

    def scores(self) -> tuple[Score, ...]:
        return scoring.scores_of(self)

    @property
    def rival(self) -> Score | None:
        """The Rival scores where it plays against one (HS-13.12)."""
        return scoring.score_of(self, RIVAL) if self.variant.solo else None

    @property
    def outcome(self) -> Outcome | None:
        return scoring.outcome_of(self) if self.step == OVER else None

    def observe(self, player: int) -> SproutsState:
        """Everything in the rules is open (HS-1.8): what comes next is unknown to all.

        A closed fist (HS-15.4) too: the giver chooses and opens it in one action, and nobody decides
        between. Until then the choice is not in the state, and the table shows nothing of it.
        """
        if self._observer not in (None, player):
            raise ValueError("An observation shows one player's view only.")
        seen = self.copy()
        seen.observer = player
        return seen

    def determinize(self, player: int, chance: Chance) -> SproutsState:  # noqa: ARG002 - nothing to guess
        full = self.observe(player)
        full.observer = None
        return full

    def position(self) -> dict[str, Json]:
        return position.write(self)

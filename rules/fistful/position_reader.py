"""Reads a position and refuses one that no match can reach."""

from __future__ import annotations

from rules.chance import Stream
from rules.fistful.components import COMPONENTS, EMPTY, HIDDEN, HOUSE, KIND_NAMES, KINDS, SEASONS
from rules.fistful.dealing import completions
from rules.fistful.field import COLUMNS, FARMHOUSE, PLOT_NAMES, PLOT_OF_NAME, PLOTS, SIZE
from rules.fistful.history import Gap, rewind
from rules.fistful.knowledge import NoDealFits, determinize, passes_known
from rules.fistful.position import LETTERS, PHASES, VERSION
from rules.fistful.sacks import sacks_for
from rules.fistful.scoring import field_points
from rules.fistful.state import OVER, PASSING, PLANTING, FistfulState
from rules.fistful.variant import GOAL_ROUND, Variant, variant_of
from rules.title import UNKNOWN, Json, PositionError, SetupError

_KIND_OF_LETTER = {letter: kind for kind, letter in LETTERS.items()}


class PositionReader:
    """One position on its way to a state, checked part by part."""

    def __init__(self, position: Json) -> None:
        if not isinstance(position, dict):
            raise PositionError("A position is a JSON object with the keys of the rulebook's notation.")
        self._position = position

    def state(self) -> FistfulState:
        """The whole state; raises :class:`PositionError`."""
        if (
            self._position.get("title", "fistful") != "fistful"
            or self._number("version", 1, VERSION) != VERSION
        ):
            raise PositionError(f"This is no position of A Fistful of Seeds, version {VERSION}.")
        variant = self._variant()
        observer = (
            None
            if self._position.get("observer") is None
            else self._number("observer", 0, variant.players - 1)
        )
        phase = self._phase()
        field = self._field()
        past = self._past(variant)
        state = FistfulState(
            variant,
            observer,
            self._number("season", 1, len(SEASONS)),
            self._number("round", 1, variant.hand_size),
            phase,
            self._number("starter", 0, variant.hands - 1),
            self._number("turn", 0, variant.hands - 1),
            field,
            [plot for plot in PLOTS if field[plot] == EMPTY],
            self._hands(variant),
            self._produce(variant),
            self._plantings(),
            self._passes(),
            *past,
        )
        check(state)
        return state

    def _number(self, name: str, low: int, high: int) -> int:
        value = self._position.get(name)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise PositionError(f"'{name}' should be a whole number from {low} to {high}.")
        return value

    def _list(self, name: str, length: int | None, default: Json = None) -> list[Json]:
        value = self._position.get(name, default)
        if not isinstance(value, list) or (length is not None and len(value) != length):
            count = "" if length is None else f" with {length} entries"
            raise PositionError(f"'{name}' should be a list{count}.")
        return value

    def _variant(self) -> Variant:
        from rules.fistful.title import META  # noqa: PLC0415 - the title needs this reader

        options = self._position.get("options", {})
        if not isinstance(options, dict):
            raise PositionError("'options' should be an object.")
        try:
            return variant_of(META.setup(self._number("players", 2, 4), options))
        except SetupError as error:
            raise PositionError(str(error)) from error

    def _phase(self) -> int:
        phase = self._position.get("phase")
        if not isinstance(phase, str) or phase not in PHASES:
            raise PositionError(f"'phase' should be one of: {', '.join(PHASES)}.")
        return PHASES.index(phase)

    def _field(self) -> list[int]:
        rows = [row for row in self._list("field", COMPONENTS.rows) if isinstance(row, str)]
        letters = "".join(rows)
        if [len(row) for row in rows] != [COLUMNS] * COMPONENTS.rows or set(letters) - set(_KIND_OF_LETTER):
            raise PositionError(
                "'field' should be 5 rows of 5 letters: C, W, A, P, '.' and '#' in the middle."
            )
        field = [_KIND_OF_LETTER[letter] for letter in letters]
        if [plot for plot in range(SIZE) if field[plot] == HOUSE] != [FARMHOUSE]:
            raise PositionError("The farmhouse '#' stands in the middle of the field, on c3 (FS-1.1).")
        return field

    def _kind(self, name: str, value: Json, *, absent: bool = False) -> int:
        if value is None and absent:
            return EMPTY
        if value == UNKNOWN:
            return HIDDEN
        if isinstance(value, str) and value in KIND_NAMES:
            return KIND_NAMES.index(value) + 1
        raise PositionError(f"'{name}' has an entry that is none of {', '.join(KIND_NAMES)} and '?'.")

    def _hands(self, variant: Variant) -> list[int]:
        hands: list[int] = []
        for hand in self._list("hands", variant.hands):
            if hand == UNKNOWN:
                hands += [HIDDEN] * len(KINDS)
                continue
            if not isinstance(hand, dict) or any(name not in KIND_NAMES for name in hand):
                raise PositionError('A hand is an object such as {"carrot": 2, "wheat": 1}, or \'?\'.')
            for name in KIND_NAMES:
                count = hand.get(name, 0)
                if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= SIZE:
                    raise PositionError("A hand holds a whole number of each kind.")
                hands.append(count)
        return hands

    def _produce(self, variant: Variant) -> list[int]:
        return [self._kind("produce", kind, absent=True) for kind in self._list("produce", variant.hands)]

    def _plantings(self) -> list[int]:
        plots: list[int] = []
        for name in self._list("plantings", None, []):
            if not isinstance(name, str) or name not in PLOT_OF_NAME:
                raise PositionError("'plantings' lists plots such as 'b3'.")
            plots.append(PLOT_OF_NAME[name])
        return plots

    def _passes(self) -> list[int]:
        return [self._kind("passes", kind) for kind in self._list("passes", None, [])]

    def _past(self, variant: Variant) -> tuple[list[int], list[int], list[int]]:
        produce: list[int] = []
        points: list[int] = []
        for season in self._list("past", None, []):
            if not isinstance(season, dict):
                raise PositionError("'past' lists an object a harvest, with produce, points and sacks.")
            part = PositionReader(season)
            produce += [part._kind("produce", kind) for kind in part._list("produce", variant.hands)]
            scored = part._list("points", variant.hands)
            points += [score for score in scored if isinstance(score, int) and not isinstance(score, bool)]
            if len(points) != len(produce) or any(not 0 <= score <= 200 for score in points):
                raise PositionError("The points of a harvest are whole numbers from 0.")
            earned = sacks_for(points[-variant.hands :])
            if part._list("sacks", variant.hands) != earned:
                raise PositionError(f"For these points the sacks are {earned} (FS-5.1).")
        sacks = [
            sack
            for start in range(0, len(points), variant.hands)
            for sack in sacks_for(points[start : start + variant.hands])
        ]
        return produce, points, sacks


def check(state: FistfulState) -> None:
    """Raises :class:`PositionError` for a state that no match can reach."""
    _check_clock(state)
    _check_hands(state)
    _check_goals(state)
    _check_memory(state)
    if state.phase == OVER:
        _check_last_harvest(state)


def _check_clock(state: FistfulState) -> None:
    variant = state.variant
    rounds = state.round if state.phase != PLANTING else state.round - 1
    planted = rounds * variant.hands + (state.turn if state.phase == PLANTING else 0)
    growing = len(PLOTS) - len(state.free)
    if growing != planted:
        raise PositionError(
            f"At this point of the season {planted} plots are planted, not {growing} (FS-3.1)."
        )
    if state.phase == PASSING and state.round == variant.hand_size:
        raise PositionError("After the last round there is nothing to swap (FS-3.5).")
    if state.phase == OVER and (state.season, state.round, state.turn) != (
        len(SEASONS),
        variant.hand_size,
        0,
    ):
        raise PositionError("A match is over after the last round of autumn (FS-2.4).")
    harvests = state.season if state.phase == OVER else state.season - 1
    if len(state.past_points) != harvests * variant.hands:
        raise PositionError(f"'past' should hold {harvests} harvests.")


def _check_hands(state: FistfulState) -> None:
    variant = state.variant
    hidden = 0
    for hand in range(variant.hands):
        counts = state.hands[4 * hand : 4 * hand + 4]
        size = state.hand_count(hand)
        own = state.observer is None or hand % variant.players == state.observer
        if HIDDEN in counts:
            if own or size == 0:
                raise PositionError("Only the hands of others may be '?' in an observation.")
            hidden += size
        elif sum(counts) != size:
            raise PositionError(f"Hand {hand} should hold {size} seeds (FS-3.5).")
        elif not own and size > 0:
            raise PositionError(f"Hand {hand} is secret from player {state.observer}: write '?' (FS-3.3).")
    unseen = 0
    for kind in KINDS:
        seen = state.field.count(kind) + sum(count for count in state.hands[kind - 1 :: 4] if count > 0)
        left = COMPONENTS.seeds[kind - 1] - seen
        if left < 0:
            raise PositionError(f"There are only {COMPONENTS.seeds[kind - 1]} seeds of each kind (FS-1.2).")
        unseen += left
    if unseen != hidden:
        raise PositionError("Field and hands should hold all 24 seeds (FS-2.1).")


def _check_goals(state: FistfulState) -> None:
    variant = state.variant
    late = variant.late_goals and state.round < GOAL_ROUND
    for hand, kind in enumerate(state.produce):
        secret = (
            state.observer is not None and hand % variant.players != state.observer and state.phase != OVER
        )
        if (kind == EMPTY) != late:
            rule = "FS-6.2" if variant.players == 3 else "FS-7.3" if variant.late_goals else "FS-2.2"
            raise PositionError(f"Hand {hand} should {'not ' if late else ''}have a produce card ({rule}).")
        if kind != EMPTY and (kind == HIDDEN) != secret:
            raise PositionError("In an observation exactly the goals of others are '?' (FS-2.2).")
    if HIDDEN in state.past_produce:
        raise PositionError("The goals of past harvests are known to all (FS-2.2).")
    for season in range(len(state.past_produce) // variant.hands):
        _check_deal(variant, state.past_produce, season)
    if not late and not any(
        all(known in (HIDDEN, kind) for known, kind in zip(state.produce, deal, strict=True))
        for deal in completions(variant, (), state.past_produce[: (state.season - 1) * variant.hands])
    ):
        raise PositionError("These produce cards cannot be dealt together (FS-1.3, FS-7.2).")


def _check_deal(variant: Variant, past: list[int], season: int) -> None:
    dealt = tuple(past[season * variant.hands : (season + 1) * variant.hands])
    if all(deal != dealt for deal in completions(variant, (), past[: season * variant.hands])):
        raise PositionError("The produce cards of a past harvest cannot be dealt together (FS-1.3, FS-7.2).")


def _check_last_harvest(state: FistfulState) -> None:
    hands = state.variant.hands
    if state.produce != state.past_produce[-hands:]:
        raise PositionError("'produce' should be the goals of the last harvest in 'past' (FS-2.2).")
    points = [field_points(state.field, kind) for kind in state.produce]
    if points != state.past_points[-hands:]:
        raise PositionError(f"The last harvest in 'past' should be worth {points} (FS-4).")


def _check_memory(state: FistfulState) -> None:
    variant = state.variant
    known = [plot for plot in state.plantings if state.field[plot] not in (EMPTY, HOUSE)]
    if len(set(known)) != len(state.plantings):
        raise PositionError("'plantings' lists plots that are planted, each once.")
    waiting = state.turn if state.phase == PASSING else 0
    swaps, rest = divmod(len(state.passes) - waiting, variant.hands)
    done = 0 if state.phase == OVER and not state.passes else state.round - 1
    if len(state.passes) < waiting or rest or swaps > done:
        raise PositionError("'passes' lists whole swaps and those who have chosen this round (FS-3.2).")
    needed = len(PLOTS) - len(state.free) - (state.round - 1 - swaps) * variant.hands if swaps else 0
    if len(state.plantings) < needed:
        names = ", ".join(PLOT_NAMES[plot] for plot in state.plantings)
        raise PositionError(f"'plantings' should go back as far as 'passes'; it lists: {names or 'none'}.")
    if state.observer is None:
        if HIDDEN in state.passes:
            raise PositionError("Only an observation has unknown passes.")
        if isinstance(rewind(state, Stream(1), ""), Gap):
            raise PositionError("These hands cannot have come from these plantings and passes (FS-3.2).")
        return
    if [kind != HIDDEN for kind in state.passes] != passes_known(state, state.observer):
        raise PositionError("In an observation exactly the passes between others are '?' (FS-3.3).")
    try:
        determinize(state, state.observer, Stream(1))
    except NoDealFits as error:
        raise PositionError("No hands fit these plantings and passes (FS-3.2).") from error

"""Lucky Nim, a toy title that keeps the contract tests honest.

Three heaps. In turn each player takes any number of counters from one heap. Everybody secretly
has a lucky heap, drawn at the start and shown at the end. A counter is worth 1 point, one from
the own lucky heap 3. Most points win; with the option ``misere`` fewest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rules.chance import Chance
from rules.title import (
    Action,
    Decision,
    Event,
    IllegalAction,
    Json,
    Meta,
    NotationError,
    Option,
    Origin,
    Outcome,
    PositionError,
    Refusal,
    Score,
    Setup,
    State,
    Title,
)

HEAPS: Final = "abc"
START: Final = (3, 4, 5)
UNKNOWN: Final = "?"
FOREIGN: Final = Refusal("LN-1.1", "That is no action of Lucky Nim.")


class Take(Action):
    """Take ``count`` counters from a heap: ``take 2 b``."""

    __slots__ = ("count", "heap")

    def __init__(self, heap: str, count: int) -> None:
        super().__init__(f"take {count} {heap}")
        self.heap: Final = heap
        self.count: Final = count


TAKES: Final = [Take(heap, n + 1) for heap, most in zip(HEAPS, START, strict=True) for n in range(most)]


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """Counters were taken."""

    player: int
    take: str

    def facts(self) -> dict[str, Json]:
        return {"type": "taken", "player": self.player, "take": self.take}


class NimState(State):
    """The lucky heap of each player and what has been played."""

    __slots__ = ("_observer", "lucky", "misere", "played")

    def __init__(self, *, misere: bool, observer: int | None, lucky: list[str], played: list[Take]) -> None:
        self.misere = misere
        self._observer = observer
        self.lucky = lucky
        self.played = played

    def copy(self) -> NimState:
        return self.seen_from(self._observer)

    def seen_from(self, observer: int | None) -> NimState:
        """A copy that is an observation, or none."""
        lucky, played = self.lucky[:], self.played[:]
        return type(self)(misere=self.misere, observer=observer, lucky=lucky, played=played)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NimState) and self.position() == other.position()

    __hash__ = None  # type: ignore[assignment]  # a state changes in place

    def left(self, heap: str) -> int:
        """The counters left in a heap."""
        return START[HEAPS.index(heap)] - sum(take.count for take in self.played if take.heap == heap)

    @property
    def is_over(self) -> bool:
        """Whether all counters are taken."""
        return sum(take.count for take in self.played) == sum(START)

    @property
    def observer(self) -> int | None:
        return self._observer

    @property
    def current_player(self) -> int | None:
        return None if self.is_over else len(self.played) % len(self.lucky)

    @property
    def decision(self) -> Decision | None:
        player = self.current_player
        return None if player is None else Decision("take", player, "LN-1.1")

    def legal_actions(self) -> Sequence[Action]:
        if self._observer not in (None, self.current_player):
            return ()
        return [take for take in TAKES if self.left(take.heap) >= take.count]

    def refusal(self, action: Action) -> Refusal | None:
        if self.is_over:
            return Refusal("LN-1.2", "All counters are taken.")
        if not isinstance(action, Take):
            return FOREIGN
        left = self.left(action.heap)
        if action.count <= left:
            return None
        return Refusal("LN-1.1", "Heap {heap} has only {left} left.", {"heap": action.heap, "left": left})

    def apply(self, action: Action, chance: Chance) -> tuple[Event, ...]:
        refusal = self.refusal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        event = Taken(len(self.played) % len(self.lucky), str(action))
        self.advance(action, chance)
        return (event,)

    def advance(self, action: Action, chance: Chance) -> None:  # noqa: ARG002 - nothing is rolled
        assert isinstance(action, Take)
        self.played.append(action)

    def scores(self) -> tuple[Score, ...]:
        scores = []
        for player, lucky in enumerate(self.lucky):
            takes = self.played[player :: len(self.lucky)]
            luck = 2 * sum(take.count for take in takes if take.heap == lucky) if self.is_over else 0
            scores.append(Score(player, (("counters", sum(take.count for take in takes)), ("luck", luck))))
        return tuple(scores)

    @property
    def outcome(self) -> Outcome | None:
        if not self.is_over:
            return None
        totals = [score.total * (-1 if self.misere else 1) for score in self.scores()]
        ranks = tuple(1 + sum(other > own for other in totals) for own in totals)
        winners = tuple(player for player, rank in enumerate(ranks) if rank == 1)
        return Outcome(winners, ranks, "LN-1.2", "Fewest points win." if self.misere else "Most points win.")

    def observe(self, player: int) -> NimState:
        seen = self.seen_from(player)
        if not self.is_over:
            seen.lucky = [heap if p == player else UNKNOWN for p, heap in enumerate(self.lucky)]
        return seen

    def determinize(self, player: int, chance: Chance) -> NimState:
        full = self.observe(player).seen_from(None)
        for other, heap in enumerate(full.lucky):
            if heap == UNKNOWN:
                full.lucky[other] = HEAPS[chance.choose(f"guess {other}", HEAPS, (1, 1, 1))]
        return full

    def reveals(self, action: Action, player: int) -> bool:
        last = sum(self.left(heap) for heap in HEAPS) == int(str(action).split()[1])
        return last or self.current_player != player

    def position(self) -> dict[str, Json]:
        played = list[Json](map(str, self.played))
        lucky = list[Json](self.lucky)
        return {"misere": self.misere, "observer": self._observer, "lucky": lucky, "played": played}


class Nim(Title):
    """Lucky Nim for two to four."""

    __slots__ = ()

    @property
    def meta(self) -> Meta:
        misere = Option("misere", "Fewest win", (False, True), default=False, players=(2, 3), rule="LN-1.2")
        return Meta("nim", "Lucky Nim", ("Nobody",), "none", (2, 3, 4), (misere,), has_secrets=True)

    def new(self, setup: Setup, chance: Chance) -> NimState:
        drawn = [chance.choose(f"lucky {player}", HEAPS, (1, 1, 1)) for player in range(setup.players)]
        lucky = [HEAPS[heap] for heap in drawn]
        return NimState(misere=bool(setup.options["misere"]), observer=None, lucky=lucky, played=[])

    def parse(self, text: str) -> Take:
        for take in TAKES:
            if str(take) == " ".join(text.lower().split()):
                return take
        raise NotationError("Write 'take COUNT HEAP', such as 'take 2 b'.")

    def load(self, position: Json) -> NimState:
        match position:
            case {"misere": bool(misere), "observer": None | int() as observer, "lucky": list(lucky), **rest}:
                state = NimState(misere=misere, observer=observer, lucky=list(map(str, lucky)), played=[])
                for text in _takes(rest):
                    if state.refusal(self.parse(text)) is not None:
                        raise PositionError("These counters cannot have been taken.")
                    state.played.append(self.parse(text))
                if _can_be(state):
                    return state
        raise PositionError("That is no position of Lucky Nim.")

    def origins(self) -> tuple[Origin, ...]:
        return (Origin("ours", "everything"),)


def _takes(rest: Mapping[object, object]) -> list[str]:
    played = rest.get("played")
    texts = [str(text) for text in played] if isinstance(played, list) else [""]
    if not set(texts) <= {str(take) for take in TAKES}:
        raise PositionError("'played' lists actions such as 'take 2 b'.")
    return texts


def _can_be(state: NimState) -> bool:
    players = len(state.lucky)
    if players not in ((2, 3) if state.misere else (2, 3, 4)) or isinstance(state.observer, bool):
        return False
    if state.observer is None:
        return set(state.lucky) <= set(HEAPS)
    known = 0 <= state.observer < players and state.lucky[state.observer] in set(HEAPS)
    return known and (
        set(state.lucky) <= set(HEAPS) if state.is_over else state.observe(state.observer) == state
    )


NIM: Final = Nim()

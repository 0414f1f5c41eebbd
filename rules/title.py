"""The contract that every title fulfils.

A *title* is a set of rules, a *match* one playing of it, a *seat* who sits there, a *player* an
index in the rules, an *action* an intent, an *event* a fact in the past tense, an *observation*
what one player may know. The promises below are checked on every title by ``tests/contract``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from rules.chance import Chance

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
"""Plain data, as the ``json`` module reads and writes it."""

UNKNOWN: Final = "?"
"""How a position writes what its observer may not know."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be chosen before a match.

    ``values`` lists the choices in the order in which they are offered. ``players`` names the
    player counts the option applies to; at other counts only the default is accepted. ``rule`` is
    the rule that describes it. ``unsaid`` is the value that records and positions leave out, so
    that they mean the same whether a program has the option or not; None where each names it.
    """

    id: str
    name: str
    values: tuple[bool | int | str, ...]
    default: bool | int | str
    players: tuple[int, ...]
    rule: str
    unsaid: bool | int | str | None = None

    @property
    def usual(self) -> bool | int | str:
        """The value that needs no mention when it is told how a match was played."""
        return self.default if self.unsaid is None else self.unsaid


@dataclass(frozen=True, slots=True)
class Meta:
    """What a title says of itself. ``version`` grows whenever old records would no longer replay."""

    id: str
    name: str
    designers: tuple[str, ...]
    licence: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    has_secrets: bool
    version: int = 1

    def setup(self, players: int, options: Mapping[str, Json] | None = None) -> Setup:
        """The checked setup, with a default for every option not given; raises :class:`SetupError`."""
        if type(players) is not int or players not in self.players:
            counts = ", ".join(str(count) for count in self.players)
            raise SetupError(f"{self.name} is for {counts} players, not {players}.")
        chosen: dict[str, bool | int | str] = {option.id: option.default for option in self.options}
        known = {option.id: option for option in self.options}
        for name, value in (options or {}).items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise SetupError(f"{self.name} has no option {name!r}; its options are: {names}.")
            chosen[name] = _checked(known[name], value, players)
        return Setup(players, chosen)

    def recorded(self, players: int, options: Mapping[str, Json]) -> Setup:
        """:meth:`setup` of a record or a position, which leaves out what goes without saying."""
        unsaid = {option.id: option.unsaid for option in self.options if option.unsaid is not None}
        return self.setup(players, {**unsaid, **options})

    def told(self, setup: Setup) -> dict[str, bool | int | str]:
        """The options of ``setup`` that a record names; :meth:`recorded` is the inverse."""
        unsaid = {option.id: option.unsaid for option in self.options}
        return {name: value for name, value in setup.options.items() if value != unsaid.get(name)}


def _checked(option: Option, value: Json, players: int) -> bool | int | str:
    for choice in option.values:
        if type(choice) is type(value) and choice == value:
            if choice != option.default and players not in option.players:
                counts = ", ".join(str(count) for count in option.players)
                raise SetupError(f"Option {option.id!r} is for {counts} players ({option.rule}).")
            return choice
    choices = ", ".join(str(choice).lower() for choice in option.values)
    raise SetupError(f"Option {option.id!r} can be: {choices}.")


@dataclass(frozen=True, slots=True)
class Origin:
    """Where what is printed on some pieces comes from.

    ``source`` is one of :data:`SOURCES`; ``pieces`` says in English which pieces and what on them.
    """

    source: str
    pieces: str


SOURCES: Final = ("document", "review", "deduced", "ours")
"""The published rules or pictures of the game, a public review, numbers that force it, ourselves."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What was chosen before the match. Made by :meth:`Meta.setup`, which checks it."""

    players: int
    options: Mapping[str, bool | int | str] = field(default_factory=dict)


class Action:
    """An intent, immutable and interned: each distinct action of a title exists once.

    So listing actions costs references, and comparing them is identity. ``text`` is the action in
    the notation of the rulebook's Decisions table.
    """

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text: Final = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Event(ABC):
    """A fact in the past tense. Carries no pixels and no seconds.

    Subclasses are frozen, slotted dataclasses; their name in snake case is the event's type.
    """

    __slots__ = ()

    @abstractmethod
    def facts(self) -> dict[str, Json]:
        """The event as plain data; ``"type"`` names it."""

    def seen_by(self, player: int) -> Event | None:  # noqa: ARG002 - public unless a subclass says otherwise
        """What ``player`` gets to know of it: itself, a poorer event, or None."""
        return self


@dataclass(frozen=True, slots=True)
class Decision:
    """What is being asked, as data: the table makes its prompt from it.

    ``kind`` is a word of the rulebook's Decisions table, ``rule`` the paragraph that asks.
    """

    kind: str
    player: int
    rule: str
    details: Mapping[str, Json] = field(default_factory=dict)

    def facts(self) -> dict[str, Json]:
        """The decision as plain data."""
        return {"kind": self.kind, "player": self.player, "rule": self.rule, **self.details}


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal: the rule that forbids it and what is missing.

    ``text`` is an English sentence with ``{names}`` for ``values``, so that it can be translated
    before it is filled in.
    """

    rule: str
    text: str
    values: Mapping[str, str | int] = field(default_factory=dict)

    @property
    def reason(self) -> str:
        """The whole sentence, in English."""
        return self.text.format(**self.values)


@dataclass(frozen=True, slots=True)
class Score:
    """One player's score: ``lines`` of (category, points) add up to ``total``.

    ``tiebreak`` is what decides between equal totals, the most first.
    """

    player: int
    lines: tuple[tuple[str, int], ...]
    tiebreak: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        """The sum of the lines."""
        return sum(points for _, points in self.lines)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: ``ranks`` per player from 1, equal where shared; ``rule`` says why."""

    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    rule: str
    reason: str

    def facts(self) -> dict[str, Json]:
        """The outcome as plain data."""
        return {
            "winners": list(self.winners),
            "ranks": list(self.ranks),
            "rule": self.rule,
            "reason": self.reason,
        }


class RulesError(ValueError):
    """Bad input to the rules. Its text is one clear sentence for the person who gave it."""


class SetupError(RulesError):
    """A player count or an option that the title does not have."""


class NotationError(RulesError):
    """A text that is no action of the title."""


class PositionError(RulesError):
    """A position that cannot be; says what is wrong with it."""


class IllegalAction(RulesError):  # noqa: N818 - the contract's name
    """An action that the rules forbid now. The state has not changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.reason} ({refusal.rule})")
        self.refusal = refusal


class State(ABC):
    """One moment of a match, or what one player may know of it (an observation).

    States change in place behind :meth:`apply`; :meth:`copy` is cheap. Subclasses are slotted
    classes of ints and small built-in containers, and two states with equal contents are equal.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def current_player(self) -> int | None:
        """Who decides now; None exactly when the match is over."""

    @property
    @abstractmethod
    def observer(self) -> int | None:
        """The player this is an observation of; None for a true (or determinized) state."""

    @property
    @abstractmethod
    def decision(self) -> Decision | None:
        """What is being asked; None exactly when the match is over."""

    @abstractmethod
    def legal_actions(self) -> Sequence[Action]:
        """Every legal action, in a stable order, no duplicates; empty exactly when over.

        On an observation: the observer's own actions when it is the observer's turn.
        """

    @abstractmethod
    def refusal(self, action: Action) -> Refusal | None:
        """None exactly for the legal actions; else the rule that forbids it and what is missing."""

    def resolve(self, action: Action) -> Action:
        """The action in full that ``action`` writes in short here; any other as it is.

        Where a notation has short forms, a record holds what they resolve to.
        """
        return action

    @abstractmethod
    def apply(self, action: Action, chance: Chance) -> tuple[Event, ...]:
        """Changes the state and tells what happened.

        Raises :class:`IllegalAction` and changes nothing when ``refusal(action)`` is not None.
        """

    @abstractmethod
    def advance(self, action: Action, chance: Chance) -> None:
        """:meth:`apply` for search: ``action`` is one of :meth:`legal_actions`, no events are made."""

    @abstractmethod
    def copy(self) -> State:
        """An independent state with equal contents."""

    @abstractmethod
    def scores(self) -> tuple[Score, ...]:
        """Per player, lines by category that add up to the total; valid at any time."""

    @property
    def rival(self) -> Score | None:
        """The score of a side that nobody plays and that must be beaten; None where there is none.

        Its lines are called as those of :meth:`scores`; its ``player`` is a number beyond the players'.
        """
        return None

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None until the match is over; then winners, ranks and the reason."""

    @abstractmethod
    def observe(self, player: int) -> State:
        """The same state with everything secret from ``player`` unknown.

        Equal for any two states that the player cannot tell apart.
        """

    @abstractmethod
    def determinize(self, player: int, chance: Chance) -> State:
        """A full state that ``player`` cannot tell from the true one.

        ``state.determinize(p, c).observe(p) == state.observe(p)``. Uses only what
        ``observe(player)`` knows, so it works on that observation as well.
        """

    @abstractmethod
    def reveals(self, action: Action, player: int) -> bool:
        """Whether applying ``action`` tells ``player`` anything they could not know: undo stops there.

        True when it rolls, draws or shows something to them. Somebody else's open action tells
        them something; one's own does not, unless chance answers it.
        """

    @abstractmethod
    def position(self) -> dict[str, Json]:
        """The state as plain JSON that a person can read; the inverse of :meth:`Title.load`."""


class Title(ABC):
    """A set of rules. Each title's package exports one instance, ``TITLE``."""

    __slots__ = ()

    @property
    @abstractmethod
    def meta(self) -> Meta:
        """Id, names, designers, licence, players, options."""

    @abstractmethod
    def new(self, setup: Setup, chance: Chance) -> State:
        """The first state; the same setup and chance give an equal state."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """The action that ``text`` writes, legal now or not; raises :class:`NotationError`."""

    @abstractmethod
    def load(self, position: Json) -> State:
        """The state that ``position`` writes; raises :class:`PositionError` for one that cannot be."""

    @abstractmethod
    def origins(self) -> tuple[Origin, ...]:
        """Where everything printed comes from that the program plays with by itself."""

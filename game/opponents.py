"""Computer players at the table: they think in an engine process and never make the window wait.

The pipe to that process is the only way to them. They get the observation of their own player and
nothing else, and a seed of their own that follows from the match, so that the same deal is played
the same way.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from threading import Timer
from time import monotonic
from typing import Final, Protocol

from game.ai.characters import character_of
from game.ai.levels import LEVELS, MAX_SECONDS, Level, UnknownLevelError, choose, level_of
from game.engine.client import Answer, EngineProcess, Wake
from game.i18n import _
from game.match import Match
from game.titles import title_of
from rules.title import Action, Json, NotationError

STOP_SECONDS: Final = 0.1
"""How long a stopped engine may take to say so."""

GRACE_SECONDS: Final = 5.0
"""How long beyond its budget an engine may think before it counts as lost."""

MAX_CRASHES: Final = 2
"""After this many crashes in a row the computer players think here."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a computer player decided. ``considered`` lists action, value and visits, the best first.

    ``reason`` is a sentence that says why, empty where nothing is to be said.
    """

    player: int
    action: Action
    considered: tuple[tuple[str, float, int], ...] = ()
    reason: str = ""


class Engine(Protocol):
    """What opponents need of :class:`EngineProcess`."""

    @property
    def alive(self) -> bool: ...
    def send(self, request: dict[str, Json]) -> int: ...
    def poll(self) -> list[Answer]: ...
    def close(self) -> None: ...


class Starter(Protocol):
    """Starts an engine; raises OSError when that fails."""

    def __call__(self, wake: Wake | None) -> Engine: ...


@dataclass(slots=True)
class _Question:
    """A decision that a computer player is asked for."""

    title_id: str
    position: dict[str, Json]
    player: int
    level: Level
    seed: int
    seconds: float
    character: str = ""
    load_ticket: int = 0
    think_ticket: int = 0
    deadline: float = 0.0


class Opponents:
    """The computer players of a table, one decision at a time.

    ``wake`` is called from another thread whenever :meth:`poll` may have something to tell.
    """

    def __init__(self, wake: Wake | None = None, start: Starter = EngineProcess) -> None:
        self._wake = wake
        self._start = start
        self._engine: Engine | None = None
        self._question: _Question | None = None
        self._ready: Thought | None = None
        self._stop_ticket: int | None = None
        self._stop_deadline = 0.0
        self._timer: Timer | None = None
        self._crashes = 0
        self._told: set[str] = set()
        self.fault: str | None = None
        """A sentence for the table when something went wrong, until :meth:`clear_fault`."""

    def warm_up(self) -> None:
        """Starts the process, so that the first thought need not wait for it."""
        self._running_engine()

    @property
    def is_thinking(self) -> bool:
        """Whether a decision was asked for and has not come yet."""
        return self._question is not None or self._ready is not None

    def clear_fault(self) -> None:
        """The sentence has been shown."""
        self.fault = None

    # --- asking ------------------------------------------------------------------------------

    def think(self, match: Match, player: int) -> None:
        """Asks the computer player at ``player``'s seat, whose turn it is, for its decision.

        Whatever was asked before is dropped.
        """
        seat = match.seats[player]
        level = self._level(seat.kind)
        character = character_of(level.id, seat.name)
        self._begin(match, player, level, "" if character is None else character.name)

    def advise(self, match: Match, player: int) -> None:
        """Asks what the strongest level would do in the place of ``player``, a person whose turn it is.

        It sees what this person sees. Whatever was asked before is dropped.
        """
        self._begin(match, player, LEVELS[-1])

    def _begin(self, match: Match, player: int, level: Level, character: str = "") -> None:
        self.cancel()
        self._question = _Question(
            title_id=match.title.meta.id,
            position=match.state.observe(player).position(),
            player=player,
            level=level,
            seed=thinking_seed(match.seed, match.action_count, player),
            seconds=MAX_SECONDS if match.same_everywhere else level.seconds,
            character=character,
        )
        self._ask(self._question)

    def _level(self, kind: str) -> Level:
        try:
            return level_of(kind)
        except UnknownLevelError:
            self.fault = _("This Allotment has no {level}: the {best} plays instead.").format(
                level=kind, best=LEVELS[-1].name
            )
            return LEVELS[-1]

    def _ask(self, question: _Question) -> None:
        engine = self._running_engine()
        if engine is None:
            self._think_here(question)
            return
        question.load_ticket = engine.send(
            {"do": "load", "title": question.title_id, "position": question.position, "seed": 0}
        )
        asked: dict[str, Json] = {
            "do": "think",
            "level": question.level.id,
            "seed": question.seed,
            "seconds": question.seconds,
        }
        if question.character:
            asked["character"] = question.character
        question.think_ticket = engine.send(asked)
        question.deadline = monotonic() + question.seconds + GRACE_SECONDS
        self._set_timer()

    def _running_engine(self) -> Engine | None:
        """The engine, started if need be; None once it has crashed too often."""
        while self._engine is None and self._crashes < MAX_CRASHES:
            try:
                self._engine = self._start(self._wake)
            except OSError:
                self._count_crash()
        return self._engine

    # --- answers -----------------------------------------------------------------------------

    def poll(self) -> Thought | None:
        """The decision that was asked for, once it is there. Never waits."""
        thought = self._ready
        self._ready = None
        if thought is not None or self._engine is None:
            return thought
        for answer in self._engine.poll():
            thought = self._take(answer) or thought
        self._check_engine()
        self._set_timer()
        return thought

    def _take(self, answer: Answer) -> Thought | None:
        ticket = answer.get("id")
        if ticket == self._stop_ticket:
            self._stop_ticket = None
        question = self._question
        if question is None or ticket != question.think_ticket:
            return None  # stale: the match has moved on
        self._question = None
        thought = _thought_of(answer, question)
        if thought is None:
            self.fault = _("A computer player gave no sensible answer and was asked again more simply.")
            self._think_here(question)
            return None
        self._crashes = 0
        self._tell(answer.get("remark"))
        return thought

    def _tell(self, remark: Json) -> None:
        """Passes on what the engine remarks, once."""
        if isinstance(remark, str) and remark and remark not in self._told:
            self._told.add(remark)
            self.fault = _(remark)

    def _check_engine(self) -> None:
        assert self._engine is not None
        now = monotonic()
        if not self._engine.alive or (self._question is not None and now > self._question.deadline):
            self._drop_engine()
            self._count_crash()
            self._ask_again()
        elif self._stop_ticket is not None and now > self._stop_deadline:
            self._drop_engine()
            self._ask_again()

    def _count_crash(self) -> None:
        self._crashes += 1
        if self._crashes < MAX_CRASHES:
            self.fault = _("The computer players stopped unexpectedly and were started again.")
        else:
            self.fault = _("The computer players keep stopping: they now think quickly and simply.")

    def _ask_again(self) -> None:
        if self._question is not None:
            self._ask(self._question)

    def _think_here(self, question: _Question) -> None:
        """Thinks in this process, one determinization deep: short enough not to be noticed."""
        title = title_of(question.title_id)
        observation = title.load(question.position)
        character = character_of(question.level.id, question.character)
        choice = choose(
            question.title_id, question.level, observation, question.seed, iterations=1, character=character
        )
        considered = tuple((str(each.action), each.value, each.visits) for each in choice.considered)
        self._ready = Thought(question.player, choice.action, considered)
        self._question = None
        if self._wake is not None:
            self._wake()

    # --- stopping ----------------------------------------------------------------------------

    def cancel(self) -> None:
        """Drops what was asked. A process that does not stop at once is replaced."""
        self._ready = None
        self._stop_timer()
        if self._question is None:
            return
        self._question = None
        if self._engine is not None:
            self._stop_ticket = self._engine.send({"do": "stop"})
            self._stop_deadline = monotonic() + STOP_SECONDS
            self._set_timer()

    def close(self) -> None:
        """Ends the process. The next :meth:`think` would start another."""
        self._question = None
        self._ready = None
        self._drop_engine()

    def _drop_engine(self) -> None:
        self._stop_timer()
        self._stop_ticket = None
        if self._engine is not None:
            self._engine.close()
            self._engine = None

    def _set_timer(self) -> None:
        """Has the window poll once more when the next deadline has passed."""
        deadlines = [self._stop_deadline] if self._stop_ticket is not None else []
        if self._question is not None:
            deadlines.append(self._question.deadline)
        if self._wake is None or not deadlines or (self._timer is not None and self._timer.is_alive()):
            return
        self._timer = Timer(max(0.0, min(deadlines) - monotonic()) + 0.01, self._wake)
        self._timer.daemon = True
        self._timer.start()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def thinking_seed(match_seed: int, action_count: int, player: int) -> int:
    """The seed of one decision: the same deal, moment and player give the same one."""
    digest = blake2b(f"{match_seed}/{action_count}/{player}".encode(), digest_size=4).digest()
    return int.from_bytes(digest, "big") >> 1


def _thought_of(answer: Answer, question: _Question) -> Thought | None:
    """What the engine answered; None when that is no action of the title."""
    text = answer.get("action")
    if answer.get("ok") is not True or not isinstance(text, str):
        return None
    try:
        action = title_of(question.title_id).parse(text)
    except NotationError:
        return None
    considered: list[tuple[str, float, int]] = []
    listed = answer.get("considered")
    for each in listed if isinstance(listed, list) else []:
        match each:
            case {"action": str(tried), "value": int() | float() as value, "visits": int(visits)}:
                considered.append((tried, float(value), visits))
    reason = answer.get("reason")
    return Thought(question.player, action, tuple(considered), reason if isinstance(reason, str) else "")

"""One match at the table: seats, history, undo, redo, record.

Everything that happens at a table enters at :meth:`Match.act`: a person's choice, a computer's,
a replay's. The match asks chance by the seed alone, so taking back and playing again never
changes what chance answers.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from game.seats import Seat, seat, seat_of_words
from game.titles import UnknownTitleError, title_of
from rules.chance import Seeded
from rules.record import Record
from rules.title import Action, Event, Outcome, RulesError, Setup, State, Title

MAX_SEED = 2**63 - 1


class ReplayError(ValueError):
    """A record that does not replay. Its text is one clear sentence.

    ``number`` counts the record's actions from 1; 0 means that the header is refused. ``match``
    is the match as far as it goes, None without one.
    """

    def __init__(self, number: int, reason: str, match: Match | None = None) -> None:
        super().__init__(f"Action {number}: {reason}" if number else reason)
        self.number = number
        self.reason = reason
        self.match = match


@dataclass(frozen=True, slots=True)
class Entry:
    """One action of the history, what it caused and the state it led to.

    ``automatic`` marks a forced answer that the match gave by itself.
    """

    player: int
    action: Action
    automatic: bool
    events: tuple[Event, ...]
    after: State


class Match:
    """One playing of a title. States handed out are never changed by the match: copy before changing.

    With ``takes_back`` a person who plays against computers alone can take back also what told them
    something. Chance answers by the seed, so nothing is ever rolled again.

    Raises ValueError when the number of seats does not fit the setup or the seed is out of range.
    """

    def __init__(
        self, title: Title, setup: Setup, seed: int, seats: Sequence[Seat], *, takes_back: bool = False
    ) -> None:
        if len(seats) != setup.players:
            raise ValueError(f"There are {setup.players} players but {len(seats)} seats.")
        if not 0 <= seed <= MAX_SEED:
            raise ValueError(f"A seed is a whole number from 0 to {MAX_SEED}.")
        self.title = title
        self.setup = setup
        self.seed = seed
        self.seats = tuple(seats)
        self.takes_back = takes_back and sum(each.is_person for each in seats) == 1
        self.same_everywhere = False
        """Whether computers must play alike on every machine, however long a slow one takes."""
        self.hinted = False
        """Whether a person has been shown what an Expert would do."""
        self._chance = Seeded(seed)
        self._start = title.new(setup, self._chance)
        self._entries: list[Entry] = []
        self._undone: list[list[Entry]] = []

    # --- what is -----------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The true state now."""
        return self._entries[-1].after if self._entries else self._start

    def state_at(self, count: int) -> State:
        """The true state after the first ``count`` actions; 0 is the deal."""
        if not 0 <= count <= len(self._entries):
            raise IndexError(f"The match has {len(self._entries)} actions, not {count}.")
        return self._entries[count - 1].after if count else self._start

    @property
    def history(self) -> tuple[Entry, ...]:
        """What has been done, the first first."""
        return tuple(self._entries)

    @property
    def action_count(self) -> int:
        """How many actions have been done."""
        return len(self._entries)

    @property
    def current_seat(self) -> Seat | None:
        """Who decides now; None when the match is over."""
        player = self.state.current_player
        return None if player is None else self.seats[player]

    @property
    def outcome(self) -> Outcome | None:
        """None until the match is over."""
        return self.state.outcome

    def is_forced(self) -> bool:
        """Whether the decision has one legal answer that reveals nothing to anybody.

        Such a one the match may answer by itself: ``act(action, automatic=True)``.
        """
        state = self.state
        actions = state.legal_actions()
        return len(actions) == 1 and not any(
            state.reveals(actions[0], player) for player in range(self.setup.players)
        )

    # --- what changes ------------------------------------------------------------------------

    def act(self, action: Action, *, automatic: bool = False) -> tuple[Event, ...]:
        """Applies ``action`` for the current player and tells what happened.

        The history holds it in full, also when it was written in short (:meth:`State.resolve`).
        Raises :class:`rules.title.IllegalAction`; then nothing has changed.
        """
        before = self.state
        player = before.current_player
        action = before.resolve(action)
        after = before.copy()
        events = after.apply(action, self._chance)
        assert player is not None, "a match that is over refuses every action"
        self._entries.append(Entry(player, action, automatic, events, after))
        self._undone.clear()
        return events

    @property
    def can_undo(self) -> bool:
        """Whether :meth:`undo` would take something back."""
        return self._undo_start() is not None

    @property
    def can_redo(self) -> bool:
        """Whether :meth:`redo` would do something again."""
        return bool(self._undone)

    def undo(self) -> bool:
        """Takes back the last choice of a person and everything after it.

        Only as far as nothing of that told this person something they could not know, unless the
        match ``takes_back``; what computers chose in secret meanwhile is taken back too. False when
        nothing can be.
        """
        start = self._undo_start()
        if start is None:
            return False
        self._undone.append(self._entries[start:])
        del self._entries[start:]
        return True

    def redo(self) -> bool:
        """Does again exactly what the last :meth:`undo` took back; False without one."""
        if not self._undone:
            return False
        self._entries += self._undone.pop()
        return True

    @property
    def undo_boundary(self) -> int:
        """How many actions stay however often one undoes; what comes after them can be taken back."""
        count = len(self._entries)
        while (start := self._undo_start(count)) is not None:
            count = start
        return count

    def _undo_start(self, count: int | None = None) -> int | None:
        """Where the part of the first ``count`` actions begins that an undo would take back."""
        end = len(self._entries) if count is None else count
        chosen = (
            number for number in range(end - 1, -1, -1) if self._is_choice_of_person(self._entries[number])
        )
        start = next(chosen, None)
        if start is None or self.takes_back:
            return start
        person = self._entries[start].player
        for number in range(start, end):
            if self.state_at(number).reveals(self._entries[number].action, person):
                return None
        return start

    def _is_choice_of_person(self, entry: Entry) -> bool:
        return self.seats[entry.player].is_person and not entry.automatic

    # --- other matches -----------------------------------------------------------------------

    def restart(self) -> Match:
        """A new match of the same deal with the same seats."""
        return self.again(self.seed)

    def again(self, seed: int) -> Match:
        """A new match with the same setup and seats and another deal."""
        match = Match(self.title, self.setup, seed, self.seats, takes_back=self.takes_back)
        match.same_everywhere = self.same_everywhere and seed == self.seed
        return match

    def branch(self, count: int) -> Match:
        """A new match that has begun with the first ``count`` actions of this one."""
        match = self.restart()
        match._entries = self._entries[:count]  # noqa: SLF001 - entries are never changed
        return match

    def record(self) -> Record:
        """The match as a record; :meth:`from_record` is the inverse."""
        return Record(
            title=self.title.meta.id,
            rules=self.title.meta.version,
            players=self.setup.players,
            seed=self.seed,
            options=self.title.meta.told(self.setup),
            seats=tuple(each.words() for each in self.seats),
            actions=tuple(str(entry.action) for entry in self._entries),
        )

    @classmethod
    def from_record(
        cls, record: Record, automatic: Collection[int] | None = None, *, takes_back: bool = False
    ) -> Match:
        """The match that ``record`` tells; raises :class:`ReplayError`.

        ``automatic`` are the numbers, from 1, of the answers that the match gave by itself. Without
        it the forced answers of persons count as such.
        """
        match = _match_of_header(record, takes_back=takes_back)
        for number, text in enumerate(record.actions, start=1):
            try:
                action = match.title.parse(text)
                if automatic is None:
                    person = match.current_seat is not None and match.current_seat.is_person
                    by_itself = person and match.is_forced()
                else:
                    by_itself = number in automatic
                match.act(action, automatic=by_itself)
            except RulesError as error:
                raise ReplayError(number, _with_version(str(error), record, match.title), match) from error
        return match


def _match_of_header(record: Record, *, takes_back: bool) -> Match:
    try:
        title = title_of(record.title)
        setup = title.meta.recorded(record.players, dict(record.options))
    except (UnknownTitleError, RulesError) as error:
        raise ReplayError(0, str(error)) from error
    if record.rules > title.meta.version:
        raise ReplayError(0, f"The record needs a newer Allotment: {_versions(record, title)}.")
    if len(record.seats) > setup.players:
        raise ReplayError(0, f"The record has {len(record.seats)} seats for {setup.players} players.")
    seats = [seat_of_words(words, number) for number, words in enumerate(record.seats)]
    seats += [seat("person", number) for number in range(len(seats), setup.players)]
    return Match(title, setup, record.seed, seats, takes_back=takes_back)


def _with_version(reason: str, record: Record, title: Title) -> str:
    if record.rules == title.meta.version:
        return reason
    return f"{reason} The record is older than this Allotment: {_versions(record, title)}."


def _versions(record: Record, title: Title) -> str:
    return f"it has version {record.rules} of the rules, this program version {title.meta.version}"

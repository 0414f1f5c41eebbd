"""A record told in words: every action, the scores whenever they change, the result."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from game.cli_values import UsageError
from game.library.exchange import MAX_FILE_BYTES, first_action_line
from game.match import Match, ReplayError
from rules.record import Record, RecordError, read
from rules.title import State


def read_match(name: str) -> Match:
    """The match whose record is in the file called ``name``, ``-`` for the input stream.

    Raises :class:`UsageError` with line and reason.
    """
    record = read_record(name)
    try:
        return Match.from_record(record)
    except ReplayError as error:
        line = f"Line {first_action_line(record) + error.number - 1}: " if error.number else ""
        raise UsageError(f"{_where(name)}: {line}{error}") from None


def read_record(name: str) -> Record:
    """The record in the file called ``name``, ``-`` for the input stream; raises :class:`UsageError`."""
    where = _where(name)
    try:
        return read(_text(name))
    except OSError as error:
        raise UsageError(f"{where} cannot be read: {error.strerror or type(error).__name__}.") from None
    except UnicodeDecodeError:
        raise UsageError(f"{where} is no record of a match: it is not text.") from None
    except RecordError as error:
        raise UsageError(f"{where}: {error}") from None


def _where(name: str) -> str:
    return "The input" if name == "-" else name


def _text(name: str) -> str:
    if name == "-":
        return sys.stdin.buffer.read(MAX_FILE_BYTES).decode()
    with Path(name).open("rb") as file:
        return file.read(MAX_FILE_BYTES).decode()


def verdict(match: Match) -> str:
    """Whether the match is whole, in a sentence."""
    name = match.title.meta.name
    ending = result(match) if match.outcome is not None else "It is not over yet."
    return f"The record replays: {match.action_count} actions of {name}. {ending}"


def tell(match: Match) -> Iterator[str]:
    """The match, line by line."""
    names = [seat.name for seat in match.seats]
    yield f"{match.title.meta.name}, deal {match.seed}: {', '.join(names)}"
    heading = ""
    for number, entry in enumerate(match.history):
        before = match.state_at(number)
        if (now := _heading(before)) != heading:
            heading = now
            yield ""
            yield heading
        yield f"{number + 1:5}  {names[entry.player]}: {entry.action}"
        if _totals(before) != _totals(entry.after):
            yield f"       {_standing(names, entry.after)}"
    yield ""
    yield result(match) if match.outcome is not None else "The match is not over."


def _heading(state: State) -> str:
    """``Spring, round 2``: the parts of the match that the decision names."""
    decision = state.decision
    details = decision.details if decision is not None else {}
    season = str(details.get("season", "")).capitalize()
    round_ = f"round {details['round']}" if "round" in details else ""
    return ", ".join(part for part in (season, round_) if part).capitalize()


def _totals(state: State) -> list[int]:
    return [score.total for score in state.scores()]


def _standing(names: list[str], state: State) -> str:
    parts = (f"{names[score.player]} {score.total}" for score in state.scores())
    return f"Scores: {', '.join(parts)}"


def result(match: Match) -> str:
    """Who won, why, and with which scores."""
    assert match.outcome is not None
    names = [seat.name for seat in match.seats]
    winners = " and ".join(names[player] for player in match.outcome.winners)
    verb = "wins" if len(match.outcome.winners) == 1 else "win"
    return f"{winners} {verb}. {match.outcome.reason} {_standing(names, match.state)}."

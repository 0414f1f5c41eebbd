"""What the table shows, worked out once whenever something has happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.match import Match
from game.tables.three_sisters import glance
from game.tables.three_sisters.arrangement import page_of
from game.tables.three_sisters.icons import picture_of
from game.tables.three_sisters.marks import Mark, marks_of
from game.tables.three_sisters.telling import icon, short_line
from rules.three_sisters.state import ThreeSistersState
from ui.interpret import Path

_LOOK_BACK = 40
"""How many actions back a player's last doings are looked for."""


@dataclass(frozen=True, slots=True)
class Facts:
    """The marks of the sheet shown, those that are new, complete items, scores, and the tray.

    ``last`` tells in a line what each player did last, ``gained`` what each has more than after the
    viewer's last action; ``waiting`` is how many targets lie on each page, ``chain`` how many actions
    have followed one another.
    """

    owner: int
    marks: tuple[Mark, ...]
    fresh: frozenset[Mark]
    gold: tuple[int, ...]
    scores: tuple[int, ...]
    tokens: tuple[str, ...]
    last: tuple[str, ...]
    gained: tuple[str, ...]
    chain: int
    waiting: Mapping[str, int]


def facts_of(  # noqa: PLR0913, PLR0917 - what is shown, to whom, and when
    match: Match,
    state: ThreeSistersState,
    owner: int,
    home: int,
    moment: int | None,
    paths: Sequence[Path],
) -> Facts:
    """Everything for showing ``home`` the sheet of ``owner`` after the first ``moment`` actions, or now."""
    sheet = state.sheets[owner]
    marks = marks_of(sheet)
    history = match.history[:moment]
    targets = {path[-1] for path in paths if path}
    pages = Counter(page for page in map(page_of, targets) if page is not None)
    scores = tuple(score.total for score in state.scores())
    before = _before_others(match, home, len(history))
    return Facts(
        owner,
        marks,
        frozenset(marks) - _marks_before(match, owner, len(history)),
        glance.complete_items(sheet),
        scores,
        glance.tokens_of(state),
        tuple(_last_line(match, player, len(history)) for player in range(state.variant.players)),
        tuple(_gained(before, state, scores, player) for player in range(state.variant.players)),
        glance.chain_of(history, state.player),
        dict(pages),
    )


def _marks_before(match: Match, owner: int, count: int) -> frozenset[Mark]:
    """The marks that stood on a sheet before what is new: before its owner's last action."""
    history = match.history[:count]
    for number in range(len(history) - 1, -1, -1):
        if history[number].player == owner:
            state = match.state_at(number)
            assert isinstance(state, ThreeSistersState)
            return frozenset(marks_of(state.sheets[owner]))
    return frozenset(marks_of_start(match, owner))


def marks_of_start(match: Match, owner: int) -> tuple[Mark, ...]:
    """The marks of a sheet at the deal."""
    state = match.state_at(0)
    assert isinstance(state, ThreeSistersState)
    return marks_of(state.sheets[owner])


def _before_others(match: Match, home: int, count: int) -> ThreeSistersState:
    """The state after the last thing that a player did within so many actions."""
    history = match.history[:count]
    number = next((place for place in range(count, 0, -1) if history[place - 1].player == home), 0)
    state = match.state_at(number)
    assert isinstance(state, ThreeSistersState)
    return state


def _gained(before: ThreeSistersState, now: ThreeSistersState, scores: Sequence[int], player: int) -> str:
    """What a player has more than before: points, goods, compost; empty when it is nothing."""
    old, new = before.sheets[player], now.sheets[player]
    gains = (
        ("points", scores[player] - before.scores()[player].total),
        ("goods", new.goods - old.goods),
        ("compost", glance.unspent(new) - glance.unspent(old)),
    )
    return " ".join(f"+{count}{icon(picture_of(word))}" for word, count in gains if count > 0)


def _last_line(match: Match, player: int, count: int) -> str:
    """What a player did last, in a line without the name."""
    for entry in reversed(match.history[max(0, count - _LOOK_BACK) : count]):
        if entry.player != player:
            continue
        for event in entry.events:
            if event.facts().get("player") == player:
                line = short_line(event)
                if line is not None:
                    return line
    return ""

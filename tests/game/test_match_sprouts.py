"""A match of Herbaceous Sprouts at the table: short names, closed fists."""

from __future__ import annotations

import pytest

from game.match import Match
from game.seats import seat
from rules.chance import Stream
from rules.record import read, write
from rules.sprouts import TITLE
from rules.sprouts.actions import Give
from rules.sprouts.notation import Shortened
from rules.title import Action, Json


def new_match(players: int, seed: int, options: dict[str, Json]) -> Match:
    """A match of persons."""
    seats = [seat("person", number) for number in range(players)]
    return Match(TITLE, TITLE.meta.setup(players, options), seed, seats)


def shortened(action: Action) -> Action:
    """The action with every full name of a seed cut to its face."""
    words = [
        word.rpartition("-")[2] if word.partition("-")[0] in KINDS else word for word in str(action).split()
    ]
    return TITLE.parse(" ".join(words))


KINDS = ("yellow", "pink", "blue", "green_peony", "green_forget_me_not", "green_black_eyed_susan", "pot")


@pytest.mark.rule("HS-16.2")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_record_holds_full_names_whatever_was_written(players: int) -> None:
    match, chance = new_match(players, 3, {}), Stream(2)
    written = 0
    while actions := match.state.legal_actions():
        action = shortened(actions[chance.below(len(actions))])
        written += isinstance(action, Shortened)
        state = match.state
        match.act(action)
        done = match.history[-1].action
        assert done in state.legal_actions()
        assert not isinstance(done, Shortened)
    assert written > 10
    record = match.record()
    assert not any(isinstance(TITLE.parse(text), Shortened) for text in record.actions)
    again = Match.from_record(read(write(record)))
    assert again.state == match.state
    assert again.record() == record


@pytest.mark.rule("HS-15.4", "HS-16.21")
def test_an_open_fist_is_never_taken_back() -> None:
    silent = new_match(4, 3, {"mode": "teams", "no_table_talk": True})
    chance, gifts = Stream(2), 0
    while actions := silent.state.legal_actions():
        action = actions[chance.below(len(actions))]
        silent.act(action)
        if isinstance(action, Give):
            gifts += 1
            assert not silent.undo()
    assert gifts > 20

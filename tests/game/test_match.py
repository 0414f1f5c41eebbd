"""A match at the table: acting, taking back, doing again, records."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.match import Match, ReplayError
from game.seats import seat
from rules.chance import Stream
from rules.record import read, write
from rules.title import IllegalAction
from tests.game.playing import new_match, play_on, play_until, random_action

KINDS = st.lists(st.sampled_from(["person", "gardener"]), min_size=2, max_size=4)
SEEDS = st.integers(0, 2**63 - 1)


def test_an_action_changes_the_state_and_is_remembered() -> None:
    match = new_match()
    before = match.state
    action = match.state.legal_actions()[0]
    events = match.act(action)
    assert events[0].facts()["type"] == "seed_planted"
    assert [entry.action for entry in match.history] == [action]
    assert match.history[0].events == events
    assert match.state_at(0) == before != match.state == match.state_at(1)


def test_an_illegal_action_changes_nothing() -> None:
    match = play_on(new_match(), 10)
    before, shown = match.state, match.state.copy()
    with pytest.raises(IllegalAction):
        match.act(match.title.parse("plant wheat c3"))
    assert match.state is before
    assert match.state == shown
    assert match.action_count == 10


def test_a_finished_match_refuses_further_actions() -> None:
    match = play_on(new_match())
    assert match.current_seat is None
    assert match.outcome is not None
    with pytest.raises(IllegalAction):
        match.act(match.title.parse("pass wheat"))


def test_seats_and_seed_must_fit() -> None:
    match = new_match()
    with pytest.raises(ValueError, match="3 seats"):
        Match(match.title, match.setup, 1, match.seats[:3])
    with pytest.raises(ValueError, match="seed"):
        Match(match.title, match.setup, -1, match.seats)


def test_a_planting_can_be_taken_back_until_the_next_player_acts() -> None:
    match = play_until(new_match(kinds=["person"] * 4), "plant", 1)
    before = match.state
    match.act(match.state.legal_actions()[0])
    assert match.can_undo
    assert match.undo()
    assert match.state == before


def test_a_planting_stays_once_a_computer_has_planted_after_it() -> None:
    match = play_until(new_match(kinds=["person", "gardener", "gardener", "gardener"]), "plant", 0)
    while match.state.decision is None or match.state.decision.details["hand"] == 3:
        match.act(match.state.legal_actions()[0])
    match.act(match.state.legal_actions()[0])
    assert match.can_undo
    match.act(match.state.legal_actions()[0])
    assert not match.can_undo
    assert not match.undo()


def test_a_pass_can_be_taken_back_while_computers_choose_in_secret() -> None:
    match = new_match()
    while not (match.current_seat == match.seats[0] and _kind(match) == "pass" and _is_first_pass(match)):
        match.act(match.state.legal_actions()[0])
    before, count = match.state, match.action_count
    for _ in range(3):
        match.act(match.state.legal_actions()[0])
        assert match.can_undo
    chosen = match.history
    assert match.undo()
    assert match.state is before
    assert match.action_count == count
    assert match.redo()
    assert match.history == chosen


def test_a_pass_stays_once_the_last_has_chosen() -> None:
    match = new_match()
    while not (_kind(match) == "pass" and _is_first_pass(match) and match.current_seat == match.seats[0]):
        match.act(match.state.legal_actions()[0])
    for _ in range(4):
        match.act(match.state.legal_actions()[0])
    assert _kind(match) == "plant"
    assert not match.can_undo


def _kind(match: Match) -> str | None:
    return match.state.decision.kind if match.state.decision is not None else None


def _is_first_pass(match: Match) -> bool:
    return bool(match.history) and str(match.history[-1].action).startswith("plant")


def test_acting_after_an_undo_forgets_what_was_undone() -> None:
    match = play_until(new_match(), "plant", 0)
    first, second = match.state.legal_actions()[:2]
    match.act(first)
    match.undo()
    assert match.can_redo
    match.act(second)
    assert not match.can_redo
    assert not match.redo()


def test_a_forced_answer_is_no_choice_to_take_back() -> None:
    match = play_until(new_match(kinds=["person"] * 4), "plant", 2)
    match.act(match.state.legal_actions()[0], automatic=True)
    start = match._undo_start()
    assert start is None or not match.history[start].automatic
    assert match.action_count - 1 != start


def test_only_what_reveals_nothing_is_forced() -> None:
    match = new_match()
    forced: list[bool] = []
    chance = Stream(5)
    while match.outcome is None:
        state = match.state
        if len(state.legal_actions()) == 1:
            told = any(state.reveals(state.legal_actions()[0], player) for player in range(4))
            assert match.is_forced() is not told
            forced.append(match.is_forced())
        else:
            assert not match.is_forced()
        match.act(random_action(match, chance))
    assert {True, False} <= set(forced)


def test_the_same_deal_again_and_another_one() -> None:
    match = play_on(new_match(seed=11), 30)
    assert match.restart().state == match.state_at(0)
    assert match.again(12).state != match.state_at(0)
    assert match.again(12).seats == match.seats


@given(KINDS, SEEDS, st.integers(0, 140), st.integers(1, 1000))
def test_undo_all_then_redo_all_gives_the_same_match(
    kinds: list[str], seed: int, length: int, choices: int
) -> None:
    match = play_on(new_match(seed, kinds), length, choices)
    history = match.history
    while match.undo():
        pass
    while match.redo():
        pass
    assert match.history == history
    assert match.state == (history[-1].after if history else match.state_at(0))


@given(KINDS, SEEDS, st.integers(1, 140), st.integers(1, 1000))
def test_no_undo_takes_back_what_told_its_player_something(
    kinds: list[str], seed: int, length: int, choices: int
) -> None:
    match = play_on(new_match(seed, kinds), length, choices)
    history, states = match.history, [match.state_at(n) for n in range(length + 1) if n <= match.action_count]
    if not match.undo():
        return
    start = match.action_count
    person = history[start].player
    assert match.seats[person].is_person
    for number in range(start, len(history)):
        assert not states[number].reveals(history[number].action, person)
        own = history[number].player == person
        assert own or all(
            shown is None or shown.facts() != event.facts()
            for event in history[number].events
            for shown in [event.seen_by(person)]
        )


@given(KINDS, SEEDS, st.integers(1, 140), st.integers(1, 1000))
def test_playing_again_after_an_undo_never_rolls_again(
    kinds: list[str], seed: int, length: int, choices: int
) -> None:
    match = play_on(new_match(seed, kinds), length, choices)
    after = match.state
    actions = [entry.action for entry in match.history]
    while match.undo():
        pass
    for action in actions[match.action_count :]:
        match.act(action)
    assert match.state == after


@given(KINDS, SEEDS, st.integers(0, 140), st.sampled_from(["none", "no_repeats"]))
def test_a_record_brings_the_match_back(kinds: list[str], seed: int, length: int, option: str) -> None:
    match = play_on(new_match(seed, kinds, {"no_repeats": option == "no_repeats"}), length)
    again = Match.from_record(read(write(match.record())))
    assert again.state == match.state
    assert again.seats == match.seats
    assert [entry.action for entry in again.history] == [entry.action for entry in match.history]


def test_a_record_says_where_it_stops_to_replay() -> None:
    record = play_on(new_match(), 12).record()
    broken = replace(record, actions=(*record.actions[:5], record.actions[0], *record.actions[6:]))
    with pytest.raises(ReplayError, match=r"^Action 6: ") as caught:
        Match.from_record(broken)
    assert caught.value.number == 6
    assert caught.value.match is not None
    assert caught.value.match.action_count == 5


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"title": "ludo"}, "no title 'ludo'"),
        ({"players": 7}, "not 7"),
        ({"options": {"lemon": True}}, "no option 'lemon'"),
        ({"rules": 99}, "newer Allotment"),
        ({"seats": ("person a",) * 5}, "5 seats for 4 players"),
    ],
)
def test_a_record_with_a_foreign_header_is_refused(changes: dict[str, object], reason: str) -> None:
    record = new_match().record()
    with pytest.raises(ReplayError, match=reason) as caught:
        Match.from_record(replace(record, **changes))  # type: ignore[arg-type]
    assert caught.value.number == 0


def test_a_record_without_seats_is_played_by_persons() -> None:
    match = Match.from_record(replace(new_match().record(), seats=("gardener can Hazel",)))
    assert match.seats[0] == replace(seat("gardener", 0), name="Hazel", emblem="can")
    assert [each.kind for each in match.seats[1:]] == ["person"] * 3


@pytest.mark.parametrize(
    ("kind", "name"), [("person", "Ann Lee"), ("gardener", "sun"), ("person", "rooster can"), ("wizard", "X")]
)
def test_a_seat_survives_its_words(kind: str, name: str) -> None:
    match = new_match()
    seats = (seat(kind, 0, name), *match.seats[1:])
    again = Match.from_record(Match(match.title, match.setup, 1, seats).record())
    assert again.seats == seats

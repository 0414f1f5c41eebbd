"""A hint: asked for by key, bar and pad, thought elsewhere, shown as a ghost, followed, dropped."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from game.ai.levels import LEVELS
from game.library.daily import Deal
from game.match import Match
from game.opponents import Opponents
from game.scenes.table import TableScene
from game.tables.registry import TABLES
from game.titles import title_of
from game.tour import match_after
from tests.game.engines import StagedStart
from tests.game.playing import new_match, play_until
from tests.scenes.pilot import Pilot
from ui.loop import post_wake

pytestmark = pytest.mark.usefixtures("quick_pictures")

WAYS: dict[str, Callable[[Pilot], None]] = {
    "key": lambda pilot: pilot.key("hint"),
    "bar": lambda pilot: pilot.click("bar.hint"),
    "pad": lambda pilot: pilot.pad("hint"),
}


@pytest.fixture
def start(pilot: Pilot) -> Iterator[StagedStart]:
    """An engine that thinks until the test lets it answer."""
    before = pilot.program._opponents
    start = StagedStart()
    pilot.program._opponents = Opponents(post_wake, start)
    yield start
    pilot.program._opponents.close()
    pilot.program._opponents = before


def open_at(pilot: Pilot, title_id: str, share: float) -> TableScene:
    """The table of a title at a share of a match, or soon after: the viewer has something to choose."""
    actions = round(len(match_after(title_id, 10_000).history) * share)
    while len((match := match_after(title_id, actions)).state.legal_actions()) < 2:
        actions += 1
    table = pilot.open_table(match)
    pilot.settle()
    assert table.may_advise
    return table


@pytest.mark.parametrize("way", list(WAYS))
def test_a_hint_is_shown_in_words_and_as_a_ghost_by_key_bar_and_pad(pilot: Pilot, way: str) -> None:
    table = pilot.open_table(play_until(new_match(), "plant", 0))
    pilot.settle()
    assert table.ghost() is None
    WAYS[way](pilot)
    pilot.step(0.2)
    thought = table.advice.thought
    assert thought is not None
    assert thought.action in table.match.state.legal_actions()
    assert table.shown_action is thought.action
    ghost = table.ghost()
    assert ghost is not None
    assert len(ghost.places) == 2
    assert ghost.piece is not None
    assert (table._notice or "").startswith(f"Hint: {table.action_words(thought.action)}.")
    assert table.match.hinted
    WAYS[way](pilot)
    assert table.ghost() is None, "the same again puts it away"
    assert not table.hinting


@pytest.mark.parametrize("title", list(TABLES))
@pytest.mark.parametrize("share", [0.2, 0.45, 0.8])
def test_following_the_ghost_with_the_pointer_does_what_was_hinted(
    pilot: Pilot, title: str, share: float
) -> None:
    table = open_at(pilot, title, share)
    pilot.key("hint")
    pilot.step(0.2)
    action = table.shown_action
    assert action is not None
    follow(pilot, table)
    count = table.match.action_count
    assert table.choice.pending is action or table.match.history[count - 1].action is action
    if table.choice.pending is action:
        assert table.ghost() is None, "everything is picked"
        table._main_button()
        assert table.match.history[count].action is action
    assert not table.hinting
    assert table.advice.thought is None


def follow(pilot: Pilot, table: TableScene) -> None:
    """Clicks where the ghost says, one place after another, or the button where it says so."""
    count = table.match.action_count
    for _ in range(12):
        ghost = table.ghost()
        if ghost is None or table.match.action_count > count or table.choice.pending is not None:
            return
        pilot.click(ghost.places[0].center)
        pilot.step(0.1)
    raise AssertionError("the ghost leads round in circles")


@pytest.mark.parametrize("title", list(TABLES))
def test_every_legal_action_can_be_shown_and_told_and_is_not_notation(pilot: Pilot, title: str) -> None:
    for share in (0.1, 0.3, 0.6, 0.9):
        table = open_at(pilot, title, share)
        for action in table.match.state.legal_actions():
            words = table.action_words(action)
            assert words[0].isupper()
            assert str(action) != words.lower()
            assert "_" not in re.sub(r"\{icon:[^}]+\}", "", words)
            way = table.way_to(action)
            for target in way[:1]:
                table.bring_forward(target)
                assert table.place_of(target), f"{action}: {way}"
        pilot.key("hint")
        pilot.step(0.2)
        table.draw(pilot.program.window.surface)


def test_the_engine_is_given_what_the_person_sees_and_the_best_level(
    pilot: Pilot, start: StagedStart
) -> None:
    table = pilot.open_table(play_until(new_match(), "plant", 0))
    pilot.key("hint")
    engine = start.engines[0]
    assert engine.request("load")["position"] == table.match.state.observe(0).position()
    assert engine.request("think")["level"] == LEVELS[-1].id
    assert "character" not in engine.request("think")


def test_while_somebody_thinks_the_table_goes_on_and_says_so_and_any_action_drops_it(
    pilot: Pilot, start: StagedStart
) -> None:
    table = pilot.open_table(play_until(new_match(), "plant", 0))
    pilot.key("hint")
    pilot.step(1.0)
    assert table.advice.thinking
    assert pilot.sees("Thinking about your turn")
    assert table.animating
    assert not table.match.hinted, "nothing has been told yet"
    action, _path = table.choice.options[0]
    table.act(action)
    assert start.engines[0].request("stop")
    assert not table.advice.thinking
    start.engines[0].answer_think(action=str(action))
    pilot.step(0.2)
    assert table.advice.thought is None
    assert not table.match.hinted


def test_a_reason_is_told_with_the_hint(pilot: Pilot, start: StagedStart) -> None:
    table = pilot.open_table(play_until(new_match(), "plant", 0))
    pilot.key("hint")
    action = table.match.state.legal_actions()[3]
    start.engines[0].answer_think(action=str(action), reason="It does most for carrots in a line.")
    pilot.step(0.2)
    assert table._notice == f"Hint: {table.action_words(action)}. It does most for carrots in a line."
    pilot.key("cancel")
    assert not table.hinting
    assert table.ghost() is None


def test_undo_drops_a_hint_and_the_next_one_is_about_the_state_there(pilot: Pilot) -> None:
    title = title_of("three_sisters")
    table = pilot.open_table(match_after(title.meta.id, 40))
    pilot.settle()
    first = table.match.state
    pilot.key("hint")
    pilot.step(0.2)
    assert table.advice.is_about(first)
    follow(pilot, table)
    if table.choice.pending is not None:
        table._main_button()
    pilot.settle()
    if table.match.can_undo:
        pilot.key("undo")
        assert not table.hinting
        pilot.settle()
        pilot.key("hint")
        pilot.step(0.2)
        assert table.advice.is_about(table.match.state)


def test_a_daily_deal_is_played_without_hints(pilot: Pilot) -> None:
    deal = Deal(title_of("fistful"), pilot.program.today())
    match = deal.match()
    table = pilot.open_table(match)
    pilot.settle()
    for key in ("hint", "choices"):
        pilot.key(key)
        pilot.step(0.2)
        assert pilot.sees("A daily deal is played without hints.")
        assert not table.advice.thinking
        assert table.advice.thought is None
    assert not match.hinted
    assert not pilot.program.settings.show_choices


def finished(hinted: bool) -> Match:  # noqa: FBT001 - the one thing that differs
    match = match_after("fistful", 10_000)
    match.hinted = hinted
    return match


@pytest.mark.parametrize("hinted", [True, False])
def test_the_result_says_that_hints_were_given(pilot: Pilot, hinted: bool) -> None:  # noqa: FBT001
    pilot.open(pilot.program.results(finished(hinted)))
    pilot.step(10)
    assert pilot.sees("Played with hints") == hinted

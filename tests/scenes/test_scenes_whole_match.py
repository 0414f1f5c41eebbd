"""From the menu to the score sheet, four times: each way of playing is enough by itself."""

from __future__ import annotations

import pytest

from game.match import Match
from game.scenes.setup import SetupScene
from rules.chance import Stream
from tests.scenes.hands import Clicking, Dragging, Hands, Padding, PaddingForms, Typing, play_to_the_results
from tests.scenes.pilot import Pilot

WINDOW = (640, 360)


@pytest.fixture(autouse=True)
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.scenes.setup.secrets.randbelow", lambda _: 7)


def play_from_the_menu(pilot: Pilot, hands: Hands, forms: Hands | None = None) -> Match:
    forms = forms or hands
    hands.press("cover.fistful")
    assert isinstance(pilot.scene, SetupScene)
    pilot.settle()
    forms.press("start")
    pilot.settle()
    match = play_to_the_results(hands, Stream(1))
    forms.press("menu")
    return match


def assert_played(match: Match) -> None:
    assert match.outcome is not None
    assert [seat.kind for seat in match.seats] == ["person", *["gardener"] * 3]
    assert match.action_count == 3 * (6 + 5) * 4
    again = Match.from_record(match.record())
    assert again.state == match.state


def test_by_dragging_only(pilot: Pilot) -> None:
    pilot.set(confirm_turn=False)
    assert_played(play_from_the_menu(pilot, Dragging(pilot)))


def test_by_clicking_only(pilot: Pilot) -> None:
    assert_played(play_from_the_menu(pilot, Clicking(pilot)))


def test_by_keyboard_only(pilot: Pilot) -> None:
    assert_played(play_from_the_menu(pilot, Typing(pilot)))


def test_by_controller_only(pilot: Pilot) -> None:
    assert_played(play_from_the_menu(pilot, Padding(pilot), PaddingForms(pilot)))

"""How good one's choices are: a list that is off at first, read and used by pointer, keys and pad."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.table import TableScene
from game.scenes.table.advice import LEAST_SHARE, shares
from game.tables.registry import TABLES
from game.tour import match_after
from tests.scenes.hands import Clicking, Hands, Padding, Typing
from tests.scenes.pilot import Pilot
from tests.scenes.test_scenes_hint import open_at
from ui.viewport import Viewport

pytestmark = pytest.mark.usefixtures("quick_pictures")


def opened(pilot: Pilot, title: str, share: float = 0.3) -> TableScene:
    """A table with the list open."""
    pilot.set(show_choices=True)
    table = open_at(pilot, title, share)
    pilot.step(0.2)
    assert table.rated
    return table


def test_the_list_is_off_at_first_and_a_key_and_the_bar_open_and_close_it(pilot: Pilot) -> None:
    table = open_at(pilot, "fistful", 0.3)
    pilot.step(0.5)
    assert not pilot.sees("Your choices")
    assert not table.advice.thinking
    assert not table.match.hinted
    pilot.key("choices")
    pilot.step(0.2)
    assert pilot.sees("Your choices")
    assert pilot.program.settings.show_choices
    assert table.match.hinted
    pilot.click("bar.choices")
    assert not pilot.sees("Your choices")
    assert table.advice.thought is None
    assert not pilot.program.settings.show_choices


@pytest.mark.parametrize("title", list(TABLES))
def test_the_list_ranks_in_words_and_pointing_at_a_line_shows_its_ghost(pilot: Pilot, title: str) -> None:
    table = opened(pilot, title)
    pilot.settle()
    assert not pilot.unsettled, "a list that lies there keeps nobody awake"
    assert table.ghost() is None, "nothing is shown unasked"
    lines = [each.words for each in table.rated]
    assert len(set(lines)) == len(lines)
    for words in lines:
        assert pilot.sees(words) or "{icon:" in words
    lengths = [each.share for each in table.rated]
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[0] == 1.0
    for number, each in enumerate(table.rated):
        pilot.move(f"choice.{number}")
        assert table.shown_action is each.action
        assert table.ghost() is not None or not table.way_to(each.action)
        table.draw(pilot.program.window.surface)


@pytest.mark.parametrize("hands", [Clicking, Typing, Padding])
@pytest.mark.parametrize("title", list(TABLES))
def test_a_line_is_chosen_by_pointer_keys_and_pad(pilot: Pilot, title: str, hands: type[Hands]) -> None:
    table = opened(pilot, title)
    count = table.match.action_count
    wanted = table.rated[min(1, len(table.rated) - 1)]
    number = table.rated.index(wanted)
    hands(pilot).press(f"choice.{number}")
    if table.match.action_count == count:
        assert table.choice.pending is wanted.action
        hands(pilot).agree()
    assert table.match.history[count].action is wanted.action
    assert table.advice.thought is None or not table.advice.is_about(table.match.state_at(count))


@pytest.mark.parametrize("title", list(TABLES))
@pytest.mark.parametrize(
    ("width", "height", "scale"), [(1280, 720, 1.0), (1280, 720, 1.5), (1920, 1080, 1.0)]
)
def test_the_list_covers_nothing_that_one_plays_with(
    pilot: Pilot, title: str, width: int, height: int, scale: float
) -> None:
    pilot.resize(width, height)
    pilot.program.stack.resize(Viewport(width, height, scale))
    for share in (0.15, 0.5, 0.85):
        table = opened(pilot, title, share)
        area = table._ranking.area(len(table.rated))
        assert table.context.viewport.rect.contains(area)
        assert not area.colliderect(table.layout["button"].rect)
        assert not area.colliderect(table.layout["bar"].rect)
        for target in table.choice.sources | table.choice.targets:
            place = table.place_of(target)
            assert place is None or not area.colliderect(place), f"{target} lies below the list"


def test_the_list_stays_for_the_next_decision_and_is_asked_anew(pilot: Pilot) -> None:
    table = opened(pilot, "three_sisters")
    first = table.match.state
    table.take_rated(0)
    if table.choice.pending is not None:
        table._main_button()
    pilot.settle()
    while not table.turns.decides:
        pilot.step(0.1)
    pilot.step(0.2)
    assert table.match.state is not first
    assert not table.advice.is_about(first)
    assert table.match.is_forced() or table.rated


def test_a_look_back_and_the_log_put_the_list_away(pilot: Pilot) -> None:
    table = opened(pilot, "fistful", 0.5)
    pilot.key("log")
    assert not table.listing
    pilot.click(f"log.{table.log.rows(table.context.viewport, 48)[0][0]}")
    assert table.moment is not None
    assert not table.listing
    pilot.key("cancel")
    pilot.key("log")
    assert table.listing


def test_bars_measure_against_a_middling_choice_and_never_grow() -> None:
    assert shares([], []) == []
    assert shares([5.0], [5.0]) == [1.0]
    assert shares([3.0, 2.0, 1.0], [3.0, 2.0, 1.0]) == [1.0, 0.5, LEAST_SHARE]
    many = [10.0, 9.0, 8.0, 2.0, 1.0, 0.0, 0.0]
    assert shares(many[:3], many) == [1.0, 0.875, 0.75]
    assert shares([4.0, 5.0, 3.0], [4.0, 5.0, 3.0]) == [1.0, 1.0, LEAST_SHARE]


def test_a_list_at_a_match_of_one_choice_is_empty(pilot: Pilot) -> None:
    pilot.set(show_choices=True)
    table = pilot.open_table(match_after("fistful", 10_000))
    assert table.list_items() == []
    assert table.list_item_at(pygame.Rect(table.aside()).center) is None

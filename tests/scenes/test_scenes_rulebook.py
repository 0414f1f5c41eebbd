"""The rulebook is read, searched and leafed through, by mouse and by keyboard alike."""

from __future__ import annotations

import pytest

from game.scenes.rulebook import RulebookScene
from tests.scenes.hands import Typing
from tests.scenes.pilot import Pilot
from ui.scrolling import Page

WINDOW = (640, 360)
pytestmark = pytest.mark.usefixtures("quick_pictures")


@pytest.fixture
def book(pilot: Pilot) -> RulebookScene:
    pilot.set(reduced_motion=True)
    scene = pilot.program.rulebook("fistful")
    assert isinstance(scene, RulebookScene)
    pilot.open(scene)
    return scene


def top_of(book: RulebookScene) -> int:
    """How far the page is scrolled, in pixels."""
    page = book.form.widget("page")
    assert isinstance(page, Page)
    part = page.elements[0]
    return int(part.get_abs_rect().top - part.scrollable_container.get_abs_rect().top)  # type: ignore[attr-defined]


def test_leafing_through_comes_to_every_section(pilot: Pilot, book: RulebookScene) -> None:
    titles = [section.title for section in book._sections]
    seen = []
    for number in range(len(titles)):
        assert pilot.sees(titles[number])
        seen.append(book._open)
        if number + 1 < len(titles):
            pilot.click("next")
    assert seen == list(range(len(titles)))
    assert not book.form.widget("next").enabled
    pilot.click("previous")
    assert book._open == len(titles) - 2
    pilot.click("section.2")
    assert book._open == 2


def test_searching_shows_what_was_found_and_a_section_ends_it(pilot: Pilot, book: RulebookScene) -> None:
    pilot.click("search")
    pilot.write("farmhouse plant")
    pilot.click("find")
    assert pilot.sees("“farmhouse")
    assert pilot.sees("FS-3.6")
    assert book.form.value("search") == "farmhouse plant"
    pilot.click("section.1")
    assert book.form.value("search") == ""
    assert not pilot.sees("“farmhouse")


def test_the_page_is_read_by_keyboard(pilot: Pilot, book: RulebookScene) -> None:
    longest = max(range(len(book._sections)), key=lambda number: len(book._sections[number].blocks))
    pilot.click(f"section.{longest}")
    pilot.settle()
    assert top_of(book) == 0
    pilot.key("page_down")
    pilot.settle()
    far = top_of(book)
    assert far > 100
    pilot.key("page_up")
    pilot.settle()
    assert top_of(book) == 0
    while book.form.ring.focused != "page":
        pilot.key("next")
    assert book.form.narration().startswith("The page, text")
    for _ in range(60):
        pilot.key("down")
        pilot.step(0.05)
        if book.form.ring.focused != "page":
            break
    assert book.form.ring.focused != "page", "below the last line the focus goes on"
    page = book.form.widget("page")
    assert top_of(book) >= far
    assert page.rect.bottom <= pilot.program.window.size[1]


def test_a_pad_reads_too(pilot: Pilot, book: RulebookScene) -> None:
    pilot.click(f"section.{max(range(9), key=lambda number: len(book._sections[number].blocks))}")
    pilot.tilt("page_down")
    pilot.settle()
    assert top_of(book) > 100
    pilot.tilt("page_up")
    pilot.settle()
    assert top_of(book) == 0


def test_enter_searches_and_escape_leaves(pilot: Pilot, book: RulebookScene) -> None:
    Typing(pilot)
    pilot.click("search")
    pilot.write("sack")
    pilot.key("confirm")
    assert book._search == "sack"
    assert pilot.sees("“sack”")
    pilot.key("cancel")
    pilot.key("cancel")
    assert pilot.ended

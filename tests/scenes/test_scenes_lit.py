"""What is lit is what the rules allow, and what is refused says which rule forbids it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.scenes.rulebook import RulebookScene
from game.scenes.table import TableScene
from game.tables.fistful import drawing
from game.tables.fistful.table import FistfulTable
from rules.fistful.field import PLOT_NAMES
from rules.title import Refusal
from tests.game.playing import new_match, play_on, play_until
from tests.rules.rulebooks import FOLDER, rules_of
from tests.scenes.hands import Typing
from tests.scenes.pilot import Pilot
from ui.intent import Drop, Pick
from ui.palette import CORN
from ui.scene import Reset

WINDOW = (640, 360)
pytestmark = pytest.mark.usefixtures("quick_pictures")

POSITIONS = 300
KINDS = (["person"] * 4, ["person"] * 3, ["person"] * 2)


def tables(pilot: Pilot, count: int = POSITIONS) -> Iterator[FistfulTable]:
    """Tables at random positions, seen by whoever decides; nothing is drawn."""
    for number in range(count):
        match = play_on(new_match(number, KINDS[number % 3]), 1 + (number * 37) % 130, seed=number)
        if match.outcome is not None:
            continue
        table = pilot.program.table(match)
        assert isinstance(table, FistfulTable)
        pilot.program.stack.apply(Reset(table))
        table.turns.lift_curtain()
        table.refresh()
        yield table


def test_what_can_be_picked_up_is_what_the_rules_allow_to_play(pilot: Pilot) -> None:
    for table in tables(pilot):
        legal = {str(action).split()[1] for action in table.match.state.legal_actions()}
        assert {source.removeprefix("seed.") for source in table.choice.sources} == legal


def test_what_is_lit_is_exactly_what_is_legal_and_what_a_drop_is_taken_for(pilot: Pilot) -> None:
    seen = 0
    for table in tables(pilot):
        for source in sorted(table.choice.sources):
            assert_lit(table, source)
            seen += 1
    assert seen > 2 * POSITIONS


def assert_lit(table: FistfulTable, source: str) -> None:
    """With `source` picked up: lit, accepted and legal are three names for one set."""
    table.choice.offer(table.choice.options)
    table._intend(Pick(source))
    assert table.choice.selection == (source,)
    state = table.match.state
    places = {table.target_of(name) for name in table.layout} - {None}
    lit = lit_places(table)
    for place in sorted(str(place) for place in places):
        action = table.attempt(place)
        legal = action is not None and state.refusal(action) is None
        assert (place in lit) == legal, f"{place} for {source}"
        assert (place in table.choice.targets) == legal
        assert accepts(table, source, place) == legal


def lit_places(table: FistfulTable) -> set[str]:
    """What is drawn as a place that accepts the seed."""
    plots = {f"plot.{PLOT_NAMES[plot]}" for plot in drawing._field(table).free}
    crates = {"crate.left"} if drawing._crates(table)[0].lit else set()
    return plots | crates


def accepts(table: FistfulTable, source: str, place: str) -> bool:
    """Whether a drop there becomes an action; nothing is played."""
    table.choice.offer(table.choice.options)
    table.choice.take_up(source)
    table.choice.intend(Drop(place))
    accepted = table.choice.pending is not None
    table.choice.offer(table.choice.options)
    table.choice.take_up(source)
    return accepted


@pytest.fixture(autouse=True)
def everything_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is chosen waits for the main button, so that a drop is seen and not played."""
    monkeypatch.setattr(TableScene, "_needs_confirming", lambda _table, _action: True)


# --- why not ----------------------------------------------------------------------------------------


def refusals(pilot: Pilot) -> Iterator[tuple[FistfulTable, str, Refusal]]:
    """Every refused drop at thirty positions: table, place, why."""
    for table in tables(pilot, 30):
        for source in sorted(table.choice.sources):
            for name in sorted(table.layout):
                place = table.target_of(name)
                table.choice.offer(table.choice.options)
                table.choice.take_up(source)
                action = table.attempt(place)
                refusal = None if action is None else table.match.state.refusal(action)
                if refusal is not None:
                    yield table, name, refusal


def test_every_refusal_names_a_rule_of_the_rulebook_and_says_what_is_missing(pilot: Pilot) -> None:
    known = rules_of(FOLDER / "fistful.md")
    found = {(refusal.rule, refusal.reason) for _, _, refusal in refusals(pilot)}
    assert {rule for rule, _ in found} == {"FS-3.1", "FS-3.2", "FS-3.6"}
    for rule, reason in found:
        assert rule in known
        assert reason.endswith(".")
        assert len(reason.split()) >= 5
        assert not any(word in reason.lower() for word in ("illegal", "invalid", "not allowed", "{"))


@pytest.mark.parametrize("rule", ["FS-3.1", "FS-3.2", "FS-3.6"])
def test_a_refused_drop_says_why_and_leads_to_the_rule(pilot: Pilot, rule: str) -> None:
    table = pilot.open_table(play_until(play_on(new_match(), 30), "pass" if rule == "FS-3.2" else "plant", 0))
    assert isinstance(table, FistfulTable)
    pilot.settle()
    taken = next(f"plot.{PLOT_NAMES[plot]}" for plot, kind in enumerate(table.seen.field) if 0 < kind < 5)
    place = "crate.left" if rule == "FS-3.1" else taken
    pilot.drag(pilot.piece(table.choice.options[0][1][0]), place)
    pilot.settle()
    assert table._refused is not None
    assert table._refused.rule == rule
    assert pilot.sees(table._refused.text)
    assert pilot.sees(f"Rule {rule}")
    pilot.click("bubble.link")
    book = pilot.scene
    assert isinstance(book, RulebookScene)
    assert_open_at(pilot, book, rule)
    pilot.click("back")
    assert pilot.scene is table


def test_a_refusal_can_be_followed_by_keyboard(pilot: Pilot) -> None:
    table = pilot.open_table(play_until(play_on(new_match(), 30), "plant", 0))
    pilot.settle()
    hands = Typing(pilot)
    hands.press(pilot.piece(table.choice.options[0][1][0]))
    taken = next(item.id for item in table.ring.items if item.kind == "plot" and item.state != "free")
    hands.press(taken)
    assert table._refused is not None
    pilot.key("next")
    assert table.ring.narration().startswith("Rule FS-3.6, link")
    for key in ("confirm", "help"):
        pilot.key(key)
        assert isinstance(pilot.scene, RulebookScene)
        assert pilot.scene._rule == "FS-3.6"
        pilot.key("cancel")
    pilot.key("cancel")
    assert table._refused is None
    assert "bubble.link" not in [item.id for item in table.ring.items]


def assert_open_at(pilot: Pilot, book: RulebookScene, rule: str) -> None:
    """The page shows the section of the rule, scrolled to it, and marks it."""
    pilot.settle()
    section = book._sections[book._open]
    assert rule in [block.rule for block in section.blocks]
    assert pilot.sees(rule)
    assert book._rule == rule
    view = book.form.widget("page").rect
    page = pilot.program.window.surface.subsurface(view)
    assert pygame.mask.from_threshold(page, CORN, (8, 8, 8, 255)).count() > view.width * 10


def test_a_refusal_goes_with_the_next_click(pilot: Pilot) -> None:
    table = pilot.open_table(play_until(play_on(new_match(), 30), "plant", 0))
    pilot.settle()
    pilot.drag(pilot.piece(table.choice.options[0][1][0]), "plot.c3")
    assert pilot.sees("The farmhouse stands on c3")
    pilot.click((640, 60))
    assert not pilot.sees("The farmhouse stands on c3")

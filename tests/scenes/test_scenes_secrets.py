"""Two people at one screen: no pixel and no word tells one what only the other may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame
import pytest

from game.match import Match
from game.scenes.table import TableScene
from tests.game.playing import new_match, play_on
from tests.scenes.fistful_twins import twin_of
from tests.scenes.pilot import Pilot

WINDOW = (640, 360)
"""A small picture is compared as exactly as a large one, and drawn sooner."""

PERSONS = ["person"] * 4
SEATS = {
    "two": PERSONS[:2],
    "three": PERSONS[:3],
    "four": PERSONS,
    "two persons and two computers": ["person", "gardener", "person", "gardener"],
    "one person": ["person", "gardener", "seedling", "gardener"],
}
COUNTS = (0, 5, 6, 26, 40, 44, 61, 103)
"""How many actions lie behind each position: plantings, passes, and hands just dealt after a harvest."""


@pytest.fixture(autouse=True)
def still(pilot: Pilot) -> None:
    """Without fades a picture depends on the scene alone."""
    pilot.set(reduced_motion=True)


def positions(kinds: Sequence[str]) -> Iterator[Match]:
    for number, count in enumerate(COUNTS):
        match = play_on(new_match(number, kinds), count, seed=number)
        if match.outcome is None:
            yield match


def persons_of(match: Match) -> list[int]:
    return [player for player, seat in enumerate(match.seats) if seat.is_person]


def sit_down(pilot: Pilot, match: Match, player: int) -> TableScene:
    """The table as `player` sees it, at whatever moment; nothing goes on."""
    table = pilot.program.table(match)
    assert isinstance(table, TableScene)
    pilot.lay(table)
    table.turns.viewer, table.turns.curtain = player, None
    table.refresh()
    return table


def told(pilot: Pilot, table: TableScene) -> dict[str, object]:
    """Everything that a viewer can learn: pixels, writing, the window's title, what a reader says."""
    spoken = []
    for item in table.ring.items:
        table.ring.focus(item.id)
        spoken.append(table.ring.narration())
    table.ring.focus(None)
    return {
        "pixels": pilot.picture(),
        "words": pilot.words(),
        "title": pygame.display.get_caption(),
        "spoken": spoken,
        "asked": [str(action) for action, _ in table.choice.options],
    }


def looks(pilot: Pilot, match: Match, player: int) -> Iterator[dict[str, object]]:
    """The table plain, with the log open, and as it was at an earlier moment."""
    table = sit_down(pilot, match, player)
    yield told(pilot, table)
    table._toggle_log()
    yield told(pilot, table)
    if match.action_count:
        lines = table.log.rows(pilot.program.context.viewport, 48)
        table._look_back(lines[len(lines) // 2][0])
        yield told(pilot, table)


@pytest.mark.parametrize("kinds", SEATS.values(), ids=SEATS)
def test_a_view_is_the_same_whatever_the_others_hold(pilot: Pilot, kinds: list[str]) -> None:
    for match in positions(kinds):
        persons = persons_of(match)
        for player in {persons[0], persons[match.action_count % len(persons)]}:
            twin = twin_of(match, player, seed=5)
            for seen, alike in zip(
                list(looks(pilot, match, player)), list(looks(pilot, twin, player)), strict=True
            ):
                assert alike == seen, f"after {match.action_count} actions {player} sees a difference"


@pytest.mark.parametrize("kinds", [SEATS["two"], SEATS["three"], SEATS["four"]], ids=["two", "three", "four"])
def test_the_curtain_is_the_same_whatever_anybody_holds(pilot: Pilot, kinds: list[str]) -> None:
    for match in positions(kinds):
        seen = curtain_of(pilot, match)
        for player in persons_of(match):
            assert curtain_of(pilot, twin_of(match, player, seed=3)) == seen


def curtain_of(pilot: Pilot, match: Match) -> dict[str, object]:
    table = pilot.program.table(match)
    assert isinstance(table, TableScene)
    pilot.lay(table)
    assert table.turns.curtain == match.state.current_player
    return told(pilot, table)


@pytest.mark.parametrize("kinds", [SEATS["two"], SEATS["three"], SEATS["four"]], ids=["two", "three", "four"])
def test_nothing_shows_between_an_action_and_the_next_persons_word(pilot: Pilot, kinds: list[str]) -> None:
    """Every frame from one person's action until the next one says that they are ready."""
    pilot.set(animation_speed="normal")
    for match in positions(kinds):
        player = act_at_random(match)
        twin = twin_of(match, player, seed=8)
        assert frames_of_the_last_action(pilot, twin) == frames_of_the_last_action(pilot, match)


def test_that_an_answer_is_forced_is_a_secret_too(pilot: Pilot) -> None:
    """Whoever holds one kind only passes it; that no curtain came for it would tell the others."""
    match, player = before_a_forced_answer()
    seen = frames_of_the_last_action(pilot, match)
    assert pilot.table.turns.curtain is not None
    for seed in range(5):
        assert frames_of_the_last_action(pilot, twin_of(match, player, seed)) == seen


def act_at_random(match: Match) -> int:
    """One more action; returns who took it."""
    player = match.state.current_player
    assert player is not None
    play_on(match, 1, seed=match.action_count)
    return player


def frames_of_the_last_action(pilot: Pilot, match: Match) -> list[bytes]:
    """What the one who takes it sees of it, and of what follows until somebody else sits down."""
    last = match.history[-1]
    match._entries.pop()
    table = sit_down(pilot, match, last.player)
    table.act(last.action)
    frames = []
    for _ in range(24):
        pilot.step(1 / 12)
        frames.append(pilot.picture())
    return frames


def before_a_forced_answer() -> tuple[Match, int]:
    """A match in which the next person holds two seeds of one kind, and who acted last."""
    for seed in range(500):
        match = play_on(new_match(seed, PERSONS), 28 + seed % 3, seed)
        player = act_at_random(match)
        if match.is_forced():
            return match, player
    raise AssertionError("no such match")


def test_a_log_that_was_left_open_tells_the_next_person_nothing(pilot: Pilot) -> None:
    match = play_on(new_match(2, PERSONS[:2]), 6)
    first = match.state.current_player
    assert first is not None
    table = sit_down(pilot, match, first)
    table._toggle_log()
    table.act(match.state.legal_actions()[0])
    pilot.settle()
    second = table.turns.curtain
    assert second is not None
    pilot.click("curtain")
    left_open = told(pilot, table)
    afresh = sit_down(pilot, match, second)
    afresh._toggle_log()
    assert left_open["words"] == told(pilot, afresh)["words"]


def test_taking_back_at_the_curtain_shows_nothing_either(pilot: Pilot) -> None:
    """Whoever presses the key, the one whose turn it is again has to say that they sit there."""
    match = play_on(new_match(2, PERSONS[:2]), 6)
    first = match.state.current_player
    assert first is not None
    table = sit_down(pilot, match, first)
    table.act(match.state.legal_actions()[0])
    pilot.settle()
    assert table.turns.curtain != first
    pilot.key("undo")
    pilot.settle()
    assert match.state.current_player == first
    assert table.turns.curtain == first
    pilot.click("curtain")
    assert table.turns.decides

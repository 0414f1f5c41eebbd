"""The table drawn at several moments, sizes and UI scales; what it must not show."""

from __future__ import annotations

import pytest

from game.tables.sprouts.table import SproutsTable
from rules.chance import Stream
from rules.sprouts.events import CardGiven, DieGiven
from rules.sprouts.steps import GIVING, STORING
from rules.title import Json
from tests.scenes.pilot import Pilot
from tests.tables.sprouts.sprouts_playing import MODES, new_match
from ui.scene import Rescale


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1920, 1080), 1.5), ((640, 360), 1.0)])
def test_drawn_from_the_start_to_the_end(
    pilot: Pilot, size: tuple[int, int], scale: float, caplog: pytest.LogCaptureFixture
) -> None:
    pilot.resize(*size)
    pilot.program.stack.apply(Rescale(scale))
    for players, options in MODES[::2]:
        match = new_match(players, options, 5, persons=players)
        pilot.open_table(match)
        table = pilot.table
        chance = Stream(1)
        while match.outcome is None:
            legal = match.state.legal_actions()
            table.act(legal[chance.below(len(legal))])
            if match.action_count % 23 == 0:
                pilot.picture()
    pilot.program.stack.apply(Rescale(1.0))
    assert not [record for record in caplog.records if "picture" in record.message.lower()]


@pytest.mark.parametrize(("players", "options"), MODES, ids=str)
def test_everything_that_happens_is_shown_and_ends(
    pilot: Pilot, players: int, options: dict[str, Json]
) -> None:
    pilot.set(animation_speed="normal")
    match = new_match(players, options, 8, persons=1)
    table = pilot.open_table(match)
    assert isinstance(table, SproutsTable)
    chance = Stream(4)
    while match.outcome is None and match.action_count < 60:
        legal = match.state.legal_actions()
        table.act(legal[chance.below(len(legal))])
        for _ in range(3):
            table.update(0.11)
            table.draw(pilot.program.window.surface)
        table.timeline.finish()
        assert not table.unseen


def test_a_gift_in_a_closed_fist_shows_nothing_while_others_look_on(pilot: Pilot) -> None:
    pilot.set(confirm_turn=True)
    match = new_match(4, {"mode": "teams", "no_table_talk": True}, 6, persons=4)
    table = pilot.open_table(match)
    chance = Stream(2)
    shown = 0
    while match.outcome is None and shown < 4:
        state = table.view
        legal = match.state.legal_actions()
        if state.step == GIVING and len(legal) > 1:  # type: ignore[attr-defined]
            pilot.settle()
            pilot.move((3, pilot.program.window.surface.get_height() - 3))
            pictures = set()
            for action, path in table.choice.options:
                table.choice.selection = (path[0],)
                table.set_items()
                assert action in legal
                pictures.add(pilot.picture())
            table.choice.selection = ()
            assert len(pictures) == 1
            shown += 1
        events = match.act(legal[chance.below(len(legal))])
        given = [event for event in events if isinstance(event, DieGiven | CardGiven)]
        assert all(table.log_line(event) is not None for event in given)
        table.turns.viewer = match.state.current_player
        table.refresh()
    assert shown


def test_the_last_sprouts_stay_marked(pilot: Pilot) -> None:
    match = new_match(2, {}, 5, persons=1)
    table = pilot.open_table(match)
    assert isinstance(table, SproutsTable)
    chance = Stream(1)
    while not table.marks:
        legal = match.state.legal_actions()
        picked = legal[-1] if match.state.decision.kind == "plant" else legal[chance.below(len(legal))]  # type: ignore[union-attr]
        table.act(picked)
        table.timeline.finish()
    state = table.seen
    assert all(state.board[space] >= 0 for space in table.marks)


def test_marked_dice_count_as_gone(pilot: Pilot) -> None:
    match = new_match(2, {}, 3, persons=2)
    table = pilot.open_table(match)
    assert isinstance(table, SproutsTable)
    while table.seen.step != STORING or len(table.seen.barrows[table.home]) + len(table.seen.fresh) < 8:
        match.act(match.state.legal_actions()[0])
        table.turns.viewer = match.state.current_player
        table.refresh()
    held = len(table.seen.barrows[table.home]) + len(table.seen.fresh)
    assert pilot.sees(f"{held} dice: {held - 7} too many")
    for _ in range(held - 7):
        dice = [name for name in table.layout if name.startswith("die.")]
        pilot.click(next(name for name in dice if name not in table.choice.selection))
    assert pilot.sees("7 of 7 dice")
    assert pilot.sees(f"Return {held - 7} d")

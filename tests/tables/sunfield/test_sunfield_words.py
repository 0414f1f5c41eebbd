"""Everything that can happen or be asked has its words."""

from __future__ import annotations

import pytest

from game.scenes.phrases import plainly
from game.tables.registry import LINE_LABELS, PHRASES
from game.tables.sunfield import hints, ids, phrases, prompts, telling, words
from game.tables.sunfield.table import SunfieldTable
from game.titles import title_of
from rules.chance import Stream
from rules.sunfield import client_events, events, power_events
from rules.sunfield.components import POWERS
from rules.sunfield.moments import DONE, DRAWN, HOLDING, PLANTING, READY, SPENDING
from rules.title import Event
from tests.scenes.pilot import Pilot
from tests.tables.sunfield.sunfield_playing import MODES, match_where, new_match, state_of, table_of, walk

SILENT = {"TileLaid", "VegetablesTaken"}
"""What the line before or after them tells."""


def kinds_of_events() -> set[str]:
    return {
        name
        for module in (events, client_events, power_events)
        for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }


def test_every_kind_of_event_is_told_or_needs_no_telling() -> None:
    told: set[str] = set()
    heard: set[str] = set()
    for seed in range(40):
        match = new_match(2 + seed % 3, MODES[seed % 2], seed)
        for state in walk(match, Stream(seed)):
            for event in match.history[-1].events if match.history else ():
                heard.add(type(event).__name__)
                line = telling.log_line(state, event, "Ann{}".format)
                if line:
                    told.add(type(event).__name__)
                    assert "None" not in line
                    player = event.facts().get("player")
                    about_all = telling.is_heading(state, event) or player is None
                    assert about_all or line.startswith(f"Ann{player}: "), line
                    assert "{name}" not in line
                    assert line.count("{") == line.count("{icon:")
    assert heard - told == SILENT
    rare = {"TurnPassed"}
    assert kinds_of_events() - heard <= rare


def test_the_end_and_a_pass_are_told() -> None:
    state = state_of(new_match())
    assert telling.log_line(state, events.TurnPassed(1), "Ann{}".format) == "Ann1: nothing to do, passed"
    assert telling.log_line(state, events.MatchEnded((0, 2)), "Ann{}".format) == "Ann0 and Ann2 win together"


@pytest.mark.parametrize("moment", [READY, HOLDING, PLANTING, DRAWN, SPENDING, DONE])
def test_every_moment_has_a_prompt_of_its_own(pilot: Pilot, moment: int) -> None:
    pilot.set(confirm_turn=True)
    pilot.open_table(match_where(lambda state: state.moment == moment))
    table = table_of(pilot)
    sentence = prompts.prompt(table)
    assert sentence
    assert pilot.sees(sentence)
    assert prompts.idle_label(table)


@pytest.mark.parametrize("power", range(len(POWERS)), ids=POWERS)
def test_every_power_says_what_it_asks_and_does(pilot: Pilot, power: int) -> None:
    word = POWERS[power].replace("_", "-")
    match = match_where(
        lambda state: (
            state.moment in {READY, DONE}
            and any(str(action).startswith(f"power {word}") for action in state.legal_actions())
        )
    )
    pilot.open_table(match)
    table = table_of(pilot)
    path = next(path for action, path in table.choice.options if str(action).startswith(f"power {word}"))
    assert words.power_label(power).lower() in hints.hint_of(table, path[0]).lower()
    pilot.click(path[0])
    first, second = prompts.questions()[power]
    assert pilot.sees(first)
    if len(path) > 2:
        pilot.click(pilot.piece(path[1]))
        assert pilot.sees(second)
    assert words.power_line(power)


def test_others_are_named_while_they_act(pilot: Pilot) -> None:
    match = new_match(2, "standard", 3, persons=2)
    pilot.open_table(match)
    table = table_of(pilot)
    table.turns.viewer = 1 - state_of(match).current
    table.refresh()
    assert match.seats[state_of(match).current].name in prompts.prompt(table)


def test_every_line_of_the_score_sheet_has_a_name() -> None:
    labels = LINE_LABELS["sunfield"]()
    for mode in MODES:
        lines = state_of(new_match(2, mode)).scores()[0].lines
        assert all(labels[category] for category, _points in lines)


def test_every_option_is_asked_in_words() -> None:
    title = title_of("sunfield")
    names = ["Ann", "Ben"]
    for option in title.meta.options:
        if 2 not in option.players:
            continue
        phrase = PHRASES["sunfield"](option, names)
        assert phrase.label
        if isinstance(option.default, bool):
            assert phrase.tip
            assert phrase.finer
        else:
            offered = [value for value, _words in phrase.values]
            assert option.default in offered
            assert set(offered) <= set(option.values)
    first = next(option for option in title.meta.options if option.id == "first_player")
    assert [text for _value, text in phrases.phrase(first, names).values] == ["Random", "Ann", "Ben"]


def test_an_option_without_a_phrase_is_named_by_the_rules() -> None:
    option = title_of("sunfield").meta.options[0]
    phrase = plainly(option, [])
    assert phrase.label == "Mode (SF-12.1)"
    assert phrase.values == (("standard", "Standard"), ("advanced", "Advanced"))


def test_shortages_are_told() -> None:
    assert words.shortage((0, 0, 0, 1)) == "1 corn short"
    assert words.shortage((2, 0, 1, 0)) == "3 short"


def test_hints_are_said_of_what_needs_one(pilot: Pilot) -> None:
    pilot.open_table(match_where(lambda state: state.moment == READY and state.turn > 6))
    table = table_of(pilot)
    for name in (ids.EXCHANGE, ids.ADD, ids.POUCH, ids.PILE_IDS[0], ids.power_id(1), "reputation.0"):
        assert hints.hint_of(table, name) or name == "reputation.0"
    assert hints.hint_of(table, ids.seat_id(1))
    assert hints.hint_of(table, ids.seat_id(0)) == ""
    assert hints.hint_of(table, ids.BOARD) == ""
    pilot.move(ids.power_id(1))
    pilot.step(1.0)
    assert isinstance(table, SunfieldTable)
    assert pilot.sees(hints.hint_of(table, ids.power_id(1)))

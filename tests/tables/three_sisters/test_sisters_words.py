"""Words for everything: every event, decision, action and thing on the table, in names that players know."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.match import Match
from game.tables.three_sisters import gifts, hints, prompts, telling, words
from game.tables.three_sisters.icons import picture_of
from game.tables.three_sisters.table import ThreeSistersTable
from rules.chance import Stream
from rules.three_sisters import events as told
from rules.three_sisters.owed import NAME_OF_ENTRY
from rules.three_sisters.tracks import COUNT, LENGTHS, NAMES
from rules.three_sisters.weather import WEATHER_NAMES
from rules.title import Event
from tests.scenes.pilot import Pilot
from tests.tables.three_sisters.sisters_playing import MODES, at, new_match, table_of

RAW = re.compile(r"_|-[ab]\b|\{(?!icon:)")
"""What no sentence for a player holds: names of the notation, and gaps that were not filled."""

ICON = re.compile(r"\{icon:[a-z0-9_/]+\}")


def played(players: int, seed: int, *, weather: bool) -> Match:
    match = new_match(players, weather=weather, seed=seed, persons=players)
    chance = Stream(seed)
    while match.outcome is None:
        legal = match.state.legal_actions()
        match.act(legal[chance.below(len(legal))])
    return match


def events() -> Iterator[Event]:
    for players, weather in MODES:
        for seed in (1, 2, 3):
            for entry in played(players, seed, weather=weather).history:
                yield from entry.events


def readable(text: str) -> bool:
    return bool(text) and RAW.search(ICON.sub("", text)) is None


def test_every_event_has_a_line() -> None:
    kinds = set()
    for event in events():
        line = telling.log_line(event, lambda player: f"Player {player}")
        kinds.add(type(event))
        assert line is not None, event
        assert readable(line), line
    every = {each for each in vars(told).values() if isinstance(each, type) and issubclass(each, Event)}
    assert every - kinds - {Event} <= {told.ActionsLost, told.RondelForgone}, "seen in the matches above"


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (told.ActionsLost(0, (1 << 14,)), "Ann: no use for {icon:three_sisters/water}"),
        (told.RondelForgone(0), "Ann: {icon:three_sisters/mulch} in place of the rondel action"),
        (
            told.CropsPlanted(0, ((2, 0), (3, 10))),
            "Ann: planted {icon:shared/icon_corn} in zone 3, {icon:shared/icon_pumpkin} in zone 4",
        ),
        (
            told.BoxFilled(0, NAMES.index("wax"), 1, circle=True),
            "Ann: circle 2 of {icon:three_sisters/wax} wax",
        ),
        (
            told.BoxFilled(0, NAMES.index("mulch"), 0, circle=True),
            "Ann: {icon:three_sisters/mulch} mulch complete",
        ),
        (told.EdithCrossedOff("star 25"), "Farmer Edith crosses off {icon:three_sisters/star} 25"),
        (
            told.EdithCrossedOff("honey 4"),
            "Farmer Edith crosses off box 4 of {icon:three_sisters/honey} honey",
        ),
        (told.EdithCrossedOff("1.bean2"), "Farmer Edith crosses off {icon:shared/icon_bean} in zone 1"),
    ],
)
def test_a_line(event: Event, line: str) -> None:
    assert telling.log_line(event, lambda _player: "Ann") == line


def test_every_box_says_what_it_gives() -> None:
    for track in range(COUNT):
        for box in range(LENGTHS[track]):
            assert readable(gifts.gift(track, box)), (NAMES[track], box)
        assert readable(words.track_label(track))


@pytest.mark.parametrize(
    ("name", "box", "text"),
    [
        ("tulip", 2, "From now on 2 goods for each harvested peach."),
        ("tulip", 6, "At the end 1 point for each harvested fruit, 15 at most."),
        ("hydrangea", 1, "Gives 1 apple action."),
        ("iris", 4, "From now on each die may be turned by two steps free."),
        ("iris", 3, "Nothing by itself: it only has to be filled."),
        ("crocus", 1, "Gives 2 compost."),
        ("main", 4, "Gives 2 fruit actions."),
        ("main", 5, "Opens wax, honey and split hive."),
        ("wax", 4, "Gives 4 goods. 5 points at the end."),
        ("peach", 2, "A harvest. Gives 1 water action in any zone."),
        ("raspberry", 9, "A harvest. Gives 3 goods. 3 points at the end."),
        ("tractor", 6, "Completes it: 18 points at the end."),
        (
            "pie_safe",
            1,
            "1 more box completes it: each apple or peach you harvest gives 1 good. 3 points at the end.",
        ),
    ],
)
def test_what_a_box_gives(name: str, box: int, text: str) -> None:
    assert gifts.gift(NAMES.index(name), box - 1) == text


def test_weathers_spaces_and_extra_actions_have_words() -> None:
    for weather in WEATHER_NAMES[1:]:
        assert readable(words.weather_label(weather))
        assert readable(gifts.weather_words(weather))
    for space in range(7):
        assert readable(words.space_label(space))
        assert readable(gifts.space_words(space))
    for name in NAME_OF_ENTRY.values():
        assert readable(gifts.entry_words(name, 2))
        assert picture_of(name.split()[-1]) if name != "plant_or_water" else True


def moments(pilot: Pilot) -> Iterator[ThreeSistersTable]:
    """Tables at many moments of matches of every mode."""
    for players, weather in MODES:
        for actions in (0, 9, 17, 30, 44):
            match = at(players, 4, actions, weather=weather)
            if match.outcome is None:
                pilot.open_table(match)
                pilot.settle()
                yield table_of(pilot)


def test_every_thing_on_the_table_that_is_pointed_at_is_explained(pilot: Pilot) -> None:
    silent = {"bar", "page", "tray", "button", "tab", "events", "section", "seat", "back"}
    for table in moments(pilot):
        for page in ("garden", "yard"):
            table.turn_page(page)
            for name in table.layout:
                text = hints.hint_at(table, name)
                assert text is None or readable(text), (name, text)
                assert text is not None or name.split(".")[0] in silent, name


def test_everything_that_can_have_the_focus_has_a_name(pilot: Pilot) -> None:
    for table in moments(pilot):
        for item in table.ring.items:
            assert readable(item.name), item
            assert table.context.viewport.rect.contains(item.rect), item


def test_every_decision_has_a_prompt_and_every_action_words(pilot: Pilot) -> None:
    seen = set()
    for table in moments(pilot):
        decision = table.view.decision
        assert decision is not None
        seen.add(decision.kind)
        assert readable(prompts.prompt(table))
        assert readable(prompts.idle_label(table))
        for action in table.match.state.legal_actions():
            assert readable(prompts.action_words(action)), action
            assert readable(table.confirm_label(action))
    assert seen >= {"die", "main", "extra", "edith"}

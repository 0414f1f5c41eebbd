"""Whatever a record or a library has been turned into: no traceback, no hang, no change to anything else."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter

import pytest

from game.library import daily, earning, matches
from game.library.daily import Deal
from game.library.database import Database, LibraryError
from game.library.entries import Entry
from game.library.exchange import ExchangeError, take_in_text
from game.library.keeper import Keeper
from game.library.matches import Provenance, record_of, reopen
from game.library.moments import time_words, turn_words
from game.library.opening import open_library
from game.library.pictures import picture_of
from game.library.statistics import Selection, choices, statistics
from game.scenes.library.words import mark_words, mode_words, when_words
from game.titles import TITLES
from rules.record import _check, write
from tests.library.library_kit import THOROUGH, TITLE_IDS, keeper_of, match_of, play

RECORDS = 10_000 if THOROUGH else 400
LIBRARIES = 1_000 if THOROUGH else 24
SECONDS = 1.0
TODAY = dt.date(2026, 11, 30)


# --- records ----------------------------------------------------------------------------------------


def mutated(text: str, random: Random) -> str:
    """A record with a few of its lines or letters changed; half of them with a check that fits again."""
    lines = text.splitlines()
    for _ in range(random.randint(1, 3)):
        if lines:
            random.choice(CHANGES)(lines, random.randrange(len(lines)), random)
    if random.random() < 0.5 and lines and lines[-1].startswith("check: "):
        lines[-1] = f"check: {_check([line.strip() for line in lines[:-1]])}"
    return "\n".join(lines)


def leave_out(lines: list[str], place: int, _random: Random) -> None:
    del lines[place]


def cut_the_record(lines: list[str], place: int, _random: Random) -> None:
    del lines[place:]


def copy_one(lines: list[str], place: int, random: Random) -> None:
    lines.insert(place, random.choice(lines))


def swap(lines: list[str], place: int, random: Random) -> None:
    other = random.randrange(len(lines))
    lines[place], lines[other] = lines[other], lines[place]


def change_a_letter(lines: list[str], place: int, random: Random) -> None:
    letters = list(lines[place]) or [" "]
    letters[random.randrange(len(letters))] = chr(random.choice([0, 9, 48, 65, 0x2028, 0x1F331]))
    lines[place] = "".join(letters)


def cut_the_line(lines: list[str], place: int, random: Random) -> None:
    lines[place] = lines[place][: random.randrange(len(lines[place]) + 1)]


def change_the_value(lines: list[str], place: int, random: Random) -> None:
    lines[place] = f"{lines[place].split(':')[0]}: {random.choice(['-1', '9' * 30, '{}', '', '0'])}"


def repeat(lines: list[str], place: int, random: Random) -> None:
    lines[place] *= random.randint(2, 40)


CHANGES: tuple[Callable[[list[str], int, Random], None], ...] = (
    leave_out,
    cut_the_record,
    copy_one,
    swap,
    change_a_letter,
    cut_the_line,
    change_the_value,
    repeat,
)


@pytest.mark.timeout(900)
def test_mutated_records_are_taken_whole_or_refused_in_words() -> None:
    keeper = keeper_of(None)
    texts = [write(play(keeper, match_of(title_id)).record()) for title_id in TITLE_IDS]
    mine = matches.everything(keeper.database)
    random = Random(2)
    taken = 0
    for _ in range(RECORDS):
        text = mutated(random.choice(texts), random)
        started = perf_counter()
        sentence = None
        try:
            match_id = take_in_text(text, keeper)
        except ExchangeError as error:
            sentence = str(error)
        if sentence is None:
            taken += 1
            assert reopen(keeper.database, match_id).complaint is None
        else:
            assert sentence, "it is said why"
            assert "\n" not in sentence
        assert perf_counter() - started < SECONDS
    assert taken < RECORDS / 2
    assert matches.everything(keeper.database)[: len(mine)] == mine


# --- libraries --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def whole_library(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A library with something in every table."""
    path = tmp_path_factory.mktemp("whole") / "library.sqlite3"
    keeper = keeper_of(path)
    for title in TITLES:
        deal = Deal(title, TODAY)
        match = deal.match()
        keeper.begin(match, Provenance(daily=deal.day))
        play(keeper, match)
        left = play(keeper, match_of(title, seed=3), 30)
        keeper.leave(left, b"\x89PNG" + bytes(2000))
        play(keeper, match_of(title, seed=4))
    keeper.database.close()
    return path.read_bytes()


def spoilt(whole: bytes, random: Random) -> bytes:
    """The file with bytes, blocks or its end changed."""
    content = bytearray(whole)
    for _ in range(random.choice([1, 1, 3, 30])):
        place = random.randrange(len(content))
        match random.randrange(6):
            case 0 | 1:
                content[place] = random.randrange(256)
            case 2:
                content[place : place + 16] = random.randbytes(16)
            case 3:
                page = place // 4096 * 4096
                content[page : page + 4096] = random.randbytes(min(4096, len(content) - page))
            case 4:
                content[random.randrange(100)] = random.randrange(256)
            case _:
                del content[max(1, place) :]
                if len(content) < 200:
                    return bytes(content)
    return bytes(content)


def questions(database: Database) -> Iterator[Callable[[], object]]:
    """Every question that a scene or a command asks."""
    yield lambda: matches.count(database)
    yield lambda: matches.newest_unfinished(database)
    yield lambda: matches.finished(database, 5)
    yield lambda: matches.unfinished(database, 5)
    yield lambda: picture_of(database, 2)
    for title in TITLE_IDS:
        yield partial(choices, database, title)
        yield partial(statistics, database, Selection(title))
        yield partial(earning.collection, database, title)
        yield partial(examine_two, database, title)
        yield partial(daily.streak, database, title, TODAY)
        yield partial(daily.days_between, database, title, TODAY, TODAY)


def examine_two(database: Database, title_id: str) -> None:
    for match_id in earning.unexamined(database, title_id)[:2]:
        earning.examine(database, match_id)


def ask_everything(database: Database) -> None:
    """Each question may be refused in a sentence, and in no other way."""
    for question in questions(database):
        with suppress(LibraryError):
            question()
    listed: list[Entry] = []
    with suppress(LibraryError):
        listed = matches.everything(database)
    for entry in listed:
        spoken = time_words(entry.moment) + turn_words(entry.moment, entry.seats)
        spoken += when_words(entry.changed, TODAY) + mark_words(entry) + mode_words(entry.title, "{}")
        assert isinstance(spoken, str)
        with suppress(LibraryError):
            reopen(database, entry.id)
            record_of(database, entry.id)


@pytest.mark.timeout(1800)
def test_mutated_libraries_are_read_as_far_as_they_go_or_set_aside(
    whole_library: bytes, tmp_path: Path
) -> None:
    random = Random(6)
    path = tmp_path / "library.sqlite3"
    bystander = tmp_path / "settings.toml"
    bystander.write_text("ui_scale = 125\n")
    outcomes = {"read": 0, "set aside": 0, "in memory": 0}
    for _ in range(LIBRARIES):
        for file in tmp_path.glob("library*"):
            file.unlink()
        content = spoilt(whole_library, random)
        path.write_bytes(content)
        started = perf_counter()
        database, warnings = open_library(path)
        ask_everything(database)
        keeper = Keeper(database)
        play_a_little(keeper)
        database.close()
        assert perf_counter() - started < 5
        asides = list(tmp_path.glob("library.unreadable-*.sqlite3"))
        if asides:
            assert asides[0].read_bytes() == content
            outcomes["set aside"] += 1
        elif warnings:
            assert path.read_bytes() == content
            outcomes["in memory"] += 1
        else:
            outcomes["read"] += 1
    assert outcomes["read"] > 0, outcomes
    assert outcomes["set aside"] > 0, outcomes
    assert bystander.read_text() == "ui_scale = 125\n"


def play_a_little(keeper: Keeper) -> None:
    """A match goes on, whether it can be kept or not."""
    match = match_of(seed=99)
    for _ in range(6):
        match.act(match.state.legal_actions()[0])
        keeper.keep(match)
    keeper.leave(match, b"picture")

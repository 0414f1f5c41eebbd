"""Records out of the library and into it: whole ones are taken, all others refused with line and reason."""

from __future__ import annotations

import tracemalloc
from dataclasses import replace
from pathlib import Path
from time import perf_counter

import pytest

from game.library import matches
from game.library.exchange import ExchangeError, take_in_file, take_in_text, write_file
from game.library.keeper import Keeper
from game.library.matches import record_of, reopen
from game.library.statistics import Selection, statistics
from rules.record import write
from tests.library.library_kit import TITLE_IDS, keeper_of, match_of, play


@pytest.fixture
def keeper() -> Keeper:
    return keeper_of(None)


@pytest.mark.parametrize("title_id", TITLE_IDS)
def test_a_match_goes_out_and_comes_in_again(title_id: str, keeper: Keeper, tmp_path: Path) -> None:
    match = play(keeper, match_of(title_id))
    path = write_file(record_of(keeper.database, 1), tmp_path / "records", 1)
    assert path.name == f"{title_id}-1.txt"
    match_id = take_in_file(path, keeper)
    reopened = reopen(keeper.database, match_id)
    assert reopened.complaint is None
    assert reopened.match is not None
    assert reopened.match.state == match.state
    assert reopened.match.seats == match.seats
    assert reopened.entry.origin == "import"
    assert reopened.entry.is_over
    assert statistics(keeper.database, Selection(title_id)).matches == 1, "another's match is not mine"


def test_a_file_that_is_there_is_never_overwritten(keeper: Keeper, tmp_path: Path) -> None:
    play(keeper, match_of(), 12)
    record = record_of(keeper.database, 1)
    names = [write_file(record, tmp_path, 1).name for _ in range(3)]
    assert names == ["fistful-1.txt", "fistful-1-2.txt", "fistful-1-3.txt"]


def test_a_folder_that_cannot_be_made_is_said(keeper: Keeper, tmp_path: Path) -> None:
    play(keeper, match_of(), 12)
    (tmp_path / "records").write_text("in the way")
    with pytest.raises(ExchangeError, match="cannot be written"):
        write_file(record_of(keeper.database, 1), tmp_path / "records", 1)


def test_a_record_may_begin_with_the_mark_of_an_editor(keeper: Keeper, tmp_path: Path) -> None:
    play(keeper, match_of(), 12)
    path = tmp_path / "record.txt"
    path.write_text("\ufeff" + write(record_of(keeper.database, 1)).replace("\n", "\r\n"), "utf-8")
    assert take_in_file(path, keeper) == 2


def test_what_is_no_whole_record_is_refused_and_nothing_changes(keeper: Keeper) -> None:
    play(keeper, match_of())
    text = write(record_of(keeper.database, 1))
    lines = text.splitlines()
    bad = {
        "": "Line 1",
        "hello": "Line 1",
        text[: len(text) // 2]: r"Line \d+",
        text.replace("seed: 7", "seed: 8"): r"Line \d+: The check does not fit",
        "\n".join(lines[:-1]): r"Line \d+",
        text + "more": r"Line \d+: Nothing may follow",
        "x" * 2_000_000: "longer than",
    }
    for record, reason in bad.items():
        with pytest.raises(ExchangeError, match=reason):
            take_in_text(record, keeper)
    assert matches.count(keeper.database) == (0, 1)


def test_an_action_that_is_not_legal_is_refused_with_its_line(keeper: Keeper) -> None:
    match = play(keeper, match_of(), 20)
    record = match.record()
    actions = (*record.actions[:9], "plant wheat c3", *record.actions[10:])
    text = write(replace(record, actions=actions))
    number = text.splitlines().index("plant wheat c3") + 1
    with pytest.raises(ExchangeError, match=rf"Line {number}: Action 10: .*\(FS-3"):
        take_in_text(text, keeper)


def test_a_record_without_actions_is_refused(keeper: Keeper) -> None:
    with pytest.raises(ExchangeError, match="holds no action"):
        take_in_text(write(match_of().record()), keeper)


def test_a_huge_file_is_refused_at_once(keeper: Keeper, tmp_path: Path) -> None:
    path = tmp_path / "huge.txt"
    with path.open("wb") as file:
        file.truncate(2_000_000_000)
    started = perf_counter()
    with pytest.raises(ExchangeError, match="too large"):
        take_in_file(path, keeper)
    assert perf_counter() - started < 1


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", bytes(range(256))])
def test_a_file_that_is_no_text_is_refused(keeper: Keeper, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "record.txt"
    path.write_bytes(content)
    with pytest.raises(ExchangeError, match="not text"):
        take_in_file(path, keeper)
    with pytest.raises(ExchangeError, match="cannot be read"):
        take_in_file(tmp_path / "missing.txt", keeper)


def test_the_largest_text_that_is_refused_costs_little(keeper: Keeper) -> None:
    lines = write(match_of().record()).splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("actions: "))
    many = [*lines[:place], "actions: 20000", *["plant wheat a1"] * 20_000]
    text = "\n".join([*many, "check: 0123456789abcdef"])
    tracemalloc.start()
    started = perf_counter()
    with pytest.raises(ExchangeError, match="The check does not fit"):
        take_in_text(text, keeper)
    seconds = perf_counter() - started
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert seconds < 1
    assert peak < 50_000_000

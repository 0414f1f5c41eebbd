"""The text of a match: there and back, and every way in which it can be broken."""

import time
from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rules.chance import Stream
from rules.record import MAX_BYTES, MAX_LINE, Record, RecordError, _check, read, write

RECORD = Record(
    title="fistful",
    rules=1,
    players=4,
    seed=7,
    options={"no_repeats": False, "late_goals": True},
    seats=("person Ann", "gardener Hazel", "person Zoë", "seedling"),
    actions=("plant wheat b3", "plant apple c4", "pass carrot"),
)
TEXT = """\
allotment record 1
title: fistful
rules: 1
players: 4
option late_goals: true
option no_repeats: false
seed: 7
seat 0: person Ann
seat 1: gardener Hazel
seat 2: person Zoë
seat 3: seedling
actions: 3
plant wheat b3
plant apple c4
pass carrot
check: 0
"""

words = st.text(
    st.characters(codec="utf-8", exclude_categories=("Zs", "Zl", "Zp", "Cc")), min_size=1, max_size=12
)
lines = st.lists(words, min_size=1, max_size=6).map(" ".join)
ids = st.from_regex(r"[a-z][a-z_]{0,15}", fullmatch=True)
values = st.booleans() | st.integers() | st.text(max_size=30)
records = st.builds(
    Record,
    title=ids,
    rules=st.integers(1, 1_000_000),
    players=st.integers(1, 8),
    seed=st.integers(0, 2**63 - 1),
    options=st.dictionaries(ids, values, max_size=5),
    seats=st.lists(lines | st.just(""), max_size=8).map(tuple),
    actions=st.lists(lines, max_size=30).map(tuple),
)


def signed(text: str) -> str:
    """The text with the check that its lines need."""
    for line in text.splitlines():
        if line.startswith("check:"):
            body = text.partition("check:")[0]
            return f"{body}check: {check_of(body)}\n"
    return text


def check_of(body: str) -> str:
    """The check of these lines, taken from what the reader does not object to."""
    return _check([line.strip() for line in body.strip().splitlines()])


def test_a_record_reads_as_a_page() -> None:
    assert write(RECORD) == signed(TEXT)


@given(records)
@example(RECORD)
@example(Record("fistful", 1, 4, 0))
@example(Record("fistful", 1, 1, 0, seats=("",)))
def test_reading_is_the_inverse_of_writing(record: Record) -> None:
    assert read(write(record)) == record


@given(records)
def test_writing_is_the_inverse_of_reading(record: Record) -> None:
    assert write(read(write(record))) == write(record)


@given(st.lists(st.text(max_size=600), max_size=8))
def test_whatever_a_person_is_called_the_record_can_be_read(names: list[str]) -> None:
    record = Record("fistful", 1, 4, 7, seats=tuple(names), actions=("pass carrot",))
    again = read(write(record))
    assert len(again.seats) == len(names)
    assert again.actions == record.actions
    for name, seat in zip(names, again.seats, strict=True):
        assert " ".join(name.split()).startswith(seat)


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\r"),
        lambda text: "\n\n" + text + "\n \n",
        lambda text: text.replace("\n", "  \n"),
        lambda text: "\n".join("  " + line for line in text.splitlines()),
    ],
)
def test_line_ends_and_spaces_at_the_edges_do_not_matter(change: Callable[[str], str]) -> None:
    assert read(change(write(RECORD))) == RECORD


BROKEN = [
    ("nothing", "", 1, "The record ends here; 'allotment record' is missing."),
    ("spaces", " \n \n", 1, "The record ends here; 'allotment record' is missing."),
    (
        "another text",
        "Dear Ann,\n",
        1,
        "This is no record of a match: it should begin with 'allotment record 1'.",
    ),
    ("no format", "allotment record\n", 1, "This is no record of a match"),
    (
        "a later format",
        TEXT.replace("record 1", "record 2"),
        1,
        "The record has format 2; this program reads format 1.",
    ),
    ("only the first line", "allotment record 1\n", 2, "The record ends here; 'title: …' is missing."),
    ("no title", TEXT.replace("title: fistful\n", ""), 2, "'title: …' should stand here."),
    ("an empty title", TEXT.replace("title: fistful", "title:"), 2, "'title: …' should stand here."),
    ("no rules", TEXT.replace("rules: 1\n", ""), 3, "'rules: …' should stand here."),
    (
        "rules as a word",
        TEXT.replace("rules: 1", "rules: one"),
        3,
        "'rules' should be a whole number from 1 to",
    ),
    (
        "rules zero",
        TEXT.replace("rules: 1", "rules: 0"),
        3,
        "'rules' should be a whole number from 1 to 1000000.",
    ),
    ("negative rules", TEXT.replace("rules: 1", "rules: -1"), 3, "'rules' should be a whole number"),
    (
        "no players",
        TEXT.replace("players: 4", "players: 0"),
        4,
        "'players' should be a whole number from 1 to 8.",
    ),
    (
        "nine players",
        TEXT.replace("players: 4", "players: 9"),
        4,
        "'players' should be a whole number from 1 to 8.",
    ),
    ("half a player", TEXT.replace("players: 4", "players: 3.5"), 4, "'players' should be a whole number"),
    ("other digits", TEXT.replace("players: 4", "players: ٤"), 4, "'players' should be a whole number"),
    ("no value", TEXT.replace("late_goals: true", "late_goals"), 5, "An option reads 'option NAME: VALUE'"),
    (
        "a list",
        TEXT.replace("late_goals: true", "late_goals: [1]"),
        5,
        "An option reads 'option NAME: VALUE'",
    ),
    ("null", TEXT.replace("late_goals: true", "late_goals: null"), 5, "An option reads 'option NAME: VALUE'"),
    ("a fraction", TEXT.replace("late_goals: true", "late_goals: 0.5"), 5, "An option reads"),
    ("not a number", TEXT.replace("late_goals: true", "late_goals: NaN"), 5, "An option reads"),
    ("half a text", TEXT.replace("late_goals: true", 'late_goals: "yes'), 5, "An option reads"),
    ("deep brackets", TEXT.replace("late_goals: true", "late_goals: " + "[" * 380), 5, "An option reads"),
    (
        "twice",
        TEXT.replace("no_repeats: false", "late_goals: false"),
        6,
        "An option reads 'option NAME: VALUE', each name once.",
    ),
    ("no seed", TEXT.replace("seed: 7\n", ""), 7, "'seed: …' should stand here."),
    ("a negative seed", TEXT.replace("seed: 7", "seed: -7"), 7, "'seed' should be a whole number from 0 to"),
    (
        "a seed too great",
        TEXT.replace("seed: 7", f"seed: {2**63}"),
        7,
        "'seed' should be a whole number from 0 to",
    ),
    ("an endless seed", TEXT.replace("seed: 7", "seed: " + "9" * 390), 7, "'seed' should be a whole number"),
    ("seats out of order", TEXT.replace("seat 1", "seat 2"), 9, "'seat 1: …' should stand here."),
    ("a seat twice", TEXT.replace("seat 1", "seat 0"), 9, "'seat 1: …' should stand here."),
    (
        "nine seats",
        TEXT.replace("seat 3: seedling\n", "".join(f"seat {n}: x\n" for n in range(3, 9))),
        16,
        "There are more than 8 seats.",
    ),
    ("no count", TEXT.replace("actions: 3\n", ""), 12, "'actions: …' should stand here."),
    (
        "actions as a word",
        TEXT.replace("actions: 3", "actions: three"),
        12,
        "'actions' should be a whole number",
    ),
    (
        "too many",
        TEXT.replace("actions: 3", "actions: 20001"),
        12,
        "'actions' should be a whole number from 0 to 20000",
    ),
    (
        "more announced",
        TEXT.replace("actions: 3", "actions: 4"),
        17,
        "The record ends here; 'check: …' is missing.",
    ),
    (
        "many more announced",
        TEXT.replace("actions: 3", "actions: 9"),
        17,
        "The record ends here; action 5 of 9 is missing.",
    ),
    ("fewer announced", TEXT.replace("actions: 3", "actions: 2"), 15, "'check: …' should stand here."),
    ("cut", TEXT.partition("pass")[0], 15, "The record ends here; action 3 of 3 is missing."),
    ("no check", TEXT.partition("check")[0], 16, "The record ends here; 'check: …' is missing."),
    ("a wrong check", TEXT, 16, "The check does not fit: the record was changed or cut."),
    ("a changed action", write(RECORD).replace("b3", "b4"), 16, "The check does not fit"),
    ("a changed seed", write(RECORD).replace("seed: 7", "seed: 8"), 16, "The check does not fit"),
    ("a changed name", write(RECORD).replace("Ann", "Eve"), 16, "The check does not fit"),
    ("a changed option", write(RECORD).replace("true", "1"), 16, "The check does not fit"),
    ("more after the check", write(RECORD) + "pass wheat\n", 17, "Nothing may follow after the check."),
    ("two records", write(RECORD) * 2, 17, "Nothing may follow after the check."),
    (
        "a line too long",
        TEXT.replace("plant wheat b3", "plant wheat b3" + "!" * 400),
        13,
        "The line is longer than 400 characters.",
    ),
    ("a text too long", TEXT + "x" * MAX_BYTES, 0, "The text is longer than 1,000,000 characters"),
]


@pytest.mark.parametrize(
    ("text", "line", "reason"), [case[1:] for case in BROKEN], ids=[c[0] for c in BROKEN]
)
def test_a_broken_record_is_refused_with_line_and_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        read(text)
    assert (caught.value.line, caught.value.reason[: len(reason)]) == (line, reason)
    assert str(caught.value) == (f"Line {line}: " if line else "") + caught.value.reason
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 2 * MAX_LINE


def noise(alphabet: str, length: int = MAX_BYTES) -> str:
    """Random letters."""
    stream = Stream(1)
    part = "".join(alphabet[stream.below(len(alphabet))] for _ in range(5000))
    return (part * (length // 5000 + 1))[:length]


HEAD = TEXT.partition("actions")[0]
NOISE = {
    "letters": noise("abcdefghijklmnopqrstuvwxyz \n"),
    "binary": noise("".join(map(chr, range(256)))),
    "one line": "x" * MAX_BYTES,
    "empty lines": "x" + "\n" * (MAX_BYTES - 2) + "x",
    "digits": "allotment record " + "1" * (MAX_BYTES - 17),
    "options": ("allotment record 1\ntitle: x\nrules: 1\nplayers: 1\n" + "option a: 1\n" * 90_000)[
        :MAX_BYTES
    ],
    "other options": "allotment record 1\ntitle: x\nrules: 1\nplayers: 1\n"
    + "".join(f"option {n}: {n}\n" for n in range(50_000)),
    "seats": (HEAD + "seat 4: x\n" * 100_000)[:MAX_BYTES],
    "actions": HEAD + "actions: 20000\n" + "plant wheat b3\n" * 20_000 + "pass carrot\n" * 40_000,
    "brackets": (HEAD.replace("true", "[" * 380) * 2000)[:MAX_BYTES],
    "headers": (HEAD * 6000)[:MAX_BYTES],
}


@pytest.mark.parametrize("text", NOISE.values(), ids=NOISE.keys())
def test_a_megabyte_of_noise_is_refused_in_under_a_second(text: str) -> None:
    assert 500_000 < len(text) <= MAX_BYTES
    start = time.perf_counter()
    with pytest.raises(RecordError):
        read(text)
    assert time.perf_counter() - start < 1


def mutated(text: str, stream: Stream) -> str:
    """The text with one to three small accidents."""
    for _ in range(1 + stream.below(3)):
        at, to = stream.below(len(text) + 1), stream.below(len(text) + 1)
        letter = chr((9, 10, 32, 48, 58, 91, 123, 955, 8232, 0)[stream.below(10)])
        text = (
            text[:at],
            text[to:],
            text[:at] + letter + text[at:],
            text[:at] + text[at + 1 :],
            text[:at] + letter + text[at + 1 :],
            text[: min(at, to)] + text[max(at, to) :],
            text[:at] + text[min(at, to) : max(at, to)] + text[at:],
            text[:at] + text[at : at + 1].swapcase() + text[at + 1 :],
        )[stream.below(8)]
    return text


def test_three_thousand_mutated_records_are_refused_or_still_the_same() -> None:
    stream, text = Stream(3), write(RECORD)
    refused = 0
    for _ in range(3000):
        try:
            assert read(mutated(text, stream)) == RECORD
        except RecordError:
            refused += 1
    assert 2500 < refused < 3000


def test_three_thousand_mutated_headers_are_refused_or_read() -> None:
    """The same with a check that fits, so that every line is reached."""
    stream = Stream(4)
    head, _, rest = TEXT.partition("check")
    refused = 0
    for _ in range(3000):
        body = mutated(head, stream)
        try:
            again = read(signed(body.replace("check", "") + "check" + rest))
        except RecordError:
            refused += 1
        else:
            assert read(write(again)) == again
    assert 1000 < refused < 3000

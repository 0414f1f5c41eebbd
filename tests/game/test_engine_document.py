"""docs/engine-protocol.md tells the truth: its session is run, its table is complete; so is the example."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from game.engine.lines import parse_line
from game.engine.request import FIELDS
from tests.game.engines import answers_to


@pytest.fixture(scope="module")
def document() -> str:
    return (Path(__file__).parents[2] / "docs" / "engine-protocol.md").read_text("utf-8")


def session(document: str) -> list[tuple[str, str]]:
    """The requests of the example session, each with the answer it should get."""
    lines = document.partition("```session\n")[2].partition("\n```")[0].splitlines()
    assert [line[:2] for line in lines] == ["> ", "< "] * (len(lines) // 2)
    return [(asked[2:], told[2:]) for asked, told in zip(lines[::2], lines[1::2], strict=True)]


def test_every_line_of_the_session_is_what_the_engine_says(document: str, root: Path) -> None:
    exchanged = session(document)
    done = subprocess.run(
        [sys.executable, "main.py", "engine"],
        cwd=root,
        input="\n".join(asked for asked, _ in exchanged),
        capture_output=True,
        text=True,
        check=True,
    )
    answers = done.stdout.splitlines()
    assert len(answers) == len(exchanged)
    for (asked, told), answer in zip(exchanged, answers, strict=True):
        pattern = ".+".join(re.escape(part) for part in told.split("…"))
        assert re.fullmatch(pattern, answer), f"to {asked} the engine says {answer}"


def test_the_session_shows_every_request(document: str) -> None:
    shown = set()
    for asked, told in session(document):
        if '"error"' not in told:
            shown.add(parse_line(asked.encode())["do"])
    assert shown == set(FIELDS) - {"stop"}


def test_the_table_names_every_request_and_field(document: str) -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \|(.*?)\|", document, re.MULTILINE))
    del rows["do"]
    assert {kind: set(re.findall(r"`(\w+)`", fields)) for kind, fields in rows.items()} == {
        kind: set(fields) for kind, fields in FIELDS.items()
    }


def test_an_empty_line_is_answered_as_the_document_says() -> None:
    assert [answer["ok"] for answer in answers_to(b"\n\n")] == [False, False]


def test_the_example_bot_plays_a_whole_match(root: Path) -> None:
    done = subprocess.run(
        [sys.executable, "examples/random_bot.py", "3"], cwd=root, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert all(re.fullmatch(r"player \d: .+", line) for line in lines[:-1])
    assert re.fullmatch(r"\[\d+(, \d+){3}\] .*\.", lines[-1])

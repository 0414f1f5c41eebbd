"""How actions of A Fistful of Seeds are written."""

import pytest

from rules.fistful import TITLE
from rules.fistful.actions import PASS, PLANT
from rules.title import NotationError
from tests.rules.fistful.fistful_kit import new

EVERY = [action for row in PLANT for action in row] + list(PASS)


def test_every_action_is_written_and_read_back_as_the_very_same() -> None:
    assert len({str(action) for action in EVERY}) == 104
    for action in EVERY:
        assert TITLE.parse(str(action)) is action


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("plant wheat b3", "plant wheat b3"),
        ("PLANT Wheat B3", "plant wheat b3"),
        ("  plant \t wheat   b3 \n", "plant wheat b3"),
        ("Pass CARROT", "pass carrot"),
    ],
)
def test_case_and_spaces_do_not_matter(text: str, written: str) -> None:
    assert str(TITLE.parse(text)) == written


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "plant",
        "plant wheat",
        "plant b3",
        "plant b3 wheat",
        "plant wheat b3 b4",
        "plant wheat b6",
        "plant wheat b0",
        "plant wheat f1",
        "plant wheat 3b",
        "plant wheat b03",
        "plant barley b3",
        "plant wheats b3",
        "plant ? b3",
        "plantwheatb3",
        "sow wheat b3",
        "pass",
        "pass barley",
        "pass wheat b3",
        "pass wheat wheat",
        "pass ?",
        "wheat",
        "done",
        "plant wheat b3;",
        "plant, wheat, b3",
        "plánt wheat b3",
        "plant wheat b\N{SUPERSCRIPT THREE}",
        "\x00",
        "plant wheat b3\x00",
        "x" * 100_000,
    ],
)
def test_anything_else_is_refused_with_what_to_write(text: str) -> None:
    with pytest.raises(NotationError, match=r"write 'plant KIND PLOT' or 'pass KIND'") as caught:
        TITLE.parse(text)
    assert len(str(caught.value)) < 250


def test_a_listed_action_is_the_one_that_is_read() -> None:
    state = new()
    for action in state.legal_actions():
        assert TITLE.parse(str(action)) is action
    assert repr(TITLE.parse("pass carrot")) == "<pass carrot>"

"""Any line gets one answer of one line."""

from __future__ import annotations

import json
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.lines import MAX_LINE_BYTES, RequestError, parse_line, read_lines
from game.engine.request import FIELDS
from tests.game.engines import answers_to

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)
FIELD_NAMES = sorted({name for names in FIELDS.values() for name in names} | {"do", "id", "odd"})
REQUESTS = st.dictionaries(st.sampled_from(FIELD_NAMES), JSON | st.sampled_from(["fistful"]), max_size=5)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"", "not JSON"),
        (b"   ", "not JSON"),
        (b"hello", "not JSON"),
        (b"\xff\xfe{}", "not UTF-8"),
        (b"[1,2]", "JSON object"),
        (b"null", "JSON object"),
        (b'{"do":"new","seed":NaN}', "NaN is no number"),
        (b'{"do":"think","seconds":1e999}', "too large"),
        (b'{"do":"think","seconds":-Infinity}', "no number"),
        (b"[" * 200_000, "deeply"),
        (b'{"do":' * 100_000, "deeply"),
        (b'{"do":"new","seed":' + b"9" * 5000 + b"}", "not JSON"),
        (b'{"do":"fly"}', "'do' should be one of"),
        (b'{"do":["titles"]}', "'do' should be one of"),
        (b"{}", "'do' should be one of"),
        (b'{"do":"titles","id":[1]}', "'id' is a text or a whole number"),
        (b'{"do":"titles","player":1}', "no field 'player'"),
        (b'{"do":"scores"}', "no match yet"),
        (b'{"do":"\\ud800"}', "'do' should be one of"),
        (b"x" * (MAX_LINE_BYTES + 1), "1,000,000 bytes"),
        (b"x" * (3 * MAX_LINE_BYTES), "1,000,000 bytes"),
    ],
)
def test_a_broken_line_is_refused_in_one_sentence(line: bytes, reason: str) -> None:
    broken, whole = answers_to(line + b'\n{"do":"titles","id":"next"}\n')
    assert broken["ok"] is False
    assert reason in broken["error"]
    assert len(broken["error"]) <= 500
    assert whole["ok"] is True
    assert whole["id"] == "next"


def test_the_last_line_needs_no_end_and_windows_ends_are_fine() -> None:
    assert [answer["ok"] for answer in answers_to(b'{"do":"titles"}\r\n{"do":"titles"}')] == [True, True]


def test_an_id_is_given_back_also_with_a_refusal() -> None:
    answers = answers_to(b'{"do":"titles","id":7}\n{"do":"fly","id":"a"}\n{"do":"titles","id":null}\n')
    assert [answer["id"] for answer in answers] == [7, "a", None]


def test_quit_ends_and_what_follows_is_not_answered() -> None:
    assert answers_to(b'{"do":"quit"}\n{"do":"titles"}\n') == [{"ok": True}]


@given(st.lists(st.binary(max_size=60).filter(lambda line: b"\n" not in line), min_size=1, max_size=5))
def test_every_line_of_noise_gets_one_answer(lines: list[bytes]) -> None:
    text = b"".join(line + b"\n" for line in lines)
    assert len(answers_to(text)) == len(lines)


@given(st.lists(REQUESTS, min_size=1, max_size=6))
def test_every_request_of_any_shape_gets_one_answer(requests: list[dict[str, object]]) -> None:
    lines = ['{"do":"new","title":"fistful","players":4,"seed":1}', *map(json.dumps, requests)]
    answers = answers_to("\n".join(lines).encode("utf-8", "surrogatepass"))
    quits = [number for number, request in enumerate(requests) if request == {"do": "quit"}]
    assert len(answers) == len(lines) or quits
    assert all(answer["ok"] or "mistake" not in answer["error"] for answer in answers)


@given(st.binary(max_size=400), st.integers(1, 50))
def test_lines_are_the_same_however_they_arrive(text: bytes, size: int) -> None:
    class Slow(BytesIO):
        def read(self, _count: int | None = -1, /) -> bytes:
            return super().read(size)

    assert list(read_lines(Slow(text))) == list(read_lines(BytesIO(text)))


def test_a_number_too_large_for_a_float_is_refused() -> None:
    with pytest.raises(RequestError):
        parse_line(b'{"seconds": 1e400}')

"""Kept matches are played again, action by action, and come to the same end."""

from __future__ import annotations

import json

import pytest

from rules.chance import Seeded, Stream
from rules.record import Record, read, write
from rules.title import Json, State, Title
from tests.golden.golden_cases import FOLDER, GOLDEN, Golden, found

every_golden = pytest.mark.parametrize(
    "golden", GOLDEN, ids=lambda golden: f"{golden.title_id}/{golden.name}"
)


def replayed(title: Title, record: Record) -> State:
    """The state after all actions of a record."""
    chance = Seeded(record.seed)
    state = title.new(title.meta.setup(record.players, dict(record.options)), chance)
    for text in record.actions:
        assert state.current_player is not None
        action = title.parse(text)
        assert str(action) == text
        assert state.refusal(action) is None, text
        state.apply(action, chance)
    return state


def ending(state: State) -> dict[str, Json]:
    """How a match ended."""
    assert state.outcome is not None
    return {
        "outcome": state.outcome.facts(),
        "scores": [
            {"lines": [list[Json](line) for line in score.lines], "total": score.total}
            for score in state.scores()
        ],
        **state.position(),
    }


def page(ending_: dict[str, Json]) -> str:
    """An ending as JSON with one entry a line."""
    entries = (f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in ending_.items())
    return "{\n" + ",\n".join(entries) + "\n}\n"


@every_golden
def test_a_golden_record_comes_to_the_same_end(golden: Golden, accept_golden: bool) -> None:  # noqa: FBT001
    kept = golden.path.with_suffix(".json")
    if accept_golden:
        record = found(golden)
        golden.path.parent.mkdir(exist_ok=True)
        golden.path.write_text(write(record), "utf-8", newline="\n")
        kept.write_text(page(ending(replayed(golden.title, record))), "utf-8", newline="\n")
    text = golden.path.read_text("utf-8")
    record = read(text)
    state = replayed(golden.title, record)
    assert write(record) == text
    assert page(ending(state)) == kept.read_text("utf-8")


@every_golden
def test_a_golden_record_shows_what_its_name_says(golden: Golden) -> None:
    record = read(golden.path.read_text("utf-8"))
    assert (record.title, record.rules) == (golden.title_id, golden.title.meta.version)
    assert record.players == golden.players
    assert record.options == golden.title.meta.setup(golden.players, golden.options).options
    outcome = replayed(golden.title, record).outcome
    assert outcome is not None
    assert outcome.reason == golden.reason


def test_every_file_belongs_to_a_case() -> None:
    files = {path for path in FOLDER.rglob("*.*") if path.suffix in {".record", ".json"}}
    assert files == {golden.path.with_suffix(kind) for golden in GOLDEN for kind in (".record", ".json")}


@pytest.mark.parametrize(
    "title", {golden.title_id: golden.title for golden in GOLDEN}.values(), ids=lambda t: t.meta.id
)
def test_every_player_count_option_and_ending_that_turns_up_has_a_record(title: Title) -> None:
    kept = {(golden.players, golden.reason) for golden in GOLDEN if golden.title_id == title.meta.id}
    for players in title.meta.players:
        for seed in range(40):
            assert (players, reason_of(title, players, seed)) in kept
    chosen = {name for golden in GOLDEN if golden.title_id == title.meta.id for name in golden.options}
    assert chosen == {option.id for option in title.meta.options}


def reason_of(title: Title, players: int, seed: int) -> str:
    """Why a random match ended."""
    chance, pick = Seeded(seed), Stream(seed)
    state = title.new(title.meta.setup(players), chance)
    while state.current_player is not None:
        legal = state.legal_actions()
        state.advance(legal[pick.below(len(legal))], chance)
    assert state.outcome is not None
    return state.outcome.reason

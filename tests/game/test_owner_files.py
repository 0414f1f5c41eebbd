"""Owner's components files in the data folder: taken, refused in a sentence, played with everywhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import journal, owner_files
from game.arena import Plan, run
from game.cli import main
from game.engine.request import Request
from game.engine.session import Session
from game.executors import executor
from game.folders import VARIABLE
from game.library.daily import Deal, deal_of_code
from game.library.earning import examine, unexamined
from game.library.keeper import Keeper
from game.library.opening import open_library
from game.match import Match, ReplayError
from game.opponents import Opponents, Thought
from game.seats import seat
from game.titles import TITLES, owner_text, play_with, played_titles, title_of, title_with
from rules.chance import Seeded, Stream
from rules.printed import ComponentsError
from rules.record import read, write
from tests.game.engines import wait_until
from tests.game.owners import GOOD, OTHER, OURS, changed, put
from tests.house.tree import ROOT

TITLE_IDS = tuple(GOOD)


@pytest.fixture(autouse=True)
def our_own_components(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "elsewhere"))
    yield
    play_with({})
    journal.stop()


def new_match(title_id: str, **options: bool | int | str) -> Match:
    title = title_of(title_id)
    seats = [seat("gardener", 0), seat("seedling", 1)]
    return Match(title, title.meta.setup(2, dict(options)), 5, seats)


def at_random(match: Match, count: int) -> Match:
    chance = Stream(3)
    for _ in range(count):
        actions = match.state.legal_actions()
        if actions:
            match.act(actions[chance.below(len(actions))])
    return match


def printed_of(match: Match) -> object:
    return match.setup.options["printed"]


# --- taking -----------------------------------------------------------------------------------------


def test_a_folder_without_files_changes_nothing(tmp_path: Path) -> None:
    assert owner_files.take(tmp_path) == owner_files.take(tmp_path / "not there") == []
    assert played_titles() == TITLES


@pytest.mark.parametrize("title_id", TITLE_IDS)
def test_a_good_file_is_what_new_matches_are_played_with(title_id: str, tmp_path: Path) -> None:
    put(tmp_path, {title_id: GOOD[title_id]})
    assert owner_files.take(tmp_path) == []
    assert owner_text(title_id) == GOOD[title_id]
    match = new_match(title_id)
    assert str(printed_of(match)).startswith("file ")
    assert "printed" not in new_match(next(other for other in TITLE_IDS if other != title_id)).setup.options
    ours = new_match(title_id, printed="ours")
    assert match.state.position() != ours.state.position()
    put(tmp_path, {})
    assert owner_files.take(tmp_path) == []
    assert "printed" not in new_match(title_id).setup.options


@pytest.mark.parametrize("title_id", TITLE_IDS)
def test_our_own_files_have_the_form_of_an_owners(title_id: str, tmp_path: Path) -> None:
    text = "\N{BYTE ORDER MARK}" + OURS[title_id].replace("\n", "\r\n")
    (tmp_path / f"{title_id}.toml").write_bytes(text.encode())
    assert owner_files.take(tmp_path) == [], "as an editor on Windows writes it"
    assert "printed" in title_of(title_id).meta.setup(2).options


BAD = {
    "sunfield": {
        "syntax": (changed("sunfield", "[game]", "[game"), "the file is not in the TOML form"),
        "a missing row": (
            OURS["sunfield"].replace(OURS["sunfield"].split("[[tile]]")[1], "", 1).replace("[[tile]]", "", 1),
            "there should be 20 sheep rows [[tile]], not 19 (SF-1.1)",
        ),
        "a wrong count": (changed("sunfield", "seed = 40", "seed = 41"), "[tokens] seed should be 40"),
        "a wrong value": (
            changed("sunfield", 'animal = "sheep"', 'animal = "goat"'),
            "animal can be sheep, pig, cow, not 'goat'",
        ),
        "empty": ("", "the file should begin with: format = 1."),
        "another title's": (OURS["sprouts"], "the file should begin with: format = 1."),
    },
    "sprouts": {
        "syntax": (changed("sprouts", "[limits]", "[limits"), "the components file is not valid TOML"),
        "a missing row": (
            OURS["sprouts"].partition('[[tool_card]]\nid = "T40"')[0]
            + "# --- Rival"
            + OURS["sprouts"].partition("# --- Rival")[2],
            "there should be 40 [[tool_card]] rows, not 39.",
        ),
        "a wrong count": (changed("sprouts", "rounds = 9", "rounds = 8"), "[[setup]] rows"),
        "a wrong value": (
            changed("sprouts", 'banner = "diff_4"', 'banner = "diff_9"'),
            "tool card T06: 'banner'",
        ),
        "empty": ("", "'schema_version' should be 1."),
        "another title's": (OURS["sunfield"], "'schema_version' should be 1."),
    },
}


@pytest.mark.parametrize(
    ("title_id", "text", "why"),
    [
        pytest.param(title_id, *case, id=f"{title_id}: {name}")
        for title_id, cases in BAD.items()
        for name, case in cases.items()
    ],
)
def test_a_bad_file_is_refused_in_a_sentence(title_id: str, text: str, why: str, tmp_path: Path) -> None:
    put(tmp_path, {title_id: text})
    [sentence] = owner_files.take(tmp_path)
    assert sentence.startswith(f"{title_id}.toml in your data folder is not used until this is put right: ")
    assert why in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert played_titles() == TITLES


@pytest.mark.parametrize("title_id", TITLE_IDS)
def test_what_is_no_text_is_refused(title_id: str, tmp_path: Path) -> None:
    path = tmp_path / f"{title_id}.toml"
    path.mkdir()
    assert "it should be a file, and it is something else." in owner_files.take(tmp_path)[0]
    path.rmdir()
    path.symlink_to(tmp_path / "nowhere")
    assert "it should be a file" in owner_files.take(tmp_path)[0]
    path.unlink()
    path.write_bytes(b"# first\n# \xe4\n" + OURS[title_id].encode())
    assert "line 2 is not UTF-8 text: save the file as UTF-8." in owner_files.take(tmp_path)[0]
    path.write_bytes(b"#" * (owner_files.MAX_BYTES + 1))
    assert "it is larger than 400,000 bytes" in owner_files.take(tmp_path)[0]
    path.write_text("x = " + "[" * 60_000)
    assert len(owner_files.take(tmp_path)) == 1
    assert played_titles() == TITLES


def test_a_bad_file_beside_a_good_one(tmp_path: Path) -> None:
    put(tmp_path, {"sunfield": "format = 2", "sprouts": GOOD["sprouts"]})
    assert len(owner_files.take(tmp_path)) == 1
    assert owner_text("sunfield") is None
    assert owner_text("sprouts") is not None


@given(
    st.sampled_from(TITLE_IDS), st.integers(0, 10**6), st.integers(1, 60), st.sampled_from("[]={}\"'\n9x-")
)
def test_whatever_is_damaged_in_a_file_it_is_read_or_refused(
    title_id: str, start: int, length: int, letter: str
) -> None:
    text = OURS[title_id]
    place = start % len(text)
    try:
        title = title_with(title_id, text[:place] + letter + text[place + length :])
    except ComponentsError:
        return
    state, chance = title.new(title.meta.setup(2), Seeded(1)), Stream(1)
    for _ in range(60):
        actions = state.legal_actions()
        if actions:
            state.advance(actions[chance.below(len(actions))], chance)


# --- playing with it --------------------------------------------------------------------------------


@pytest.mark.parametrize("title_id", TITLE_IDS)
def test_a_record_says_which_components_it_was_played_with(title_id: str, tmp_path: Path) -> None:
    put(tmp_path, {title_id: GOOD[title_id]})
    owner_files.take(tmp_path)
    match = at_random(new_match(title_id), 30)
    text = write(match.record())
    assert f'option printed: "{printed_of(match)}"' in text
    again = Match.from_record(read(text))
    assert again.state == match.state
    ours = at_random(new_match(title_id, printed="ours"), 30)
    assert "printed" not in write(ours.record()), "ours goes without saying"
    assert Match.from_record(read(write(ours.record()))).state == ours.state


@pytest.mark.parametrize("title_id", TITLE_IDS)
def test_a_record_of_ours_is_the_same_with_and_without_a_file(title_id: str, tmp_path: Path) -> None:
    before = at_random(new_match(title_id), 30)
    record = before.record()
    put(tmp_path, {title_id: GOOD[title_id]})
    owner_files.take(tmp_path)
    after = Match.from_record(record)
    assert after.record() == record
    assert after.state.position() == before.state.position()


@pytest.mark.parametrize("title_id", TITLE_IDS)
@pytest.mark.parametrize("now", [{}, OTHER], ids=["gone", "different"])
def test_a_record_whose_file_is_missing_says_so(title_id: str, now: dict[str, str], tmp_path: Path) -> None:
    put(tmp_path, GOOD)
    owner_files.take(tmp_path)
    match = at_random(new_match(title_id), 10)
    letters = str(printed_of(match)).removeprefix("file ")
    record = match.record()
    put(tmp_path, now)
    assert owner_files.take(tmp_path) == []
    with pytest.raises(ReplayError) as refused:
        Match.from_record(record)
    assert str(refused.value) == (
        f"This needs the {title_id}.toml with the fingerprint '{letters}': put that file into the data "
        "folder, as it was, and start Allotment again."
    )
    put(tmp_path, GOOD)
    owner_files.take(tmp_path)
    assert Match.from_record(record).state == match.state


def test_daily_deals_are_the_same_for_everybody(tmp_path: Path) -> None:
    import datetime as dt  # noqa: PLC0415

    date = dt.date(2026, 11, 30)
    before = {title.meta.id: Deal(title, date) for title in TITLES}
    matches = {name: deal.match() for name, deal in before.items()}
    put(tmp_path, GOOD)
    owner_files.take(tmp_path)
    for title in played_titles():
        deal = deal_of_code(before[title.meta.id].code)
        match = deal.match()
        assert match.title is title
        assert deal.code == before[title.meta.id].code
        assert match.state.position() == matches[title.meta.id].state.position()
        assert match.record() == matches[title.meta.id].record()


@pytest.mark.parametrize("title_id", TITLE_IDS)
def test_the_engine_plays_with_it(title_id: str, tmp_path: Path) -> None:
    put(tmp_path, GOOD)
    owner_files.take(tmp_path)
    session = Session()

    def ask(**request: object) -> dict[str, object]:
        return dict(session.answer(Request(json.loads(json.dumps(request))), lambda: False))

    listed = ask(do="titles")["titles"]
    assert isinstance(listed, list)
    facts = next(each for each in listed if each["id"] == title_id)
    assert facts["options"]["printed"]["values"] == ["ours", facts["options"]["printed"]["default"]]
    ask(do="new", title=title_id, players=2, seed=5)
    position = ask(do="state")["position"]
    assert position == new_match(title_id).state.position()
    ask(do="load", position=position)
    ask(do="new", title=title_id, players=2, seed=5, options={"printed": "ours"})
    assert ask(do="state")["position"] == new_match(title_id, printed="ours").state.position()


@pytest.mark.parametrize("title_id", TITLE_IDS)
def test_the_windows_opponents_think_with_it_in_their_own_process(
    title_id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path, GOOD)
    owner_files.take(tmp_path)
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    match = at_random(new_match(title_id), 8)
    player = match.state.current_player
    assert player is not None
    opponents = Opponents()
    try:
        opponents.think(match, player)
        thoughts: list[Thought | None] = []

        def has_answered() -> bool:
            thoughts.append(opponents.poll())
            return thoughts[-1] is not None

        wait_until(has_answered)
        assert thoughts[-1] is not None
        assert opponents.fault is None, "its own process answered"
        assert thoughts[-1].action in match.state.legal_actions()
    finally:
        opponents.close()


def test_an_engine_says_on_its_error_stream_that_a_file_is_refused(tmp_path: Path) -> None:
    put(tmp_path, {"sunfield": "format = 2"})
    done = subprocess.run(
        [sys.executable, "main.py", "engine"],
        cwd=ROOT,
        env={**os.environ, VARIABLE: str(tmp_path)},
        input='{"do":"new","title":"sunfield","players":2,"seed":1}\n',
        capture_output=True,
        text=True,
        check=True,
    )
    assert "sunfield.toml in your data folder is not used" in done.stderr
    assert json.loads(done.stdout)["ok"] is True


def test_the_arena_plays_with_it_in_every_process(tmp_path: Path) -> None:
    put(tmp_path, GOOD)
    owner_files.take(tmp_path)
    options = {"printed": title_of("sprouts").meta.setup(2).options["printed"]}
    plan = Plan("sprouts", ("seedling", "seedling"), options, 2, 3, GOOD["sprouts"])
    play_with({})
    alone = run(plan, None, lambda _done, _total: None)
    with executor(2) as pool:
        together = run(plan, pool, lambda _done, _total: None)
    assert [each.score for each in alone.seats] == [each.score for each in together.seats]
    ours = run(Plan("sprouts", plan.levels, {}, 2, 3), None, lambda _done, _total: None)
    assert [each.score for each in alone.seats] != [each.score for each in ours.seats]


def test_the_arena_command_takes_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(tmp_path, GOOD)
    command = ["arena", "sprouts", "--seats", "seedling,seedling", "--matches", "2", "--json"]
    found = {}
    for chosen in ("", "ours", "file"):
        more = ["--option", f"printed={chosen}"] if chosen else []
        assert main([*command, *more, "--data", str(tmp_path)]) == 0
        found[chosen] = [each["mean_score"] for each in json.loads(capsys.readouterr().out)["seats"]]
    assert found[""] == found["file"] != found["ours"]


# --- headless, resume, replay -----------------------------------------------------------------------


def listed(folder: Path, capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    capsys.readouterr()
    assert main(["replay", "--list", "--json", "--data", str(folder)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("title_id", TITLE_IDS)
def test_a_match_without_a_window_is_kept_with_its_components(
    title_id: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(tmp_path, GOOD)
    play = ["play", title_id, "--seats", "seedling,seedling", "--headless", "--seed", "5"]
    assert main([*play, "--data", str(tmp_path)]) == 0
    [match] = listed(tmp_path, capsys)
    options = match["options"]
    assert isinstance(options, dict)
    assert str(options["printed"]).startswith("file ")
    verify = ["replay", "1", "--verify", "--data", str(tmp_path)]
    assert main(verify) == 0
    for now in ({}, OTHER):
        put(tmp_path, now)
        capsys.readouterr()
        assert main(verify) == 2
        told = capsys.readouterr().err
        assert f"This needs the {title_id}.toml with the fingerprint" in told
        assert main(["play", "--resume", "1", "--headless", "--data", str(tmp_path)]) == 2
        assert f"This needs the {title_id}.toml with the fingerprint" in capsys.readouterr().err
    assert main(["replay", "1", "--export", "-", "--data", str(tmp_path)]) == 0, "its record is still there"
    assert f'option printed: "{options["printed"]}"' in capsys.readouterr().out
    put(tmp_path, GOOD)
    assert main(verify) == 0, "nothing was lost"
    assert listed(tmp_path, capsys)[0] == match


def test_a_refused_file_is_told_and_play_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(tmp_path, {"sprouts": "schema_version = 2"})
    play = ["play", "sprouts", "--seats", "seedling,seedling", "--headless", "--data", str(tmp_path)]
    assert main(play) == 0
    told = capsys.readouterr()
    assert "sprouts.toml in your data folder is not used until this is put right" in told.err
    assert " wins. " in told.out or " win. " in told.out


def test_achievements_wait_for_the_file_of_their_match(tmp_path: Path) -> None:
    put(tmp_path, GOOD)
    owner_files.take(tmp_path)
    title = title_of("sprouts")
    match = Match(title, title.meta.setup(2), 5, [seat("person", 0), seat("gardener", 1)])
    keeper = Keeper(open_library(tmp_path / "library.sqlite3")[0])
    at_random(match, 1000)
    assert match.outcome is not None
    assert keeper.keep(match)
    with keeper.database.writing() as connection:
        connection.execute("UPDATE matches SET examined = 0")
    put(tmp_path, {})
    owner_files.take(tmp_path)
    examine(keeper.database, 1)
    assert unexamined(keeper.database, "sprouts") == [1], "it waits for its file"
    put(tmp_path, GOOD)
    owner_files.take(tmp_path)
    examine(keeper.database, 1)
    assert unexamined(keeper.database, "sprouts") == []
    keeper.database.close()

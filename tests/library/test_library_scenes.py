"""The menu goes on, the library lists, a replay steps: by pointer, keys and pad in the real program."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.library import matches
from game.library.daily import Deal, deals_of
from game.library.matches import Provenance, record_of
from game.match import Match
from game.scenes.bar import bar_height
from game.scenes.library import LibraryScene
from game.scenes.library.daily_page import DailyPage
from game.scenes.library.scene import PAGES
from game.scenes.library.statistics_page import StatisticsPage
from game.scenes.menu import MenuScene
from game.scenes.notice import NoticeScene
from game.scenes.replay import ReplayScene
from game.scenes.results import ResultsScene
from game.scenes.setup import SetupScene
from game.scenes.table import TableScene
from game.settings import Settings
from game.titles import TITLES
from rules.record import write
from tests.library.library_kit import TITLE_IDS, match_of, play
from tests.scenes.pilot import Pilot
from ui import clipboard
from ui.layout import inset
from ui.scene import Push
from ui.viewport import Viewport


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path_factory.mktemp("player"))
    yield pilot
    pilot.close()
    pygame.quit()


@pytest.fixture
def pilot(program: Pilot) -> Pilot:
    """The program at its menu with an empty library."""
    program.program.settings_file.settings = Settings(animation_speed="off", mute=True, reduced_motion=True)
    program.program.save_settings()
    with program.program.keeper.database.writing() as connection:
        connection.execute("DELETE FROM matches")
    program.restore_window()
    program.move((1, 1))
    program.open(program.program.menu())
    pygame.event.clear()
    return program


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A clipboard: what was copied last is pasted."""
    texts: list[str] = [""]

    def copy(text: str) -> bool:
        texts.append(text)
        return True

    monkeypatch.setattr(clipboard, "copy", copy)
    monkeypatch.setattr(clipboard, "paste", lambda: texts[-1])
    return texts


def keep(pilot: Pilot, match: Match, count: int = 100_000, provenance: Provenance | None = None) -> int:
    """Plays a match into the program's library, until a person is asked; its id."""
    keeper = pilot.program.keeper
    if provenance is not None:
        keeper.begin(match, provenance)
    play(keeper, match, count)
    while match.current_seat is not None and not match.current_seat.is_person:
        play(keeper, match, 1)
    match_id = keeper.id_of(match)
    assert match_id is not None
    return match_id


def library(pilot: Pilot, page: str = "matches") -> LibraryScene:
    pilot.open(pilot.program.library(page))
    assert isinstance(pilot.scene, LibraryScene)
    return pilot.scene


def replay(pilot: Pilot, match_id: int) -> ReplayScene:
    pilot.open(pilot.program.replay(match_id))
    assert isinstance(pilot.scene, ReplayScene)
    return pilot.scene


# --- going on ---------------------------------------------------------------------------------------


def test_without_a_match_the_menu_plays_the_chosen_game(pilot: Pilot) -> None:
    assert pilot.sees("Play")
    assert not pilot.sees("Continue")
    pilot.click("go")
    assert isinstance(pilot.scene, SetupScene)


@pytest.mark.parametrize("way", ["pointer", "keys", "pad"])
def test_the_menu_goes_on_with_the_match_that_was_left(pilot: Pilot, way: str) -> None:
    match = match_of(seed=5)
    keep(pilot, match, 20)
    pilot.open(pilot.program.menu())
    assert pilot.sees("Continue")
    if way == "pointer":
        pilot.click("go")
    elif way == "keys":
        assert pilot.ring.focused == "go"
        pilot.key("confirm")
    else:
        pilot.pad("confirm")
    assert isinstance(pilot.scene, TableScene)
    assert pilot.scene.match.state == match.state
    assert pilot.scene.match.seats == match.seats


@pytest.mark.parametrize("title_id", TITLE_IDS)
def test_what_is_played_at_a_table_is_kept_taken_back_and_gone_on_with(pilot: Pilot, title_id: str) -> None:
    match = match_of(title_id, kinds=["person"] * max(2, min(match_of(title_id).title.meta.players)))
    pilot.open_table(match)
    while pilot.table.turns.curtain is not None:
        pilot.key("confirm")
    database = pilot.program.keeper.database
    table = pilot.table
    table.act(match.state.legal_actions()[0])
    assert matches.unfinished(database)[0].action_count == match.action_count == 1
    if match.can_undo:
        while match.action_count:
            table.undo()  # once for what is picked up, once for the action
        assert matches.unfinished(database)[0].action_count == 0
        table.redo()
        assert matches.unfinished(database)[0].action_count == 1
    pilot.open(pilot.program.menu())
    pilot.click("go")
    assert pilot.table.match is not match
    assert pilot.table.match.state == match.state


def test_a_table_that_is_left_leaves_its_picture(pilot: Pilot) -> None:
    match_id = keep(pilot, match_of(seed=5), 20)
    pilot.open(pilot.program.go_on(match_id))
    pilot.step()
    pilot.open(pilot.program.menu())
    scene = pilot.scene
    assert isinstance(scene, MenuScene)
    assert scene._waiting is not None
    assert scene._waiting.picture is not None
    assert scene._waiting.where.endswith("your turn")


def test_a_table_of_several_people_with_secrets_leaves_none(pilot: Pilot) -> None:
    match_id = keep(pilot, match_of(kinds=["person", "person", "gardener"]), 20)
    pilot.open(pilot.program.go_on(match_id))
    pilot.key("confirm")
    pilot.open(pilot.program.menu())
    assert pilot.program.keeper.database.rows("SELECT * FROM pictures") == []


def test_a_match_that_no_longer_replays_is_shown_and_kept(pilot: Pilot) -> None:
    match_id = keep(pilot, match_of(), 30)
    database = pilot.program.keeper.database
    with database.writing() as connection:
        connection.execute("UPDATE actions SET text = 'plant thistle a1' WHERE number = 12")
    before = database.rows("SELECT * FROM actions")
    pilot.open(pilot.program.go_on(match_id))
    assert isinstance(pilot.scene, ReplayScene)
    assert pilot.scene.playback.last == 11
    assert any("as far as it goes" in line for line in pilot.scene._lines())
    pilot.key("cancel")
    assert database.rows("SELECT * FROM actions") == before


# --- the pages --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scale", "full"), [(1.0, False), (1.0, True), (1.5, True), (2.0, True)])
def test_every_page_is_drawn_within_the_window_at_every_scale(
    pilot: Pilot,
    scale: float,
    full: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    if full:
        keep(pilot, match_of(seed=1))
        keep(pilot, match_of(seed=2), 20)
    stack = pilot.program.stack
    stack.resize(Viewport(1280, 720, scale))
    window = pygame.Rect(0, 0, 1280, 720)
    for page in PAGES:
        scene = library(pilot, page)
        assert pilot.words()
        rects = [item.rect for item in scene.form.ring.items]
        assert all(window.contains(rect) and rect.width > 8 and rect.height > 8 for rect in rects)
        card = scene.body(stack.context.viewport)
        assert all(card.contains(inset(rect, 2)) for rect in rects)


def test_everything_in_the_library_is_reached_by_keys(pilot: Pilot) -> None:
    keep(pilot, match_of(seed=1))
    for page in PAGES:
        scene = library(pilot, page)
        wanted = {item.id for item in scene.form.ring.items}
        seen = set()
        for _ in range(2 * len(wanted)):
            pilot.key("next")
            seen.add(scene.form.ring.focused)
        assert seen == wanted


def test_pages_are_turned_and_matches_opened(pilot: Pilot) -> None:
    over, left = keep(pilot, match_of(seed=1)), keep(pilot, match_of(seed=2), 20)
    library(pilot)
    assert pilot.sees("To go on with (1)")
    pilot.click(f"open.{left}")
    assert isinstance(pilot.scene, TableScene)
    library(pilot)
    pilot.choose("shown", "finished")
    pilot.click(f"open.{over}")
    assert isinstance(pilot.scene, ReplayScene)
    pilot.key("cancel")
    assert isinstance(pilot.scene, LibraryScene)
    for page in ("statistics", "achievements", "daily"):
        pilot.choose("page", page)
    assert pilot.sees("The deals of today")


def test_a_long_list_is_leafed_through(pilot: Pilot) -> None:
    for seed in range(8):
        keep(pilot, match_of(seed=seed))
    scene = library(pilot)
    pilot.choose("shown", "finished")
    first = [name for name in (item.id for item in scene.form.ring.items) if name.startswith("open.")]
    pilot.click("older")
    second = [name for name in (item.id for item in scene.form.ring.items) if name.startswith("open.")]
    assert first
    assert second
    assert not set(first) & set(second)
    pilot.click("newer")
    assert first == [name for name in (i.id for i in scene.form.ring.items) if name.startswith("open.")]


def test_a_match_is_exported_and_pasted_back(pilot: Pilot, board: list[str]) -> None:
    match = match_of(seed=4)
    match_id = keep(pilot, match)
    library(pilot)
    pilot.choose("shown", "finished")
    pilot.click(f"export.{match_id}")
    assert pilot.sees("Written to records/fistful-")
    assert board[-1] == write(match.record())
    pilot.click("paste")
    assert pilot.sees("The match is in the library now.")
    assert matches.count(pilot.program.keeper.database) == (0, 2)
    assert [path.read_text("utf-8") for path in pilot.program.records_folder.iterdir()] == [board[-1]]


def test_a_dropped_file_is_taken_in_or_refused_with_its_line(pilot: Pilot, tmp_path: Path) -> None:
    match = match_of(seed=4)
    keep(pilot, match)
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(write(match.record()), "utf-8")
    bad.write_text(good.read_text("utf-8").replace("seed: 4", "seed: 5"), "utf-8")
    library(pilot)
    pilot.post(pygame.Event(pygame.DROPFILE, file=str(bad)))
    assert pilot.sees("The check does not fit")
    pilot.post(pygame.Event(pygame.DROPFILE, file=str(good)))
    assert pilot.sees("The match is in the library now.")
    pilot.open(pilot.program.menu())
    pilot.post(pygame.Event(pygame.DROPFILE, file=str(bad)))
    assert isinstance(pilot.scene, NoticeScene)
    pilot.key("confirm")
    pilot.settle()
    assert isinstance(pilot.scene, MenuScene)
    pilot.post(pygame.Event(pygame.DROPFILE, file=str(good)))
    assert isinstance(pilot.scene, LibraryScene)


def test_statistics_follow_their_filters(pilot: Pilot) -> None:
    keep(pilot, match_of(seed=1, kinds=["person", "seedling", "seedling"]))
    keep(pilot, match_of(seed=2, kinds=["person", "gardener", "gardener", "gardener"]))
    scene = library(pilot, "statistics")
    page = scene.page
    assert isinstance(page, StatisticsPage)
    assert pilot.sees("matches")
    pilot.choose("opponent", "seedling")
    assert page._found is not None
    assert page._found.matches == 1
    pilot.choose("opponent", "")
    assert page._found.matches == 2
    pilot.choose("players", "4")
    assert page._found.matches == 1


def test_older_matches_are_looked_through_for_achievements(pilot: Pilot) -> None:
    keep(pilot, match_of(seed=1))
    database = pilot.program.keeper.database
    with database.writing() as connection:
        connection.execute("DELETE FROM achievements")
        connection.execute("UPDATE matches SET examined = 0")
    scene = library(pilot, "achievements")
    for _ in range(50):
        if not scene.page.is_busy:
            break
        pilot.step()
    assert not scene.page.is_busy
    assert database.rows("SELECT * FROM achievements")
    assert not pilot.sees("being looked through")


# --- the daily deal ---------------------------------------------------------------------------------


def test_the_daily_deal_is_played_once_and_then_practised(pilot: Pilot) -> None:
    title = TITLES[0].meta.id
    pilot.click("daily")
    assert isinstance(pilot.scene, LibraryScene)
    pilot.click(f"play.{title}")
    table = pilot.table
    today = pilot.program.today()
    assert table.match.seed == Deal(TITLES[0], today).seed
    keep(pilot, table.match, 6)
    library(pilot, "daily")
    pilot.click(f"play.{title}")
    again = pilot.table.match
    assert again.action_count == table.match.action_count, "it is gone on with"
    keep(pilot, again)
    scene = library(pilot, "daily")
    assert pilot.sees("you ")
    pilot.click(f"play.{title}")
    practice = pilot.table.match
    assert practice.action_count == 0
    keep(pilot, practice)
    assert isinstance(scene.page, DailyPage)
    day = scene.page._day(title)
    assert day is not None
    assert day.mine == again.state.scores()[0].total


def test_a_code_opens_its_deal(pilot: Pilot, board: list[str]) -> None:
    deal = deals_of(dt.date(2020, 2, 29))[0]
    board.append(f"Allotment daily 2020-02-29 somebody said: {deal.code}")
    library(pilot, "daily")
    pilot.click("paste")
    assert pilot.table.match.seed == deal.seed
    keep(pilot, pilot.table.match, 3)
    assert pilot.program.keeper.database.rows("SELECT * FROM dailies") == [], "another day is practice"
    board.append("nonsense")
    library(pilot, "daily")
    pilot.click("paste")
    assert pilot.sees("no code")
    pilot.click("play_code")
    assert pilot.sees("no code")


def test_the_result_of_a_daily_deal_can_be_shared(pilot: Pilot, board: list[str]) -> None:
    deal = Deal(TITLES[0], pilot.program.today())
    match = deal.match()
    keep(pilot, match, provenance=Provenance(daily=deal.day))
    pilot.open(pilot.program.results(match))
    assert isinstance(pilot.scene, ResultsScene)
    pilot.settle()
    pilot.click("share")
    assert board[-1].startswith(f"Allotment daily {deal.day} ")
    assert board[-1].endswith(deal.code)
    assert pilot.sees("Copied")


def test_days_and_months_are_looked_at(pilot: Pilot) -> None:
    scene = library(pilot, "daily")
    page = scene.page
    assert isinstance(page, DailyPage)
    today = pilot.program.today()
    pilot.click("before")
    assert page._date == today.replace(day=1) - dt.timedelta(days=1)
    first = page._date.replace(day=1)
    pilot.click(f"day.{first.isoformat()}")
    assert page._date == first
    pilot.click("after")
    assert (page._date.year, page._date.month) == (today.year, today.month)


# --- replays ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("title_id", TITLE_IDS)
def test_a_replay_steps_through_the_whole_match_and_back(pilot: Pilot, title_id: str) -> None:
    match = match_of(title_id)
    scene = replay(pilot, keep(pilot, match))
    assert scene.playback.moment == 0
    viewer = scene.table.turns.viewer
    assert viewer == 0
    for moment in range(1, match.action_count + 1):
        scene.press("forward")
        assert scene.table.moment == moment
        assert scene.table.view == match.state_at(moment).observe(0)
        if moment % 40 == 0:
            pilot.step()
    for _ in range(10):
        scene.press("back")
    assert scene.table.view == match.state_at(match.action_count - 10).observe(0)
    scene.press("first")
    assert scene.table.view == match.state_at(0).observe(0)
    assert scene.table.match.action_count == match.action_count, "the match is as it was"


def test_a_replay_jumps_from_round_to_round(pilot: Pilot) -> None:
    match = match_of()
    scene = replay(pilot, keep(pilot, match))
    starts = scene.playback.rounds
    assert len(starts) == 18 if match.setup.players != 3 else 24
    for start in starts[1:]:
        pilot.key("page_down")
        assert scene.table.moment == start
    pilot.key("page_down")
    assert scene.table.moment == match.action_count
    pilot.key("page_up")
    assert scene.table.moment == starts[-1]
    track = scene.layout["track"].rect
    pilot.press((track.left + track.width // 2, track.centery))
    pilot.release()
    assert abs(scene.playback.moment - match.action_count // 2) <= 1
    assert scene.table.moment == scene.playback.moment


def test_a_replay_is_seen_from_every_seat_and_with_all_open(pilot: Pilot) -> None:
    match = match_of()
    scene = replay(pilot, keep(pilot, match))
    scene.jump(40)
    views = []
    for _ in range(len(match.seats) + 1):
        views.append(scene.table.turns.viewer)
        viewer = scene.table.turns.viewer
        state = match.state_at(40)
        assert scene.table.view == (state if viewer is None else state.observe(viewer))
        pilot.click(scene.layout["view"].rect.center)
    assert views == [*range(len(match.seats)), None]


def test_a_match_that_goes_on_is_seen_by_its_own_person_only(pilot: Pilot) -> None:
    scene = replay(pilot, keep(pilot, match_of(), 30))
    assert scene._views == (0,)
    assert "view" in scene._idle()
    several = keep(pilot, match_of(kinds=["person", "person", "gardener"]), 30)
    pilot.open(pilot.program.menu())
    pilot.program.stack.apply(Push(pilot.program.replay(several)))
    pilot.step()
    assert isinstance(pilot.scene, ReplayScene)
    scene = pilot.scene
    assert scene.table.turns.curtain == 0
    pilot.key("confirm")
    assert scene.table.turns.curtain is None
    scene.press("view")
    assert scene.table.turns.curtain == 1, "the other one has to sit down first"
    pilot.key("cancel")
    assert isinstance(pilot.scene, MenuScene)


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_a_replay_plays_by_itself_at_three_speeds(pilot: Pilot, speed: str) -> None:
    match = match_of()
    scene = replay(pilot, keep(pilot, match))
    while scene.playback.speed != speed:
        pilot.key("speed")
    scene.jump(match.action_count - 4)
    pilot.key("finish")
    assert scene.playback.playing
    seconds = 0.0
    while scene.playback.playing and seconds < 60:
        pilot.step(0.1)
        seconds += 0.1
    assert scene.playback.moment == match.action_count
    pilot.key("finish")
    assert scene.playback.moment in (0, 1), "from the end it begins again"
    pilot.key("finish")
    assert not scene.playback.playing


def test_playing_on_from_a_replay_makes_a_new_match(pilot: Pilot) -> None:
    match = match_of()
    old = keep(pilot, match)
    database = pilot.program.keeper.database
    before = record_of(database, old)
    scene = replay(pilot, old)
    scene.jump(50)
    pilot.click(scene.layout["branch"].rect.center)
    table = pilot.table
    assert table.match.action_count == 50
    assert table.match.state == match.state_at(50)
    new = keep(pilot, table.match, 1)
    assert matches.entry(database, new).origin == "branch"
    assert record_of(database, old) == before


def test_a_finished_match_cannot_be_played_on_from_its_end(pilot: Pilot) -> None:
    scene = replay(pilot, keep(pilot, match_of()))
    pilot.click(scene.layout["last"].rect.center)
    assert "branch" in scene._idle()
    pilot.click(scene.layout["branch"].rect.center)
    assert pilot.scene is scene


def test_nothing_on_a_replayed_table_plays_on(pilot: Pilot) -> None:
    """Whatever is clicked and pressed on the table, the match stays as it was."""
    match = match_of(kinds=["person"] * 3)
    match_id = keep(pilot, match, 30)
    scene = replay(pilot, match_id)
    if scene.table.turns.curtain is not None:
        pilot.key("confirm")
    before = pilot.program.keeper.database.rows("SELECT * FROM actions")
    scene.jump(scene.playback.last)
    for name, placed in dict(scene.table.layout).items():
        if name == "bar.menu" or name.startswith(("bar.help", "bar.settings")):
            continue
        pilot.click(placed.rect.center)
        assert pilot.scene is scene, name
        assert scene.table.moment is not None, name
    for key in ("confirm", "undo", "redo", "finish", "finish", "hint", "choices"):
        pilot.key(key)
    pilot.step(1.0)
    assert scene.table.match.action_count == match.action_count
    assert pilot.program.keeper.database.rows("SELECT * FROM actions") == before


def test_the_log_of_a_replay_leads_to_its_moments(pilot: Pilot) -> None:
    scene = replay(pilot, keep(pilot, match_of()))
    scene.jump(60)
    pilot.key("log")
    assert scene.table.log.open
    viewport = scene.table.context.viewport
    number, rect = scene.table.log.rows(viewport, bar_height(viewport))[0]
    pilot.click(rect.center)
    assert scene.playback.moment == scene.table.moment == scene.table.log.lines[number].moment
    pilot.key("cancel")
    assert not scene.table.log.open
    assert pilot.scene is scene


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 2.0), ((640, 360), 1.0)])
def test_a_replay_fits_every_window(pilot: Pilot, size: tuple[int, int], scale: float) -> None:
    match_id = keep(pilot, match_of())
    pilot.resize(*size)
    scene = replay(pilot, match_id)
    stack = pilot.program.stack
    stack.resize(Viewport(*size, scale))
    scene.jump(20)
    pilot.step()
    window = pygame.Rect((0, 0), size)
    rects = [item.rect for item in scene.focus_items()]
    assert all(window.contains(rect) for rect in rects)
    assert all(one.collidelist(rects[:number]) < 0 for number, one in enumerate(rects))
    table = scene.table.context.viewport
    assert table.height == scene.layout["strip"].rect.top


# --- the results ------------------------------------------------------------------------------------


def test_the_result_says_what_is_special_about_it(pilot: Pilot) -> None:
    match = match_of(takes_back=True)
    keep(pilot, match)
    pilot.open(pilot.program.results(match))
    pilot.settle()
    assert pilot.sees("Played with taking back further")
    ordinary = match_of()
    keep(pilot, ordinary)
    pilot.open(pilot.program.results(ordinary))
    pilot.settle()
    assert pilot.sees("Achieved: ")


def test_taking_back_further_is_chosen_at_setup_against_computers_only(pilot: Pilot) -> None:
    pilot.open(pilot.program.setup("fistful"))
    pilot.choose("kind.1", "gardener")
    pilot.form.form.focus("takes_back")
    pilot.key("confirm")
    pilot.step()
    pilot.click("start")
    assert pilot.table.match.takes_back
    pilot.open(pilot.program.setup("fistful"))
    pilot.choose("kind.1", "person")
    assert "takes_back" not in {item.id for item in pilot.form.form.ring.items}
    pilot.click("start")
    assert not pilot.table.match.takes_back

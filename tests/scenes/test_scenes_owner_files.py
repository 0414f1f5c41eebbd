"""An owner's components file in the window: offered, told, refused, missed, and laid on the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.library.matches import Provenance
from game.match import Match
from game.owner_files import take
from game.scenes.notice import NoticeScene
from game.scenes.setup import SetupScene
from game.scenes.sources import SourcesScene, page
from game.scenes.table import TableScene
from game.seats import seat
from game.titles import TITLES, play_with, title_of
from rules.chance import Stream
from rules.sprouts.state import SproutsState
from tests.game.owners import GOOD, OTHER, OURS, changed, put
from tests.scenes.pilot import OpenPilot, Pilot


@pytest.fixture(autouse=True)
def our_own_components() -> Iterator[None]:
    yield
    play_with({})


def quiet(pilot: Pilot) -> Pilot:
    pilot.program.settings.animation_speed = "off"
    pilot.program.settings.mute = True
    pilot.program.save_settings()
    return pilot


def setup_of(pilot: Pilot, title_id: str) -> SetupScene:
    scene = pilot.program.setup(title_id)
    pilot.open(scene)
    pilot.settle()
    assert isinstance(scene, SetupScene)
    return scene


@pytest.mark.parametrize("title_id", GOOD)
def test_the_setup_offers_the_file_and_takes_it_first(
    title_id: str, open_pilot: OpenPilot, tmp_path: Path
) -> None:
    put(tmp_path, GOOD)
    pilot = quiet(open_pilot(tmp_path))
    scene = setup_of(pilot, title_id)
    value = title_of(title_id).meta.setup(2).options["printed"]
    assert scene._options["printed"] == value
    assert pilot.sees("Printed values")
    assert pilot.sees("From your file")
    pilot.click("start")
    assert pilot.table.match.setup.options["printed"] == value
    scene = setup_of(pilot, title_id)
    scene._take("option.printed", "ours")
    pilot.settle()
    assert pilot.sees("The program's own")
    pilot.click("start")
    assert pilot.table.match.setup.options["printed"] == "ours"
    assert setup_of(pilot, title_id)._options["printed"] == "ours", "what was chosen is offered again"


def test_without_a_file_nothing_is_asked(open_pilot: OpenPilot, tmp_path: Path) -> None:
    pilot = quiet(open_pilot(tmp_path))
    setup_of(pilot, "sprouts")
    assert not pilot.sees("Printed values")


def test_a_bad_file_is_told_when_the_window_opens(open_pilot: OpenPilot, tmp_path: Path) -> None:
    put(tmp_path, {"sunfield": OURS["sunfield"].replace("swap_cost = 3", "swap_cost = 4")})
    pilot = open_pilot(tmp_path)
    pilot.settle()
    assert isinstance(pilot.scene, NoticeScene)
    assert pilot.sees(
        "sunfield.toml in your data folder is not used until this is put right: [game] swap_cost"
    )
    pilot.click("go_on")
    setup_of(pilot, "sunfield")
    assert not pilot.sees("Printed values")


def test_the_page_on_sources_is_reached_from_the_credits(open_pilot: OpenPilot, tmp_path: Path) -> None:
    put(tmp_path, {"sprouts": GOOD["sprouts"]})
    pilot = quiet(open_pilot(tmp_path))
    pilot.open(pilot.program.credits())
    pilot.click("sources")
    assert isinstance(pilot.scene, SourcesScene)
    pilot.settle()
    pilot.click("back")
    assert not isinstance(pilot.scene, SourcesScene)


def test_the_page_on_sources_names_what_is_ours(tmp_path: Path) -> None:
    text = page(TITLES, tmp_path)
    for title in TITLES:
        assert f"## {title.meta.name}\n" in text
    assert "**Ours**\n- a wild left over counts as any herb\n- 10 of 15 beds\n" in text
    assert "- all 40 tool cards\n" in text
    assert "- 57 of 60 market tiles (not C01, C04, C07)\n" in text
    assert "- 1 of 20 clients (blue-4)\n" in text
    assert text.count("If you own the game") == 2
    assert "sprouts.toml, of the form of rules/sprouts/components.toml" in text
    assert str(tmp_path) in text
    put(tmp_path, {"sprouts": GOOD["sprouts"]})
    take(tmp_path)
    assert "**Your file sprouts.toml is in use**" in page(TITLES, tmp_path)


def kept(pilot: Pilot, title_id: str, count: int = 12) -> int:
    """A match with a person in it that has begun and lies in the library."""
    title = title_of(title_id)
    match = Match(title, title.meta.setup(2), 5, [seat("person", 0), seat("gardener", 1)])
    pilot.program.keeper.begin(match, Provenance())
    chance = Stream(3)
    for _ in range(count):
        actions = match.state.legal_actions()
        match.act(actions[chance.below(len(actions))])
    assert pilot.program.keeper.keep(match)
    match_id = pilot.program.keeper.id_of(match)
    assert match_id is not None
    return match_id


@pytest.mark.parametrize("title_id", GOOD)
def test_a_match_whose_file_is_missing_waits_for_it(
    title_id: str, open_pilot: OpenPilot, tmp_path: Path
) -> None:
    put(tmp_path, GOOD)
    match_id = kept(open_pilot(tmp_path), title_id)
    for now in ({}, OTHER):
        put(tmp_path, now)
        pilot = quiet(open_pilot(tmp_path))
        pilot.open(pilot.program.go_on(match_id))
        assert isinstance(pilot.scene, NoticeScene)
        pilot.settle()
        assert pilot.sees(f"This match cannot be shown: This needs the {title_id}.toml with the fingerprint")
    put(tmp_path, GOOD)
    pilot = quiet(open_pilot(tmp_path))
    table = pilot.program.go_on(match_id)
    assert isinstance(table, TableScene)
    assert table.match.action_count == 12


WILD = changed("sprouts", "vp = [4, 2]", "vp = [99, 7, 5, 1]").replace("vp = [6, 4]", "vp = [6, 4, 3, 2]")
WILD = WILD.replace("vp = [15]", "vp = [15, 14, 13, 12]").replace("vp = [3, 3]", "vp = [3, 3, 3, 3]")
WILD = WILD.replace('"T07"\ndice = 2\ntools = ["exchange_lavender"]', '"T07"\ndice = 4\ntools = ["choice"]')
FEW = changed("sprouts", "vp = [9, 6], bed_source", "vp = [9], bed_source").replace(
    'banner = "same_6"', 'banner = "same_3"'
)
FEW = "\n".join(line for line in FEW.splitlines() if 'id = "same_6"' not in line)


@pytest.mark.parametrize("text", [WILD, FEW], ids=["more spaces", "fewer beds"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_table_shows_another_board(text: str, players: int, open_pilot: OpenPilot, tmp_path: Path) -> None:
    put(tmp_path, {"sprouts": text})
    pilot = quiet(open_pilot(tmp_path))
    title = title_of("sprouts")
    seats = [seat("person", 0), *(seat("gardener", number) for number in range(1, players))]
    match = Match(title, title.meta.setup(players), 5, seats)
    chance = Stream(3)
    table = pilot.program.table(match)
    assert isinstance(table, TableScene)
    pilot.open(table)
    while match.outcome is None:
        actions = match.state.legal_actions()
        match.act(actions[chance.below(len(actions))])
        if match.action_count % 25 == 0:
            pilot.open(pilot.program.table(match.branch(match.action_count)))
            pilot.settle()
    spots = [name for name in pilot.table.layout if name.startswith("spot.")]
    assert isinstance(match.state, SproutsState)
    assert len(spots) == len(match.state.board)

"""Seats, names, options and the deal: what is chosen is what is played, and is offered again."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.ai import strength
from game.ai.characters import character_of, characters_of
from game.ai.levels import LEVELS
from game.ai.strength import Strength
from game.match import MAX_SEED
from game.scenes.company import level_line
from game.scenes.menu import MenuScene
from game.scenes.results import ResultsScene
from game.scenes.rulebook import RulebookScene
from game.scenes.setup import SetupScene
from game.scenes.table import TableScene
from game.tables.characters import PICTURES
from tests.scenes.pilot import Pilot
from ui.widgets import Toggle

WINDOW = (640, 360)
pytestmark = pytest.mark.usefixtures("quick_pictures")


@pytest.fixture
def setup(pilot: Pilot) -> SetupScene:
    pilot.set(reduced_motion=True)
    pilot.click("cover.fistful")
    scene = pilot.scene
    assert isinstance(scene, SetupScene)
    return scene


def write(pilot: Pilot, name: str, text: str) -> None:
    """Replace what stands in a line."""
    pilot.click(name)
    for _ in range(len(str(pilot.form.form.value(name)))):
        pilot.key(pygame.K_BACKSPACE)
    pilot.write(text)


def flip(pilot: Pilot, name: str) -> None:
    widget = pilot.form.form.widget(name)
    assert isinstance(widget, Toggle)
    pilot.show(widget)
    pilot.click(pygame.Rect(widget.elements[0].get_abs_rect()).center)


def start(pilot: Pilot) -> TableScene:
    pilot.click("start")
    return pilot.table


def test_as_it_is_offered(pilot: Pilot, setup: SetupScene) -> None:
    assert setup.heading == "A Fistful of Seeds"
    match = start(pilot).match
    assert [seat.kind for seat in match.seats] == ["person", "gardener", "gardener", "gardener"]
    assert match.seats[0].name == "You"
    assert {seat.name for seat in match.seats[1:]} == {each.name for each in characters_of("gardener")}
    assert match.setup.players == 4
    assert set(match.setup.options.values()) == {False}


@pytest.mark.usefixtures("setup")
@pytest.mark.parametrize("wrong", ["-1", "1.5", "seven", "9999999999999999999", "0x10", "1 2"])
def test_a_bad_deal_number_is_said_and_nothing_starts(pilot: Pilot, wrong: str) -> None:
    write(pilot, "seed", wrong)
    pilot.click("start")
    assert isinstance(pilot.scene, SetupScene)
    assert pilot.sees(f"The deal number is a whole number from 0 to {MAX_SEED}.")
    assert str(pilot.form.form.value("seed")) == wrong
    write(pilot, "seed", "0")
    assert start(pilot).match.seed == 0


@pytest.mark.usefixtures("setup")
@pytest.mark.parametrize("good", ["7", "007", str(MAX_SEED)])
def test_a_deal_number_is_dealt(pilot: Pilot, good: str) -> None:
    write(pilot, "seed", good)
    first = start(pilot).match
    assert first.seed == int(good)
    pilot.open(pilot.program.setup("fistful"))
    assert pilot.form.form.value("seed") == ""
    write(pilot, "seed", good)
    assert start(pilot).match.state_at(0) == first.state_at(0)


@pytest.mark.usefixtures("setup")
@pytest.mark.parametrize("players", [3, 2])
def test_fewer_players(pilot: Pilot, players: int) -> None:
    pilot.choose("players", str(players))
    names = [item.id for item in pilot.ring.items if item.id.startswith("kind.")]
    assert names == [f"kind.{seat}" for seat in range(players)]
    pilot.choose("kind.1", "seedling")
    table = start(pilot)
    assert table.match.setup.players == len(table.match.seats) == players
    assert table.match.seats[1].kind == "seedling"
    pilot.settle()
    assert table.turns.decides


@pytest.mark.usefixtures("setup")
def test_house_options_are_played_and_offered_again(pilot: Pilot) -> None:
    for option in ("no_repeats", "late_goals"):
        flip(pilot, f"option.{option}")
    assert start(pilot).match.setup.options == {"no_repeats": True, "late_goals": True}
    pilot.open(pilot.program.setup("fistful"))
    assert pilot.form.form.value("option.no_repeats") is True
    pilot.choose("players", "3")
    assert "option.late_goals" not in [item.id for item in pilot.ring.items]
    assert start(pilot).match.setup.options["late_goals"] is False


@pytest.mark.usefixtures("setup")
def test_two_persons_sit_down_one_after_the_other(pilot: Pilot) -> None:
    pilot.choose("kind.2", "person")
    assert pilot.form.form.value("name.0") == "Player 1"
    assert pilot.form.form.value("name.2") == "Player 3"
    write(pilot, "name.2", "Ann")
    table = start(pilot)
    assert table.turns.persons == (0, 2)
    assert table.turns.curtain is not None
    sits = table.match.seats[table.turns.curtain].name
    assert sits in {"Player 1", "Ann"}
    assert pilot.sees(f"{sits}, your turn")


@pytest.mark.usefixtures("setup")
def test_names_are_kept_and_offered_again(pilot: Pilot) -> None:
    pilot.choose("kind.2", "person")
    write(pilot, "name.0", "Zoë Ångström")
    write(pilot, "name.2", "  x  ")
    table = start(pilot)
    assert [seat.name for seat in table.match.seats][::2] == ["Zoë Ångström", "x"]
    assert table.match.from_record(table.match.record()).seats == table.match.seats
    pilot.open(pilot.program.setup("fistful"))
    assert pilot.form.form.value("name.0") == "Zoë Ångström"
    assert pilot.form.form.value("name.2") == "x"
    write(pilot, "name.0", "")
    assert start(pilot).match.seats[0].name == "Player 1"


@pytest.mark.usefixtures("setup")
def test_a_name_that_was_written_outlives_other_choices(pilot: Pilot) -> None:
    pilot.choose("kind.1", "person")
    write(pilot, "name.1", "Bea")
    pilot.choose("kind.2", "seedling")
    pilot.choose("players", "3")
    assert pilot.form.form.value("name.1") == "Bea"
    assert start(pilot).match.seats[1].name == "Bea"


@pytest.mark.usefixtures("setup")
def test_a_deal_number_that_was_written_outlives_other_choices(pilot: Pilot) -> None:
    write(pilot, "seed", "41")
    pilot.choose("kind.2", "seedling")
    assert start(pilot).match.seed == 41


@pytest.mark.usefixtures("setup")
def test_the_names_of_two_players_may_be_the_same_and_are_no_longer_than_allowed(pilot: Pilot) -> None:
    pilot.choose("kind.1", "person")
    for seat in ("name.0", "name.1"):
        write(pilot, seat, "abcdefghijklmnopqrstuvwxyz")
    assert [seat.name for seat in start(pilot).match.seats][:2] == ["abcdefghijklmnopqrst"] * 2


@pytest.mark.usefixtures("setup")
def test_a_character_is_chosen_by_name_and_offered_again(pilot: Pilot) -> None:
    pilot.choose("kind.2", "expert")
    pilot.choose("who.2", "Bramble")
    pilot.choose("who.1", "Bay")
    assert pilot.sees("Bramble, gets in your way")
    seats = start(pilot).match.seats
    assert (seats[1].name, seats[2].name) == ("Bay", "Bramble")
    assert seats[3].name in {"Iris", "Susan"}, "nobody sits down twice"
    assert all(character_of(seat.kind, seat.name) for seat in seats[1:])
    pilot.open(pilot.program.setup("fistful"))
    assert pilot.form.form.value("who.2") == "Bramble"
    assert pilot.form.form.value("who.3") == ""
    pilot.choose("kind.2", "gardener")
    assert pilot.form.form.value("who.2") == "", "at another level sits somebody else"


@pytest.mark.usefixtures("setup")
def test_anyone_is_drawn_by_the_number_of_the_deal(pilot: Pilot) -> None:
    drawn = []
    for seed in ("7", "7", "8", "9", "10"):
        pilot.open(pilot.program.setup("fistful"))
        write(pilot, "seed", seed)
        drawn.append(tuple(seat.name for seat in start(pilot).match.seats[1:]))
    assert drawn[0] == drawn[1]
    assert len(set(drawn)) > 1


@pytest.mark.usefixtures("setup")
def test_each_level_at_the_table_is_told_in_one_line(pilot: Pilot) -> None:
    pilot.choose("kind.2", "expert")
    for level in LEVELS:
        told = pilot.sees(level.line)
        assert told == (level.id in {"gardener", "expert"})


def test_a_level_tells_its_strength_where_it_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    level = LEVELS[1]
    monkeypatch.setitem(strength.STRENGTHS, "fistful", {level.id: Strength("seedling", 0.83)})
    assert level_line("fistful", level).endswith("one step ahead. Wins 83 of 100 duels with the Seedling.")
    monkeypatch.setitem(strength.STRENGTHS, "fistful", {})
    assert level_line("fistful", level) == f"{level.name}: {level.line}"


def test_every_character_has_a_picture(root: Path) -> None:
    for level in LEVELS:
        for character in characters_of(level.id):
            assert (root / "assets/art" / f"{PICTURES[character.emblem]}.svg").is_file()


@pytest.mark.usefixtures("setup")
def test_computers_alone_play_to_the_end(pilot: Pilot) -> None:
    pilot.choose("kind.0", "seedling")
    for seat in (1, 2, 3):
        pilot.choose(f"kind.{seat}", "seedling")
    table = start(pilot)
    assert table.turns.viewer is None
    assert table.view == table.match.state
    while not isinstance(pilot.scene, ResultsScene):
        pilot.settle()
        if pilot.scene is table:
            assert table.interlude is not None, "it waits for nobody else"
            pilot.click("button")
    assert table.match.outcome is not None
    assert table.match.action_count == 132


@pytest.mark.usefixtures("setup")
def test_the_ways_out(pilot: Pilot) -> None:
    pilot.click("rules")
    assert isinstance(pilot.scene, RulebookScene)
    pilot.key("cancel")
    assert isinstance(pilot.scene, SetupScene)
    pilot.click("back")
    assert isinstance(pilot.scene, MenuScene)
    pilot.click("cover.fistful")
    pilot.key("cancel")
    assert isinstance(pilot.scene, MenuScene)


@pytest.mark.usefixtures("setup")
def test_escape_in_a_name_leaves_nothing_behind(pilot: Pilot) -> None:
    pilot.click("name.0")
    pilot.key("cancel")
    assert isinstance(pilot.scene, SetupScene | MenuScene)
    pilot.settle()

"""What others do is told where it can be seen: Edith's pencil, gains at the plates, words on tokens."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.match import Match
from game.scenes.flights import Flight
from game.tables.three_sisters import plates
from game.tables.three_sisters.facts import facts_of
from game.tables.three_sisters.icons import picture_of
from game.tables.three_sisters.red_pencil import RED_PENCIL
from game.tables.three_sisters.table import ThreeSistersTable
from game.tables.three_sisters.tray import TokenLook, draw_token
from rules.chance import Stream
from rules.three_sisters.events import EdithCrossedOff
from rules.three_sisters.state import ThreeSistersState
from tests.scenes.paper import Paper, on_paper
from tests.scenes.pilot import Pilot
from tests.tables.three_sisters.sisters_playing import at, new_match, state_of, table_of
from ui.brush import Brush


def until_edith_crosses(pilot: Pilot, *, page: str | None = None) -> ThreeSistersTable:
    """A solo table at the moment in which Edith crosses something off, with everything still to be shown."""
    for seed in range(12):
        match, chance = new_match(1, seed=seed), Stream(seed)
        pilot.open_table(match)
        table = table_of(pilot)
        while match.outcome is None:
            legal = match.state.legal_actions()
            if page is not None and not table.desk.beside:
                table.turn_page(page)
            table.act(legal[chance.below(len(legal))])
            if any(isinstance(event, EdithCrossedOff) for event in match.history[-1].events):
                return table
            table.timeline.finish()
    raise AssertionError("Edith never crosses anything off")


def flights(table: ThreeSistersTable) -> list[Flight]:
    return [
        tween
        for step in table.timeline._steps
        for tween in step
        if isinstance(tween, Flight) and tween.name == RED_PENCIL
    ]


@pytest.mark.usefixtures("quick_pictures")
def test_ediths_pencil_flies_to_what_she_crosses_off_and_home(pilot: Pilot) -> None:
    pilot.set(animation_speed="normal")
    table = until_edith_crosses(pilot)
    way = flights(table)
    rest = plates.red_pencil_rect(table.layout["edith"].rect)
    assert way[0].before is not None
    assert way[-1].after is not None
    assert way[0].before.rect == way[-1].after.rect == rest
    for one, other in pairwise(way):
        assert one.after == other.before
    assert any(flight.after is not None and table.desk.paper.collidepoint(tip(flight)) for flight in way)
    assert RED_PENCIL in table.arriving, "it lies on the plate as well"
    table.timeline.finish()
    assert RED_PENCIL not in table.arriving
    assert not table.unseen


def tip(flight: Flight) -> tuple[int, int]:
    """The point of the pencil at the end of a flight; it is raised by 38 degrees there."""
    assert flight.after is not None
    rect = flight.after.rect
    return rect.centerx - round(rect.width * 0.394), rect.centery + round(rect.width * 0.308)


@pytest.mark.usefixtures("quick_pictures")
def test_a_cross_on_the_page_behind_sends_the_pencil_to_its_tab(pilot: Pilot) -> None:
    pilot.set(animation_speed="normal")
    table = until_edith_crosses(pilot, page="yard")
    tab = table.layout["tab.garden"].rect
    assert table.page == "yard"
    assert any(tab.inflate(8, 8).collidepoint(tip(flight)) for flight in flights(table))
    table.timeline.finish()
    assert RED_PENCIL not in table.arriving


# --- gains of others --------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [3, 5, 8])
def test_a_plate_tells_what_was_gained_since_ones_own_last_action(seed: int) -> None:
    match = next(
        each for each in (at(3, seed, count) for count in range(60, 240, 10)) if _others_gained(each)
    )
    state = state_of(match)
    number = max(place for place, entry in enumerate(match.history, 1) if entry.player == 0)
    before = match.state_at(number)
    assert isinstance(before, ThreeSistersState)
    facts = facts_of(match, state, 0, 0, None, [])
    told = 0
    for player in (1, 2):
        more = state.sheets[player].goods - before.sheets[player].goods
        assert (f"+{more}{{icon:{picture_of('goods')}}}" in facts.gained[player]) == (more > 0)
        points = state.scores()[player].total - before.scores()[player].total
        assert (f"+{points}{{icon:{picture_of('points')}}}" in facts.gained[player]) == (points > 0)
        told += bool(facts.gained[player])
    assert told
    assert not facts.gained[0], "oneself has gained nothing since"


def _others_gained(match: Match) -> bool:
    """Whether somebody else has more points or goods than after the last action of the first player."""
    number = max(place for place, entry in enumerate(match.history, 1) if entry.player == 0)
    before, now = match.state_at(number), state_of(match)
    assert isinstance(before, ThreeSistersState)
    goods = any(now.sheets[player].goods > before.sheets[player].goods for player in (1, 2))
    scores = zip(before.scores(), now.scores(), strict=True)
    return goods and any(new.total > old.total for old, new in scores)


@pytest.mark.usefixtures("quick_pictures")
def test_points_of_anybody_rise_from_the_plate(pilot: Pilot) -> None:
    pilot.set(animation_speed="normal")
    match, chance = new_match(2, seed=4), Stream(4)
    pilot.open_table(match)
    table = table_of(pilot)
    rose: set[int] = set()
    while match.outcome is None and len(rose) < 2:
        before = [score.total for score in match.state.scores()]
        legal = match.state.legal_actions()
        table.act(legal[chance.below(len(legal))])
        now = [score.total for score in match.state.scores()]
        gains = {player for player in (0, 1) if now[player] > before[player]}
        rising = [
            tween
            for step in table.timeline._steps
            for tween in step
            if isinstance(tween, Flight) and tween.name == "rising" and tween.before is not None
        ]
        for player in gains:
            seat = table.layout[f"seat.{player}"].rect
            assert any(seat.collidepoint(each.before.rect.center) for each in rising if each.before)
        rose |= gains
        table.timeline.finish()
    assert rose == {0, 1}


# --- words on tokens --------------------------------------------------------------------------------


@pytest.mark.usefixtures("quick_pictures")
@pytest.mark.parametrize("width", [44, 70, 84, 97, 120, 180])
def test_words_on_a_token_can_be_read_or_are_not_there(pilot: Pilot, width: int) -> None:
    looks = [
        TokenLook(("three_sisters/hive", "three_sisters/fruit"), "Choose", "rondel"),
        TokenLook(("three_sisters/shovel",), "Shovel", "3 {icon:three_sisters/compost} for a bonus"),
    ]
    context = pilot.program.context
    area = pygame.Rect(20, 20, width, 44)
    for look in looks:
        with on_paper(context.fonts):
            sheet = Paper((320, 90))
            draw_token(Brush(context, sheet), area, look)
            for text in sheet.texts:
                assert text.px >= 12
                assert area.contains(text.ink), text
            written = {text.text for text in sheet.texts}
        assert look.title in written or not written, "the second line alone says nothing"
        if width == 180:
            assert written == {look.title, look.line}

"""What can be seen before it happens: ghosts of vegetables, animals that are missing; small tiles."""

from __future__ import annotations

import pygame
import pytest

from game.match import Match
from game.tables.sunfield import ids
from game.tables.sunfield.cards import _draw_tag
from game.tables.sunfield.farmyard import present
from game.tables.sunfield.glance import gift
from game.tables.sunfield.looks import landscape
from game.tables.sunfield.plot import would_be_full
from game.tables.sunfield.tiles import CORNER, SMALL, draw_face
from rules.sunfield.faces import FACES, PASTURE
from rules.sunfield.moments import HOLDING, PLANTING
from rules.sunfield.state import SunfieldState
from tests.scenes.pilot import Pilot
from tests.tables.sunfield.sunfield_playing import match_where, new_match, state_of, table_of
from ui.brush import Brush
from ui.pieces import Pieces

Pictures = list[tuple[str, pygame.Rect, int]]


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> Pictures:
    """Every picture that brushes draw, with its rectangle and how strong it is."""
    drawn: Pictures = []
    real = Brush.picture

    def noted(
        self: Brush, name: str, rect: pygame.Rect, *, angle: float = 0.0, lift: float = 0.0, alpha: int = 255
    ) -> None:
        drawn.append((name, rect.copy(), alpha))
        real(self, name, rect, angle=angle, lift=lift, alpha=alpha)

    monkeypatch.setattr(Brush, "picture", noted)
    return drawn


# --- before a tile is laid ----------------------------------------------------------------------------


def _gives(state: SunfieldState) -> bool:
    farm = state.farms[state.current]
    return state.moment == HOLDING and any(gift(state, cell).receives for cell in farm.free)


def holding() -> Match:
    return match_where(_gives)


@pytest.mark.usefixtures("quick_pictures")
def test_where_a_tile_would_lie_it_is_seen_with_what_it_gives(pilot: Pilot, pictures: Pictures) -> None:
    match = holding()
    pilot.open_table(match)
    table = table_of(pilot)
    state = state_of(match)
    cell = next(cell for cell in state.farms[0].free if gift(state, cell).receives)
    pilot.move(ids.cell_id(cell))
    pictures.clear()
    table.draw(pilot.program.window.surface)
    for at, sorts in gift(state, cell).receives:
        place = table.plot_view.rect(at)
        ghosts = [
            name for name, rect, alpha in pictures
            if "token_" in name and alpha < 255 and place.collidepoint(rect.center)
        ]  # fmt: skip
        assert len(ghosts) == len(sorts)


@pytest.mark.usefixtures("quick_pictures")
def test_a_tile_in_hand_cannot_be_put_down(pilot: Pilot) -> None:
    pilot.open_table(holding())
    table = table_of(pilot)
    assert table.choice.selection == (ids.TILE_IN_HAND,)
    for _ in range(2):
        pilot.click(ids.TILE_IN_HAND)
        assert table.choice.selection == (ids.TILE_IN_HAND,)
        assert any(name.startswith("cell.") for name in table.choice.targets)


@pytest.mark.usefixtures("quick_pictures")
def test_a_vegetable_is_seen_where_it_is_pointed_to(pilot: Pilot, pictures: Pictures) -> None:
    match = match_where(lambda state: state.moment == PLANTING and len(state.legal_actions()) > 1)
    pilot.open_table(match)
    table = table_of(pilot)
    name, target = next(path for _action, path in table.choice.options if len(path) == 2)
    pilot.click(pilot.piece(name))
    pilot.move(target)
    pictures.clear()
    table.draw(pilot.program.window.surface)
    place = table.plot_view.rect(ids.cell_of(target))
    assert [
        name for name, rect, alpha in pictures if "token_" in name and alpha < 255 and place.contains(rect)
    ]


def test_the_last_vegetable_of_a_tile_brings_its_animal() -> None:
    variant = state_of(new_match()).variant
    for tile, sorts in enumerate(variant.faces.sorts):
        empty, full = FACES * tile, set(sorts)
        distinct = len(full) == len(sorts)
        assert would_be_full(variant, empty, tuple(full)) == distinct
        last = empty + (1 << len(sorts)) - 2  # everything but the first
        assert would_be_full(variant, last, (sorts[0],)) == (len(sorts) >= 1)
        assert not would_be_full(variant, last, ())
        assert not would_be_full(variant, empty + PASTURE, tuple(full))


# --- what the farmer waits for --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pair", "grazing", "there"),
    [
        ((0, 0), (1, 5, 5), [True, False]),
        ((0, 0), (2, 0, 0), [True, True]),
        ((0, 2), (0, 3, 1), [False, True]),
        ((1, 2), (9, 0, 0), [False, False]),
    ],
)
def test_two_alike_need_two_of_their_kind(
    pair: tuple[int, int], grazing: tuple[int, int, int], there: list[bool]
) -> None:
    assert present(pair, grazing) == there


@pytest.mark.usefixtures("quick_pictures")
def test_the_next_pair_shows_which_animals_graze(pilot: Pilot, pictures: Pictures) -> None:
    def one_of_two(state: SunfieldState) -> bool:
        farm = state.farms[0]
        if farm.landscape is None or farm.column >= 5:
            return False
        first, second = farm.landscape.pairs[farm.column + 1]
        kinds = [state.variant.faces.animal[face] for face in farm.plot.values()]
        return first != second and kinds.count(first) > 0 and kinds.count(second) == 0

    match = match_where(one_of_two)
    pilot.open_table(match)
    table = table_of(pilot)
    look = landscape(table)
    assert look is not None
    pictures.clear()
    table.draw_still(Brush(table.context, pilot.program.window.surface))
    area = table.layout[ids.LANDSCAPE].rect
    heads = [alpha for name, rect, alpha in pictures if "head_" in name and area.contains(rect)]
    assert sum(alpha < 255 for alpha in heads) == 1


# --- small tiles --------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("quick_pictures")
@pytest.mark.parametrize("side", [43, 50, SMALL, 72])
def test_on_a_small_tile_animal_and_colour_are_large(pilot: Pilot, pictures: Pictures, side: int) -> None:
    context = pilot.program.context
    surface = pygame.Surface((100, 100))
    variant = state_of(new_match()).variant
    draw_face(Brush(context, surface), Pieces(), variant, 0, pygame.Rect(10, 10, side, side))
    signs = {name: rect for name, rect, _alpha in pictures if "head_" in name or "emblem_field" in name}
    if side >= SMALL:
        assert not signs, "they are printed large enough"
        return
    assert len(signs) == 2
    assert all(min(rect.size) >= 0.7 * CORNER for rect in signs.values())


# --- what a client lacks ------------------------------------------------------------------------------------


@pytest.mark.usefixtures("quick_pictures")
@pytest.mark.parametrize(
    ("short", "words", "icons"),
    [((0, 0, 0, 1), "1 corn short", 0), ((1, 0, 2, 0), "", 2), ((1, 2, 1, 1), "5 short", 0)],
)
def test_a_card_tells_what_is_short_in_what_fits(
    pilot: Pilot, pictures: Pictures, short: tuple[int, ...], words: str, icons: int
) -> None:
    brush = Brush(pilot.program.context, pygame.Surface((112, 180)))
    with pilot.reader.reading() as texts:
        _draw_tag(brush, short, 1.0)
    assert (words in texts) if words else not any("short" in text for text in texts)
    assert len(pictures) == icons

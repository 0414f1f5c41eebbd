"""Where things lie, at every size of the window and every UI scale."""

from __future__ import annotations

from itertools import combinations, product

import pygame
import pytest

from game.tables.sprouts import glance
from game.tables.sprouts.arrangement import Seen, arrange
from rules.title import Json
from tests.tables.sprouts.sprouts_playing import MODES
from tests.tables.sprouts.sprouts_walks import states
from ui.layout import Layout
from ui.viewport import Viewport

SIZES = (
    (1280, 720),
    (1366, 768),
    (1024, 768),
    (1920, 1080),
    (2560, 1440),
    (3440, 1440),
    (3840, 2160),
    (640, 360),
)
SCALES = (1.0, 1.25, 1.5, 2.0)
PANELS = ("bar", "shed", "bag", "lemonade", "barrow", "button", "done", "paying")


def panels(layout: Layout) -> dict[str, pygame.Rect]:
    """Everything that must not lie over anything else."""
    names = [
        name
        for name in layout
        if name in PANELS or name.startswith(("seat.", "garden.", "pot.")) or name in {"rival", "gardener"}
    ]
    return {name: layout[name].rect for name in names}


def seen_in(players: int, options: dict[str, Json]) -> list[Seen]:
    """Arrangements of a random match: few and many dice, pots and tools."""
    seen = [
        glance.seen_of(state, home, min(2, len(state.shed)))
        for state in states(players, options, 4, eager=True)
        for home in {0, state.player}
    ]
    return seen[::5]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", SCALES)
def test_nothing_leaves_the_window_and_no_two_panels_overlap(size: tuple[int, int], scale: float) -> None:
    viewport = Viewport(*size, scale)
    for players, options in MODES[::2]:
        for seen in seen_in(players, options)[::4]:
            layout = arrange(viewport, seen)
            for name, placed in layout.items():
                assert viewport.rect.contains(placed.rect), f"{name} leaves the window"
            for (one, first), (other, second) in combinations(panels(layout).items(), 2):
                assert not first.colliderect(second), f"{one} lies over {other}"


def test_dice_and_tools_lie_side_by_side() -> None:
    for (players, options), size in product(MODES, (SIZES[0], SIZES[4])):
        for seen in seen_in(players, options):
            layout = arrange(Viewport(*size), seen)
            pieces = [name for name in layout if name.startswith(("die.", "new.", "pot.", "tool."))]
            for one, other in combinations(pieces, 2):
                assert not layout[one].rect.colliderect(layout[other].rect), f"{one} lies over {other}"


def test_a_die_is_never_too_small_to_tell() -> None:
    smallest = min(
        arrange(Viewport(1280, 720), seen)[name].rect.width
        for players, options in MODES
        for seen in seen_in(players, options)
        for name in (*seen.held, *seen.fresh)
    )
    assert smallest >= 34


def test_faces_fan_out_over_their_die_inside_the_window() -> None:
    for size, scale in product(SIZES, SCALES):
        for seen in seen_in(2, {})[::3]:
            if not seen.held:
                continue
            for die in (seen.held[0], seen.held[-1]):
                faces = ("face.bay", "face.saffron", "face.rosemary", "face.wild", "face.tarragon")
                fanned = Seen(
                    seen.seats,
                    seen.rival,
                    seen.solo,
                    seen.cards,
                    seen.beds,
                    seen.held,
                    faces=faces,
                    turning=die,
                )
                layout = arrange(Viewport(*size, scale), fanned)
                assert Viewport(*size).rect.contains(layout["fan"].rect)
                assert not layout["fan"].rect.colliderect(layout[die].rect)
                for one, other in combinations(faces, 2):
                    assert not layout[one].rect.colliderect(layout[other].rect)

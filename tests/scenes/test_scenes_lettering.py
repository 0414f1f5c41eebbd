"""What stands side by side is lettered alike, and what matters is said at every scale."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from game.library.matches import Provenance
from game.scenes.table import TableScene
from game.tables.registry import SHELF
from game.tour import match_after
from tests.scenes.paper import Paper, Written, on_paper
from tests.scenes.pilot import Pilot
from ui.scene import Scene
from ui.viewport import Viewport

SCALES = (1.0, 1.25, 1.5, 2.0)


def written(pilot: Pilot, scene: Scene, scale: float) -> dict[str, Written]:
    """Every text that a scene writes in a window of 1280 x 720, by its words."""
    context = pilot.program.context
    with on_paper(context.fonts):
        pilot.lay(scene)
        pilot.program.stack._fade = None
        context.viewport = Viewport(1280, 720, scale)
        scene.resize(context.viewport)
        sheet = Paper((1280, 720))
        scene.draw(sheet)
        return {text.text: text for text in sheet.texts}


def keep_a_match(pilot: Pilot) -> None:
    match = match_after("fistful", 30)
    pilot.program.keeper.begin(match, Provenance("table"))
    pilot.program.keeper.keep(match)


@pytest.mark.usefixtures("quick_pictures")
@pytest.mark.parametrize("scale", SCALES)
def test_the_menu_tells_of_a_match_that_waits(pilot: Pilot, scale: float) -> None:
    keep_a_match(pilot)
    texts = written(pilot, pilot.program.menu(), scale)
    assert "Continue" in texts
    assert any(text.startswith("A Fistful of Seeds, ") for text in texts)


@pytest.mark.usefixtures("quick_pictures")
@pytest.mark.parametrize("scale", SCALES)
def test_covers_and_plank_are_lettered_alike(pilot: Pilot, scale: float) -> None:
    texts = written(pilot, pilot.program.menu(), scale)
    assert len({texts[cover.name].px for cover in SHELF}) == 1
    assert len({texts[name].px for name in ("Daily deal", "Library", "Settings")}) == 1


@pytest.mark.usefixtures("quick_pictures")
@pytest.mark.parametrize("scale", SCALES)
def test_plaques_of_a_garden_are_lettered_alike(pilot: Pilot, scale: float) -> None:
    texts = written(pilot, pilot.program.table(match_after("sprouts", 40)), scale)
    for garden in (["3 kinds", "4 kinds", "5 kinds"], ["1 pair", "2 pairs", "3 pairs"]):
        plaques = [texts[words] for words in garden]
        assert len({plaque.px for plaque in plaques}) == 1
        assert all(one.ink.right + 4 <= other.ink.left for one, other in pairwise(plaques))


@pytest.mark.usefixtures("quick_pictures")
@pytest.mark.parametrize("scale", SCALES)
def test_the_whole_hand_lies_in_the_window(pilot: Pilot, scale: float) -> None:
    table = pilot.program.table(match_after("fistful", 0))
    assert isinstance(table, TableScene)
    pilot.lay(table)
    pilot.program.stack.resize(Viewport(1280, 720, scale))
    cards = [placed for name, placed in table.layout.items() if name.startswith("card.")]
    assert len(cards) > 3
    for card in cards:
        turn = math.radians(abs(card.angle))
        reach = (card.rect.height * math.cos(turn) + card.rect.width * math.sin(turn)) / 2
        assert card.rect.centery + reach <= 720 + 1

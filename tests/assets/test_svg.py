"""Every drawing keeps to what the rasteriser draws right, draws something, and can be told apart."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from tools.svg_lint import problems
from tools.svg_path import box_of, parse_path, path_text
from tools.svg_slim import slim

ART = Path(__file__).resolve().parents[2] / "assets" / "art"
DRAWINGS = sorted(path.relative_to(ART).with_suffix("").as_posix() for path in ART.rglob("*.svg"))
CREAM = (247, 239, 220)

# Told apart without colour at 24 px: the mean difference of two pictures, each brought to mean 0, spread 1.
SHED = (
    "mason_jars pie_safe shovel fruit_bowl rain_barrel casserole_dish fancy_labels hive_tool pitchfork"
    " string_trimmer wheelbarrow mulch tractor carving_kit seed_spreader"
)
FAMILIES = {
    "crops": (0.40, "shared/icon_", "carrot wheat apple potato corn bean pumpkin broccoli eggplant"),
    "emblems": (0.35, "shared/emblem_", "rooster can sun snail"),
    "seasons": (0.40, "shared/icon_", "spring summer autumn"),
    "levels": (0.20, "shared/icon_level_", "seedling gardener grower expert"),
    "places": (0.15, "shared/icon_rank_", "1 2 3 4"),
    "plants": (0.40, "fistful/plant_", "carrot_3 wheat_3 apple_3 potato_3"),
    "growth": (0.40, "fistful/plant_carrot_", "1 2 3"),
    "herbs": (0.40, "sprouts/herb_", "bay lavender rosemary saffron tarragon"),
    "flowers": (0.40, "sprouts/flower_", "peony forget_me_not black_eyed_susan"),
    "leaves": (0.30, "sprouts/leaf_", "a b c d e"),
    "tools": (0.40, "sprouts/tool_", "gloves package pot seed_bag trowel watering_can"),
    "sprouts": (0.17, "sprouts/token_", "rooster can sun snail rival"),
    "perennials": (0.33, "three_sisters/", "tulip hydrangea iris hyacinth crocus daffodil"),
    "fruit": (0.40, "three_sisters/", "peach blackberry raspberry"),
    "apiary": (0.40, "three_sisters/", "hive wax honey split_hive"),
    "shed": (0.40, "three_sisters/", SHED),
    "dice": (0.18, "three_sisters/die_", "1 2 3 4 5 6"),
    "heads": (0.40, "sunfield/head_", "cow pig sheep"),
    "animals": (0.40, "sunfield/", "cow pig sheep"),
    "clients": (0.40, "sunfield/client_mark_", "blue green red yellow"),
    "fields": (0.33, "sunfield/emblem_field_", "blue brown purple yellow"),
    "vegetables": (0.30, "sunfield/token_", "broccoli carrot corn eggplant"),
}
MARKS = [name for name in DRAWINGS if name.startswith("shared/icon_") and name.endswith("_ink")]


def text_of(name: str) -> str:
    return (ART / f"{name}.svg").read_text(encoding="utf-8")


def grey(name: str, size: int = 24) -> list[float]:
    """The picture on cream as brightnesses of mean 0 and spread 1."""
    picture = pygame.image.load_sized_svg(ART / f"{name}.svg", (size, size))
    card = pygame.Surface((size, size))
    card.fill(CREAM)
    card.blit(picture, picture.get_rect(center=(size // 2, size // 2)))
    pixels = pygame.image.tobytes(pygame.transform.grayscale(card), "RGB")[::3]
    mean = sum(pixels) / len(pixels)
    spread = (sum((value - mean) ** 2 for value in pixels) / len(pixels)) ** 0.5
    return [(value - mean) / max(spread, 1e-9) for value in pixels]


def difference(one: list[float], other: list[float]) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_holds_only_what_is_drawn_right(name: str) -> None:
    assert problems(text_of(name)) == []


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_draws_something(name: str) -> None:
    picture = pygame.image.load_sized_svg(ART / f"{name}.svg", (64, 64))
    assert max(picture.get_size()) >= 62
    assert picture.get_bounding_rect().size > (0, 0)


def alike(names: list[str], least: float) -> list[str]:
    """The pairs that differ less than they should."""
    pictures = {name: grey(name) for name in names}
    pairs = (
        (one, other, difference(pictures[one], pictures[other])) for one, other in combinations(names, 2)
    )
    return [f"{one} and {other}: {apart:.2f}" for one, other, apart in pairs if apart < least]


@pytest.mark.parametrize("family", FAMILIES)
def test_icons_can_be_told_apart_without_colour(family: str) -> None:
    least, start, ends = FAMILIES[family]
    assert alike([start + end for end in ends.split()], least) == []


def test_the_marks_of_the_program_can_be_told_apart() -> None:
    assert len(MARKS) > 50
    assert alike(MARKS, 0.15) == []


def test_the_same_icon_in_another_colour_would_be_seen() -> None:
    assert difference(grey("menu/butterfly_blue"), grey("menu/butterfly_orange")) < 0.35
    assert difference(grey("shared/icon_apple"), grey("shared/icon_apple")) == 0


@pytest.mark.parametrize("name", [name for name in DRAWINGS if name.startswith("shared/icon_")])
def test_an_icon_is_not_lost_at_twenty_pixels(name: str) -> None:
    picture = pygame.image.load_sized_svg(ART / f"{name}.svg", (20, 20))
    covered = pygame.mask.from_surface(picture, 100).count()
    assert covered >= 24, "at least a stroke of two pixels across"


@pytest.mark.parametrize(
    ("element", "wrong"),
    [
        ('<text fill="#4a2f1b">A</text>', "holds a text element"),
        ('<rect fill="red" width="5" height="5"/>', "as red"),
        ('<rect fill="#000000" width="5" height="5"/>', "pure black"),
        ('<rect fill="#808080" width="5" height="5"/>', "pure black and pure grey"),
        ('<rect width="5" height="5"/>', "to chance"),
        ('<rect fill="url(#gone)" width="5" height="5"/>', "nowhere"),
        ('<rect fill="none" stroke="#4a2f1b" stroke-dasharray="2 2" width="5" height="5"/>', "dashes"),
        ('<path fill="#4a2f1b" clip-path="url(#a)" d="M0 0H5"/>', "clip-path"),
        ('<g opacity="0.5"></g>', "opacity"),
        ('<defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1"/></defs>', "not in percent"),
        ('<g id="a"/><g id="a"/>', "twice"),
    ],
)
def test_what_is_drawn_wrong_is_seen(element: str, wrong: str) -> None:
    found = problems(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">{element}</svg>')
    assert len(found) >= 1
    assert any(wrong in problem for problem in found)


def test_a_file_that_is_no_xml_is_seen() -> None:
    assert "no XML" in problems("<svg")[0]


def test_arcs_and_curves_keep_their_place_when_rewritten() -> None:
    circle = parse_path("M10 50a40 40 0 1 0 80 0a40 40 0 1 0 -80 0z")
    assert box_of(circle) == pytest.approx((10, 10, 90, 90), abs=0.6)
    assert box_of(parse_path(path_text(circle))) == pytest.approx((10, 10, 90, 90), abs=0.7)
    smooth = parse_path("M0 0q10 20 20 0t20 0s5 -9 10 0")
    assert [part.kind for part in smooth] == ["M", "Q", "Q", "C"]
    assert smooth[2].points[0] == (30, -20)


def test_slimming_joins_equal_paint_and_keeps_what_lies_between() -> None:
    def drawing(*shapes: str) -> str:
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{"".join(shapes)}</svg>'

    def dot(x: int, colour: str) -> str:
        return f'<circle cx="{x}" cy="50" r="8" fill="{colour}"/>'

    apart = slim(drawing(dot(20, "#c8402f"), dot(50, "#5e9a3c"), dot(80, "#c8402f")))
    assert apart.count("<path") + apart.count("<circle") == 2
    covered = slim(drawing(dot(50, "#c8402f"), dot(52, "#5e9a3c"), dot(54, "#c8402f")))
    assert covered.count("<path") + covered.count("<circle") == 3
    outside = slim(drawing(dot(50, "#c8402f"), dot(300, "#c8402f")))
    assert outside.count("<circle") == 1

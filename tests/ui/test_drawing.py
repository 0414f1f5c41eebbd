"""Pictures and texts: exact sizes, bounded stores, and no crash for what is missing."""

import itertools
import logging
import re
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ui import bubble, faces, palette, panels
from ui.art import Art
from ui.assets import Assets, MissingAsset
from ui.bubble import Saying
from ui.fonts import FILES, Fonts
from ui.paragraph import wrap
from ui.scene import Context
from ui.skin import Skin

UI = Path(__file__).parents[2] / "ui"


@pytest.mark.parametrize("pair", palette.TEXT_PAIRS, ids=str)
def test_every_pair_for_text_can_be_read(pair: tuple[palette.Colour, palette.Colour]) -> None:
    assert palette.contrast(*pair) >= 4.5


def test_contrast_is_that_of_the_standard() -> None:
    assert palette.contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert palette.contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
    assert palette.mix((0, 0, 0), (200, 100, 50), 0.5) == (100, 50, 25)
    assert palette.hex_of(palette.CREAM) == "#f7efdc"


def test_words_on_disabled_buttons_reach_three_to_one() -> None:
    for kind in ("primary", "plain", "danger"):
        for stop in panels._FACES[kind, "disabled"]:
            ground = pygame.Color(stop)
            assert palette.contrast(faces.DISABLED_INK, (ground.r, ground.g, ground.b)) >= 3, kind


def test_a_missing_file_is_named_in_one_sentence(assets: Assets) -> None:
    with pytest.raises(MissingAsset, match=r"^The file art/none\.svg is missing from .*\.$"):
        assets.read("art/none.svg")
    assert assets.names("art", ".svg") == ("broken", "leaf")


def test_a_picture_has_exactly_the_size_that_was_asked_for(context: Context) -> None:
    assert context.art.get("leaf", 60, 90).get_size() == (60, 90)
    assert context.art.cover("leaf", 60, 90).get_size() == (60, 90)
    assert context.art.get("leaf", 60, 90).get_at((30, 5)).a == 0
    assert context.art.cover("leaf", 60, 90).get_at((30, 5)).a == 255


@pytest.mark.parametrize("name", ["none", "broken"])
def test_a_picture_that_cannot_be_drawn_is_a_placeholder_logged_once(
    context: Context, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    with caplog.at_level(logging.WARNING):
        surface = context.art.get(name, 80, 100)
        context.art.get(name, 40, 50)
    assert surface.get_size() == (80, 100)
    assert surface.get_at((10, 50)).a == 255
    assert len(caplog.records) == 1


def test_the_store_of_pictures_is_bounded(assets: Assets) -> None:
    art = Art(assets, limit=400_000)
    for size in range(20, 200):
        art.lifted("leaf", size, size, 4)
        assert art.bytes_held <= 400_000 + 4 * 300 * 300
    assert art.bytes_held <= 400_000


def test_a_bigger_window_may_keep_more(context: Context) -> None:
    sheet = 1200 * 1200 * 4
    for size, kept in [((1280, 720), 2), ((3840, 2160), 4)]:
        context.art.fit(size)
        for number in range(4):
            context.art.get("leaf", 1200, 1200 + number)
        assert kept * sheet <= context.art.bytes_held < (kept + 1) * sheet


def test_a_picture_is_drawn_once(context: Context) -> None:
    assert context.art.get("leaf", 50, 50) is context.art.get("leaf", 50, 50)
    assert context.art.lifted("leaf", 50, 50, 3)[0] is context.art.lifted("leaf", 50, 50, 3)[0]
    first = context.art.get("leaf", 50, 50)
    context.art.fit((1280, 720))
    assert context.art.get("leaf", 50, 50) is not first


def test_a_lifted_picture_throws_its_shadow_down_and_right(context: Context) -> None:
    surface, offset = context.art.lifted("leaf", 100, 50, 8)
    left, top = -offset[0], -offset[1]
    below = surface.get_at((left + 60, top + 50 + 6)).a
    above = surface.get_at((left + 40, top - 6)).a
    assert below > above
    assert surface.get_at((left + 50, top + 25))[:3] == (0x5E, 0x9A, 0x3C)


def test_a_turned_picture_keeps_its_middle(context: Context) -> None:
    surface, offset = context.art.rotated("leaf", 100, 50, 90)
    assert abs(offset[0] + surface.get_width() / 2 - 50) <= 1
    assert abs(offset[1] + surface.get_height() / 2 - 25) <= 1


def test_a_built_picture_follows_its_text(context: Context) -> None:
    first = context.art.built("sign", panels.label(80, 30), 80, 30)
    second = context.art.built("sign", panels.field(80, 30), 80, 30)
    assert first.get_at((40, 15)) != second.get_at((40, 15))
    assert context.art.lifted("sign", 80, 30, 4)[0].get_width() > 80


def test_what_turns_and_rises_slowly_does_not_fill_the_store(context: Context) -> None:
    for step in range(1000):
        context.art.rotated("leaf", 40, 20, step / 1000, 2 + step / 10_000)
    assert len(context.art._cache) <= 4


def test_a_faded_picture_is_as_opaque_as_asked(context: Context) -> None:
    assert context.art.faded("leaf", 100, 50, 128).get_at((50, 25)).a == pytest.approx(128, abs=2)


PARTS = (
    panels.panel,
    panels.sheet,
    panels.button,
    panels.top_bar,
    panels.prompt_tag,
    panels.label,
    panels.field,
    panels.track,
    panels.knob,
    panels.switch,
    panels.scroll_groove,
    panels.thumb,
    panels.divider,
    panels.ring,
    panels.bubble,
)


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
def test_every_part_draws_at_any_size_within_what_the_rasteriser_knows(
    context: Context, part: panels.Part
) -> None:
    for (w, h), u in itertools.product([(1, 1), (9, 200), (300, 12), (332, 98)], (0.25, 1.0, 3.0)):
        text = part(w, h, u)
        assert not re.search(r"<(use|text|pattern|mask|filter|clipPath)|nan|inf", text)
        surface = context.art.built(f"{part.__name__}{w}x{h}{u}", text, w, h)
        assert surface.get_size() == (w, h)


def test_buttons_of_every_kind_and_state_differ(context: Context) -> None:
    skin = Skin(context.art, 1.0)
    states: tuple[panels.ButtonState, ...] = ("normal", "hover", "pressed", "disabled")
    kinds: tuple[panels.ButtonKind, ...] = ("primary", "plain", "danger", "slot")
    looks = {
        pygame.image.tobytes(skin.surface((120, 44), panels.button, kind, state), "RGBA")
        for kind in kinds
        for state in states
    }
    assert len(looks) == 16


@given(st.text(alphabet="ab {}n\n", max_size=80), st.integers(1, 30))
def test_wrapping_loses_no_letter_and_no_line_is_too_wide(text: str, width: int) -> None:
    lines = wrap(text, width, len)
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(len(line) <= width for line in lines)


def test_icons_stand_between_words_and_are_never_cut(context: Context) -> None:
    fonts = context.fonts
    plain = fonts.paragraph("a b", "body", 20, palette.INK, 300)
    pictured = fonts.paragraph("a {icon:leaf} b", "body", 20, palette.INK, 300)
    assert pictured.get_bounding_rect().width > plain.get_bounding_rect().width + 20
    assert wrap("{icon:leaf}{icon:leaf}", 12, lambda part: 10 * part.count("{")) == ["{icon:leaf}"] * 2


def test_the_size_that_fits_is_the_largest(context: Context) -> None:
    fonts = context.fonts
    px = fonts.fitted("Herbaceous Sprouts", "head", 60, 300, 10)
    assert fonts.size("Herbaceous Sprouts", "head", px)[0] <= 300
    assert fonts.size("Herbaceous Sprouts", "head", px + 1)[0] > 300
    assert fonts.fitted("Herbaceous Sprouts", "head", 60, 1, 10) == 10


@pytest.mark.parametrize("style", FILES)
def test_every_style_has_the_letters_of_our_languages(context: Context, style: str) -> None:
    assert style in FILES
    missing = context.fonts.render("\U0010fffd", style, 30, palette.INK)
    box = pygame.image.tobytes(missing, "RGBA")
    for letter in "AZaz09ÄÖÜäöüßéèêñçœŁł£€½×–—’“”…":  # noqa: RUF001 - the letters that are meant
        drawn = context.fonts.render(letter, style, 30, palette.INK)
        assert pygame.image.tobytes(drawn, "RGBA") != box, letter


@given(
    x=st.integers(-50, 1300),
    y=st.integers(-50, 750),
    words=st.integers(1, 40),
    link=st.sampled_from(["", "Show the rule"]),
    u=st.sampled_from([1.0, 1.5, 2.0]),
)
def test_a_bubble_stays_in_the_window(*, x: int, y: int, words: int, link: str, u: float) -> None:
    fonts = Fonts(Assets(UI.parent / "assets"))
    area = pygame.Rect(0, 0, 1280, 720)
    saying = Saying("water " * words, link=link)
    placed = bubble.place(saying, fonts, pygame.Rect(x, y, 40, 40), area, u)
    assert area.contains(placed.rect)
    assert placed.rect.contains(placed.text_rect)
    assert placed.link_rect is None or placed.rect.contains(placed.link_rect)
    assert (placed.link_rect is not None) == bool(link)


def test_the_toolkit_imports_nothing_of_the_program_but_itself() -> None:
    for file in UI.glob("*.py"):
        for found in re.findall(r"^\s*(?:from|import) (\w+)", file.read_text(), re.MULTILINE):
            assert found not in {"game", "rules", "main", "tests"}, file.name

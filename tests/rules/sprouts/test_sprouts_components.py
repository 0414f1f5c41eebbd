"""The components file, and an owner's file in its place."""

import re
import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from rules.chance import Seeded
from rules.printed import ComponentsError
from rules.sprouts.beds import BED_OF_NAME
from rules.sprouts.components import TOOLS
from rules.sprouts.components_reader import COMPONENTS, read_components
from rules.sprouts.seeds import HERBS
from rules.sprouts.title import TITLE, title_with
from rules.title import Json, PositionError, SetupError
from tests.rules.sprouts.sprouts_kit import drawn, options_of, play

TEXT = files("rules.sprouts").joinpath("components.toml").read_text("utf-8")
OWNERS: dict[str, Json] = {"options": {"printed": "file"}}
SOURCES = {"rulebook", "review", "derived", "PROPOSED"}


def owners(before: str, after: str) -> str:
    """The file with one thing changed."""
    assert TEXT.count(before) >= 1, before
    return TEXT.replace(before, after, 1)


def test_every_row_of_board_and_cards_tells_where_it_comes_from() -> None:
    file = tomllib.loads(TEXT)
    for garden in file["garden"]:
        for bed in garden["bed"]:
            assert bed["bed_source"] in SOURCES
            assert set(bed["vp_source"]) <= SOURCES
            assert len(bed["vp_source"]) == len(bed["vp"])
    assert {card.source for card in COMPONENTS.cards} <= SOURCES
    assert {card.source for card in COMPONENTS.rival_cards} <= SOURCES


def test_how_often_each_tool_is_printed() -> None:
    icons = Counter(TOOLS[tool] for card in COMPONENTS.cards for tool in card.tools)
    assert icons == {
        "seed_bag": 10,
        "gloves": 19,
        **{f"exchange_{herb}": 1 for herb in HERBS},
        "choice": 6,
        "trowel": 7,
        "watering_can": 5,
    }
    assert Counter(card.squares for card in COMPONENTS.cards) == {2: 17, 1: 14, 3: 6, 0: 3}


def test_an_owners_board_and_cards_are_played_with() -> None:
    text = owners("vp = [4, 2]", "vp = [7, 5, 1]")
    text = text.replace(
        'id = "T07"\ndice = 2\ntools = ["exchange_lavender"]', 'id = "X9"\ndice = 4\ntools = ["choice"]'
    )
    title = title_with(text)
    components = list(title.printed.values())[-1]
    assert components.worth[BED_OF_NAME["same-3"]] == (7, 5, 1)
    assert components.cards[6].source == "PROPOSED"
    state = title.new(title.meta.setup(2), Seeded(1))
    while state.current_player is not None:
        assert title.load(state.position()) == state
        state.advance(state.legal_actions()[-1], Seeded(1))
    assert len(state.board) == 29
    seven = title.load(drawn("plant", "yellow-bay yellow-bay yellow-bay", board={"same-3": [1]}) | OWNERS)
    play(seven, "0: plant same-3 bay bay bay")
    assert dict(seven.scores()[0].lines)["same"] == 5


def test_an_owners_board_may_have_other_beds() -> None:
    text = owners('{ id = "diff_5", n = 5, seeds = 5', '{ id = "diff_2", n = 2, seeds = 2').replace(
        'banner = "diff_5"', 'banner = "diff_2"'
    )
    state = title_with(text).load(drawn("plant", "yellow-bay blue-saffron") | OWNERS)
    assert options_of(state, "plant") == ["plant diff-2 blue-saffron yellow-bay"]


OTHER_CARD = owners('"T01"\ndice = 3', '"T01"\ndice = 2')
"""The same components but for one card."""


def test_the_owner_chooses_between_both_printings() -> None:
    title = title_with(OTHER_CARD)
    (option,) = (option for option in title.meta.options if option.id == "printed")
    assert option.values == ("ours", f"file {read_components(OTHER_CARD).fingerprint}")
    squares = {}
    for value in option.values:
        state = title.new(title.meta.setup(2, {"printed": value}), Seeded(1))
        squares[value] = state.variant.components.cards[0].squares
    assert squares == {"ours": 3, option.values[1]: 2}
    assert title.meta.setup(2).options["printed"] == option.values[1]
    assert title.meta.recorded(2, {}).options["printed"] == "ours"


def test_a_match_with_an_owners_file_is_loaded_with_that_file_only() -> None:
    title = title_with(OTHER_CARD)
    setup = title.meta.setup(1)
    state, chance = title.new(setup, Seeded(4)), Seeded(4)
    while state.current_player is not None:
        assert title.load(state.position()) == state
        state.apply(state.legal_actions()[-1], chance)
    for other in (TITLE, title_with(owners('"T01"\ndice = 3', '"T01"\ndice = 1'))):
        with pytest.raises(PositionError, match=r"needs the sprouts\.toml with the fingerprint"):
            other.load(state.position())
        with pytest.raises(SetupError, match=r"needs the sprouts\.toml with the fingerprint"):
            other.meta.setup(1, dict(setup.options))


def test_a_match_with_our_values_is_the_same_with_and_without_an_owners_file() -> None:
    title = title_with(OTHER_CARD)
    setup = title.meta.setup(3, {"printed": "ours"})
    assert title.meta.told(setup) == TITLE.meta.told(TITLE.meta.setup(3, {"printed": "ours"}))
    position = title.new(setup, Seeded(2)).position()
    assert position == TITLE.new(TITLE.meta.setup(3), Seeded(2)).position()
    assert title.load(position) == TITLE.load(position)


def test_the_fingerprint_tells_printed_values_apart_and_not_their_origins() -> None:
    assert read_components(OTHER_CARD).fingerprint != COMPONENTS.fingerprint
    assert read_components(owners("vp = [4, 2]", "vp = [4, 1]")).fingerprint != COMPONENTS.fingerprint
    assert read_components(TEXT.replace("PROPOSED", "printed")).fingerprint == COMPONENTS.fingerprint


def test_rows_without_a_source_are_the_owners() -> None:
    assert read_components(owners('source = "PROPOSED"\n', "")).cards[0].source == "owner"


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("schema_version = 1", "schema_version = 2", "'schema_version' should be 1"),
        ("schema_version = 1", "schema_version =", "not valid TOML"),
        ('herbs = ["lavender"', 'herbs = ["mint"', "'herbs' should list lavender"),
        ('flowers = ["peony"', 'flowers = ["rose"', "'flowers' should list peony"),
        ("wheelbarrow_dice = 7", "wheelbarrow_dice = 8", "wheelbarrow_dice should be 7"),
        ("player_tokens = 15\n", "", "player_tokens should be 15"),
        ("[limits]", "[bounds]", "wheelbarrow_dice should be 7"),
        ("gameboard = 1", "gameboard = true", "gameboard should be 1"),
        ("flower = 1", "flower = 2", "flower should be 1"),
        ("rounds = 9", "rounds = 8", "[[setup]] rows"),
        ("count = 6", "count = 5", "[[dice]] rows"),
        ('special = "wild"', 'special = "gloves"', "[[dice]] rows"),
        ("min_margin = 4", "min_margin = 5", "[[solo_grade]] rows"),
        ('id = "pairs"\nname', 'id = "duets"\nname', "[[garden]] rows"),
        ('{ id = "same_4"', '{ id = "same_1"', "'same_1' is no bed of 'same'"),
        ('{ id = "same_4"', '{ id = "diff_4"', "'diff_4' is no bed of 'same'"),
        ('{ id = "same_4", n = 4, seeds = 4', '{ id = "same_3", n = 3, seeds = 3', "stands there twice"),
        ('{ id = "same_4", n = 4', '{ id = "same_4", n = 5', "'n' should be 4"),
        ("n = 2, seeds = 4", "n = 2, seeds = 2", "'seeds' should be 4"),
        ("vp = [6, 4]", "vp = [4, 6]", "the first space"),
        ("vp = [6, 4]", "vp = []", "the points of 1 to 4 spaces"),
        ("vp = [6, 4]", "vp = [6.5]", "whole numbers from 1 to 99"),
        ("vp = [3, 3]", "vp = [3, 2]", "each space of it should be worth 3"),
        ('id = "T02"', 'id = "T01"', "Two tool cards have the id 'T01'"),
        ('id = "T02"', 'id = "my card"', "'id' should be one word"),
        ('"T01"\ndice = 3', '"T01"\ndice = 5', "'dice' should be a whole number from 0 to 4"),
        ('"T01"\ndice = 3', '"T01"\ndice = true', "'dice' should be a whole number from 0 to 4"),
        ('["exchange_bay"]', '["exchange_mint"]', "is no tool"),
        ('["exchange_bay"]', '["pot_mint", "gloves"]', "is no tool"),
        ('["exchange_bay"]', '["gloves", "choice", "trowel"]', "at most two kinds"),
        ('["exchange_bay"]', '["pot_bay"]', "one pot and one Gloves"),
        ('["exchange_bay"]', '["pot_bay", "pot_bay"]', "one pot and one Gloves"),
        ('banner = "diff_4"', 'banner = "diff_2"', "'banner' should name a bed of the board"),
        ('position = "left"', 'position = "top"', "'position' should be one of"),
        ('pot = "lavender"', 'pot = "mint"', "'pot' should be one of"),
        ('id = "R2"', 'id = "R1"', "Two Rival cards have the id 'R1'"),
    ],
)
def test_a_bad_file_is_refused_in_words(before: str, after: str, words: str) -> None:
    with pytest.raises(ComponentsError, match=re.escape(words)):
        read_components(owners(before, after))


def test_a_missing_card_is_noticed() -> None:
    short = TEXT[: TEXT.index('[[tool_card]]\nid = "T40"')] + TEXT[TEXT.index("# --- Rival cards") :]
    with pytest.raises(ComponentsError, match=r"There should be 40 \[\[tool_card\]\] rows, not 39"):
        read_components(short)


def test_nonsense_is_refused() -> None:
    deep, huge = "x = " + "[" * 50_000, "x = " + "9" * 6_000
    for text in (deep, huge, "", "garden = 3", "schema_version = 1", "x" * 300_000, "setup = [1, 2]"):
        with pytest.raises(ComponentsError):
            read_components(text)

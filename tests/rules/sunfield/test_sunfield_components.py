"""The components file, and the file of someone who owns the game."""

from pathlib import Path

import pytest

from rules.chance import Seeded
from rules.printed import ComponentsError
from rules.sunfield import TITLE, title_with
from rules.sunfield.components import own_components, read_components
from rules.sunfield.variant import Variant
from rules.title import PositionError, SetupError

FILE = Path(__file__).parents[3] / "rules" / "sunfield" / "components.toml"
TEXT = FILE.read_text("utf-8")
OTHER_CLIENT = TEXT.replace(
    "cost = { broccoli = 2, carrot = 2, corn = 1 }", "cost = { broccoli = 3, carrot = 1, corn = 1 }"
)
"""The same components but for one Client."""


def test_every_row_says_where_it_comes_from() -> None:
    origins = own_components().origins()
    assert len(origins) == 12 + 60 + 20 + 20 + 10 + 10
    assert {origin.split()[0] for origin in origins.values()} == {"RULEBOOK", "PROPOSED"}
    documented = {name for name, origin in origins.items() if origin.startswith("RULEBOOK")}
    assert documented == {"C01", "C04", "C07", "blue-4", "R01", "A1"}


def test_the_pieces_that_the_rules_show_are_there() -> None:
    printed = own_components()
    tiles = [(tile.colour, tile.sorts) for tile in printed.tiles]
    assert (1, (0, 1, 3)) in tiles  # a brown tile with broccoli, carrot and corn
    columns = {card.id: [column.animals for column in card.columns] for card in printed.livestock}
    assert columns["A1"] == [(0, 0), (1, 2)]
    assert (printed.reputation[0].colours, printed.reputation[0].value) == ((0, 0), 3)


def test_each_power_stands_on_one_card_of_each_side() -> None:
    for side in "AB":
        cards = [card for card in own_components().livestock if card.side == side]
        powers = sorted(column.power for card in cards for column in card.columns if column.power >= 0)
        assert powers == list(range(10))


def test_a_file_of_the_same_form_is_read() -> None:
    assert read_components(TEXT) == own_components()
    (changed,) = set(read_components(OTHER_CLIENT).clients) - set(own_components().clients)
    assert (changed.id, changed.cost) == ("blue-5a", (3, 1, 0, 1))


def test_rows_may_stand_in_any_order() -> None:
    head, *rows = TEXT.split("[[tile]]")
    *tiles, last = rows
    rest = last[last.index("# ----") :]
    turned = "[[tile]]".join([head, *reversed([*tiles, last.replace(rest, "")])]) + rest
    assert sorted(read_components(turned).tiles, key=str) == sorted(own_components().tiles, key=str)


def test_the_owner_chooses_between_both_printings() -> None:
    title = title_with(OTHER_CLIENT)
    (option,) = (option for option in title.meta.options if option.id == "printed")
    assert option.values == ("ours", f"file {read_components(OTHER_CLIENT).fingerprint}")
    costs = {}
    for value in option.values:
        state = title.new(title.meta.setup(2, {"printed": value}), Seeded(1))
        costs[value] = state.variant.components.clients[2].cost
    assert costs == {"ours": (2, 2, 0, 1), option.values[1]: (3, 1, 0, 1)}


def test_a_match_with_an_owners_file_is_played_and_loaded() -> None:
    title = title_with(OTHER_CLIENT)
    setup = title.meta.setup(3, {"printed": title.meta.options[-1].values[1], "mode": "advanced"})
    state, chance = title.new(setup, Seeded(4)), Seeded(4)
    while state.current_player is not None:
        assert title.load(state.position()) == state
        state.apply(state.legal_actions()[-1], chance)
    with pytest.raises(PositionError, match=r"needs the sunfield\.toml with the fingerprint"):
        TITLE.load(state.position())
    with pytest.raises(SetupError, match=r"needs the sunfield\.toml with the fingerprint"):
        TITLE.meta.setup(3, dict(setup.options))


def test_a_match_with_our_values_is_the_same_with_and_without_an_owners_file() -> None:
    title = title_with(OTHER_CLIENT)
    setup = title.meta.setup(2, {"printed": "ours"})
    assert title.meta.told(setup) == TITLE.meta.told(TITLE.meta.setup(2, {"printed": "ours"}))
    position = title.new(setup, Seeded(2)).position()
    assert position == TITLE.new(TITLE.meta.setup(2), Seeded(2)).position()
    assert title.load(position).variant.printed is None


def test_new_matches_take_the_owners_values_and_old_records_ours() -> None:
    meta = title_with(OTHER_CLIENT).meta
    assert meta.setup(2).options["printed"] == meta.setup(2, {"printed": "file"}).options["printed"] != "ours"
    assert meta.recorded(2, {}).options["printed"] == "ours"
    with pytest.raises(SetupError, match=r"There is no sunfield\.toml"):
        TITLE.meta.setup(2, {"printed": "file"})


def test_the_fingerprint_tells_printed_values_apart_and_not_their_origins() -> None:
    own = own_components().fingerprint
    assert read_components(OTHER_CLIENT).fingerprint != own
    assert read_components(TEXT.replace('status = "PROPOSED"', 'status = "printed"')).fingerprint == own


def test_the_same_setup_has_one_variant() -> None:
    setup = TITLE.meta.setup(2, {"mode": "advanced", "set_0": 3})
    assert isinstance(TITLE.variant(setup), Variant)
    assert TITLE.variant(setup) is TITLE.variant(TITLE.meta.setup(2, {"mode": "advanced"}))


BAD = [
    ("format = 1", "format = 2", "begin with: format = 1"),
    ("[game]", "[game", "not in the TOML form"),
    ("swap_cost = 3", "swap_cost = 4", "[game] swap_cost should be 3"),
    ("players = [2, 4]", "players = [2, 5]", "[game] players should be [2, 4]"),
    ('"sheep", "pig", "cow"]       #', '"sheep", "pig", "hen"]       #', "[game] animals should be"),
    ("limited = false", "limited = 0", "[tokens] limited should be false"),
    (
        "{ 2 = 6, 3 = 3, 4 = 0 }",
        "{ 2 = 6, 3 = 3, 4 = 1 }",
        "removed_clients should be { 2 = 6, 3 = 3, 4 = 0 }",
    ),
    ("bonus_once_each = true", "bonus_once_each = false", "(SF-11.4)"),
    ('id = "S01"', 'id = "S02"', "'S02' stands in two rows"),
    ('id = "S01"', 'id = "S 1"', "an id of letters, digits and hyphens"),
    ('id = "S01"', "id = 1", "an id of letters, digits and hyphens"),
    ('vegetables = ["broccoli", "broccoli", "eggplant"]', "", "'C01' needs a list: vegetables"),
    (
        'vegetables = ["broccoli", "broccoli", "eggplant"]',
        'vegetables = ["broccoli", "leek", "eggplant"]',
        "'C01': vegetables can be broccoli, carrot, eggplant, corn, not 'leek'",
    ),
    (
        'vegetables = ["broccoli", "broccoli", "eggplant"]',
        'vegetables = ["broccoli", "eggplant"]',
        "'C01': a Cow tile names 3 vegetables, not 2 (SF-1.2)",
    ),
    (
        'id = "P01"\nanimal = "pig"\ncolour = "blue"\nvegetables = ["broccoli", "carrot"]',
        'id = "P01"\nanimal = "sheep"\ncolour = "blue"\nvegetables = ["broccoli"]',
        "20 sheep rows [[tile]], not 21 (SF-1.1)",
    ),
    (
        'id = "S01"\nanimal = "sheep"\ncolour = "blue"',
        'id = "S01"\nanimal = "sheep"\ncolour = "red"',
        "colour can be",
    ),
    ("prefilled = [1]", "prefilled = []", "one token on its Pig and one on its Cow tile (SF-2.9)"),
    ("prefilled = [1]", "prefilled = [2]", "'X1P': prefilled should be a whole number from 0 to 1"),
    ("set = 1\nanimal", "set = 2\nanimal", "Starting set 1 should have one Sheep"),
    ("set = 1\nanimal", "set = 5\nanimal", "'X1S': set should be a whole number from 1 to 4"),
    ("prestige = 4", "prestige = 5", "The blue Clients should be worth 3, 4, 5, 5 and 6"),
    ("prestige = 4", "prestige = true", "'blue-4': prestige should be a whole number"),
    (
        "cost = { carrot = 1, eggplant = 1, corn = 2 }",
        "cost = { carrot = 1, eggplant = 1, corn = 3 }",
        "'blue-4' is worth 4 and wants 5 vegetables",
    ),
    ("cost = { carrot = 1, eggplant = 1, corn = 2 }", "cost = {}", "'blue-4' needs a cost"),
    ("cost = { carrot = 1, eggplant = 1, corn = 2 }", "cost = { leek = 4 }", "cost can be"),
    ('colours = ["blue", "blue"]', 'colours = ["blue", "red"]', "the ten pairs of the four Client colours"),
    ('colours = ["blue", "blue"]', 'colours = ["blue"]', "'R01' should name two Client colours"),
    ("client_value = 3", "client_value = 7", "'R01': no Client is worth 7"),
    ("points = 5", "points = 6", "'R01' should be worth 5 points"),
    ('id = "move_tile"', 'id = "fly"', "should be these ten"),
    ("uses_per_game = 1", "uses_per_game = 2", "uses_per_game = 1"),
    ('animals = ["sheep", "sheep"]', 'animals = ["sheep"]', "Each column of 'A1' should name two Animals"),
    ('power = "swap_animal"', 'power = "animal_trio"', "'A1': animal_trio stands on the last column"),
    ('power = "animal_trio"', 'power = "move_tile"', "'B1': animal_trio stands on the last column"),
    ('parameter = "pig"', 'parameter = "hen"', "'A3': parameter of draw_tile can be sheep, pig, cow"),
    ('power = "swap_animal"', 'power = "swap_animal"\n  parameter = "pig"', "only draw_tile has a parameter"),
    (
        'side = "A"\nstart_column = true',
        'side = "A"\nstart_column = false',
        "'A1': start_column is true on A",
    ),
    ('side = "A"\nstart_column = true', 'side = "B"\nstart_column = false', "5 A and 5 B rows"),
]


@pytest.mark.parametrize(("good", "bad", "sentence"), BAD, ids=[sentence[:40] for _, _, sentence in BAD])
def test_a_bad_file_is_refused_in_words(good: str, bad: str, sentence: str) -> None:
    assert good in TEXT
    with pytest.raises(ComponentsError) as caught:
        title_with(TEXT.replace(good, bad, 1))
    assert sentence in str(caught.value)
    assert str(caught.value)[-1] in ".!?"
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ("tile", "20 sheep rows [[tile]], not 19"),
        ("starting_tile", "12 rows [[starting_tile]], not 11"),
        ("client", "20 rows [[client]], not 19"),
        ("reputation", "the ten pairs"),
        ("alt_cow", "20 rows [[alt_cow]]"),
        ("power", "these ten"),
        ("livestock", "5 A and 5 B"),
    ],
)
def test_a_row_too_few_is_refused(row: str, sentence: str) -> None:
    start = TEXT.index(f"[[{row}]]")
    end = TEXT.index(f"[[{row}]]", start + 1)
    with pytest.raises(ComponentsError) as caught:
        read_components(TEXT[:start] + TEXT[end:])
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "format = 1",
        "\x00",
        "[[tile]]",
        "tile = 3",
        "x" * 300_000,
        "x = " + "[" * 5000,
        "x = " + "9" * 5000,
    ],
)
def test_no_components_file_at_all(text: str) -> None:
    with pytest.raises(ComponentsError):
        read_components(text)


@pytest.mark.parametrize("table", ["game", "tokens", "medals", "scoring", "tile", "client", "livestock"])
def test_a_missing_table_is_refused(table: str) -> None:
    with pytest.raises(ComponentsError):
        read_components(
            TEXT.replace(f"[{table}]", "[other]").replace("[[livestock.column]]", "[[other.column]]")
        )

"""Rulebook section 1: what is in the box, and what is open to all."""

from collections.abc import Sequence

import pytest

from rules.chance import Chance, Seeded, Stream
from rules.sprouts.beds import BEDS, GARDENS
from rules.sprouts.components import RIVAL_TOKENS, TOKENS
from rules.sprouts.components_reader import COMPONENTS
from rules.sprouts.seeds import DICE, HERBS, KIND_COUNTS, KINDS, SIDES
from tests.rules.sprouts.sprouts_kit import TEAMS, dice, new, options_of, play, refused, start, table

GREEN = {"green_peony": "peony", "green_forget_me_not": "forget_me_not"}
GREEN |= {"green_black_eyed_susan": "black_eyed_susan"}


class Noted(Chance):
    """Seeded chance that notes what it was asked."""

    def __init__(self, seed: int) -> None:
        self.asked: dict[str, dict[str, int]] = {}
        self._chance = Seeded(seed)

    def choose(self, key: str, outcomes: Sequence[str], weights: Sequence[int]) -> int:
        assert key not in self.asked, "a key is used once"
        self.asked[key] = dict(zip(outcomes, weights, strict=True))
        return self._chance.choose(key, outcomes, weights)


@pytest.mark.rule("HS-1.1")
def test_hs_1_1_there_are_thirty_seed_dice_with_five_herbs_each() -> None:
    assert dict(zip(KINDS, KIND_COUNTS, strict=True)) == {
        "yellow": 6,
        "pink": 7,
        "blue": 8,
        **dict.fromkeys(GREEN, 3),
    }
    assert DICE == 30
    assert all(sides[:5] == ("lavender", "bay", "tarragon", "saffron", "rosemary") for sides in SIDES)


@pytest.mark.rule("HS-1.2")
def test_hs_1_2_the_sixth_side_depends_on_the_colour() -> None:
    sixth = {kind: sides[5] for kind, sides in zip(KINDS, SIDES, strict=True)}
    assert sixth == {"yellow": "trowel", "pink": "gloves", "blue": "wild", **GREEN}


@pytest.mark.rule("HS-1.3")
def test_hs_1_3_forty_tool_cards_have_a_banner_squares_and_tools() -> None:
    cards = COMPONENTS.cards
    assert len(cards) == len({card.id for card in cards}) == 40
    assert {card.squares for card in cards} == {0, 1, 2, 3}
    assert all(COMPONENTS.worth[card.banner] for card in cards)
    assert all(len(card.tools) + (card.pot >= 0) <= 3 for card in cards)
    assert all(len(set(card.tools)) + (card.pot >= 0) <= 2 for card in cards)
    assert [card.id for card in cards if not card.tools] == ["T01", "T02", "T03", "T04", "T05", "T06"]


@pytest.mark.rule("HS-1.4")
def test_hs_1_4_each_player_has_fifteen_tokens_and_the_rival_twenty() -> None:
    board = {"same-3": [0, 0], "same-4": [0, 0], "same-5": [0, 0], "same-6": [0, 0], "same-7": [0]}
    board |= {"diff-3": [0, 0], "diff-4": [0, 0], "diff-5": [0]}
    state = table("plant", dice("LL"), board=board)
    play(state, "0: plant pairs-1 yellow-lavender yellow-lavender")
    assert state.board.count(0) == TOKENS == 15
    state.barrows[0] = state.barrows[1] = table("plant", dice("LL")).barrows[0]
    assert refused(state, "plant pairs-1 yellow-lavender yellow-lavender") == "no-token"
    assert RIVAL_TOKENS == 20


@pytest.mark.rule("HS-1.5")
def test_hs_1_5_nine_rival_cards_name_a_place_and_a_herb() -> None:
    named = [(card.id, card.place, HERBS[card.herb]) for card in COMPONENTS.rival_cards]
    assert named == [
        ("R1", 1, "lavender"),
        ("R2", 2, "lavender"),
        ("R3", 2, "bay"),
        ("R4", 3, "bay"),
        ("R5", 1, "tarragon"),
        ("R6", 3, "tarragon"),
        ("R7", 1, "saffron"),
        ("R8", 2, "saffron"),
        ("R9", 3, "rosemary"),
    ]


@pytest.mark.rule("HS-1.6")
def test_hs_1_6_every_space_has_its_garden_its_requirement_and_its_points() -> None:
    assert {GARDENS[garden] for garden in COMPONENTS.space_garden} == {"same", "diff", "pairs", "flower"}
    assert len(COMPONENTS.space_bed) == len(COMPONENTS.space_vp) == len(COMPONENTS.space_garden)
    for bed, garden in zip(COMPONENTS.space_bed, COMPONENTS.space_garden, strict=True):
        assert BEDS[bed].startswith(f"{GARDENS[garden]}-")


@pytest.mark.rule("HS-1.7")
def test_hs_1_7_28_spaces_are_worth_141_points() -> None:
    worth = {BEDS[bed]: COMPONENTS.worth[bed] for bed in COMPONENTS.beds}
    assert worth == {
        "same-3": (4, 2),
        "same-4": (6, 4),
        "same-5": (9, 6),
        "same-6": (12, 8),
        "same-7": (15,),
        "diff-3": (3, 2),
        "diff-4": (5, 3),
        "diff-5": (8, 5),
        "pairs-1": (2, 1),
        "pairs-2": (5, 3),
        "pairs-3": (9, 6),
        "flower-5": (5,),
        "flower-4": (4, 4),
        "flower-3": (3, 3),
        "flower-2": (2, 2),
    }
    assert len(COMPONENTS.space_vp) == 28
    assert sum(COMPONENTS.space_vp) == 141


@pytest.mark.rule("HS-1.8")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_hs_1_8_everybody_sees_everything_that_lies_open(players: int) -> None:
    state = new(players)
    open_to_all = state.position() | {"observer": None}
    for player in range(players):
        assert state.observe(player).position() | {"observer": None} == open_to_all


@pytest.mark.rule("HS-1.8")
def test_hs_1_8_what_comes_next_is_in_no_state() -> None:
    one, other = new(2, seed=1), new(2, seed=1)
    play(one, "0: take 1" if one.player == 0 else "1: take 1", chance=Stream(5))
    other.apply(other.legal_actions()[0], Stream(6))
    assert one == other, "the deck and the bag are asked only when something is drawn"


@pytest.mark.rule("HS-1.9")
def test_hs_1_9_every_die_in_the_bag_and_every_side_is_equally_likely() -> None:
    chance = Noted(3)
    start(chance, 2)
    bag = dict(zip(KINDS, KIND_COUNTS, strict=True))
    assert chance.asked["draw start player 0 die 0"] == bag
    assert sum(chance.asked["draw start player 0 die 1"].values()) == 29
    rolls = [asked for key, asked in chance.asked.items() if key.startswith("roll")]
    assert all(set(asked.values()) == {1} and len(asked) == 6 for asked in rolls)


@pytest.mark.rule("HS-1.9")
def test_hs_1_9_dice_of_one_kind_and_face_are_alike_in_every_list() -> None:
    held = "blue-bay blue-bay green_peony-bay green_forget_me_not-bay"
    state = table("special", held, card="T14")
    assert options_of(state, "glove") == [
        "glove blue-bay",
        "glove green_forget_me_not-bay",
        "glove green_peony-bay",
    ]
    pairs = options_of(table("plant", held), "plant pairs-1")
    assert pairs == [
        "plant pairs-1 blue-bay blue-bay",
        "plant pairs-1 blue-bay green_forget_me_not-bay",
        "plant pairs-1 blue-bay green_peony-bay",
        "plant pairs-1 green_forget_me_not-bay green_peony-bay",
    ]
    gifts = table("give", players=4, card="T01", dice=["blue-bay", "blue-bay", "pink-bay"], options=TEAMS)
    assert options_of(gifts) == ["give blue-bay", "give pink-bay"]
    same = table("take", "blue-bay pink-bay")
    assert same == table("take", "pink-bay blue-bay"), "places inside a barrow have no meaning"

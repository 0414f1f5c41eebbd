"""Rulebook section 10: the Rival's token, the dice that were left, the next Lead."""

import pytest

from rules.chance import Scripted, Seeded
from rules.sprouts.components import RIVAL_TOKENS
from rules.sprouts.state import SproutsState
from tests.rules.sprouts.sprouts_kit import dice, facts, new, play, table

RIVAL = 4


def cleaned(card: str, board: dict[str, list[int | str]] | None = None, players: int = 2) -> SproutsState:
    """After the clean up in which ``card`` was left."""
    shed = "- " * players + card
    state = table("plant", players=players, turn=players - 1, round=6, shed=shed, board=board or {})
    play(state, f"{players - 1}: done")
    return state


def rivals(state: SproutsState) -> dict[str, list[int]]:
    """The points of the spaces that the Rival took, bed by bed."""
    spaces = zip(
        state.variant.components.space_bed, state.variant.components.space_vp, state.board, strict=True
    )
    names = state.position()["board"]
    assert isinstance(names, dict)
    taken = [(bed, vp) for bed, vp, owner in spaces if owner == RIVAL]
    return {str(bed): [vp for other, vp in taken if other == bed] for bed, _ in taken}


@pytest.mark.rule("HS-10.1")
@pytest.mark.parametrize("players", [2, 3])
def test_hs_10_1_with_two_or_three_the_card_left_places_a_token(players: int) -> None:
    assert cleaned("T01", players=players).position()["board"] == {"same-3": ["rival"]}


@pytest.mark.rule("HS-10.1")
def test_hs_10_1_with_four_this_is_skipped() -> None:
    assert cleaned("T01", players=4).position()["board"] == {}


@pytest.mark.rule("HS-10.2", "HS-17.16")
@pytest.mark.parametrize(
    ("before", "after", "points"),
    [([], ["rival"], [12]), ([0], [0, "rival"], [8]), ([0, 1], [0, 1], None)],
)
def test_hs_10_2_a_herb_banner_takes_the_better_open_space(
    before: list[int | str], after: list[int | str], points: list[int] | None
) -> None:
    state = cleaned("T38", {"same-6": before} if before else {})
    assert state.position()["board"] == {"same-6": after}
    assert list(rivals(state).values()) == ([points] if points else [])


@pytest.mark.rule("HS-10.3", "HS-17.17")
@pytest.mark.parametrize(("before", "after"), [([], ["rival"]), ([0], [0, "rival"]), ([0, 1], [0, 1])])
def test_hs_10_3_a_flower_banner_takes_a_space_of_its_points_only(
    before: list[int | str], after: list[int | str]
) -> None:
    state = cleaned("T16", {"flower-4": before} if before else {})
    assert state.position()["board"] == {"flower-4": after}, "flower-3 stays open whatever happens"


@pytest.mark.rule("HS-10.4")
@pytest.mark.parametrize(
    ("players", "options", "most"),
    [
        (2, {}, 10),
        (3, {}, 9),
        (4, {"mode": "advanced"}, 8),
        (4, {}, 0),
        (1, {}, 15),
        (1, {"advanced_solo": True}, 20),
    ],
)
def test_hs_10_4_twenty_rival_tokens_always_suffice(
    players: int, options: dict[str, str | bool], most: int
) -> None:
    tokens = []
    for seed in range(12):
        state = new(players, seed=seed, **options)
        while state.current_player is not None:
            state.advance(state.legal_actions()[0], Seeded(seed))
        tokens.append(state.board.count(RIVAL))
    assert max(tokens) <= most <= RIVAL_TOKENS
    assert max(tokens) >= most * 0.8, "nobody plants, so the Rival finds space"


@pytest.mark.rule("HS-10.5")
def test_hs_10_5_dice_go_back_the_card_leaves_and_the_bag_passes_on() -> None:
    state = table("plant", dice("LB"), turn=1, shed="- - T01")
    bag = sum(state.bag)
    script = ["T39", "T40", "T30", "yellow", "bay"]
    events = play(state, "1: done", chance=Scripted(script))
    (cleared,) = facts(events, "shed_cleared")
    assert cleared["cards"] == ["T01"]
    assert len(str(cleared["dice"]).split(",")) == 3
    assert sum(state.bag) == bag + 3 - 1
    assert state.lead == state.current_player == 1
    assert "T01" in str(state.position()["gone"])


@pytest.mark.rule("HS-10.6")
def test_hs_10_6_no_card_ever_comes_back() -> None:
    state = new(4, seed=3)
    seen: list[int] = []
    round_ = 0
    while state.current_player is not None:
        if state.round > round_:
            round_ = state.round
            seen += state.shed
        state.advance(state.legal_actions()[0], Seeded(3))
    assert len(seen) == len(set(seen)) == 40


@pytest.mark.rule("HS-10.6")
def test_hs_10_6_the_last_round_has_its_whole_clean_up() -> None:
    board: dict[str, list[int | str]] = {"same-3": ["rival"], "diff-3": ["rival"], "pairs-1": ["rival"]}
    state = table("plant", round=10, turn=1, shed="- - T40", board=board)
    events = play(state, "1: done")
    assert state.current_player is None
    assert facts(events, "rival_planted") == [{"card": "T40", "bed": "flower-5", "vp": 5}]
    assert facts(events, "lemonade_lost") == [{}]

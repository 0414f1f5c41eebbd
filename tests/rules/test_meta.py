"""What is chosen before a match, and the small values of the contract."""

from collections.abc import Mapping

import pytest

from rules.title import (
    Decision,
    IllegalAction,
    Json,
    Meta,
    Option,
    Outcome,
    Refusal,
    RulesError,
    Score,
    Setup,
    SetupError,
)

META = Meta(
    id="sample",
    name="A Sample",
    designers=("Nobody",),
    licence="none",
    players=(2, 3),
    options=(
        Option("rain", "Rain", (False, True), default=False, players=(2, 3), rule="XX-1.1"),
        Option("deck", "Deck", ("small", "large"), default="small", players=(3,), rule="XX-1.2"),
        Option("laps", "Laps", (1, 2, 3), default=2, players=(2, 3), rule="XX-1.3"),
    ),
    has_secrets=False,
)


def test_what_is_not_chosen_is_the_default() -> None:
    assert META.setup(2) == Setup(2, {"rain": False, "deck": "small", "laps": 2})
    assert META.setup(3, {"laps": 1, "deck": "large"}) == Setup(
        3, {"rain": False, "deck": "large", "laps": 1}
    )


def test_the_default_may_be_named_at_any_player_count() -> None:
    assert META.setup(2, {"deck": "small"}) == META.setup(2)


@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (1, {}, "A Sample is for 2, 3 players, not 1."),
        (4, {}, "A Sample is for 2, 3 players, not 4."),
        (True, {}, "A Sample is for 2, 3 players, not True."),
        (2.0, {}, "A Sample is for 2, 3 players, not 2.0."),
        (2, {"snow": True}, "A Sample has no option 'snow'; its options are: rain, deck, laps."),
        (2, {"rain": 1}, "Option 'rain' can be: false, true."),
        (2, {"rain": "true"}, "Option 'rain' can be: false, true."),
        (2, {"rain": None}, "Option 'rain' can be: false, true."),
        (2, {"laps": True}, "Option 'laps' can be: 1, 2, 3."),
        (2, {"laps": 2.0}, "Option 'laps' can be: 1, 2, 3."),
        (2, {"laps": 4}, "Option 'laps' can be: 1, 2, 3."),
        (3, {"deck": []}, "Option 'deck' can be: small, large."),
        (2, {"deck": "large"}, "Option 'deck' is for 3 players (XX-1.2)."),
    ],
)
def test_a_wrong_setup_is_refused_with_one_sentence(
    players: int, options: Mapping[str, Json], reason: str
) -> None:
    with pytest.raises(SetupError) as caught:
        META.setup(players, options)
    assert str(caught.value) == reason
    assert isinstance(caught.value, RulesError)


def test_a_refusal_fills_in_its_sentence() -> None:
    refusal = Refusal("XX-2.1", "On {plot} there is already {kind}.", {"plot": "a1", "kind": "wheat"})
    assert refusal.reason == "On a1 there is already wheat."
    error = IllegalAction(refusal)
    assert str(error) == "On a1 there is already wheat. (XX-2.1)"
    assert error.refusal is refusal


def test_a_score_is_the_sum_of_its_lines() -> None:
    assert Score(0, (("beans", 4), ("weeds", -3))).total == 1
    assert Score(1, ()).total == 0


def test_decisions_and_outcomes_are_plain_facts() -> None:
    assert Decision("plant", 1, "XX-3.1", {"round": 2}).facts() == {
        "kind": "plant",
        "player": 1,
        "rule": "XX-3.1",
        "round": 2,
    }
    assert Outcome((0,), (1, 2), "XX-5.2", "Most sacks.").facts() == {
        "winners": [0],
        "ranks": [1, 2],
        "rule": "XX-5.2",
        "reason": "Most sacks.",
    }

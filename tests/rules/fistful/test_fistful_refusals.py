"""Every refusal of A Fistful of Seeds: its rule, its sentence, and nothing changed."""

import pytest

from rules.chance import Seeded
from rules.fistful import TITLE, refusals
from rules.fistful.actions import PASS, PLANT, Pass, Plant
from rules.fistful.state import FistfulState
from rules.title import Action, IllegalAction, Refusal
from tests.rules.fistful.fistful_kit import harvest, reap, refused, ripe, table

PLANTING = """
    spring, round 2, plant, starter 0, turn 1
    C...W  0 carrot
    .....  1 wheat  CCCWW
    ..#..  2 apple
    .....  3 potato
    A.P.P
"""
PASSING = """
    spring, round 1, pass, starter 1, turn 0
    C...W  0 carrot
    .....  1 wheat  CCCWW
    ..#..  2 apple
    .....  3 potato
    A...P
"""
FULL = "WWWAA / WWWAA / PP#AA / PPCCC / PPCCC"


def over() -> FistfulState:
    """A match after its last harvest."""
    state = ripe(FULL, "autumn", past=[harvest("CWAP", [4, 3, 2, 1], [3, 2, 1, 0])] * 2)
    reap(state)
    return state


REFUSED = [
    (PLANTING, "plant wheat c3", "FS-3.6", "The farmhouse stands on c3: nothing can be planted there."),
    (PLANTING, "plant apple c3", "FS-3.6", "The farmhouse stands on c3: nothing can be planted there."),
    (PLANTING, "plant wheat a1", "FS-3.6", "On a1 there is already carrot: choose a free plot."),
    (PLANTING, "plant wheat e1", "FS-3.6", "On e1 there is already wheat: choose a free plot."),
    (PLANTING, "plant potato a5", "FS-3.6", "On a5 there is already apple: choose a free plot."),
    (PLANTING, "plant carrot e5", "FS-3.6", "On e5 there is already potato: choose a free plot."),
    (PLANTING, "plant apple b2", "FS-3.6", "There is no apple seed in your hand to plant."),
    (PLANTING, "plant potato b2", "FS-3.6", "There is no potato seed in your hand to plant."),
    (PLANTING, "pass wheat", "FS-3.1", "Plant a seed now; seeds are passed when everybody has planted."),
    (PLANTING, "pass apple", "FS-3.1", "Plant a seed now; seeds are passed when everybody has planted."),
    (PASSING, "pass apple", "FS-3.6", "There is no apple seed in your hand to pass."),
    (PASSING, "pass potato", "FS-3.6", "There is no potato seed in your hand to pass."),
    (
        PASSING,
        "plant wheat b2",
        "FS-3.2",
        "Everybody has planted this round: choose a seed to pass to the left.",
    ),
]


@pytest.mark.parametrize(("drawing", "text", "rule", "reason"), REFUSED)
def test_a_refusal_names_its_rule_and_says_why(drawing: str, text: str, rule: str, reason: str) -> None:
    refusal = refused(table(drawing), text)
    assert (refusal.rule, refusal.reason) == (rule, reason)


@pytest.mark.parametrize("text", ["plant wheat b2", "plant wheat c3", "pass wheat"])
def test_everything_is_refused_when_the_match_is_over(text: str) -> None:
    assert refused(over(), text) == refusals.MATCH_OVER


def test_an_action_of_another_title_is_refused() -> None:
    foreign = Action("plant wheat b2")
    for drawing in (PLANTING, PASSING):
        state = table(drawing)
        before = state.copy()
        assert state.refusal(foreign) == refusals.NO_ACTION
        with pytest.raises(IllegalAction, match=r"^That is no action of A Fistful of Seeds\. \(FS-3\.1\)$"):
            state.apply(foreign, Seeded(1))
        assert state == before
    assert over().refusal(foreign) == refusals.MATCH_OVER


def test_an_observer_cannot_act_for_somebody_else() -> None:
    planting, passing = table(PLANTING).observe(0), table(PASSING).observe(0)
    assert planting.refusal(TITLE.parse("plant wheat b2")) == refusals.NOT_YOUR_TURN
    assert passing.refusal(TITLE.parse("pass wheat")) == refusals.NOT_YOUR_TURN
    assert list(planting.legal_actions()) == []
    assert list(passing.legal_actions()) == []


def test_the_error_has_the_sentence_and_the_rule() -> None:
    with pytest.raises(IllegalAction) as caught:
        table(PLANTING).apply(TITLE.parse("plant wheat c3"), Seeded(1))
    assert str(caught.value) == "The farmhouse stands on c3: nothing can be planted there. (FS-3.6)"


def test_every_refusal_that_stands_alone_is_shown_above() -> None:
    alone = {refusal.reason for refusal in vars(refusals).values() if isinstance(refusal, Refusal)}
    shown = {reason for *_, reason in REFUSED}
    shown |= {r.reason for r in (refusals.MATCH_OVER, refusals.NO_ACTION, refusals.NOT_YOUR_TURN)}
    assert alone <= shown


@pytest.mark.parametrize(
    ("phase", "plant", "pass_"), [("plant", True, False), ("pass", False, True), ("over", False, False)]
)
def test_which_phase_accepts_which_action(phase: str, plant: bool, pass_: bool) -> None:  # noqa: FBT001
    state = {"plant": table(PLANTING), "pass": table(PASSING), "over": over()}[phase]
    legal = state.legal_actions()
    assert any(isinstance(action, Plant) for action in legal) == plant
    assert any(isinstance(action, Pass) for action in legal) == pass_
    every = [action for row in PLANT for action in row] + list(PASS)
    assert len(every) == 104
    assert {action for action in every if state.refusal(action) is None} == set(legal)

"""Every promise of the contract, on moments of random matches of every title."""

import pytest

from rules.title import Title
from tests.contract.laws import LAWS, Law, guesses
from tests.contract.moments import moments
from tests.contract.titles_under_test import CASES, TITLES, Case, cases_of


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Law, case: Case) -> None:
    for moment in moments(case):
        law(moment)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.meta.id)
def test_a_title_with_secrets_leaves_its_players_guessing(title: Title) -> None:
    if title.meta.has_secrets:
        worlds = [guess for _, guess in guesses(moments(cases_of(title)[0])[0])]
        assert any(world != worlds[0] for world in worlds)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_moments_show_every_kind_of_decision_and_the_end(case: Case) -> None:
    kinds = {moment.state.decision.kind if moment.state.decision else "over" for moment in moments(case)}
    assert "over" in kinds
    assert len(kinds) >= 2
    assert len(moments(case)) >= 2

"""The contract holds for a title with an owner's components file, too."""

import pytest

from game.titles import title_with
from tests.contract.laws import LAWS, Law
from tests.contract.moments import moments
from tests.contract.titles_under_test import Case, cases_of
from tests.game.owners import GOOD

CASES = [case for title_id, text in GOOD.items() for case in cases_of(title_with(title_id, text))[:2]]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Law, case: Case) -> None:
    for moment in moments(case):
        law(moment)

"""The registry of titles."""

import pytest

from game.ai.registry import EVALUATIONS
from game.titles import TITLES, UnknownTitleError, title_of


def test_every_title_is_found_by_its_id() -> None:
    assert [title_of(title.meta.id) for title in TITLES] == list(TITLES)


def test_an_unknown_id_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownTitleError, match=r"no title 'chess'.*fistful"):
        title_of("chess")


def test_every_title_has_computer_players() -> None:
    assert set(EVALUATIONS) == {title.meta.id for title in TITLES}

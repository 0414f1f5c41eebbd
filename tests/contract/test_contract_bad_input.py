"""Whatever is given to a title, it refuses with its own error and one sentence, or it holds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.chance import Stream
from rules.title import Json, NotationError, PositionError, RulesError, SetupError, State, Title
from tests.contract.moments import Moment, moments, playout
from tests.contract.mutation import STRANGE, mutated
from tests.contract.titles_under_test import CASES, THOROUGH, TITLES, Case, cases_of

POSITIONS = 1600 * THOROUGH
"""How many damaged positions each title is given."""

STRANGE_VALUES: tuple[Json, ...] = (None, [], {}, 0.5, "no such value", 10**20)

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.meta.id)


def one_sentence(error: RulesError) -> None:
    """What a person gets to read."""
    assert str(error)[-1] in ".!?"
    assert len(str(error)) < 500
    assert "\n" not in str(error)


def loaded(title: Title, position: Json) -> State | None:
    """The state, or None when it was refused as it should be."""
    try:
        return title.load(position)
    except PositionError as error:
        one_sentence(error)
        return None


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_damaged_position_is_refused_or_can_be_played(case: Case) -> None:
    stream = Stream(5)
    shown = moments(case)
    refused = accepted = 0
    for number in range(POSITIONS // len(cases_of(case.title))):
        moment = shown[number % len(shown)]
        position = mutated(seen(moment, stream).position(), stream)
        state = loaded(case.title, position)
        if state is None:
            refused += 1
        else:
            accepted += 1
            holds(case, state)
    assert refused > accepted


def seen(moment: Moment, stream: Stream) -> State:
    """The true state, or what one of the players sees."""
    player = stream.below(2 * len(moment.players))
    return moment.state if player not in moment.players else moment.state.observe(player)


def holds(case: Case, state: State) -> None:
    """A state that was loaded keeps the promises of any other."""
    assert case.title.load(state.position()) == state
    observer = state.observer
    if observer is not None:
        guess = state.determinize(observer, Stream(1))
        assert guess.observe(observer) == state
        state = guess
    assert playout(state, 1, case.most_actions) <= case.most_actions
    assert state.outcome is not None


@every_title
@pytest.mark.parametrize("position", STRANGE, ids=repr)
def test_no_position_at_all_is_refused(title: Title, position: Json) -> None:
    assert loaded(title, position) is None


@every_title
@given(text=st.text(max_size=60))
def test_noise_is_no_action(title: Title, text: str) -> None:
    try:
        action = title.parse(text)
    except NotationError as error:
        one_sentence(error)
    else:
        assert title.parse(str(action)) is action


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_misspelt_action_is_refused_or_another_action(case: Case) -> None:
    stream = Stream(6)
    for action in moments(case)[0].pool:
        for _ in range(4):
            text = mutated(str(action), stream)
            try:
                read = case.title.parse(str(text))
            except NotationError:
                continue
            assert case.title.parse(str(read)) is read


@every_title
def test_a_setup_that_cannot_be_is_refused(title: Title) -> None:
    meta = title.meta
    for players in (-1, 0, max(meta.players) + 1, 10**20):
        with pytest.raises(SetupError):
            meta.setup(players)
    with pytest.raises(SetupError):
        meta.setup(meta.players[0], {"no such option": True})
    for option in meta.options:
        for strange in STRANGE_VALUES:
            with pytest.raises(SetupError):
                meta.setup(meta.players[0], {option.id: strange})


@every_title
def test_a_title_says_who_it_is(title: Title) -> None:
    meta = title.meta
    assert meta.id == meta.id.lower().strip()
    assert meta.name
    assert meta.designers
    assert meta.licence
    assert list(meta.players) == sorted(set(meta.players))
    assert meta.version >= 1
    assert len({option.id for option in meta.options}) == len(meta.options)
    for option in meta.options:
        assert option.default in option.values
        assert len(set(option.values)) == len(option.values) >= 2
        assert set(option.players) <= set(meta.players)

"""The promises of ``rules/title.py``, each a function that fails on a moment that breaks it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence

import pytest

from rules.chance import Seeded, Stream
from rules.title import Action, Event, IllegalAction, Json, State
from tests.contract.moments import Moment, playout
from tests.rules.rulebooks import every_rule, titles_with_rulebook

Law = Callable[[Moment], None]


def plain(value: Json) -> Json:
    """What JSON text makes of it."""
    again: Json = json.loads(json.dumps(value))
    return again


def acted(state: State, action: Action, moment: Moment) -> State:
    """A copy in which ``action`` has been applied."""
    after = state.copy()
    after.apply(action, moment.chance)
    return after


def is_rule(moment: Moment, rule: str) -> bool:
    """Whether the rulebook has this rule; toys have none and are believed."""
    return moment.case.title.meta.id not in titles_with_rulebook() or rule in every_rule()


# --- deciding and acting ------------------------------------------------------------------


def somebody_decides_exactly_until_the_match_is_over(moment: Moment) -> None:
    state = moment.state
    over = state.current_player is None
    assert (state.decision is None) == over
    assert (state.outcome is not None) == over
    assert (len(state.legal_actions()) == 0) == over
    assert over or state.current_player in moment.players


def the_decision_says_who_is_asked_and_by_which_rule(moment: Moment) -> None:
    decision = moment.state.decision
    if decision is not None:
        assert decision.player == moment.state.current_player
        assert re.fullmatch(r"[a-z][a-z0-9_ -]*", decision.kind)
        assert is_rule(moment, decision.rule)
        assert plain(decision.facts()) == decision.facts()


def legal_actions_are_stable_and_listed_once(moment: Moment) -> None:
    actions = list(moment.state.legal_actions())
    assert list(moment.state.legal_actions()) == actions
    assert list(moment.state.copy().legal_actions()) == actions
    assert len({id(action) for action in actions}) == len(actions)
    assert len({str(action) for action in actions}) == len(actions)


def exactly_the_legal_actions_are_not_refused(moment: Moment) -> None:
    legal = set(moment.state.legal_actions())
    for action in (*moment.pool, *legal):
        refusal = moment.state.refusal(action)
        assert (refusal is None) == (action in legal), action
        if refusal is not None:
            assert is_rule(moment, refusal.rule)
            assert refusal.reason[-1] in ".!?"
            assert "{" not in refusal.reason


def a_refused_action_changes_nothing(moment: Moment) -> None:
    state = moment.state.copy()
    for action in moment.pool:
        refusal = state.refusal(action)
        if refusal is not None:
            with pytest.raises(IllegalAction) as caught:
                state.apply(action, moment.chance)
            assert caught.value.refusal == refusal
            assert state == moment.state, action
    assert state.position() == moment.state.position()


def an_action_is_read_back_as_the_very_same(moment: Moment) -> None:
    for action in (*moment.pool, *moment.state.legal_actions()):
        text = str(action)
        assert moment.case.title.parse(text) is action
        assert text == " ".join(text.split())


def advance_does_what_apply_does(moment: Moment) -> None:
    for action in some_of(moment.state.legal_actions()):
        applied, advanced = moment.state.copy(), moment.state.copy()
        applied.apply(action, moment.chance)
        advanced.advance(action, moment.chance)
        assert applied == advanced, action
        assert applied != moment.state, action


def the_same_chance_gives_the_same_result(moment: Moment) -> None:
    for action in some_of(moment.state.legal_actions()):
        first, second = moment.state.copy(), moment.state.copy()
        assert first.apply(action, Seeded(3)) == second.apply(action, Seeded(3))
        assert first == second


def a_copy_lives_its_own_life(moment: Moment) -> None:
    before = moment.state.position()
    copy = moment.state.copy()
    assert copy == moment.state
    assert copy.position() == before
    playout(copy, 1, most=40)
    assert moment.state.position() == before


# --- scores and events --------------------------------------------------------------------


def scores_are_lines_that_add_up(moment: Moment) -> None:
    scores = moment.state.scores()
    assert [score.player for score in scores] == list(moment.players)
    assert len({tuple(name for name, _ in score.lines) for score in scores}) == 1
    for score in scores:
        assert score.total == sum(points for _, points in score.lines)


def the_outcome_ranks_every_player(moment: Moment) -> None:
    outcome = moment.state.outcome
    if outcome is not None:
        assert len(outcome.ranks) == len(moment.players)
        assert all(rank >= 1 for rank in outcome.ranks)
        if len(moment.players) > 1:
            assert outcome.winners == tuple(p for p in moment.players if outcome.ranks[p] == 1) != ()
        assert is_rule(moment, outcome.rule)
        assert outcome.reason.endswith(".")
        assert plain(outcome.facts()) == outcome.facts()


def events_are_plain_facts(moment: Moment) -> None:
    for event in moment.told:
        name = re.sub(r"(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()
        for seen in (event, *(event.seen_by(player) for player in moment.players)):
            if seen is not None:
                assert seen.facts()["type"] == name
                assert plain(seen.facts()) == seen.facts()
                assert type(seen) is type(event)


# --- positions ----------------------------------------------------------------------------


def a_position_comes_back_equal(moment: Moment) -> None:
    for state in (moment.state, *(moment.state.observe(player) for player in moment.players)):
        position = state.position()
        assert plain(position) == position
        again = moment.case.title.load(plain(position))
        assert again == state
        assert again.position() == position
        assert again.observer == state.observer
        assert list(again.legal_actions()) == list(state.legal_actions())


# --- what a player knows ------------------------------------------------------------------


def an_observation_is_what_its_player_sees(moment: Moment) -> None:
    state = moment.state
    assert state.observer is None
    for player in moment.players:
        seen = state.observe(player)
        assert seen.observer == player
        assert seen.observe(player) == seen
        assert seen.current_player == state.current_player
        assert seen.decision == state.decision
        assert seen.outcome == state.outcome
        legal = list(state.legal_actions()) if state.current_player == player else []
        assert list(seen.legal_actions()) == legal


def a_guess_looks_the_same_to_the_player(moment: Moment) -> None:
    for player, guess in guesses(moment):
        assert guess.observer is None
        assert guess.observe(player) == moment.state.observe(player)
        if moment.state.current_player == player:
            assert list(guess.legal_actions()) == list(moment.state.legal_actions())


def a_guess_needs_only_what_the_player_sees(moment: Moment) -> None:
    for player in moment.players:
        seen = moment.state.observe(player)
        for seed in range(3):
            assert seen.determinize(player, Stream(seed)) == moment.state.determinize(player, Stream(seed))


def a_guess_is_a_state_that_can_be_played_to_its_end(moment: Moment) -> None:
    for player, guess in guesses(moment, count=2):
        assert moment.case.title.load(plain(guess.position())) == guess
        assert playout(guess, player, moment.case.most_actions) <= moment.case.most_actions
        assert guess.outcome is not None


def what_is_not_revealed_could_be_foreseen(moment: Moment) -> None:
    """After an action that reveals nothing, a player sees the same in every state that fits."""
    for player in moment.players:
        foreseen: dict[str, tuple[State, list[Json]]] = {}
        for number, world in enumerate(
            [moment.state, *(guess for _, guess in guesses(moment, player=player))]
        ):
            for action in some_of(world.legal_actions()):
                if world.reveals(action, player):
                    continue
                after = world.copy()
                told = after.apply(action, Seeded(number))
                sight = (after.observe(player), facts_for(player, told))
                # One's own action is known; somebody else's must look like every other.
                known = str(action) if world.current_player == player else "somebody's"
                assert foreseen.setdefault(known, sight) == sight, action


def guesses(moment: Moment, count: int = 4, player: int | None = None) -> Iterator[tuple[int, State]]:
    """Full states that a player cannot tell from the true one."""
    for observer in moment.players if player is None else [player]:
        for seed in range(count):
            yield observer, moment.state.determinize(observer, Stream(1000 * observer + seed))


def facts_for(player: int, told: tuple[Event, ...]) -> list[Json]:
    """The events as the player gets to see them."""
    return [seen.facts() for event in told if (seen := event.seen_by(player)) is not None]


def some_of(actions: Sequence[Action]) -> list[Action]:
    """Up to a dozen of the actions, from the first to the last."""
    return list(actions[:: len(actions) // 12 + 1])


LAWS: tuple[Law, ...] = (
    somebody_decides_exactly_until_the_match_is_over,
    the_decision_says_who_is_asked_and_by_which_rule,
    legal_actions_are_stable_and_listed_once,
    exactly_the_legal_actions_are_not_refused,
    a_refused_action_changes_nothing,
    an_action_is_read_back_as_the_very_same,
    advance_does_what_apply_does,
    the_same_chance_gives_the_same_result,
    a_copy_lives_its_own_life,
    scores_are_lines_that_add_up,
    the_outcome_ranks_every_player,
    events_are_plain_facts,
    a_position_comes_back_equal,
    an_observation_is_what_its_player_sees,
    a_guess_looks_the_same_to_the_player,
    a_guess_needs_only_what_the_player_sees,
    a_guess_is_a_state_that_can_be_played_to_its_end,
    what_is_not_revealed_could_be_foreseen,
)

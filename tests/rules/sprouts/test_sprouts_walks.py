"""What holds at every step of every match: named invariants over random walks through all modes."""

import json
import os
from collections import Counter
from collections.abc import Iterator
from random import Random
from time import process_time

import pytest

from rules.chance import Seeded
from rules.sprouts import TITLE
from rules.sprouts.actions import Can, Done, Keep, Plant, Trowel, Yellow
from rules.sprouts.state import SproutsState
from rules.sprouts.steps import SPECIALS, STEPS
from rules.title import Action
from tests.rules.sprouts.sprouts_invariants import INVARIANTS
from tests.rules.sprouts.sprouts_kit import new

THOROUGH = os.environ.get("ALLOTMENT_THOROUGH") == "1"
MATCHES = 2000 if THOROUGH else 60
SECONDS = 600 if THOROUGH else 6

MODES: list[tuple[int, dict[str, bool | str]]] = [
    (1, {}),
    (1, {"advanced_solo": True}),
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"mode": "advanced"}),
    (4, {"mode": "teams"}),
    (4, {"mode": "teams", "lowest_score": True}),
    (4, {"mode": "teams", "no_table_talk": True}),
    (4, {"mode": "teams", "lowest_score": True, "no_table_talk": True}),
]


def choose(state: SproutsState, random: Random, *, hoards: bool) -> Action:
    """A random action; a hoarder keeps all it can and never plants, so barrows fill and bags empty."""
    actions = list(state.legal_actions())
    if hoards:
        actions = [action for action in actions if not isinstance(action, Plant | Trowel | Yellow | Can)]
        if isinstance(actions[0], Keep):
            return actions[0]
        if state.step == SPECIALS and len(actions) > 1 and random.random() < 0.6:
            actions = [action for action in actions if not isinstance(action, Done)]
    return random.choice(actions)


def walks(matches: int, seconds: float) -> Iterator[tuple[SproutsState, int]]:
    """Every state of that many matches through all modes, or as many as the time allows, with the seed."""
    until = process_time() + seconds
    for match in range(matches):
        players, options = MODES[match % len(MODES)]
        random = Random(match)
        state = new(players, seed=match, **options)
        while state.current_player is not None:
            yield state, match
            state.advance(choose(state, random, hoards=match % 3 == 0), Seeded(match))
        yield state, match
        if process_time() > until:
            assert match >= 2 * len(MODES), "the machine is too slow to tell"
            return


def test_invariants_hold_in_random_matches_through_all_modes() -> None:
    steps: Counter[str] = Counter()
    for state, _ in walks(MATCHES, SECONDS):
        steps[STEPS[state.step]] += 1
        for invariant in INVARIANTS:
            invariant(state)
    assert set(steps) == set(STEPS), "every step has been asked"


def test_positions_load_and_listings_are_stable() -> None:
    for number, (state, _) in enumerate(walks(MATCHES, SECONDS / 3)):
        if number % 5 == 0:
            assert TITLE.load(json.loads(json.dumps(state.position()))) == state
            actions = state.legal_actions()
            assert list(actions) == list(state.copy().legal_actions())
            assert len({id(action) for action in actions}) == len(actions)
            assert all(TITLE.parse(str(action)) is action for action in actions)


def test_exactly_the_listed_actions_are_not_refused() -> None:
    known: dict[str, Action] = {}
    random = Random(7)
    for number, (state, _) in enumerate(walks(MATCHES, SECONDS / 3)):
        actions = state.legal_actions()
        known.update((str(action), action) for action in actions)
        if number % 10 == 0:
            assert all(state.refusal(action) is None for action in actions)
            for action in random.sample(sorted(known.values(), key=str), min(30, len(known))):
                assert (state.refusal(action) is None) == (action in actions), str(action)


def test_apply_and_advance_do_the_same_and_copies_are_independent() -> None:
    for number, (state, seed) in enumerate(walks(MATCHES, SECONDS / 3)):
        if number % 5 or state.current_player is None:
            continue
        before = state.copy()
        action = Random(number).choice(list(state.legal_actions()))
        applied, advanced = state.copy(), state.copy()
        applied.apply(action, Seeded(seed))
        advanced.advance(action, Seeded(seed))
        assert applied == advanced
        assert state == before
        assert applied != before


def test_what_reveals_nothing_is_the_same_under_any_chance() -> None:
    hidden = 0
    for number, (state, _) in enumerate(walks(MATCHES, SECONDS / 3)):
        player = state.current_player
        if number % 3 or player is None:
            continue
        action = Random(number).choice(list(state.legal_actions()))
        one, other = state.copy(), state.copy()
        one.advance(action, Seeded(1))
        other.advance(action, Seeded(2))
        if not state.reveals(action, player):
            assert one == other, str(action)
        elif one != other:
            hidden += 1
    assert hidden > 50, "and what reveals something mostly differs"


@pytest.mark.parametrize(("players", "options"), MODES)
def test_an_observation_is_all_there_is_to_know(players: int, options: dict[str, bool | str]) -> None:
    state = new(players, seed=5, **options)
    for _ in range(40):
        for player in range(players):
            seen = state.observe(player)
            assert seen.observer == player
            assert seen.observe(player) == seen
            full = seen.determinize(player, Seeded(3))
            assert full == state
            assert full.observe(player) == seen
            own = state.current_player == player
            assert list(seen.legal_actions()) == (list(state.legal_actions()) if own else [])
        if state.current_player is None:
            break
        state.advance(state.legal_actions()[-1], Seeded(5))


def test_an_observation_shows_one_players_view_only() -> None:
    with pytest.raises(ValueError, match="one player's view"):
        new().observe(0).observe(1)

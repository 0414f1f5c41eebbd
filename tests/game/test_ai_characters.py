"""Characters: who there is, what leans them, that they play differently and obey the same rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from statistics import mean

import pytest

from game.ai.characters import (
    CHARACTERS,
    TRIED_ENOUGH,
    Character,
    character_of,
    characters_of,
    drawn,
    lean,
    named,
)
from game.ai.choice import Choice, Considered
from game.ai.leaning import LEANINGS, Leaning
from game.ai.levels import GARDENER, LEVELS, choose
from game.ai.registry import LIKINGS
from game.engine.lines import RequestError
from game.engine.session import Session
from game.match import Match
from game.opponents import Opponents, thinking_seed
from game.seats import NAMES, Seat, seat
from game.titles import TITLES, title_of
from rules.chance import Stream
from rules.title import Action, State
from tests.game.engines import StagedStart, ask

MATCHES = {"sprouts": 10}
"""How many matches show a leaning: 3 where nothing is said; quick ones take more."""

TITLE_IDS = [title.meta.id for title in TITLES]


def test_every_level_has_a_character_of_every_leaning_and_nobody_shares_a_name() -> None:
    for level in LEVELS:
        assert [each.leaning for each in characters_of(level.id)] == list(LEANINGS)
    names = [each.name for each in CHARACTERS]
    assert len(set(names)) == len(names) == len(LEVELS) * len(LEANINGS)
    assert not set(names) & set(NAMES), "the seats of a daily deal must stay who they are"
    assert len({each.emblem for each in CHARACTERS}) == len(names)


def test_a_seat_tells_its_character_by_level_and_name_also_from_a_record() -> None:
    iris = named("gardener", "Iris")
    assert character_of("gardener", "Iris") is iris
    assert character_of("expert", "Iris") is None
    assert character_of("gardener", "Basil") is None
    assert character_of("person", "Iris") is None
    title = title_of("fistful")
    match = Match(title, title.meta.setup(2), 1, [seat("person", 0), seat("gardener", 1, "Iris")])
    again = Match.from_record(match.record()).seats[1]
    assert character_of(again.kind, again.name) is iris
    with pytest.raises(
        ValueError, match=r"no character 'Bo' at the level gardener; there is: Iris, Bay, Susan"
    ):
        named("gardener", "Bo")


def test_anyone_is_drawn_by_deal_and_seat_and_nobody_twice_while_others_are_there() -> None:
    first = {drawn("gardener", seed, 1) for seed in range(40)}
    assert first == set(characters_of("gardener"))
    assert drawn("gardener", 7, 1) is drawn("gardener", 7, 1)
    taken: list[str] = []
    for number in range(3):
        someone = drawn("expert", 5, number, taken)
        assert someone is not None
        assert someone.name not in taken
        taken.append(someone.name)
    assert drawn("expert", 5, 3, taken) is not None
    assert drawn("nobody", 5, 3) is None


# --- leaning ----------------------------------------------------------------------------------------


def choice_of(*values: tuple[float, int]) -> tuple[Choice, State]:
    """A choice among the first actions of Fistful with these values and visits."""
    state = title_of("fistful").new(title_of("fistful").meta.setup(2), Stream(1))
    actions = state.legal_actions()
    considered = tuple(
        Considered(actions[number], value, visits) for number, (value, visits) in enumerate(values)
    )
    return Choice(considered[0].action, considered, "a remark"), state


def likes(number: int, much: float = 1.0) -> object:
    def liking(state: State, action: Action, leaning: Leaning) -> float:
        del leaning
        return much if action is state.legal_actions()[number] else 0.0

    return liking


@pytest.mark.parametrize(
    ("values", "taken"),
    [
        ([(10.0, 6), (10.0, 6), (5.0, 6)], 1),  # equal: by taste
        ([(10.0, 6), (9.9, 6), (5.0, 6), (5.0, 6)], 1),  # nearly
        ([(10.0, 6), (6.0, 6), (5.0, 6), (5.0, 6)], 0),  # too much is lost
        ([(10.0, 6), (10.0, 0), (5.0, 6)], 0),  # not known well enough
        ([(8.0, 6), (10.0, 6), (5.0, 6), (5.0, 6)], 1),
        ([(10.0, 6)], 0),
    ],
)
def test_a_character_takes_what_it_likes_where_little_is_lost(
    values: list[tuple[float, int]], taken: int
) -> None:
    choice, state = choice_of(*values)
    leant = lean(choice, state, likes(min(1, len(values) - 1)), "eager")  # type: ignore[arg-type]
    assert leant.action is choice.considered[taken].action
    assert leant.considered[0].action is leant.action
    assert sorted(map(str, (each.action for each in leant.considered))) == sorted(
        map(str, (each.action for each in choice.considered))
    )
    assert leant.remark == "a remark"


def test_what_nobody_likes_stays_as_the_level_chose() -> None:
    choice, state = choice_of((5.0, 6), (5.0, 6), (4.0, 6))
    assert lean(choice, state, likes(2, 0.0), "eager") is choice  # type: ignore[arg-type]
    assert 0 < TRIED_ENOUGH < 1


# --- play -------------------------------------------------------------------------------------------


def decisions(title_id: str, character: Character | None, seeds: range) -> Iterator[tuple[State, Choice]]:
    """The decisions of seat 0 against a plain Gardener, each guessing once."""
    title = title_of(title_id)
    for seed in seeds:
        match = Match(title, title.meta.setup(2), seed, [seat("gardener", number) for number in range(2)])
        while (player := match.state.current_player) is not None:
            observation = match.state.observe(player)
            choice = choose(
                title_id,
                GARDENER,
                observation,
                thinking_seed(seed, match.action_count, player),
                iterations=1,
                character=character if player == 0 else None,
            )
            if player == 0:
                yield observation, choice
            match.act(choice.action)


@cache
def liked(title_id: str, character: Character | None) -> dict[Leaning, float]:
    """By leaning, how much of what it could like at each decision was taken, from 0 to 1."""
    liking = LIKINGS[title_id]
    shares: dict[Leaning, list[float]] = {leaning: [] for leaning in LEANINGS}
    seeds = range(40, 40 + MATCHES.get(title_id, 3))
    for observation, choice in decisions(title_id, character, seeds):
        for leaning in LEANINGS:
            likings = [liking(observation, each.action, leaning) for each in choice.considered]
            low, high = min(likings), max(likings)
            if high > low:
                shares[leaning].append((liking(observation, choice.action, leaning) - low) / (high - low))
    return {leaning: mean(found) for leaning, found in shares.items()}


@pytest.mark.parametrize("leaning", LEANINGS)
@pytest.mark.parametrize("title_id", TITLE_IDS)
def test_a_leaning_is_seen_in_play(title_id: str, leaning: Leaning) -> None:
    character = next(each for each in characters_of("gardener") if each.leaning == leaning)
    with_it, without = liked(title_id, character)[leaning], liked(title_id, None)[leaning]
    assert with_it > without + 0.01, f"{with_it:.3f} with, {without:.3f} without"


@pytest.mark.parametrize("title_id", TITLE_IDS)
def test_the_same_observation_seed_and_character_give_the_same_choice(title_id: str) -> None:
    title = title_of(title_id)
    state = title.new(title.meta.setup(2), Stream(3))
    assert state.current_player is not None
    observation = state.observe(state.current_player)
    for character in (*characters_of("gardener"), None):
        choices = [
            choose(title_id, GARDENER, observation, 5, iterations=2, character=character) for _ in "ab"
        ]
        assert choices[0] == choices[1]
        assert choices[0].action in observation.legal_actions()


# --- the engine and the table -----------------------------------------------------------------------


def test_the_engine_takes_a_character_of_the_level_and_refuses_others() -> None:
    session = Session()
    ask(session, {"do": "new", "title": "fistful", "players": 2, "seed": 7})
    told = ask(session, {"do": "titles"})["levels"]
    assert told[1]["characters"][0] == {"name": "Iris", "leaning": "plants early"}
    asked = {"do": "think", "level": "gardener", "iterations": 1, "seed": 1}
    plain = ask(session, asked)
    leant = ask(session, {**asked, "character": "Iris"})
    assert {each["action"] for each in plain["considered"]} == {
        each["action"] for each in leant["considered"]
    }
    for level, name in (("gardener", "Bramble"), ("expert", "Iris"), ("gardener", "")):
        with pytest.raises(RequestError, match="There is no character"):
            ask(session, {**asked, "level": level, "character": name})


def test_the_table_asks_for_the_character_that_sits_there_and_for_none_else() -> None:
    start = StagedStart()
    opponents = Opponents(start=start)
    title = title_of("fistful")
    for name, sent in (("Iris", "Iris"), ("Basil", None)):
        seats = [Seat("gardener", name, "can"), seat("person", 1)]
        match = Match(title, title.meta.setup(2), 3, seats)
        while match.state.current_player != 0:
            match.act(match.state.legal_actions()[0])
        opponents.think(match, 0)
        assert start.engines[0].request("think").get("character") == sent
        opponents.advise(match, 0)
        assert "character" not in start.engines[0].request("think")
        assert start.engines[0].request("think")["level"] == LEVELS[-1].id
    opponents.close()

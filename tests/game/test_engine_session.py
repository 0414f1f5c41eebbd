"""What each request of the engine protocol does."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.lines import RequestError
from game.engine.session import Session
from game.titles import TITLES, title_of
from rules.chance import Seeded
from tests.game.engines import ask
from tests.game.playing import new_match, play_on, play_until

KINDS = ("carrot", "wheat", "apple", "potato")
NEW = {"do": "new", "title": "fistful", "players": 4, "seed": 7}


@pytest.fixture
def session() -> Session:
    return Session()


@pytest.fixture
def match(session: Session) -> Session:
    ask(session, NEW)
    return session


def first(view: dict[str, Any]) -> str:
    return str(view["actions"][0])


def position(session: Session) -> Any:  # noqa: ANN401 - plain JSON
    return ask(session, {"do": "state"})["position"]


def test_titles_tell_players_options_and_levels(session: Session) -> None:
    answer = ask(session, {"do": "titles"})
    assert [each["id"] for each in answer["titles"]] == [title.meta.id for title in TITLES]
    fistful = next(each for each in answer["titles"] if each["id"] == "fistful")
    assert fistful["players"] == [2, 3, 4]
    assert fistful["options"]["late_goals"]["values"] == [False, True]
    assert fistful["options"]["late_goals"]["default"] is False
    assert fistful["options"]["late_goals"]["players"] == [4]
    assert [level["id"] for level in answer["levels"]][:2] == ["seedling", "gardener"]
    assert [level["iterations_in"] for level in answer["levels"]] == [
        {},
        {},
        {"sunfield": 30},
        {"sunfield": 600, "three_sisters": 100},
    ]


def test_new_shows_the_first_decision(session: Session) -> None:
    view = ask(session, NEW)
    state = title_of("fistful").new(title_of("fistful").meta.setup(4), Seeded(7))
    assert view["player"] == state.current_player
    assert view["decision"]["kind"] == "plant"
    assert view["actions"] == [str(action) for action in state.legal_actions()]
    assert (view["over"], view["outcome"], view["seed"]) == (False, None, 7)


def test_new_without_a_seed_draws_one_and_tells_it(session: Session) -> None:
    unseeded = {key: value for key, value in NEW.items() if key != "seed"}
    seeds = {ask(session, unseeded)["seed"] for _ in range(4)}
    assert len(seeds) == 4


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"title": "ludo"}, "no title 'ludo'"),
        ({"title": 5}, "'title' should be"),
        ({"players": 9}, "not 9"),
        ({"players": 4.0}, "whole number"),
        ({"players": True}, "whole number"),
        ({"options": {"lemon": 1}}, "no option 'lemon'"),
        ({"options": {"no_repeats": 1}}, "can be"),
        ({"options": []}, "'options' should be an object"),
        ({"seed": -1}, "'seed'"),
        ({"seed": 2**63}, "'seed'"),
        ({"chance": "1"}, "'chance' should be a list"),
        ({"chance": [True]}, "outcome in 'chance'"),
        ({"chance": ["7"]}, "cannot come"),
    ],
)
def test_a_new_match_that_cannot_be_is_refused_and_changes_nothing(
    match: Session, changes: dict[str, object], reason: str
) -> None:
    before = position(match)
    with pytest.raises(RequestError, match=reason):
        ask(match, {**NEW, **changes})
    assert position(match) == before


def test_apply_tells_what_happened_and_shows_the_next_decision(match: Session) -> None:
    view = ask(match, {"do": "apply", "action": "plant wheat b3"})
    assert view["events"][0] == {
        "type": "seed_planted",
        "player": view["events"][0]["player"],
        "hand": view["events"][0]["hand"],
        "kind": "wheat",
        "plot": "b3",
    }
    assert view["player"] != view["events"][0]["player"]


def test_an_illegal_action_is_refused_with_its_rule(match: Session) -> None:
    before = position(match)
    with pytest.raises(RequestError, match="farmhouse") as caught:
        ask(match, {"do": "apply", "action": "plant wheat c3"})
    assert caught.value.details == {"rule": "FS-3.6"}
    assert position(match) == before


@pytest.mark.parametrize("action", ["dance", "", 5, None])
def test_what_is_no_action_is_refused(match: Session, action: object) -> None:
    with pytest.raises(RequestError, match=r"no action|should be a text"):
        ask(match, {"do": "apply", "action": action})


def test_why_says_whether_an_action_is_legal(match: Session) -> None:
    assert ask(match, {"do": "why", "action": "plant wheat b3"}) == {"legal": True}
    answer = ask(match, {"do": "why", "action": "plant wheat c3"})
    assert (answer["legal"], answer["rule"]) == (False, "FS-3.6")
    assert "farmhouse" in answer["reason"]


def test_undo_goes_back_to_the_start(match: Session) -> None:
    seen = [position(match)]
    view = ask(match, NEW)
    for _ in range(9):
        view = ask(match, {"do": "apply", "action": first(view)})
        seen.append(position(match))
    while len(seen) > 1:
        seen.pop()
        ask(match, {"do": "undo"})
        assert position(match) == seen[-1]
    with pytest.raises(RequestError, match="nothing to take back"):
        ask(match, {"do": "undo"})


DEAL = [kind for kind in KINDS for _ in range(6)]


def end_of_spring(session: Session, chance: list[str]) -> str:
    """Starts a match and goes to the last planting of the first season; the planting."""
    view = ask(session, {**NEW, "chance": chance})
    while not (view["decision"]["kind"] == "plant" and len(view["actions"]) == 1):
        view = ask(session, {"do": "apply", "action": first(view)})
    return first(view)


def test_scripted_outcomes_come_before_the_seed(session: Session) -> None:
    view = ask(session, {**NEW, "chance": [2, *DEAL, *KINDS]})
    assert view["decision"]["hand"] == 2
    assert position(session)["hands"] == [{kind: 6} for kind in KINDS]
    assert position(session)["produce"] == list(KINDS)


def test_scripted_outcomes_wait_for_their_time_and_come_back_with_undo(session: Session) -> None:
    last = end_of_spring(session, ["0", *DEAL, *KINDS, *reversed(DEAL)])
    ask(session, {"do": "apply", "action": last})
    summer = position(session)
    assert summer["hands"] == [{kind: 6} for kind in reversed(KINDS)]
    ask(session, {"do": "undo"})
    ask(session, {"do": "apply", "action": last})
    assert position(session) == summer


def test_apply_takes_scripted_outcomes(session: Session) -> None:
    last = end_of_spring(session, [])
    spring = position(session)
    ask(session, {"do": "apply", "action": last, "chance": DEAL})
    assert position(session)["hands"] == [{kind: 6} for kind in KINDS]
    ask(session, {"do": "undo"})
    with pytest.raises(RequestError, match="'banana' cannot come"):
        ask(session, {"do": "apply", "action": last, "chance": ["carrot", "banana"]})
    assert position(session) == spring
    ask(session, {"do": "apply", "action": last})
    assert position(session)["hands"] != [{kind: 6} for kind in KINDS], "the script was dropped with the undo"


def test_outcomes_that_wait_come_before_those_of_a_later_apply(session: Session) -> None:
    last = end_of_spring(session, ["0", *DEAL, *KINDS, "potato"])
    ask(session, {"do": "apply", "action": last, "chance": ["carrot"] * 6})
    assert position(session)["hands"][0] == {"carrot": 5, "potato": 1}


def test_a_loaded_position_goes_on_like_the_match_it_came_from(session: Session) -> None:
    match = play_on(new_match(seed=9), 30)
    view = ask(session, {"do": "load", "title": "fistful", "position": match.state.position(), "seed": 9})
    while not view["over"]:
        match.act(match.title.parse(first(view)))
        view = ask(session, {"do": "apply", "action": first(view)})
    assert match.outcome is not None
    assert view["outcome"] == match.outcome.facts()
    assert (view["player"], view["decision"], view["actions"]) == (None, None, [])
    with pytest.raises(RequestError, match="over"):
        ask(session, {"do": "think"})


@pytest.mark.parametrize("position_", [None, 5, [], {}, {"players": "four"}, {"title": "ludo"}])
def test_a_position_that_cannot_be_is_refused_and_changes_nothing(match: Session, position_: object) -> None:
    before = position(match)
    with pytest.raises(RequestError):
        ask(match, {"do": "load", "title": "fistful", "position": position_})
    assert position(match) == before


def test_scores_are_told_by_category(match: Session) -> None:
    assert ask(match, {"do": "scores"})["scores"][0] == {
        "player": 0,
        "total": 0,
        "lines": [["spring", 0], ["summer", 0], ["autumn", 0]],
        "tiebreak": [0],
    }


def test_a_player_sees_no_more_than_is_theirs_to_see(match: Session) -> None:
    seen = ask(match, {"do": "state", "player": 2})["position"]
    assert [hand == "?" for hand in seen["hands"]] == [True, True, False, True]
    assert seen["observer"] == 2
    with pytest.raises(RequestError, match="from 0 to 3"):
        ask(match, {"do": "state", "player": 4})


def test_on_an_observation_only_thinking_and_asking_work(session: Session) -> None:
    match = play_until(new_match(), "pass", 1)
    seen = match.state.observe(1).position()
    view = ask(session, {"do": "load", "title": "fistful", "position": seen})
    assert view["actions"] == [str(action) for action in match.state.legal_actions()]
    assert ask(session, {"do": "why", "action": first(view)}) == {"legal": True}
    assert ask(session, {"do": "state"})["position"] == seen
    assert ask(session, {"do": "state", "player": 1})["position"] == seen
    assert ask(session, {"do": "think", "seed": 1})["action"] in view["actions"]
    for request in ({"do": "apply", "action": first(view)}, {"do": "undo"}, {"do": "scores"}):
        with pytest.raises(RequestError, match="only think, why and state"):
            ask(session, request)
    with pytest.raises(RequestError, match="player 1 sees"):
        ask(session, {"do": "state", "player": 0})


def test_nobody_thinks_for_a_player_whose_turn_it_is_not(session: Session) -> None:
    match = play_until(new_match(), "plant", 1)
    ask(session, {"do": "load", "title": "fistful", "position": match.state.observe(0).position()})
    with pytest.raises(RequestError, match="player 1's turn"):
        ask(session, {"do": "think"})


def test_thinking_lists_every_action_and_is_repeatable(match: Session) -> None:
    request = {"do": "think", "level": "gardener", "iterations": 2, "seed": 3}
    answer = ask(match, request)
    view = ask(Session(), NEW)
    assert sorted(each["action"] for each in answer["considered"]) == sorted(view["actions"])
    assert answer["considered"][0]["action"] == answer["action"]
    assert {each["visits"] for each in answer["considered"]} == {2}
    assert ask(match, request) == answer


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"level": "wizard"}, "no level 'wizard'"),
        ({"level": 3}, "'level'"),
        ({"seconds": -1}, "'seconds'"),
        ({"seconds": "1"}, "'seconds'"),
        ({"seconds": 1e6}, "'seconds'"),
        ({"iterations": 0}, "'iterations'"),
        ({"iterations": 1.5}, "'iterations'"),
    ],
)
def test_a_budget_that_cannot_be_is_refused(match: Session, changes: dict[str, object], reason: str) -> None:
    with pytest.raises(RequestError, match=reason):
        ask(match, {"do": "think", **changes})


def test_no_time_at_all_still_gives_a_legal_action(match: Session) -> None:
    answer = ask(match, {"do": "think", "seconds": 0})
    assert answer["action"] in ask(Session(), NEW)["actions"]

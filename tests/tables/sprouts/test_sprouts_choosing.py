"""How a choice comes together: no two actions by one path, alike dice for each other, the best set."""

from __future__ import annotations

from collections import Counter

import pytest

from game.scenes.choice import Waiting
from game.tables.sprouts import glance, naming, options
from game.tables.sprouts.choosing import SetChoice
from rules.sprouts.actions import DONE, Keep, Pink, Plant
from rules.sprouts.beds import BED_OF_NAME, HERB_BEDS, SEEDS_OF
from rules.sprouts.seeds import SEED_OF_NAME
from rules.sprouts.state import SproutsState
from rules.sprouts.steps import PLANTING, SPECIALS, STORING
from rules.title import Action, Json
from tests.tables.sprouts.sprouts_playing import MODES
from tests.tables.sprouts.sprouts_walks import states
from ui.intent import Cancel, Confirm, Drop, Pick
from ui.interpret import Chosen, Path, Selected, clashes


def choice_at(state: SproutsState, confirm: bool = False) -> SetChoice:  # noqa: FBT001, FBT002 - as the setting
    choice = SetChoice(lambda _action: confirm, options.cost_of)
    player = state.current_player
    assert player is not None
    pieces = (
        *naming.held_ids(naming.in_order(state.barrows[player])),
        *naming.new_ids(state.fresh),
        *naming.held_ids(state.pots[player]),
        *naming.tool_ids(state.tools),
    )
    choice.lay(options.way_of(state.step), pieces)
    choice.offer(options.options_of(state))
    return choice


def first_at(step: int, least: int = 6, **wanted: str) -> SproutsState:
    """A state of a random match that asks this step with some choice."""
    for seed in range(40):
        for state in states(4, dict(wanted), seed):
            if state.step == step and len(state.legal_actions()) >= least:
                return state
    raise AssertionError(f"no such state for step {step}")


@pytest.mark.parametrize(("players", "chosen"), MODES, ids=str)
def test_no_two_actions_have_one_path(players: int, chosen: dict[str, Json]) -> None:
    for seed in range(2):
        for state in states(players, chosen, seed, eager=bool(seed)):
            offered = options.options_of(state)
            assert {id(action) for action, _path in offered} == {id(each) for each in state.legal_actions()}
            assert not clashes(offered)
            sorts = [
                (tuple(sorted(map(naming.sort_of, path))), path[0] if path else "", action)
                for action, path in offered
            ]
            assert len({(sort, first) for sort, first, _action in sorts}) == len(sorts)


@pytest.mark.parametrize(("players", "chosen"), MODES, ids=str)
def test_every_path_leads_to_its_action(players: int, chosen: dict[str, Json]) -> None:
    for number, state in enumerate(states(players, chosen, 7, eager=True)):
        if number % 5:
            continue
        offered = options.options_of(state)
        for action, path in offered[:: max(1, len(offered) // 12)]:
            assert taken(choice_at(state), path) is action


def taken(choice: SetChoice, path: Path) -> Action | None:
    """The action that picking a path, and agreeing where it waits, comes to."""
    answer: object = None
    for name in path:
        assert name in choice.targets | choice.sources, name
        answer = choice.intend(Pick(name))
    if not isinstance(answer, Chosen):
        answer = choice.intend(Confirm())
    return answer.action if isinstance(answer, Chosen) else None


def test_alike_dice_stand_for_each_other() -> None:
    for state in (state for seed in range(30) for state in states(2, {}, seed, idle=True)):
        if state.step != STORING:
            continue
        held = naming.held_ids(naming.in_order(state.barrows[state.player]))
        twins = [name for name in held if name.endswith(".1")]
        owed = len(held) + len(state.fresh) - 7
        if not twins or owed != 1:
            continue
        choice = choice_at(state)
        choice.intend(Pick(twins[0]))
        assert isinstance(choice.completed, Keep)
        assert choice.completed.dropped == (naming.seed_of(twins[0]),)
        return
    raise AssertionError("no twins came up")


def test_a_spot_lifts_the_best_set_and_a_second_click_plants() -> None:
    state = first_at(PLANTING)
    choice = choice_at(state)
    bed = next(name for name in sorted(choice.targets) if name.startswith("bed."))
    answer = choice.intend(Pick(bed))
    assert isinstance(answer, Waiting)
    best = choice.pending
    assert isinstance(best, Plant)
    ways = [path for action, path in choice.options if isinstance(action, Plant) and action.bed == best.bed]
    proposed = next(path for action, path in choice.options if action is best)
    assert options.cost_of(proposed) == min(map(options.cost_of, ways))
    assert choice.intend(Pick(bed)) == Chosen(best)


def test_the_proposed_set_can_be_changed() -> None:
    for seed in range(30):
        for state in states(2, {}, seed):
            if state.step != PLANTING or len(state.legal_actions()) < 8:
                continue
            choice = choice_at(state)
            for bed in sorted(name for name in choice.targets if name.startswith("bed.")):
                choice.intend(Pick(bed))
                spare = sorted(
                    name for name in choice.targets if naming.is_piece(name) and name not in choice.selection
                )
                before = choice.pending
                for taken_out in choice.selection[1:]:
                    for put_in in spare:
                        choice.intend(Pick(taken_out))
                        assert choice.pending is None
                        choice.intend(Pick(put_in))
                        if choice.pending is not None and choice.pending is not before:
                            assert choice.pending in state.legal_actions()
                            return
                        choice.intend(Pick(put_in))
                        choice.intend(Pick(taken_out))
                choice.intend(Cancel())
    raise AssertionError("no set could be changed")


def test_dice_dropped_on_a_spot_plant_when_they_are_the_set() -> None:
    state = first_at(PLANTING)
    action = next(each for each in state.legal_actions() if isinstance(each, Plant) and len(each.seeds) > 1)
    choice = choice_at(state)
    *dice, bed = options.path_of(state, action)
    for die in dice:
        assert choice.take_up(die)
    assert choice.intend(Drop(bed)) == Chosen(action)


def test_a_few_dice_dropped_on_a_spot_are_filled_up() -> None:
    state = first_at(PLANTING)
    action = next(each for each in state.legal_actions() if isinstance(each, Plant) and len(each.seeds) > 2)
    choice = choice_at(state)
    *dice, bed = options.path_of(state, action)
    assert choice.take_up(dice[0])
    assert isinstance(choice.intend(Drop(bed)), Waiting)
    assert dice[0] in choice.selection
    assert isinstance(choice.pending, Plant)


def test_dice_dropped_on_the_bag_are_only_marked() -> None:
    state = next(each for each in states(2, {}, 1) if each.step == STORING and len(each.legal_actions()) > 3)
    choice = choice_at(state)
    die = min(choice.sources)
    assert choice.take_up(die)
    assert choice.intend(Drop(naming.BAG)) == Selected((die,))


def test_gloves_are_thrown_with_any_other_dice() -> None:
    for seed in range(60):
        for state in states(2, {}, seed):
            throws = [each for each in state.legal_actions() if isinstance(each, Pink)]
            if len(throws) < 4:
                continue
            choice = choice_at(state)
            assert "die.pink-gloves.0" in choice.sources
            assert choice.intend(Pick("die.pink-gloves.0")) == Selected(("die.pink-gloves.0",))
            assert choice.completed is throws[0]
            others = sorted(choice.targets)
            choice.intend(Pick(others[0]))
            assert isinstance(choice.completed, Pink)
            assert len(choice.completed.dice) == 1
            choice.intend(Pick("die.pink-gloves.0"))
            assert choice.selection == ()
            return
    raise AssertionError("no gloves came up")


def test_the_end_of_a_step_never_waits() -> None:
    state = first_at(SPECIALS)
    assert choice_at(state, confirm=True).intend(Pick(naming.DONE)) == Chosen(DONE)


def test_what_a_confirmation_chose_does_not_wait_again() -> None:
    state = next(each for each in states(2, {}, 2) if naming.tool_ids(each.tools)[:1] == ("tool.seed_bag.0",))
    choice = choice_at(state, confirm=True)
    choice.intend(Pick("tool.seed_bag.0"))
    answer = choice.intend(Confirm())
    assert isinstance(answer, Chosen)
    assert answer.action.text == "bag"


@pytest.mark.parametrize(
    ("bed", "seeds", "short"),
    [
        ("same-4", "yellow-bay pink-bay", 2),
        ("same-4", "yellow-bay pink-bay blue-wild blue-wild", 0),
        ("same-3", "yellow-bay pink-lavender pot-bay", 1),
        ("diff-4", "yellow-bay pink-bay blue-saffron", 2),
        ("diff-3", "blue-wild blue-wild blue-wild", 0),
        ("pairs-2", "yellow-bay pink-bay blue-bay blue-saffron", 1),
        ("pairs-2", "yellow-bay pink-lavender blue-saffron", 2),
        ("pairs-3", "yellow-trowel pink-gloves green_peony-peony", 6),
    ],
)
def test_a_spot_says_how_many_seeds_are_missing(bed: str, seeds: str, short: int) -> None:
    assert glance.lacking(BED_OF_NAME[bed], [SEED_OF_NAME[name] for name in seeds.split()]) == short


def test_what_is_missing_agrees_with_the_rules() -> None:
    for state in states(3, {}, 6):
        if state.step != PLANTING or state.board.count(state.player) == 15:
            continue
        at_hand = state.barrows[state.player] + state.pots[state.player]
        plantable = {each.bed for each in state.legal_actions() if isinstance(each, Plant)}
        for bed in HERB_BEDS:
            if state.open_beds >> bed & 1:
                assert (glance.lacking(bed, at_hand) == 0) == (bed in plantable)
                assert len(glance.usable(bed, at_hand)) <= SEEDS_OF[bed]


@pytest.mark.parametrize(("players", "chosen"), MODES, ids=str)
def test_only_what_goes_on_is_lit(players: int, chosen: dict[str, Json]) -> None:
    for number, state in enumerate(states(players, chosen, 12, eager=True)):
        choice = choice_at(state)
        if number % 4 or choice.way == "plant":
            continue
        for _action, path in choice.options[:: max(1, len(choice.options) // 6)]:
            for length in range(1, len(path)):
                choice.selection = path[:length]
                for name in choice.targets - {naming.BAG}:
                    wanted = Counter(map(naming.sort_of, (*path[:length], name)))
                    assert any(
                        wanted <= Counter(map(naming.sort_of, other)) for _each, other in choice.options
                    ), (path[:length], name)

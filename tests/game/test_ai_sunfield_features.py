"""What the learned value of Sunfield Farm sees."""

from __future__ import annotations

import pytest

from game.ai import sunfield_blocks as blocks
from game.ai.choice import Budget
from game.ai.learned import LearnedValue
from game.ai.one_ply import look_ahead
from game.ai.sunfield_features import SunfieldFeatures
from game.ai.sunfield_rectangles import rectangles
from game.ai.sunfield_tables import MASK, Tables, packed
from game.ai.sunfield_time import Time
from game.ai.weights import read_weights, weights_path
from rules.chance import Seeded, Stream
from rules.sunfield import TITLE
from rules.sunfield.moments import DONE, OVER
from rules.sunfield.pastures import largest_rectangle
from rules.sunfield.scoring import empty_pastures
from rules.sunfield.state import SunfieldState
from rules.title import Json
from tests.rules.sunfield.sunfield_kit import delivered, new, open_clients, play, reputation, table

FEATURES = SunfieldFeatures()


def learned() -> LearnedValue:
    """What the weights of the program make of a state."""
    return LearnedValue(FEATURES, read_weights(weights_path("sunfield"), FEATURES))


def walk(players: int, seed: int, **chosen: Json) -> list[SunfieldState]:
    """Every state of a match in which everybody does anything, the last one included."""
    state, chance, dice = new(players, seed, None, **chosen), Seeded(seed), Stream(seed)
    states = [state.copy()]
    while state.current_player is not None:
        actions = state.legal_actions()
        state.advance(actions[dice.below(len(actions))], chance)
        states.append(state.copy())
    return states


def shown(state: SunfieldState, block: str, player: int = 0) -> list[int]:
    """Which features of a block are active, counted from its first."""
    catalogue = FEATURES.catalogue
    found = sorted(FEATURES.active(state, player))
    return [
        feature - catalogue.block_of(feature).first
        for feature in found
        if catalogue.block_of(feature).name == block
    ]


@pytest.mark.parametrize(
    ("players", "mode"), [(2, "standard"), (2, "advanced"), (3, "standard"), (4, "advanced")]
)
def test_features_stay_in_the_catalogue_and_in_the_observation(players: int, mode: str) -> None:
    for state in walk(players, 3, mode=mode)[:-1:3]:
        for player in range(players):
            found = FEATURES.active(state, player)
            assert min(found) >= 0
            assert max(found) < FEATURES.catalogue.size
            assert len(found) < 90
            assert found == FEATURES.active(state.observe(player), player)
            assert found == FEATURES.active(TITLE.load(state.position()), player)


def test_features_do_not_depend_on_what_the_piles_bring_next() -> None:
    state = walk(2, 5)[100]
    twin = state.copy()
    twin.board.unseen = [mask >> 1 for mask in twin.board.unseen]
    for player in range(2):
        assert FEATURES.active(state, player) == FEATURES.active(twin, player)


@pytest.mark.parametrize("mode", ["standard", "advanced"])
def test_what_is_scored_is_the_total_in_the_end(mode: str) -> None:
    for seed in (1, 2):
        last = walk(2, seed, mode=mode, bonus_per_three=seed == 2)[-1]
        assert last.moment == OVER
        assert [FEATURES.scored(last, score.player) for score in last.scores()] == [
            score.total for score in last.scores()
        ]


def test_every_kind_of_match_has_its_weights() -> None:
    names = {
        FEATURES.weight_set(new(players, mode=mode))
        for players in (2, 3, 4)
        for mode in ("standard", "advanced")
    }
    assert names == set(FEATURES.weight_sets)


PLOT = "0 0 pig blue (carrot*, corn)\n1 0 sheep brown (broccoli)"


def test_a_tile_in_hand_counts_as_laid_and_planted() -> None:
    ripe = table(PLOT, holding="sheep blue (corn)")
    poor = table(PLOT, holding="sheep yellow (eggplant)")
    assert shown(ripe, "barrow") != shown(poor, "barrow")
    play(ripe, "place 0 -1", "veg corn at 0 0")
    assert ripe.moment == DONE
    assert shown(ripe, "barrow") == shown(table(PLOT, holding="sheep blue (corn)"), "barrow")


def test_vegetables_in_hand_count_as_planted() -> None:
    state = table(PLOT, holding="pig blue (corn, broccoli)")
    play(state, "place 0 1")
    before = shown(state, "barrow")
    play(state, "veg corn at 0 0")
    assert shown(state, "barrow") == before


def test_a_trio_that_is_due_is_owed() -> None:
    plot = "0 0 past Pig\n1 0 past Cow\n2 0 past Cow\n3 0 sheep blue (corn)"
    state = table(plot, holding="sheep blue (corn)")
    assert shown(state, "owed") == [0]
    assert shown(table(plot, holding="sheep blue (carrot)"), "owed") == []


def test_the_last_round_is_certain() -> None:
    state = new(3, first_player=1)
    state.board.left[0] = 0
    times = {player: Time(state, player).actions for player in range(3)}
    assert times == {1: 1, 2: 1, 0: 1}
    state.turn, state.current = 1, 2
    times = {player: Time(state, player).actions for player in range(3)}
    assert times == {1: 0, 2: 1, 0: 1}
    state.board.left[0] = 9
    assert Time(state, 1).actions > 3


def test_a_client_that_reputation_waits_for_is_the_first_of_the_plan() -> None:
    state = table(barrow="broccoli, carrot, eggplant")
    delivered(state, "blue-4")
    reputation(state, "R10", "R01", "R02", "R03", "R08")
    open_clients(state, "red-6", "green-6", "blue-3", "yellow-6", "yellow-5a")
    step = FEATURES.catalogue
    assert shown(state, "payable")[0] % 4 == 1
    with_reputation = shown(state, "gain")
    reputation(state, "R10", "R05", "R02", "R03", "R08")
    assert shown(state, "gain") != with_reputation
    assert step.size == blocks.CATALOGUE.size


def test_a_shortfall_is_counted_by_sort() -> None:
    state = new(2)
    tables = Tables(state.variant)
    client = next(number for number, cost in enumerate(state.variant.client_costs) if cost == (0, 1, 1, 2))
    short = tables.shortfall(packed((1, 0, 3, 1)), client)
    assert short & MASK == 2
    assert short >> 6 == packed((1, 0, 2, 0))


def test_rectangles_are_those_of_the_rules() -> None:
    for state in walk(2, 8, mode="advanced")[::15]:
        for farm in state.farms:
            empty, pastures, tiles = rectangles(Tables(state.variant).shows, farm.plot)
            assert empty == largest_rectangle(empty_pastures(state.variant, farm))
            assert tiles == largest_rectangle(farm.plot)
            assert empty <= pastures <= tiles


def test_the_digits_of_a_sum_are_its_eighths() -> None:
    found: list[int] = []
    blocks.tell_sum(100, 5.3, found)
    assert found == [101, 103, 105]
    blocks.tell_sum(0, 1e6, found)
    assert found[3:] == list(range(blocks.DIGITS))


@pytest.mark.parametrize(("players", "mode", "mean"), [(2, "standard", 42), (2, "advanced", 42)])
def test_one_ply_of_what_was_learned_reaches_a_mean(players: int, mode: str, mean: float) -> None:
    value, totals = learned(), []
    for seed in range(2):
        state, chance = new(players, seed, mode=mode), Seeded(seed)
        while (player := state.current_player) is not None:
            choice = look_ahead(state.observe(player), value.value, Budget(1, 60.0), Stream(seed))
            state.apply(choice.action, chance)
        totals += [score.total for score in state.scores()]
    assert sum(totals) / len(totals) > mean


def thought_of(state: SunfieldState) -> list[str]:
    """The actions that are worth a thought."""
    return [str(action) for action in FEATURES.considered(state, state.legal_actions())]


def test_one_sort_is_planted_after_the_other() -> None:
    state = table(
        "0 0 pig blue (carrot, corn)\n1 0 pig blue (carrot, corn)", holding="pig blue (carrot, corn)"
    )
    play(state, "place 0 1")
    assert thought_of(state) == ["veg carrot at 0 0", "veg carrot at 1 0"]
    play(state, "veg carrot at 0 0")
    assert thought_of(state) == ["veg corn at 0 0", "veg corn at 1 0"]


def test_cells_beside_nothing_are_alike() -> None:
    state = table("0 0 pig blue (carrot, corn)\n1 0 past empty\n2 0 past empty", holding="sheep blue (corn)")
    kept = thought_of(state)
    assert {"place -1 0", "place 0 -1", "place 0 1"} < set(kept)
    assert len(kept) == 5


def test_seeds_go_to_what_completes_a_client() -> None:
    state = table(seeds=3, barrow="corn, eggplant, eggplant, carrot")
    open_clients(state, "blue-4", "green-6", "yellow-6", "red-6", "blue-6")
    kept = thought_of(state)
    assert [text for text in kept if text.startswith("seeds")] == ["seeds exchange eggplant corn"]
    state.farms[0].barrow = [1, 0, 0, 0]
    assert [text for text in thought_of(state) if text.startswith("seeds")] == []
    assert thought_of(state)


def test_something_is_always_worth_a_thought() -> None:
    for mode in ("standard", "advanced"):
        for state in walk(2, 11, mode=mode)[:-1]:
            assert set(thought_of(state)) <= {str(action) for action in state.legal_actions()}
            assert thought_of(state)

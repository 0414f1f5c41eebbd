"""Where dice and shuffles come from: fair, repeatable, independent of what is played."""

import math
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.chance import Chance, ChanceError, Outcomes, Scripted, Seeded, Stream

KINDS = ("carrot", "wheat", "apple", "potato")


class Keyless(Chance):
    """A seeded chance that is asked with a new key each time."""

    def __init__(self, seed: int) -> None:
        self._seeded = Seeded(seed)
        self._asked = 0

    def choose(self, key: str, outcomes: Outcomes, weights: Sequence[int]) -> int:
        self._asked += 1
        return self._seeded.choose(f"{key} {self._asked}", outcomes, weights)


SOURCES: list[Callable[[int], Chance]] = [Keyless, Stream]


def too_uneven(counts: list[int], expected: list[float]) -> bool:
    """Chi-squared beyond what fair chance shows once in a million."""
    freedom = len(counts) - 1
    squares = sum((count - fair) ** 2 / fair for count, fair in zip(counts, expected, strict=True))
    return squares > freedom + 5 * math.sqrt(2 * freedom) + 10


# --- seeded -------------------------------------------------------------------------------


def test_seeds_mean_the_same_in_every_version() -> None:
    """These numbers never change: records hold a seed and trust it for ever."""
    seeded = Seeded(7)
    assert [seeded.roll(f"round 1 die {n}", 6) for n in range(12)] == GOLDEN_ROLLS
    assert seeded.deal("season 1 hand 0 card", KINDS, [6, 6, 6, 6], 6) == GOLDEN_DEAL
    assert [Seeded(seed).roll("first player", 4) for seed in (*range(12), 2**31, 2**63 - 1)] == GOLDEN_STARTS
    assert Seeded(7).choose("weather", ("sun", "rain", "hail"), (5, 3, 1)) == 0


GOLDEN_ROLLS = [5, 3, 5, 1, 5, 5, 6, 3, 5, 4, 6, 4]
GOLDEN_DEAL = [1, 1, 2, 2]
GOLDEN_STARTS = [3, 3, 3, 2, 2, 3, 3, 3, 4, 2, 1, 4, 1, 3]


@given(st.lists(st.sampled_from(["a", "b", "c", "d"]), max_size=20), st.integers(0, 2**63 - 1))
def test_an_outcome_depends_on_seed_and_key_alone(asked_before: list[str], seed: int) -> None:
    seeded = Seeded(seed)
    for key in asked_before:
        seeded.roll(key, 6)
    assert seeded.roll("the key", 6) == Seeded(seed).roll("the key", 6)


def test_other_seeds_and_other_keys_roll_otherwise() -> None:
    by_seed = [Seeded(seed).roll("key", 6) for seed in range(60)]
    by_key = [Seeded(1).roll(f"key {n}", 6) for n in range(60)]
    assert set(by_seed) == set(by_key) == {1, 2, 3, 4, 5, 6}
    assert by_seed != by_key


def test_an_empty_pile_gives_nothing() -> None:
    for chance in (Seeded(1), Stream(1)):
        with pytest.raises(ChanceError, match="nothing left to draw from"):
            chance.deal("card", KINDS, [1, 0, 1, 0], 3)


# --- scripted -----------------------------------------------------------------------------


def test_a_script_is_followed_in_order_by_name() -> None:
    script = Scripted(["wheat", 6, "1"])
    assert script.choose("card", KINDS, [1, 1, 1, 1]) == 1
    assert script.roll("die", 6) == 6
    assert script.roll("die", 6) == 1
    assert script.used == 3


def test_a_script_deals_from_a_pile() -> None:
    pile = [2, 1, 0, 3]
    assert Scripted(["potato", "carrot", "potato"]).deal("card", KINDS, pile, 3) == [1, 0, 0, 2]
    assert pile == [1, 1, 0, 1]


@pytest.mark.parametrize(
    ("wanted", "possible"),
    [("apple", "carrot, wheat, potato"), ("corn", "carrot, wheat, potato"), ("", "carrot, wheat, potato")],
)
def test_an_outcome_that_cannot_come_is_refused(wanted: str, possible: str) -> None:
    script = Scripted([wanted])
    with pytest.raises(ChanceError) as caught:
        script.choose("season 1 hand 0 card 4", KINDS, [2, 1, 0, 3])
    sentence = f"The outcome {wanted!r} cannot come for: season 1 hand 0 card 4. Possible: {possible}."
    assert str(caught.value) == sentence
    assert script.used == 0


@pytest.mark.parametrize("value", [0, 7, -1])
def test_a_die_has_no_other_sides(value: int) -> None:
    with pytest.raises(ChanceError, match=r"cannot come for: die\. Possible: 1, 2, 3, 4, 5, 6\."):
        Scripted([value]).roll("die", 6)


def test_a_script_that_has_run_out_says_for_what() -> None:
    with pytest.raises(ChanceError, match=r"^The script has no outcome left for: first player\.$"):
        Scripted([]).roll("first player", 4)


def test_after_the_script_comes_another_chance() -> None:
    script = Scripted([3], then=Seeded(9))
    assert [script.roll(f"die {n}", 6) for n in range(5)] == [
        3,
        *(Seeded(9).roll(f"die {n}", 6) for n in range(1, 5)),
    ]


# --- fairness -----------------------------------------------------------------------------


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("sides", [2, 3, 4, 6, 9, 20])
def test_dice_are_fair(source: Callable[[int], Chance], sides: int) -> None:
    for seed in (0, 1, 2, 10**9):
        chance = source(seed)
        counts = [0] * sides
        for _ in range(300 * sides):
            counts[chance.roll("die", sides) - 1] += 1
        assert not too_uneven(counts, [300.0] * sides), counts


@pytest.mark.parametrize("source", SOURCES)
def test_two_rolls_in_a_row_are_independent(source: Callable[[int], Chance]) -> None:
    chance, counts = source(5), [0] * 36
    for _ in range(3600):
        counts[6 * chance.roll("die", 6) + chance.roll("die", 6) - 7] += 1
    assert not too_uneven(counts, [100.0] * 36), counts


@pytest.mark.parametrize("source", SOURCES)
def test_neighbouring_seeds_are_independent(source: Callable[[int], Chance]) -> None:
    counts = [0] * 36
    for seed in range(3600):
        chance = source(seed)
        counts[6 * chance.roll("die", 6) + chance.roll("die", 6) - 7] += 1
    assert not too_uneven(counts, [100.0] * 36), counts


@pytest.mark.parametrize("source", SOURCES)
def test_weights_count(source: Callable[[int], Chance]) -> None:
    chance, weights = source(3), [6, 0, 3, 1]
    counts = [0, 0, 0, 0]
    for _ in range(4000):
        counts[chance.choose("card", KINDS, weights)] += 1
    assert counts[1] == 0
    assert not too_uneven(counts[:1] + counts[2:], [2400.0, 1200.0, 400.0]), counts


@pytest.mark.parametrize("source", SOURCES)
def test_dealing_a_whole_pile_deals_every_card(source: Callable[[int], Chance]) -> None:
    pile = [6, 6, 6, 6]
    hands = [source(2).deal(f"hand {hand}", KINDS, pile, 6) for hand in range(4)]
    assert pile == [0, 0, 0, 0]
    assert [sum(kind) for kind in zip(*hands, strict=True)] == [6, 6, 6, 6]


def test_the_stream_stays_in_31_bits_and_does_not_repeat_soon() -> None:
    stream, seen = Stream(0), set()
    for _ in range(50_000):
        seen.add(stream.below(2**31))
    assert len(seen) == 50_000
    assert max(seen) < 2**31 - 1


@pytest.mark.parametrize("seed", [0, -1, 2**31 - 2, 2**63])
def test_any_seed_starts_a_stream(seed: int) -> None:
    stream = Stream(seed)
    assert len({stream.below(1000) for _ in range(100)}) > 80


@given(st.integers(0, 10**6), st.lists(st.lists(st.integers(0, 5), min_size=1, max_size=40).filter(any)))
def test_a_stream_answers_as_counting_through_the_weights_does(seed: int, asked: list[list[int]]) -> None:
    quick, plain = Stream(seed), Stream(seed)
    for weights in asked:
        names = [str(number) for number in range(len(weights))]
        value, index = plain.below(sum(weights)), 0
        while value >= weights[index]:
            value -= weights[index]
            index += 1
        assert quick.choose("key", names, weights) == index
        assert quick.even("key", names) == plain.choose("key", names, [1] * len(names))


def test_an_even_choice_is_a_choice_with_equal_weights() -> None:
    seeded = Seeded(4)
    for number in range(50):
        assert seeded.even(f"key {number}", KINDS) == seeded.choose(f"key {number}", KINDS, [1] * len(KINDS))
    assert Scripted(["apple"]).even("key", KINDS) == KINDS.index("apple")
    with pytest.raises(ChanceError):
        Stream(1).choose("key", KINDS, [0, 0, 0, 0])

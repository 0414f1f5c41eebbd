"""What a pile of seeds can plant, beside trying every set of them (HS-8.5 to HS-8.12)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.sprouts.beds import HERB_BEDS, PLACE_VALUE, SEEDS_OF, Taking, beds_of, fits, pile_of
from rules.sprouts.seeds import WILD

FACES = WILD + 1
COUNTS = st.lists(st.integers(0, 4), min_size=FACES, max_size=FACES).filter(lambda each: sum(each) <= 10)


def tried(counts: list[int]) -> dict[int, list[Taking]]:
    """Every set that fits, bed by bed, found by trying all sets of the right size."""
    found: dict[int, list[Taking]] = {}
    for bed in HERB_BEDS:
        for faces in combinations_with_replacement(range(FACES), SEEDS_OF[bed]):
            taken = Counter(faces)
            if all(taken[face] <= counts[face] for face in taken) and fits(bed, faces):
                found.setdefault(bed, []).append(tuple(sorted(taken.items())))
    return found


@pytest.mark.rule("HS-8.5", "HS-8.7", "HS-8.9", "HS-8.12")
@given(COUNTS)
def test_a_pile_fills_the_beds_that_trying_every_set_finds(counts: list[int]) -> None:
    pile = pile_of(sum(count * value for count, value in zip(counts, PLACE_VALUE, strict=True)))
    wanted = tried(counts)
    assert list(beds_of(pile.beds)) == list(wanted)
    for bed, takings in wanted.items():
        assert list(pile.takings(bed)) == sorted(takings)

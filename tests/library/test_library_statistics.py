"""What the matches add up to, recounted from the matches themselves; quick with ten thousand."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from time import perf_counter

import pytest

from game.library import matches
from game.library.earning import collection
from game.library.keeper import Keeper
from game.library.matches import Provenance
from game.library.opening import open_library
from game.library.statistics import Selection, choices, moving_mean, statistics
from game.match import Match
from rules.title import Json
from tests.library.library_kit import keeper_of, match_of, play


@pytest.fixture(scope="module")
def played() -> tuple[Keeper, list[Match]]:
    """Twelve matches of different kinds, the oldest first."""
    keeper = keeper_of(None)
    found = []
    for seed in range(12):
        level = "seedling" if seed % 2 else "gardener"
        players = 3 if seed % 3 else 4
        options: dict[str, Json] | None = {"no_repeats": True} if seed % 4 == 0 else None
        match = match_of(seed=seed, kinds=["person", *[level] * (players - 1)], options=options)
        found.append(play(keeper, match, seed=seed))
    return keeper, found


def mine(match: Match) -> int:
    return match.state.scores()[0].total


def wins(match: Match) -> bool:
    assert match.outcome is not None
    return 0 in match.outcome.winners


def test_the_sums_are_those_of_the_matches(played: tuple[Keeper, list[Match]]) -> None:
    keeper, found = played
    totals = [mine(match) for match in found]
    mean = sum(totals) / len(totals)
    sums = statistics(keeper.database, Selection("fistful"))
    assert sums.matches == 12
    assert sums.wins == sum(map(wins, found))
    assert sums.totals == tuple(totals)
    assert sums.best == max(totals)
    assert sums.mean == pytest.approx(mean)
    assert sums.spread == pytest.approx(sqrt(sum((total - mean) ** 2 for total in totals) / 12))
    for place, category in enumerate(sums.categories):
        points = [match.state.scores()[0].lines[place] for match in found]
        assert {name for name, _ in points} == {category.name}
        assert category.mean == pytest.approx(sum(value for _, value in points) / 12)
        assert category.best == max(value for _, value in points)


@pytest.mark.parametrize("opponent", ["seedling", "gardener"])
@pytest.mark.parametrize("players", [3, 4])
def test_a_selection_counts_what_it_says(
    played: tuple[Keeper, list[Match]], opponent: str, players: int
) -> None:
    keeper, found = played
    chosen = [match for match in found if match.setup.players == players and match.seats[1].kind == opponent]
    sums = statistics(keeper.database, Selection("fistful", players=players, opponent=opponent))
    assert sums.totals == tuple(map(mine, chosen))


def test_modes_are_told_apart(played: tuple[Keeper, list[Match]]) -> None:
    keeper, found = played
    offered = choices(keeper.database, "fistful")
    assert offered.players == (3, 4)
    assert offered.opponents == ("gardener", "seedling")
    assert offered.modes == ('{"no_repeats": true}', "{}")
    sums = statistics(keeper.database, Selection("fistful", mode='{"no_repeats": true}'))
    assert sums.totals == tuple(mine(match) for match in found if match.setup.options["no_repeats"])


def test_computers_have_statistics_of_their_own(played: tuple[Keeper, list[Match]]) -> None:
    keeper, found = played
    assert "gardener" in choices(keeper.database, "fistful").who
    sums = statistics(keeper.database, Selection("fistful", who="gardener"))
    assert sums.matches == sum(seat.kind == "gardener" for match in found for seat in match.seats)


def test_streaks_are_counted_from_the_newest() -> None:
    keeper = keeper_of(None)
    results = [
        wins(play(keeper, match_of(seed=seed, kinds=["person", "seedling"]), seed=seed)) for seed in range(40)
    ]
    text = "".join("W" if won else "." for won in results)
    sums = statistics(keeper.database, Selection("fistful"))
    assert sums.longest == max(len(run) for run in text.split("."))
    assert sums.streak == len(text) - len(text.rstrip("W"))


def test_nothing_and_one_match_are_counted_too() -> None:
    keeper = keeper_of(None)
    none = statistics(keeper.database, Selection("fistful"))
    assert (none.matches, none.best, none.mean, none.spread, none.categories) == (0, 0, 0.0, 0.0, ())
    match = play(keeper, match_of())
    one = statistics(keeper.database, Selection("fistful"))
    assert (one.matches, one.best, one.mean, one.spread) == (1, mine(match), mine(match), 0.0)


def test_what_is_not_a_match_of_ones_own_does_not_count() -> None:
    keeper = keeper_of(None)
    play(keeper, match_of(takes_back=True))
    hinted = match_of()
    hinted.hinted = True
    play(keeper, hinted)
    for origin in ("import", "branch"):
        match = match_of()
        keeper.begin(match, Provenance(origin))
        play(keeper, match)
    play(keeper, match_of(), 50)
    assert matches.count(keeper.database) == (1, 4)
    assert statistics(keeper.database, Selection("fistful")).matches == 0
    assert all(not each.times for each in collection(keeper.database, "fistful"))


def test_a_moving_mean_is_the_mean_of_the_last_ones() -> None:
    assert moving_mean([4, 8, 0, 4], 2) == [4.0, 6.0, 4.0, 2.0]
    assert moving_mean([], 3) == []


def grown(path: Path, count: int) -> None:
    """A library whose one match has become many, by copying it inside SQLite."""
    keeper = keeper_of(path)
    play(keeper, match_of(kinds=["person", "gardener", "gardener", "gardener"]))
    numbers = "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
    with keeper.database.writing() as connection:
        rows = connection.execute("SELECT * FROM matches").description
        rest = ", ".join(column[0] for column in rows if column[0] not in {"id", "finished"})
        connection.execute(
            f"{numbers} INSERT INTO matches (id, finished, {rest})"
            f" SELECT i, finished + i * 1000, {rest} FROM matches, n",
            (count,),
        )
        for table in ("seats", "actions", "scores", "lines"):
            names = [
                column[0]
                for column in connection.execute(f"SELECT * FROM {table}").description
                if column[0] != "match_id"
            ]
            rest = ", ".join(names)
            limit = "WHERE number <= 20" if table == "actions" else ""
            connection.execute(
                f"{numbers} INSERT INTO {table} (match_id, {rest})"
                f" SELECT i, {rest} FROM (SELECT * FROM {table} {limit}), n",
                (count,),
            )
    keeper.database.close()


def test_ten_thousand_matches_are_opened_and_counted_in_half_a_second(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite3"
    grown(path, 10_000)
    times = []
    for _ in range(4):
        started = perf_counter()
        database, warnings = open_library(path)
        offered = choices(database, "fistful")
        sums = statistics(database, Selection("fistful"))
        listed = matches.finished(database, 6)
        times.append(perf_counter() - started)
        database.close()
    assert warnings == []
    assert sums.matches == 10_000
    assert len(listed) == 6
    assert offered.players == (4,)
    assert min(times) < 0.5, times

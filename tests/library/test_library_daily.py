"""The daily deal: the same everywhere, once a day, and told on by a code."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.headless import play_on
from game.library import daily, matches
from game.library.daily import (
    CodeError,
    Deal,
    days_between,
    deal_of_code,
    deal_of_first_try,
    deals_of,
    share_text,
    share_text_of,
)
from game.library.matches import Provenance, reopen
from game.library.moments import digest
from game.match import Match
from game.titles import TITLES
from rules.title import Title
from tests.library.library_kit import keeper_of, opened, play

DATES = (dt.date(2026, 11, 30), dt.date(2027, 1, 1), dt.date(2028, 2, 29))
GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "daily"


def line_of(deal: Deal) -> str:
    """A deal as the golden file has it: code, players, number, how it begins, and how it ends.

    It is played by taking the first legal action each time, so that all of its chance is asked for.
    """
    match = deal.match()
    start = digest(match.state)
    while match.outcome is None:
        match.act(match.state.legal_actions()[0])
    end = digest(match.state)
    return f"{deal.code} players {deal.players} deal {deal.seed} begins {start} ends {end}"


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.meta.id)
def test_the_golden_deals_are_the_same(title: Title, accept_golden: bool) -> None:  # noqa: FBT001 - a fixture
    golden = GOLDEN / f"{title.meta.id}.txt"
    found = [line_of(Deal(title, date)) for date in DATES]
    if accept_golden:
        golden.write_text("\n".join(found) + "\n", "utf-8")
    assert golden.read_text("utf-8").splitlines() == found


def test_every_day_and_every_title_has_a_deal_of_its_own() -> None:
    days = [dt.date(2026, 1, 1) + dt.timedelta(days=number) for number in range(400)]
    seeds = [deal.seed for day in days for deal in deals_of(day)]
    assert len(set(seeds)) == len(seeds)


def test_a_person_sits_with_computers_and_everything_is_as_printed() -> None:
    for deal in deals_of(DATES[0]):
        match = deal.match()
        meta = deal.title.meta
        assert [seat.kind for seat in match.seats] == ["person", *[daily.LEVEL] * (deal.players - 1)]
        assert dict(match.setup.options) == {option.id: option.default for option in meta.options}
        assert not match.takes_back
        assert match.same_everywhere


def computers_only(deal: Deal) -> Match:
    """The deal with a computer in the person's place."""
    match = deal.match()
    seats = [match.seats[1], *match.seats[1:]]
    other = Match(match.title, match.setup, match.seed, seats)
    other.same_everywhere = True
    return other


@pytest.mark.prints
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.meta.id)
def test_computers_play_the_same_after_every_resume(title: Title, tmp_path: Path) -> None:
    deal = Deal(title, DATES[0])
    straight = computers_only(deal)
    play_on(straight, keeper_of(None))
    path = tmp_path / "library.sqlite3"
    broken = computers_only(deal)
    stops = 4
    for stop in range(1, stops + 1):
        keeper = keeper_of(path)
        if stop > 1:
            reopened = reopen(keeper.database, 1)
            assert reopened.match is not None
            broken = reopened.match
            keeper.adopt(broken, reopened.entry)
        goal = straight.action_count * stop // stops
        for entry in straight.history[broken.action_count : goal]:
            broken.act(broken.title.parse(str(entry.action)))
            keeper.keep(broken)
        keeper.database.close()
    database = opened(path)
    last = reopen(database, 1).match
    assert last is not None
    assert last.state == straight.state
    assert digest(last.state) == digest(straight.state)


def test_the_first_try_counts_and_the_others_are_practice() -> None:
    keeper = keeper_of(None)
    deal = deals_of(DATES[0])[0]
    first, second = deal.match(), deal.match()
    for match in (first, second):
        keeper.begin(match, Provenance(daily=deal.day))
    play(keeper, first, 10)
    play(keeper, second, seed=5)
    play(keeper, first, seed=6)
    days = days_between(keeper.database, deal.title.meta.id, *(DATES[0],) * 2)
    assert list(days) == [deal.day]
    day = days[deal.day]
    scores = first.state.scores()
    assert day.match_id == keeper.id_of(first)
    assert (day.mine, day.computer) == (scores[0].total, max(score.total for score in scores[1:]))
    assert first.outcome is not None
    assert day.won == (0 in first.outcome.winners)
    first_id, second_id = keeper.id_of(first), keeper.id_of(second)
    assert first_id is not None
    assert second_id is not None
    assert deal_of_first_try(keeper.database, first, first_id) == deal
    assert deal_of_first_try(keeper.database, second, second_id) is None


def test_a_try_that_is_not_over_is_under_way() -> None:
    keeper = keeper_of(None)
    deal = deals_of(DATES[0])[0]
    match = deal.match()
    keeper.begin(match, Provenance(daily=deal.day))
    play(keeper, match, 10)
    day = days_between(keeper.database, deal.title.meta.id, DATES[0], DATES[0])[deal.day]
    assert not day.is_over
    assert matches.unfinished(keeper.database)[0].daily == deal.day
    reopened = reopen(keeper.database, day.match_id)
    assert reopened.match is not None
    assert reopened.match.same_everywhere


def test_a_streak_counts_days_in_a_row() -> None:
    keeper = keeper_of(None)
    title = TITLES[0]
    today = dt.date(2026, 11, 30)
    for ago in (1, 2, 3, 5):
        deal = Deal(title, today - dt.timedelta(days=ago))
        match = deal.match()
        keeper.begin(match, Provenance(daily=deal.day))
        play(keeper, match)
    streak = daily.streak
    assert streak(keeper.database, title.meta.id, today) == 3
    assert streak(keeper.database, title.meta.id, today - dt.timedelta(days=1)) == 3
    assert streak(keeper.database, title.meta.id, today + dt.timedelta(days=1)) == 0


# --- codes ------------------------------------------------------------------------------------------


@given(st.dates(dt.date(2000, 1, 1), dt.date(2099, 12, 31)), st.sampled_from(TITLES))
def test_a_code_tells_its_deal(date: dt.date, title: Title) -> None:
    deal = Deal(title, date)
    assert deal_of_code(deal.code) == deal
    assert deal_of_code(f"  {deal.code.upper()}\n") == deal
    assert deal_of_code(share_text(deal, 87, 74)) == deal


def test_the_shared_text_tells_everything() -> None:
    deal = deals_of(DATES[0])[0]
    name = deal.title.meta.name
    assert share_text(deal, 87, 74) == f"Allotment daily 2026-11-30 {name} 87, computer 74: {deal.code}"
    assert share_text(deal, 87, None) == f"Allotment daily 2026-11-30 {name} 87: {deal.code}"
    match = play(keeper_of(None), deal.match())
    scores = match.state.scores()
    best = max(score.total for score in scores[1:])
    assert share_text_of(deal, match) == share_text(deal, scores[0].total, best)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no code"),
        ("what a lovely day", "no code"),
        ("ludo-20261130-abcde", "no game called ludo"),
        ("fistful-20261330-abcde", "never was"),
        ("fistful-20260230-abcde", "never was"),
        ("fistful-20261130-zzzzz", "does not fit"),
        ("x" * 100_000, "no code"),
    ],
)
def test_a_text_without_a_code_is_refused_with_its_reason(text: str, reason: str) -> None:
    with pytest.raises(CodeError, match=reason):
        deal_of_code(text)


def test_a_code_of_another_day_is_refused_when_a_letter_is_changed() -> None:
    code = deals_of(DATES[0])[0].code
    for place in range(len(code) - 5, len(code)):
        other = "q" if code[place] != "q" else "w"
        with pytest.raises(CodeError):
            deal_of_code(code[:place] + other + code[place + 1 :])

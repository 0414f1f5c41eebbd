"""What can be achieved in A Fistful of Seeds."""

from __future__ import annotations

from typing import Final

from game.achievements.achievement import Achievement, Played, Test, finished, leads_by, won
from rules.fistful.components import APPLE, CARROT, KINDS, POTATO, WHEAT
from rules.fistful.events import Harvested, SeedPlanted
from rules.fistful.scoring import carrot_gains, field_points
from rules.fistful.state import FistfulState

EDITION: Final = 1
"""Grows whenever the table below changes, so that older matches are examined again."""

MOST_SACKS: Final = 3
"""What the best place in a season brings (FS-5.1)."""


def _hands(played: Played) -> range:
    """The hands that one held: one, or two where two players hold four (FS-7.1)."""
    state = played.state
    assert isinstance(state, FistfulState)
    variant = state.variant
    return range(played.me, variant.hands, variant.players)


def _harvest_of(kind: int, least: int) -> Test:
    """A season in which one's own goal was ``kind`` and brought so many points."""

    def earned(played: Played) -> bool:
        return any(
            harvest.produce[hand] == kind and harvest.points[hand] >= least
            for harvest in played.events(Harvested)
            for hand in _hands(played)
        )

    return earned


def _best_in_every_season(played: Played) -> bool:
    hands = _hands(played)
    return all(
        any(harvest.sacks[hand] == MOST_SACKS for hand in hands) for harvest in played.events(Harvested)
    )


def _late_bloomer(played: Played) -> bool:
    """Nothing in spring, and the match all the same."""
    spring = next(iter(played.events(Harvested)), None)
    return played.won and spring is not None and all(not spring.sacks[hand] for hand in _hands(played))


def _long_row(played: Played) -> bool:
    return any(
        harvest.produce[hand] == CARROT and any(len(line) >= 5 for line, _ in carrot_gains(harvest.field))
        for harvest in played.events(Harvested)
        for hand in _hands(played)
    )


def _own_goal_worst(played: Played) -> bool:
    """The best place in a season though another kind stood better in the field."""
    return any(
        harvest.sacks[hand] == MOST_SACKS
        and any(field_points(harvest.field, kind) > harvest.points[hand] for kind in KINDS)
        for harvest in played.events(Harvested)
        for hand in _hands(played)
    )


def _others_work(played: Played) -> bool:
    """The best place in a season in which one planted nothing of one's own goal."""
    planted: set[int] = set()
    for event in played.all_events():
        if isinstance(event, SeedPlanted) and event.player == played.me:
            planted.add(event.kind)
        elif isinstance(event, Harvested):
            if any(
                event.sacks[hand] == MOST_SACKS and event.produce[hand] not in planted
                for hand in _hands(played)
            ):
                return True
            planted.clear()
    return False


TABLE: Final = (
    Achievement("first_sacks", "First sacks", "Finish a match", finished),
    Achievement("my_farm", "The farm is yours", "Win a match", won),
    Achievement("sole_heir", "Sole heir", "Win by three sacks or more", leads_by(3)),
    Achievement("three_seasons", "For all seasons", "Be best in every season", _best_in_every_season),
    Achievement("late_bloomer", "Late bloomer", "Win with no sack from spring", _late_bloomer),
    Achievement("long_row", "Straight as a string", "Harvest a row of five carrots as your goal", _long_row),
    Achievement("carrots", "Carrot crown", "Harvest 24 points of carrots", _harvest_of(CARROT, 24)),
    Achievement("wheat", "Golden field", "Harvest 14 points of wheat", _harvest_of(WHEAT, 14)),
    Achievement("apples", "Orchard", "Harvest 18 points of apples", _harvest_of(APPLE, 18)),
    Achievement("potatoes", "Rich soil", "Harvest 14 points of potatoes", _harvest_of(POTATO, 14)),
    Achievement("poor_year", "Against the grain", "Be best though another crop scored more", _own_goal_worst),
    Achievement("others_work", "Let them dig", "Be best without planting your crop", _others_work),
)

"""Where a match stands, in a few words that serve every title."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Final

from game.i18n import _
from game.match import Match
from game.seats import Seat
from rules.title import Json, State

PARTS: Final = ("season", "year", "round")
"""What a decision may say of the time; nothing here is ever secret."""


def digest(state: State) -> str:
    """A fingerprint of a state: equal states have equal ones."""
    text = json.dumps(state.position(), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def moment_of(match: Match) -> dict[str, Json]:
    """Whose turn it is and which season or round; empty when the match is over."""
    return moment_of_state(match.state)


def moment_of_state(state: State) -> dict[str, Json]:
    """The same for any state."""
    decision = state.decision
    if decision is None:
        return {}
    return {
        "player": decision.player,
        **{part: decision.details[part] for part in PARTS if part in decision.details},
    }


def time_words(moment: Mapping[str, Json]) -> str:
    """``Summer, round 2``; empty where the title says nothing of it."""
    parts: list[str] = []
    season, year, round_ = (moment.get(part) for part in PARTS)
    if isinstance(season, str) and season:
        parts.append(_(season[:40].capitalize()))
    if isinstance(year, int):
        parts.append(_("year {number}").format(number=year))
    if isinstance(round_, int):
        parts.append(_("round {number}").format(number=round_))
    joined = ", ".join(parts)
    return joined[:1].upper() + joined[1:]


def turn_words(moment: Mapping[str, Json], seats: Sequence[Seat]) -> str:
    """Whose turn it is; empty when that is not known."""
    player = moment.get("player")
    if not isinstance(player, int) or not 0 <= player < len(seats):
        return ""
    seat = seats[player]
    if seat.is_person and sum(each.is_person for each in seats) == 1:
        return _("your turn")
    return _("{name}'s turn").format(name=seat.name)

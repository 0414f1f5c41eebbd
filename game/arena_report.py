"""What the arena found, as a table or as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import sqrt
from typing import Final

from game.arena import ArenaResult, SeatTally
from game.terminal import remark

Z_95: Final = 1.959964
"""The two-sided 95 % quantile of the normal distribution."""

BAR_WIDTH: Final = 30

HEAD: Final = (
    f"{'level':12} {'wins':>8} {'rate':>7} {'95 % interval':>16} {'score':>7} "
    f"{'ms/decision':>12} {'median':>7} {'longest':>8} {'nodes/decision':>15}"
)


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of a win rate, after Wilson (1927); shared wins count as fractions."""
    rate = wins / matches
    square = Z_95 * Z_95 / matches
    middle = (rate + square / 2) / (1 + square)
    half = Z_95 * sqrt(rate * (1 - rate) / matches + square / (4 * matches)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def facts(result: ArenaResult) -> dict[str, object]:
    """The result as plain data."""
    seats = [_seat_facts(tally, result.matches) for tally in result.seats]
    return {"title": result.title_id, "matches": result.matches, "seats": seats}


def _seat_facts(tally: SeatTally, matches: int) -> dict[str, str | float]:
    low, high = wilson(tally.wins, matches)
    return {
        "level": tally.level,
        "wins": round(tally.wins, 4),
        "rate": round(tally.wins / matches, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "mean_score": round(tally.score / matches, 3),
        "seconds_per_decision": round(tally.seconds / max(1, tally.decisions), 6),
    }


def as_json(result: ArenaResult) -> str:
    """The result as one JSON object in one line."""
    return json.dumps(facts(result))


def as_text(result: ArenaResult) -> str:
    """The result as a table, one line a seat."""
    played = f"{result.title_id}: {result.matches} matches"
    if len(result.seats) > 1:
        played += ", seats rotated over the same deals"
    lines = [played, HEAD]
    for tally in result.seats:
        low, high = wilson(tally.wins, result.matches)
        decisions = max(1, tally.decisions)
        lines.append(
            f"{tally.level:12} {tally.wins:8.1f} {tally.wins / result.matches:7.1%} "
            f"{f'{low:.1%} to {high:.1%}':>16} {tally.score / result.matches:7.2f} "
            f"{1000 * tally.seconds / decisions:12.1f} {median_ms(tally):7} {max(tally.times, default=0):8} "
            f"{tally.nodes / decisions:15.1f}"
        )
    return "\n".join(lines)


def median_ms(tally: SeatTally) -> int:
    """Half of the decisions took no longer than this many whole milliseconds."""
    left = (tally.decisions + 1) // 2
    for milliseconds in sorted(tally.times):
        left -= tally.times[milliseconds]
        if left <= 0:
            return milliseconds
    return 0


def progress_bar(done: int, total: int) -> None:
    """Draws how far the arena is on the error stream."""
    filled = BAR_WIDTH * done // total
    bar = "#" * filled + "." * (BAR_WIDTH - filled)
    remark(f"\r[{bar}] {done}/{total}", end="\n" if done == total else "")


def tell_remarks(results: Sequence[ArenaResult]) -> None:
    """Says once each on the error stream what kept levels from playing as their names say."""
    for sentence in dict.fromkeys(tally.remark for result in results for tally in result.seats):
        if sentence:
            remark(sentence)

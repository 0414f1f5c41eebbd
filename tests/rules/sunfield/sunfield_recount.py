"""Scores counted again from a position alone, in another way than the rules do."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

COMPONENTS = Path(__file__).parents[3] / "rules" / "sunfield" / "components.toml"


@cache
def printed() -> dict[str, Any]:
    """The components file as it stands."""
    return tomllib.loads(COMPONENTS.read_text("utf-8"))


@cache
def row(table: str, name: str) -> dict[str, Any]:
    """The row of a table with that id."""
    (found,) = (entry for entry in printed()[table] if entry["id"] == name)
    return dict(found)


def recount(position: dict[str, Any], player: int) -> int:
    """The points of a player."""
    farm = position["farms"][player]
    clients = [row("client", name) for name in farm["clients"]]
    points: int = sum(client["prestige"] for client in clients)
    points += sum(int(value) * count for value, count in farm["medals"].items())
    points += 5 * len(farm["reputation"]["validated"])
    for mark in ("colour", "prestige"):
        most = Counter(client[mark] for client in clients).values()
        threes = sum(count // 3 for count in most)
        points += 3 * (threes if position["options"]["bonus_per_three"] else min(1, threes))
    points += sum(farm["barrow"].values()) // 3
    if position["options"]["mode"] == "advanced":
        points += 2 * widest_meadow(farm["plot"])
    return points


def widest_meadow(plot: list[str]) -> int:
    """The largest rectangle of empty pastures, by trying every pair of corners."""
    cells = {tuple(map(int, line.split()[:2])) for line in plot if line.endswith(" past empty")}
    best = 0
    for left, top in cells:
        for right, bottom in cells:
            size = (right - left + 1) * (bottom - top + 1)
            if right >= left and bottom >= top and size > best:
                inside = {(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)}
                best = size if inside <= cells else best
    return best


def reputation_gained(clients: list[str], tile: str) -> bool:
    """Whether these Clients fulfil a Reputation tile."""
    wanted = row("reputation", tile)
    rows = [row("client", name) for name in clients]
    colours = Counter(client["colour"] for client in rows)
    pair = Counter(wanted["colours"])
    return pair <= colours and wanted["client_value"] in {client["prestige"] for client in rows}

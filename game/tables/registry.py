"""Which table a title is played at: one line a title."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.match import Match
from game.scenes.doors import Doors
from game.scenes.table import TableScene
from game.tables.fistful.table import FistfulTable

TABLES: Final[dict[str, Callable[[Doors, Match], TableScene]]] = {
    "fistful": FistfulTable,
}

"""A player that is going to be killed: plays matches at full speed and tells of each action it has kept.

    python -m tests.faults.player FOLDER SEED

Each line on the output is ``ID COUNT``: the match ``ID`` has ``COUNT`` actions in the library now.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from game.library.keeper import Keeper
from game.library.matches import Provenance
from game.library.opening import open_library
from game.match import Match
from game.seats import seat
from game.titles import TITLES
from rules.chance import Stream


def play_for_ever(folder: Path, seed: int) -> None:
    """Plays one match after another, every title in turn, until the process is ended."""
    database, warnings = open_library(folder / "library.sqlite3")
    assert not warnings, warnings
    keeper = Keeper(database)
    chance = Stream(seed)
    while True:
        title = TITLES[seed % len(TITLES)]
        players = title.meta.players[seed % len(title.meta.players)]
        seats = [seat("seedling", number) for number in range(players)]
        match = Match(title, title.meta.setup(players), seed, seats)
        keeper.begin(match, Provenance("headless"))
        while match.outcome is None:
            actions = match.state.legal_actions()
            match.act(actions[chance.below(len(actions))])
            assert keeper.keep(match)
            os.write(1, f"{keeper.id_of(match)} {match.action_count}\n".encode())
        seed += 1


if __name__ == "__main__":
    play_for_ever(Path(sys.argv[1]), int(sys.argv[2]))

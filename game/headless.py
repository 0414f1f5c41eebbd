"""Computers play into the library at full speed, without a window."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.characters import character_of
from game.ai.levels import choose, level_of
from game.cli_values import UsageError
from game.folders import PlayerFolder
from game.library.database import Database, LibraryError
from game.library.keeper import Keeper
from game.library.matches import Provenance, reopen
from game.library.opening import open_library
from game.match import MAX_SEED, Match
from game.opponents import thinking_seed
from game.replay import result
from game.seats import Seat
from game.terminal import remark, say
from rules.title import Setup, Title


@dataclass(frozen=True, slots=True)
class Plan:
    """Matches to be played one after another: the deals from number ``seed`` on."""

    title: Title
    setup: Setup
    seats: tuple[Seat, ...]
    seed: int
    matches: int = 1


def play(folder: PlayerFolder, plan: Plan) -> int:
    """Plays the whole plan and tells each result."""
    keeper = Keeper(library_of(folder))
    for number in range(plan.matches):
        match = Match(plan.title, plan.setup, (plan.seed + number) % (MAX_SEED + 1), plan.seats)
        keeper.begin(match, Provenance("headless"))
        play_on(match, keeper)
    keeper.database.close()
    return 0


def resume(folder: PlayerFolder, match_id: int) -> int:
    """Goes on with a match of the library to its end; raises :class:`UsageError` if it cannot."""
    database = library_of(folder)
    try:
        reopened = reopen(database, match_id)
    except LibraryError as error:
        raise UsageError(str(error)) from None
    match = reopened.match
    if match is None or reopened.complaint is not None:
        raise UsageError(reopened.complaint or "")
    if any(seat.is_person for seat in match.seats):
        raise UsageError(
            f"Persons sit at match {match_id}: leave --headless away to go on with it in the window."
        )
    keeper = Keeper(database)
    keeper.adopt(match, reopened.entry)
    play_on(match, keeper)
    database.close()
    return 0


def play_on(match: Match, keeper: Keeper) -> None:
    """Plays ``match`` to its end, every action kept before the next is thought of."""
    while (player := match.state.current_player) is not None:
        seat = match.seats[player]
        level, character = level_of(seat.kind), character_of(seat.kind, seat.name)
        seed = thinking_seed(match.seed, match.action_count, player)
        choice = choose(match.title.meta.id, level, match.state.observe(player), seed, character=character)
        match.act(choice.action)
        if not keeper.keep(match) and keeper.fault is not None:
            remark(keeper.fault)
            keeper.fault = None
    name = f"Match {keeper.id_of(match)}" if keeper.database.lasts else "A match that is not kept"
    say(f"{name}, {match.title.meta.name}, deal {match.seed}: {result(match)}")


def library_of(folder: PlayerFolder) -> Database:
    """The library in a folder; what is amiss is said on the error stream."""
    if folder.warning is not None:
        remark(folder.warning)
    database, warnings = open_library(folder.library_file)
    for warning in warnings:
        remark(warning)
    return database

"""Every scene once: for the self-test, the gallery and whoever wants to look."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final

from game.ai.levels import LEVELS
from game.app import Program
from game.library.matches import Provenance
from game.match import Match
from game.scenes.fault import FaultScene
from game.scenes.library.scene import PAGES
from game.scenes.replay import ReplayScene
from game.scenes.table import TableScene
from game.seats import PERSON, seat
from game.tables.registry import TABLES
from game.titles import title_of
from rules.chance import Stream
from rules.title import Json, SetupError
from ui.scene import Push, Reset, Scene

SEED: Final = 7


@dataclass(frozen=True, slots=True)
class Stop:
    """One scene of the tour: its name, and how to bring it onto the stack of the program."""

    name: str
    show: Callable[[Program], None]


def tour() -> Iterator[Stop]:
    """Every scene of the program, each title's table at several moments."""
    yield Stop("menu", lambda program: _reset(program, program.menu()))
    yield Stop("settings", lambda program: _reset(program, program.settings_scene()))
    yield Stop("credits", lambda program: _reset(program, program.credits()))
    yield Stop("sources", lambda program: _reset(program, program.sources()))
    for page in PAGES:
        yield Stop(f"library_{page}", partial(_library, page=page))
    yield Stop("fault", lambda program: _reset(program, FaultScene(program, program.folder.log_file)))
    for title_id in TABLES:
        yield from _of_title(title_id)


def _of_title(title_id: str) -> Iterator[Stop]:
    yield Stop(f"{title_id}_setup", lambda program: _reset(program, program.setup(title_id)))
    yield Stop(f"{title_id}_rulebook", lambda program: _reset(program, program.rulebook(title_id)))
    length = len(match_after(title_id, 10_000).history)
    for name, share in (("start", 0.0), ("early", 0.12), ("middle", 0.27), ("late", 0.95)):
        actions = round(length * share)
        yield Stop(f"{title_id}_{name}", partial(_show, title_id=title_id, actions=actions))
    for mode in _modes(title_id):
        show = partial(_show_mode, title_id=title_id, mode=mode)
        yield Stop(f"{title_id}_{mode.name}", show)
    yield Stop(f"{title_id}_curtain", lambda program: _curtain(program, title_id))
    yield Stop(f"{title_id}_pause", lambda program: _pause(program, title_id))
    yield Stop(f"{title_id}_replay", lambda program: _replay(program, title_id))
    yield Stop(f"{title_id}_results", lambda program: _results(program, title_id))
    if 1 in title_of(title_id).meta.players:
        yield Stop(f"{title_id}_results_alone", lambda program: _results(program, title_id, _ALONE))


@dataclass(frozen=True, slots=True)
class Mode:
    """Another way to play a title than with all seats taken and every option as it is."""

    name: str
    players: int
    options: Mapping[str, Json]


_ALONE: Final = Mode("alone", 1, {})


def _modes(title_id: str) -> Iterator[Mode]:
    """Alone, where a title can be; and with the last choice of every option that more players have."""
    counts = title_of(title_id).meta.players
    for name, players in (("options", max(counts)), ("alone", 1), ("alone_options", 1)):
        options = _last_choices(title_id, players) if name.endswith("options") else {}
        if players in counts and (options or name == "alone"):
            yield Mode(name, players, options)


def _last_choices(title_id: str, players: int) -> dict[str, Json]:
    """The last choice of every option, as far as the choices go together."""
    meta = title_of(title_id).meta
    options: dict[str, Json] = {}
    for option in meta.options:
        tried: dict[str, Json] = {**options, option.id: option.values[-1]}
        with suppress(SetupError):
            meta.setup(players, tried)
            options = tried
    return options


def _show_mode(program: Program, title_id: str, mode: Mode) -> None:
    length = len(match_after(title_id, 10_000, mode=mode).history)
    _reset(program, program.table(match_after(title_id, round(length * 0.6), mode=mode)))


def match_after(title_id: str, actions: int, persons: int = 1, mode: Mode | None = None) -> Match:
    """A match in which everybody chose at random so far, the first ``persons`` seats being people.

    It goes on until a person is asked, so that the table stands still.
    """
    title = title_of(title_id)
    players = max(title.meta.players) if mode is None else mode.players
    options = {} if mode is None else mode.options
    kinds = [PERSON] * persons + [LEVELS[-1].id] * (players - persons)
    seats = [seat(kind, number) for number, kind in enumerate(kinds)]
    if persons == 1:
        seats[0] = seat(PERSON, 0, "You")
    match = Match(title, title.meta.setup(players, options), SEED, seats)
    chance = Stream(SEED)
    while match.outcome is None and (
        match.action_count < actions or match.state.current_player not in range(persons)
    ):
        legal = match.state.legal_actions()
        match.act(legal[chance.below(len(legal))])
    return match


def show_table(program: Program, title_id: str, actions: int) -> TableScene:
    """The table of a match after a number of random actions."""
    table = program.table(match_after(title_id, actions))
    assert isinstance(table, TableScene)
    _reset(program, table)
    return table


def _show(program: Program, title_id: str, actions: int) -> None:
    show_table(program, title_id, actions)


def _curtain(program: Program, title_id: str) -> None:
    _reset(program, program.table(match_after(title_id, 0, persons=2)))


def _pause(program: Program, title_id: str) -> None:
    table = show_table(program, title_id, 12)
    program.stack.apply(Push(program.pause(table.match)))


def _library(program: Program, page: str) -> None:
    _reset(program, program.library(page))


def _replay(program: Program, title_id: str) -> None:
    """The replay of a match that was played to its end, somewhere in its middle."""
    match = match_after(title_id, 10_000)
    program.keeper.begin(match, Provenance("headless"))
    program.keeper.keep(match)
    match_id = program.keeper.id_of(match)
    if match_id is None:
        return
    replay = program.replay(match_id)
    _reset(program, replay)
    if isinstance(replay, ReplayScene):
        replay.jump(match.action_count // 2)


def _results(program: Program, title_id: str, mode: Mode | None = None) -> None:
    _reset(program, program.results(match_after(title_id, 10_000, mode=mode)))


def _reset(program: Program, scene: Scene) -> None:
    program.stack.apply(Reset(scene))

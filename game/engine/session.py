"""One match as a referee holds it: what each request does to it and answers."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from game.ai.characters import Character, UnknownCharacterError, characters_of, named
from game.ai.choice import Stop
from game.ai.leaning import LEANING_LINES
from game.ai.levels import (
    LEVELS,
    MAX_ITERATIONS,
    MAX_SECONDS,
    Level,
    UnknownLevelError,
    choose,
    level_of,
)
from game.ai.reason import reason
from game.engine.lines import RequestError
from game.engine.request import Request
from game.match import MAX_SEED
from game.titles import played_titles
from rules.chance import ChanceError, Scripted, Seeded
from rules.title import Action, IllegalAction, Json, RulesError, State, Title

DRAWN_SEEDS: Final = 2**31
"""A seed that nobody gave is below this."""


class _Referee:
    """A match under way: the title, the state, the scripted outcomes left, and what came before."""

    def __init__(self, title: Title, seed: int, state: State, script: tuple[str, ...]) -> None:
        self.title = title
        self.seed = seed
        self.state = state
        self.script = script
        self.before: list[tuple[State, tuple[str, ...]]] = []


class Session:
    """Answers requests one after another. A refused request changes nothing."""

    def __init__(self) -> None:
        self._current: _Referee | None = None
        self._answers: dict[str, Callable[[Request], dict[str, Json]]] = {
            "titles": self._titles,
            "new": self._new,
            "load": self._load,
            "state": self._state,
            "apply": self._apply,
            "why": self._why,
            "undo": self._undo,
            "scores": self._scores,
            "stop": self._nothing,
            "quit": self._nothing,
        }

    def answer(self, request: Request, stop: Stop) -> dict[str, Json]:
        """The answer without its ``ok``; raises :class:`RequestError`.

        ``stop`` ends a thought early.
        """
        try:
            if request.do == "think":
                return self._think(request, stop)
            return self._answers[request.do](request)
        except IllegalAction as error:
            raise RequestError(str(error), {"rule": error.refusal.rule}) from None
        except (RulesError, ChanceError) as error:
            raise RequestError(str(error)) from None

    # --- a match -----------------------------------------------------------------------------

    @property
    def _match(self) -> _Referee:
        if self._current is None:
            raise RequestError("There is no match yet: send 'new' or 'load' first.")
        return self._current

    @property
    def _whole_match(self) -> _Referee:
        match = self._match
        if match.state.observer is not None:
            raise RequestError(
                "This is what one player sees, not a whole match: only think, why and state work on it."
            )
        return match

    def _new(self, request: Request) -> dict[str, Json]:
        title = request.title()
        setup = title.meta.setup(request.whole("players", 1, 99), request.options())
        seed = _seed_of(request)
        chance = Scripted(request.chance(), then=Seeded(seed))
        state = title.new(setup, chance)
        self._current = _Referee(title, seed, state, chance.outcomes[chance.used :])
        return {**self._view(), "seed": seed}

    def _load(self, request: Request) -> dict[str, Json]:
        title = request.title()
        seed = _seed_of(request)
        chance = request.chance()
        self._current = _Referee(title, seed, title.load(request.position()), chance)
        return {**self._view(), "seed": seed}

    def _apply(self, request: Request) -> dict[str, Json]:
        match = self._whole_match
        action = self._action(request)
        chance = Scripted(match.script + request.chance(), then=Seeded(match.seed))
        after = match.state.copy()
        events = after.apply(action, chance)
        match.before.append((match.state, match.script))
        match.state, match.script = after, chance.outcomes[chance.used :]
        return {**self._view(), "events": [event.facts() for event in events]}

    def _undo(self, _request: Request) -> dict[str, Json]:
        match = self._whole_match
        if not match.before:
            raise RequestError("There is nothing to take back.")
        match.state, match.script = match.before.pop()
        return self._view()

    # --- questions ---------------------------------------------------------------------------

    def _titles(self, _request: Request) -> dict[str, Json]:
        return {
            "titles": [_title_facts(title) for title in played_titles()],
            "levels": [
                {
                    "id": level.id,
                    "name": level.name,
                    "line": level.line,
                    "seconds": level.seconds,
                    "iterations": level.iterations,
                    "iterations_in": dict(level.iterations_in),
                    "characters": [
                        {"name": each.name, "leaning": LEANING_LINES[each.leaning]}
                        for each in characters_of(level.id)
                    ],
                }
                for level in LEVELS
            ],
        }

    def _state(self, request: Request) -> dict[str, Json]:
        state = self._match.state
        if not request.has("player"):
            return {"position": state.position()}
        player = request.whole("player", 0, len(state.scores()) - 1)
        if state.observer not in (None, player):
            raise RequestError(f"This is what player {state.observer} sees, and nobody else.")
        return {"position": state.observe(player).position()}

    def _why(self, request: Request) -> dict[str, Json]:
        refusal = self._match.state.refusal(self._action(request))
        if refusal is None:
            return {"legal": True}
        return {"legal": False, "rule": refusal.rule, "reason": refusal.reason}

    def _scores(self, _request: Request) -> dict[str, Json]:
        return {
            "scores": [
                {
                    "player": score.player,
                    "total": score.total,
                    "lines": [[name, points] for name, points in score.lines],
                    "tiebreak": list(score.tiebreak),
                }
                for score in self._whole_match.state.scores()
            ]
        }

    def _think(self, request: Request, stop: Stop) -> dict[str, Json]:
        match = self._match
        state = match.state
        player = state.current_player
        if player is None:
            raise RequestError("The match is over: there is nothing to think about.")
        if state.observer not in (None, player):
            raise RequestError(
                f"It is player {player}'s turn, and this is what player {state.observer} sees."
            )
        asked, level = request.seed(), _level_of(request)
        seed = secrets.randbelow(DRAWN_SEEDS) if asked is None else asked
        character = _character_of(request, level)
        observation = state.observe(player)
        try:
            choice = choose(
                match.title.meta.id,
                level,
                observation,
                seed,
                seconds=request.number("seconds", 0, MAX_SECONDS) if request.has("seconds") else None,
                iterations=request.whole("iterations", 1, MAX_ITERATIONS)
                if request.has("iterations")
                else None,
                stop=stop,
                character=character,
            )
        except RuntimeError:
            raise RequestError("No match can have led to what this player sees.") from None
        return {
            "action": str(choice.action),
            "considered": [
                {"action": str(each.action), "value": round(each.value, 4), "visits": each.visits}
                for each in choice.considered
            ],
            "reason": reason(match.title.meta.id, observation, choice, seed),
            "remark": choice.remark,
        }

    def _nothing(self, _request: Request) -> dict[str, Json]:
        return {}

    # --- parts of answers --------------------------------------------------------------------

    def _action(self, request: Request) -> Action:
        return self._match.title.parse(request.text("action"))

    def _view(self) -> dict[str, Json]:
        state = self._match.state
        decision, outcome = state.decision, state.outcome
        return {
            "player": state.current_player,
            "decision": decision.facts() if decision is not None else None,
            "actions": [str(action) for action in state.legal_actions()],
            "over": state.current_player is None,
            "outcome": outcome.facts() if outcome is not None else None,
        }


def _seed_of(request: Request) -> int:
    seed = request.seed()
    return secrets.randbelow(min(DRAWN_SEEDS, MAX_SEED)) if seed is None else seed


def _level_of(request: Request) -> Level:
    if not request.has("level"):
        return LEVELS[-1]
    try:
        return level_of(request.text("level"))
    except UnknownLevelError as error:
        raise RequestError(str(error)) from None


def _character_of(request: Request, level: Level) -> Character | None:
    if not request.has("character"):
        return None
    try:
        return named(level.id, request.text("character"))
    except UnknownCharacterError as error:
        raise RequestError(str(error)) from None


def _title_facts(title: Title) -> dict[str, Json]:
    meta = title.meta
    return {
        "id": meta.id,
        "name": meta.name,
        "version": meta.version,
        "players": list(meta.players),
        "options": {
            option.id: {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "players": list(option.players),
                "rule": option.rule,
            }
            for option in meta.options
        },
    }

"""What is being asked, as data (TS-22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.chance import Chance
from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.owed import NAME_OF_ENTRY
from rules.three_sisters.stages import EDITH, GARDEN, OVER, PICK, RONDEL, STAGE_NAMES
from rules.three_sisters.weather import WEATHER_NAMES
from rules.title import Action, Decision, Json

if TYPE_CHECKING:
    from rules.three_sisters.state import ThreeSistersState


def decision_of(state: ThreeSistersState) -> Decision | None:
    """What the current player is asked; None when the match is over."""
    if state.stage == OVER:
        return None
    kind, rule = kind_of(state)
    details: dict[str, Json] = {"round": state.round, "stage": STAGE_NAMES[state.stage]}
    if state.weather:
        details["weather"] = WEATHER_NAMES[state.weather]
    details["event"] = COMPONENTS.events[state.round - 1]
    if state.die is not None:
        details["die"] = state.die.text.removeprefix("die ")
    main = (("garden", GARDEN), ("rondel", RONDEL))
    details["main"] = [name for name, bit in main if state.main & bit]
    details["owed"] = [NAME_OF_ENTRY[entry] for entry in state.owed]
    return Decision(kind, state.player, rule, details)


def kind_of(state: ThreeSistersState) -> tuple[str, str]:
    """The kind of decision and the rule that asks: ``extra``, ``main``, ``die``, ``edith``, ``window``."""
    if state.owed:
        return "extra", "TS-16.3"
    if state.main:
        return "main", "TS-3.3"
    if state.stage == PICK:
        return "die", "TS-3.2"
    if state.stage == EDITH:
        return "edith", "TS-19.7"
    return "window", "TS-16.10"


class _Asked(Chance):
    """Notes whether anything was asked of chance; the first outcome always comes."""

    def __init__(self) -> None:
        self.anything = False

    def choose(self, key: str, outcomes: Sequence[str], weights: Sequence[int]) -> int:  # noqa: ARG002
        self.anything = True
        return 0


def rolls(state: ThreeSistersState, action: Action) -> bool:
    """Whether dice are rolled before the next decision when a legal ``action`` is done."""
    asked = _Asked()
    state.copy().advance(action, asked)
    return asked.anything

"""Four ways to play: by dragging, by clicking, by keyboard, by controller; each uses nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod

from game.match import Match
from game.scenes.results import ResultsScene
from rules.chance import Stream
from tests.scenes.pilot import Pilot
from ui.focus import FocusRing


class Hands(ABC):
    """One way. `press` uses a button, `carry` brings a piece somewhere, `agree` confirms a choice."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot

    @abstractmethod
    def press(self, name: str) -> None: ...

    @abstractmethod
    def carry(self, piece: str, goal: str) -> None: ...

    def agree(self) -> None:
        self.press("button")


class Dragging(Hands):
    """Nothing happens without moving while the button is down."""

    def press(self, name: str) -> None:
        x, y = self.pilot.where(name)
        self.pilot.press((x, y))
        self.pilot.release((x + 6, y))

    def carry(self, piece: str, goal: str) -> None:
        self.pilot.drag(piece, goal)


class Clicking(Hands):
    """The pointer never moves while the button is down."""

    def press(self, name: str) -> None:
        self.pilot.click(name)

    def carry(self, piece: str, goal: str) -> None:
        self.press(piece)
        self.press(goal)


class Typing(Hands):
    """Tab, Enter, and the key of the main button."""

    def press(self, name: str) -> None:
        for _ in range(len(self.pilot.ring.items) + 1):
            if self.pilot.ring.visible and self.pilot.ring.focused == name:
                break
            self.pilot.key("next")
        assert self.pilot.ring.focused == name, f"Tab never comes to {name}"
        self.pilot.key("confirm")

    def carry(self, piece: str, goal: str) -> None:
        self.press(piece)
        self.press(goal)

    def agree(self) -> None:
        self.pilot.key("finish")


class Padding(Hands):
    """The cross and A; the shoulder buttons in forms, where the cross changes values."""

    def press(self, name: str) -> None:
        ring = self.pilot.ring
        if not ring.visible:
            self.pilot.pad("next")
        for step in steps_to(ring, name):
            self.pilot.pad(step)
        assert ring.focused == name, f"the cross comes to {ring.focused}, not to {name}"
        self.pilot.pad("confirm")

    def carry(self, piece: str, goal: str) -> None:
        self.press(piece)
        self.press(goal)


class PaddingForms(Padding):
    """In forms the shoulder buttons walk."""

    def press(self, name: str) -> None:
        while self.pilot.ring.focused != name:
            self.pilot.pad("next")
        self.pilot.ring.visible = True
        self.pilot.pad("confirm")


def steps_to(ring: FocusRing, goal: str) -> list[str]:
    """The shortest way of the focus to an item by directions alone; fails when there is none."""
    walker = FocusRing(ring.items)
    ways: dict[str | None, list[str]] = {ring.focused: []}
    waiting = [ring.focused]
    for name in waiting:
        if name == goal:
            return ways[name]
        for direction in ("up", "down", "left", "right"):
            walker.focus(name)
            reached = walker.follow(direction)
            if reached not in ways:
                ways[reached] = [*ways[name], direction]
                waiting.append(reached)
    raise AssertionError(f"no way by directions from {ring.focused} to {goal}")


def take_turn(hands: Hands, chance: Stream) -> None:
    """The viewer's next decision at the table, by any legal action that the table offers."""
    pilot = hands.pilot
    table, match = pilot.table, pilot.table.match
    action, path = table.choice.options[chance.below(len(table.choice.options))]
    count = match.action_count
    hands.carry(pilot.piece(path[0]), pilot.piece(path[1]))
    if table.choice.pending is not None:
        assert table.choice.pending is action
        hands.agree()
    assert match.action_count > count, f"{action} was not taken"
    assert match.history[count].action is action


def play_to_the_results(hands: Hands, chance: Stream) -> Match:
    """From a table to the score sheet; returns the match."""
    pilot = hands.pilot
    match = pilot.table.match
    pilot.settle()
    while not isinstance(pilot.scene, ResultsScene):
        table = pilot.table
        if table.turns.curtain is not None:
            hands.press("curtain")
        elif table.interlude is not None:
            hands.press("button")
        else:
            take_turn(hands, chance)
        pilot.settle()
    return match

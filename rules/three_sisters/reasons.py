"""The reasons for a refusal in the rulebook's words, each with its rule and its sentence (TS-21)."""

from __future__ import annotations

from typing import Final

from rules.title import Refusal


class Reason:
    """A reason: ``word`` as the rulebook names it, ``rule`` that forbids, ``text`` for the player."""

    __slots__ = ("rule", "text", "word")

    def __init__(self, word: str, rule: str, text: str) -> None:
        self.word: Final = word
        self.rule: Final = rule
        self.text: Final = text
        _WORDS[text] = word

    def refusal(self, **values: str | int) -> Refusal:
        """The refusal with its names and numbers filled in."""
        return Refusal(self.rule, self.text, values)


_WORDS: Final[dict[str, str]] = {}


def word_of(refusal: Refusal) -> str:
    """The rulebook's word for a refusal: ``corn-too-low``."""
    return _WORDS[refusal.text]


WRONG_NOTE: Final = Reason("bad-notation", "TS-22.4", "This costs {cost} compost, not {noted}.")
NO_ACTION: Final = Reason("bad-notation", "TS-22.1", "That is no action of Three Sisters.")
GAME_OVER: Final = Reason("game-over", "TS-2.1", "The eight rounds are over: nothing more can be done.")
NOT_YOUR_TURN: Final = Reason("not-your-turn", "TS-3.1", "It is another player's turn.")
PENDING_FIRST: Final = Reason("pending-first", "TS-16.5", "Use the extra actions you are owed first: {owed}.")
NO_DIE_NOW: Final = Reason("nothing-owed", "TS-3.2", "It is not the moment to take a die.")
NO_GARDEN_ACTION: Final = Reason("nothing-owed", "TS-3.1", "There is no {verb} action to use now.")
NO_SUCH_ENTRY: Final = Reason("nothing-owed", "TS-16.2", "There is no {verb} action for {track} to use now.")
NO_BONUS: Final = Reason("nothing-owed", "TS-14.2", "There is no bonus action to use now.")
NO_SUCH_SPACE: Final = Reason("nothing-owed", "TS-6.1", "The die you are using gives no {verb} action.")
NO_MULCH_NOW: Final = Reason(
    "nothing-owed", "TS-6.6", "The mulch takes the place of a rondel action, and none is open now."
)
NO_PASS_NOW: Final = Reason("nothing-owed", "TS-3.3", "There is no such action to pass now.")
NO_WINDOW: Final = Reason("nothing-owed", "TS-16.10", "There is nothing to close with 'done' now.")
NO_CROSSING: Final = Reason("nothing-owed", "TS-19.7", "Farmer Edith does not ask for {crop} now.")
NO_SHOVEL: Final = Reason("not-owned", "TS-13.4", "Your shovel is not complete yet.")
NO_MULCH: Final = Reason("not-owned", "TS-13.13", "Your mulch is not complete yet.")
NO_SUCH_DIE: Final = Reason("no-such-die", "TS-3.2", "There is no die {value} on {space}.")
NOT_LOWEST: Final = Reason("not-lowest", "TS-19.4", "The third die of a round is the lowest left: {value}.")
LIGHTNING: Final = Reason("lightning", "TS-20.6", "Nobody can water while there is lightning.")
COLD: Final = Reason("cold", "TS-20.7", "The bees stay in while it is cold: no apiary actions.")
VALUE_FIXED: Final = Reason("value-fixed", "TS-5.5", "This die was used in zone {zone}: it stays there.")
NO_COMPOST: Final = Reason(
    "no-compost", "TS-5.7", "Zone {zone} costs {cost} compost with this die, and you have {compost}."
)
NO_COMPOST_TO_DIG: Final = Reason(
    "no-compost", "TS-16.9", "The shovel costs 3 compost, and you have {compost}."
)
NOT_HERE: Final = Reason("not-here", "TS-4.2", "There is no {crop} in zone {zone}.")
ELSEWHERE: Final = Reason(
    "not-here",
    "TS-4.2",
    "This plants in zone {zone}: {crop} stands elsewhere, which only windy weather allows.",
)
PLANTED: Final = Reason("planted", "TS-4.2", "{crop} in zone {zone} is planted already.")
CROP_CROSSED: Final = Reason("crossed", "TS-19.6", "Farmer Edith crossed {crop} in zone {zone} off.")
ITEM_CROSSED: Final = Reason("crossed", "TS-19.10", "Farmer Edith crossed {item} off.")
CORN_TOO_LOW: Final = Reason(
    "corn-too-low", "TS-4.3", "{crop} in zone {zone} climbs its corn, which must be two boxes high first."
)
TOO_MANY: Final = Reason("too-many", "TS-4.2", "One plant action takes up to {most} different crops here.")
WINDY: Final = Reason(
    "windy", "TS-20.11", "In windy weather exactly one of the crops goes next door, to zone {down} or {up}."
)
NOTHING_GROWS: Final = Reason("nothing-grows", "TS-4.6", "In zone {zone} that would fill no box.")
FULL: Final = Reason("full", "TS-1.7", "{track} has no box left.")
HIVE_CLOSED: Final = Reason("hive-closed", "TS-11.1", "{track} opens when the main hive is full.")
GARDEN_BARRED: Final = Reason("garden-barred", "TS-14.2", "A bonus action cannot be used in the garden.")
NO_TARGET: Final = Reason("no-target", "TS-16.9", "No box is left that could take the bonus.")
MUST_ACT: Final = Reason("must-act", "TS-3.3", "This can still fill a box, so it cannot be passed.")

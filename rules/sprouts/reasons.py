"""The words of every refusal, with its code (section 16 of the rulebook)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules.sprouts.beds import BEDS, DIFF, GARDEN_NAMES, GARDEN_OF, NUMBER_OF, SAME, SEEDS_OF
from rules.sprouts.components import SEED_BAG, TOOLS
from rules.sprouts.seeds import FACES, spoken
from rules.sprouts.steps import GIVING, PLANTING, RETURNING, SPECIALS, STEP_RULES, STORING, TAKING
from rules.title import Refusal


@dataclass(frozen=True, slots=True)
class Refused(Refusal):
    """A refusal with the code that the Decisions section gives it: ``no-such-die``."""

    code: str = ""


_NOW: Final = {
    RETURNING: "The bag is short of dice: choose one of yours to return.",
    TAKING: "Take a card from the shed first.",
    GIVING: "Give your partner a die of the card, or the card.",
    STORING: "Choose first which of the new dice to keep.",
    SPECIALS: "Now is the time for tools and special faces; say done when you have finished.",
    PLANTING: "Now is the time to plant; say done when you have finished.",
}
_TOO_MANY: Final = "More than seven dice are in the barrow: return some first."

_TOOL_WORDS: Final = {
    "seed_bag": "Seed Bag",
    "gloves": "Gloves",
    "choice": "Gardener's Choice",
    "trowel": "Trowel",
    "watering_can": "Watering Can",
}


def match_over() -> Refused:
    """Nothing can be done any more."""
    return Refused("HS-11.1", "The match is over.", code="not-now")


def not_your_turn() -> Refused:
    """Somebody else decides."""
    return Refused("HS-4.1", "It is another player's turn.", code="not-now")


def not_now(step: int) -> Refused:
    """Another step is asked."""
    return Refused(STEP_RULES[step], _NOW.get(step, _TOO_MANY), code="not-now")


def no_such_die(die: int) -> Refused:
    """A die or pot that is not there."""
    return Refused("HS-16.4", "There is no {die} to use here.", {"die": spoken(die)}, code="no-such-die")


def pot_fixed() -> Refused:
    """A pot can only be planted."""
    text = "A pot stays as it is: it cannot be turned, rerolled, traded or returned."
    return Refused("HS-6.11", text, code="pot-fixed")


def empty_place(place: int) -> Refused:
    """No card lies there."""
    text = "No card lies at place {place} of the shed."
    return Refused("HS-4.2", text, {"place": place}, code="empty-place")


def rival_card(place: int) -> Refused:
    """The Rival has taken it."""
    text = "The Rival takes the card at place {place}: choose another one."
    return Refused("HS-13.8", text, {"place": place}, code="rival-card")


def not_on_card(die: int) -> Refused:
    """Only dice of the card are gifts."""
    text = "There is no {die} on the card: give one of its dice."
    return Refused("HS-14.3", text, {"die": spoken(die)}, code="not-on-card")


def no_gift_card() -> Refused:
    """A card without tools is no gift."""
    return Refused("HS-14.5", "No tool is left on the card: give one of its dice.", code="no-tool")


def no_tool(tool: int) -> Refused:
    """The cards do not have that tool, or it is used up."""
    name = _TOOL_WORDS.get(TOOLS[tool], "Seed Exchange")
    rule = "HS-5.2" if tool != SEED_BAG else "HS-6.1"
    return Refused(rule, "There is no {tool} left on your card.", {"tool": name}, code="no-tool")


def bag_first() -> Refused:
    """Seed Bags come before everything else."""
    text = "Seed Bags come before every other tool: this one is lost."
    return Refused("HS-5.3", text, code="bag-first")


def bag_empty() -> Refused:
    """Nothing can be drawn."""
    return Refused("HS-6.1", "The bag is empty: there is no die to draw.", code="bag-empty")


def no_such_face(die: int, face: int) -> Refused:
    """The die lacks that face."""
    values = {"die": spoken(die), "face": FACES[face].replace("_", "-")}
    return Refused("HS-1.2", "The {die} has no {face} side.", values, code="no-such-face")


def same_face() -> Refused:
    """It shows that face already."""
    return Refused("HS-6.5", "The die shows that face already.", code="same-face")


def wrong_herb(herb: str) -> Refused:
    """A Seed Exchange is for one herb."""
    text = "The Seed Exchange turns a die that shows {herb}, and no wild."
    return Refused("HS-6.3", text, {"herb": herb}, code="wrong-herb")


def no_space(bed: int) -> Refused:
    """The bed is full, or the board does not have it."""
    return Refused("HS-8.3", "No space is open in {bed}.", {"bed": BEDS[bed]}, code="no-space")


def no_token() -> Refused:
    """All tokens are on the board."""
    return Refused("HS-8.4", "You have no sprout token left.", code="no-token")


def not_a_flower(die: int) -> Refused:
    """A Trowel plants flowers."""
    text = "A Trowel plants a flower, and the {die} is none."
    return Refused("HS-6.7", text, {"die": spoken(die)}, code="not-a-flower")


def flower_bed_only(bed: int) -> Refused:
    """Trowels and Cans work in the Flower Garden."""
    text = "That tool works in the Flower Garden, and {bed} is a herb bed."
    return Refused("HS-8.11", text, {"bed": BEDS[bed]}, code="flower-bed-only")


def no_match() -> Refused:
    """A Can wants two alike."""
    text = "These two dice do not match: a Watering Can takes two with the same symbol."
    return Refused("HS-6.9", text, code="no-match")


def over_7(excess: int) -> Refused:
    """Too many dice would stay."""
    text = "A barrow holds seven dice: return {excess} more."
    return Refused("HS-4.5", text, {"excess": excess}, code="over-7")


def room_left() -> Refused:
    """A die would be returned without need."""
    text = "Dice in the barrow go back to the bag only as far as room is needed."
    return Refused("HS-4.4", text, code="room-left")


def trowel_only() -> Refused:
    """Flowers are planted in Step C."""
    text = "A flower is planted with a Trowel or a Watering Can, before this step."
    return Refused("HS-8.13", text, code="trowel-only")


def not_a_seed(die: int) -> Refused:
    """Gloves and Trowel faces do not grow."""
    return Refused("HS-7.6", "The {die} is no seed.", {"die": spoken(die)}, code="not-a-seed")


def flower_here() -> Refused:
    """Herb gardens take herbs."""
    return Refused("HS-7.5", "Flowers grow only in the Flower Garden.", code="flower-here")


def wrong_count(bed: int, given: int) -> Refused:
    """The number of seeds must be exact."""
    values: dict[str, str | int] = {"bed": BEDS[bed], "wanted": SEEDS_OF[bed], "given": given}
    return Refused("HS-8.2", "{bed} takes {wanted} seeds, not {given}.", values, code="wrong-count")


def wrong_set(bed: int) -> Refused:
    """The seeds do not make what the bed asks for."""
    values: dict[str, str | int] = {"garden": GARDEN_NAMES[GARDEN_OF[bed]], "number": NUMBER_OF[bed]}
    if GARDEN_OF[bed] == SAME:
        return Refused("HS-8.5", "{garden} takes {number} herbs of one kind.", values, code="wrong-set")
    if GARDEN_OF[bed] == DIFF:
        return Refused("HS-8.7", "{garden} takes {number} herbs, no two alike.", values, code="wrong-set")
    text = "{garden} takes {number} pairs, each of another herb."
    return Refused("HS-8.9", text, values, code="wrong-set")

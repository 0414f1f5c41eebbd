"""What the table of Herbaceous Sprouts says: names, labels, log lines.

Sentences are looked up whole, so that they can be translated; ``{icon:…}`` draws a picture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.i18n import _, ngettext
from game.tables.sprouts.pieces import face_art, plaque_caption
from rules.sprouts import events as told
from rules.sprouts.actions import (
    Bag,
    Can,
    Choice,
    Done,
    Drop,
    Exchange,
    Give,
    Glove,
    Keep,
    Pink,
    Plant,
    Return,
    Take,
    Trowel,
    Yellow,
)
from rules.sprouts.beds import BED_OF_NAME, FLOWER, GARDEN_OF
from rules.sprouts.components import (
    CAN_TOOL,
    CHOICE_TOOL,
    FIRST_EXCHANGE,
    GLOVES_TOOL,
    SEED_BAG,
    TROWEL_TOOL,
)
from rules.sprouts.seeds import FACE_OF, FACES, IS_POT, KIND_OF, SEED_OF_NAME
from rules.sprouts.state import SproutsState
from rules.title import Action, Event

Named = Callable[[int], str]
"""A player's name from the player's index."""

RIVAL_EVENTS: Final = (
    told.RivalPlanted,
    told.RivalStayedAway,
    told.RivalCardRevealed,
    told.LemonadeLost,
)
"""What the Rival does, though another's action caused it."""


def face_label(face: int) -> str:
    """What a face is called."""
    return {
        "lavender": _("lavender"),
        "bay": _("bay"),
        "tarragon": _("tarragon"),
        "saffron": _("saffron"),
        "rosemary": _("rosemary"),
        "wild": _("wild herb"),
        "peony": _("peony"),
        "forget_me_not": _("forget-me-not"),
        "black_eyed_susan": _("black-eyed Susan"),
        "gloves": _("gloves"),
        "trowel": _("trowel"),
        "?": _("unrolled"),
    }[FACES[face]]


def herb_label(face: int) -> str:
    """The name on a pot."""
    return face_label(face).capitalize()


def colour_label(seed: int) -> str:
    """The colour of a die."""
    return (_("yellow"), _("pink"), _("blue"), _("green"), _("green"), _("green"))[KIND_OF[seed]]


def seed_label(seed: int) -> str:
    """A die or pot in words: ``yellow bay die``."""
    if IS_POT[seed]:
        return _("{herb} pot").format(herb=face_label(FACE_OF[seed]))
    return _("{colour} die, {face}").format(colour=colour_label(seed), face=face_label(FACE_OF[seed]))


def tool_label(tool: int) -> str:
    """What a tool is called."""
    if FIRST_EXCHANGE <= tool < CHOICE_TOOL:
        return _("Seed exchange: {herb}").format(herb=face_label(tool - FIRST_EXCHANGE))
    return {
        SEED_BAG: _("Seed bag"),
        GLOVES_TOOL: _("Gloves"),
        CHOICE_TOOL: _("Gardener's choice"),
        TROWEL_TOOL: _("Trowel"),
        CAN_TOOL: _("Watering can"),
    }[tool]


def tool_hint(tool: int) -> str:
    """What a tool is for, in a few words."""
    if FIRST_EXCHANGE <= tool < CHOICE_TOOL:
        herb = face_label(tool - FIRST_EXCHANGE)
        return _("Choose a {herb} die to turn").format(herb=herb)
    return {
        SEED_BAG: _("Draw and roll one more die"),
        GLOVES_TOOL: _("Choose a die to roll again"),
        CHOICE_TOOL: _("Choose a die to turn"),
        TROWEL_TOOL: _("Choose a flower to plant"),
        CAN_TOOL: _("Choose two dice that match"),
    }[tool]


def bed_label(bed: int) -> str:
    """What a bed asks for, as part of a sentence: ``4 alike``, ``flowers, 3 points``."""
    caption = plaque_caption(bed)
    return _("flower, {points}").format(points=caption) if GARDEN_OF[bed] == FLOWER else caption


def icon_of(name: str) -> str:
    """The picture of a die's face inside a line of text."""
    art = face_art(FACE_OF[SEED_OF_NAME[name]])
    return f"{{icon:{art}}}" if art else "?"


def icons(names: Sequence[str]) -> str:
    """Pictures of several dice."""
    return "".join(icon_of(name) for name in names) or _("nothing")


def line_labels() -> dict[str, str]:
    """What the lines of the score sheet are called."""
    return {
        "same": _("All the Same"),
        "diff": _("All Different"),
        "pairs": _("Different Pairs"),
        "flower": _("Flower Garden"),
        "seeds": _("Seeds left over"),
    }


# --- buttons ----------------------------------------------------------------------------------


def confirm_label(state: SproutsState, action: Action, points: int) -> str:  # noqa: PLR0911 - one case an action
    """What the main button says when ``action`` waits for it; ``points`` are those of a planting."""
    match action:
        case Take():
            return _("Take this card")
        case Return() | Drop():
            return _("Back to the bag")
        case Give():
            return _("Give it")
        case Keep(kept=kept, dropped=dropped):
            return _keep_label(len(kept), len(state.fresh) - len(kept) + len(dropped))
        case Bag():
            return _("Draw a die")
        case Glove() | Pink():
            return _("Roll")
        case Exchange() | Choice():
            return _("Turn the die")
        case Plant() | Trowel() | Yellow() | Can():
            return _("Plant +{points}").format(points=points)
        case Done():
            return _("Finish")
    return _("Do it")


def _keep_label(kept: int, going: int) -> str:
    if going:
        return ngettext("Return {count} die", "Return {count} dice", going).format(count=going)
    return _("Keep it") if kept == 1 else _("Keep both") if kept == 2 else _("Keep all")


# --- the log ----------------------------------------------------------------------------------


def log_line(event: Event, named: Named) -> str | None:  # noqa: C901, PLR0911 - a line an event
    """The event in one line, or None when it needs no telling."""
    match event:
        case told.RoundStarted(round=number):
            return _("Round {number}").format(number=number)
        case told.ShortageFound(squares=squares, bag=bag):
            return _("The bag is short: {squares} squares, {bag} dice").format(squares=squares, bag=bag)
        case told.CardTaken(player=player, place=place, dice=dice):
            return _("{name}: card {place} {dice}").format(
                name=named(player), place=place, dice=icons(dice) if dice else ""
            )
        case told.PotGained(player=player, pot=pot):
            return _("{name}: a pot of {icon}").format(name=named(player), icon=icon_of(pot))
        case told.DiceStored(player=player, kept=kept, returned=returned):
            if not returned:
                return None
            return _("{name}: kept {kept}, returned {returned}").format(
                name=named(player), kept=icons(kept), returned=icons(returned)
            )
        case told.DiceReturned(player=player, dice=dice):
            return _("{name}: {dice} back to the bag").format(name=named(player), dice=icons(dice))
        case told.DieGained(player=player, die=die):
            return _("{name}: drew {die}").format(name=named(player), die=icon_of(die))
        case told.DiceRolled(player=player, before=before, after=after):
            return _("{name}: rolled {before} to {after}").format(
                name=named(player), before=icons(before), after=icons(after)
            )
        case told.DieTurned(player=player, before=before, after=after):
            return _("{name}: turned {before} to {after}").format(
                name=named(player), before=icon_of(before), after=icon_of(after)
            )
        case _:
            return _garden_line(event, named)


def _garden_line(event: Event, named: Named) -> str | None:  # noqa: PLR0911 - a line an event
    match event:
        case told.SproutPlanted(player=player, bed=bed, vp=points, seeds=seeds):
            return _("{name}: planted {seeds} in {bed}, +{points}").format(
                name=named(player), seeds=icons(seeds), bed=_bed_words(bed), points=points
            )
        case told.RivalPlanted(bed=bed, vp=points):
            return _("The Rival: {bed}, +{points}").format(bed=_bed_words(bed), points=points)
        case told.RivalStayedAway(bed=bed):
            return _("The Rival finds no room: {bed}").format(bed=_bed_words(bed))
        case told.LemonadeTaken(player=player):
            return _("{name}: the lemonade, +2").format(name=named(player))
        case told.LemonadeLost():
            return _("The Rival was first in four gardens: the lemonade is gone")
        case told.RivalCardRevealed(place=place):
            return _("The Rival takes card {place}").format(place=place)
        case told.MatchEnded(winners=winners):
            names = _(" and ").join(named(player) for player in winners) or _("the Rival")
            return _("The match is over: {names}").format(names=names)
        case _:
            return _team_line(event, named)


def _team_line(event: Event, named: Named) -> str | None:
    match event:
        case told.DiceDrawn(player=player, dice=dice):
            count = len(dice)
            words = ngettext("{name}: drew {count} die unrolled", "{name}: drew {count} dice unrolled", count)
            return words.format(name=named(player), count=count)
        case told.DieGiven(player=player, partner=partner, die=die):
            return _("{name}: {die} to {partner}").format(
                name=named(player), die=icon_of(die), partner=named(partner)
            )
        case told.CardGiven(player=player, partner=partner):
            return _("{name}: the card to {partner}").format(name=named(player), partner=named(partner))
    return None


def _bed_words(name: str) -> str:
    return bed_label(BED_OF_NAME[name])

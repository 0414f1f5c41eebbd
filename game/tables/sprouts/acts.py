"""Actions in words that tell them apart, for hints and for the list of one's choices."""

from __future__ import annotations

from game.i18n import _
from game.tables.sprouts import words
from rules.sprouts.actions import (
    CARD,
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
from rules.sprouts.seeds import NAMES, Seeds
from rules.sprouts.state import SproutsState
from rules.sprouts.steps import PLANTING
from rules.title import Action


def action_words(state: SproutsState, action: Action) -> str:  # noqa: C901, PLR0911, PLR0912 - a sentence each
    """An action for whoever does it, with dice as pictures."""
    match action:
        case Take(place=place):
            dice = state.shed_dice[place - 1]
            return (
                _("Take card {place} {dice}").format(place=place, dice=_icons(dice) if dice else "").strip()
            )
        case Keep(kept=kept, dropped=dropped):
            text = _("Keep {dice}").format(dice=_icons(kept))
            return _("{keep}, return {dice}").format(keep=text, dice=_icons(dropped)) if dropped else text
        case Return(die=die):
            return _("Return {dice}").format(dice=_icons((die,)))
        case Drop(dice=dice):
            return _("Return {dice}").format(dice=_icons(dice))
        case Give(die=die):
            return _("Give the card") if die == CARD else _("Give {dice}").format(dice=_icons((die,)))
        case Bag():
            return _("Draw one more die")
        case Glove(die=die):
            return _("Roll {dice} again").format(dice=_icons((die,)))
        case Pink(dice=dice):
            return (
                _("Roll the gloves die and {dice}").format(dice=_icons(dice))
                if dice
                else _("Roll the gloves die")
            )
        case Exchange(die=die, turned=turned) | Choice(die=die, turned=turned):
            return _("Turn {was} to {now}").format(was=_icons((die,)), now=_icons((turned,)))
        case Trowel(die=die, bed=bed) | Yellow(die=die, bed=bed):
            return _planted((die,), bed)
        case Can(dice=dice, bed=bed):
            return _("Trade {dice} for {bed}").format(dice=_icons(dice), bed=words.bed_label(bed))
        case Plant(bed=bed, seeds=seeds):
            return _planted(seeds, bed)
        case Done():
            return _("Finish the turn") if state.step == PLANTING else _("Go on to planting")
        case _:
            return str(action)


def _planted(seeds: Seeds, bed: int) -> str:
    return _("Plant {seeds} in {bed}").format(seeds=_icons(seeds), bed=words.bed_label(bed))


def _icons(seeds: Seeds) -> str:
    return words.icons([NAMES[seed] for seed in seeds])

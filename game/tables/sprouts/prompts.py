"""The one sentence at the top of the table: whose turn it is and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.i18n import _, ngettext
from game.tables.sprouts import glance, naming, words
from rules.sprouts.actions import Plant
from rules.sprouts.components import CHOICE_TOOL, LIMIT, SEED_BAG, TOOLS, TROWEL_TOOL
from rules.sprouts.seeds import GLOVES_DIE, IS_FLOWER, TROWEL_DIE
from rules.sprouts.steps import (
    GIVING,
    PLANTING,
    RECEIVING,
    RETURNING,
    SPECIALS,
    STORING,
    TAKING,
    TRIMMING,
)
from rules.sprouts.tools import is_exchange

if TYPE_CHECKING:
    from game.tables.sprouts.table import SproutsTable


def prompt(table: SproutsTable) -> str:
    """What the table asks now, or what it shows."""
    if table.moment is not None:
        return _("As it was then: Esc goes back to now")
    state = table.seen
    player = state.current_player
    if player is None:
        return _over(table)
    if player == table.turns.viewer:
        return _own(table)
    return _theirs(state.step).format(name=table.match.seats[player].name)


def _over(table: SproutsTable) -> str:
    outcome = table.match.outcome
    winners = outcome.winners if outcome is not None else ()
    if not winners:
        return _("The Rival wins")
    names = _(" and ").join(table.match.seats[winner].name for winner in winners)
    return _("The match is over: {names}").format(names=names)


def _theirs(step: int) -> str:
    return {
        RETURNING: _("{name} returns a die"),
        TAKING: _("{name} chooses a card"),
        GIVING: _("{name} chooses a gift"),
        RECEIVING: _("{name} makes room"),
        STORING: _("{name} stores the dice"),
        SPECIALS: _("{name} uses tools"),
        TRIMMING: _("{name} makes room"),
        PLANTING: _("{name} is planting"),
    }[step]


def _own(table: SproutsTable) -> str:  # noqa: PLR0911 - one sentence a step
    state = table.seen
    step = state.step
    if step == SPECIALS:
        return _special(table)
    if step == PLANTING:
        return _planting(table)
    if step == STORING:
        return _storing(table)
    if step in (RECEIVING, TRIMMING):
        player = state.current_player
        assert player is not None
        count = len(state.barrows[player]) - LIMIT
        words_ = ngettext("Return {count} die to the bag", "Return {count} dice to the bag", count)
        return words_.format(count=count)
    if step == GIVING:
        partner = table.match.seats[state.variant.partner(state.player)].name
        if state.variant.silent:
            return _("In your closed fist: a die or the card for {name}").format(name=partner)
        return _("Give {name} a die or the card").format(name=partner)
    if step == RETURNING:
        return _("The bag is short: return one die")
    return _("Take a card from the shed") if not table.choice.selection else _("Take it into your barrow?")


def _storing(table: SproutsTable) -> str:
    owed = glance.owed(table.seen)
    if not owed:
        return _("Keep the new dice, or mark what goes back")
    marked = len(table.choice.selection)
    if marked < owed:
        left = owed - marked
        words_ = ngettext("Mark {count} die for the bag", "Mark {count} dice for the bag", left)
        return words_.format(count=left)
    if table.choice.completed is None:
        return _("Keep more of your own dice")
    return _("Ready: back to the bag with them")


def _special(table: SproutsTable) -> str:  # noqa: PLR0911 - one sentence a tool
    state, selection = table.seen, table.choice.selection
    if not selection:
        if SEED_BAG in state.tools and not state.acted:
            return _("Seed bags come first; then other tools")
        return _("Use your tools, or go on to planting")
    first = selection[0]
    count = len(selection)
    if first.startswith("tool."):
        tool = naming.tool_of(first)
        if count == 2 and (tool == CHOICE_TOOL or is_exchange(tool)):
            return _("Turn it to which face?")
        if tool == TROWEL_TOOL and count == 2:
            return _("Choose a spot in the Flower Garden")
        if TOOLS[tool] == "watering_can" and count == 3:
            return _("Choose a spot in the Flower Garden")
        return words.tool_hint(tool)
    seed = naming.seed_of(first)
    if seed == GLOVES_DIE:
        return _("Roll it, with any other dice you choose")
    if seed == TROWEL_DIE and count == 1:
        return _("Choose a flower to plant")
    if IS_FLOWER[seed] or seed == TROWEL_DIE:
        return _("Choose a spot in the Flower Garden")
    return _("Use your tools, or go on to planting")


def _planting(table: SproutsTable) -> str:
    pending = table.choice.pending
    if isinstance(pending, Plant):
        return _("Plant these, or choose other dice")
    bed = table.choice.bed
    if bed is not None:
        return _("Not yet: {bed} is asked").format(bed=words.bed_label(naming.bed_of(bed)))
    if table.choice.selection:
        return _("Choose a spot for your seeds")
    if len(table.choice.options) <= 1:
        return _("Nothing to plant now: finish your turn")
    return _("Plant your seeds, or finish the turn")

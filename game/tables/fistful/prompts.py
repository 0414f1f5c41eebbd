"""The one sentence at the top of the table: whose turn it is and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.i18n import _
from game.tables.fistful import words
from game.tables.fistful.harvest import Harvest
from rules.fistful.actions import Pass, Plant
from rules.fistful.field import PLOT_NAMES
from rules.fistful.state import PASSING, PLANTING

if TYPE_CHECKING:
    from game.tables.fistful.table import FistfulTable


def prompt(table: FistfulTable) -> str:
    """What the table asks now, or what it shows."""
    if table.moment is not None:
        return _("As it was then: Esc goes back to now")
    if table.harvest is not None:
        return _of_harvest(table.harvest)
    state = table.seen
    player = state.current_player
    if player is None:
        outcome = table.match.outcome
        winners = outcome.winners if outcome is not None else ()
        names = _(" and ").join(table.match.seats[winner].name for winner in winners)
        return _("The new farmer: {names}").format(names=names)
    if player == table.turns.viewer:
        return _own(table)
    name = table.match.seats[player].name
    sentence = _("{name} is planting") if state.phase == PLANTING else _("{name} chooses a seed to pass")
    return sentence.format(name=name)


def left_name(table: FistfulTable) -> str:
    """The name of the neighbour whom the viewer passes to."""
    variant = table.seen.variant
    return table.match.seats[(table.home + 1) % variant.hands % variant.players].name


def _own(table: FistfulTable) -> str:
    """What the viewer is asked."""
    match table.choice.pending:
        case Plant(kind=kind, plot=plot):
            sentence = _("{kind} on {plot}: plant it?")
            return sentence.format(kind=words.kind_label(kind), plot=PLOT_NAMES[plot])
        case Pass(kind=kind):
            sentence = _("Pass the {kind} to {name}?")
            return sentence.format(kind=words.kind_label(kind).lower(), name=left_name(table))
    selected = table.selected_kind()
    state = table.seen
    if state.phase == PASSING:
        return _("Choose a seed to pass to {name}").format(name=left_name(table))
    if selected is not None:
        return _("Choose a plot for the {kind}").format(kind=words.kind_label(selected).lower())
    if state.variant.players != state.variant.hands:
        which = (_("first"), _("second"))[table.home // state.variant.players]
        return _("Plant from your {which} hand").format(which=which)
    return _("Plant one of your seeds")


def _of_harvest(harvest: Harvest) -> str:
    season = words.season_label(harvest.season)
    if harvest.revealed:
        return _("{season} harvest: goals and sacks").format(season=season)
    if harvest.shown is None:
        return _("{season} harvest").format(season=season)
    return _("Harvest: {crop}").format(crop=words.crop_label(harvest.shown).lower())

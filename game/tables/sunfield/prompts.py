"""The one sentence at the top of the table: whose turn it is and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.i18n import _, ngettext
from game.tables.sunfield import ids, words
from rules.sunfield.actions import TakeTile
from rules.sunfield.landscape import LAST_COLUMN
from rules.sunfield.moments import DONE, DRAWN, HOLDING, PLANTING, READY, SPENDING
from rules.sunfield.piles import is_ending

if TYPE_CHECKING:
    from game.tables.sunfield.table import SunfieldTable


def prompt(table: SunfieldTable) -> str:
    """What the table asks now, or what it shows."""
    if table.moment is not None:
        return _("As it was then: Esc goes back to now")
    state = table.seen
    player = state.current_player
    if player is None:
        outcome = table.match.outcome
        winners = outcome.winners if outcome is not None else ()
        names = _(" and ").join(table.match.seats[winner].name for winner in winners)
        return _("The best farm: {names}").format(names=names)
    if player == table.turns.viewer:
        return _own(table)
    name = table.match.seats[player].name
    sentence = {
        HOLDING: _("{name} lays a tile"),
        DRAWN: _("{name} lays a tile"),
        PLANTING: _("{name} plants vegetables"),
        SPENDING: _("{name} brings animals away"),
    }.get(state.moment, _("It is the turn of {name}"))
    return sentence.format(name=name)


def _own(table: SunfieldTable) -> str:  # noqa: PLR0911 - a sentence for each moment
    """What the viewer is asked."""
    selection = table.choice.selection
    if table.choice.pending is not None:
        return _waiting(table)
    if selection and selection[0] != ids.TILE_IN_HAND:
        return _going_on(table)
    state = table.seen
    match state.moment:
        case moment if moment == READY and any(
            isinstance(each, TakeTile) for each, _p in table.choice.options
        ):
            if is_ending(state):
                return _("Your last turn: take a tile or deliver a client")
            return _("Take a tile or deliver a client")
        case moment if moment == READY:
            return _("Deliver a client") if table.choice.sources else _("Nothing is to be had: pass")
        case moment if moment in (HOLDING, DRAWN):
            return _laying(table) or _("Lay the tile beside your plot")
        case moment if moment == PLANTING:
            return _("Plant the vegetables of the new tile")
        case moment if moment == SPENDING:
            return spending(table)
        case moment if moment == DONE and table.choice.sources:
            return _("Spend seeds, or end your turn")
        case _:
            return _("End your turn")


def spending(table: SunfieldTable) -> str:
    """Which Animals are to be given back."""
    farm = table.seen.farms[table.seen.current]
    if farm.landscape is not None and farm.column < LAST_COLUMN:
        return _("Which animals go back, so that the farmer walks on?")
    return _("Which trio goes back for a medal?")


def _laying(table: SunfieldTable) -> str:
    """What the tile would bring on the cell that is pointed at."""
    gift = table.gift_here()
    if gift is None:
        return ""
    if not gift.lost:
        return ngettext(
            "{count} vegetable finds a space", "{count} vegetables find a space", gift.planted
        ).format(count=gift.planted)
    if not gift.planted:
        return _("No vegetable finds a space here")
    lost = words.sorts_label(gift.lost)
    return ngettext(
        "{count} vegetable finds a space, lost: {lost}",
        "{count} vegetables find a space, lost: {lost}",
        gift.planted,
    ).format(count=gift.planted, lost=lost)


def _waiting(table: SunfieldTable) -> str:
    """An action was chosen and waits for the main button."""
    return _("This shows something new: {action}?").format(
        action=table.confirm_label(table.choice.pending).lower() if table.choice.pending else ""
    )


def _going_on(table: SunfieldTable) -> str:  # noqa: PLR0911 - a sentence for each beginning
    """What is asked once something is picked up."""
    selection = table.choice.selection
    head = selection[0]
    if head in ids.TILES:
        return _laying(table) or _("Lay it beside your plot")
    if head.startswith(("client.", "reserved.")):
        return _("Bring the client to your side")
    if head.startswith("veg."):
        sort = words.sort_label(ids.sort_of(head))
        return _("Which tile gets the {vegetable}?").format(vegetable=sort)
    if head == ids.EXCHANGE:
        return _("What do you get for it?") if len(selection) > 1 else _("Which vegetable do you give away?")
    if head == ids.ADD:
        return _("Which vegetable would you like?")
    if head.startswith("power."):
        return _of_power(table)
    return spending(table)


def _of_power(table: SunfieldTable) -> str:
    farm = table.seen.farms[table.seen.current]
    assert farm.landscape is not None
    selection = table.choice.selection
    power = farm.landscape.powers[int(selection[0].removeprefix("power."))]
    first, second = questions()[power]
    return second if len(selection) > 1 else first


def questions() -> tuple[tuple[str, str], ...]:
    """What each power asks first and then."""
    barrow = _("Put it into your barrow")
    return (
        (_("Draw the top tile of the pile"), ""),
        (_("Which client do you reserve?"), ""),
        (_("Which animal do you change?"), _("What does it become?")),
        (_("Which animal goes?"), _("To which pasture?")),
        (_("Which vegetable do you give away?"), _("What do you get for it?")),
        (_("Which vegetable would you like?"), barrow),
        (_("Which vegetable do you pick?"), barrow),
        (_("Which vegetable goes?"), _("To which tile?")),
        (_("Which vegetable do you plant?"), _("On which tile?")),
        (_("Which tile goes?"), _("To which cell?")),
    )


def idle_label(table: SunfieldTable) -> str:
    """What the main button says while it waits for a choice."""
    state = table.seen
    selection = table.choice.selection
    if selection and selection[0].startswith("power."):
        return _("Choose a target")
    if selection and selection[0] in (ids.EXCHANGE, ids.ADD):
        return _("Choose a vegetable")
    return {
        READY: _("Take or deliver"),
        HOLDING: _("Lay the tile"),
        DRAWN: _("Lay the tile"),
        PLANTING: _("Plant"),
        SPENDING: _("Choose animals"),
    }.get(state.moment, _("End turn"))

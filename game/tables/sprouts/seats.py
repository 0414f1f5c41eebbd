"""What plates and buttons show, read off the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.levels import UnknownLevelError, level_of
from game.i18n import _
from game.tables.characters import badge_of
from game.tables.sprouts import glance, naming, words
from game.tables.sprouts.barrow import ButtonsLook, chosen_of
from game.tables.sprouts.naming import DONE, RIVAL_PLATE, seat_id
from game.tables.sprouts.pieces import plaque_caption
from game.tables.sprouts.plates import PlateLook
from rules.sprouts.lemonade import RIVAL
from rules.sprouts.steps import OVER, PLANTING, SPECIALS

if TYPE_CHECKING:
    from game.tables.sprouts.table import SproutsTable


def looks(table: SproutsTable) -> tuple[tuple[str, PlateLook], ...]:
    """Every plate by its id."""
    state = table.seen
    plates = [(seat_id(player), _plate(table, player)) for player in range(state.variant.players)]
    if glance.has_rival(state):
        plates.append((RIVAL_PLATE, _rival(table)))
    return tuple(plates)


def _plate(table: SproutsTable, player: int) -> PlateLook:
    state, seat = table.seen, table.match.seats[player]
    active = state.current_player == player
    return PlateLook(
        seat.name,
        seat.emblem,
        _status(table, player, active=active),
        glance.score_of(state, player),
        state.board.count(player),
        state.barrows[player],
        state.pots[player],
        len(state.waiting[player]),
        active=active,
        lead=state.step != OVER and state.variant.players > 1 and state.lead == player,
        lemonade=state.lemonade == player,
        badge=badge_of(seat),
    )


def _status(table: SproutsTable, player: int, *, active: bool) -> str:
    seat, state = table.match.seats[player], table.seen
    viewer = table.turns.viewer
    if active and player == viewer:
        return _("Your turn")
    if state.variant.teams and viewer is not None and player == state.variant.partner(viewer):
        return _("Your partner")
    if seat.is_person:
        return ""
    try:
        return _(level_of(seat.kind).name)
    except UnknownLevelError:
        return seat.kind


def _rival(table: SproutsTable) -> PlateLook:
    state = table.seen
    if state.variant.solo:
        note = _("Plants on the banners of cards you leave")
    else:
        note = _("Plants on the banner of the card nobody takes")
    return PlateLook(
        _("The Rival"),
        "rival",
        _("Plays last") if not state.variant.solo else _("Against you"),
        glance.rival_points(state),
        state.board.count(RIVAL),
        lemonade=state.lemonade == RIVAL and state.variant.solo,
        note=note,
    )


def buttons(table: SproutsTable) -> ButtonsLook:
    """The main button and its neighbours."""
    text, enabled = table.button_label()
    choice, state = table.choice, table.seen
    done = ""
    if (choice.options and DONE in choice.sources | choice.targets) or _has_done(table):
        done = _("Go on to planting") if state.step == SPECIALS else _("Finish turn")
    paying: tuple[str, ...] = ()
    caption = ""
    if choice.options and state.step in (PLANTING, SPECIALS):
        paying = chosen_of(choice.selection)
        if paying and choice.bed is not None:
            caption = plaque_caption(naming.bed_of(choice.bed))
        elif choice.selection and choice.selection[0].startswith("tool.") and not paying:
            caption = words.tool_label(naming.tool_of(choice.selection[0]))
    hot = table.pointed == DONE
    pressed = table.pointer.pressed and table.pointer.over == "button"
    return ButtonsLook(text, enabled, pressed, table.wins_lemonade, done, hot, paying, caption)


def _has_done(table: SproutsTable) -> bool:
    return any(path == (DONE,) for _action, path in table.choice.options)

"""The whole table drawn from what the viewer may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ai.levels import UnknownLevelError, level_of
from game.i18n import _
from game.scenes.flights import Flight, pops
from game.scenes.parts import draw_main_button
from game.tables.characters import badge_of
from game.tables.fistful import glance
from game.tables.fistful.arrangement import card_id
from game.tables.fistful.field import FieldLook, draw_field, draw_ground
from game.tables.fistful.goal import GoalLook, draw_goal
from game.tables.fistful.harvest import draw_harvest
from game.tables.fistful.plates import (
    CrateLook,
    PlateLook,
    draw_crate,
    draw_order,
    draw_plate,
    draw_rounds,
    draw_thinking,
)
from rules.fistful.actions import Pass, Plant
from rules.fistful.components import HIDDEN, KINDS, SEASONS
from rules.fistful.field import PLOT_NAMES, PLOT_OF_NAME
from rules.fistful.state import OVER
from rules.fistful.variant import GOAL_ROUND
from ui.brush import Brush
from ui.palette import PAPER, PINE

if TYPE_CHECKING:
    from game.tables.fistful.table import FistfulTable

CRATE = "crate.left"
SWITCH = "goal.switch"


def draw_board(table: FistfulTable, brush: Brush) -> None:
    """Boards in late light, scattered seeds, the bare field on straw, and the soft shade of leaves."""
    art, size = brush.context.art, brush.surface.get_size()
    for name in ("fistful/table_boards", "fistful/late_light", "fistful/scatter_seeds"):
        brush.surface.blit(art.cover(name, *size), (0, 0))
    board = table.layout["board"].rect
    straw = pygame.Rect(0, 0, round(board.width * 568 / 512), round(board.height * 540 / 512))
    straw.topleft = (board.left - round(28 / 512 * board.width), board.top - round(14 / 512 * board.height))
    brush.picture("fistful/field_straw", straw)
    draw_ground(brush, table.layout)
    small = art.cover("fistful/leaf_shadows", *_quarter(size))
    soft = pygame.transform.gaussian_blur(small, max(1, round(1.5 * brush.k)))
    brush.surface.blit(pygame.transform.smoothscale(soft, size), (0, 0))


def _quarter(size: tuple[int, int]) -> tuple[int, int]:
    return max(1, size[0] // 4), max(1, size[1] // 4)


def draw_pieces(table: FistfulTable, brush: Brush) -> None:
    """Everything that lies on the boards, over what :func:`draw_still` drew."""
    draw_field(brush, table.layout, _field(table))
    for hand in range(table.seen.variant.hands):
        if _thinks(table, hand):
            draw_thinking(brush, table.layout[table.seat_id(hand)].rect, table.clock % 1.0)
    if table.harvest is not None:
        draw_harvest(brush, table.layout["hand"].rect, table.harvest, table.pointed)
    else:
        _draw_hand(table, brush)
    draw_gain(table, brush)


def still_look(table: FistfulTable) -> tuple[object, ...]:
    """Everything that plates, crates and panels show: while it is the same, so is their picture."""
    text, enabled = table.button_label()
    pressed = table.pointer.pressed and table.pointer.over == "button"
    return (
        tuple((table.seat_id(hand), _plate(table, hand)) for hand in range(table.seen.variant.hands)),
        tuple(_crates(table)),
        tuple(_order(table)),
        _rounds(table),
        (goal_look(table), table.pointed == SWITCH),
        (text, enabled, pressed),
        tuple(table.layout[name].rect.size for name in (CRATE, "crate.right")),
    )


def draw_still(table: FistfulTable, brush: Brush) -> None:
    """Plates, crates and panels: what changes only when something happens."""
    layout = table.layout
    for hand in range(table.seen.variant.hands):
        draw_plate(brush, layout[table.seat_id(hand)].rect, _plate(table, hand))
    for name, look in zip((CRATE, "crate.right"), _crates(table), strict=True):
        draw_crate(brush, table.packets, layout[name].rect, look)
    if "order" in layout:
        draw_order(brush, layout["order"].rect, _order(table))
    draw_rounds(brush, layout["rounds"].rect, *_rounds(table))
    draw_goal(brush, table.packets, layout["goal"].rect, goal_look(table), hot=table.pointed == SWITCH)
    text, enabled = table.button_label()
    pressed = table.pointer.pressed and table.pointer.over == "button"
    draw_main_button(brush, layout["button"].rect, text, enabled=enabled, pressed=pressed)


# --- the field ------------------------------------------------------------------------------------


def _field(table: FistfulTable) -> FieldLook:
    state, harvest = table.seen, table.harvest
    if harvest is not None:
        return FieldLook(harvest.field, gains=harvest.lit(), unseen=table.unseen)
    popping = {PLOT_OF_NAME[name[5:]]: share for name, share in pops(table.timeline.running).items()}
    hot, kind = table.hot_plot(), table.selected_kind()
    free = [PLOT_OF_NAME[name[5:]] for name in table.choice.targets if name.startswith("plot.")]
    history = table.match.history[: table.moment]
    planted = glance.planted_since(history, state, table.turns.viewer)
    return FieldLook(
        state.field,
        growth=glance.growth(state, table.growing_up, popping),
        free=free if kind is not None else (),
        hot=hot,
        ghost=None if hot is None or kind is None else (kind, hot),
        gains=_preview(table, kind, hot),
        marks={
            plot: f"shared/emblem_{table.match.seats[player].emblem}"
            for plot, player in planted.items()
            if plot not in table.unseen
        },
        unseen=table.unseen,
        scale=popping,
    )


def _preview(
    table: FistfulTable, kind: int | None, hot: int | None
) -> list[tuple[int, tuple[tuple[int, ...], int]]]:
    """What one's own goal scores with the seed that is about to be planted."""
    goal = table.seen.produce[table.home]
    if not table.doors.settings.show_field_score or kind is None or hot is None:
        return []
    field = glance.with_seed(table.seen.field, kind, hot)
    return [(goal, gain) for gain in glance.gains_of(field, goal)]


def goal_look(table: FistfulTable) -> GoalLook:
    """One's own goal and what it scores, on the field of now or of the harvest."""
    state, harvest = table.seen, table.harvest
    field, goal = state.field, state.produce[table.home]
    if harvest is not None:
        field = list(harvest.field)
        goal = state.past_produce[(harvest.season - 1) * state.variant.hands + table.home]
    hot, kind = table.hot_plot(), table.selected_kind()
    preview = None if hot is None or kind is None else glance.points_with(field, goal, kind, hot)
    shown = table.doors.settings.show_field_score or harvest is not None
    return GoalLook(
        max(0, goal), glance.gains_of(field, goal), preview, shown, max(1, GOAL_ROUND - state.round)
    )


def draw_gain(table: FistfulTable, brush: Brush) -> None:
    """The bubble at the plot that tells what the seed would add to one's own goal."""
    hot, look = table.hot_plot(), goal_look(table)
    if hot is None or look.preview is None or not look.shown:
        return
    more = look.preview - sum(points for _plots, points in look.gains)
    plot = table.layout[f"plot.{PLOT_NAMES[hot]}"].rect
    k = brush.k
    grown = max(1.0, min(1.5, brush.u / k))
    rect = pygame.Rect(0, 0, round(60 * k * grown), round(46 * k * grown))
    rect.center = (plot.left + round(8 * k), plot.top - round(6 * k))
    brush.picture("fistful/bubble_plus", rect, lift=4)
    sign = "+" if more > 0 else "\N{MINUS SIGN}" if more < 0 else ""
    centre = (rect.centerx, rect.top + round(17 * k * grown))
    size = 20 * k * grown / brush.u
    brush.text(f"{sign}{abs(more)}", centre, size, "head", PAPER, anchor="centre", shadow=PINE)


# --- seats and crates -----------------------------------------------------------------------------


def _plate(table: FistfulTable, hand: int) -> PlateLook:
    state, harvest = table.seen, table.harvest
    variant = state.variant
    player = hand % variant.players
    seat = table.match.seats[player]
    going_on = state.phase != OVER and harvest is None
    acting = going_on and state.hand_to_act == hand
    name = seat.name
    if variant.hands != variant.players:
        name = f"{seat.name} {'I' if hand < variant.players else 'II'}"
    return PlateLook(
        name,
        seat.emblem,
        _status(table, player, acting=acting),
        state.hand_count(hand) if harvest is None else 0,
        _sacks(table, player),
        active=acting,
        first=going_on and state.starter == hand,
        done=going_on and (hand - state.starter) % variant.hands < state.turn,
        thinking=_thinks(table, hand),
        badge=badge_of(seat),
    )


def _thinks(table: FistfulTable, hand: int) -> bool:
    """Whether a computer thinks about what to do with this hand."""
    state = table.seen
    if state.phase == OVER or table.harvest is not None or table.moment is not None:
        return False
    return state.hand_to_act == hand and table.turns.thinking == hand % state.variant.players


def _status(table: FistfulTable, player: int, *, acting: bool) -> str:
    seat = table.match.seats[player]
    if seat.is_person:
        return _("Your turn") if acting and player == table.turns.viewer else ""
    try:
        return _(level_of(seat.kind).name)
    except UnknownLevelError:
        return seat.kind


def _sacks(table: FistfulTable, player: int) -> int:
    """The sacks handed out so far; those of the harvest on the table only once they are."""
    lines = table.seen.scores()[player].lines
    harvest = table.harvest
    if harvest is not None and not harvest.revealed:
        lines = lines[: harvest.season - 1]
    return sum(sacks for _season, sacks in lines)


def _crates(table: FistfulTable) -> list[CrateLook]:
    """The crate that takes one's packet, and the one that the right neighbour fills."""
    state, pending = table.seen, table.choice.pending
    count = state.variant.hands
    left, right = (table.home + 1) % count, (table.home - 1) % count
    lit = CRATE in table.choice.targets and bool(table.choice.selection)
    own = glance.set_aside(state, table.home)
    waiting = pending.kind if isinstance(pending, Pass) else None if own is None else HIDDEN
    hot = lit and table.pointed in {CRATE, "seat.1"}
    theirs = None if glance.set_aside(state, right) is None else HIDDEN
    return [
        CrateLook(_("You pass here"), _backs(table, left), lit, hot, waiting),
        CrateLook(_("Passes to you"), _backs(table, right), waiting=theirs),
    ]


def _backs(table: FistfulTable, hand: int) -> int:
    """How many packets are seen in a neighbour's crate."""
    if table.harvest is not None:
        return 0
    chosen = glance.set_aside(table.seen, hand) is not None
    return min(6, table.seen.hand_count(hand) - chosen)


# --- the right column -----------------------------------------------------------------------------


def _order(table: FistfulTable) -> list[tuple[str, bool, bool]]:
    """Who acts in this round, in order: emblem, done, now."""
    state, over = table.seen, table.harvest is not None or table.seen.phase == OVER
    looks = []
    for turn in range(state.variant.hands):
        player = (state.starter + turn) % state.variant.hands % state.variant.players
        done = over or turn < state.turn
        looks.append((table.match.seats[player].emblem, done, not over and turn == state.turn))
    return looks


def _rounds(table: FistfulTable) -> tuple[int, int, str]:
    """Rounds done, rounds of the season, and which season it is."""
    state, harvest = table.seen, table.harvest
    rounds = state.variant.hand_size
    done = rounds if harvest is not None or state.phase == OVER else state.round - 1
    season = state.season if harvest is None else harvest.season
    return done, rounds, _("Season {number} of {count}").format(number=season, count=len(SEASONS))


# --- the hand -------------------------------------------------------------------------------------


def _draw_hand(table: FistfulTable, brush: Brush) -> None:
    picked = picked_card(table)
    flying = {tween.name for tween in table.timeline.running if isinstance(tween, Flight)}
    away = table.held is not None or isinstance(table.choice.pending, Plant | Pass)
    for name, placed in table.layout.items():
        if not name.startswith("card.") or name in flying:
            continue
        if name == picked and away:
            brush.picture("fistful/packet_ghost", placed.rect, angle=placed.angle, alpha=200)
            continue
        pointed = name == table.pointed and bool(table.choice.options)
        raised = 12 if name == picked else 7 if pointed else 0
        rect = placed.rect.move(0, -round(raised * brush.k))
        table.packets.draw(brush, table.kind_of(name), rect, angle=placed.angle, lift=9 if raised > 7 else 5)


def picked_card(table: FistfulTable) -> str | None:
    """The card in the hand that the selection stands for: the one picked, else the last of its kind."""
    kind = table.selected_kind()
    if kind is None or kind not in KINDS:
        return None
    if table.picked is not None and table.picked.startswith(card_id(kind, 0)[:-1]):
        return table.picked
    return card_id(kind, glance.cards_in(table.seen, table.home)[kind - 1] - 1)

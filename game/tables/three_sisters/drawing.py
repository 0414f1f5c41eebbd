"""The whole table drawn from what the viewer may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ai.levels import UnknownLevelError, level_of
from game.i18n import _
from game.tables.characters import badge_of
from game.tables.three_sisters import glance, lighting, paper, plates, tray
from game.tables.three_sisters.charts import ChartLook, draw_charts
from game.tables.three_sisters.desk import PAGES, YARD
from game.tables.three_sisters.dice_view import draw_dice, draw_pencil
from game.tables.three_sisters.lettering import write
from game.tables.three_sisters.places import Area
from game.tables.three_sisters.plates import PlateLook
from game.tables.three_sisters.prompts import prompt
from game.tables.three_sisters.red_pencil import RED_PENCIL
from game.tables.three_sisters.rondel_view import draw_wheel
from game.tables.three_sisters.scribble import Scribble
from game.tables.three_sisters.sketch import scaled
from game.tables.three_sisters.token_looks import token_look, wheel_look
from game.tables.three_sisters.yard_plan import yard_plan
from rules.three_sisters.goods import BOXES
from rules.three_sisters.stages import OVER, PICK
from ui.brush import Brush
from ui.palette import PAPER, UMBER

if TYPE_CHECKING:
    from game.tables.three_sisters.table import ThreeSistersTable


def draw_ground(table: ThreeSistersTable, brush: Brush) -> None:
    """The board with the rondel and the paper of the pages."""
    paper.draw_cork(brush)
    draw_wheel(brush, table.desk.wheel, solo=table.seen.variant.solo)
    paper.draw_frames(brush, table.desk, table.page)


# --- what lies still --------------------------------------------------------------------------------


def still_look(table: ThreeSistersTable) -> tuple[object, ...]:
    """Everything that :func:`draw_still` depends on."""
    assert table.facts is not None
    text, enabled = table.button_label()
    return (
        id(table.facts),
        table.page,
        table.camera,
        table.owner,
        frozenset(table.unseen),
        frozenset(table.arriving),
        tuple(token_look(table, name) for name in table.facts.tokens),
        wheel_look(table),
        tuple(plate(table, player) for player in range(table.seen.variant.players)),
        (text, enabled, table.pointer.pressed and table.pointer.over == "button"),
        (table.pointed == "back", table.held == "edith"),
        prompt(table) if table.seen.stage == PICK else "",
        "compost" in table.layout,
    )


def draw_still(table: ThreeSistersTable, brush: Brush) -> None:
    """Charts, pages with their marks, plates and tray: what changes only when something happens."""
    facts, desk, layout = table.facts, table.desk, table.layout
    assert facts is not None
    state = table.seen
    emblem = table.match.seats[table.owner].emblem
    draw_charts(brush, desk, layout, ChartLook(state.round, table.sheet.goods, emblem, state.weather))
    if not desk.beside:
        _draw_tabs(table, brush)
    paper.draw_pages(brush, table.pieces, desk, table.camera, table.page)
    brush.surface.set_clip(desk.paper)
    pages = PAGES if desk.beside else (table.page,)
    if YARD in pages:
        _draw_yard(table, brush)
    seen = [mark for mark in facts.marks if mark not in table.unseen]
    table.pencil.draw(brush, desk, table.camera, seen, pages)
    brush.surface.set_clip(None)
    if table.visiting is not None:
        plates.draw_visit(brush, desk.paper, emblem)
    _draw_plates(table, brush)
    _draw_tray(table, brush)


def _draw_yard(table: ThreeSistersTable, brush: Brush) -> None:
    """Complete items in gold, and the totals in the headings of goods and compost."""
    facts, desk = table.facts, table.desk
    assert facts is not None
    gold = [
        item
        for item in facts.gold
        if not any(mark.part == "track" and mark.number == item for mark in table.unseen)
    ]
    paper.draw_gold_items(brush, table.pieces, desk, table.camera, tuple(gold))
    lens, shape = desk.lens(YARD, table.camera), yard_plan(desk.yard).shape
    goods = lens.point(shape.goods.right - 14, shape.goods.y + 20)
    size = 16 * lens.s
    text = _("{count} of {most}").format(count=table.sheet.goods, most=BOXES)
    write(brush, text, goods, size, "bold", UMBER, anchor="right")
    badge = lens.rect(Area(shape.soil.right - 50, shape.soil.y + 6, 40, 27))
    scaled(brush, brush.surface, lens.s).panel(badge, 0, tray.number_badge)
    left = str(glance.unspent(table.sheet))
    write(brush, left, badge.center, 18 * lens.s, "head", PAPER, anchor="centre")


def _draw_tabs(table: ThreeSistersTable, brush: Brush) -> None:
    facts = table.facts
    assert facts is not None
    for page in sorted(PAGES, key=lambda page: page == table.page):
        front = page == table.page
        waiting = 0 if front or table.visiting is not None else facts.waiting.get(page, 0)
        plates.draw_tab(brush, table.layout[f"tab.{page}"].rect, page, min(99, waiting), front=front)


# --- plates -----------------------------------------------------------------------------------------


def plate(table: ThreeSistersTable, player: int) -> PlateLook:
    """What a player's plate shows."""
    facts, state = table.facts, table.seen
    assert facts is not None
    seat, sheet = table.match.seats[player], state.sheets[player]
    going_on = state.stage != OVER
    return PlateLook(
        seat.name,
        seat.emblem,
        _level(table, player),
        facts.scores[player],
        sheet.goods,
        glance.unspent(sheet),
        facts.last[player],
        facts.gained[player],
        active=going_on and state.player == player,
        first=going_on and not state.variant.solo and state.first == player,
        thinking=table.moment is None and table.turns.thinking == player,
        shown=table.visiting == player,
        badge=badge_of(seat),
    )


def _level(table: ThreeSistersTable, player: int) -> str:
    seat = table.match.seats[player]
    if seat.is_person:
        return ""
    try:
        return _(level_of(seat.kind).name)
    except UnknownLevelError:
        return seat.kind


def _draw_plates(table: ThreeSistersTable, brush: Brush) -> None:
    layout = table.layout
    for player in table.others:
        plates.draw_plate(brush, layout[f"seat.{player}"].rect, plate(table, player))
    plates.draw_own_plate(brush, layout[f"seat.{table.home}"].rect, plate(table, table.home))
    if "edith" in layout:
        area = layout["edith"].rect
        _draw_edith(table, brush, area)
    if "back" in layout:
        name = table.match.seats[table.owner].name
        text = _("Close the sheet of {name}").format(name=name)
        plates.draw_back(brush, layout["back"].rect, text, hot=table.pointed == "back")


def _draw_edith(table: ThreeSistersTable, brush: Brush, area: pygame.Rect) -> None:
    facts, state = table.facts, table.seen
    assert facts is not None
    crossed = sum(mark.shape == "red" for mark in facts.marks)
    active = glance.edith_acts(state)
    words = (_("crosses off now"), _("her turn")) if active else (_("waits with her pencil"), _("waits"))
    plates.draw_edith(brush, area, crossed, words, active=active)
    if RED_PENCIL not in table.arriving and table.held != "edith":
        brush.picture("three_sisters/red_pencil", plates.red_pencil_rect(area), angle=-8, lift=2)


# --- the tray ---------------------------------------------------------------------------------------


def _draw_tray(table: ThreeSistersTable, brush: Brush) -> None:
    facts, layout = table.facts, table.layout
    assert facts is not None
    tray.draw_tray(brush, layout)
    for name in facts.tokens:
        if name not in table.arriving and f"token.{name}" in layout:
            tray.draw_token(brush, layout[f"token.{name}"].rect, token_look(table, name))
    if "compost" in layout:
        tray.draw_wheel(brush, layout, wheel_look(table))
    if not facts.tokens:
        area = layout["tray"].rect.inflate(-round(44 * brush.k), -round(24 * brush.k))
        right = layout["compost"].rect.left if "compost" in layout else layout["button"].rect.left
        area.width = max(1, right - round(14 * brush.k) - area.left)
        tray.draw_words(brush, area, _tray_words(table))
    if facts.chain > 1 and table.seen.owed:
        _draw_chain(table, brush, facts.chain)
    text, enabled = table.button_label()
    pressed = table.pointer.pressed and table.pointer.over == "button"
    tray.draw_button(brush, layout["button"].rect, text, enabled=enabled, pressed=pressed)


def _tray_words(table: ThreeSistersTable) -> str:
    state = table.seen
    if state.stage == OVER:
        return _("The eight rounds are over.")
    if glance.edith_acts(state) and table.turns.decides:
        return _("Bring Edith's red pencil to one of the crops framed in red.")
    if state.player != table.home:
        return _("{name} is at it. Click a plate to see a whole sheet.").format(
            name=table.match.seats[state.player].name
        )
    if state.stage == PICK:
        return _("The value of a die is its zone, its space the other action.")
    return ""


def _draw_chain(table: ThreeSistersTable, brush: Brush, count: int) -> None:
    """How long the chain of extra actions is by now."""
    area = table.layout["tray"].rect
    text = _("Chain of {count}").format(count=count)
    width = round(max(96 * brush.k, 78 * brush.u))
    label = pygame.Rect(
        area.left + round(14 * brush.k),
        area.top - round(9 * brush.k),
        width,
        round(max(20 * brush.k, 17 * brush.u)),
    )
    brush.panel(label, 1, tray.chain_label)
    write(
        brush,
        text,
        label.center,
        14 * brush.u,
        "bold",
        PAPER,
        anchor="centre",
        width=width - round(10 * brush.k),
    )


# --- what moves ---------------------------------------------------------------------------------------


def draw_moving(table: ThreeSistersTable, brush: Brush) -> None:
    """Lights, dice, strokes in the making: everything over what lies still."""
    lighting.draw_lights(table, brush)
    _draw_strokes(table, brush)
    draw_dice(table, brush)
    lighting.draw_turns(table, brush)
    draw_pencil(table, brush)
    if table.turns.thinking is not None and table.moment is None:
        rect = table.layout.get(f"seat.{table.turns.thinking}")
        if rect is not None and not table.timeline.active:
            plates.draw_thinking(brush, rect.rect, table.clock % 1.0)


def _draw_strokes(table: ThreeSistersTable, brush: Brush) -> None:
    pages = PAGES if table.desk.beside else (table.page,)
    for tween in table.timeline.running:
        if isinstance(tween, Scribble) and tween.elapsed >= tween.delay:
            brush.surface.set_clip(table.desk.paper)
            table.pencil.draw(brush, table.desk, table.camera, tween.marks, pages, tween.tenths)
            brush.surface.set_clip(None)

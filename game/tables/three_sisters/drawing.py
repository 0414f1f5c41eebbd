"""The whole table drawn from what the viewer may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ai.levels import UnknownLevelError, level_of
from game.i18n import _
from game.scenes.flights import Flight
from game.tables.three_sisters import glance, lighting, paper, plates, tray
from game.tables.three_sisters.charts import ChartLook, draw_charts
from game.tables.three_sisters.choosing import DIG, MULCH, turns_die
from game.tables.three_sisters.desk import PAGES, YARD
from game.tables.three_sisters.icons import TRACK_PICTURES
from game.tables.three_sisters.lettering import write
from game.tables.three_sisters.places import Area
from game.tables.three_sisters.plates import PlateLook
from game.tables.three_sisters.prompts import prompt
from game.tables.three_sisters.rondel_view import draw_wheel
from game.tables.three_sisters.scribble import Scribble
from game.tables.three_sisters.sketch import scaled
from game.tables.three_sisters.tray import TokenLook, WheelLook
from game.tables.three_sisters.yard_plan import yard_plan
from rules.three_sisters.goods import BOXES
from rules.three_sisters.stages import OVER, PICK, SHARED
from rules.three_sisters.tracks import MULCH as MULCH_ITEM
from rules.three_sisters.tracks import SHOVEL as SHOVEL_ITEM
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
        tuple(_token(table, name) for name in table.facts.tokens),
        _wheel(table),
        tuple(plate(table, player) for player in range(table.seen.variant.players)),
        (text, enabled, table.pointer.pressed and table.pointer.over == "button"),
        table.pointed == "back",
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
        active=going_on and state.player == player,
        first=going_on and not state.variant.solo and state.first == player,
        thinking=table.moment is None and table.turns.thinking == player,
        shown=table.visiting == player,
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
    words = _("crosses off now") if active else _("waits with her pencil")
    plates.draw_edith(brush, area, crossed, words, active=active)
    brush.picture("three_sisters/red_pencil", plates.red_pencil_rect(area), angle=-8, lift=2)


# --- the tray ---------------------------------------------------------------------------------------


def _draw_tray(table: ThreeSistersTable, brush: Brush) -> None:
    facts, layout = table.facts, table.layout
    assert facts is not None
    tray.draw_tray(brush, layout)
    for name in facts.tokens:
        if name not in table.arriving and f"token.{name}" in layout:
            tray.draw_token(brush, layout[f"token.{name}"].rect, _token(table, name))
    if "compost" in layout:
        tray.draw_wheel(brush, layout, _wheel(table))
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


def _token(table: ThreeSistersTable, name: str) -> TokenLook:
    """A token of the tray."""
    state = table.seen
    look = _token_state(table, name)
    if name == "main.garden":
        zone = table.aim if table.aim is not None else glance.home_of(state)
        value = (zone or 0) + 1
        title = _("Zone {zone}").format(zone=value)
        passing = "pass.garden" in table.choice.sources
        return TokenLook(
            (f"three_sisters/die_{value}",), title, _("let it go") if passing else _("garden"), look=look
        )
    if name == "main.rondel":
        assert state.die is not None
        return tray.space_token(state.die.space, look, passing="pass.rondel" in table.choice.sources)
    if name == MULCH:
        return TokenLook((TRACK_PICTURES[MULCH_ITEM],), _("Mulch"), _("perennial"), look=look)
    if name == DIG:
        return TokenLook((TRACK_PICTURES[SHOVEL_ITEM],), _("Shovel"), _("3 for 1 bonus"), look=look)
    word = name.removeprefix("owed.")
    count = glance.owed_count(state, name)
    return TokenLook(tray.entry_pictures(word), tray.entry_title(word), tray.entry_line(word), count, look)


def _token_state(table: ThreeSistersTable, name: str) -> str:
    choice = table.choice
    target = table.target_of(f"token.{name}")
    if not choice.options:
        return "idle"
    if target is not None and (choice.carrying == target or target in choice.selection):
        return "held"
    if target in choice.sources or target in choice.carriers:
        return "lit"
    return "dim"


def _wheel(table: ThreeSistersTable) -> WheelLook:
    asked = table.asked
    value = None
    if turns_die(asked):
        value = table.aim if table.aim is not None else glance.home_of(asked)
    pointed = table.pointed or ""
    hot = int(pointed.split(".")[1]) - 1 if pointed.startswith("face.") else None
    heap = "lit" if table.choice.carrying == "compost" else "idle"
    compost = glance.unspent(table.seen.sheets[table.home])
    return WheelLook(glance.prices(asked), value, glance.home_of(asked), compost, hot, heap)


# --- what moves ---------------------------------------------------------------------------------------


def draw_moving(table: ThreeSistersTable, brush: Brush) -> None:
    """Lights, dice, strokes in the making: everything over what lies still."""
    lighting.draw_lights(table, brush)
    _draw_strokes(table, brush)
    _draw_dice(table, brush)
    lighting.draw_turns(table, brush)
    _draw_pencil(table, brush)
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


def _draw_dice(table: ThreeSistersTable, brush: Brush) -> None:
    """Dice on the rondel, the pawn, and the die in use in the hub."""
    state, wheel, layout = table.seen, table.desk.wheel, table.layout
    flying = {tween.name for tween in table.timeline.running if isinstance(tween, Flight)}
    lit = table.choice.sources
    if not table.rolling:
        for number, (name, placed) in enumerate(
            each for each in layout.items() if each[0].startswith("die.")
        ):
            if name in flying or name == table.held:
                continue
            chosen = table.choice.selection[:1] == (f"die.{name.split('.')[1]}",)
            hot = table.pointed == name and f"die.{name.split('.')[1]}" in lit
            lift = 9 if chosen else 6 if hot else 3.5
            rect = placed.rect.move(0, -round((4 if chosen else 2 if hot else 0) * brush.k))
            if f"die.{name.split('.')[1]}" in lit:
                lighting.draw_die_ring(brush, rect, hot=hot or chosen)
            brush.picture(placed.art, rect, lift=lift, angle=(5, -5, 6, -6)[number % 4])
    if "pawn" not in flying:
        brush.picture("three_sisters/edith_pawn", wheel.pawn(state.pawn), lift=5)
    _draw_hub(table, brush, flying)


def _draw_hub(table: ThreeSistersTable, brush: Brush, flying: set[str]) -> None:
    state, wheel = table.seen, table.desk.wheel
    die = state.die
    y = wheel.y + round(52 * wheel.s)
    width = round(118 * wheel.s)
    size = max(20 * wheel.s, 11.5 * brush.k)
    if die is None or (not state.main and not state.owed and not glance.edith_acts(state)):
        write(brush, _("No die yet"), (wheel.x, wheel.y), size, "head", UMBER, anchor="centre", width=width)
        return
    if "hub" in flying or table.held == "hub":
        return
    value = (
        table.aim + 1
        if table.aim is not None
        else state.fixed + 1
        if state.main and state.fixed >= 0
        else die.value
    )
    rect = wheel.hub_die
    hot = table.pointed == "hub" and bool(table.choice.carriers)
    if table.choice.carrying == "die":
        rect = rect.move(0, -round(4 * brush.k))
    lighting.draw_hub_glow(brush, wheel, lit=bool(state.main) and table.turns.decides)
    brush.picture(
        f"three_sisters/die_{value}", rect, lift=10 if hot or table.choice.carrying == "die" else 7, angle=-5
    )
    write(brush, _hub_words(table), (wheel.x, y), size, "head", anchor="centre", width=width)
    if value != die.value:
        small = pygame.Rect(0, 0, round(26 * wheel.s), round(26 * wheel.s))
        small.center = (rect.right - round(2 * wheel.s), rect.top + round(4 * wheel.s))
        brush.picture(f"three_sisters/die_{die.value}", small, lift=1)


def _hub_words(table: ThreeSistersTable) -> str:
    state = table.seen
    if glance.edith_acts(state):
        return _("Edith's die")
    if state.stage == SHARED:
        return _("Shared die")
    if state.player == table.home and table.turns.viewer is not None:
        return _("Your die")
    return table.match.seats[state.player].name


def _draw_pencil(table: ThreeSistersTable, brush: Brush) -> None:
    if table.held == "pencil":
        return
    placed = table.layout["pencil"]
    raised = table.choice.carrying == "pencil"
    rect = placed.rect.move(0, -round(3 * brush.k)) if raised else placed.rect
    brush.picture(placed.art, rect, lift=6 if raised else 3, angle=6)


def draw_held(table: ThreeSistersTable, brush: Brush, name: str, at: tuple[int, int]) -> None:
    """The piece that follows the pointer."""
    head, _dot, tail = name.partition(".")
    wheel = table.desk.wheel
    if head in {"die", "hub"}:
        die = table.seen.die
        value = (
            int(tail.split(".")[0])
            if head == "die"
            else (table.aim + 1 if table.aim is not None else die.value if die else 1)
        )
        brush.picture(f"three_sisters/die_{value}", wheel.square(at, 62), lift=13, angle=-7)
    elif head == "compost":
        side = round(38 * brush.k)
        brush.picture(
            "three_sisters/compost", pygame.Rect(at[0] - side // 2, at[1] - side // 2, side, side), lift=11
        )
    elif head in {"pencil", "edith"}:
        picture = "three_sisters/pencil" if head == "pencil" else "three_sisters/red_pencil"
        wide = round(128 * brush.k)
        rect = pygame.Rect(at[0] - round(4 * brush.k), at[1] - round(wide * 0.6), wide, round(wide * 0.2))
        brush.picture(picture, rect, lift=9, angle=38)
    elif head == "token":
        size = table.layout[name].rect.size if name in table.layout else (round(60 * brush.k),) * 2
        rect = pygame.Rect((at[0] - size[0] // 2, at[1] - size[1] // 2), size)
        tray.draw_token(brush, rect, _token(table, tail), lift=11)

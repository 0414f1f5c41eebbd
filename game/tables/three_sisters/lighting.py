"""Which lights are on: everything that would accept a pick or a drop now, and what is new on the sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.tables.three_sisters import glance, lights, reaching, strokes
from game.tables.three_sisters.arrangement import action_places, crop_place, track_place
from game.tables.three_sisters.choosing import RONDEL_SPACE, crop_of_target
from game.tables.three_sisters.desk import GARDEN, PAGES
from game.tables.three_sisters.garden_plan import garden_plan
from game.tables.three_sisters.pencil import area_of_mark, page_of_mark
from game.tables.three_sisters.places import Area
from game.tables.three_sisters.print_garden import print_link
from game.tables.three_sisters.rondel_plan import Wheel
from game.tables.three_sisters.rondel_view import draw_lit_space
from game.tables.three_sisters.sketch import Sketch, scaled
from rules.three_sisters.garden import CROP_NAMES
from rules.three_sisters.stages import EDITH, PICK
from rules.three_sisters.tracks import CIRCLES, FIRST_ROW, TRACK_OF_NAME
from ui.brush import Brush

if TYPE_CHECKING:
    from game.tables.three_sisters.table import ThreeSistersTable


def draw_lights(table: ThreeSistersTable, brush: Brush) -> None:
    """All lights, the quiet ones first."""
    brush.surface.set_clip(table.desk.paper)
    _draw_fresh(table, brush)
    if table.choice.options and table.visiting is None:
        _draw_garden(table, brush)
        _draw_tracks(table, brush)
    brush.surface.set_clip(None)
    if table.choice.options:
        _draw_space(table, brush)


# --- new marks --------------------------------------------------------------------------------------


def fresh_box(w: int, h: int, u: float, *, circle: bool = False) -> str:
    """What lies around a mark that is new."""
    return lights.lit_box(w, h, u, "#f4c542", circle=circle)


def _draw_fresh(table: ThreeSistersTable, brush: Brush) -> None:
    """Marks that came since the owner's last choice but one are framed in yellow."""
    facts = table.facts
    assert facts is not None
    pages = PAGES if table.desk.beside else (table.page,)
    for mark in facts.fresh:
        if mark in table.unseen or page_of_mark(mark) not in pages:
            continue
        lens = table.desk.lens(page_of_mark(mark), table.camera)
        area = area_of_mark(table.desk, mark).grown(2.5)
        circle = mark.shape in {"ring", "tick"}
        scaled(brush, brush.surface, lens.s).panel(lens.rect(area), 0, fresh_box, circle=circle)


# --- the garden -----------------------------------------------------------------------------------


def _draw_garden(table: ThreeSistersTable, brush: Brush) -> None:
    if table.desk.beside or table.page == GARDEN:
        zone = _home_zone(table)
        if zone is not None:
            bed = table.desk.lens(GARDEN, table.camera).rect(garden_plan(table.desk.garden).beds[zone])
            lights.draw_area(brush, bed, 16)
            _draw_links(table, brush, bed)
        for lit in _zones_to_show(table):
            _draw_boxes(table, brush, lit)
        _draw_chosen(table, brush)
        _draw_crops_to_cross(table, brush)
        _draw_actions(table, brush)


def _draw_links(table: ThreeSistersTable, brush: Brush, bed: pygame.Rect) -> None:
    """The links on the edge of a bed, over its frame."""
    plan, lens = garden_plan(table.desk.garden), table.desk.lens(GARDEN, table.camera)
    edge = bed.inflate(round(10 * lens.s), round(10 * lens.s))
    side = plan.shape.link * 2 + 4
    covered = []
    for link, (x, y) in enumerate(plan.links):
        rect = lens.rect(Area(x - side / 2, y - side / 2, side, side))
        if not rect.colliderect(edge):
            continue

        def make(link: int = link) -> pygame.Surface:
            sketch = Sketch(side, side)
            print_link(sketch, link, side / 2, side / 2, plan.shape.link)
            return sketch.surface(brush, lens.s)

        brush.surface.blit(table.pieces.flat(("link", link, round(lens.s * 1000)), rect.size, make), rect)
        covered.append(link)
    facts = table.facts
    assert facts is not None
    ticks = {mark for mark in facts.marks if mark.part == "link" and mark.number in covered}
    table.pencil.draw(brush, table.desk, table.camera, ticks - table.unseen, (GARDEN,))


def _home_zone(table: ThreeSistersTable) -> int | None:
    """The zone of the die in use, if it can still be used there, or of the die chosen."""
    state, choice = table.seen, table.choice
    first = choice.selection[0] if choice.selection else ""
    if first.startswith(("plant.", "crop.")):
        return int(first.split(".")[1]) - 1
    if state.stage == PICK and first.startswith("die."):
        return int(first.split(".")[1]) - 1
    if state.stage == EDITH and state.die is not None and not state.owed:
        return state.die.value - 1
    if state.owed or not state.main:
        return None
    zone = table.aim if table.aim is not None else glance.home_of(state)
    return zone if any(target.startswith(("plant.", "water.")) for target in choice.sources) else None


def _zones_to_show(table: ThreeSistersTable) -> list[int]:
    """The zones whose next boxes are framed: the home zone and the one that is pointed at."""
    zones = []
    home = _home_zone(table)
    if home is not None and table.seen.stage != EDITH:
        zones.append(home)
    pointed = table.pointed or ""
    head, _dot, tail = pointed.partition(".")
    if head in {"zone", "plant", "water", "crop"}:
        zone = int(tail.split(".")[0]) - 1
        if zone not in zones and any(
            f"{kind}.{zone + 1}" in table.choice.sources for kind in ("plant", "water")
        ):
            zones.append(zone)
    return zones


def _draw_boxes(table: ThreeSistersTable, brush: Brush, zone: int) -> None:
    """Blue: the next boxes by water. Green: what can be planted."""
    lit = table.choice.targets | table.choice.sources
    sheet = table.sheet
    planting = bool(table.choice.selection) and table.choice.selection[0].startswith(("plant.", "crop."))
    if f"water.{zone + 1}" in lit and not planting:
        for crop, box in glance.next_boxes(sheet, zone):
            _frame_crop(table, brush, zone, crop, box, lights.BLUE)
    if planting:
        for other, crop in _lit_crops(table):
            _frame_crop(table, brush, other, crop, 0, lights.GREEN)
    elif f"plant.{zone + 1}" in lit:
        for crop in glance.plantable_crops(sheet, zone):
            _frame_crop(table, brush, zone, crop, 0, lights.GREEN)


def _lit_crops(table: ThreeSistersTable) -> set[tuple[int, int]]:
    return {crop_of_target(target) for target in table.choice.targets if target.startswith("crop.")}


def _frame_crop(  # noqa: PLR0913, PLR0917 - a box and how it is lit
    table: ThreeSistersTable, brush: Brush, zone: int, crop: int, box: int, colour: str
) -> None:
    rect = crop_place(table.desk, table.camera, zone, crop, box)
    s = table.desk.lens(GARDEN, table.camera).s
    margin = 2 * round(1.6 * s)
    pointed = table.pointed or ""
    hot = pointed.startswith(f"crop.{zone + 1}.") and crop_of_target(pointed)[1] == crop
    circle = rect.width > round(23 * s)
    scaled(brush, brush.surface, s).panel(
        rect.inflate(margin, margin),
        0,
        lights.lit_box,
        colour,
        circle=circle,
        strong=hot and colour != lights.BLUE,
    )


def _draw_chosen(table: ThreeSistersTable, brush: Brush) -> None:
    """Crops chosen for planting are half drawn already."""
    for target in table.choice.selection:
        if target.startswith("crop."):
            zone, crop = crop_of_target(target)
            rect = crop_place(table.desk, table.camera, zone, crop, 0)
            s = table.desk.lens(GARDEN, table.camera).s
            over = scaled(brush, brush.surface, s)
            over.panel(rect, 0, strokes.hatch, seed=crop % strokes.SEEDS, share=6)
            over.panel(rect.inflate(4, 4), 0, lights.lit_box, lights.GREEN, strong=True)


def _draw_crops_to_cross(table: ThreeSistersTable, brush: Brush) -> None:
    """Solo: what Farmer Edith may cross off."""
    if table.seen.stage != EDITH or table.seen.owed:
        return
    for zone, crop in _lit_crops(table):
        placed = table.layout.get(f"crop.{zone + 1}.{CROP_NAMES[crop]}")
        if placed is not None:
            s = table.desk.lens(GARDEN, table.camera).s
            hot = table.pointed == f"crop.{zone + 1}.{CROP_NAMES[crop]}"
            scaled(brush, brush.surface, s).panel(
                placed.rect.inflate(4, 4), 0, lights.lit_box, lights.RED, strong=hot
            )


def _draw_actions(table: ThreeSistersTable, brush: Brush) -> None:
    """The buttons on the signs, or the halves of the zones; whole, also where the paper ends."""
    lens, choice = table.desk.lens(GARDEN, table.camera), table.choice
    over = scaled(brush, brush.surface, lens.s)
    for name, area in action_places(table.desk, *reaching.garden_actions(table)):
        kind, number = name.removeprefix("half.").split(".")
        zone, rect = int(number) - 1, lens.rect(area)
        price = glance.price(table.asked, zone)
        hot = table.pointed == name
        if name.startswith("half."):
            boxes = len(glance.next_boxes(table.sheet, zone))
            if kind == "plant":
                boxes = min(table.most_crops, len(glance.plantable_crops(table.sheet, zone)))
            lights.draw_half(over, rect, kind, boxes, price, hot=hot)
            continue
        water = table.layout.get(f"water.{zone + 1}")
        if kind == "plant" and water is not None:
            lights.draw_board(over, rect, water.rect)
        lights.draw_action(
            over, rect, kind, price, "on" if name in choice.selection else "hot" if hot else "idle"
        )
        if kind == "plant" and water is not None:
            lights.draw_number(over, rect, zone + 1)


# --- tracks ---------------------------------------------------------------------------------------


def _draw_tracks(table: ThreeSistersTable, brush: Brush) -> None:
    """The next box of every track that could be filled."""
    choice = table.choice
    lit = choice.targets if choice.begun else choice.targets | choice.sources
    pointed = table.target_of(table.pointed) if table.pointed else None
    pages = PAGES if table.desk.beside else (table.page,)
    for target in lit:
        if not target.startswith("track."):
            continue
        track = TRACK_OF_NAME[target.removeprefix("track.")]
        if (GARDEN if track < FIRST_ROW else "yard") not in pages:
            continue
        box = glance.next_of_track(table.sheet, track)
        if box is None:
            continue
        _draw_next(table, brush, track, box, hot=pointed == target)


def _draw_next(table: ThreeSistersTable, brush: Brush, track: int, box: int, *, hot: bool) -> None:
    rect = track_place(table.desk, table.camera, track, box)
    page = GARDEN if track < FIRST_ROW else "yard"
    s = table.desk.lens(page, table.camera).s
    over = scaled(brush, brush.surface, s)
    margin = 2 * round(2 * s)
    circle = bool(CIRCLES[track] >> box & 1)
    over.panel(rect.inflate(margin, margin), 0, lights.lit_box, lights.ORANGE, circle=circle, strong=hot)


# --- the rondel -------------------------------------------------------------------------------------


def _draw_space(table: ThreeSistersTable, brush: Brush) -> None:
    """The space of the die in use, or of the die chosen."""
    lit = table.choice.targets | (set() if table.choice.begun else table.choice.sources)
    state = table.seen
    space = state.die.space if state.main and state.die is not None else None
    if state.stage == PICK and table.choice.selection:
        value = table.choice.selection[0].removeprefix("die.")
        space = next((die.space for die in state.dice if str(die.value) == value), None)
    if space is None:
        return
    hot = table.pointed == f"space.{space}"
    if RONDEL_SPACE in lit or any(target.startswith("track.") for target in lit):
        draw_lit_space(brush, table.desk.wheel, space, hot=hot)


def draw_die_ring(brush: Brush, rect: pygame.Rect, *, hot: bool) -> None:
    """A golden frame around a die that can be taken."""
    margin = round(rect.width * 0.2)
    brush.panel(rect.inflate(margin, margin), 0, lights.lit_box, "#c9ee7e" if hot else "#f0a024", strong=True)


def draw_hub_glow(brush: Brush, wheel: Wheel, *, lit: bool) -> None:
    """Light behind the die in use."""
    if lit:
        area = wheel.square((wheel.x, round(wheel.y - 11 * wheel.s)), 112)
        brush.panel(area, 0, lights.glow_disc)


def draw_turns(table: ThreeSistersTable, brush: Brush) -> None:
    """The signs at the die for turning it one up or one down."""
    for name in ("turn.down", "turn.up"):
        placed = table.layout.get(name)
        if placed is not None:
            brush.panel(placed.rect, 2, lights.turn_arrow, up=name == "turn.up", hot=table.pointed == name)

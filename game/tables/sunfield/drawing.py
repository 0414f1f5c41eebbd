"""The whole table drawn from what the viewer may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.i18n import _
from game.scenes.parts import draw_main_button
from game.tables.sunfield import boards, choosing, farmyard, glance, ids, looks, parts, scenery, seats
from game.tables.sunfield.arrangement import hand_places
from game.tables.sunfield.cards import ClientLook, draw_client, draw_mini_client, draw_reputation
from game.tables.sunfield.motions import Turn, Word, turns_of
from game.tables.sunfield.plot import PlotLook, draw_plot, draw_token, draw_word
from game.tables.sunfield.regions import growth
from game.tables.sunfield.tiles import draw_face
from rules.sunfield.components import ANIMALS, VEGETABLES
from ui import panels
from ui.brush import Brush
from ui.palette import INK
from ui.skin import Skin

if TYPE_CHECKING:
    from game.tables.sunfield.table import SunfieldTable


def draw_ground(table: SunfieldTable, brush: Brush) -> None:
    """The meadow, the boards, the cloth, the place of the barrow, the shade of leaves."""
    width, height = brush.surface.get_size()
    brush.surface.blit(brush.context.art.cover("sunfield/table_meadow", width, height), (0, 0))
    boards.draw_boards(brush, table.layout)
    brush.panel(table.layout[ids.BOARD].rect, 5, scenery.cloth)
    farmyard.draw_barrow_place(brush, table.layout)


def still_look(table: SunfieldTable) -> tuple[object, ...]:
    """Everything that boards, plates and panels show: while it is the same, so is their picture."""
    text, enabled = table.button_label()
    return (
        looks.market(table),
        looks.clients(table),
        looks.reputations(table),
        looks.barrow(table),
        looks.landscape(table) or looks.shelf(table),
        tuple(looks.plate(table, player) for player in range(table.shown.variant.players)),
        (table.home, table.farm),
        (text, enabled, table.pointer.pressed and table.pointer.over == "button"),
    )


def draw_still(table: SunfieldTable, brush: Brush) -> None:
    """Boards, plates and panels: what changes only when something happens."""
    layout, variant, pieces = table.layout, table.shown.variant, table.pieces
    boards.draw_market(brush, pieces, variant, layout, looks.market(table))
    boards.draw_clients(brush, pieces, variant, layout, looks.clients(table))
    boards.draw_reputations(brush, pieces, variant, layout, looks.reputations(table))
    farmyard.draw_barrow(brush, layout, looks.barrow(table))
    cards = table.shown.farms[table.farm].landscape
    look = looks.landscape(table)
    if cards is not None and look is not None:
        farmyard.draw_landscape(brush, layout, cards, look)
    else:
        farmyard.draw_shelf(brush, layout, variant, looks.shelf(table))
    for player in range(variant.players):
        rect = layout[ids.seat_id(player)].rect
        seats.draw_plate(brush, pieces, variant, rect, looks.plate(table, player))
    text, enabled = table.button_label()
    pressed = table.pointer.pressed and table.pointer.over == "button"
    draw_main_button(brush, layout["button"].rect, text, enabled=enabled, pressed=pressed)


def draw_pieces(table: SunfieldTable, brush: Brush) -> None:
    """The plot and what is lit, over what :func:`draw_still` drew."""
    draw_plot(brush, table.pieces, table.shown.variant, table.plot_view, _plot(table))
    _draw_in_hand(table, brush)
    _draw_over_cloth(table, brush)
    _draw_lights(table, brush)
    _draw_supply(table, brush)
    for player in range(table.shown.variant.players):
        if table.turns.thinking == player and table.moment is None:
            seats.draw_thinking(brush, table.layout[ids.seat_id(player)].rect, table.clock % 1.0)
    for tween in table.timeline.running:
        if isinstance(tween, Word) and tween.elapsed >= tween.delay:
            draw_word(brush, tween.centre, tween.text, tween.share)


# --- the plot ---------------------------------------------------------------------------------------


def _plot(table: SunfieldTable) -> PlotLook:
    farm = table.shown.farms[table.farm]
    look = PlotLook(
        farm.plot,
        away=frozenset(ids.cell_of(name) for name in table.away if name.startswith("cell.")),
        turning=turns_of(table.timeline.running),
        marks=frozenset(table.lately.get(table.farm, ()) if table.farm != table.home else ()),
    )
    if table.farm != table.home or not table.choice.options:
        return look
    _light_cells(table, look)
    return look


def _light_cells(table: SunfieldTable, look: PlotLook) -> None:
    """What the choice in the making lights up on the own plot."""
    selection, pending = table.choice.selection, table.choice.pending
    lit = {ids.cell_of(name) for name in table.lit if name.startswith("cell.")}
    face = table.face_to_lay()
    if face is not None:
        look.free = {cell: table.gift_at(cell).planted for cell in lit}
        look.hot = table.hot_cell()
        gift = table.gift_here()
        look.receives = dict(gift.receives) if gift is not None else {}
        look.ghost = face if table.held is None and look.hot is not None else None
        return
    chosen = ids.cell_of(selection[-1]) if selection and selection[-1].startswith("cell.") else None
    look.chosen = None if pending is not None else chosen
    look.free = {cell: None for cell in lit if cell not in look.plot}
    look.lit = frozenset(cell for cell in lit if cell in look.plot)
    pointed = table.pointed
    if pointed is not None and pointed.startswith("cell.") and pointed in table.lit:
        look.hot = ids.cell_of(pointed)
    look.certain = choosing.certain_cells(table.choice.options)
    head = selection[-1] if selection else ""
    if head.startswith(("veg.", "token.", "get.")):
        look.spaces = ids.sort_of(head)


def _draw_in_hand(table: SunfieldTable, brush: Brush) -> None:
    """The tile in hand, or the vegetables that wait on the tile just laid."""
    state = table.shown
    if state.current != table.farm:
        return
    selection = table.choice.selection
    places = hand_places(table.plot_view, len(state.hand), state.laid)
    if not state.farms[table.farm].plot.get(state.laid):
        places = []
    for number, rect in enumerate(places):
        name = f"{ids.veg_id(state.hand[number])}.{number}"
        if name == table.held or name in table.away:
            continue
        placed = table.layout.get(name)
        chosen = (
            bool(selection) and selection[0] == ids.veg_id(state.hand[number]) and _is_picked(table, name)
        )
        draw_token(brush, placed.rect if placed is not None else rect, state.hand[number], chosen=chosen)
    face = glance.face_in_hand(state)
    placed = table.layout.get(ids.TILE_IN_HAND)
    elsewhere = ids.TILE_IN_HAND in table.away | {table.held} or table.hot_cell() is not None
    if face is not None and placed is not None and not elsewhere:
        draw_face(brush, table.pieces, state.variant, face, placed.rect, lift=9)


def _is_picked(table: SunfieldTable, name: str) -> bool:
    """Whether this of several equal pieces is the one that was picked up."""
    if table.picked is not None and table.picked.rpartition(".")[0] == name.rpartition(".")[0]:
        return table.picked == name
    return name.endswith(f".{_first_of(table, name)}")


def _first_of(table: SunfieldTable, name: str) -> str:
    stem = name.rpartition(".")[0]
    return next(each.rpartition(".")[2] for each in table.layout if each.startswith(f"{stem}."))


def _draw_over_cloth(table: SunfieldTable, brush: Brush) -> None:
    """Reserved Clients, the buttons of the map, the way home."""
    layout, state = table.layout, table.shown
    farm = state.farms[table.farm]
    for number in glance.reserved_numbers(farm):
        placed = layout.get(ids.reserved_id(number))
        if placed is None or ids.reserved_id(number) in table.away | {table.held}:
            continue
        cost = state.variant.client_costs[farm.reserved[number]]
        look = ClientLook(farm.reserved[number], glance.short(farm.barrow, cost), reserved=True)
        draw_client(brush, table.pieces, state.variant, look, placed.rect)
        width = round(placed.rect.width * 0.17)
        mark = pygame.Rect(placed.rect.centerx - width // 2, placed.rect.top - 2, width, round(width * 1.7))
        Skin(brush.context.art, brush.k * 0.7).paint(brush.surface, mark, 0, parts.ribbon)
    _draw_before_plot(table, brush)
    icons = {ids.ZOOM_IN: "plus", ids.ZOOM_OUT: "minus", ids.ZOOM_FIT: "fullscreen"}
    for name, icon in icons.items():
        rect = layout[name].rect
        state_of: panels.ButtonState = "hover" if table.pointed == name else "normal"
        if name == ids.ZOOM_FIT and table.camera.follows:
            state_of = "disabled"
        brush.panel(rect, 2, panels.button, "plain", state_of)
        side = round(rect.width * 0.6)
        spot = pygame.Rect(0, 0, side, side)
        spot.center = (rect.centerx, rect.centery - round(2 * brush.k))
        brush.picture(f"shared/icon_{icon}_ink", spot, alpha=110 if state_of == "disabled" else 255)
    if ids.HOME in layout:
        _draw_way_home(table, brush, layout[ids.HOME].rect)


def _draw_before_plot(table: SunfieldTable, brush: Brush) -> None:
    """What lies open before a player: delivered Clients, a Reputation tile that no plate shows."""
    state, area = table.shown, table.plot_view.area
    farm = state.farms[table.farm]
    if state.variant.advanced:
        height = round(26 * brush.k * growth(table.context.viewport))
        width, gap = round(height * 1.7), round(4 * brush.k)
        room = area.width - round(50 * brush.k)
        step = min(width + gap, room // max(1, len(farm.clients)))
        for place, client in enumerate(farm.clients):
            rect = pygame.Rect(area.left + gap + place * step, area.bottom - height - gap, width, height)
            draw_mini_client(brush, rect, state.variant, client)
    viewport = table.context.viewport
    plate = table.layout[ids.seat_id(table.farm)].rect
    if table.farm != table.home or seats.map_area(plate, viewport.k, viewport.u) is None:
        rect = pygame.Rect(area.left + round(6 * brush.k), area.top + round(6 * brush.k), 0, 0)
        rect.size = round(84 * brush.k), round(87 * brush.k)
        look = looks.reputation(table, farm.own, table.farm)
        draw_reputation(brush, table.pieces, state.variant, look, rect)


def _draw_way_home(table: SunfieldTable, brush: Brush, rect: pygame.Rect) -> None:
    """Whose farm is looked at, and back."""
    hot = table.pointed == ids.HOME
    brush.panel(rect, 3, panels.button, "plain", "hover" if hot else "normal")
    side = round(rect.height * 0.5)
    y = rect.centery - round(2 * brush.k)
    icon = pygame.Rect(rect.left + round(12 * brush.k), y - side // 2, side, side)
    brush.picture("shared/icon_left_ink", icon)
    words = _("The farm of {name}").format(name=table.match.seats[table.farm].name)
    x = (icon.right + rect.right) / 2
    room = rect.right - icon.right - round(20 * brush.k)
    brush.text(words, (x, y), 17, "head", INK, anchor="centre", width=room)


# --- what is lit ------------------------------------------------------------------------------------


def _draw_lights(table: SunfieldTable, brush: Brush) -> None:
    """Light around everything outside the plot that would accept or could be picked up."""
    layout, selection = table.layout, table.choice.selection
    _draw_ghost(table, brush)
    for name in table.lights():
        rect = layout[name].rect
        if name.startswith("seeds."):
            continue  # the signs turn green
        if name.startswith(("power.", "token.", "load.")):
            spot = farmyard.load_rect(layout, ids.LOAD.index(name)) if name in ids.LOAD else rect
            brush.panel(spot.inflate(round(6 * brush.k), round(6 * brush.k)), 0, parts.ring)
            continue
        rim = 2 * round(8 * brush.k)
        brush.panel(rect.inflate(rim, rim), 0, parts.halo, warm=name in selection or name == table.pointed)
        if name == ids.BARROW:
            boards.draw_sign(brush, rect, looks.barrow(table).title)


def _draw_ghost(table: SunfieldTable, brush: Brush) -> None:
    """What stays behind of a tile or a Client that is carried, or lies at its goal for a while."""
    head = table.choice.selection[0] if table.choice.selection else ""
    if table.held != head and table.hot_cell() is None:
        return
    state, placed = table.view_state, table.layout.get(head)
    if placed is None or not head.startswith(("tile.", "client.")):
        return
    brush.panel(placed.rect, 0, parts.slot)
    if head in ids.TILES:
        face = table.face_to_lay() or 0
        draw_face(brush, table.pieces, state.variant, face, placed.rect, alpha=90)
    else:
        client = state.board.clients[int(head.removeprefix("client.")) - 1]
        short = glance.short(state.farms[table.home].barrow, state.variant.client_costs[client])
        look = ClientLook(client, short)
        draw_client(brush, table.pieces, state.variant, look, placed.rect, lift=0, alpha=90)


def _draw_supply(table: SunfieldTable, brush: Brush) -> None:
    """Vegetables of the supply, and Animals to change into, while one can be chosen."""
    layout = table.layout
    selection = table.choice.selection
    if ids.GET[0] in layout:
        whole = layout[ids.GET[0]].rect.unionall([layout[name].rect for name in ids.GET])
        brush.panel(whole.inflate(round(18 * brush.k), round(16 * brush.k)), 5, panels.panel, 16)
        for sort, name in enumerate(ids.GET):
            accepts = name in table.lit or name in selection
            rect = layout[name].rect
            if name == table.held:
                continue
            brush.picture(f"sunfield/token_{VEGETABLES[sort]}", rect, lift=2, alpha=255 if accepts else 80)
            if name in selection or (name == table.pointed and accepts):
                brush.panel(rect.inflate(round(7 * brush.k), round(7 * brush.k)), 0, parts.ring)
    for kind, name in enumerate(ids.KINDS):
        if name in layout:
            rect = layout[name].rect
            Skin(brush.context.art, rect.width / 26).paint(brush.surface, rect, 3, parts.disc)
            head = rect.inflate(-round(rect.width * 0.26), -round(rect.width * 0.26))
            brush.picture(f"sunfield/head_{ANIMALS[kind]}", head)
            if name == table.pointed:
                brush.panel(rect.inflate(round(6 * brush.k), round(6 * brush.k)), 0, parts.ring)


__all__ = ["Turn", "draw_ground", "draw_pieces", "draw_still", "still_look"]

"""What on the table stands for what: targets of the choice, what is lit, what the keyboard reaches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.i18n import _, ngettext
from game.tables.sunfield import glance, ids, words
from rules.sunfield.faces import FACES, FIELD, NOBODY, tile_of
from rules.sunfield.landscape import LAST_COLUMN
from rules.sunfield.market import price
from rules.sunfield.moments import NO_CLIENT, NO_TILE
from rules.sunfield.numbers import ADD_COST, EXCHANGE_COST
from ui.focus import FocusItem

if TYPE_CHECKING:
    from game.tables.sunfield.table import SunfieldTable

_OF_FARM: Final = (
    "cell.",
    "load.",
    "power.",
    "token.",
    "veg.",
    "seeds.",
    "get.",
    "kind.",
    "reserved.",
    "hand.",
)
_ON_BOARDS: Final = ("tile.", "client.")
_LIT_AT_REST: Final = ("client.", "power.", "reserved.")
"""What can be picked up shows it without being pointed at."""


def target_of(table: SunfieldTable, name: str) -> str | None:  # noqa: PLR0911 - a reason for each
    """The target that something on the layout stands for; None when it is none."""
    targets = table.choice.targets
    if table.farm != table.home:
        return name if name.startswith(_ON_BOARDS) else None
    if ids.FARM in targets and _is_own_side(table, name):
        return ids.FARM
    if ids.BARROW in targets and (name == ids.BARROW or name.startswith("load.")):
        return ids.BARROW
    if name.startswith("veg."):
        return name.rpartition(".")[0]
    if name.startswith("pile."):
        return name if name in targets else None
    if name.startswith((*_OF_FARM, *_ON_BOARDS)):
        return name
    return None


def place_of(table: SunfieldTable, target: str) -> pygame.Rect | None:
    """Where a target is seen, also before it can be picked."""
    if target == ids.FARM:
        target = ids.BARROW
    if target.startswith("cell.") and target not in table.layout and table.farm == table.home:
        rect = table.plot_view.rect(ids.cell_of(target))
        return rect if table.layout[ids.BOARD].rect.contains(rect) else None
    name = target if target in table.layout else f"{target}.0"
    return table.layout[name].rect if name in table.layout else None


def _is_own_side(table: SunfieldTable, name: str) -> bool:
    """Whether a Client let go there is brought to the own farm."""
    places = {ids.BOARD, ids.BARROW, ids.SHELF, ids.POUCH, ids.seat_id(table.home)}
    return name in places or name.startswith(("cell.", "load."))


def is_lit(table: SunfieldTable, name: str) -> bool:  # noqa: PLR0911 - a reason for each
    """Whether something outside the plot is to be seen as lit."""
    if name.startswith(("cell.", "get.", "kind.", "bar.", "veg.", "hand.", "zoom.", "log.")):
        return False
    target = target_of(table, name)
    if target is None:
        return False
    choice = table.choice
    if name in choice.selection:
        return True
    if not choice.selection:
        if target not in choice.sources:
            return False
        return name.startswith(_LIT_AT_REST) or name == table.pointed
    if target not in choice.targets:
        return False
    if target == ids.FARM:
        return name in {ids.BARROW, ids.seat_id(table.home)}
    return target != ids.BARROW or name == ids.BARROW


# --- what the keyboard reaches ----------------------------------------------------------------------


def focus_items(table: SunfieldTable) -> list[FocusItem]:
    """Everything on the table, in the order in which Tab goes."""
    items = [*_of_market(table), *_of_clients(table), *_of_supply(table), *_of_plot(table)]
    return [*items, *_of_barrow(table), *_of_powers(table), *_of_seats(table), *_of_map(table)]


def _of_market(table: SunfieldTable) -> list[FocusItem]:
    state, items = table.view_state, []
    faces = state.variant.faces
    for space, tile in enumerate(state.board.market):
        if tile == NO_TILE:
            continue
        colour = words.field_label(faces.colour[FACES * tile])
        name = _("{colour} {animal} tile").format(colour=colour, animal=words.animal_label(faces.kind[tile]))
        cost = price(state.board.standing, space)
        stands = [words.sorts_label(faces.sorts[tile])]
        if cost:
            stands.append(_("costs {seeds}").format(seeds=words.seeds(cost)))
        if state.board.seeds[space]:
            stands.append(_("{seeds} on it").format(seeds=words.seeds(state.board.seeds[space])))
        rect = table.layout[ids.TILES[space]].rect
        items.append(FocusItem(ids.TILES[space], rect, name, "tile", state=", ".join(stands)))
    for row, name in enumerate(ids.PILE_IDS[:3]):
        if name in table.choice.targets:
            spoken = _("Pile of {animal} tiles").format(animal=words.animal_label(row))
            items.append(FocusItem(name, table.layout[name].rect, spoken, "pile"))
    return items


def _of_clients(table: SunfieldTable) -> list[FocusItem]:
    state = table.view_state
    farm = state.farms[table.home]
    cards = [
        (ids.client_id(space), client)
        for space, client in enumerate(state.board.clients)
        if client != NO_CLIENT
    ]
    cards += [
        (ids.reserved_id(number), farm.reserved[number])
        for number in glance.reserved_numbers(farm)
        if table.farm == table.home
    ]
    items = []
    for name, client in cards:
        spec = state.variant.components.clients[client]
        short = glance.short(farm.barrow, spec.cost)
        stands = words.shortage(short) if any(short) else _("everything is there")
        spoken = _("{colour} client worth {points}").format(
            colour=words.client_label(spec.colour), points=spec.prestige
        )
        if name in table.layout:
            items.append(FocusItem(name, table.layout[name].rect, spoken, "card", state=stands))
    return items


def _of_supply(table: SunfieldTable) -> list[FocusItem]:
    """What can be chosen only now: the own barrow, vegetables of the supply, Animals, tokens."""
    items = []
    if table.choice.targets & {ids.BARROW, ids.FARM}:
        items.append(FocusItem(ids.BARROW, table.layout[ids.BARROW].rect, _("Your barrow"), "barrow"))
    for name, placed in table.layout.items():
        if name in ids.GET and name in table.choice.targets:
            items.append(FocusItem(name, placed.rect, words.sort_label(ids.sort_of(name)), "vegetable"))
        elif name in ids.KINDS:
            kind = ids.KINDS.index(name)
            items.append(FocusItem(name, placed.rect, words.animal_label(kind), "animal"))
        elif name.startswith(("veg.", "token.")):
            items.append(FocusItem(name, placed.rect, words.sort_label(ids.sort_of(name)), "vegetable"))
        elif name == ids.TILE_IN_HAND:
            items.append(FocusItem(name, placed.rect, _("The tile in your hand"), "tile"))
    return items


def _of_plot(table: SunfieldTable) -> list[FocusItem]:
    """Own tiles, and free cells that accept something, also beyond the edge of the cloth."""
    if table.farm != table.home:
        return []
    plot = table.view_state.farms[table.farm].plot
    items = []
    lit = {name for name in table.choice.targets if name.startswith("cell.")}
    for cell in sorted({*plot, *(ids.cell_of(name) for name in lit)}):
        name = ids.cell_id(cell)
        spoken = _("Cell at {spot}").format(spot=words.spot_label(name))
        stands = _tile_words(table, plot[cell]) if cell in plot else _free_words(table, cell)
        rect = table.layout[name].rect if name in table.layout else table.plot_view.rect(cell)
        items.append(FocusItem(name, rect, spoken, "cell", state=stands))
    return items


def _tile_words(table: SunfieldTable, face: int) -> str:
    faces = table.view_state.variant.faces
    animal = faces.animal[face]
    if animal == NOBODY:
        return _("empty pasture")
    if animal != FIELD:
        return _("pasture with a {animal}").format(animal=words.animal_label(animal))
    sorts = list(faces.sorts[tile_of(face)])
    for sort, count in enumerate(faces.tokens[face]):
        for _number in range(count):
            sorts.remove(sort)
    colour = words.field_label(faces.colour[face])
    return _("{colour} field, free: {sorts}").format(colour=colour, sorts=words.sorts_label(sorts))


def _free_words(table: SunfieldTable, cell: int) -> str:
    if table.face_to_lay() is None:
        return _("free")
    count = table.gift_at(cell).planted
    return ngettext("free, plants {count}", "free, plants {count}", count).format(count=count)


def _of_barrow(table: SunfieldTable) -> list[FocusItem]:
    if table.farm != table.home:
        return []
    farm, layout, items = table.view_state.farms[table.home], table.layout, []
    for sort, name in enumerate(ids.LOAD):
        if farm.barrow[sort]:
            spoken = _("{count} {vegetable} in the barrow").format(
                count=farm.barrow[sort], vegetable=words.sort_label(sort)
            )
            items.append(FocusItem(name, layout[name].rect, spoken, "vegetable"))
    have = words.seeds(farm.seeds)
    for name, text, cost in (
        (ids.EXCHANGE, _("Swap a vegetable for {seeds}"), EXCHANGE_COST),
        (ids.ADD, _("Add a vegetable for {seeds}"), ADD_COST),
    ):
        spoken = text.format(seeds=words.seeds(cost))
        items.append(FocusItem(name, layout[name].rect, spoken, "button", name in table.sources, have))
    return items


def _of_powers(table: SunfieldTable) -> list[FocusItem]:
    farm = table.view_state.farms[table.home]
    if farm.landscape is None or table.farm != table.home:
        return []
    items = []
    for column in range(1, LAST_COLUMN):
        name = ids.power_id(column)
        power = farm.landscape.powers[column]
        if farm.used >> column & 1:
            stands = _("used")
        else:
            stands = words.power_line(power) if column <= farm.column else _("not reached yet")
        items.append(
            FocusItem(name, table.layout[name].rect, words.power_label(power), "power", state=stands)
        )
    return items


def _of_seats(table: SunfieldTable) -> list[FocusItem]:
    items = []
    scores = table.view_state.scores()
    for player in (*table.seating.others, table.home):
        name = ids.seat_id(player)
        spoken = _("Farm of {name}").format(name=table.match.seats[player].name)
        points = scores[player].total
        stands = ngettext("{count} point", "{count} points", points).format(count=points)
        items.append(FocusItem(name, table.layout[name].rect, spoken, "seat", state=stands))
    return items


def _of_map(table: SunfieldTable) -> list[FocusItem]:
    names = {
        ids.HOME: _("Back to your farm"),
        ids.ZOOM_IN: _("Nearer"),
        ids.ZOOM_OUT: _("Farther"),
        ids.ZOOM_FIT: _("The whole plot"),
    }
    return [
        FocusItem(name, table.layout[name].rect, spoken)
        for name, spoken in names.items()
        if name in table.layout
    ]

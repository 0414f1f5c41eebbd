"""What is said of something that the pointer rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.i18n import _, ngettext
from game.tables.sunfield import ids, words
from rules.sunfield.market import price
from rules.sunfield.moments import NO_TILE
from rules.sunfield.numbers import ADD_COST, EXCHANGE_COST

if TYPE_CHECKING:
    from game.tables.sunfield.table import SunfieldTable


def hint_of(table: SunfieldTable, name: str) -> str:  # noqa: PLR0911 - a sentence for each kind
    """A sentence about something on the table; empty where it speaks for itself."""
    head, _dot, tail = name.partition(".")
    if head in {"power", "reputation", "seat"} and not tail.isdigit():
        return ""  # a whole board, not one of its places
    match head:
        case "power":
            return _of_power(table, int(tail))
        case "tile" if name in ids.TILES:
            return _of_tile(table, ids.TILES.index(name))
        case "pile" if name in ids.PILE_IDS:
            return _of_pile(table, ids.PILE_IDS.index(name))
        case "reputation":
            return _of_reputation(table, int(tail))
        case "seat" if int(tail) != table.farm:
            player = int(tail)
            if player == table.home:
                return _("Back to your farm")
            return _("Look at the farm of {name}").format(name=table.match.seats[player].name)
        case _:
            return _of_signs(name)


def _of_signs(name: str) -> str:
    return {
        ids.EXCHANGE: _("For {count} seeds you change a vegetable of your barrow for another").format(
            count=EXCHANGE_COST
        ),
        ids.ADD: _("For {count} seeds any vegetable comes into your barrow").format(count=ADD_COST),
        ids.POUCH: _("Seeds pay for lower tiles of the market, for vegetables and for powers"),
        ids.ZOOM_FIT: _("Show the whole plot"),
        ids.ZOOM_IN: _("Nearer"),
        ids.ZOOM_OUT: _("Farther"),
    }.get(name, "")


def _of_power(table: SunfieldTable, column: int) -> str:
    farm = table.view_state.farms[table.farm]
    if farm.landscape is None:
        return ""
    power = farm.landscape.powers[column]
    label, line = words.power_label(power), words.power_line(power)
    if farm.used >> column & 1:
        return _("{label} (used): {line}").format(label=label, line=line)
    if column > farm.column:
        animals = _(" and a ").join(words.animal_label(kind) for kind in farm.landscape.pairs[column])
        text = _("{label}: {line}. A {animals} bring the farmer there.")
        return text.format(label=label, line=line, animals=animals)
    return _("{label}: {line}. It costs a seed, and serves once.").format(label=label, line=line)


def _of_tile(table: SunfieldTable, space: int) -> str:
    board = table.view_state.board
    if board.market[space] == NO_TILE:
        return ""
    cost = price(board.standing, space)
    if not cost:
        return ""
    text = ngettext(
        "Costs a seed, laid on the tile above it", "Costs {count} seeds, one on each tile above it", cost
    )
    return text.format(count=cost)


def _of_pile(table: SunfieldTable, pile: int) -> str:
    left = table.view_state.board.left[pile]
    text = ngettext(
        "{count} tile left. An empty pile brings the last round.",
        "{count} tiles left. An empty pile brings the last round.",
        left,
    )
    return text.format(count=left)


def _of_reputation(table: SunfieldTable, place: int) -> str:
    tile = table.view_state.board.reputation[place]
    if tile == NO_TILE:
        return ""
    spec = table.view_state.variant.components.reputation[tile]
    colours = _(" and a ").join(words.client_label(colour) for colour in spec.colours)
    text = _("For whoever first delivers a {colours} client, and one worth {value}: {points} points")
    return text.format(colours=colours, value=spec.value, points=spec.points)

"""What the table of Sunfield Farm says: names of pieces, powers and buttons.

Sentences are looked up whole, so that they can be translated; ``{icon:…}`` draws a picture.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.i18n import _, ngettext
from rules.sunfield.actions import (
    Add,
    DeliverClient,
    DeliverReserved,
    EndTurn,
    Exchange,
    Pass,
    Place,
    TakeTile,
)
from rules.sunfield.components import ANIMALS, CLIENT_COLOURS, FIELD_COLOURS, POWERS, VEGETABLES
from rules.sunfield.power_actions import DrawTile, GainVegetable, PickVegetable, ReserveClient
from rules.title import Action
from ui.interpret import Path

SEED: Final = "{icon:sunfield/seed}"


def sort_label(sort: int) -> str:
    """The name of a vegetable."""
    return (_("broccoli"), _("carrot"), _("eggplant"), _("corn"))[sort]


def animal_label(kind: int) -> str:
    """The name of an Animal, or of a kind of tile."""
    return (_("sheep"), _("pig"), _("cow"))[kind]


def field_label(colour: int) -> str:
    """The name of a field's colour."""
    return (_("blue"), _("brown"), _("yellow"), _("purple"))[colour]


def client_label(colour: int) -> str:
    """The name of a Client's colour."""
    return (_("blue"), _("red"), _("green"), _("yellow"))[colour]


def power_label(power: int) -> str:
    """What a power is called."""
    return (
        _("Draw a tile"),
        _("Reserve a client"),
        _("Change an animal"),
        _("Move an animal"),
        _("Swap a vegetable"),
        _("Gain a vegetable"),
        _("Pick a vegetable"),
        _("Move a vegetable"),
        _("Plant a vegetable"),
        _("Move a tile"),
    )[power]


def power_line(power: int) -> str:
    """What a power does, in one line."""
    return (
        _("Lay the top tile of the pile; it brings no vegetables"),
        _("Lay an open client before you; only you can deliver it, without a medal"),
        _("One of your animals becomes another kind"),
        _("One of your animals goes to another empty pasture"),
        _("Change a vegetable of your barrow for another"),
        _("Any one vegetable into your barrow"),
        _("A vegetable from one of your tiles into your barrow"),
        _("A vegetable from one of your tiles to a space on another"),
        _("Any one vegetable onto a free space of yours"),
        _("One of your tiles, with all that is on it, to another cell"),
    )[power]


def power_picture(power: int) -> str:
    """The picture of a power."""
    return f"sunfield/power_{POWERS[power]}"


def sort_icon(sort: int) -> str:
    """The picture of a vegetable inside a line of text."""
    return f"{{icon:shared/icon_{VEGETABLES[sort]}}}"


def sort_icons(sorts: Iterable[int]) -> str:
    """Several of them in a row."""
    return "".join(sort_icon(sort) for sort in sorts)


def animal_icon(kind: int) -> str:
    """The head of an Animal inside a line of text."""
    return f"{{icon:sunfield/head_{ANIMALS[kind]}}}"


def tile_icons(colour: int, kind: int) -> str:
    """A tile inside a line of text: its Animal and the sign of its colour."""
    return f"{animal_icon(kind)}{{icon:sunfield/emblem_field_{FIELD_COLOURS[colour]}}}"


def client_icon(colour: int) -> str:
    """The mark of a Client's colour inside a line of text."""
    return f"{{icon:sunfield/client_mark_{CLIENT_COLOURS[colour]}}}"


def seeds(count: int) -> str:
    """A number of Seeds."""
    return ngettext("{count} seed", "{count} seeds", count).format(count=count)


def confirm_label(action: Action, path: Path) -> str:  # noqa: C901, PLR0911 - a word for each action
    """What the main button says when it would choose ``action`` by ``path``."""
    match action:
        case TakeTile():
            lays = len(path) > 1 and path[-1].startswith("cell.")
            return _("Take and lay it here") if lays else _("Take this tile")
        case Place():
            return _("Lay it here")
        case DeliverClient() | DeliverReserved():
            return _("Deliver")
        case Exchange():
            return _("Exchange")
        case Add():
            return _("Add to the barrow")
        case DrawTile():
            return _("Draw the tile")
        case ReserveClient():
            return _("Reserve this client")
        case GainVegetable() | PickVegetable():
            return _("Into the barrow")
        case Pass():
            return _("Pass")
        case EndTurn():
            return _("End turn")
        case _:
            return _("Do it")


def shortage(short: tuple[int, ...]) -> str:
    """What a Client's card says of the vegetables that are missing: ``1 corn short``."""
    kinds = [sort for sort, count in enumerate(short) if count]
    if len(kinds) == 1:
        return _("{count} {vegetable} short").format(count=short[kinds[0]], vegetable=sort_label(kinds[0]))
    return ngettext("{count} short", "{count} short", sum(short)).format(count=sum(short))


def line_labels() -> dict[str, str]:
    """The lines of the score sheet, as the results name them."""
    return {
        "clients": _("Clients"),
        "medals": _("Medals"),
        "reputation": _("Reputation"),
        "colour": _("Colour bonus"),
        "value": _("Value bonus"),
        "vegetables": _("Vegetables"),
        "pastures": _("Pastures"),
    }


def spot_label(name: str) -> str:
    """A cell in words: ``column 2, row -1``."""
    x, y = name.split(".")[-2:]
    return _("column {x}, row {y}").format(x=x, y=y)


def sorts_label(sorts: Iterable[int]) -> str:
    """Vegetables in words, for a reader: ``carrot, corn``."""
    return ", ".join(sort_label(sort) for sort in sorts)

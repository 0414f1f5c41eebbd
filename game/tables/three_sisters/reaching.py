"""From what lies on the layout to the targets of the choice; what the keyboard can reach; turning the die."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.i18n import _
from game.tables.three_sisters import glance
from game.tables.three_sisters.arrangement import page_layout, page_of
from game.tables.three_sisters.choosing import (
    COMPOST,
    DIE,
    DIG,
    HUB,
    MULCH,
    PENCIL,
    RED_PENCIL,
    RONDEL_SPACE,
    crop_of_target,
    turns_die,
)
from game.tables.three_sisters.desk import PAGES, Camera
from game.tables.three_sisters.lights import action_label
from game.tables.three_sisters.paper import page_label
from game.tables.three_sisters.tray import entry_title
from game.tables.three_sisters.words import crop_label, space_label, track_label
from rules.three_sisters.actions import WATER
from rules.three_sisters.adjusting import zones_in_reach
from rules.three_sisters.components import ZONES
from rules.three_sisters.rondel import HIVE_FRUIT_A, HIVE_FRUIT_B, SHED_A, SHED_B, SPACES
from rules.three_sisters.stages import PICK
from rules.three_sisters.tracks import MULCH as MULCH_ITEM
from rules.three_sisters.tracks import NAMES, TRACK_OF_NAME
from rules.three_sisters.tracks import SHOVEL as SHOVEL_ITEM
from ui.focus import FocusItem

if TYPE_CHECKING:
    from game.tables.three_sisters.table import ThreeSistersTable

_SECTION_SPACES: Final = {
    "apiary": (HIVE_FRUIT_A, HIVE_FRUIT_B),
    "fruit": (HIVE_FRUIT_A, HIVE_FRUIT_B),
    "shed": (SHED_A, SHED_B),
}
_SPREADING: Final = frozenset({DIE, "main.garden", "main.rondel"})
"""Carriers that open the two halves of a zone."""


def target_of(  # noqa: C901, PLR0911, PLR0912 - a form for each kind
    table: ThreeSistersTable, name: str
) -> str | None:
    """The target that something on the layout stands for."""
    head, _dot, tail = name.partition(".")
    if table.visiting is not None and (page_of(name) is not None or head == "page"):
        return None
    match head:
        case "die":
            return f"die.{tail.split('.')[0]}"
        case "hub":
            return DIE if table.seen.main else HUB
        case "space":
            return RONDEL_SPACE if _is_space_in_use(table, (int(tail),)) else None
        case "section":
            return RONDEL_SPACE if _is_space_in_use(table, _SECTION_SPACES.get(tail, ())) else None
        case "plant" | "water" | "crop" | "turn":
            return name
        case "half":
            return tail
        case "track" | "box":
            return _track_target(table, tail.split(".")[0])
        case "token":
            return _token_target(table, tail)
        case "compost":
            return COMPOST
        case "pencil":
            return PENCIL
        case "edith":
            return RED_PENCIL
        case _:
            return None


def _is_space_in_use(table: ThreeSistersTable, spaces: tuple[int, ...]) -> bool:
    """Whether the rondel action of one of these spaces is owed, or the die chosen lies on it."""
    state = table.seen
    if state.main:
        return state.die is not None and state.die.space in spaces
    if state.stage == PICK and table.choice.selection:
        value = int(table.choice.selection[0].split(".")[1]) if "." in table.choice.selection[0] else 0
        return any(die.value == value and die.space in spaces for die in state.dice)
    return False


def _track_target(table: ThreeSistersTable, name: str) -> str:
    """A track's next box; complete tools are used."""
    complete = table.sheet.complete
    tools = ((MULCH_ITEM, MULCH), (SHOVEL_ITEM, DIG))
    for item, tool in tools:
        if NAMES[item] == name and complete >> item & 1 and tool in table.choice.sources:
            return tool
    return f"track.{name}"


def _token_target(table: ThreeSistersTable, tail: str) -> str:
    passing = tail.replace("main.", "pass.")
    return passing if passing != tail and passing in table.choice.sources else tail


def garden_actions(
    table: ThreeSistersTable,
) -> tuple[tuple[tuple[str, int], ...], tuple[tuple[str, int], ...]]:
    """The zones' buttons for planting and watering, and the halves that lie open, as (kind, zone)."""
    choice = table.choice
    if not choice.options:
        return (), ()
    lit = choice.targets
    if _spreads(table):
        return (), _kinds_in(lit)
    first = choice.selection[0] if choice.selection else ""
    kinds = _kinds_in(lit | choice.sources)
    if first.startswith(("plant.", "crop.")):
        return tuple(each for each in kinds if each[1] == int(first.split(".")[1]) - 1), ()
    return kinds, ()


def _spreads(table: ThreeSistersTable) -> bool:
    """Whether a die is in the hand, or chosen, so that each zone opens in two halves."""
    choice = table.choice
    carrying = choice.carrying or ""
    if carrying in _SPREADING or carrying.startswith(("owed.plant", "owed.water")):
        return True
    return bool(choice.selection) and choice.selection[0].startswith("die.")


def _kinds_in(targets: frozenset[str]) -> tuple[tuple[str, int], ...]:
    found = (target.split(".") for target in sorted(targets) if target.startswith(("plant.", "water.")))
    return tuple((kind, int(zone) - 1) for kind, zone in found)


# --- turning the die --------------------------------------------------------------------------------


def turn_die(table: ThreeSistersTable, by: int) -> None:
    """Turns the die in use one up or down from where it is turned to."""
    zone = table.aim if table.aim is not None else glance.home_of(table.seen)
    if zone is not None:
        turn_to(table, (zone + by) % ZONES)


def turn_to(table: ThreeSistersTable, zone: int) -> None:
    """Turns the die in use to a zone, or says why it cannot be."""
    state = table.seen
    if not table.turns.decides or not turns_die(state):
        return
    if zone not in zones_in_reach(state, state.sheets[state.player]):
        table.refuse(WATER[zone], f"face.{zone + 1}")
        return
    table.take_aim(None if zone in {glance.home_of(state), table.aim} else zone)


def turn_under_piece(table: ThreeSistersTable) -> None:
    """A piece that is held over a tab turns the page."""
    over = table.pointer.over
    if table.held is not None and over is not None and over.startswith("tab."):
        table.turn_page(over.removeprefix("tab."))


# --- focus ----------------------------------------------------------------------------------------


def follow_focus(table: ThreeSistersTable) -> None:
    """Moves the page so that what has the focus is seen."""
    item = table.ring.item
    if table.camera.zoom <= 1 or not table.ring.visible or item is None or page_of(item.id) is None:
        return
    if not table.desk.paper.contains(item.rect):
        table.look(table.camera.showing(item.rect, table.desk.paper))


def focus_items(table: ThreeSistersTable) -> list[FocusItem]:
    """Everything that can have the focus: first what the decision is about, then the rest."""
    names = _reachable(table)
    lit = table.choice.targets | table.choice.sources
    first = [name for name in names if target_of(table, name) in lit]
    rest = [name for name in names if name not in set(first)]
    items = []
    for name in (*first, *rest):
        rect = _rect_of(table, name)
        spoken = _spoken(table, name)
        if rect is not None and spoken:
            items.append(FocusItem(name, rect, spoken, name.split(".")[0]))
    return items


def _reachable(table: ThreeSistersTable) -> list[str]:
    """The ids of what the keyboard comes to, in reading order."""
    layout, lit = table.layout, table.choice.targets | table.choice.sources
    dice = [name for name in layout if name.startswith("die.") and name.endswith(".0")]
    names = [*dice, "hub", *(f"space.{space}" for space in range(SPACES)), "turn.down", "turn.up"]
    names += [name for name in layout if name.split(".")[0] in {"plant", "water", "half"}]
    pages = PAGES if table.desk.beside else (table.page,)
    for page in pages:
        printed = page_layout(table.desk, Camera(), page)
        names += [name for name in printed if name.startswith("crop.") and name in lit]
        busy = {name.split(".")[-1 if name.startswith("half.") else 1] for name in names if page_of(name)}
        names += [name for name in printed if name.startswith("zone.") and name[5:] not in busy]
        names += [name for name in printed if name.startswith("track.")]
    names += [name for name in layout if name.startswith("token.")]
    names += ["compost", *(f"face.{zone + 1}" for zone in range(ZONES)), "pencil"]
    names += [name for name in layout if name.split(".")[0] in {"tab", "seat", "back", "edith"}]
    names += ["section.goods", "section.soil", "events", "weather", "market"]
    return [name for name in names if name in layout or (table.camera.zoom > 1 and page_of(name))]


def _rect_of(table: ThreeSistersTable, name: str) -> pygame.Rect | None:
    """Where something is, also when it lies beyond the edge of what is seen."""
    placed = table.layout.get(name)
    page = page_of(name)
    if page is None or table.camera.zoom <= 1:
        return None if placed is None else placed.rect
    printed = page_layout(table.desk, Camera(), page).get(name)
    if printed is None:
        return None if placed is None else placed.rect
    paper, camera = table.desk.paper, table.camera
    rect = pygame.Rect(
        0, 0, round(printed.rect.width * camera.zoom), round(printed.rect.height * camera.zoom)
    )
    rect.left = round(paper.left + (printed.rect.left - paper.left) * camera.zoom - camera.x)
    rect.top = round(paper.top + (printed.rect.top - paper.top) * camera.zoom - camera.y)
    return rect


def _spoken(table: ThreeSistersTable, name: str) -> str:  # noqa: PLR0911 - a form for each kind
    """What something is called."""
    head, _dot, tail = name.partition(".")
    match head:
        case "plant" | "water":
            return _("{action} in zone {zone}").format(action=action_label(head), zone=tail)
        case "half":
            kind, zone = tail.split(".")
            return _("{action} in zone {zone}").format(action=action_label(kind), zone=zone)
        case "crop":
            zone_number, crop = crop_of_target(name)
            return _("{crop} in zone {zone}").format(crop=crop_label(crop), zone=zone_number + 1)
        case "track":
            return track_label(TRACK_OF_NAME[tail])
        case "token":
            return _token_spoken(table, tail)
        case "seat":
            return table.match.seats[int(tail)].name
        case _:
            return _spoken_elsewhere(head, tail)


def _spoken_elsewhere(head: str, tail: str) -> str:
    """What something off the pages is called."""
    match head:
        case "die":
            return _("Die {value}").format(value=tail.split(".", maxsplit=1)[0])
        case "space":
            return space_label(int(tail))
        case "zone":
            return _("Zone {zone}").format(zone=tail)
        case "face":
            return _("Turn the die to {value}").format(value=tail)
        case "tab":
            return page_label(tail)
    names = {
        "hub": _("Die in use"),
        "turn": _("One up") if tail == "up" else _("One down"),
        "compost": _("Compost"),
        "pencil": _("Pencil"),
        "back": _("Back to your sheet"),
        "edith": _("Farmer Edith"),
        "section": _("Goods") if tail == "goods" else _("Compost track"),
        "events": _("Events"),
        "weather": _("Weather"),
        "market": _("Farmer's market"),
    }
    return names.get(head, "")


def _token_spoken(table: ThreeSistersTable, tail: str) -> str:
    match tail:
        case "main.garden":
            return _("Garden action")
        case "main.rondel":
            return space_label(table.seen.die.space) if table.seen.die is not None else ""
        case _ if tail == MULCH:
            return _("Mulch")
        case _ if tail == DIG:
            return _("Shovel")
        case _:
            return entry_title(tail.removeprefix("owed."))

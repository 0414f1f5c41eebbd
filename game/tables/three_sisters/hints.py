"""What is said of the thing under the pointer or the focus: what a box gives, what a space does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from game.i18n import _, ngettext
from game.tables.three_sisters import gifts, glance
from game.tables.three_sisters.choosing import COMPOST, PENCIL
from game.tables.three_sisters.tray import entry_title
from game.tables.three_sisters.words import (
    crop_label,
    event_label,
    space_label,
    track_label,
    weather_label,
)
from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.edith import ITEM_TARGETS
from rules.three_sisters.garden import CROP_OF_NAME, FIRST_BEAN, FIRST_PUMPKIN, HEIGHTS, height
from rules.three_sisters.goods import BOXES, STAR
from rules.three_sisters.market import ROW_OF_GOODS
from rules.three_sisters.ring import LINKS
from rules.three_sisters.sheet import Sheet
from rules.three_sisters.tracks import INNER_HIVE, ITEMS, LENGTHS, MAIN, TRACK_OF_NAME
from rules.three_sisters.weather import WEATHER_NAMES

if TYPE_CHECKING:
    from game.tables.three_sisters.table import ThreeSistersTable


def hint_at(table: ThreeSistersTable, name: str) -> str | None:
    """What is said of something on the layout; None when it speaks for itself."""
    head, _dot, tail = name.partition(".")
    teller = _TELLERS.get(head)
    return None if teller is None else teller(table, tail)


# --- the rondel and the charts --------------------------------------------------------------------


def _die(table: ThreeSistersTable, tail: str) -> str | None:
    value = int(tail.split(".", maxsplit=1)[0])
    space = next((die.space for die in table.seen.dice if die.value == value), None)
    if space is None:
        return None
    return _("Die {value}: a garden action in zone {value}, and {space}.").format(
        value=value, space=gifts.space_words(space)
    )


def _hub(table: ThreeSistersTable, tail: str) -> str | None:  # noqa: ARG001 - one of a table of tellers
    state = table.seen
    if state.die is None or not state.main:
        return _("The die you take lies here while you use it.")
    zone = glance.home_of(state)
    assert zone is not None
    return _("Bring it to a zone to plant or water, or to {space}. This die counts for zone {zone}.").format(
        space=space_label(state.die.space).lower(), zone=zone + 1
    )


def _space(table: ThreeSistersTable, tail: str) -> str:
    space = int(tail)
    text = _("{name}: {what}.").format(name=space_label(space), what=gifts.space_words(space))
    if table.seen.variant.solo and space in ITEM_TARGETS:
        items = ", ".join(
            f"{number} {track_label(item).lower()}" for number, item in enumerate(ITEM_TARGETS[space], 1)
        )
        text += " " + _("Farmer Edith takes by her die: {items}.").format(items=items)
    elif table.seen.variant.solo and space in COMPONENTS.blue_pushpins:
        what = _("the apiary") if COMPONENTS.blue_pushpins[space] == "apiary" else _("the fruit")
        text += " " + _("Here Farmer Edith takes from {what}.").format(what=what)
    return text


def _event(table: ThreeSistersTable, tail: str) -> str:  # noqa: ARG001 - one of a table of tellers
    event = COMPONENTS.events[int(tail) - 1]
    return _("After round {number}: {event}. {what}").format(
        number=tail, event=event_label(event).lower(), what=gifts.event_words(event)
    )


def _market(table: ThreeSistersTable, tail: str) -> str:
    if not tail:
        return _market(table, str(COMPONENTS.market[ROW_OF_GOODS[table.sheet.goods]].goods))
    number = next(place for place, row in enumerate(COMPONENTS.market) if row.goods == int(tail))
    return _("With {goods} goods or more a visit gives {what}.").format(
        goods=tail, what=gifts.market_words(number)
    )


def _weather(table: ThreeSistersTable, tail: str) -> str:
    name = WEATHER_NAMES[int(tail) if tail else table.seen.weather]
    return f"{weather_label(name)}: {gifts.weather_words(name)}"


# --- the garden -----------------------------------------------------------------------------------


def _zone(table: ThreeSistersTable, tail: str) -> str:
    zone = int(tail) - 1
    boxes = len(glance.next_boxes(table.sheet, zone))
    crops = len(glance.plantable_crops(table.sheet, zone))
    growing = ngettext("{count} crop can grow", "{count} crops can grow", boxes).format(count=boxes)
    planting = ngettext("{count} can be planted", "{count} can be planted", crops).format(count=crops)
    return _("Zone {zone}: {growing}, {planting}.").format(zone=tail, growing=growing, planting=planting)


def _plant(table: ThreeSistersTable, tail: str) -> str:
    text = _("Plant in zone {zone}: the lowest box of up to {most} crops.").format(
        zone=tail, most=table.most_crops
    )
    return text + _price(table, int(tail) - 1)


def _water(table: ThreeSistersTable, tail: str) -> str:
    boxes = len(glance.next_boxes(table.sheet, int(tail) - 1))
    text = ngettext(
        "Water zone {zone}: {count} box is filled.", "Water zone {zone}: {count} boxes are filled.", boxes
    ).format(zone=tail, count=boxes)
    return text + _price(table, int(tail) - 1)


def _price(table: ThreeSistersTable, zone: int) -> str:
    price = glance.price(table.seen, zone)
    return " " + _("It costs {count} compost.").format(count=price) if price else ""


def _half(table: ThreeSistersTable, tail: str) -> str:
    kind, _dot, zone = tail.partition(".")
    return _plant(table, zone) if kind == "plant" else _water(table, zone)


def _crop(table: ThreeSistersTable, tail: str) -> str:
    zone_name, _dot, name = tail.partition(".")
    zone, crop = int(zone_name) - 1, CROP_OF_NAME[name]
    grown, whole = height(table.sheet.zones[zone], crop), HEIGHTS[zone][crop]
    label = crop_label(crop)
    if _is_crossed(table.sheet, zone, crop):
        return _("{crop}: crossed off by Farmer Edith.").format(crop=label)
    if grown == whole:
        return _("{crop}: harvested.").format(crop=label)
    text = _("{crop}: {grown} of {whole} boxes.").format(crop=label, grown=grown, whole=whole)
    low = crop >= FIRST_BEAN and height(table.sheet.zones[zone], crop - FIRST_BEAN) < COMPONENTS.bean_needs
    if FIRST_BEAN <= crop < FIRST_PUMPKIN and not grown and low:
        text += " " + _("Its corn must be {count} boxes high first.").format(count=COMPONENTS.bean_needs)
    return f"{text} {gifts.crop_gift(zone, crop)}"


def _is_crossed(sheet: Sheet, zone: int, crop: int) -> bool:
    return sheet.crossed is not None and bool(sheet.crossed.crops[zone] >> crop & 1)


def _link(table: ThreeSistersTable, tail: str) -> str:  # noqa: ARG001 - one of a table of tellers
    name = track_label(LINKS[int(tail)])
    return _("{flower}: once both pumpkins beside it are harvested, you fill its next box.").format(
        flower=name
    )


# --- tracks ---------------------------------------------------------------------------------------


def _box(table: ThreeSistersTable, tail: str) -> str:
    name, _dot, number = tail.partition(".")
    track, box = TRACK_OF_NAME[name], int(number) - 1
    if ITEMS >> track & 1:
        return _track(table, name)
    return _("{track} {number}: {gift}").format(
        track=track_label(track), number=number, gift=gifts.gift(track, box)
    )


def _track(table: ThreeSistersTable, tail: str) -> str:
    track = TRACK_OF_NAME[tail]
    box = glance.next_of_track(table.sheet, track)
    label = track_label(track)
    crossed = table.sheet.crossed
    if ITEMS >> track & 1:
        if crossed is not None and crossed.boxes[track]:
            return _("{item}: crossed off by Farmer Edith.").format(item=label)
        if box is None:
            return _("{item}, complete: {use}").format(item=label, use=gifts.item_use(track))
        return f"{label}. {gifts.gift(track, box)}"
    if box is None:
        return _("{track}: full.").format(track=label)
    if INNER_HIVE >> track & 1 and not table.sheet.open >> track & 1:
        return _("{track}: opens when the main hive is full.").format(track=label)
    return _("{track}, next {number} of {count}: {gift}").format(
        track=label, number=box + 1, count=LENGTHS[track], gift=gifts.gift(track, box)
    )


def _star(table: ThreeSistersTable, tail: str) -> str:  # noqa: ARG001 - one of a table of tellers
    return _("Star {number}: a bonus action, for any box but in the garden.").format(number=tail)


def _section(table: ThreeSistersTable, tail: str) -> str | None:
    sheet = table.sheet
    if tail == "goods":
        star = min(BOXES, (sheet.goods // STAR + 1) * STAR)
        return _("{count} goods. Each star gives a bonus action; the next is at {star}.").format(
            count=sheet.goods, star=star
        )
    if tail == "soil":
        left = glance.unspent(sheet)
        return _("{count} compost to spend. Each turns a die by one step.").format(count=left)
    if tail == "apiary" and not sheet.open >> MAIN & 1:
        return _("Wax, honey and split hive are open.")
    return None


# --- the tray -------------------------------------------------------------------------------------


def _token(table: ThreeSistersTable, tail: str) -> str | None:  # noqa: PLR0911 - a sentence for each kind
    state = table.seen
    match tail.split(".", maxsplit=1)[0]:
        case "main" if state.die is not None:
            zone = glance.home_of(state)
            if tail == "main.rondel":
                return _space(table, str(state.die.space))
            return _("A garden action in zone {zone}: plant or water.").format(zone=(zone or 0) + 1)
        case "owed":
            word = tail.removeprefix("owed.")
            return _("Owed: {what}.").format(what=gifts.entry_words(word, glance.owed_count(state, tail)))
        case "bonus":
            return _("Bonus action: fill the next box of anything but the garden.")
        case "mulch":
            return _("Mulch: a perennial action in place of the rondel action.")
        case "shovel":
            return _("Shovel: spend 3 compost for a bonus action.")
        case _:
            return entry_title(tail)


def _face(table: ThreeSistersTable, tail: str) -> str:
    price = glance.prices(table.asked)[int(tail) - 1]
    if price is None:
        return _("The die cannot be turned to {value} now.").format(value=tail)
    if price == 0:
        return _("The die may count as {value}, free.").format(value=tail)
    return _("The die may count as {value}, for {count} compost.").format(value=tail, count=price)


def _compost(table: ThreeSistersTable, tail: str) -> str:  # noqa: ARG001 - one of a table of tellers
    return _section(table, "soil") or ""


def _turn(table: ThreeSistersTable, tail: str) -> str:  # noqa: ARG001 - one of a table of tellers
    return _("Turns the die one up.") if tail == "up" else _("Turns the die one down.")


def _pencil(table: ThreeSistersTable, tail: str) -> str:  # noqa: ARG001 - one of a table of tellers
    return _("Your pencil: bring it to a box that is lit to fill it.")


def _edith(table: ThreeSistersTable, tail: str) -> str:  # noqa: ARG001 - one of a table of tellers
    return _("Farmer Edith crosses things off your sheet with her red pencil.")


def _seat(table: ThreeSistersTable, tail: str) -> str | None:
    player = int(tail)
    if player == table.turns.viewer:
        return None
    words = _("Click to see the whole sheet of {name}.").format(name=table.match.seats[player].name)
    last = table.facts.last[player] if table.facts is not None else ""
    return _("Last: {last}. {words}").format(last=last, words=words) if last else words


_TELLERS: Final[dict[str, Callable[[ThreeSistersTable, str], str | None]]] = {
    "die": _die,
    "hub": _hub,
    "space": _space,
    "event": _event,
    "market": _market,
    "weather": _weather,
    "zone": _zone,
    "plant": _plant,
    "water": _water,
    "half": _half,
    "crop": _crop,
    "link": _link,
    "box": _box,
    "track": _track,
    "star": _star,
    "section": _section,
    "token": _token,
    "face": _face,
    COMPOST: _compost,
    "turn": _turn,
    PENCIL: _pencil,
    "edith": _edith,
    "seat": _seat,
}

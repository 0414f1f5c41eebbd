"""What a box gives, what an item does, what a space or a weather means: in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import _, ngettext
from game.tables.three_sisters.words import action_name
from rules.three_sisters.components import COMPONENTS, Gain
from rules.three_sisters.garden import FIRST_BEAN, FIRST_PUMPKIN
from rules.three_sisters.ring import GOODS
from rules.three_sisters.tracks import (
    CIRCLES,
    FIRST_COLUMN,
    FIRST_ITEM,
    FIRST_ROW,
    LENGTHS,
    MAIN,
    NAMES,
    TRACKS,
)


def entry_words(word: str, count: int = 1) -> str:
    """So many extra actions of a kind: ``2 fruit actions``; ``word`` is a name of ``owed``."""
    kind, _space, track = word.partition(" ")
    if track or word in NAMES:
        name = action_name(NAMES.index(track or word))
        return ngettext("{count} {track} action", "{count} {track} actions", count).format(
            count=count, track=name
        )
    forms = {
        "bonus": ngettext("{count} bonus action", "{count} bonus actions", count),
        "perennial": ngettext("{count} perennial action", "{count} perennial actions", count),
        "fruit": ngettext("{count} fruit action", "{count} fruit actions", count),
        "apiary": ngettext("{count} apiary action", "{count} apiary actions", count),
        "shed": ngettext("{count} shed action", "{count} shed actions", count),
        "water": ngettext("{count} water action in any zone", "{count} water actions in any zone", count),
        "plant": ngettext("{count} plant action in any zone", "{count} plant actions in any zone", count),
        "plant_or_water": ngettext(
            "{count} plant or water action in any zone", "{count} plant or water actions in any zone", count
        ),
    }
    return forms[kind].format(count=count)


def entries_words(words: Sequence[str]) -> str:
    """Several extra actions, equal ones counted: ``1 perennial action, 1 fruit action``."""
    return ", ".join(entry_words(word, words.count(word)) for word in dict.fromkeys(words))


def gift(track: int, box: int) -> str:
    """What filling a box of a track gives, in one or two sentences."""
    if track >= FIRST_ITEM:
        return _item_gift(track, box)
    gain = TRACKS[track].gains[box]
    parts = _parts(gain)
    if track == MAIN and box + 1 == LENGTHS[MAIN]:
        parts.append(_("Opens wax, honey and split hive."))
    if FIRST_ROW <= track < FIRST_COLUMN and CIRCLES[track] >> box & 1:
        parts.insert(0, _("A harvest."))
    return " ".join(parts) or _("Nothing by itself: it only has to be filled.")


def _parts(gain: Gain) -> list[str]:
    parts = []
    if gain.goods:
        parts.append(_("Gives {count} goods.").format(count=gain.goods))
    if gain.compost:
        parts.append(_("Gives {count} compost.").format(count=gain.compost))
    if gain.actions:
        parts.append(_("Gives {actions}.").format(actions=entries_words(gain.actions)))
    if gain.points:
        parts.append(points_words(gain.points))
    if gain.ongoing.startswith("peach"):
        count = gain.ongoing[len("peach+")]
        parts.append(_("From now on {count} goods for each harvested peach.").format(count=count))
    elif gain.ongoing == "adjust1":
        parts.append(_("From now on each die may be turned by one step free."))
    elif gain.ongoing == "adjust2":
        parts.append(_("From now on each die may be turned by two steps free."))
    elif gain.ongoing:
        cap = COMPONENTS.fruit_cap
        parts.append(_("At the end 1 point for each harvested fruit, {cap} at most.").format(cap=cap))
    return parts


def points_words(points: int) -> str:
    """So many points, as a sentence."""
    return ngettext("{count} point at the end.", "{count} points at the end.", points).format(count=points)


def _item_gift(item: int, box: int) -> str:
    left = LENGTHS[item] - box - 1
    if left:
        return ngettext(
            "{count} more box completes it: {use}", "{count} more boxes complete it: {use}", left
        ).format(count=left, use=item_use(item))
    return _("Completes it: {use}").format(use=item_use(item))


def item_use(item: int) -> str:
    """What a complete item does and is worth."""
    uses = {
        "mason_jars": _("each blackberry you harvest gives 1 good."),
        "pie_safe": _("each apple or peach you harvest gives 1 good."),
        "shovel": _("3 compost may be spent for a bonus action at any time."),
        "fruit_bowl": _("at the end 1, 4, 7 or 10 points for 1 to 4 kinds of fruit."),
        "rain_barrel": _("after each rain you water one zone more."),
        "casserole_dish": _("at the end 1 point for every 2 harvested beans."),
        "fancy_labels": _("each market visit gives a perennial action more."),
        "hive_tool": _("each crocus action also gives an apiary action."),
        "pitchfork": _("each hydrangea action also gives 1 compost."),
        "string_trimmer": "",
        "wheelbarrow": _("each shed action gives 1 good."),
        "mulch": _("a rondel action may become a perennial action."),
        "tractor": "",
        "carving_kit": _("at the end 1 point for each pumpkin in your longest unbroken run."),
        "seed_spreader": _("each plant action may plant up to 3 crops."),
    }
    points = TRACKS[item].gains[-1].points
    parts = [uses[NAMES[item]], points_words(points) if points else ""]
    return " ".join(part for part in parts if part)


def crop_gift(zone: int, crop: int) -> str:
    """What harvesting a crop is worth."""
    if crop < FIRST_BEAN:
        return _("Harvested, it scores {points} points.").format(points=COMPONENTS.corn_points)
    if crop < FIRST_PUMPKIN:
        return _("Harvested, it scores {points} point.").format(points=COMPONENTS.bean_points)
    goods = GOODS[COMPONENTS.zones[zone].pumpkins[crop - FIRST_PUMPKIN]]
    return ngettext("Harvested, it gives {count} good.", "Harvested, it gives {count} goods.", goods).format(
        count=goods
    )


def market_words(number: int) -> str:
    """What a row of the market gives."""
    row = COMPONENTS.market[number]
    parts = [entries_words(row.actions)] if row.actions else []
    if row.compost:
        parts.append(_("{count} compost").format(count=row.compost))
    return ", ".join(parts)


def space_words(space: int) -> str:
    """What a space of the rondel gives."""
    return (
        _("one apiary action or one fruit action"),
        _("one plant or water action in the zone of the die"),
        _("one shed action"),
        _("1 compost and 4 goods"),
        _("one apiary action or one fruit action"),
        _("one shed action"),
        _("a visit to the farmer's market"),
    )[space]


def weather_words(weather: str) -> str:
    """What a weather does."""
    return {
        "foggy": _("No effect."),
        "lightning": _("Nobody can water; only the rain event still falls."),
        "cold": _("No apiary actions."),
        "cloudy": _("Before the dice are rolled, everyone takes a perennial action."),
        "hot": _("Each harvested fruit gives 1 good more."),
        "windy": _("Of the crops you plant at once, one goes to a zone next door."),
    }[weather]


def event_words(event: str) -> str:
    """What an event does."""
    return {
        "shed": _("Everyone takes a shed action."),
        "rain": _("Every zone of every garden is watered."),
        "farmers_market": _("Everyone visits the market."),
    }[event]

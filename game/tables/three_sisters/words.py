"""What things are called at the table of Three Sisters."""

from __future__ import annotations

from game.i18n import _
from rules.three_sisters.garden import FIRST_BEAN, FIRST_PUMPKIN
from rules.three_sisters.tracks import MAIN, NAMES, SPLIT


def track_label(track: int) -> str:
    """The name printed on a track."""
    return {
        "tulip": _("Tulip"),
        "hydrangea": _("Hydrangea"),
        "iris": _("Iris"),
        "hyacinth": _("Hyacinth"),
        "crocus": _("Crocus"),
        "daffodil": _("Daffodil"),
        "apple": _("Apples"),
        "peach": _("Peaches"),
        "blackberry": _("Blackberries"),
        "raspberry": _("Raspberries"),
        "main": _("Main hive"),
        "wax": _("Wax"),
        "honey": _("Honey"),
        "split": _("Split hive"),
        "mason_jars": _("Mason jars"),
        "pie_safe": _("Pie safe"),
        "shovel": _("Shovel"),
        "fruit_bowl": _("Fruit bowl"),
        "rain_barrel": _("Rain barrel"),
        "casserole_dish": _("Casserole dish"),
        "fancy_labels": _("Fancy labels"),
        "hive_tool": _("Hive tool"),
        "pitchfork": _("Pitchfork"),
        "string_trimmer": _("String trimmer"),
        "wheelbarrow": _("Wheelbarrow"),
        "mulch": _("Mulch"),
        "tractor": _("New tractor"),
        "carving_kit": _("Carving kit"),
        "seed_spreader": _("Seed spreader"),
    }[NAMES[track]]


def column_label(column: int) -> str:
    """The short name below an apiary column."""
    return {MAIN: _("Hive"), SPLIT: _("Split")}.get(column, track_label(column))


def crop_label(crop: int) -> str:
    """What a crop is, by its number in a zone."""
    if crop < FIRST_BEAN:
        return _("Corn")
    return _("Bean") if crop < FIRST_PUMPKIN else _("Pumpkin")


def weather_label(weather: str) -> str:
    """A weather by its name in the rules."""
    return {
        "foggy": _("Foggy"),
        "lightning": _("Lightning"),
        "cold": _("Cold"),
        "cloudy": _("Cloudy"),
        "hot": _("Hot"),
        "windy": _("Windy"),
    }[weather]


def event_label(event: str) -> str:
    """A round's event by its name in the rules."""
    return {"shed": _("Shed time"), "rain": _("Rain"), "farmers_market": _("Farmer's market")}[event]


def event_short(event: str) -> str:
    """The same in one word, for the bar."""
    return {"shed": _("Shed"), "rain": _("Rain"), "farmers_market": _("Market")}[event]


def action_name(track: int) -> str:
    """What an extra action for one track is called: ``crocus``, ``apple``."""
    return {
        "apple": _("apple"),
        "peach": _("peach"),
        "blackberry": _("blackberry"),
        "raspberry": _("raspberry"),
    }.get(NAMES[track], track_label(track).lower())


def space_label(space: int) -> str:
    """A space of the rondel."""
    return (
        _("Apiary or fruit"),
        _("Plant or water"),
        _("Shed time"),
        _("Compost and goods"),
        _("Apiary or fruit"),
        _("Shed time"),
        _("Farmer's market"),
    )[space]

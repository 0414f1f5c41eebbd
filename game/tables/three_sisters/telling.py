"""What happened, as lines of the log; ``{icon:…}`` draws a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from game.i18n import _, ngettext
from game.tables.three_sisters.icons import TRACK_PICTURES, crop_picture, picture_of, space_pictures
from game.tables.three_sisters.words import event_label, space_label, track_label, weather_label
from rules.three_sisters import events as told
from rules.three_sisters.garden import CROP_OF_NAME, FIRST_PUMPKIN
from rules.three_sisters.owed import NAME_OF_ENTRY
from rules.three_sisters.tracks import CIRCLES, FIRST_ITEM, NAMES
from rules.three_sisters.weather import WEATHER_NAMES
from rules.title import Event

Named: TypeAlias = Callable[[int], str]
"""A player's name from the player's index."""

EDITH: Final = "Farmer Edith"


def icon(picture: str) -> str:
    """A picture inside a line of text."""
    return f"{{icon:{picture}}}"


def entry_icon(entry: int) -> str:
    """The picture of an extra action."""
    word = NAME_OF_ENTRY[entry]
    if word == "plant_or_water":
        return icon(picture_of("plant")) + icon(picture_of("water"))
    return icon(picture_of(word.split()[-1]))


def log_line(event: Event, named: Named) -> str | None:
    """The event in one line, or None when it needs no telling."""
    return (
        _round_line(event, named)
        or _garden_line(event, named)
        or _gain_line(event, named)
        or _edith_line(event)
    )


def short_line(event: Event) -> str | None:  # noqa: PLR0911 - a line an event
    """What a player did, without the player's name and as short as can be: for a plate."""
    match event:
        case told.CropsPlanted(crops=crops):
            zones = dict.fromkeys(zone for zone, _crop in crops)
            parts = [
                "".join(icon(crop_picture(crop)) for place, crop in crops if place == zone) for zone in zones
            ]
            return ", ".join(
                _("{crops} zone {zone}").format(crops=part, zone=zone + 1)
                for part, zone in zip(parts, zones, strict=True)
            )
        case told.ZoneWatered(zone=zone, crops=crops, rain=rain):
            picture = icon(picture_of("rain" if rain else "water"))
            return _("{picture} zone {zone}: +{count}").format(
                picture=picture, zone=zone + 1, count=len(crops)
            )
        case told.BoxFilled(track=track, box=box):
            return _("{picture} box {box}").format(picture=icon(TRACK_PICTURES[track]), box=box + 1)
        case told.GoodsGained(count=count):
            return f"+{count} {icon(picture_of('goods'))}"
        case told.MarketVisited(row=row):
            return f"{icon(picture_of('farmers_market'))} {row}"
        case told.DieTaken(value=value, space=space):
            return icon(f"three_sisters/die_{value}") + "".join(map(icon, space_pictures(space)))
        case told.Passed():
            return _("passes")
        case _:
            return None


def _round_line(event: Event, named: Named) -> str | None:  # noqa: PLR0911 - a line an event
    match event:
        case told.RoundStarted(round=number, weather=weather):
            if weather:
                name = weather_label(WEATHER_NAMES[weather])
                return _("Round {number}: {weather}").format(number=number, weather=name)
            return _("Round {number}").format(number=number)
        case told.DiceRolled(values=values):
            dice = "".join(icon(f"three_sisters/die_{value}") for value in values)
            return _("The dice: {dice}").format(dice=dice)
        case told.DieTaken(player=player, value=value, space=space):
            name = _(EDITH) if player is None else named(player)
            die = icon(f"three_sisters/die_{value}")
            return _("{name}: {die} from {space}").format(
                name=name, die=die, space=space_label(space).lower()
            )
        case told.DieShared(player=player, value=value):
            die = icon(f"three_sisters/die_{value}")
            return _("{name}: the shared {die}").format(name=named(player), die=die)
        case told.EventStarted(player=player, event=what):
            return _("{name}: {icon} {event}").format(
                name=named(player), icon=icon(picture_of(what)), event=event_label(what).lower()
            )
        case told.WeatherChanged(weather=weather):
            return _("The weather turns: {weather}").format(
                weather=weather_label(WEATHER_NAMES[weather]).lower()
            )
        case told.MatchEnded(winners=winners):
            names = _(" and ").join(named(player) for player in winners)
            return _("The best garden: {names}").format(names=names)
        case _:
            return None


def _garden_line(event: Event, named: Named) -> str | None:
    match event:
        case told.CropsPlanted(player=player, crops=crops):
            zones = dict.fromkeys(zone for zone, _crop in crops)
            parts = [_planted(zone, [crop for place, crop in crops if place == zone]) for zone in zones]
            return _("{name}: planted {crops}").format(name=named(player), crops=", ".join(parts))
        case told.ZoneWatered(player=player, zone=zone, crops=crops, rain=rain):
            sentence = (
                _("{name}: rain on zone {zone}, {count} {box}")
                if rain
                else _("{name}: zone {zone} watered, {count} {box}")
            )
            box = ngettext("box", "boxes", len(crops))
            return sentence.format(name=named(player), zone=zone + 1, count=len(crops), box=box)
        case told.CropHarvested(player=player, zone=zone, crop=crop):
            return _("{name}: {crop} harvested in zone {zone}").format(
                name=named(player), crop=icon(crop_picture(crop)), zone=zone + 1
            )
        case told.LinkClosed(player=player, perennial=perennial):
            return _("{name}: two {pumpkin} joined, {perennial}").format(
                name=named(player),
                pumpkin=icon(crop_picture(FIRST_PUMPKIN)),
                perennial=icon(TRACK_PICTURES[perennial]),
            )
        case _:
            return None


def _planted(zone: int, crops: Sequence[int]) -> str:
    pictures = "".join(icon(crop_picture(crop)) for crop in crops)
    return _("{crops} in zone {zone}").format(crops=pictures, zone=zone + 1)


def _gain_line(event: Event, named: Named) -> str | None:  # noqa: PLR0911 - a line an event
    match event:
        case told.BoxFilled(player=player, track=track, box=box):
            return _box_line(named(player), track, box)
        case told.GoodsGained(player=player, count=count, total=total):
            goods = icon(picture_of("goods"))
            return _("{name}: {count} {goods} more, {total} in all").format(
                name=named(player), count=count, goods=goods, total=total
            )
        case told.CompostGained(player=player, count=count, unspent=unspent):
            return _("{name}: {count} {compost} more, {unspent} to spend").format(
                name=named(player), count=count, compost=icon(picture_of("compost")), unspent=unspent
            )
        case told.CompostSpent(player=player, count=count, unspent=unspent):
            return _("{name}: {count} {compost} spent, {unspent} left").format(
                name=named(player), count=count, compost=icon(picture_of("compost")), unspent=unspent
            )
        case told.ActionsOwed(player=player, entries=entries):
            pictures = "".join(entry_icon(entry) for entry in entries)
            return _("{name}: {actions} to use").format(name=named(player), actions=pictures)
        case told.ActionsLost(player=player, entries=entries):
            pictures = "".join(entry_icon(entry) for entry in entries)
            return _("{name}: no use for {actions}").format(name=named(player), actions=pictures)
        case told.Passed(player=player, what=what):
            sentence = _("{name}: no garden action") if what == "garden" else _("{name}: no rondel action")
            return sentence.format(name=named(player))
        case told.RondelForgone(player=player):
            mulch = icon(picture_of("mulch"))
            return _("{name}: {mulch} in place of the rondel action").format(name=named(player), mulch=mulch)
        case told.MarketVisited(player=player, row=row):
            market = icon(picture_of("farmers_market"))
            return _("{name}: {market} with {row} goods or more").format(
                name=named(player), market=market, row=row
            )
        case _:
            return None


def _box_line(name: str, track: int, box: int) -> str:
    picture, label = icon(TRACK_PICTURES[track]), track_label(track).lower()
    last = CIRCLES[track] >> box & 1
    if last and track >= FIRST_ITEM:
        sentence = _("{name}: {picture} {track} complete")
    elif last:
        sentence = _("{name}: circle {box} of {picture} {track}")
    else:
        sentence = _("{name}: box {box} of {picture} {track}")
    return sentence.format(name=name, picture=picture, track=label, box=box + 1)


def _edith_line(event: Event) -> str | None:
    match event:
        case told.EdithCrossedOff(what=what):
            return _("{name} crosses off {what}").format(name=_(EDITH), what=crossed_words(what))
        case told.EdithPassed(what=what):
            sentence = (
                _("{name} finds no crop to cross off")
                if what == "garden"
                else _("{name} finds nothing to cross off")
            )
            return sentence.format(name=_(EDITH))
        case _:
            return None


def crossed_words(what: str) -> str:
    """What Farmer Edith crossed off, from the name that the event gives it."""
    zone, dot, crop = what.partition(".")
    if dot:
        picture = icon(crop_picture(CROP_OF_NAME[crop]))
        return _("{crops} in zone {zone}").format(crops=picture, zone=zone)
    name, _space, number = what.partition(" ")
    if name == "star":
        return _("{star} {number}").format(star=icon(picture_of("bonus")), number=number)
    track = NAMES.index(name)
    picture, label = icon(TRACK_PICTURES[track]), track_label(track).lower()
    if not number:
        return f"{picture} {label}"
    return _("box {box} of {picture} {track}").format(box=number, picture=picture, track=label)

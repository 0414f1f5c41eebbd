"""What can happen, in the past tense. Everything in this game is open to all (TS-1.2)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.three_sisters.garden import CROP_NAMES
from rules.three_sisters.owed import NAME_OF_ENTRY
from rules.three_sisters.rondel import SPACE_NAMES
from rules.three_sisters.tracks import NAMES, section_of
from rules.three_sisters.weather import WEATHER_NAMES
from rules.title import Event, Json


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A round began; ``first`` takes the first die (TS-2.1). ``weather`` is 0 without the expansion."""

    round: int
    first: int
    weather: int

    def facts(self) -> dict[str, Json]:
        weather = WEATHER_NAMES[self.weather] or None
        return {"type": "round_started", "round": self.round, "first": self.first, "weather": weather}


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """The dice were rolled and placed; ``values`` ascend, ``spaces`` are theirs (TS-2.2, TS-2.3)."""

    round: int
    values: tuple[int, ...]
    spaces: tuple[int, ...]
    pawn: int

    @property
    def text(self) -> str:
        """The roll as the rulebook writes it: ``roll 1 1 2 2 4 6`` (TS-22.18)."""
        return "roll " + " ".join(str(value) for value in self.values)

    def facts(self) -> dict[str, Json]:
        return {
            "type": "dice_rolled",
            "round": self.round,
            "text": self.text,
            "dice": [
                f"{value} {SPACE_NAMES[space]}" for value, space in zip(self.values, self.spaces, strict=True)
            ],
            "pawn": SPACE_NAMES[self.pawn],
        }


@dataclass(frozen=True, slots=True)
class DieTaken(Event):
    """A player took a die from the rondel; ``player`` None is Farmer Edith (TS-3.1, TS-19.2)."""

    player: int | None
    value: int
    space: int

    def facts(self) -> dict[str, Json]:
        return {
            "type": "die_taken",
            "player": self.player,
            "value": self.value,
            "space": SPACE_NAMES[self.space],
        }


@dataclass(frozen=True, slots=True)
class DieShared(Event):
    """A player began to use the lowest die left, which stays on the rondel (TS-3.4, TS-3.5)."""

    player: int
    value: int
    space: int

    def facts(self) -> dict[str, Json]:
        return {
            "type": "die_shared",
            "player": self.player,
            "value": self.value,
            "space": SPACE_NAMES[self.space],
        }


def _crop(place: tuple[int, int]) -> str:
    return f"{place[0] + 1}.{CROP_NAMES[place[1]]}"


@dataclass(frozen=True, slots=True)
class CropsPlanted(Event):
    """The lowest boxes of ``crops`` were filled, each as (zone, crop) (TS-4.2)."""

    player: int
    crops: tuple[tuple[int, int], ...]

    def facts(self) -> dict[str, Json]:
        crops: list[Json] = [_crop(place) for place in self.crops]
        return {"type": "crops_planted", "player": self.player, "crops": crops}


@dataclass(frozen=True, slots=True)
class ZoneWatered(Event):
    """Every growing crop of a zone got its next box, by a water action or by rain (TS-4.4, TS-7.3)."""

    player: int
    zone: int
    crops: tuple[int, ...]
    rain: bool

    def facts(self) -> dict[str, Json]:
        crops: list[Json] = [_crop((self.zone, crop)) for crop in self.crops]
        return {
            "type": "zone_watered",
            "player": self.player,
            "zone": self.zone + 1,
            "crops": crops,
            "rain": self.rain,
        }


@dataclass(frozen=True, slots=True)
class CropHarvested(Event):
    """The circle of a crop was filled (TS-1.8)."""

    player: int
    zone: int
    crop: int

    def facts(self) -> dict[str, Json]:
        return {"type": "crop_harvested", "player": self.player, "crop": _crop((self.zone, self.crop))}


@dataclass(frozen=True, slots=True)
class LinkClosed(Event):
    """Both pumpkins of a link stand harvested; its perennial may be filled (TS-9.7)."""

    player: int
    link: int
    perennial: int

    def facts(self) -> dict[str, Json]:
        return {
            "type": "link_closed",
            "player": self.player,
            "link": self.link,
            "perennial": NAMES[self.perennial],
        }


@dataclass(frozen=True, slots=True)
class BoxFilled(Event):
    """The next box of a track was filled; ``box`` counts from 0, ``circle`` tells a harvest (TS-1.8)."""

    player: int
    track: int
    box: int
    circle: bool

    def facts(self) -> dict[str, Json]:
        return {
            "type": "box_filled",
            "player": self.player,
            "section": section_of(self.track),
            "track": NAMES[self.track],
            "box": self.box + 1,
            "circle": self.circle,
        }


@dataclass(frozen=True, slots=True)
class GoodsGained(Event):
    """Goods boxes were filled; ``total`` is the goods total afterwards (TS-14.1)."""

    player: int
    count: int
    total: int

    def facts(self) -> dict[str, Json]:
        return {"type": "goods_gained", "player": self.player, "count": self.count, "total": self.total}


@dataclass(frozen=True, slots=True)
class CompostGained(Event):
    """Compost boxes were filled; ``unspent`` is what the player has afterwards (TS-15.1)."""

    player: int
    count: int
    unspent: int

    def facts(self) -> dict[str, Json]:
        return {"type": "compost_gained", "player": self.player, "count": self.count, "unspent": self.unspent}


@dataclass(frozen=True, slots=True)
class CompostSpent(Event):
    """Compost was crossed off (TS-15.3)."""

    player: int
    count: int
    unspent: int

    def facts(self) -> dict[str, Json]:
        return {"type": "compost_spent", "player": self.player, "count": self.count, "unspent": self.unspent}


@dataclass(frozen=True, slots=True)
class ActionsOwed(Event):
    """Extra actions joined the pending list (TS-16.1)."""

    player: int
    entries: tuple[int, ...]

    def facts(self) -> dict[str, Json]:
        entries: list[Json] = [NAME_OF_ENTRY[entry] for entry in self.entries]
        return {"type": "actions_owed", "player": self.player, "entries": entries}


@dataclass(frozen=True, slots=True)
class ActionsLost(Event):
    """No entry left on the pending list could fill a box: all were lost together (TS-16.6)."""

    player: int
    entries: tuple[int, ...]

    def facts(self) -> dict[str, Json]:
        entries: list[Json] = [NAME_OF_ENTRY[entry] for entry in self.entries]
        return {"type": "actions_lost", "player": self.player, "entries": entries}


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A main action that could fill no box was passed: ``garden`` or ``rondel`` (TS-4.7, TS-6.7)."""

    player: int
    what: str

    def facts(self) -> dict[str, Json]:
        return {"type": "passed", "player": self.player, "what": self.what}


@dataclass(frozen=True, slots=True)
class RondelForgone(Event):
    """A rondel action was given up for a perennial action with the Mulch (TS-6.6)."""

    player: int

    def facts(self) -> dict[str, Json]:
        return {"type": "rondel_forgone", "player": self.player}


@dataclass(frozen=True, slots=True)
class MarketVisited(Event):
    """A visit to the market began; ``row`` is the goods threshold of the row used (TS-8.1)."""

    player: int
    row: int

    def facts(self) -> dict[str, Json]:
        return {"type": "market_visited", "player": self.player, "row": self.row}


@dataclass(frozen=True, slots=True)
class EventStarted(Event):
    """The event of the round came to a player: ``shed``, ``rain``, ``farmers_market`` (TS-7.1)."""

    player: int
    event: str

    def facts(self) -> dict[str, Json]:
        return {"type": "event_started", "player": self.player, "event": self.event}


@dataclass(frozen=True, slots=True)
class EdithCrossedOff(Event):
    """Farmer Edith crossed something off: ``1.pumpkin1``, ``honey 4``, ``mulch``, ``star 5`` (TS-19)."""

    what: str

    def facts(self) -> dict[str, Json]:
        return {"type": "edith_crossed_off", "what": self.what}


@dataclass(frozen=True, slots=True)
class EdithPassed(Event):
    """Farmer Edith found nothing to cross off: in the ``garden``, or by her ``rondel`` action (TS-19)."""

    what: str

    def facts(self) -> dict[str, Json]:
        return {"type": "edith_passed", "what": self.what}


@dataclass(frozen=True, slots=True)
class WeatherChanged(Event):
    """The weather marker moved at the end of a round (TS-20.2)."""

    weather: int

    def facts(self) -> dict[str, Json]:
        return {"type": "weather_changed", "weather": WEATHER_NAMES[self.weather]}


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """Eight rounds are over (TS-18.1)."""

    winners: tuple[int, ...]

    def facts(self) -> dict[str, Json]:
        return {"type": "match_ended", "winners": list(self.winners)}

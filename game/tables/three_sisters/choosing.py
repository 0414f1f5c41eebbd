"""From legal actions to what is picked for them, and back to what an attempt would mean.

Targets: ``die.4`` on the rondel and ``hub`` for taking it; ``plant.3`` and ``water.3`` for a zone,
``crop.3.corn2``, ``track.iris`` for the next box of a track, ``rondel`` for the space of the die in
use, ``bonus`` for the bonus action's token, ``mulch`` and ``shovel`` for these tools, ``pass.garden``.
The die in use, the pencil and the tokens are carriers: they only bring the pointer to a target.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from game.scenes.choice import Carriers
from rules.chance import Stream
from rules.three_sisters.actions import (
    BONUS,
    CROSS_OFF,
    FILL_COLUMN,
    FILL_ITEM,
    FILL_PERENNIAL,
    FILL_ROW,
    GOODS,
    MARKET,
    PASS_EXTRA,
    PASS_GARDEN,
    PASS_RONDEL,
    SHOVEL,
    TAKE_DIE,
    WATER,
    Bonus,
    CrossOff,
    Done,
    Fill,
    Goods,
    Market,
    Mulch,
    Pass,
    Plant,
    Shovel,
    TakeDie,
    Water,
    plant,
)
from rules.three_sisters.garden import CROP_NAMES, CROP_OF_NAME, crops_of
from rules.three_sisters.owed import (
    ANY_FRUIT,
    ANY_PERENNIAL,
    APIARY,
    GARDEN_ENTRIES,
    NAME_OF_ENTRY,
    PLANT_ENTRIES,
    SHED,
    WATER_ENTRIES,
)
from rules.three_sisters.owed import BONUS as BONUS_ENTRY
from rules.three_sisters.rondel import COMPOST_GOODS, PLANT_WATER
from rules.three_sisters.rondel import MARKET as MARKET_SPACE
from rules.three_sisters.stages import EDITH, GARDEN, PICK, RONDEL
from rules.three_sisters.state import ThreeSistersState
from rules.three_sisters.tracks import COLUMNS, ITEMS, NAMES, PERENNIALS, ROWS, TRACK_OF_NAME, members
from rules.three_sisters.weather import WINDY
from rules.title import Action
from ui.interpret import Path

Pairs: TypeAlias = "list[tuple[Action, Path]]"

HUB: Final = "hub"
DIE: Final = "die"
RONDEL_SPACE: Final = "rondel"
PENCIL: Final = "pencil"
RED_PENCIL: Final = "red pencil"
COMPOST: Final = "compost"
BONUS_TOKEN: Final = "bonus"  # noqa: S105 - a token of the game
MULCH: Final = "mulch"
DIG: Final = "shovel"
TURNS: Final = ("turn.down", "turn.up")


def die_target(value: int) -> str:
    """A die on the rondel, by its value."""
    return f"die.{value}"


def crop_target(zone: int, crop: int) -> str:
    """A crop, by zone and number: ``crop.3.corn2``."""
    return f"crop.{zone + 1}.{CROP_NAMES[crop]}"


def zone_target(kind: str, zone: int) -> str:
    """Planting or watering in a zone: ``plant.3``."""
    return f"{kind}.{zone + 1}"


def track_target(track: int) -> str:
    """A track's next box: ``track.iris``."""
    return f"track.{NAMES[track]}"


def crop_of_target(target: str) -> tuple[int, int]:
    """The zone and the number of a crop's target."""
    _head, zone, name = target.split(".")
    return int(zone) - 1, CROP_OF_NAME[name]


# --- options --------------------------------------------------------------------------------------


def options_of(state: ThreeSistersState, aim: int | None = None) -> Pairs:
    """Every legal action with the targets that lead to it.

    ``aim`` is the zone that the die in use was turned to: the others stay out of reach then.
    """
    legal = state.legal_actions()
    taking = state.stage == PICK and not state.main and not state.owed
    pairs: Pairs = []
    passes = [action for action in legal if isinstance(action, Pass)]
    for action in legal:
        match action:
            case TakeDie() if taking:
                pairs += _taken(state, action)
            case Pass(what=what):
                pairs += [(action, ())] if action is passes[0] else []
                pairs += [(action, (f"pass.{what}",))] if action is not PASS_EXTRA else []
            case Done():
                pairs.append((action, ()))
            case Shovel():
                pairs.append((action, (DIG,)))
            case Plant(zone=zone) | Water(zone=zone) if aim not in {None, zone}:
                pass
            case _:
                pairs += _paths(state, action)
    return _with_short_ways(state, pairs)


def _taken(state: ThreeSistersState, action: TakeDie) -> Pairs:
    """A die goes to the hub, or at once to where it is used first: to half of a zone, a track, its space."""
    die = die_target(action.value)
    after = state.copy()
    after.advance(action, Stream(0))
    firsts = dict.fromkeys(path[0] for _, path in options_of(after) if path)
    places = [
        first for first in firsts if first not in {DIG, MULCH} and not first.startswith(("crop.", "pass."))
    ]
    return [(action, (die, HUB)), *((action, (die, place)) for place in places)]


def _paths(state: ThreeSistersState, action: Action) -> Pairs:  # noqa: PLR0911 - a form for each kind
    match action:
        case Plant():
            return _planted(state, action)
        case Water(zone=zone):
            return [(action, (zone_target("water", zone),))]
        case Mulch(track=track):
            return [(action, (MULCH, track_target(track)))]
        case Bonus(track=track):
            return [(action, (BONUS_TOKEN, track_target(track)))]
        case Fill(track=track):
            direct: Pairs = [(action, (track_target(track),))]
            return direct if state.owed else [*direct, (action, (RONDEL_SPACE, track_target(track)))]
        case Goods() | Market():
            return [(action, (RONDEL_SPACE,))]
        case CrossOff(crop=crop):
            assert state.die is not None
            return [(action, (crop_target(state.die.value - 1, crop),))]
        case _:
            return [(action, ())]


def _planted(state: ThreeSistersState, action: Plant) -> Pairs:
    """The zone's half, then its crops in any order; but for Windy weather the crops alone will do."""
    own = [crop_target(action.zone, crop) for crop in crops_of(action.crops)]
    targets = own + [crop_target(zone, crop) for zone, crop in action.beside]
    pairs: Pairs = [(action, (zone_target("plant", action.zone), *targets))]
    if state.weather != WINDY:
        for place in range(len(targets)):
            pairs.append((action, (*targets[place:], *targets[:place])))
    return pairs


def _with_short_ways(state: ThreeSistersState, pairs: Pairs) -> Pairs:
    """A bonus without its token where nothing else fills the track."""
    if BONUS_ENTRY not in state.owed:
        return pairs
    direct = {path[0] for _, path in pairs if len(path) == 1}
    short: Pairs = [
        (action, path[1:]) for action, path in pairs if isinstance(action, Bonus) and path[1] not in direct
    ]
    return pairs + short


# --- carriers -------------------------------------------------------------------------------------


def carriers_of(state: ThreeSistersState, pairs: Pairs) -> Carriers:
    """What may be picked up though it is no choice by itself, with the targets it may be brought to."""
    firsts = {path[0] for _, path in pairs if path}
    carriers: dict[str, frozenset[str] | None] = {PENCIL: None}
    if state.owed:
        for entry in dict.fromkeys(state.owed):
            if entry != BONUS_ENTRY:
                carriers[token_target(entry)] = _accepted(state, entry, firsts)
    elif state.main:
        garden = frozenset(first for first in firsts if first.split(".")[0] in {"plant", "water"})
        space = frozenset(first for first in firsts if first.startswith("track.") or first == RONDEL_SPACE)
        carriers[DIE] = garden | space
        if state.main & GARDEN:
            carriers["main.garden"] = garden
        if state.main & RONDEL:
            carriers["main.rondel"] = garden if _plants_or_waters(state) else space
    elif state.stage == EDITH:
        carriers[RED_PENCIL] = None
    dig = frozenset({DIG} & firsts)
    turns = frozenset(TURNS) if turns_die(state) else frozenset()
    if dig or turns:
        carriers[COMPOST] = dig | turns
    return carriers


def _plants_or_waters(state: ThreeSistersState) -> bool:
    return state.die is not None and state.die.space == PLANT_WATER


def turns_die(state: ThreeSistersState) -> bool:
    """Whether compost could still turn the die in use to another value."""
    gardening = bool(state.main & GARDEN) or (bool(state.main & RONDEL) and _plants_or_waters(state))
    return gardening and not state.owed and state.fixed < 0


def token_target(entry: int) -> str:
    """The token of an extra action: ``owed.perennial iris``; a bonus has a target of its own."""
    return BONUS_TOKEN if entry == BONUS_ENTRY else f"owed.{NAME_OF_ENTRY[entry]}"


def _accepted(state: ThreeSistersState, entry: int, firsts: Iterable[str]) -> frozenset[str]:
    """Where a token may be brought."""
    if entry & GARDEN_ENTRIES:
        kinds = {"plant"} if entry & PLANT_ENTRIES else set()
        kinds |= {"water"} if entry & WATER_ENTRIES else set()
        if "plant" in kinds and state.weather != WINDY:
            kinds.add("crop")
        return frozenset(first for first in firsts if first.split(".")[0] in kinds)
    tracks = entry
    for free, members_ in ((ANY_PERENNIAL, PERENNIALS), (ANY_FRUIT, ROWS), (APIARY, COLUMNS), (SHED, ITEMS)):
        if entry == free:
            tracks = members_
    named = {track_target(track) for track in members(tracks)}
    return frozenset(named & set(firsts))


# --- attempts ---------------------------------------------------------------------------------------


def attempt_at(  # noqa: PLR0911 - a form for each kind
    state: ThreeSistersState, selection: Sequence[str], target: str
) -> Action | None:
    """The action that a pick of ``target`` would mean, legal or not; None when it means none."""
    head, _dot, tail = target.partition(".")
    match head:
        case "die" if state.dice and tail:
            space = next((die.space for die in state.dice if die.value == int(tail)), state.pawn)
            return TAKE_DIE[int(tail) - 1][space]
        case "water":
            return WATER[int(tail) - 1]
        case "plant":
            return plant(int(tail) - 1, 0)
        case "crop":
            return _crop_attempt(state, selection, target)
        case "track":
            return _track_attempt(selection, TRACK_OF_NAME[tail])
        case "shovel":
            return SHOVEL
        case "pass":
            return {"garden": PASS_GARDEN, "rondel": PASS_RONDEL}.get(tail, PASS_EXTRA)
        case "rondel" if state.die is not None:
            return {COMPOST_GOODS: GOODS, MARKET_SPACE: MARKET}.get(state.die.space)
        case _:
            return None


def _crop_attempt(state: ThreeSistersState, selection: Sequence[str], target: str) -> Action:
    zone, crop = crop_of_target(target)
    if state.stage == EDITH and not state.owed:
        return CROSS_OFF[crop]
    home = zone
    chosen: dict[int, int] = {}
    for each in (*selection, target):
        if each.startswith("plant."):
            home = int(each.split(".")[1]) - 1
        elif each.startswith("crop."):
            place = crop_of_target(each)
            chosen[place[0]] = chosen.get(place[0], 0) | 1 << place[1]
    beside = tuple(
        (other, each) for other, crops in sorted(chosen.items()) if other != home for each in crops_of(crops)
    )
    return plant(home, chosen.get(home, 0), beside)


def _track_attempt(selection: Sequence[str], track: int) -> Action:
    if BONUS_TOKEN in selection:
        return BONUS[track]
    for actions in (FILL_ITEM, FILL_COLUMN, FILL_ROW, FILL_PERENNIAL):
        if track in actions:
            return actions[track]
    raise AssertionError("every track has an action")

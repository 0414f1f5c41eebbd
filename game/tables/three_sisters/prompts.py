"""The one sentence at the top of the table, and what the main button says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.i18n import _, ngettext
from game.tables.three_sisters.choosing import BONUS_TOKEN, DIE
from game.tables.three_sisters.gifts import entries_words
from game.tables.three_sisters.glance import home_of
from game.tables.three_sisters.words import crop_label, space_label, track_label
from rules.three_sisters.actions import (
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
)
from rules.three_sisters.edith import crop_candidates
from rules.three_sisters.owed import NAME_OF_ENTRY
from rules.three_sisters.planting import most_crops
from rules.three_sisters.rondel import COMPOST_GOODS, HIVE_FRUIT_A, HIVE_FRUIT_B, MARKET, PLANT_WATER
from rules.three_sisters.stages import EDITH, EDITH_COMES, GARDEN, OVER, PICK, RONDEL, SHARED
from rules.three_sisters.state import ThreeSistersState
from rules.three_sisters.tracks import NAMES
from rules.three_sisters.weather import WINDY
from rules.title import Action

if TYPE_CHECKING:
    from game.tables.three_sisters.table import ThreeSistersTable


def prompt(table: ThreeSistersTable) -> str:
    """What the table asks now, or what it shows."""
    if table.moment is not None:
        return _("As it was then: Esc goes back to now")
    state = table.seen
    if state.stage == OVER:
        return _over(table)
    if state.player == table.turns.viewer:
        return _own(table, state)
    return _of_others(state, table.match.seats[state.player].name)


def _over(table: ThreeSistersTable) -> str:
    outcome = table.match.outcome
    if outcome is None:
        return ""
    if table.seen.variant.solo:
        return _(outcome.reason)
    names = _(" and ").join(table.match.seats[winner].name for winner in outcome.winners)
    return _("The best garden: {names}").format(names=names)


def _of_others(state: ThreeSistersState, name: str) -> str:
    if state.owed:
        sentence = _("{name} uses extra actions")
    elif state.main and state.stage == SHARED:
        sentence = _("{name} uses the shared die")
    elif state.main:
        sentence = _("{name} uses a die")
    elif state.stage == PICK:
        sentence = _("{name} takes a die")
    else:
        sentence = _("{name} thinks about the shovel")
    return sentence.format(name=name)


def _own(  # noqa: PLR0911 - a sentence for each kind
    table: ThreeSistersTable, state: ThreeSistersState
) -> str:
    choice = table.choice
    if choice.pending is not None:
        return _("{what}: this cannot be taken back").format(what=action_words(choice.pending))
    first = choice.selection[0] if choice.selection else ""
    if first.startswith(("plant.", "crop.")):
        return _planting(state, choice.selection)
    if state.owed:
        return _extra(state, first)
    if state.main:
        return _main(table, state)
    if state.stage == PICK:
        if first:
            return _("Use die {value} in a zone or for its space").format(value=first.split(".")[1])
        return _("Take a die from the rondel")
    if state.stage == EDITH:
        crop = crop_label(crop_candidates(state.sheets[state.player], _die_zone(state))[0]).lower()
        return _("Edith crosses off a {crop} in zone {zone}: which?").format(
            crop=crop, zone=_die_zone(state) + 1
        )
    if state.stage == EDITH_COMES:
        return _("Use the shovel before Farmer Edith comes?")
    return _("Use the shovel now?")


def _die_zone(state: ThreeSistersState) -> int:
    assert state.die is not None
    return state.die.value - 1


def _planting(state: ThreeSistersState, selection: tuple[str, ...]) -> str:
    zone = int(selection[0].split(".")[1])
    most = most_crops(state.sheets[state.player])
    chosen = sum(target.startswith("crop.") for target in selection)
    if state.weather == WINDY:
        return _("Windy: plant in zone {zone}, one crop next door").format(zone=zone)
    if chosen:
        left = most - chosen
        return ngettext(
            "Choose {count} crop more in zone {zone}, or plant",
            "Choose {count} crops more in zone {zone}, or plant",
            left,
        ).format(count=left, zone=zone)
    return _("Choose up to {most} crops in zone {zone}").format(most=most, zone=zone)


def _extra(state: ThreeSistersState, first: str) -> str:
    words = [NAME_OF_ENTRY[entry] for entry in state.owed]
    if first == BONUS_TOKEN:
        return _("Bonus: choose any box but in the garden")
    if len(set(words)) > 1:
        return _("Use {actions}").format(actions=entries_words(words))
    kind, _space, track = words[0].partition(" ")
    if track:
        return _("{track}: fill its next box").format(track=track_label(NAMES.index(track)))
    sentences = {
        "bonus": _("Bonus: choose any box but in the garden"),
        "perennial": _("Choose a perennial"),
        "fruit": _("Choose a fruit row"),
        "apiary": _("Choose a column of the apiary"),
        "shed": _("Choose a shed item"),
        "water": _("Choose a zone to water"),
        "plant": _("Choose a zone to plant in"),
        "plant_or_water": _("Plant or water in any zone"),
    }
    text = sentences[kind]
    if len(words) > 1:
        text = _("{sentence} ({count} to go)").format(sentence=text, count=len(words))
    return text


def _main(table: ThreeSistersTable, state: ThreeSistersState) -> str:
    zone = home_of(state)
    assert zone is not None
    assert state.die is not None
    if table.aim is not None:
        zone = table.aim
    if table.choice.carrying == DIE:
        return _("Bring the die to a zone or to its space")
    garden, space = bool(state.main & GARDEN), space_label(state.die.space)
    if garden and state.main & RONDEL:
        if state.stage == SHARED:
            return _("Shared die: zone {zone}, and {space}").format(zone=zone + 1, space=space.lower())
        return _("Your die: zone {zone}, and {space}").format(zone=zone + 1, space=space.lower())
    if garden or state.die.space == PLANT_WATER:
        return _("Now plant or water in zone {zone}").format(zone=zone + 1)
    return _rondel_words(state.die.space)


def _rondel_words(space: int) -> str:
    if space in {HIVE_FRUIT_A, HIVE_FRUIT_B}:
        return _("Now the apiary or a fruit")
    if space == COMPOST_GOODS:
        return _("Now take 1 compost and 4 goods")
    if space == MARKET:
        return _("Now visit the farmer's market")
    return _("Now choose a shed item")


# --- actions in words -------------------------------------------------------------------------------


def action_words(action: Action) -> str:  # noqa: C901, PLR0911 - a sentence an action
    """An action for whoever does it: ``Water zone 3``."""
    match action:
        case TakeDie(value=value):
            return _("Take die {value}").format(value=value)
        case Plant(zone=zone, count=count):
            return ngettext(
                "Plant {count} crop in zone {zone}", "Plant {count} crops in zone {zone}", count
            ).format(count=count, zone=zone + 1)
        case Water(zone=zone):
            return _("Water zone {zone}").format(zone=zone + 1)
        case Mulch(track=track):
            return _("Mulch for {track}").format(track=track_label(track).lower())
        case Fill(track=track):
            return _("Fill {track}").format(track=track_label(track).lower())
        case Goods():
            return _("Take compost and goods")
        case Market():
            return _("Visit the market")
        case Shovel():
            return _("Use the shovel")
        case Done():
            return _("No shovel now")
        case Pass(what=what):
            return {
                "garden": _("Let the garden action go"),
                "rondel": _("Let the rondel action go"),
            }.get(what, _("Let the extra actions go"))
        case CrossOff(crop=crop):
            return _("Cross off this {crop}").format(crop=crop_label(crop).lower())
        case _:
            return str(action)


def confirm_label(action: Action, *, ends: bool) -> str:
    """What the main button says when ``action`` waits for it."""
    if isinstance(action, Done) or not ends:
        return action_words(action)
    return _("{action}, done").format(action=action_words(action))


def idle_label(table: ThreeSistersTable) -> str:
    """What the main button says while nothing is chosen."""
    state = table.seen
    if state.owed:
        return _("Choose a box")
    if state.main:
        return _("Use your die")
    return _("Take a die") if state.stage == PICK else _("Choose")

"""What the table of A Fistful of Seeds says: prompts, labels, log lines.

Sentences are looked up whole, so that they can be translated; ``{icon:…}`` draws a picture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.i18n import _, ngettext
from rules.fistful.actions import Pass, Plant
from rules.fistful.components import APPLE, CARROT, HIDDEN, KINDS, POTATO, SEASONS, WHEAT
from rules.fistful.events import (
    HandDealt,
    Harvested,
    MatchEnded,
    ProduceDealt,
    RoundStarted,
    SeedPlanted,
    SeedSetAside,
    SeedTaken,
)
from rules.fistful.field import PLOT_NAMES
from rules.fistful.scoring import Gain
from rules.title import Action, Event

Named = Callable[[int], str]
"""A player's name from the player's index."""


def kind_label(kind: int) -> str:
    """The name on a packet."""
    return {CARROT: _("Carrot"), WHEAT: _("Wheat"), APPLE: _("Apple"), POTATO: _("Potato")}[kind]


def crop_label(kind: int) -> str:
    """The name on a produce card."""
    return {CARROT: _("Carrots"), WHEAT: _("Wheat"), APPLE: _("Apples"), POTATO: _("Potatoes")}[kind]


def goal_rule(kind: int) -> tuple[str, str]:
    """How a produce card scores, in two short lines."""
    return {
        CARROT: (_("Each line scores"), _("twice its length")),
        WHEAT: (_("One each, and one"), _("for wheat beside it")),
        APPLE: (_("One for each other"), _("plant beside a tree")),
        POTATO: (_("One for each beside"), _("that is there twice")),
    }[kind]


GOAL_RULES: Final = {CARROT: "FS-4.3", WHEAT: "FS-4.1", APPLE: "FS-4.2", POTATO: "FS-4.4"}


def season_label(season: int) -> str:
    """The season's name; ``season`` counts from 1."""
    return (_("Spring"), _("Summer"), _("Autumn"))[season - 1]


def season_icon(season: int) -> str:
    """The picture of the season."""
    return f"shared/icon_{SEASONS[season - 1]}"


def gain_summary(kind: int, gains: Sequence[Gain]) -> str:
    """What of the field scores for ``kind``, in a few words."""
    if kind == CARROT:
        longest = max((len(plots) for plots, _points in gains), default=0)
        if not gains:
            return _("no line yet")
        text = ngettext("{count} line of {longest}", "{count} lines, {longest} the longest", len(gains))
        return text.format(count=len(gains), longest=longest)
    if kind == WHEAT:
        pairs = sum(len(plots) == 2 for plots, _points in gains)
        return ngettext("{count} pair", "{count} pairs", pairs).format(count=pairs)
    if kind == APPLE:
        return ngettext("{count} neighbour", "{count} neighbours", len(gains)).format(count=len(gains))
    return ngettext("{count} group", "{count} groups", len(gains)).format(count=len(gains))


def confirm_label(action: Action) -> str:
    """What the main button says when ``action`` waits for it."""
    return _("Plant here") if isinstance(action, Plant) else _("Pass this seed")


def action_line(action: Action) -> str:
    """An action in words, for whoever does it: ``Plant wheat on b3``."""
    match action:
        case Plant(kind=kind, plot=plot):
            return _("Plant {kind} on {plot}").format(kind=kind_label(kind).lower(), plot=PLOT_NAMES[plot])
        case Pass(kind=kind):
            return _("Pass {kind} on").format(kind=kind_label(kind).lower())
        case _:
            return str(action)


def icon_of(kind: int) -> str:
    """The picture of a kind inside a line of text; a closed packet when it is hidden."""
    names = {CARROT: "carrot", WHEAT: "wheat", APPLE: "apple", POTATO: "potato"}
    return "{icon:shared/icon_seeds}" if kind == HIDDEN else f"{{icon:shared/icon_{names[kind]}}}"


def log_line(event: Event, named: Named) -> str | None:  # noqa: PLR0911 - a line an event
    """The event in one line, or None when it needs no telling."""
    match event:
        case SeedPlanted(player=player, kind=kind, plot=plot):
            return _("{name}: {icon} planted on {plot}").format(
                name=named(player), icon=icon_of(kind), plot=PLOT_NAMES[plot]
            )
        case SeedSetAside(player=player, kind=kind):
            return _("{name}: {icon} set aside").format(name=named(player), icon=icon_of(kind))
        case SeedTaken(player=player, giver=giver, kind=kind):
            return _("{name}: {icon} from {giver}").format(
                name=named(player), icon=icon_of(kind), giver=named(giver)
            )
        case RoundStarted(season=season, round=number):
            name = (_("spring"), _("summer"), _("autumn"))[SEASONS.index(SEASONS[season - 1])]
            return _("Round {number} of {season}").format(number=number, season=name)
        case Harvested(produce=produce, points=points, sacks=sacks):
            parts = [
                _("{icon} {points} points, {sacks} sacks").format(
                    icon=icon_of(kind), points=score, sacks=sack
                )
                for kind, score, sack in zip(produce, points, sacks, strict=True)
            ]
            return _("Harvest: {parts}").format(parts="; ".join(parts))
        case MatchEnded(winners=winners):
            names = _(" and ").join(named(player) for player in winners)
            return _("The match is over: {names}").format(names=names)
        case HandDealt() | ProduceDealt():
            return None
        case _:
            return None


def seed_counts(counts: Sequence[int]) -> str:
    """A hand in words, for narration: ``2 carrot, 1 wheat``."""
    parts = [
        f"{count} {kind_label(kind).lower()}" for kind, count in zip(KINDS, counts, strict=True) if count > 0
    ]
    return ", ".join(parts) or _("no seeds")

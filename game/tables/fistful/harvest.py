"""The harvest on the table: each kind in turn shows what scores, then goals and sacks come to light."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _, ngettext
from game.scenes.table import Interlude
from game.seats import Seat
from game.tables.fistful.words import crop_label
from rules.fistful.components import KINDS, kind_name
from rules.fistful.events import Harvested
from rules.fistful.sacks import places
from rules.fistful.scoring import GAINS, Gain
from ui import panels
from ui.brush import Brush
from ui.focus import FocusItem
from ui.layout import column, row
from ui.palette import UMBER

SHEAF: Final = "sheaf."
"""Ids of the four cards below the field: ``sheaf.wheat`` and so on, by number of the kind."""


@dataclass(frozen=True, slots=True)
class Owner:
    """Who scored a kind: seat, points, sacks and place from 0; None where nobody did."""

    seat: Seat
    points: int
    sacks: int
    place: int


class Harvest(Interlude):
    """One season's harvest. ``shown`` is the kind whose gains are lit, ``told`` how many of its gains.

    ``revealed`` says whether goals and sacks lie open: after every kind has had its turn.
    """

    def __init__(self, event: Harvested, seats: tuple[Seat, ...], last: bool) -> None:  # noqa: FBT001
        self.field = event.field
        self.season = event.season
        self.gains = {kind: tuple(GAINS[kind](event.field)) for kind in KINDS}
        ranks = places(event.points)
        self.owners: dict[int, Owner] = {
            kind: Owner(seats[hand % len(seats)], event.points[hand], event.sacks[hand], ranks[hand])
            for hand, kind in enumerate(event.produce)
        }
        self.shown: int | None = None
        self.told = 0
        self.revealed = False
        self.label = _("To the results") if last else _("Next season")

    def lit(self) -> list[tuple[int, Gain]]:
        """The gains that are shown on the field now."""
        if self.shown is None:
            return []
        return [(self.shown, gain) for gain in self.gains[self.shown][: self.told]]

    def points(self, kind: int) -> int:
        """The points of a kind as far as they have been told."""
        gains = self.gains[kind]
        if kind == self.shown:
            gains = gains[: self.told]
        elif not self.revealed and (self.shown is None or KINDS.index(kind) > KINDS.index(self.shown)):
            return 0
        return sum(points for _plots, points in gains)

    def show(self, kind: int) -> None:
        """Lights all gains of a kind: a click on its card, once all are told."""
        self.shown = kind
        self.told = len(self.gains[kind])

    def finish(self) -> None:
        """Everything is told."""
        self.revealed = True
        best = max(KINDS, key=lambda kind: self.owners[kind].points if kind in self.owners else -1)
        self.show(best)


def cards(area: pygame.Rect, k: float) -> dict[str, pygame.Rect]:
    """Where the four cards lie in the strip below the field."""
    strip = area.inflate(0, -round(12 * k))
    return {
        f"{SHEAF}{kind}": rect
        for kind, rect in zip(KINDS, row(strip, len(KINDS), round(10 * k)), strict=True)
    }


def focus_items(area: pygame.Rect, k: float, harvest: Harvest) -> list[FocusItem]:
    """The cards, for the keyboard."""
    return [
        FocusItem(name, rect, _spoken(harvest, int(name.removeprefix(SHEAF))), "card")
        for name, rect in cards(area, k).items()
    ]


def _spoken(harvest: Harvest, kind: int) -> str:
    owner = harvest.owners.get(kind)
    points = sum(points for _plots, points in harvest.gains[kind])
    text = _("{crop}: {points} points").format(crop=crop_label(kind), points=points)
    if owner is None or not harvest.revealed:
        return text
    sacks = ngettext("{count} sack", "{count} sacks", owner.sacks).format(count=owner.sacks)
    return f"{text}, {owner.seat.name}, {sacks}"


def draw_harvest(brush: Brush, area: pygame.Rect, harvest: Harvest, hot: str | None) -> None:
    """The four cards with points, owners and sacks."""
    for name, rect in cards(area, brush.k).items():
        kind = int(name.removeprefix(SHEAF))
        active = kind == harvest.shown
        brush.panel(rect, 6 if active else 3, panels.panel, 12, active=active or name == hot)
        top, middle, bottom = column(rect.inflate(-round(22 * brush.k), -round(20 * brush.k)), [0, 0, 0])
        _draw_points(brush, top, harvest, kind)
        if not harvest.revealed:
            words = middle.union(bottom)
            brush.text(crop_label(kind), words.center, 16, "head", UMBER, anchor="centre", width=words.width)
            continue
        owner = harvest.owners.get(kind)
        if owner is None:
            words = middle.union(bottom)
            brush.paragraph(_("Nobody's goal"), words, 14, "body", UMBER, align="centre", middle=True)
            continue
        _draw_owner(brush, middle, owner)
        _draw_earned(brush, bottom, owner)


def _draw_points(brush: Brush, area: pygame.Rect, harvest: Harvest, kind: int) -> None:
    """The crop and what it scored."""
    side = min(area.height, round(area.width * 0.46))
    icon = pygame.Rect(area.left, area.centery - side // 2, side, side)
    brush.picture(f"shared/icon_{kind_name(kind)}", icon)
    room = area.right - icon.right
    size = min(34 * brush.k, area.height * 0.9) / brush.u
    where = (area.right - room * 0.04, area.centery)
    brush.text(str(harvest.points(kind)), where, size, "head", anchor="right", width=room)


def _draw_owner(brush: Brush, area: pygame.Rect, owner: Owner) -> None:
    """Whose goal it was."""
    side = min(round(area.height * 0.84), round(area.width * 0.4))
    emblem = pygame.Rect(area.left, area.centery - side // 2, side, side)
    brush.picture(f"shared/emblem_{owner.seat.emblem}", emblem, lift=1)
    left = emblem.right + round(6 * brush.k)
    brush.text(owner.seat.name, (left, area.centery), 15, "bold", width=area.right - left)


def _draw_earned(brush: Brush, area: pygame.Rect, owner: Owner) -> None:
    """The sacks of a place."""
    if not owner.sacks:
        brush.text(_("no sacks"), area.center, 14, "body", UMBER, anchor="centre", width=area.width)
        return
    side = min(area.height, round(area.width / 2.4))
    pitch = round(side * 0.62)
    left = area.centerx - (side + (owner.sacks - 1) * pitch) // 2
    for number in range(owner.sacks):
        sack = pygame.Rect(left + number * pitch, area.centery - side // 2, side, side)
        brush.picture("fistful/sack", sack, lift=1)

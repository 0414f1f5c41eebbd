"""The harvest on the table: each kind in turn shows what scores, then goals and sacks come to light."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _, ngettext
from game.scenes.table import Interlude
from game.seats import Seat
from game.tables.fistful.packets import Packets
from game.tables.fistful.words import crop_label
from rules.fistful.components import KINDS
from rules.fistful.events import Harvested
from rules.fistful.sacks import places
from rules.fistful.scoring import GAINS, Gain
from ui import panels
from ui.brush import Brush
from ui.focus import FocusItem
from ui.layout import row
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


def draw_harvest(
    brush: Brush, packets: Packets, area: pygame.Rect, harvest: Harvest, hot: str | None
) -> None:
    """The four cards with points, owners and sacks."""
    for name, rect in cards(area, brush.k).items():
        kind = int(name.removeprefix(SHEAF))
        active = kind == harvest.shown
        brush.panel(rect, 6 if active else 3, panels.panel, 12, active=active or name == hot)
        _draw_card(brush, packets, rect, harvest, kind)


def _draw_card(brush: Brush, packets: Packets, rect: pygame.Rect, harvest: Harvest, kind: int) -> None:
    k, u = brush.k, brush.u
    height = rect.height - round(24 * k)
    picture = pygame.Rect(
        rect.left + round(10 * k), rect.top + round(12 * k), round(height * 150 / 210), height
    )
    narrow = picture.width > rect.width * 0.5
    if narrow:
        picture.width = round(rect.width * 0.42)
        picture.height = round(picture.width * 210 / 150)
        picture.centery = rect.centery
    packets.draw_goal(brush, kind, picture, lift=2)
    left = picture.right + round(8 * k)
    room = rect.right - round(9 * k) - left
    middle = left + room // 2
    points = harvest.points(kind)
    brush.text(
        str(points),
        (middle, rect.top + round(32 * k)),
        min(34 * k / u, 34),
        "head",
        anchor="centre",
        width=room,
    )
    owner = harvest.owners.get(kind)
    if not harvest.revealed:
        brush.text(
            _("points"),
            (middle, rect.top + round(60 * k)),
            min(14.0, 15 * k / u * 1.1),
            "body",
            UMBER,
            anchor="centre",
            width=room,
        )
        return
    if owner is None:
        area = pygame.Rect(left, rect.top + round(52 * k), room, rect.height - round(60 * k))
        brush.paragraph(_("Nobody's goal"), area, 13, "body", UMBER, align="centre", middle=True)
        return
    side = round(min(34 * k, room * 0.6))
    brush.picture(
        f"shared/emblem_{owner.seat.emblem}",
        pygame.Rect(middle - side // 2, rect.top + round(54 * k), side, side),
        lift=1,
    )
    _draw_earned(
        brush,
        pygame.Rect(
            left, rect.top + round(54 * k) + side, room, rect.bottom - rect.top - round(62 * k) - side
        ),
        owner,
    )


def _draw_earned(brush: Brush, room: pygame.Rect, owner: Owner) -> None:
    """The sacks of a place, and a rosette for the first."""
    if not owner.sacks:
        brush.text("0", room.center, 20 * brush.k / brush.u, "head", UMBER, anchor="centre")
        return
    side = round(min(30 * brush.k, room.height * 0.9, room.width / 2))
    pitch = round(side * 0.5)
    left = room.centerx - (side + (owner.sacks - 1) * pitch) // 2
    for number in range(owner.sacks):
        sack = pygame.Rect(left + number * pitch, room.centery - side // 2, side, side)
        brush.picture("fistful/sack", sack, lift=1)

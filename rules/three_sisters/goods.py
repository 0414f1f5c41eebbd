"""The goods track and its stars (TS-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.three_sisters.components import COMPONENTS
from rules.three_sisters.events import ActionsOwed, GoodsGained
from rules.three_sisters.owed import BONUS
from rules.three_sisters.sheet import Sheet
from rules.title import Event

if TYPE_CHECKING:
    from rules.three_sisters.state import ThreeSistersState

BOXES: Final = COMPONENTS.goods_boxes
STAR: Final = COMPONENTS.star_every
STARS: Final = range(STAR, BOXES + 1, STAR)
"""The numbers of the star boxes."""


def gain(state: ThreeSistersState, sheet: Sheet, count: int, events: list[Event] | None) -> None:
    """Fills the next ``count`` boxes; each star passed owes a bonus action (TS-14.1 to TS-14.4)."""
    before = sheet.goods
    if sheet.crossed is not None and sheet.crossed.stars:
        stars = _fill_between(sheet, count)
    else:
        total = before + count
        sheet.goods = total = min(BOXES, total)
        stars = total // STAR - before // STAR
    if stars:
        state.owed += [BONUS] * stars
    if sheet.goods != before:
        sheet.changed = True
        if events is not None:
            events.append(GoodsGained(state.player, sheet.goods - before, sheet.goods))
            if stars:
                events.append(ActionsOwed(state.player, (BONUS,) * stars))


def _fill_between(sheet: Sheet, count: int) -> int:
    """Fills boxes around the stars that Edith crossed off; the number of stars filled (TS-19.12)."""
    assert sheet.crossed is not None
    crossed = sheet.crossed.stars
    box = last_box(sheet)
    stars = 0
    for _ in range(count):
        box += 1
        while crossed >> box & 1:
            box += 1
        if box > BOXES:
            break
        sheet.goods += 1
        stars += box % STAR == 0
    return stars


def last_box(sheet: Sheet) -> int:
    """The number of the last filled box, 0 when there is none; crossed-off stars lie between."""
    box = sheet.goods
    if sheet.crossed is not None:
        for star in STARS:
            if star > box:
                break
            box += sheet.crossed.stars >> star & 1
    return box


def next_star(sheet: Sheet) -> int | None:
    """The lowest star neither filled nor crossed off (TS-19.11)."""
    assert sheet.crossed is not None
    last = last_box(sheet)
    for star in STARS:
        if star > last and not sheet.crossed.stars >> star & 1:
            return star
    return None

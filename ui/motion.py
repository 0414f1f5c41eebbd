"""What moves when one layout follows another."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from ui.tween import Tween, ease_in_out, ease_out, ease_out_back, linear

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ui.layout import Layout, Placed

Kind: TypeAlias = Literal["moved", "appeared", "vanished"]

MOVE_SECONDS = 0.2
FADE_SECONDS = 0.16
_SMALLEST = 0.8


class Motion(Tween):
    """One thing on its way from one place to another, coming or going.

    `placed` and `alpha` say how to draw it now. Where motion is reduced it fades out at the old place
    and in at the new one.
    """

    def __init__(  # noqa: PLR0913 - a way has this many sides
        self,
        name: str,
        before: Placed | None,
        after: Placed | None,
        *,
        seconds: float = MOVE_SECONDS,
        delay: float = 0.0,
        reduced: bool = False,
    ) -> None:
        if before is None and after is None:
            raise ValueError(f"{name} is in neither layout.")
        self.name = name
        self.before = before
        self.after = after
        self.reduced = reduced
        self.kind: Kind = "appeared" if before is None else "vanished" if after is None else "moved"
        ease = linear if reduced else _EASES[self.kind]
        length = seconds if self.kind == "moved" else min(seconds, FADE_SECONDS)
        super().__init__(length, None, ease, delay)

    @property
    def placed(self) -> Placed:
        """Where it is now."""
        start, end = self.before or self.after, self.after or self.before
        assert start is not None
        assert end is not None
        if self.reduced:
            return start if self.share < 0.5 else end
        if self.kind == "moved":
            return between(start, end, self.share)
        size = _SMALLEST + (1 - _SMALLEST) * (self.share if self.kind == "appeared" else 1 - self.share)
        return replace(end, rect=end.rect.scale_by(size))

    @property
    def alpha(self) -> int:
        """How opaque it is now, 0 to 255."""
        share = max(0.0, min(1.0, self.share))
        match self.kind:
            case "moved":
                shown = abs(2 * share - 1) if self.reduced else 1.0
            case "appeared":
                shown = share
            case "vanished":
                shown = 1 - share
        return round(255 * shown)


_EASES = {"moved": ease_out, "appeared": ease_out_back, "vanished": ease_in_out}


def between(start: Placed, end: Placed, share: float) -> Placed:
    """Return the place a share of the way from `start` to `end`, above both and with the picture of `end`."""
    rect = end.rect.copy()
    rect.width = round(start.rect.width + (end.rect.width - start.rect.width) * share)
    rect.height = round(start.rect.height + (end.rect.height - start.rect.height) * share)
    rect.center = (
        round(start.rect.centerx + (end.rect.centerx - start.rect.centerx) * share),
        round(start.rect.centery + (end.rect.centery - start.rect.centery) * share),
    )
    turn = (end.angle - start.angle + 180) % 360 - 180
    layer = max(start.layer, end.layer) + (1 if share < 1 else 0)
    return replace(end, rect=rect, angle=start.angle + turn * share if share < 1 else end.angle, layer=layer)


def moves(
    before: Layout,
    after: Layout,
    *,
    seconds: float = MOVE_SECONDS,
    reduced: bool = False,
    stagger: float = 0.0,
) -> list[Motion]:
    """Return the motions of what changed its place, appeared or vanished, in the order of the layouts.

    What kept its place but changed its picture or its layer does not move. `stagger` seconds lie between
    the starts of two motions.
    """
    names = [*before, *(name for name in after if name not in before)]
    changed = [name for name in names if _differs(before.get(name), after.get(name))]
    return [
        Motion(
            name, before.get(name), after.get(name), seconds=seconds, delay=stagger * place, reduced=reduced
        )
        for place, name in enumerate(changed)
    ]


def in_motion(layout: Layout, motions: Iterable[Tween]) -> Mapping[str, tuple[Placed, int]]:
    """Return where and how opaque everything is now: (place, alpha) by id, lowest layer first."""
    now = {name: (placed, 255) for name, placed in layout.items()}
    for motion in motions:
        if isinstance(motion, Motion):
            now[motion.name] = (motion.placed, motion.alpha)
            if motion.kind == "vanished" and motion.done:
                del now[motion.name]
    return dict(sorted(now.items(), key=lambda entry: entry[1][0].layer))


def _differs(one: Placed | None, other: Placed | None) -> bool:
    if one is None or other is None:
        return True
    return one.rect != other.rect or one.angle != other.angle

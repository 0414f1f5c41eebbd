"""The strip below a replayed table: buttons, and the way through the match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _
from game.scenes.replay.playback import Playback
from ui import panels, svg
from ui.brush import Brush
from ui.layout import Layout, Placed
from ui.palette import CORN, PAPER, PINE
from ui.viewport import Viewport

HEIGHT: Final = 74
TRACK: Final = "track"
_SIDE: Final = 42
_TRACK_HEIGHT: Final = 16

STEPS: Final = ("first", "round_before", "back", "play", "forward", "round_after", "last")
SIDES: Final = ("speed", "view", "branch", "leave")

_ICONS: Final = {
    "first": "first",
    "round_before": "left",
    "back": "step_back",
    "play": "play",
    "forward": "step_forward",
    "round_after": "right",
    "last": "last",
    "speed": "speed",
    "view": "eye",
    "branch": "flag",
    "leave": "close",
}


def strip_height(viewport: Viewport) -> int:
    """Pixels that the strip takes from the foot of the window."""
    return min(viewport.px(HEIGHT), max(1, viewport.height // 4))


def arrange_strip(viewport: Viewport) -> Layout:
    """Where the strip's parts lie: ``strip``, ``track``, ``words`` and a slot for every button."""
    height = strip_height(viewport)
    strip = pygame.Rect(0, viewport.height - height, viewport.width, height)
    layout: Layout = {"strip": Placed(strip)}
    margin = viewport.px(14)
    track_height = min(viewport.px(_TRACK_HEIGHT), height // 3)
    track = pygame.Rect(
        margin, strip.top + viewport.px(5), max(1, strip.width - 2 * margin), max(1, track_height)
    )
    layout[TRACK] = Placed(track, layer=2)
    row_top = track.bottom + viewport.px(3)
    side = max(4, min(viewport.px(_SIDE), strip.bottom - row_top - viewport.px(4)))
    count = len(STEPS) + len(SIDES)
    pitch = min(side + viewport.px(6), max(1, (strip.width - 2 * margin) // count))
    side = min(side, max(1, pitch - 2))
    y = row_top + max(0, (strip.bottom - row_top - side) // 2)
    left = margin
    for name in STEPS:
        layout[name] = Placed(pygame.Rect(left, y, side, side), layer=2)
        left += pitch
    right = strip.right - margin - pitch * len(SIDES) + (pitch - side)
    for place, name in enumerate(SIDES):
        layout[name] = Placed(pygame.Rect(right + place * pitch, y, side, side), layer=2)
    words = pygame.Rect(left + viewport.px(8), y, max(1, right - left - viewport.px(16)), side)
    layout["words"] = Placed(words)
    return layout


def spoken(name: str, playback: Playback, view: str) -> str:
    """What a button is called."""
    speeds = {"slow": _("slow"), "normal": _("normal"), "fast": _("fast")}
    return {
        "first": _("To the beginning"),
        "round_before": _("Round before"),
        "back": _("Step back"),
        "play": _("Pause") if playback.playing else _("Play"),
        "forward": _("Step forwards"),
        "round_after": _("Next round"),
        "last": _("To the end"),
        "speed": _("Speed: {speed}").format(speed=speeds[playback.speed]),
        "view": _("Seen by: {name}").format(name=view),
        "branch": _("Play on from here, as a new match"),
        "leave": _("Leave the replay"),
    }[name]


@dataclass(frozen=True, slots=True)
class StripLook:
    """What the strip shows; ``off`` are buttons that have nothing to do, ``hot`` the one pointed at.

    ``words`` are said in the first form that fits, the longest first.
    """

    words: tuple[str, ...]
    off: frozenset[str]
    hot: str | None
    pressed: str | None


def draw_strip(brush: Brush, layout: Layout, playback: Playback, look: StripLook) -> None:
    """The strip with everything on it."""
    brush.panel(layout["strip"].rect, 0, panels.top_bar)
    track = layout[TRACK].rect
    last = max(1, playback.last)
    starts = tuple(round(start / last, 4) for start in playback.rounds if start > 0)
    brush.panel(track, 0, way, round(playback.moment / last, 4), starts)
    for name in (*STEPS, *SIDES):
        _draw_button(brush, name, layout[name].rect, playback, look)
    _draw_words(brush, layout["words"].rect, look.words)


def _draw_words(brush: Brush, rect: pygame.Rect, forms: tuple[str, ...]) -> None:
    fonts = brush.context.fonts
    for size in (17, 14):
        for words in forms:
            if fonts.size(words, "bold", round(size * brush.u))[0] <= rect.width:
                brush.text(words, rect.center, size, "bold", PAPER, anchor="centre", shadow=PINE)
                return


def _draw_button(brush: Brush, name: str, rect: pygame.Rect, playback: Playback, look: StripLook) -> None:
    state: panels.ButtonState = "normal"
    if name in look.off:
        state = "disabled"
    elif look.pressed == name:
        state = "pressed"
    elif look.hot == name or (name == "play" and playback.playing):
        state = "hover"
    brush.panel(rect, 0, panels.button, "slot", state)
    icon = "pause" if name == "play" and playback.playing else _ICONS[name]
    side = round(rect.height * 0.62)
    place = pygame.Rect(0, 0, side, side)
    place.center = rect.center
    brush.picture(f"shared/icon_{icon}", place, alpha=95 if name in look.off else 255)
    if name == "speed":
        _draw_speed(brush, rect, playback)


def _draw_speed(brush: Brush, rect: pygame.Rect, playback: Playback) -> None:
    """One to three dots for the speed."""
    count = {"slow": 1, "normal": 2, "fast": 3}[playback.speed]
    radius = max(1, round(2.4 * brush.u))
    for place in range(count):
        x = rect.centerx + round((place - (count - 1) / 2) * 8 * brush.u)
        pygame.draw.circle(brush.surface, CORN, (x, rect.bottom - 3 * radius), radius)


def way(w: int, h: int, u: float = 1.0, share: float = 0.0, starts: tuple[float, ...] = ()) -> str:
    """The way through a match: gold as far as it has come, a notch for every round."""
    thick = min(8 * u, h * 0.6)
    top = (h - thick) / 2
    body = svg.rect(0, top, w, thick, thick / 2, "#24401a", "#86ad60", 1.2 * u)
    if share > 0:
        body += svg.rect(0, top, max(thick, w * share), thick, thick / 2, "#f4c542")
    for start in starts:
        x = min(w - 2 * u, max(u, w * start))
        body += svg.rect(x - u, top - 2 * u, 2 * u, thick + 4 * u, u, "#fffbf0", opacity=0.85)
    radius = h / 2 - 1.5 * u
    x = min(w - radius - 1.5 * u, max(radius + 1.5 * u, w * share))
    body += svg.rect(
        x - radius, h / 2 - radius, 2 * radius, 2 * radius, radius, "#fffaf0", "#8a6c3a", 1.8 * u
    )
    return svg.document(w, h, body)

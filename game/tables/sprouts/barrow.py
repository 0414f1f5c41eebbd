"""The lower part of the bench: the barrow with its hollows, pots, the buttons."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import pygame

from game.i18n import _
from game.tables.sprouts import naming
from game.tables.sprouts.naming import BARROW, DONE
from game.tables.sprouts.pieces import face_art
from game.tables.sprouts.words import herb_label
from game.tables.sprouts.writing import Pen, lime_glow, slate_tag, tag, yellow_glow
from rules.sprouts.seeds import FACE_OF, KIND_OF, TURNED
from ui import panels
from ui.layout import Layout
from ui.palette import PAPER, UMBER, Colour


def draw_ground(brush: Pen, layout: Layout, name: str, count: str, slots: int) -> None:
    """The barrow, its sign, the count and the empty hollows."""
    p = brush.p
    area = layout[BARROW].rect
    brush.picture("sprouts/barrow", area, lift=6)
    board = pygame.Rect(area.left + round(60 * p), area.top + round(6 * p), round(126 * p), round(27 * p))
    brush.sign(name, board, 17)
    brush.count_tag(count, (area.left + round(520 * p), area.top + round(20 * p)), right=True)
    for number in range(slots):
        brush.picture("sprouts/hollow", layout[f"hollow.{number}"].rect)


@dataclass(slots=True)
class DiceLook:
    """How dice and pots lie.

    ``chosen`` are lifted, ``going`` about to go back to the bag, ``ready`` can be picked up, ``hot`` is
    under the pointer, ``unseen`` are under way.
    """

    chosen: Collection[str] = ()
    going: Collection[str] = ()
    ready: Collection[str] = ()
    hot: str | None = None
    unseen: Collection[str] = ()


def draw_pieces(brush: Pen, layout: Layout, look: DiceLook) -> None:
    """Held and new dice and pots, over the barrow."""
    for name, placed in layout.items():
        kind = name.partition(".")[0]
        if kind not in (naming.DIE, naming.NEW, naming.POT) or name in look.unseen:
            continue
        if kind == naming.POT:
            _draw_pot(brush, name, placed.rect, look)
        else:
            _draw_die(brush, name, placed.rect, look)


def _draw_die(brush: Pen, name: str, rect: pygame.Rect, look: DiceLook) -> None:
    p = brush.p
    seed = naming.seed_of(name)
    if name in look.going:
        low = rect.move(0, round(13 * p))
        brush.pieces.die(brush, seed, low, lift=0, alpha=135)
        side = round(26 * p)
        bag = pygame.Rect(0, 0, side, side)
        bag.center = (low.right - round(6 * p), low.top + round(4 * p))
        brush.picture("sprouts/tool_seed_bag", bag, lift=1)
        return
    if name in look.chosen:
        high = rect.move(0, -round(20 * p))
        brush.panel(high.inflate(round(10 * p), round(10 * p)), 2, yellow_glow)
        brush.pieces.die(brush, seed, high, lift=4)
        return
    ready = name in look.ready
    if ready:
        hot = name == look.hot
        brush.panel(rect.inflate(round(9 * p), round(9 * p)), 0, lime_glow, hot=hot)
    lifted = rect.move(0, -round(5 * p)) if name == look.hot and ready else rect
    brush.pieces.die(brush, seed, lifted, lift=3)


def _draw_pot(brush: Pen, name: str, rect: pygame.Rect, look: DiceLook) -> None:
    p = brush.p
    seed = naming.seed_of(name)
    plate = round(26 * p) if rect.height > 90 * p else 0
    body = pygame.Rect(rect.left, rect.top, rect.width, rect.height - plate)
    body.inflate_ip(-round(8 * p), -round(4 * p))
    if name in look.chosen:
        brush.panel(body, 0, yellow_glow)
        body.move_ip(0, -round(6 * p))
    elif name in look.ready:
        brush.panel(body, 0, lime_glow, hot=name == look.hot)
    brush.pieces.die(brush, seed, body, lift=3)
    if not plate:
        return
    board = pygame.Rect(0, 0, min(rect.width - round(4 * p), round(84 * p)), plate)
    board.midbottom = rect.midbottom
    brush.panel(board, 1.5, tag)
    word = herb_label(FACE_OF[seed])
    brush.write(
        word,
        (board.centerx, board.centery - p),
        14,
        anchor="centre",
        width=board.width - round(10 * p),
    )


def draw_fan(brush: Pen, layout: Layout, die: str, hot: str | None) -> None:
    """The other faces of a die, on a slip of card."""
    p = brush.p
    if "fan" not in layout:
        return
    brush.panel(layout["fan"].rect, 9, panels.panel)
    kind = KIND_OF[naming.seed_of(die)]
    for name, placed in layout.items():
        if name.startswith("face."):
            if name == hot:
                brush.panel(placed.rect.inflate(round(8 * p), round(8 * p)), 0, lime_glow, hot=True)
            brush.pieces.die(brush, TURNED[kind][naming.face_of(name)], placed.rect, lift=2)


@dataclass(frozen=True, slots=True)
class ButtonsLook:
    """The main button, the plain one below it and the field above."""

    text: str
    enabled: bool
    pressed: bool = False
    lemonade: bool = False
    done: str = ""
    done_hot: bool = False
    paying: tuple[str, ...] = ()
    paying_words: str = ""


def draw_buttons(brush: Pen, layout: Layout, look: ButtonsLook) -> None:
    """What can be agreed to, and the end of the step."""
    p = brush.p
    _draw_paying(brush, layout["paying"].rect, look)
    rect = layout["button"].rect
    state: panels.ButtonState = "disabled" if not look.enabled else "pressed" if look.pressed else "normal"
    brush.panel(rect, 4 if look.enabled else 2, panels.button, "primary" if look.enabled else "plain", state)
    colour: Colour = (255, 251, 240) if look.enabled else UMBER
    shadow: Colour | None = (29, 52, 20) if look.enabled else None
    size = 23 if look.enabled else 17
    glass = round(30 * p) if look.lemonade else 0
    room = rect.width - round(24 * p) - glass
    centre = (rect.centerx - glass // 2, rect.centery - 2 * p)
    words = brush.write(look.text, centre, size, "head", colour, anchor="centre", width=room, shadow=shadow)
    if glass:
        place = pygame.Rect(words.right + round(4 * p), 0, glass, glass)
        place.centery = words.centery
        brush.picture("sprouts/lemonade", place)
    if look.done:
        done = layout[DONE].rect
        brush.panel(done, 3, panels.button, "plain", "hover" if look.done_hot else "normal")
        centre = (done.centerx, done.centery - 2 * p)
        brush.write(look.done, centre, 19, "head", anchor="centre", width=done.width - round(24 * p))


def _draw_paying(brush: Pen, rect: pygame.Rect, look: ButtonsLook) -> None:
    """The seeds that are chosen, and what they make."""
    p = brush.p
    if not look.paying and not look.paying_words:
        return
    brush.panel(rect, 0, slate_tag)
    side = round(min(27 * p, (rect.width * 0.62) / max(1, len(look.paying)) - 2 * p))
    x = rect.left + round(10 * p)
    for name in look.paying:
        place = pygame.Rect(x, rect.centery - side // 2, side, side)
        pygame.draw.rect(brush.surface, PAPER, place, border_radius=max(2, round(6 * p)))
        inner = place.inflate(-round(5 * p), -round(5 * p))
        brush.picture(face_art(FACE_OF[naming.seed_of(name)]), inner)
        x += side + round(2 * p)
    room = rect.right - x - round(14 * p)
    if look.paying:
        brush.write(
            look.paying_words,
            (rect.right - 12 * p, rect.centery),
            16,
            "head",
            PAPER,
            anchor="right",
            width=room,
        )
    else:
        brush.write(
            look.paying_words,
            rect.center,
            15,
            "bold",
            PAPER,
            anchor="centre",
            width=rect.width - round(24 * p),
        )


def slots_of(layout: Layout) -> int:
    """How many hollows are drawn."""
    return sum(name.startswith("hollow.") for name in layout)


def held_count(held: int, owed: int) -> str:
    """What the tag on the barrow says."""
    if owed:
        return _("{held} dice: {owed} too many").format(held=held, owed=owed)
    return _("{held} of 7 dice").format(held=held)


def chosen_of(selection: Sequence[str]) -> tuple[str, ...]:
    """The dice and pots of a selection."""
    return tuple(name for name in selection if name.partition(".")[0] in (naming.DIE, naming.POT, naming.NEW))

"""What happened, shown: dice fly and tumble, cards turn over, sprouts pop up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.flights import Flight, Pop
from game.tables.sprouts import drawing, glance, naming
from game.tables.sprouts.garden import draw_token
from game.tables.sprouts.naming import LEMONADE, card_id, seat_id, spot_id
from game.tables.sprouts.telling import FLY, Telling, tumbling
from rules.sprouts import events as told
from rules.sprouts.beds import BED_OF_NAME
from rules.sprouts.components import Card
from rules.sprouts.lemonade import RIVAL
from rules.sprouts.seeds import IS_POT, SEED_OF_NAME
from rules.sprouts.state import SproutsState
from rules.title import Event
from ui.brush import Brush
from ui.layout import Layout, Placed
from ui.palette import PAPER, PINE
from ui.tween import Tween

if TYPE_CHECKING:
    from game.tables.sprouts.table import SproutsTable

LOOK: Final = 0.28
STAGGER: Final = 0.05


def tell(table: SproutsTable, player: int, events: Sequence[Event], before: Layout) -> None:
    """Puts everything that happened on the table's timeline, in order."""
    count = table.match.action_count
    earlier = table.match.state_at(max(0, count - 1))
    assert isinstance(earlier, SproutsState)
    telling = Telling(table, before, earlier)
    if any(isinstance(event, told.ShedCleared) for event in events):
        taken = glance.taken_cards(table.match.history[: count - 1])
        table.past = drawing.shed_of(table, earlier, taken)
    for event in events:
        _tell_one(telling, event)
    viewer = table.turns.viewer
    if viewer is not None and player != viewer and events:
        table.timeline.pause(LOOK)


def _tell_one(telling: Telling, event: Event) -> None:  # noqa: C901, PLR0912 - one case an event
    match event:
        case told.CardTaken():
            _card_taken(telling, event)
        case told.DiceStored():
            _stored(telling, event)
        case told.DiceReturned(player=player, dice=dice):
            _to_bag(telling, player, dice, (naming.DIE,))
        case told.DieGained(player=player, die=die):
            _gained(telling, player, die)
        case told.DiceRolled(player=player, before=before, after=after):
            _rolled(telling, player, before, after)
        case told.DieTurned(player=player, before=face, after=turned):
            _rolled(telling, player, (face,), (turned,), tumble=False)
        case told.SproutPlanted():
            _planted(telling, event)
        case told.RivalPlanted(bed=bed, vp=points):
            _sprout(telling, RIVAL, BED_OF_NAME[bed], points)
        case told.LemonadeTaken(player=player):
            _lemonade(telling, player)
        case told.LemonadeLost():
            _lemonade(telling, RIVAL)
        case told.PotGained(player=player, pot=pot):
            _pot(telling, player, pot)
        case told.DieGiven():
            _die_given(telling, event)
        case told.CardGiven():
            _card_given(telling, event)
        case told.ShedCleared():
            _cleared(telling)
        case told.RoundStarted():
            _round_started(telling)
        case told.DieLaidOnCard():
            _lay_dice(telling)
        case told.RivalCardRevealed():
            telling.sound("card_flip")
            telling.then(Tween(LOOK))


# --- cards and dice ---------------------------------------------------------------------------


def _card_taken(telling: Telling, event: told.CardTaken) -> None:
    telling.sound("card_slide")
    table = telling.table
    if event.player == table.turns.viewer:
        table.marks = ()
    seeds = naming.in_order(SEED_OF_NAME[name] for name in event.dice)
    ids = naming.new_ids(seeds)
    if event.player != table.home or not seeds or ids[0] not in table.layout:
        return
    card = telling.before[card_id(event.place)].rect
    if table.layout[ids[0]].rect.colliderect(card):
        return
    show = telling.hide(*ids)
    flights = []
    for number, (name, seed) in enumerate(zip(ids, seeds, strict=True)):
        start = telling.before.get(f"shown.{event.place}.{number}", Placed(card)).rect
        flights.append(telling.flight(seed, start, table.layout[name].rect, STAGGER * number))
    telling.then(*flights)
    telling.call(show)


def _stored(telling: Telling, event: told.DiceStored) -> None:
    if event.player != telling.table.home and event.kept:
        flights = []
        for number, name in enumerate(event.kept):
            seed = SEED_OF_NAME[name]
            start = telling.was(event.player, (naming.NEW,), seed)
            flights.append(telling.flight(seed, start, telling.plate(event.player), STAGGER * number))
        telling.sound("card_slide")
        telling.then(*flights)
    _to_bag(telling, event.player, event.returned, (naming.NEW, naming.DIE))


def _to_bag(telling: Telling, player: int, names: Sequence[str], prefixes: Sequence[str]) -> None:
    dice = [SEED_OF_NAME[name] for name in names if not IS_POT[SEED_OF_NAME[name]]]
    if not dice:
        return
    bag = telling.bag()
    flights = [
        telling.flight(seed, telling.was(player, prefixes, seed), bag, STAGGER * number)
        for number, seed in enumerate(dice)
    ]
    telling.then(*flights)
    telling.sound("seed_rustle")


def _gained(telling: Telling, player: int, die: str) -> None:
    seed = SEED_OF_NAME[die]
    name, end = telling.now(player, seed)
    show = telling.hide(name) if name else None
    telling.sound("dice_shake")
    telling.then(telling.flight(seed, telling.bag(), end))
    telling.then(tumbling(telling, (seed,), (end,)))
    telling.sound("dice_land")
    if show is not None:
        telling.call(show)


def _rolled(
    telling: Telling, player: int, before: Sequence[str], after: Sequence[str], *, tumble: bool = True
) -> None:
    del before
    seeds = [SEED_OF_NAME[name] for name in after]
    rects, hidden = [], []
    for number, seed in enumerate(seeds):
        name, rect = telling.now(player, seed)
        if name:
            hidden.append(name)
        else:
            plate = drawing.plate_of(telling.table, player)
            middle = (plate.right + round((24 + 46 * number) * drawing.unit(telling.table)), plate.centery)
            rect = telling.die_rect(middle, 44)
        rects.append(rect)
    show = telling.hide(*hidden)
    telling.sound("dice_shake" if tumble else "card_flip")
    telling.then(tumbling(telling, seeds, rects, tumble=tumble))
    if tumble:
        telling.sound("dice_land")
    telling.call(show)


# --- the gardens ------------------------------------------------------------------------------


def _planted(telling: Telling, event: told.SproutPlanted) -> None:
    _to_bag(telling, event.player, event.seeds, (naming.DIE,))
    _sprout(telling, event.player, BED_OF_NAME[event.bed], event.vp)


def _sprout(telling: Telling, owner: int, bed: int, points: int) -> None:
    """A token flies to its space and pops up; its points rise."""
    table = telling.table
    waiting = telling.spots.get(bed)
    if not waiting:
        return
    space = waiting.pop(0)
    spot = table.layout[spot_id(space)].rect
    token = f"sprouts/token_{'rival' if owner == RIVAL else table.match.seats[owner].emblem}"
    show = telling.hide(spot_id(space))
    start = pygame.Rect(0, 0, spot.width, spot.height)
    start.center = drawing.plate_of(table, owner).center

    def paint(brush: Brush, placed: Placed) -> None:
        rect = pygame.Rect(0, 0, *spot.size)
        rect.center = placed.rect.center
        draw_token(table.pen(brush), token, rect, lift=6)

    reduced = table.context.reduced_motion
    telling.then(Flight("token", Placed(start), Placed(spot.copy()), paint, seconds=FLY, reduced=reduced))
    telling.sound("plant")
    telling.then(Pop(spot_id(space)), _points(telling, spot, points))
    telling.call(show)
    telling.call(lambda: table.mark(space))


def _points(telling: Telling, spot: pygame.Rect, points: int) -> Flight:
    """``+6`` that rises from a space."""
    p = drawing.unit(telling.table)

    def paint(brush: Brush, placed: Placed) -> None:
        telling.table.pen(brush).write(
            f"+{points}", placed.rect.center, 26, "head", PAPER, anchor="centre", shadow=PINE
        )

    start = spot.move(0, -round(24 * p))
    end = spot.move(0, -round(54 * p))
    return Flight("points", Placed(start), Placed(end), paint, seconds=0.5)


def _lemonade(telling: Telling, owner: int) -> None:
    table = telling.table
    show = telling.hide(LEMONADE)
    card = table.layout[LEMONADE].rect
    size = (round(card.width * 0.6), round(card.width * 0.6))
    start, end = pygame.Rect((0, 0), size), pygame.Rect((0, 0), size)
    start.center = card.center
    end.center = drawing.plate_of(table, owner).center

    def paint(brush: Brush, placed: Placed) -> None:
        rect = pygame.Rect((0, 0), size)
        rect.center = placed.rect.center
        brush.picture("sprouts/lemonade", rect, lift=8)

    telling.sound("chime_points")
    telling.then(Flight("lemonade", Placed(start), Placed(end), paint, seconds=0.4))
    telling.call(show)


def _pot(telling: Telling, player: int, pot: str) -> None:
    seed = SEED_OF_NAME[pot]
    name, end = telling.now(player, seed)
    show = telling.hide(name) if name else None
    table = telling.table
    host = table.layout.get(card_id(table.host or 1), table.layout["shed"]).rect
    telling.sound("wood_tap")
    telling.then(telling.flight(seed, telling.die_rect(host.center), telling.die_rect(end.center)))
    if show is not None:
        telling.call(show)


# --- teams ------------------------------------------------------------------------------------


def _die_given(telling: Telling, event: told.DieGiven) -> None:
    seed = SEED_OF_NAME[event.die]
    start = telling.was(event.player, (naming.NEW,), seed)
    _name, end = telling.now(event.partner, seed)
    telling.sound("pass_card")
    telling.then(telling.flight(seed, start, end))


def _card_given(telling: Telling, event: told.CardGiven) -> None:
    table = telling.table
    host = table.layout.get(card_id(table.host or 1), table.layout["shed"]).rect
    size = (round(host.width * 0.6), round(host.height * 0.6))

    def paint(brush: Brush, placed: Placed) -> None:
        rect = pygame.Rect((0, 0), size)
        rect.center = placed.rect.center
        table.pieces.back(brush, rect, lift=8)

    telling.sound("pass_card")
    end = table.layout[seat_id(event.partner)].rect
    telling.then(Flight("gift", Placed(host.copy()), Placed(end.copy()), paint, seconds=0.3))


# --- the shed ---------------------------------------------------------------------------------


def _cleared(telling: Telling) -> None:
    """Cards left over go, their dice back to the bag."""
    table, earlier = telling.table, telling.earlier
    flights: list[Tween] = []
    for place, dice in enumerate(earlier.shed_dice, 1):
        for number, seed in enumerate(naming.in_order(dice)):
            start = telling.before.get(f"shown.{place}.{number}")
            if start is not None:
                flights.append(telling.flight(seed, start.rect, telling.bag(), STAGGER * number))
    if flights:
        telling.call(lambda: _lift_dice(table))
        telling.then(*flights)
        telling.sound("seed_rustle")
    telling.call(lambda: _close(table))


def _lift_dice(table: SproutsTable) -> None:
    """The dice of the past shed are under way."""
    if table.past is not None:
        table.past = tuple(replace(card, dice=()) for card in table.past)


def _close(table: SproutsTable) -> None:
    """The round is over: its cards go."""
    table.past = None


def _round_started(telling: Telling) -> None:
    """New cards come from the deck and turn over on their way."""
    table = telling.table
    state = table.seen
    flights: list[Tween] = []
    names: list[str] = []
    for place, number in enumerate(state.shed, 1):
        if number >= 0:
            names.append(card_id(place))
            card = state.variant.components.cards[number]
            delay = 0.06 * (len(state.shed) - place)
            flights.append(_dealt(telling, card, table.layout[card_id(place)].rect, delay))
    show = telling.hide(*names)
    telling.sound("card_flip")
    telling.then(*flights)
    telling.call(show)


def _dealt(telling: Telling, card: Card, rect: pygame.Rect, delay: float) -> Flight:
    """A card that comes from the deck and turns over on its way."""
    table = telling.table
    start = rect.copy()
    right = table.layout["shed"].rect.right - round(10 * drawing.unit(table))
    start.midright = (right, rect.centery)

    def paint(brush: Brush, placed: Placed) -> None:
        at = pygame.Rect(placed.rect.topleft, rect.size)
        if abs(at.x - rect.x) > rect.width * 0.5:
            table.pieces.back(brush, at, lift=6)
        else:
            table.pieces.card(brush, card, at, lift=6)

    reduced = table.context.reduced_motion
    end = Placed(rect.copy())
    return Flight("card", Placed(start), end, paint, seconds=FLY, delay=delay, reduced=reduced)


def _lay_dice(telling: Telling) -> None:
    """All dice of the new shed, one after another: one event."""
    if telling.used["laid"]:
        return
    telling.used["laid"] += 1
    table = telling.table
    flights: list[Tween] = []
    names: list[str] = []
    bag = telling.bag()
    for place, dice in enumerate(table.seen.shed_dice, 1):
        for number, seed in enumerate(naming.in_order(dice)):
            name = f"shown.{place}.{number}"
            if name in table.layout:
                names.append(name)
                end = table.layout[name].rect
                flights.append(telling.flight(seed, bag, end, STAGGER * len(flights), name))
    show = telling.hide(*names)
    telling.sound("dice_shake")
    telling.then(*flights)
    telling.sound("dice_land")
    telling.call(show)

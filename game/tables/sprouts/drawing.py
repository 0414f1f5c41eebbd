"""The whole table drawn from what the viewer may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.i18n import _
from game.scenes.flights import pops
from game.tables.sprouts import barrow, bench, garden, glance, naming, plates, seats
from game.tables.sprouts.arrangement import frame_of
from game.tables.sprouts.barrow import DiceLook
from game.tables.sprouts.bench import CardLook
from game.tables.sprouts.garden import Lit, SpaceLook
from game.tables.sprouts.naming import BAG, BARROW, GIFT_CARD, RIVAL_PLATE, seat_id, spot_id
from game.tables.sprouts.writing import Pen, lime_glow, lime_ring, yellow_glow
from rules.sprouts.beds import FLOWER, GARDEN_OF
from rules.sprouts.lemonade import NOBODY, RIVAL
from rules.sprouts.solo import is_master, rival_place
from rules.sprouts.steps import OVER, PLANTING, SPECIALS, STORING

if TYPE_CHECKING:
    from game.tables.sprouts.table import SproutsTable
    from rules.sprouts.state import SproutsState


def unit(table: SproutsTable) -> float:
    """Pixels per unit of the pieces."""
    return frame_of(table.context.viewport).p


def draw_ground(table: SproutsTable, brush: Pen) -> None:
    """Slate in the morning, and the beds with their plaques."""
    size = brush.surface.get_size()
    brush.surface.blit(brush.context.art.cover("sprouts/table_slate", *size), (0, 0))
    garden.draw_ground(brush, table.layout, glance.beds_of(table.seen))


# --- what lies still --------------------------------------------------------------------------


def still_look(table: SproutsTable) -> tuple[object, ...]:
    """Everything that :func:`draw_still` shows: while it is the same, so is the picture."""
    return (
        seats.looks(table),
        cards(table),
        _barrow(table),
        _lemonade(table),
        spaces(table),
        sum(table.seen.bag),
        sum(table.seen.unseen),
        _gardener(table),
        barrow.slots_of(table.layout),
    )


def draw_still(table: SproutsTable, brush: Pen) -> None:
    """Plates, cards, spaces, barrow: what changes only when something happens."""
    layout = table.layout
    for name, look in seats.looks(table):
        plates.draw_plate(brush, layout[name].rect, look)
    gardener = _gardener(table)
    if gardener is not None:
        master, place = gardener
        plates.draw_gardener(brush, layout["gardener"].rect, master=master, place=place)
    bench.draw_shed(brush, layout, sum(table.seen.unseen))
    for card in cards(table):
        bench.draw_card(brush, layout, card)
    bench.draw_bag(brush, layout, sum(table.seen.bag))
    owner, words, lit = _lemonade(table)
    bench.draw_lemonade(brush, layout, owner, words, lit=lit)
    garden.draw_spaces(brush, layout, spaces(table))
    name, count = _barrow(table)
    barrow.draw_ground(brush, layout, name, count, barrow.slots_of(layout))


def cards(table: SproutsTable) -> tuple[CardLook, ...]:
    """Every place of the shed; those of the round before while its end is being shown."""
    return shed_of(table, table.seen, table.taken) if table.past is None else table.past


def shed_of(
    table: SproutsTable, state: SproutsState, taken: dict[int, tuple[int, str]]
) -> tuple[CardLook, ...]:
    """The shed of a state: what lies there, and which cards were taken."""
    return tuple(
        _lying(table, state, place) if number >= 0 else _taken(table, state, place, taken[place])
        for place, number in enumerate(state.shed, 1)
        if number >= 0 or place in taken
    )


def _lying(table: SproutsTable, state: SproutsState, place: int) -> CardLook:
    """A card that lies in the shed; its dice once they have landed."""
    taker, words = "", ""
    if place == rival_place(state):
        taker, words = "shared/emblem_rival", _("The Rival's")
    dice = tuple(naming.in_order(state.shed_dice[place - 1]))
    if f"shown.{place}.0" in table.unseen:
        dice = ()
    unseen = naming.card_id(place) in table.unseen
    card = state.variant.components.cards[state.shed[place - 1]]
    return CardLook(place, card, dice, taker, words, unseen=unseen)


def _taken(table: SproutsTable, state: SproutsState, place: int, by: tuple[int, str]) -> CardLook:
    """A card that was taken in this round."""
    components = state.variant.components
    player, card_name = by
    card = components.cards[components.card_ids.index(card_name)]
    seat = table.match.seats[player]
    words = _("You took it") if player == table.turns.viewer else seat.name
    emblem = f"shared/emblem_{seat.emblem}"
    below = state.step != SPECIALS
    working = state is table.seen and _working(table, place)
    return CardLook(place, card, (), emblem, words, working=working, tools_below=below)


def _working(table: SproutsTable, place: int) -> bool:
    """Whether the dice or tools of the card taken from this place are in use."""
    return (
        place == table.host
        and (bool(table.seen.tools) or any(name.startswith("new.") for name in table.layout))
        and table.seen.step not in (PLANTING, OVER)
    )


def _barrow(table: SproutsTable) -> tuple[str, str]:
    state, home = table.seen, table.home
    mine = home == table.turns.viewer
    name = _("Your barrow") if mine else _("Barrow")
    held = len(state.barrows[home])
    owed = 0
    if state.current_player == home:
        held += len(state.fresh) if state.step == STORING else 0
        owed = glance.owed(state)
        if owed and table.choice.options:
            marked = sum(naming.is_piece(piece) for piece in table.choice.selection)
            held, owed = held - marked, max(0, owed - marked)
    return name, barrow.held_count(held, owed)


def _lemonade(table: SproutsTable) -> tuple[str, str, bool]:
    """Whose the lemonade is, in a picture and words, and whether the planting chosen would win it."""
    owner = table.seen.lemonade
    if owner == NOBODY or "lemonade" in table.unseen:
        return "", "", table.wins_lemonade
    if owner == RIVAL:
        return "shared/emblem_rival", _("the Rival"), False
    seat = table.match.seats[owner]
    return f"shared/emblem_{seat.emblem}", seat.name, False


def _gardener(table: SproutsTable) -> tuple[bool, int] | None:
    state = table.seen
    return (is_master(state.round), rival_place(state)) if state.variant.solo else None


def spaces(table: SproutsTable) -> tuple[SpaceLook, ...]:
    """Every space of the board."""
    emblems = {player: seat.emblem for player, seat in enumerate(table.match.seats)}
    emblems[RIVAL] = "rival"
    unseen = frozenset(int(name[5:]) for name in table.unseen if name.startswith("spot."))
    owners = glance.space_owner(table.seen)
    return garden.looks(glance.beds_of(table.seen), owners, emblems, unseen, table.marks)


# --- what moves and glows ---------------------------------------------------------------------


def draw_pieces(table: SproutsTable, brush: Pen) -> None:
    """Rings, dice, tools, buttons: everything over what :func:`draw_still` drew."""
    layout = table.layout
    _draw_places(table, brush)
    garden.draw_lit(brush, layout, _lit(table))
    _draw_tools(table, brush)
    barrow.draw_pieces(brush, layout, dice_look(table))
    if table.turning:
        barrow.draw_fan(brush, layout, table.turning, table.pointed)
    barrow.draw_buttons(brush, layout, seats.buttons(table))
    thinking = table.turns.thinking
    if thinking is not None and table.moment is None:
        plates.draw_thinking(brush, layout[seat_id(thinking)].rect, table.clock % 1.0)
    _draw_short(table, brush)


def _draw_places(table: SproutsTable, brush: Pen) -> None:
    """Lime around cards, plates, bag and barrow that would accept what is held, or can be taken."""
    p = brush.p
    lit = table.choice.targets if table.choice.options else set()
    selection = table.choice.selection
    grown = round(8 * p)
    for name in (*(f"card.{place}" for place in range(1, len(table.seen.shed) + 1)), GIFT_CARD):
        if name not in table.layout or name in table.unseen or table.past is not None:
            continue
        rect = table.layout[name].rect
        if name in selection and not table.secret:
            brush.panel(rect.inflate(grown + 4, grown + 4), 0, lime_ring, hot=True)
        elif name in lit:
            brush.panel(rect.inflate(grown, grown), 0, lime_ring, hot=name == table.pointed)
    if not selection:
        return
    for name in (BAG, BARROW, *(seat_id(player) for player in range(table.seen.variant.players))):
        if name in lit:
            rect = table.layout[name].rect
            plates.draw_target(brush, rect, hot=name == table.pointed)


def _lit(table: SproutsTable) -> Lit:
    state, choice = table.seen, table.choice
    lit = Lit()
    players = {player: seat.emblem for player, seat in enumerate(table.match.seats)}
    for name, share in pops(table.timeline.running).items():
        if name.startswith("spot."):
            owner = state.board[int(name[5:])]
            emblem = "rival" if owner == RIVAL else players.get(owner, "rival")
            lit.growing[int(name[5:])] = (share, f"sprouts/token_{emblem}")
    if not choice.options or table.moment is not None:
        return lit
    legal = []
    for name in choice.targets:
        if name.startswith("bed."):
            space = glance.next_space(state, naming.bed_of(name))
            if space is not None:
                legal.append(space)
    lit.legal = legal
    hot = table.hot_bed
    if hot is not None:
        lit.hot = glance.next_space(state, hot)
    if choice.bed is not None:
        chosen = glance.next_space(state, naming.bed_of(choice.bed))
        lit.chosen = chosen
        if choice.pending is not None:
            lit.token = f"sprouts/token_{table.match.seats[state.player].emblem}"
    return lit


def dice_look(table: SproutsTable) -> DiceLook:
    """How dice and pots lie now."""
    choice, state = table.choice, table.seen
    look = DiceLook(unseen=table.unseen)
    look.hot = table.pointed
    if not choice.options:
        return look
    picked = {name for name in choice.selection if naming.is_piece(name)}
    if table.secret:
        picked = set()
    if table.held is not None and naming.is_piece(table.held):
        look.unseen = set(table.unseen) | {table.held}
    if state.step == STORING:
        look.going = picked
        look.ready = choice.sources & {table.pointed}
        return look
    look.chosen = picked
    pickable = choice.sources if not choice.selection else choice.targets
    if state.step != PLANTING:
        look.ready = pickable - picked
    elif choice.bed is None and table.pointed in pickable:
        look.ready = {table.pointed} - picked
    elif choice.bed is not None:
        look.ready = pickable - picked
    return look


def _draw_tools(table: SproutsTable, brush: Pen) -> None:
    """The tools of the turn, lit where they can be used."""
    choice = table.choice
    ready = choice.sources if choice.options else set()
    p = unit(table)
    for name, placed in table.layout.items():
        if not name.startswith("tool."):
            continue
        tool = naming.tool_of(name)
        rect = placed.rect
        if name == table.held:
            continue
        if name in choice.selection:
            rect = rect.move(0, -round(5 * p))
            brush.panel(rect.inflate(round(8 * p), round(8 * p)), 2, yellow_glow)
        elif name in ready:
            hot = name == table.pointed
            brush.panel(rect.inflate(round(7 * p), round(7 * p)), 0, lime_glow, hot=hot)
        usable = name in ready or name in choice.selection or not choice.options
        brush.pieces.tool(brush, tool, rect, lift=2, alpha=255 if usable else 110)


def _draw_short(table: SproutsTable, brush: Pen) -> None:
    """What the bed under the pointer still lacks, beside it."""
    p = brush.p
    bed = table.hot_bed
    state = table.seen
    if (
        bed is None
        or not table.turns.decides
        or (table.held is not None and not table.held.startswith("die."))
    ):
        return
    if f"bed.{naming.bed_id(bed)[4:]}" in table.choice.targets or state.step not in (PLANTING, SPECIALS):
        return
    space = glance.next_space(state, bed)
    if space is None:
        words = _("full")
    elif GARDEN_OF[bed] == FLOWER:
        words = _("needs a trowel or a can")
    elif state.step == SPECIALS:
        return
    else:
        lack = glance.lacking(bed, state.barrows[state.player] + state.pots[state.player])
        words = _("{count} more needed").format(count=lack) if lack else _("other seeds needed")
    anchor = table.layout[spot_id(space)].rect if space is not None else garden.bed_rect(table.layout, bed)
    brush.count_tag(words, (anchor.centerx, anchor.bottom + round(7 * p)), 13.5)


def plate_of(table: SproutsTable, owner: int) -> pygame.Rect:
    """The plate of a player, or of the Rival."""
    return table.layout[RIVAL_PLATE if owner == RIVAL else seat_id(owner)].rect

"""From the legal actions to paths of ids on the table, and from a drop to the action it would mean."""

from __future__ import annotations

from game.scenes.choice import Options
from game.tables.sprouts import naming
from game.tables.sprouts.choosing import Way
from game.tables.sprouts.glance import usable
from game.tables.sprouts.naming import BAG, BARROW, DONE, GIFT_CARD, bed_id, card_id, face_id, held_ids
from rules.sprouts.actions import (
    CARD,
    GIVE,
    GIVE_CARD,
    GLOVE,
    RETURN,
    TAKE,
    Bag,
    Can,
    Choice,
    Done,
    Drop,
    Exchange,
    Give,
    Glove,
    Keep,
    Pink,
    Plant,
    Return,
    Take,
    Trowel,
    Yellow,
    can,
    choice,
    drop,
    exchange,
    keep,
    pink,
    plant,
    trowel,
    yellow,
)
from rules.sprouts.beds import FLOWER, GARDEN_OF
from rules.sprouts.components import CAN_TOOL, CHOICE_TOOL, GLOVES_TOOL, TOOLS, TROWEL_TOOL
from rules.sprouts.seeds import FACE_OF, GLOVES_DIE, HERBS, IS_POT, NAMES, TROWEL_DIE, Seeds, without
from rules.sprouts.state import SproutsState
from rules.sprouts.steps import GIVING, PLANTING, RETURNING, SPECIALS, STORING, TAKING
from rules.sprouts.tools import is_exchange
from rules.title import Action
from ui.interpret import Path

TRIMMED_WAYS: dict[int, Way] = {SPECIALS: "led", STORING: "keep", PLANTING: "plant"}


def way_of(step: int) -> Way:
    """How pieces go together in a step."""
    return TRIMMED_WAYS.get(step, "plain")


def options_of(state: SproutsState) -> Options:
    """Every legal action with the ids that lead to it; a flower may also be carried to its bed at once."""
    actions = state.legal_actions()
    paths: list[tuple[Action, Path]] = [(action, path_of(state, action)) for action in actions]
    carried: dict[Path, Action] = {}
    for action in actions:
        match action:
            case Trowel(die=die, bed=bed) | Yellow(die=die, bed=bed):
                carried.setdefault((*held_ids((die,)), bed_id(bed)), action)
    return [*paths, *((action, path) for path, action in carried.items())]


def path_of(state: SproutsState, action: Action) -> Path:  # noqa: C901, PLR0911, PLR0912 - one case an action
    """The ids to pick for one action."""
    match action:
        case Done():
            return (DONE,)
        case Take(place=place):
            return card_id(place), BARROW
        case Return(die=die):
            return *held_ids((die,)), BAG
        case Drop(dice=dice):
            return *held_ids(dice), BAG
        case Keep(kept=kept, dropped=dropped):
            return *naming.new_ids(without(state.fresh, kept)), *held_ids(dropped)
        case Give(die=die):
            gift = GIFT_CARD if die == CARD else naming.new_ids((die,))[0]
            return gift, naming.seat_id(state.variant.partner(state.player))
        case Bag():
            return _tool("seed_bag"), BARROW
        case Glove(die=die):
            return _tool(TOOLS[GLOVES_TOOL]), *held_ids((die,))
        case Exchange(die=die, face=face):
            return _tool(f"exchange_{HERBS[FACE_OF[die]]}"), *held_ids((die,)), face_id(face)
        case Choice(die=die, face=face):
            return _tool(TOOLS[CHOICE_TOOL]), *held_ids((die,)), face_id(face)
        case Trowel(die=die, bed=bed):
            return _tool(TOOLS[TROWEL_TOOL]), *held_ids((die,)), bed_id(bed)
        case Yellow(die=die, bed=bed):
            return *held_ids((TROWEL_DIE, die)), bed_id(bed)
        case Can(dice=dice, bed=bed):
            return _tool(TOOLS[CAN_TOOL]), *held_ids(dice), bed_id(bed)
        case Pink(dice=dice):
            return held_ids((GLOVES_DIE, *dice))
        case Plant(bed=bed, seeds=seeds):
            return *held_ids(seeds), bed_id(bed)
    raise ValueError(f"The table knows no way to {action}.")


def _tool(name: str) -> str:
    return f"{naming.TOOL}.{name}.0"


def seeds_in(selection: Path) -> Seeds:
    """The dice and pots among ids, as sorted seed numbers."""
    kinds = (naming.DIE, naming.POT, naming.NEW)
    return tuple(sorted(naming.seed_of(name) for name in selection if name.partition(".")[0] in kinds))


def attempted(state: SproutsState, selection: Path, target: str) -> Action | None:
    """The action that going on with ``target`` would mean, legal or not; None where it means nothing."""
    step = state.step
    if target in selection:
        return None
    if target.startswith("card.") and step == TAKING:
        return TAKE[int(target.partition(".")[2])]
    if step == PLANTING and target.startswith("bed."):
        bed = naming.bed_of(target)
        seeds = seeds_in(selection) or _best_seeds(state, bed)
        return plant(bed, seeds) if seeds else None
    if not naming.is_piece(target) and not target.startswith(("bed.", GIFT_CARD)):
        return None
    if target.startswith("tool."):
        return None
    return _with_piece(state, selection, target)


def _best_seeds(state: SproutsState, bed: int) -> Seeds:
    """What at hand would serve best, for the sentence that says what is missing."""
    at_hand = state.barrows[state.player] + state.pots[state.player]
    return at_hand[:1] if GARDEN_OF[bed] == FLOWER else usable(bed, at_hand)


def _with_piece(state: SproutsState, selection: Path, target: str) -> Action | None:
    """An attempt with a die, a pot or a bed."""
    step = state.step
    if step == RETURNING and target.startswith(("die.", "pot.")):
        return RETURN[naming.seed_of(target)]
    if step == GIVING:
        return GIVE_CARD if target == GIFT_CARD else GIVE[naming.seed_of(target)]
    if step == SPECIALS and selection:
        return _special(selection, target)
    if step == STORING:
        return keep((), seeds_in((target,))) if target.startswith("pot.") else None
    if step in (PLANTING, TAKING):
        return None
    return drop(seeds_in((target,))) if target.startswith("pot.") else None


def _special(selection: Path, target: str) -> Action | None:  # noqa: PLR0911 - one case a tool
    """An attempt in Step C with what was picked up first."""
    first = selection[0]
    seeds = seeds_in((*selection[1:], target))
    if first.startswith("die."):
        return _by_die(first, selection, target)
    tool = naming.tool_of(first)
    if target.startswith("bed."):
        bed = naming.bed_of(target)
        if tool == TROWEL_TOOL and seeds:
            return trowel(seeds[0], bed)
        return can(seeds, bed) if tool == CAN_TOOL and len(seeds) == 2 else None
    last = naming.seed_of(target)
    if tool == GLOVES_TOOL:
        return GLOVE[last]
    if tool == CHOICE_TOOL:
        return choice(last, 0 if FACE_OF[last] else 1)
    if is_exchange(tool):
        return exchange(last, 0 if FACE_OF[last] else 1)
    if tool == TROWEL_TOOL:
        return trowel(last, _flower_bed())
    return can(seeds, _flower_bed()) if tool == CAN_TOOL and len(seeds) == 2 else None


def _by_die(first: str, selection: Path, target: str) -> Action | None:
    """An attempt with a die that shows Gloves or a Trowel, or with a flower."""
    die = naming.seed_of(first)
    if die == GLOVES_DIE and naming.is_piece(target):
        return pink(seeds_in((*selection[1:], target)))
    if target.startswith("bed."):
        flower = naming.seed_of(selection[-1])
        return yellow(flower, naming.bed_of(target))
    if die == TROWEL_DIE and naming.is_piece(target):
        return yellow(naming.seed_of(target), _flower_bed())
    return None


def _flower_bed() -> int:
    """Some bed of the Flower Garden: what is refused is the die."""
    return naming.bed_of("bed.flower-2")


def cost_of(path: Path) -> tuple[int, ...]:
    """How dear the seeds of a planting are: by its wilds, its pots, and dice with a good sixth side."""
    seeds = seeds_in(path)
    wilds = sum(NAMES[seed].endswith("-wild") for seed in seeds)
    blues = sum(NAMES[seed].startswith(("blue-", "green_")) for seed in seeds)
    return wilds, sum(IS_POT[seed] for seed in seeds), blues

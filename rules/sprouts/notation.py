"""Reads actions as the rulebook writes them, with full or short names (HS-16.1, HS-16.2).

A short name is the face alone. Which die it means depends on what lies on the table, so a line with
short names becomes a :class:`Shortened` action that :func:`resolve` turns into one of full names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain, combinations, product
from typing import TYPE_CHECKING, Final, TypeAlias

from rules.sprouts import actions
from rules.sprouts.actions import BAG, DONE, GIVE, GIVE_CARD, GLOVE, RETURN, TAKE
from rules.sprouts.beds import BED_OF_NAME
from rules.sprouts.refusals import refusal_of
from rules.sprouts.seeds import FACE_OF, FACE_OF_NAME, SEED_OF_NAME, SHORT_ORDER, Seeds
from rules.title import Action, NotationError

if TYPE_CHECKING:
    from rules.sprouts.state import SproutsState

Build: TypeAlias = Callable[[Sequence[Seeds], int], Action]
"""Makes an action from its groups of seeds and its last word."""

MAX_TEXT: Final = 400
MAX_SEEDS: Final = 45
"""All dice and pots there are; a line cannot name more."""

FORMS: Final = (
    "return DIE",
    "take PLACE",
    "give DIE",
    "give card",
    "keep DICE drop DICE",
    "keep none",
    "drop DICE",
    "done",
    "bag",
    "glove DIE",
    "exchange DIE FACE",
    "choice DIE FACE",
    "trowel DIE BED",
    "yellow DIE BED",
    "can DIE DIE BED",
    "pink DICE",
    "plant BED SEEDS",
)


class Shortened(Action):
    """An action with short names: what makes it, its groups of words, and its last word's number.

    It is legal when a reading of it is. A record holds that reading, never the short form.
    """

    __slots__ = ("build", "groups", "last")

    def __init__(self, text: str, build: Build, groups: tuple[tuple[str, ...], ...], last: int) -> None:
        super().__init__(text)
        self.build: Final = build
        self.groups: Final = groups
        self.last: Final = last


def parse(text: str) -> Action:
    """The action that ``text`` writes; raises :class:`NotationError`."""
    words = text.lower().split()
    action = _read(words) if len(text) <= MAX_TEXT else None
    if action is None:
        forms = ", ".join(f"'{form}'" for form in FORMS)
        raise NotationError(
            f"{text[:40]!r} is no action. Write one of {forms}, with a die such as 'yellow-bay' or 'bay', "
            "a face such as 'peony' and a bed such as 'same-4'."
        )
    return action


def _read(words: Sequence[str]) -> Action | None:  # noqa: C901, PLR0911, PLR0912 - one case a form
    match words:
        case ["done"]:
            return DONE
        case ["bag"]:
            return BAG
        case ["give", "card"]:
            return GIVE_CARD
        case ["take", place] if place in _PLACES:
            return TAKE[int(place)]
        case ["return" | "give" | "glove" as verb, die]:
            return _action(words, _ONE_DIE[verb], ((die,),))
        case ["keep", "none"]:
            return actions.keep((), ())
        case ["keep", *names]:
            return _read_keep(words, names)
        case ["drop", _, *_]:
            return _action(words, _drop, (words[1:],))
        case ["exchange" | "choice" as verb, die, face] if face in FACE_OF_NAME:
            return _action(words, _TO_FACE[verb], ((die,),), FACE_OF_NAME[face])
        case ["trowel" | "yellow" as verb, die, bed] if bed in BED_OF_NAME:
            return _action(words, _TO_BED[verb], ((die,),), BED_OF_NAME[bed])
        case ["can", first, second, bed] if bed in BED_OF_NAME:
            return _action(words, _can, ((first, second),), BED_OF_NAME[bed])
        case ["pink", *names]:
            return _action(words, _pink, (names,))
        case ["plant", bed, _, *_] if bed in BED_OF_NAME:
            return _action(words, _plant, (words[2:],), BED_OF_NAME[bed])
    return None


def _read_keep(words: Sequence[str], names: Sequence[str]) -> Action | None:
    """``keep A B drop C``; ``none`` stands for no new die, and ``drop`` is followed by a die."""
    kept, dropped = list(names), []
    if "drop" in kept:
        split = kept.index("drop")
        kept, dropped = kept[:split], kept[split + 1 :]
        if not dropped:
            return None
    if kept == ["none"]:
        kept = []
    elif not kept:
        return None
    return _action(words, _keep, (kept, dropped))


def _action(
    words: Sequence[str], build: Build, groups: Sequence[Sequence[str]], last: int = -1
) -> Action | None:
    """The action of full names, a shortened one, or None when a name is none."""
    names = list(chain.from_iterable(groups))
    if len(names) > MAX_SEEDS:
        return None
    if all(name in SEED_OF_NAME for name in names):
        return build([_sorted(group) for group in groups], last)
    if all(name in SEED_OF_NAME or name in FACE_OF_NAME for name in names):
        return _shortened(" ".join(words), build, tuple(tuple(group) for group in groups), last)
    return None


def _sorted(group: Sequence[str]) -> Seeds:
    return tuple(sorted(SEED_OF_NAME[name] for name in group))


_shortened = cache(Shortened)
"""Each distinct shortened action exists once, too."""

_PLACES: Final = tuple(str(place) for place in range(1, len(TAKE)))


def _keep(groups: Sequence[Seeds], _last: int) -> Action:
    return actions.keep(groups[0], groups[1])


def _drop(groups: Sequence[Seeds], _last: int) -> Action:
    return actions.drop(groups[0])


def _pink(groups: Sequence[Seeds], _last: int) -> Action:
    return actions.pink(groups[0])


def _can(groups: Sequence[Seeds], last: int) -> Action:
    return actions.can(groups[0], last)


def _plant(groups: Sequence[Seeds], last: int) -> Action:
    return actions.plant(last, groups[0])


_ONE_DIE: Final[dict[str, Build]] = {
    "return": lambda groups, _: RETURN[groups[0][0]],
    "give": lambda groups, _: GIVE[groups[0][0]],
    "glove": lambda groups, _: GLOVE[groups[0][0]],
}
_TO_FACE: Final[dict[str, Build]] = {
    "exchange": lambda groups, face: actions.exchange(groups[0][0], face),
    "choice": lambda groups, face: actions.choice(groups[0][0], face),
}
_TO_BED: Final[dict[str, Build]] = {
    "trowel": lambda groups, bed: actions.trowel(groups[0][0], bed),
    "yellow": lambda groups, bed: actions.yellow(groups[0][0], bed),
}


# --- short names ----------------------------------------------------------------------------


def resolve(state: SproutsState, action: Action) -> Action:
    """The action in full names that a shortened one means in ``state``; any other as it is.

    Of all readings in the order of HS-16.2 the first legal one; if none is legal, the first.
    """
    if not isinstance(action, Shortened):
        return action
    first: Action | None = None
    for reading in _readings(state, action):
        if refusal_of(state, reading) is None:
            return reading
        first = first or reading
    assert first is not None
    return first


def _readings(state: SproutsState, action: Shortened) -> Iterator[Action]:
    """The action with each short name read as the dice it can mean, most preferred first."""
    player = state.current_player
    held = () if player is None else state.barrows[player] + state.pots[player]
    at_hand = (*state.fresh, *held)
    ways = [list(_ways(group, at_hand)) for group in action.groups]
    for groups in product(*ways):
        yield action.build(list(groups), action.last)


def _ways(group: Sequence[str], at_hand: Seeds) -> Iterator[Seeds]:
    """Every reading of one group of names among the seeds at hand."""
    full = [SEED_OF_NAME[name] for name in group if name in SEED_OF_NAME]
    short = [FACE_OF_NAME[name] for name in group if name not in SEED_OF_NAME]
    parts = []
    for face in dict.fromkeys(short):
        showing = sorted((seed for seed in at_hand if FACE_OF[seed] == face), key=SHORT_ORDER.index)
        anyhow = [seed for seed in SHORT_ORDER if FACE_OF[seed] == face] * MAX_SEEDS
        count = short.count(face)
        pool = showing if len(showing) >= count else anyhow[:count]
        parts.append(dict.fromkeys(combinations(pool, count)))
    for chosen in product(*parts):
        yield tuple(sorted((*full, *chain.from_iterable(chosen))))

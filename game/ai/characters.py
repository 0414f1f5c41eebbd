"""The characters of the computer players: names that stand for a way to play, not for its strength.

A character belongs to a level and has a *leaning*: where two actions are nearly as good, it takes
the one that the leaning likes more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from statistics import median
from typing import Final

from game.ai.choice import Choice, Considered
from game.ai.leaning import Leaning, Liking
from rules.title import State

SWAY: Final = 0.6
"""How much a full liking makes up for: this part of the way from the best action to a middling one."""

TRIED_ENOUGH: Final = 0.25
"""An action tried less often than this share of the choice's visits is not known well enough."""


class UnknownCharacterError(ValueError):
    """A name that no character has at this level. Its text is one clear sentence."""


@dataclass(frozen=True, slots=True)
class Character:
    """Someone who sits down at a seat. ``emblem`` is the plant that the name comes from."""

    level: str
    name: str
    emblem: str
    leaning: Leaning


CHARACTERS: Final[tuple[Character, ...]] = (
    Character("seedling", "Tulip", "tulip", "eager"),
    Character("seedling", "Crocus", "crocus", "thrifty"),
    Character("seedling", "Peony", "peony", "prickly"),
    Character("gardener", "Iris", "iris", "eager"),
    Character("gardener", "Bay", "bay", "thrifty"),
    Character("gardener", "Susan", "black_eyed_susan", "prickly"),
    Character("grower", "Daffodil", "daffodil", "eager"),
    Character("grower", "Saffron", "saffron", "thrifty"),
    Character("grower", "Tarragon", "tarragon", "prickly"),
    Character("expert", "Hyacinth", "hyacinth", "eager"),
    Character("expert", "Lavender", "lavender", "thrifty"),
    Character("expert", "Bramble", "blackberry", "prickly"),
)
"""Everybody, by level. The names are nobody else's: a seat's character follows from level and name."""


def characters_of(level_id: str) -> tuple[Character, ...]:
    """The characters of a level, in a fixed order."""
    return tuple(each for each in CHARACTERS if each.level == level_id)


def character_of(level_id: str, name: str) -> Character | None:
    """The character that a seat's level and name stand for; None for anybody else."""
    return next((each for each in CHARACTERS if each.level == level_id and each.name == name), None)


def named(level_id: str, name: str) -> Character:
    """The same for a name that must be one; raises :class:`UnknownCharacterError`."""
    character = character_of(level_id, name)
    if character is None:
        names = ", ".join(each.name for each in characters_of(level_id)) or "nobody"
        raise UnknownCharacterError(
            f"There is no character {name[:40]!r} at the level {level_id}; there is: {names}."
        )
    return character


def drawn(level_id: str, seed: int, number: int, taken: Sequence[str] = ()) -> Character | None:
    """Who sits down at seat ``number`` when anyone may: it follows from the deal's seed.

    Whose name is ``taken`` already stays away while others are there. None for a level without
    characters.
    """
    everybody = characters_of(level_id)
    free = [each for each in everybody if each.name not in taken] or list(everybody)
    if not free:
        return None
    digest = blake2b(f"{seed}/{number}/{level_id}".encode(), digest_size=4).digest()
    return free[int.from_bytes(digest, "big") % len(free)]


def lean(choice: Choice, observation: State, liking: Liking, leaning: Leaning) -> Choice:
    """The choice as a character makes it: what is liked may be a little worse than what is best.

    Equally good ones are taken in the order in which they were considered.
    """
    known = _well_known(choice.considered)
    if len(known) < 2:
        return choice
    first = known[0]
    room = first.value - median(each.value for each in known)
    sway = SWAY * max(0.0, room)

    def appeal(each: Considered) -> tuple[float, float]:
        liked = max(-1.0, min(1.0, liking(observation, each.action, leaning)))
        # A better one that the level overlooked is not found out by its character either.
        return min(0.0, each.value - first.value) + sway * liked, liked

    taken = max(known, key=appeal)
    if taken is first or appeal(taken) <= appeal(first):
        return choice
    rest = tuple(each for each in choice.considered if each is not taken)
    return replace(choice, action=taken.action, considered=(taken, *rest))


def _well_known(considered: Sequence[Considered]) -> list[Considered]:
    """The chosen action and those that were tried often enough beside it to be compared."""
    if not considered:
        return []
    least = max(1, TRIED_ENOUGH * considered[0].visits)
    return [considered[0], *(each for each in considered[1:] if each.visits >= least)]

"""Everything a player can do, one class an action of the Decisions table (HS-16.4 to HS-16.18).

Each distinct action exists once: the functions and tables at the end of this file are the only
places that make them.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from rules.sprouts.beds import BEDS
from rules.sprouts.seeds import COUNT, FACES, KIND_OF, NAMES, OTHER_FACES, TURNED, Seeds
from rules.title import Action

CARD: Final = -1
"""What :class:`Give` gives when it gives the card."""


def names(seeds: Seeds) -> str:
    """Full names in the order of the alphabet."""
    return " ".join([NAMES[seed] for seed in seeds])


class Done(Action):
    """End Step C or Step D: ``done``."""

    __slots__ = ()


class Return(Action):
    """In a shortage a held die goes back to the bag: ``return yellow-bay`` (HS-16.4)."""

    __slots__ = ("die",)

    def __init__(self, die: int) -> None:
        super().__init__(f"return {NAMES[die]}")
        self.die: Final = die


class Take(Action):
    """Take the card at a place of the shed, from 1: ``take 2`` (HS-16.5)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__(f"take {place}")
        self.place: Final = place


class Give(Action):
    """Give the partner a die of the card just taken, or :data:`CARD`: ``give card`` (HS-16.6)."""

    __slots__ = ("die",)

    def __init__(self, die: int) -> None:
        super().__init__("give card" if die == CARD else f"give {NAMES[die]}")
        self.die: Final = die


class Drop(Action):
    """Return held dice above seven: ``drop yellow-bay`` (HS-16.7, HS-16.17)."""

    __slots__ = ("dice",)

    def __init__(self, dice: Seeds) -> None:
        super().__init__(f"drop {names(dice)}")
        self.dice: Final = dice


class Keep(Action):
    """Keep these of the new dice and return these held ones: ``keep none drop yellow-bay`` (HS-16.8)."""

    __slots__ = ("dropped", "kept")

    def __init__(self, kept: Seeds, dropped: Seeds) -> None:
        drop = f" drop {names(dropped)}" if dropped else ""
        super().__init__(f"keep {names(kept) or 'none'}{drop}")
        self.kept: Final = kept
        self.dropped: Final = dropped


class Bag(Action):
    """Use a Seed Bag: ``bag`` (HS-16.10)."""

    __slots__ = ()


class Glove(Action):
    """Use a Gloves icon to reroll a held die: ``glove blue-bay`` (HS-16.11)."""

    __slots__ = ("die",)

    def __init__(self, die: int) -> None:
        super().__init__(f"glove {NAMES[die]}")
        self.die: Final = die


class Exchange(Action):
    """Turn a die that shows the card's herb: ``exchange yellow-lavender trowel`` (HS-16.12)."""

    __slots__ = ("die", "face", "turned")

    def __init__(self, die: int, face: int) -> None:
        super().__init__(f"exchange {NAMES[die]} {FACES[face]}")
        self.die: Final = die
        self.face: Final = face
        self.turned: Final = TURNED[KIND_OF[die]][face]


class Choice(Action):
    """Turn any held die: ``choice green_peony-bay peony`` (HS-16.13)."""

    __slots__ = ("die", "face", "turned")

    def __init__(self, die: int, face: int) -> None:
        super().__init__(f"choice {NAMES[die]} {FACES[face]}")
        self.die: Final = die
        self.face: Final = face
        self.turned: Final = TURNED[KIND_OF[die]][face]


class Trowel(Action):
    """Plant a flower with a card's Trowel: ``trowel green_peony-peony flower-5`` (HS-16.14)."""

    __slots__ = ("bed", "die")

    def __init__(self, die: int, bed: int) -> None:
        super().__init__(f"trowel {NAMES[die]} {BEDS[bed]}")
        self.die: Final = die
        self.bed: Final = bed


class Yellow(Action):
    """Plant a flower with a yellow die's Trowel: ``yellow green_peony-peony flower-5`` (HS-16.14)."""

    __slots__ = ("bed", "die")

    def __init__(self, die: int, bed: int) -> None:
        super().__init__(f"yellow {NAMES[die]} {BEDS[bed]}")
        self.die: Final = die
        self.bed: Final = bed


class Can(Action):
    """Trade two matching dice for a flower space: ``can pink-gloves pink-gloves flower-4`` (HS-16.15)."""

    __slots__ = ("bed", "dice")

    def __init__(self, dice: Seeds, bed: int) -> None:
        super().__init__(f"can {names(dice)} {BEDS[bed]}")
        self.dice: Final = dice
        self.bed: Final = bed


class Pink(Action):
    """Throw a pink die showing Gloves, with any others: ``pink yellow-bay blue-wild`` (HS-16.16)."""

    __slots__ = ("dice",)

    def __init__(self, dice: Seeds) -> None:
        super().__init__(f"pink {names(dice)}" if dice else "pink")
        self.dice: Final = dice


class Plant(Action):
    """Plant seeds in a bed: ``plant pairs-1 blue-wild pot-bay`` (HS-16.18). ``bit`` is 1 << ``bed``."""

    __slots__ = ("bed", "bit", "seeds")

    def __init__(self, bed: int, seeds: Seeds) -> None:
        super().__init__(f"plant {BEDS[bed]} {names(seeds)}")
        self.bed: Final = bed
        self.bit: Final = 1 << bed
        self.seeds: Final = seeds


DONE: Final = Done("done")
BAG: Final = Bag("bag")
GIVE_CARD: Final = Give(CARD)
TAKE: Final = tuple(Take(place) for place in range(10))
"""``TAKE[place]``; places count from 1, so the first is never legal."""

RETURN: Final = tuple(Return(die) for die in range(COUNT))
GIVE: Final = tuple(Give(die) for die in range(COUNT))
GLOVE: Final = tuple(Glove(die) for die in range(COUNT))


@cache
def exchange(die: int, face: int) -> Exchange:
    """The one exchange of a die for a face, whether the die has it or not."""
    return Exchange(die, face)


@cache
def choice(die: int, face: int) -> Choice:
    """The one Gardener's Choice of a die and a face, whether the die has it or not."""
    return Choice(die, face)


@cache
def trowel(die: int, bed: int) -> Trowel:
    """The one planting of a die in a bed by a card's Trowel."""
    return Trowel(die, bed)


@cache
def yellow(die: int, bed: int) -> Yellow:
    """The one planting of a die in a bed by a yellow die."""
    return Yellow(die, bed)


@cache
def can(dice: Seeds, bed: int) -> Can:
    """The one trade of two dice, sorted, for a space of a bed."""
    return Can(dice, bed)


@cache
def drop(dice: Seeds) -> Drop:
    """The one return of these held dice, sorted."""
    return Drop(dice)


@cache
def keep(kept: Seeds, dropped: Seeds) -> Keep:
    """The one way to keep these new dice and return those held ones, both sorted."""
    return Keep(kept, dropped)


@cache
def pink(dice: Seeds) -> Pink:
    """The one throw of a pink die together with these dice, sorted."""
    return Pink(dice)


@cache
def plant(bed: int, seeds: Seeds) -> Plant:
    """The one planting of these seeds, sorted, in a bed."""
    return Plant(bed, seeds)


EXCHANGES: Final = tuple(tuple(exchange(die, face) for face in OTHER_FACES[die]) for die in range(COUNT))
"""The five exchanges of each die, were it to show the card's herb."""

CHOICES: Final = tuple(tuple(choice(die, face) for face in OTHER_FACES[die]) for die in range(COUNT))
"""The five choices of each die."""

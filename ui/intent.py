"""What the player means, in domain words: the same for mouse, keyboard and pad."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Hover:
    """The pointer or the focus rests on `target` (a domain id), or on nothing."""

    target: str | None


@dataclass(frozen=True, slots=True)
class Pick:
    """The player chooses `target`, or clicks beside everything (None)."""

    target: str | None


@dataclass(frozen=True, slots=True)
class Drop:
    """The player lets go of what is held over `target`, or over nothing."""

    target: str | None


@dataclass(frozen=True, slots=True)
class Confirm:
    """The player is content with the selection as it is."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """The player takes the last step of the selection back."""


Intent: TypeAlias = Hover | Pick | Drop | Confirm | Cancel

"""How the setup asks for a title's options: in words, the finer ones only on demand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from game.i18n import _
from rules.printed import OURS, PRINTED
from rules.title import Option

Value: TypeAlias = bool | int | str


@dataclass(frozen=True, slots=True)
class Phrase:
    """One option in words.

    ``values`` are those on offer now, each with its words (a switch needs none); ``tip`` says more,
    and ``finer`` that few will want to change it.
    """

    label: str
    values: tuple[tuple[Value, str], ...]
    tip: str = ""
    finer: bool = False


Phrases: TypeAlias = Callable[[Option, Sequence[str]], Phrase]
"""The phrase of an option; the names are those of the seats that take part."""


def plainly(option: Option, names: Sequence[str]) -> Phrase:  # noqa: ARG001 - few options speak of seats
    """An option as the rules name it, with the rule that describes it."""
    if option.id == PRINTED:
        return _printed(option)
    label = _("{name} ({rule})").format(name=_(option.name), rule=option.rule)
    return Phrase(label, tuple((value, value_words(value)) for value in option.values))


def _printed(option: Option) -> Phrase:
    """Whose components: there is such an option only where an owner's file is in the data folder."""
    words = {OURS: _("The program's own")}
    values = tuple((value, words.get(str(value), _("From your file"))) for value in option.values)
    tip = _("What is printed on boards, tiles and cards. Your file is in the data folder.")
    return Phrase(_("Printed values"), values, tip)


def value_words(value: Value) -> str:
    """A value as it stands: ``Random``, ``3``."""
    return _(value.replace("_", " ").capitalize()) if isinstance(value, str) else str(value)

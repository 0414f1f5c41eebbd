"""The options of Sunfield Farm in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import _
from game.scenes.phrases import Phrase, Value, plainly
from rules.printed import PRINTED
from rules.sunfield.options import ADVANCED, FIRST_PLAYER, MODE, RANDOM, SET_OF_SEAT
from rules.title import Option


def phrase(option: Option, names: Sequence[str]) -> Phrase:
    """Mode and first player for everybody; starting tiles and house rules on demand."""
    if option.id == MODE:
        tip = _("Advanced adds the farmer's way with its powers, and points for empty pastures.")
        return Phrase(_("Mode"), tuple((value, _mode(value)) for value in option.values), tip)
    if option.id == FIRST_PLAYER:
        seats = [(value, _seat(value, names)) for value in option.values if _takes_part(value, names)]
        return Phrase(_("Who begins"), tuple(seats))
    if option.id in SET_OF_SEAT:
        label = _("Starting tiles: {name}").format(name=names[SET_OF_SEAT.index(option.id)])
        values = tuple((value, _("Random") if value == RANDOM else str(value)) for value in option.values)
        return Phrase(label, values, _("Each player needs a set of their own."), finer=True)
    if option.id == PRINTED:
        return plainly(option, names)
    return Phrase(plainly(option, names).label, (), house_rules().get(option.id, ""), finer=True)


def house_rules() -> dict[str, str]:
    """What each house option changes."""
    return {
        "colour_is_animal": _("The colour of a tile is its animal: three colours in all."),
        "alt_cow": _("Other cow tiles come into the market: each mix of three vegetables once."),
        "bonus_per_three": _(
            "Every three clients of one colour or value bring the bonus, not only the first."
        ),
        "limited": _("Vegetables, animals and medals can run out."),
    }


def _mode(value: Value) -> str:
    return _("Advanced") if value == ADVANCED else _("Standard")


def _takes_part(value: Value, names: Sequence[str]) -> bool:
    return not isinstance(value, int) or value < len(names)


def _seat(value: Value, names: Sequence[str]) -> str:
    return names[value] if isinstance(value, int) else _("Random")

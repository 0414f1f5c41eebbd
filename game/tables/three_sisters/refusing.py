"""Refusals with the names that stand on the sheet in place of those of the notation."""

from __future__ import annotations

from game.tables.three_sisters.gifts import entries_words
from game.tables.three_sisters.words import crop_label, space_label, track_label
from rules.three_sisters.garden import CROP_OF_NAME
from rules.three_sisters.rondel import SPACE_OF_NAME
from rules.three_sisters.tracks import TRACK_OF_NAME
from rules.title import Refusal


def named_refusal(refusal: Refusal | None) -> Refusal | None:
    """The same refusal, said as a player would say it."""
    if refusal is None:
        return None
    values = {
        name: _said(name, value, begins=refusal.text.startswith(f"{{{name}}}"))
        for name, value in refusal.values.items()
    }
    return Refusal(refusal.rule, refusal.text, values)


def _said(name: str, value: str | int, *, begins: bool) -> str | int:
    text = str(value)
    if name == "owed":
        return entries_words(text.split(", "))
    if name in {"track", "item"} and text in TRACK_OF_NAME:
        return track_label(TRACK_OF_NAME[text])
    if name == "crop" and text in CROP_OF_NAME:
        label = crop_label(CROP_OF_NAME[text])
        return label if begins else label.lower()
    if name == "space" and text in SPACE_OF_NAME:
        return space_label(SPACE_OF_NAME[text]).lower()
    return value

"""Actions in words that tell them apart, for hints and for the list of one's choices."""

from __future__ import annotations

from game.i18n import _
from game.tables.three_sisters.icons import TRACK_PICTURES, crop_picture
from game.tables.three_sisters.prompts import action_words as plainly
from game.tables.three_sisters.telling import icon
from game.tables.three_sisters.words import space_label, track_label
from rules.three_sisters.actions import Bonus, Fill, Mulch, Plant, TakeDie
from rules.three_sisters.garden import crops_of
from rules.title import Action


def action_words(action: Action) -> str:
    """An action for whoever does it, with the pieces as pictures: ``Fill the iris``."""
    match action:
        case TakeDie(value=value, space=space):
            return _("Take die {value}, {space}").format(value=value, space=space_label(space).lower())
        case Plant(zone=zone, crops=crops, beside=beside):
            pictures = "".join(icon(crop_picture(crop)) for crop in crops_of(crops))
            text = _("Plant {crops} in zone {zone}").format(crops=pictures, zone=zone + 1)
            for other, crop in beside:
                text += _(", {crop} in zone {zone}").format(crop=icon(crop_picture(crop)), zone=other + 1)
            return text
        case Mulch(track=track):
            return _("Mulch for {picture} {track}").format(**_track(track))
        case Bonus(track=track):
            return _("Bonus for {picture} {track}").format(**_track(track))
        case Fill(track=track):
            return _("Fill {picture} {track}").format(**_track(track))
        case _:
            return plainly(action)


def _track(track: int) -> dict[str, str]:
    return {"picture": icon(TRACK_PICTURES[track]), "track": track_label(track).lower()}

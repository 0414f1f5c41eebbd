"""Plantings that are worth a thought: no two that come to the same, and none that leaves a crop out.

Corn not yet planted is all alike in a zone, and so are the beans that can be planted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules.three_sisters.actions import Plant
from rules.three_sisters.components import ZONES
from rules.three_sisters.garden import BEANS, CORN, FIRST_BEAN, FIRST_PUMPKIN
from rules.title import Action

_KINDS: Final[dict[Action, int]] = {}
"""For each planting met so far what it comes to: equal ones come to the same in any one state."""


def _kind(planting: Plant) -> int:
    crops = planting.crops
    kind = crops >> FIRST_PUMPKIN << 3 | (crops & CORN).bit_count()
    kind = kind << 3 | (crops & BEANS).bit_count()
    for zone, crop in planting.beside:
        name = 0 if crop < FIRST_BEAN else 1 if crop < FIRST_PUMPKIN else crop
        kind = kind << 7 | zone << 4 | name + 1
    return kind * ZONES + planting.zone


def plain_plantings(actions: Sequence[Action]) -> Sequence[Action]:
    """The actions without the plantings that need no thought."""
    if len(actions) < 3:
        return actions
    most = [0] * ZONES
    met = False
    for action in actions:
        if isinstance(action, Plant):
            met = True
            most[action.zone] = max(most[action.zone], action.count)
    if not met:
        return actions
    found: list[Action] = []
    seen: set[int] = set()
    for action in actions:
        if isinstance(action, Plant):
            if action.count < most[action.zone]:
                continue
            kind = _KINDS.get(action)
            if kind is None:
                kind = _KINDS[action] = _kind(action)
            if kind in seen:
                continue
            seen.add(kind)
        found.append(action)
    return found

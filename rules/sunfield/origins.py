"""Where what is printed on tiles and cards comes from: the rows of ``components.toml``, summed up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeAlias

from rules.sunfield.components import ClientSpec, LivestockSpec, ReputationSpec, TileSpec, own_components
from rules.title import Origin

_Row: TypeAlias = TileSpec | ClientSpec | ReputationSpec | LivestockSpec

_SOURCE_OF_WORD: Final = {"RULEBOOK": "document", "DEDUCED": "deduced", "PROPOSED": "ours"}

_NUMBERS: Final = (
    Origin("document", "every count of tiles, cards, tokens and seeds, every cost and the ten powers"),
    Origin("document", "all scoring but the five points of a reputation tile; the fields blue and brown"),
    Origin("document", "three tiles in a starting set, a pig in the middle, tokens on two of the spaces"),
    Origin("deduced", "medals of 3 and of 1 on each client space; which two colours a reputation tile shows"),
    Origin("ours", "the other colours of fields and clients; five points for a reputation tile"),
    Origin("ours", "tokens never run out; each bonus counts once (house rules offer the other way)"),
)
"""What the head of the file says of its numbers."""


@cache
def own_origins() -> tuple[Origin, ...]:
    """The origins of the numbers, then those of each kind of piece."""
    box = own_components()
    groups: tuple[tuple[str, Sequence[_Row]], ...] = (
        ("starting tiles", box.starting),
        ("market tiles", box.tiles),
        ("other cow tiles (a house rule)", box.alt_cows),
        ("clients", box.clients),
        ("reputation tiles", box.reputation),
        ("livestock cards", box.livestock),
    )
    return (*_NUMBERS, *(origin for name, rows in groups for origin in _of_group(name, rows)))


def _of_group(name: str, rows: Sequence[_Row]) -> list[Origin]:
    """One origin for each source and aspect that the rows name: ``C01, C04 (vegetables)``."""
    found: dict[tuple[str, str], list[str]] = {}
    for row in rows:
        for part in row.status.split(";"):
            source, aspect = _read(part)
            found.setdefault((source, aspect), []).append(row.id)
    return [
        Origin(source, f"{_count(ids, rows)} {name}{': ' if aspect else ''}{aspect}{_listed(ids, rows)}")
        for (source, aspect), ids in found.items()
    ]


def _read(part: str) -> tuple[str, str]:
    """Source and aspect: ``RULEBOOK example (animals)``, ``powers PROPOSED``."""
    words = part.replace("(", " ").replace(")", " ").split()
    (keyword,) = (word for word in words if word in _SOURCE_OF_WORD)
    aspect = " ".join(word for word in words if word not in (keyword, "example"))
    return _SOURCE_OF_WORD[keyword], aspect and f"the {aspect}"


def _count(ids: Sequence[str], rows: Sequence[_Row]) -> str:
    return f"all {len(rows)}" if len(ids) == len(rows) else f"{len(ids)} of {len(rows)}"


def _listed(ids: Sequence[str], rows: Sequence[_Row]) -> str:
    """The names of few pieces; of many those that are not meant."""
    if len(ids) == len(rows):
        return ""
    if len(ids) <= len(rows) // 2:
        return f" ({', '.join(ids)})"
    others = [row.id for row in rows if row.id not in ids]
    return f" (not {', '.join(others)})"

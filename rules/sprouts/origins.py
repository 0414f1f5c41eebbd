"""Where what is printed on board and cards comes from: the rows of ``components.toml``, summed up."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from rules.title import Origin

_SOURCE_OF_WORD: Final = {
    "rulebook": "document",
    "review": "review",
    "derived": "deduced",
    "PROPOSED": "ours",
}

_NUMBERS: Final = (
    Origin("document", "dice and their sides, number of pieces, rounds, limits, lemonade and levels alone"),
    Origin("document", "points for herbs and flowers left over; the four gardens and what they ask for"),
    Origin("ours", "a wild left over counts as any herb"),
)
"""What the comments of the file say of its numbers."""


@cache
def own_origins() -> tuple[Origin, ...]:
    """The origins of the numbers, of the beds, their points, and the cards."""
    file = tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))
    beds = [bed for garden in file["garden"] for bed in garden["bed"]]
    names = [bed["id"].replace("_", "-") for bed in beds]
    spaces = [
        (f"{name} for {points}", source)
        for name, bed in zip(names, beds, strict=True)
        for points, source in zip(bed["vp"], bed["vp_source"], strict=True)
    ]
    return (
        *_NUMBERS,
        *_of_rows("beds", ((name, bed["bed_source"]) for name, bed in zip(names, beds, strict=True))),
        *_of_rows("spaces with their points", spaces),
        *_of_rows("tool cards", ((card["id"], card["source"]) for card in file["tool_card"])),
        *_of_rows("Rival cards", ((card["id"], card["source"]) for card in file["rival_card"])),
    )


def _of_rows(what: str, rows: Iterable[tuple[str, str]]) -> list[Origin]:
    """One origin for each source; what is ours is counted, and the rest named."""
    found: dict[str, list[str]] = {}
    for name, source in rows:
        found.setdefault(_SOURCE_OF_WORD[source], []).append(name)
    total = sum(len(names) for names in found.values())
    origins = []
    for source, names in found.items():
        count = f"all {total}" if len(names) == total else f"{len(names)} of {total}"
        listed = "" if source == "ours" else f" ({', '.join(names)})"
        origins.append(Origin(source, f"{count} {what}{listed}"))
    return origins

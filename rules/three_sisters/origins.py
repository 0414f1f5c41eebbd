"""Where what is printed on sheet and board comes from: the sources in ``components.toml``."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from rules.title import Origin


@cache
def own_origins() -> tuple[Origin, ...]:
    """Nearly everything can be read off pictures of the sheet; a few coins are too small on them."""
    file = tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))
    sources = file["garden"]["pumpkins"]["goods_source"]
    inferred = sum(source == "inferred" for source in sources)
    return (
        Origin("document", "the whole board and sheet: rondel, market, garden, tracks, events and scoring"),
        Origin(
            "deduced",
            f"the goods of {inferred} of {len(sources)} pumpkins, too small to be read on any picture",
        ),
    )

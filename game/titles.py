"""The registry of titles: one line each."""

from __future__ import annotations

from typing import Final

from rules import fistful, sprouts, sunfield, three_sisters
from rules.title import Title

TITLES: Final[tuple[Title, ...]] = (three_sisters.TITLE, sunfield.TITLE, fistful.TITLE, sprouts.TITLE)
"""Every title that can be played, in the order in which the menu shows them."""


class UnknownTitleError(ValueError):
    """An id that no title has. Its text is one clear sentence."""


def title_of(title_id: str) -> Title:
    """The title called ``title_id``; raises :class:`UnknownTitleError`."""
    for title in TITLES:
        if title.meta.id == title_id:
            return title
    ids = ", ".join(title.meta.id for title in TITLES)
    raise UnknownTitleError(f"There is no title {title_id[:40]!r}; the titles are: {ids}.")

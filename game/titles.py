"""The registry of titles: one line each, and which components each is played with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from rules import fistful, sprouts, sunfield, three_sisters
from rules.title import Title

TITLES: Final[tuple[Title, ...]] = (three_sisters.TITLE, sunfield.TITLE, fistful.TITLE, sprouts.TITLE)
"""Every title that can be played, in the order in which the menu shows them, with our own components."""

WITH_FILE: Final[Mapping[str, Callable[[str], Title]]] = {
    "sunfield": sunfield.title_with,
    "sprouts": sprouts.title_with,
}
"""The titles with values of our own, that an owner's file can replace; each raises ``ComponentsError``."""

_texts: Final[dict[str, str]] = {}


class UnknownTitleError(ValueError):
    """An id that no title has. Its text is one clear sentence."""


def title_of(title_id: str) -> Title:
    """The title called ``title_id`` as it is played here; raises :class:`UnknownTitleError`."""
    return title_with(title_id, _texts.get(title_id))


def played_titles() -> tuple[Title, ...]:
    """:data:`TITLES` as they are played here: with the owner's components beside ours."""
    return tuple(title_of(title.meta.id) for title in TITLES)


@lru_cache(maxsize=16)
def title_with(title_id: str, text: str | None) -> Title:
    """A title that also has the components of an owner's file; the same text gives the same object.

    Raises :class:`UnknownTitleError`, and ``ComponentsError`` for a bad file.
    """
    if text is not None and title_id in WITH_FILE:
        return WITH_FILE[title_id](text)
    for title in TITLES:
        if title.meta.id == title_id:
            return title
    ids = ", ".join(title.meta.id for title in TITLES)
    raise UnknownTitleError(f"There is no title {title_id[:40]!r}; the titles are: {ids}.")


def owner_text(title_id: str) -> str | None:
    """The text of the owner's file that a title is played with here; None for our own components."""
    return _texts.get(title_id)


def play_with(texts: Mapping[str, str]) -> None:
    """From now on the titles named are played with these owner's files, all others with our components."""
    _texts.clear()
    _texts.update(texts)

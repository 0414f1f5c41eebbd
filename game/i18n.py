"""Texts in the player's language, by gettext. English sentences are the sources."""

from __future__ import annotations

import gettext as _gettext
from typing import Final

from game.folders import assets_folder

DOMAIN: Final = "allotment"

_translations: _gettext.NullTranslations = _gettext.NullTranslations()


def use_language(language: str | None = None) -> None:
    """Speaks ``language`` (``de``, ``fr``…); None asks the system. English where there is no other."""
    global _translations  # noqa: PLW0603 - one language at a time for the whole program
    languages = None if language is None else [language]
    try:
        _translations = _gettext.translation(
            DOMAIN, str(assets_folder() / "locale"), languages, fallback=True
        )
    except (OSError, ValueError, UnicodeError):
        _translations = _gettext.NullTranslations()  # a damaged catalogue


def _(text: str) -> str:
    """``text`` in the player's language."""
    return _translations.gettext(text) if text else ""


def ngettext(one: str, many: str, count: int) -> str:
    """The form for ``count`` things, in the player's language."""
    return _translations.ngettext(one, many, count)

"""The system's clipboard, as far as there is one."""

from __future__ import annotations

import pygame

MAX_TEXT = 2_000_000


def copy(text: str) -> bool:
    """Put a text there; say whether that could be done."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError, NotImplementedError):
        return False
    return True


def paste() -> str:
    """Return the text there; empty without one."""
    try:
        return pygame.scrap.get_text()[:MAX_TEXT]
    except (pygame.error, AttributeError, NotImplementedError, UnicodeError):
        return ""

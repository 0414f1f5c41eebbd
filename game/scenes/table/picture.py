"""A small picture of a table as it is left, for the library."""

from __future__ import annotations

import io
import logging
from typing import Final

import pygame

from game.library.pictures import FORMAT
from game.scenes.table.hooks import TableHooks

SIZE: Final = (352, 198)

_log = logging.getLogger(__name__)


def picture_of(table: TableHooks) -> bytes | None:
    """The table as a PNG; None where it would show somebody's secrets to somebody else.

    It is drawn when the table is left, also because the table failed: then there is none.
    """
    shares_secrets = len(table.turns.persons) > 1 and table.match.title.meta.has_secrets
    if shares_secrets or not table.layout:
        return None
    try:
        surface = pygame.Surface(table.context.viewport.size)
        table.draw(surface)
        file = io.BytesIO()
        pygame.image.save(pygame.transform.smoothscale(surface, SIZE), file, FORMAT)
    except Exception:  # noqa: BLE001 - whatever failed at the table must not fail again at its end
        _log.exception("A table could not be pictured.")
        return None
    return file.getvalue()

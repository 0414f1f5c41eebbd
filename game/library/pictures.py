"""Small pictures of tables as they were left."""

from __future__ import annotations

from typing import Final

from game.library.database import Database

MAX_BYTES: Final = 1_000_000
FORMAT: Final = ".png"


def put(database: Database, match_id: int, image: bytes | None) -> None:
    """Keeps the picture of a match in the stead of an older one; None keeps none."""
    with database.writing() as connection:
        connection.execute("DELETE FROM pictures WHERE match_id = ?", (match_id,))
        if image is not None and len(image) <= MAX_BYTES:
            connection.execute("INSERT INTO pictures (match_id, image) VALUES (?, ?)", (match_id, image))


def picture_of(database: Database, match_id: int) -> bytes | None:
    """The picture of a match, None without one."""
    row = database.row(
        "SELECT image FROM pictures WHERE match_id = ? AND length(image) <= ?", match_id, MAX_BYTES
    )
    return row[0] if row is not None and isinstance(row[0], bytes) else None

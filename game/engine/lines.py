"""One request a line: reading lines of any kind, and writing answers."""

from __future__ import annotations

from typing import Final

MAX_LINE_BYTES: Final = 1_000_000
"""Longer lines are refused unread."""

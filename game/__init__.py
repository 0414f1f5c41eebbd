"""The program: the table, the computer players, the engine protocol and the command line."""

from __future__ import annotations

from typing import Final

VERSION: Final = "0.1.0"
"""The version of Allotment, as pyproject.toml has it."""

"""The one catalogue in which the parts of Three Sisters allot their features."""

from __future__ import annotations

from typing import Final

from game.ai.features import Catalogue

CATALOGUE: Final = Catalogue()
"""Filled when the modules that know a part of the sheet are imported."""

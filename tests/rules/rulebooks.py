"""The rulebooks for players, read the way the tests need them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "assets" / "rulebooks" / "en"
RULE = re.compile(r"^- \*\*([A-Z]{2}-[0-9]+\.[0-9]+)", re.MULTILINE)
MENTION = re.compile(r"\b[A-Z]{2}-[0-9]+\.[0-9]+\b")

RULEBOOKS = sorted(FOLDER.glob("*.md"))


@cache
def rules_of(rulebook: Path) -> tuple[str, ...]:
    """The ids of the numbered rules, in the order of the book."""
    return tuple(RULE.findall(rulebook.read_text("utf-8")))


@cache
def every_rule() -> frozenset[str]:
    """The ids of all numbered rules of all rulebooks."""
    return frozenset(rule for rulebook in RULEBOOKS for rule in rules_of(rulebook))


@cache
def titles_with_rulebook() -> frozenset[str]:
    """The ids of the titles that have a rulebook."""
    return frozenset(rulebook.stem for rulebook in RULEBOOKS)

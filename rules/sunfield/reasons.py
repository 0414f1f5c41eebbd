"""The form of a refusal, and the reasons that several actions share."""

from __future__ import annotations

from collections.abc import Mapping

from rules.title import Refusal


def because(code: str, rule: str, text: str, **values: str | int) -> Refusal:
    """A refusal with the rulebook's word ``code`` for its reason."""
    return Refusal(rule, text, {"code": code, **values})


def lacking(rule: str, short: Mapping[str, int]) -> Refusal:
    """Vegetables are missing in the barrow: ``short`` says how many of each."""
    missing = ", ".join(f"{count} {name}" for name, count in short.items() if count > 0)
    return because("no-vegetables", rule, "Your barrow is short of {missing}.", missing=missing)


def no_supply(piece: str) -> Refusal:
    """Under ``limited`` the supply has none left (SF-14.7)."""
    return because("no-supply", "SF-14.7", "The supply has no {piece} left.", piece=piece)

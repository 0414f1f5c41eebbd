"""A request, its kind and its fields, checked as they are read."""

from __future__ import annotations

from typing import Final

from game.engine.lines import RequestError
from game.match import MAX_SEED
from game.titles import UnknownTitleError, title_of
from rules.title import Json, Title

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "titles": (),
    "new": ("title", "players", "options", "seed", "chance"),
    "load": ("title", "position", "seed", "chance"),
    "state": ("player",),
    "apply": ("action", "chance"),
    "why": ("action",),
    "undo": (),
    "scores": (),
    "think": ("level", "character", "seconds", "iterations", "seed"),
    "stop": (),
    "quit": (),
}
"""Every kind of request and the fields it may have, besides ``do`` and ``id``."""

MAX_OUTCOMES: Final = 10_000


class Request:
    """One request. Reading a field of the wrong type or range raises :class:`RequestError`."""

    def __init__(self, fields: dict[str, Json]) -> None:
        self._fields = fields
        self.do = self._kind()
        for name in fields:
            if name not in ("do", "id", *FIELDS[self.do]):
                known = ", ".join(FIELDS[self.do]) or "no fields"
                raise RequestError(f"'{self.do}' has no field {name!r}; it takes: {known}.")

    def _kind(self) -> str:
        kind = self._fields.get("do")
        if not isinstance(kind, str) or kind not in FIELDS:
            raise RequestError(f"'do' should be one of: {', '.join(FIELDS)}.")
        return kind

    def has(self, name: str) -> bool:
        """Whether the field was given."""
        return name in self._fields

    def text(self, name: str) -> str:
        """A field that must be a text."""
        value = self._fields.get(name)
        if not isinstance(value, str):
            raise RequestError(f"'{name}' should be a text.")
        return value

    def whole(self, name: str, low: int, high: int) -> int:
        """A field that must be a whole number from ``low`` to ``high``."""
        value = self._fields.get(name)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise RequestError(f"'{name}' should be a whole number from {low} to {high}.")
        return value

    def number(self, name: str, low: float, high: float) -> float:
        """A field that must be a number from ``low`` to ``high``."""
        value = self._fields.get(name)
        if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
            raise RequestError(f"'{name}' should be a number from {low:g} to {high:g}.")
        return float(value)

    def seed(self) -> int | None:
        """The seed, if one was given."""
        return self.whole("seed", 0, MAX_SEED) if self.has("seed") else None

    def options(self) -> dict[str, Json]:
        """The options; none when not given."""
        value = self._fields.get("options", {})
        if not isinstance(value, dict):
            raise RequestError("'options' should be an object.")
        return value

    def chance(self) -> tuple[str, ...]:
        """The scripted outcomes in their order."""
        listed = self._fields.get("chance", [])
        if not isinstance(listed, list) or len(listed) > MAX_OUTCOMES:
            raise RequestError(f"'chance' should be a list of at most {MAX_OUTCOMES:,} outcomes.")
        outcomes: list[str] = []
        for outcome in listed:
            if isinstance(outcome, bool) or not isinstance(outcome, int | str):
                raise RequestError("An outcome in 'chance' is a text or a whole number.")
            outcomes.append(str(outcome))
        return tuple(outcomes)

    def position(self) -> Json:
        """The position, unchecked: the title reads it."""
        if not self.has("position"):
            raise RequestError("'position' should be an object as 'state' gives it.")
        return self._fields["position"]

    def title(self) -> Title:
        """The title asked for; for a position it may be left out."""
        name = self._fields.get("title")
        position = self._fields.get("position")
        if name is None and isinstance(position, dict):
            name = position.get("title")
        if not isinstance(name, str):
            raise RequestError("'title' should be the id of a title.")
        try:
            return title_of(name)
        except UnknownTitleError as error:
            raise RequestError(str(error)) from None


def id_of(fields: dict[str, Json]) -> dict[str, Json]:
    """The request's ``id`` for the answer to carry; raises :class:`RequestError` for an odd one."""
    if "id" not in fields:
        return {}
    value = fields["id"]
    if value is not None and (isinstance(value, bool) or not isinstance(value, int | str)):
        raise RequestError("An 'id' is a text or a whole number.")
    return {"id": value}

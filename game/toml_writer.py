"""Writes the plain part of TOML that settings need; ``tomllib`` reads it back."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

Toml: TypeAlias = "bool | int | str | Sequence[Toml] | Mapping[str, Toml]"
"""What can be written: no floats, dates or lists of tables."""

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def write(table: Mapping[str, Toml]) -> str:
    """``table`` as TOML: first its values, then its tables, each under its heading."""
    return "\n".join(_lines(table, ())) + "\n"


def _lines(table: Mapping[str, Toml], path: tuple[str, ...]) -> list[str]:
    lines = [
        f"{_key(name)} = {_value(value)}" for name, value in table.items() if not isinstance(value, Mapping)
    ]
    for name, value in table.items():
        if isinstance(value, Mapping):
            below = (*path, name)
            lines += ["", f"[{'.'.join(_key(part) for part in below)}]", *_lines(value, below)]
    return lines


def _value(value: Toml) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case str():
            return _text(value)
        case Mapping():
            raise TypeError("A table within a list is not written.")
        case _:
            return f"[{', '.join(_value(each) for each in value)}]"


def _key(name: str) -> str:
    """A bare key where TOML allows it, else a quoted one."""
    return name if _BARE.fullmatch(name) else _text(name)


def _text(text: str) -> str:
    """A basic string: what JSON writes, with the one character more that TOML forbids in it."""
    whole = text.encode("utf-8", "replace").decode()
    return json.dumps(whole, ensure_ascii=False).replace("\x7f", "\\u007f")

"""The few kinds of Markdown that our own texts use, as the small HTML of a text box."""

from __future__ import annotations

import html
import re
from typing import Final

from ui.theme import heading_html

_BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
_CODE: Final = re.compile(r"`(.+?)`")
_LINK: Final = re.compile(r"\[(.+?)\]\((.+?)\)")


def to_html(text: str, u: float) -> str:
    """Headings, paragraphs, lists and drawings in code blocks; links lose their targets."""
    parts: list[str] = []
    code: list[str] | None = None
    for line in text.splitlines():
        if line.startswith("```"):
            if code is not None:
                parts.append(drawing("\n".join(code)))
                code = None
            else:
                code = []
        elif code is not None:
            code.append(line)
        else:
            parts.append(block(line, u))
    return "".join(parts)


def block(line: str, u: float) -> str:
    """One line of text as a block of its own."""
    stripped = line.strip()
    if not stripped:
        return "<br>"
    heading = re.match(r"(#{1,3}) (.+)", stripped)
    if heading:
        return f"{heading_html(heading[2], u, len(heading[1]))}<br>"
    if stripped.startswith("- "):
        return f"\N{MIDDLE DOT} {inline(stripped[2:])}<br>"
    return f"{inline(stripped)}<br>"


def inline(text: str) -> str:
    """Bold, code and links inside a line."""
    safe = html.escape(_LINK.sub(r"\1", text), quote=False)
    return _CODE.sub(r"<b>\1</b>", _BOLD.sub(r"<b>\1</b>", safe))


def drawing(text: str) -> str:
    """A drawing in a code block, its columns kept apart by wide spaces."""
    lines = [html.escape(line, quote=False).replace(" ", "\N{NO-BREAK SPACE}") for line in text.splitlines()]
    return "".join(f"<b>{line}</b><br>" for line in lines)

"""Components files in the data folder: whoever owns a game can play with what is really printed.

A file is read when a process starts; one that cannot be played with is refused in a sentence, and
the title goes on with the program's own components.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.i18n import _
from game.titles import WITH_FILE, play_with, title_with
from rules.printed import ComponentsError

MAX_BYTES: Final = 400_000
"""A file that is longer is not even read."""


class _Unreadable(Exception):  # noqa: N818 - a finding
    """Why a file cannot be read, in a sentence."""


def file_name(title_id: str) -> str:
    """What the owner's file of a title is called: ``sunfield.toml``."""
    return f"{title_id}.toml"


def take(folder: Path) -> list[str]:
    """Reads the owner's files in ``folder`` and puts them in force; a sentence for each refused."""
    texts: dict[str, str] = {}
    refusals: list[str] = []
    for title_id in WITH_FILE:
        name = file_name(title_id)
        try:
            text = _text(folder / name)
            if text is not None:
                title_with(title_id, text)
                texts[title_id] = text
        except (ComponentsError, _Unreadable) as error:
            refusals.append(
                _("{name} in your data folder is not used until this is put right: {why}").format(
                    name=name, why=_lowered(str(error))
                )
            )
    play_with(texts)
    return refusals


def _text(path: Path) -> str | None:
    """The text of a file; None when there is no such file."""
    if not path.exists() and not path.is_symlink():
        return None
    if not path.is_file():
        raise _Unreadable(_("It should be a file, and it is something else."))
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise _Unreadable(_("It cannot be read ({why}).").format(why=why)) from error
    if len(raw) > MAX_BYTES:
        raise _Unreadable(
            _("It is larger than {most:,} bytes, which no components file is.").format(most=MAX_BYTES)
        )
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise _Unreadable(
            _("Line {line} is not UTF-8 text: save the file as UTF-8.").format(line=line)
        ) from error


def _lowered(sentence: str) -> str:
    """A sentence as the second half of another: names in capitals stay as they are."""
    first, _space, _rest = sentence.partition(" ")
    return sentence[:1].lower() + sentence[1:] if first[1:].islower() or len(first) == 1 else sentence

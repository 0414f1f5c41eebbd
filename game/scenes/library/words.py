"""Dates, names and rules in words, as the pages of the library write them."""

from __future__ import annotations

import datetime as dt

from game.ai.levels import LEVELS
from game.i18n import _
from game.library.entries import Entry, options_of
from game.seats import PERSON
from game.titles import UnknownTitleError, title_of
from rules.printed import PRINTED
from rules.title import Title


def known(title_id: str) -> Title | None:
    """The title called so; None for one that this program does not have."""
    try:
        return title_of(title_id)
    except UnknownTitleError:
        return None


def title_words(title_id: str) -> str:
    """The name of a title."""
    title = known(title_id)
    return title_id if title is None else title.meta.name


def month_words(month: int) -> str:
    """The name of a month, 1 to 12."""
    names = (
        _("January"),
        _("February"),
        _("March"),
        _("April"),
        _("May"),
        _("June"),
        _("July"),
        _("August"),
        _("September"),
        _("October"),
        _("November"),
        _("December"),
    )
    return names[month - 1]


def day_words(day: dt.date, today: dt.date) -> str:
    """``today``, ``yesterday``, ``30 November 2026``."""
    if day == today:
        return _("today")
    if (today - day).days == 1:
        return _("yesterday")
    return _("{day} {month} {year}").format(day=day.day, month=month_words(day.month), year=day.year)


def moment_at(milliseconds: int) -> dt.datetime | None:
    """A time of the library where the player is; None for one that no calendar has."""
    try:
        return dt.datetime.fromtimestamp(milliseconds / 1000, dt.UTC).astimezone()
    except (ValueError, OverflowError, OSError):
        return None


def when_words(milliseconds: int, today: dt.date) -> str:
    """A moment in the player's own time: ``today, 17:05``."""
    moment = moment_at(milliseconds)
    if moment is None:
        return ""
    return _("{day}, {time}").format(day=day_words(moment.date(), today), time=f"{moment:%H:%M}")


def kind_words(kind: str) -> str:
    """Who plays: a person, or the name of a level."""
    if kind == PERSON:
        return _("Person")
    return next((_(level.name) for level in LEVELS if level.id == kind), kind)


def mode_words(title_id: str, mode: str) -> str:
    """How a match was played: ``As printed``, or the options that were chosen instead."""
    chosen = options_of(mode)
    if not chosen:
        return _("As printed")
    title = known(title_id)
    names = {option.id: _(option.name) for option in title.meta.options} if title is not None else {}
    names[PRINTED] = _("Printed values")  # also where the owner's file is gone
    parts = []
    for option, value in chosen.items():
        name = names.get(option, option)
        parts.append(name if value is True else _("{name}: {value}").format(name=name, value=value))
    return ", ".join(parts)


def duration_words(seconds: float) -> str:
    """``2 h 5 min``."""
    minutes = round(seconds / 60)
    if minutes < 60:
        return _("{minutes} min").format(minutes=minutes)
    return _("{hours} h {minutes} min").format(hours=minutes // 60, minutes=minutes % 60)


def mark_words(entry: Entry) -> str:
    """What is special about a match; empty for an ordinary one."""
    marks = []
    if entry.daily is not None:
        marks.append(_("daily deal of {day}").format(day=entry.daily))
    if entry.origin == "import":
        marks.append(_("imported"))
    if entry.origin == "branch":
        marks.append(_("played on from a replay"))
    if entry.takes_back:
        marks.append(_("with taking back further"))
    if entry.hinted:
        marks.append(_("with hints"))
    return ", ".join(marks)

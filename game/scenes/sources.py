"""What is printed on the pieces, and whose it is: the published game's, or ours."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from game.i18n import _
from game.owner_files import file_name
from game.scenes.form_scene import FormScene
from game.scenes.markup import to_html
from game.titles import WITH_FILE, owner_text, played_titles
from rules.title import SOURCES, Title
from ui.form import Form
from ui.layout import column
from ui.scene import Pop, Transition
from ui.viewport import Viewport
from ui.widget import FormEvent


class SourcesScene(FormScene):
    """For each title which printed values are its document's, and which we made up."""

    size = (980, 680)

    @property
    def heading(self) -> str:
        return _("What is printed, and whose it is")

    def compose(self, form: Form, viewport: Viewport) -> None:
        text, button = column(self.body(viewport), [0, viewport.px(54)], viewport.px(10))
        words = to_html(page(played_titles(), self.doors.records_folder.parent), viewport.u)
        form.text_box("text", words, text, spoken=self.heading)
        button.width = min(button.width, viewport.px(260))
        button.centerx = text.centerx
        form.button("back", _("Back"), button, "primary", "shared/icon_left")
        form.focus("back")

    def on(self, event: FormEvent) -> Transition | None:
        return Pop() if event.kind == "pressed" else None


def page(titles: Iterable[Title], folder: Path) -> str:
    """The page as Markdown; ``folder`` is the data folder."""
    parts = [
        _(
            "What stands on tiles, cards and boards is not public for every game. Where we do not know it,"
            " we made up values of our own and tuned them. Here is which ones: nobody may take those for"
            " what is printed in the published games."
        )
    ]
    parts += [_section(title, folder) for title in titles]
    return "\n\n".join(parts)


def _section(title: Title, folder: Path) -> str:
    lines = [f"## {title.meta.name}", ""]
    if title.meta.id in WITH_FILE:
        lines += [_file_words(title.meta.id, folder), ""]
    origins = title.origins()
    for source in SOURCES:
        pieces = [origin.pieces for origin in origins if origin.source == source]
        if pieces:
            lines += [f"**{_heading(source)}**", *(f"- {each}" for each in pieces), ""]
    return "\n".join(lines).rstrip()


def _heading(source: str) -> str:
    return {
        "document": _("From the published rules or pictures"),
        "review": _("From public reviews"),
        "deduced": _("Follows from other numbers"),
        "ours": _("Ours"),
    }[source]


def _file_words(title_id: str, folder: Path) -> str:
    """Whether an owner's file is in use, and what to do to have one."""
    name = file_name(title_id)
    if owner_text(title_id) is not None:
        return _(
            "**Your file {name} is in use**: new matches are played with its printed values, unless you"
            " choose ours when you begin one. Daily deals are always played with ours."
        ).format(name=name)
    return _(
        "If you own the game, you can play with what is really printed: write it into a file {name}, of the"
        " form of {form} among the program's files, and put it into the folder {folder}."
    ).format(name=name, form=f"rules/{title_id}/components.toml", folder=folder)

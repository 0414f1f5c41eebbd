"""Who made what: the credits file itself, readable in the program."""

from __future__ import annotations

import logging

from game.i18n import _
from game.scenes.form_scene import FormScene
from game.scenes.markup import to_html
from ui.assets import MissingAsset
from ui.form import Form
from ui.layout import column, row
from ui.scene import Pop, Push, Transition
from ui.viewport import Viewport
from ui.widget import FormEvent

_log = logging.getLogger(__name__)


class CreditsScene(FormScene):
    """The text of CREDITS.md."""

    size = (980, 680)

    @property
    def heading(self) -> str:
        return _("Credits")

    def compose(self, form: Form, viewport: Viewport) -> None:
        text, button = column(self.body(viewport), [0, viewport.px(54)], viewport.px(10))
        form.text_box(
            "text", to_html(self._credits().partition("\n")[2].strip(), viewport.u), text, spoken=_("Credits")
        )
        button.width = min(button.width, viewport.px(640))
        button.centerx = text.centerx
        sources, back = row(button, [round(button.width * 0.58), 0], viewport.px(12))
        form.button("sources", _("What is printed, and whose it is"), sources, "plain")
        form.button("back", _("Back"), back, "primary", "shared/icon_left")
        form.focus("back")

    def _credits(self) -> str:
        try:
            return self.context.art.assets.read("CREDITS.md").decode()
        except (MissingAsset, UnicodeDecodeError) as error:
            _log.warning("%s", error)
            return _("The credits cannot be read: please install the game again.")

    def on(self, event: FormEvent) -> Transition | None:
        if event.kind != "pressed":
            return None
        return Push(self.doors.sources()) if event.id == "sources" else Pop()

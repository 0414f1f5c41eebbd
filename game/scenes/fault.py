"""What a player sees when a scene failed: one sentence, and where the details are."""

from __future__ import annotations

from pathlib import Path

from game.i18n import _
from game.scenes.doors import Doors
from game.scenes.form_scene import FormScene
from ui.form import Form
from ui.layout import column
from ui.scene import Pop, Transition
from ui.viewport import Viewport
from ui.widget import FormEvent


class FaultScene(FormScene):
    """Says that something went wrong; the traceback is in the log file."""

    size = (620, 330)

    def __init__(self, doors: Doors, log_file: Path) -> None:
        super().__init__(doors)
        self._log_file = log_file

    @property
    def heading(self) -> str:
        return _("Something went wrong")

    def compose(self, form: Form, viewport: Viewport) -> None:
        words, place, button = column(self.body(viewport), [0, 0, viewport.px(56)], viewport.px(8))
        form.label(_("This part of the game failed. Everything else still works."), words, align="centre")
        form.label(
            _("What happened stands in {file}").format(file=self._log_file), place, px=15, align="centre"
        )
        form.button("go_on", _("To the menu"), button, "primary")
        form.focus("go_on")

    def on(self, event: FormEvent) -> Transition | None:
        return Pop() if event.kind == "pressed" else None

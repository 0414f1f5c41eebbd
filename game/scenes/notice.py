"""A dialog that says something: what is amiss, or what has been done."""

from __future__ import annotations

from game.i18n import _
from game.scenes.doors import Doors
from game.scenes.form_scene import FormScene
from ui.form import Form
from ui.layout import column
from ui.scene import Pop, Transition
from ui.viewport import Viewport
from ui.widget import FormEvent


class NoticeScene(FormScene):
    """A few sentences and one button."""

    over = True

    def __init__(self, doors: Doors, sentences: tuple[str, ...]) -> None:
        super().__init__(doors)
        self._sentences = sentences
        lines = sum(1 + len(sentence) // 62 for sentence in sentences)
        self.size = (620, 230 + 30 * lines)

    @property
    def heading(self) -> str:
        return _("A word")

    def compose(self, form: Form, viewport: Viewport) -> None:
        body = self.body(viewport)
        *texts, button = column(body, [*[0] * len(self._sentences), viewport.px(56)], viewport.px(8))
        for sentence, rect in zip(self._sentences, texts, strict=True):
            form.label(sentence, rect, px=18, align="centre")
        button.width = min(button.width, viewport.px(260))
        button.centerx = body.centerx
        form.button("go_on", _("Go on"), button, "primary", "shared/icon_check")
        form.focus("go_on")

    def on(self, event: FormEvent) -> Transition | None:
        return Pop() if event.kind == "pressed" else None

"""The settings: size of texts, screen, speed, sounds, motion, keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import pygame

from game.i18n import _
from game.scenes.doors import Doors
from game.scenes.form_scene import FormScene
from game.settings import SPEEDS, UI_SCALES
from ui.form import Form
from ui.keys import DEFAULTS, Keys, chord_of
from ui.layout import row
from ui.scene import Pop, Rescale, Transition
from ui.viewport import Viewport
from ui.widget import FormEvent, Value

Rows: TypeAlias = Iterator[pygame.Rect]

_VOLUMES = ("music_volume", "effects_volume", "ambience_volume")
_KEYS = tuple(DEFAULTS)
"""The named inputs, each of which something answers."""

_MODIFIERS = (
    pygame.K_LSHIFT,
    pygame.K_RSHIFT,
    pygame.K_LCTRL,
    pygame.K_RCTRL,
    pygame.K_LALT,
    pygame.K_RALT,
    pygame.K_LMETA,
    pygame.K_RMETA,
)


class SettingsScene(FormScene):
    """Every change is in force at once and kept when the scene is left."""

    size = (900, 680)

    def __init__(self, doors: Doors) -> None:
        super().__init__(doors)
        self._learning: str | None = None
        self._notice = ""

    @property
    def heading(self) -> str:
        return _("Settings")

    # --- the form -----------------------------------------------------------------------------------

    def compose(self, form: Form, viewport: Viewport) -> None:
        body = self.body(viewport)
        gap, bottom = viewport.px(8), viewport.px(54)
        area = pygame.Rect(body.left, body.top, body.width, body.height - bottom - viewport.px(10))
        line = viewport.px(46)
        count = 16 + len(_KEYS)
        with form.scroll(area, count * (line + gap), "settings") as inside:
            rows = iter(
                pygame.Rect(inside.left, inside.top + number * (line + gap), inside.width, line)
                for number in range(count)
            )
            self._compose_looks(form, viewport, rows)
            self._compose_sounds(form, viewport, rows)
            self._compose_keys(form, viewport, rows)
        left, right = row(
            pygame.Rect(body.left, body.bottom - bottom, body.width, bottom), 2, viewport.px(10)
        )
        form.button("reset_keys", _("Keys as at first"), left, "plain", "shared/icon_keyboard_ink")
        form.button("back", _("Done"), right, "primary", "shared/icon_check")
        if form.ring.focused is None:
            form.focus("back")

    def _labelled(self, form: Form, viewport: Viewport, rect: pygame.Rect, text: str) -> pygame.Rect:
        label, control = row(rect, [round(rect.width * 0.42), 0], viewport.px(10))
        form.label(text, label, px=17)
        return control

    def _heading(self, form: Form, rect: pygame.Rect, text: str) -> None:
        form.label(text, rect, style="head", px=20)

    def _compose_looks(self, form: Form, viewport: Viewport, rows: Rows) -> None:
        settings = self.doors.settings
        self._heading(form, next(rows), self._notice or _("What you see"))
        scales = [(str(scale), f"{scale} %") for scale in UI_SCALES]
        control = self._labelled(form, viewport, next(rows), _("Size of texts and buttons"))
        now = str(round(viewport.scale * 100))
        form.choice("ui_scale", _("Size of texts and buttons"), control, scales, now)
        form.toggle("fullscreen", _("Full screen"), next(rows), settings.fullscreen)
        names = {"off": _("Off"), "fast": _("Fast"), "normal": _("Normal"), "slow": _("Slow")}
        control = self._labelled(form, viewport, next(rows), _("Animations"))
        speeds = [(speed, names[speed]) for speed in SPEEDS]
        form.choice("animation_speed", _("Animations"), control, speeds, settings.animation_speed)
        form.toggle(
            "reduced_motion", _("Reduced motion: fade instead of moving"), next(rows), settings.reduced_motion
        )
        self._heading(form, next(rows), _("How you play"))
        form.toggle(
            "confirm_turn",
            _("Confirm what cannot be taken back"),
            next(rows),
            settings.confirm_turn,
            tip=_("The main button asks before your turn ends or something is revealed."),
        )
        form.toggle(
            "show_field_score", _("Show what scores for me now"), next(rows), settings.show_field_score
        )
        form.toggle(
            "show_choices",
            _("Show how good my choices are"),
            next(rows),
            settings.show_choices,
            tip=_("An Expert rates them. It counts as a hint: such a match is not in the statistics."),
        )

    def _compose_sounds(self, form: Form, viewport: Viewport, rows: Rows) -> None:
        settings = self.doors.settings
        self._heading(form, next(rows), _("What you hear"))
        names = {
            "music_volume": _("Music"),
            "effects_volume": _("Sounds of the table"),
            "ambience_volume": _("Garden in the background"),
        }
        for name in _VOLUMES:
            control = self._labelled(form, viewport, next(rows), names[name])
            value = float(getattr(settings, name))
            form.slider(name, names[name], control, value, low=0, high=100, step=5, show="{:.0f} %".format)
        form.toggle("mute", _("Mute everything"), next(rows), settings.mute)

    def _compose_keys(self, form: Form, viewport: Viewport, rows: Rows) -> None:
        self._heading(form, next(rows), _("Keys"))
        for name in _KEYS:
            control = self._labelled(form, viewport, next(rows), key_label(name))
            words = _("Press a key …") if self._learning == name else self.context.keys.label(name)
            form.button(f"key.{name}", words or _("none"), control, "plain", spoken=key_label(name))

    @property
    def typing(self) -> bool:
        """Whether the next key is learned or written, and means nothing else."""
        return self._learning is not None or super().typing

    # --- answers ------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> Transition | None:
        if self._learning is not None and event.type == pygame.KEYDOWN:
            self._learn(event)
            return None
        return super().handle(event)

    def on(self, event: FormEvent) -> Transition | None:
        if event.kind == "pressed":
            return self._pressed(event.id)
        if event.kind == "changed":
            return self._changed(event.id, event.value)
        return None

    def _pressed(self, name: str) -> Transition | None:
        if name == "back":
            return Pop()
        if name == "reset_keys":
            self.doors.settings.keys.clear()
            self._renew()
        elif name.startswith("key."):
            self._learning = name.removeprefix("key.")
            self.rebuild()
        return None

    def _changed(self, name: str, value: Value) -> Transition | None:
        settings = self.doors.settings
        match value:
            case bool():
                setattr(settings, name, value)
            case float() | int():
                setattr(settings, name, round(value))
            case str():
                setattr(settings, name, int(value) if name == "ui_scale" else value)
        window = self.context.window
        if name == "fullscreen" and window is not None and window.fullscreen != settings.fullscreen:
            window.toggle_fullscreen()
        self.doors.save_settings()
        return Rescale(settings.ui_scale / 100) if name == "ui_scale" else None

    def _learn(self, event: pygame.Event) -> None:
        """The next key pressed is the one for what was chosen; Esc leaves it as it is."""
        if event.key in _MODIFIERS:
            return
        name, self._learning = self._learning, None
        assert name is not None
        if event.key != pygame.K_ESCAPE or name == "cancel":
            keys = self.context.keys
            loser = keys.bind(name, chord_of(event))
            self.doors.settings.keys = changed_keys(keys)
            self._notice = (
                _("{key} now means: {what}; {other} has no key.").format(
                    key=keys.label(name), what=key_label(name).lower(), other=key_label(loser).lower()
                )
                if loser and not keys.label(loser)
                else ""
            )
        self._renew()

    def _renew(self) -> None:
        self.doors.save_settings()
        self.rebuild()


def key_label(name: str) -> str:
    """What a named input is called."""
    return {
        "up": _("Up"),
        "down": _("Down"),
        "left": _("Left"),
        "right": _("Right"),
        "next": _("Next"),
        "previous": _("Previous"),
        "confirm": _("Choose"),
        "cancel": _("Cancel, back"),
        "undo": _("Undo"),
        "redo": _("Redo"),
        "menu": _("Pause"),
        "log": _("What happened"),
        "hint": _("Hint"),
        "help": _("Rulebook"),
        "settings": _("Settings"),
        "speed": _("Animation speed"),
        "finish": _("Main button"),
        "choices": _("How good are my choices?"),
        "page": _("Turn the page"),
        "fullscreen": _("Full screen"),
        "mute": _("Mute"),
        "zoom_in": _("Larger"),
        "zoom_out": _("Smaller"),
        "page_up": _("Page up"),
        "page_down": _("Page down"),
    }.get(name, name)


def changed_keys(keys: Keys) -> dict[str, str]:
    """The bindings that differ from the defaults, as the settings keep them."""
    return {
        name: str(chords[0])
        for name, chords in keys.bindings.items()
        if chords and chords != DEFAULTS.get(name)
    }

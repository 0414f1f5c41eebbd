"""The table as a scene: what the keyboard can reach, and everything drawn in its order."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.i18n import _
from game.scenes.bar import BarLook, bar_height, draw_bar
from game.scenes.curtain import curtain_button, draw_curtain
from game.scenes.flights import draw_flights
from game.scenes.table.controls import CURTAIN, LINK, TableControls
from ui import bubble
from ui.brush import Brush
from ui.focus import FocusItem
from ui.layout import Placed
from ui.scene import Transition


class TableScene(TableControls):
    """A match at the table. Subclasses say where things lie, what they are called and how they look."""

    # --- focus --------------------------------------------------------------------------------------

    def focus_items(self) -> Sequence[FocusItem]:
        return self.ring.items

    def set_items(self) -> None:
        if self.log.open:
            self.log.lines = self._log_lines()
        self.ring.set_items(self._items())

    def _items(self) -> list[FocusItem]:
        if self.turns.curtain is not None:
            rect = curtain_button(self.context.viewport.u, self.context.viewport.rect)
            return [FocusItem(CURTAIN, rect, _("I am ready"))]
        items = self.interlude_items() if self.interlude is not None else self.table_items()
        why = self._refused
        if why is not None:
            place = next((number for number, item in enumerate(items, 1) if item.id == why.name), len(items))
            items.insert(place, FocusItem(LINK, why.link(self.context, self.layout), why.link_text, "link"))
        items = [*self.uncovered(items), *self.list_items()]
        if "button" in self.layout:
            label, enabled = self.button_label()
            items.append(FocusItem("button", self.layout["button"].rect, label, enabled=enabled))
        if self.log.open:
            items = self._around_log(items)
        names = {
            "menu": _("Menu"),
            "undo": _("Undo"),
            "redo": _("Redo"),
            "hint": _("Hint"),
            "choices": _("How good are my choices?"),
            "help": _("Rulebook"),
            "log": _("What happened"),
            "speed": _("Animation speed"),
            "settings": _("Settings"),
        }
        for slot, name in names.items():
            if f"bar.{slot}" in self.layout:
                enabled = slot not in self._idle_slots()
                items.append(FocusItem(f"bar.{slot}", self.layout[f"bar.{slot}"].rect, name, enabled=enabled))
        return items

    def _around_log(self, items: Sequence[FocusItem]) -> list[FocusItem]:
        """The lines of the log, and of the items those that it does not cover, or only at an edge."""
        viewport, lines = self.context.viewport, self.log.lines
        top = bar_height(viewport)
        drawer = self.log.area(viewport, top)
        return [item for item in items if not drawer.collidepoint(item.rect.center)] + [
            FocusItem(f"log.{number}", rect, lines[number].text, "line")
            for number, rect in self.log.rows(viewport, top)
        ]

    def _idle_slots(self) -> frozenset[str]:
        chosen = self.choice.begun
        off = set() if self.match.can_undo or chosen else {"undo"}
        if not self.match.can_redo:
            off.add("redo")
        if not self.may_advise:
            off.add("hint")
        if self.match.same_everywhere or self.moment is not None:
            off.add("choices")
        return frozenset(off)

    # --- the log ------------------------------------------------------------------------------------

    def _toggle_log(self) -> None:
        """Whoever opens it with keys or a pad is at its newest line."""
        super()._toggle_log()
        if self.log.open and self.ring.visible and self.log.lines:
            self.ring.focus(f"log.{len(self.log.lines) - 1}")

    def _key(self, name: str) -> Transition | None:
        if self.log.open and name in {"up", "down"}:
            self._scroll_towards(1 if name == "up" else -1)
        return super()._key(name)

    def _scroll_towards(self, steps: int) -> None:
        """The log follows the focus beyond its first or last line that is seen."""
        rows = self.log.rows(self.context.viewport, bar_height(self.context.viewport))
        edge = rows[0 if steps > 0 else -1][0] if rows else None
        if self.ring.focused == f"log.{edge}":
            self._wheel(None, steps)

    # --- drawing ------------------------------------------------------------------------------------

    def button_label(self) -> tuple[str, bool]:
        """What the main button says, and whether it does anything."""
        if self.moment is not None:
            return self.past_label, True
        if self.interlude is not None:
            return self.interlude.label, True
        completed = self.choice.completed
        if completed is not None:
            return self.confirm_label(completed), True
        thinking = self.turns.thinking
        if thinking is not None:
            return _("{name} is thinking").format(name=self.match.seats[thinking].name), False
        if self.match.outcome is not None:
            return _("The match is over"), False
        return self.idle_label(), False

    def draw(self, surface: pygame.Surface) -> None:
        brush = Brush(self.context, surface)
        curtain = self.turns.curtain
        if curtain is not None:
            draw_curtain(brush, self.match.seats[curtain], hot=self.pointer.over == CURTAIN)
            self.ring.draw(surface, self.context.art, self.context.viewport.u)
            return
        surface.blit(self._still_of(surface), (0, 0))
        self.draw_table(brush)
        draw_bar(brush, self.layout, self._bar_look())
        self.draw_advice(brush)
        draw_flights(brush, self.timeline.running)
        if self.held is not None:
            self.draw_held(brush, self.held, self.pointer.position)
        self._draw_log(brush)
        self.ring.draw(surface, self.context.art, self.context.viewport.u)
        if self._refused is not None:
            self._refused.draw(surface, self.context, self.layout)
        else:
            self._draw_hint(surface)

    def _ground_of(self, surface: pygame.Surface) -> pygame.Surface:
        if self._ground is None:
            self._ground = pygame.Surface(surface.get_size()).convert()
            self.draw_ground(Brush(self.context, self._ground))
        return self._ground

    def _still_of(self, surface: pygame.Surface) -> pygame.Surface:
        """The ground with everything that lies still, drawn anew only when it looks otherwise."""
        look = self.still_look()
        if self._still is None or look != self._still_look:
            self._still_look = look
            ground = self._ground_of(surface)
            if self._still is None:
                self._still = ground.copy()
            else:
                self._still.blit(ground, (0, 0))  # a new surface of this size costs more than the picture
            self.draw_still(Brush(self.context, self._still))
        return self._still

    def _bar_look(self) -> BarLook:
        look = self.bar_look()
        over = self.pointer.over
        hot = over.removeprefix("bar.") if over is not None and over.startswith("bar.") else None
        return BarLook(
            look.icon,
            look.name,
            look.round,
            look.round_short,
            self._notice or look.prompt,
            None if self._notice else look.emblem,
            self._idle_slots(),
            hot,
            hot if self.pointer.pressed else None,
        )

    def _draw_log(self, brush: Brush) -> None:
        if not self.log.open:
            return
        over = self.pointer.over
        hot = int(over.removeprefix("log.")) if over is not None and over.startswith("log.") else None
        self.log.draw(brush, bar_height(self.context.viewport), hot, self.moment)

    def _draw_hint(self, surface: pygame.Surface) -> None:
        """What the thing is that pointer or focus have rested on for a moment."""
        hint = self.hint() if self.hint_due else None
        if hint is None:
            return
        name, text = hint
        context = self.context
        bubble.draw(
            surface,
            context.art,
            context.fonts,
            bubble.Saying(text, "cream", px=15),
            anchor=self.layout.get(name, Placed(context.viewport.rect)).rect,
            area=context.viewport.rect,
            u=context.viewport.u,
        )

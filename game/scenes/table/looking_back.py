"""The log drawer at the table: its lines, and the table as it was."""

from __future__ import annotations

from game.i18n import _
from game.scenes.log import LogLine
from game.scenes.table.acting import TableActing
from rules.title import Event


class TableLog(TableActing):
    """What happened, line by line; a line shows the moment that it tells of."""

    def _toggle_log(self) -> None:
        self.log.open = not self.log.open
        self.log.lines = self._log_lines() if self.log.open else []
        if not self.log.open:
            self._look_at_present()
        self.set_items()

    def _log_lines(self) -> list[LogLine]:
        lines: list[LogLine] = []
        boundary = self.match.undo_boundary
        for moment, entry in enumerate(self.match.history, start=1):
            if moment == boundary + 1:
                words = _("From here on it can be taken back")
                lines.append(LogLine(words, boundary, heading=True))
            for event in map(self._seen, entry.events):
                text = None if event is None else self.log_line(event)
                if text and event is not None:
                    emblem = self._emblem_of(event, entry.player)
                    lines.append(LogLine(text, moment, emblem, heading=self.is_heading(event)))
        return lines

    def _emblem_of(self, event: Event, actor: int) -> str:
        """The emblem of the player whom an event is about, else of the one who caused it."""
        player = event.facts().get("player", actor)
        return self.match.seats[player if isinstance(player, int) else actor].emblem

    def _look_back(self, number: int) -> None:
        self.timeline.finish()
        self.moment = self.log.lines[number].moment
        if self.moment == self.match.action_count:
            self.moment = None
        self.refresh()

    def _look_at_present(self) -> None:
        self.moment = None
        self.refresh()

"""How scenes open one another without knowing one another."""

from __future__ import annotations

import datetime as dt
from pathlib import Path
from typing import Protocol

from game.library.daily import Deal
from game.library.keeper import Keeper
from game.match import Match
from game.opponents import Opponents
from game.scenes.shelf import Cover
from game.settings import Settings
from ui.scene import Scene


class Doors(Protocol):
    """What the program offers to its scenes: every other scene, the settings, the computer players."""

    @property
    def settings(self) -> Settings:
        """The player's settings, changed in place."""

    @property
    def opponents(self) -> Opponents:
        """The computer players' process."""

    @property
    def shelf(self) -> tuple[Cover, ...]:
        """The games on the menu, in order."""

    @property
    def keeper(self) -> Keeper:
        """Keeps matches in the library, whose database it holds."""

    @property
    def records_folder(self) -> Path:
        """Where records are written to."""

    def save_settings(self) -> None:
        """Writes the settings and puts them into force."""

    def menu(self) -> Scene:
        """The title menu."""

    def setup(self, title_id: str) -> Scene:
        """Seats, names and options of a new match."""

    def table(self, match: Match) -> Scene:
        """The table of a match."""

    def results(self, match: Match) -> Scene:
        """The score sheet of a match that is over."""

    def pause(self, match: Match) -> Scene:
        """The dialog over a table: go on, restart, rules, settings, leave."""

    def rulebook(self, title_id: str, rule: str | None = None) -> Scene:
        """The rulebook of a title, open at a rule."""

    def settings_scene(self) -> Scene:
        """The settings."""

    def library(self, page: str = "matches") -> Scene:
        """The library, open at a page: matches, statistics, achievements, daily."""

    def go_on(self, match_id: int) -> Scene:
        """The table of a match of the library; a replay where it cannot be gone on with."""

    def daily_table(self, deal: Deal) -> Scene:
        """The table of a daily deal; what is played on its own day for the first time counts."""

    def today(self) -> dt.date:
        """The date where the player is."""

    def replay(self, match_id: int) -> Scene:
        """A match of the library, step by step."""

    def notice(self, *sentences: str) -> Scene:
        """A dialog that says something."""

    def credits(self) -> Scene:
        """Who made what."""

    def sources(self) -> Scene:
        """Which printed values are the published games', and which are ours."""

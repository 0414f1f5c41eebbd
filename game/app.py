"""The program with a window: what lives as long as it does, and how scenes open one another."""

from __future__ import annotations

import datetime as dt
import io
import logging
import os
import secrets
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from game import owner_files
from game.folders import PlayerFolder, assets_folder
from game.library import backups
from game.library.daily import Deal
from game.library.database import LibraryError
from game.library.keeper import Keeper
from game.library.matches import Provenance, reopen
from game.library.opening import open_library
from game.match import Match
from game.opponents import Opponents
from game.play_request import PlayRequest
from game.scenes.credits import CreditsScene
from game.scenes.fault import FaultScene
from game.scenes.library import LibraryScene
from game.scenes.menu import MenuScene
from game.scenes.notice import NoticeScene
from game.scenes.pause import PauseScene
from game.scenes.phrases import plainly
from game.scenes.replay import ReplayScene
from game.scenes.results import ResultsScene
from game.scenes.rulebook import RulebookScene
from game.scenes.settings import SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.shelf import Cover
from game.scenes.sources import SourcesScene
from game.scenes.table import TableScene
from game.settings import UI_SCALES, Settings, SettingsFile
from game.tables.characters import PICTURES
from game.tables.registry import GLYPHS, LINE_LABELS, PHRASES, SHELF, TABLES
from game.titles import title_of
from ui.art import Art
from ui.assets import Assets, MissingAsset
from ui.fonts import Fonts
from ui.keys import DEFAULTS, Keys, parse_chord
from ui.loop import Loop, post_wake
from ui.scene import Context, Push, Rescale, Reset, Scene, SceneStack
from ui.sound import Sounds, Volumes
from ui.timeline import Speed
from ui.viewport import Viewport
from ui.window import Window, WindowPlace

NAME = "Allotment"

_log = logging.getLogger(__name__)


class Program:
    """What scenes need of the program (:class:`game.scenes.doors.Doors`), and the window they are in."""

    def __init__(self, request: PlayRequest) -> None:
        self.folder: PlayerFolder = request.folder
        self.settings_file = SettingsFile(request.folder.settings_file)
        self.warnings = [request.folder.warning] if request.folder.warning else []
        self.warnings += self.settings_file.warnings
        self.warnings += owner_files.take(request.folder.path)
        database, warnings = open_library(request.folder.library_file)
        self.warnings += warnings
        self._keeper = Keeper(database)
        if database.lasts:
            backups.begin(request.folder.library_file, time.time())
        settings = self.settings_file.settings
        scale = request.scale or settings.ui_scale
        fullscreen = settings.fullscreen if request.fullscreen is None else request.fullscreen
        self.assets = Assets(assets_folder())
        place = WindowPlace(*(request.size or (1280, 720)), fullscreen=fullscreen)
        self.window = Window(NAME, place, self._icon())
        width, height = self.window.size
        art = Art(self.assets)
        art.fit((width, height))
        self.context = Context(
            art,
            Fonts(self.assets, art),
            Sounds(self.assets, Volumes()),
            Viewport(width, height, scale / 100),
            window=self.window,
        )
        self.stack = SceneStack(self.context)
        self.loop = Loop(self.window, self.stack, self._on_fault, self._on_key)
        self._opponents = Opponents(post_wake)
        self._take_settings()

    # --- what scenes ask for ------------------------------------------------------------------------

    @property
    def settings(self) -> Settings:
        return self.settings_file.settings

    @property
    def opponents(self) -> Opponents:
        return self._opponents

    @property
    def shelf(self) -> tuple[Cover, ...]:
        return SHELF

    @property
    def keeper(self) -> Keeper:
        return self._keeper

    @property
    def records_folder(self) -> Path:
        return self.folder.records_folder

    def save_settings(self) -> None:
        self.settings_file.save()
        self._take_settings()

    def menu(self) -> Scene:
        return MenuScene(self)

    def setup(self, title_id: str) -> Scene:
        return SetupScene(self, title_of(title_id), PHRASES.get(title_id, plainly), PICTURES)

    def table(self, match: Match) -> TableScene:
        return TABLES[match.title.meta.id](self, match)

    def results(self, match: Match) -> Scene:
        labels = LINE_LABELS.get(match.title.meta.id)
        return ResultsScene(self, match, None if labels is None else labels())

    def pause(self, match: Match) -> Scene:
        return PauseScene(self, match)

    def rulebook(self, title_id: str, rule: str | None = None) -> Scene:
        return RulebookScene(self, title_id, rule, GLYPHS.get(title_id))

    def settings_scene(self) -> Scene:
        return SettingsScene(self)

    def go_on(self, match_id: int) -> Scene:
        try:
            reopened = reopen(self.keeper.database, match_id)
        except LibraryError as error:
            return self.notice(str(error))
        match = reopened.match
        if match is None or reopened.complaint is not None or match.outcome is not None:
            return self.replay(match_id)
        self.keeper.adopt(match, reopened.entry)
        return self.table(match)

    def library(self, page: str = "matches") -> Scene:
        return LibraryScene(self, page)

    def daily_table(self, deal: Deal) -> Scene:
        match = deal.match()
        counts = deal.date == self.today()
        self.keeper.begin(match, Provenance(daily=deal.day if counts else None))
        return self.table(match)

    def today(self) -> dt.date:
        return dt.datetime.now().astimezone().date()

    def replay(self, match_id: int) -> Scene:
        try:
            reopened = reopen(self.keeper.database, match_id)
        except LibraryError as error:
            return self.notice(str(error))
        if reopened.match is None:
            return self.notice(reopened.complaint or "")
        return ReplayScene(self, self.table(reopened.match), reopened)

    def notice(self, *sentences: str) -> Scene:
        return NoticeScene(self, sentences)

    def credits(self) -> Scene:
        return CreditsScene(self)

    def sources(self) -> Scene:
        return SourcesScene(self)

    # --- running ------------------------------------------------------------------------------------

    def close(self) -> None:
        """Ends the computer players, the sounds and the window."""
        self._opponents.close()
        self.context.sounds.close()
        self.keeper.database.close()
        self.window.close()

    def _icon(self) -> pygame.Surface | None:
        try:
            return pygame.image.load(io.BytesIO(self.assets.read("icon.png")), "icon.png")
        except (MissingAsset, pygame.error) as error:
            _log.warning("%s", error)
            return None

    def _take_settings(self) -> None:
        settings, context = self.settings, self.context
        context.reduced_motion = settings.reduced_motion
        context.speed = Speed(settings.animation_speed)
        context.keys = keys_of(settings)
        volumes = context.sounds.volumes
        volumes.effects = settings.effects_volume / 100
        volumes.music = settings.music_volume / 100
        volumes.ambience = settings.ambience_volume / 100
        volumes.muted = settings.mute
        context.sounds.refresh()

    def _on_key(self, name: str) -> bool:
        """Answers the keys that mean the same in every scene; says whether ``name`` is one."""
        top = self.stack.top
        match name:
            case "fullscreen":
                self.window.toggle_fullscreen()
                self.settings.fullscreen = self.window.fullscreen
            case "mute":
                self.settings.mute = not self.settings.mute
            case "zoom_in" | "zoom_out":
                if isinstance(top, TableScene) and top.shortcut(name):
                    return True
                self._rescale(1 if name == "zoom_in" else -1)
            case _:
                return False
        self.save_settings()
        return True

    def _rescale(self, steps: int) -> None:
        """Texts and buttons one size larger or smaller."""
        now = round(self.context.viewport.scale * 100)
        larger = [scale for scale in UI_SCALES if scale > now] or [UI_SCALES[-1]]
        smaller = [scale for scale in UI_SCALES if scale < now] or [UI_SCALES[0]]
        self.settings.ui_scale = larger[0] if steps > 0 else smaller[-1]
        self.stack.apply(Rescale(self.settings.ui_scale / 100))

    def _on_fault(self, _fault: Exception) -> None:
        """A scene failed and was logged: say so, and go on from the menu."""
        self.stack.apply(Reset(self.menu()))
        self.stack.apply(Push(FaultScene(self, self.folder.log_file)))


def keys_of(settings: Settings) -> Keys:
    """The key bindings in force; one that is not understood stays as it was."""
    keys = Keys()
    for name, text in settings.keys.items():
        if name not in DEFAULTS:
            continue
        try:
            keys.bind(name, parse_chord(text))
        except ValueError as error:
            _log.warning("%s", error)
    return keys


def first_scene(program: Program, request: PlayRequest) -> Scene:
    """The scene that was asked for: a table, a setup or the menu."""
    if request.title is None:
        return program.menu()
    if not request.seats:
        return program.setup(request.title)
    title = title_of(request.title)
    setup = title.meta.setup(len(request.seats), dict(request.options))
    seed = secrets.randbelow(2**31) if request.seed is None else request.seed
    return program.table(Match(title, setup, seed, request.seats))


def run(request: PlayRequest) -> int:
    """Opens the window and runs until it is closed. Raises :class:`ui.window.NoDisplay` without one."""
    program = open_program(request)
    try:
        program.loop.run()
    finally:
        program.close()
        pygame.quit()
    return 0


def open_program(request: PlayRequest, scene: Callable[[Program], Scene] | None = None) -> Program:
    """The program with its first scene, ready to run."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    pygame.font.init()
    program = Program(request)
    program.stack.apply(Reset(scene(program) if scene else first_scene(program, request)))
    if request.resume is not None and scene is None:
        program.stack.apply(Push(program.go_on(request.resume)))
    for warning in program.warnings:
        _log.warning("%s", warning)
    if program.warnings:
        program.stack.apply(Push(program.notice(*program.warnings)))
    return program

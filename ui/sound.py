"""Sounds that are nice to have: without a device, or without a file, nothing else changes."""

from __future__ import annotations

import contextlib
import io
import logging
import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from ui.assets import Assets, MissingAsset

if TYPE_CHECKING:
    from collections.abc import Callable

_log = logging.getLogger(__name__)
_CHANNELS = 16
_FADE_MS = 800


@dataclass(slots=True)
class Volumes:
    """How loud each kind is, 0 to 1, and whether everything is silent."""

    effects: float = 0.8
    music: float = 0.5
    ambience: float = 0.4
    muted: bool = False


class Sounds:
    """Plays `sounds/NAME.ogg`: effects, one tune and one ambience at a time.

    The device is opened at the first sound. No method raises.
    """

    def __init__(self, assets: Assets, volumes: Volumes | None = None) -> None:
        self.volumes = volumes or Volumes()
        self._assets = assets
        self._effects: dict[str, pygame.mixer.Sound | None] = {}
        self._tune = ""
        self._scene = ""
        self._ready: bool | None = None
        self._hushed = False
        self._closed = False
        self._loading = threading.Lock()

    @property
    def available(self) -> bool:
        """Whether there is a device to play on."""
        if self._ready is None:
            self._connect()
        return bool(self._ready)

    def play(self, name: str) -> None:
        """Play an effect once."""
        loudness = self._loudness(self.volumes.effects)
        if not loudness or not self.available:
            return
        sound = self._sound(name)
        if sound is not None:
            sound.set_volume(loudness)
            _quietly(sound.play)

    def music(self, name: str) -> None:
        """Let a tune play on and on; an empty name ends the one that plays."""
        if name != self._tune:
            self._tune = name
            if self.available:
                self._aside(self._start_tune)

    def ambience(self, name: str) -> None:
        """Let a background sound play on and on; an empty name ends the one that plays."""
        if name != self._scene:
            self._scene = name
            if self.available:
                self._aside(self._start_ambience)

    def refresh(self) -> None:
        """Take changed volumes over."""
        if self._ready:
            _quietly(self._set_volumes)
            if self._tune and not pygame.mixer.music.get_busy():
                self._aside(self._start_tune)

    def hush(self, *, on: bool) -> None:
        """Be silent while the window is in the background."""
        self._hushed = on
        self.refresh()

    def handle(self, event: pygame.Event) -> None:
        """Follow devices that come and go."""
        if event.dict.get("iscapture"):
            return
        came = event.type == pygame.AUDIODEVICEADDED and self._ready is False
        went = event.type == pygame.AUDIODEVICEREMOVED and self._ready
        if came or went:
            self._aside(self._reconnect)

    def close(self) -> None:
        """Stop everything and give the device back; what is being opened aside is waited for."""
        with self._loading:
            self._closed = True
            if self._ready:
                self._ready = False
                _quietly(pygame.mixer.stop)
                _quietly(pygame.mixer.quit)

    def _aside(self, start: Callable[[], None]) -> None:
        """Do what takes long away from the window's own thread, one after another."""
        threading.Thread(target=self._one_at_a_time, args=(start,), name="sound", daemon=True).start()

    def _one_at_a_time(self, start: Callable[[], None]) -> None:
        with self._loading:
            if not self._closed:
                start()

    def _connect(self) -> None:
        try:
            if not pygame.mixer.get_init():
                pygame.mixer.init()
            pygame.mixer.set_num_channels(_CHANNELS)
            pygame.mixer.set_reserved(1)
        except pygame.error as error:
            self._ready = False
            _log.info("There is no sound: %s.", error)
            return
        self._ready = True

    def _reconnect(self) -> None:
        """Open the default device again, away from the window's own thread: it may take seconds."""
        self._ready = False
        self._effects.clear()
        _quietly(pygame.mixer.quit)
        self._connect()
        if self._ready:
            self._start_tune()
            self._start_ambience()

    def _loudness(self, volume: float) -> float:
        return 0.0 if self.volumes.muted or self._hushed else max(0.0, min(1.0, volume))

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._effects:
            self._effects[name] = self._load(name)
        return self._effects[name]

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        try:
            return pygame.mixer.Sound(io.BytesIO(self._assets.read(f"sounds/{name}.ogg")))
        except (MissingAsset, pygame.error) as error:
            _log.warning("The sound %s is left out: %s", name, error)
            return None

    def _start_tune(self) -> None:
        if not self.available:
            return
        # Loading waits until the old tune has faded out, so it ends at once.
        _quietly(pygame.mixer.music.stop)
        if not self._tune:
            return
        try:
            pygame.mixer.music.load(self._assets.path(f"sounds/{self._tune}.ogg"))
            pygame.mixer.music.set_volume(self._loudness(self.volumes.music))
            pygame.mixer.music.play(loops=-1, fade_ms=_FADE_MS)
        except (MissingAsset, pygame.error) as error:
            _log.warning("The tune %s is left out: %s", self._tune, error)

    def _start_ambience(self) -> None:
        if not self.available:
            return
        _quietly(lambda: pygame.mixer.Channel(0).fadeout(_FADE_MS))
        sound = self._sound(self._scene) if self._scene else None
        if sound is not None:
            sound.set_volume(self._loudness(self.volumes.ambience))
            _quietly(lambda: pygame.mixer.Channel(0).play(sound, loops=-1, fade_ms=_FADE_MS))

    def _set_volumes(self) -> None:
        pygame.mixer.music.set_volume(self._loudness(self.volumes.music))
        ambience = self._effects.get(self._scene)
        if ambience is not None:
            ambience.set_volume(self._loudness(self.volumes.ambience))


def _quietly(call: Callable[[], object]) -> None:
    """Call, and go on in silence when the device has just gone."""
    with contextlib.suppress(pygame.error):
        call()

"""The window: made, moved, filled and asked about in one place."""

import contextlib
import ctypes
import os
import sys
import warnings
from dataclasses import dataclass

import pygame

from ui.layout import clamp_inside

MINIMUM_SIZE = (640, 360)
_MMAP_THRESHOLD = -3  # the number of this option of mallopt
_LARGE_PICTURE = 256 * 1024
_WITHOUT_SCREEN = ("offscreen", "dummy")


class NoDisplay(Exception):  # noqa: N818 - named after what is wrong
    """No window can be seen on this machine."""


@dataclass(frozen=True, slots=True)
class WindowPlace:
    """Where a window was: its size, the position of its corner if known, whether it filled the screen."""

    width: int = 1280
    height: int = 720
    position: tuple[int, int] | None = None
    fullscreen: bool = False


def prepare_display() -> None:
    """Start the display with true pixels; raise NoDisplay when nothing could be seen on it."""
    _keep_pictures_apart()
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(f"No window can be opened: {error}.") from error
    driver = pygame.display.get_driver()
    if driver in _WITHOUT_SCREEN and driver not in os.environ.get("SDL_VIDEODRIVER", ""):
        raise NoDisplay(
            "No window can be opened because no display was found. Start the game from a desktop; "
            "on Linux the libraries libX11 and libXext must be installed."
        )


class Window:
    """The program's one window. Its surface stays the same object while the window changes its size."""

    def __init__(
        self, title: str, place: WindowPlace | None = None, icon: pygame.Surface | None = None
    ) -> None:
        place = place or WindowPlace()
        prepare_display()
        self._title = title
        self._windowed = pygame.Rect((0, 0), _at_least(place.width, place.height))
        self._placed = place.position is not None
        if place.position is not None:
            self._windowed = on_screen(
                self._windowed.move(place.position), pygame.display.get_desktop_sizes()
            )
        if icon is not None:
            pygame.display.set_icon(icon)
        pygame.display.set_caption(title)
        self.fullscreen = False
        self._open_windowed()
        if place.fullscreen:
            self.toggle_fullscreen()

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise NoDisplay("The window is closed.")
        return surface

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels, at least 1."""
        width, height = pygame.display.get_window_size()
        return max(1, width), max(1, height)

    @property
    def place(self) -> WindowPlace:
        """Where the window is, to open it there again."""
        if not self.fullscreen:
            self._remember()
        position = (self._windowed.x, self._windowed.y) if self._placed else None
        return WindowPlace(self._windowed.width, self._windowed.height, position, self.fullscreen)

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or return to the window as it was."""
        if self.fullscreen:
            self.fullscreen = False
            self._open_windowed()
        else:
            self._remember()
            self.fullscreen = True
            _set_mode(self._screen_size(), pygame.FULLSCREEN)

    def show(self) -> None:
        """Put what was drawn on the screen."""
        pygame.display.flip()

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()

    def _open_windowed(self) -> None:
        # Waiting for the screen's beat needs a renderer that a drawn surface does not have, and breaks
        # when the window is made again; the loop keeps the pace.
        _set_mode(self._windowed.size, pygame.RESIZABLE)
        if self.size != self._windowed.size:
            # Some systems leave full screen late and give the old size once more.
            pygame.event.pump()
            _set_mode(self._windowed.size, pygame.RESIZABLE)
        pygame.display.set_caption(self._title)
        if self._placed:
            pygame.display.set_window_position(self._windowed.topleft)
        _limit_size()

    def _remember(self) -> None:
        self._windowed.size = _at_least(*self.size)
        self._windowed.topleft = pygame.display.get_window_position()
        self._placed = True

    def _screen_size(self) -> tuple[int, int]:
        """Return the size of the screen that the window is on, as far as positions tell."""
        sizes = pygame.display.get_desktop_sizes()
        left = 0
        for width, height in sizes:
            if left <= self._windowed.centerx < left + width:
                return width, height
            left += width
        return sizes[0]


def on_screen(window: pygame.Rect, desktops: list[tuple[int, int]]) -> pygame.Rect:
    """Return a window moved and shrunk onto a screen that exists.

    Screens are taken to stand side by side from the left, the most usual case; a window that is on none
    of them goes to the first.
    """
    left = 0
    for size in desktops:
        screen = pygame.Rect((left, 0), size)
        if screen.contains(window):
            return window.copy()
        left += size[0]
    first = pygame.Rect((0, 0), desktops[0])
    fitting = pygame.Rect(window.topleft, (min(window.width, first.width), min(window.height, first.height)))
    return clamp_inside(fitting, first)


def _at_least(width: int, height: int) -> tuple[int, int]:
    return max(MINIMUM_SIZE[0], width), max(MINIMUM_SIZE[1], height)


def _set_mode(size: tuple[int, int], flags: int) -> None:
    """Make the window; the system may give it another size, which comes as an event like any other."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        pygame.display.set_mode(size, flags)


def _limit_size() -> None:
    """Ask for a smallest size, where the system knows one."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        try:
            pygame.Window.from_display_module().minimum_size = MINIMUM_SIZE
        except (pygame.error, AttributeError, ValueError):
            return


def _keep_pictures_apart() -> None:
    """Have the C library give the memory of large pictures back when they are dropped.

    The GNU one raises the size from which it does so with every large picture freed, and then holds
    on to holes among the small things.
    """
    if sys.platform != "linux":
        return
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _LARGE_PICTURE)


def give_memory_back() -> None:
    """Hand memory that is free in this process back to the system, after much was let go."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)

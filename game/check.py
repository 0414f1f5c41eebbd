"""The program tests itself: what it needs is there and works. Says what is wrong in words."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from game.check_engine import play_matches
from game.folders import PlayerFolder, assets_folder
from game.owner_files import file_name
from game.terminal import remark, say
from game.titles import TITLES, owner_text

SVG_PIXELS: Final = (64, 64)
FONT_PIXELS: Final = 20
OFFSCREEN_DRIVERS: Final = ("offscreen", "dummy")


def run(folder: PlayerFolder) -> int:
    """Makes every check and prints what it found; 0 when all is well, else 1."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    checks: tuple[tuple[str, Callable[[], Iterator[str]]], ...] = (
        ("pictures", check_pictures),
        ("fonts", check_fonts),
        ("sounds", check_sounds),
        ("rulebooks", check_rulebooks),
        ("a match of each title, played by computers", play_matches),
        ("a frame of each scene", check_scenes),
    )
    if folder.warning:
        remark(folder.warning)
    for title in TITLES:
        if owner_text(title.meta.id) is not None:
            remark(f"{title.meta.name} is played with your file {file_name(title.meta.id)}.")
    remark(display_sentence())
    failures = 0
    for name, check in checks:
        problems = list(_guarded(check))
        failures += len(problems)
        say(f"{'ok' if not problems else 'WRONG':6} {name}")
        for problem in problems:
            say(f"       {problem}")
    say(_summary(failures))
    return 1 if failures else 0


def _summary(failures: int) -> str:
    if not failures:
        return "Everything works."
    return "One thing is wrong." if failures == 1 else f"{failures} things are wrong."


def _guarded(check: Callable[[], Iterator[str]]) -> Iterator[str]:
    """What a check finds; its own failure counts as a finding."""
    try:
        yield from check()
    except Exception as error:  # noqa: BLE001 - whatever fails is what this command is there to tell
        yield f"The check itself failed: {type(error).__name__}: {error}"


def display_sentence() -> str:
    """Whether there is a display, in a sentence."""
    import pygame  # noqa: PLC0415 - only a check of the window needs the toolkit

    try:
        pygame.display.init()
        driver = pygame.display.get_driver()
    except pygame.error as error:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        return f"There is no display ({error}): scenes are drawn where nobody sees them."
    finally:
        pygame.display.quit()
    if driver not in OFFSCREEN_DRIVERS:
        return f"Display: {driver}."
    missing = "" if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") else " (no DISPLAY is set)"
    return f"There is no display{missing}: SDL draws with its {driver} driver, where nobody sees it."


# --- assets ---------------------------------------------------------------------------------


def _files(*suffixes: str) -> list[Path]:
    return sorted(path for path in assets_folder().rglob("*") if path.suffix in suffixes)


def _each(paths: list[Path], what: str, load: Callable[[Path], object]) -> Iterator[str]:
    """Loads every file; a sentence for each that fails, or one when there are none."""
    if not paths:
        yield f"There are no {what} in {assets_folder()}."
    for path in paths:
        try:
            load(path)
        except Exception as error:  # noqa: BLE001 - toolkits raise what they like for a damaged file
            yield f"{path.relative_to(assets_folder())} does not load: {error}"


def check_pictures() -> Iterator[str]:
    """Every SVG can be drawn."""
    import pygame  # noqa: PLC0415

    yield from _each(_files(".svg"), "pictures", lambda path: pygame.image.load_sized_svg(path, SVG_PIXELS))


def check_fonts() -> Iterator[str]:
    """Every font can be used."""
    import pygame  # noqa: PLC0415

    pygame.font.init()

    def write_with(path: Path) -> None:
        pygame.font.Font(path, FONT_PIXELS).render("Aa", True, "black")  # noqa: FBT003 - takes no names

    yield from _each(_files(".ttf", ".otf"), "fonts", write_with)


def check_sounds() -> Iterator[str]:
    """Every sound can be read, with or without a sound card."""
    import pygame  # noqa: PLC0415

    driver = os.environ.get("SDL_AUDIODRIVER")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    try:
        pygame.mixer.init()
        yield from _each(_files(".ogg", ".wav"), "sounds", pygame.mixer.Sound)
    finally:
        pygame.mixer.quit()
        if driver is None:
            del os.environ["SDL_AUDIODRIVER"]
        else:
            os.environ["SDL_AUDIODRIVER"] = driver


def check_rulebooks() -> Iterator[str]:
    """Every title has a rulebook in English."""
    for title in TITLES:
        path = assets_folder() / "rulebooks" / "en" / f"{title.meta.id}.md"
        try:
            text = path.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            yield f"The rulebook of {title.meta.name} cannot be read: {error}"
            continue
        if not text.lstrip().startswith("#"):
            yield f"The rulebook of {title.meta.name} has no heading."


def check_scenes() -> Iterator[str]:
    """Every scene draws a frame."""
    from game import check_scenes as scenes  # noqa: PLC0415 - the window is loaded last

    yield from scenes.draw_every_scene()

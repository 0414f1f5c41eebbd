"""Who imports whom, and what an import does: nothing that anyone could see.

import-linter holds the contracts of pyproject.toml; here stands what it cannot say.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.tree import ROOT, imports, module, name, sources

OURS = frozenset({"main", "play", "rules", "game", "ui"})
MAY_IMPORT = {
    "main.py": ("game.cli",),
    "play.py": (),
    "rules": ("rules",),
    "ui": ("ui",),
    "game/ai": ("rules", "game.ai"),
}
NOT_PURE = frozenset({"random", "secrets", "time", "datetime", "sqlite3", "socket", "urllib", "os"})
NOT_SAFE = frozenset({"pickle", "marshal", "shelve", "socket", "urllib", "http", "ssl", "ftplib"})


def within(imported: str, packages: tuple[str, ...]) -> bool:
    return any(imported == package or imported.startswith(f"{package}.") for package in packages)


@pytest.mark.parametrize("tree", MAY_IMPORT)
def test_a_tree_imports_of_the_project_only_what_it_may(tree: str) -> None:
    for path in sources(tree):
        for imported in imports(path):
            if imported.partition(".")[0] in OURS:
                assert within(imported, MAY_IMPORT[tree]), f"{name(path)} imports {imported}"


def test_rules_need_the_standard_library_only_and_of_it_only_what_is_pure() -> None:
    for path in sources("rules"):
        for imported in imports(path):
            top = imported.partition(".")[0]
            assert top == "rules" or top in sys.stdlib_module_names, f"{name(path)} imports {imported}"
            assert top not in NOT_PURE, f"{name(path)} imports {imported}"


def test_nothing_runs_what_a_player_hands_in_or_asks_the_network() -> None:
    for path in sources("main.py", "rules", "game", "ui"):
        forbidden = NOT_SAFE.intersection(imported.partition(".")[0] for imported in imports(path))
        assert not forbidden, f"{name(path)} imports {', '.join(forbidden)}"


def run(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def importing(paths: list[Path]) -> str:
    return "\n".join(f"import {module(path)}" for path in paths)


def without(*packages: str) -> str:
    return "\n".join(["import sys", *(f"sys.modules[{package!r}] = None" for package in packages)])


def test_rules_can_be_imported_where_there_is_no_screen_toolkit() -> None:
    program = [without("pygame", "pygame_gui", "platformdirs", "ui", "game"), importing(sources("rules"))]
    assert run("\n".join(program)) == ""


def test_computer_players_can_be_imported_where_there_is_no_screen_toolkit() -> None:
    program = [without("pygame", "pygame_gui", "ui"), importing(sources("game/ai", "game/engine"))]
    assert run("\n".join(program)) == ""


def test_importing_opens_no_window_starts_no_sound_and_says_nothing() -> None:
    program = [
        "import os",
        "os.environ['PYGAME_HIDE_SUPPORT_PROMPT'] = '1'",
        importing(sources("game", "ui")),
        "import pygame",
        "assert not pygame.display.get_init()",
        "assert pygame.display.get_surface() is None",
        "assert pygame.mixer.get_init() is None",
        "assert not pygame.font.get_init()",
    ]
    assert run("\n".join(program)) == ""


def test_main_stays_thin() -> None:
    assert len((ROOT / "main.py").read_text("utf-8").splitlines()) < 30

"""What holds for every test: no window, no sound, no print, the same examples every time.

Environment variable ``ALLOTMENT_THOROUGH=1``: many more examples and matches, for a slow evening.
"""

import builtins
import logging
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

# Before anything imports pygame: SDL reads these when it starts.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pytest
from hypothesis import HealthCheck, settings

THOROUGH = os.environ.get("ALLOTMENT_THOROUGH") == "1"
PROJECT = ("rules", "game", "ui", "main")
"""The packages and modules that must not print."""

settings.register_profile(
    "quick", max_examples=60, derandomize=True, deadline=None, database=None, print_blob=False
)
settings.register_profile(
    "thorough", max_examples=2000, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("thorough" if THOROUGH else "quick")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds ``--accept-golden``."""
    parser.addoption(
        "--accept-golden", action="store_true", help="write the golden records anew instead of comparing"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Registers the marker that allows a test of the command line to print."""
    config.addinivalue_line("markers", "prints: the project may print in this test, which reads its output")


def pytest_itemcollected(item: pytest.Item) -> None:
    """A rule mark names the rules it shows, one text each: ``@pytest.mark.rule("FS-4.2")``."""
    for mark in item.iter_markers("rule"):
        if not mark.args or mark.kwargs or not all(isinstance(rule, str) for rule in mark.args):
            raise pytest.UsageError(f"{item.nodeid}: write @pytest.mark.rule('FS-4.2').")


def guarded(printed: Callable[..., None]) -> Callable[..., None]:
    """A ``print`` that fails the test when code of the project calls it."""

    def guard(*words: object, **options: object) -> None:
        module = str(sys._getframe(1).f_globals.get("__name__", ""))
        if module.partition(".")[0] in PROJECT:
            pytest.fail(f"{module} called print{words}: nothing but the command line may.")
        printed(*words, **options)

    return guard


@pytest.fixture(autouse=True)
def no_print(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fails a test in which the project prints, unless it reads what is printed.

    Such a test is marked ``prints`` or uses ``capsys``, ``capfd`` or one of their kin.
    """
    reads = any(name.startswith(("capsys", "capfd")) for name in request.fixturenames)
    if not reads and request.node.get_closest_marker("prints") is None:
        monkeypatch.setattr(builtins, "print", guarded(print))


@pytest.fixture(autouse=True)
def loggers_stay_on() -> Iterator[None]:
    """A tool that runs inside a test may switch the project's loggers off; the next test has them on."""
    yield
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] in PROJECT:
            logging.getLogger(name).disabled = False


@pytest.fixture
def accept_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden records are to be written anew."""
    return bool(request.config.getoption("--accept-golden"))


@pytest.fixture(scope="session")
def root() -> Path:
    """The root of the repository."""
    return Path(__file__).parent.parent

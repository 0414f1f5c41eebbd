"""play.py decides rightly what to set up, and says in one sentence what keeps it from it.

Nothing here needs a network: what would fetch is replaced, or is asked to install an empty lock.
"""

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

import play

SOURCE = Path(play.__file__).read_text("utf-8")
PIP_OFFLINE = """\
WARNING: Retrying (Retry(total=0, connect=None, read=None)) after connection broken by \
'NewConnectionError: Failed to establish a new connection: [Errno 101] Network is unreachable'
ERROR: Could not find a version that satisfies the requirement pygame-ce==2.5.8 (from versions: none)
ERROR: No matching distribution found for pygame-ce==2.5.8
"""


class Checkout:
    """A small copy of the project at `root`, and a record of what play.py did to it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.made: list[Path] = []
        self.installed: list[str] = []
        for name, lines in (("requirements", "a==1\n"), ("requirements-dev", "a==1\nb==1\n")):
            (root / f"{name}.lock").write_text(lines)

    def create(self, place: Path) -> None:
        """Stands in for play.create: an environment whose Python is an empty file."""
        self.made.append(place)
        shutil.rmtree(place, ignore_errors=True)
        play.python_of(place).parent.mkdir(parents=True)
        play.python_of(place).touch()

    def install(self, python: Path, lock: Path) -> None:
        """Stands in for play.install."""
        assert python.exists()
        self.installed.append(lock.name)


def stop_with(error: BaseException) -> Callable[..., NoReturn]:
    """A function that does nothing but raise `error`."""

    def stopped(*_: object) -> NoReturn:
        raise error

    return stopped


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    root = tmp_path / "my garden"
    root.mkdir()
    copy = Checkout(root)
    monkeypatch.setattr(play, "ROOT", root)
    monkeypatch.setattr(play, "cache_folder", lambda: tmp_path / "cache")
    monkeypatch.setattr(play, "create", copy.create)
    monkeypatch.setattr(play, "install", copy.install)
    monkeypatch.setattr(play, "usable", lambda python: python.exists())
    return copy


# Old Pythons


def test_an_old_python_can_read_the_file() -> None:
    ast.parse(SOURCE, feature_version=(3, 7))


def test_nothing_that_runs_at_the_start_needs_a_newer_python() -> None:
    """Python 3.6 evaluates every annotation and knows neither `X | Y` nor `list[str]` nor `annotations`."""
    tree = ast.parse(SOURCE)
    newer = {"annotations", "dataclasses", "tomllib"}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom | ast.Import):
            assert newer.isdisjoint({alias.name for alias in node.names})
        annotation = getattr(node, "annotation", None) or getattr(node, "returns", None)
        for part in ast.walk(annotation) if annotation else ():
            assert not isinstance(part, ast.BinOp)
            if isinstance(part, ast.Subscript) and isinstance(part.value, ast.Name):
                assert part.value.id[0].isupper()


@pytest.mark.parametrize("version", [(3, 6, 15), (3, 10, 99), (2, 7, 18)])
def test_an_old_python_is_told_what_is_needed(
    version: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "which", lambda _: None)
    this = ".".join(str(part) for part in version)
    assert play.too_old(version) == (
        f"Allotment needs Python 3.11 or newer; this is {this}. Please install one from python.org."
    )


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 12, 1), (3, 14, 0), (4, 0, 0)])
def test_a_newer_python_is_welcome(version: tuple[int, int, int]) -> None:
    assert play.too_old(version) is None


def test_a_newer_python_that_is_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "which", lambda name: "there" if name == "python3.12" else None)
    assert str(play.too_old((3, 9, 1))).endswith("Please start it with that: python3.12 play.py")


def test_an_old_python_gets_one_sentence_and_no_folder(tmp_path: Path) -> None:
    shutil.copy(play.__file__, tmp_path)
    pretend = (
        "import runpy, sys; sys.version_info = (3, 8, 2); runpy.run_path('play.py', run_name='__main__')"
    )
    done = subprocess.run(
        [sys.executable, "-c", pretend], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith("Allotment needs Python 3.11 or newer; this is 3.8.2. ")
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / ".venv").exists()


# What the words ask for


def test_the_game_needs_only_what_it_runs_on() -> None:
    assert play.errand([]) == play.Errand(".venv", "requirements.lock", [str(play.ROOT / "main.py")])


def test_every_other_word_goes_to_the_program_as_it_is() -> None:
    asked = play.errand(["replay", "my match.txt", "--fast"])
    assert asked.arguments == [str(play.ROOT / "main.py"), "replay", "my match.txt", "--fast"]
    assert asked.lock == "requirements.lock"
    assert not asked.at_root, "file names are relative to where the player stands"


def test_bench_measures_with_the_development_packages() -> None:
    asked = play.errand(["bench", "rules"])
    assert asked.lock == "requirements-dev.lock"
    assert asked.arguments[-2:] == ["bench", "rules"]


def test_test_runs_pytest_with_the_words_that_follow() -> None:
    asked = play.errand(["test", "-k", "wheat"])
    assert (asked.environment, asked.lock) == (".venv", "requirements-dev.lock")
    assert asked.arguments[:2] == ["-m", "pytest"]
    assert asked.arguments[-2:] == ["-k", "wheat"]


def test_the_program_for_players_is_built_in_a_clean_environment() -> None:
    asked = play.errand(["build"])
    assert asked.lock == "requirements-build.lock"
    assert asked.environment not in {play.errand([]).environment, play.errand(["test"]).environment}


def test_tests_open_no_window_and_make_no_sound() -> None:
    variables = play.surroundings_of_tests(play.ROOT / ".venv/bin/python")
    assert (variables["SDL_VIDEODRIVER"], variables["SDL_AUDIODRIVER"]) == ("dummy", "dummy")


def test_a_checkout_that_cannot_be_written_keeps_no_caches_either(checkout: Checkout) -> None:
    inside = play.surroundings_of_tests(checkout.root / ".venv/bin/python")
    outside = play.surroundings_of_tests(play.cache_folder() / ".venv/bin/python")
    for name in play.TOOL_CACHES:
        assert inside.get(name) == os.environ.get(name)
        assert str(play.cache_folder()) in outside[name]


def test_packages_of_another_python_stay_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    monkeypatch.setenv("PYTHONHOME", "elsewhere")
    assert {"PYTHONPATH", "PYTHONHOME"}.isdisjoint(play.surroundings())


# Setting up, going on, repairing


def test_the_first_start_sets_up_and_the_second_goes_straight_on(checkout: Checkout) -> None:
    python = play.prepare(play.errand([]))
    assert python == play.python_of(checkout.root / ".venv")
    assert play.prepare(play.errand([])) == python
    assert checkout.made == [checkout.root / ".venv"]
    assert checkout.installed == ["requirements.lock"]


def test_what_the_tests_need_holds_what_the_game_needs(checkout: Checkout) -> None:
    play.prepare(play.errand(["test"]))
    play.prepare(play.errand([]))
    assert checkout.installed == ["requirements-dev.lock"]


def test_the_tests_add_to_the_environment_of_the_game(checkout: Checkout) -> None:
    play.prepare(play.errand([]))
    play.prepare(play.errand(["test"]))
    assert checkout.installed == ["requirements.lock", "requirements-dev.lock"]
    assert len(checkout.made) == 1


def test_a_changed_lock_is_installed_into_the_same_environment(checkout: Checkout) -> None:
    play.prepare(play.errand([]))
    (checkout.root / "requirements.lock").write_text("a==2\n")
    play.prepare(play.errand([]))
    assert len(checkout.installed) == 2
    assert len(checkout.made) == 1


def test_an_environment_left_half_finished_is_made_anew(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "install", stop_with(KeyboardInterrupt()))
    with pytest.raises(KeyboardInterrupt):
        play.prepare(play.errand([]))
    monkeypatch.setattr(play, "install", checkout.install)
    play.prepare(play.errand([]))
    assert len(checkout.made) == 2
    assert play.ready(checkout.root / ".venv", checkout.root / "requirements.lock")


def test_an_interrupted_change_leaves_no_stamp_behind(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    play.prepare(play.errand(["test"]))
    (checkout.root / "requirements.lock").write_text("a==2\n")
    monkeypatch.setattr(play, "install", stop_with(play.SetupError(play.NO_NETWORK)))
    with pytest.raises(play.SetupError):
        play.prepare(play.errand([]))
    assert not play.ready(checkout.root / ".venv", checkout.root / "requirements-dev.lock")


def test_an_environment_whose_python_is_gone_is_made_anew(checkout: Checkout) -> None:
    python = play.prepare(play.errand([]))
    python.unlink()
    assert play.prepare(play.errand([])).exists()
    assert len(checkout.made) == 2


def test_an_environment_of_another_python_is_made_anew(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    play.prepare(play.errand([]))
    monkeypatch.setattr(play, "fitting", lambda: "cpython-399 moon")
    monkeypatch.setattr(play, "usable", lambda _: False)
    play.prepare(play.errand([]))
    assert len(checkout.made) == 2


def test_a_python_is_usable_when_it_runs_and_fits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert play.usable(Path(sys.executable))
    assert not play.usable(tmp_path / "nothing")
    broken = tmp_path / "python"
    broken.write_text("no program")
    assert not play.usable(broken)
    monkeypatch.setattr(play, "fitting", lambda: "cpython-399 moon")
    assert not play.usable(Path(sys.executable))


def test_two_starts_at_once_set_up_once(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = threading.Event()
    go_on = threading.Event()

    def slow(place: Path) -> None:
        begun.set()
        assert go_on.wait(20)
        checkout.create(place)

    monkeypatch.setattr(play, "create", slow)
    starts = [threading.Thread(target=play.prepare, args=(play.errand([]),)) for _ in range(2)]
    starts[0].start()
    assert begun.wait(20)
    starts[1].start()
    while "waiting for it" not in capsys.readouterr().err:
        assert starts[1].is_alive()
        time.sleep(0.01)
    go_on.set()
    for start in starts:
        start.join(20)
    assert len(checkout.made) == len(checkout.installed) == 1


# Where


def test_a_checkout_that_cannot_be_written_is_left_alone(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    writable = play.writable
    monkeypatch.setattr(
        play, "writable", lambda folder: checkout.root not in (folder, *folder.parents) and writable(folder)
    )
    before = sorted(checkout.root.iterdir())
    place = play.cache_folder() / ".venv"
    assert play.prepare(play.errand([])) == play.python_of(place)
    assert play.prepare(play.errand([])) == play.python_of(place)
    assert checkout.made == [place]
    assert sorted(checkout.root.iterdir()) == before


def test_nowhere_to_write_is_said(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "writable", lambda _: False)
    with pytest.raises(play.SetupError, match=r"can write neither beside play\.py nor in .*cache"):
        play.prepare(play.errand([]))
    assert checkout.made == []


def test_writing_is_tried(tmp_path: Path) -> None:
    assert play.writable(tmp_path / "new" / "folder")
    assert list((tmp_path / "new" / "folder").iterdir()) == []
    (tmp_path / "file").touch()
    assert not play.writable(tmp_path / "file" / "folder")


def test_each_checkout_has_a_cache_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    here = play.cache_folder()
    monkeypatch.setattr(play, "ROOT", tmp_path)
    assert here != play.cache_folder()
    assert here.parent == play.cache_folder().parent


# What can be missing


def test_a_missing_venv_module_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ensurepip" else find(name))
    package = "python{}.{}-venv".format(*sys.version_info[:2])
    with pytest.raises(play.SetupError, match=f"without its venv module.*sudo apt install {package}"):
        play.create(tmp_path / ".venv")
    assert not (tmp_path / ".venv").exists()


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        (PIP_OFFLINE, play.NO_NETWORK),
        ("ERROR: Could not install packages: [Errno 28] No space left on device", play.DISK_FULL),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", play.OTHER_HASH),
        ("ERROR: No matching distribution found for pygame-ce==2.5.8", play.CAUSES[-1][1]),
        ("one\ntwo\nthree\nfour\nfive", f"{play.NOT_INSTALLED}\ntwo\nthree\nfour\nfive"),
    ],
)
def test_what_pip_says_becomes_a_sentence(output: str, sentence: str) -> None:
    assert play.explain(output) == sentence


def test_without_a_network_the_first_start_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (
        ("PIP_CONFIG_FILE", os.devnull),
        ("PIP_FIND_LINKS", ""),
        ("PIP_INDEX_URL", "http://127.0.0.1:9/"),
        ("PIP_RETRIES", "1"),
    ):
        monkeypatch.setenv(name, value)
    lock = tmp_path / "requirements.lock"
    lock.write_text(f"allotment-is-not-there==1 --hash=sha256:{'0' * 64}\n")
    with pytest.raises(play.SetupError) as error:
        play.install(Path(sys.executable), lock)
    assert str(error.value) == play.NO_NETWORK


def test_a_missing_lock_is_said(checkout: Checkout) -> None:
    (checkout.root / "requirements.lock").unlink()
    with pytest.raises(play.SetupError, match=r"requirements\.lock is missing from"):
        play.prepare(play.errand([]))


@pytest.mark.parametrize(
    ("raised", "code", "said"),
    [
        (play.SetupError("Please go online."), 1, "Please go online.\n"),
        (KeyboardInterrupt(), 130, "\nStopped."),
    ],
)
def test_what_stops_the_setup_is_said_without_a_traceback(
    raised: BaseException,
    code: int,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(play, "prepare", stop_with(raised))
    assert play.main([]) == code
    assert capsys.readouterr().err.startswith(said)


# All of it together, with a real environment and nothing to fetch


def test_a_real_start_over_a_half_finished_one_and_a_second(tmp_path: Path) -> None:
    root = tmp_path / "my small garden"
    play.python_of(root / ".venv").mkdir(parents=True)
    shutil.copy(play.__file__, root)
    (root / "requirements.lock").write_text("")
    (root / "main.py").write_text("import os, sys; print(os.getcwd(), sys.argv[1:]); sys.exit(7)")

    def start() -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, str(root / "play.py"), "engine", "two words"],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )

    answer = f"{tmp_path} ['engine', 'two words']\n"
    first = start()
    assert (first.returncode, first.stdout) == (7, answer)
    assert first.stderr.startswith(f"Setting Allotment up in {root / '.venv'}")
    second = start()
    assert (second.returncode, second.stdout, second.stderr) == (7, answer, "")

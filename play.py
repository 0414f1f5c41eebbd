#!/usr/bin/env python3
"""Sets Allotment up and starts it. Needs Python 3.11 or newer and nothing else.

    python3 play.py              play (on Windows: py play.py)
    python3 play.py test         run the tests; further words go to pytest
    python3 play.py bench        measure the rules and the computer players
    python3 play.py build        make the program for players, in dist/
    python3 play.py engine       this and every other word goes to main.py

The first start makes an environment in .venv beside this file and puts the packages of a lock into
it, each checked by its hash; later starts find its stamp and go straight on. Where the folder cannot
be written, the environment lives in the user's cache folder.

Old Pythons read this file too, so that they can say what is needed: it keeps to the syntax of Python
3.6. It speaks on stderr only, since `engine` answers on stdout.
"""

import errno
import hashlib
import importlib.util
import os
import re
import subprocess
import sys
import sysconfig
import time
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from typing import IO, Dict, Iterator, List, NamedTuple, Optional, Tuple

ROOT = Path(__file__).resolve().parent
OLDEST = (3, 11)
TRIED = ("3.13", "3.12", "3.11")
WORKERS = min(4, os.cpu_count() or 1)

HEADLESS = {
    "SDL_VIDEODRIVER": "dummy",
    "SDL_AUDIODRIVER": "dummy",
    "SDL_FRAMEBUFFER_ACCELERATION": "0",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}

NO_VENV = (
    "This Python comes without its venv module, which keeps Allotment's packages in a folder of their own. "
    "Please install it and start again. On Debian and Ubuntu: sudo apt install python{}.{}-venv"
)
NO_PLACE = (
    "Allotment needs a folder for its packages, and can write neither beside play.py nor in {}. "
    "Please move it to a folder of yours and start again."
)
DISK_FULL = "The disk is full. Please free about 300 MB and start again."
OTHER_HASH = (
    "A package that arrived is not the one Allotment was tested with, so it was not installed. "
    "Please start again; if it happens again, something on the way from the package index changes it."
)
NO_NETWORK = (
    "The packages could not be fetched. The first start needs the internet once (about 45 MB to play, "
    "90 MB to test); after that Allotment never does. Please go online and start again."
)
NO_WHEEL = "There is no ready-made package for this Python on this system. Please start with Python "
NOT_INSTALLED = "The packages could not be installed. What pip said last:"

# What pip says when it fails, as a pattern, and what that means. The first one that fits counts.
CAUSES = (
    (r"No space left", DISK_FULL),
    (r"DO NOT MATCH THE HASHES", OTHER_HASH),
    (r"[Cc]onnect|ProxyError|SSLError|[Tt]imed? ?out|Temporary failure|getaddrinfo|unreachable", NO_NETWORK),
    (r"No matching distribution", NO_WHEEL + " or ".join(TRIED) + "."),
)


class Errand(NamedTuple):
    """What is to be run, and in which environment."""

    environment: str
    lock: str
    arguments: List[str]
    at_root: bool = False
    is_test: bool = False


# Where the tools of the tests keep what they know when the checkout cannot be written.
TOOL_CACHES = {
    "HYPOTHESIS_STORAGE_DIRECTORY": "{}/hypothesis",
    "MYPY_CACHE_DIR": "{}/mypy",
    "PYTEST_ADDOPTS": "-o cache_dir='{}/pytest'",
    "RUFF_CACHE_DIR": "{}/ruff",
}


class SetupError(Exception):
    """Why Allotment cannot be set up: one clear sentence that says what to do."""


def too_old(version: Tuple[object, ...]) -> Optional[str]:
    """What to say to a Python of this version; None when it is new enough."""
    if version[:2] >= OLDEST:
        return None
    this, oldest = ".".join(map(str, version[:3])), ".".join(map(str, OLDEST))
    found = next((name for name in ("python" + number for number in TRIED) if which(name)), None)
    advice = f"Please start it with that: {found} play.py" if found else "Please install one from python.org."
    return f"Allotment needs Python {oldest} or newer; this is {this}. {advice}"


def errand(words: List[str]) -> Errand:
    """What the words after play.py ask for: where, with which lock, and what Python is to run there."""
    word, rest = (words[0] if words else ""), words[1:]
    if word == "test":
        pytest = ["-m", "pytest", "-n", str(WORKERS), "--dist", "worksteal"]
        return Errand(".venv", "requirements-dev.lock", [*pytest, *rest], at_root=True, is_test=True)
    if word == "build":
        pyinstaller = ["-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN", "build.spec"]
        return Errand(".venv-build", "requirements-build.lock", [*pyinstaller, *rest], at_root=True)
    lock = "requirements-dev.lock" if word == "bench" else "requirements.lock"
    return Errand(".venv", lock, [str(ROOT / "main.py"), *words])


def cache_folder() -> Path:
    """The user's folder for what can be made again, with a part of its own for this copy of Allotment."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Caches")
    else:
        base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "allotment" / hashlib.sha256(os.fsencode(str(ROOT))).hexdigest()[:12]


def python_of(place: Path) -> Path:
    """The Python of the environment at `place`."""
    return place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def fitting() -> str:
    """The Python that an environment must have to be used by this one."""
    return f"{sys.implementation.cache_tag} {sysconfig.get_platform()}"


def stamp_of(place: Path, lock: Path) -> Path:
    """The file that is written last, when all of `lock` is installed at `place`."""
    return place / f"{lock.stem}.ok"


def stamp_text(lock: Path) -> str:
    """What the stamp says: changes with the lock and with the Python."""
    return hashlib.sha256(lock.read_bytes() + fitting().encode()).hexdigest()


def ready(place: Path, lock: Path) -> bool:
    """Whether all of `lock` is installed at `place`."""
    try:
        stamped = stamp_of(place, lock).read_text() == stamp_text(lock)
    except (OSError, ValueError):
        return False
    return stamped and python_of(place).exists()


def writable(folder: Path) -> bool:
    """Whether files can be made in `folder`. Asked by trying, since permissions do not tell it everywhere."""
    trial = folder / f".allotment-{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial.touch()
        trial.unlink()
    except OSError:
        return False
    return True


def usable(python: Path) -> bool:
    """Whether an environment's Python runs, has pip and fits: else the environment is made anew."""
    probe = "import pip, sys, sysconfig; print(sys.implementation.cache_tag, sysconfig.get_platform())"
    try:
        answer = subprocess.run(
            [str(python), "-c", probe],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=surroundings(),
            check=False,
        )
    except OSError:
        return False
    return answer.returncode == 0 and answer.stdout.decode().split() == fitting().split()


def create(place: Path) -> None:
    """Makes an environment with nothing but pip at `place`, in the stead of what may lie there."""
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise SetupError(NO_VENV.format(*sys.version_info[:2]))
    import venv  # noqa: PLC0415 - it can be missing

    try:
        venv.EnvBuilder(with_pip=True, clear=True, symlinks=os.name != "nt", prompt="allotment").create(place)
    except (OSError, subprocess.CalledProcessError) as error:
        raise SetupError(f"The folder {place} could not be set up: {error}") from error


def install(python: Path, lock: Path) -> None:
    """Installs all of `lock`: wheels only, so that no compiler is needed, each checked by its hash."""
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
    rules = ["--no-user", "--only-binary=:all:", "--require-hashes", "-r", str(lock)]
    done = subprocess.run(
        pip + rules,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=surroundings(),
        check=False,
    )
    if done.returncode:
        raise SetupError(explain(done.stdout.decode("utf-8", "replace")))


def explain(output: str) -> str:
    """A sentence for what pip said when it failed."""
    for pattern, sentence in CAUSES:
        if re.search(pattern, output):
            return sentence
    return "\n".join([NOT_INSTALLED, *output.strip().splitlines()[-4:]])


def set_up(place: Path, lock: Path) -> None:
    """Makes or repairs the environment at `place` until all of `lock` is installed."""
    say(f"Setting Allotment up in {place}: once, about a minute.")
    stamps = list(place.glob("*.ok"))
    for stamp in stamps:
        stamp.unlink()
    if not stamps or not usable(python_of(place)):  # without a stamp it was left half-finished
        create(place)
    install(python_of(place), lock)
    installed = set(lock.read_text().splitlines())
    for other in ROOT.glob("requirements*.lock"):
        if installed.issuperset(other.read_text().splitlines()):
            stamp_of(place, other).write_text(stamp_text(other))


def prepare(wanted: Errand) -> Path:
    """The Python of an environment in which the errand's lock is installed; sets it up where needed."""
    lock = ROOT / wanted.lock
    if not lock.is_file():
        raise SetupError(f"{lock.name} is missing from {ROOT}. Please fetch Allotment again.")
    places = [ROOT / wanted.environment, cache_folder() / wanted.environment]
    for place in places:
        if ready(place, lock):
            return python_of(place)
    writable_places = [place for place in places if can_hold(place)]
    if not writable_places:
        raise SetupError(NO_PLACE.format(cache_folder()))
    place = writable_places[0]
    with alone(place):
        if not ready(place, lock):
            set_up(place, lock)
    return python_of(place)


def can_hold(place: Path) -> bool:
    """Whether an environment can be made, or the one there changed, at `place`."""
    return writable(place.parent) and (not place.exists() or writable(place))


@contextmanager
def alone(place: Path) -> Iterator[None]:
    """Lets one process at a time set up `place`. The system lets go when it ends, however it ends."""
    with open(str(place) + ".busy", "w") as turn:  # noqa: PTH123 - the name is made from a path with a suffix
        waiting = False
        while not take(turn):
            if not waiting:
                say("Allotment is being set up by another start; waiting for it.")
            waiting = True
            time.sleep(0.2)
        yield


def take(turn: "IO[str]") -> bool:
    """Whether no other process holds the open file `turn`; from now on this one does."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 - Windows has it

            msvcrt.locking(turn.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 - the other systems have it

            fcntl.flock(turn, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        # Any other error comes from a file system without locks: there nobody can wait for anybody.
        return error.errno not in (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
    return True


def surroundings() -> Dict[str, str]:
    """The environment variables for a Python of ours: none that lead it to packages of another."""
    foreign = ("PYTHONHOME", "PYTHONPATH")
    return {name: value for name, value in os.environ.items() if name not in foreign}


def surroundings_of_tests(python: Path) -> Dict[str, str]:
    """The same for tests: no window, no sound, nothing written to a checkout that cannot be written."""
    variables = {**surroundings(), **HEADLESS}
    if ROOT not in python.parents:
        caches = cache_folder() / "caches"
        variables.update({name: value.format(caches) for name, value in TOOL_CACHES.items()})
    return variables


def launch(command: List[str], variables: Dict[str, str]) -> int:
    """Runs `command` to its end and gives its exit code; where the system can, becomes it."""
    if os.name == "posix":
        os.execve(command[0], command, variables)  # noqa: S606 - no shell is wanted
    process = subprocess.Popen(command, env=variables)
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:  # noqa: PERF203 - the program got it as well and decides
            continue


def say(sentence: str) -> None:
    """Tells the person who started us."""
    print(sentence, file=sys.stderr, flush=True)


def main(words: List[str]) -> int:
    """Does what the words ask for; the exit code is the one of what was run."""
    refusal = too_old(tuple(sys.version_info))
    if refusal:
        say(refusal)
        return 1
    wanted = errand(words)
    try:
        python = prepare(wanted)
    except SetupError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        say("\nStopped. The next start goes on from here.")
        return 130
    if wanted.at_root:
        os.chdir(str(ROOT))
    variables = surroundings_of_tests(python) if wanted.is_test else surroundings()
    return launch([str(python), *wanted.arguments], variables)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

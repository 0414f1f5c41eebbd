"""The locks pin every package by hash, agree with each other, and name no place to fetch from."""

import re

import pytest

import play
from tests.house.tree import ROOT, files

LOCKS = ("requirements", "requirements-dev", "requirements-build")


def pins(text: str) -> dict[str, str]:
    """Package to version, of every line that pins one."""
    return dict(re.findall(r"^([A-Za-z0-9._-]+)==([^\s;]+)", text, re.MULTILINE))


def blocks(text: str) -> list[str]:
    """The lines of each package: its pin and its hashes."""
    return re.split(r"\n(?=\S)", text.strip())


@pytest.mark.parametrize("lock", LOCKS)
def test_every_package_is_pinned_with_its_hashes(lock: str) -> None:
    for block in blocks((ROOT / f"{lock}.lock").read_text("utf-8")):
        assert re.match(r"[a-z0-9-]+==\S+ (; .* )?\\\n", block), block
        assert len(re.findall(r"--hash=sha256:[0-9a-f]{64}\b", block)) == block.count("\n"), block


def test_packages_that_differ_by_system_have_a_hash_for_each() -> None:
    by_package = {
        block.partition("==")[0]: block for block in blocks((ROOT / "requirements.lock").read_text())
    }
    assert by_package["pygame-ce"].count("--hash") > 20


def test_no_lock_names_an_address() -> None:
    locks = [path for path in files() if path.suffix in {".lock", ".in"}]
    assert len(locks) == 2 * len(LOCKS)
    assert [path.name for path in locks if "://" in path.read_text("utf-8")] == []


@pytest.mark.parametrize("larger", ["requirements-dev", "requirements-build"])
def test_what_is_tested_and_built_is_what_is_played(larger: str) -> None:
    played = (ROOT / "requirements.lock").read_text("utf-8").splitlines()
    assert set(played) <= set((ROOT / f"{larger}.lock").read_text("utf-8").splitlines())


@pytest.mark.parametrize("lock", LOCKS)
def test_what_is_asked_for_is_locked(lock: str) -> None:
    locked = pins((ROOT / f"{lock}.lock").read_text("utf-8"))
    for line in (ROOT / f"{lock}.in").read_text("utf-8").splitlines():
        asked = re.match(r"([a-z][\w-]*)(?:==(\S+))?", line)
        if asked:
            package, version = asked[1].replace("_", "-"), asked[2]
            assert locked.get(package) == (version or locked.get(package)), line
            assert package in locked, line


def test_play_knows_every_lock() -> None:
    asked = {play.errand(words).lock for words in ([], ["test"], ["bench"], ["build"])}
    assert asked == {f"{lock}.lock" for lock in LOCKS}

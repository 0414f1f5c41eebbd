"""The program's test of itself: it finds what is wrong and says it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import check, check_engine
from game.folders import PlayerFolder
from game.titles import TITLES


def fine() -> Iterator[str]:
    """A check that finds nothing."""
    yield from ()


@pytest.fixture
def only_assets(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder of assets to break, and none of the slower checks."""
    monkeypatch.setattr(check, "assets_folder", lambda: tmp_path)
    monkeypatch.setattr(check, "play_matches", fine)
    monkeypatch.setattr(check, "check_scenes", fine)
    return tmp_path


def run(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> tuple[int, str]:
    code = check.run(PlayerFolder(tmp_path))
    return code, capsys.readouterr().out


def test_missing_assets_are_said(only_assets: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = run(capsys, only_assets)
    assert code == 1
    for part in ("no pictures", "no fonts", "no sounds", "The rulebook of A Fistful of Seeds cannot be read"):
        assert part in said


def test_damaged_assets_are_said(only_assets: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("a.svg", "b.ttf", "c.ogg"):
        (only_assets / name).write_bytes(b"noise")
    (only_assets / "rulebooks" / "en").mkdir(parents=True)
    (only_assets / "rulebooks" / "en" / "fistful.md").write_text("", "utf-8")
    code, said = run(capsys, only_assets)
    assert code == 1
    for part in ("a.svg does not load", "b.ttf does not load", "c.ogg does not load", "no heading"):
        assert part in said


def test_a_check_that_fails_itself_is_a_finding(
    only_assets: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> Iterator[str]:
        raise RuntimeError("no such scene")
        yield ""

    monkeypatch.setattr(check, "check_scenes", broken)
    assert "RuntimeError: no such scene" in run(capsys, only_assets)[1]


def test_the_assets_of_the_project_are_all_well() -> None:
    for each in (check.check_pictures, check.check_fonts, check.check_sounds, check.check_rulebooks):
        assert list(each()) == []


def test_a_match_of_each_title_is_played_through_the_engine() -> None:
    assert list(check_engine.play_matches()) == []


def test_a_refusing_engine_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_engine: object, _request: object) -> dict[str, object]:
        raise check_engine._EngineFault("The engine refused new: no.")

    monkeypatch.setattr(check_engine, "_ask", refuse)
    assert list(check_engine.play_matches()) == [
        f"{title.meta.name}: The engine refused new: no." for title in TITLES
    ]


@pytest.mark.parametrize("display", [None, ":9"])
def test_without_a_display_it_is_said_what_is_missing(
    display: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    if display is None:
        monkeypatch.delenv("DISPLAY", raising=False)
    else:
        monkeypatch.setenv("DISPLAY", display)
    sentence = check.display_sentence()
    assert sentence.startswith("There is no display")
    assert ("no DISPLAY is set" in sentence) is (display is None)

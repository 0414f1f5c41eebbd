"""Where things are kept, also where nothing can be."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import i18n
from game.folders import VARIABLE, assets_folder, open_player_folder


@pytest.fixture(autouse=True)
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return tmp_path


def test_the_chosen_folder_is_made(tmp_path: Path) -> None:
    folder = open_player_folder(str(tmp_path / "a" / "b"))
    assert folder.path == tmp_path / "a" / "b"
    assert folder.path.is_dir()
    assert not folder.is_temporary
    assert folder.warning is None
    assert list(folder.path.iterdir()) == []


def test_the_environment_chooses_unless_told_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "env"))
    assert open_player_folder().path == tmp_path / "env"
    assert open_player_folder(str(tmp_path / "own")).path == tmp_path / "own"


def test_the_players_own_folder_is_the_last_resort_but_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_a, **_k: tmp_path / "allotment")
    assert open_player_folder().path == tmp_path / "allotment"


def test_a_folder_that_cannot_be_is_replaced_by_a_temporary_one_and_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here is a file")
    folder = open_player_folder(str(tmp_path / "file"))
    assert folder.is_temporary
    assert folder.path.is_dir()
    assert folder.warning is not None
    assert str(tmp_path / "file") in folder.warning


def test_a_read_only_home_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def read_only(**_options: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("tempfile.TemporaryFile", read_only)
    folder = open_player_folder(str(tmp_path / "home"))
    assert folder.is_temporary
    assert folder.warning is not None
    assert "Permission denied" in folder.warning


def test_assets_are_found() -> None:
    assert assets_folder().name == "assets"


def test_texts_are_english_where_there_is_no_translation() -> None:
    i18n.use_language("xx")
    assert i18n._("Plant a seed") == "Plant a seed"
    assert i18n._("") == ""
    assert i18n.ngettext("one sack", "{n} sacks", 2).format(n=2) == "2 sacks"


def test_a_damaged_catalogue_is_no_reason_not_to_speak(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalogue = tmp_path / "locale" / "de" / "LC_MESSAGES" / "allotment.mo"
    catalogue.parent.mkdir(parents=True)
    catalogue.write_bytes(b"no catalogue")
    monkeypatch.setattr("game.i18n.assets_folder", lambda: tmp_path)
    i18n.use_language("de")
    assert i18n._("Plant a seed") == "Plant a seed"

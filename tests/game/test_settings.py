"""Settings: kept whole, and nothing of a strange file is lost."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.settings import LastSetup, Settings, SettingsFile
from game.toml_writer import write

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
TABLES = st.recursive(
    st.booleans() | st.integers(-(2**63), 2**63 - 1) | TEXTS | st.lists(TEXTS | st.booleans(), max_size=3),
    lambda inner: st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=10,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.toml"


@given(st.dictionaries(TEXTS, TABLES, max_size=4))
def test_what_is_written_is_read_back(table: dict[str, object]) -> None:
    assert tomllib.loads(write(table)) == table  # type: ignore[arg-type]


def test_settings_come_back(path: Path) -> None:
    file = SettingsFile(path)
    assert file.settings == Settings()
    file.settings.ui_scale = 150
    file.settings.animation_speed = "off"
    file.settings.keys = {"confirm": "space", 'odd "name"': "f1"}
    file.settings.player_names = ["Ann", "Zoë"]
    file.settings.last_setups["fistful"] = LastSetup(4, ["person rooster Ann"], {"no_repeats": True})
    assert file.save()
    again = SettingsFile(path)
    assert again.settings == file.settings
    assert again.warnings == []
    assert [each.name for each in path.parent.iterdir()] == ["settings.toml"]


@pytest.mark.parametrize(
    "content", [b"\xff\xfe\x00", b"ui_scale = [", b"x" * 300_000, b"[" * 50_000, b"a = {" * 20_000]
)
def test_an_unreadable_file_is_set_aside_and_said(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    file = SettingsFile(path)
    assert file.settings == Settings()
    assert "settings.unreadable-1.toml" in file.warnings[0]
    assert file.save()
    assert path.with_name("settings.unreadable-1.toml").read_bytes() == content
    path.write_bytes(b"again = [")
    SettingsFile(path)
    assert path.with_name("settings.unreadable-1.toml").read_bytes() == content
    assert path.with_name("settings.unreadable-2.toml").read_bytes() == b"again = ["


def test_what_is_not_understood_is_said_and_kept_beside(path: Path) -> None:
    text = (
        'ui_scale = 9000\nmute = "loud"\nfuture = 1\nmusic_volume = 20\n[last_setups.ludo]\nplayers = "x"\n'
    )
    path.write_text(text, "utf-8")
    file = SettingsFile(path)
    assert (file.settings.ui_scale, file.settings.mute, file.settings.music_volume) == (100, False, 20)
    assert len(file.warnings) == 1
    assert all(name in file.warnings[0] for name in ("ui_scale", "mute", "future", "last_setups.ludo"))
    file.save()
    assert path.with_name("settings.unreadable-1.toml").read_text("utf-8") == text
    assert SettingsFile(path).warnings == []


def test_a_folder_in_the_place_of_the_file_is_set_aside_too(path: Path) -> None:
    path.mkdir()
    file = SettingsFile(path)
    assert file.warnings
    assert file.save()
    assert SettingsFile(path).settings == Settings()


def test_settings_that_cannot_be_written_live_in_memory_and_one_sentence_says_so(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = SettingsFile(path)
    file.save()

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    file.settings.mute = True
    assert not file.save()
    assert not file.save()
    assert file.warnings == [
        "The settings cannot be written (No space left on device): they last until you leave."
    ]
    assert file.settings.mute
    assert not SettingsFile(path).settings.mute, "the old file is whole"
    assert [each.name for each in path.parent.iterdir()] == ["settings.toml"]


def test_settings_without_a_file_live_in_memory() -> None:
    file = SettingsFile(None)
    assert not file.save()
    assert file.warnings == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ui_scale", 99),
        ("ui_scale", True),
        ("effects_volume", 101),
        ("animation_speed", "warp"),
        ("player_names", ["x" * 21]),
        ("player_names", "Ann"),
        ("keys", {"confirm": 3}),
        ("language", "../../etc"),
        ("last_setups", 3),
    ],
)
def test_a_value_out_of_range_is_as_at_first(path: Path, name: str, value: object) -> None:
    path.write_text(write({name: value}), "utf-8")  # type: ignore[dict-item]
    file = SettingsFile(path)
    assert file.settings == Settings()
    assert name in file.warnings[0]

"""Every sound of the table is there, as long and as loud as it should be, and loops close."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from tools.synth import SOUNDS, Sound
from tools.synthesis.band import CHORDS, Tune
from tools.synthesis.score import read_bars
from tools.synthesis.tunes import DUSK, GLASS, MEADOW, MORNING, POTTING

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
RATE = 44_100
FULL = 32_768
LOOPS = [name for name, sound in SOUNDS.items() if sound.kind != "effect"]
TUNES = [MORNING, DUSK, POTTING, MEADOW, GLASS]
MEAN_LEVELS = {"effect": (-34.0, -10.0), "tune": (-31.0, -25.0), "ambience": (-37.0, -30.0)}


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    """A mixer without a device."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        pygame.mixer.init(RATE, -16, 2)
        yield
        pygame.mixer.quit()


def decoded(name: str) -> array[int]:
    """The left channel as the program hears it."""
    samples = array("h")
    samples.frombytes(pygame.mixer.Sound(FOLDER / f"{name}.ogg").get_raw())
    return samples[::2]


def decibels(level: float) -> float:
    return 20 * math.log10(max(level, 1e-9) / FULL)


def mean(samples: array[int]) -> float:
    """The root mean square in dB of full scale."""
    return decibels(math.sqrt(sum(value * value for value in samples) / len(samples)))


def test_the_table_and_the_folder_hold_the_same_sounds() -> None:
    assert {path.stem for path in FOLDER.glob("*.ogg")} == set(SOUNDS)


def test_the_folder_stays_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 4_000_000


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_long_and_loud_enough_and_never_too_loud(name: str) -> None:
    sound: Sound = SOUNDS[name]
    samples = decoded(name)
    least, most = sound.seconds
    assert least - 0.001 <= len(samples) / RATE <= most + 0.001
    assert decibels(max(map(abs, samples))) < -3.0
    quietest, loudest = MEAN_LEVELS[sound.kind]
    assert quietest < mean(samples) < loudest


@pytest.mark.parametrize("name", [name for name in SOUNDS if name not in LOOPS])
def test_an_effect_begins_and_ends_at_nothing(name: str) -> None:
    samples = decoded(name)
    loudest = max(map(abs, samples))
    assert abs(samples[0]) < 0.03 * loudest
    assert max(map(abs, samples[-40:])) < 0.03 * loudest


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_has_no_seam(name: str) -> None:
    samples = decoded(name)
    around = samples[-2000:] + samples[:2000]
    steps = [abs(after - before) for before, after in pairwise(around)]
    seam = max(steps[1990:2010])
    elsewhere = sorted(steps[:1900] + steps[2100:])
    assert seam <= elsewhere[-1] * 1.2


def test_the_wind_does_not_jump_at_the_seam() -> None:
    samples = decoded("garden")
    before, after = mean(samples[-RATE // 2 :]), mean(samples[: RATE // 2])
    assert abs(before - after) < 3.0


@pytest.mark.parametrize("tune", TUNES)
def test_a_tune_is_written_out_in_full_bars(tune: Tune) -> None:
    for part, _ in tune.form:
        assert len(part.chords) == len(part.melody)
        assert all(name in CHORDS for bar in part.chords for name in bar.split())
        assert read_bars(part.melody, tune.beats)
        assert len(part.answer) in (0, len(part.melody))
        read_bars(list(part.answer), tune.beats)


@pytest.mark.parametrize("tune", TUNES)
def test_a_tune_has_the_form_aaba(tune: Tune) -> None:
    first, again, middle, last = (part.melody[:4] for part, _ in tune.form[:4])
    assert first == again == last
    assert middle != first


def test_a_bar_that_is_not_full_is_refused() -> None:
    with pytest.raises(ValueError, match="bar 2"):
        read_bars(["C4:4", "C4:3.5"], 4)

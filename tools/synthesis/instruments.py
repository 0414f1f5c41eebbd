"""The instruments of the garden: plucked strings, marimba, bass, shaker. Notes are made once and kept."""

import math
from functools import lru_cache
from random import Random

from tools.synthesis.signal import (
    RATE,
    Signal,
    band,
    count,
    decay,
    faded,
    highpass,
    lowpass,
    mixed,
    noise,
    shaped,
    signal,
    tone,
)

SEMITONES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
MARIMBA_PARTIALS = ((1.0, 1.0, 4.2), (3.93, 0.24, 13.0), (9.3, 0.07, 32.0))
KALIMBA_PARTIALS = ((1.0, 1.0, 3.6), (2.0, 0.16, 6.0), (5.43, 0.12, 16.0))


def frequency(name: str) -> float:
    """Give the pitch of a note such as `F#4` or `Bb3` (A4 is 440 Hz)."""
    letter, octave = name[:-1], int(name[-1])
    step = SEMITONES[letter[0]] + letter.count("#") - letter[1:].count("b")
    return float(440.0 * 2 ** ((step - 9) / 12 + octave - 4))


@lru_cache(maxsize=512)
def string(name: str, seconds: float = 1.8, bright: float = 0.5, pluck: float = 0.21) -> Signal:
    """Pluck a nylon string: a burst of noise runs round a delay line and loses its highs (Karplus, Strong).

    `bright` (0 to 1) is how hard it is plucked, `pluck` where, as a share of its length.
    """
    pitch = frequency(name)
    # The average of two neighbours is half a sample early; interpolation makes up the fraction.
    period = RATE / pitch + 0.5
    size = int(period)
    fraction = period - size
    burst = lowpass(noise(size / RATE + 0.01, round(pitch * 10)), 900 + 5200 * bright, 2)[:size]
    middle = sum(burst) / size
    apart = max(1, round(size * pluck))
    line = [burst[place] - middle - (burst[place - apart] - middle) * 0.9 for place in range(size)]
    loss = 0.998 ** (220 / pitch) * 0.9985
    values = []
    before = 0.0
    place = 0
    for _ in range(count(seconds)):
        value = line[place]
        following = line[(place + 1) % size]
        values.append(value)
        passed = value + fraction * (before - value)
        line[place] = loss * 0.5 * (passed + following)
        before = value
        place = (place + 1) % size
    body = mixed((0.0, 1.0, signal(values)), (0.0, 0.5, band(signal(values), 160, 420)))
    return faded(unit(body), 0.001, 0.3)


@lru_cache(maxsize=256)
def bars(name: str, seconds: float = 1.4, *, metal: bool = False) -> Signal:
    """Strike a marimba bar with a soft mallet, or (metal) a kalimba tongue with a thumb."""
    pitch = frequency(name)
    slow = (pitch / 440) ** 0.55
    parts = [
        (0.0, gain, shaped(tone(seconds, pitch * ratio), decay(rate * slow, 0.003)))
        for ratio, gain, rate in (KALIMBA_PARTIALS if metal else MARIMBA_PARTIALS)
        if pitch * ratio < RATE / 2.5
    ]
    knock = shaped(band(noise(0.04, round(pitch)), 300, 1800), decay(120, 0.001))
    return faded(unit(mixed(*parts, (0.0, 0.35, knock))), 0.0015, 0.2)


@lru_cache(maxsize=128)
def bass(name: str, seconds: float = 1.2) -> Signal:
    """Pluck an upright bass, soft and round."""
    pitch = frequency(name)
    parts = [
        (0.0, gain, shaped(tone(seconds, pitch * harmonic), decay(rate, 0.006)))
        for harmonic, gain, rate in ((1, 1.0, 2.6), (2, 0.42, 4.2), (3, 0.16, 7.0), (4, 0.06, 11.0))
    ]
    thumb = shaped(lowpass(noise(0.05, round(pitch)), 500), decay(70, 0.002))
    return faded(unit(mixed(*parts, (0.0, 0.5, thumb))), 0.003, 0.25)


@lru_cache(maxsize=16)
def shaker(seed: int) -> Signal:
    """Shake a gourd with seeds once."""
    grains = highpass(noise(0.09, seed), 5200, 2)
    return faded(unit(shaped(grains, lambda t: math.sin(math.pi * min(1.0, t / 0.09)) ** 3)), 0.002, 0.02)


@lru_cache(maxsize=16)
def brush(seed: int) -> Signal:
    """Tap a wooden box with a fingertip."""
    knock = shaped(tone(0.14, 190 + 14 * (seed % 3)), decay(46, 0.002))
    skin = shaped(band(noise(0.05, seed), 500, 2600), decay(110, 0.001))
    return faded(unit(mixed((0.0, 1.0, knock), (0.0, 0.5, skin))), 0.001, 0.03)


def unit(source: Signal) -> Signal:
    """Bring the peak to one."""
    top = max(map(abs, source))
    return signal(value / top for value in source)


def jitter(stream: Random, width: float) -> float:
    """Give a small number around nothing: nobody plays like a clock."""
    return (stream.random() + stream.random() - 1) * width

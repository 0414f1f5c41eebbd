"""Signals as arrays of floats at one rate: noise, tones, filters, envelopes, levels.

Every function is deterministic: what looks random comes from a seed. Times are in seconds, frequencies
in hertz, samples between -1 and 1 until a level is set.
"""

import math
from array import array
from collections.abc import Callable, Iterable
from itertools import pairwise
from random import Random
from typing import TypeAlias

Signal: TypeAlias = "array[float]"

RATE = 44_100


def count(seconds: float) -> int:
    """Give the number of samples in so many seconds."""
    return round(seconds * RATE)


def signal(values: Iterable[float]) -> Signal:
    """Collect samples."""
    return array("d", values)


def silence(seconds: float) -> Signal:
    """Give so much of nothing."""
    return signal([0.0]) * count(seconds)


def noise(seconds: float, seed: int) -> Signal:
    """Give white noise."""
    stream = Random(seed).random
    return signal(stream() * 2 - 1 for _ in range(count(seconds)))


def tone(seconds: float, pitch: float | Callable[[float], float], phase: float = 0.0) -> Signal:
    """Give a sine; its pitch may change with time."""
    if not callable(pitch):
        step = 2 * math.pi * pitch / RATE
        return signal(math.sin(phase + step * place) for place in range(count(seconds)))
    values = []
    for place in range(count(seconds)):
        values.append(math.sin(phase))
        phase += 2 * math.pi * pitch(place / RATE) / RATE
    return signal(values)


def lowpass(source: Signal, cutoff: float, times: int = 1) -> Signal:
    """Take the highs away, 6 dB an octave for each time."""
    share = 1 - math.exp(-2 * math.pi * cutoff / RATE)
    for _ in range(times):
        held = 0.0
        values = []
        for value in source:
            held += share * (value - held)
            values.append(held)
        source = signal(values)
    return source


def highpass(source: Signal, cutoff: float, times: int = 1) -> Signal:
    """Take the lows away, 6 dB an octave for each time."""
    for _ in range(times):
        below = lowpass(source, cutoff)
        source = signal(value - low for value, low in zip(source, below, strict=True))
    return source


def band(source: Signal, low: float, high: float, times: int = 2) -> Signal:
    """Keep what lies between two frequencies."""
    return highpass(lowpass(source, high, times), low, times)


def shaped(source: Signal, envelope: Callable[[float], float]) -> Signal:
    """Multiply by an envelope of time."""
    return signal(value * envelope(place / RATE) for place, value in enumerate(source))


def decay(rate: float, attack: float = 0.001) -> Callable[[float], float]:
    """Give an envelope that rises within `attack` seconds and then dies away e-fold `rate` times a second."""
    return lambda t: (t / attack if t < attack else 1.0) * math.exp(-rate * t)


def swell(seconds: float, peak: float = 0.5, power: float = 2.0) -> Callable[[float], float]:
    """Give an envelope that rises to the share `peak` of the time and falls again."""

    def level(t: float) -> float:
        share = min(1.0, t / seconds)
        half = share / peak / 2 if share < peak else 0.5 + (share - peak) / (1 - peak) / 2
        return math.pow(math.sin(math.pi * half), power)

    return level


def through(*points: tuple[float, float]) -> Callable[[float], float]:
    """Give a line through points of (time, value), level before the first and after the last."""

    def value(t: float) -> float:
        if t <= points[0][0]:
            return points[0][1]
        for (start, low), (end, high) in pairwise(points):
            if t <= end:
                return low + (high - low) * (t - start) / (end - start)
        return points[-1][1]

    return value


def mixed(*parts: tuple[float, float, Signal]) -> Signal:
    """Add signals, each (start in seconds, gain, signal)."""
    length = max(count(start) + len(part) for start, _, part in parts)
    result = signal([0.0]) * length
    for start, gain, part in parts:
        add(result, count(start), gain, part)
    return result


def add(target: Signal, start: int, gain: float, part: Signal) -> None:
    """Add a signal into a longer one at a sample."""
    here = target[start : start + len(part)]
    target[start : start + len(part)] = signal(a + gain * b for a, b in zip(here, part, strict=True))


def faded(source: Signal, into: float = 0.002, out: float = 0.02) -> Signal:
    """Let it begin and end at nothing, so that it never clicks."""
    rise, fall = count(into), count(out)
    result = signal(source)
    for place in range(min(rise, len(result))):
        result[place] *= place / rise
    for place in range(min(fall, len(result))):
        result[-1 - place] *= place / fall
    return result


def peak(source: Signal) -> float:
    """Give the largest absolute sample."""
    return max(map(abs, source))


def loudest(source: Signal, window: float = 0.1) -> float:
    """Give the root mean square of the loudest stretch of `window` seconds."""
    size = min(count(window), len(source))
    sums = [sum(v * v for v in source[start : start + size]) for start in range(0, len(source), size // 2)]
    return math.sqrt(max(sums) / size)


def decibels(level: float) -> float:
    """Give the factor of a level in dB."""
    return float(10 ** (level / 20))


def levelled(source: Signal, level: float, ceiling: float = -3.6) -> Signal:
    """Bring the loudest 100 ms to `level` dB, but no peak above `ceiling` dB."""
    gain = min(decibels(level) / loudest(source), decibels(ceiling) / peak(source))
    return signal(value * gain for value in source)

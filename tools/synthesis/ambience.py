"""The garden that is heard behind everything: wind in leaves, near and far birds, a bee now and then."""

import math
from collections.abc import Callable
from random import Random
from typing import TypeAlias

from tools.synthesis.effects import hive
from tools.synthesis.score import Loop, circular_lowpass
from tools.synthesis.signal import (
    RATE,
    Signal,
    decay,
    faded,
    lowpass,
    mixed,
    noise,
    shaped,
    swell,
    through,
    tone,
)

SECONDS = 60.0

Song: TypeAlias = Callable[[Random], "Signal"]


def garden() -> Loop:
    """Give a minute of garden that closes on itself."""
    loop = Loop(SECONDS, 7)
    for channel, seed in ((loop.left, 201), (loop.right, 202)):
        add_wind(loop, channel, seed)
    stream = Random(77)
    for start, sing in calls(stream):
        song = sing(stream)
        pan = stream.uniform(-0.8, 0.8)
        far = stream.uniform(0.25, 1.0)
        loop.play(lowpass(song, 1800 + 6000 * far), start, 0.055 * far, pan, loose=0.0)
    loop.play(shaped(hive(), swell(1.15, 0.5)), 21.0, 0.03, 0.7, loose=0.0)
    loop.play(shaped(hive(), swell(1.15, 0.5)), 49.0, 0.025, -0.6, loose=0.0)
    loop.room(0.5)
    return loop


def add_wind(loop: Loop, channel: Signal, seed: int) -> None:
    """Add wind: dull noise that swells slowly, and a lighter rustle of leaves on its crests."""
    breath = closed_noise(loop.size, seed)
    dull = circular_lowpass(circular_lowpass(breath, 0.05), 0.05)
    deep = circular_lowpass(dull, 0.015)
    light = circular_lowpass(circular_lowpass(breath, 0.4), 0.5)
    # Whole numbers of waves in the loop, so that the wind's strength closes on itself too.
    waves = ((3, 0.9), (5, 2.1), (11, 4.0)) if seed % 2 else ((2, 1.4), (5, 2.6), (9, 0.3))
    for place in range(loop.size):
        if place % 64 == 0:
            turn = 2 * math.pi * place / loop.size
            strength = 0.5 + sum(math.sin(turn * wave + phase) for wave, phase in waves) / 7
        rush, leaves = dull[place] - deep[place], light[place] - dull[place]
        channel[place] += 0.5 * strength * rush + 0.06 * strength**3 * leaves


def closed_noise(size: int, seed: int) -> Signal:
    """Give noise; any stretch of it follows any other, so its end meets its start."""
    return noise(size / RATE, seed)[:size]


def calls(stream: Random) -> list[tuple[float, Song]]:
    """Say when which bird calls: a blackbird every ten seconds or so, small birds between."""
    times: list[tuple[float, Song]] = []
    at = 2.0
    while at < SECONDS - 4:
        times.append((at, stream.choice((blackbird, tit, tit, wren, sparrow))))
        at += stream.uniform(2.2, 5.4)
    return times


def chirp(seconds: float, *points: tuple[float, float]) -> Signal:
    """Whistle one syllable along points of (share of the time, pitch)."""
    path = through(*((share * seconds, pitch) for share, pitch in points))
    pure = tone(seconds, path)
    second = tone(seconds, lambda t: 2 * path(t))
    return shaped(mixed((0, 1.0, pure), (0, 0.12, second)), swell(seconds, 0.4, 0.8))


def blackbird(stream: Random) -> Signal:
    """Four or five slow flute notes and a twitter."""
    parts = []
    at = 0.0
    for _ in range(stream.randrange(4, 6)):
        low = stream.choice((1750.0, 1980.0, 2220.0, 2350.0, 2640.0))
        seconds = stream.uniform(0.14, 0.3)
        parts.append((at, 1.0, chirp(seconds, (0, low), (0.5, low * stream.uniform(0.9, 1.15)), (1, low))))
        at += seconds + stream.uniform(0.02, 0.09)
    for _ in range(5):
        high = stream.uniform(3600, 4800)
        parts.append((at, 0.3, chirp(0.045, (0, high), (1, high * 1.2))))
        at += 0.055
    return faded(mixed(*parts), 0.01, 0.05)


def tit(stream: Random) -> Signal:
    """Two notes, high and low, said three or four times."""
    parts = []
    base = stream.uniform(3500, 4100)
    for number in range(stream.randrange(3, 5)):
        at = number * 0.33
        parts.append((at, 0.8, chirp(0.12, (0, base * 1.22), (1, base * 1.2))))
        parts.append((at + 0.15, 0.7, chirp(0.13, (0, base), (1, base * 0.98))))
    return faded(mixed(*parts), 0.01, 0.05)


def wren(stream: Random) -> Signal:
    """A quick falling trill."""
    base = stream.uniform(4300, 5200)
    parts = [
        (
            number * 0.058,
            0.5 + 0.4 * math.sin(number / 3),
            chirp(0.05, (0, base - 60 * number), (1, (base - 60 * number) * 0.8)),
        )
        for number in range(14)
    ]
    return faded(mixed(*parts), 0.01, 0.05)


def sparrow(stream: Random) -> Signal:
    """Some careless chirps."""
    parts = []
    at = 0.0
    for _ in range(stream.randrange(3, 6)):
        high = stream.uniform(2900, 3500)
        note = chirp(0.085, (0, high * 0.9), (0.3, high * 1.12), (1, high * 0.82))
        parts.append((at, 0.7, shaped(note, decay(6, 0.01))))
        at += stream.uniform(0.16, 0.4)
    return faded(mixed(*parts), 0.01, 0.05)

"""Scores as text, and the loop they are played into.

A voice is written bar by bar, each note as `PITCH:BEATS` (`r` rests): `B4:1 D5:1 B4:.5 A4:.5 G4:1`.
"""

from dataclasses import dataclass
from random import Random

from tools.synthesis.instruments import jitter
from tools.synthesis.signal import RATE, Signal, add, signal


@dataclass(frozen=True, slots=True)
class Note:
    """One note of a voice: its pitch name, and when and how long in beats from the voice's start."""

    pitch: str
    start: float
    beats: float


def read_bars(bars: list[str], beats_per_bar: float) -> list[Note]:
    """Read a voice; a bar that is not full raises ValueError."""
    notes: list[Note] = []
    for number, bar in enumerate(bars):
        at = number * beats_per_bar
        for word in bar.split():
            pitch, _, length = word.partition(":")
            beats = float(length)
            if pitch != "r":
                notes.append(Note(pitch, at, beats))
            at += beats
        if abs(at - (number + 1) * beats_per_bar) > 1e-9:
            raise ValueError(f"bar {number + 1} ({bar!r}) does not hold {beats_per_bar:g} beats")
    return notes


@dataclass(frozen=True, slots=True)
class Pulse:
    """The tempo in beats a minute, and how late the second half of a beat comes (0.5 is straight)."""

    tempo: float
    swing: float = 0.5

    def seconds(self, beat: float) -> float:
        """Give the time of a beat."""
        whole = int(beat)
        part = beat - whole
        bent = part / 0.5 * self.swing if part <= 0.5 else self.swing + (part - 0.5) / 0.5 * (1 - self.swing)
        return (whole + bent) * 60 / self.tempo


class Loop:
    """Two channels that close on themselves: what rings past the end rings on at the start."""

    def __init__(self, seconds: float, seed: int) -> None:
        self.size = round(seconds * RATE)
        self.left = signal([0.0]) * self.size
        self.right = signal([0.0]) * self.size
        self.stream = Random(seed)

    def play(
        self, sound: Signal, seconds: float, gain: float, pan: float = 0.0, *, loose: float = 0.006
    ) -> None:
        """Add a sound at a time; `pan` is -1 left to 1 right; time and gain vary a little."""
        start = round((seconds + jitter(self.stream, loose)) * RATE)
        gain *= 1 + jitter(self.stream, 0.12)
        self.add(self.left, start, gain * (1 - max(0.0, pan)), sound)
        self.add(self.right, start, gain * (1 + min(0.0, pan)), sound)

    def add(self, channel: Signal, start: int, gain: float, sound: Signal) -> None:
        """Add a sound to one channel, round the end if need be."""
        start %= self.size
        while len(sound):
            fits = min(len(sound), self.size - start)
            add(channel, start, gain, sound[:fits])
            sound, start = sound[fits:], 0

    def room(self, level: float) -> None:
        """Let the sound come back from the walls of a small wooden room: early echoes, each duller."""
        taps = (
            (0.0137, 0.50),
            (0.0211, 0.42),
            (0.0313, 0.36),
            (0.0459, 0.28),
            (0.0673, 0.21),
            (0.0971, 0.14),
        )
        dry_left, dry_right = signal(self.left), signal(self.right)
        dull_left, dull_right = circular_lowpass(dry_left), circular_lowpass(dry_right)
        for number, (delay, gain) in enumerate(taps):
            shift = round(delay * RATE)
            near, far = (dull_left, dull_right) if number % 2 else (dull_right, dull_left)
            self.add(self.left, shift, gain * level, near)
            self.add(self.right, round(shift * 1.09), gain * level, far)


def circular_lowpass(source: Signal, share: float = 0.28) -> Signal:
    """Dull a closed loop; the filter has settled when the loop begins."""
    held = 0.0
    for value in source[-4000:]:
        held += share * (value - held)
    values = []
    for value in source:
        held += share * (value - held)
        values.append(held)
    return signal(values)

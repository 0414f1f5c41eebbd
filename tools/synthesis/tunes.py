"""Three quiet tunes for plucked strings, marimba and bass, each AABA, each closing on itself."""

from collections.abc import Callable
from dataclasses import dataclass

from tools.synthesis.instruments import bars, bass, brush, frequency, shaker, string
from tools.synthesis.score import Loop, Note, Pulse, read_bars
from tools.synthesis.signal import Signal

CHORDS = {
    "G": ("G2", "D3", "G3", "B3", "D4"),
    "Em7": ("E2", "B2", "G3", "B3", "D4"),
    "Em": ("E2", "B2", "G3", "B3", "E4"),
    "C": ("C3", "E3", "G3", "C4", "E4"),
    "C#dim": ("C#3", "G3", "Bb3", "C#4", "E4"),
    "G/D": ("D3", "G3", "B3", "D4", "G4"),
    "E7": ("E2", "B2", "G#3", "D4", "E4"),
    "Am": ("A2", "E3", "A3", "C4", "E4"),
    "Am7": ("A2", "E3", "G3", "C4", "E4"),
    "D7": ("D3", "A3", "C4", "F#4", "A4"),
    "D": ("D3", "A3", "D4", "F#4", "A4"),
    "F#m": ("F#2", "C#3", "F#3", "A3", "C#4"),
    "A7": ("A2", "E3", "G3", "C#4", "E4"),
    "A": ("A2", "E3", "A3", "C#4", "E4"),
    "Bm": ("B2", "F#3", "B3", "D4", "F#4"),
    "F": ("F2", "C3", "F3", "A3", "C4"),
    "Bb": ("Bb2", "F3", "Bb3", "D4", "F4"),
    "Bbm6": ("Bb2", "F3", "G3", "Db4", "F4"),
    "C7": ("C3", "G3", "Bb3", "E4", "G4"),
    "Dm": ("D3", "A3", "D4", "F4", "A4"),
    "D7b": ("D3", "A3", "C4", "F#4", "A4"),
    "Gm7": ("G2", "D3", "F3", "Bb3", "D4"),
}


@dataclass(frozen=True, slots=True)
class Part:
    """Eight bars: a melody, a second voice (may be empty), and one or two chords a bar."""

    melody: list[str]
    chords: list[str]
    answer: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Tune:
    """Pulse, beats a bar, the parts in the order played, who plays the melody in each, and a seed."""

    pulse: Pulse
    beats: int
    form: tuple[tuple[Part, str], ...]
    figure: tuple[tuple[float, int], ...]
    second_figure: tuple[tuple[float, int], ...]
    shaken: tuple[float, ...]
    seed: int

    @property
    def bars(self) -> int:
        """How many bars it has."""
        return sum(len(part.melody) for part, _ in self.form)


Voice = Callable[[str, float], Signal]


def lead_string(pitch: str, seconds: float) -> Signal:
    """The melody on a brightly plucked string."""
    return string(pitch, round(min(2.4, seconds + 0.9), 1), 0.62, 0.13)


def lead_marimba(pitch: str, seconds: float) -> Signal:
    """The melody on the marimba."""
    return bars(pitch, 1.5 if seconds > 0.4 else 1.1)


def lead_kalimba(pitch: str, seconds: float) -> Signal:
    """A voice on the kalimba."""
    return bars(pitch, 1.7 if seconds > 0.4 else 1.2, metal=True)


LEADS: dict[str, tuple[tuple[Voice, float, float], ...]] = {
    "marimba": ((lead_marimba, 0.62, 0.18),),
    "string": ((lead_string, 0.60, -0.15),),
    "both": ((lead_marimba, 0.5, 0.18), (lead_string, 0.34, -0.15)),
}


def perform(tune: Tune) -> Loop:
    """Play a tune into a loop of exactly its length."""
    loop = Loop(tune.bars * tune.beats * 60 / tune.pulse.tempo, tune.seed)
    first = 0
    for number, (part, lead) in enumerate(tune.form):
        notes = read_bars(part.melody, tune.beats)
        for voice, gain, pan in LEADS[lead]:
            sing(loop, tune, notes, first * tune.beats, voice, gain, pan)
        if part.answer:
            sing(loop, tune, read_bars(list(part.answer), tune.beats), first * tune.beats, lead_kalimba, 0.26, 0.42)
        accompany(loop, tune, part, first, tune.second_figure if number == 2 else tune.figure)
        beat_time(loop, tune, first, len(part.melody), quiet=number == 0)
        first += len(part.melody)
    loop.room(0.34)
    return loop


def sing(
    loop: Loop, tune: Tune, notes: list[Note], offset: float, voice: Voice, gain: float, pan: float
) -> None:  # fmt: skip
    """Play one voice; notes on the beat are a little stronger."""
    for note in notes:
        start = tune.pulse.seconds(offset + note.start)
        length = tune.pulse.seconds(offset + note.start + note.beats) - start
        stress = 1.0 if note.start % tune.beats == 0 else 0.9 if note.start % 1 == 0 else 0.78
        high = (440 / max(220.0, frequency(note.pitch))) ** 0.15
        loop.play(voice(note.pitch, length), start, gain * stress * high, pan)


def accompany(loop: Loop, tune: Tune, part: Part, first: int, figure: tuple[tuple[float, int], ...]) -> None:
    """Play the chords as a picked figure, and the bass below."""
    for number, bar in enumerate(part.chords):
        names = bar.split()
        for beat, degree in figure:
            chord = CHORDS[names[int(beat * len(names) / tune.beats)]]
            start = tune.pulse.seconds((first + number) * tune.beats + beat)
            stress = 1.0 if beat == 0 else 0.8
            loop.play(string(chord[degree], 1.5, 0.34, 0.27), start, 0.23 * stress, -0.38)
        for place, name in enumerate(names):
            beat = place * tune.beats / len(names)
            start = tune.pulse.seconds((first + number) * tune.beats + beat)
            loop.play(bass(low(CHORDS[name][0])), start, 0.42, 0.05, loose=0.004)
        if len(names) == 1 and tune.beats == 4:
            start = tune.pulse.seconds((first + number) * tune.beats + 2)
            loop.play(bass(low(CHORDS[names[0]][1])), start, 0.32, 0.05, loose=0.004)


def low(pitch: str) -> str:
    """Bring a bass note into the octave the bass sounds best in."""
    octave = int(pitch[-1])
    while frequency(f"{pitch[:-1]}{octave}") > 125:
        octave -= 1
    return f"{pitch[:-1]}{octave}"


def beat_time(loop: Loop, tune: Tune, first: int, length: int, *, quiet: bool) -> None:
    """Shake seeds on the light beats and tap a box, hardly to be heard."""
    for bar in range(first, first + length):
        for beat in tune.shaken:
            start = tune.pulse.seconds(bar * tune.beats + beat)
            loop.play(shaker(round(beat * 2)), start, 0.045 if beat % 1 else 0.07, 0.5)
        if not quiet:
            loop.play(brush(bar), tune.pulse.seconds(bar * tune.beats + tune.beats - 1), 0.11, -0.1)


MORNING_A = Part(
    [
        "B4:1 D5:1 B4:.5 A4:.5 G4:1",
        "E4:.5 G4:.5 A4:1 B4:2",
        "C5:1 E5:1 D5:.5 C5:.5 A4:1",
        "B4:.5 C5:.5 A4:1 F#4:2",
        "B4:1 D5:1 B4:.5 A4:.5 G4:1",
        "E4:.5 G4:.5 B4:1 D5:1.5 B4:.5",
        "C5:.5 B4:.5 A4:1 C5:.5 B4:.5 A4:.5 F#4:.5",
        "G4:2 r:1 D4:.5 G4:.5",
    ],
    ["G", "Em7", "C", "D7", "G", "Em7", "Am7 D7", "G"],
)
MORNING_A2 = Part(
    MORNING_A.melody[:6] + ["C5:.5 B4:.5 A4:1 F#4:.5 A4:.5 C5:.5 A4:.5", "G4:3 D5:.5 D5:.5"],
    MORNING_A.chords,
    (
        "r:2 D5:1 B4:1",
        "r:2 G5:.5 E5:.5 D5:1",
        "r:3 E5:.5 G5:.5",
        "F#5:1 r:1 A5:.5 F#5:.5 D5:1",
        "r:2 D5:1 G5:1",
        "r:3 B5:.5 G5:.5",
        "E5:1 r:1 F#5:1 r:1",
        "B5:.5 A5:.5 G5:1 r:2",
    ),
)
MORNING_B = Part(
    [
        "E5:3 D5:1",
        "E5:1.5 D5:.5 C#5:2",
        "D5:1 B4:1 G4:1 A4:1",
        "B4:2 G#4:2",
        "C5:1 E5:1 A5:1.5 G5:.5",
        "E5:1 D5:.5 C5:.5 A4:2",
        "F#5:1.5 E5:.5 D5:1 C5:1",
        "A4:2 r:1 D5:.5 C5:.5",
    ],
    ["C", "C#dim", "G/D", "E7", "Am", "Am7", "D7", "D7"],
    (
        "r:1 G4:.5 C5:.5 r:2",
        "r:2 G4:.5 Bb4:.5 r:1",
        "r:2 D4:.5 B3:.5 D4:1",
        "r:2 E4:.5 D4:.5 B3:1",
        "r:3 C5:.5 E5:.5",
        "r:2 G4:.5 E4:.5 C4:1",
        "r:2 A4:1 F#4:1",
        "F#4:.5 A4:.5 C5:1 r:2",
    ),
)
MORNING = Tune(
    Pulse(98, 0.6),
    4,
    ((MORNING_A, "marimba"), (MORNING_A2, "marimba"), (MORNING_B, "string"), (MORNING_A2, "both")),
    ((0, 0), (0.5, 2), (1, 3), (1.5, 4), (2, 1), (2.5, 3), (3, 2), (3.5, 4)),
    ((0, 0), (1, 2), (1, 3), (2, 1), (2.5, 4), (3, 2), (3, 3)),
    (1, 1.5, 3, 3.5),
    11,
)

DUSK_A = Part(
    [
        "F#4:2 A4:1",
        "C#5:2 A4:1",
        "B4:1.5 A4:.5 G4:1",
        "F#4:3",
        "G4:2 B4:1",
        "D5:2 B4:1",
        "A4:1.5 G4:.5 E4:1",
        "D4:2 E4:1",
    ],
    ["D", "F#m", "G", "D", "Em", "G", "A7", "D"],
)
DUSK_A2 = Part(
    DUSK_A.melody[:4] + ["G4:1 B4:1 E5:1", "D5:2 B4:1", "C#5:1.5 B4:.5 E4:1", "D4:3"],
    DUSK_A.chords,
    (
        "r:1 D5:1 F#5:1",
        "r:1 A5:2",
        "r:1 D5:1 G5:1",
        "A5:1 F#5:1 D5:1",
        "r:1 E5:1 G5:1",
        "r:1 G5:1 D5:1",
        "r:1 C#5:1 E5:1",
        "F#5:1 A5:1 D5:1",
    ),
)
DUSK_B = Part(
    [
        "D5:1.5 C#5:.5 B4:1",
        "C#5:2 A4:1",
        "B4:1.5 A4:.5 G4:1",
        "A4:3",
        "B4:1 D5:1 G5:1",
        "F#5:1.5 E5:.5 B4:1",
        "C#5:2 E5:1",
        "A4:2 G4:1",
    ],
    ["Bm", "F#m", "G", "D", "G", "Em", "A", "A7"],
    (
        "r:1 F#4:1 B4:1",
        "r:1 F#4:1 A4:1",
        "r:1 D4:1 G4:1",
        "F#4:1 D4:1 A4:1",
        "r:1 G4:1 B4:1",
        "r:1 G4:1 E4:1",
        "r:1 A4:1 C#5:1",
        "E4:1 C#4:1 E4:1",
    ),
)
DUSK_BRIDGE = Part(
    ["r:3", "r:1 A4:1 D5:1", "F#5:2 E5:1", "C#5:1 B4:1 A4:1"],
    ["D", "G", "D", "A7"],
    ("D5:1 F#5:1 A5:1", "B5:2 G5:1", "r:3", "r:3"),
)
DUSK = Tune(
    Pulse(104, 0.54),
    3,
    ((DUSK_A, "string"), (DUSK_A2, "string"), (DUSK_B, "marimba"), (DUSK_A2, "both"), (DUSK_BRIDGE, "string")),
    ((0, 0), (1, 2), (1.5, 3), (2, 4), (2.5, 3)),
    ((0, 0), (0.5, 1), (1, 2), (1.5, 3), (2, 4), (2.5, 2)),
    (1, 2),
    12,
)

POTTING_A = Part(
    [
        "r:.5 C5:.5 A4:1 F4:.5 A4:.5 C5:1",
        "r:.5 D5:.5 Bb4:1 F4:2",
        "r:.5 C5:.5 A4:1 F4:.5 G4:.5 A4:1",
        "G4:1.5 Bb4:.5 E4:2",
        "F4:.5 A4:.5 D5:1 C5:.5 A4:.5 F4:1",
        "D4:.5 F4:.5 Bb4:1 A4:.5 G4:.5 F4:1",
        "G4:.5 A4:.5 Bb4:1 Bb4:.5 A4:.5 G4:.5 E4:.5",
        "F4:2 r:2",
    ],
    ["F", "Bb", "F", "C7", "Dm", "Bb", "Gm7 C7", "F"],
)
POTTING_A2 = Part(
    POTTING_A.melody[:6] + ["G4:.5 A4:.5 Bb4:1 C5:.5 Bb4:.5 G4:.5 E4:.5", "F4:1 A4:.5 C5:.5 F5:1 r:1"],
    POTTING_A.chords,
    (
        "r:3 F5:.5 E5:.5",
        "D5:1 r:1 D5:.5 F5:.5 Bb5:1",
        "r:3 C5:.5 F5:.5",
        "E5:1 r:1 G5:.5 E5:.5 C5:1",
        "r:3 F5:.5 A5:.5",
        "r:2 D5:.5 Bb4:.5 r:1",
        "r:2 E5:1 r:1",
        "A5:1 r:3",
    ),
)
POTTING_B = Part(
    [
        "D5:2 F5:1 D5:1",
        "Db5:3 Bb4:1",
        "C5:1 A4:.5 C5:.5 F5:1 C5:1",
        "F#4:1.5 A4:.5 C5:2",
        "Bb4:.5 D5:.5 G5:1 F5:.5 D5:.5 Bb4:1",
        "A4:1 Bb4:1 D5:2",
        "E5:1.5 D5:.5 C5:1 Bb4:1",
        "G4:.5 A4:.5 Bb4:.5 B4:.5 C5:2",
    ],
    ["Bb", "Bbm6", "F", "D7b", "Gm7", "Gm7", "C7", "C7"],
    (
        "r:2 Bb4:.5 F4:.5 r:1",
        "r:1 G4:.5 Bb4:.5 r:2",
        "r:3 A4:.5 F4:.5",
        "r:2 D4:.5 F#4:.5 A4:1",
        "r:3 D4:.5 F4:.5",
        "r:2 Bb4:.5 G4:.5 D4:1",
        "r:2 G4:1 E4:1",
        "r:2 E4:.5 G4:.5 Bb4:1",
    ),
)
POTTING = Tune(
    Pulse(92, 0.63),
    4,
    ((POTTING_A, "marimba"), (POTTING_A2, "marimba"), (POTTING_B, "string"), (POTTING_A2, "both")),
    ((0, 0), (1, 2), (1, 3), (1.5, 4), (2, 1), (2.5, 3), (3, 2), (3, 4)),
    ((0, 0), (0.5, 2), (1, 3), (1.5, 4), (2, 1), (2.5, 3), (3, 2), (3.5, 4)),
    (0.5, 1.5, 2.5, 3.5),
    13,
)

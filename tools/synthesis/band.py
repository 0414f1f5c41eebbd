"""How a tune is played: who has the melody, the picked chords, the bass and the light beat."""

from collections.abc import Callable
from dataclasses import dataclass

from tools.synthesis.instruments import bars, bass, brush, frequency, shaker, string
from tools.synthesis.score import Loop, Note, Pulse, read_bars
from tools.synthesis.signal import Signal

CHORDS = {
    "Gmaj7": ("G2", "D3", "F#3", "B3", "D4"),
    "Cmaj7": ("C3", "G3", "B3", "E4", "G4"),
    "G7": ("G2", "D3", "F3", "B3", "D4"),
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


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays a voice, how loud, and from where: -1 left to 1 right."""

    voice: Voice
    gain: float
    pan: float


LEADS = {
    "marimba": (Player(lead_marimba, 0.62, 0.18),),
    "string": (Player(lead_string, 0.60, -0.15),),
    "kalimba": (Player(lead_kalimba, 0.52, 0.15),),
    "both": (Player(lead_marimba, 0.5, 0.18), Player(lead_string, 0.34, -0.15)),
}
ANSWER = Player(lead_kalimba, 0.26, 0.42)


def perform(tune: Tune) -> Loop:
    """Play a tune into a loop of exactly its length."""
    loop = Loop(tune.bars * tune.beats * 60 / tune.pulse.tempo, tune.seed)
    first = 0
    for number, (part, lead) in enumerate(tune.form):
        notes = read_bars(part.melody, tune.beats)
        for player in LEADS[lead]:
            sing(loop, tune, notes, first * tune.beats, player)
        if part.answer:
            sing(loop, tune, read_bars(list(part.answer), tune.beats), first * tune.beats, ANSWER)
        accompany(loop, tune, part, first, tune.second_figure if number == 2 else tune.figure)
        beat_time(loop, tune, first, len(part.melody), quiet=number == 0)
        first += len(part.melody)
    loop.room(0.34)
    return loop


def sing(loop: Loop, tune: Tune, notes: list[Note], offset: float, player: Player) -> None:
    """Play one voice from a beat on; notes on the beat are a little stronger."""
    for note in notes:
        start = tune.pulse.seconds(offset + note.start)
        length = tune.pulse.seconds(offset + note.start + note.beats) - start
        stress = 1.0 if note.start % tune.beats == 0 else 0.9 if note.start % 1 == 0 else 0.78
        high = (440 / max(220.0, frequency(note.pitch))) ** 0.15
        loop.play(player.voice(note.pitch, length), start, player.gain * stress * high, player.pan)


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

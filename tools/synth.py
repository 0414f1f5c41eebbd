"""Make every sound of the program: effects, five tunes and the garden's ambience, as OGG Vorbis.

Run: python tools/synth.py [NAME...] (all of them without a name; needs ffmpeg for the last step).
The same source gives the same sounds: nothing is recorded, every random number has its seed.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import wave
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.synthesis import ambience, band, effects, tunes  # noqa: E402 (the root is known only now)
from tools.synthesis.score import Loop  # noqa: E402
from tools.synthesis.signal import RATE, Signal, decibels, levelled, peak  # noqa: E402

FOLDER = ROOT / "assets" / "sounds"
Kind: TypeAlias = Literal["effect", "tune", "ambience"]


@dataclass(frozen=True, slots=True)
class Sound:
    """One file: what kind it is, how it is made, its level in dB, and its length in seconds (least, most).

    The level is that of the loudest tenth of a second for an effect, of the whole for what is a loop.
    """

    kind: Kind
    make: Callable[[], Signal | Loop]
    level: float
    seconds: tuple[float, float]


SOUNDS: Final[dict[str, Sound]] = {
    "seed_rustle": Sound("effect", effects.seed_rustle, -20.5, (0.3, 0.6)),
    "plant": Sound("effect", effects.plant, -14, (0.2, 0.6)),
    "card_slide": Sound("effect", effects.card_slide, -18.5, (0.15, 0.4)),
    "card_flip": Sound("effect", effects.card_flip, -18.5, (0.15, 0.4)),
    "pass_card": Sound("effect", effects.pass_card, -19.5, (0.3, 0.7)),
    "dice_shake": Sound("effect", effects.dice_shake, -19.5, (0.6, 1.1)),
    "dice_land": Sound("effect", effects.dice_land, -17.5, (0.4, 1.0)),
    "wood_tap": Sound("effect", effects.wood_tap, -18, (0.08, 0.2)),
    "toggle": Sound("effect", effects.toggle, -18, (0.1, 0.25)),
    "pencil": Sound("effect", effects.pencil, -20.5, (0.25, 0.6)),
    "water": Sound("effect", effects.water, -18.5, (0.8, 1.3)),
    "hive": Sound("effect", effects.hive, -19.5, (0.9, 1.4)),
    "chime_points": Sound("effect", effects.chime_points, -18.5, (0.6, 1.3)),
    "refused": Sound("effect", effects.refused, -16, (0.2, 0.5)),
    "turn": Sound("effect", effects.turn, -17.5, (0.8, 1.6)),
    "curtain": Sound("effect", effects.curtain, -21, (0.6, 1.1)),
    "harvest": Sound("effect", effects.harvest, -17.5, (0.9, 1.5)),
    "fanfare": Sound("effect", effects.fanfare, -16.5, (2.0, 4.0)),
    "menu": Sound("tune", lambda: band.perform(tunes.MORNING), -28, (60, 110)),
    "fistful": Sound("tune", lambda: band.perform(tunes.DUSK), -28, (60, 110)),
    "three_sisters": Sound("tune", lambda: band.perform(tunes.POTTING), -28, (60, 110)),
    "sunfield": Sound("tune", lambda: band.perform(tunes.MEADOW), -28, (60, 110)),
    "sprouts": Sound("tune", lambda: band.perform(tunes.GLASS), -28, (60, 110)),
    "garden": Sound("ambience", ambience.garden, -34, (60, 60)),
}
QUALITY: Final[dict[Kind, str]] = {"effect": "3", "tune": "1", "ambience": "1"}
LOOP_CEILING = -6.0


def channels_of(sound: Sound) -> list[Signal]:
    """Make the sound at its level, as one or two channels."""
    made = sound.make()
    if not isinstance(made, Loop):
        return [levelled(made, sound.level)]
    both = (made.left, made.right)
    power = sum(value * value for channel in both for value in channel) / (2 * made.size)
    gain = min(decibels(sound.level) / power**0.5, decibels(LOOP_CEILING) / max(map(peak, both)))
    return [array("d", (value * gain for value in channel)) for channel in both]


def write_wave(path: Path, channels: list[Signal]) -> None:
    """Write 16-bit samples."""
    frames = array("h", bytes(2 * len(channels) * len(channels[0])))
    for number, channel in enumerate(channels):
        frames[number :: len(channels)] = array("h", (round(value * 32767) for value in channel))
    with wave.open(str(path), "wb") as file:
        file.setnchannels(len(channels))
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(frames.tobytes())


def encode(source: Path, target: Path, quality: str) -> None:
    """Turn a wave file into OGG Vorbis, bit for bit the same every time."""
    command = [
        "ffmpeg",
        "-y",
        "-v",
        "error",
        "-i",
        str(source),
        "-map_metadata",
        "-1",
        "-fflags",
        "+bitexact",
    ]
    command += ["-flags:a", "+bitexact", "-c:a", "libvorbis", "-q:a", quality, str(target)]
    subprocess.run(command, check=True)  # noqa: S603 (our own arguments)


def main() -> None:
    """Make the sounds named on the command line, or all."""
    parser = argparse.ArgumentParser(description="Make the sounds of the program.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(SOUNDS))
    parser.add_argument("--wav", type=Path, help="also keep the uncompressed sounds in this folder")
    options = parser.parse_args()
    unknown = set(options.names) - set(SOUNDS)
    if unknown:
        parser.error(f"there is no sound {', '.join(sorted(unknown))}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        folder = options.wav or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        for name in options.names or SOUNDS:
            sound = SOUNDS[name]
            write_wave(folder / f"{name}.wav", channels_of(sound))
            encode(folder / f"{name}.wav", FOLDER / f"{name}.ogg", QUALITY[sound.kind])
            print(f"{name}.ogg  {(FOLDER / f'{name}.ogg').stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()

"""The small sounds of the table: paper and seeds, cards and wood, soil and water, and a few notes."""

import math
from random import Random

from tools.synthesis.instruments import bars, bass, string
from tools.synthesis.signal import (
    Signal,
    band,
    decay,
    faded,
    highpass,
    lowpass,
    mixed,
    noise,
    shaped,
    signal,
    swell,
    through,
    tone,
)


def knock(pitch: float, seconds: float = 0.16, seed: int = 1, hardness: float = 0.5) -> Signal:
    """Knock wood: two damped modes and a breath of noise."""
    low = shaped(tone(seconds, pitch), decay(34))
    high = shaped(tone(seconds, pitch * 2.76), decay(70))
    skin = shaped(band(noise(seconds, seed), 700, 2200 + 3000 * hardness), decay(150))
    return mixed((0.0, 1.0, low), (0.0, 0.45, high), (0.0, 0.4 + 0.5 * hardness, skin))


def grains(seconds: float, seed: int, density: float, pitch: float) -> Signal:
    """Let many tiny things fall: short clicks of resonating noise, `density` a second."""
    stream = Random(seed)
    parts = []
    at = 0.0
    while at < seconds - 0.03:
        size = stream.uniform(0.004, 0.014)
        centre = pitch * stream.uniform(0.6, 1.7)
        click = shaped(
            band(noise(size, stream.randrange(10_000)), centre * 0.6, centre * 1.6), decay(420, 0.0005)
        )
        parts.append((at, stream.uniform(0.25, 1.0), click))
        at += stream.expovariate(density)
    return mixed(*parts, (seconds - 0.001, 0.0, tone(0.001, 100)))


def seed_rustle() -> Signal:
    """A packet is picked up: paper crackles, seeds slide to one end."""
    paper = shaped(band(noise(0.34, 21), 2200, 7500), swell(0.34, 0.25))
    crackle = grains(0.3, 22, 70, 3600)
    seeds = shaped(grains(0.4, 23, 130, 5200), swell(0.4, 0.55, 1.0))
    return faded(mixed((0.0, 0.22, paper), (0.0, 0.9, crackle), (0.05, 0.8, seeds)), 0.004, 0.06)


def plant() -> Signal:
    """A seed is set: a hand pats the soil."""
    pat = shaped(tone(0.26, through((0, 128), (0.12, 62))), decay(17, 0.004))
    crumble = shaped(lowpass(noise(0.3, 31), 900, 2), decay(15, 0.004))
    crumbs = shaped(grains(0.34, 32, 60, 1500), through((0, 0.2), (0.06, 1), (0.34, 0)))
    second = shaped(lowpass(noise(0.2, 33), 700, 2), decay(22, 0.004))
    return faded(
        mixed((0, 0.9, pat), (0, 2.2, crumble), (0.05, 0.5, crumbs), (0.13, 1.2, second)), 0.003, 0.08
    )


def card_slide() -> Signal:
    """A card slides over the table."""
    sweep = shaped(band(noise(0.24, 41), 900, 5200), swell(0.24, 0.4))
    edge = shaped(highpass(noise(0.24, 42), 5500), swell(0.24, 0.3, 3))
    return faded(mixed((0, 1.0, sweep), (0, 0.25, edge)), 0.006, 0.05)


def card_flip() -> Signal:
    """A card is turned over on its edge."""
    air = shaped(band(noise(0.16, 43), 500, 2600), swell(0.16, 0.6))
    snap = shaped(band(noise(0.08, 44), 1800, 7800), decay(75, 0.001))
    board = shaped(tone(0.08, 230), decay(60))
    return faded(mixed((0, 0.55, air), (0.115, 1.0, snap), (0.117, 0.5, board)), 0.004, 0.03)


def pass_card() -> Signal:
    """A packet goes to the neighbour's crate: a slide, then it drops among the others."""
    slide = shaped(band(noise(0.34, 45), 800, 4600), swell(0.34, 0.55))
    drop = mixed(
        (0, 0.7, knock(240, 0.14, 46, 0.2)), (0, 0.5, shaped(band(noise(0.1, 47), 1500, 5000), decay(60)))
    )
    return faded(mixed((0, 0.7, slide), (0.29, 0.75, drop), (0.3, 0.5, seed_rustle()[:9000])), 0.006, 0.06)


def dice_shake() -> Signal:
    """Dice rattle in two hands."""
    stream = Random(51)
    parts = []
    for shake in range(7):
        for _ in range(4):
            at = shake * 0.115 + stream.uniform(0, 0.05)
            click = knock(stream.uniform(780, 1500), 0.05, stream.randrange(999), 0.7)
            parts.append((at, stream.uniform(0.2, 0.6), click))
    hands = shaped(lowpass(noise(0.85, 52), 900), lambda t: 0.10 * (1 + math.sin(2 * math.pi * t / 0.115)))
    return faded(lowpass(mixed(*parts, (0, 1.0, hands)), 5200), 0.004, 0.05)


def dice_land() -> Signal:
    """Dice fall on wood, bounce and lie still."""
    stream = Random(53)
    parts = []
    for die in range(3):
        at, gain, pause = 0.02 + die * 0.055, 0.9, 0.15
        while gain > 0.1:
            table = knock(stream.uniform(190, 260), 0.12, stream.randrange(999), 0.3)
            edge = knock(stream.uniform(900, 1500), 0.05, stream.randrange(999), 0.8)
            parts += [(at, gain * 0.8, table), (at, gain * 0.5, edge)]
            at += pause * stream.uniform(0.8, 1.2)
            gain *= 0.55
            pause *= 0.66
    return faded(mixed(*parts), 0.002, 0.06)


def wood_tap() -> Signal:
    """A button of wood is pressed."""
    return faded(
        mixed((0, 1.0, knock(410, 0.13, 61, 0.35)), (0.0, 0.3, knock(205, 0.13, 62, 0.1))), 0.001, 0.03
    )


def toggle() -> Signal:
    """A peg is moved over."""
    return faded(
        mixed((0, 0.7, knock(620, 0.07, 63, 0.4)), (0.055, 1.0, knock(820, 0.09, 64, 0.45))), 0.001, 0.03
    )


def pencil() -> Signal:
    """A pencil crosses a box: two strokes."""
    parts = []
    for number, (start, seconds) in enumerate(((0.0, 0.15), (0.2, 0.17))):
        grit = band(noise(seconds, 71 + number), 1900, 6500)
        rough = lowpass(noise(seconds, 73 + number), 160)
        stroke = signal(value * (0.5 + 9 * abs(low)) for value, low in zip(grit, rough, strict=True))
        parts += [
            (start, 1.0, shaped(stroke, swell(seconds, 0.35, 0.8))),
            (start, 0.16, knock(310, 0.08, 75 + number, 0.2)),
        ]
    return faded(mixed(*parts), 0.003, 0.03)


def water() -> Signal:
    """A can pours: a soft rush with bubbles in it."""
    stream = Random(81)
    rush = shaped(band(noise(1.1, 82), 600, 3400), through((0, 0), (0.15, 1), (0.75, 0.9), (1.1, 0)))
    parts = [(0.0, 0.30, rush)]
    at = 0.08
    while at < 0.95:
        base = stream.uniform(420, 1100)
        drop = shaped(tone(0.06, through((0, base), (0.06, base * 1.7))), decay(48, 0.004))
        parts.append((at, stream.uniform(0.12, 0.5), drop))
        at += stream.expovariate(26)
    return faded(mixed(*parts), 0.01, 0.12)


def hive() -> Signal:
    """Bees hum past their hive."""
    seconds = 1.15
    parts = [
        (start, gain, shaped(buzz(seconds - start, pitch * harmonic, harmonic), decay(0.1)))
        for pitch, start in ((212.0, 0.0), (227.0, 0.09), (196.0, 0.02))
        for harmonic, gain in ((1, 0.6), (2, 0.8), (3, 0.5), (4, 0.36), (6, 0.2), (8, 0.1))
    ]
    flutter = shaped(mixed(*parts), lambda t: 0.75 + 0.25 * math.sin(2 * math.pi * 23 * t))
    return faded(shaped(lowpass(flutter, 1900), swell(seconds, 0.45, 1.2)), 0.02, 0.15)


def buzz(seconds: float, pitch: float, phase: float) -> Signal:
    """Hum one partial of a bee, never quite steady."""
    waver = through((0, pitch * 0.97), (0.4, pitch * 1.03), (0.8, pitch), (1.2, pitch * 0.96))
    return tone(seconds, waver, phase)


def chime_points() -> Signal:
    """Points float up: two bright tongues of a kalimba."""
    return faded(
        mixed((0, 0.8, bars("E6", 0.9, metal=True)), (0.075, 1.0, bars("B6", 1.0, metal=True))), 0.001, 0.2
    )


def refused() -> Signal:
    """This does not go here: two low dull knocks."""
    return faded(
        mixed(
            (0, 1.0, lowpass(knock(150, 0.18, 91, 0.1), 900)),
            (0.11, 0.8, lowpass(knock(132, 0.2, 92, 0.1), 900)),
        ),
        0.003,
        0.06,
    )


def turn() -> Signal:
    """It is your turn: two gentle notes up."""
    return faded(mixed((0, 0.75, bars("G4", 0.9)), (0.16, 0.9, bars("C5", 1.2))), 0.002, 0.3)


def curtain() -> Signal:
    """A linen curtain is drawn, its rings clink on the rail."""
    cloth = shaped(band(noise(0.8, 101), 350, 2600), swell(0.8, 0.4, 1.4))
    parts = [(0.0, 1.0, cloth)]
    for number, at in enumerate((0.06, 0.15, 0.23, 0.32, 0.40, 0.5)):
        ring = shaped(tone(0.12, 2100 + 160 * (number % 3)), decay(38, 0.001))
        parts += [(at, 0.045, ring), (at, 0.10, knock(520 + 30 * number, 0.06, 102 + number, 0.4))]
    return faded(mixed(*parts), 0.01, 0.12)


def harvest() -> Signal:
    """Stalks rustle, then the crop tumbles into a basket."""
    rustle = mixed(
        (0, 0.8, shaped(band(noise(0.55, 111), 1500, 6000), swell(0.55, 0.35, 1.5))),
        (0, 0.7, shaped(grains(0.55, 112, 60, 3000), swell(0.55, 0.5, 1.0))),
    )
    stream = Random(113)
    thumps = []
    for number in range(6):
        at = 0.48 + number * 0.075 + stream.uniform(-0.015, 0.015)
        thump = lowpass(knock(stream.uniform(105, 190), 0.16, 114 + number, 0.3), 1700)
        thumps.append((at, stream.uniform(0.5, 0.95), thump))
    creak = shaped(band(noise(0.2, 121), 500, 1500), decay(18, 0.02))
    return faded(mixed((0, 0.55, rustle), *thumps, (0.52, 0.35, creak)), 0.01, 0.12)


def fanfare() -> Signal:
    """The match is over: a short warm flourish that comes to rest."""
    parts = []
    for at, pitch in (
        (0.0, "G4"),
        (0.14, "B4"),
        (0.28, "D5"),
        (0.42, "G5"),
        (0.76, "E5"),
        (0.9, "F#5"),
        (1.06, "G5"),
    ):
        parts.append((at, 0.8 if at < 1 else 1.0, bars(pitch, 1.5)))
    for number, pitch in enumerate(("G3", "B3", "D4", "G4", "B4")):
        parts.append((1.06 + number * 0.035, 0.42, string(pitch, 2.2, 0.5)))
    for number, pitch in enumerate(("G3", "D4", "G4")):
        parts.append((0.02 + number * 0.03, 0.3, string(pitch, 1.2, 0.4)))
    for number, pitch in enumerate(("C3", "E4", "G4")):
        parts.append((0.74 + number * 0.03, 0.3, string(pitch, 1.0, 0.4)))
    parts += [(0.0, 0.55, bass("G1", 0.8)), (0.74, 0.5, bass("C2", 0.6)), (1.06, 0.65, bass("G1", 1.6))]
    parts.append((1.2, 0.35, bars("D6", 1.4, metal=True)))
    return faded(mixed(*parts), 0.002, 0.6)

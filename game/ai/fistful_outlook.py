"""What a half-planted field promises: for each kind the points to expect, and the plots that are left.

The expectation is that of ``fistful_field`` (any seed to come may land on any free plot), counted by
tables: what surrounds a plot, and what stands along a line, is a number that looks up its worth. So a
search can afford it at every step.
"""

from __future__ import annotations

from typing import Final

from rules.fistful.components import APPLE, COMPONENTS, EMPTY, POTATO, WHEAT
from rules.fistful.field import FARMHOUSE, LINES, NEIGHBOURS, PLOTS, SIZE

_SEEDS: Final = COMPONENTS.seeds[0]
_AROUND: Final = [[beside for beside in NEIGHBOURS[plot] if beside != FARMHOUSE] for plot in range(SIZE)]
_KIND_CODES: Final = [5**kind for kind in range(5)] + [0]
"""The sum of these over the plots around one says how many of each kind, and how many free, there are."""

_CODES: Final = 5**5
_FREE_CODE: Final = 2
_LINE_DIGITS: Final = [_FREE_CODE, 1, 0, 0, 0, 0]
"""On a line a plot is free, a carrot or closed."""

_POTATO_OR_FREE: Final = (POTATO, EMPTY)
_FIELD: Final = 8
_MASK: Final = 255


class Outlook:
    """What may become of one field, in the order of ``KINDS``.

    ``points`` are expected when it is full, ``best`` and ``worst`` what a seed of each kind would
    add on the best and the worst free plot now.
    """

    __slots__ = ("best", "points", "worst")

    def __init__(self, points: list[float], best: list[int], worst: list[int]) -> None:
        self.points: Final = points
        self.best: Final = best
        self.worst: Final = worst


# --- tables -----------------------------------------------------------------------------------------


def _segments() -> list[list[int]]:
    """The lines of the field, cut at the farmhouse."""
    segments: list[list[int]] = []
    for line in LINES:
        run: list[int] = []
        for plot in [*line, FARMHOUSE]:
            if plot != FARMHOUSE:
                run.append(plot)
                continue
            if len(run) > 1:
                segments.append(run)
            run = []
    return segments


_SEGMENTS: Final = _segments()
_ON: Final = [
    [(number, segment.index(plot)) for number, segment in enumerate(_SEGMENTS) if plot in segment]
    for plot in range(SIZE)
]
_LINE_STEPS: Final = [[(number, 3**place) for number, place in _ON[plot]] for plot in range(SIZE)]


def _digits(code: int, base: int, count: int) -> list[int]:
    return [code // base**place % base for place in range(count)]


def _line_counts(code: int, length: int) -> int:
    """Pairs and triples on a line by their carrots and free plots, eight bits each.

    Pairs with no, one, two free plots, then triples with no to three.
    """
    digits = _digits(code, 3, length)
    total = 0
    for size, first in ((2, 0), (3, 3)):
        for place in range(length - size + 1):
            part = digits[place : place + size]
            if 0 not in part:
                total += 1 << _FIELD * (first + part.count(_FREE_CODE))
    return total


def _line_gain(code: int, length: int, place: int) -> int:
    """What a carrot on the free plot at ``place`` would add on this line (FS-4.3)."""
    digits = _digits(code, 3, length)
    before = after = 0
    while place - before > 0 and digits[place - before - 1] == 1:
        before += 1
    while place + after + 1 < length and digits[place + after + 1] == 1:
        after += 1
    if before + after == 0:
        return 0
    return 2 * (before + after + 1) - (2 * before if before > 1 else 0) - (2 * after if after > 1 else 0)


_COUNTS_OF_LENGTH: Final = [[_line_counts(code, length) for code in range(3**length)] for length in range(6)]
_LINE_COUNTS: Final = [_COUNTS_OF_LENGTH[len(segment)] for segment in _SEGMENTS]
_GAINS_OF_LENGTH: Final = [
    [[_line_gain(code, length, place) for code in range(3**length)] for place in range(length)]
    for length in range(6)
]
_LINE_GAINS: Final = [
    [(number, _GAINS_OF_LENGTH[len(_SEGMENTS[number])][place]) for number, place in _ON[plot]]
    for plot in range(SIZE)
]


def _around_counts(centre: int, code: int) -> int:
    """What a plot adds to the pairs, eight bits each.

    Wheat beside wheat, beside a free plot, apple beside apple, beside a free plot, free beside
    free, plots beside apples, beside free plots.
    """
    free, _, wheat, apples, _ = _digits(code, 5, 5)
    degree = sum(_digits(code, 5, 5))
    places = {
        EMPTY: (0, 0, 0, 0, free, 0, degree),
        WHEAT: (wheat, free, 0, 0, 0, 0, 0),
        APPLE: (0, 0, apples, free, 0, degree, 0),
    }.get(centre, ())
    return sum(count << _FIELD * place for place, count in enumerate(places))


_SMALL: Final = [code for code in range(_CODES) if sum(_digits(code, 5, 5)) <= 4]
_AROUND_COUNTS: Final = [[0] * _CODES for _ in range(5)]
_WHEAT_GAIN: Final = [0] * _CODES
_APPLE_GAIN: Final = [0] * _CODES
_POTATO_GAIN: Final = [0] * _CODES
_POTATO_BESIDE: Final = [0] * _CODES
"""What a potato beside a potato with these plants around adds to the latter."""


def _fill() -> None:
    for code in _SMALL:
        _, carrots, wheat, apples, potatoes = _digits(code, 5, 5)
        for centre in range(5):
            _AROUND_COUNTS[centre][code] = _around_counts(centre, code)
        _WHEAT_GAIN[code] = 1 + 2 * wheat
        _APPLE_GAIN[code] = carrots + wheat + potatoes
        _POTATO_GAIN[code] = sum(many for many in (carrots, wheat, apples, potatoes) if many > 1)
        _POTATO_BESIDE[code] = (0, 2, 1, 1, 1)[potatoes]


_fill()


def _chances(left: int, free: int) -> list[float]:
    """The chance that one, two and three given free plots all get a kind of which ``left`` are left."""
    chances: list[float] = []
    chance = 1.0
    for count in range(3):
        chance *= max(0, left - count) / (free - count) if free > count else 0.0
        chances.append(chance)
    return chances


_CHANCES: Final = [[_chances(left, free) for free in range(len(PLOTS) + 1)] for left in range(_SEEDS + 1)]

_company: Final[dict[int, list[float]]] = {}
"""By the seeds left of each kind: what :func:`_in_company` says of each code; -1 where nobody asked."""


def _in_company(code: int, chances: list[float]) -> float:
    """How many plants around a plot are expected not to be the only one of their kind (FS-4.4)."""
    free, *planted = _digits(code, 5, 5)
    worth = float(free + sum(planted))
    for count, chance in zip(planted, chances, strict=True):
        if count == 1:
            worth -= (1 - chance) ** free
        elif count == 0 and free > 0:
            worth -= free * chance * (1 - chance) ** (free - 1)
    return worth


# --- a field ----------------------------------------------------------------------------------------


def outlook_of(field: list[int]) -> Outlook:
    """What ``field`` promises."""
    codes = [0] * SIZE
    lines = [0] * len(_SEGMENTS)
    seen = [0, 0, 0, 0, 0]
    for plot in PLOTS:
        kind = field[plot]
        seen[kind] += 1
        code = _KIND_CODES[kind]
        for beside in _AROUND[plot]:
            codes[beside] += code
        if kind < 2:
            digit = _LINE_DIGITS[kind]
            for number, step in _LINE_STEPS[plot]:
                lines[number] += digit * step
    free = seen[0]
    chances = [_CHANCES[_SEEDS - seen[kind]][free] for kind in range(1, 5)]
    points = [_carrots(lines, chances[0]), 0.0, 0.0, 0.0]
    _beside(field, codes, chances, points)
    best, worst = _plots(field, codes, lines)
    return Outlook(points, best, worst)


def _carrots(lines: list[int], chances: list[float]) -> float:
    """2 for each carrot on each line where one is beside it: 4 a pair, less 2 a triple."""
    total = 0
    for number, code in enumerate(lines):
        total += _LINE_COUNTS[number][code]
    one, two, three = chances
    pairs = (total & _MASK) + (total >> 8 & _MASK) * one + (total >> 16 & _MASK) * two
    triples = (total >> 24 & _MASK) + (total >> 32 & _MASK) * one
    triples += (total >> 40 & _MASK) * two + (total >> 48 & _MASK) * three
    return 4 * pairs - 2 * triples


def _beside(field: list[int], codes: list[int], chances: list[list[float]], points: list[float]) -> None:
    """Fills in the ``points`` of wheat, apples and potatoes, which depend on what is beside them."""
    total = 0
    potatoes = empty = 0.0
    singles = [chance[0] for chance in chances]
    company = _company_of(field)
    for plot in PLOTS:
        kind, code = field[plot], codes[plot]
        total += _AROUND_COUNTS[kind][code]
        if kind in _POTATO_OR_FREE:
            worth = company[code]
            if worth < 0:
                worth = company[code] = _in_company(code, singles)
            if kind:
                potatoes += worth
            else:
                empty += worth
    free_pairs = total >> 32 & _MASK
    one, two = chances[1][0], chances[1][1]
    points[1] = _SEEDS + (total & _MASK) + 2 * (total >> 8 & _MASK) * one + free_pairs * two
    one, two = chances[2][0], chances[2][1]
    points[2] = (total >> 40 & _MASK) + (total >> 48 & _MASK) * one
    points[2] -= (total >> 16 & _MASK) + 2 * (total >> 24 & _MASK) * one + free_pairs * two
    points[3] = potatoes + empty * chances[3][0]


def _company_of(field: list[int]) -> list[float]:
    """The table of :func:`_in_company` for the seeds left."""
    key = field.count(1) + 7 * field.count(2) + 49 * field.count(3) + 343 * field.count(4)
    table = _company.get(key)
    if table is None:
        table = _company[key] = [-1.0] * _CODES
    return table


def _plots(field: list[int], codes: list[int], lines: list[int]) -> tuple[list[int], list[int]]:
    """What the best and the worst free plot would add for each kind."""
    more = _beside_potatoes(field, codes)
    carrots = wheat = apples = potatoes = 0  # bit n: some plot would add n points
    for plot in PLOTS:
        if field[plot]:
            continue
        code = codes[plot]
        gain = 0
        for number, gain_of in _LINE_GAINS[plot]:
            gain += gain_of[lines[number]]
        carrots |= 1 << gain
        wheat |= 1 << _WHEAT_GAIN[code]
        apples |= 1 << _APPLE_GAIN[code]
        potatoes |= 1 << _POTATO_GAIN[code] + more[plot]
    found = (carrots, wheat, apples, potatoes)
    return [_highest(bits) for bits in found], [_highest(bits & -bits) for bits in found]


def _beside_potatoes(field: list[int], codes: list[int]) -> list[int]:
    """For each plot what a potato on it would add for the potatoes beside it."""
    more = [0] * SIZE
    for plot in PLOTS:
        if field[plot] == POTATO:
            bonus = _POTATO_BESIDE[codes[plot]]
            if bonus:
                for beside in _AROUND[plot]:
                    more[beside] += bonus
    return more


def _highest(bits: int) -> int:
    """The number of the highest bit; 0 if there is none."""
    return max(0, bits.bit_length() - 1)

"""SVG path text as absolute segments: read it, move it by a matrix, measure it, write it back short."""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]
Box = tuple[float, float, float, float]

IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
CIRCLE_BOW = 0.5523
CURVE_POINTS = {"C": 3, "S": 2, "Q": 2, "T": 1}
_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_TRANSFORM = re.compile(r"(translate|scale|rotate|matrix)\(([^)]*)\)")


@dataclass(slots=True)
class Segment:
    """One absolute drawing step: `M`, `L`, `C`, `Q` or `Z` and its points in user units."""

    kind: str
    points: list[Point]


def multiply(first: Matrix, then: Matrix) -> Matrix:
    """Give the matrix that applies `then` inside the space of `first`."""
    a, b, c, d, e, f = first
    g, h, i, j, k, m = then
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


def parse_transform(text: str) -> Matrix:
    """Read a `transform` attribute into one matrix."""
    matrix = IDENTITY
    for name, inner in _TRANSFORM.findall(text):
        numbers = [float(part) for part in re.split(r"[\s,]+", inner.strip())]
        matrix = multiply(matrix, _one_transform(name, numbers))
    return matrix


def _one_transform(name: str, numbers: list[float]) -> Matrix:
    match name, numbers:
        case "translate", [x, *rest]:
            return (1.0, 0.0, 0.0, 1.0, x, rest[0] if rest else 0.0)
        case "scale", [x, *rest]:
            return (x, 0.0, 0.0, rest[0] if rest else x, 0.0, 0.0)
        case "rotate", [angle, *centre]:
            cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            turn: Matrix = (cos, sin, -sin, cos, 0.0, 0.0)
            if not centre:
                return turn
            x, y = centre
            return multiply(multiply((1.0, 0.0, 0.0, 1.0, x, y), turn), (1.0, 0.0, 0.0, 1.0, -x, -y))
        case "matrix", [a, b, c, d, e, f]:
            return (a, b, c, d, e, f)
    raise ValueError(f"unknown transform {name}{numbers}")


def apply(matrix: Matrix, point: Point) -> Point:
    """Move one point by the matrix."""
    a, b, c, d, e, f = matrix
    x, y = point
    return (a * x + c * y + e, b * x + d * y + f)


def moved(segments: list[Segment], matrix: Matrix) -> list[Segment]:
    """Give the path moved by the matrix."""
    return [Segment(part.kind, [apply(matrix, point) for point in part.points]) for part in segments]


def parse_path(text: str) -> list[Segment]:
    """Read a `d` attribute; relative, smooth, straight and arc commands become `M L C Q Z`."""
    return list(_Reader(_TOKEN.findall(text)).segments())


class _Reader:
    """Walks the tokens of one path, keeping the pen and the last control point."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens = tokens
        self.at = 0
        self.pen: Point = (0.0, 0.0)
        self.start: Point = (0.0, 0.0)
        self.control: Point | None = None

    def segments(self) -> Iterator[Segment]:
        command = ""
        while self.at < len(self.tokens):
            if self.tokens[self.at].isalpha():
                command = self.tokens[self.at]
                self.at += 1
            yield from self._step(command)
            if command in "Mm":
                command = "L" if command == "M" else "l"

    def _number(self) -> float:
        self.at += 1
        return float(self.tokens[self.at - 1])

    def _point(self, *, relative: bool) -> Point:
        x, y = self._number(), self._number()
        return (x + self.pen[0], y + self.pen[1]) if relative else (x, y)

    def _step(self, command: str) -> Iterator[Segment]:
        relative = command.islower()
        before, self.control = self.control, None
        match command.upper():
            case "Z":
                self.pen = self.start
                yield Segment("Z", [])
            case "M":
                self.pen = self.start = self._point(relative=relative)
                yield Segment("M", [self.pen])
            case "L" | "H" | "V" as kind:
                self.pen = self._straight(kind, relative=relative)
                yield Segment("L", [self.pen])
            case "C" | "S" | "Q" | "T" as kind:
                yield self._curve(kind, before, relative=relative)
            case "A":
                yield from self._arc(relative=relative)
            case _:
                raise ValueError(f"unknown path command {command!r}")

    def _straight(self, kind: str, *, relative: bool) -> Point:
        if kind == "L":
            return self._point(relative=relative)
        value = self._number()
        if kind == "H":
            return (value + (self.pen[0] if relative else 0.0), self.pen[1])
        return (self.pen[0], value + (self.pen[1] if relative else 0.0))

    def _curve(self, kind: str, before: Point | None, *, relative: bool) -> Segment:
        points: list[Point] = []
        if kind in "ST":
            points.append(_mirrored(before, self.pen))
        points += [self._point(relative=relative) for _ in range(CURVE_POINTS[kind])]
        self.pen, self.control = points[-1], points[-2]
        return Segment("C" if kind in "CS" else "Q", points)

    def _arc(self, *, relative: bool) -> Iterator[Segment]:
        radius_x, radius_y, turn = abs(self._number()), abs(self._number()), self._number()
        flags = (self._number() != 0, self._number() != 0)
        goal = self._point(relative=relative)
        yield from arc(self.pen, goal, (radius_x, radius_y), turn, flags)
        self.pen = goal


def _mirrored(control: Point | None, pen: Point) -> Point:
    return pen if control is None else (2 * pen[0] - control[0], 2 * pen[1] - control[1])


def arc(start: Point, goal: Point, radii: Point, turn: float, flags: tuple[bool, bool]) -> Iterator[Segment]:
    """Give an elliptic arc as cubic curves of at most a quarter turn (SVG 1.1, appendix F.6).

    `turn` is in degrees; `flags` are the large-arc and the sweep flag.
    """
    large, sweep = flags
    radius_x, radius_y = radii
    if not radius_x or not radius_y or start == goal:
        yield Segment("L", [goal])
        return
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    half_x, half_y = (start[0] - goal[0]) / 2, (start[1] - goal[1]) / 2
    x, y = cos * half_x + sin * half_y, -sin * half_x + cos * half_y
    grow = math.sqrt(max(1.0, (x / radius_x) ** 2 + (y / radius_y) ** 2))
    radius_x, radius_y = radius_x * grow, radius_y * grow
    spread = (x / radius_x) ** 2 + (y / radius_y) ** 2
    bow = math.sqrt(max(0.0, 1 / spread - 1)) * (-1 if large == sweep else 1)
    centre_x, centre_y = bow * radius_x * y / radius_y, -bow * radius_y * x / radius_x
    begin = math.atan2((y - centre_y) / radius_y, (x - centre_x) / radius_x)
    end = math.atan2((-y - centre_y) / radius_y, (-x - centre_x) / radius_x)
    if sweep and end < begin:
        end += 2 * math.pi
    elif not sweep and end > begin:
        end -= 2 * math.pi
    middle = ((start[0] + goal[0]) / 2, (start[1] + goal[1]) / 2)
    matrix: Matrix = multiply(
        (cos, sin, -sin, cos, middle[0], middle[1]), (radius_x, 0.0, 0.0, radius_y, centre_x, centre_y)
    )
    count = max(1, math.ceil(abs(end - begin) / (math.pi / 2) - 1e-6))
    step = (end - begin) / count
    reach = 4 / 3 * math.tan(step / 4)
    for part in range(count):
        low, high = begin + part * step, begin + (part + 1) * step
        unit = [
            (math.cos(low) - reach * math.sin(low), math.sin(low) + reach * math.cos(low)),
            (math.cos(high) + reach * math.sin(high), math.sin(high) - reach * math.cos(high)),
            (math.cos(high), math.sin(high)),
        ]
        yield Segment("C", [apply(matrix, point) for point in unit])


def ellipse_path(x: float, y: float, radius_x: float, radius_y: float) -> list[Segment]:
    """Give an ellipse as four cubic curves."""
    bow_x, bow_y = radius_x * CIRCLE_BOW, radius_y * CIRCLE_BOW
    return [
        Segment("M", [(x - radius_x, y)]),
        Segment("C", [(x - radius_x, y - bow_y), (x - bow_x, y - radius_y), (x, y - radius_y)]),
        Segment("C", [(x + bow_x, y - radius_y), (x + radius_x, y - bow_y), (x + radius_x, y)]),
        Segment("C", [(x + radius_x, y + bow_y), (x + bow_x, y + radius_y), (x, y + radius_y)]),
        Segment("C", [(x - bow_x, y + radius_y), (x - radius_x, y + bow_y), (x - radius_x, y)]),
        Segment("Z", []),
    ]


def box_of(segments: list[Segment]) -> Box:
    """Give left, top, right and bottom of the path, close enough: eight samples on every curve."""
    points: list[Point] = []
    pen: Point = (0.0, 0.0)
    for part in segments:
        if part.kind in "CQ":
            points += [_on_curve(pen, part, step / 8) for step in range(1, 8)]
        if part.points:
            pen = part.points[-1]
            points.append(pen)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs), min(ys), max(xs), max(ys))


def _on_curve(pen: Point, part: Segment, t: float) -> Point:
    chain = [pen, *part.points]
    while len(chain) > 1:
        chain = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(chain)]
    return chain[0]


def signed_area(segments: list[Segment]) -> float:
    """Give twice the signed area of the polygon through the path's points: its sign is the direction."""
    points = [point for part in segments for point in part.points]
    pairs = zip(points, points[1:] + points[:1], strict=True)
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)


def reversed_path(segments: list[Segment]) -> list[Segment]:
    """Give one closed or open subpath walked the other way round."""
    drawn = [part for part in segments if part.kind != "Z"]
    result = [Segment("M", [drawn[-1].points[-1]])]
    for position in range(len(drawn) - 1, 0, -1):
        part, before = drawn[position], drawn[position - 1].points[-1]
        result.append(Segment(part.kind, [*reversed(part.points[:-1]), before]))
    if segments[-1].kind == "Z":
        result.append(Segment("Z", []))
    return result


def number_text(value: float, digits: int) -> str:
    """Write a number with at most so many digits after the point and nothing to spare."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def path_text(segments: list[Segment], digits: int = 1) -> str:
    """Write the path with relative commands; rounding errors do not add up along the way."""
    pieces: list[str] = []
    pen: Point = (0.0, 0.0)
    start: Point = (0.0, 0.0)
    last = ""
    for part in segments:
        goals = [(round(x, digits), round(y, digits)) for x, y in part.points]
        steps = [value for x, y in goals for value in (x - pen[0], y - pen[1])]
        kind = part.kind if part.kind == "M" else part.kind.lower()
        numbers = [value for goal in goals for value in goal] if kind == "M" else steps
        if kind == "l" and abs(steps[1]) < 1e-9:
            kind, numbers = "h", steps[:1]
        elif kind == "l" and abs(steps[0]) < 1e-9:
            kind, numbers = "v", steps[1:]
        texts = [number_text(value, digits) for value in numbers]
        letter = "" if kind == last and kind in "lcqhv" else kind
        pieces.append(joined(letter, texts))
        last = kind
        if goals:
            pen = goals[-1]
        if kind == "M":
            start = pen
        elif kind == "z":
            pen = start
    return "".join(pieces)


def joined(letter: str, numbers: list[str]) -> str:
    """Write numbers after a letter, or after the numbers before, with no space that a sign replaces."""
    text = letter
    for number in numbers:
        text += number if number.startswith("-") or text == letter != "" else f" {number}"
    return text

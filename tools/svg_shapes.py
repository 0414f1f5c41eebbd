"""The shapes of an SVG file with everything they inherit: outline, paint, boxes."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass

from tools.svg_path import (
    IDENTITY,
    Box,
    Matrix,
    Segment,
    box_of,
    ellipse_path,
    moved,
    multiply,
    number_text,
    parse_path,
    parse_transform,
)

SVG = "{http://www.w3.org/2000/svg}"
PAINT = (
    "fill",
    "fill-opacity",
    "fill-rule",
    "stroke",
    "stroke-width",
    "stroke-opacity",
    "stroke-linejoin",
    "stroke-linecap",
    "stroke-dasharray",
)


@dataclass(slots=True)
class Shape:
    """One painted thing: its outline in user units, its paint, and the boxes of all that was merged in."""

    paint: dict[str, str]
    outline: list[Segment]
    boxes: list[Box]
    matrix: Matrix = IDENTITY
    source: ET.Element | None = None
    single: bool = True
    lonely: bool = False

    @property
    def filled(self) -> bool:
        return self.paint.get("fill", "#000000") != "none"

    @property
    def stroked(self) -> bool:
        return self.paint.get("stroke", "none") != "none"


def overlap(first: Box, second: Box) -> bool:
    """Say whether two boxes share any area."""
    return first[0] < second[2] and second[0] < first[2] and first[1] < second[3] and second[1] < first[3]


def grown(box: Box, by: float) -> Box:
    """Give the box widened on all sides."""
    return (box[0] - by, box[1] - by, box[2] + by, box[3] + by)


def is_similar(matrix: Matrix) -> bool:
    """Say whether the matrix keeps shapes: turning, moving and even scaling, no mirroring."""
    a, b, c, d, _, _ = matrix
    return abs(a - d) < 1e-6 and abs(b + c) < 1e-6


def walk(element: ET.Element, matrix: Matrix, paint: dict[str, str]) -> Iterator[Shape]:
    """Give every shape below the element with what it inherits."""
    for child in element:
        tag = child.tag.removeprefix(SVG)
        if tag == "defs":
            continue
        own = paint | {name: child.attrib[name] for name in PAINT if name in child.attrib}
        inner = multiply(matrix, parse_transform(child.get("transform", "")))
        if tag == "g":
            yield from walk(child, inner, own)
            continue
        yield make_shape(child, tag, inner, own)


def outline_of(element: ET.Element, tag: str) -> list[Segment]:
    """Give the element's own outline before any transform."""

    def number(name: str) -> float:
        return float(element.get(name, "0"))

    match tag:
        case "path":
            return parse_path(element.get("d", ""))
        case "ellipse":
            return ellipse_path(number("cx"), number("cy"), number("rx"), number("ry"))
        case "circle":
            return ellipse_path(number("cx"), number("cy"), number("r"), number("r"))
        case "rect":
            x, y, width, height = number("x"), number("y"), number("width"), number("height")
            round_x = min(float(element.get("rx", element.get("ry", "0"))), width / 2)
            round_y = min(float(element.get("ry", element.get("rx", "0"))), height / 2)
            if not round_x:
                return parse_path(f"M{x} {y}H{x + width}V{y + height}H{x}Z")
            corner = f"A{round_x} {round_y} 0 0 1 "
            return parse_path(
                f"M{x + round_x} {y}H{x + width - round_x}{corner}{x + width} {y + round_y}"
                f"V{y + height - round_y}{corner}{x + width - round_x} {y + height}"
                f"H{x + round_x}{corner}{x} {y + height - round_y}V{y + round_y}{corner}{x + round_x} {y}Z"
            )
        case "polygon":
            return parse_path(f"M{element.get('points', '')}Z")
    raise ValueError(f"cannot slim a {tag} element")


def make_shape(element: ET.Element, tag: str, matrix: Matrix, paint: dict[str, str]) -> Shape:
    """Read one element; its transform is worked into the points where that changes nothing seen."""
    outline = outline_of(element, tag)
    stroke = float(paint.get("stroke-width", "1")) if paint.get("stroke", "none") != "none" else 0.0
    scale = (abs(matrix[0] * matrix[3] - matrix[1] * matrix[2])) ** 0.5
    box = grown(box_of(moved(outline, matrix)), stroke * scale / 2 + 0.3)
    turned = abs(matrix[1]) > 1e-6 or abs(matrix[2]) > 1e-6
    gradient = any(value.startswith("url(") for value in (paint.get("fill", ""), paint.get("stroke", "")))
    if not is_similar(matrix) or (gradient and turned) or "stroke-dasharray" in paint:
        return Shape(paint, outline, [box], matrix, element, lonely=True)
    if stroke:
        paint = paint | {"stroke-width": number_text(stroke * scale, 1 if stroke * scale >= 1 else 2)}
    baked = moved(outline, matrix)
    source = element if matrix == IDENTITY else None
    return Shape(paint, baked, [box], IDENTITY, source, sum(part.kind == "M" for part in baked) == 1)

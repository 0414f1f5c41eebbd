"""Make SVG files quick to rasterise without a visible change.

The rasteriser walks the whole picture once for every fill and every stroke, so many small shapes of the
same paint cost as much as many large ones. Shapes of one paint become one path where nothing that lies
between them in drawing order overlaps; coordinates are rounded; what cannot be seen is dropped.

Run: python tools/svg_slim.py FILE... (rewrites the files in place, prints what was gained)
"""

import argparse
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

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
    path_text,
    reversed_path,
    signed_area,
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
LOOK_BACK = 4000


@dataclass(slots=True)
class Shape:
    """One painted thing: its outline in user units, its paint, and the boxes of all that was merged in."""

    paint: dict[str, str]
    outline: list[Segment]
    boxes: list[Box]
    matrix: Matrix = IDENTITY
    source: ET.Element | None = None
    single: bool = True
    key: tuple[object, ...] = field(default=())

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
        return Shape(paint, outline, [box], matrix, element)
    if stroke:
        paint = paint | {"stroke-width": number_text(stroke * scale, 1 if stroke * scale >= 1 else 2)}
    baked = moved(outline, matrix)
    source = element if matrix == IDENTITY else None
    shape = Shape(paint, baked, [box], IDENTITY, source, sum(part.kind == "M" for part in baked) == 1)
    shape.key = merge_key(shape)
    return shape


def merge_key(shape: Shape) -> tuple[object, ...]:
    """Give what two shapes must share to become one; empty for a shape that stays alone."""
    left, top, right, bottom = box_of(shape.outline)
    fill, stroke = shape.paint.get("fill", "#000000"), shape.paint.get("stroke", "none")
    if stroke.startswith("url(") or shape.paint.get("fill-rule") == "evenodd":
        return ()
    # A gradient runs over the shape's box: only shapes with the very same box may share one.
    extent: tuple[object, ...] = ()
    if fill.startswith("url("):
        extent = (round(top), round(bottom), round(left), round(right))
    return (*(shape.paint.get(name, "") for name in PAINT), *extent)


def may_join(group: Shape, shape: Shape) -> bool:
    """Say whether the shape can be part of the group's path without a visible change."""
    if not shape.filled and shape.paint.get("stroke-opacity", "1") == "1":
        return True
    if shape.filled and not shape.stroked and group.single and shape.single and not see_through(shape):
        return True
    return not any(overlap(box, shape.boxes[0]) for box in group.boxes)


def see_through(shape: Shape) -> bool:
    """Say whether what lies below shows through the fill."""
    return shape.paint.get("fill-opacity", "1") != "1"


def merged(shapes: list[Shape]) -> list[Shape]:
    """Join shapes of one paint with an earlier one if nothing drawn in between lies over the spot."""
    result: list[Shape] = []
    for shape in shapes:
        if shape.filled and shape.single and shape.key and signed_area(shape.outline) < 0:
            shape.outline = reversed_path(shape.outline)
            shape.source = None
        place = find_group(result, shape) if shape.key else None
        if place is None:
            result.append(shape)
            continue
        place.outline += shape.outline
        place.boxes += shape.boxes
        place.single = place.single and shape.single
        place.source = None
    return result


def find_group(drawn: list[Shape], shape: Shape) -> Shape | None:
    """Find the nearest earlier shape that can take this one in."""
    for other in reversed(drawn[-LOOK_BACK:]):
        if other.key == shape.key and may_join(other, shape):
            return other
        if any(overlap(box, shape.boxes[0]) for box in other.boxes):
            return None
    return None


def is_seen(shape: Shape, view: Box) -> bool:
    """Say whether the shape lies in the picture and is large enough to be seen."""
    if not any(overlap(box, view) for box in shape.boxes):
        return False
    return shape.filled or shape.stroked


def element_text(shape: Shape) -> str:
    """Write one shape as an element."""
    attributes = {name: short_value(name, shape.paint[name]) for name in PAINT if name in shape.paint}
    if not shape.stroked:
        attributes = {name: value for name, value in attributes.items() if not name.startswith("stroke")}
    attributes = {name: value for name, value in attributes.items() if (name, value) not in DEFAULTS}
    paint = "".join(f' {name}="{value}"' for name, value in attributes.items())
    if shape.matrix != IDENTITY:
        numbers = " ".join(number_text(value, 4 if place < 4 else 2) for place, value in enumerate(shape.matrix))
        paint += f' transform="matrix({numbers})"'
    source = shape.source
    if source is not None and source.tag != f"{SVG}path":
        tag = source.tag.removeprefix(SVG)
        places = "".join(f' {name}="{short_value(name, source.attrib[name])}"' for name in PLACES[tag] if name in source.attrib)
        return f"<{tag}{places}{paint}/>"
    return f'<path d="{path_text(shape.outline, digits_for(shape))}"{paint}/>'


DEFAULTS = {("fill-opacity", "1"), ("stroke-opacity", "1"), ("fill-rule", "nonzero"), ("rx", "0")}
PLACES = {
    "ellipse": ("cx", "cy", "rx", "ry"),
    "circle": ("cx", "cy", "r"),
    "rect": ("x", "y", "width", "height", "rx", "ry"),
    "polygon": ("points",),
}


def digits_for(shape: Shape) -> int:
    """Give the digits after the point: two where a scale makes the units large or the shape is tiny."""
    left, top, right, bottom = box_of(shape.outline)
    small = max(right - left, bottom - top) < 8 and len(shape.boxes) == 1
    return 2 if small or abs(shape.matrix[0]) > 1.5 else 1


def short_value(name: str, value: str) -> str:
    """Write an attribute's value short."""
    if name in ("fill", "stroke") or name.startswith("stroke-line") or name in ("fill-rule", "stroke-dasharray", "points"):
        return value.lower() if value.startswith("#") else value
    return number_text(float(value), 2)


def slim(text: str) -> str:
    """Give the same picture in fewer shapes."""
    root = ET.fromstring(text)  # noqa: S314 (our own files)
    width, height = (float(part) for part in root.attrib["viewBox"].split()[2:])
    shapes = [shape for shape in walk(root, IDENTITY, {}) if is_seen(shape, (0.0, 0.0, width, height))]
    body = [element_text(shape) for shape in merged(shapes)]
    used = set(re.findall(r"url\(#([^)]+)\)", "".join(body)))
    paints = [node for defs in root.findall(f"{SVG}defs") for node in defs if node.get("id") in used]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}">'
    lines = [head]
    if paints:
        lines += ["<defs>", *(gradient_text(node) for node in paints), "</defs>"]
    return "\n".join([*lines, *body, "</svg>", ""])


def gradient_text(node: ET.Element) -> str:
    """Write one gradient on one line."""
    ET.register_namespace("", "http://www.w3.org/2000/svg")
    text = ET.tostring(node, encoding="unicode").replace(' xmlns="http://www.w3.org/2000/svg"', "")
    return re.sub(r"\s*\n\s*", "", text).replace(" />", "/>").strip()


def main() -> None:
    """Slim every file named on the command line."""
    parser = argparse.ArgumentParser(description="Make SVG files quick to rasterise.")
    parser.add_argument("files", nargs="+", type=Path)
    for path in parser.parse_args().files:
        before = path.read_text(encoding="utf-8")
        after = slim(before)
        path.write_text(after, encoding="utf-8")
        count_before, count_after = (len(re.findall(r"<(?:path|rect|ellipse|circle|polygon)", text)) for text in (before, after))
        print(f"{path.name}: {count_before} -> {count_after} shapes, {len(before)} -> {len(after)} bytes")


if __name__ == "__main__":
    main()
